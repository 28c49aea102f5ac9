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

/// Text in a hex that can be read over anything.
fn label(out: &mut String, (x, y): (f32, f32), size: u8, text: &str, theme: Theme) {
    let colours = theme.colours();
    put!(
        out,
        "<text x=\"{}\" y=\"{}\" font-size=\"{size}\" font-weight=\"700\" text-anchor=\"middle\" font-family=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3.6\" stroke-linejoin=\"round\" paint-order=\"stroke\">{}</text>",
        Num(x),
        Num(y),
        crate::defs::SANS,
        colours.ink,
        colours.halo,
        escape(text)
    );
}

/// A hex that the enemy can get to (a thin rim), or that so many of his units could strike at (strokes that fall to the left, the
/// stronger the more they are).
pub fn threat(layout: &Layout, hex: Hex, by: usize, theme: Theme) -> String {
    let colours = theme.colours();
    let (x, y) = layout.centre(hex);
    let mut out = format!("<g class=\"threat\" data-threat=\"{hex}\">");
    if by > 0 {
        put!(
            out,
            "<path d=\"{}\" fill=\"{3}\" fill-opacity=\"{4}\"/><path transform=\"translate({} {})\" d=\"M22-20-8 32M4-32-22 12\" stroke=\"{3}\" stroke-width=\"2.4\" stroke-opacity=\".5\" stroke-linecap=\"round\"/>",
            inset(layout, hex, 0.96),
            Num(x),
            Num(y),
            colours.target,
            Num(0.08 + 0.035 * by.min(6) as f32)
        );
    } else {
        put!(
            out,
            "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-dasharray=\"3 6\" stroke-opacity=\".8\"/>",
            inset(layout, hex, 0.9),
            colours.target
        );
    }
    out.push_str("</g>");
    out
}

/// A short text at the foot of a hex, over whatever stands there.
pub fn note(layout: &Layout, hex: Hex, text: &str, theme: Theme) -> String {
    let (x, y) = layout.centre(hex);
    let mut out = format!("<g class=\"note\" data-note=\"{hex}\">");
    label(&mut out, (x, y + 34.0), 13, text, theme);
    out.push_str("</g>");
    out
}

/// A hex that the own units can strike at: strokes that fall to the right, and by how many.
pub fn cover(layout: &Layout, hex: Hex, text: &str, theme: Theme) -> String {
    let (x, y) = layout.centre(hex);
    let mut out = format!(
        "<g class=\"cover\" data-cover=\"{hex}\"><path d=\"{}\" fill=\"{3}\" fill-opacity=\".2\"/><path transform=\"translate({} {})\" d=\"M-26-14 2 34M-10-34 20 18M12-26 28 2\" stroke=\"{3}\" stroke-width=\"3\" stroke-opacity=\".7\" stroke-linecap=\"round\"/>",
        inset(layout, hex, 0.96),
        Num(x),
        Num(y),
        theme.colours().door
    );
    if !text.is_empty() {
        label(&mut out, (x + 27.0, y + 6.0), 13, text, theme);
    }
    out.push_str("</g>");
    out
}

/// A hex that is seen: an eye.
pub fn seen(layout: &Layout, hex: Hex, theme: Theme) -> String {
    let (x, y) = layout.centre(hex);
    let colours = theme.colours();
    format!(
        "<g class=\"seen\" data-seen=\"{hex}\"><path d=\"{}\" fill=\"{4}\" fill-opacity=\".2\"/><g transform=\"translate({} {})\" stroke=\"{3}\" stroke-width=\"2\"><path d=\"M-14 0C-7-9 7-9 14 0 7 9-7 9-14 0Z\" fill=\"{5}\"/><circle r=\"4.4\" fill=\"{3}\"/></g></g>",
        inset(layout, hex, 0.96),
        Num(x),
        Num(y + 25.0),
        colours.ink,
        colours.reach,
        colours.halo
    )
}

/// What a hex is worth, large; what was razed is crossed out.
pub fn worth(layout: &Layout, hex: Hex, vp: u8, razed: bool, theme: Theme) -> String {
    let (x, y) = layout.centre(hex);
    let colours = theme.colours();
    let mut out = format!(
        "<g class=\"worth\" data-worth=\"{hex}\" transform=\"translate({} {})\"><circle r=\"20\" fill=\"{}\" stroke=\"{3}\" stroke-width=\"3\"/><text y=\"8\" font-size=\"24\" font-weight=\"700\" text-anchor=\"middle\" font-family=\"{4}\" fill=\"{3}\">{vp}</text>",
        Num(x),
        Num(y),
        colours.vp_paper,
        colours.vp,
        crate::defs::SANS
    );
    if razed {
        put!(
            out,
            "<path d=\"M-17-17 17 17M17-17-17 17\" stroke=\"{}\" stroke-width=\"7\" stroke-linecap=\"round\"/><path d=\"M-17-17 17 17M17-17-17 17\" stroke=\"{}\" stroke-width=\"4\" stroke-linecap=\"round\"/>",
            colours.halo,
            colours.target
        );
    }
    out.push_str("</g>");
    out
}

/// A frame about a counter that can still act, to be drawn beneath it.
pub fn ready(unit: &str, (x, y): (f32, f32), half: f32, theme: Theme) -> String {
    let colours = theme.colours();
    let frame = |more: f32| {
        let h = half + more;
        format!("x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"9\"", Num(-h), Num(2.0 * h))
    };
    format!(
        "<g class=\"ready\" data-ready=\"{}\" transform=\"translate({} {})\" fill=\"none\"><rect {} stroke=\"{}\" stroke-width=\"7\"/><rect {} stroke=\"{}\" stroke-width=\"4\"/></g>",
        escape(unit),
        Num(x),
        Num(y),
        frame(3.0),
        colours.halo,
        frame(3.0),
        colours.selected
    )
}

/// A hex that would burn: a small flame.
pub fn burning(layout: &Layout, hex: Hex, theme: Theme) -> String {
    let (x, y) = layout.centre(hex);
    format!(
        "<g class=\"burning\" data-burning=\"{hex}\">{}<use href=\"#dr-flame\" x=\"{}\" y=\"{}\" width=\"26\" height=\"26\" {}/></g>",
        target(layout, hex, theme),
        Num(x + 8.0),
        Num(y - 36.0),
        crate::art::inks(theme.colours().fire, theme.colours().ember)
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
