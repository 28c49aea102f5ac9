//! Writes the computed answers into the files, after data or rules have changed, and tells what is new.

use super::too_big;
use crate::app::App;
use crate::failure::Failure;
use crate::files;
use dragonrage_lab::tactics::Tactic;
use std::io::Write;
use std::path::Path;

/// Updates the files of these positions.
pub fn run(app: &App, all: &[&Tactic], out: &mut impl Write) -> Result<(), Failure> {
    let mut changed = 0;
    let mut senseless = false;
    for tactic in all {
        let answer = tactic.answer(&mut tactic.solver()).map_err(|e| too_big(tactic, e))?;
        if tactic.wrong(&answer).is_empty() {
            continue;
        }
        changed += 1;
        let path = Path::new(&tactic.file);
        let text = files::read(app, path)?;
        let (text, difference) = tactic.edited(&text, &answer);
        for line in difference {
            writeln!(out, "{}: {line}", tactic.id)?;
        }
        if !answer.worse {
            senseless = true;
            writeln!(out, "{}", app.text("tactics-not-worse", &[("id", tactic.id.as_str().into())]))?;
        }
        std::fs::write(path, text).map_err(|e| files::cannot_write(app, path, e))?;
    }
    writeln!(out, "{}", app.text("tactics-updated", &[("changed", changed.into()), ("all", all.len().into())]))?;
    if senseless { Err(Failure::Told) } else { Ok(()) }
}
