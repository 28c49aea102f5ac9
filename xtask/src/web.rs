//! The page: `cargo xtask web` builds it, `cargo xtask play` opens it. The building itself is in `xtask/web`.

use crate::tools::{cargo, run, target};
use std::path::PathBuf;

/// Where the static site is built.
pub fn site() -> PathBuf {
    target().join("site")
}

/// Builds the static site; `rest` goes to the builder.
pub fn build(rest: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "xtask-web", "--"]);
    command.arg(site()).args(rest);
    run(command)
}
