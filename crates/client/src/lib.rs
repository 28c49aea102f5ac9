//! Dragon Rage in the browser. `session`, `archive`, `league`, `thinker` and `route` know no browser and are tested without one; `browser` is
//! everything that only a browser has; `table` and `drive` are the game on the page; `screens` and `parts` show.
//!
//! One module serves two places: [`page`] is what the page calls, [`think`] what the worker beside it calls.

#![forbid(unsafe_code)]

pub mod advice;
pub mod app;
pub mod archive;
pub mod browser;
pub mod desk;
pub mod drive;
pub mod guide;
pub mod league;
pub mod parts;
pub mod route;
pub mod rulebook;
pub mod screens;
pub mod session;
pub mod settings;
pub mod table;
pub mod thinker;

#[cfg(test)]
mod tests;

use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page. `worker` is the address of the computer player's script, `rules` that of the rulebook, `languages` those of
/// all languages but English.
#[wasm_bindgen]
pub fn page(worker: String, rules: String, languages: Vec<String>) {
    console_error_panic_hook::set_once();
    browser::worker::set_script(worker);
    browser::fetch::set_addresses(rules, languages);
    wasm_bindgen_futures::spawn_local(async {
        // Nobody sees another language first.
        browser::fetch::language(app::kept_lang()).await;
        if let Some(loading) = browser::by_id("loading") {
            loading.remove();
        }
        leptos::mount::mount_to_body(screens::Page);
    });
}

thread_local! {
    static DESK: RefCell<Option<thinker::Desk>> = const { RefCell::new(None) };
}

/// Answers a question about a position, beside the page.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    DESK.with_borrow_mut(|desk| {
        desk.get_or_insert_with(|| thinker::Desk::new(dragonrage_data::embedded())).think(question)
    })
}
