//! `replay`: tells a recorded game again, and whether it ends where it ended; or on which line it cannot go on.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::{files, log, problems};
use dragonrage_rules::Record;
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Replay) -> Result<(), Failure> {
    let text = files::read(app, &job.file)?;
    let record = Record::parse(&text).map_err(|e| Failure::Failed(problems::record(app, &job.file, &e, None)))?;
    let most = job.to.unwrap_or(usize::MAX);
    let (mut done, mut broken) = (0, None);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = record.replay(&app.components, most, |_, events, game| {
        done += 1;
        for event in events {
            if broken.is_none() {
                broken = writeln!(out, "{}", log::line(app, event, game.board(), &app.paint)).err();
            }
        }
    });
    if let Some(error) = broken {
        return Err(error.into());
    }
    out.flush()?;
    let game = result.map_err(|e| Failure::Failed(problems::record(app, &job.file, &e, Some(&record))))?;
    let whole = record.has_end() && game.outcome().is_some() && done == record.len();
    let key = if whole { "replay-equal" } else { "replay-part" };
    writeln!(out, "{}", app.text(key, &[("actions", done.into())]))?;
    out.flush()?;
    Ok(())
}
