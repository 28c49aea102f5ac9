//! What happened to the ground: razed places, broken gates, burned bridges, breaches, fog, whirlwinds.

use crate::board::{Gateway, deck, gateway};
use crate::layout::{Layout, RADIUS};
use crate::svg::{Num, Path, Point, between, put};
use crate::theme::Colours;
use crate::{Theme, art};
use dragonrage_rules::{BridgeState, EntranceState, Game, Side, Terrain};

/// Marks of a position, to be drawn over the map and under the counters.
pub fn marks(game: &Game, layout: &Layout, theme: Theme) -> String {
    let (board, c) = (game.board(), theme.colours());
    let mut out = String::from("<g class=\"marks\" pointer-events=\"none\">");
    for hex in board.hexes().iter() {
        if let Some(state) = game.bridge_state(hex).filter(|s| *s != BridgeState::Intact) {
            bridge(&mut out, c, game, layout, hex, state);
        }
    }
    for n in 0..board.spec().walls.len() as u8 {
        if game.is_breached(n) {
            let (a, b) = board.spec().walls[usize::from(n)];
            if let Some(dir) = a.direction_to(b) {
                let wet = [a, b].iter().all(|h| board.terrain(*h) == Terrain::River);
                let gap = if wet { c.water } else { c.road };
                let rubble =
                    if board.spec().plank_walls { (c.wood_dark, c.wood_light) } else { (c.stone_ink, c.stone_light) };
                breach(&mut out, layout.side(a, dir), &format!("{a}-{b}"), gap, rubble);
            }
        }
    }
    for n in 0..board.spec().entrances.len() as u8 {
        let (state, e) = (game.entrance_state(n), board.entrance(n));
        if state != EntranceState::Closed {
            let id = format!("{}-{}", e.inside, e.outside);
            entrance(&mut out, c, &gateway(board, layout, n), state, &id);
        }
    }
    for hex in board.hexes().iter().filter(|h| game.is_razed(*h)) {
        razed(&mut out, c, layout.centre(hex), &hex.to_string(), board.is_tower(hex));
    }
    for hex in board.hexes().iter() {
        let at = layout.centre(hex);
        for side in Side::BOTH.into_iter().filter(|s| game.boost(*s, hex)) {
            boosted(&mut out, c, at, side);
        }
        if game.fog(hex) {
            fog(&mut out, at);
        }
        if game.whirlwind(hex) {
            put!(
                out,
                "<use class=\"whirlwind\" data-mark=\"{hex}\" href=\"#dr-whirl\" x=\"{}\" y=\"{}\" width=\"66\" height=\"66\" {}/>",
                Num(at.0 - 33.0),
                Num(at.1 - 35.0),
                art::inks("#4b3a86", "#fff")
            );
        }
    }
    out.push_str("</g>");
    out
}

/// A razed place: burnt ground, embers and smoke, and its points crossed out.
fn razed(out: &mut String, c: &Colours, (x, y): Point, hex: &str, tower: bool) {
    put!(
        out,
        "<g class=\"razed\" data-mark=\"{hex}\" transform=\"translate({} {})\"><path d=\"M-31 4C-32-13-21-25-6-27 11-30 28-20 32-4 33 10 21 22 4 23-15 25-29 17-31 4Z\" fill=\"{}\" fill-opacity=\".72\"/><ellipse rx=\"27\" ry=\"20\" cy=\"3\" fill=\"url(#dr-fire-glow)\"/>",
        Num(x),
        Num(y - 4.0),
        c.char
    );
    put!(
        out,
        "<path d=\"M-24 13-10 6-2 15 9 5 22 14 14 20H-18ZM-16-6-8-12-3-4-11 2ZM8-14 18-8 12 0 5-5Z\" fill=\"{0}\" stroke=\"#000\" stroke-opacity=\".5\"/><path d=\"M-22 12-9 7M-1 15 8 7M12 16 20 13M-14-5-8-10M9-12 16-8\" stroke=\"{1}\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>",
        c.char,
        c.ember
    );
    for (dx, dy, size) in [(-14.0, -6.0, 20.0), (2.0, -12.0, 26.0), (12.0, 0.0, 17.0)] {
        put!(
            out,
            "<use href=\"#dr-flame\" x=\"{}\" y=\"{}\" width=\"{2}\" height=\"{2}\" {3}/>",
            Num(dx - size / 2.0 + 1.0),
            Num(dy - size / 2.0),
            Num(size),
            art::inks(c.fire, c.ember)
        );
    }
    let (px, py) = if tower { (-2.0, 12.0) } else { (-21.0, -9.0) };
    put!(
        out,
        "<g transform=\"translate({} {})\"><circle r=\"11.6\" fill=\"{}\" stroke=\"{3}\" stroke-width=\"1.6\"/><path d=\"M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5\" stroke=\"{3}\" stroke-width=\"3\" stroke-linecap=\"round\"/></g>",
        Num(px),
        Num(py),
        c.char,
        c.ember
    );
    out.push_str("<g class=\"smoke\" fill=\"#4d4742\" fill-opacity=\".5\"><path d=\"M-2-14C-12-18-9-30 0-29 0-40 17-40 16-30 26-31 26-18 17-17 12-10 2-10-2-14Z\"/><path d=\"M8-31C3-37 9-46 16-43 20-50 32-45 28-38 33-34 28-27 23-29 18-25 11-27 8-31Z\" fill-opacity=\".36\"/></g></g>");
}

