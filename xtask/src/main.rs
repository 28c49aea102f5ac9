//! `cargo xtask`: plays, tests and regenerates what is generated. Uses nothing but a Rust toolchain; what the
//! toolchain lacks it tries to add.

#![forbid(unsafe_code)]

mod bench;
mod browser;
mod coverage;
mod deny;
mod dist;
mod equal;
mod fuzz;
mod golden;
mod rulebook;
mod serve;
mod steps;
mod toolchain;
mod tools;
mod watch;
mod web;

use std::process::ExitCode;
use steps::InBrowser;

const HELP: &str = "\
cargo xtask play               build the page and open it in the browser; [--addr ADDRESS:PORT] [--no-open]
cargo xtask host [ARGUMENTS]   build the page and the server for games over the net, and start it; ARGUMENTS as for `dragonrage host`
cargo xtask terminal [ARGUMENTS]  play in this terminal; ARGUMENTS as for `dragonrage play`
cargo xtask web                build the page as a static site for any host, target/site
cargo xtask web --dev          for those who change the page: build it at every edit; the browser follows within seconds
cargo xtask browser [FILES]    drive the page in Chromium; `screens` takes pictures, `screens --publish` those of docs/screens;
                               `weight` measures; --dev [FILES]: the page of `web --dev`, soon built, without limits of time
cargo xtask equal              ask the page's WebAssembly, in Node.js, and the native players the same: no answer may differ
cargo xtask test               formats, licences, lints, tests, cases, data, documentation, equal answers, fuzzing, the page in a
                               browser; --smoke: only what must never break in the browser, without limits of time; --no-browser
cargo xtask rulebook           the rulebook to be printed, and counters and maps to cut, true to scale: target/rulebook; [--lang en|es|de|fr]
                               [--paper a4|letter] [--pdf]: as PDF too, by Chromium
cargo xtask dist               an archive for this platform: the program with the page inside, manual, completions, checksum
cargo xtask edition            release the data of today as a new edition (data/editions)
cargo xtask fuzz [--seconds N] [--runs N] [--seed N] [TARGETS]  the inputs of fuzz/corpus, and N seconds of others made from them, for each target
cargo xtask golden             play the golden games of cases/golden again and store their records
cargo xtask bench [SECONDS [ROUNDS]]  how fast the rules are beside a chess library; builds the side crate bench/
cargo xtask coverage [--html]  how much of the rules is tested; needs cargo-llvm-cov and llvm-tools";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let task = args.next();
    let rest: Vec<String> = args.collect();
    let done = match task.as_deref() {
        Some("play") => web::play(&rest),
        Some("host") => return web::host(&rest),
        Some("terminal") => return tools::program(&["play"], &rest),
        Some("browser") => browser::test(&rest),
        Some("equal") if rest.is_empty() => equal::test(),
        Some("web") => web::task(&rest),
        Some("test") if rest.is_empty() => steps::test(InBrowser::All),
        Some("test") if rest == ["--smoke"] => steps::test(InBrowser::Smoke),
        Some("test") if rest == ["--no-browser"] => steps::test(InBrowser::None),
        Some("dist") if rest.is_empty() => dist::make(),
        Some("bench") => bench::compare(&rest),
        Some("coverage") => coverage::measure(&rest),
        Some("edition") if rest.is_empty() => {
            tools::run(tools::cargo(&["run", "--quiet", "--package", "dragonrage-data", "--example", "edition"]))
        }
        Some("fuzz") => fuzz::test(&rest),
        Some("rulebook") => rulebook::make(&rest),
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
