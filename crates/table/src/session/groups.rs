//! Groups: who is chosen together, so that several go with one order. Only those who can move now, and who can march.

use super::marches::marches;
use dragonrage_rules::{Action, Dir, Game, Hex, Status, UnitId};

/// Everybody who can be sent somewhere now, in order.
pub fn marchers(game: &Game, legal: &[Action]) -> Vec<UnitId> {
    let moves = |a: &&Action| matches!(a, Action::Step { .. } | Action::Enter { .. });
    let mut units: Vec<UnitId> = legal.iter().filter(moves).filter_map(|a| a.unit()).collect();
    units.extend(waiting(game, legal));
    units.sort();
    units.dedup();
    units.retain(|u| marches(game, *u));
    units
}

/// Everybody who waits outside and can come on: the rules name the first of each kind, and the others follow [S-07].
pub fn waiting(game: &Game, legal: &[Action]) -> Vec<UnitId> {
    let comes = |a: &&Action| matches!(a, Action::Enter { .. } | Action::EnterFacing { .. });
    let first: Vec<UnitId> = legal.iter().filter(comes).filter_map(|a| a.unit()).collect();
    let like = |unit: UnitId| {
        let same = |f: &UnitId| {
            game.kind(*f) == game.kind(unit) && game.unit(*f).map(|u| u.side) == game.unit(unit).map(|u| u.side)
        };
        first.iter().any(same)
    };
    game.units().filter(|(id, u)| u.status == Status::Waiting && like(*id)).map(|(id, _)| id).collect()
}

fn at(game: &Game, unit: UnitId) -> Option<Hex> {
    game.unit(unit).and_then(|u| u.hex())
}

/// Those of them who stand in one of these hexes.
pub fn within(game: &Game, legal: &[Action], hexes: impl Fn(Hex) -> bool) -> Vec<UnitId> {
    marchers(game, legal).into_iter().filter(|u| at(game, *u).is_some_and(&hexes)).collect()
}

/// Those of them who stand with a unit: in its hex, beside it, beside those, and so on.
pub fn beside(game: &Game, legal: &[Action], unit: UnitId) -> Vec<UnitId> {
    let mut left = marchers(game, legal);
    let mut group = Vec::new();
    let mut hexes: Vec<Hex> = at(game, unit).into_iter().collect();
    while let Some(hex) = hexes.pop() {
        let near =
            |u: UnitId| at(game, u).is_some_and(|h| h == hex || Dir::ALL.iter().any(|d| h.neighbour(*d) == Some(hex)));
        let (found, others): (Vec<UnitId>, Vec<UnitId>) = left.into_iter().partition(|u| near(*u));
        hexes.extend(found.iter().filter_map(|u| at(game, *u)));
        group.extend(found);
        left = others;
    }
    group.sort();
    group
}

/// Those of them who wait outside the map.
pub fn outside(game: &Game, legal: &[Action]) -> Vec<UnitId> {
    marchers(game, legal).into_iter().filter(|u| at(game, *u).is_none()).collect()
}

/// Those of the same kind as a unit.
pub fn alike(game: &Game, legal: &[Action], unit: UnitId) -> Vec<UnitId> {
    let kind = game.kind(unit);
    marchers(game, legal).into_iter().filter(|u| game.kind(*u) == kind).collect()
}
