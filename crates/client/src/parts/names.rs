//! Names of hexes with all that stands in them: what a screen reader says.

use crate::live::LiveTable;
use dragonrage_rules::{Dir, Flags, Game, Hex, Status, UnitId};
use dragonrage_table::seeing::look;
use dragonrage_table::session::offers::Tint;
use dragonrage_words::{Context, Family, Words};

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

/// What lies along the sides of a hex: "gate to the north: 0707/0606 (West Gate), shut", "wall: south, south-west".
pub fn sides(game: &Game, words: &Words, context: &Context, hex: Hex) -> Vec<String> {
    let (doors, barriers) = look::sides(game, hex);
    let door = |d: look::Door| {
        let name = words.entrance(d.inside, d.outside, context);
        let gate = if d.gate { "yes" } else { "no" };
        let args = [
            ("gate", gate.into()),
            ("dir", words.dir(d.dir).into()),
            ("name", name.into()),
            ("state", d.state_code().into()),
        ];
        words.text("look-entrance", &args)
    };
    let barrier = |(barrier, dirs): (look::Barrier, Vec<Dir>)| {
        let dirs: Vec<String> = dirs.into_iter().map(|d| words.dir(d)).collect();
        words.of(Family::Barrier, barrier.code(), &[("dirs", dirs.join(", ").into())])
    };
    doors.into_iter().map(door).chain(barriers.into_iter().map(barrier)).collect()
}

/// What a screen reader says of a hex: what stands in it and lies about it, and what the chosen unit could do there.
pub fn spoken(game: &Game, words: &Words, context: &Context, at: Hex, tint: Option<Tint>) -> String {
    let mut parts = vec![hex(game, words, context, at)];
    parts.extend(sides(game, words, context, at));
    if let Some(tint) = tint {
        if tint.way {
            parts.push(match tint.cost {
                Some(cost) => words.text("look-cost", &[("cost", cost.into())]),
                None => words.text("look-reach", &[]),
            });
        }
        if tint.harm {
            parts.push(words.text("look-target", &[]));
        }
    }
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
