//! How hard a puzzle is: who finds the answer, how few of the choices are good, how long the answer is, and whether the
//! enemy's reply must be foreseen. Players are not told the question; people are: so who finds it is not all that counts.

use crate::tactics::TOLERANCE;
use dragonrage_ai::{Level, Solver, TooBig};
use dragonrage_rules::{Action, Game};

/// The easiest puzzle.
const EASIEST: f64 = 800.0;

/// The levels that are asked, the weakest first, with the points of what they find.
const FINDERS: [(Level, f64); 3] = [(Level::Squire, 0.0), (Level::Knight, 250.0), (Level::Dragonlord, 400.0)];

/// The points of what nobody finds.
const NOBODY: f64 = 500.0;

/// Points for every halving of the share of good choices, and most halvings.
const HALVING: f64 = 80.0;
const MOST_HALVINGS: f64 = 5.0;

/// Points for every step of the answer after the first, ends of phases aside, and most steps.
const STEP: f64 = 60.0;
const MOST_STEPS: f64 = 5.0;

/// Points for a reply that must be foreseen.
const REPLY: f64 = 200.0;

/// Dice in the players' heads: the same for everybody.
const SEED: u64 = 1;

/// The rating, from 800 to 2200: 800, and 0, 250 or 400 if squire, knight or dragonlord is the weakest who finds it, 500 if
/// nobody does; 80 for every halving of the share of good choices, at most 400; 60 for every further step, at most 300; 200
/// for a reply.
pub fn rating(game: &Game, solver: &mut Solver, share: f64, best: &[Action]) -> Result<u16, TooBig> {
    let value = solver.value(game)?;
    let mut found = NOBODY;
    for (level, points) in FINDERS {
        let followed = solver.follow(game, level.player(SEED).as_ref())?;
        if followed.value >= value - TOLERANCE {
            found = points;
            break;
        }
    }
    let steps = best.iter().filter(|a| **a != Action::Done).count();
    Ok(rated(found, share, steps, solver.question().span > 1))
}

fn rated(found: f64, share: f64, steps: usize, reply: bool) -> u16 {
    let halvings = libm::log2(1.0 / share.clamp(0.001, 1.0)).min(MOST_HALVINGS);
    let further = (steps.saturating_sub(1) as f64).min(MOST_STEPS);
    let reply = if reply { REPLY } else { 0.0 };
    (EASIEST + found + HALVING * halvings + STEP * further + reply).round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_go_from_800_to_2200() {
        assert_eq!(rated(0.0, 1.0, 1, false), 800);
        assert_eq!(rated(250.0, 0.25, 2, false), 1270);
        assert_eq!(rated(NOBODY, 0.0, 40, true), 2200);
    }
}
