//! Ground, roofs and great houses of towns: tiles and squares in a city of stone, thatch in a village of planks.

use super::Map;
use super::cells::{Area, cell, exact, soft};
use crate::layout::{HALF, RADIUS};
use crate::rng::Rng;
use crate::svg::{Path, Point, put};
use crate::theme::Town;
use dragonrage_rules::{Hex, Terrain};
use std::f32::consts::FRAC_PI_2;

impl Map<'_> {
    /// A village of planks, not a city of stone.
    fn is_village(&self) -> bool {
        self.board.spec().plank_walls
    }
}

/// The ground within walls, and that of settlements without.
pub fn ground(out: &mut String, map: &Map) {
    let within = map.board.spec().within_walls;
    let built = |t: Terrain| matches!(t, Terrain::City | Terrain::Building | Terrain::Tower);
    // Under a river within the walls lies the town's ground too, up to its banks.
    let inner: Area =
        map.board.hexes().iter().filter(|h| within.contains(*h) && !map.board.is_tower(*h)).map(cell).collect();
    let outer: Area = map.hexes(built).filter(|h| !within.contains(*h) && !map.board.is_tower(*h)).map(cell).collect();
    let squares: Area = map.hexes(|t| t == Terrain::City).filter(|h| within.contains(*h)).map(cell).collect();
    let (inner_look, outer_look) = if map.is_village() {
        (&map.colours.plank_town, &map.colours.goblin_town)
    } else {
        (&map.colours.stone_town, &map.colours.stone_town)
    };
    let mut towers = Path::default();
    for hex in map.hexes(|t| t == Terrain::Tower) {
        towers.dot(map.layout.centre(hex));
    }
    put!(
        out,
        "<path d=\"{}\" fill=\"{1}\" stroke=\"{2}\" stroke-opacity=\".5\" stroke-width=\"2\"/><path d=\"{3}\" fill=\"none\" stroke=\"{4}\" stroke-width=\"{5}\" stroke-linecap=\"round\"/><path d=\"{6}\" fill=\"{4}\"/><path d=\"{7}\" fill=\"{8}\"/>",
        soft(&outer, 3.0).0,
        outer_look.ground,
        map.colours.road_edge,
        towers.0,
        inner_look.ground,
        HALF * 2.0,
        exact(&inner).0,
        soft(&squares, 3.0).0,
        inner_look.yard
    );
}

/// Roofs by colour, drawn a colour at a time.
#[derive(Default)]
struct Roofs {
    shadow: Path,
    sunny: [Path; 5],
    shady: [Path; 5],
    ink: Path,
    huts: [Path; 5],
    straw: Path,
    holes: Path,
}

impl Roofs {
    /// A gabled roof about a point; its ridge runs along its length.
    fn gable(&mut self, (x, y): Point, long: f32, wide: f32, turn: f32, colour: usize) {
        let at = |u: f32, v: f32| (x + u * turn.cos() - v * turn.sin(), y + u * turn.sin() + v * turn.cos());
        let (l, w) = (long / 2.0, wide / 2.0);
        // The light comes from the north-west.
        let up = if turn.cos() * 0.8 - turn.sin() * 0.6 > 0.0 { -1.0 } else { 1.0 };
        let half = |side: f32| [at(-l, 0.0), at(l, 0.0), at(l, w * side), at(-l, w * side)];
        self.sunny[colour].polygon(&half(up));
        self.shady[colour].polygon(&half(-up));
        let corners = [at(-l, -w), at(l, -w), at(l, w), at(-l, w)];
        self.shadow.polygon(&corners.map(|p| (p.0 + 2.2, p.1 + 3.0)));
        self.ink.polygon(&corners);
        self.ink.polyline(&[at(-l, 0.0), at(l, 0.0)]);
    }

    /// A round hut with a roof of straw.
    fn hut(&mut self, (x, y): Point, r: f32, colour: usize) {
        let ring = |r: f32, dx: f32, dy: f32| -> Vec<Point> {
            (0..10).map(|n| (n as f32 * 0.6283).sin_cos()).map(|(s, c)| (x + dx + r * c, y + dy + r * s)).collect()
        };
        self.shadow.soft_polygon(&ring(r, 2.2, 3.0));
        self.huts[colour].soft_polygon(&ring(r, 0.0, 0.0));
        self.ink.soft_polygon(&ring(r, 0.0, 0.0));
        for p in ring(r * 0.88, 0.0, 0.0) {
            self.straw.polyline(&[(x + (p.0 - x) * 0.25, y + (p.1 - y) * 0.25), p]);
        }
        self.holes.dot((x, y));
    }

    fn draw(&self, out: &mut String, map: &Map, town: &Town) {
        let c = map.colours;
        let great = [town.great_roof];
        put!(out, "<path d=\"{}\" fill=\"#000\" fill-opacity=\".2\"/>", self.shadow.0);
        for (n, (sunny, shady)) in town.roofs.iter().chain(&great).enumerate() {
            for (path, colour) in [(&self.sunny[n], sunny), (&self.shady[n], shady), (&self.huts[n], sunny)] {
                if !path.0.is_empty() {
                    put!(out, "<path d=\"{}\" fill=\"{colour}\"/>", path.0);
                }
            }
        }
        put!(
            out,
            "<g fill=\"none\" stroke=\"{}\"><path d=\"{}\" stroke-width=\".8\" stroke-opacity=\".78\"/><path d=\"{}\" stroke-width=\".7\" stroke-opacity=\".42\"/><path d=\"{}\" stroke-width=\"3\" stroke-linecap=\"round\"/></g>",
            c.ink,
            self.ink.0,
            self.straw.0,
            self.holes.0
        );
    }
}

