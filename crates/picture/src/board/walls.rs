//! Walls and palisades along the hexsides, towers, gates and doors.

use super::Map;
use super::cells::{chains, corner};
use crate::layout::{Layout, RADIUS};
use crate::svg::{Num, Path, Point, between, length, mid, put};
use crate::theme::Colours;
use dragonrage_rules::{Board, Hex, Terrain};

/// How far a tower reaches.
const TOWER: f32 = RADIUS * 0.78;

/// Draws it all.
pub fn draw(out: &mut String, map: &Map) {
    let lines = wall_lines(map);
    if map.board.spec().plank_walls {
        palisade(out, map, &lines)
    } else {
        masonry(out, map, &lines)
    }
    booms(out, map);
    for hex in map.hexes(|t| t == Terrain::Tower) {
        let vp = map.board.place_at(hex).map_or(0, |n| map.board.place(n).vp);
        if vp >= 4 { keep(out, map, hex) } else { tower(out, map, hex) }
    }
    for n in 0..map.board.spec().entrances.len() {
        let gate = gateway(map.board, map.layout, n as u8);
        put!(out, "{}", house(map.colours, &gate, map.board.spec().plank_walls));
        put!(out, "{}", leaves(map.colours, &gate));
    }
}

/// Wall hexsides, but those over water: booms lie there.
fn is_boom(map: &Map, (a, b): (Hex, Hex)) -> bool {
    map.board.terrain(a) == Terrain::River && map.board.terrain(b) == Terrain::River
}

fn side(map: &Map, (a, b): (Hex, Hex)) -> Option<(Point, Point)> {
    a.direction_to(b).map(|d| map.layout.side(a, d))
}

/// The walls as long lines; a line that ends at a tower runs on into it.
pub fn wall_lines(map: &Map) -> Path {
    let mut pieces: Vec<(Point, Point)> =
        map.board.spec().walls.iter().filter(|w| !is_boom(map, **w)).filter_map(|w| side(map, *w)).collect();
    // Beside a gate the wall goes on up to its turrets.
    for (n, e) in map.board.spec().entrances.iter().enumerate().filter(|(_, e)| !e.tower) {
        let gate = gateway(map.board, map.layout, n as u8);
        if let Some((p, q)) = side(map, (e.inside, e.outside)) {
            pieces.extend([p, q].map(|end| (end, between(gate.at, end, (gate.half + 2.0) / (RADIUS / 2.0)))));
        }
    }
    let towers: Vec<Hex> = map.hexes(|t| t == Terrain::Tower).collect();
    let tower_at = |p: Point| {
        let at = |h: &&Hex| map.layout.corners(**h).iter().any(|q| corner(*q) == corner(p));
        towers.iter().find(at).map(|h| between(p, map.layout.centre(*h), 0.5))
    };
    let mut path = Path::default();
    for mut line in chains(&pieces) {
        if let Some(p) = line.first().and_then(|p| tower_at(*p)) {
            line.insert(0, p);
        }
        if let Some(p) = line.last().and_then(|p| tower_at(*p)) {
            line.push(p);
        }
        path.polyline(&line);
        if line.first().map(|p| corner(*p)) == line.last().map(|p| corner(*p)) {
            path.close();
        }
    }
    path
}

fn masonry(out: &mut String, map: &Map, lines: &Path) {
    let c = map.colours;
    put!(
        out,
        "<g fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\"><path d=\"{0}\" stroke=\"#000\" stroke-opacity=\".33\" stroke-width=\"12\" transform=\"translate(3 4)\"/><path d=\"{0}\" stroke=\"{1}\" stroke-width=\"14\"/><path d=\"{0}\" stroke=\"{2}\" stroke-width=\"11.4\"/><path d=\"{0}\" stroke=\"{3}\" stroke-width=\"11.4\" stroke-dasharray=\"4.4 3.2\" stroke-linecap=\"butt\"/><path d=\"{0}\" stroke=\"{1}\" stroke-width=\"6.6\"/><path d=\"{0}\" stroke=\"{4}\" stroke-width=\"5.4\"/><path d=\"{0}\" stroke=\"{2}\" stroke-width=\"5.4\" stroke-dasharray=\".8 5\" stroke-linecap=\"butt\"/></g>",
        lines.0,
        c.stone_ink,
        c.stone_dark,
        c.stone_light,
        c.stone
    );
}

