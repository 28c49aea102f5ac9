//! One counter: square, rounded, a little lifted from the board.

use crate::svg::{Num, escape, put};
use crate::{Face, Theme, art, layout};
use dragonrage_rules::{Kind, Side};

/// Half the side of a counter.
pub(crate) fn half(kind: Kind) -> f32 {
    if kind.is_major() { 33.0 } else { 23.0 }
}

/// The `viewBox` for one counter alone, with its shadow, arrow and badges.
pub fn counter_view_box(face: &Face) -> &'static str {
    if face.kind.is_major() { "-52 -52 104 104" } else { "-28 -28 56 56" }
}

/// A counter about the origin. The group carries `data-unit`; where it stands is for the caller to say, in a group around it.
pub fn counter(face: &Face, theme: Theme) -> String {
    let look = theme.counter(face.kind, face.number);
    let h = half(face.kind);
    let name = escape(&face.name);
    let mut out = String::with_capacity(1200);
    let kind = if face.kind.is_major() { "counter major" } else { "counter" };
    put!(out, "<g class=\"{kind}\" data-unit=\"{name}\" font-family=\"{}\">", crate::defs::SANS);
    if face.dead {
        carcass(&mut out, face, theme);
        out.push_str("</g>");
        return out;
    }
    // A flyer casts its shadow farther away.
    let lift = if face.airborne { 7.0 } else { 2.2 };
    put!(
        out,
        "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"6\" transform=\"translate({2} {3})\" fill=\"#000\" fill-opacity=\"{4}\"/>",
        Num(-h),
        Num(h * 2.0),
        Num(lift),
        Num(lift * 1.3),
        if face.airborne { ".28" } else { ".38" }
    );
    put!(
        out,
        "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"5.5\" stroke=\"{6}\" stroke-width=\"3.6\" stroke-opacity=\".7\"/><rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"5.5\" fill=\"{2}\" stroke=\"{3}\" stroke-width=\"1.6\"/>\
         <rect x=\"{4}\" y=\"{4}\" width=\"{5}\" height=\"{5}\" rx=\"4\" fill=\"url(#dr-sheen)\"/>",
        Num(-h),
        Num(h * 2.0),
        look.face,
        look.edge,
        Num(-h + 1.0),
        Num(h * 2.0 - 2.0),
        theme.colours().halo
    );
    if let Some(dir) = face.facing {
        arrow(&mut out, dir, h, theme);
    }
    let (size, top) = match (face.kind.is_major(), face.airborne) {
        (true, true) => (44.0, -27.0),
        (true, false) => (51.0, -22.5),
        _ => (25.5, -13.4),
    };
    put!(
        out,
        "<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{3}\" height=\"{3}\" {4}/>",
        art::id(face.kind, face.number),
        Num(-size / 2.0),
        Num(top),
        Num(size),
        art::inks(look.art, look.face)
    );
    if face.airborne {
        put!(
            out,
            "<path d=\"M-{0} {1}h{2}v-13h-{2}z\" fill=\"#eef6ff\" stroke=\"{3}\" stroke-width=\".8\"/>\
             <use href=\"#dr-wings\" x=\"-15\" y=\"{4}\" width=\"30\" height=\"30\" fill=\"#274a74\" stroke-width=\"0\"/>",
            Num(h - 1.0),
            Num(h - 1.6),
            Num(2.0 * h - 2.0),
            look.edge,
            Num(h - 23.4)
        );
    }
    put!(
        out,
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"700\" fill=\"{}\">{name}</text>",
        Num(-h + 3.0),
        Num(-h + 9.0),
        if face.kind.is_major() { "9.5" } else { "8" },
        look.text
    );
    if !face.values.is_empty() {
        // Fonts differ: a long row of values is fitted into its counter.
        let long = face.values.chars().count() > 7;
        put!(
            out,
            "<text y=\"{}\" font-size=\"{}\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{}\">{}</text>",
            Num(h - 2.8),
            if long { "10\" textLength=\"41\" lengthAdjust=\"spacingAndGlyphs" } else { "10" },
            look.text,
            escape(&face.values)
        );
    }
    if let Some(side) = face.side {
        owner(&mut out, side, h, theme);
    }
    if face.captive {
        put!(
            out,
            "<path d=\"M-12-23v46M-4-23v46M4-23v46M12-23v46\" stroke=\"#222\" stroke-width=\"2\" fill=\"none\"/>"
        );
    }
    points(&mut out, face, h, theme);
    badges(&mut out, face, h);
    out.push_str("</g>");
    out
}

