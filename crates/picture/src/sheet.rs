//! The sheet of a major monster.

use crate::{SheetLabels, Theme};
use dragonrage_rules::{Game, UnitId};

/// Width and height of a sheet.
pub const SHEET_SIZE: (f32, f32) = (320.0, 300.0);

/// A body with its areas and a heart for every hit point, fire breaths left; a group in a field of [`SHEET_SIZE`]. Empty for
/// units that are no major monsters.
pub fn sheet(game: &Game, unit: UnitId, theme: Theme, labels: &SheetLabels) -> String {
    let _ = (game, unit, theme, labels);
    String::new()
}
