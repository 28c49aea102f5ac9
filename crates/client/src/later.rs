//! What is not part of the first load: parts of the module that the browser fetches when they are needed, once. Everything that
//! only these functions reach is left out of the main module (`xtask/web/src/split.rs`); the service worker keeps them all for
//! use without a network.

use crate::screens;
use dragonrage_table::route::Route;
use dragonrage_table::thinker::Thinker;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::cell::RefCell;

/// Shows the screen of a route.
pub type Show = fn(Route) -> AnyView;

/// A part could not be fetched.
type Missing = SplitLoaderError;

thread_local! {
    static THINKER: RefCell<Option<Thinker>> = const { RefCell::new(None) };
}

/// The time. A worker has no window to ask for a better clock.
fn seconds() -> f64 {
    js_sys::Date::now() / 1000.0
}

/// The computer players: what they answer.
#[wasm_split(players, wasm_split_path = leptos::wasm_split, fallible)]
pub fn players(question: String) -> Result<String, Missing> {
    Ok(THINKER.with_borrow_mut(|thinker| {
        thinker.get_or_insert_with(|| Thinker::new(dragonrage_data::embedded()).by(seconds)).think(&question)
    }))
}

/// The screens beyond one battle.
#[wasm_split(league, wasm_split_path = leptos::wasm_split, fallible)]
pub fn league() -> Result<Show, Missing> {
    Ok(screens::beyond)
}

/// The screens after a battle, and beside it.
#[wasm_split(beside, wasm_split_path = leptos::wasm_split, fallible)]
pub fn beside() -> Result<Show, Missing> {
    Ok(screens::beside)
}

/// Play over the net.
#[wasm_split(net, wasm_split_path = leptos::wasm_split, fallible)]
pub fn net() -> Result<Show, Missing> {
    Ok(screens::far)
}
