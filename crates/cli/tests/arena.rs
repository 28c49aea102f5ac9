//! Matches of computer players.

mod common;

use common::Home;
use serde_json::Value;

const MATCH: [&str; 11] =
    ["arena", "--a", "squire", "--b", "random", "--scenarios", "esirien-1,nurkott-2", "--games", "8", "--seed", "5"];

/// The figures without the times, which are not part of what equal seeds make equal.
fn figures(home: &Home, more: &[&str]) -> Value {
    let ran = home.run(&[&MATCH[..], &["--json"], more].concat(), "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let mut json: Value = serde_json::from_str(&ran.out).expect("JSON");
    json.as_object_mut().expect("an object").remove("times").expect("times");
    json
}

#[test]
fn figures_do_not_depend_on_threads() {
    let home = Home::new();
    let one = figures(&home, &["--threads", "1"]);
    assert_eq!(one, figures(&home, &["--threads", "3"]));
    assert_eq!(one["games"], 8);
    assert_eq!((&one["refusals"], &one["unfinished"]), (&Value::from(0), &Value::from(0)));
    assert!(one["all"]["share"].as_f64().is_some_and(|s| s > 0.6), "{one}");
}

#[test]
fn a_match_that_was_killed_goes_on() {
    let home = Home::new();
    let whole = figures(&home, &["--out", "match.jsonl"]);
    let text = home.read("match.jsonl");
    assert_eq!(text.lines().count(), 9, "a line that says which match it is, and one for each game");
    // The fifth game was being written when the power failed.
    let place = text.match_indices('\n').nth(4).expect("five lines").0;
    home.write("match.jsonl", &text[..place + 30]);
    assert_eq!(figures(&home, &["--out", "match.jsonl"]), whole);
    assert_eq!(home.read("match.jsonl").lines().count(), 9);
    let other = home.run(&["arena", "--a", "random", "--b", "random", "--out", "match.jsonl", "--games", "2"], "");
    assert_eq!(other.code, 1);
    assert!(other.err.contains("match.jsonl"), "{}", other.err);
}

#[test]
fn a_sequential_test_stops_when_it_knows() {
    let home = Home::new();
    let args = ["arena", "--a", "squire", "--b", "random", "--scenarios", "esirien-6", "--games", "200"];
    let ran = home.run(&[&args[..], &["--sprt", "--elo1", "50", "--json"]].concat(), "");
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(json["sprt"]["verdict"], "accepted");
    assert!(json["games"].as_u64().is_some_and(|n| n < 200), "{json}");
}

#[test]
fn records_of_a_match_replay() {
    let home = Home::new();
    figures(&home, &["--record-dir", "records"]);
    let ran = home.run(&["replay", "records/esirien-1-00000.txt"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn weights_come_from_a_file() {
    let home = Home::new();
    let squire = include_str!("../../../data/players/squire.toml");
    home.write("same.toml", squire);
    home.write("less.toml", squire.replace("clock", "clocks"));
    let arena = |player: &str| {
        let args = ["arena", "--a", player, "--b", "squire", "--scenarios", "esirien-6", "--games", "2", "--json"];
        home.run(&args, "")
    };
    let figures = |player: &str| {
        let ran = arena(player);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        serde_json::from_str::<Value>(&ran.out).expect("JSON")
    };
    assert_eq!(figures("squire:same.toml")["all"], figures("squire")["all"]);
    let bad = arena("squire:less.toml");
    assert_eq!(bad.code, 1);
    assert!(bad.err.contains("less.toml") && bad.err.contains("clocks"), "{}", bad.err);
    assert_eq!(arena("random:same.toml").code, 2);
}

#[test]
fn a_match_is_told_in_every_language() {
    let home = Home::new();
    for lang in ["en", "es", "de", "fr"] {
        let ran = home.run(&[&MATCH[..], &["--sprt", "--lang", lang]].concat(), "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains("nurkott-2") && ran.out.contains("squire"), "{}", ran.out);
    }
    assert_eq!(home.run(&["arena", "--a", "squire", "--b", "nobody"], "").code, 2);
}
