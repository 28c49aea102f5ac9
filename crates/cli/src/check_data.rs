//! `check-data`: everything that is wrong with the data, or how many checks hold.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use dragonrage_data::Files;
use dragonrage_words::Words;
use std::io::{self, Write};
use std::path::Path;

/// Runs the command; the data need not be sound for it.
pub fn run(words: &Words, job: &args::CheckData, data: Option<&Path>) -> Result<(), Failure> {
    let files = match job.dir.as_deref().or(data) {
        Some(dir) => App::files(words, dir)?,
        None => Files::embedded(),
    };
    let report = dragonrage_data::check(&files);
    if report.is_clean() {
        writeln!(io::stdout(), "{}", words.text("data-fine", &[("count", report.held.len().into())]))?;
        return Ok(());
    }
    let count = report.problems.len() + report.failed.len();
    let mut text = words.text("data-problems", &[("count", count.into())]);
    for problem in &report.problems {
        text.push_str(&format!("\n{problem}"));
    }
    for check in &report.failed {
        text.push_str(&format!("\n{check}"));
    }
    Err(Failure::Failed(text))
}