/// An entrance that stands open, or hangs there smashed.
fn entrance(out: &mut String, c: &Colours, g: &Gateway, state: EntranceState, id: &str) {
    let (h, fill) = (g.half, if g.gate { c.gate } else { c.door });
    let class = if state == EntranceState::Open { "open" } else { "smashed" };
    put!(
        out,
        "<g class=\"entrance {class}\" data-mark=\"{id}\" transform=\"translate({} {}) rotate({})\"><rect x=\"{3}\" y=\"-7.4\" width=\"{4}\" height=\"14.8\" fill=\"{5}\"/>",
        Num(g.at.0),
        Num(g.at.1),
        Num(g.turn),
        Num(-h + 1.6),
        Num(2.0 * h - 3.2),
        c.road
    );
    let leaf = |out: &mut String, x: f32, turn: f32, long: f32| {
        put!(
            out,
            "<rect transform=\"translate({} 0) rotate({turn})\" y=\"-2.2\" width=\"{}\" height=\"4.4\" rx=\"1\" fill=\"{fill}\" stroke=\"#1c0f0a\" stroke-width=\"1.3\"/>",
            Num(x),
            Num(long)
        );
    };
    if state == EntranceState::Open {
        leaf(out, -h + 2.5, 80.0, h - 1.0);
        leaf(out, h - 2.5, 100.0, h - 1.0);
    } else {
        leaf(out, -h + 2.0, 42.0, h * 0.8);
        leaf(out, h - 3.0, 152.0, h * 0.65);
        put!(
            out,
            "<path d=\"M-5-5 0-1M6 3 1 6M-7 5-3 3\" stroke=\"{}\" stroke-width=\"2.4\" stroke-linecap=\"round\"/><path d=\"M{1}-10 {2} 10M{2}-10 {1} 10\" stroke=\"#fff\" stroke-width=\"4.6\" stroke-linecap=\"round\"/><path d=\"M{1}-10 {2} 10M{2}-10 {1} 10\" stroke=\"#111\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>",
            c.wood_dark,
            Num(-h + 2.0),
            Num(h - 2.0)
        );
    }
    out.push_str("</g>");
}

/// A hole in a wall, with what lies about it.
fn breach(out: &mut String, (a, b): (Point, Point), id: &str, ground: &str, (edge, rubble_fill): (&str, &str)) {
    let (from, to) = (between(a, b, 0.16), between(a, b, 0.84));
    let mut gap = Path::default();
    gap.polyline(&[from, to]);
    let mut rubble = Path::default();
    for (part, off) in [(0.2, 7.0), (0.34, -5.0), (0.46, 3.0), (0.6, -8.0), (0.7, 6.0), (0.82, -3.0), (0.54, 10.0)] {
        let p = between(a, b, part);
        let far = (b.0 - a.0).hypot(b.1 - a.1);
        let q = (p.0 - (b.1 - a.1) / far * off, p.1 + (b.0 - a.0) / far * off);
        rubble.polyline(&[q, (q.0 + off * 0.4, q.1 + 2.0)]);
    }
    put!(
        out,
        "<g class=\"breach\" data-mark=\"{id}\" fill=\"none\" stroke-linecap=\"round\"><path d=\"{}\" stroke=\"{}\" stroke-width=\"15\" stroke-linecap=\"butt\"/><path d=\"{2}\" stroke=\"{3}\" stroke-width=\"6.4\"/><path d=\"{2}\" stroke=\"{4}\" stroke-width=\"4.2\"/></g>",
        gap.0,
        ground,
        rubble.0,
        edge,
        rubble_fill
    );
}

