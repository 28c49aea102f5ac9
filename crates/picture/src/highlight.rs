//! Tints and lines over the map that help a player to choose. What is legal the caller has asked the rules.

use crate::Theme;
use crate::layout::{Layout, towards};
use crate::svg::{Num, Path, escape, put};
use dragonrage_rules::{Dir, Hex};

/// A hex that can be reached, with a short label such as its cost; empty: none.
pub fn reach(layout: &Layout, hex: Hex, label: &str, theme: Theme) -> String {
    let colours = theme.colours();
    let (x, y) = layout.centre(hex);
    let mut out = format!(
        "<g class=\"reach\" data-reach=\"{hex}\"><path d=\"{}\" fill=\"{}\" fill-opacity=\".42\" stroke=\"{}\" stroke-opacity=\".75\" stroke-width=\"1.6\" stroke-dasharray=\"5 3\"/>",
        inset(layout, hex, 0.93),
        colours.reach,
        colours.ink
    );
    if !label.is_empty() {
        put!(
            out,
            "<text x=\"{}\" y=\"{}\" font-size=\"15\" font-weight=\"700\" text-anchor=\"middle\" font-family=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3.4\" stroke-linejoin=\"round\" paint-order=\"stroke\">{}</text>",
            Num(x),
            Num(y + 5.5),
            crate::defs::SANS,
            colours.ink,
            colours.halo,
            escape(label)
        );
    }
    out.push_str("</g>");
    out
}

/// The way that a unit would take, from where it stands.
pub fn path(layout: &Layout, hexes: &[Hex], theme: Theme) -> String {
    let points: Vec<_> = hexes.iter().map(|h| layout.centre(*h)).collect();
    let (Some(last), true) = (points.last(), points.len() > 1) else { return String::new() };
    let before = points[points.len() - 2];
    let far = (last.0 - before.0).hypot(last.1 - before.1).max(1.0);
    let (dx, dy) = ((last.0 - before.0) / far, (last.1 - before.1) / far);
    let mut line = Path::default();
    line.smooth(&points);
    let mut head = Path::default();
    let back = (last.0 - dx * 6.0, last.1 - dy * 6.0);
    head.polygon(&[
        (last.0 + dx * 12.0, last.1 + dy * 12.0),
        (back.0 - dy * 11.0, back.1 + dx * 11.0),
        (back.0 + dy * 11.0, back.1 - dx * 11.0),
    ]);
    let colours = theme.colours();
    format!(
        "<g class=\"path\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" pointer-events=\"none\"><path d=\"{0}\" stroke=\"{1}\" stroke-width=\"9\"/><path d=\"{0}\" stroke=\"{2}\" stroke-width=\"5\"/><path d=\"{3}\" fill=\"{2}\" stroke=\"{1}\" stroke-width=\"2.5\"/></g>",
        line.0, colours.halo, colours.path, head.0
    )
}

/// A way that somebody has gone: a thin arrow that hides nothing.
pub fn trail(layout: &Layout, hexes: &[Hex], theme: Theme) -> String {
    let points: Vec<_> = hexes.iter().map(|h| layout.centre(*h)).collect();
    let (Some(last), true) = (points.last(), points.len() > 1) else { return String::new() };
    let mut line = Path::default();
    line.smooth(&points);
    let (first, colours) = (points[0], theme.colours());
    format!(
        "<g class=\"trail\" fill=\"none\" stroke-linecap=\"round\" pointer-events=\"none\" opacity=\".85\"><path d=\"{0}\" stroke=\"{1}\" stroke-width=\"6\"/><path d=\"{0}\" stroke=\"{2}\" stroke-width=\"3\" stroke-dasharray=\"9 6\"/><circle cx=\"{3}\" cy=\"{4}\" r=\"7\" fill=\"{1}\" stroke=\"{2}\" stroke-width=\"3\"/><circle cx=\"{5}\" cy=\"{6}\" r=\"4\" fill=\"{2}\"/></g>",
        line.0,
        colours.halo,
        colours.path,
        Num(first.0),
        Num(first.1),
        Num(last.0),
        Num(last.1)
    )
}

/// A hex that can be attacked, burned or cast upon: cross-hairs.
pub fn target(layout: &Layout, hex: Hex, theme: Theme) -> String {
    let (x, y) = layout.centre(hex);
    let colours = theme.colours();
    let marks = "M0-38V-28M0 28V38M-38 0H-28M28 0H38";
    format!(
        "<g class=\"target\" data-target=\"{hex}\" transform=\"translate({} {})\" fill=\"none\"><g stroke=\"{}\" stroke-width=\"7\"><circle r=\"33\"/><path d=\"{marks}\"/></g><g stroke=\"{}\" stroke-width=\"3.6\"><circle r=\"33\"/><path d=\"{marks}\"/></g></g>",
        Num(x),
        Num(y),
        colours.halo,
        colours.target
    )
}

/// The chosen hex: a double rim.
pub fn selected(layout: &Layout, hex: Hex, theme: Theme) -> String {
    let colours = theme.colours();
    let d = inset(layout, hex, 0.95);
    format!(
        "<g class=\"selected\" data-selected=\"{hex}\" fill=\"none\" stroke-linejoin=\"round\" pointer-events=\"none\"><path d=\"{d}\" stroke=\"{}\" stroke-width=\"7\"/><path d=\"{d}\" stroke=\"{}\" stroke-width=\"3.6\"/></g>",
        colours.ink, colours.selected
    )
}

/// A ring of arrows about a hex, one for each direction that may be chosen; each carries `data-dir`.
pub fn facing_ring(layout: &Layout, hex: Hex, dirs: &[Dir], theme: Theme) -> String {
    let (x, y) = layout.centre(hex);
    let colours = theme.colours();
    let mut out = format!(
        "<g class=\"facing-ring\" transform=\"translate({} {})\" fill=\"{}\" stroke=\"{}\" stroke-width=\"2.5\" stroke-linejoin=\"round\">",
        Num(x),
        Num(y),
        colours.selected,
        colours.ink
    );
    for dir in dirs {
        let (dx, dy) = towards(*dir);
        let mut arrow = Path::default();
        arrow.polygon(&[
            (dx * 66.0, dy * 66.0),
            (dx * 46.0 - dy * 15.0, dy * 46.0 + dx * 15.0),
            (dx * 51.0, dy * 51.0),
            (dx * 46.0 + dy * 15.0, dy * 46.0 - dx * 15.0),
        ]);
        put!(out, "<path data-dir=\"{dir}\" d=\"{}\"/>", arrow.0);
    }
    out.push_str("</g>");
    out
}

fn inset(layout: &Layout, hex: Hex, scale: f32) -> String {
    let mut path = Path::default();
    path.polygon(&Layout::corners_at(layout.centre(hex), scale));
    path.0
}
