//! Wrong scope files are refused. That ours is true is shown where all cases are at hand: `crates/league-cases/tests/suite.rs`.

use dragonrage_cases::{Scope, coverage, load_str};

fn scope() -> Scope {
    Scope::load_str("cases/scope.toml", include_str!("../../../cases/scope.toml")).unwrap_or_else(|p| panic!("{p}"))
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
    let problems = coverage(&cases[0].rules, &scope).problems;
    assert_eq!(problems[0].to_string(), "scope.toml:4: M-a is listed as out of scope (sides), but a case covers it");
}
