//! `cases`: runs the conformance suite, or the files and folders that are named.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::rule_stats;
use dragonrage_league_cases::League;
use std::io::{self, Write};

/// Runs the command. The closing line is the same in every language, for programs that read it.
pub fn run(app: &App, job: &args::Cases) -> Result<(), Failure> {
    let summary = dragonrage_cases::run_paths_with(&app.components, &job.paths, &[&League]);
    let mut out = io::stdout().lock();
    for (file, passed, failed) in &summary.files {
        let args = [("file", file.to_string().into()), ("passed", (*passed).into()), ("failed", (*failed).into())];
        writeln!(out, "{}", app.text("cases-summary", &args))?;
    }
    if job.rule_stats {
        rule_stats::write(app, &dragonrage_lab::cited(&summary.citations), &mut out)?;
    }
    writeln!(out, "{summary}")?;
    out.flush()?;
    if summary.failed > 0 { Err(Failure::Told) } else { Ok(()) }
}
