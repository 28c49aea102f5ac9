//! The hexes of the map and those that the ground runs out into, and the outlines of areas of them.

use crate::layout::Layout;
use crate::rng::Rng;
use crate::svg::{Path, Point};
use dragonrage_rules::{Board, Dir, Hex, Terrain};
use std::collections::{BTreeMap, BTreeSet};

/// Column and row, also beyond the map.
pub type Cell = (i32, i32);
/// A set of cells.
pub type Area = BTreeSet<Cell>;

/// The cell of a hex.
pub fn cell(hex: Hex) -> Cell {
    (i32::from(hex.column()), i32::from(hex.row()))
}

/// The hex of a cell, if the grid has it.
pub fn hex(cell: Cell) -> Option<Hex> {
    Hex::new(u8::try_from(cell.0).ok()?, u8::try_from(cell.1).ok()?)
}

/// The next cell in a direction.
pub fn next((c, r): Cell, dir: Dir) -> Cell {
    let low = i32::from(c % 2 == 0);
    match dir {
        Dir::N => (c, r - 1),
        Dir::NE => (c + 1, r + low - 1),
        Dir::SE => (c + 1, r + low),
        Dir::S => (c, r + 1),
        Dir::SW => (c - 1, r + low),
        Dir::NW => (c - 1, r + low - 1),
    }
}

/// What every cell looks like: hexes in play as they are, those around them as the ground beside them.
pub fn ground(board: &Board) -> BTreeMap<Cell, Terrain> {
    let spec = board.spec();
    let mut ground: BTreeMap<Cell, Terrain> = board.hexes().iter().map(|h| (cell(h), board.terrain(h))).collect();
    // The ground runs on to the frame: row by row outwards, each cell as the best known of its neighbours.
    loop {
        let mut more = Vec::new();
        for c in -1..=i32::from(spec.columns) + 2 {
            for r in -1..=i32::from(spec.rows) + 2 {
                if ground.contains_key(&(c, r)) {
                    continue;
                }
                let near: Vec<Terrain> =
                    Dir::ALL.iter().filter_map(|d| ground.get(&next((c, r), *d))).copied().collect();
                let count = |t: Terrain| near.iter().filter(|n| **n == t).count();
                if !near.is_empty() {
                    let (sea, forest) = (count(Terrain::Sea), count(Terrain::Forest));
                    let look = if sea > 0 && 2 * sea >= near.len() {
                        Terrain::Sea
                    } else if 2 * forest > near.len() {
                        Terrain::Forest
                    } else {
                        Terrain::Clear
                    };
                    more.push(((c, r), look));
                }
            }
        }
        if more.is_empty() {
            return ground;
        }
        ground.extend(more);
    }
}

/// A corner of the grid, as something to compare.
pub type Corner = (i32, i32);

/// The name of a point.
pub fn corner(p: Point) -> Corner {
    ((p.0 * 4.0).round() as i32, (p.1 * 4.0).round() as i32)
}

/// The outlines of an area, each a closed ring of corners; holes too.
pub fn outlines(area: &Area) -> Vec<Vec<Point>> {
    let mut onward: BTreeMap<Corner, (Point, Point)> = BTreeMap::new();
    for c in area {
        let corners = Layout::corners_at(Layout::cell(c.0, c.1), 1.0);
        for dir in Dir::ALL {
            if !area.contains(&next(*c, dir)) {
                let (a, b) = (corners[dir.index()], corners[(dir.index() + 1) % 6]);
                onward.insert(corner(a), (a, b));
            }
        }
    }
    let mut rings = Vec::new();
    while let Some((first, _)) = onward.iter().next() {
        let (mut at, mut ring) = (*first, Vec::new());
        while let Some((a, b)) = onward.remove(&at) {
            ring.push(a);
            at = corner(b);
        }
        rings.push(ring);
    }
    rings
}

/// The area with its corners on the hexes' corners.
pub fn exact(area: &Area) -> Path {
    let mut path = Path::default();
    for ring in outlines(area) {
        path.polygon(&ring);
    }
    path
}

/// The area as nature has it: soft, with corners a little out of place. Equal corners stray alike in every picture.
pub fn soft(area: &Area, stray: f32) -> Path {
    let mut path = Path::default();
    for ring in outlines(area) {
        let ring: Vec<Point> = ring
            .into_iter()
            .map(|p| {
                let at = corner(p);
                let mut rng = Rng::new((at.0 as u64) << 32 ^ at.1 as u32 as u64);
                (p.0 + rng.range(-stray, stray), p.1 + rng.range(-stray, stray))
            })
            .collect();
        path.soft_polygon(&ring);
    }
    path
}

/// Joins pieces of line that share ends into long lines, as far as no more than two meet.
pub fn chains(pieces: &[(Point, Point)]) -> Vec<Vec<Point>> {
    let mut at: BTreeMap<Corner, Vec<usize>> = BTreeMap::new();
    for (n, (a, b)) in pieces.iter().enumerate() {
        at.entry(corner(*a)).or_default().push(n);
        at.entry(corner(*b)).or_default().push(n);
    }
    let mut used = vec![false; pieces.len()];
    let mut chains = Vec::new();
    // Loose ends first, so that a line begins where it begins; then the rings.
    let mut starts: Vec<(Corner, usize)> =
        at.iter().flat_map(|(c, list)| list.iter().filter(|_| list.len() != 2).map(|n| (*c, *n))).collect();
    starts.extend(pieces.iter().enumerate().map(|(n, (a, _))| (corner(*a), n)));
    for (start, piece) in starts {
        if used[piece] {
            continue;
        }
        let (mut here, mut n, mut line) = (start, piece, Vec::new());
        loop {
            used[n] = true;
            let (a, b) = pieces[n];
            let (from, to) = if corner(a) == here { (a, b) } else { (b, a) };
            if line.is_empty() {
                line.push(from);
            }
            line.push(to);
            here = corner(to);
            match at.get(&here).filter(|list| list.len() == 2).and_then(|list| list.iter().find(|n| !used[**n])) {
                Some(more) => n = *more,
                None => break,
            }
        }
        chains.push(line);
    }
    chains
}