/// A bridge that is charred, broken or about to be.
fn bridge(out: &mut String, c: &Colours, game: &Game, layout: &Layout, hex: dragonrage_rules::Hex, state: BridgeState) {
    let Some((from, bend, to)) = deck(game.board(), layout, hex) else { return };
    // The curve half-way, and the points where the gap begins and ends.
    let near = |a: Point, part: f32| between(a, bend, part);
    let mut gap = Path::default();
    gap.start(near(from, 0.5)).bend(bend, near(to, 0.5));
    let mut stumps = Path::default();
    stumps.polyline(&[near(from, 0.1), near(from, 0.62)]);
    stumps.polyline(&[near(to, 0.1), near(to, 0.62)]);
    let (class, wood) = match state {
        BridgeState::Burned => ("burned", c.char),
        BridgeState::Broken => ("broken", c.wood_dark),
        _ => ("prepared", c.char),
    };
    put!(out, "<g class=\"bridge {class}\" data-mark=\"{hex}\" fill=\"none\">");
    if state == BridgeState::Prepared {
        let (x, y) = bend;
        put!(
            out,
            "<path d=\"M{0} {1}l18 10 18-10M{0} {2}l18-10 18 10\" stroke=\"{3}\" stroke-width=\"3.4\" stroke-linecap=\"round\"/><use href=\"#dr-flame\" x=\"{4}\" y=\"{5}\" width=\"18\" height=\"18\" {6}/>",
            Num(x - 18.0),
            Num(y - 4.0),
            Num(y + 8.0),
            c.wood_dark,
            Num(x - 9.0),
            Num(y - 14.0),
            art::inks(c.fire, c.ember)
        );
    } else {
        put!(
            out,
            "<path d=\"{0}\" stroke=\"{1}\" stroke-width=\"30\"/><path d=\"{2}\" stroke=\"{3}\" stroke-width=\"25\" stroke-dasharray=\"4.5 1.6\"/><path d=\"{2}\" stroke=\"{4}\" stroke-width=\"25\" stroke-dasharray=\"1 5.1\" stroke-opacity=\".7\"/>",
            gap.0,
            c.water,
            stumps.0,
            wood,
            if state == BridgeState::Burned { c.fire } else { c.wood_light }
        );
        let (x, y) = bend;
        put!(
            out,
            "<path d=\"M{} {}l9 4M{} {}l8-5M{} {}l7 1\" stroke=\"{wood}\" stroke-width=\"3.4\" stroke-linecap=\"round\"/>",
            Num(x - 9.0),
            Num(y - 8.0),
            Num(x - 2.0),
            Num(y + 3.0),
            Num(x - 9.0),
            Num(y + 10.0)
        );
    }
    out.push_str("</g>");
}

fn fog(out: &mut String, (x, y): Point) {
    put!(
        out,
        "<g class=\"fog\" transform=\"translate({} {})\"><path d=\"M-38 8C-46-2-36-16-24-13-22-28 0-30 6-19 16-27 32-18 29-7 42-6 44 10 33 14 30 26 10 28 3 20-6 29-27 27-29 17-33 17-37 13-38 8Z\" fill=\"#f4f4f6\" fill-opacity=\".72\"/><path d=\"M-26 1c8-6 14 5 22 0s14 5 24-1M-20 11c7-5 12 4 19 0s12 4 20-1M-16-9c6-5 11 4 17 0s10 4 16-1\" fill=\"none\" stroke=\"#7a7a86\" stroke-width=\"1.8\" stroke-linecap=\"round\"/></g>",
        Num(x),
        Num(y)
    );
}

/// Courage in the air: upward strokes along the lower rim, in the side's colour and shape.
fn boosted(out: &mut String, c: &Colours, (x, y): Point, side: Side) {
    let (colour, dx) = match side {
        Side::Defender => (c.door, -0.62),
        Side::Invader => (c.gate, 0.62),
    };
    put!(
        out,
        "<path class=\"boost\" d=\"M{} {}l5-5 5 5m-10 6l5-5 5 5\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.4\"/>",
        Num(x + RADIUS * dx - 5.0),
        Num(y + 12.0)
    );
}
