//! `tactics`: how many of the exactly solved positions each level keeps the value of, and where it goes wrong.

mod make;
mod measured;
mod report;
mod update;

use crate::app::App;
use crate::args;
use crate::contender::contender;
use crate::failure::Failure;
use dragonrage_ai::{Level, TooBig};
use dragonrage_lab::Contender;
use dragonrage_lab::tactics::{self, Share, Solved, Tactic};
use dragonrage_rules::{Action, Game, Silent};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The levels that are asked if none is named.
const LEVELS: [Level; 3] = [Level::Squire, Level::Knight, Level::Dragonlord];

/// The folder of positions that were made, in that of those written by hand.
const MADE: &str = "made";

/// Positions that are told of together.
struct Suite {
    name: &'static str,
    tactics: Vec<Tactic>,
}

/// Runs the command.
pub fn run(app: &App, job: &args::Tactics) -> Result<(), Failure> {
    if job.check {
        return make::check(app, &folder(job)?, job.only.as_deref());
    }
    if let Some(count) = job.make {
        let dir = folder(job)?;
        let by_hand = read(app, &dir)?;
        return match job.measured {
            true => measured::run(app, &dir, &by_hand, count, job.seed),
            false => make::run(app, &dir, &by_hand, count, job.seed.unwrap_or(1)),
        };
    }
    let suites = load(app, job)?;
    let all = suites.iter().flat_map(|s| &s.tactics);
    let mut out = io::stdout().lock();
    if job.update {
        return update::run(app, &all.collect::<Vec<_>>(), &mut out);
    }
    if job.actions {
        return list(app, all, &mut out);
    }
    // Every answer is computed first: a level is measured against what is true, not against what is written.
    let mut solvers = Vec::new();
    let mut wrong = false;
    for tactic in all {
        let mut solver = tactic.solver();
        let answer = tactic.answer(&mut solver).map_err(|e| too_big(tactic, e))?;
        for problem in tactic.wrong(&answer) {
            wrong = true;
            eprintln!("{}:{}: {}: {problem}", tactic.file, tactic.line, tactic.id);
        }
        solvers.push(solver);
    }
    let levels = match job.level.is_empty() {
        true => LEVELS.map(Contender::plain).to_vec(),
        false => job.level.iter().map(|named| contender(app, named)).collect::<Result<_, _>>()?,
    };
    let mut shares = Vec::new();
    for level in levels {
        let mut solvers = solvers.iter_mut();
        for suite in &suites {
            let mut results = Vec::new();
            for (tactic, solver) in suite.tactics.iter().zip(&mut solvers) {
                results.push(Solved::new(tactic, solver, &level).map_err(|e| too_big(tactic, e))?);
            }
            let share = Share::new(&level, suite.name, &suite.tactics, results);
            if !job.json {
                report::write(app, &share, &mut out)?;
                out.flush()?;
            }
            shares.push(share);
        }
    }
    if job.json {
        let text = serde_json::to_string_pretty(&shares).map_err(|e| Failure::Failed(e.to_string()))?;
        writeln!(out, "{text}")?;
    }
    if wrong { Err(Failure::Failed(app.say("tactics-wrong"))) } else { Ok(()) }
}

/// The folder that is meant.
fn folder(job: &args::Tactics) -> Result<PathBuf, Failure> {
    match &job.dir {
        Some(dir) => Ok(dir.clone()),
        None => Ok(dragonrage_cases::find_suite().map_err(|p| Failure::Failed(p.to_string()))?.join("tactics")),
    }
}

fn read(app: &App, dir: &Path) -> Result<Vec<Tactic>, Failure> {
    tactics::load(&app.components, dir).map_err(|p| Failure::Failed(p.to_string()))
}

/// The positions of a folder, or those written by hand and those that were made.
fn load(app: &App, job: &args::Tactics) -> Result<Vec<Suite>, Failure> {
    let dir = folder(job)?;
    let mut suites = vec![Suite { name: if job.dir.is_some() { "own" } else { "written" }, tactics: read(app, &dir)? }];
    let made = dir.join(MADE);
    if job.dir.is_none() && made.is_dir() {
        suites.push(Suite { name: "made", tactics: read(app, &made)? });
    }
    if let Some(id) = &job.only {
        suites.iter_mut().for_each(|s| s.tactics.retain(|t| t.id == *id));
        suites.retain(|s| !s.tactics.is_empty());
        if suites.is_empty() {
            return Err(Failure::Usage(app.text("tactics-unknown", &[("id", id.as_str().into())])));
        }
    }
    Ok(suites)
}

/// Only files of one's own can ask too much; like everything about such files it is told in English.
fn too_big(tactic: &Tactic, why: TooBig) -> Failure {
    Failure::Failed(format!("{}:{}: {}: {why}", tactic.file, tactic.line, tactic.id))
}

/// Every first action with its exact value, the best first.
fn list<'a>(app: &App, all: impl Iterator<Item = &'a Tactic>, out: &mut impl Write) -> Result<(), Failure> {
    for tactic in all {
        let mut solver = tactic.solver();
        let values = tactic.values(&mut solver).map_err(|e| too_big(tactic, e))?;
        writeln!(out, "{}: {} ({})", tactic.id, tactic.title, solver.nodes())?;
        for (value, action) in values {
            let label = sentence(app, &tactic.game, action);
            writeln!(out, "  {:>10}  {label}", tactics::write(value))?;
        }
        let line = solver.line(&tactic.game).map_err(|e| too_big(tactic, e))?;
        writeln!(out, "  {}", tactic.quoted(&line))?;
    }
    Ok(())
}

/// A line of play in the reader's language: its steps one after the other, but for the ends of phases before the last.
fn sentences(app: &App, game: &Game, steps: &[Action]) -> String {
    let mut game = game.clone();
    let mut told = Vec::new();
    for (n, step) in steps.iter().enumerate() {
        if *step != Action::Done || n + 1 == steps.len() {
            told.push(sentence(app, &game, *step));
        }
        let _ = game.apply(*step, &mut Silent);
    }
    told.join(app.between())
}

/// An action in the reader's language.
fn sentence(app: &App, game: &Game, action: Action) -> String {
    app.plain(app.words.choice(game, action))
}
