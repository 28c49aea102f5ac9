//! The rulebook for players, in the languages of the game: docs/rules/LANGUAGE, a file for each chapter. It holds the
//! statements of docs/RULES.md that players meet, under the same ids, without notes on sources; tests/editions.rs keeps
//! the languages equal.

use std::sync::OnceLock;

/// The chapters, in the order of the book: names of files without `.md`.
pub const CHAPTERS: [&str; 25] = [
    "0-course",
    "1-organisation",
    "2.1-maps",
    "2.2-counters",
    "2.3-victory",
    "2.4-movement",
    "2.5-terrain",
    "2.6-sequence",
    "2.7-combat",
    "2.8-magic",
    "2.9-reinforcements",
    "2.10-troops",
    "2.11-minor-monsters",
    "2.12-major-monsters",
    "3-scenarios",
    "4-campaign",
    "5-tournaments",
    "6-tables",
    "7-basic-game",
    "8-rulings",
    "9-options",
    "10-silent-cases",
    "12-units",
    "b-examples",
    "c-scenarios",
];

macro_rules! files {
    ($lang:literal) => {
        files!($lang: "0-course", "1-organisation", "2.1-maps", "2.2-counters", "2.3-victory", "2.4-movement", "2.5-terrain",
            "2.6-sequence", "2.7-combat", "2.8-magic", "2.9-reinforcements", "2.10-troops", "2.11-minor-monsters",
            "2.12-major-monsters", "3-scenarios", "4-campaign", "5-tournaments", "6-tables", "7-basic-game", "8-rulings",
            "9-options", "10-silent-cases", "12-units", "b-examples", "c-scenarios")
    };
    ($lang:literal: $($file:literal),*) => {
        ($lang, [$(include_str!(concat!("../../../docs/rules/", $lang, "/", $file, ".md"))),*])
    };
}

/// The languages that have a rulebook, with their chapters. English is the first.
const LANGUAGES: [(&str, [&str; 25]); 4] = [files!("en"), files!("es"), files!("de"), files!("fr")];

/// Codes of the languages that have a rulebook of their own, English first.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|(lang, _)| *lang)
}

/// A chapter of the rulebook in a language: the text of its file.
pub fn chapter(lang: &str, chapter: usize) -> Option<&'static str> {
    LANGUAGES.iter().find(|(code, _)| *code == lang)?.1.get(chapter).copied()
}

/// The whole rulebook in a language; English where the language has none.
pub fn edition(lang: &str) -> &'static str {
    static BOOKS: OnceLock<Vec<String>> = OnceLock::new();
    let books = BOOKS.get_or_init(|| LANGUAGES.iter().map(|(_, chapters)| chapters.join("\n")).collect());
    let at = LANGUAGES.iter().position(|(code, _)| *code == lang).unwrap_or(0);
    books.get(at).map_or("", String::as_str)
}
