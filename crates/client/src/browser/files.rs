//! Records out of the browser and into it.

use super::{document, window};
use js_sys::Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Offers a text as a file to be saved.
pub fn download(name: &str, text: &str) {
    let save = || {
        let blob = web_sys::Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
        let address = web_sys::Url::create_object_url_with_blob(&blob)?;
        let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
        web_sys::Url::revoke_object_url(&address)
    };
    let _: Result<(), JsValue> = save();
}

/// The text of a file that was chosen.
pub async fn read(file: &web_sys::File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// What was chosen in a field for files: its name and its text. The same file may be chosen again afterwards.
pub async fn chosen(event: leptos::ev::Event) -> Option<(String, String)> {
    let input = event.target()?.dyn_into::<web_sys::HtmlInputElement>().ok()?;
    let file = input.files()?.get(0)?;
    let text = read(&file).await.unwrap_or_default();
    input.set_value("");
    Some((file.name(), text))
}

/// Puts a text on the clipboard.
pub async fn copy(text: &str) -> bool {
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}
