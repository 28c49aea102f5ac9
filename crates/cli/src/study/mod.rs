//! `study`: what was done in recorded games, and how far the games that the invader won differ from those that he lost.
//! `docs/STRATEGY.md` rests on it.

mod findings;
mod habit;
mod habits;
mod report;

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::{files, problems};
use dragonrage_rules::Record;
use findings::{Everything, Study};
pub use habit::Habit;
use habits::Habits;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Runs the command.
pub fn run(app: &App, job: &args::Study) -> Result<(), Failure> {
    let mut studies: BTreeMap<String, Study> = BTreeMap::new();
    for path in job.files.iter().map(|path| records(app, path)).collect::<Result<Vec<_>, _>>()?.concat() {
        let text = files::read(app, &path)?;
        let unfit = |e, record| Failure::Failed(problems::record(app, &path, &e, record));
        let record = Record::parse(&text).map_err(|e| unfit(e, None))?;
        let mut habits = Habits::default();
        let game = record
            .replay(&app.components, usize::MAX, |_, events, game| {
                events.iter().for_each(|event| habits.see(event, game));
            })
            .map_err(|e| unfit(e, Some(&record)))?;
        match game.outcome() {
            Some(outcome) => {
                let id = record.header.scenario.clone();
                studies.entry(id).or_default().add(path, outcome.winner, habits, &game);
            }
            None => eprintln!("{}", app.text("study-unfinished", &[("file", path.display().to_string().into())])),
        }
    }
    if studies.is_empty() {
        return Err(Failure::Failed(app.say("study-nothing")));
    }
    let mut out = io::stdout().lock();
    match (job.by, job.json) {
        (Some(habit), _) => report::write_games(app, &studies, habit, &mut out)?,
        (None, true) => {
            let text = serde_json::to_string_pretty(&Everything::new(&studies));
            writeln!(out, "{}", text.map_err(|e| Failure::Failed(e.to_string()))?)?;
        }
        (None, false) => report::write(app, &studies, &mut out)?,
    }
    out.flush()?;
    Ok(())
}

/// The records of a folder, in order; or the file itself.
fn records(app: &App, path: &Path) -> Result<Vec<PathBuf>, Failure> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = std::fs::read_dir(path).map_err(|e| files::cannot_read(app, path, &e.into()))?;
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|p| p.is_file()).collect();
    found.sort();
    Ok(found)
}
