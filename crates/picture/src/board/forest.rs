//! Trees, row behind row.

use super::Map;
use crate::layout::{HALF, Layout, RADIUS};
use crate::rng::Rng;
use crate::svg::{Path, Point, put};
use dragonrage_rules::Terrain;

struct Tree {
    at: Point,
    radius: f32,
}

/// Draws the trees from north to south, a band at a time: those in front cover those behind.
pub fn draw(out: &mut String, map: &Map) {
    let mut trees = plant(map);
    trees.sort_by(|a, b| a.at.1.total_cmp(&b.at.1));
    out.push_str("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
    let mut rest = &trees[..];
    while let Some(first) = rest.first() {
        let many = rest.iter().take_while(|t| t.at.1 < first.at.1 + 13.0).count();
        let (band, more) = rest.split_at(many);
        draw_band(out, map, band);
        rest = more;
    }
    out.push_str("</g>");
}

fn plant(map: &Map) -> Vec<Tree> {
    let mut trees: Vec<Tree> = Vec::new();
    for (c, _) in map.ground.iter().filter(|(_, t)| **t == Terrain::Forest) {
        let mut rng = Rng::new((c.0 * 613 + c.1 * 7919) as u64);
        let (x, y) = Layout::cell(c.0, c.1);
        let mut here: Vec<Point> = Vec::new();
        for _ in 0..60 {
            let p = (x + rng.range(-0.98, 0.98) * RADIUS, y + rng.range(-1.0, 0.96) * HALF);
            let radius = rng.range(7.5, 11.5);
            let apart = here.iter().all(|q| (p.0 - q.0).hypot((p.1 - q.1) * 1.25) > 12.5);
            let inside = (p.0 - x).abs() * 0.577 + (p.1 - y).abs() < HALF + 6.0;
            if here.len() < 15 && inside && apart && map.clear_of_ways(p, radius + 8.0) {
                here.push(p);
                trees.push(Tree { at: p, radius });
            }
        }
    }
    trees
}

/// Shadow, crowns with their ink, light: a few paths for the whole band.
fn draw_band(out: &mut String, map: &Map, band: &[Tree]) {
    let c = map.colours;
    let (mut shadow, mut light) = (Path::default(), Path::default());
    let mut crowns = [Path::default(), Path::default(), Path::default()];
    let mut band: Vec<&Tree> = band.iter().collect();
    band.sort_by(|a, b| a.at.0.total_cmp(&b.at.0));
    // Neighbours never have the same green: they would grow together.
    for (n, tree) in band.iter().enumerate() {
        let ((x, y), r) = (tree.at, tree.radius);
        shadow.dot((x + 3.0, y + 4.5));
        crown(&mut crowns[n % 3], (x, y), r);
        put!(light.0, "M{} {}q1-5 7-5", (x - r * 0.62) as i32, (y - r * 0.12) as i32);
    }
    put!(out, "<path d=\"{}\" stroke=\"{}\" stroke-opacity=\".4\" stroke-width=\"19\"/>", shadow.0, c.tree_ink);
    for (path, colour) in crowns.iter().zip(c.tree).filter(|(p, _)| !p.0.is_empty()) {
        put!(
            out,
            "<path d=\"{}\" fill=\"{colour}\" stroke=\"{}\" stroke-width=\"2\" paint-order=\"stroke\"/>",
            path.0,
            c.tree_ink
        );
    }
    put!(out, "<path d=\"{}\" stroke=\"{}\" stroke-width=\"2.6\" stroke-opacity=\".8\"/>", light.0, c.tree_light);
}

/// A crown of five lobes, in whole numbers: no two are quite alike.
fn crown(path: &mut Path, (x, y): Point, r: f32) {
    let corner = |n: usize| [(0.0f32, -1.0f32), (0.92, -0.34), (0.62, 0.74), (-0.62, 0.74), (-0.92, -0.34)][n % 5];
    let whole = |(u, v): Point| ((x + u * r).round() as i32, (y + v * r).round() as i32);
    let mut from = whole(corner(4));
    put!(path.0, "M{} {}", from.0, from.1);
    for n in 0..5 {
        let ((a, b), (c, d)) = (corner(n + 4), corner(n));
        let (lobe, to) = (whole(((a + c) * 0.98, (b + d) * 0.98)), whole(corner(n)));
        put!(path.0, "q{} {} {} {}", lobe.0 - from.0, lobe.1 - from.1, to.0 - from.0, to.1 - from.1);
        from = to;
    }
    path.close();
}
