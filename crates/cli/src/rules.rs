//! `rules`: the text of a rule, all rules, or those that nothing proves.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::rulebook::{self, Rule};
use dragonrage_league_cases::League;
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Rules) -> Result<(), Failure> {
    if job.uncovered {
        return uncovered(app);
    }
    let mut out = io::stdout().lock();
    if let Some(id) = &job.id {
        return match rulebook::find(app.words.lang(), id) {
            Some(rule) => {
                if let Some(note) = in_english(app, &rule) {
                    writeln!(out, "{note}")?;
                }
                writeln!(out, "{}", app.text("rules-section", &[("section", rule.section.into())]))?;
                writeln!(out, "{}", rule.text())?;
                Ok(())
            }
            None => Err(Failure::Failed(unknown(app, id))),
        };
    }
    let mut section = "";
    for rule in rulebook::all(app.words.lang()) {
        if rule.section != section {
            section = rule.section;
            writeln!(out, "{}", app.text("rules-section", &[("section", section.into())]))?;
        }
        writeln!(out, "  {}", rule.text())?;
    }
    Ok(())
}

/// Rules of the basic game that no case and no check of the data covers; there should be none.
fn uncovered(app: &App) -> Result<(), Failure> {
    let found = dragonrage_cases::uncovered(&[&League]).map_err(|problems| Failure::Failed(problems.to_string()))?;
    // The list itself is the output: if it is empty, so is that.
    if found.is_empty() {
        writeln!(io::stderr(), "{}", app.say("rules-all-covered"))?;
        return Ok(());
    }
    writeln!(io::stderr(), "{}", app.text("rules-uncovered", &[("count", found.len().into())]))?;
    let mut out = io::stdout().lock();
    for rule in found.iter().filter_map(|(id, _, _)| rulebook::find(app.words.lang(), id)) {
        writeln!(out, "{}", rule.text())?;
    }
    Err(Failure::Told)
}

/// In other languages: this rule is in English.
pub fn in_english(app: &App, rule: &Rule) -> Option<String> {
    (app.words.lang() != rule.lang).then(|| app.say("rules-in-english"))
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
