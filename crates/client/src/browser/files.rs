//! Records out of the browser and into it.

use super::{document, window};
use js_sys::Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Offers a text as a file to be saved.
pub fn download(name: &str, text: &str) {
    if let Ok(blob) = web_sys::Blob::new_with_str_sequence(&Array::of1(&text.into())) {
        download_blob(name, &blob);
    }
}

/// Offers anything as a file to be saved.
pub fn download_blob(name: &str, blob: &web_sys::Blob) {
    let save = || {
        let address = web_sys::Url::create_object_url_with_blob(blob)?;
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

/// The same of all files that were chosen; what is longer than `most` bytes is passed over.
pub async fn all_chosen(event: leptos::ev::Event, most: usize) -> Vec<(String, String)> {
    let field = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(input) = field else { return Vec::new() };
    let files: Vec<web_sys::File> =
        input.files().map(|list| (0..list.length()).filter_map(|n| list.get(n)).collect()).unwrap_or_default();
    let mut all = Vec::new();
    for file in files.into_iter().filter(|f| f.size() <= most as f64) {
        if let Some(text) = read(&file).await {
            all.push((file.name(), text));
        }
    }
    input.set_value("");
    all
}

/// Puts a text on the clipboard.
pub async fn copy(text: &str) -> bool {
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}
