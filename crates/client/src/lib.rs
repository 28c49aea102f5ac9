//! Dragon Rage in the browser. What needs none is `dragonrage-table`, and is tested there; here `browser` is everything that only
//! a browser has, `live` and `drive` are the game on the page, `screens` and `parts` show. Its tests are those of a real browser.
//!
//! One module serves two places: [`page`] is what the page calls, [`think`] what the worker beside it calls.

#![forbid(unsafe_code)]

mod app;
mod browser;
mod drive;
mod later;
mod live;
mod net;
mod orders;
mod parts;
mod screens;
mod settings;
mod told;

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page. `worker` is the address of the computer player's script, `rules` that of the rulebook, `puzzles` that
/// of the puzzles, `languages` those of all languages but English.
#[wasm_bindgen]
pub fn page(worker: String, rules: Vec<String>, puzzles: String, examples: String, languages: Vec<String>) {
    console_error_panic_hook::set_once();
    browser::worker::set_script(worker);
    browser::fetch::set_addresses(rules, puzzles, examples, languages);
    wasm_bindgen_futures::spawn_local(async {
        // Nobody sees another language first.
        browser::fetch::language(app::kept_lang()).await;
        if let Some(loading) = browser::by_id("loading") {
            loading.remove();
        }
        leptos::mount::mount_to_body(screens::Page);
    });
}

/// Answers a question about a position, beside the page.
#[wasm_bindgen]
pub async fn think(question: String) -> Result<String, JsError> {
    Ok(later::players(question).await?)
}
