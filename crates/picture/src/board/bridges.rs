//! Bridges and docks.

use super::Map;
use crate::layout::{Layout, towards};
use crate::svg::{Num, Path, Point, between, put};
use dragonrage_rules::{Board, Dir, Hex, Terrain};

/// The middle line of a bridge, from bank to bank: from, control point, to.
pub(crate) fn deck(board: &Board, layout: &Layout, hex: Hex) -> Option<(Point, Point, Point)> {
    let crossing = board.crossing(board.crossing_at(hex)?);
    let centre = layout.centre(hex);
    let end = |n: usize| crossing.sides.get(n).map(|s| between(centre, layout.centre(*s), 0.49));
    Some((end(0)?, centre, end(1)?))
}

/// All bridges.
pub fn draw(out: &mut String, map: &Map) {
    let c = map.colours;
    for stone in [false, true] {
        let mut path = Path::default();
        let kind = if stone { Terrain::StoneBridge } else { Terrain::WoodenBridge };
        for (from, bend, to) in map.hexes(|t| t == kind).filter_map(|h| deck(map.board, map.layout, h)) {
            path.start(from).bend(bend, to);
        }
        let (edge, deck, plank, dash, wide) = if stone {
            (c.stone_ink, c.stone_light, c.stone, "1.2 8", 25.0)
        } else {
            (c.wood_dark, c.wood_light, c.wood_dark, "1 3.8", 23.0)
        };
        put!(
            out,
            "<g fill=\"none\"><path d=\"{0}\" stroke=\"#000\" stroke-opacity=\".28\" stroke-width=\"{1}\" transform=\"translate(2 5)\"/><path d=\"{0}\" stroke=\"{edge}\" stroke-width=\"{2}\"/><path d=\"{0}\" stroke=\"{deck}\" stroke-width=\"{1}\"/><path d=\"{0}\" stroke=\"{plank}\" stroke-width=\"{1}\" stroke-dasharray=\"{dash}\" stroke-opacity=\".75\"/>",
            path.0,
            wide,
            wide + 4.0
        );
        // Parapets or rails along both sides, the roadway between them.
        put!(
            out,
            "<path d=\"{0}\" stroke=\"{edge}\" stroke-width=\"{1}\"/><path d=\"{0}\" stroke=\"{deck}\" stroke-width=\"{2}\"/><path d=\"{0}\" stroke=\"{plank}\" stroke-width=\"{2}\" stroke-dasharray=\"{dash}\" stroke-opacity=\".5\"/></g>",
            path.0,
            wide - 5.0,
            wide - 6.6
        );
    }
}

/// Quays of planks; a mole, which has the sea about it, of stone.
pub fn docks(out: &mut String, map: &Map) {
    let c = map.colours;
    let (mut quays, mut moles, mut planks, mut posts) =
        (Path::default(), Path::default(), Path::default(), Path::default());
    for hex in map.hexes(|t| t == Terrain::Dock) {
        let centre = map.layout.centre(hex);
        let land = |d: &Dir| map.board.neighbour(hex, *d).is_some_and(|n| map.board.terrain(n) != Terrain::Sea);
        let shore: Vec<Dir> = Dir::ALL.into_iter().filter(land).collect();
        if shore.len() <= 1 {
            // A tongue of stone from the land out to its round head.
            let (dx, dy) = shore.first().map_or((0.0, -1.0), |d| towards(*d));
            let root = (centre.0 + dx * 40.0, centre.1 + dy * 40.0);
            moles.polyline(&[root, (centre.0 - dx * 8.0, centre.1 - dy * 8.0)]);
            continue;
        }
        quays.polygon(&Layout::corners_at(centre, 0.93));
        for n in -4..=4 {
            let y = n as f32 * 7.6;
            let half = 40.0 - y.abs() * 0.577;
            planks.polyline(&[(centre.0 - half, centre.1 + y), (centre.0 + half, centre.1 + y)]);
        }
        for d in Dir::ALL.into_iter().filter(|d| !land(d)) {
            let (dx, dy) = towards(d);
            let foot = (centre.0 + dx * 34.0, centre.1 + dy * 34.0);
            let tip = (centre.0 + dx * 49.0, centre.1 + dy * 49.0);
            posts.polyline(&[foot, tip]);
        }
    }
    put!(
        out,
        "<g fill=\"none\"><path d=\"{0}\" stroke=\"{1}\" stroke-width=\"11\"/><path d=\"{0}\" stroke=\"{2}\" stroke-width=\"8\"/><path d=\"{3}\" fill=\"#000\" fill-opacity=\".3\" transform=\"translate(3 5)\"/><path d=\"{3}\" fill=\"{2}\" stroke=\"{1}\" stroke-width=\"2\"/><path d=\"{4}\" stroke=\"{1}\" stroke-width=\".9\" stroke-opacity=\".7\"/>",
        posts.0,
        c.wood_dark,
        c.wood_light,
        quays.0,
        planks.0
    );
    for (wide, colour) in [(Num(47.0), c.stone_ink), (Num(43.0), c.stone), (Num(33.0), c.stone_light)] {
        put!(out, "<path d=\"{}\" stroke=\"{colour}\" stroke-width=\"{wide}\" stroke-linecap=\"round\"/>", moles.0);
    }
    put!(
        out,
        "<path d=\"{}\" stroke=\"{}\" stroke-width=\"38\" stroke-linecap=\"round\" stroke-dasharray=\"1 9\" stroke-opacity=\".4\"/></g>",
        moles.0,
        c.stone_dark
    );
}
