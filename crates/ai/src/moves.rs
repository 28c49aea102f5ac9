//! Whole moves of one unit: every place it can get to by the game's own steps, tried on copies, each with what the
//! position would then be worth. Legal by construction.

use crate::Rng;
use crate::expectimax::Expectimax;
use dragonrage_rules::{Action, Choice, Decision, Flags, Game, Hex, HexSet, UnitId};
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// Most positions that the moves of one unit may open.
const MOST: usize = 420;

/// A whole move.
#[derive(Clone, Debug)]
pub struct Move {
    /// Its steps; none: the unit stays.
    pub steps: Vec<Action>,
    /// What the position is worth behind it.
    pub value: f32,
}

/// What makes two states of a move different for the rest of it, in one number.
fn state(game: &Game, unit: UnitId) -> u128 {
    let u = game.unit(unit).copied().unwrap_or_default();
    let place = u.hex().map_or(0, |hex| hex.index() as u128 + 1) | u128::from(game.vp() as u16) << 16;
    match game.major(unit) {
        Some(m) => {
            let small = [m.facing, m.mode as u8, m.straight, u.spent];
            place | u128::from(u32::from_le_bytes(small)) << 32 | u128::from(u.flags.0) << 64
        }
        // Steps are tried in order of their number: who comes later to the same hex has spent no less.
        None => place | u128::from(u.flags.0 & BURDENS) << 64,
    }
}

/// What takes something from a troop's way for the rest of its move.
const BURDENS: u32 = Flags::OFF_ROAD.0 | Flags::ENDED.0 | Flags::PASSING.0;

/// Where the unit stands, if its whole way is still open to it from there.
fn at_ease(game: &Game, unit: UnitId) -> Option<Hex> {
    game.unit(unit).filter(|u| u.flags.0 & BURDENS == 0).and_then(|u| u.hex())
}

/// A quick hash for such numbers: nobody chooses them to do harm.
#[derive(Default)]
struct StateHasher(u64);

impl Hasher for StateHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u128(u128::from(*byte)));
    }

    fn write_u128(&mut self, n: u128) {
        self.0 = Rng::new(self.0 ^ n as u64 ^ ((n >> 64) as u64).rotate_left(32)).draw();
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Room for the states of most moves.
const ROOM: usize = 32;

#[derive(Clone)]
struct Node {
    game: Game,
    from: usize,
    step: Option<Action>,
}

/// The best move of a unit from here; staying is a move too, if it is possible.
pub fn best(search: &mut Expectimax, game: &Game, unit: UnitId) -> Option<Move> {
    moves(search, game, unit, 1).pop()
}

/// The best moves of a unit that end in different places, at most so many, the best one last.
pub fn moves(search: &mut Expectimax, game: &Game, unit: UnitId, most: usize) -> Vec<Move> {
    let mut nodes = Vec::with_capacity(ROOM);
    nodes.push(Node { game: game.clone(), from: 0, step: None });
    let mut known = HashSet::with_capacity_and_hasher(ROOM, BuildHasherDefault::<StateHasher>::default());
    known.insert(state(game, unit));
    let mut best: Vec<(usize, f32, Option<Hex>)> = Vec::new();
    let mut legal = Vec::new();
    // Whoever has been to a hex with less spent and nothing lost need not try to come there again.
    let lean = search.lean && game.major(unit).is_none();
    let mut been = HexSet::EMPTY;
    let visit = |been: &mut HexSet, game: &Game| at_ease(game, unit).filter(|_| lean).map(|hex| been.insert(hex));
    visit(&mut been, game);
    let mut next = 0;
    while next < nodes.len() {
        let open = may_stay(&nodes[next].game, unit);
        let waits = matches!(nodes[next].game.decision(), Decision::Chance(_));
        if open || waits {
            let value = search.value(&nodes[next].game);
            let place = nodes[next].game.unit(unit).and_then(|u| u.hex());
            keep(&mut best, most, (next, value, place));
        }
        if !waits && nodes[next].game.outcome().is_none() && nodes.len() < MOST {
            nodes[next].game.legal_moves(unit, &mut legal);
            let here = nodes[next].game.unit(unit).and_then(|u| u.hex());
            for step in legal.iter().copied() {
                if let (true, Action::Step { dir, .. }, Some(here)) = (lean, step, here)
                    && here.neighbour(dir).is_some_and(|to| been.contains(to))
                {
                    continue;
                }
                // Copied to where it stays, and taken away again if it is known.
                nodes.extend_from_within(next..=next);
                let Some(node) = nodes.last_mut() else { continue };
                (node.from, node.step) = (next, Some(step));
                search.play(&mut node.game, step);
                if matches!(node.game.decision(), Decision::Chance(_)) {
                    continue;
                }
                if known.insert(state(&node.game, unit)) {
                    visit(&mut been, &node.game);
                } else {
                    nodes.pop();
                }
            }
        }
        next += 1;
    }
    best.into_iter().map(|(n, value, _)| Move { steps: path(&nodes, n), value }).collect()
}

/// Keeps the best ends of a move in order, one for each place; among equals the first.
fn keep(best: &mut Vec<(usize, f32, Option<Hex>)>, most: usize, new: (usize, f32, Option<Hex>)) {
    if let Some(same) = best.iter().position(|b| b.2 == new.2) {
        if best[same].1 >= new.1 {
            return;
        }
        best.remove(same);
    }
    let at = best.partition_point(|b| b.1 < new.1);
    if at > 0 || best.len() < most {
        best.insert(at, new);
        if best.len() > most {
            best.remove(0);
        }
    }
}

/// May the unit's move end here?
fn may_stay(game: &Game, unit: UnitId) -> bool {
    !matches!(game.decision(), Decision::Chance(_) | Decision::Side(_, Choice::MoveOn(_)))
        || matches!(game.decision(), Decision::Side(_, Choice::MoveOn(u)) if u != unit)
}

fn path(nodes: &[Node], mut n: usize) -> Vec<Action> {
    let mut steps = Vec::new();
    while let Some(step) = nodes[n].step {
        steps.push(step);
        n = nodes[n].from;
    }
    steps.reverse();
    steps
}
