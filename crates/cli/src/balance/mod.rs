//! `balance`: equal players on both sides of every scenario. How often does the invader reach the printed objective, and
//! which objective would be fair? Figures are equal for equal seeds, whatever the number of threads; a run that was
//! killed goes on where it stopped.

mod page;
mod report;
mod stair;

use crate::app::App;
use crate::arena;
use crate::arena::game::Bout;
use crate::arena::store::Store;
use crate::args;
use crate::contender::{Contender, Named};
use crate::failure::Failure;
use crate::files;
use dragonrage_rules::options::VictoryMode;
use dragonrage_rules::record::Header;
use dragonrage_rules::{Game, Scenario, Side};
use indicatif::{ProgressBar, ProgressStyle};
use report::Report;
use serde::{Deserialize, Serialize};
use stair::Stair;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};

/// What makes two runs the same. The number of games is no part of it: a run may be made longer.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
struct About {
    balance: String,
    seed: u64,
    scenarios: Vec<String>,
    /// Hashes of the data that each scenario depends on.
    data: Vec<String>,
    /// Version of the program.
    version: String,
}

/// Two sets of games for each scenario.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
enum Set {
    /// With the printed objective.
    Printed,
    /// With the objectives of a staircase.
    Stair,
}

/// How a game went: a line of the file.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
struct Played {
    set: Set,
    scenario: String,
    /// Number of the game within its set.
    n: usize,
    objective: i16,
    /// Nothing if the game came to no end.
    invader_won: Option<bool>,
    reason: Option<String>,
    turns: u16,
    vp: i16,
    refusals: u32,
    /// Checksum of the last position.
    position: String,
}

/// Who plays, with whose dice, and where records go.
struct Table<'a> {
    players: [Contender; 2],
    seed: u64,
    records: Option<&'a Path>,
}

/// A scenario with all games that may be needed, before their first step.
struct Field<'a> {
    scenario: &'a Scenario,
    /// Its place among all scenarios: its games do not depend on which others are asked for.
    number: u64,
    /// By objective, from 1 VP to all of the map.
    ladder: Vec<Game>,
}

