//! The language files keep to docs/GLOSSARY.md, and to the signs of their language.

use super::registry::{Uses, found};
use crate::{Lang, Words};
use std::collections::BTreeSet;

const GLOSSARY: &str = include_str!("../../../../docs/GLOSSARY.md");

const OTHERS: [Lang; 3] = [Lang::Es, Lang::De, Lang::Fr];

/// The rows of the table under a heading, without the table's own head.
fn table(heading: &str) -> Vec<Vec<&'static str>> {
    let part = GLOSSARY.split("\n## ").find(|part| part.lines().next() == Some(heading)).expect(heading);
    let rows = part.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

fn forms(cell: &'static str) -> Vec<&'static str> {
    cell.split(',').map(str::trim).collect()
}

/// Is the word in the text, not within another? Capitals are an abbreviation and stand for themselves only.
fn has_word(text: &str, word: &str) -> bool {
    let (word, any_ending) = word.strip_suffix('…').map_or((word, false), |start| (start, true));
    let (text, word) = if abbreviation(word) {
        (text.to_owned(), word.to_owned())
    } else {
        (text.to_lowercase(), word.to_lowercase())
    };
    text.match_indices(&word).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
        !before.is_some_and(char::is_alphanumeric) && (any_ending || !after.is_some_and(char::is_alphanumeric))
    })
}

fn abbreviation(word: &str) -> bool {
    word.chars().all(char::is_uppercase)
}

/// Does the text say the term? Other letters may follow, or come before it, as German puts words together.
fn says(text: &str, form: &str) -> bool {
    if abbreviation(form) { has_word(text, form) } else { text.to_lowercase().contains(&form.to_lowercase()) }
}

#[test]
fn every_language_says_the_terms_of_the_glossary() {
    let english = found(Lang::En);
    let exceptions: BTreeSet<(&str, &str)> = table("Exceptions").iter().map(|row| (row[0], row[1])).collect();
    let others = OTHERS.map(|lang| (lang, found(lang)));
    let mut needed = BTreeSet::new();
    let mut wrong = Vec::new();
    for row in table("Terms") {
        let terms = forms(row[0]);
        let ambiguous = row[0].contains('(');
        // The game's own name stays as it is.
        let said =
            |uses: &Uses| !ambiguous && terms.iter().any(|term| has_word(&uses.text.replace("Dragon Rage", ""), term));
        let keys: Vec<&String> = english.iter().filter(|(_, uses)| said(uses)).map(|(key, _)| key).collect();
        // Some terms are the rulebook's alone.
        let ruled = terms.iter().any(|term| has_word(dragonrage_rulebook::edition("en"), term));
        assert!(!ambiguous || keys.is_empty(), "English texts that say {}: {keys:?}", row[0]);
        assert!(ambiguous || ruled || !keys.is_empty(), "nothing in English says {}", row[0]);
        for ((lang, texts), cell) in others.iter().zip(&row[1..4]) {
            let forms = forms(cell);
            let used = texts.values().any(|uses| says(&uses.text, forms[0]))
                || says(dragonrage_rulebook::edition(lang.code()), forms[0]);
            assert!(used, "{}: no text says {}", lang.code(), forms[0]);
            for key in &keys {
                let Some(uses) = texts.get(*key) else { continue };
                if forms.iter().any(|form| says(&uses.text, form)) {
                    continue;
                }
                let exception = (key.as_str(), terms[0]);
                if exceptions.contains(&exception) {
                    needed.insert((exception.0.to_owned(), exception.1));
                } else {
                    wrong.push(format!(
                        "{} {key} should say {} for {}: {}",
                        lang.code(),
                        forms[0],
                        terms[0],
                        uses.text
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let idle: Vec<_> = exceptions.iter().filter(|(key, term)| !needed.contains(&((*key).to_owned(), *term))).collect();
    assert!(idle.is_empty(), "exceptions for nothing: {idle:?}");
}

#[test]
fn no_language_says_what_the_glossary_rules_out() {
    let mut wrong = Vec::new();
    for row in table("Not these") {
        let lang =
            Lang::ALL.into_iter().find(|l| l.name() == row[0]).unwrap_or_else(|| panic!("no language: {}", row[0]));
        for (key, uses) in found(lang) {
            let said = forms(row[1]).into_iter().find(|word| has_word(&uses.text, word));
            wrong.extend(said.map(|word| format!("{} {key} says {word}, not {}: {}", lang.code(), row[2], uses.text)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_glossary_names_the_counters_as_the_files_do() {
    let words = Lang::ALL.map(Words::new);
    for kind in dragonrage_rules::Kind::ALL {
        let names = words.each_ref().map(|w| w.kind(kind));
        let row =
            table("Terms").into_iter().find(|row| forms(row[0]).iter().any(|f| f.eq_ignore_ascii_case(&names[0])));
        let Some(row) = row else { continue };
        for (name, cell) in names.iter().zip(&row) {
            assert!(forms(cell).iter().any(|form| says(name, form)), "{name} is not in the row of {}", row[0]);
        }
    }
}

/// English keeps to the names of the map files and the headings of the rulebook.
#[test]
fn apostrophes_are_curved() {
    for lang in OTHERS {
        for (key, uses) in found(lang) {
            assert!(!uses.text.contains('\''), "{} {key}: {}", lang.code(), uses.text);
        }
    }
}

/// No line of a page begins with a sign that belongs to the word before it.
#[test]
fn signs_after_a_space_stay_with_their_word() {
    for lang in OTHERS {
        let loose: &[&str] = if lang == Lang::Fr { &[" %", " :", " ;", " ?", " !", " »", "« "] } else { &[" %"] };
        for file in [lang.shared(), lang.terminal()].concat() {
            for line in file.lines().filter(|line| !line.starts_with('#')) {
                assert!(!loose.iter().any(|sign| line.contains(sign)), "{}: {line}", lang.code());
            }
        }
    }
}