fn palisade(out: &mut String, map: &Map, lines: &Path) {
    let c = map.colours;
    put!(
        out,
        "<g fill=\"none\" stroke-linejoin=\"round\"><path d=\"{0}\" stroke=\"#000\" stroke-opacity=\".33\" stroke-width=\"10\" transform=\"translate(2.5 3.5)\"/><path d=\"{0}\" stroke=\"{1}\" stroke-width=\"11\" stroke-linecap=\"round\"/><path d=\"{0}\" stroke=\"{2}\" stroke-width=\"9\" stroke-dasharray=\"3.3 1.1\"/><path d=\"{0}\" stroke=\"{3}\" stroke-width=\"4\" stroke-dasharray=\"3.3 1.1\"/></g>",
        lines.0,
        c.wood_dark,
        c.wood,
        c.wood_light
    );
}

/// Sharpened logs across a stream.
fn booms(out: &mut String, map: &Map) {
    let mut path = Path::default();
    for (p, q) in map.board.spec().walls.iter().filter(|w| is_boom(map, **w)).filter_map(|w| side(map, *w)) {
        path.polyline(&[p, q]);
    }
    let c = map.colours;
    put!(
        out,
        "<g fill=\"none\"><path d=\"{0}\" stroke=\"{1}\" stroke-width=\"10\" stroke-dasharray=\"6 2\"/><path d=\"{0}\" stroke=\"{2}\" stroke-width=\"6.5\" stroke-dasharray=\"6 2\"/><path d=\"{0}\" stroke=\"{1}\" stroke-width=\"1.6\"/></g>",
        path.0,
        c.wood_dark,
        c.wood_light
    );
}

fn tower(out: &mut String, map: &Map, hex: Hex) {
    let (c, (x, y)) = (map.colours, map.layout.centre(hex));
    let round = std::f32::consts::TAU * (TOWER - 4.0);
    let merlon = round / 18.0;
    put!(
        out,
        "<g transform=\"translate({} {})\"><circle cx=\"4\" cy=\"6\" r=\"{2}\" fill=\"#000\" fill-opacity=\".33\"/><circle r=\"{2}\" fill=\"{3}\" stroke=\"{4}\" stroke-width=\"2.4\"/><circle r=\"{5}\" fill=\"none\" stroke=\"{6}\" stroke-width=\"6.4\" stroke-dasharray=\"{7} {8}\"/><circle r=\"{9}\" fill=\"url(#dr-tower)\" stroke=\"{4}\" stroke-width=\"1.6\"/></g>",
        Num(x),
        Num(y),
        Num(TOWER),
        c.stone_dark,
        c.stone_ink,
        Num(TOWER - 4.0),
        c.stone_light,
        Num(merlon * 0.62),
        Num(merlon * 0.38),
        Num(TOWER - 8.4)
    );
}

/// The strongest tower of all: a ring of turrets about a square keep.
fn keep(out: &mut String, map: &Map, hex: Hex) {
    let (c, centre) = (map.colours, map.layout.centre(hex));
    let mut wall = Path::default();
    wall.polygon(&Layout::corners_at(centre, 0.84));
    put!(
        out,
        "<g stroke-linejoin=\"round\"><path d=\"{0}\" fill=\"#000\" fill-opacity=\".33\" stroke=\"#000\" stroke-opacity=\".33\" stroke-width=\"9\" transform=\"translate(4 6)\"/><path d=\"{0}\" fill=\"{1}\" stroke=\"{2}\" stroke-width=\"11\"/><path d=\"{0}\" fill=\"url(#dr-tower)\" stroke=\"{3}\" stroke-width=\"7.5\" stroke-dasharray=\"5 3.4\"/>",
        wall.0,
        c.stone,
        c.stone_ink,
        c.stone_light
    );
    let mut turrets = Path::default();
    for p in Layout::corners_at(centre, 0.84) {
        turrets.dot(p);
    }
    for (wide, colour) in [(20.0, c.stone_ink), (16.4, c.stone_light), (10.0, c.stone_dark), (8.0, c.stone)] {
        put!(out, "<path d=\"{}\" stroke=\"{colour}\" stroke-width=\"{wide}\" stroke-linecap=\"round\"/>", turrets.0);
    }
    put!(
        out,
        "<rect x=\"{}\" y=\"{}\" width=\"36\" height=\"36\" rx=\"2\" fill=\"{}\" stroke=\"{}\" stroke-width=\"2.4\"/><rect x=\"{0}\" y=\"{1}\" width=\"36\" height=\"36\" fill=\"none\" stroke=\"{4}\" stroke-width=\"4\" stroke-dasharray=\"5 4\"/></g>",
        Num(centre.0 - 18.0),
        Num(centre.1 - 18.0),
        c.stone,
        c.stone_ink,
        c.stone_light
    );
}

