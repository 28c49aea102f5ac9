//! Two seats and a server in one hand: what every test of a log needs. What is random in a real game is not here.

#![allow(dead_code, reason = "no test needs all of it")]

use dragonrage_dice::{Chain, GameId, Link, Mix, Party, Version};
use dragonrage_online::{
    Beginning, By, Clock, Custody, Due, Entry, Joining, Line, Match, Refused, Sides, Stage, Terms,
};
use dragonrage_rules::record::Header;
use dragonrage_rules::{Action, Components, notation};
use std::sync::Arc;

pub const ID: GameId = GameId([3; 8]);
pub const MIX: Mix = Mix([7; 32]);

/// A game and its log.
#[derive(Clone)]
pub struct Desk {
    pub components: Arc<Components>,
    pub game: Match,
    pub log: Vec<Entry>,
    pub now: u64,
}

pub fn chain(party: Party) -> Chain {
    Chain::new(ID, party, Link([party.code() as u8; 32]))
}

pub fn terms(components: &Components, scenario: &str, sides: Sides, clock: Option<Clock>) -> Terms {
    let options = components.scenario(scenario).unwrap().options;
    let header = Header::new(components, scenario, options).text();
    Terms { header, sides, clock, public: false, delay: 0, secret: None }
}

pub fn first_line(terms: Terms, version: Version) -> Entry {
    let (server, root) = (chain(Party::Server).root(), chain(Party::One).root());
    let (name, custody, promise) = ("Ann".to_owned(), Custody::Entrusted, MIX.commitment());
    let dice = version.number();
    let beginning = Beginning { game: ID, terms, name, server, root, promise, custody, dice };
    Entry { seq: 0, at: 1, by: By::One, id: None, line: Line::New(Box::new(beginning)).to_string() }
}

impl Desk {
    /// A game that waits for somebody.
    pub fn offered(components: &Arc<Components>, terms: Terms, version: Version) -> Result<Desk, Refused> {
        let first = first_line(terms, version);
        let game = Match::begin(components, &first)?;
        Ok(Desk { components: components.clone(), game, log: vec![first], now: 1000 })
    }

    /// Somebody has joined, and the maker's mix is open.
    pub fn begun(components: &Arc<Components>, terms: Terms, version: Version) -> Desk {
        let mut desk = Desk::offered(components, terms, version).unwrap();
        let (name, root) = ("Bob".to_owned(), chain(Party::Two).root());
        let joining = Joining { name, root, mix: Mix([9; 32]), custody: Custody::Entrusted };
        desk.write(By::Two, &Line::Join(Box::new(joining))).unwrap();
        desk.write(By::One, &Line::Open(MIX)).unwrap();
        desk.attend();
        desk
    }

    pub fn write(&mut self, by: By, line: &Line) -> Result<(), Refused> {
        let entry = self.game.entry(by, None, line, self.now);
        self.game.take(&entry)?;
        self.log.push(entry);
        Ok(())
    }

    pub fn notation(&self, action: Action) -> Line {
        Line::Act(notation::print(&self.game.game().components().roster, action))
    }

    /// What follows by itself.
    pub fn attend(&mut self) {
        loop {
            let line = match self.game.due() {
                Ok(Due::Dice { index, dice }) => {
                    let values = Party::ALL.map(|party| chain(party).value(index).unwrap());
                    let Some(Action::Roll { a, b }) = self.game.roll_of(index, &values, dice) else { return };
                    let opened =
                        std::array::from_fn(|n| self.game.opened(Party::ALL[n], index).is_none().then_some(values[n]));
                    Line::Roll { a, b, opened }
                }
                Ok(Due::Formality(action)) => self.notation(action),
                _ => return,
            };
            self.write(By::Server, &line).unwrap();
        }
    }

    /// Plays so many decisions; a phase ends when nothing else can be done, so that dice fall.
    pub fn play(&mut self, decisions: usize) {
        for n in 0..decisions {
            let (Some(seat), Stage::Playing) = (self.game.decides(), self.game.stage()) else { return };
            let mut legal = Vec::new();
            self.game.game().legal_actions(&mut legal);
            legal.retain(|a| !matches!(a, Action::Concede(_) | Action::Stop));
            if legal.iter().any(|a| *a != Action::Done) {
                legal.retain(|a| *a != Action::Done);
            }
            let action = legal[n * 7919 % legal.len()];
            self.write(By::from(seat), &self.notation(action)).unwrap();
            self.attend();
        }
    }

    /// The log, read anew, comes to the same game.
    pub fn reads_again(&self) -> bool {
        Match::read(&self.components, &self.log)
            .is_ok_and(|again| again.head() == self.game.head() && again.record() == self.game.record())
    }
}