/// Every house of the map.
pub fn houses(out: &mut String, map: &Map) {
    // What stands upon other roofs is drawn after them.
    let (mut inner, mut outer, mut crests) = (Roofs::default(), Roofs::default(), Roofs::default());
    let within = map.board.spec().within_walls;
    for hex in map.hexes(|t| matches!(t, Terrain::Building | Terrain::City)) {
        let roofs = if within.contains(hex) || !map.is_village() { &mut inner } else { &mut outer };
        quarter(map, hex, roofs, &mut crests);
    }
    blocks(map, &mut inner);
    let town = if map.is_village() { &map.colours.plank_town } else { &map.colours.stone_town };
    inner.draw(out, map, town);
    outer.draw(out, map, &map.colours.goblin_town);
    crests.draw(out, map, town);
}

/// The houses of one hex: close together where there are buildings, a few about a square.
fn quarter(map: &Map, hex: Hex, roofs: &mut Roofs, crests: &mut Roofs) {
    let (x, y) = map.layout.centre(hex);
    let mut rng = Rng::new(hex.index() as u64 * 31 + 17);
    let vp = map.board.place_at(hex).map_or(0, |n| map.board.place(n).vp);
    let built = map.board.terrain(hex) == Terrain::Building;
    let village = map.is_village();
    let goblins = village && !map.board.spec().within_walls.contains(hex);
    let mut taken: Vec<(Point, f32)> = Vec::new();
    let entrance = map.board.spec().entrances.iter().any(|e| e.inside == hex);
    if vp > 0 && !(village && entrance) {
        landmark(map, hex, vp, roofs, crests);
        taken.push(((x + 3.0, y + 1.0), 22.0));
    }
    // An old town is crooked, one that soldiers laid out is straight.
    let straight = !village && map.zone(hex).is_some_and(|z| z as u32 % 2 == 1 && z != 'Q' && z != 'W');
    let turn = if straight { 0.0 } else { rng.range(-0.9, 0.9) };
    let most = match (built, goblins) {
        (true, true) => 6,
        (true, false) => 11,
        (false, _) => 3,
    };
    let mut many = 0;
    for _ in 0..140 {
        if many >= most {
            break;
        }
        let p = (x + rng.range(-0.86, 0.86) * RADIUS, y + rng.range(-0.86, 0.86) * HALF);
        let size = rng.range(6.6, 9.0);
        let inside = (p.0 - x).abs() * 0.577 + (p.1 - y).abs() < HALF - 4.0;
        let apart = taken.iter().all(|(q, r)| (p.0 - q.0).hypot(p.1 - q.1) > size + r);
        // The number of the hex stays readable.
        let number = (p.0 - x).abs() < 20.0 && p.1 < y - 22.0;
        if !inside || !apart || number || !map.clear_of_ways(p, size + 7.0) {
            continue;
        }
        many += 1;
        taken.push((p, size - 1.2));
        let colour = rng.below(4);
        if goblins || village && rng.unit() < 0.5 {
            roofs.hut(p, size * if goblins { 0.78 } else { 0.95 }, colour);
        } else {
            let quarter_turn = if rng.unit() < 0.4 { FRAC_PI_2 } else { 0.0 };
            let stray = if straight { 0.0 } else { rng.range(-0.22, 0.22) };
            let long = size * rng.range(1.75, 2.15);
            roofs.gable(p, long, size * 1.35, turn + quarter_turn + stray, colour);
        }
    }
}

/// A house that everybody knows, the greater the more it is worth.
fn landmark(map: &Map, hex: Hex, vp: u8, roofs: &mut Roofs, crests: &mut Roofs) {
    let (x, y) = map.layout.centre(hex);
    let (x, y) = (x + 3.0, y + 1.0);
    let size = 15.0 + 1.8 * f32::from(vp);
    let village = map.is_village();
    if village && !map.board.spec().within_walls.contains(hex) {
        roofs.hut((x, y), 16.0, 4);
    } else if village {
        roofs.gable((x, y), size * 2.3, size * 1.25, -0.2, 4);
        if vp >= 4 {
            crests.gable((x, y + 1.0), size * 1.2, size * 0.8, 1.37, 4);
        }
    } else if vp >= 4 {
        // A palace about a court.
        for (dx, dy, turn) in [(0.0, -0.62, 0.0), (0.0, 0.62, 0.0), (-0.8, 0.0, FRAC_PI_2), (0.8, 0.0, FRAC_PI_2)] {
            let wing = if turn == 0.0 { &mut *roofs } else { &mut *crests };
            wing.gable((x + dx * size, y + dy * size), size * 1.9, size * 0.55, turn, 4);
        }
    } else {
        // A hall with a cross roof.
        roofs.gable((x, y), size * 2.1, size * 1.1, 0.0, 4);
        crests.gable((x, y), size * 1.45, size * 0.8, FRAC_PI_2, 4);
    }
}

/// Long houses that act as walls along hexsides.
fn blocks(map: &Map, roofs: &mut Roofs) {
    for (a, b) in &map.board.spec().blocks {
        let Some(dir) = a.direction_to(*b) else { continue };
        let (p, q) = map.layout.side(*a, dir);
        let at = crate::svg::mid(p, q);
        let turn = (q.1 - p.1).atan2(q.0 - p.0);
        roofs.gable(at, crate::svg::length(p, q) + 4.0, 14.0, turn, 4);
    }
}
