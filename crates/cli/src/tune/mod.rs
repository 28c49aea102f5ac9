//! `tune`: better weights by self-play, found by `dragonrage_lab`. After every round the weights found so far and the state
//! of the search are on disk.

mod state;

use crate::app::App;
use crate::args::{self, Sides};
use crate::contender::read_weights;
use crate::failure::Failure;
use crate::progress;
use dragonrage_ai::Weights;
use dragonrage_lab::starts;
use dragonrage_lab::tune::{Practice, Tuner};
use dragonrage_rules::Side;
use state::{About, State};
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Tune) -> Result<(), Failure> {
    let scenarios = app.scenarios(&job.scenarios)?;
    let practice = Practice {
        games: job.games,
        seed: job.seed,
        threads: job.threads as usize,
        starts: starts(&app.components, &scenarios).map_err(|found| app.cannot_begin(&found))?,
    };
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
        let label = app.text("tune-bar", &[("round", (tuner.round + 1).into()), ("rounds", job.rounds.into())]);
        let bar = progress::bar(label, practice.len());
        let round = practice.round(&tuner, || bar.inc(1));
        bar.finish_and_clear();
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
    let bar = progress::bar(app.say("progress-games"), practice.len());
    let score = practice.proof(tuner.result(), &begin, || bar.inc(1));
    bar.finish_and_clear();
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
