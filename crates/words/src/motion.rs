//! The texts of what moves and is heard, and of the log that folds.

use crate::Key;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

const WAY: &[&str] = &["unit", "from", "to"];
const ATTACK: &[&str] = &["units", "count", "hex", "strength", "defence"];

/// Every text of these, for [`crate::Words::text`]. Units, hexes, phases and results are names; counts are numbers.
pub const MOTION: &[Key] = &[
    text("log-moves", WAY),
    text("log-walks", WAY),
    text("log-flies", WAY),
    text("log-flies-and-lands", WAY),
    text("log-slithers", WAY),
    text("log-bounds", WAY),
    text("log-climbs", WAY),
    text("log-clash", ATTACK),
    text("log-volley", ATTACK),
    text("log-steps", &["line"]),
    text("log-passed", &["phase", "why"]),
    text("log-passed-spells", &[]),
    text("log-passed-movement", &[]),
    text("log-passed-fire", &[]),
    text("log-passed-missiles", &[]),
    text("log-passed-melee", &[]),
    text("log-passed-other", &[]),
    text("sound-switch", &[]),
    text("dice-good", &["result"]),
    text("dice-bad", &["result"]),
    text("dice-result", &["result"]),
    text("dice-shown", &[]),
];
