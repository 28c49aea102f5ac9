//! Makes puzzles: takes positions of games, leaves few units, asks what sound play would ask, solves it exactly, and keeps
//! what has one clear best action and a tempting wrong one. Equal seeds make equal puzzles. Positions that measure are made
//! of the same parts (`measured`).

mod ask;
mod clear;
pub mod measured;
mod rate;
mod reduce;
mod source;

pub use clear::MARGIN;

use super::{TOLERANCE, Tactic, write};
use ask::{Asked, questions};
use clear::{Choices, Clarity, Unclear, choices};
use dragonrage_ai::{Goal, Level, Question, Rng, Solver};
use dragonrage_rules::{Action, Components, Decision, Game, Side, Silent, UnitId, notation};
use dragonrage_table::puzzles::{Puzzle, Theme, goal};
use std::sync::Arc;

/// Positions that the answer of a made puzzle may need: a browser has it within a second or two.
pub const BUDGET: u64 = 60_000;

/// Positions for everything else that is asked about it: other ways, and what players do.
const MORE: u64 = 1_500_000;

/// Chances below this are no hope to plan with.
const LEAST: f64 = 0.2;

/// Most puzzles of one kind of question in one game: the same idea again and again is one idea.
const PER_KIND: usize = 2;

/// Questions that are tried in one position, by the player-turns that they span: a reply is long to compute.
const PER_POSITION: [usize; 2] = [10, 2];

/// Armies that are tried, the larger first: own units, enemies, and positions that may be tried for them.
const SIZES: [[(usize, usize, u64); 3]; 2] =
    [[(3, 3, 25_000), (2, 2, 40_000), (1, 2, BUDGET)], [(2, 2, 20_000), (1, 2, 30_000), (1, 1, 40_000)]];

/// Puzzles of the n-th game of a seed.
pub fn of_game(components: &Arc<Components>, seed: u64, n: u32) -> Vec<Puzzle> {
    let Some(source) = source::source(components, seed, n) else { return Vec::new() };
    let mut rng = Rng::new(seed.wrapping_add(0x5eed).wrapping_mul(u64::from(n) + 1));
    let mut found: Vec<(Vec<&'static str>, Puzzle)> = Vec::new();
    for game in &source.positions {
        let Decision::Side(side, _) = game.decision() else { continue };
        let mut asked = questions(game, side);
        let mut left = PER_POSITION;
        while !asked.is_empty() {
            let one = asked.swap_remove(rng.below(asked.len()));
            let kinds = kinds(&one.goals);
            let left = &mut left[usize::from(one.span > 1)];
            if *left == 0 || found.iter().filter(|(k, _)| *k == kinds).count() >= PER_KIND {
                continue;
            }
            *left -= 1;
            if let Some(mut puzzle) = reduced(game, side, &one) {
                let letter = char::from(b'a' + found.len().min(25) as u8);
                puzzle.id = format!("{}-{n}{letter}", source.scenario);
                found.push((kinds, puzzle));
                break;
            }
        }
    }
    found.into_iter().map(|(_, puzzle)| puzzle).collect()
}

/// What kinds of goals these are.
fn kinds(goals: &[Goal]) -> Vec<&'static str> {
    let kind = |goal: &Goal| match goal {
        Goal::Win => "win",
        Goal::Survive => "survive",
        Goal::Destroyed(_) | Goal::Raze(_) => "raze",
        Goal::Spared(_) | Goal::Guard(_) => "guard",
        Goal::Kill(_) => "kill",
        Goal::Keep(_) => "keep",
        Goal::Cripple(..) => "cripple",
    };
    goals.iter().map(kind).collect()
}

/// A position with its question, solved.
#[derive(Clone)]
struct Solved {
    game: Game,
    question: Question,
    solver: Solver,
    value: f64,
    choices: Choices,
    clarity: Clarity,
}

