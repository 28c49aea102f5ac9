//! A drawing as a picture that others can show: SVG into PNG, shared where the browser can, else saved.

use super::{document, files, window};
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// The drawing in pixels. The policy of the page lets images come from the page itself only, so it comes as data.
pub async fn png(svg: &str, (width, height): (u32, u32)) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new_with_width_and_height(width, height)?;
    let data = String::from(js_sys::encode_uri_component(svg));
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{data}"));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let pen = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into::<CanvasRenderingContext2d>();
    let (w, h) = (f64::from(width), f64::from(height));
    pen.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, w, h)?;
    let made = Promise::new(&mut |done: Function, failed: Function| {
        if let Err(why) = canvas.to_blob(&done) {
            let _ = failed.call1(&JsValue::NULL, &why);
        }
    });
    // A canvas that is too large gives nothing.
    JsFuture::from(made).await?.dyn_into::<Blob>()
}

/// What became of a picture.
pub enum Went {
    /// The system's own dialogue has it.
    Shared,
    /// It is a file.
    Saved,
}

/// Can pictures be shared here?
pub fn can_share() -> bool {
    share_of(&JsValue::UNDEFINED).is_some()
}

/// The function that shares, if it is there and takes this; undefined asks for the function only.
fn share_of(what: &JsValue) -> Option<Function> {
    let navigator = JsValue::from(window().navigator());
    let function = |name: &str| Reflect::get(&navigator, &name.into()).ok()?.dyn_into::<Function>().ok();
    let (share, can) = (function("share")?, function("canShare")?);
    let takes = what.is_undefined() || can.call1(&navigator, what).is_ok_and(|yes| yes.is_truthy());
    takes.then_some(share)
}

/// Shares a picture with a link, or saves it where that cannot be done.
pub async fn share(picture: &Blob, name: &str, title: &str, link: &str) -> Went {
    let options = web_sys::FilePropertyBag::new();
    options.set_type("image/png");
    let file = web_sys::File::new_with_blob_sequence_and_options(&Array::of1(picture), name, &options);
    let what = Object::new();
    if let Ok(file) = file {
        let _ = Reflect::set(&what, &"files".into(), &Array::of1(&file));
        let _ = Reflect::set(&what, &"title".into(), &title.into());
        let _ = Reflect::set(&what, &"text".into(), &link.into());
    }
    if let Some(share) = share_of(&what)
        && let Ok(promise) = share.call1(&window().navigator(), &what)
    {
        match JsFuture::from(promise.unchecked_into::<Promise>()).await {
            Ok(_) => return Went::Shared,
            // Whoever closes the dialogue wants nothing more.
            Err(why) if Reflect::get(&why, &"name".into()).is_ok_and(|n| n == "AbortError") => return Went::Shared,
            Err(_) => {}
        }
    }
    files::download_blob(name, picture);
    Went::Saved
}
