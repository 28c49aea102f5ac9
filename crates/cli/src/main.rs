//! The program `dragonrage`. It asks the rules what may be done and tells them what is done; it knows no rule itself,
//! and every sentence it says comes from `dragonrage-words`.

#![forbid(unsafe_code)]

mod app;
mod args;
mod bench;
mod dice;
mod failure;
mod players;
mod simulate;

use args::{Args, Job};
use clap::Parser;
use failure::Failure;
use std::process::ExitCode;

/// Counts allocations for `bench`; everything else does not notice.
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let args = Args::parse();
    let words = app::words(args.lang.as_deref());
    match words.and_then(|words| run(args, words)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(),
    }
}

fn run(args: Args, words: dragonrage_words::Words) -> Result<(), Failure> {
    let app = app::App::new(words, &args)?;
    match args.job {
        Job::Simulate(job) => simulate::run(&app, &job),
        Job::Bench(job) => bench::run(&app, &job),
    }
}
