//! What a reader may set besides language, speed and contrast. What the system prefers is where it starts; what was chosen
//! here is kept, and shows as attributes of the page's root, which the style sheet reads.

use crate::app::Speed;
use crate::browser::{self, keep, sound};
use crate::desk::clock::Clock;
use dragonrage_words::Lang;
use leptos::prelude::*;

/// Sizes of text, in per cent.
pub const SIZES: [u16; 5] = [90, 100, 115, 130, 150];

/// What the name of a tournament's clock begins with; the tournament's key follows.
pub const CLOCK: &str = "clock.";

/// The text that names a setting to the reader; none: there is no such setting.
pub fn label(name: &str) -> Option<&'static str> {
    Some(match name {
        "lang" => "screen-settings-language",
        "speed" => "screen-settings-speed",
        "theme" => "screen-settings-contrast",
        "motion" => "screen-settings-motion",
        "size" => "screen-settings-size",
        "sound" => "screen-settings-sound",
        _ if name.strip_prefix(CLOCK).is_some_and(|key| !key.is_empty()) => "desk-clock",
        _ => return None,
    })
}

/// Does a value mean something for the setting with this name?
pub fn is_readable(name: &str, value: &str) -> bool {
    match name {
        "lang" => Lang::from_code(value).is_some(),
        "speed" => Speed::from_code(value).is_some(),
        "theme" => ["contrast", "parchment"].contains(&value),
        "motion" => ["less", "full"].contains(&value),
        "size" => value.parse().is_ok_and(|s| SIZES.contains(&s)),
        "sound" => ["on", "off"].contains(&value),
        _ => Clock::read(value).is_some(),
    }
}

/// Settings of this browser.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Does nothing move that need not?
    pub still: RwSignal<bool>,
    /// Size of text, in per cent.
    pub size: RwSignal<u16>,
    /// Are there sounds?
    pub sound: RwSignal<bool>,
}

impl Settings {
    /// Takes up what is kept, which may have come from elsewhere.
    pub fn take_up(self) {
        let kept = Settings::kept();
        self.still.set(kept.still.get_untracked());
        self.size.set(kept.size.get_untracked());
        self.sound.set(kept.sound.get_untracked());
    }

    /// As they were left.
    pub fn kept() -> Settings {
        let still =
            keep::get("motion").map_or_else(|| browser::prefers("prefers-reduced-motion: reduce"), |m| m == "less");
        let size = keep::get("size").and_then(|s| s.parse().ok()).filter(|s| SIZES.contains(s)).unwrap_or(100);
        let sound = keep::get("sound").as_deref() == Some("on");
        Settings { still: RwSignal::new(still), size: RwSignal::new(size), sound: RwSignal::new(sound) }
    }

    /// Shows them on the page, now and whenever they change.
    pub fn apply(self) {
        Effect::new(move |_| {
            if let Some(root) = browser::document().document_element() {
                let _ = root.set_attribute("data-motion", if self.still.get() { "less" } else { "full" });
                let _ = root.set_attribute("data-size", &self.size.get().to_string());
            }
        });
    }

    /// Less motion, or all of it.
    pub fn set_still(self, still: bool) {
        keep::set("motion", if still { "less" } else { "full" });
        self.still.set(still);
    }

    /// Larger or smaller text.
    pub fn set_size(self, size: u16) {
        keep::set("size", &size.to_string());
        self.size.set(size);
    }

    /// Sounds on or off; one of them is heard when they are turned on.
    pub fn set_sound(self, on: bool) {
        keep::set("sound", if on { "on" } else { "off" });
        self.sound.set(on);
        self.play(sound::Sound::Turn);
    }

    /// Plays a sound, if there are any.
    pub fn play(self, what: sound::Sound) {
        if self.sound.get_untracked() {
            sound::play(what);
        }
    }
}
