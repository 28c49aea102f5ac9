//! The words for troops that combine, climb and break, and for lightning and minor monsters.

use dragonrage_cases::{load_str, run};

/// The case is read and passes.
#[track_caller]
fn passes(rest: &str) {
    let head = "[[case]]\nid = \"a\"\ntitle = \"t\"\nrules = [\"2.7.1.2-a\"]\noptions = { ruleset = \"reference\" }\n";
    let cases = load_str("troops.toml", &format!("{head}{rest}\n")).unwrap_or_else(|p| panic!("{p}"));
    let told: Vec<String> = run(&cases[0]).failures.iter().map(|f| f.to_string()).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn units_join_an_attack() {
    passes(
        r#"
phase = "invader-melee"
units = ["D1 0103 facing N", "ORC1 0908", "ORC2 0907", "INF1 0807"]
steps = [
  { do = "ORC1 joins 0807", expect = { choice = "gather", strength = 2, defence = 2, joined = "ORC1" } },
  { refuse = "ORC1 joins 0807", rule = "2.7.1.2-d" },
  { do = "ORC2 joins 0807", expect = { strength = 4, joined = ["ORC2", "ORC1"] } },
  "strike",
  { expect = { why = "clash", strength = 4, defence = 2 } },
]
"#,
    );
}

#[test]
fn an_attack_may_begin_half_built() {
    passes(
        r#"
phase = "invader-melee"
units = ["D1 0103 facing N", "ORC1 0908", "ORC2 0907", "SHAM1 1008", "INF1 0807"]
joined = "0807 ORC1 ORC2"
kept = "0807 power 3 invader"
steps = [
  { expect = { choice = "gather", strength = 4, joined = ["ORC1", "ORC2"], kept = "0807", no_kept = "0707" } },
  { do = "SHAM1 joins 0807", expect = { strength = 7 } },
]
"#,
    );
}

#[test]
fn a_wall_is_scaled_and_a_gate_forced() {
    passes(
        r#"
units = ["D1 0103 facing N", "ORC1 0606"]
steps = [
  { do = "done", expect = { choice = "breach", legal = "ORC1 scales SE", illegal = "ORC1 scales SE led" } },
  { do = "ORC1 scales SE", expect = { why = "scale", about = "ORC1", dice = 1, need = "6+", modifiers = ["no-defender-near"], ORC1 = "climbed tried" } },
  { roll = 5, expect = { ORC1 = "0707 no-ladder" } },
]
"#,
    );
    passes(
        r#"
units = ["D1 0103 facing N", "ORC1 0606"]
steps = [{ do = "ORC1 forces SE", expect = { smashed = "0707-0606", ORC1 = "mp 1 spent", legal = "ORC1 moves SE" } }]
"#,
    );
}

#[test]
fn a_gate_is_broken_and_a_character_withdraws() {
    passes(
        r#"
units = ["D1 0103 facing N", "TRL1 0606", "HERO1 0707"]
steps = [
  { do = "done", expect = { choice = "breach", legal = ["TRL1 breaks SE", "TRL1 scales SE"] } },
  { do = "TRL1 breaks SE", expect = { why = "break", about = "TRL1", dice = 2, need = "10+" } },
]
"#,
    );
    passes(
        r#"
units = ["D1 0103 facing N", "TRL1 0606", "HERO1 0707"]
steps = [
  "done",
  { do = "TRL1 scales SE", roll = 5, expect = { choice = "withdraw", about = "HERO1", decider = "defender" } },
  { do = "HERO1 withdraws 0807", expect = { HERO1 = "0807", TRL1 = "0707 not climbed" } },
]
"#,
    );
}

#[test]
fn lightning_strikes_a_hex_or_is_kept() {
    passes(
        r#"
phase = "defender-spells"
units = ["D1 0103 facing N", "ORC1 0908", "WZD1 0807"]
steps = [{ do = "WZD1 bolts 0908", expect = { why = "bolt", about = "WZD1", strength = 4, defence = 2 } }]
"#,
    );
    passes(
        r#"
phase = "defender-spells"
units = ["D1 0103 facing N", "ORC1 0908", "WZD1 0807"]
steps = [{ do = "WZD1 keeps 0908", expect = { kept = "0908", WZD1 = "sp 7 left" } }]
"#,
    );
}

#[test]
fn minor_monsters_have_hit_points() {
    passes(
        r#"
phase = "defender-melee"
units = ["GIA1 0908 hp 4 lost", "INF1 0807 slayer"]
steps = [
  { do = "INF1 attacks GIA1 belly", roll = 6, expect = { GIA1 = "hp 6 lost", INF1 = "slayer not no-ladder" } },
]
"#,
    );
}
