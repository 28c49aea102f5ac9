//! A position with few units: those that a question is about and those nearest to it. Everything else about the position
//! stays as it is, and what is no legal position any more is none.

use super::ask::Asked;
use dragonrage_rules::{Flags, Game, Setup, Side, Status, UnitId};

/// The position with only so many units of either side: those named, then those nearest to where the question is decided.
pub fn few(game: &Game, asked: &Asked, side: Side, own: usize, enemies: usize) -> Option<Game> {
    let mut setup = game.setup();
    let mut keep: Vec<UnitId> = asked.named.clone();
    for (whose, most) in [(side, own), (side.other(), enemies)] {
        let mut near: Vec<(u8, UnitId)> = setup
            .units
            .iter()
            .filter(|u| u.side == whose && u.status == Status::OnMap)
            .filter_map(|u| Some((u.hex?.distance(asked.at), u.unit)))
            .collect();
        near.sort();
        let named = near.iter().filter(|(_, u)| keep.contains(u)).count();
        let others = near.into_iter().map(|(_, u)| u).filter(|u| !asked.named.contains(u));
        keep.extend(others.take(most.saturating_sub(named)));
    }
    setup.units.retain(|u| keep.contains(&u.unit));
    made(game, setup)
}

/// The position without a unit.
pub fn without(game: &Game, unit: UnitId) -> Option<Game> {
    changed(game, |setup| setup.units.retain(|u| u.unit != unit))
}

/// The position with a unit that has ended its move.
pub fn ended(game: &Game, unit: UnitId) -> Option<Game> {
    let mut setup = game.setup();
    let state = setup.units.iter_mut().find(|u| u.unit == unit)?;
    state.flags.set(Flags::ENDED, true);
    made(game, setup)
}

/// The position with other facts.
pub fn changed(game: &Game, change: impl FnOnce(&mut Setup)) -> Option<Game> {
    let mut setup = game.setup();
    change(&mut setup);
    made(game, setup)
}

/// A legal position in which the same side decides with nothing under way; reinforcements play no part.
fn made(like: &Game, mut setup: Setup) -> Option<Game> {
    setup.ledger.arrivals = 0;
    setup.ledger.delayed = 0;
    let game = Game::new(like.components(), &setup).ok()?;
    (game.phase() == like.phase() && game.outcome().is_none()).then_some(game)
}