/// Where an entrance stands and which way it looks.
pub(crate) struct Gateway {
    /// Its middle.
    pub at: Point,
    /// Degrees by which its own picture, which looks north, is turned.
    pub turn: f32,
    /// Gate or door.
    pub gate: bool,
    /// Half its width.
    pub half: f32,
}

/// The gateway of an entrance.
pub(crate) fn gateway(board: &Board, layout: &Layout, n: u8) -> Gateway {
    let entrance = board.entrance(n);
    let (inside, outside) = (layout.centre(entrance.inside), layout.centre(entrance.outside));
    let far = length(inside, outside).max(1.0);
    let at = if entrance.tower { between(inside, outside, (TOWER - 3.0) / far) } else { mid(inside, outside) };
    let turn = (outside.1 - inside.1).atan2(outside.0 - inside.0).to_degrees() + 90.0;
    Gateway { at, turn, gate: entrance.gate, half: if entrance.gate { 13.0 } else { 9.0 } }
}

/// The house of a gateway: two turrets and a glow, red for gates, blue for doors. In a palisade they are red buildings
/// [2.1.2].
fn house(c: &Colours, g: &Gateway, planks: bool) -> String {
    let mut out = String::new();
    let glow = if g.gate { "dr-gate-glow" } else { "dr-door-glow" };
    let (body, edge) = if planks { (c.plank_door, c.wood_dark) } else { (c.stone_light, c.stone_ink) };
    let h = g.half;
    put!(
        out,
        "<g transform=\"translate({} {}) rotate({})\"><ellipse rx=\"{}\" ry=\"19\" fill=\"url(#{glow})\"/>",
        Num(g.at.0),
        Num(g.at.1),
        Num(g.turn),
        Num(h + 16.0)
    );
    let turret = |x: f32| {
        format!(
            "<rect x=\"{}\" y=\"-8.5\" width=\"9\" height=\"17\" rx=\"2\" fill=\"{body}\" stroke=\"{edge}\" stroke-width=\"1.6\"/>",
            Num(x)
        )
    };
    put!(out, "{}{}</g>", turret(-h - 6.0), turret(h - 3.0));
    out
}

/// The leaves, closed: a gate has two of them with iron bands, a door one.
fn leaves(c: &Colours, g: &Gateway) -> String {
    let (fill, h) = (if g.gate { c.gate } else { c.door }, g.half);
    let bands = if g.gate { "M0-6.5V6.5" } else { "M3.6 0h.01" };
    format!(
        "<g transform=\"translate({} {}) rotate({})\"><rect x=\"{}\" y=\"-6.5\" width=\"{}\" height=\"13\" rx=\"1.6\" fill=\"{fill}\" stroke=\"#1c0f0a\" stroke-width=\"1.5\"/><path d=\"M{3} -3.2h{4}M{3} 3.2h{4}{bands}\" stroke=\"#1c0f0a\" stroke-width=\"1.3\" stroke-linecap=\"round\" fill=\"none\"/></g>",
        Num(g.at.0),
        Num(g.at.1),
        Num(g.turn),
        Num(-h + 2.0),
        Num(2.0 * h - 4.0)
    )
}
