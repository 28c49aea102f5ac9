//! What a reader may set: the names of settings, the values that mean something, how fast a game is shown. What is set shows
//! elsewhere.

use crate::mine::person;
use crate::puzzles::Progress;
use crate::seeing::overlay::Overlay;
use crate::session::set_up::Preset;
use dragonrage_league::tournament::Clock;
use dragonrage_words::Lang;

/// Sizes of text, in per cent.
pub const SIZES: [u16; 5] = [90, 100, 115, 130, 150];

/// Seconds that the dragonlord may think about a player-turn; 0: as long as it needs.
pub const PATIENCE: [u16; 5] = [0, 5, 10, 30, 60];

/// What the name of a tournament's clock begins with; the tournament's key follows.
pub const CLOCK: &str = "clock.";

/// What the name of a set-up that was saved begins with; a number follows.
pub const SETUP: &str = "setup.";

/// What the names of all begin with that a browser keeps for games over the net: they are of this browser, and are not saved with
/// everything else.
pub const NET: &str = "net-";

/// The text that names a setting to the reader; none: there is no such setting.
pub fn label(name: &str) -> Option<&'static str> {
    Some(match name {
        "lang" => "screen-settings-language",
        "speed" => "screen-settings-speed",
        "theme" => "screen-settings-contrast",
        "motion" => "screen-settings-motion",
        "size" => "screen-settings-size",
        "sound" => "screen-settings-sound",
        "patience" => "screen-settings-patience",
        "overlays" => "seeing-overlays",
        "name" => "mine-name",
        "names" => "mine-former-names",
        _ if name.strip_prefix(SETUP).is_some_and(|key| !key.is_empty()) => "orders-preset",
        "puzzles" => "puzzles-kept",
        _ if name.strip_prefix(CLOCK).is_some_and(|key| !key.is_empty()) => "desk-clock",
        _ => return None,
    })
}

/// Does a value mean something for the setting with this name?
pub fn is_readable(name: &str, value: &str) -> bool {
    match name {
        "lang" => Lang::from_code(value).is_some(),
        "speed" => Speed::from_code(value).is_some(),
        "theme" => ["contrast", "parchment", "dark"].contains(&value),
        "overlays" => Overlay::read(value).is_some(),
        "motion" => ["less", "full"].contains(&value),
        "size" => value.parse().is_ok_and(|s| SIZES.contains(&s)),
        "sound" => ["on", "off"].contains(&value),
        "patience" => value.parse().is_ok_and(|s| PATIENCE.contains(&s)),
        "name" => person::clean(value) == value,
        "names" => person::is_list(value),
        _ if name.starts_with(SETUP) => Preset::parse(value).is_some(),
        "puzzles" => Progress::read(value).is_some(),
        _ if name.starts_with(NET) => true,
        _ => Clock::read(value).is_some(),
    }
}

/// How fast the computer's moves and the dice are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speed {
    /// Slow enough to follow every step.
    Slow,
    /// As usual.
    Normal,
    /// Brisk.
    Fast,
    /// Without a pause.
    Instant,
}

impl Speed {
    /// All speeds.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// The word in settings and keys.
    pub const fn code(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Instant => "instant",
        }
    }

    /// The speed with this word.
    pub fn from_code(code: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|s| s.code() == code)
    }

    /// Milliseconds after a step of the computer.
    pub const fn step(self) -> i32 {
        match self {
            Speed::Slow => 1000,
            Speed::Normal => 380,
            Speed::Fast => 120,
            Speed::Instant => 0,
        }
    }

    /// Milliseconds for which dice are shown.
    pub const fn dice(self) -> i32 {
        match self {
            Speed::Slow => 2600,
            Speed::Normal => 1500,
            Speed::Fast => 600,
            Speed::Instant => 0,
        }
    }
}
