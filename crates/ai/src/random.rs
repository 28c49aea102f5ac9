//! Takes any legal action, all equally likely, but never gives up and never stops early.

use crate::{Player, Rng};
use dragonrage_rules::{Action, Game};

/// The player without a plan.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
    legal: Vec<Action>,
}

impl Random {
    /// A player with a sequence of its own.
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::new(seed), legal: Vec::new() }
    }
}

/// Does the game go on after this action? Giving up and stopping are never a move of ours by chance.
pub(crate) fn goes_on(action: Action) -> bool {
    !matches!(action, Action::Concede(_) | Action::Stop | Action::Roll { .. })
}

impl Player for Random {
    fn act(&mut self, game: &Game) -> Option<Action> {
        game.legal_actions(&mut self.legal);
        self.legal.retain(|a| goes_on(*a));
        let n = self.rng.below(self.legal.len());
        self.legal.get(n).copied()
    }
}
