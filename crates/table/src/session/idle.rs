//! What a player might forget at the end of a phase: a table warns once.

use super::groups::waiting;
use dragonrage_rules::{Action, Game, Mode, UnitId};

/// Units that could still do something that matters: attack, burn, shoot, raze, come on; and monsters that have not moved.
pub fn forgotten(game: &Game, legal: &[Action]) -> Vec<UnitId> {
    let mut units: Vec<UnitId> = legal.iter().filter(|a| matters(game, a)).filter_map(|a| a.unit()).collect();
    // Of those who wait outside the rules name the first of each kind only.
    units.extend(waiting(game, legal));
    units.sort();
    units.dedup();
    units
}

fn matters(game: &Game, action: &Action) -> bool {
    match *action {
        Action::Raze(_)
        | Action::RazeHex { .. }
        | Action::Overrun(_)
        | Action::Breathe { .. }
        | Action::Shoot { .. }
        | Action::Attack { .. }
        | Action::Aim { .. }
        | Action::Join { .. } => true,
        Action::Walk { unit, .. }
        | Action::TakeOff(unit)
        | Action::Slither { unit, .. }
        | Action::Bound { unit, .. }
        | Action::Fly(unit) => game.major(unit).is_some_and(|m| m.mode == Mode::Still),
        Action::EnterFacing { .. } | Action::Enter { .. } => true,
        _ => false,
    }
}
