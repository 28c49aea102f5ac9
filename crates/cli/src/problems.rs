//! What is wrong with a record or a position, in the reader's language.

use crate::app::App;
use dragonrage_rules::position::PositionError;
use dragonrage_rules::record::RecordError;
use dragonrage_rules::{BadOption, Record, SetupProblem};
use std::path::Path;

/// A record that cannot be read or replayed: which, where, and why.
pub fn record(app: &App, file: &Path, error: &RecordError, record: Option<&Record>) -> String {
    app.words.bad_record(&app.components, &file.display().to_string(), error, record)
}

/// An option that does not exist or cannot have that value.
pub fn option(app: &App, bad: &BadOption) -> String {
    app.words.bad_option(bad)
}

/// A scenario that cannot be set up.
pub fn setup(app: &App, problems: &[SetupProblem], between: &str) -> String {
    app.words.bad_setup(problems, between)
}

/// All lines of a position that cannot be read.
pub fn position(app: &App, file: &Path, errors: &[PositionError], text: &str) -> String {
    let english = app.words.lang() == dragonrage_words::Lang::En;
    let file = file.display().to_string();
    let mut out = app.text("position-refused", &[("file", file.into()), ("count", errors.len().into())]);
    for e in errors {
        // The rules speak English only; other readers are shown the line.
        let problem = if english {
            e.problem.clone()
        } else {
            let line: String = text.lines().nth(e.line.saturating_sub(1)).unwrap_or("").chars().take(60).collect();
            app.words.not_understood(&line)
        };
        out.push_str("\n  ");
        out.push_str(&app.text("line-says", &[("line", e.line.into()), ("problem", problem.into())]));
    }
    out
}
