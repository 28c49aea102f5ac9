//! Examples of play: positions of `cases/` that stand beside rules, with what is done and rolled in them. The file is written
//! from the cases themselves (crates/cases/tests/examples.rs); the sentences about them are chapter B of the rulebook.

use dragonrage_rules::{Action, Components, Event, Game, Hex, What, notation, position};
use std::collections::BTreeSet;
use std::sync::Arc;

/// First line of the file.
pub const HEADER: &str = "dragonrage examples 1";

/// An example as it stands in the file; [`Example::open`] makes a game of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Example {
    /// Its id in the rulebook: `X-01`.
    pub id: String,
    /// The case that it is.
    pub case: String,
    /// The rule that it stands beside.
    pub rule: String,
    /// What is done and rolled, in notation.
    pub play: Vec<String>,
    /// The lines of the position.
    pub position: String,
}

/// Reads the file; `None` if it is none.
pub fn parse(text: &str) -> Option<Vec<Example>> {
    let mut lines = text.lines().map(str::trim);
    if lines.next() != Some(HEADER) {
        return None;
    }
    let mut all: Vec<Example> = Vec::new();
    for line in lines.filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let (key, value) = line.split_once(' ')?;
        if key == "example" {
            all.push(Example { id: value.to_owned(), ..Example::default() });
            continue;
        }
        let example = all.last_mut()?;
        match key {
            "case" => example.case = value.to_owned(),
            "rule" => example.rule = value.to_owned(),
            "play" => example.play = value.split(';').map(|s| s.trim().to_owned()).collect(),
            _ => example.position.extend([line, "\n"]),
        }
    }
    Some(all)
}

impl Example {
    /// Its lines in the file.
    pub fn print(&self) -> String {
        let Example { id, case, rule, play, position } = self;
        format!("\nexample {id}\ncase {case}\nrule {rule}\nplay {}\n{position}", play.join("; "))
    }

    /// The position, and what is done in it; `None` if the text is no example for these components.
    pub fn open(&self, components: &Arc<Components>) -> Option<(Game, Vec<Action>)> {
        let setup = position::parse(components, &format!("{}\n{}", position::HEADER, self.position)).ok()?;
        let game = Game::new(components, &setup).ok()?;
        let play = self.play.iter().map(|s| notation::parse(&components.roster, s).ok()).collect::<Option<Vec<_>>>()?;
        Some((game, play))
    }
}

/// The hexes in which something happens: those of every unit that is no longer as it was.
pub fn touched(game: &Game, play: &[Action]) -> BTreeSet<Hex> {
    let (_, after) = happens(game, play);
    let changed =
        game.units().zip(after.units()).filter(|((id, was), (_, is))| was != is || game.major(*id) != after.major(*id));
    changed.flat_map(|((_, before), (_, after))| before.hex().into_iter().chain(after.hex())).collect()
}

/// What happens when this is played: the events that are worth telling, and the game after them.
pub fn happens(game: &Game, play: &[Action]) -> (Vec<Event>, Game) {
    let (mut events, mut after) = (Vec::new(), game.clone());
    for action in play {
        if after.apply(*action, &mut events).is_err() {
            break;
        }
    }
    events.retain(|e| !matches!(e.what, What::PhaseBegan { .. } | What::TurnBegan { .. }));
    (events, after)
}
