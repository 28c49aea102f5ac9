//! `tactics`: the share that a level solves, the answer to a slip, and files that follow the data.

mod common;

use common::Home;

const SUITE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/tactics");

/// The position of a suite of one's own: the dragon can raze the hall in which it stands, or not.
fn own(value: &str, best: &str) -> String {
    format!(
        "# Mine.\n[[tactic]]\nid = \"mine\"\ntitle = \"Raze the hall\"\nneeds = \"step\"\nscenario = \"esirien-3\"\n\
         objective = 2\nunits = [\"D1 1009 facing N damage legs 9 wings 12 fires 2 used\", \"INF1 1308\"]\n\
         ask = \"win\"\nby = \"turn\"\nbest = {best}\nvalue = \"{value}\"\n"
    )
}

#[test]
fn a_level_is_held_against_the_exact_answer() {
    let home = Home::new();
    let ran = home.run(&["tactics", SUITE, "--level", "squire", "--only", "land-on-the-palace"], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("squire: 1 of 1 positions solved (100 %)"), "{}", ran.out);
    let ran = home.run(&["tactics", SUITE, "--level", "squire", "--only", "land-on-the-palace", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(json[0]["results"][0]["best"], 1.0);
    assert_eq!(json[0]["solved"], 1);
    let ran = home.run(&["tactics", SUITE, "--only", "raze-underfoot", "--actions"], "");
    assert_eq!(ran.code, 0);
    let first = ran.out.lines().nth(1).expect("an action");
    assert!(first.contains("  1  Dragon 1 razes"), "the best comes first: {}", ran.out);
    assert_eq!(home.run(&["tactics", SUITE, "--only", "nothing"], "").code, 2);
}

#[test]
fn what_goes_wrong_is_told_in_every_language() {
    let home = Home::new();
    std::fs::create_dir(home.path("suite")).expect("a folder");
    home.write("suite/mine.toml", own("1", "[\"D1 razes\"]"));
    // Chance does not raze the hall for certain, whatever it does.
    for (lang, word) in [("en", "better"), ("de", "besser"), ("es", "mejor"), ("fr", "mieux")] {
        let said: String =
            (0..1).map(|_| home.run(&["tactics", "suite", "--level", "random", "--lang", lang], "").out).collect();
        assert!(said.contains("random: 0") || said.contains("random\u{a0}: 0"), "{said}");
        assert!(said.contains(word), "{said}");
    }
}

#[test]
fn stated_values_follow_the_data() {
    let home = Home::new();
    std::fs::create_dir(home.path("suite")).expect("a folder");
    home.write("suite/mine.toml", own("1/2", "[]"));
    let ran = home.run(&["tactics", "suite", "--level", "squire"], "");
    assert_eq!(ran.code, 1, "a wrong value is no success");
    assert!(ran.err.contains("value: expected 1/2; found 1") && ran.err.contains("--update"), "{}", ran.err);
    let ran = home.run(&["tactics", "suite", "--update"], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("- value = \"1/2\"") && ran.out.contains("+ value = \"1\""), "{}", ran.out);
    assert_eq!(home.read("suite/mine.toml"), own("1", "[\"D1 razes\"]"));
    let again = home.run(&["tactics", "suite", "--update"], "");
    assert_eq!(again.out.trim(), "0 of 1 positions updated.");
}
