//! One counter to be cut out: a square with sharp corners and its ground going on beyond the cut, no shadow, nothing over the edge.

use super::{COUNTER, Mm, crop};
use crate::defs::SANS;
use crate::svg::{escape, put};
use crate::{Face, Theme, art};

/// The ground goes on beyond the cut so far.
const BLEED: f32 = 0.8;

/// The face of a counter about the origin, in millimetres. The group carries `data-counter` and `data-face`.
pub fn front(face: &Face, theme: Theme) -> String {
    draw(face, theme, "front")
}

/// The other side: in flight [2.2.3-c]. Only winged monsters have one.
pub fn back(face: &Face, theme: Theme) -> String {
    draw(&Face { airborne: true, ..face.clone() }, theme, "back")
}

fn draw(face: &Face, theme: Theme, side: &str) -> String {
    let (c, look) = (theme.colours(), theme.counter(face.kind, face.number));
    let h = COUNTER / 2.0;
    let (name, flies) = (escape(&face.name), face.airborne);
    let mut out =
        format!("<g data-counter=\"{name}\" data-face=\"{side}\" font-family=\"{SANS}\" font-weight=\"700\">");
    put!(
        out,
        "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" fill=\"{2}\"/><rect x=\"{3}\" y=\"{3}\" width=\"{4}\" height=\"{4}\" fill=\"url(#dr-sheen)\"/>",
        Mm(-h - BLEED),
        Mm(2.0 * (h + BLEED)),
        look.face,
        Mm(-h),
        Mm(COUNTER)
    );
    let major = face.kind.is_major();
    let (size, top) = match (major, flies) {
        (true, true) => (8.6, -4.2),
        (true, false) => (10.4, -4.2),
        _ => (8.0, -4.3),
    };
    put!(
        out,
        "<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{3}\" height=\"{3}\" {4}/>",
        art::id(face.kind, face.number),
        Mm(-size / 2.0),
        Mm(top),
        Mm(size),
        art::inks(look.art, look.face)
    );
    if major {
        // The arrow shows the facing [2.2.3-b].
        put!(
            out,
            "<path d=\"M0 {}l2.1 2.7h-4.2z\" fill=\"{}\" stroke=\"{}\" stroke-width=\".25\" stroke-linejoin=\"round\"/>",
            Mm(-h + 0.5),
            c.selected,
            c.ink
        );
    }
    if flies {
        put!(
            out,
            "<path d=\"M{} {}h{}v2.6h-{}z\" fill=\"#eef6ff\"/><use href=\"#dr-wings\" x=\"-3.6\" y=\"{4}\" width=\"7.2\" height=\"7.2\" fill=\"#274a74\" stroke-width=\"0\"/>",
            Mm(-h),
            Mm(h - 2.9),
            Mm(COUNTER),
            Mm(COUNTER),
            Mm(h - 5.2)
        );
    }
    // Beside the arrow there is room for two letters; more are drawn closer.
    let fit = if major && face.name.chars().count() > 2 {
        " textLength=\"4.9\" lengthAdjust=\"spacingAndGlyphs\""
    } else {
        ""
    };
    put!(
        out,
        "<text x=\"{}\" y=\"{}\" font-size=\"2.5\" fill=\"{}\"{fit}>{name}</text>",
        Mm(-h + 0.7),
        Mm(-h + 2.6),
        look.text
    );
    if !face.values.is_empty() {
        let fit =
            if face.values.chars().count() > 7 { " textLength=\"13\" lengthAdjust=\"spacingAndGlyphs\"" } else { "" };
        put!(
            out,
            "<text y=\"{}\" font-size=\"3.2\" text-anchor=\"middle\" fill=\"{}\"{fit}>{}</text>",
            Mm(h - 0.9),
            look.text,
            escape(&face.values)
        );
    }
    out.push_str(&cut());
    out.push_str("</g>");
    out
}

/// Where a piece is cut, about the origin: a hair's line, and strokes outside of its corners.
pub(super) fn cut() -> String {
    let h = COUNTER / 2.0;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let strokes: String = corners.map(|(sx, sy)| crop((sx * h, sy * h), (sx, sy), 0.3, 1.0)).concat();
    format!(
        "<rect class=\"cut\" x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" fill=\"none\" stroke=\"#000\" stroke-width=\".1\"/><path d=\"{strokes}\" stroke=\"#000\" stroke-width=\".15\" fill=\"none\"/>",
        Mm(-h),
        Mm(COUNTER)
    )
}
