//! The texts of the guided first game and of advice on the page: keys and the arguments that each one takes.

use crate::Key;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

macro_rules! guide {
    ($($lesson:literal $args:expr,)*) => {
        /// Every text of lessons and advice, for [`crate::Words::text`]. `side` is a side's code.
        pub const GUIDE: &[Key] = &[
            text("guide-title", &[]),
            text("guide-defend", &[]),
            text("guide-learnt", &["done", "count"]),
            text("guide-praise-1", &[]),
            text("guide-praise-2", &[]),
            text("guide-praise-3", &[]),
            text("guide-praise-4", &[]),
            text("guide-wait", &["side"]),
            text("guide-last-look", &[]),
            text("guide-finished", &[]),
            text("guide-skip", &[]),
            text("guide-skip-all", &[]),
            text("guide-open", &[]),
            text("guide-show-me", &[]),
            text("guide-due", &[]),
            text("guide-done", &[]),
            text("guide-skipped", &[]),
            text("advice-ask", &[]),
            text("advice-thinking", &[]),
            text("advice-heading", &[]),
            text("advice-none", &[]),
            text("advice-do", &[]),
            text("advice-chance", &["chance", "gain"]),
            $(text(concat!("lesson-", $lesson), $args), text(concat!("lesson-", $lesson, "-title"), &[]),)*
        ];
    };
}

guide! {
    "invader-set-up" &[],
    "invader-fly" &[],
    "invader-turn" &[],
    "invader-land" &[],
    "invader-breathe" &[],
    "invader-fight" &[],
    "invader-wings" &[],
    "invader-smash" &[],
    "invader-bound" &[],
    "invader-walk" &[],
    "invader-clocks" &[],
    "invader-victory" &["goal"],
    "defender-set-up" &[],
    "defender-turn" &[],
    "defender-guard" &[],
    "defender-shoot" &[],
    "defender-surround" &[],
    "defender-strike" &[],
    "defender-hero" &[],
    "defender-wizard" &[],
    "defender-boost" &[],
    "defender-bolt" &[],
    "defender-reinforcements" &[],
    "defender-victory" &["goal"],
}
