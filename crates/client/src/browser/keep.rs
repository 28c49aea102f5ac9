//! Small settings that survive the page, in the browser's local storage. If it is forbidden, they last as long as the page.

use super::window;

/// The setting with this name.
pub fn get(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(&format!("dragonrage.{name}")).ok()?
}

/// Keeps a setting.
pub fn set(name: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(&format!("dragonrage.{name}"), value);
    }
}
