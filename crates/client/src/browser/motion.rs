//! Motion by the browser's own animations: it goes on smoothly while the page works, and leaves nothing behind.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// What an element looks like at a share of the time.
#[derive(Clone, Debug)]
pub struct Frame {
    /// From 0 to 1.
    pub share: f64,
    /// Where and how large it is, as CSS says it.
    pub transform: String,
    /// How much of it is seen.
    pub opacity: f64,
}

/// When a motion takes place, in milliseconds, and whether it holds its first look before and its last one afterwards.
#[derive(Clone, Copy, Debug)]
pub struct When {
    /// After so long it begins.
    pub delay: i32,
    /// So long it lasts.
    pub lasts: i32,
    /// `none`, `backwards`, `forwards` or `both`.
    pub fill: &'static str,
}

/// Moves an element through frames; afterwards it is where its attributes say, unless it holds its last look.
pub fn play(element: &Element, frames: &[Frame], when: When) {
    let set = |object: &Object, name: &str, value: JsValue| drop(Reflect::set(object, &name.into(), &value));
    let list = Array::new();
    for Frame { share, transform, opacity } in frames {
        let frame = Object::new();
        set(&frame, "offset", (*share).into());
        set(&frame, "transform", transform.into());
        set(&frame, "opacity", (*opacity).into());
        list.push(&frame);
    }
    let options = Object::new();
    set(&options, "delay", when.delay.into());
    set(&options, "duration", when.lasts.into());
    set(&options, "fill", when.fill.into());
    let animate = Reflect::get(element, &"animate".into()).and_then(JsCast::dyn_into::<Function>);
    // A browser that cannot moves nothing: the element is there already.
    let _ = animate.and_then(|animate| animate.call2(element, &list, &options));
}
