//! `tactics --make N --measured`: the file of positions that measure. Like that of puzzles it is written after every game.

use super::{MADE, make};
use crate::app::App;
use crate::failure::Failure;
use crate::{files, progress};
use dragonrage_lab::tactics::make::measured;
use dragonrage_lab::tactics::{Idea, Suite, Tactic, place};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;

/// The file's name.
const FILE: &str = "made.toml";

/// Games without a single position after which nothing more is to be hoped for.
const PATIENCE: u32 = 300;

/// Makes positions until there are so many.
pub fn run(app: &App, dir: &Path, by_hand: &[Tactic], count: usize, seed: Option<u64>) -> Result<(), Failure> {
    let path = dir.join(MADE).join(FILE);
    let mut suite = match path.exists() {
        true => Suite::parse(&app.components, &path.display().to_string(), &files::read(app, &path)?)
            .map_err(|p| Failure::Failed(p.to_string()))?,
        false => Suite::new(seed.unwrap_or(measured::SEED)),
    };
    // What people play from, and what was written by hand, measures already.
    let mut taken: BTreeSet<Vec<String>> = by_hand.iter().map(|t| place(&t.game)).collect();
    taken.extend(make::positions(app, dir)?.iter().map(place));
    let bar = progress::bar(app.say("tactics-measuring"), count);
    let mut idle = 0;
    while suite.tactics.len() < count && idle < PATIENCE {
        bar.set_position(suite.tactics.len() as u64);
        idle += 1;
        let (seed, game) = (suite.seed, suite.games);
        for tactic in measured::of_game(&app.components, seed, game, |idea| suite.wants(idea, count)) {
            let wanted = tactic.idea.is_some_and(|idea| suite.wants(idea, count));
            if wanted && taken.insert(place(&tactic.game)) {
                suite.tactics.push(tactic);
                idle = 0;
            }
        }
        suite.games += 1;
        files::replace(&path, suite.text(), false).map_err(|e| files::cannot_write(app, &path, e))?;
    }
    bar.finish_and_clear();
    let mut out = io::stdout().lock();
    let args = [("positions", suite.tactics.len().into()), ("games", suite.games.into())];
    writeln!(out, "{}", app.text("tactics-measured", &args))?;
    for idea in Idea::ALL {
        let all = suite.tactics.iter().filter(|t| t.idea == Some(idea)).count();
        writeln!(out, "  {}", app.text("tactics-theme-made", &[("theme", idea.code().into()), ("all", all.into())]))?;
    }
    Ok(())
}
