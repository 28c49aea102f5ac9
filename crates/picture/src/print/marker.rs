//! Markers [2.2.4] to be cut out: a sign on paper, and its name below.

use super::piece::cut;
use super::{COUNTER, Mm};
use crate::defs::{SANS, SERIF};
use crate::svg::{escape, put};
use crate::{Theme, art};

/// A marker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Marker {
    /// The current turn [2.2.4.1-a].
    Turn,
    /// The last turn with a razed hex [2.2.4.2-a].
    Damage,
    /// The last turn with an invader within the walls [2.6-c].
    Inside,
    /// A smashed door or gate, or a broken bridge [2.2.4.3-a].
    Broken,
    /// A destroyed wooden bridge [2.2.4.4-a].
    Burned,
    /// A hero's first wound [2.2.4.5-a].
    Wound,
    /// The centre of a fog [2.2.4.6-a].
    Fog,
    /// A whirlwind, with its number [2.2.4.6-a].
    Whirlwind(u8),
    /// A razed hex, with its value [2.2.4.7-a].
    Razed(u8),
    /// Who killed a young dragon [2.2.4.8-a].
    Slayer,
}

impl Marker {
    /// The word in texts.
    pub const fn code(self) -> &'static str {
        match self {
            Marker::Turn => "turn",
            Marker::Damage => "damage",
            Marker::Inside => "inside",
            Marker::Broken => "broken",
            Marker::Burned => "burned",
            Marker::Wound => "wound",
            Marker::Fog => "fog",
            Marker::Whirlwind(_) => "whirlwind",
            Marker::Razed(_) => "razed",
            Marker::Slayer => "slayer",
        }
    }
}

/// A marker about the origin, in millimetres, with its name in the reader's language. The group carries `data-marker`.
pub fn marker(marker: Marker, name: &str, theme: Theme) -> String {
    let c = theme.colours();
    let h = COUNTER / 2.0;
    let mut out = format!("<g data-marker=\"{}\">", marker.code());
    put!(out, "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" fill=\"{2}\"/>", Mm(-h), Mm(COUNTER), c.vp_paper);
    let sign = |out: &mut String, id: &str, ink: &str, cut: &str| {
        put!(out, "<use href=\"#{id}\" x=\"-4\" y=\"-6\" width=\"8\" height=\"8\" {}/>", art::inks(ink, cut));
    };
    let arrow = "M0-6.4 3-2.6H1.2V2H-1.2V-2.6H-3Z";
    match marker {
        Marker::Turn => put!(out, "<path d=\"{arrow}\" fill=\"{}\"/>", c.ink),
        Marker::Damage => {
            put!(out, "<path d=\"{arrow}\" fill=\"{}\"/>", c.target);
            put!(
                out,
                "<use href=\"#dr-flame\" x=\"2.4\" y=\"-3.4\" width=\"4.6\" height=\"4.6\" {}/>",
                art::inks(c.fire, c.ember)
            );
        }
        Marker::Inside => {
            put!(out, "<path d=\"{arrow}\" fill=\"{}\"/>", c.door);
            put!(out, "<path d=\"M2.8 1.4V-2.6h1v.9h.9v-.9h.9v.9h.9v-.9h.6V1.4z\" fill=\"{}\"/>", c.stone_ink);
        }
        Marker::Broken => put!(
            out,
            "<path d=\"M0-6.6 2.4-3.6H-2.4Z\" fill=\"{0}\"/><path d=\"M-4.4-2.2 4.4 2.2M4.4-2.2-4.4 2.2\" stroke=\"{0}\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>",
            c.gate
        ),
        Marker::Burned => {
            put!(
                out,
                "<path d=\"M-6 .4h3.6M6 .4H2.4M-5-1.2V2M5-1.2V2\" stroke=\"{}\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>",
                c.wood_dark
            );
            sign(&mut out, "dr-flame", c.fire, c.ember);
        }
        Marker::Wound => {
            sign(&mut out, "dr-heart", c.heart, c.vp_paper);
            put!(
                out,
                "<path d=\"M.8-5.4-1-3 .9-1.8-.8 1.2\" stroke=\"{}\" stroke-width=\".7\" fill=\"none\"/>",
                c.vp_paper
            );
        }
        Marker::Fog => put!(
            out,
            "<path d=\"M-5.6.6c-1.4-2 .4-4 2.3-3.4.3-2.8 3.8-3.2 4.8-1.4 2-1.2 4.2.4 3.8 2.2 2 .2 2.2 3 .4 3.4C5 3 1.8 3 .8 2-1 3.2-4 2.8-4.2 1.6-5 1.6-5.4 1.2-5.6.6Z\" fill=\"#d9d9e2\" stroke=\"#6a6a78\" stroke-width=\".35\"/>"
        ),
        Marker::Whirlwind(n) => {
            sign(&mut out, "dr-whirl", "#4b3a86", "#fff");
            put!(
                out,
                "<text x=\"4.2\" y=\"1.6\" font-family=\"{SERIF}\" font-size=\"4.4\" font-weight=\"700\" fill=\"#4b3a86\">{n}</text>"
            );
        }
        Marker::Razed(vp) => {
            put!(out, "<circle cy=\"-1.9\" r=\"4.2\" fill=\"{}\"/>", c.char);
            put!(
                out,
                "<text y=\".4\" font-family=\"{SERIF}\" font-size=\"6.4\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{}\">{vp}</text>",
                c.ember
            );
        }
        Marker::Slayer => sign(&mut out, "dr-skull", c.ink, c.vp_paper),
    }
    let fit = if name.chars().count() > 11 { " textLength=\"13.4\" lengthAdjust=\"spacingAndGlyphs\"" } else { "" };
    put!(
        out,
        "<text y=\"{}\" font-family=\"{SANS}\" font-size=\"2.2\" text-anchor=\"middle\" fill=\"{}\"{fit}>{}</text>",
        Mm(h - 1.4),
        c.ink,
        escape(name)
    );
    out.push_str(&cut());
    out.push_str("</g>");
    out
}
