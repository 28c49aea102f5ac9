//! The texts of the printed book and of the sheets to cut: keys and the arguments that each one takes. The page does not carry them.

use crate::Key;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

/// Every text of what is printed, for [`crate::Words::text`]. `hex` and `counter` are sizes in millimetres, `part` the name of a part of
/// a map; arguments named after counts are numbers.
pub const PRINT: &[Key] = &[
    text("print-book", &[]),
    text("print-subtitle", &[]),
    text("print-design", &["edition"]),
    text("print-contents", &[]),
    text("print-graded", &["vp"]),
    text("print-box", &[]),
    text("print-maps", &[]),
    text("print-counters", &[]),
    text("print-counters-told", &["count"]),
    text("print-in-flight", &[]),
    text("print-sheets", &[]),
    text("print-points", &[]),
    text("print-points-told", &[]),
    text("print-track", &[]),
    text("print-track-told", &[]),
    text("print-index", &[]),
    text("print-index-told", &[]),
    text("print-ruler", &[]),
    text("print-cut", &[]),
    text("print-sheet", &["number", "count"]),
    text("print-markers", &[]),
    text("print-part", &["map", "part"]),
    text("print-scale", &["hex", "counter"]),
    text("print-fold", &[]),
    text("print-how", &[]),
    text("print-how-print", &[]),
    text("print-how-counters", &["counter"]),
    text("print-how-fold", &[]),
    text("print-how-maps", &["hex"]),
    text("print-how-pencil", &[]),
    text("print-how-dice", &[]),
    text("marker-turn", &[]),
    text("marker-damage", &[]),
    text("marker-inside", &[]),
    text("marker-broken", &[]),
    text("marker-burned", &[]),
    text("marker-wound", &[]),
    text("marker-fog", &[]),
    text("marker-whirlwind", &[]),
    text("marker-razed", &[]),
    text("marker-slayer", &[]),
];