/// The puzzle of a question, with as few units as it needs.
fn reduced(game: &Game, side: Side, asked: &Asked) -> Option<Puzzle> {
    let question = Question { side, goals: asked.goals.clone(), span: asked.span };
    for (own, enemies, budget) in SIZES[usize::from(asked.span > 1)] {
        let Some(small) = reduce::few(game, asked, side, own, enemies) else { continue };
        match examine(&small, &question, budget, Clarity::One) {
            Ok(solved) => return finished(shrunk(solved, &asked.named, BUDGET)),
            Err(Unclear::TooBig | Unclear::Either(_)) => {}
            Err(Unclear::Plain) => return None,
        }
    }
    None
}

/// Solves a position; units that have several ways and need none have ended their moves.
fn examine(game: &Game, question: &Question, budget: u64, clarity: Clarity) -> Result<Solved, Unclear> {
    let mut game = game.clone();
    for _ in 0..3 {
        if !matches!(game.decision(), Decision::Side(side, _) if side == question.side) {
            return Err(Unclear::Plain);
        }
        let mut solver = Solver::new(&game, question.clone(), budget);
        if solver.settled(&game).is_some() {
            return Err(Unclear::Plain);
        }
        let value = solver.value(&game)?;
        if value < LEAST {
            return Err(Unclear::Plain);
        }
        solver.allow(MORE);
        match choices(&game, &mut solver, value, clarity) {
            Ok(choices) => {
                return Ok(Solved { game, question: question.clone(), solver, value, choices, clarity });
            }
            Err(Unclear::Either(Some(unit))) => {
                // It may stand where it stands, if that is as good: then it has moved already.
                let stays = reduce::ended(&game, unit).ok_or(Unclear::Either(None))?;
                if stays == game || !solver.reaches(&stays, value)? {
                    return Err(Unclear::Either(None));
                }
                game = stays;
            }
            Err(why) => return Err(why),
        }
    }
    Err(Unclear::Either(None))
}

/// Leaves out, one after another, whoever plays no part.
fn shrunk(mut solved: Solved, named: &[UnitId], budget: u64) -> Solved {
    let units: Vec<UnitId> = solved.game.units().filter(|(_, u)| u.on_map()).map(|(id, _)| id).collect();
    for unit in units.into_iter().filter(|u| !named.contains(u)) {
        let Some(fewer) = reduce::without(&solved.game, unit) else { continue };
        if let Ok(other) = examine(&fewer, &solved.question, budget, solved.clarity)
            && (other.value - solved.value).abs() < 1e-9
            && other.choices.second.1 >= solved.choices.second.1 - 1e-9
        {
            solved = other;
        }
    }
    solved
}

/// The puzzle, with its answer, the tempting way, and how hard it is.
fn finished(mut solved: Solved) -> Option<Puzzle> {
    let Answered { best, tempting } = answered(&mut solved)?;
    let (game, value, solver) = (&solved.game, solved.value, &mut solved.solver);
    let rating = rate::rating(game, solver, solved.choices.share, &best).ok()?;
    let roster = &game.components().roster;
    let told = |steps: &[Action]| steps.iter().map(|a| notation::print(roster, *a)).collect::<Vec<_>>();
    Some(Puzzle {
        id: String::new(),
        themes: Theme::of(&solved.question, &best),
        rating,
        ask: solved.question.goals.iter().map(|g| goal::write(roster, *g)).collect(),
        span: solved.question.span,
        best: told(&best),
        value: write(value),
        tempting: told(&tempting.0),
        worth: write(tempting.1),
        position: Puzzle::lines_of(game),
    })
}

/// What to do, and what is tempting and worse, with its value.
struct Answered {
    best: Vec<Action>,
    tempting: (Vec<Action>, f64),
}

/// The answer of a position with something to decide.
fn answered(solved: &mut Solved) -> Option<Answered> {
    let (game, value, solver) = (&solved.game, solved.value, &mut solved.solver);
    // Both sides are needed for a question.
    let sides: Vec<Side> = game.units().filter(|(_, u)| u.on_map()).filter_map(|(_, u)| u.side).collect();
    if !Side::BOTH.iter().all(|s| sides.contains(s)) {
        return None;
    }
    let best = solver.line(game).ok()?;
    if best.is_empty() || best.iter().all(|a| *a == Action::Done) {
        return None;
    }
    let tempting = match squire_errs(game, solver, value) {
        Some(errs) => errs,
        None => stays(game, solver, value, solved.choices.second.0.clone())?,
    };
    Some(Answered { best, tempting })
}

