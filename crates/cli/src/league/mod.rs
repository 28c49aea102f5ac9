//! `army`, `campaign`, `tournament`, `ratings`: the league on the command line. Rules of points, rounds and ratings live in
//! `dragonrage-league`; here are files, sentences and the players of campaigns.

pub mod args;
pub mod army;
pub mod campaign;
mod match_up;
pub mod ratings;
mod secret;
pub mod tournament;
mod tournament_report;
mod tournament_test;

use crate::app::App;
use crate::failure::Failure;
use crate::{files, problems};
use dragonrage_league::{Arg, BadFile, LONGEST, Note, Unproven, Verdict, points_text, verify};
use dragonrage_rules::Options;
use dragonrage_words::Value;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// The sentence of a note, with the rules behind it.
pub fn sentence(app: &App, note: &Note) -> String {
    let value = |arg: &Arg| -> Value<'static> {
        match arg {
            Arg::Number(n) => (*n).into(),
            Arg::Points(p) => points_text(*p, &app.say("decimal-sign")).into(),
            Arg::Text(t) => t.clone().into(),
            Arg::Kind(k) => app.words.kind(*k).into(),
            Arg::Side(s) => s.code().into(),
        }
    };
    let args: Vec<(&str, Value)> = note.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
    let text = app.text(note.key, &args);
    if note.rules.is_empty() { text } else { format!("{text} [{}]", note.rules.join(", ")) }
}

/// Something was refused for one reason.
pub fn refused(app: &App, note: &Note) -> Failure {
    Failure::Failed(sentence(app, note))
}

/// Something was refused for several reasons.
pub fn all_refused(app: &App, notes: &[Note]) -> Failure {
    Failure::Failed(notes.iter().map(|n| sentence(app, n)).collect::<Vec<_>>().join("\n"))
}

/// A file of the league that cannot be used.
pub fn bad_file(app: &App, path: &Path, bad: &BadFile) -> Failure {
    let reason = match bad {
        BadFile::Syntax(text) => text.clone(),
        BadFile::Untrue(note) => sentence(app, note),
    };
    let args = [("file", path.display().to_string().into()), ("reason", reason.into())];
    Failure::Failed(app.text("cannot-read", &args))
}

/// Reads a file of the league.
pub fn read(app: &App, path: &Path) -> Result<String, Failure> {
    files::read_up_to(app, path, LONGEST as u64)
}

/// Writes a file of the league in one step. `before`: what was read from it; somebody else's work is never overwritten.
pub fn write(app: &App, path: &Path, before: Option<&str>, text: &str) -> Result<(), Failure> {
    let shown = path.display().to_string();
    let there = std::fs::symlink_metadata(path).is_ok();
    let now = before.and_then(|_| files::limited(path, LONGEST as u64).ok());
    match (before, &now) {
        (None, _) if there => return Err(Failure::Failed(app.text("league-exists", &[("file", shown.into())]))),
        (Some(read), Some(now)) if read != now => {
            return Err(Failure::Failed(app.text("league-changed", &[("file", shown.into())])));
        }
        _ => {}
    }
    files::replace(path, text, true).map_err(|e| files::cannot_write(app, path, e))
}

/// What a record proves.
pub fn verdict(app: &App, path: &Path, text: &str) -> Result<Verdict, Failure> {
    verify(&app.components, text).map_err(|e| unproven(app, path, &e))
}

/// A record that proves nothing.
pub fn unproven(app: &App, path: &Path, error: &Unproven) -> Failure {
    Failure::Failed(match error {
        Unproven::Record(e) => problems::record(app, path, e, None),
        Unproven::Unfinished => app.text("league-unfinished", &[("file", path.display().to_string().into())]),
    })
}

/// The usual options with changes, `key=value` each.
pub fn options(app: &App, changes: &[String]) -> Result<Options, Failure> {
    let mut options = Options::default();
    for change in changes {
        let (key, value) = change.split_once('=').unwrap_or((change, ""));
        options.set(key, value).map_err(|bad| Failure::Usage(problems::option(app, &bad)))?;
    }
    Ok(options)
}

/// Says that a game waits in a file, and how to play it.
pub fn game_written(app: &App, file: &Path) -> String {
    let file = file.display().to_string();
    let command = format!("dragonrage play --load {file} --save {file} --invader human --defender human");
    app.text("league-game-written", &[("file", file.into()), ("command", command.into())])
}

/// Now, in universal time, for people who read logs: `2026-11-15T18:30:00Z`.
pub fn now() -> Option<String> {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_secs();
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Days to year, month and day, with the year beginning in March (Howard Hinnant's algorithm).
    let z = days + 719_468;
    let (era, doe) = (z / 146_097, z % 146_097);
    let yoe = (doe - doe / 1_460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let (day, month) = (doy - (153 * mp + 2) / 5 + 1, if mp < 10 { mp + 3 } else { mp - 9 });
    let year = yoe + era * 400 + u64::from(month <= 2);
    Some(format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", rest / 3_600, rest / 60 % 60, rest % 60))
}
