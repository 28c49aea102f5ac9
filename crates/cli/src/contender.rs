//! Whoever plays in a match: a level, with weights of its own if a file is named.

use crate::app::App;
use crate::failure::Failure;
use crate::files;
use dragonrage_ai::{BadWeights, Level, Player, Weights};
use std::path::{Path, PathBuf};

/// A level and where its weights come from, as on the command line: `squire`, or `squire:FILE`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    pub level: Level,
    pub file: Option<PathBuf>,
}

/// Reads what stands on the command line.
pub fn named(text: &str) -> Result<Named, String> {
    let (code, file) = match text.split_once(':') {
        Some((code, file)) => (code, Some(PathBuf::from(file))),
        None => (text, None),
    };
    let known = || Level::ALL.map(Level::code).join(", ");
    match Level::from_code(code) {
        None => Err(format!("levels are {}; a file of weights may follow, as in squire:FILE", known())),
        Some(level) if file.is_some() && !level.weighs() => Err(format!("{} weighs nothing", level.code())),
        Some(level) => Ok(Named { level, file }),
    }
}

/// A player of a match.
#[derive(Clone, Debug)]
pub struct Contender {
    /// As it was called.
    pub name: String,
    level: Level,
    weights: Option<Weights>,
}

impl Contender {
    /// A level with these weights.
    pub fn weighing(level: Level, weights: Weights) -> Contender {
        Contender { name: level.code().to_owned(), level, weights: Some(weights) }
    }
    /// Reads the file of weights, if there is one.
    pub fn new(app: &App, named: &Named) -> Result<Contender, Failure> {
        let code = named.level.code();
        Ok(match &named.file {
            None => Contender { name: code.to_owned(), level: named.level, weights: None },
            Some(file) => Contender {
                name: format!("{code}:{}", file.display()),
                level: named.level,
                weights: Some(read_weights(app, file)?),
            },
        })
    }

    /// A player for one game.
    pub fn player(&self, seed: u64) -> Box<dyn Player> {
        match &self.weights {
            Some(weights) => self.level.weighing(seed, weights),
            None => self.level.player(seed),
        }
    }

    /// The weights as text: what tells two contenders of one name apart.
    pub fn weights(&self) -> Option<String> {
        self.weights.as_ref().map(Weights::to_toml)
    }
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
