//! `cargo xtask golden`: plays the golden games again and stores their records. Done on purpose only: a record that
//! changes means that the rules play differently.

use crate::tools::{cargo, root, run};
use std::fs;

/// Writes `cases/golden/*.txt`.
pub fn write() -> Result<(), String> {
    let dir = root().join("cases").join("golden");
    let trouble = |e: std::io::Error| format!("{}: {e}", dir.display());
    fs::create_dir_all(&dir).map_err(trouble)?;
    for entry in fs::read_dir(&dir).map_err(trouble)?.flatten() {
        if entry.path().extension().is_some_and(|x| x == "txt") {
            fs::remove_file(entry.path()).map_err(trouble)?;
        }
    }
    run(cargo(&["run", "--quiet", "--release", "--package", "dragonrage-lab", "--example", "golden"]))
}
