//! The rulebook's ids, and those that the rules cite.

use dragonrage_cases::rulebook::{base, ids, looks_like_id, section, text};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

#[test]
fn every_family_of_ids_is_read() {
    let mut families: BTreeMap<&str, usize> = BTreeMap::new();
    for id in ids() {
        *families.entry(id.split(['.', '-']).next().unwrap_or(id)).or_default() += 1;
    }
    let count = |family: &str| families.get(family).copied().unwrap_or(0);
    assert_eq!(count("P"), 7);
    assert_eq!(count("M"), 16);
    assert_eq!(count("D"), 51);
    assert_eq!(count("H"), 35);
    assert_eq!(count("E"), 20);
    assert_eq!(count("N"), 15);
    assert_eq!(count("U"), 23);
    assert_eq!(count("1"), 2);
    assert_eq!(count("6"), 3);
    assert_eq!(count("S"), 137, "{families:?}");
    assert_eq!(count("2"), 538, "{families:?}");
    assert_eq!(count("3"), 34, "{families:?}");
    assert_eq!(count("4"), 17, "{families:?}");
    assert_eq!(count("5"), 17, "{families:?}");
}

/// The rulebook declares an id wherever it stands in bold brackets or in the first cell of a table.
#[test]
fn nothing_that_looks_like_a_declaration_is_left_out() {
    let book = include_str!("../../../docs/RULES.md");
    for line in book.lines() {
        let bold = line.split("**[").skip(1).filter_map(|rest| rest.split(']').next());
        let cell = line.strip_prefix("| [").and_then(|rest| rest.split(']').next());
        for id in bold.chain(cell) {
            assert!(base(id) == Some(id), "{id}: {line}");
        }
    }
}

#[test]
fn ids_have_text_and_section() {
    for id in ids() {
        assert!(text(id).is_some_and(|t| !t.is_empty()), "{id}");
        assert!(section(id).is_some_and(|t| !t.is_empty()), "{id}");
    }
    assert_eq!(text("2.4.6-a"), Some("Enemy units never hinder movement through hexes next to them."));
    assert_eq!(section("M-a"), Some("7. The Game Manual's basic game"));
    assert_eq!(section("6.1"), Some("6.1 Terrain"));
    assert!(text("3.1.2").is_some_and(|t| t.contains("Dragon Rage")));
    assert!(text("3.3.4-table").is_some());
}

#[test]
fn parts_count_for_the_whole() {
    assert_eq!(base("S-41.2"), Some("S-41"));
    assert_eq!(base("S-83f"), Some("S-83"));
    assert_eq!(base("S-33a"), Some("S-33a"));
    assert_eq!(base("S-33a.1"), Some("S-33a"));
    assert_eq!(base("S-999"), None);
    assert_eq!(base("2.3-z"), None);
    assert_eq!(base("D-02a"), None);
    assert_eq!(base(""), None);
}

/// Every file of source below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn the_rules_cite_only_ids_that_exist() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/src");
    let mut wrong = Vec::new();
    let mut found = 0;
    for file in sources(&folder) {
        let source = std::fs::read_to_string(&file).unwrap();
        for (n, line) in source.lines().enumerate().filter(|(_, l)| !l.trim_start().starts_with("//")) {
            for literal in line.split('"').skip(1).step_by(2).filter(|t| looks_like_id(t)) {
                found += 1;
                if base(literal).is_none() {
                    wrong.push(format!("{}:{}: {literal}", file.display(), n + 1));
                }
            }
        }
    }
    assert!(found > 200, "only {found} ids found: is the search still right?");
    assert!(wrong.is_empty(), "ids that the rulebook does not have:\n{}", wrong.join("\n"));
}
