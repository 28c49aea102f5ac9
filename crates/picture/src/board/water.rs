//! Sea and rivers.

use super::Map;
use super::cells::{Area, Cell, cell, next, soft};
use crate::layout::{HALF, Layout, RADIUS};
use crate::rng::Rng;
use crate::svg::{Path, Point, between, length, mid, put};
use dragonrage_rules::{Dir, Hex, Terrain};
use std::collections::{BTreeMap, BTreeSet};

/// How wide a river is.
pub const WIDE: f32 = 40.0;

/// The sea, with lines along its shore.
pub fn draw(out: &mut String, map: &Map) {
    let sea = map.area(|t| matches!(t, Terrain::Sea | Terrain::Dock));
    if sea.is_empty() {
        return;
    }
    let colours = map.colours;
    let shape = soft(&sea, 4.0);
    put!(
        out,
        "<path d=\"{0}\" fill=\"none\" stroke=\"{1}\" stroke-width=\"13\" stroke-linejoin=\"round\"/><path d=\"{0}\" fill=\"{2}\" stroke=\"{3}\" stroke-width=\"1.6\"/><clipPath id=\"dr-sea\"><path d=\"{0}\"/></clipPath><g clip-path=\"url(#dr-sea)\" fill=\"none\" stroke-linejoin=\"round\">",
        shape.0,
        colours.shore,
        colours.water,
        colours.water_ink
    );
    // Deep water first, then the lines that follow the shore, ever fainter.
    let deep: Area = sea.iter().filter(|c| Dir::ALL.iter().all(|d| sea.contains(&next(**c, *d)))).copied().collect();
    let deep = soft(&deep, 6.0);
    put!(
        out,
        "<path d=\"{0}\" fill=\"{1}\" fill-opacity=\".55\" stroke=\"{1}\" stroke-opacity=\".3\" stroke-width=\"26\"/>",
        deep.0,
        colours.water_deep
    );
    for (wide, opacity) in [(33.0, ".28"), (21.0, ".42"), (10.0, ".6")] {
        put!(
            out,
            "<path d=\"{0}\" stroke=\"{1}\" stroke-width=\"{2}\" stroke-opacity=\"{opacity}\"/><path d=\"{0}\" stroke=\"{3}\" stroke-width=\"{4}\"/>",
            shape.0,
            colours.water_ink,
            wide + 1.5,
            colours.water,
            wide
        );
    }
    out.push_str("</g>");
    waves(out, map);
}

fn waves(out: &mut String, map: &Map) {
    let (mut light, mut dark) = (Path::default(), Path::default());
    for c in map.area(|t| t == Terrain::Sea) {
        let mut rng = Rng::new((c.0 * 37 + c.1 * 1009) as u64);
        let (x, y) = Layout::cell(c.0, c.1);
        for n in 0..3 {
            let p = (x + rng.range(-0.7, 0.45) * RADIUS, y + rng.range(-0.75, 0.75) * HALF);
            let path = if n == 0 { &mut light } else { &mut dark };
            path.start(p);
            path.0.push_str("q3.5-4 7 0t7 0");
        }
    }
    for (path, colour, opacity) in [(light, map.colours.water_light, ".95"), (dark, map.colours.water_ink, ".45")] {
        put!(
            out,
            "<path d=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.2\" stroke-opacity=\"{opacity}\" stroke-linecap=\"round\"/>",
            path.0
        );
    }
}

/// Does the river run through the middle of the hex?
fn is_wet(t: Terrain) -> bool {
    matches!(t, Terrain::River | Terrain::Ford | Terrain::WoodenBridge | Terrain::StoneBridge)
}

