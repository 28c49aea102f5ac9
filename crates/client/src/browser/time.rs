//! Waiting.

use super::window;
use js_sys::{Function, Promise};
use wasm_bindgen_futures::JsFuture;

/// Waits; the page goes on meanwhile.
pub async fn sleep(milliseconds: i32) {
    let promise = Promise::new(&mut |done: Function, _: Function| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
    });
    let _ = JsFuture::from(promise).await;
}

/// Milliseconds since the page began.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |p| p.now())
}
