//! `dragonrage verify`: what the dice of a record prove, in four languages, and what is wrong with those that prove nothing.

mod common;

use common::{Home, read};
use std::path::Path;

/// A game of two squires with the proof of its dice (crates/dice/examples/record.rs).
fn proven() -> String {
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/dice/nurkott-1.txt"))
}

#[test]
fn what_is_proven_and_what_is_not_is_told_in_four_languages() {
    let home = Home::new();
    home.write("game.txt", proven());
    for (lang, all, proven, open) in [
        ("en", "All 29 rolls", "Proven:", "Not proven:"),
        ("de", "Alle 29 Würfe", "Bewiesen:", "Nicht bewiesen:"),
        ("es", "Las 29 tiradas", "Probado:", "No probado:"),
        ("fr", "Les 29 jets de dés", "Prouvé\u{a0}:", "Non prouvé\u{a0}:"),
    ] {
        let ran = home.run(&["verify", "game.txt", "--lang", lang], "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{lang}");
        assert!(ran.out.starts_with(all) && ran.out.contains(&format!("\n\n{open}\n")), "{}", ran.out);
        let told = ran.out.split_once(&format!("\n\n{proven}\n")).expect("a heading").1;
        assert_eq!(told.matches("\n  - ").count() + 1, 6, "{told}");
    }
    let listened = home.run(&["verify", "-", "--lang", "en"], &proven());
    assert!(listened.code == 0 && listened.out.contains("a player kept his own secret"), "{}", listened.out);
}

#[test]
fn a_record_without_proof_proves_nothing_about_its_dice() {
    let home = Home::new();
    home.record("game.txt", "11");
    for (lang, says) in [("en", "seeded stream"), ("de", "Startwert"), ("es", "semilla"), ("fr", "graine")] {
        let ran = home.run(&["verify", "game.txt", "--lang", lang], "");
        assert_eq!((ran.code, ran.out.as_str()), (1, ""));
        assert!(ran.err.contains(says), "{}", ran.err);
    }
}

#[test]
fn what_was_changed_is_named_with_its_line() {
    let home = Home::new();
    let text = proven();
    let line = 1 + text.lines().position(|line| line.starts_with("roll ")).expect("a roll");
    let said: u8 = text.lines().nth(line - 1).expect("it")[5..6].parse().expect("a die");
    let die = |n: u8| format!("\nroll {n}");
    home.write("game.txt", text.replacen(&die(said), &die(said % 6 + 1), 1));
    let ran = home.run(&["verify", "game.txt", "--lang", "en"], "");
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    let start = format!("The dice of game.txt are not proven, because of line {line}: here ");
    assert!(ran.err.starts_with(&start) && ran.err.contains("the three chains give"), "{}", ran.err);

    let json = home.run(&["verify", "game.txt", "--json"], "");
    let found: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((json.code, &found["verified"], &found["fault"]), (1, &false.into(), &"differs".into()));
    assert_eq!(found["line"], line);
}

#[test]
fn other_programs_are_told_in_json() {
    let home = Home::new();
    let ran = home.run(&["verify", "-", "--json"], &proven());
    let found: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((ran.code, &found["verified"], &found["rolls"]), (0, &true.into(), &29.into()));
    assert_eq!(found["proven"], serde_json::json!(["legal", "dice"]));
    assert_eq!(found["open"], serde_json::json!(["kept", "origin", "players", "unsealed"]));
    assert_eq!(found["custody"], serde_json::json!(["entrusted", "kept"]));
    assert_eq!((&found["version"], &found["seats"]), (&1.into(), &"defender invader".into()));
    // The second version seals who plays what and who keeps what.
    let newer = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/dice/esirien-1-version-2.txt"));
    let ran = home.run(&["verify", "-", "--json"], &newer);
    let found: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(found["open"], serde_json::json!(["kept", "origin", "players"]));
    assert_eq!((&found["version"], &found["seats"]), (&2.into(), &"rolled".into()));
    let changed = newer.replace("custody entrusted kept", "custody kept kept");
    let ran = home.run(&["verify", "-", "--json"], &changed);
    let found: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((ran.code, &found["fault"]), (1, &"terms".into()));
}

#[test]
fn nothing_and_no_record_are_refused() {
    let home = Home::new();
    assert_eq!(home.run(&["verify"], "").code, 2);
    assert_eq!(home.run(&["verify", "nowhere.txt"], "").code, 1);
    let ran = home.run(&["verify", "-", "--lang", "en"], "hello\n");
    assert!(ran.code == 1 && ran.err.contains("a record begins with"), "{}", ran.err);
}
