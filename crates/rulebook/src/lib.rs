//! The ids of docs/RULES.md with their text; the rulebook for players in the languages of the game; and either to be read
//! on a screen. The rulebook itself is the list: nothing is copied.

#![forbid(unsafe_code)]

mod edition;
mod facts;
mod fold;
mod reader;

pub use edition::{CHAPTERS, chapter, edition, languages};
pub use facts::Facts;
pub use fold::fold;
pub use reader::{Entry, Form, Rulebook};

use std::collections::BTreeMap;
use std::sync::OnceLock;

const RULES: &str = include_str!("../../../docs/RULES.md");

struct Rule {
    id: &'static str,
    text: String,
    section: &'static str,
}

struct Book {
    rules: Vec<Rule>,
    by_id: BTreeMap<&'static str, usize>,
}

impl Book {
    fn read(text: &'static str) -> Book {
        let mut rules: Vec<Rule> = Vec::new();
        let mut by_id = BTreeMap::new();
        let mut section = "";
        for line in text.lines() {
            if line.starts_with('#') {
                section = line.trim_start_matches('#').split("**[").next().unwrap_or(line).trim();
            }
            let Some((id, text)) = declaration(line) else { continue };
            if by_id.insert(id, rules.len()).is_none() {
                rules.push(Rule { id, text: text.trim().to_owned(), section });
            }
        }
        Book { rules, by_id }
    }
}

fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| Book::read(RULES))
}

/// The players' book in a language; `None`: the language has none.
fn players_book(lang: &str) -> Option<&'static Book> {
    static BOOKS: OnceLock<BTreeMap<&'static str, Book>> = OnceLock::new();
    BOOKS.get_or_init(|| languages().map(|lang| (lang, Book::read(edition(lang)))).collect()).get(lang)
}

/// What the players' book in a language says under an id: the heading that it stands under, and the text.
pub fn said(lang: &str, id: &str) -> Option<(&'static str, &'static str)> {
    let book = players_book(lang)?;
    book.by_id.get(base(id)?).map(|n| &book.rules[*n]).map(|rule| (rule.section, rule.text.as_str()))
}

/// A line that declares an id: a list item, a table row, a heading or a table's caption that begins or ends with it.
pub fn declaration(line: &str) -> Option<(&str, String)> {
    let cells = |rest: &str| rest.trim().trim_matches('|').split(" | ").map(str::trim).collect::<Vec<_>>().join(" · ");
    fn split(rest: &str) -> Option<(&str, &str)> {
        rest.split_once(']')
    }
    let (id, text) = if let Some(rest) = line.strip_prefix("- **[") {
        let (id, text) = split(rest)?;
        (id, text.trim_start_matches("**").to_owned())
    } else if let Some(rest) = line.strip_prefix("| **[").or(line.strip_prefix("| [")) {
        let (id, text) = split(rest)?;
        (id, cells(text.trim_start_matches("**")))
    } else if line.starts_with('#') || line.starts_with("**") {
        let (before, rest) = line.split_once('[')?;
        let (id, _) = split(rest)?;
        (id, before.trim_matches(['#', '*', ' ']).to_owned())
    } else {
        return None;
    };
    looks_like_id(id).then_some((id, text))
}

/// Has the text the form of an id, whether or not the rulebook declares it?
pub fn looks_like_id(text: &str) -> bool {
    let part = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_alphanumeric());
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    let (head, tail) = match text.split_once('-') {
        Some((h, t)) => (h, Some(t)),
        None => (text, None),
    };
    let number = head.split('.').all(digits);
    match tail {
        None => number && head.contains('.'),
        Some(t) if number => part(t) && t.bytes().all(|b| b.is_ascii_lowercase()),
        Some(t) => match head {
            "M" | "P" => t.len() == 1 && t.bytes().all(|b| b.is_ascii_lowercase()),
            "D" | "H" | "S" | "E" | "N" | "X" => t.len() >= 2 && t.as_bytes()[..2].iter().all(u8::is_ascii_digit),
            "U" => part(t) && t.bytes().all(|b| b.is_ascii_uppercase()),
            _ => false,
        },
    }
}

/// Every id, in the rulebook's order.
pub fn ids() -> impl Iterator<Item = &'static str> {
    book().rules.iter().map(|r| r.id)
}

fn rule(id: &str) -> Option<&'static Rule> {
    let book = book();
    book.by_id.get(base(id)?).map(|n| &book.rules[*n])
}

/// What the rulebook says under an id.
pub fn text(id: &str) -> Option<&'static str> {
    rule(id).map(|r| r.text.as_str())
}

/// The section an id stands in.
pub fn section(id: &str) -> Option<&'static str> {
    rule(id).map(|r| r.section)
}

/// The id that the rulebook declares: itself, or `S-41` for its second sentence `S-41.2`, `S-83` for its part `S-83f`.
pub fn base(id: &str) -> Option<&'static str> {
    let by_id = &book().by_id;
    let declared = |id: &str| by_id.get_key_value(id).map(|(k, _)| *k);
    declared(id).or_else(|| {
        if !id.starts_with("S-") {
            return None;
        }
        let whole = id.split_once('.').filter(|(_, n)| n.parse::<u8>().is_ok()).map_or(id, |(whole, _)| whole);
        declared(whole).or_else(|| declared(whole.strip_suffix(|c: char| c.is_ascii_lowercase())?))
    })
}

/// Do two ids name the same rule? A part and its whole do.
pub fn same(a: &str, b: &str) -> bool {
    a == b || base(a).is_some_and(|x| base(b) == Some(x))
}
