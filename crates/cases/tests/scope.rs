//! The scope file is true, and wrong ones are refused.

use dragonrage_cases::{Scope, coverage, load_dir, load_league_dir, load_str};
use std::path::PathBuf;

fn scope() -> Scope {
    Scope::load_str("cases/scope.toml", include_str!("../../../cases/scope.toml")).unwrap_or_else(|p| panic!("{p}"))
}

#[test]
fn the_scope_file_is_true() {
    let suite = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let cases = load_dir(&suite).unwrap_or_else(|p| panic!("{p}"));
    let league = load_league_dir(&suite.join("league")).unwrap_or_else(|p| panic!("{p}"));
    let c = coverage(&cases, &league, &scope());
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

#[test]
fn the_basic_game_is_in_scope() {
    for id in scope().ids().filter(|id| id.starts_with("M-")) {
        assert_eq!(id, "M-g", "section 7 is what the suite is for");
    }
}

#[test]
fn a_scope_entry_that_says_nothing_is_refused() {
    let wrong = |ids: &str| {
        let text = format!("[[later]]\nsubject = \"x\"\nreason = \"y\"\nids = [{ids}]\n");
        Scope::load_str("scope.toml", &text).unwrap_err().to_string()
    };
    assert!(wrong("\"2.99-a\"").contains("'2.99-a' names no id"));
    assert!(wrong("\"9.9*\"").contains("'9.9*' names no id"));
    assert!(wrong("\"S-20..S-10\"").contains("names no id"));
    assert!(wrong("\"4-a\", \"4*\"").contains("4-a is listed twice"));
    let text = "[[later]]\nsubject = \"x\"\nids = [\"4-a\"]\n";
    assert!(Scope::load_str("scope.toml", text).unwrap_err().to_string().contains("'reason' is missing"));
}

#[test]
fn a_scope_entry_with_a_case_is_refused() {
    let text = "[[later]]\nsubject = \"sides\"\nreason = \"y\"\nids = [\"M-a\"]\n";
    let scope = Scope::load_str("scope.toml", text).unwrap();
    let case = "[[case]]\nid = \"a\"\ntitle = \"t\"\nrules = [\"M-a\"]\nphase = \"side-roll\"\nsteps = [{ expect = { decider = \"chance\" } }]\n";
    let cases = load_str("a.toml", case).unwrap();
    let problems = coverage(&cases, &[], &scope).problems;
    assert_eq!(problems[0].to_string(), "scope.toml:4: M-a is listed as out of scope (sides), but a case covers it");
}
