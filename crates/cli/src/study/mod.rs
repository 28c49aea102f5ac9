//! `study`: what was done in recorded games, told. What is counted, and what follows from it, is `dragonrage_lab`'s.

mod report;

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::{files, problems};
use dragonrage_lab::study::{Everything, Habits, Study};
use dragonrage_rules::Record;
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
        let (habits, game) = Habits::read(&app.components, &record).map_err(|e| unfit(e, Some(&record)))?;
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
