//! The texts of puzzles: keys and the arguments that each one takes.

use crate::Key;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

/// Every text of puzzles, for [`crate::Words::text`].
pub const PUZZLES: &[Key] = &[
    text("puzzles-title", &[]),
    text("puzzles-intro", &[]),
    text("puzzles-rating", &["rating", "margin"]),
    text("puzzles-count", &["solved", "tried", "all"]),
    text("puzzles-streak", &["now", "best"]),
    text("puzzles-day", &[]),
    text("puzzles-next", &[]),
    text("puzzles-all", &[]),
    text("puzzles-theme", &[]),
    text("puzzles-difficulty", &[]),
    text("puzzles-tried", &[]),
    text("puzzles-any", &[]),
    text("puzzles-easy", &[]),
    text("puzzles-middle", &[]),
    text("puzzles-hard", &[]),
    text("puzzles-very-hard", &[]),
    text("puzzles-new", &[]),
    text("puzzles-was-solved", &[]),
    text("puzzles-was-failed", &[]),
    text("puzzles-found", &["count"]),
    text("puzzles-rated", &["rating"]),
    text("puzzles-loading", &[]),
    text("puzzles-unreachable", &[]),
    text("puzzles-missing", &[]),
    text("puzzles-kept", &[]),
    text("puzzles-question", &["side", "goals", "span"]),
    text("puzzles-both", &["one", "other"]),
    text("puzzles-goal-win", &[]),
    text("puzzles-goal-survive", &[]),
    text("puzzles-goal-destroy", &["vp"]),
    text("puzzles-goal-spare", &["vp"]),
    text("puzzles-goal-kill", &["unit"]),
    text("puzzles-goal-keep", &["unit"]),
    text("puzzles-goal-raze", &["hex"]),
    text("puzzles-goal-guard", &["hex"]),
    text("puzzles-goal-cripple", &["unit", "area", "points"]),
    text("puzzles-finish", &[]),
    text("puzzles-solved", &["best"]),
    text("puzzles-failed", &["best", "cost"]),
    text("puzzles-slip", &["done", "before", "after"]),
    text("puzzles-better", &["better"]),
    text("puzzles-tempting", &["worth", "steps"]),
    text("puzzles-show", &[]),
    text("puzzles-change", &["before", "after"]),
    text("puzzles-unchanged", &[]),
    text("puzzles-try-again", &[]),
];
