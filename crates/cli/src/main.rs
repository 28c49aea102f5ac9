//! The program `dragonrage`. It asks the rules what may be done and tells them what is done; it knows no rule itself,
//! and every sentence it says comes from `dragonrage-words`.

#![forbid(unsafe_code)]

mod app;
mod arena;
mod args;
mod balance;
mod bench;
mod board;
#[cfg(feature = "host")]
mod bot;
mod cases;
mod check_data;
mod contender;
mod dice;
mod failure;
mod files;
mod forecast;
mod generate;
mod hint;
mod host;
mod ladder;
mod league;
mod log;
mod paint;
mod picture;
mod play;
mod players;
mod problems;
mod progress;
mod replay;
mod rule_stats;
mod rulebook;
mod rules;
mod serve;
mod sheet;
mod show;
mod simulate;
mod store;
mod study;
mod tactics;
mod tune;
mod verify;

use args::{Args, Job};
use clap::Parser;
use failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = Args::parse().tidy();
    let words = app::words(args.lang.as_deref());
    match words.and_then(|words| run(args, words)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(),
    }
}

fn run(args: Args, words: dragonrage_words::Words) -> Result<(), Failure> {
    if let Some(Job::CheckData(job)) = &args.job {
        return check_data::run(&words, job, args.data.as_deref());
    }
    let app = app::App::new(words, &args)?;
    let Some(job) = &args.job else {
        return serve::run(&app, &args::Serve { addr: None, open: true });
    };
    match job {
        Job::Serve(job) => serve::run(&app, job),
        Job::Host(job) => host::run(&app, job),
        #[cfg(feature = "host")]
        Job::Bot(job) => bot::run(&app, job),
        #[cfg(not(feature = "host"))]
        Job::Bot(_) => Err(Failure::Failed(app.say("host-not-built"))),
        Job::Play(job) => play::run(&app, job),
        Job::Replay(job) => replay::run(&app, job),
        Job::Verify(job) => verify::run(&app, job),
        Job::Show(job) => show::run(&app, job),
        Job::Forecast(job) => forecast::run(&app, job),
        Job::Hint(job) => hint::run(&app, job),
        Job::Cases(job) => cases::run(&app, job),
        Job::Rules(job) => rules::run(&app, job),
        Job::CheckData(job) => check_data::run(&app.words, job, args.data.as_deref()),
        Job::Simulate(job) => simulate::run(&app, job),
        Job::Arena(job) => arena::run(&app, job),
        Job::Ladder(job) => ladder::run(&app, job),
        Job::Balance(job) => balance::run(&app, job, args.data.as_deref()),
        Job::Tune(job) => tune::run(&app, job),
        Job::Tactics(job) => tactics::run(&app, job),
        Job::Study(job) => study::run(&app, job),
        Job::Army(job) => league::army::run(&app, &job.job),
        Job::Campaign(job) => league::campaign::run(&app, &job.job),
        Job::Tournament(job) => league::tournament::run(&app, &job.job),
        Job::Ratings(job) => league::ratings::run(&app, &job.job),
        Job::Bench(job) => bench::run(&app, job),
        Job::Generate(job) => generate::run(job),
    }
}
