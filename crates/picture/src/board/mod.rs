//! The map, as it lies on the table before anybody plays: layer upon layer, each in a file of its own.

mod bridges;
mod cells;
mod forest;
mod frame;
mod ground;
mod names;
mod plan;
mod roads;
mod sketch;
mod town;
mod walls;
mod water;

pub(crate) use bridges::deck;
pub use plan::plan;
pub use sketch::{muster, sketch, sketch_position};
pub(crate) use walls::{Gateway, gateway};

use crate::layout::Layout;
use crate::svg::{Path, Point, put};
use crate::theme::Colours;
use crate::{Labels, Theme};
use cells::{Area, Cell};
use dragonrage_rules::{Board, Hex, Terrain};
use std::collections::BTreeMap;

/// What every layer needs.
struct Map<'a> {
    board: &'a Board,
    layout: &'a Layout,
    theme: Theme,
    colours: &'static Colours,
    ground: BTreeMap<Cell, Terrain>,
    /// Lines that houses and trees keep away from.
    ways: Vec<(Point, Point)>,
}

impl Map<'_> {
    /// The cells of some kinds of ground.
    fn area(&self, wanted: impl Fn(Terrain) -> bool) -> Area {
        self.ground.iter().filter(|(_, t)| wanted(**t)).map(|(c, _)| *c).collect()
    }

    /// Hexes of a kind of terrain.
    fn hexes(&self, wanted: impl Fn(Terrain) -> bool) -> impl Iterator<Item = Hex> {
        self.board.hexes().iter().filter(move |h| wanted(self.board.terrain(*h)))
    }

    /// Is a disc clear of roads and streams?
    fn clear_of_ways(&self, p: Point, radius: f32) -> bool {
        self.ways.iter().all(|(a, b)| {
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let t = (((p.0 - a.0) * dx + (p.1 - a.1) * dy) / (dx * dx + dy * dy).max(0.01)).clamp(0.0, 1.0);
            (p.0 - a.0 - t * dx).hypot(p.1 - a.1 - t * dy) >= radius
        })
    }

    /// The zone letter of a hex.
    fn zone(&self, hex: Hex) -> Option<char> {
        self.board.spec().zones.iter().find(|(h, _)| *h == hex).map(|(_, z)| *z)
    }
}

/// The static layers of a map: one group, to be drawn once. Every hex is a shape with `data-hex`.
pub fn board(board: &Board, layout: &Layout, theme: Theme, labels: &Labels) -> String {
    let mut map =
        Map { board, layout, theme, colours: theme.colours(), ground: cells::ground(board), ways: Vec::new() };
    let roads = roads::Net::of(&map);
    map.ways = roads.pieces(&map);
    map.ways.extend(water::stream_pieces(&map));
    let mut out = String::with_capacity(400_000);
    out.push_str("<g class=\"board\">");
    frame::begin(&mut out, &map);
    ground::draw(&mut out, &map);
    town::ground(&mut out, &map);
    water::banks(&mut out, &map);
    water::draw(&mut out, &map);
    water::rivers(&mut out, &map);
    roads.draw(&mut out, &map);
    bridges::docks(&mut out, &map);
    town::houses(&mut out, &map);
    bridges::draw(&mut out, &map);
    forest::draw(&mut out, &map);
    frame::veil(&mut out, &map);
    out.push_str("</g>");
    hexes(&mut out, &map);
    out.push_str("<g pointer-events=\"none\">");
    names::numbers(&mut out, &map);
    walls::draw(&mut out, &map);
    names::places(&mut out, &map, labels);
    frame::end(&mut out, &map, labels);
    out.push_str("</g></g>");
    out
}

/// The hexes themselves: the grid to look at, and the shapes to point at.
fn hexes(out: &mut String, map: &Map) {
    put!(
        out,
        "<g class=\"hexes\" fill=\"#fff\" fill-opacity=\"0\" stroke=\"{}\" stroke-opacity=\"{}\" stroke-width=\".9\" pointer-events=\"all\">",
        map.colours.grid,
        map.colours.grid_opacity
    );
    for hex in map.board.hexes().iter() {
        let mut path = Path::default();
        path.polygon(&map.layout.corners(hex));
        put!(out, "<path data-hex=\"{hex}\" d=\"{}\"/>", path.0);
    }
    out.push_str("</g>");
}
