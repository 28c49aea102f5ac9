//! The rulebooks of all languages say the same: the same headings, ids, tables, and in every statement the same numbers,
//! dice, hexes, codes, keys and references. English is held to docs/RULES.md in the same way.

use dragonrage_rulebook::{CHAPTERS, Facts, chapter, declaration, languages};
use std::collections::{BTreeMap, BTreeSet};

const RULES: &str = include_str!("../../../docs/RULES.md");

/// A line of a chapter that is not empty.
struct Line {
    number: usize,
    text: &'static str,
}

fn lines(text: &'static str) -> Vec<Line> {
    text.lines()
        .enumerate()
        .filter(|(_, l)| !l.trim().is_empty())
        .map(|(n, text)| Line { number: n + 1, text })
        .collect()
}

/// What a line is: its form, the number of a heading, its id, its columns.
fn shape(line: &str) -> String {
    let level = line.bytes().take_while(|b| *b == b'#').count();
    let id = declaration(line).map(|(id, _)| format!(" [{id}]")).unwrap_or_default();
    if level > 0 {
        let number = line[level..].split_whitespace().next().unwrap_or_default();
        format!("heading {level} {number}{id}")
    } else if line.starts_with('|') {
        let ruled = if line.starts_with("|-") { " under a head" } else { "" };
        format!("row of {} columns{ruled}{id}", line.matches('|').count() - 1)
    } else if line.starts_with("- ") {
        format!("item{id}")
    } else if line.starts_with("**") {
        format!("caption{id}")
    } else if line.starts_with("![") {
        format!("picture {line}")
    } else {
        "text".to_owned()
    }
}

/// What the line says, without what `shape` tells of it.
fn said(line: &str) -> String {
    let line = line.trim_start_matches('#').trim_start();
    match declaration(line) {
        Some((id, _)) => line.replacen(&format!("[{id}]"), "", 1),
        None if line.starts_with(|c: char| c.is_ascii_digit()) => {
            line.split_once(' ').map_or(line, |(_, title)| title).to_owned()
        }
        None => line.to_owned(),
    }
}

