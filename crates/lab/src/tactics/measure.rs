//! The share of the positions that a level solves.

use super::{Needs, TOLERANCE, Tactic};
use dragonrage_ai::{Level, Solver, TooBig};
use dragonrage_rules::notation;
use serde::Serialize;

/// Dice in the players' heads: the same for everybody.
const SEED: u64 = 1;

/// How a level did.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Share {
    pub level: &'static str,
    pub positions: usize,
    pub solved: usize,
    pub share: f64,
    /// Solved and all, by what a position takes.
    pub needs: Vec<(&'static str, usize, usize)>,
    pub results: Vec<Solved>,
}

/// How a level did in one position.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Solved {
    pub id: String,
    pub needs: &'static str,
    /// The exact value, and what the level reaches.
    pub best: f64,
    pub reached: f64,
    pub solved: bool,
    pub slip: Option<Slip>,
}

/// The decision that cost most.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Slip {
    pub done: String,
    pub done_value: f64,
    pub better: Vec<String>,
    pub better_value: f64,
    #[serde(skip)]
    pub shown: dragonrage_ai::Slip,
}

impl Share {
    /// Counts what a level solved of all positions.
    pub fn new(level: Level, all: &[Tactic], results: Vec<Solved>) -> Share {
        let solved = results.iter().filter(|r| r.solved).count();
        let of = |needs: Needs| {
            let these = results.iter().filter(|r| r.needs == needs.code());
            (needs.code(), these.clone().filter(|r| r.solved).count(), these.count())
        };
        Share {
            level: level.code(),
            positions: all.len(),
            solved,
            share: solved as f64 / all.len().max(1) as f64,
            needs: Needs::ALL.map(of).to_vec(),
            results,
        }
    }
}

impl Solved {
    /// Lets a level play a position along all dice.
    pub fn new(tactic: &Tactic, solver: &mut Solver, level: Level) -> Result<Solved, TooBig> {
        let best = solver.value(&tactic.game)?;
        let followed = solver.follow(&tactic.game, level.player(SEED).as_ref())?;
        let roster = &tactic.game.components().roster;
        let slip = followed.slip.map(|s| Slip {
            done: notation::print(roster, s.done),
            done_value: s.value,
            better: s.better.iter().map(|a| notation::print(roster, *a)).collect(),
            better_value: s.best,
            shown: s,
        });
        Ok(Solved {
            id: tactic.id.clone(),
            needs: tactic.needs.code(),
            best,
            reached: followed.value,
            solved: followed.value >= best - TOLERANCE,
            slip,
        })
    }
}
