//! Does it matter what is done first? For people there must be one clear best action: in a movement phase every unit may
//! have at most one hex that keeps the chance, in others there may be one kind of attack or one spell; everything else must
//! be worse by a margin. For measuring it is enough that half of what can be tried, and doing nothing, are worse.

use super::reduce::ended;
use dragonrage_ai::{Solver, TooBig};
use dragonrage_rules::{Action, Choice, Decision, Game, Hex, Silent, UnitId};
use std::collections::BTreeMap;

/// By how much everything else must be worse.
pub const MARGIN: f64 = 0.1;

/// With more places than this a unit has too much choice to tell them all.
const MOST_STOPS: usize = 160;

/// How much must depend on the first thing that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clarity {
    /// One best action, for people.
    One,
    /// Half of everything is wrong, for measuring.
    Half,
}

/// What one tries: a unit in a hex, or something done.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Try {
    At(UnitId, Hex),
    Do(String),
}

/// What there is to choose from in a position with one clear best action.
#[derive(Clone, Debug)]
pub struct Choices {
    /// Share of the tries that keep the value.
    pub share: f64,
    /// The best of the others: its steps and its value.
    pub second: (Vec<Action>, f64),
}

/// Why a position is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unclear {
    /// Too much to compute.
    TooBig,
    /// Nothing to choose, or nothing that matters.
    Plain,
    /// This unit has several ways that are as good.
    Either(Option<UnitId>),
}

impl From<TooBig> for Unclear {
    fn from(_: TooBig) -> Unclear {
        Unclear::TooBig
    }
}

/// Looks at everything that can be tried first.
pub fn choices(game: &Game, solver: &mut Solver, value: f64, clarity: Clarity) -> Result<Choices, Unclear> {
    let good = value - MARGIN + 1e-9;
    let mut idle = game.clone();
    if idle.apply(Action::Done, &mut Silent).is_ok() && solver.value(&idle)? >= good {
        return Err(Unclear::Plain);
    }
    let mut tries: BTreeMap<Try, (f64, Vec<Action>)> = BTreeMap::new();
    let mut note = |key: Try, value: f64, steps: Vec<Action>| {
        let known = tries.entry(key).or_insert((-1.0, Vec::new()));
        if value > known.0 {
            *known = (value, steps);
        }
    };
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal.retain(|a| !matches!(a, Action::Concede(_)));
    let moving = matches!(game.decision(), Decision::Side(_, Choice::Move));
    let mut movers: Vec<UnitId> = Vec::new();
    if moving {
        movers = legal.iter().filter_map(|a| a.unit()).collect();
        movers.sort();
        movers.dedup();
    }
    for unit in &movers {
        let reach = game.reach(*unit);
        if reach.stops().len() > MOST_STOPS {
            return Err(Unclear::TooBig);
        }
        for (n, stop) in reach.stops().iter().enumerate() {
            let steps = reach.path(n);
            let mut there = game.clone();
            if !steps.iter().all(|s| there.apply(*s, &mut Silent).is_ok()) {
                continue;
            }
            if stop.chance.is_some() || there.outcome().is_some() {
                note(Try::At(*unit, stop.hex), solver.value(&there)?, steps);
                continue;
            }
            if !stop.may_stay {
                continue;
            }
            let mut razed = there.clone();
            if razed.apply(Action::Raze(*unit), &mut Silent).is_ok() {
                let with: Vec<Action> = steps.iter().copied().chain([Action::Raze(*unit)]).collect();
                note(Try::At(*unit, stop.hex), solver.value(&razed)?, with);
            }
            if let Some(stays) = ended(&there, *unit) {
                note(Try::At(*unit, stop.hex), solver.value(&stays)?, steps);
            }
        }
    }
    for action in legal {
        let mover = action.unit().is_some_and(|u| movers.contains(&u));
        let moves = mover
            && matches!(
                action,
                Action::Step { .. }
                    | Action::Walk { .. }
                    | Action::Turn { .. }
                    | Action::Slither { .. }
                    | Action::Bound { .. }
                    | Action::TakeOff(_)
                    | Action::Fly(_)
                    | Action::Land(_)
                    | Action::Fall { .. }
                    | Action::Smash { .. }
                    | Action::Overrun(_)
                    | Action::Raze(_)
            );
        if !moves && let Some(value) = solver.after(game, action)? {
            note(kind(game, action), value, vec![action]);
        }
    }
    judge(tries, good, clarity)
}

/// What counts as one thing to do: who else joins, or with which claw, is its detail.
fn kind(game: &Game, action: Action) -> Try {
    let name = |u: UnitId| game.components().roster.name(u);
    Try::Do(match action {
        Action::Join { hex, .. } => format!("join {hex}"),
        Action::Aim { hex, .. } => format!("aim {hex}"),
        Action::Shoot { target, area, .. } => format!("shoot {} {}", name(target), area.code()),
        Action::Attack { target, area, .. } => format!("attack {} {}", name(target), area.code()),
        other => dragonrage_rules::notation::print(&game.components().roster, other),
    })
}

fn judge(tries: BTreeMap<Try, (f64, Vec<Action>)>, good: f64, clarity: Clarity) -> Result<Choices, Unclear> {
    let mut ways: BTreeMap<UnitId, usize> = BTreeMap::new();
    let mut deeds = 0;
    let mut second = (Vec::new(), -1.0);
    let mut kept = 0;
    for (key, (value, steps)) in &tries {
        if *value >= good {
            kept += 1;
            match key {
                Try::At(unit, _) => *ways.entry(*unit).or_default() += 1,
                Try::Do(_) => deeds += 1,
            }
        } else if *value > second.1 && !steps.is_empty() {
            second = (steps.clone(), *value);
        }
    }
    let most = match clarity {
        Clarity::Half => 0.5,
        Clarity::One => {
            if let Some((unit, _)) = ways.iter().find(|(_, n)| **n > 1) {
                return Err(Unclear::Either(Some(*unit)));
            }
            if deeds > 1 || deeds == 1 && !ways.is_empty() {
                return Err(Unclear::Either(None));
            }
            0.34
        }
    };
    let share = kept as f64 / tries.len().max(1) as f64;
    if kept == 0 || tries.len() < 4 || share > most || second.0.is_empty() {
        return Err(Unclear::Plain);
    }
    Ok(Choices { share, second })
}
