//! Every rule that the game can cite is cited at least once, by an event or a refusal of the cases or by an event of
//! the golden records. A citation that never fires is dead, or lacks a case.

use dragonrage_cases::rulebook::{base, ids, looks_like_id};
use dragonrage_cases::{Citations, Scope, load_dir, run};
use dragonrage_rules::{Action, Game, Record, Sink};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Ids in the source that no event and no refusal can give, and why.
const SILENT: &[(&str, &str)] = &[
    ("2.9-a", "who gets no reinforcements is never asked where they arrive"),
    ("2.7.5-a", "told of a roll before it is made, in the panel of attacks"),
    ("2.8.7-h", "told of a roll before it is made, in the panel of attacks"),
    ("2.8.7-i", "told of a roll before it is made, in the panel of attacks"),
    ("2.8.9-j", "told of a roll before it is made, in the panel of attacks"),
];

fn folder(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The ids that stand in the source of the rules, outside comments. Those of the options only name them.
fn in_the_source() -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    for file in std::fs::read_dir(folder("crates/rules/src")).unwrap().map(|f| f.unwrap().path()) {
        if file.file_name().is_some_and(|name| name == "options.rs") {
            continue;
        }
        let source = std::fs::read_to_string(&file).unwrap();
        let code = source.lines().filter(|l| !l.trim_start().starts_with("//"));
        let literals = code.flat_map(|line| line.split('"').skip(1).step_by(2));
        found.extend(literals.filter(|text| looks_like_id(text)).filter_map(base));
    }
    found
}

fn of_the_cases() -> Citations {
    let mut all = Citations::default();
    for case in load_dir(&folder("cases")).unwrap_or_else(|p| panic!("{p}")) {
        all.add(&run(&case).citations);
    }
    all
}

fn of_the_golden_records() -> Citations {
    let mut all = Citations::default();
    let components = dragonrage_data::embedded();
    for file in std::fs::read_dir(folder("cases/golden")).unwrap().map(|f| f.unwrap().path()) {
        let record = Record::parse(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let listen = |_: Action, events: &[_], _: &Game| events.iter().for_each(|event| all.emit(*event));
        record.replay(&components, usize::MAX, listen).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    }
    all
}

fn cited(citations: &Citations) -> BTreeSet<&'static str> {
    citations.in_order().map(|(id, _)| id).collect()
}

#[test]
fn every_rule_that_the_game_can_cite_is_cited() {
    let (cases, golden) = (cited(&of_the_cases()), cited(&of_the_golden_records()));
    let fired: BTreeSet<&str> = cases.union(&golden).copied().collect();
    let source = in_the_source();
    assert!(source.len() > 200, "only {} ids found: is the search still right?", source.len());
    println!(
        "{} ids; {} in the source of the rules; {} cited: {} by cases, {} by golden records",
        ids().count(),
        source.len(),
        fired.len(),
        cases.len(),
        golden.len()
    );
    // Rules of parts of the game that are not due yet need not fire either.
    let scope = Scope::load_str("cases/scope.toml", include_str!("../../../cases/scope.toml")).unwrap();
    let silent = |id: &str| SILENT.iter().any(|(s, _)| *s == id);
    let unheard: Vec<&str> = ids().filter(|id| source.contains(id) && !fired.contains(id)).collect();
    let missing: Vec<&&str> = unheard.iter().filter(|id| !silent(id) && scope.reason(id).is_none()).collect();
    assert!(missing.is_empty(), "ids that nothing cites; write a case, or take them out: {missing:?}");
    let untrue: Vec<&str> = SILENT.iter().map(|(id, _)| *id).filter(|id| !unheard.contains(id)).collect();
    assert!(untrue.is_empty(), "listed as silent, but cited, or gone from the source: {untrue:?}");
}
