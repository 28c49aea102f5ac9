//! Builds the page as a static site: `xtask-web OUT [--toolchain own|rustup|debian]`. Called by `cargo xtask web`; a crate of
//! its own, so that the other tasks need not wait for its dependencies.

#![forbid(unsafe_code)]

mod bindgen;
mod pack;
mod site;
mod toolchain;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// The folder of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// Where cargo builds.
fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    if target.is_absolute() { target } else { root().join(target) }
}

fn build(args: &[String]) -> Result<(), String> {
    let begun = Instant::now();
    let (out, way) = match args {
        [out] => (PathBuf::from(out), None),
        [out, flag, way] if flag == "--toolchain" => (PathBuf::from(out), Some(way.as_str())),
        _ => return Err("xtask-web OUT [--toolchain own|rustup|debian]".to_owned()),
    };
    let module = toolchain::choose(way)?.build()?;
    let glue = bindgen::run(&module)?;
    let site = site::assemble(&root().join("crates/client/assets"), glue)?;
    let total = pack::write(&site, &out)?;
    println!("{total}");
    println!("{} ({} s)", out.display(), begun.elapsed().as_secs());
    Ok(())
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match build(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\n{problem}");
            ExitCode::FAILURE
        }
    }
}
