//! Where on the board an action points to, so that a click on a hex can mean it.

use dragonrage_rules::{Action, Dir, Game, Hex, UnitId};

/// The hex that a click must hit to mean the action; `None` for those that have no place.
pub fn target(game: &Game, action: Action) -> Option<Hex> {
    let at = |unit: UnitId| game.unit(unit).and_then(|u| u.hex());
    let beside = |unit: UnitId, dir: Dir| at(unit).and_then(|hex| game.board().neighbour(hex, dir));
    let ahead = |unit: UnitId| game.major(unit).and_then(|m| beside(unit, m.facing()));
    match action {
        Action::Place { hex, .. }
        | Action::Enter { hex, .. }
        | Action::EnterFacing { hex, .. }
        | Action::RazeHex { hex, .. }
        | Action::Aim { hex, .. }
        | Action::Withdraw { hex, .. }
        | Action::Join { hex, .. }
        | Action::Fog { hex, .. }
        | Action::Whirlwind { hex, .. }
        | Action::BoltHex { hex, .. }
        | Action::Summon { hex, .. }
        | Action::Rescue { hex, .. } => Some(hex),
        Action::Step { unit, dir }
        | Action::Walk { unit, dir }
        | Action::Slither { unit, dir }
        | Action::Fall { unit, dir }
        | Action::Breathe { unit, dir }
        | Action::Force { unit, dir }
        | Action::Scale { unit, dir, .. }
        | Action::Break { unit, dir }
        | Action::Face { unit, dir } => beside(unit, dir),
        Action::Bound { unit, dir, hexes } => {
            (0..hexes).try_fold(at(unit)?, |hex, _| hex.neighbour(dir)).filter(|hex| game.board().in_play(*hex))
        }
        Action::Fly(unit) | Action::Smash { unit, .. } => ahead(unit),
        Action::Shoot { target, .. }
        | Action::Attack { target, .. }
        | Action::Lightning { target, .. }
        | Action::Dismiss { target, .. } => at(target),
        Action::Turn { unit, .. }
        | Action::Raze(unit)
        | Action::Overrun(unit)
        | Action::TakeOff(unit)
        | Action::Land(unit)
        | Action::Prepare(unit)
        | Action::Take(unit)
        | Action::Leave(unit)
        | Action::Boost { unit, .. }
        | Action::Pay(unit)
        | Action::Suffer { unit, .. } => at(unit),
        Action::TakeSide(_)
        | Action::Pick(_)
        | Action::Strike
        | Action::Done
        | Action::Stop
        | Action::Concede(_)
        | Action::Roll { .. } => None,
    }
}
