//! The texts that the terminal program and the page have in common: keys and the arguments that each one takes.

use crate::Key;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

/// Every text that terminal and page share, for [`crate::Words::text`]. Arguments named after counts are numbers, so that
/// plurals come out right; `side` is a side's code.
pub const TABLE: &[Key] = &[
    text("turn-heading", &["turn", "phase"]),
    text("saved", &["file"]),
    text("vp-line", &["vp", "objective"]),
    text("clock-destruction", &["turns"]),
    text("clock-inside", &["turns"]),
    text("legend-razed", &[]),
    text("legend-fog", &[]),
    text("legend-whirlwind", &[]),
    text("sheet-heading", &[]),
    text("sheet-head", &[]),
    text("sheet-wings", &[]),
    text("sheet-legs", &[]),
    text("sheet-belly", &[]),
    text("sheet-facing", &["direction"]),
    text("sheet-wounded", &["unit"]),
    text("sheet-sp-left", &["left"]),
    text("sheet-dead", &[]),
    text("mode-still", &[]),
    text("mode-walk", &[]),
    text("mode-slither", &[]),
    text("mode-bound", &[]),
    text("mode-fly", &[]),
    text("mode-crashed", &[]),
    text("mode-airborne", &[]),
    text("cannot-read", &["file", "reason"]),
    text("elowyn-not-in-basic-game", &[]),
    text("decimal-sign", &[]),
    text("column-scenario", &[]),
    text("player-human", &[]),
    text("player-random", &[]),
    text("player-page", &[]),
    text("player-squire", &[]),
    text("player-knight", &[]),
    text("player-dragonlord", &[]),
    text("gives-up", &["side", "player"]),
    text("unit-can-do-nothing", &["unit"]),
    text("cannot-reach", &["unit", "hex"]),
];
