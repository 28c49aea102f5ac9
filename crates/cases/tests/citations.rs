//! Every rule that the game can cite is cited at least once, by an event or a refusal of the cases or by an event of
//! the golden records. A citation that never fires is dead, or lacks a case.

use dragonrage_cases::rulebook::{base, ids, looks_like_id};
use dragonrage_cases::{Citations, Scope, load_dir, load_str, run};
use dragonrage_rules::{Action, Dir, Game, Phase, Record, Refusal, Setup, Sink, notation};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

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

/// Every file of source below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The ids that stand in the source of the rules, outside comments. Those of the options only name them.
fn in_the_source() -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    for file in sources(&folder("crates/rules/src")) {
        if file.file_name().is_some_and(|name| name == "options.rs") {
            continue;
        }
        let source = std::fs::read_to_string(&file).unwrap();
        let code = source.lines().filter(|l| !l.trim_start().starts_with("//"));
        let literals = code.flat_map(|line| line.split('"').skip(1).step_by(2));
        found.extend(literals.filter(|text| looks_like_id(text)).filter_map(base));
    }
    assert!(found.len() > 300, "the sources of the rules are elsewhere: {} ids found", found.len());
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

/// Why the action is not possible in the position of a case.
#[track_caller]
fn why_not(position: &str, action: &str) -> Refusal {
    let head = "[[case]]\nid = \"a\"\ntitle = \"t\"\nrules = [\"P-b\"]\n";
    let text = format!("{head}{position}\nsteps = [{{ refuse = \"{action}\", rule = [] }}]\n");
    let cases = load_str("a.toml", &text).unwrap_or_else(|p| panic!("{p}"));
    let game = Game::new(&cases[0].components, &cases[0].setup).unwrap();
    let action = notation::parse(&game.components().roster, action).unwrap();
    game.why_not(action).unwrap_or_else(|| panic!("{action:?} is possible"))
}

#[test]
fn a_units_own_rule_comes_first() {
    let melee = "scenario = \"esirien-3\"\nphase = \"invader-melee\"\n";
    let moving = "scenario = \"esirien-3\"\n";
    let defending = "phase = \"defender-movement\"\n";
    let striking = "scenario = \"esirien-3\"\nphase = \"defender-melee\"\n";
    for (when, units, action, own) in [
        (defending, r#""CAV1 1810", "D1 0103 facing N""#, "CAV1 moves NE", "2.10.3.1-a"),
        (striking, r#""WZD1 0305", "INF1 0307", "D1 0306 facing N""#, "WZD1 attacks D1 legs", "2.10.6-b"),
        (striking, r#""INF1 0307", "D1 0306 facing N""#, "INF1 attacks D1 head", "2.12.1.7.1-a"),
        (striking, r#""INF1 0307", "ROC1 0306 facing N""#, "INF1 attacks ROC1 head", "2.12.3.3-a"),
        (striking, r#""INF1 0307", "WRM1 0306 facing N""#, "INF1 attacks WRM1 head", "2.12.4.3-a"),
        (melee, r#""TRL1 0708", "ORC1 0709", "INF1 0710""#, "TRL1 razes", "2.10.10.1-a"),
        (melee, r#""SHAM1 0708", "ORC1 0709", "INF1 0710""#, "SHAM1 razes", "2.10.6.1-a"),
        (moving, r#""TRX1 0606", "INF1 1812""#, "TRX1 forces SE", "2.11.3.1-b"),
        (moving, r#""YD1 0305 facing S", "INF1 0306""#, "YD1 walks S", "2.12.2.2-a"),
        (moving, r#""ROC1 0305 facing S", "INF1 0306""#, "ROC1 walks S", "2.12.3.1-b"),
    ] {
        let refusal = why_not(&format!("{when}units = [{units}]"), action);
        assert_eq!(refusal.rules.first(), Some(&own), "{action}: {:?}", refusal.rules);
    }
}

/// Every map has its own section on set-up [3.1.1, 3.2.1], and the Game Manual knows Esirien only.
#[test]
fn set_up_cites_the_rules_of_its_map() {
    let components = dragonrage_data::embedded();
    for scenario in &components.scenarios {
        let foreign: &[&str] = if scenario.map == "nurkott" { &["3.1.1-", "M-"] } else { &["3.2.1-"] };
        let mut setup = Setup::fresh(&components, &scenario.id, scenario.options).unwrap();
        setup.ledger.phase = Phase::DefenderSetup;
        let game = Game::new(&components, &setup).unwrap();
        let hexes = || game.board().hexes().iter();
        let units: Vec<_> = game.units().map(|(unit, _)| unit).collect();
        let mut tried: Vec<Action> =
            units.iter().flat_map(|u| hexes().map(|hex| Action::Place { unit: *u, hex })).collect();
        tried.extend(units.iter().flat_map(|u| [Action::Pick(*u), Action::Face { unit: *u, dir: Dir::N }]));
        let refusals: Vec<Refusal> = tried.into_iter().filter_map(|a| game.why_not(a)).collect();
        assert!(refusals.len() > 100);
        for refusal in refusals {
            let wrong = refusal.rules.iter().find(|id| foreign.iter().any(|f| id.starts_with(f)));
            assert_eq!(wrong, None, "{}: {refusal:?}", scenario.id);
        }
    }
}
