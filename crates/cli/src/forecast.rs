//! `forecast`: learns from self-play how likely a position is to be won, and writes that into a file.

use crate::app::App;
use crate::args;
use crate::contender::read_weights;
use crate::failure::Failure;
use crate::{files, progress};
use dragonrage_ai::Weights;
use dragonrage_lab::forecast::{Learnt, Lessons};
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Forecast) -> Result<(), Failure> {
    let weights = match &job.weights {
        Some(file) => &read_weights(app, file)?,
        None => &Weights::knight(),
    };
    let (games, components) = (job.games as usize, &app.components);
    let bar = progress::bar(app.say("progress-games"), games);
    let lessons = Lessons { components, weights, games, seed: job.seed, threads: job.threads as usize };
    let Learnt { forecast, positions, surprise } = lessons.learn(|| bar.inc(1));
    bar.finish_and_clear();
    let from = job.weights.as_ref().map_or(String::new(), |f| format!(" --weights {}", f.display()));
    let text = format!(
        "# Dragon Rage: how likely the invader is to win, fitted to the ends of games; squire.toml tells what the terms mean\n#\n\
         #   dragonrage forecast --games {} --seed {}{from} --out FILE\n#\n\
         # {positions} positions; mean surprise {surprise:.3} nats in games that it had not seen (0.693: knows nothing).\n\n{}",
        job.games,
        job.seed,
        forecast.to_toml()
    );
    files::replace(&job.out, &text, false).map_err(|e| files::cannot_write(app, &job.out, e))?;
    let said = [
        ("positions", positions.into()),
        ("surprise", app.number(f64::from(surprise), 3).into()),
        ("file", job.out.display().to_string().into()),
    ];
    writeln!(io::stdout().lock(), "{}", app.text("forecast-result", &said))?;
    Ok(())
}
