//! The rulebooks keep to docs/GLOSSARY.md: wherever an English statement says a term, the same statement in another language
//! says that language's term, and no language says a word that the glossary rules out.

use dragonrage_rulebook::{CHAPTERS, chapter, declaration, languages};
use std::collections::BTreeSet;

const GLOSSARY: &str = include_str!("../../../docs/GLOSSARY.md");

/// Statements in which an English term is something else, or a part of speech that other languages say otherwise.
const EXCEPTIONS: &[(&str, &str)] = &[
    // The side of the table, not the player.
    ("2.7.1-b", "defender"),
    ("2.7.5", "defender"),
    ("D-08", "defender"),
    // Parts of a road.
    ("S-111", "legs"),
    // The verb.
    ("2.5.5.1-a", "facing"),
    ("S-32", "facing"),
];

/// Codes on counters, which are no words.
const CODES: [&str; 2] = ["ORC", "HERO"];

/// The rows of the table under a heading, without the table's own head.
fn table(heading: &str) -> Vec<Vec<&'static str>> {
    let part = GLOSSARY.split("\n## ").find(|part| part.lines().next() == Some(heading)).expect(heading);
    let rows = part.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

fn forms(cell: &'static str) -> Vec<&'static str> {
    cell.split(',').map(str::trim).collect()
}

fn abbreviation(word: &str) -> bool {
    word.chars().all(char::is_uppercase)
}

/// Is the word in the text, not within another? Capitals are an abbreviation and stand for themselves only.
fn has_word(text: &str, word: &str) -> bool {
    let (word, any_ending) = word.strip_suffix('…').map_or((word, false), |start| (start, true));
    let small = |text: &str| if abbreviation(word) { text.to_owned() } else { text.to_lowercase() };
    let (text, word) = (small(text), small(word));
    text.match_indices(&word).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
        !before.is_some_and(char::is_alphanumeric) && (any_ending || !after.is_some_and(char::is_alphanumeric))
    })
}

/// Does the text say the term? Other letters may follow, or come before it, as German puts words together.
fn says(text: &str, form: &str) -> bool {
    if abbreviation(form) { has_word(text, form) } else { text.to_lowercase().contains(&form.to_lowercase()) }
}

/// A line without ids, keys of options, codes and the name of the game.
fn words(line: &str) -> String {
    let line: String = line.split('`').step_by(2).collect::<Vec<_>>().join(" ").replace("Dragon Rage", "");
    let word = |word: &&str| !CODES.contains(&word.trim_end_matches(|c: char| !c.is_alphanumeric()));
    line.split_inclusive(|c: char| !c.is_alphanumeric()).filter(word).collect()
}

fn lines(lang: &str, n: usize) -> Vec<(usize, &'static str)> {
    let text = chapter(lang, n).unwrap();
    text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty()).map(|(n, l)| (n + 1, l)).collect()
}

/// Values of options are keys, in every language alike.
fn option(line: &str) -> bool {
    line.starts_with("| **[H-")
}

#[test]
fn every_language_says_the_terms_of_the_glossary() {
    let terms = table("Terms");
    let (mut wrong, mut needed) = (Vec::new(), BTreeSet::new());
    for (column, lang) in languages().enumerate().skip(1) {
        for (n, file) in CHAPTERS.into_iter().enumerate() {
            let mut section = String::new();
            for ((_, english), (line, other)) in lines("en", n).into_iter().zip(lines(lang, n)) {
                if english.starts_with('#') {
                    section = english.trim_start_matches('#').split_whitespace().next().unwrap_or_default().to_owned();
                }
                let id = declaration(english).map_or(section.clone(), |(id, _)| id.to_owned());
                let (said, other) = (words(english), words(other));
                for row in terms.iter().filter(|row| !option(english) && !row[0].contains('(')) {
                    let (here, there) = (forms(row[0]), forms(row[column]));
                    if !here.iter().any(|term| has_word(&said, term)) || there.iter().any(|form| says(&other, form)) {
                        continue;
                    }
                    if EXCEPTIONS.contains(&(id.as_str(), here[0])) {
                        needed.insert((id.clone(), here[0]));
                    } else {
                        let (term, form) = (here[0], there[0]);
                        wrong.push(format!(
                            "docs/rules/{lang}/{file}.md:{line} [{id}] should say {form} for {term}: {other}"
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} terms:\n{}", wrong.len(), wrong.join("\n"));
    let idle: Vec<_> = EXCEPTIONS.iter().filter(|(id, term)| !needed.contains(&((*id).to_owned(), *term))).collect();
    assert!(idle.is_empty(), "exceptions for nothing: {idle:?}");
}

#[test]
fn no_language_says_what_the_glossary_rules_out() {
    let mut wrong = Vec::new();
    for row in table("Not these") {
        let lang = match row[0] {
            "Español" => "es",
            "Deutsch" => "de",
            "Français" => "fr",
            other => panic!("no language: {other}"),
        };
        for (n, file) in CHAPTERS.into_iter().enumerate() {
            for (line, text) in lines(lang, n).into_iter().filter(|(_, text)| !option(text)) {
                let said = forms(row[1]).into_iter().find(|word| has_word(&words(text), word));
                wrong.extend(
                    said.map(|word| format!("docs/rules/{lang}/{file}.md:{line} says {word}, not {}: {text}", row[2])),
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn apostrophes_are_curved() {
    for lang in languages().skip(1) {
        for (n, file) in CHAPTERS.into_iter().enumerate() {
            for (line, text) in lines(lang, n) {
                assert!(!text.contains('\''), "docs/rules/{lang}/{file}.md:{line}: {text}");
            }
        }
    }
}
