//! What is printed and cut, true to scale. All lengths are millimetres, and so are the units of what is drawn here: a page is an
//! `svg` whose `viewBox` is its size in millimetres. Where pieces stand on a page is for others to say.

mod marker;
mod piece;
mod points;
mod tiles;
mod turns;

pub use marker::{Marker, marker};
pub use piece::{back, front};
pub use points::{POINT_ROW, point_row};
pub use tiles::{OVERLAP, Tile, tile, tiles};
pub use turns::{TURN_BOX, turn_boxes};

use crate::defs::SANS;
use crate::svg::{escape, put};
use std::fmt;

/// From side to side of a hex.
pub const HEX: f32 = 21.0;
/// The side of a counter. Whichever way it is turned it lies within its hex, but for a tenth of a millimetre at its corners.
pub const COUNTER: f32 = 15.0;
/// The length of the ruler on every sheet.
pub const RULER: f32 = 100.0;
/// What no printer must be asked to print on, at each side of a sheet.
pub const MARGIN: f32 = 10.0;
/// Room for the heading of a sheet, and for the ruler at its foot.
pub const HEAD: f32 = 18.0;
/// See [`HEAD`].
pub const FOOT: f32 = 22.0;
/// Millimetres for a unit of the map's picture.
pub(crate) const SCALE: f32 = HEX / (2.0 * crate::layout::HALF);

/// A kind of paper, upright.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paper {
    /// Its name.
    pub name: &'static str,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

/// ISO A4.
pub const A4: Paper = Paper { name: "a4", width: 210.0, height: 297.0 };
/// US Letter.
pub const LETTER: Paper = Paper { name: "letter", width: 215.9, height: 279.4 };

impl Paper {
    /// The paper of a name.
    pub fn named(name: &str) -> Option<Paper> {
        [A4, LETTER].into_iter().find(|p| p.name.eq_ignore_ascii_case(name))
    }

    /// Width and height of what may hold pieces or a part of a map.
    pub fn field(self) -> (f32, f32) {
        (self.width - 2.0 * MARGIN, self.height - HEAD - FOOT)
    }
}

/// A length, to the thousandth of a millimetre.
#[derive(Clone, Copy, Debug)]
pub struct Mm(pub f32);

impl fmt::Display for Mm {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = format!("{:.3}", self.0);
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// A ruler of [`RULER`] millimetres from the origin to the right, a stroke for each millimetre; beside it what it is for.
pub fn ruler(label: &str) -> String {
    let mut out = String::from("<g class=\"ruler\" stroke=\"#000\" stroke-width=\".15\">");
    put!(out, "<path d=\"M0 0H{}", Mm(RULER));
    for n in 0..=RULER as u32 {
        let long = if n % 10 == 0 {
            4.0
        } else if n % 5 == 0 {
            2.8
        } else {
            1.6
        };
        put!(out, "M{n} 0V{}", Mm(-long));
    }
    out.push_str("\" fill=\"none\"/>");
    put!(out, "<g stroke=\"none\" font-family=\"{SANS}\" font-size=\"2.4\" text-anchor=\"middle\">");
    for n in (0..=RULER as u32).step_by(10) {
        put!(out, "<text x=\"{n}\" y=\"3\">{n}</text>");
    }
    put!(out, "<text x=\"{}\" y=\"1\" text-anchor=\"start\">mm</text>", Mm(RULER + 2.0));
    put!(out, "<text x=\"0\" y=\"6.8\" text-anchor=\"start\" font-size=\"2.7\">{}</text></g></g>", escape(label));
    out
}

/// Two strokes that meet, without touching, at a corner of what is cut; `sx` and `sy` say on which side they stand.
pub fn crop((x, y): (f32, f32), (sx, sy): (f32, f32), gap: f32, long: f32) -> String {
    format!("M{} {}h{}M{} {}v{}", Mm(x + sx * gap), Mm(y), Mm(sx * long), Mm(x), Mm(y + sy * gap), Mm(sy * long))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hex with flat sides up and down holds the square about its middle if the square's corner is within the slanted side.
    #[test]
    fn a_counter_lies_within_its_hex() {
        let corner = COUNTER / 2.0;
        assert!(corner <= HEX / 2.0);
        assert!(3f32.sqrt() * corner + corner <= HEX);
        // Turned by any angle, its corners go round on this circle.
        assert!(corner.hypot(corner) <= HEX / 2.0 + 0.11);
    }

    #[test]
    fn the_map_has_hexes_of_the_size_that_is_promised() {
        assert!((SCALE * 2.0 * crate::layout::HALF - HEX).abs() < 1e-4);
    }

    #[test]
    fn papers_have_names() {
        assert_eq!(Paper::named("Letter"), Some(LETTER));
        assert_eq!(Paper::named("a5"), None);
    }
}
