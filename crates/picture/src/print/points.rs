//! A row of points to be crossed out with a pencil: hearts of a minor monster or a hero, stars of a wizard.

use super::Mm;
use crate::defs::SERIF;
use crate::svg::{escape, put};
use crate::{Face, Theme, art};
use dragonrage_rules::Class;

/// The height of a row.
pub const POINT_ROW: f32 = 9.0;

/// A row from the origin to the right, [`POINT_ROW`] high: silhouette, name, and a sign for each point. The group carries `data-points`.
pub fn point_row(face: &Face, points: u8, name: &str, theme: Theme) -> String {
    let (c, look) = (theme.colours(), theme.counter(face.kind, face.number));
    let wizard = face.kind.class() == Class::Wizard;
    let (sign, ink) = if wizard { ("dr-star", "#3a2a9c") } else { ("dr-heart", c.heart) };
    let mut out = format!("<g data-points=\"{}\">", escape(&face.name));
    put!(
        out,
        "<rect y=\".5\" width=\"8\" height=\"8\" fill=\"{}\" stroke=\"{}\" stroke-width=\".2\"/><use href=\"#{}\" x=\".8\" y=\"1.3\" width=\"6.4\" height=\"6.4\" {}/>",
        look.face,
        look.edge,
        art::id(face.kind, face.number),
        art::inks(look.art, look.face)
    );
    put!(
        out,
        "<text x=\"10\" y=\"5.8\" font-family=\"{SERIF}\" font-size=\"3.4\" fill=\"{}\">{}</text>",
        c.ink,
        escape(name)
    );
    for n in 0..points {
        put!(
            out,
            "<use href=\"#{sign}\" x=\"{}\" y=\"1.6\" width=\"6\" height=\"6\" fill=\"{}\" stroke=\"{ink}\" stroke-width=\"2.4\"/>",
            Mm(64.0 + 7.6 * f32::from(n)),
            c.vp_paper
        );
    }
    out.push_str("</g>");
    out
}