impl<'a> Field<'a> {
    fn new(app: &App, scenario: &'a Scenario) -> Result<Field<'a>, Failure> {
        let number = app.components.scenarios.iter().position(|s| s.id == scenario.id).unwrap_or_default() as u64;
        // Grades have no one objective: where they decide, the scenario's objective is asked for instead [3.1.2, M-p].
        let mut options = scenario.options;
        options.victory_mode = VictoryMode::Objective;
        let begin = |objective| {
            let header = Header { objective: Some(objective), ..Header::new(&app.components, &scenario.id, options) };
            Ok(app.begin(header)?.game().clone())
        };
        let most = app.fresh(scenario, options)?.board().vp_total() as i16;
        let ladder = (1..=most).map(begin).collect::<Result<_, Failure>>()?;
        Ok(Field { scenario, number, ladder })
    }

    fn stair(&self) -> Stair {
        Stair::new(self.scenario.objective, self.ladder.len() as i16)
    }

    /// Plays the n-th game of a set with this objective.
    fn play(&self, table: &Table, set: Set, n: usize, objective: i16) -> Played {
        let Table { players, seed, records } = table;
        let start = &self.ladder[objective as usize - 1];
        // Every game has three streams of its own.
        let stream = 3 * ((self.number << 32) + 2 * n as u64 + u64::from(set == Set::Stair));
        let scenario = &self.scenario.id;
        let bout = Bout { number: n, scenario, start, players, a_side: Side::Invader, seed: *seed, stream };
        let outcome = bout.keep(records.filter(|_| set == Set::Printed));
        Played {
            set,
            scenario: outcome.scenario,
            n,
            objective,
            invader_won: outcome.winner.map(|w| w == 'a'),
            reason: outcome.reason,
            turns: outcome.turns,
            vp: outcome.vp,
            refusals: outcome.refusals.iter().sum(),
            position: outcome.position,
        }
    }
}

/// Runs the command; `data` is the folder that replaces the built-in data.
pub fn run(app: &App, job: &args::Balance, data: Option<&Path>) -> Result<(), Failure> {
    let scenarios = arena::scenarios(app, &job.scenarios)?;
    let fields = scenarios.iter().map(|s| Field::new(app, s)).collect::<Result<Vec<_>, Failure>>()?;
    let about = About {
        balance: job.level.code().to_owned(),
        seed: job.seed,
        scenarios: scenarios.iter().map(|s| s.id.clone()).collect(),
        data: scenarios.iter().map(|s| format!("{:016x}", s.hash)).collect(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    };
    if let Some(path) = &job.report {
        // Better now than after hours.
        page::place(app, path)?;
    }
    files::folder(app, job.record_dir.as_deref())?;
    let (mut store, known) = Store::open(app, job.out.as_deref(), &about)?;
    let games = contest(app, job, &fields, known, &mut store)?;
    let report = Report::new(job, &fields, &games);
    let mut out = io::stdout().lock();
    report.write(app, &mut out)?;
    if let Some(path) = &job.report {
        page::write(app, path, &report.markdown(job, data))?;
        writeln!(out, "{}", app.text("balance-written", &[("file", path.display().to_string().into())]))?;
    }
    out.flush()?;
    let trouble: u32 = games.iter().map(|g| g.refusals + u32::from(g.invader_won.is_none())).sum();
    if trouble > 0 {
        return Err(Failure::Failed(app.text("arena-trouble", &[("count", trouble.into())])));
    }
    Ok(())
}

/// What a thread takes at a time. A staircase goes step by step, so it is one piece of work.
#[derive(Clone, Copy)]
enum Task {
    Stair(usize),
    Printed(usize, usize),
}

/// Plays what is not known yet.
fn contest(
    app: &App,
    job: &args::Balance,
    fields: &[Field],
    known: Vec<Played>,
    store: &mut Store,
) -> Result<Vec<Played>, Failure> {
    let count = |set: Set| match set {
        Set::Printed => job.games as usize,
        Set::Stair => job.stairs() as usize,
    };
    let named = Named::plain(job.level);
    let players = [Contender::new(app, &named)?, Contender::new(app, &named)?];
    let table = Table { players, seed: job.seed, records: job.record_dir.as_deref() };
    let mut games: Vec<Played> = known.into_iter().filter(|g| g.n < count(g.set)).collect();
    let is = |g: &Played, set: Set, field: &Field| g.set == set && g.scenario == field.scenario.id;
    let climbs: Vec<Vec<Played>> =
        fields.iter().map(|f| games.iter().filter(|g| is(g, Set::Stair, f)).cloned().collect()).collect();
    let done = |f: &Field, n| games.iter().any(|g| is(g, Set::Printed, f) && g.n == n);
    let mut tasks: Vec<Task> = (0..fields.len()).map(Task::Stair).collect();
    // By turns, so that a run that is broken off tells a little about every scenario.
    for n in 0..count(Set::Printed) {
        tasks.extend((0..fields.len()).filter(|f| !done(&fields[*f], n)).map(|f| Task::Printed(f, n)));
    }
    let bar = ProgressBar::new(((count(Set::Printed) + count(Set::Stair)) * fields.len()) as u64)
        .with_message(app.say("progress-games"));
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar.set_position(games.len() as u64);
    let next = AtomicUsize::new(0);
    let trouble: Result<(), Failure> = std::thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..job.threads.clamp(1, 256) {
            let (send, tasks, next, table, climbs) = (send.clone(), &tasks, &next, &table, &climbs);
            scope.spawn(move || {
                while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let heard = match *task {
                        Task::Stair(f) => climb(&fields[f], table, count(Set::Stair), &climbs[f], &send),
                        Task::Printed(f, n) => {
                            let field = &fields[f];
                            let objective = field.scenario.objective;
                            send.send(field.play(table, Set::Printed, n, objective)).is_ok()
                        }
                    };
                    // Nobody listens any more: the run is broken off.
                    if !heard {
                        break;
                    }
                }
            });
        }
        drop(send);
        for played in receive {
            store.add(app, &played)?;
            games.push(played);
            bar.inc(1);
        }
        Ok(())
    });
    bar.finish_and_clear();
    trouble?;
    games.sort_by_key(|g| g.n);
    Ok(games)
}

/// Plays a staircase from where it stopped; false if nobody listens.
fn climb(field: &Field, table: &Table, count: usize, known: &[Played], send: &Sender<Played>) -> bool {
    let mut stair = field.stair();
    for n in 0..count {
        let won = match known.iter().find(|g| g.n == n) {
            Some(played) => played.invader_won,
            None => {
                let played = field.play(table, Set::Stair, n, stair.objective());
                let won = played.invader_won;
                if send.send(played).is_err() {
                    return false;
                }
                won
            }
        };
        stair.step(won == Some(true));
    }
    true
}
