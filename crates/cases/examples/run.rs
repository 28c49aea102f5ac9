//! Runs case files, or lists what they do not cover: `cargo run -p dragonrage-cases --example run -- [--uncovered] [PATH…]`.
//! The program `dragonrage` does the same and more; this needs nothing but the suite's own crate.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut paths: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if paths.first().is_some_and(|p| p.as_os_str() == "--uncovered") {
        return match dragonrage_cases::uncovered() {
            Ok(ids) => {
                for (id, section, text) in &ids {
                    println!("{id}  ({section})  {text}");
                }
                println!("{} uncovered", ids.len());
                ExitCode::from(u8::from(!ids.is_empty()))
            }
            Err(problems) => {
                eprintln!("{problems}");
                ExitCode::from(2)
            }
        };
    }
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
