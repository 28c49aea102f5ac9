//! A search for weights on disk: the weights themselves, as players read them, and beside them how far the search is.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::files;
use dragonrage_ai::Weights;
use dragonrage_lab::Score;
use dragonrage_lab::tune::Tuner;
use dragonrage_rules::Scenario;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// What makes two searches the same.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The command that makes this search, wherever its result goes.
    command: String,
    scenarios: Vec<String>,
    version: String,
}

impl About {
    pub fn new(job: &args::Tune, scenarios: &[&Scenario]) -> About {
        let side = format!("{:?}", job.side).to_lowercase();
        let from = job.from.as_ref().map_or(String::new(), |f| format!(" --from {}", f.display()));
        About {
            command: format!(
                "dragonrage tune --side {side} --scenarios {} --games {} --rounds {} --seed {}{from}",
                job.scenarios, job.games, job.rounds, job.seed
            ),
            scenarios: scenarios.iter().map(|s| s.id.clone()).collect(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
        }
    }
}

/// How far a search is.
#[derive(Serialize, Deserialize, Debug)]
pub struct State {
    about: About,
    round: u32,
    centre: String,
    mean: Option<String>,
}

impl State {
    fn path(out: &Path) -> PathBuf {
        let mut name = out.as_os_str().to_owned();
        name.push(".state");
        PathBuf::from(name)
    }

    /// Takes up the search that belongs to this file of weights.
    pub fn read(app: &App, out: &Path, about: &About, fresh: Tuner) -> Result<Tuner, Failure> {
        let path = State::path(out);
        let text = files::read(app, &path)?;
        let found = serde_json::from_str::<State>(&text).ok().filter(|s| s.about == *about).and_then(|state| {
            let mean = state.mean.as_deref().map(Weights::parse).transpose().ok()?;
            Some(fresh.resume(state.round, Weights::parse(&state.centre).ok()?, mean))
        });
        let args = [("file", path.display().to_string().into())];
        found.ok_or_else(|| Failure::Failed(app.text("tune-other-search", &args)))
    }

    /// Keeps how far the search is.
    pub fn write(app: &App, out: &Path, about: &About, tuner: &Tuner) -> Result<(), Failure> {
        let state = State {
            about: about.clone(),
            round: tuner.round,
            centre: tuner.centre.to_toml(),
            mean: tuner.mean().map(Weights::to_toml),
        };
        let text = serde_json::to_string(&state).map_err(|e| Failure::Failed(e.to_string()))?;
        put(app, &State::path(out), &text)
    }
}

/// Writes the weights, with a word about where they come from.
pub fn weights(app: &App, out: &Path, about: &About, weights: &Weights, proof: Option<&Score>) -> Result<(), Failure> {
    let mut text = format!(
        "# Dragon Rage: weights found by self-play; squire.toml tells what the terms mean\n#\n#   {} --out FILE\n",
        about.command
    );
    if let Some(score) = proof {
        let (share, margin) = (100.0 * score.share(), 100.0 * score.margin());
        let games = 2 * score.pairs;
        text += &format!("#\n# {share:.1} % ± {margin:.1} of {games} games against the weights it began with.\n");
    }
    put(app, out, &format!("{text}\n{}", weights.to_toml()))
}

fn put(app: &App, path: &Path, text: &str) -> Result<(), Failure> {
    files::replace(path, text, false).map_err(|e| files::cannot_write(app, path, e))
}
