//! x
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
/// x
#[wasm_bindgen]
pub fn page(_worker: String) {
    leptos::mount::mount_to_body(|| view! { <p>"x"</p> });
}
/// x
#[wasm_bindgen]
pub fn think(_q: &str) -> String {
    String::new()
}
