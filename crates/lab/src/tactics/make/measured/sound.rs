//! Is a question what the game wants? Asked is the game: to win now, or not to have lost when the reply is over. It is sound
//! if one way of play keeps the best chance of both, so that whoever plays for the game need not give up one for the other.
//! It is final if there is no tomorrow: whoever does not win now has lost, or can win for certain. No level is asked.

use super::super::Solved;
use crate::tactics::TOLERANCE;
use dragonrage_ai::{Goal, Question, Solver, TooBig};
use dragonrage_rules::{Action, Decision, Game, Silent};

/// Positions that the other question may need.
const BUDGET: u64 = 250_000;

/// Longest line until dice fall.
const LONGEST: usize = 40;

/// How much a question has to do with the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stakes {
    /// Who does what is asked gives something else away.
    Unsound,
    /// Nothing is given away, but there may be another day.
    Sound,
    /// The game is decided here.
    Final,
}

/// Is there a line, until dice fall or the turn is over, that keeps what is asked, and the other chance too?
pub fn sound(solved: &mut Solved) -> Result<Stakes, TooBig> {
    let asked = &solved.question;
    let (goal, span) = match asked.span {
        1 => (Goal::Survive, 2),
        _ => (Goal::Win, 1),
    };
    let mut other = Solver::new(&solved.game, Question { side: asked.side, goals: vec![goal], span }, BUDGET);
    let also = other.value(&solved.game)?;
    let last = asked.span > 1 || solved.value >= 1.0 - TOLERANCE || also <= solved.value + TOLERANCE;
    let mut game = solved.game.clone();
    for _ in 0..LONGEST {
        let decides = matches!(game.decision(), Decision::Side(side, _) if side == solved.question.side);
        if !decides || !solved.solver.first_turn(&game) {
            return Ok(if last { Stakes::Final } else { Stakes::Sound });
        }
        match both(&game, &mut solved.solver, solved.value, &mut other, also)? {
            Some(next) => game = next,
            None => return Ok(Stakes::Unsound),
        }
    }
    Ok(Stakes::Unsound)
}

/// The position after an action that keeps both chances.
fn both(game: &Game, solver: &mut Solver, value: f64, other: &mut Solver, also: f64) -> Result<Option<Game>, TooBig> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    for action in legal.into_iter().filter(|a| !matches!(a, Action::Concede(_))) {
        let mut next = game.clone();
        if next.apply(action, &mut Silent).is_ok()
            && solver.reaches(&next, value)?
            && other.reaches(&next, also - TOLERANCE)?
        {
            return Ok(Some(next));
        }
    }
    Ok(None)
}
