//! How fair the scenarios are: the command, its file and its report.

mod common;

use common::Home;
use serde_json::Value;

/// More games than the staircase needs to get near its goal, so that it says something.
const RUN: [&str; 8] =
    ["balance", "--scenarios", "esirien-1,nurkott-2", "--level", "random", "--games", "48", "--seed=3"];

fn run(home: &Home, more: &[&str]) -> String {
    let ran = home.run(&[&RUN[..], more].concat(), "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.out
}

fn games(text: &str) -> Vec<Value> {
    text.lines().skip(1).map(|line| serde_json::from_str(line).expect("a game")).collect()
}

#[test]
fn figures_do_not_depend_on_threads_or_other_scenarios() {
    let home = Home::new();
    let one = run(&home, &["--out", "one.jsonl"]);
    assert_eq!(one, run(&home, &["--threads", "3"]));
    let alone = home.run(&["balance", "--scenarios=nurkott-2", "--level=random", "--games=48", "--seed=3"], "");
    let line = |text: &str| text.lines().find(|l| l.contains("nurkott-2")).map(str::to_owned).expect("its line");
    assert_eq!(line(&one), line(&alone.out));
    let games = games(&home.read("one.jsonl"));
    assert_eq!(games.len(), 2 * 2 * 48);
    // Chance alone hardly ever destroys what is asked for: the staircase must go down, one game after another.
    let stair = |n: u64| {
        let is = |g: &&Value| g["set"] == "stair" && g["scenario"] == "nurkott-2" && g["n"] == n;
        games.iter().find(is).expect("the game")["objective"].as_i64().expect("a number")
    };
    assert!(stair(0) > stair(5) && stair(5) > stair(47), "{} {} {}", stair(0), stair(5), stair(47));
    assert!(games.iter().all(|g| g["set"] == "stair" || g["objective"] == stair(0) || g["scenario"] == "esirien-1"));
}

#[test]
fn a_run_that_was_killed_goes_on_and_may_be_made_longer() {
    let home = Home::new();
    let whole = run(&home, &["--out", "run.jsonl"]);
    let text = home.read("run.jsonl");
    let place = text.match_indices('\n').nth(70).expect("70 games").0;
    home.write("run.jsonl", &text[..place + 40]);
    assert_eq!(run(&home, &["--out", "run.jsonl"]), whole);
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&home.read("run.jsonl")), sorted(&text));
    // A shorter run of the same kind is a part of the longer one.
    let short = [&RUN[..6], &["10", "--seed=3", "--out", "run.jsonl"]].concat();
    assert_eq!(home.run(&short, "").code, 0);
    assert_eq!(home.read("run.jsonl").lines().count(), text.lines().count(), "nothing was played again");
    let other = home.run(&["balance", "--level=random", "--games=1", "--seed=4", "--out", "run.jsonl"], "");
    assert_eq!(other.code, 1);
    assert!(other.err.contains("run.jsonl"), "{}", other.err);
}

#[test]
fn the_report_keeps_what_others_wrote() {
    let home = Home::new();
    run(&home, &["--out", "run.jsonl", "--report", "BALANCE.md"]);
    let made = home.read("BALANCE.md");
    assert!(made.contains("--level random --games 48 --seed 3"), "{made}");
    assert!(made.contains("\n| esirien-1 | 19 * |") && made.contains("victory_mode=objective"), "{made}");
    assert!(made.contains("How the games ended"), "{made}");
    home.write("BALANCE.md", format!("Before.\n{made}After.\n"));
    let shorter = [&RUN[..6], &["10", "--seed=3", "--out", "run.jsonl", "--report", "BALANCE.md"]].concat();
    assert_eq!(home.run(&shorter, "").code, 0);
    let again = home.read("BALANCE.md");
    assert!(again.starts_with("Before.\n# Balance\n") && again.ends_with("After.\n"), "{again}");
    assert!(again.contains("--games 10") && !again.contains("--games 48"), "{again}");

    home.write("OTHER.md", "A document without marks.\n");
    let refused = home.run(&[&RUN[..], &["--report", "OTHER.md"]].concat(), "");
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("OTHER.md") && refused.err.contains("<!-- balance: end -->"), "{}", refused.err);
    assert_eq!(home.read("OTHER.md"), "A document without marks.\n");
}

#[test]
fn staircases_may_be_shorter_and_records_may_be_kept() {
    let home = Home::new();
    let few = ["balance", "--scenarios=nurkott-2", "--level=random", "--games=2", "--stairs=1", "--seed=3"];
    let ran = home.run(&[&few[..], &["--record-dir", "games", "--out", "run.jsonl", "--report", "B.md"]].concat(), "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let played = games(&home.read("run.jsonl"));
    assert_eq!(played.iter().filter(|g| g["set"] == "stair").count(), 1);
    assert_eq!(played.iter().filter(|g| g["set"] == "printed").count(), 2);
    assert!(home.read("B.md").contains("--games 2 --seed 3 --stairs 1\n"));
    for n in 0..2 {
        let record = format!("games/nurkott-2-{n:05}.txt");
        let hash = played.iter().find(|g| g["set"] == "printed" && g["n"] == n).expect("the game")["position"].clone();
        assert!(home.read(&record).contains(hash.as_str().expect("a hash")), "{record}");
        assert_eq!(home.run(&["replay", &record], "").code, 0);
    }
}
