//! `bench`: random play on one thread, with the full list of legal actions at every step. What it is worth beside another
//! program's rules, `cargo xtask bench` tells.

use crate::app::App;
use crate::args;
use crate::dice::Stream;
use crate::failure::Failure;
use dragonrage_rules::{Action, Game, Silent};
use serde::Serialize;
use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Steps to a position in the middle of things, and copies of it over which cloning is timed.
const COUNTED: u64 = 20_000;

/// The figures.
#[derive(Serialize, Debug)]
struct Figures {
    scenario: String,
    seconds: f64,
    steps: u64,
    games: u64,
    steps_per_s: f64,
    games_per_s: f64,
    state_bytes: usize,
    clone_ns: f64,
    mean_legal: f64,
    listed_per_s: f64,
}

/// A game that is played at random, again and again.
struct Runner {
    start: Game,
    game: Game,
    stream: Stream,
    legal: Vec<Action>,
    steps: u64,
    games: u64,
    listed: u64,
}

impl Runner {
    fn new(start: Game) -> Runner {
        let game = start.clone();
        Runner {
            start,
            game,
            stream: Stream::new(1, 0),
            legal: Vec::with_capacity(4096),
            steps: 0,
            games: 0,
            listed: 0,
        }
    }

    /// One step: list everything, take one. The dice are an action like any other.
    fn step(&mut self) {
        self.game.legal_actions(&mut self.legal);
        self.listed += self.legal.len() as u64;
        match self.choose() {
            Some(action) => {
                self.game.apply_listed(action, &mut Silent);
                self.steps += 1;
            }
            None => {
                self.game.clone_from(&self.start);
                self.games += 1;
            }
        }
    }

    /// Any action that goes on with the game, all equally likely. Few do not.
    fn choose(&mut self) -> Option<Action> {
        if self.legal.is_empty() {
            return None;
        }
        loop {
            let action = self.legal[self.stream.below(self.legal.len())];
            if !matches!(action, Action::Concede(_) | Action::Stop) {
                return Some(action);
            }
        }
    }
}

/// Runs the command.
pub fn run(app: &App, job: &args::Bench) -> Result<(), Failure> {
    if !(job.seconds > 0.0 && job.seconds <= 3600.0) {
        let value = format!("{:?}", job.seconds);
        let args = [("value", value.into()), ("least", 0.into()), ("most", 3600.into())];
        return Err(Failure::Usage(app.text("bad-number", &args)));
    }
    let scenario = app.scenario(&job.scenario)?;
    let start = app.fresh(scenario, scenario.options)?;

    let mut runner = Runner::new(start.clone());
    for _ in 0..COUNTED {
        runner.step();
    }
    let copied = Instant::now();
    for _ in 0..COUNTED {
        black_box(black_box(&runner.game).clone());
    }
    let clone_ns = copied.elapsed().as_nanos() as f64 / COUNTED as f64;

    let mut runner = Runner::new(start);
    let most = Duration::from_secs_f64(job.seconds);
    let begun = Instant::now();
    while begun.elapsed() < most {
        for _ in 0..1000 {
            runner.step();
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    let round = |x: f64, places: f64| (x * places).round() / places;
    let figures = Figures {
        scenario: scenario.id.clone(),
        seconds: round(seconds, 1000.0),
        steps: runner.steps,
        games: runner.games,
        steps_per_s: round(runner.steps as f64 / seconds, 1.0),
        games_per_s: round(runner.games as f64 / seconds, 100.0),
        state_bytes: Game::POSITION_BYTES,
        clone_ns: round(clone_ns, 10.0),
        mean_legal: round(runner.listed as f64 / runner.steps.max(1) as f64, 100.0),
        listed_per_s: round(runner.listed as f64 / seconds, 1.0),
    };
    let mut out = io::stdout().lock();
    if job.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&figures).map_err(|e| Failure::Failed(e.to_string()))?)?;
    } else {
        figures.write(app, &mut out)?;
    }
    Ok(())
}

impl Figures {
    fn write(&self, app: &App, out: &mut impl Write) -> io::Result<()> {
        let number = |n: f64| dragonrage_words::Value::from(format!("{n:.0}"));
        writeln!(out, "{}", app.say("bench-heading"))?;
        let games = [
            ("games", number(self.games as f64)),
            ("seconds", app.number(self.seconds, 1).into()),
            ("rate", number(self.games_per_s)),
        ];
        writeln!(out, "  {}", app.text("bench-games", &games))?;
        let steps = [("actions", number(self.steps as f64)), ("rate", number(self.steps_per_s))];
        writeln!(out, "  {}", app.text("bench-actions", &steps))?;
        writeln!(out, "  {}", app.text("bench-size", &[("bytes", self.state_bytes.into())]))?;
        let more = [
            ("nanoseconds", number(self.clone_ns)),
            ("legal", number(self.mean_legal)),
            ("listed", number(self.listed_per_s)),
        ];
        writeln!(out, "  {}", app.text("bench-more", &more))
    }
}
