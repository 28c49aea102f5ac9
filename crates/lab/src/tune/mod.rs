//! Better weights by self-play. Every game is a game of the arena; what is learnt from it the [`Tuner`] knows.

mod tuner;

pub use tuner::Tuner;

use crate::arena::{Outcome, Terms};
use crate::contender::Contender;
use crate::crew;
use crate::start::Start;
use crate::stats::Score;
use dragonrage_ai::{Level, Weights};
use dragonrage_rules::Side;
use std::sync::Arc;

/// What the VP of a game count beside the victory: how a game was lost tells something too.
const PART_OF_VP: f32 = 0.3;

/// What is to be played in every round.
pub struct Practice {
    /// Games of a round; they are played in pairs, the scenarios by turns.
    pub games: u32,
    /// The seed.
    pub seed: u64,
    /// Games at the same time.
    pub threads: usize,
    /// Scenarios with their games before the first step.
    pub starts: Arc<[Start]>,
}

/// What a round brought.
pub struct Round {
    /// By how much the first game of each pair went better for the invader than the second.
    pub better: Vec<f32>,
    /// Share of the games that the invader won.
    pub invader: f32,
    /// Mean VP.
    pub vp: f32,
}

impl Practice {
    fn pairs(&self) -> usize {
        self.games.div_ceil(2) as usize
    }

    /// Games of a round, and of the proof: whole pairs.
    pub fn len(&self) -> usize {
        2 * self.pairs()
    }

    /// Is there nothing to play?
    pub fn is_empty(&self) -> bool {
        self.games == 0
    }

    /// One round: pairs of games with the same dice, whose players lean to opposite sides. `played` hears of every game.
    pub fn round(&self, tuner: &Tuner, played: impl FnMut()) -> Round {
        let game = |n: usize| {
            let pair = n / 2;
            let weights = tuner.variant(pair as u32, n % 2 == 1);
            // The number names dice and scenario; an even one lets player A invade.
            let number = 2 * (tuner.round as usize * self.pairs() + pair);
            self.terms([weights.clone(), weights]).play(number).outcome
        };
        let games = crew::in_order(self.threads, self.len(), game, played);
        let count = games.len() as f32;
        let worth = |o: &Outcome| {
            let goal = self.starts.iter().find(|(id, _)| *id == o.scenario).map_or(1, |(_, game)| game.goal().max(1));
            o.points() as f32 + PART_OF_VP * (f32::from(o.vp) / f32::from(goal)).min(1.0)
        };
        Round {
            better: games.chunks_exact(2).map(|pair| worth(&pair[0]) - worth(&pair[1])).collect(),
            invader: games.iter().map(|o| o.points() as f32).sum::<f32>() / count,
            vp: games.iter().map(|o| f32::from(o.vp)).sum::<f32>() / count,
        }
    }

    /// A match of what was found against what the search began with, with dice that it has not seen.
    pub fn proof(&self, found: &Weights, begin: &Weights, played: impl FnMut()) -> Score {
        let terms = Terms { seed: !self.seed, ..self.terms([found.clone(), begin.clone()]) };
        let games = crew::in_order(self.threads, self.len(), |n| terms.play(n).outcome, played);
        let mut score = Score::default();
        for pair in games.chunks_exact(2) {
            score.add(pair[0].points() + pair[1].points());
        }
        score
    }

    fn terms(&self, weights: [Weights; 2]) -> Terms {
        let players = weights.map(|w| Contender::weighing(Level::Squire, w));
        Terms { players, sides: &Side::BOTH, seed: self.seed, starts: self.starts.clone(), records: false }
    }
}
