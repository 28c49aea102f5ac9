//! Roads as smooth bands. They cross hexsides in the middle and cut their corners.

use super::Map;
use crate::layout::{HALF, towards};
use crate::svg::{Path, Point, between, mid, put};
use dragonrage_rules::{Dir, Hex};
use std::collections::{BTreeMap, BTreeSet};

/// The net of roads: in every hex, the ways through it.
pub struct Net {
    hexes: BTreeMap<Hex, Knot>,
}

/// The road in one hex: pairs of sides joined to one another, and sides that end where the first pair passes.
#[derive(Default)]
struct Knot {
    through: Vec<(Dir, Dir)>,
    ends: Vec<Dir>,
}

impl Net {
    /// The roads of a map.
    pub fn of(map: &Map) -> Net {
        let mut sides: BTreeMap<Hex, BTreeSet<Dir>> = BTreeMap::new();
        for hex in map.board.hexes().iter() {
            let dirs = map.board.road_dirs(hex);
            sides.entry(hex).or_default().extend(Dir::ALL.into_iter().filter(|d| dirs >> d.index() & 1 == 1));
        }
        for (hex, dir) in &map.board.spec().exits {
            sides.entry(*hex).or_default().insert(*dir);
        }
        let mut hexes = BTreeMap::new();
        for (hex, mut dirs) in sides.into_iter().filter(|(_, d)| !d.is_empty()) {
            let mut knot = Knot::default();
            // The straightest ways go through; what is left over joins them.
            for turns in [3, 2, 1] {
                for a in Dir::ALL {
                    let b = dirs.iter().copied().find(|b| a < *b && a.turns_to(*b) == turns);
                    let sharp = turns == 1 && dirs.len() > 2;
                    if let Some(b) = b.filter(|_| dirs.contains(&a) && !sharp) {
                        dirs.remove(&a);
                        dirs.remove(&b);
                        knot.through.push((a, b));
                    }
                }
            }
            knot.ends.extend(dirs);
            hexes.insert(hex, knot);
        }
        Net { hexes }
    }

    /// Lines that houses keep away from.
    pub fn pieces(&self, map: &Map) -> Vec<(Point, Point)> {
        let mut pieces = Vec::new();
        for (hex, knot) in &self.hexes {
            for (from, bend, to) in knot.curves(map, *hex) {
                let middle = mid(mid(from, bend), mid(bend, to));
                pieces.extend([(from, middle), (middle, to)]);
            }
        }
        pieces
    }

    /// Draws the roads, and the streets within towns.
    pub fn draw(&self, out: &mut String, map: &Map) {
        let (mut roads, mut streets, mut ruts) = (Path::default(), Path::default(), Path::default());
        for (hex, knot) in &self.hexes {
            let town = map.zone(*hex).is_some() && !map.board.terrain(*hex).is_bridge();
            for (from, bend, to) in knot.curves(map, *hex) {
                roads.start(from).bend(bend, to);
                let inner = if town { &mut streets } else { &mut ruts };
                inner.start(from).bend(bend, to);
            }
        }
        let c = map.colours;
        let street = if map.board.spec().plank_walls { c.plank_town.street } else { c.stone_town.street };
        put!(
            out,
            "<g fill=\"none\" stroke-linecap=\"round\"><path d=\"{0}\" stroke=\"{1}\" stroke-width=\"14\"/><path d=\"{0}\" stroke=\"{2}\" stroke-width=\"11\"/><path d=\"{3}\" stroke=\"{street}\" stroke-width=\"11\"/>",
            roads.0,
            c.road_edge,
            c.road,
            streets.0
        );
        if !map.theme.plain() {
            put!(
                out,
                "<path d=\"{}\" stroke=\"{}\" stroke-width=\"5\" stroke-opacity=\".3\" stroke-dasharray=\"7 5\" stroke-linecap=\"butt\"/><path d=\"{0}\" stroke=\"{2}\" stroke-width=\"3.4\" stroke-linecap=\"butt\"/>",
                ruts.0,
                c.road_edge,
                c.road
            );
        }
        out.push_str("</g>");
    }
}

impl Knot {
    /// Each way as a curve: from, control point, to.
    fn curves(&self, map: &Map, hex: Hex) -> Vec<(Point, Point, Point)> {
        let centre = map.layout.centre(hex);
        let side = |d: Dir| {
            let (dx, dy) = towards(d);
            // A road that leaves the map runs on under the frame.
            let far = if map.board.neighbour(hex, d).is_some() { HALF } else { HALF * 2.4 };
            (centre.0 + dx * far, centre.1 + dy * far)
        };
        let mut curves: Vec<_> = self.through.iter().map(|(a, b)| (side(*a), centre, side(*b))).collect();
        let meet = curves.first().map_or(centre, |(a, c, b)| mid(mid(*a, *c), mid(*c, *b)));
        curves.extend(self.ends.iter().map(|d| (side(*d), between(side(*d), meet, 0.5), meet)));
        curves
    }
}
