//! The words for elementals: who summoned them, whether they obey, what their dismissal costs.

use dragonrage_cases::{load_str, run};

/// What the case fails at.
#[track_caller]
fn told(rest: &str) -> Vec<String> {
    let head = "[[case]]\nid = \"a\"\ntitle = \"t\"\nrules = [\"2.8.9-a\"]\noptions = { ruleset = \"reference\" }\n";
    let cases = load_str("elementals.toml", &format!("{head}{rest}\n")).unwrap_or_else(|p| panic!("{p}"));
    run(&cases[0]).failures.iter().map(|f| f.to_string()).collect()
}

/// The case is read and passes.
#[track_caller]
fn passes(rest: &str) {
    let told = told(rest);
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn a_wizard_summons_and_dismisses() {
    passes(
        r#"
phase = "defender-spells"
units = ["D1 0103 facing N", "WZD1 0807"]
steps = [
  { do = "WZD1 summons earth 0908", expect = { WZD1 = "sp 5 left used", ELM1 = "0908 of WZD1 arrived not wild", ELM2 = "box" } },
]
"#,
    );
    passes(
        r#"
phase = "defender-spells"
units = ["D1 0103 facing N", "WZD1 0807", "ELM2 0908"]
steps = [{ do = "WZD1 dismisses ELM2", expect = { ELM2 = "gone", WZD1 = "sp 10 left" } }]
"#,
    );
}

#[test]
fn a_dismissal_may_have_a_price() {
    let start = r#"
phase = "defender-spells"
units = ["D1 0103 facing N", "WZD1 0807", "ELM1 0908 wild"]
"#;
    passes(&format!(
        r#"{start}
steps = [
  {{ do = "WZD1 dismisses ELM1", expect = {{ why = "dismiss", about = "WZD1", dice = 1, need = "none" }} }},
  {{ roll = 4, expect = {{ choice = "pay", about = "WZD1", legal = ["WZD1 pays", "done"] }} }},
  {{ do = "WZD1 pays", expect = {{ ELM1 = "gone", WZD1 = "sp 6 left" }} }},
]
"#
    ));
    passes(&format!(
        r#"{start}
steps = [
  {{ do = "WZD1 dismisses ELM1", roll = 4 }},
  {{ do = "done", expect = {{ ELM1 = "wild of WZD1", WZD1 = "sp 10 left used" }} }},
]
"#
    ));
}

#[test]
fn the_summoner_is_the_sides_own_unless_another_is_named() {
    passes(
        r#"
phase = "invader-spells"
units = ["D1 0103 facing N", "SHAM1 0606", "WZD1 0807", "ELM1 invader 0605", "ELM2 0908 of SHAM1"]
steps = [{ expect = { ELM1 = "of SHAM1", ELM2 = "of SHAM1", choice = "spell" } }]
"#,
    );
    let told = told(
        r#"
units = ["D1 0103 facing N", "WZD1 0807", "ELM1 0908"]
steps = [{ expect = { ELM1 = "of SHAM1", ELM2 = "of WZD1" } }]
"#,
    );
    assert!(told[0].contains("expected of SHAM1; found of WZD1"), "{}", told[0]);
    assert!(told[1].contains("expected of WZD1; found of nobody"), "{}", told[1]);
}

#[test]
fn uncontrolled_elementals_choose_by_the_die() {
    passes(
        r#"
phase = "defender-spells"
units = ["D1 0103 facing N", "WZD1 1808", "ELM1 0908 wild", "INF1 0707", "INF2 1108"]
steps = [
  { do = "done", expect = { phase = "defender-movement", why = "stray", about = "ELM1", dice = 1, need = "none" } },
]
"#,
    );
}
