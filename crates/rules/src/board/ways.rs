//! Shortest ways over a board, for those who go where they must.

use crate::board::hex::HEXES;
use crate::{Board, Dir, Hex};

/// Steps to the nearest of the targets, from this hex and from all that are nearer; [`u8::MAX`] where there is no way.
/// `open`: may one go from a hex in a direction?
pub(crate) fn distances(
    board: &Board,
    from: Hex,
    targets: impl IntoIterator<Item = Hex>,
    open: impl Fn(Hex, Dir) -> bool,
) -> [u8; HEXES] {
    // Backward from the targets, the nearest first; each hex enters the queue once, and behind the start nothing matters.
    let mut distance = [u8::MAX; HEXES];
    let mut queue = [0u16; HEXES];
    let (mut head, mut tail) = (0, 0);
    for target in targets {
        if distance[target.index()] == u8::MAX {
            distance[target.index()] = 0;
            queue[tail] = target.index() as u16;
            tail += 1;
        }
    }
    while head < tail && distance[from.index()] == u8::MAX {
        let Some(hex) = Hex::from_index(queue[head] as usize) else { break };
        head += 1;
        for dir in Dir::ALL {
            let Some(before) = board.neighbour(hex, dir) else { continue };
            if distance[before.index()] == u8::MAX && open(before, dir.back()) {
                distance[before.index()] = distance[hex.index()] + 1;
                queue[tail] = before.index() as u16;
                tail += 1;
            }
        }
    }
    distance
}
