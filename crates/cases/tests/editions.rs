//! `cases/editions/` keeps at least one record of every edition of the data and of every version of the rules, as it was
//! written then. All of them play again, whatever the values of today are; unfinished ones go on.

use dragonrage_data::{Files, editions, embedded, load};
use dragonrage_rules::{Components, Journal, RULES_VERSION, Record};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// Names and texts of the records that are kept for ever.
fn kept() -> Vec<(String, String)> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/editions");
    let files = std::fs::read_dir(dir).expect("the folder").map(|f| f.expect("an entry").path());
    let read = |path: std::path::PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())))
    };
    files.map(read).filter(|(name, _)| name.ends_with(".txt")).collect()
}

/// The data of a day to come: everything hits harder, and the first scenario has other armies.
fn tomorrow() -> Arc<Components> {
    let mut files = Files::embedded();
    for (name, from, to) in
        [("units.toml", "attack = 2", "attack = 3"), ("scenarios/esirien-1.toml", "INF = 8", "INF = 7")]
    {
        let text = files.text(name).expect("it is there");
        assert!(text.contains(from), "{name} has no '{from}'");
        let changed = text.replace(from, to);
        files.put(name, &changed);
    }
    Arc::new(load(&files).unwrap_or_else(|p| panic!("{p}")))
}

#[test]
fn every_edition_and_version_has_a_record_that_is_kept() {
    let headers: Vec<_> =
        kept().into_iter().map(|(name, text)| (name, Record::parse(&text).expect("a record"))).collect();
    let names: BTreeSet<&str> = headers.iter().filter_map(|(name, _)| name.split('-').next()).collect();
    assert_eq!(names, editions().collect(), "files are named after their editions");
    let versions: BTreeSet<u8> = headers.iter().map(|(_, r)| r.header.options.version.number()).collect();
    assert_eq!(versions, (1..=RULES_VERSION).collect());
}

#[test]
fn what_was_kept_plays_again_whatever_the_values_are() {
    for components in [embedded(), tomorrow()] {
        for (name, text) in kept() {
            let record = Record::parse(&text).expect("a record");
            let game = record.replay(&components, usize::MAX, |_, _, _| {}).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(game.outcome().is_some(), record.has_end(), "{name}");
            assert!(name.starts_with(&format!("{}-", game.components().edition.name)), "{name}");
        }
    }
}

#[test]
fn what_was_unfinished_goes_on_with_its_own_edition() {
    let mut went_on = 0;
    for (name, text) in kept() {
        let record = Record::parse(&text).expect("a record");
        let mut journal = Journal::resume(&tomorrow(), &record).unwrap_or_else(|e| panic!("{name}: {e}"));
        let before = journal.actions().len();
        assert_eq!(before, record.len(), "{name}");
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        while journal.game().outcome().is_none() && journal.actions().len() < before + 200 {
            journal.game().legal_actions(&mut legal);
            journal.apply(legal[legal.len() / 2], &mut events).expect("a listed action");
        }
        went_on += usize::from(journal.actions().len() > before);
        // What is written now is of today's format, names its edition, and opens again.
        let again = Record::parse(&journal.text()).expect("a record");
        assert_eq!(again.header.edition, journal.game().components().edition.name, "{name}");
        let game = again.replay(&tomorrow(), usize::MAX, |_, _, _| {}).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(game == *journal.game(), "{name}");
    }
    assert!(went_on > 0, "one of them must be unfinished");
}
