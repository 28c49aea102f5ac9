//! What a solved position is about, found by what best play does along all dice.

use super::super::clear::MARGIN;
use super::super::source::casts;
use super::super::{Solved, reduce};
use crate::tactics::{Idea, TOLERANCE};
use dragonrage_ai::{Question, Solver, TooBig};
use dragonrage_rules::{Action, Game, Hex, Side, UnitId};
use std::collections::{BTreeMap, BTreeSet};

/// So many who attack the same enemies are a gathering.
const MANY: usize = 3;

/// Positions that a question about one unit less may need.
const BUDGET: u64 = 250_000;

/// Ends of the turn that are looked at for a screen.
const ENDS: usize = 3;

/// What best play does in the first player-turn.
#[derive(Default)]
struct Deeds {
    /// Who attacks which hex.
    attacks: BTreeMap<Hex, BTreeSet<UnitId>>,
    /// How the turn may end.
    ends: Vec<Game>,
}

impl Deeds {
    fn of(solved: &mut Solved) -> Result<Deeds, TooBig> {
        let mut deeds = Deeds::default();
        solved.solver.along(&solved.game, &mut |game, action| match action {
            Some(action) => deeds.note(game, action),
            None if deeds.ends.len() < ENDS => deeds.ends.push(game.clone()),
            None => {}
        })?;
        Ok(deeds)
    }

    fn note(&mut self, game: &Game, action: Action) {
        let at = |unit: UnitId| game.unit(unit).and_then(|u| u.hex());
        let hex = match action {
            Action::Join { hex, .. } | Action::Aim { hex, .. } => Some(hex),
            Action::Shoot { target, .. } | Action::Attack { target, .. } => at(target),
            _ => None,
        };
        if let (Some(hex), Some(unit)) = (hex, action.unit()) {
            self.attacks.entry(hex).or_default().insert(unit);
        }
    }

    fn attacks(&self, unit: UnitId) -> bool {
        self.attacks.values().any(|units| units.contains(&unit))
    }
}

/// The idea; every solved position has one.
pub fn idea(solved: &mut Solved) -> Result<Idea, TooBig> {
    // Doing nothing was worse by the margin, and in this phase there is nothing else to do.
    if casts(&solved.game) {
        return Ok(Idea::Spell);
    }
    let deeds = Deeds::of(solved)?;
    if gathered(solved, &deeds)? {
        return Ok(Idea::Gathering);
    }
    if screened(solved, &deeds)? {
        return Ok(Idea::Screen);
    }
    Ok(match (solved.question.side, solved.question.span) {
        (Side::Defender, 1) => Idea::Strike,
        (Side::Defender, _) => Idea::Guard,
        (Side::Invader, 1) => Idea::Raze,
        (Side::Invader, _) => Idea::Escape,
    })
}

/// Do many attack the same hex, none of whom can be missed?
fn gathered(solved: &Solved, deeds: &Deeds) -> Result<bool, TooBig> {
    for units in deeds.attacks.values().filter(|units| units.len() >= MANY) {
        let mut needed = 0;
        for unit in units {
            let less = match reduce::without(&solved.game, *unit) {
                Some(game) => value(&game, &solved.question)?,
                None => 0.0,
            };
            needed += usize::from(less < solved.value - TOLERANCE);
        }
        if needed >= MANY {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Does a unit that has moved, strikes nobody and stands on no VP that decide keep the enemy from what he would do without it?
fn screened(solved: &Solved, deeds: &Deeds) -> Result<bool, TooBig> {
    let question = Question { span: 1, ..solved.question.clone() };
    // An invader who is alone has nobody to screen: without him the game is over.
    let alone = |game: &Game| game.units().filter(|(_, u)| u.on_map() && u.side == Some(question.side)).count() < 2;
    if solved.question.span < 2 || question.side == Side::Invader && alone(&solved.game) {
        return Ok(false);
    }
    for end in &deeds.ends {
        let at = |game: &Game, unit: UnitId| game.unit(unit).and_then(|u| u.hex());
        let own = end.units().filter(|(_, u)| u.on_map() && u.side == Some(question.side)).map(|(id, _)| id);
        for unit in own {
            let Some(hex) = at(end, unit).filter(|hex| at(&solved.game, unit) != Some(*hex)) else { continue };
            let decides = end.vp_at(hex).is_some_and(|vp| i16::from(vp) >= end.goal() - end.vp());
            if decides || deeds.attacks(unit) {
                continue;
            }
            let Some(without) = reduce::without(end, unit) else { continue };
            if value(&without, &question)? <= value(end, &question)? - MARGIN {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

fn value(game: &Game, question: &Question) -> Result<f64, TooBig> {
    if let Some(outcome) = game.outcome() {
        return Ok(f64::from(u8::from(outcome.winner == question.side)));
    }
    Solver::new(game, question.clone(), BUDGET).value(game)
}
