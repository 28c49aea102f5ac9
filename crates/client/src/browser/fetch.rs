//! Fetches what is not part of the first load when it is needed: the rulebooks, examples, puzzles, and the reader's language. The service worker
//! keeps them for use without a network.

use super::window;
use dragonrage_words::{Lang, Words};
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

thread_local! {
    /// Where the rulebooks are.
    static RULES: RefCell<BTreeMap<Lang, String>> = RefCell::default();
    static PUZZLES: RefCell<String> = RefCell::default();
    static EXAMPLES: RefCell<String> = RefCell::default();
    /// Where the languages are; English is inside.
    static ADDRESSES: RefCell<BTreeMap<Lang, String>> = RefCell::default();
    /// Languages that are here.
    static LANGUAGES: RefCell<BTreeMap<Lang, String>> = RefCell::default();
}

/// Tells where the puzzles and the examples of play are, and in the order of [`Lang::ALL`] the rulebooks, and every language but English.
pub fn set_addresses(rules: Vec<String>, puzzles: String, examples: String, languages: Vec<String>) {
    EXAMPLES.set(examples);
    RULES.set(Lang::ALL.into_iter().zip(rules).collect());
    PUZZLES.set(puzzles);
    ADDRESSES.set(Lang::ALL.into_iter().skip(1).zip(languages).collect());
}

/// The text of the rulebook in a language; `None` if it cannot be had now.
pub async fn rules(lang: Lang) -> Option<String> {
    let address = RULES.with_borrow(|all| all.get(&lang).cloned())?;
    text(&address).await
}

/// The file of puzzles; `None` if it cannot be had now.
pub async fn puzzles() -> Option<String> {
    text(&PUZZLES.with_borrow(Clone::clone)).await
}

/// The file of examples of play; `None` if it cannot be had now.
pub async fn examples() -> Option<String> {
    text(&EXAMPLES.with_borrow(Clone::clone)).await
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
