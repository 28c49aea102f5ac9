//! Where the hexes of a map lie in the picture. Geometry only: what a hex looks like is for others.

use crate::svg::Point;
use dragonrage_rules::{Board, Dir, Hex, HexSet};

/// From the centre of a hex to a corner.
pub const RADIUS: f32 = 44.0;
/// From the centre of a hex to the middle of a side.
pub const HALF: f32 = 38.105_118;
/// Room around the hexes: ground that runs out under the frame, and the frame.
pub const MARGIN: f32 = 46.0;

/// The hexes of a map as points of the picture. Flat sides up, even columns half a hex lower [S-01].
#[derive(Clone, Debug)]
pub struct Layout {
    columns: u8,
    rows: u8,
    hexes: HexSet,
}

impl Layout {
    /// The layout of a board.
    pub fn of(board: &Board) -> Layout {
        Layout { columns: board.spec().columns, rows: board.spec().rows, hexes: board.hexes() }
    }

    /// Width and height of the picture.
    pub fn size(&self) -> (f32, f32) {
        let (columns, rows) = (f32::from(self.columns), f32::from(self.rows));
        (2.0 * MARGIN + RADIUS * (1.5 * columns + 0.5), 2.0 * MARGIN + HALF * (2.0 * rows + 1.0))
    }

    /// The value of a `viewBox` that shows all of it.
    pub fn view_box(&self) -> String {
        let (w, h) = self.size();
        format!("0 0 {} {}", w.ceil(), h.ceil())
    }

    /// The hexes in play.
    pub fn hexes(&self) -> HexSet {
        self.hexes
    }

    /// The centre of a hex.
    pub fn centre(&self, hex: Hex) -> Point {
        Layout::cell(i32::from(hex.column()), i32::from(hex.row()))
    }

    /// The centre of a hex of the endless grid, of which the map is a part.
    pub(crate) fn cell(column: i32, row: i32) -> Point {
        let low = if column % 2 == 0 { HALF } else { 0.0 };
        (MARGIN + RADIUS + (column - 1) as f32 * 1.5 * RADIUS, MARGIN + HALF + (row - 1) as f32 * 2.0 * HALF + low)
    }

    /// The corners of a hex, clockwise from the left end of its north side.
    pub fn corners(&self, hex: Hex) -> [Point; 6] {
        Layout::corners_at(self.centre(hex), 1.0)
    }

    /// The corners of a hex about a point, of another size.
    pub(crate) fn corners_at((x, y): Point, scale: f32) -> [Point; 6] {
        let (r, h) = (RADIUS * scale, HALF * scale);
        let half = r / 2.0;
        [(x - half, y - h), (x + half, y - h), (x + r, y), (x + half, y + h), (x - half, y + h), (x - r, y)]
    }

    /// The two ends of a hexside, clockwise as seen from the hex.
    pub fn side(&self, hex: Hex, dir: Dir) -> (Point, Point) {
        let corners = self.corners(hex);
        (corners[dir.index()], corners[(dir.index() + 1) % 6])
    }

    /// The hex in play at a point of the picture.
    pub fn hex_at(&self, x: f32, y: f32) -> Option<Hex> {
        let near = ((x - MARGIN - RADIUS) / (1.5 * RADIUS)).round() as i32 + 1;
        let mut best = (f32::MAX, 0, 0);
        // Every point belongs to the hex whose centre is nearest, be it in play or not.
        for column in near - 1..=near + 1 {
            let top = Layout::cell(column, 1).1;
            let row = ((y - top) / (2.0 * HALF)).round() as i32 + 1;
            let (cx, cy) = Layout::cell(column, row);
            let far = (x - cx).powi(2) + (y - cy).powi(2);
            if far < best.0 {
                best = (far, column, row);
            }
        }
        let hex = Hex::new(u8::try_from(best.1).ok()?, u8::try_from(best.2).ok()?)?;
        self.hexes.contains(hex).then_some(hex)
    }
}

/// The unit vector of a direction: north is up.
pub fn towards(dir: Dir) -> Point {
    let (s, c) = (0.866_025_4, 0.5);
    [(0.0, -1.0), (s, -c), (s, c), (0.0, 1.0), (-s, c), (-s, -c)][dir.index()]
}
