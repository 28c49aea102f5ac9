//! Grass, fields and the floor of the forest.

use super::Map;
use super::cells::{cell, next, soft};
use crate::layout::{HALF, Layout, RADIUS};
use crate::rng::Rng;
use crate::svg::{Path, Point, put};
use dragonrage_rules::{Dir, Hex, Terrain};

/// Draws it.
pub fn draw(out: &mut String, map: &Map) {
    let colours = map.colours;
    let (w, h) = map.layout.size();
    put!(out, "<rect width=\"{}\" height=\"{}\" fill=\"{}\"/>", w.ceil(), h.ceil(), colours.grass);
    if !map.theme.plain() {
        meadows(out, map);
        fields(out, map);
    }
    let floor = soft(&map.area(|t| t == Terrain::Forest), 5.0);
    put!(
        out,
        "<path d=\"{0}\" fill=\"{1}\" stroke=\"{1}\" stroke-width=\"9\" stroke-opacity=\".45\"/>",
        floor.0,
        colours.forest_floor
    );
    grass(out, map);
}

/// Lighter patches, so that open ground is no plain sheet.
fn meadows(out: &mut String, map: &Map) {
    let mut path = Path::default();
    for (c, t) in &map.ground {
        let mut rng = Rng::new((c.0 * 131 + c.1) as u64);
        if *t != Terrain::Clear || rng.unit() > 0.42 {
            continue;
        }
        let (x, y) = Layout::cell(c.0, c.1);
        let (x, y) = (x + rng.range(-20.0, 20.0), y + rng.range(-20.0, 20.0));
        let ring: Vec<Point> = (0..9)
            .map(|n| {
                let (angle, far) = (n as f32 * 0.698, RADIUS * rng.range(0.45, 1.0));
                (x + far * 1.35 * angle.cos(), y + far * angle.sin())
            })
            .collect();
        path.soft_polygon(&ring);
    }
    put!(out, "<path d=\"{}\" fill=\"{}\" fill-opacity=\".6\"/>", path.0, map.colours.grass_light);
}

/// Ploughed strips on open ground away from everything.
fn fields(out: &mut String, map: &Map) {
    let (mut plots, mut furrows) = ([Path::default(), Path::default(), Path::default()], Path::default());
    for hex in map.hexes(|t| t == Terrain::Clear) {
        let mut rng = Rng::new(hex.index() as u64 * 7 + 3);
        if rng.unit() > 0.34 || !lonely(map, hex) {
            continue;
        }
        let (x, y) = map.layout.centre(hex);
        let turn = [0.0f32, 1.047, -1.047, 0.52][rng.below(4)];
        let at = |u: f32, v: f32| (x + u * turn.cos() - v * turn.sin(), y + u * turn.sin() + v * turn.cos());
        let (mut u, end) = (-34.0, 34.0);
        let mut n = rng.below(3);
        while u < end - 6.0 {
            let wide = rng.range(14.0, 24.0).min(end - u);
            let (top, foot) = (rng.range(-31.0, -22.0), rng.range(22.0, 31.0));
            plots[n % 3].polygon(&[at(u, top), at(u + wide, top + 2.0), at(u + wide, foot), at(u, foot - 2.0)]);
            let mut v = u + 3.0;
            while v < u + wide - 1.5 {
                furrows.polyline(&[at(v, top + 3.0), at(v, foot - 3.0)]);
                v += 4.2;
            }
            u += wide + 1.6;
            n += 1;
        }
    }
    let colours = map.colours;
    for (plot, colour) in plots.iter().zip(colours.field) {
        put!(
            out,
            "<path d=\"{}\" fill=\"{colour}\" fill-opacity=\".75\" stroke=\"{}\" stroke-opacity=\".5\" stroke-width=\".8\"/>",
            plot.0,
            colours.grass_ink
        );
    }
    put!(
        out,
        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\".8\" stroke-opacity=\".38\"/>",
        furrows.0,
        colours.road_edge
    );
}

/// Open ground all around, no road, nothing by name.
fn lonely(map: &Map, hex: Hex) -> bool {
    let open = |t: Option<&Terrain>| matches!(t, Some(Terrain::Clear));
    map.board.place_at(hex).is_none()
        && map.zone(hex).is_none()
        && map.clear_of_ways(map.layout.centre(hex), 34.0)
        && Dir::ALL.iter().filter(|d| open(map.ground.get(&next(cell(hex), **d)))).count() >= 5
}

/// Tufts.
fn grass(out: &mut String, map: &Map) {
    let mut path = Path::default();
    for (c, t) in map.ground.iter().filter(|(_, t)| matches!(t, Terrain::Clear | Terrain::Bank)) {
        let mut rng = Rng::new((c.0 * 977 + c.1 * 31) as u64);
        let (x, y) = Layout::cell(c.0, c.1);
        let many = if map.theme.plain() { 2 } else { 5 };
        for _ in 0..many + usize::from(*t == Terrain::Bank) * 4 {
            let p = (x + rng.range(-0.8, 0.8) * RADIUS, y + rng.range(-0.9, 0.9) * HALF);
            path.start(p);
            path.0.push_str("l1.2-4.6m.6 4.8l2-3.8m-4.4 3.8l-1.4-3.4");
        }
    }
    put!(
        out,
        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\".9\" stroke-opacity=\".7\" stroke-linecap=\"round\"/>",
        path.0,
        map.colours.grass_ink
    );
}
