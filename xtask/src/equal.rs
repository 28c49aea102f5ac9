//! `cargo xtask equal`: do computer players decide the same in the page's WebAssembly as in the native program? Equal seeds
//! promise equal games on every machine. The questions are asked by `crates/ai/examples/equal.rs` and, in Node.js, by
//! `tests/equal/equal.mjs`.

use crate::tools::{cargo, root, run, succeeds, target};
use crate::web;
use std::fs::File;
use std::process::Command;

/// Builds the page and compares.
pub fn test() -> Result<(), String> {
    possible()?;
    web::HOST.build(None)?;
    compare()
}

/// Can it be compared here? Otherwise why not.
pub fn possible() -> Result<(), String> {
    let mut node = Command::new("node");
    node.arg("--version");
    if succeeds(node) {
        return Ok(());
    }
    Err("To ask the page's WebAssembly needs Node.js 20 or later; please install it (Debian: apt-get install nodejs)."
        .to_owned())
}

/// Compares the page that was built with the players as tests build them.
pub fn compare() -> Result<(), String> {
    // With the features of the whole workspace: after its tests nothing is left to build.
    run(cargo(&["build", "--quiet", "--workspace", "--example", "equal"]))?;
    let (folder, questions) = (root().join("tests/equal"), target().join("equal.txt"));
    let file = File::create(&questions).map_err(|e| format!("{}: {e}", questions.display()))?;
    let example = format!("equal{}", std::env::consts::EXE_SUFFIX);
    let mut native = Command::new(target().join("debug").join("examples").join(example));
    native.arg(folder.join("known.txt")).stdout(file);
    run(native)?;
    let mut node = Command::new("node");
    node.arg(folder.join("equal.mjs")).arg(web::HOST.site()).arg(questions);
    run(node)
}
