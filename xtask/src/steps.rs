//! `cargo xtask test`: every check of the project, in order, until the first that fails.

use crate::tools::{cargo, component, root, run, tested};
use crate::{browser, equal, web};
use std::process::Command;
use std::time::Instant;

/// Runs all checks; `in_browser`: those of the page in a real browser too.
pub fn test(in_browser: bool) -> Result<(), String> {
    let begun = Instant::now();
    heading("Format");
    component("fmt", "rustfmt")?;
    run(cargo(&["fmt", "--all", "--check"]))?;

    heading("Lints");
    component("clippy", "clippy")?;
    run(cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;

    heading("Tests");
    run(cargo(&["test", "--workspace"]))?;

    heading("Data");
    program(&["check-data"])?;

    heading("Cases");
    program(&["cases"])?;

    heading("Rules that nothing covers");
    program(&["rules", "--uncovered"])?;

    heading("Documentation");
    let mut doc = cargo(&["doc", "--workspace", "--no-deps"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    run(doc)?;

    heading("The page");
    web::build(&[])?;

    heading("Equal decisions in the page and here");
    match equal::possible() {
        Ok(()) => equal::compare()?,
        // A server that skips it would promise what it has not seen.
        Err(missing) if std::env::var_os("CI").is_some() => return Err(missing),
        Err(missing) => println!("Skipped. {missing}"),
    }

    if in_browser {
        heading("The page in a browser");
        match browser::possible() {
            Ok(()) => browser::test(&[])?,
            Err(missing) => println!("Skipped. {missing}"),
        }
    }

    println!("\nAll is well ({} s).", begun.elapsed().as_secs());
    Ok(())
}

fn heading(text: &str) {
    println!("\n== {text}");
}

/// Runs the program that the tests have built: building it once more with all speed would take longer than it saves.
fn program(args: &[&str]) -> Result<(), String> {
    let mut command = Command::new(tested());
    command.args(args).args(["--lang", "en"]).current_dir(root()).env_remove("DRAGONRAGE_DATA");
    run(command)
}
