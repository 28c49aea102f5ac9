//! A part of a position: the hexes that matter, and a little of what lies about them.

use crate::layout::{Layout, RADIUS};
use crate::{Theme, position};
use dragonrage_rules::{Game, Hex};

/// What is shown about the hexes that matter, in radii of a hex.
const MARGIN: f32 = 2.4;

/// The part of a position that shows these hexes, as an `svg`. The map is the element `map` of the page, which is drawn once.
pub fn excerpt(game: &Game, hexes: impl IntoIterator<Item = Hex>, theme: Theme, map: &str) -> String {
    let layout = Layout::of(game.board());
    let centres: Vec<(f32, f32)> = hexes.into_iter().map(|hex| layout.centre(hex)).collect();
    let span = |of: fn(&(f32, f32)) -> f32, most: f32| {
        let low = centres.iter().map(of).fold(most, f32::min) - MARGIN * RADIUS;
        let high = centres.iter().map(of).fold(0.0, f32::max) + MARGIN * RADIUS;
        (low.max(0.0), high.min(most) - low.max(0.0))
    };
    let (width, height) = layout.size();
    let ((x, w), (y, h)) = (span(|c| c.0, width), span(|c| c.1, height));
    format!(
        "<svg viewBox=\"{x:.0} {y:.0} {w:.0} {h:.0}\" aria-hidden=\"true\"><use href=\"#{map}\"/>{}</svg>",
        position(game, &layout, theme)
    )
}
