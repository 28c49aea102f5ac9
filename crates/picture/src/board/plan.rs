//! Where a scenario begins, to be laid over a map: who sets up where, who comes on where, where reinforcements arrive. Colour is never the
//! only sign: the defender's hexes have a shield, the invader's a triangle, those of reinforcements a banner.

use crate::layout::Layout;
use crate::svg::{Num, Path, put};
use crate::{Theme, art};
use dragonrage_rules::{Board, Hex, Scenario, Side};

/// The areas of a scenario. Each side's hexes are one shape with `data-set-up`.
pub fn plan(board: &Board, layout: &Layout, theme: Theme, scenario: &Scenario) -> String {
    let c = theme.colours();
    let mut out = String::from("<g class=\"plan\">");
    for (side, colour) in [(Side::Defender, c.door), (Side::Invader, c.gate)] {
        let set_up: Vec<Hex> = scenario.setup[side].iter().collect();
        let enters = set_up.is_empty();
        let hexes = if enters { board.spec().entry_hexes.clone() } else { set_up };
        let (mut area, mut signs) = (Path::default(), String::new());
        for hex in hexes {
            area.polygon(&layout.corners(hex));
            let (x, y) = layout.centre(hex);
            let scale = if enters { 5.0 } else { 1.7 };
            put!(
                signs,
                "<path d=\"{}\" transform=\"translate({} {}) scale({scale})\"/>",
                crate::counter::owner_sign(side),
                Num(x),
                Num(y)
            );
        }
        put!(
            out,
            "<path data-set-up=\"{}\" d=\"{}\" fill=\"{colour}\" fill-opacity=\".2\" stroke=\"{colour}\" stroke-width=\"1.6\"/><g fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"1\">{signs}</g>",
            side.code(),
            area.0
        );
    }
    for hex in scenario.reinforcements.iter().flat_map(|r| &r.hexes) {
        let (x, y) = layout.centre(*hex);
        put!(
            out,
            "<circle cx=\"{0}\" cy=\"{1}\" r=\"27\" fill=\"{2}\" stroke=\"{3}\" stroke-width=\"3\"/><use href=\"#dr-banner\" x=\"{4}\" y=\"{5}\" width=\"40\" height=\"40\" {6}/>",
            Num(x),
            Num(y),
            c.reinforcement,
            c.ink,
            Num(x - 21.0),
            Num(y - 20.0),
            art::inks(c.vp, c.vp_paper)
        );
    }
    out.push_str("</g>");
    out
}
