//! Names of hexes with all that stands in them: what a screen reader says.

use crate::live::LiveTable;
use dragonrage_rules::{Flags, Game, Hex, Status, UnitId};
use dragonrage_words::{Context, Words};

/// "0807, forest, Infantry 3, Hero 1".
pub fn hex(game: &Game, words: &Words, context: &Context, hex: Hex) -> String {
    let mut parts = vec![words.hex(hex, context), words.terrain(game.board().terrain(hex))];
    if let Some(vp) = game.vp_at(hex) {
        parts.push(words.text("page-vp", &[("vp", vp.into())]));
    } else if game.is_razed(hex) {
        parts.push(words.text("legend-razed", &[]));
    }
    if game.fog(hex) {
        parts.push(words.text("legend-fog", &[]));
    }
    if game.whirlwind(hex) {
        parts.push(words.text("legend-whirlwind", &[]));
    }
    parts.extend(game.in_hex(hex).map(|u| unit(game, words, context, u)));
    parts.join(", ")
}

/// "Dragon 1 (facing: north, in flight)".
pub fn unit(game: &Game, words: &Words, context: &Context, unit: UnitId) -> String {
    let name = words.unit(unit, context);
    let Some(state) = game.unit(unit) else { return name };
    let mut facts = Vec::new();
    if state.status == Status::Carcass {
        facts.push(words.text("sheet-dead", &[]));
    } else if let Some(major) = game.major(unit).filter(|_| state.on_map()) {
        facts.push(words.text("sheet-facing", &[("direction", words.dir(major.facing()).into())]));
        if state.has(Flags::AIRBORNE) {
            facts.push(words.text("mode-airborne", &[]));
        }
    }
    if state.has(Flags::WOUNDED) {
        facts.extend(game.kind(unit).map(|kind| words.wounded(kind)));
    }
    if facts.is_empty() { name } else { format!("{name} ({})", facts.join(", ")) }
}

/// The name of a unit of the table's game.
pub fn of(table: LiveTable, unit: UnitId) -> String {
    table.tell(|_, words, context| words.unit(unit, context))
}