/// The courses of the rivers, from hex to hex, out over the edge and into the sea.
fn courses(map: &Map) -> Vec<Vec<Point>> {
    let wet: BTreeSet<Cell> = map.hexes(is_wet).map(cell).collect();
    let links = |c: Cell| Dir::ALL.into_iter().filter(move |d| *d as u8 <= 2).map(move |d| (c, next(c, d)));
    let mut pieces: BTreeSet<(Cell, Cell)> =
        wet.iter().flat_map(|c| links(*c)).filter(|(_, b)| wet.contains(b)).collect();
    // Where three hexes of water meet at one corner, two links are enough.
    for c in &wet {
        for d in Dir::ALL {
            let (a, b) = (next(*c, d), next(*c, d.right()));
            let linked = |x: Cell, y: Cell| pieces.contains(&(x, y)) || pieces.contains(&(y, x));
            if linked(*c, a) && linked(*c, b) && linked(a, b) {
                pieces.remove(&(a, b));
                pieces.remove(&(b, a));
            }
        }
    }
    let at = |c: Cell| Layout::cell(c.0, c.1);
    let mut lines: Vec<(Point, Point)> = pieces.iter().map(|(a, b)| (at(*a), at(*b))).collect();
    for c in &wet {
        let joined: Vec<Cell> =
            (pieces.iter()).filter_map(|(a, b)| if a == c { Some(*b) } else { (b == c).then_some(*a) }).collect();
        let sea: Vec<Cell> =
            Dir::ALL.iter().map(|d| next(*c, *d)).filter(|n| map.ground.get(n) == Some(&Terrain::Sea)).collect();
        if let Some(mouth) = sea.iter().find(|s| joined.iter().all(|j| far(*j, **s) > 1.9)).or(sea.first()) {
            lines.push((at(*c), between(at(*c), at(*mouth), 0.8)));
            continue;
        }
        if joined.len() > 1 {
            continue;
        }
        // Off the map, straight on from where it came.
        let off = |d: &Dir| super::cells::hex(next(*c, *d)).is_none_or(|h| !map.board.in_play(h));
        let from = joined.first().copied();
        let out_by = Dir::ALL.into_iter().filter(off).max_by(|a, b| {
            let score = |d: &Dir| from.map_or(0.0, |f| far(f, next(*c, *d)));
            score(a).total_cmp(&score(b))
        });
        if let Some(d) = out_by {
            let (a, b) = (at(*c), at(next(*c, d)));
            lines.push((a, between(a, b, 1.6)));
        }
    }
    super::cells::chains(&lines)
}

fn far(a: Cell, b: Cell) -> f32 {
    let (p, q) = (Layout::cell(a.0, a.1), Layout::cell(b.0, b.1));
    (p.0 - q.0).hypot(p.1 - q.1) / (2.0 * HALF)
}

/// A brook along the sides of a hex that counts as land and as river [2.1.2-f]: it keeps to its rim.
fn brooks(map: &Map) -> Vec<Vec<Point>> {
    let mut sides: BTreeMap<Hex, BTreeSet<Dir>> = BTreeMap::new();
    let streams = &map.board.spec().streams;
    // The hex that is both land and river, else the one that has more water about it.
    let weight =
        |h: Hex| (map.board.terrain(h) == Terrain::Bank, streams.iter().filter(|(a, b)| *a == h || *b == h).count());
    for (a, b) in streams {
        let (bank, other) = if weight(*a) >= weight(*b) { (*a, *b) } else { (*b, *a) };
        sides.entry(bank).or_default().extend(bank.direction_to(other));
    }
    let mut brooks = Vec::new();
    for (bank, dirs) in sides {
        let inward = |p: Point| between(p, map.layout.centre(bank), 0.1);
        let wet = |h: Option<Hex>| h.filter(|h| is_wet(map.board.terrain(*h))).map(|h| map.layout.centre(h));
        // One brook for sides that follow one another.
        for first in dirs.iter().copied().filter(|d| !dirs.contains(&d.left())) {
            let mut line: Vec<Point> = wet(bank.neighbour(first.left())).into_iter().collect();
            line.push(inward(map.layout.side(bank, first).0));
            let mut dir = first;
            while dirs.contains(&dir) {
                let (from, to) = map.layout.side(bank, dir);
                line.extend([inward(mid(from, to)), inward(to)]);
                dir = dir.right();
            }
            line.extend(wet(bank.neighbour(dir)));
            brooks.push(line);
        }
    }
    brooks
}

/// Where trees and houses must not stand.
pub fn stream_pieces(map: &Map) -> Vec<(Point, Point)> {
    brooks(map).iter().flat_map(|b| b.windows(2).map(|w| (w[0], w[1])).collect::<Vec<_>>()).collect()
}

/// The courses of rivers as lines, and the brooks as areas: they narrow from the width of the river that they leave.
struct Channels {
    rivers: String,
    brooks: String,
}

fn channels(map: &Map) -> Channels {
    let (mut rivers, mut areas) = (Path::default(), Path::default());
    for line in courses(map) {
        rivers.smooth(&line);
    }
    let rivers_at = |p: Point| map.layout.hex_at(p.0, p.1).is_some_and(|h| is_wet(map.board.terrain(h)));
    for line in brooks(map) {
        let steps = (line.len() - 1) * 8;
        let at = |n: usize| {
            between(
                line[n.min(steps - 1) / 8],
                line[n.min(steps - 1) / 8 + 1],
                if n == steps { 1.0 } else { (n % 8) as f32 / 8.0 },
            )
        };
        let bank = |n: usize, side: f32| {
            let (p, before, after) = (at(n), at(n.saturating_sub(1)), at((n + 1).min(steps)));
            let along = length(before, after).max(0.1);
            // As wide as the river where it leaves one, and narrow where it springs.
            let near = |end: Point| (1.0 - length(p, end) / 34.0).clamp(0.0, 1.0);
            let swell = |end: Point| near(end) * if rivers_at(end) { WIDE / 2.0 - 7.5 } else { -6.0 };
            let half = 7.5 + swell(line[0]) + swell(line[line.len() - 1]);
            (p.0 - (after.1 - before.1) / along * half * side, p.1 + (after.0 - before.0) / along * half * side)
        };
        let ring: Vec<Point> =
            (0..=steps).map(|n| bank(n, 1.0)).chain((0..=steps).rev().map(|n| bank(n, -1.0))).collect();
        areas.soft_polygon(&ring);
    }
    Channels { rivers: rivers.0, brooks: areas.0 }
}