/// A way that is worse if it ends there: where the unit could still go on to the right place, the phase ends.
fn stays(game: &Game, solver: &mut Solver, value: f64, mut steps: Vec<Action>) -> Option<(Vec<Action>, f64)> {
    let mut game = game.clone();
    steps.iter().try_for_each(|step| game.apply(*step, &mut Silent)).ok()?;
    let mut worth = solver.value(&game).ok()?;
    if worth > value - MARGIN {
        game.apply(Action::Done, &mut Silent).ok()?;
        steps.push(Action::Done);
        worth = solver.value(&game).ok()?;
    }
    (worth <= value - MARGIN + 1e-9).then_some((steps, worth))
}

/// What the squire does before dice fall, if it gives the chance away: what looks best at once is what tempts.
fn squire_errs(game: &Game, solver: &mut Solver, value: f64) -> Option<(Vec<Action>, f64)> {
    let mut squire = Level::Squire.player(1);
    let (mut game, mut steps) = (game.clone(), Vec::new());
    while steps.len() < 40
        && solver.first_turn(&game)
        && matches!(game.decision(), Decision::Side(side, _) if side == solver.question().side)
    {
        let action = squire.act(&game)?;
        game.apply(action, &mut Silent).ok()?;
        steps.push(action);
        let now = solver.value(&game).ok()?;
        if now < value - MARGIN {
            return Some((steps, now));
        }
    }
    None
}

/// A position that was made by hand as a puzzle.
pub fn of_tactic(tactic: &Tactic) -> Option<Puzzle> {
    let mut solver = tactic.solver();
    let value = solver.value(&tactic.game).ok()?;
    let values = tactic.values(&mut solver).ok()?;
    let kept = values.iter().filter(|(v, _)| *v >= value - TOLERANCE).count();
    let rating =
        rate::rating(&tactic.game, &mut solver, kept as f64 / values.len().max(1) as f64, &tactic.best.steps).ok()?;
    let roster = &tactic.game.components().roster;
    let told = |steps: &[Action]| steps.iter().map(|a| notation::print(roster, *a)).collect::<Vec<_>>();
    Some(Puzzle {
        id: tactic.id.clone(),
        themes: Theme::of(&tactic.question, &tactic.best.steps),
        rating,
        ask: tactic.question.goals.iter().map(|g| goal::write(roster, *g)).collect(),
        span: tactic.question.span,
        best: told(&tactic.best.steps),
        value: tactic.best.value.clone(),
        tempting: tactic.tempting.as_ref().map(|t| told(&t.steps)).unwrap_or_default(),
        worth: tactic.tempting.as_ref().map(|t| t.value.clone()).unwrap_or_default(),
        position: Puzzle::lines_of(&tactic.game),
    })
}

/// Is this the puzzle of the position that was made by hand, as it stands today?
pub fn is_of(puzzle: &Puzzle, tactic: &Tactic) -> bool {
    let roster = &tactic.game.components().roster;
    let told = |steps: &[Action]| steps.iter().map(|a| notation::print(roster, *a)).collect::<Vec<_>>();
    puzzle.position == Puzzle::lines_of(&tactic.game)
        && puzzle.best == told(&tactic.best.steps)
        && puzzle.value == tactic.best.value
}

/// Does a puzzle ask the same of the same units in the same places as another?
pub fn same(a: &Puzzle, b: &Puzzle) -> bool {
    let essence = |p: &Puzzle| -> Vec<String> {
        let lines = p.position.lines().filter(|l| l.starts_with("unit ") || l.starts_with("phase "));
        lines.map(str::to_owned).chain(p.ask.iter().cloned()).collect()
    };
    essence(a) == essence(b)
}
