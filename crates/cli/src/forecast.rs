//! `forecast`: learns from self-play how likely a position is to be won, and writes that into a file.

use crate::app::App;
use crate::args;
use crate::contender::contender;
use crate::failure::Failure;
use crate::{files, progress};
use dragonrage_lab::forecast::{Learnt, Lessons};
use dragonrage_lab::{Contender, Who};
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Forecast) -> Result<(), Failure> {
    let Contender { name, who: Who::Level { level, effort, weights, .. } } = contender(app, &job.player)? else {
        unreachable!("the arguments take levels only")
    };
    let (weights, effort) = (&weights.map_or_else(|| level.weights(), |own| *own), effort.or(level.effort()));
    let (games, components) = (job.games as usize, &app.components);
    let bar = progress::bar(app.say("progress-games"), games);
    let lessons = Lessons { components, weights, effort, games, seed: job.seed, threads: job.threads as usize };
    let Learnt { forecast, positions, surprise, present } = lessons.learn(|| bar.inc(1));
    bar.finish_and_clear();
    let text = format!(
        "# Dragon Rage: how likely the invader is to win, fitted to games of self-play; squire.toml tells what the terms mean\n#\n\
         #   dragonrage forecast --player {name} --games {} --seed {} --out FILE\n#\n\
         # {positions} positions; mean surprise {surprise:.3} nats in games that it had not seen (0.693: knows nothing);\n\
         # of the forecast before it, {present:.3} nats in the same games.\n\n{}",
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
