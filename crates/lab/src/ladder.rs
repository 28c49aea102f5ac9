//! One player against all others that have a name: levels, frozen players, exploiters. The dice of a pair of games are the
//! same against every opponent, and an exploiter is met only on the sides that it is a plan for.

use crate::arena::{Outcome, Terms};
use crate::{Contender, Start, wilson};
use serde::Serialize;
use std::sync::Arc;

/// What all matches of a ladder have in common.
pub struct Ladder {
    /// Who is measured.
    pub player: Contender,
    /// The seed of every match.
    pub seed: u64,
    /// Scenarios with their games before the first step.
    pub starts: Arc<[Start]>,
}

impl Ladder {
    /// The match against this opponent.
    pub fn against(&self, opponent: &Contender) -> Terms {
        Terms {
            players: [self.player.clone(), opponent.clone()],
            sides: opponent.sides(),
            seed: self.seed,
            starts: self.starts.clone(),
            records: false,
        }
    }
}

/// How the player did against an opponent.
#[derive(Serialize, Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Rung {
    pub opponent: String,
    pub games: u32,
    /// Share of the points, with its 95 % interval over single games (Wilson's): wide enough for few games and near the ends.
    pub share: f64,
    pub low: f64,
    pub high: f64,
    /// Share of the points as invader and as defender; none where the opponent has no plan for the other side.
    pub as_invader: Option<f64>,
    pub as_defender: Option<f64>,
    /// Actions that the rules refused, and games without an end.
    pub trouble: u32,
}

impl Rung {
    /// The figures of these games, of which the player was the first.
    pub fn new(opponent: &Contender, games: &[Outcome]) -> Rung {
        let mean = |of: &dyn Fn(&Outcome) -> bool| {
            let points: Vec<f64> = games.iter().filter(|game| of(game)).map(Outcome::points).collect();
            (!points.is_empty()).then(|| points.iter().sum::<f64>() / points.len() as f64)
        };
        let won = games.iter().filter(|game| game.winner == Some('a')).count() as u32;
        let (low, high) = wilson(won, games.len() as u32);
        let unfinished = games.iter().filter(|game| game.winner.is_none()).count() as u32;
        Rung {
            opponent: opponent.name.clone(),
            games: games.len() as u32,
            share: mean(&|_| true).unwrap_or(0.5),
            low,
            high,
            as_invader: mean(&Outcome::a_invades),
            as_defender: mean(&|game| !game.a_invades()),
            trouble: unfinished + games.iter().map(|game| game.refusals[0] + game.refusals[1]).sum::<u32>(),
        }
    }
}

/// Puts them into the order in which they are told: the opponent against whom the player does worst comes last.
pub fn order(rungs: &mut [Rung]) {
    rungs.sort_by(|a, b| b.share.total_cmp(&a.share).then_with(|| a.opponent.cmp(&b.opponent)));
}
