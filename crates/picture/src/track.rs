//! The turn track.

use crate::{Theme, TrackLabels};
use dragonrage_rules::Game;

/// Height of the track.
pub const TRACK_HEIGHT: f32 = 74.0;

/// The turn track, as wide as told and [`TRACK_HEIGHT`] high: reinforcement turns tinted, and both ten-turn clocks.
pub fn turn_track(game: &Game, width: f32, theme: Theme, labels: &TrackLabels) -> String {
    let _ = (game, width, theme, labels);
    "<g class=\"track\"></g>".to_owned()
}
