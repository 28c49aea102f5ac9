//! What happened to the ground.

use crate::{Layout, Theme};
use dragonrage_rules::Game;

/// Marks of a position under its counters.
pub fn marks(game: &Game, layout: &Layout, theme: Theme) -> String {
    let _ = (game, layout, theme);
    "<g class=\"marks\"></g>".to_owned()
}
