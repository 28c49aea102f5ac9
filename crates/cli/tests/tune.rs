//! Searching for weights by self-play.

mod common;

use common::Home;

const SEARCH: [&str; 8] = ["tune", "--scenarios", "esirien-6,nurkott-6", "--games", "4", "--seed", "5", "--out"];

fn search(home: &Home, more: &[&str]) -> String {
    let ran = home.run(&[&SEARCH[..], more].concat(), "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.out
}

#[test]
fn a_search_that_was_killed_goes_on_to_the_same_weights() {
    let home = Home::new();
    search(&home, &["whole.toml", "--rounds", "2", "--threads", "2"]);
    let whole = home.read("whole.toml");
    assert!(whole.contains("# ") && whole.contains("[defender]"), "{whole}");
    // What is on disk after the first round is what a kill would have left.
    let state = home.read("whole.toml.state");
    home.write("killed.toml.state", first_round(&home, &state));
    let said = search(&home, &["killed.toml", "--rounds", "2", "--resume"]);
    assert_eq!(said.lines().count(), 2, "one round was left, and the result: {said}");
    assert_eq!(home.read("killed.toml"), whole);
    let other = home.run(&[&SEARCH[..], &["killed.toml", "--rounds", "3", "--resume"]].concat(), "");
    assert_eq!(other.code, 1);
    assert!(other.err.contains("killed.toml.state"), "{}", other.err);
}

/// The state of the same search after its first round.
fn first_round(home: &Home, state: &str) -> String {
    search(home, &["first.toml", "--rounds", "1"]);
    let first = home.read("first.toml.state");
    let mut json: serde_json::Value = serde_json::from_str(&first).expect("JSON");
    let whole: serde_json::Value = serde_json::from_str(state).expect("JSON");
    json["about"] = whole["about"].clone();
    // In a search of two rounds the first does not count for the result.
    json["mean"] = serde_json::Value::Null;
    json.to_string()
}

#[test]
fn what_was_found_plays() {
    let home = Home::new();
    let said = search(&home, &["found.toml", "--rounds", "1", "--side", "defender", "--lang", "de"]);
    assert!(said.contains("Runde 1"), "{said}");
    let args = ["arena", "--a", "squire:found.toml", "--b", "squire", "--scenarios", "esirien-6", "--games", "2"];
    assert_eq!(home.run(&args, "").code, 0);
}
