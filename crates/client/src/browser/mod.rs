//! Everything that only a browser has, in small pieces: storage, timers, the worker, files, the address.

pub mod fetch;
pub mod files;
pub mod image;
pub mod keep;
pub mod motion;
pub mod sound;
pub mod store;
pub mod tabs;
pub mod time;
pub mod worker;

use wasm_bindgen::JsCast;

/// The window; the page runs nowhere else.
pub fn window() -> web_sys::Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document.
pub fn document() -> web_sys::Document {
    window().document().expect("a window shows a document")
}

/// The part of the address behind `#`, the sign included.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to another screen.
pub fn go(hash: &str) {
    let _ = window().location().set_hash(hash);
}

/// Another address for the same screen: nothing to come back to.
pub fn go_instead(hash: &str) {
    let _ = window().location().replace(hash);
}

/// Another address for what is shown, without showing it anew.
pub fn readdress(hash: &str) {
    let _ = window().history().and_then(|h| h.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(hash)));
}

/// The whole address of a screen, for others.
pub fn address(hash: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    format!("{}{hash}", here.split('#').next().unwrap_or_default())
}

/// Was there a screen before this one in the tab?
pub fn came_from_somewhere() -> bool {
    window().history().and_then(|h| h.length()).is_ok_and(|n| n > 1)
}

/// Back to the screen before.
pub fn go_back() {
    let _ = window().history().and_then(|h| h.back());
}

/// A number that nobody chose, short enough to be typed.
pub fn fresh_seed() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}

/// Bytes that nobody can guess; `None` if the browser has none.
pub fn secret_bytes() -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// The languages that the reader prefers, the best first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|l| l.as_string()).collect()
}

/// Does the reader's system say so? `prefers-contrast: more` and the like.
pub fn prefers(what: &str) -> bool {
    window().match_media(&format!("({what})")).ok().flatten().is_some_and(|m| m.matches())
}

/// A moment in milliseconds since 1970 as a date, as people write it in a language.
pub fn date(moment: f64, lang: &str) -> String {
    thread_local! {
        // A list has a date in every line, and what dates need is dear to make.
        static LAST: std::cell::RefCell<Option<(String, Dates)>> = const { std::cell::RefCell::new(None) };
    }
    LAST.with_borrow_mut(|last| {
        let known = last.take().filter(|(of, _)| of == lang);
        let (_, dates) = last.insert(known.unwrap_or_else(|| (lang.to_owned(), Dates::new(lang))));
        dates.say(moment)
    })
}

/// Writes many dates in a language: what it needs for that is made once.
pub struct Dates(js_sys::Intl::DateTimeFormat);

impl Dates {
    /// In this language.
    pub fn new(lang: &str) -> Dates {
        let options = js_sys::Object::new();
        for (what, how) in [("dateStyle", "medium"), ("timeStyle", "short")] {
            let _ = js_sys::Reflect::set(&options, &what.into(), &how.into());
        }
        Dates(js_sys::Intl::DateTimeFormat::new(&js_sys::Array::of1(&lang.into()), &options))
    }

    /// A moment in milliseconds since 1970.
    pub fn say(&self, moment: f64) -> String {
        let said = self.0.format().call1(&wasm_bindgen::JsValue::NULL, &moment.into());
        said.ok().and_then(|s| s.as_string()).unwrap_or_default()
    }
}

/// Now, in milliseconds since 1970.
pub fn moment() -> f64 {
    js_sys::Date::now()
}

/// Now, in universal time, for people who read logs: `2026-11-15T18:30:00Z`.
pub fn now() -> String {
    let text: String = js_sys::Date::new_0().to_iso_string().into();
    format!("{}Z", text.split('.').next().unwrap_or_default())
}

/// A moment that a log names, in milliseconds since 1970.
pub fn moment_of(text: &str) -> Option<f64> {
    Some(js_sys::Date::parse(text)).filter(|m| m.is_finite())
}

/// Opens the system's dialogue for printing.
pub fn print() {
    let _ = window().print();
}

/// The element with this id.
pub fn by_id(id: &str) -> Option<web_sys::Element> {
    document().get_element_by_id(id)
}

/// Brings an element into view; of one that is taller than what it scrolls in, its beginning.
pub fn bring(id: &str) {
    if let Some(element) = by_id(id) {
        let tall = element.parent_element().is_some_and(|p| element.client_height() > p.client_height());
        element.scroll_into_view_with_bool(tall);
    }
}

/// Gives an element the keyboard.
pub fn focus(id: &str) {
    if let Some(element) = by_id(id) {
        if let Some(element) = element.dyn_ref::<web_sys::HtmlElement>() {
            let _ = element.focus();
        } else if let Some(element) = element.dyn_ref::<web_sys::SvgElement>() {
            let _ = element.focus();
        }
    }
}
