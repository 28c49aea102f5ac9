//! The texts of the tournament desk and of the ratings on the page.

use crate::Key;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

/// Every text of these screens, for [`crate::Words::text`].
pub const DESK: &[Key] = &[
    text("screen-tournament", &[]),
    text("screen-tournament-about", &[]),
    text("screen-ratings", &[]),
    text("screen-ratings-about", &[]),
];
