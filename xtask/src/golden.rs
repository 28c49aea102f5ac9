//! `cargo xtask golden`: plays the golden games again and stores their records. Done on purpose only: a record that
//! changes means that the rules play differently.

use crate::tools::{built, cargo, root, run};
use std::fs;
use std::process::{Command, Stdio};

/// Seed, number of games and an option of each set.
const SETS: &[(&str, &str, &[&str])] = &[
    ("1", "3", &[]),
    ("2", "1", &["--option", "victory_mode=graded"]),
    ("3", "1", &["--option", "victory_mode=objective", "--option", "ruleset=reference"]),
];

/// Writes `cases/golden/*.txt`.
pub fn write() -> Result<(), String> {
    run(cargo(&["build", "--quiet", "--release", "--package", "dragonrage-cli"]))?;
    let dir = root().join("cases").join("golden");
    let trouble = |e: std::io::Error| format!("{}: {e}", dir.display());
    fs::create_dir_all(&dir).map_err(trouble)?;
    for entry in fs::read_dir(&dir).map_err(trouble)?.flatten() {
        if entry.path().extension().is_some_and(|x| x == "txt") {
            fs::remove_file(entry.path()).map_err(trouble)?;
        }
    }
    for (seed, games, more) in SETS {
        let mut command = Command::new(built());
        command.args(["simulate", "--scenario", "all", "--seed", seed, "--games", games, "--json"]).args(*more);
        command.arg("--record-dir").arg(&dir).current_dir(root()).env_remove("DRAGONRAGE_DATA").stdout(Stdio::null());
        run(command)?;
    }
    let count = fs::read_dir(&dir).map_err(trouble)?.count();
    println!("{count} records in {}", dir.display());
    Ok(())
}