#[test]
fn every_language_has_the_structure_and_the_facts_of_the_english_book() {
    let mut wrong = Vec::new();
    for lang in languages().skip(1) {
        for (n, file) in CHAPTERS.into_iter().enumerate() {
            let (english, other) = (lines(chapter("en", n).unwrap()), lines(chapter(lang, n).unwrap()));
            let place = |line: &Line| format!("docs/rules/{lang}/{file}.md:{}", line.number);
            let mut same = true;
            for (one, two) in english.iter().zip(&other) {
                let (here, there) = (shape(one.text), shape(two.text));
                if here != there {
                    wrong.push(format!("{}: {there}, in English (line {}) {here}", place(two), one.number));
                    same = false;
                    break;
                }
                let id = declaration(two.text).map(|(id, _)| format!(" [{id}]")).unwrap_or_default();
                let differ = Facts::of(&said(one.text)).difference(&Facts::of(&said(two.text)));
                if !differ.is_empty() {
                    wrong.push(format!("{}{id}: English first: {}", place(two), differ.join("; ")));
                }
            }
            if same && english.len() != other.len() {
                wrong.push(format!("docs/rules/{lang}/{file}.md: {} lines, in English {}", other.len(), english.len()));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_language_says_it_in_its_own_words() {
    let mut wrong = Vec::new();
    for lang in languages().skip(1) {
        for (n, file) in CHAPTERS.into_iter().enumerate() {
            for (one, two) in lines(chapter("en", n).unwrap()).iter().zip(lines(chapter(lang, n).unwrap())) {
                let sentence = said(one.text).split_whitespace().count() >= 8;
                if sentence && !one.text.starts_with('|') && one.text == two.text {
                    wrong.push(format!("docs/rules/{lang}/{file}.md:{}: still English: {}", two.number, two.text));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_is_there() {
    assert_eq!(languages().collect::<Vec<_>>(), ["en", "es", "de", "fr"]);
    for lang in languages() {
        let folder = format!("{}/../../docs/rules/{lang}", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(&folder).unwrap().map(|f| f.unwrap().file_name().into_string().unwrap());
        let (files, expected): (BTreeSet<_>, BTreeSet<_>) =
            (files.collect(), CHAPTERS.map(|name| format!("{name}.md")).into());
        assert_eq!(files, expected, "{folder}");
    }
}

/// A refusal names its rules: the page and the terminal show them from this book.
#[test]
fn every_rule_that_the_program_names_stands_in_the_book() {
    let mut folders = vec![format!("{}/../rules/src", env!("CARGO_MANIFEST_DIR")).into()];
    let book = dragonrage_rulebook::Rulebook::read(dragonrage_rulebook::edition("en"));
    let mut named = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir::<std::path::PathBuf>(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let source = std::fs::read_to_string(&path).unwrap();
                let code = source.lines().filter(|l| !l.trim_start().starts_with("//"));
                for quoted in code.flat_map(|l| l.split('"').skip(1).step_by(2)) {
                    if dragonrage_rulebook::base(quoted).is_some() {
                        named.insert(quoted.to_owned());
                    }
                }
            }
        }
    }
    assert!(named.len() > 200, "{}", named.len());
    let missing: Vec<_> = named.iter().filter(|id| book.find(id).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_that_is_named_stands_in_the_book() {
    let book = dragonrage_rulebook::Rulebook::read(dragonrage_rulebook::edition("en"));
    // A statement, a part of one (`S-41.2`) or a heading: a number that only begins others is nothing to turn to.
    let stands = |id: &str| {
        book.find(id).map(|n| &book.entries[n]).is_some_and(|entry| match &entry.id {
            Some(own) => id.starts_with(own.as_str()),
            None => dragonrage_rulebook::Rulebook::number(&entry.text) == id,
        })
    };
    let mut wrong = Vec::new();
    for (n, file) in CHAPTERS.into_iter().enumerate() {
        for line in lines(chapter("en", n).unwrap()) {
            let facts = Facts::of(&said(line.text));
            wrong.extend(facts.rules().filter(|id| !stands(id)).map(|id| format!("{file}.md:{}: [{id}]", line.number)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is in brackets leads to what it names, so an option named in a sentence stands in brackets.
#[test]
fn options_are_named_in_brackets() {
    let mut wrong = Vec::new();
    for lang in languages() {
        for (n, file) in CHAPTERS.into_iter().enumerate() {
            for line in lines(chapter(lang, n).unwrap()) {
                let bare = line.text.match_indices("H-").any(|(at, _)| {
                    let digits = line.text[at + 2..].starts_with(|c: char| c.is_ascii_digit());
                    digits && !line.text[..at].ends_with('[')
                });
                if bare {
                    wrong.push(format!("docs/rules/{lang}/{file}.md:{}: {}", line.number, line.text));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Remarks on sources and on software that the players' book leaves out: statement, what docs/RULES.md says, what counts.
const REMARKS: &[(&str, &str, &str)] = &[
    ("P-a", "(004)", ""),
    ("P-b", "(001 §1.1)", ""),
    ("P-f", "(001 terrain summary)", ""),
    ("2.7.5-b", "(Verified on all 450 cells; use it as a test.)", ""),
    ("D-05", "003 is explicit", ""),
    ("D-20", "§3.3.3", ""),
    ("D-24", "002 is more precise", ""),
    ("D-25", "Measured", "+1 measured"),
    ("D-49", "003, 001", ""),
    ("H-02", "(records of before: `giant_missiles` always_6 · 5_if_adjacent, that is 6 · 5_for_missiles)", ""),
    (
        "S-01",
        "(Confirmed by gates 0606–0707 and 2113–2212, towers 1310 and 1511 at the ends of bridge 1410, serpent hexes 0109–0208.)",
        "",
    ),
    ("S-02", "`within_walls`", ""),
    ("S-02", "The map files in `maps/` are the truth for every list of hexes.", ""),
    ("S-145", "001 §2.8.6", ""),
    ("S-114", "section 12.4", ""),
    ("S-130", "001 §3.3.2", ""),
    ("S-137", "001 §5.2", ""),
];

/// The statements of docs/RULES.md that players meet, in order; of a row of chapter 8 the ruling and the reason.
fn specification() -> Vec<(&'static str, String)> {
    let mut out = Vec::new();
    let mut number = "";
    for line in RULES.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            number = heading.split_whitespace().next().unwrap_or_default().trim_end_matches('.');
        }
        let met = number == "A"
            || number.split('.').next().and_then(|n| n.parse().ok()).is_some_and(|n: u8| n <= 10 || n == 12);
        let Some((id, _)) = declaration(line).filter(|_| met) else { continue };
        let mut text = said(line);
        if number == "8" {
            text = line.split(" | ").skip(2).collect::<Vec<_>>().join(" ");
        }
        for (of, remark, counts) in REMARKS {
            if *of == id {
                assert!(text.contains(remark), "[{id}] of docs/RULES.md does not say \"{remark}\"");
                text = text.replace(remark, counts);
            }
        }
        out.push((id, text));
    }
    // Principles stand in the first chapter.
    out.sort_by_key(|(id, _)| !id.starts_with("1.") && !id.starts_with("P-"));
    out.sort_by_key(|(id, _)| !id.starts_with("1."));
    out
}

#[test]
fn english_says_what_the_specification_says() {
    let mut book = Vec::new();
    for (n, file) in CHAPTERS.into_iter().enumerate() {
        for line in lines(chapter("en", n).unwrap()) {
            // Examples are the players' own.
            if let Some((id, _)) = declaration(line.text).filter(|(id, _)| !id.starts_with("X-")) {
                book.push((id, said(line.text), format!("docs/rules/en/{file}.md:{}", line.number)));
            }
        }
    }
    let specification = specification();
    let ids: Vec<&str> = specification.iter().map(|(id, _)| *id).collect();
    for (at, (id, _, place)) in book.iter().enumerate() {
        assert_eq!(Some(id), ids.get(at), "{place} and the ids of docs/RULES.md in order");
    }
    assert_eq!(book.len(), ids.len(), "docs/RULES.md goes on with {:?}", ids.get(book.len()));
    let mut wrong = Vec::new();
    for ((id, text), (_, here, place)) in specification.iter().zip(&book) {
        let differ = Facts::of(text).difference(&Facts::of(here));
        if !differ.is_empty() {
            wrong.push(format!("{place} [{id}]: docs/RULES.md first: {}", differ.join("; ")));
        }
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn tables_without_ids_are_those_of_the_specification() {
    fn rows(text: &'static str) -> impl Iterator<Item = &'static str> {
        text.lines().filter(|l| l.starts_with('|') && !l.starts_with("|-") && declaration(l).is_none())
    }
    // The players' book is set with the marks of print.
    let plain = |row: &str| row.replace('’', "'").replace(['“', '”'], "\"");
    let mut all: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows(RULES) {
        *all.entry(plain(row)).or_default() += 1;
    }
    let mut wrong = Vec::new();
    for (n, file) in CHAPTERS.into_iter().enumerate() {
        for row in rows(chapter("en", n).unwrap()) {
            match all.get_mut(&plain(row)) {
                Some(left) if *left > 0 => *left -= 1,
                _ => wrong.push(format!("docs/rules/en/{file}.md: no row of docs/RULES.md: {row}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
