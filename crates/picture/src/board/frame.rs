//! The rim of the map: what is out of play is veiled, and title and compass stand there.

use super::Map;
use super::cells::{Area, cell, exact};
use crate::Labels;
use crate::defs::SERIF;
use crate::layout::{HALF, MARGIN, RADIUS};
use crate::svg::{Num, Path, Point, escape, put};
use dragonrage_rules::Hex;

/// From the rim of the picture to the rim of the ground.
const INSET: f32 = 17.0;

/// Opens the group of all that the frame cuts off.
pub fn begin(out: &mut String, map: &Map) {
    let (w, h) = map.layout.size();
    put!(
        out,
        "<rect width=\"{0}\" height=\"{1}\" fill=\"{2}\"/><clipPath id=\"dr-field\"><rect x=\"{3}\" y=\"{3}\" width=\"{4}\" height=\"{5}\"/></clipPath><g clip-path=\"url(#dr-field)\" pointer-events=\"none\">",
        w.ceil(),
        h.ceil(),
        map.colours.paper,
        INSET,
        Num(w.ceil() - 2.0 * INSET),
        Num(h.ceil() - 2.0 * INSET)
    );
}

/// Pales what is out of play, and draws the border of what is in play.
pub fn veil(out: &mut String, map: &Map) {
    let (w, h) = map.layout.size();
    let play: Area = map.board.hexes().iter().map(cell).collect();
    let mut veil = Path::default();
    veil.polygon(&[(0.0, 0.0), (w, 0.0), (w, h), (0.0, h)]);
    let border = exact(&play);
    veil.0.push_str(&border.0);
    put!(
        out,
        "<path d=\"{}\" fill=\"{}\" fill-opacity=\".62\" fill-rule=\"evenodd\"/><path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.2\" stroke-opacity=\".7\"/>",
        veil.0,
        map.colours.paper,
        border.0,
        map.colours.ink
    );
}

/// Frame, title and compass.
pub fn end(out: &mut String, map: &Map, labels: &Labels) {
    let (w, h) = map.layout.size();
    let c = map.colours;
    for (inset, wide, colour) in [(INSET, 1.6, c.ink), (INSET - 3.6, 3.2, c.faint_ink), (5.0, 1.2, c.ink)] {
        put!(
            out,
            "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{wide}\"/>",
            Num(inset),
            Num(w.ceil() - 2.0 * inset),
            Num(h.ceil() - 2.0 * inset)
        );
    }
    let Some((x, y, wide, high)) = free_corner(map) else { return };
    put!(
        out,
        "<g transform=\"translate({} {})\"><rect width=\"{2}\" height=\"{3}\" fill=\"{4}\" stroke=\"{5}\" stroke-width=\"1.6\"/><rect x=\"3.4\" y=\"3.4\" width=\"{6}\" height=\"{7}\" fill=\"none\" stroke=\"{8}\" stroke-width=\"1\"/>",
        Num(x),
        Num(y),
        Num(wide),
        Num(high),
        c.paper,
        c.ink,
        Num(wide - 6.8),
        Num(high - 6.8),
        c.faint_ink
    );
    let size = (high * 0.42).min(wide / (labels.title.chars().count().max(4) as f32 * 0.95)).min(40.0);
    let rose = high.min(wide) * 0.36;
    let below = high > 100.0;
    let (tx, ty) =
        if below { (wide / 2.0, size + 12.0) } else { ((wide - rose * 2.0) / 2.0, high / 2.0 + size * 0.35) };
    if !labels.title.is_empty() {
        put!(
            out,
            "<text class=\"title\" x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"700\" letter-spacing=\"{}\" text-anchor=\"middle\" font-family=\"{SERIF}\" fill=\"{}\">{}</text>",
            Num(tx),
            Num(ty),
            Num(size),
            Num(size * 0.12),
            c.title,
            escape(&labels.title.to_uppercase())
        );
    }
    let at = if below { (wide / 2.0, (high + size + 14.0) / 2.0 + 5.0) } else { (wide - rose * 1.7, high / 2.0 + 3.0) };
    compass(out, map, at, if below { (high - size - 40.0) / 2.0 } else { rose });
    out.push_str("</g>");
}

/// The largest field in a corner or along the top that no hex in play uses, for the title.
fn free_corner(map: &Map) -> Option<(f32, f32, f32, f32)> {
    let spec = map.board.spec();
    let free = |c: u8, r: u8| Hex::new(c, r).is_some_and(|h| !map.board.in_play(h));
    let rows_free = |columns: u8| (1..=spec.rows).take_while(|r| (1..=columns).all(|c| free(c, *r))).count() as u8;
    let best = (1..=spec.columns).map(|c| (c, rows_free(c))).max_by_key(|(c, r)| u32::from(*c) * u32::from(*r));
    let (columns, rows) = best.filter(|(_, r)| *r > 0)?;
    let all = columns == spec.columns;
    let (w, _) = map.layout.size();
    let left = INSET + 6.0;
    let right = if all { w - INSET - 6.0 } else { MARGIN + f32::from(columns) * 1.5 * RADIUS - 12.0 };
    let foot = MARGIN + f32::from(rows) * 2.0 * HALF - 8.0;
    Some((left, left, right - left, foot - left))
}

/// North is up.
fn compass(out: &mut String, map: &Map, (x, y): Point, r: f32) {
    let c = map.colours;
    put!(
        out,
        "<g class=\"compass\" transform=\"translate({} {}) scale({})\"><circle r=\"6.6\" fill=\"none\" stroke=\"{3}\" stroke-width=\".5\"/><circle r=\"5.6\" fill=\"none\" stroke=\"{3}\" stroke-width=\".25\"/><g fill=\"{4}\" stroke=\"{3}\" stroke-width=\".25\"><path d=\"M3.9-3.9 1.4 0 3.9 3.9 0 1.4-3.9 3.9-1.4 0-3.9-3.9 0-1.4Z\"/><path d=\"M0-9.2 1.7-1.7 9.2 0 1.7 1.7 0 9.2-1.7 1.7-9.2 0-1.7-1.7Z\"/></g><path d=\"M0-9.2V0L-1.7-1.7ZM9.2 0H0L1.7-1.7ZM0 9.2V0L1.7 1.7ZM-9.2 0H0L-1.7 1.7Z\" fill=\"{5}\"/></g>",
        Num(x),
        Num(y),
        (r / 10.0 * 100.0).round() / 100.0,
        c.ink,
        c.halo,
        c.title
    );
}
