//! Signs of a game that waits for the reader while he looks elsewhere: the title of the page, its small picture, the badge of an
//! installed page.

use crate::app::App;
use crate::browser::document;
use wasm_bindgen::{JsCast, JsValue};

/// The small picture of a page on which it is the reader's move.
const BADGE: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M8 0l7 4v8l-7 4-7-4V4z' fill='%23311'/%3E%3Ccircle cx='8' cy='8' r='4.500' fill='%23e33'/%3E%3C/svg%3E";

const LINK: &str = "link[rel='icon']";

/// The title of a page on which nothing waits for anybody.
const TITLE: &str = "Dragon Rage";

/// Shows whether it is the reader's move.
pub fn waits(app: App, due: bool) {
    if due { show(&format!("● {} – {TITLE}", app.t("net-your-move")), true) } else { clear() }
}

/// Nothing waits.
pub fn clear() {
    show(TITLE, false);
}

/// Shows what the title says, and whether somebody waits for the reader.
fn show(title: &str, due: bool) {
    document().set_title(title);
    if let Ok(Some(link)) = document().query_selector(LINK) {
        let own = link.get_attribute("data-own").or_else(|| link.get_attribute("href")).unwrap_or_default();
        let _ = link.set_attribute("data-own", &own);
        let _ = link.set_attribute("href", if due { BADGE } else { &own });
    }
    let navigator: JsValue = crate::browser::window().navigator().into();
    let name = if due { "setAppBadge" } else { "clearAppBadge" };
    if let Ok(call) = js_sys::Reflect::get(&navigator, &name.into())
        && let Some(call) = call.dyn_ref::<js_sys::Function>()
    {
        // Where there is no badge, there is none.
        if let Ok(done) = call.call0(&navigator)
            && let Ok(promise) = done.dyn_into::<js_sys::Promise>()
        {
            leptos::task::spawn_local(async move { drop(wasm_bindgen_futures::JsFuture::from(promise).await) });
        }
    }
}
