//! Random Dragon Rage: the list of legal actions, and one of them applied, trusted since it was listed. Dice are actions like any other; nobody gives up.

use crate::{Chance, Contest};
use dragonrage_rules::{Action, Game, Setup, Silent, position};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A game of a scenario.
pub struct Dragons {
    start: Game,
    game: Game,
    legal: Vec<Action>,
    chance: Chance,
}

impl Dragons {
    pub fn new(scenario: &str) -> Dragons {
        let components = dragonrage_data::embedded();
        let options = components.scenario(scenario).map(|s| s.options).expect("a printed scenario");
        let setup = Setup::fresh(&components, scenario, options).expect("a printed scenario");
        let start = Game::new(&components, &setup).expect("a printed scenario is a game");
        Dragons { game: start.clone(), start, legal: Vec::with_capacity(1024), chance: Chance(1) }
    }
}

/// Gives up, or stops: what a side may do at any time.
fn yields(action: &Action) -> bool {
    matches!(action, Action::Concede(_) | Action::Stop)
}

/// One of them, but for giving up and stopping; `None` if there is nothing else.
fn choose(legal: &[Action], chance: &mut Chance) -> Option<Action> {
    if legal.iter().all(yields) {
        return None;
    }
    loop {
        match *legal.get(chance.below(legal.len().max(1)))? {
            action if yields(&action) => {}
            action => return Some(action),
        }
    }
}

impl Contest for Dragons {
    fn step(&mut self) -> usize {
        self.game.legal_actions(&mut self.legal);
        // Nobody may be left with nothing to do but to give up: such a position is a fault of the rules, and worth telling.
        if !self.legal.is_empty() && self.legal.iter().all(yields) {
            eprintln!("{:?}\n{}", self.game.decision(), position::print(self.game.components(), &self.game.setup()));
        }
        match choose(&self.legal, &mut self.chance) {
            Some(action) => self.game.apply_listed(action, &mut Silent),
            None => self.game.clone_from(&self.start),
        }
        self.legal.len()
    }
}

/// A number over everything that random games list, and over where they get to.
pub fn trace(scenario: &str, games: u64) -> u64 {
    let mut table = Dragons::new(scenario);
    let mut hasher = DefaultHasher::new();
    for _ in 0..games {
        for step in 0.. {
            let listed = table.step();
            table.legal.hash(&mut hasher);
            if step % 32 == 0 {
                position::checksum(&table.game).hash(&mut hasher);
                format!("{:?}", table.game.decision()).hash(&mut hasher);
            }
            if listed == 0 {
                break;
            }
        }
    }
    hasher.finish()
}
