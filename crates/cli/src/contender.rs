//! Whoever plays in a match, as the command line names it: a level, with weights of its own if a file is named.

use crate::app::App;
use crate::failure::Failure;
use crate::files;
use dragonrage_ai::{BadWeights, Effort, Level, Weights};
use dragonrage_lab::Contender;
use std::path::{Path, PathBuf};

/// A level, how hard it thinks and where its weights come from, as on the command line: `squire`, `squire:FILE`,
/// `knight@nodes=20000,horizon=2`, or both: `knight@nodes=20000:FILE`.
#[derive(Clone, PartialEq, Debug)]
pub struct Named {
    pub level: Level,
    pub effort: Option<Effort>,
    pub file: Option<PathBuf>,
    /// As it was called.
    pub name: String,
}

/// Reads what stands on the command line.
pub fn named(text: &str) -> Result<Named, String> {
    let (player, file) = match text.split_once(':') {
        Some((player, file)) => (player, Some(PathBuf::from(file))),
        None => (text, None),
    };
    let (code, parts) = match player.split_once('@') {
        Some((code, parts)) => (code, Some(parts)),
        None => (player, None),
    };
    let known = || Level::ALL.map(Level::code).join(", ");
    let level = Level::from_code(code)
        .ok_or_else(|| format!("levels are {}; a file of weights may follow, as in squire:FILE", known()))?;
    if file.is_some() && !level.weighs() {
        return Err(format!("{code} weighs nothing"));
    }
    let effort = parts.map(|parts| thinking(level, parts)).transpose()?;
    Ok(Named { level, effort, file, name: text.to_owned() })
}

/// The effort of a level with some of its parts changed: `nodes=20000,horizon=2`.
fn thinking(level: Level, parts: &str) -> Result<Effort, String> {
    let usual = level.effort().ok_or_else(|| format!("{} does not look ahead", level.code()))?;
    parts.split(',').try_fold(usual, |effort, part| {
        let (word, value) = part.split_once('=').unwrap_or((part, ""));
        value.parse().ok().and_then(|value| effort.with(word, value)).ok_or_else(|| {
            format!("'{part}': say {} and a number, as in knight@nodes=20000,horizon=2", Effort::PARTS.join(", "))
        })
    })
}

/// The player of a match that was named; reads the file of weights, if there is one.
pub fn contender(app: &App, named: &Named) -> Result<Contender, Failure> {
    let weights = named.file.as_ref().map(|file| read_weights(app, file)).transpose()?;
    Ok(Contender { name: named.name.clone(), level: named.level, effort: named.effort, weights })
}

/// Reads a file of weights.
pub fn read_weights(app: &App, path: &Path) -> Result<Weights, Failure> {
    Weights::parse(&files::read(app, path)?).map_err(|bad| {
        let reason = match &bad {
            BadWeights::Syntax(text) => text.clone(),
            BadWeights::Missing { side, term } => {
                app.text("weights-missing", &[("side", (*side).into()), ("term", (*term).into())])
            }
            BadWeights::Unknown { side, term } => {
                app.text("weights-unknown", &[("side", side.as_str().into()), ("term", term.as_str().into())])
            }
        };
        Failure::Failed(
            app.text("cannot-read", &[("file", path.display().to_string().into()), ("reason", reason.into())]),
        )
    })
}
