//! What a reader may set besides language, speed and contrast. What the system prefers is where it starts; what was chosen
//! here is kept, and shows as attributes of the page's root, which the style sheet reads.

use crate::browser::{self, keep, sound};
use dragonrage_table::hearing::Sound;
use dragonrage_table::kept::settings::{PATIENCE, SIZES};
use dragonrage_table::seeing::overlay::Overlay;
use leptos::prelude::*;

/// Settings of this browser.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Does nothing move that need not?
    pub still: RwSignal<bool>,
    /// Size of text, in per cent.
    pub size: RwSignal<u16>,
    /// Are there sounds?
    pub sound: RwSignal<bool>,
    /// Seconds that the dragonlord may think about a player-turn; 0: as long as it needs.
    pub patience: RwSignal<u16>,
    /// What is laid over the board.
    pub overlays: RwSignal<Vec<Overlay>>,
}

impl Settings {
    /// Takes up what is kept, which may have come from elsewhere.
    pub fn take_up(self) {
        let kept = Settings::kept();
        self.still.set(kept.still.get_untracked());
        self.size.set(kept.size.get_untracked());
        self.sound.set(kept.sound.get_untracked());
        self.patience.set(kept.patience.get_untracked());
        self.overlays.set(kept.overlays.get_untracked());
    }

    /// As they were left.
    pub fn kept() -> Settings {
        let still =
            keep::get("motion").map_or_else(|| browser::prefers("prefers-reduced-motion: reduce"), |m| m == "less");
        let size = keep::get("size").and_then(|s| s.parse().ok()).filter(|s| SIZES.contains(s)).unwrap_or(100);
        // As at other tables: heard unless somebody turned it off, but never before the page was touched.
        let sound = keep::get("sound").as_deref() != Some("off");
        let patience = keep::get("patience").and_then(|s| s.parse().ok()).filter(|s| PATIENCE.contains(s)).unwrap_or(0);
        let overlays = keep::get("overlays").and_then(|o| Overlay::read(&o)).unwrap_or(Overlay::USUAL.to_vec());
        Settings {
            still: RwSignal::new(still),
            size: RwSignal::new(size),
            sound: RwSignal::new(sound),
            patience: RwSignal::new(patience),
            overlays: RwSignal::new(overlays),
        }
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

    /// More or less time for the dragonlord.
    pub fn set_patience(self, seconds: u16) {
        keep::set("patience", &seconds.to_string());
        self.patience.set(seconds);
    }

    /// Sounds on or off; one of them is heard when they are turned on.
    pub fn set_sound(self, on: bool) {
        keep::set("sound", if on { "on" } else { "off" });
        self.sound.set(on);
        self.play(Sound::Turn);
    }

    /// Shows something over the board, or no longer.
    pub fn switch_overlay(self, overlay: Overlay) {
        self.overlays.update(|on| match on.contains(&overlay) {
            true => on.retain(|o| *o != overlay),
            false => on.push(overlay),
        });
        keep::set("overlays", &self.overlays.with_untracked(|on| Overlay::write(on)));
    }

    /// Plays a sound, if there are any.
    pub fn play(self, what: Sound) {
        if self.sound.get_untracked() {
            sound::play(what, 0);
        }
    }
}
