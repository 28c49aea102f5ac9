//! Line of sight between two hexes on the ground [2.7.6.2-d, S-71], in exact integer geometry.

use crate::{Board, Dir, Edge, Hex, Terrain};

type Point = (i16, i16);

/// Corner of a hex between direction `n` and the next one clockwise, relative to its centre.
const CORNERS: [Point; 6] = [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)];

/// The two ends of a hexside, relative to the centre.
fn side(hex: Hex, dir: Dir) -> (Point, Point) {
    let (x, y) = hex.centre();
    let corner = |n: usize| (x + CORNERS[n % 6].0, y + CORNERS[n % 6].1);
    (corner(dir.index() + 5), corner(dir.index()))
}

/// Sign of the turn a → b → c.
fn turn(a: Point, b: Point, c: Point) -> i32 {
    let (ax, ay, bx, by, cx, cy) = (a.0 as i32, a.1 as i32, b.0 as i32, b.1 as i32, c.0 as i32, c.1 as i32);
    ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).signum()
}

fn within(a: Point, b: Point, p: Point) -> bool {
    p.0 >= a.0.min(b.0) && p.0 <= a.0.max(b.0) && p.1 >= a.1.min(b.1) && p.1 <= a.1.max(b.1)
}

/// Do two closed segments share a point?
fn touch(a: Point, b: Point, c: Point, d: Point) -> bool {
    let (abc, abd, cda, cdb) = (turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b));
    if abc != abd && cda != cdb {
        return true;
    }
    (abc == 0 && within(a, b, c))
        || (abd == 0 && within(a, b, d))
        || (cda == 0 && within(c, d, a))
        || (cdb == 0 && within(c, d, b))
}

/// Is the line from centre to centre clear of walls and of towers other than the two hexes themselves?
/// Walls block with their end points; shut entrances and buildings that act as walls are walls here.
/// `planks`: plank walls of the shooter's own hex let his missiles through [2.1.2-i].
pub(crate) fn clear(board: &Board, from: Hex, to: Hex, planks: bool) -> bool {
    let (a, b) = (from.centre(), to.centre());
    // No hex farther from the one than the other is can touch the line between them.
    board.within(from, from.distance(to)).iter().all(|hex| {
        Dir::ALL.into_iter().all(|dir| {
            let (c, d) = side(hex, dir);
            let blocks = match board.edge(hex, dir) {
                Edge::Wall(n) => {
                    let (inside, outside) = board.spec().walls[n as usize];
                    !(planks && board.spec().plank_walls && (inside == from || outside == from))
                }
                Edge::Block => true,
                Edge::Entrance(n) => !board.entrance(n).tower || hex != from && hex != to,
                _ => board.terrain(hex) == Terrain::Tower && hex != from && hex != to,
            };
            !blocks || !touch(a, b, c, d)
        })
    })
}
