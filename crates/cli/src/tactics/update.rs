//! Writes the computed answers into the files, after data or rules have changed, and tells what is new.

use super::{report, too_big};
use crate::app::App;
use crate::failure::Failure;
use crate::files;
use dragonrage_cases::tactics::{Answer, Tactic};
use std::io::Write;
use std::path::Path;

/// Updates the files of these positions.
pub fn run(app: &App, all: &[Tactic], out: &mut impl Write) -> Result<(), Failure> {
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
        let (text, difference) = edited(&text, tactic, &answer);
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

/// The file with the lines of one position changed, and each change as old and new line.
fn edited(text: &str, tactic: &Tactic, answer: &Answer) -> (String, Vec<String>) {
    let id = format!("id = \"{}\"", tactic.id);
    let mut here = false;
    let mut difference = Vec::new();
    let mut lines = Vec::new();
    for line in text.lines() {
        if line.trim_end() == "[[tactic]]" {
            here = false;
        }
        here |= line.trim_end() == id;
        let new = match line.split_once('=').map(|(key, _)| key.trim()).filter(|_| here) {
            Some("value") => Some(format!("value = \"{}\"", answer.value)),
            Some("tempting_value") => answer.tempting.as_ref().map(|t| format!("tempting_value = \"{t}\"")),
            Some("best") => match &answer.best {
                Ok(()) => None,
                Err(steps) => Some(format!("best = {}", report::quoted(tactic, steps))),
            },
            _ => None,
        };
        match new.filter(|new| new != line) {
            Some(new) => {
                difference.push(format!("- {line}"));
                difference.push(format!("+ {new}"));
                lines.push(new);
            }
            None => lines.push(line.to_owned()),
        }
    }
    (lines.join("\n") + "\n", difference)
}
