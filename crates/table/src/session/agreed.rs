//! What is agreed before a game.

use crate::Who;
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Components, Options, Side};

/// What is agreed before a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Agreed {
    /// The scenario's id.
    pub scenario: String,
    /// House options; the scenario's own unless changed.
    pub options: Options,
    /// Who plays which side.
    pub players: BySide<Who>,
    /// The seed of dice and computer players.
    pub seed: u64,
}

impl Agreed {
    /// The scenario with its own options: a person against a computer player.
    pub fn usual(components: &Components, scenario: &str, mine: Side, against: Who, seed: u64) -> Option<Agreed> {
        let options = components.scenario(scenario)?.options;
        let players = match mine {
            Side::Invader => BySide { invader: Who::Human, defender: against },
            Side::Defender => BySide { invader: against, defender: Who::Human },
        };
        Some(Agreed { scenario: scenario.to_owned(), options, players, seed })
    }

    /// The head of the record.
    pub fn header(&self, components: &Components) -> Option<Header> {
        components.scenario(&self.scenario)?;
        let name = |side: Side| self.players[side].code().to_owned();
        let players = BySide { invader: name(Side::Invader), defender: name(Side::Defender) };
        Some(Header { players, ..Header::new(components, &self.scenario, self.options) })
    }
}
