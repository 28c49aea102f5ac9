//! `cargo xtask bench`: random play by our rules and by a chess library, in turns, in one run. The program is the side crate
//! `bench/`, which is no member of the workspace: the chess library's licence must not reach what we ship.

use crate::tools::{cargo, run, target};

/// Builds the comparison as we release, and runs it with these arguments.
pub fn compare(args: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--release", "--manifest-path", "bench/Cargo.toml", "--target-dir"]);
    command.arg(target().join("bench")).arg("--").args(args);
    run(command)
}
