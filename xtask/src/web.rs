//! The page: `cargo xtask web` builds it, `cargo xtask play` opens it. The building itself is in `xtask/web`.

use crate::tools::{cargo, run, target};
use std::path::PathBuf;
use std::process::ExitCode;

/// Where the static site is built.
pub fn site() -> PathBuf {
    target().join("site")
}

/// Builds the static site; `rest` goes to the builder.
pub fn build(rest: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--package", "xtask-web", "--"]);
    command.arg(site()).args(rest);
    run(command)
}

/// Builds the page and the program that carries it, and runs it; `rest` as for `dragonrage serve`.
pub fn play(rest: &[String]) -> ExitCode {
    let carried = build(&[]).and_then(|()| program(true));
    match carried {
        Ok(()) => crate::tools::start(&["serve", "--open"], rest),
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the program with the page inside; `fast`: as players get it, otherwise as tests use it.
pub fn program(fast: bool) -> Result<(), String> {
    let mut command = cargo(&["build", "--bin", "dragonrage", "--features", "dragonrage-cli/page"]);
    // Tests have built the whole workspace: with the same features of what it depends on, little is left to do.
    command.args(if fast { ["--package", "dragonrage-cli", "--release"].as_slice() } else { &["--workspace"] });
    command.env("DRAGONRAGE_SITE", site());
    run(command)
}
