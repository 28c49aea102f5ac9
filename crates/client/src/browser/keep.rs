//! Small settings that survive the page, in the browser's local storage. If it is forbidden, they last as long as the page.

use super::window;

/// What the names of all settings begin with.
const OURS: &str = "dragonrage.";

/// Under which name the game that was played last is remembered: no setting, and of no use in another browser.
const LAST: &str = "dragonrage:last";

/// The key of the game that was played last.
pub fn last_game() -> Option<String> {
    window().local_storage().ok()??.get_item(LAST).ok()?
}

/// This game was played last.
pub fn set_last_game(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(LAST, key);
    }
}

/// The setting with this name.
pub fn get(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(&format!("{OURS}{name}")).ok()?
}

/// Keeps a setting.
pub fn set(name: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(&format!("{OURS}{name}"), value);
    }
}

/// Forgets a setting.
pub fn forget(name: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(&format!("{OURS}{name}"));
    }
}

/// All settings: names and values, in the order of their names.
pub fn all() -> Vec<(String, String)> {
    let Ok(Some(storage)) = window().local_storage() else { return Vec::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok()?);
    let mut all: Vec<(String, String)> =
        names.filter_map(|name| Some((name.strip_prefix(OURS)?.to_owned(), storage.get_item(&name).ok()??))).collect();
    all.sort();
    all
}
