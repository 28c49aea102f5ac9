//! The file of puzzles held against the solver: what it states is exact, and the wrong way is worse.

use super::{BUDGET, TOLERANCE, write};
use dragonrage_ai::{Solver, TooBig};
use dragonrage_rules::{Action, Components, Game, Silent};
use dragonrage_table::puzzles::{Open, Puzzle};
use std::sync::Arc;

/// What of a puzzle is wrong, in English, one line each.
pub fn wrong(components: &Arc<Components>, puzzle: &Puzzle) -> Vec<String> {
    let Some(open) = puzzle.open(components) else { return vec!["it cannot be read".to_owned()] };
    compare(puzzle, &open).unwrap_or_else(|e| vec![e.to_string()])
}

fn compare(puzzle: &Puzzle, open: &Open) -> Result<Vec<String>, TooBig> {
    let mut found = Vec::new();
    let mut solver = Solver::new(&open.game, open.question.clone(), BUDGET);
    let value = solver.value(&open.game)?;
    if write(value) != puzzle.value {
        found.push(format!("value: expected {}; found {}", puzzle.value, write(value)));
    }
    match after(&open.game, &open.best) {
        Some(best) if !open.best.is_empty() && solver.reaches(&best, value)? => {}
        _ => found.push("best: these steps lose something, or are not possible".to_owned()),
    }
    if !open.tempting.is_empty() {
        match after(&open.game, &open.tempting) {
            Some(tempting) => {
                let worth = solver.value(&tempting)?;
                if write(worth) != puzzle.worth {
                    found.push(format!("worth: expected {}; found {}", puzzle.worth, write(worth)));
                }
                if worth >= value - TOLERANCE {
                    found.push("tempting: these steps are as good as the best".to_owned());
                }
            }
            None => found.push("tempting: these steps are not possible".to_owned()),
        }
    }
    Ok(found)
}

/// The position after a line; `None` if it is not possible.
fn after(game: &Game, steps: &[Action]) -> Option<Game> {
    let mut game = game.clone();
    steps.iter().all(|step| game.apply(*step, &mut Silent).is_ok()).then_some(game)
}
