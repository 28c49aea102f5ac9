//! Makes the page's static site out of the module that was compiled: `xtask-web MODULE OUT [--plain]`; `--plain` leaves the
//! compressed forms out, for readers on this machine. Called by `cargo xtask web` and `play`; a crate of its own, so that the
//! other tasks need not wait for its dependencies.

#![forbid(unsafe_code)]

mod bindgen;
mod pack;
mod site;
mod split;

use std::path::Path;
use std::process::ExitCode;

fn build(args: &[String]) -> Result<(), String> {
    let (module, out, squeeze) = match args {
        [module, out] => (Path::new(module), Path::new(out), true),
        [module, out, flag] if flag == "--plain" => (Path::new(module), Path::new(out), false),
        _ => return Err("xtask-web MODULE OUT [--plain]".to_owned()),
    };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let split = split::run(module, &out.with_extension("parts"))?;
    let site = site::assemble(&here.join("../../crates/client/assets"), bindgen::run(split)?)?;
    if squeeze {
        print!("{}", pack::compressed(&site, out)?);
        Ok(())
    } else {
        pack::plain(&site, out)
    }
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
