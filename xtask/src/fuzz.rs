//! `cargo xtask fuzz`: every fuzz target over its committed inputs, and for some seconds over inputs made from them, with the toolchain
//! at hand. The crate is none of the workspace's and has a target folder of its own; CONTRIBUTING.md tells how to fuzz for a night.

use crate::tools::{cargo, root, run, target};

/// Runs `fuzz/examples/run.rs` with these arguments.
pub fn test(rest: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--no-default-features", "--example", "run", "--manifest-path"]);
    command.arg(root().join("fuzz").join("Cargo.toml")).arg("--target-dir").arg(target().join("fuzz"));
    command.arg("--").args(rest);
    run(command)
}
