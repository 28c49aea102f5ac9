//! A map over several sheets, true to scale: equal parts that overlap, with marks to cut and to lay them by.

use super::{FOOT, HEAD, MARGIN, Mm, Paper, SCALE, crop};
use crate::Layout;
use crate::defs::SANS;
use crate::svg::{escape, put};

/// So much of a part is found on its neighbour too.
pub const OVERLAP: f32 = 8.0;

/// A part of a map: its column and row among the parts, and what it shows, in millimetres of the whole map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tile {
    /// Column from 0.
    pub column: usize,
    /// Row from 0.
    pub row: usize,
    /// How many columns and rows there are.
    pub of: (usize, usize),
    /// Left upper corner.
    pub at: (f32, f32),
    /// Width and height.
    pub size: (f32, f32),
}

impl Tile {
    /// `B2`: second column, second row.
    pub fn name(column: usize, row: usize) -> String {
        format!("{}{}", char::from(b'A' + (column % 26) as u8), row + 1)
    }
}

/// The parts of a map, row by row.
pub fn tiles(layout: &Layout, paper: Paper) -> Vec<Tile> {
    let (w, h) = layout.size();
    let (whole, field) = ((w.ceil() * SCALE, h.ceil() * SCALE), paper.field());
    let parts = |whole: f32, field: f32| {
        let n = ((whole - OVERLAP) / (field - OVERLAP)).ceil().max(1.0);
        (n as usize, (whole + (n - 1.0) * OVERLAP) / n)
    };
    let ((columns, wide), (rows, high)) = (parts(whole.0, field.0), parts(whole.1, field.1));
    let part = |n: usize| {
        let (column, row) = (n % columns, n / columns);
        let at = (column as f32 * (wide - OVERLAP), row as f32 * (high - OVERLAP));
        Tile { column, row, of: (columns, rows), at, size: (wide, high) }
    };
    (0..columns * rows).map(part).collect()
}

/// A part of the map on its sheet, in millimetres of the sheet. The map is the element `id` of the page, which is drawn once.
pub fn tile(tile: &Tile, paper: Paper, id: &str) -> String {
    let (w, h) = tile.size;
    let field = paper.field();
    let (x, y) = (MARGIN + (field.0 - w) / 2.0, HEAD + (paper.height - HEAD - FOOT - h) / 2.0);
    let mut out = format!("<g class=\"tile\" data-tile=\"{}\">", Tile::name(tile.column, tile.row));
    put!(
        out,
        "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\" preserveAspectRatio=\"none\"><use href=\"#{id}\"/></svg>",
        Mm(x),
        Mm(y),
        Mm(w),
        Mm(h),
        Mm(tile.at.0 / SCALE),
        Mm(tile.at.1 / SCALE),
        Mm(w / SCALE),
        Mm(h / SCALE)
    );
    // Cut along the outer marks; the inner ones show how far the neighbour lies over or under it.
    let mut marks = String::new();
    for (cx, sx) in [(x, -1.0), (x + w, 1.0)] {
        for (cy, sy) in [(y, -1.0), (y + h, 1.0)] {
            marks += &crop((cx, cy), (sx, sy), 0.6, 4.0);
        }
    }
    put!(out, "<path class=\"crop\" d=\"{marks}\" stroke=\"#000\" stroke-width=\".2\" fill=\"none\"/>");
    let mut laps = String::new();
    let inner = |out: &mut String, at: f32, along: bool| {
        if along {
            put!(out, "M{} {}v-3M{0} {}v3", Mm(at), Mm(y - 0.6), Mm(y + h + 0.6));
        } else {
            put!(out, "M{} {}h-3M{} {1}h3", Mm(x - 0.6), Mm(at), Mm(x + w + 0.6));
        }
    };
    let mut names = String::new();
    let mut name = |x: f32, y: f32, text: &str| {
        put!(names, "<text x=\"{}\" y=\"{}\">{}</text>", Mm(x), Mm(y), escape(text));
    };
    let (c, r) = (tile.column, tile.row);
    if c > 0 {
        inner(&mut laps, x + OVERLAP, true);
        name(x - 4.0, y + h / 2.0, &format!("◂ {}", Tile::name(c - 1, r)));
    }
    if c + 1 < tile.of.0 {
        inner(&mut laps, x + w - OVERLAP, true);
        name(x + w + 4.0, y + h / 2.0, &format!("{} ▸", Tile::name(c + 1, r)));
    }
    if r > 0 {
        inner(&mut laps, y + OVERLAP, false);
        name(x + w / 2.0, y - 1.4, &format!("▴ {}", Tile::name(c, r - 1)));
    }
    if r + 1 < tile.of.1 {
        inner(&mut laps, y + h - OVERLAP, false);
        name(x + w / 2.0, y + h + 3.2, &format!("▾ {}", Tile::name(c, r + 1)));
    }
    put!(
        out,
        "<path class=\"lap\" d=\"{laps}\" stroke=\"#000\" stroke-width=\".2\" stroke-dasharray=\".8 .5\" fill=\"none\"/><g font-family=\"{SANS}\" font-size=\"2.6\" text-anchor=\"middle\">{names}</g></g>"
    );
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::{A4, LETTER};

    #[test]
    fn parts_cover_the_map_overlap_and_fit_the_paper() {
        let components = dragonrage_data::embedded();
        for (board, paper) in components.boards.iter().flat_map(|b| [(b, A4), (b, LETTER)]) {
            let layout = Layout::of(board);
            let (w, h) = layout.size();
            let all = tiles(&layout, paper);
            let last = all.last().unwrap();
            assert!((last.at.0 + last.size.0 - w.ceil() * SCALE).abs() < 0.01);
            assert!((last.at.1 + last.size.1 - h.ceil() * SCALE).abs() < 0.01);
            for t in &all {
                assert!(t.size.0 <= paper.field().0 + 0.01 && t.size.1 <= paper.field().1 + 0.01, "{t:?}");
                if let Some(next) = all.iter().find(|n| n.column == t.column + 1 && n.row == t.row) {
                    assert!((t.at.0 + t.size.0 - next.at.0 - OVERLAP).abs() < 0.01);
                }
            }
            assert_eq!(all.len(), 6, "{} on {}", board.id(), paper.name);
        }
    }
}
