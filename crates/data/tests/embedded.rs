//! The files that are built into the program.

use dragonrage_data::{Files, check, covered_rules, embedded, load};
use dragonrage_rules::{Kind, Odds, Side};

#[test]
fn embedded_data_load() {
    let c = load(&Files::embedded()).unwrap_or_else(|p| panic!("{p}"));
    assert_eq!(c.boards.len(), 2);
    assert_eq!(c.roster.len(), 77);
    assert_eq!(c.unit(Kind::Infantry).attack, Some(2));
    assert_eq!(c.unit(Kind::Wizard).attack, None);
    assert_eq!(c.spell_points, 10);
    assert_eq!(c.combat.odds(11, 2, false), Odds::OneDie(2));
    let s = c.scenario("esirien-1").unwrap();
    assert_eq!(s.objective, 19);
    assert_eq!(s.forces[Side::Defender].iter().map(|f| f.count).sum::<u8>(), 22);
    assert_eq!(embedded().scenarios, c.scenarios);
}

#[test]
fn embedded_data_keep_to_the_rulebooks() {
    let report = check(&Files::embedded());
    let failed: Vec<String> = report.failed.iter().map(|c| c.to_string()).collect();
    assert_eq!(failed, [] as [&str; 0]);
    assert_eq!(report.problems, []);
    assert!(report.held.len() >= 150, "{} checks", report.held.len());
}

#[test]
fn checks_have_names_of_their_own() {
    let report = check(&Files::embedded());
    let mut names: Vec<&str> = report.held.iter().map(|c| c.name.as_str()).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
}

#[test]
fn covered_rules_stand_in_the_specification() {
    let rules = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RULES.md")).unwrap();
    for id in covered_rules() {
        // S-23.2 is the second sentence of S-23.
        let stated = id.split_once('.').filter(|(s, _)| s.starts_with("S-")).map_or(id, |(s, _)| s);
        assert!(rules.contains(&format!("[{stated}]")), "{id}");
    }
}
