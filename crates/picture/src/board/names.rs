//! Hex numbers, names of places, victory points.

use super::Map;
use crate::Labels;
use crate::defs::SERIF;
use crate::layout::HALF;
use crate::svg::{Num, escape, put};
use dragonrage_rules::{Dir, Edge, Terrain};

/// The numbers of the hexes, small, at their top.
pub fn numbers(out: &mut String, map: &Map) {
    let c = map.colours;
    let dark = |t: Terrain| matches!(t, Terrain::Forest | Terrain::Sea | Terrain::River);
    for (is_dark, colour, halo) in [(false, c.number, c.halo), (true, c.number_dark, c.tree_ink)] {
        put!(
            out,
            "<g class=\"numbers\" font-family=\"{}\" font-size=\"8.6\" text-anchor=\"middle\" fill=\"{colour}\" stroke=\"{halo}\" stroke-opacity=\".55\" stroke-width=\"1.8\" stroke-linejoin=\"round\" paint-order=\"stroke\">",
            SERIF
        );
        for hex in map.board.hexes().iter().filter(|h| dark(map.board.terrain(*h)) == is_dark) {
            let (x, y) = map.layout.centre(hex);
            // Below a wall that would hide it.
            let walled = matches!(map.board.edge(hex, Dir::N), Edge::Wall(_) | Edge::Entrance(_));
            put!(out, "<text x=\"{}\" y=\"{}\">{hex}</text>", Num(x), Num(y - HALF + if walled { 16.0 } else { 9.6 }));
        }
        out.push_str("</g>");
    }
}

/// Names and victory points.
pub fn places(out: &mut String, map: &Map, labels: &Labels) {
    let c = map.colours;
    for (n, place) in map.board.spec().places.iter().enumerate() {
        let (x, y) = map.layout.centre(place.hex);
        let tower = map.board.is_tower(place.hex);
        if place.vp > 0 {
            let (px, py, r) = if tower { (x, y, 11.5) } else { (x - 21.0, y - 13.0, 10.5) };
            put!(
                out,
                "<g class=\"vp\" data-vp=\"{}\" transform=\"translate({} {})\"><circle r=\"{}\" fill=\"{}\" stroke=\"{5}\" stroke-width=\"2\"/><text y=\"{6}\" font-size=\"{7}\" font-weight=\"700\" text-anchor=\"middle\" font-family=\"{8}\" fill=\"{5}\">{9}</text></g>",
                place.hex,
                Num(px),
                Num(py),
                Num(r),
                c.vp_paper,
                c.vp,
                Num(r * 0.54),
                Num(r * 1.55),
                SERIF,
                place.vp
            );
        }
        let Some(name) = labels.places.get(n).filter(|n| !n.is_empty()) else { continue };
        put!(
            out,
            "<text class=\"place\" font-family=\"{SERIF}\" font-size=\"9.6\" text-anchor=\"middle\" fill=\"{}\" stroke=\"{}\" stroke-width=\"2.8\" stroke-linejoin=\"round\" paint-order=\"stroke\">",
            c.ink,
            c.halo
        );
        let lines = broken(name);
        for (n, line) in lines.iter().enumerate() {
            let up = (lines.len() - 1 - n) as f32 * 9.6;
            put!(out, "<tspan x=\"{}\" y=\"{}\">{}</tspan>", Num(x), Num(y + HALF - 6.5 - up), escape(line));
        }
        out.push_str("</text>");
    }
}

/// A long name takes two lines, parted where they are most alike.
fn broken(name: &str) -> Vec<&str> {
    let long = |s: &str| s.chars().count();
    if long(name) <= 14 {
        return vec![name];
    }
    let gaps = name.char_indices().filter(|(_, c)| *c == ' ').map(|(n, _)| n);
    match gaps.min_by_key(|n| long(&name[..*n]).abs_diff(long(&name[n + 1..]))) {
        Some(n) => vec![&name[..n], &name[n + 1..]],
        None => vec![name],
    }
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn long_names_are_parted_in_the_middle() {
        assert_eq!(broken("Citadel"), ["Citadel"]);
        assert_eq!(broken("Great Hall of Brogg"), ["Great Hall", "of Brogg"]);
        assert_eq!(broken("Westflußtorturmhaus"), ["Westflußtorturmhaus"]);
    }
}
