//! The texts of the page beyond one battle: the way there, army builder, agreements and campaign.

use crate::Key;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

/// Every text of these screens, for [`crate::Words::text`].
pub const ARMIES: &[Key] = &[
    text("screen-league", &[]),
    text("screen-army", &[]),
    text("screen-army-about", &[]),
    text("screen-campaign", &[]),
    text("screen-campaign-about", &[]),
];
