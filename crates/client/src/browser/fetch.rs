//! Fetches the rulebook when it is first needed. The service worker keeps it for use without a network.

use super::window;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

thread_local! {
    static RULES: RefCell<String> = RefCell::default();
}

/// Tells where the rulebook is.
pub fn set_rules(address: String) {
    RULES.set(address);
}

/// The text of the rulebook; `None` if it cannot be had now.
pub async fn rules() -> Option<String> {
    let address = RULES.with_borrow(Clone::clone);
    let response: Response = JsFuture::from(window().fetch_with_str(&address)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
