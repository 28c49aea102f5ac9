//! Fetches what is not part of the first load when it is needed: the rulebook, puzzles, and the reader's language. The service worker
//! keeps them for use without a network.

use super::window;
use dragonrage_words::{Lang, Words};
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

thread_local! {
    static RULES: RefCell<String> = RefCell::default();
    static PUZZLES: RefCell<String> = RefCell::default();
    /// Where the languages are; English is inside.
    static ADDRESSES: RefCell<BTreeMap<Lang, String>> = RefCell::default();
    /// Languages that are here.
    static LANGUAGES: RefCell<BTreeMap<Lang, String>> = RefCell::default();
}

/// Tells where the rulebook and the puzzles are, and every language but English in the order of [`Lang::ALL`].
pub fn set_addresses(rules: String, puzzles: String, languages: Vec<String>) {
    RULES.set(rules);
    PUZZLES.set(puzzles);
    ADDRESSES.set(Lang::ALL.into_iter().skip(1).zip(languages).collect());
}

/// The text of the rulebook; `None` if it cannot be had now.
pub async fn rules() -> Option<String> {
    text(&RULES.with_borrow(Clone::clone)).await
}

/// The file of puzzles; `None` if it cannot be had now.
pub async fn puzzles() -> Option<String> {
    text(&PUZZLES.with_borrow(Clone::clone)).await
}

/// Brings a language here, so that [`words`] speak it; `false` if it cannot be had now.
pub async fn language(lang: Lang) -> bool {
    let known = || lang == Lang::En || LANGUAGES.with_borrow(|all| all.contains_key(&lang));
    if !known()
        && let Some(address) = ADDRESSES.with_borrow(|all| all.get(&lang).cloned())
        && let Some(text) = text(&address).await
    {
        LANGUAGES.with_borrow_mut(|all| all.insert(lang, text));
    }
    known()
}

/// The words of a language that is here, else those of English.
pub fn words(lang: Lang) -> Words {
    let fetched = |all: &BTreeMap<Lang, String>| all.get(&lang).map(|text| Words::fetched(lang, text));
    LANGUAGES.with_borrow(fetched).unwrap_or_else(|| Words::for_page(Lang::En))
}

async fn text(address: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(address)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
