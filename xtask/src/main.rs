//! `cargo xtask`: plays, tests and regenerates what is generated. Uses nothing but a Rust toolchain; what the
//! toolchain lacks it tries to add.

#![forbid(unsafe_code)]

mod browser;
mod coverage;
mod equal;
mod fuzz;
mod golden;
mod steps;
mod tools;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play [ARGUMENTS]   build the page and open it in the browser; ARGUMENTS as for `dragonrage serve`
cargo xtask terminal [ARGUMENTS]  play in this terminal; ARGUMENTS as for `dragonrage play`
cargo xtask web                build the page as a static site, target/site
cargo xtask browser [FILES]    drive the page in Chromium; `screens` takes the pictures of docs/screens
cargo xtask equal              ask the page's WebAssembly, in Node.js, and the native players the same: no answer may differ
cargo xtask test               formats, lints, tests, cases, data, documentation, equal answers, the page in a browser
cargo xtask edition            release the data of today as a new edition (data/editions)
cargo xtask fuzz [--seconds N] [--seed N] [TARGETS]  the inputs of fuzz/corpus, and N seconds of others made from them, for each target
cargo xtask golden             play the golden games of cases/golden again and store their records
cargo xtask coverage [--html]  how much of the rules is tested; needs cargo-llvm-cov and llvm-tools";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let task = args.next();
    let rest: Vec<String> = args.collect();
    let done = match task.as_deref() {
        Some("play") => return web::play(&rest),
        Some("terminal") => return tools::program(&["play"], &rest),
        Some("browser") => browser::test(&rest),
        Some("equal") if rest.is_empty() => equal::test(),
        Some("web") => web::build(&rest),
        Some("test") if rest.is_empty() => steps::test(true),
        Some("test") if rest == ["--no-browser"] => steps::test(false),
        Some("coverage") => coverage::measure(&rest),
        Some("edition") if rest.is_empty() => {
            tools::run(tools::cargo(&["run", "--quiet", "--package", "dragonrage-data", "--example", "edition"]))
        }
        Some("fuzz") => fuzz::test(&rest),
        Some("golden") if rest.is_empty() => golden::write(),
        Some("help" | "--help" | "-h") => {
            println!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\n{problem}");
            ExitCode::FAILURE
        }
    }
}
