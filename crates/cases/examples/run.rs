//! Runs files of battle cases: `cargo run -p dragonrage-cases --example run -- [-v] [PATH…]`. The program `dragonrage` does the
//! same and more; this needs nothing but the rules and the suite's own crate.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut paths: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let verbose = paths.first().is_some_and(|p| p.as_os_str() == "-v");
    paths.drain(..usize::from(verbose));
    let summary = dragonrage_cases::run_paths(&paths);
    if verbose {
        for (file, passed, failed) in &summary.files {
            println!("{file}: {passed} passed, {failed} failed");
        }
    }
    println!("{summary}");
    ExitCode::from(u8::from(summary.failed > 0))
}
