//! `rules`: the text of a rule; the list of ids.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::rulebook;
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Rules) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if let Some(id) = &job.id {
        return match rulebook::find(id) {
            Some(rule) => {
                writeln!(out, "{}", app.text("rules-section", &[("section", rule.section.into())]))?;
                writeln!(out, "{}", rule.text())?;
                Ok(())
            }
            None => Err(Failure::Failed(unknown(app, id))),
        };
    }
    let mut section = "";
    for rule in rulebook::all() {
        if rule.section != section {
            section = rule.section;
            writeln!(out, "{}", app.text("rules-section", &[("section", section.into())]))?;
        }
        writeln!(out, "  {}", rule.text())?;
    }
    Ok(())
}

/// There is no such rule; perhaps one of these is meant.
pub fn unknown(app: &App, id: &str) -> String {
    let mut text = app.text("unknown-rule", &[("id", id.into())]);
    let similar = rulebook::similar(id);
    if !similar.is_empty() {
        text.push('\n');
        text.push_str(&app.text("rules-similar", &[("ids", similar.join(", ").into())]));
    }
    text
}
