//! One player against everybody who has a name.

mod common;

use common::Home;
use serde_json::Value;

const LADDER: [&str; 9] = [
    "ladder",
    "--player",
    "squire",
    "--against",
    "random,exploiter:turtle",
    "--scenarios",
    "nurkott-2",
    "--games",
    "4",
];

fn rungs(home: &Home, more: &[&str]) -> Value {
    let ran = home.run(&[&LADDER[..], &["--json"], more].concat(), "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    serde_json::from_str(&ran.out).expect("JSON")
}

#[test]
fn a_ladder_goes_on_from_what_its_folder_holds() {
    let home = Home::new();
    let whole = rungs(&home, &["--out", "rungs", "--threads", "2"]);
    let text = home.read("rungs/random.jsonl");
    assert_eq!(text.lines().count(), 5, "a line that says which match it is, and one for each game");
    let end = text.match_indices('\n').nth(2).expect("three lines").0;
    home.write("rungs/random.jsonl", &text[..end + 9]);
    assert_eq!(rungs(&home, &["--out", "rungs"]), whole);
    let other = home.run(&[&LADDER[..], &["--seed", "2", "--out", "rungs"]].concat(), "");
    assert_eq!(other.code, 1);
    assert!(other.err.contains(".jsonl"), "{}", other.err);
}

#[test]
fn an_exploiter_is_met_on_its_sides_only_and_the_worst_comes_last() {
    let home = Home::new();
    let rungs = rungs(&home, &[]);
    let [best, worst] = [&rungs[0], &rungs[1]];
    assert!(best["share"].as_f64() >= worst["share"].as_f64(), "{rungs}");
    let turtle = [best, worst].into_iter().find(|rung| rung["opponent"] == "exploiter:turtle").expect("the turtle");
    assert_eq!((&turtle["games"], &turtle["as_defender"]), (&Value::from(2), &Value::Null));
    assert!(turtle["low"].as_f64() <= turtle["share"].as_f64(), "{turtle}");
}

#[test]
fn a_ladder_is_told_in_every_language() {
    let home = Home::new();
    for lang in ["en", "es", "de", "fr"] {
        let ran = home.run(&[&LADDER[..], &["--out", "rungs", "--lang", lang]].concat(), "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        let last = ran.out.lines().last().expect("a line");
        assert!(ran.out.contains("exploiter:turtle") && last.contains('%'), "{}", ran.out);
    }
}

#[test]
fn whoever_is_not_known_is_answered_with_those_who_are() {
    let home = Home::new();
    for unknown in [
        &["ladder", "--player", "exploiter:nobody"][..],
        &["ladder", "--player", "squire", "--against", "nobody"],
        &["arena", "--a", "squire", "--b", "exploiter:nobody"],
    ] {
        let ran = home.run(unknown, "");
        assert_eq!(ran.code, 2);
        for name in ["knight", "knight-1", "exploiter:turtle"] {
            assert!(ran.err.contains(name), "{}", ran.err);
        }
    }
}
