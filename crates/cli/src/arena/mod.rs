//! `arena`: two computer players against each other, in pairs of games with sides swapped and the same dice. Figures
//! are equal for equal seeds, whatever the number of threads; a match that was killed goes on where it stopped.

pub mod game;
mod report;
pub mod store;

use crate::app::App;
use crate::args;
use crate::contender::Contender;
use crate::failure::Failure;
use crate::files;
use dragonrage_ai::{Score, Sprt, Verdict};
use dragonrage_rules::{Game, Scenario};
use game::{Outcome, play};
use indicatif::{ProgressBar, ProgressStyle};
use report::Report;
use serde::{Deserialize, Serialize};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use store::Store;

/// What makes two matches the same: results of one cannot stand for those of another.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Match {
    a: String,
    b: String,
    seed: u64,
    scenarios: Vec<String>,
    /// Weights of those players that have their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    weights: Vec<String>,
    /// Version of the program.
    version: String,
}

/// What every game of a match needs.
pub struct Terms {
    /// The two players.
    pub players: [Contender; 2],
    /// The match's seed.
    pub seed: u64,
    /// Where records go, if anywhere.
    pub records: Option<PathBuf>,
    /// Scenarios with their games before the first step.
    pub starts: Arc<[(String, Game)]>,
}

/// Runs the command.
pub fn run(app: &App, job: &args::Arena) -> Result<(), Failure> {
    let scenarios = scenarios(app, &job.scenarios)?;
    files::folder(app, job.record_dir.as_deref())?;
    let starts = starts(app, &scenarios)?;
    let players = [Contender::new(app, &job.a)?, Contender::new(app, &job.b)?];
    let [a, b] = players.each_ref().map(|p| p.name.clone());
    let weights = players.iter().filter_map(Contender::weights).collect();
    let terms = Terms { players, seed: job.seed, records: job.record_dir.clone(), starts };
    let about = Match {
        a,
        b,
        seed: job.seed,
        scenarios: scenarios.iter().map(|s| s.id.clone()).collect(),
        weights,
        version: env!("CARGO_PKG_VERSION").to_owned(),
    };
    let pairs = job.games.div_ceil(2) as usize;
    let sprt = job.sprt.then_some(Sprt { elo0: job.elo0, elo1: job.elo1, alpha: job.alpha, beta: job.beta });
    let (mut store, known) = Store::open(app, job.out.as_deref(), &about)?;
    let (games, verdict) = contest(app, &terms, pairs, sprt, job.threads, known, &mut store)?;

    let report = Report::new(&about, &games, sprt.map(|test| (test, verdict)));
    let mut out = io::stdout().lock();
    if job.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report).map_err(|e| Failure::Failed(e.to_string()))?)?;
    } else {
        report.write(app, &mut out)?;
    }
    out.flush()?;
    if report.trouble() > 0 {
        return Err(Failure::Failed(app.text("arena-trouble", &[("count", report.trouble().into())])));
    }
    Ok(())
}

/// The games of these scenarios before their first step.
pub fn starts(app: &App, scenarios: &[&Scenario]) -> Result<Arc<[(String, Game)]>, Failure> {
    scenarios.iter().map(|s| Ok((s.id.clone(), app.fresh(s, s.options)?))).collect()
}

/// The scenarios that were asked for.
pub fn scenarios<'a>(app: &'a App, asked: &str) -> Result<Vec<&'a Scenario>, Failure> {
    match asked {
        "all" => Ok(app.components.scenarios.iter().collect()),
        list => list.split(',').map(|id| app.scenario(id.trim())).collect(),
    }
}

/// Plays what is not known yet, until all pairs are there or the sequential test has decided.
fn contest(
    app: &App,
    terms: &Terms,
    pairs: usize,
    sprt: Option<Sprt>,
    threads: usize,
    known: Vec<Outcome>,
    store: &mut Store,
) -> Result<(Vec<Outcome>, Verdict), Failure> {
    let mut table: Vec<Option<Outcome>> = vec![None; 2 * pairs];
    for outcome in known {
        if let Some(place) = table.get_mut(outcome.game) {
            *place = Some(outcome);
        }
    }
    let todo: Vec<usize> = (0..table.len()).filter(|n| table[*n].is_none()).collect();
    let bar = ProgressBar::new(table.len() as u64).with_message(app.say("progress-games"));
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar.set_position((table.len() - todo.len()) as u64);
    let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
    let mut judged = Judged::default();
    judged.read(&table, sprt);
    let trouble: Result<(), Failure> = std::thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..threads.clamp(1, 256) {
            let (send, todo, next, enough) = (send.clone(), &todo, &next, &enough);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed)
                    && let Some(n) = todo.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    // Nobody listens any more: the match is broken off.
                    if send.send(play(terms, *n)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        if judged.verdict != Verdict::GoOn {
            enough.store(true, Ordering::Relaxed);
        }
        for outcome in receive {
            store.add(app, &outcome)?;
            let n = outcome.game;
            table[n] = Some(outcome);
            bar.inc(1);
            judged.read(&table, sprt);
            if judged.verdict != Verdict::GoOn {
                enough.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    });
    bar.finish_and_clear();
    trouble?;
    // What was played beyond the decision does not count, so that figures do not depend on the number of threads.
    let count = if judged.verdict == Verdict::GoOn { table.len() } else { 2 * judged.pairs };
    table.truncate(count);
    Ok((table.into_iter().flatten().collect(), judged.verdict))
}

/// The sequential test over the pairs, in their order.
struct Judged {
    pairs: usize,
    score: Score,
    verdict: Verdict,
}

impl Default for Judged {
    fn default() -> Judged {
        Judged { pairs: 0, score: Score::default(), verdict: Verdict::GoOn }
    }
}

impl Judged {
    fn read(&mut self, table: &[Option<Outcome>], sprt: Option<Sprt>) {
        let Some(test) = sprt else { return };
        while self.verdict == Verdict::GoOn
            && let [Some(one), Some(two)] = table.get(2 * self.pairs..2 * self.pairs + 2).unwrap_or_default()
        {
            self.score.add(one.points() + two.points());
            self.pairs += 1;
            // A few pairs prove nothing about the variance.
            if self.pairs >= 10 {
                self.verdict = test.verdict(&self.score);
            }
        }
    }
}
