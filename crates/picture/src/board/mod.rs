//! The map, as it lies on the table before anybody plays.

use crate::svg::{Path, put};
use crate::{Labels, Layout, Theme};
use dragonrage_rules::Board;

/// The static layers of a map: one group, to be drawn once. Every hex is a shape with `data-hex`.
pub fn board(board: &Board, layout: &Layout, theme: Theme, labels: &Labels) -> String {
    let _ = labels;
    let mut out = String::from("<g class=\"board\">");
    hexes(&mut out, board, layout, theme);
    out.push_str("</g>");
    out
}

/// The hexes themselves: the grid to look at, and the shapes to point at.
fn hexes(out: &mut String, board: &Board, layout: &Layout, theme: Theme) {
    let colours = theme.colours();
    put!(
        out,
        "<g class=\"hexes\" fill=\"#fff\" fill-opacity=\"0\" stroke=\"{}\" stroke-opacity=\"{}\" stroke-width=\".9\" pointer-events=\"all\">",
        colours.grid,
        colours.grid_opacity
    );
    for hex in board.hexes().iter() {
        let mut path = Path::default();
        path.polygon(&layout.corners(hex));
        put!(out, "<path data-hex=\"{hex}\" d=\"{}\"/>", path.0);
    }
    out.push_str("</g>");
}