/// Paints the channels, so much wider than they are.
fn stroke(out: &mut String, channels: &Channels, more: f32, colour: &str) {
    put!(
        out,
        "<g stroke=\"{colour}\" stroke-linejoin=\"round\" stroke-linecap=\"round\"><path d=\"{}\" fill=\"none\" stroke-width=\"{}\"/><path d=\"{}\" fill=\"{colour}\" stroke-width=\"{more}\"/></g>",
        channels.rivers,
        WIDE + more,
        channels.brooks
    );
}

/// The banks of the rivers; the sea is drawn over them, so that a mouth stays open.
pub fn banks(out: &mut String, map: &Map) {
    let channels = channels(map);
    stroke(out, &channels, 8.0, map.colours.shore);
    stroke(out, &channels, 2.6, map.colours.water_ink);
}

/// The water of rivers and brooks, and the fords.
pub fn rivers(out: &mut String, map: &Map) {
    let (colours, channels) = (map.colours, channels(map));
    stroke(out, &channels, 0.0, colours.water);
    if !map.theme.plain() {
        put!(
            out,
            "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-opacity=\".5\" stroke-width=\"{}\" stroke-linejoin=\"round\"/>",
            channels.rivers,
            colours.water_deep,
            WIDE * 0.45
        );
    }
    flow(out, map);
    fords(out, map);
}

/// Short strokes that show water flowing.
fn flow(out: &mut String, map: &Map) {
    let mut path = Path::default();
    for hex in map.hexes(|t| t == Terrain::River) {
        let mut rng = Rng::new(hex.index() as u64 + 5);
        let (x, y) = map.layout.centre(hex);
        for side in [-1.0, 1.0] {
            path.start((x + side * 7.0 - 6.0 + rng.range(-2.0, 2.0), y + side * 9.0 + rng.range(-6.0, 6.0)));
            path.0.push_str("q3-3.4 6 0t6 0");
        }
    }
    put!(
        out,
        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>",
        path.0,
        map.colours.water_light
    );
}

fn fords(out: &mut String, map: &Map) {
    let (mut bar, mut stones) = (Path::default(), Path::default());
    for crossing in &map.board.spec().crossings {
        if map.board.terrain(crossing.hex) != Terrain::Ford {
            continue;
        }
        let centre = map.layout.centre(crossing.hex);
        let ends: Vec<Point> = crossing.sides.iter().map(|s| between(centre, map.layout.centre(*s), 0.5)).collect();
        let mut rng = Rng::new(crossing.hex.index() as u64);
        for end in ends {
            bar.polyline(&[centre, end]);
            for n in 0..16 {
                let p = between(centre, end, n as f32 / 16.0);
                stones.dot((p.0 + rng.range(-11.0, 11.0), p.1 + rng.range(-5.0, 5.0)));
            }
        }
    }
    let c = map.colours;
    put!(
        out,
        "<g fill=\"none\" stroke-linecap=\"round\"><path d=\"{}\" stroke=\"{}\" stroke-opacity=\".75\" stroke-width=\"26\"/><path d=\"{2}\" stroke=\"{3}\" stroke-width=\"5.4\"/><path d=\"{2}\" stroke=\"{4}\" stroke-width=\"3.8\"/></g>",
        bar.0,
        c.road,
        stones.0,
        c.stone_ink,
        c.stone_light
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    /// [2.1.2-f]: 0709 counts as land too, and must look like it: its middle and its south are dry.
    #[test]
    fn a_bank_is_no_river() {
        let components = dragonrage_data::embedded();
        let board = components.board("nurkott").unwrap();
        let layout = Layout::of(board);
        let theme = Theme::Parchment;
        let ground = super::super::cells::ground(board);
        let map = Map { board, layout: &layout, theme, colours: theme.colours(), ground, ways: Vec::new() };
        let bank: Hex = "0709".parse().unwrap();
        assert_eq!(board.terrain(bank), Terrain::Bank);
        let centre = layout.centre(bank);
        let lines = courses(&map);
        assert!(lines.iter().flatten().all(|p| length(*p, centre) > 60.0), "a river runs through it");
        let brooks = brooks(&map);
        assert_eq!(brooks.len(), 1);
        assert!(brooks[0].iter().all(|p| p.1 < centre.1 - HALF * 0.85 || length(*p, centre) > 60.0), "{brooks:?}");
    }
}
