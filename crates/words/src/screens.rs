//! The texts of the screens beside the battle: rules, replay, result, settings, games that are kept; and the headings of the
//! rulebook.

use crate::Key;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

/// Every text of these screens, for [`crate::Words::text`]. `side` is a side's code; arguments named after counts are numbers.
pub const SCREENS: &[Key] = &[
    text("screen-rules-search", &[]),
    text("screen-rules-found", &["count"]),
    text("screen-rules-chapters", &[]),
    text("screen-rules-english", &[]),
    text("screen-rules-loading", &[]),
    text("screen-rules-unreachable", &[]),
    text("screen-try-again", &[]),
    text("screen-rules-none", &["id"]),
    text("screen-rules-open", &[]),
    text("screen-part-missing", &[]),
    text("screen-replay", &[]),
    text("screen-replays", &[]),
    text("screen-replay-start", &[]),
    text("screen-replay-turn-back", &[]),
    text("screen-replay-step-back", &[]),
    text("screen-replay-play", &[]),
    text("screen-replay-pause", &[]),
    text("screen-replay-step", &[]),
    text("screen-replay-turn", &[]),
    text("screen-replay-end", &[]),
    text("screen-replay-slider", &[]),
    text("screen-replay-at", &["turn", "step", "steps"]),
    text("screen-replay-keys", &[]),
    text("screen-play-on", &[]),
    text("screen-play-on-help", &[]),
    text("screen-curve", &[]),
    text("screen-curve-chance", &[]),
    text("screen-curve-vp", &[]),
    text("screen-curve-told", &["turn", "percent"]),
    text("screen-result", &[]),
    text("screen-result-more", &[]),
    text("screen-result-turns", &[]),
    text("screen-result-lost", &["count"]),
    text("screen-luck", &[]),
    text("screen-luck-of", &["side"]),
    text("screen-luck-percent", &["percent"]),
    text("screen-luck-none", &[]),
    text("screen-back", &[]),
    text("screen-settings", &[]),
    text("screen-settings-language", &[]),
    text("screen-settings-language-help", &[]),
    text("screen-settings-speed", &[]),
    text("screen-settings-speed-help", &[]),
    text("screen-settings-size", &[]),
    text("screen-settings-size-help", &[]),
    text("screen-settings-contrast", &[]),
    text("screen-settings-contrast-help", &[]),
    text("screen-settings-motion", &[]),
    text("screen-settings-motion-help", &[]),
    text("screen-settings-sound", &[]),
    text("screen-settings-sound-help", &[]),
    text("screen-settings-kept", &[]),
    text("screen-kept-all", &["count"]),
    text("screen-kept-won", &["side", "turn"]),
    text("screen-forget", &[]),
    text("screen-forget-really", &[]),
];

/// Numbers of the rulebook's headings: `rule-title-2-5-5-2` is the title of section 2.5.5.2.
pub const TITLES: &[&str] = &[
    "A", "A.1", "A.2", "A.3", "A.4", "1", "2.1", "2.1.1", "2.1.2", "2.2", "2.2.1", "2.2.2", "2.2.3", "2.2.4", "2.3",
    "2.4", "2.4.1", "2.4.2", "2.4.3", "2.4.4", "2.4.5", "2.4.6", "2.4.7.1", "2.4.7.2", "2.5", "2.5.1", "2.5.2",
    "2.5.3", "2.5.3.1", "2.5.4", "2.5.5", "2.5.5.1", "2.5.5.2", "2.5.5.3", "2.5.6", "2.5.7", "2.5.8", "2.6", "2.6.1",
    "2.7", "2.7.1", "2.7.2", "2.7.3", "2.7.4", "2.7.5", "2.7.6", "2.7.6.1", "2.7.6.2", "2.7.6.3", "2.8", "2.8.5",
    "2.8.6", "2.8.7", "2.8.8", "2.8.9", "2.9", "2.10", "2.10.1", "2.10.2", "2.10.3", "2.10.4", "2.10.5", "2.10.6",
    "2.10.7", "2.10.8", "2.10.9", "2.10.10", "2.10.11", "2.10.12", "2.11", "2.11.1", "2.11.2", "2.11.3", "2.11.4",
    "2.12", "2.12.1", "2.12.1.1", "2.12.1.2", "2.12.1.3", "2.12.1.4", "2.12.1.5", "2.12.1.6", "2.12.1.7", "2.12.1.8",
    "2.12.1.9", "2.12.2", "2.12.3", "2.12.4", "3", "3.1", "3.2", "3.3", "4", "5", "6", "6.1", "6.2", "6.3", "7", "8",
    "9", "10", "10.1", "10.2", "10.3", "10.4", "10.5", "10.6", "10.7", "10.8", "10.9", "10.10", "11", "11.1", "11.2",
    "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "12", "12.1", "12.2", "12.3", "12.4", "13", "13.1", "13.2", "13.3",
];
