//! The share of the positions that a level solves, in words and in figures.

use super::{sentence, sentences};
use crate::app::App;
use dragonrage_ai::Level;
use dragonrage_cases::tactics::{Needs, Tactic, write};
use dragonrage_rules::{Action, notation};
use serde::Serialize;
use std::io::{self, Write};

/// How a level did.
#[derive(Serialize, Debug)]
pub struct Share {
    level: &'static str,
    positions: usize,
    solved: usize,
    share: f64,
    /// Solved and all, by what a position takes.
    needs: Vec<(&'static str, usize, usize)>,
    results: Vec<Result>,
}

/// How a level did in one position.
#[derive(Serialize, Debug)]
pub struct Result {
    pub id: String,
    pub needs: &'static str,
    /// The exact value, and what the level reaches.
    pub best: f64,
    pub reached: f64,
    pub solved: bool,
    pub slip: Option<Slip>,
}

/// The decision that cost most.
#[derive(Serialize, Debug)]
pub struct Slip {
    pub done: String,
    pub done_value: f64,
    pub better: Vec<String>,
    pub better_value: f64,
    #[serde(skip)]
    pub shown: dragonrage_ai::Slip,
}

impl Share {
    pub fn new(level: Level, all: &[Tactic], results: Vec<Result>) -> Share {
        let solved = results.iter().filter(|r| r.solved).count();
        let of = |needs: Needs| {
            let these = results.iter().filter(|r| r.needs == needs.code());
            (needs.code(), these.clone().filter(|r| r.solved).count(), these.count())
        };
        Share {
            level: level.code(),
            positions: all.len(),
            solved,
            share: solved as f64 / all.len().max(1) as f64,
            needs: Needs::ALL.map(of).to_vec(),
            results,
        }
    }

    pub fn write(&self, app: &App, out: &mut impl Write) -> io::Result<()> {
        let percent = app.number(100.0 * self.share, 0);
        let args = [
            ("level", self.level.into()),
            ("solved", self.solved.into()),
            ("all", self.positions.into()),
            ("percent", percent.into()),
        ];
        writeln!(out, "{}", app.text("tactics-share", &args))?;
        for (code, solved, all) in &self.needs {
            let args = [("needs", (*code).into()), ("solved", (*solved).into()), ("all", (*all).into())];
            writeln!(out, "  {}", app.text("tactics-needs", &args))?;
        }
        for result in self.results.iter().filter(|r| !r.solved) {
            let args = [
                ("id", result.id.as_str().into()),
                ("reached", write(result.reached).into()),
                ("best", write(result.best).into()),
            ];
            writeln!(out, "  {}", app.text("tactics-failed", &args))?;
            if let Some(slip) = &result.slip {
                let args = [
                    ("done", sentence(app, &slip.shown.game, slip.shown.done).into()),
                    ("reached", write(slip.done_value).into()),
                    ("better", sentences(app, &slip.shown.game, &slip.shown.better).into()),
                    ("best", write(slip.better_value).into()),
                ];
                writeln!(out, "      {}", app.text("tactics-slip", &args))?;
            }
        }
        Ok(())
    }
}

/// A line of play in notation, as files write it.
pub fn quoted(tactic: &Tactic, steps: &[Action]) -> String {
    let roster = &tactic.game.components().roster;
    let steps: Vec<String> = steps.iter().map(|s| format!("\"{}\"", notation::print(roster, *s))).collect();
    format!("[{}]", steps.join(", "))
}
