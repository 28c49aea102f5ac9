//! Whoever decides for a side, and the levels that there are.

use crate::lapses::Lapses;
use crate::portfolio::Weighting;
use crate::{Effort, Planner, Random, Squire, Weights};
use dragonrage_rules::{Action, Game, Side};

/// A computer player. One value plays one game, for one side or for both.
pub trait Player: Fork + Send {
    /// Answers the decision that is due. `None` only where no side has to decide: dice are due, or the game is over.
    fn act(&mut self, game: &Game) -> Option<Action>;

    /// Thinks on so many threads from now on, if it can; what it plays stays the same.
    fn spread(&mut self, _threads: usize) {}

    /// Thinks no longer than so many seconds in a player-turn, by this clock, if it plans at all; with more time it thinks more.
    /// What it plays then depends on how fast the machine is.
    fn within(&mut self, _clock: fn() -> f64, _seconds: f64) {}

    /// Positions tried so far: what a budget counts.
    fn nodes(&self) -> u64 {
        0
    }

    /// Would it give up this game, whose moves it has just thought about? Tables with people ask; a match is played to its end.
    fn hopeless(&self, _game: &Game) -> bool {
        false
    }
}

/// A second player in the same state: whoever follows a player along all dice needs one for each roll.
pub trait Fork {
    /// Thinks on as this one would.
    fn fork(&self) -> Box<dyn Player>;
}

impl<P: Player + Clone + 'static> Fork for P {
    fn fork(&self) -> Box<dyn Player> {
        Box::new(self.clone())
    }
}

/// How strong a computer player is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action, all equally likely.
    Random,
    /// Judges like a squire, but fears the enemy less, overlooks some of its units, and takes what is nearly the best.
    Page,
    /// Takes what looks best at once, with exact odds.
    Squire,
    /// Looks a whole turn ahead, the enemy's answer included.
    Knight,
    /// The same, farther and wider.
    Dragonlord,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Page, Level::Squire, Level::Knight, Level::Dragonlord];

    /// The word on the command line and in results.
    pub const fn code(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Dragonlord => "dragonlord",
        }
    }

    /// The level with this word.
    pub fn from_code(s: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|l| l.code() == s)
    }

    /// Does it judge positions by weights?
    pub const fn weighs(self) -> bool {
        !matches!(self, Level::Random)
    }

    /// How hard it thinks, if it plans.
    pub const fn effort(self) -> Option<Effort> {
        match self {
            Level::Random | Level::Page | Level::Squire => None,
            Level::Knight => Some(Effort::KNIGHT),
            Level::Dragonlord => Some(Effort::DRAGONLORD),
        }
    }

    /// What it thinks positions are worth.
    pub fn weights(self) -> Weights {
        match self {
            Level::Random | Level::Squire => Weights::squire(),
            Level::Page => Side::BOTH.iter().fold(Weights::squire(), |w, side| Weighting::Bold.weights(&w, *side)),
            Level::Knight | Level::Dragonlord => Weights::knight(),
        }
    }

    /// A player of this level with other weights than its own.
    pub fn weighing(self, seed: u64, weights: &Weights) -> Box<dyn Player> {
        let squire = || Squire::new(seed, weights.clone());
        match (self, self.effort()) {
            (_, Some(effort)) => Box::new(Planner::new(seed, weights.clone(), effort)),
            (Level::Random, _) => Box::new(Random::new(seed)),
            (Level::Page, _) => Box::new(squire().erring(Lapses::PAGE)),
            _ => Box::new(squire()),
        }
    }

    /// A player of this level; equal seeds play equally.
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        self.weighing(seed, &self.weights())
    }
}
