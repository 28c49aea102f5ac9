//! Motion by the browser's own animations: it goes on smoothly while the page works, and leaves nothing behind.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// Moves an element through transforms, each at its share of the time; afterwards it is where its attributes say.
pub fn glide(element: &Element, frames: &[(f64, String)], milliseconds: i32) {
    let set = |object: &Object, name: &str, value: JsValue| drop(Reflect::set(object, &name.into(), &value));
    let list = Array::new();
    for (share, transform) in frames {
        let frame = Object::new();
        set(&frame, "offset", (*share).into());
        set(&frame, "transform", transform.into());
        list.push(&frame);
    }
    let options = Object::new();
    set(&options, "duration", milliseconds.into());
    set(&options, "easing", "ease-in-out".into());
    let animate = Reflect::get(element, &"animate".into()).and_then(JsCast::dyn_into::<Function>);
    // A browser that cannot moves nothing: the element is there already.
    let _ = animate.and_then(|animate| animate.call2(element, &list, &options));
}
