//! Whoever plays in a match: a level, perhaps with an effort and weights of its own.

use dragonrage_ai::{Effort, Level, Planner, Player, Weights};

/// A player of a match.
#[derive(Clone, Debug)]
pub struct Contender {
    /// As it was called.
    pub name: String,
    /// How strong it is.
    pub level: Level,
    /// How hard it thinks, if not as hard as its level does.
    pub effort: Option<Effort>,
    /// What it weighs, if not what its level does.
    pub weights: Option<Weights>,
}

impl Contender {
    /// The level as it is.
    pub fn plain(level: Level) -> Contender {
        Contender { name: level.code().to_owned(), level, effort: None, weights: None }
    }

    /// A level with these weights.
    pub fn weighing(level: Level, weights: Weights) -> Contender {
        Contender { weights: Some(weights), ..Contender::plain(level) }
    }

    /// A player for one game.
    pub fn player(&self, seed: u64) -> Box<dyn Player> {
        let weights = self.weights.clone().unwrap_or_else(|| self.level.weights());
        match self.effort {
            Some(effort) => Box::new(Planner::new(seed, weights, effort)),
            None => self.level.weighing(seed, &weights),
        }
    }

    /// The weights as text: what tells two contenders of one name apart.
    pub fn own_weights(&self) -> Option<String> {
        self.weights.as_ref().map(Weights::to_toml)
    }
}
