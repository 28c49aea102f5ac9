//! What changes in play: marks on the ground, then the counters.

use crate::layout::Layout;
use crate::svg::{Num, put};
use crate::{Face, Theme, counter, marks};
use dragonrage_rules::{Flags, Game, Hex, Kind, UnitId};

/// Marks and counters of a position, to be drawn over the map of its board.
pub fn position(game: &Game, layout: &Layout, theme: Theme) -> String {
    format!("<g class=\"position\">{}{}</g>", marks(game, layout, theme), counters(game, layout, theme))
}

/// A counter where it lies on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// The unit.
    pub unit: UnitId,
    /// Its middle.
    pub at: (f32, f32),
    /// Its size beside that of a counter alone in its hex.
    pub scale: f32,
    /// Is it in the air?
    pub airborne: bool,
    /// The counter, drawn about the origin.
    pub drawn: String,
}

/// All counters on the map, stacks fanned out, those behind first.
pub fn pieces(game: &Game, layout: &Layout, theme: Theme) -> Vec<Piece> {
    north_to_south(layout).into_iter().flat_map(|hex| stack(game, layout, theme, hex)).collect()
}

/// The counters of one hex.
fn stack(game: &Game, layout: &Layout, theme: Theme, hex: Hex) -> Vec<Piece> {
    let piece = |(unit, _, at, scale): Lying| {
        Face::of(game, unit).map(|face| Piece {
            unit,
            at,
            scale,
            airborne: face.airborne,
            drawn: counter(&face, theme),
        })
    };
    spread(game, layout, hex).into_iter().filter_map(piece).collect()
}

/// A counter, its kind, its middle and its size.
type Lying = (UnitId, Kind, (f32, f32), f32);

/// Where the counters of a hex lie.
fn spread(game: &Game, layout: &Layout, hex: Hex) -> Vec<Lying> {
    let mut units: Vec<(UnitId, Kind)> = game.in_hex(hex).filter_map(|u| Some((u, game.kind(u)?))).collect();
    units.sort_by_key(|(u, k)| (!k.is_major(), k.is_character(), u.0));
    let (x, y) = layout.centre(hex);
    let lies = |(n, (unit, kind)): (usize, &(UnitId, Kind))| {
        let (dx, dy, scale) = fan(n, units.len(), *kind, units[0].1);
        let airborne = game.unit(*unit).is_some_and(|u| u.on_map() && u.has(Flags::AIRBORNE));
        (*unit, *kind, (x + dx, y + dy - if airborne { 6.0 } else { 0.0 }), scale)
    };
    units.iter().enumerate().map(lies).collect()
}

/// Where the counters of some units lie, and half their size: what a frame about them needs.
pub fn places(game: &Game, layout: &Layout, units: &[UnitId]) -> Vec<(UnitId, (f32, f32), f32)> {
    let mut found = Vec::new();
    let mut hexes: Vec<Hex> = units.iter().filter_map(|u| game.unit(*u)?.hex()).collect();
    hexes.sort();
    hexes.dedup();
    for hex in hexes {
        let lying = spread(game, layout, hex).into_iter().filter(|(unit, ..)| units.contains(unit));
        found.extend(lying.map(|(unit, kind, at, scale)| (unit, at, crate::counter::half(kind) * scale)));
    }
    found
}

/// All counters on the map, stacks fanned out. Each group carries `data-unit`, the group around it `data-at`.
pub fn counters(game: &Game, layout: &Layout, theme: Theme) -> String {
    let mut out = String::from("<g class=\"counters\">");
    for hex in north_to_south(layout) {
        for Piece { at: (x, y), scale, drawn, .. } in stack(game, layout, theme, hex) {
            put!(out, "<g data-at=\"{hex}\" transform=\"translate({} {})", Num(x), Num(y));
            if scale != 1.0 {
                put!(out, " scale({scale})");
            }
            put!(out, "\">{drawn}</g>");
        }
        hidden_vp(&mut out, game, layout, theme, hex);
    }
    out.push_str("</g>");
    out
}

/// The numbers on the map that counters hide, shown again beside them.
pub fn hidden_vps(game: &Game, layout: &Layout, theme: Theme) -> String {
    let mut out = String::new();
    layout.hexes().iter().for_each(|hex| hidden_vp(&mut out, game, layout, theme, hex));
    out
}

fn hidden_vp(out: &mut String, game: &Game, layout: &Layout, theme: Theme, hex: Hex) {
    if let Some(vp) = game.vp_at(hex).filter(|_| game.in_hex(hex).next().is_some()) {
        let (x, y) = layout.centre(hex);
        small_vp(out, (x - 29.0, y - 14.0), vp, theme);
    }
}

/// The order in which a nearer counter may cover one behind it.
fn north_to_south(layout: &Layout) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = layout.hexes().iter().collect();
    hexes.sort_by_key(|h| (h.centre().1, h.column()));
    hexes
}

/// Place and size of the n-th counter of a stack.
fn fan(n: usize, of: usize, kind: Kind, first: Kind) -> (f32, f32, f32) {
    if of == 1 {
        return (0.0, -1.0, 1.0);
    }
    if first.is_major() {
        // The monster behind, the others before its feet.
        return match (kind.is_major(), n) {
            (true, 0) => (-5.0, -6.0, 0.92),
            (true, _) => (9.0, 9.0, 0.7),
            (false, n) => (26.0 - 20.0 * (n as f32 - 1.0), 20.0 + 3.0 * (n % 2) as f32, 0.62),
        };
    }
    let (spread, scale) = match of {
        2 => (11.0, 0.84),
        3 => (13.0, 0.76),
        _ => (16.0, 0.66),
    };
    let along = n as f32 / (of - 1) as f32 * 2.0 - 1.0;
    (spread * along, spread * 0.75 * along - 1.0, scale)
}

/// Counters hide the number on the map: it is shown again beside them.
fn small_vp(out: &mut String, (x, y): (f32, f32), vp: u8, theme: Theme) {
    let colours = theme.colours();
    put!(
        out,
        "<g class=\"vp\" transform=\"translate({} {})\"><circle r=\"7\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.6\"/>",
        Num(x),
        Num(y),
        colours.vp_paper,
        colours.vp
    );
    put!(
        out,
        "<text y=\"3.7\" font-size=\"10.5\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{}\" font-family=\"{}\">{vp}</text></g>",
        colours.vp,
        crate::defs::SERIF
    );
}
