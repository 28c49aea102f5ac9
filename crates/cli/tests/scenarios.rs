//! A scenario of one's own, as docs/SCENARIOS.md explains it, can be checked and played.

use std::fs;
use std::process::Command;

#[test]
fn the_example_of_the_document_is_played() {
    let document = include_str!("../../../docs/SCENARIOS.md");
    let example = document.split("```toml\n").nth(1).and_then(|t| t.split("```").next()).expect("an example");
    let dir = tempfile::tempdir().expect("a folder");
    fs::create_dir(dir.path().join("scenarios")).expect("a folder in it");
    fs::write(dir.path().join("scenarios/my-siege.toml"), example).expect("a file in that");
    let run = |args: &[&str]| {
        let program = env!("CARGO_BIN_EXE_dragonrage");
        Command::new(program).arg("--data").arg(dir.path()).args(args).output().expect("it runs")
    };
    let check = run(&["check-data"]);
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));
    let games = run(&["simulate", "--scenario", "my-siege", "--games", "5", "--seed", "1", "--json"]);
    assert!(games.status.success(), "{}", String::from_utf8_lossy(&games.stderr));
    assert!(String::from_utf8_lossy(&games.stdout).contains("\"games\": 5"));
}
