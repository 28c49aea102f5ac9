//! `replay`: tells a recorded game again, and whether it ends where it ended; or on which line it cannot go on. With
//! `--upgrade`: how far its decisions get with the data and rules of today.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::{files, log, problems};
use dragonrage_rules::{Journal, Record};
use dragonrage_table::{seed_of, with_seed};
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Replay) -> Result<(), Failure> {
    let text = files::read(app, &job.file)?;
    let record = Record::parse(&text).map_err(|e| Failure::Failed(problems::record(app, &job.file, &e, None)))?;
    if job.upgrade {
        return upgrade(app, job, &text, &record);
    }
    let most = job.to.unwrap_or(usize::MAX);
    let (mut done, mut broken) = (0, None);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = record.replay(&app.components, most, |_, events, game| {
        done += 1;
        for event in events {
            if broken.is_none() {
                broken = writeln!(out, "{}", log::line(app, event, game, &app.paint)).err();
            }
        }
    });
    if let Some(error) = broken {
        return Err(error.into());
    }
    out.flush()?;
    let refused = |e| Failure::Failed(problems::record(app, &job.file, &e, Some(&record)));
    let game = result.map_err(refused)?;
    let whole = record.has_end() && game.outcome().is_some() && done == record.len();
    let key = if whole { "replay-equal" } else { "replay-part" };
    writeln!(out, "{}", app.text(key, &[("actions", done.into())]))?;
    out.flush()?;
    let again = || Journal::resume(&app.components, &record).map_err(refused);
    job.out.as_ref().map_or(Ok(()), |_| write(app, job, &text, &again()?))
}

/// Plays the decisions again with the data and rules of today.
fn upgrade(app: &App, job: &args::Replay, text: &str, record: &Record) -> Result<(), Failure> {
    let refused = |e| Failure::Failed(problems::record(app, &job.file, &e, Some(record)));
    let (journal, stopped) = record.upgrade(&app.components).map_err(refused)?;
    let header = journal.header();
    let mut args = vec![
        ("actions", journal.actions().len().into()),
        ("edition", header.edition.as_str().into()),
        ("rules", u32::from(header.options.version.number()).into()),
    ];
    let told = match stopped {
        None => app.text("replay-upgraded", &args),
        Some(error) => {
            let reason = app.words.record_reason(&app.components, &error.problem, Some(record));
            args.extend([("line", error.line.into()), ("reason", reason.into())]);
            app.text("replay-upgraded-part", &args)
        }
    };
    writeln!(io::stdout(), "{told}")?;
    write(app, job, text, &journal)
}

/// Writes the record of a journal, with the seed that the old one names.
fn write(app: &App, job: &args::Replay, old: &str, journal: &Journal) -> Result<(), Failure> {
    let Some(path) = &job.out else { return Ok(()) };
    let text = seed_of(old).map_or(journal.text(), |seed| with_seed(&journal.text(), seed));
    files::replace(path, text, true).map_err(|e| files::cannot_write(app, path, e))?;
    writeln!(io::stdout(), "{}", app.text("saved", &[("file", path.display().to_string().into())]))?;
    Ok(())
}