/// A shield for the defender, a claw's triangle for the invader.
pub(crate) const fn owner_sign(side: Side) -> &'static str {
    match side {
        Side::Defender => "M-3.6-3.6h7.2v3.4c0 2.4-1.8 3.8-3.6 4.6-1.8-.8-3.6-2.2-3.6-4.6z",
        Side::Invader => "M0-4.4 4.2 3.8H-4.2Z",
    }
}

/// Whose it is.
fn owner(out: &mut String, side: Side, h: f32, theme: Theme) {
    let colours = theme.colours();
    let d = owner_sign(side);
    let fill = match side {
        Side::Defender => colours.door,
        Side::Invader => colours.gate,
    };
    put!(
        out,
        "<path d=\"{d}\" transform=\"translate({} {})\" fill=\"{fill}\" stroke=\"#fff\" stroke-width=\"1\"/>",
        Num(h - 6.5),
        Num(-h + 6.5)
    );
}

/// An arrowhead beyond the side that the monster looks over.
fn arrow(out: &mut String, dir: dragonrage_rules::Dir, h: f32, theme: Theme) {
    let (dx, dy) = layout::towards(dir);
    // From the rim of the counter, which is farther away towards its corners, across the hexside.
    let rim = h / dx.abs().max(dy.abs());
    let (tip, foot) = ((dx * (rim + 12.5), dy * (rim + 12.5)), (dx * (rim - 4.0), dy * (rim - 4.0)));
    let (sx, sy) = (-dy * 12.0, dx * 12.0);
    put!(
        out,
        "<path class=\"facing\" d=\"M{} {}L{} {}L{} {}Z\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/>",
        Num(tip.0),
        Num(tip.1),
        Num(foot.0 + sx),
        Num(foot.1 + sy),
        Num(foot.0 - sx),
        Num(foot.1 - sy),
        theme.colours().selected,
        theme.colours().ink
    );
}

/// Hit points or spell points left, in the corner above the values.
fn points(out: &mut String, face: &Face, h: f32, theme: Theme) {
    let Some(points) = face.points else { return };
    let wizard = face.kind.class() == dragonrage_rules::Class::Wizard;
    let (sign, fill) = if wizard { ("#dr-star", "#3a2a9c") } else { ("#dr-heart", theme.colours().heart) };
    put!(
        out,
        "<use href=\"{sign}\" x=\"{}\" y=\"{}\" width=\"17\" height=\"17\" fill=\"{fill}\" stroke=\"#fff\" stroke-width=\"1.6\"/>\
         <text x=\"{}\" y=\"{}\" font-size=\"8\" font-weight=\"700\" text-anchor=\"middle\" fill=\"#fff\">{points}</text>",
        Num(-h - 4.0),
        Num(-4.5),
        Num(-h + 4.5),
        Num(6.6)
    );
}

/// Down the right side, half over the edge.
fn badges(out: &mut String, face: &Face, h: f32) {
    for (n, badge) in face.badges.iter().take(4).enumerate() {
        let (ground, ink, sign) = badge.look();
        put!(
            out,
            "<g data-badge=\"{}\" transform=\"translate({} {})\"><circle r=\"6.4\" fill=\"{ground}\" stroke=\"{ink}\" stroke-width=\"1\"/><path d=\"{sign}\" fill=\"{ink}\"/></g>",
            badge.code(),
            Num(h - 1.0),
            Num(-h + 18.0 + n as f32 * 11.5)
        );
    }
}

/// A dead monster lies on its back.
fn carcass(out: &mut String, face: &Face, theme: Theme) {
    let (colours, look) = (theme.colours(), theme.counter(face.kind, face.number));
    put!(
        out,
        "<ellipse rx=\"33\" ry=\"22\" cy=\"6\" fill=\"{}\" fill-opacity=\".38\"/>\
         <g transform=\"matrix(1 .06 .1 -1 0 -3)\"><use href=\"#{}\" x=\"-27\" y=\"-27\" width=\"54\" height=\"54\" {}/></g>\
         <use href=\"#dr-skull\" x=\"8\" y=\"-2\" width=\"18\" height=\"18\" fill=\"#f4ecd6\" stroke=\"#f4ecd6\" stroke-width=\"0\" color=\"#221c14\"/>\
         <text y=\"-22\" font-size=\"9.5\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{}\" stroke=\"{}\" stroke-width=\"2.6\" paint-order=\"stroke\">{}</text>",
        colours.char,
        art::id(face.kind, face.number),
        art::inks(look.face, look.edge),
        colours.ink,
        colours.halo,
        escape(&face.name)
    );
}
