//! A map in a few strokes, for pictures of a hand's width: ground, water, town, walls and what counts. Some ten shapes where the
//! map itself has thousands, so that a screen may show a dozen of them.

use super::cells::{self, soft};
use super::{Map, walls};
use crate::layout::Layout;
use crate::svg::{Num, put};
use crate::{Face, Theme, counter};
use dragonrage_rules::{Board, Components, Force, Game, Side, Terrain};

/// The map. Without labels: nothing could be read.
pub fn sketch(board: &Board, layout: &Layout, theme: Theme) -> String {
    let map = Map { board, layout, theme, colours: theme.colours(), ground: cells::ground(board), ways: Vec::new() };
    let (c, (w, h)) = (map.colours, layout.size());
    let mut out = String::with_capacity(24_000);
    put!(out, "<g class=\"sketch\"><rect width=\"{}\" height=\"{}\" fill=\"{}\"/>", w.ceil(), h.ceil(), c.grass);
    let town = if board.spec().plank_walls { &c.plank_town } else { &c.stone_town };
    let mut area = |wanted: fn(Terrain) -> bool, colour: &str| {
        put!(out, "<path d=\"{}\" fill=\"{colour}\"/>", soft(&map.area(wanted), 5.0).0);
    };
    area(|t| t == Terrain::Forest, c.forest_floor);
    area(|t| matches!(t, Terrain::City | Terrain::Building | Terrain::Tower | Terrain::Dock), town.ground);
    area(|t| matches!(t, Terrain::River | Terrain::Sea | Terrain::Bank), c.water);
    let lines = walls::wall_lines(&map).0;
    put!(
        out,
        "<g fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\"><path d=\"{lines}\" stroke=\"{}\" stroke-width=\"26\"/><path d=\"{lines}\" stroke=\"{}\" stroke-width=\"15\"/></g>",
        c.stone_ink,
        if board.spec().plank_walls { c.wood } else { c.stone }
    );
    put!(out, "<g fill=\"{}\" stroke=\"{}\" stroke-width=\"7\">", c.vp, c.vp_paper);
    for place in board.spec().places.iter().filter(|p| p.vp > 0) {
        let (x, y) = layout.centre(place.hex);
        put!(out, "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"/>", Num(x), Num(y), 15 + 4 * place.vp);
    }
    out.push_str("</g></g>");
    out
}

/// Who meets: the invader's counters on the left, the defender's on the right, how many of each beside them.
pub fn muster(components: &Components, layout: &Layout, theme: Theme, forces: [(Side, &[Force]); 2]) -> String {
    let (w, h) = layout.size();
    let mut out = String::from("<g class=\"muster\">");
    for (side, forces) in forces {
        // Two columns where there are many kinds.
        let rows = if forces.len() > 4 { forces.len().div_ceil(2) } else { forces.len() };
        // Never so large that the two armies touch: the city lies between them.
        let step = ((h - 120.0) / rows.max(3) as f32).min(w / 6.0);
        let top = (h - step * rows as f32) / 2.0;
        for (n, force) in forces.iter().enumerate() {
            let Some(face) = components.roster.unit(force.kind, 1).and_then(|u| Face::printed(components, u)) else {
                continue;
            };
            let half = if force.kind.is_major() { 33.0 } else { 23.0 };
            let scale = step * 0.42 / half;
            let column = (n / rows.max(1)) as f32;
            let edge = step * 0.62 + column * step * 1.25;
            let x = if side == Side::Invader { edge } else { w - edge };
            let y = top + step * (0.5 + (n % rows.max(1)) as f32);
            put!(
                out,
                "<g transform=\"translate({} {}) scale({})\">{}</g>",
                Num(x),
                Num(y),
                Num(scale),
                counter(&face, theme)
            );
            put!(
                out,
                "<g transform=\"translate({} {})\"><circle r=\"{}\" fill=\"{}\"/><text y=\"{}\" font-size=\"{}\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{}\">{}</text></g>",
                Num(x + step * 0.36),
                Num(y - step * 0.36),
                Num(step * 0.18),
                theme.colours().ink,
                Num(step * 0.09),
                Num(step * 0.26),
                theme.colours().halo,
                force.count
            );
        }
    }
    out.push_str("</g>");
    out
}

/// A position in a few strokes: what is razed, troops as discs in the colours of their counters, monsters as large counters.
pub fn sketch_position(game: &Game, layout: &Layout, theme: Theme) -> String {
    let mut out = String::from("<g class=\"sketch-position\">");
    for place in game.board().spec().places.iter().filter(|p| p.vp > 0 && game.vp_at(p.hex).is_none_or(|vp| vp == 0)) {
        let (x, y) = layout.centre(place.hex);
        put!(
            out,
            "<path transform=\"translate({} {})\" d=\"M-34-34L34 34M34-34L-34 34\" stroke=\"{}\" stroke-width=\"16\" stroke-linecap=\"round\"/>",
            Num(x),
            Num(y),
            theme.colours().fire
        );
    }
    let mut majors = String::new();
    for (unit, state) in game.units().filter(|(_, u)| u.on_map()) {
        let (Some(hex), Some(face)) = (state.hex(), Face::of(game, unit)) else { continue };
        let (x, y) = layout.centre(hex);
        if face.kind.is_monster() {
            let scale = if face.kind.is_major() { 2.6 } else { 1.9 };
            put!(
                majors,
                "<g transform=\"translate({} {}) scale({scale})\">{}</g>",
                Num(x),
                Num(y),
                counter(&face, theme)
            );
        } else {
            let look = theme.counter(face.kind, face.number);
            put!(
                out,
                "<circle cx=\"{}\" cy=\"{}\" r=\"27\" fill=\"{}\" stroke=\"{}\" stroke-width=\"8\"/>",
                Num(x),
                Num(y),
                look.face,
                look.edge
            );
        }
    }
    out + &majors + "</g>"
}
