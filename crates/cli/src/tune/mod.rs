//! `tune`: better weights by self-play. Every game is a game of the arena; what is learnt from it `dragonrage_ai::Tuner`
//! knows. After every round the weights found so far and the state of the search are on disk.

mod state;

use crate::app::App;
use crate::arena::game::{Outcome, play};
use crate::arena::{Terms, scenarios, starts};
use crate::args::{self, Sides};
use crate::contender::{Contender, read_weights};
use crate::failure::Failure;
use dragonrage_ai::{Level, Score, Tuner, Weights};
use dragonrage_rules::{Game, Side};
use indicatif::{ProgressBar, ProgressStyle};
use state::{About, State};
use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};

/// What the VP of a game count beside the victory: how a game was lost tells something too.
const PART_OF_VP: f32 = 0.3;

/// Runs the command.
pub fn run(app: &App, job: &args::Tune) -> Result<(), Failure> {
    let scenarios = scenarios(app, &job.scenarios)?;
    let starts = starts(app, &scenarios)?;
    let begin = match &job.from {
        Some(file) => read_weights(app, file)?,
        None => Weights::squire(),
    };
    let sides: &[Side] = match job.side {
        Sides::Invader => &[Side::Invader],
        Sides::Defender => &[Side::Defender],
        Sides::Both => &Side::BOTH,
    };
    let about = About::new(job, &scenarios);
    let fresh = Tuner::new(job.seed, sides, begin.clone());
    let mut tuner = if job.resume { State::read(app, &job.out, &about, fresh)? } else { fresh };
    let mut out = io::stdout().lock();
    while tuner.round < job.rounds {
        let round = round(app, job, &tuner, &starts);
        tuner.learn(&round.better, 2 * tuner.round >= job.rounds);
        State::write(app, &job.out, &about, &tuner)?;
        state::weights(app, &job.out, &about, tuner.result(), None)?;
        let said = [
            ("round", tuner.round.into()),
            ("rounds", job.rounds.into()),
            ("share", app.number(100.0 * f64::from(round.invader), 1).into()),
            ("vp", app.number(f64::from(round.vp), 1).into()),
        ];
        writeln!(out, "{}", app.text("tune-round", &said))?;
        out.flush()?;
    }
    let score = proof(app, job, &starts, tuner.result(), &begin);
    state::weights(app, &job.out, &about, tuner.result(), Some(&score))?;
    let said = [
        ("share", app.number(100.0 * score.share(), 1).into()),
        ("margin", app.number(100.0 * score.margin(), 1).into()),
        ("games", (2 * score.pairs).into()),
        ("file", job.out.display().to_string().into()),
    ];
    writeln!(out, "{}", app.text("tune-result", &said))?;
    Ok(())
}

/// What a round brought.
struct Round {
    /// By how much the first game of each pair went better for the invader than the second.
    better: Vec<f32>,
    invader: f32,
    vp: f32,
}

/// One round: pairs of games with the same dice, whose players lean to opposite sides.
fn round(app: &App, job: &args::Tune, tuner: &Tuner, starts: &Arc<[(String, Game)]>) -> Round {
    let pairs = job.games.div_ceil(2);
    let label = app.text("tune-bar", &[("round", (tuner.round + 1).into()), ("rounds", job.rounds.into())]);
    let games = all(label, job.threads, 2 * pairs as usize, |n| {
        let pair = (n / 2) as u32;
        let weights = tuner.variant(pair, n % 2 == 1);
        // The number names dice and scenario; an even one lets player A invade.
        let number = 2 * (tuner.round as usize * pairs as usize + pair as usize);
        play(&terms(job, starts, [weights.clone(), weights]), number)
    });
    let count = games.len() as f32;
    let worth = |o: &Outcome| {
        let goal = starts.iter().find(|(id, _)| *id == o.scenario).map_or(1, |(_, game)| game.goal().max(1));
        o.points() as f32 + PART_OF_VP * (f32::from(o.vp) / f32::from(goal)).min(1.0)
    };
    Round {
        better: games.chunks_exact(2).map(|pair| worth(&pair[0]) - worth(&pair[1])).collect(),
        invader: games.iter().map(|o| o.points() as f32).sum::<f32>() / count,
        vp: games.iter().map(|o| f32::from(o.vp)).sum::<f32>() / count,
    }
}

/// A match of what was found against what the search began with, with dice that it has not seen.
fn proof(app: &App, job: &args::Tune, starts: &Arc<[(String, Game)]>, found: &Weights, begin: &Weights) -> Score {
    let terms = Terms { seed: !job.seed, ..terms(job, starts, [found.clone(), begin.clone()]) };
    let games = 2 * job.games.div_ceil(2) as usize;
    let played = all(app.say("progress-games"), job.threads, games, |n| play(&terms, n));
    let mut score = Score::default();
    for pair in played.chunks_exact(2) {
        score.add(pair[0].points() + pair[1].points());
    }
    score
}

fn terms(job: &args::Tune, starts: &Arc<[(String, Game)]>, weights: [Weights; 2]) -> Terms {
    let players = weights.map(|w| Contender::weighing(Level::Squire, w));
    Terms { players, seed: job.seed, records: None, starts: starts.clone() }
}

/// Plays games on so many threads; gives them in their order.
fn all(label: String, threads: u32, count: usize, game: impl Fn(usize) -> Outcome + Sync) -> Vec<Outcome> {
    let bar = ProgressBar::new(count as u64).with_message(label);
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    let mut table: Vec<Option<Outcome>> = vec![None; count];
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..threads {
            let (send, next, game) = (send.clone(), &next, &game);
            scope.spawn(move || {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= count || send.send((n, game(n))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        for (n, outcome) in receive {
            table[n] = Some(outcome);
            bar.inc(1);
        }
    });
    bar.finish_and_clear();
    table.into_iter().flatten().collect()
}
