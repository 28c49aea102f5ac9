//! Battles and league as one suite, as `dragonrage cases` runs it and `dragonrage rules --uncovered` counts it.

use dragonrage_cases::{Scope, coverage, load_dir, run_paths, run_paths_with};
use dragonrage_league_cases::{League, load_league_dir};
use std::path::PathBuf;

fn suite() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cases")
}

#[test]
fn every_case_of_both_branches_passes() {
    let components = dragonrage_data::embedded();
    let all = run_paths_with(&components, &[suite()], &[&League]);
    assert_eq!(all.failed, 0, "\n{all}");
    let league = run_paths_with(&components, &[suite().join("league")], &[&League]);
    let battles = run_paths(&[suite()]);
    assert_eq!(all.passed, battles.passed + league.passed);
    assert!(league.passed > 100, "{}", league.passed);
    // Without the league's branch nobody can read its files, and that is told.
    assert!(run_paths(&[suite().join("league")]).failed > 0);
}

#[test]
fn the_scope_file_is_true() {
    let cases = load_dir(&suite()).unwrap_or_else(|p| panic!("{p}"));
    let league =
        load_league_dir(&dragonrage_data::embedded(), &suite().join("league")).unwrap_or_else(|p| panic!("{p}"));
    let rules = cases.iter().map(|c| &c.rules).chain(league.iter().map(|c| &c.rules)).flatten();
    let text = include_str!("../../../cases/scope.toml");
    let scope = Scope::load_str("cases/scope.toml", text).unwrap_or_else(|p| panic!("{p}"));
    let c = coverage(rules, &scope);
    let told: Vec<String> = c.problems.iter().map(|p| p.to_string()).collect();
    println!(
        "{} ids: {} by {} cases, {} by data checks, {} out of scope, {} uncovered",
        c.total,
        c.by_case.len(),
        cases.len() + league.len(),
        c.by_data.len(),
        c.scoped.len(),
        c.uncovered.len()
    );
    assert!(told.is_empty(), "{}", told.join("\n"));
    assert_eq!(c.total, c.by_case.len() + c.by_data.len() + c.scoped.len() + c.uncovered.len());
}
