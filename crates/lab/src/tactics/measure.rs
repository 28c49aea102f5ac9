//! The share of the positions that a level solves.

use super::{Idea, Needs, TOLERANCE, Tactic};
use crate::Contender;
use dragonrage_ai::{Solver, TooBig};
use dragonrage_rules::{Game, Status, notation};
use serde::Serialize;

/// Dice in the players' heads: the same for everybody.
const SEED: u64 = 1;

/// With at most so many units on the map players ask the solver, too.
pub const FEW: usize = 8;

/// Units on the map, or still to come.
pub fn units(game: &Game) -> usize {
    game.units().filter(|(_, u)| matches!(u.status, Status::OnMap | Status::Waiting)).count()
}

/// How a level did.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Share {
    pub level: String,
    /// Which positions: written by hand, made, or those of a folder of one's own.
    pub suite: &'static str,
    pub positions: usize,
    pub solved: usize,
    pub share: f64,
    /// Solved and all, by what a position takes.
    pub needs: Vec<(&'static str, usize, usize)>,
    /// The same by theme, of positions that tell theirs.
    pub themes: Vec<(&'static str, usize, usize)>,
    /// The same of those with more than eight units, where no player asks the solver (`endgame` in `crates/ai`).
    pub company: (usize, usize),
    pub results: Vec<Solved>,
}

/// How a level did in one position.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Solved {
    pub id: String,
    pub needs: &'static str,
    pub theme: Option<&'static str>,
    /// Units on the map, or still to come.
    pub units: usize,
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
    pub fn new(level: &Contender, suite: &'static str, all: &[Tactic], results: Vec<Solved>) -> Share {
        let solved = results.iter().filter(|r| r.solved).count();
        let row = |code: &'static str, fits: &dyn Fn(&Solved) -> bool| {
            let these = results.iter().filter(|r| fits(r));
            (code, these.clone().filter(|r| r.solved).count(), these.count())
        };
        let needs = Needs::ALL.map(|needs| row(needs.code(), &|r| r.needs == needs.code()));
        let themes = Idea::ALL.map(|idea| row(idea.code(), &|r| r.theme == Some(idea.code())));
        let (_, apart, many) = row("", &|r| r.units > FEW);
        Share {
            level: level.name.clone(),
            suite,
            positions: all.len(),
            solved,
            share: solved as f64 / all.len().max(1) as f64,
            needs: needs.to_vec(),
            themes: themes.into_iter().filter(|(_, _, all)| *all > 0).collect(),
            company: (apart, many),
            results,
        }
    }
}

impl Solved {
    /// Lets a level play a position along all dice.
    pub fn new(tactic: &Tactic, solver: &mut Solver, level: &Contender) -> Result<Solved, TooBig> {
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
            theme: tactic.idea.map(Idea::code),
            units: units(&tactic.game),
            best,
            reached: followed.value,
            solved: followed.value >= best - TOLERANCE,
            slip,
        })
    }
}
