//! `cargo xtask test`: every check of the project, in order, until the first that fails.

use crate::tools::{built, cargo, component, root, run, succeeds};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

const WASM: &str = "wasm32-unknown-unknown";

/// Runs all checks.
pub fn test() -> Result<(), String> {
    let begun = Instant::now();
    heading("Format");
    component("fmt", "rustfmt")?;
    run(cargo(&["fmt", "--all", "--check"]))?;

    heading("Lints");
    component("clippy", "clippy")?;
    run(cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;

    heading("Tests");
    run(cargo(&["test", "--workspace"]))?;

    heading("The program");
    run(cargo(&["build", "--release", "--package", "dragonrage-cli"]))?;

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

    heading("WebAssembly");
    wasm()?;

    println!("\nAll is well ({} s).", begun.elapsed().as_secs());
    Ok(())
}

fn heading(text: &str) {
    println!("\n== {text}");
}

fn program(args: &[&str]) -> Result<(), String> {
    let mut command = Command::new(built());
    command.args(args).args(["--lang", "en"]).current_dir(root()).env_remove("DRAGONRAGE_DATA");
    run(command)
}

/// What a page needs must also run in a browser: it is built for it if the toolchain can, or if rustup can add that.
fn wasm() -> Result<(), String> {
    if !has_wasm() {
        let mut add = Command::new("rustup");
        add.args(["target", "add", WASM]);
        if !succeeds(add) || !has_wasm() {
            println!("Skipped: the target {WASM} is not installed and could not be added (rustup target add {WASM}).");
            return Ok(());
        }
    }
    let crates = ["dragonrage-rules", "dragonrage-ai", "dragonrage-league", "dragonrage-picture"];
    let packages = crates.iter().flat_map(|name| ["--package", name]);
    run(cargo(&["build", "--target", WASM].into_iter().chain(packages).collect::<Vec<_>>()))
}

fn has_wasm() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let found = Command::new(rustc).args(["--print", "target-libdir", "--target", WASM]).stderr(Stdio::null()).output();
    found.is_ok_and(|o| o.status.success() && Path::new(String::from_utf8_lossy(&o.stdout).trim()).is_dir())
}
