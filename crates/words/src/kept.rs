//! The texts about what is kept in the browser: keys and the arguments that each one takes.

use crate::Key;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

/// Every text about what is kept, for [`crate::Words::text`]. `what` is the code of a drawer of the database, or `settings`; `why`
/// the code of what stands in the way; counts are numbers.
pub const KEPT: &[Key] = &[
    text("kept-trouble", &["why", "reason"]),
    text("kept-in-memory", &[]),
    text("kept-none", &["what"]),
    text("kept-unreadable", &["what"]),
    text("kept-unreadable-ones", &[]),
    text("kept-save-one", &[]),
    text("kept-not-sealed", &[]),
    text("kept-all", &[]),
    text("kept-all-help", &[]),
    text("kept-save-all", &[]),
    text("kept-load-all", &[]),
    text("kept-loaded", &["new", "same", "beside"]),
    text("kept-what", &["what", "name"]),
    text("kept-differs", &["names"]),
    text("kept-take", &[]),
    text("kept-leave", &[]),
    text("kept-replaced", &["count"]),
    text("kept-no-header", &["header"]),
    text("kept-later", &[]),
    text("kept-setting-unreadable", &["name", "value"]),
    text("kept-player-lost", &["reason"]),
];
