//! `forecast`: learns from self-play how likely a position is to be won.

use crate::app::App;
use crate::arena::scenarios;
use crate::args;
use crate::contender::read_weights;
use crate::failure::Failure;
use crate::files;
use dragonrage_ai::{Forecast, Moment, Rng, Weights, school};
use dragonrage_rules::{Game, Setup, options::VictoryMode};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Objectives are drawn from around the printed one, so that many games are close.
const LOWER: i16 = 5;
const HIGHER: usize = 14;

/// Runs the command.
pub fn run(app: &App, job: &args::Forecast) -> Result<(), Failure> {
    let weights = match &job.weights {
        Some(file) => read_weights(app, file)?,
        None => Weights::knight(),
    };
    let scenarios = scenarios(app, "all")?;
    let count = job.games as usize;
    let bar = ProgressBar::new(count as u64).with_message(app.say("progress-games"));
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    let next = AtomicUsize::new(0);
    let games: Mutex<Vec<(usize, Vec<Moment>)>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..job.threads {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= count {
                        break;
                    }
                    let kind = n % scenarios.len();
                    let seed = Rng::new(job.seed ^ (n as u64) << 20).draw();
                    let seen = start(app, &scenarios[kind].id, seed)
                        .map(|game| school(game, &weights, kind, seed))
                        .unwrap_or_default();
                    if let Ok(mut games) = games.lock() {
                        games.push((n, seen));
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut games = games.into_inner().unwrap_or_default();
    // In their order, so that threads make no difference.
    games.sort_by_key(|(n, _)| *n);
    let part = |of: fn(usize) -> bool| -> Vec<Moment> {
        games.iter().filter(|(n, _)| of(n / scenarios.len())).flat_map(|(_, seen)| seen.clone()).collect()
    };
    // Every fifth game is held back to see what the others teach.
    let surprise = Forecast::fit(&part(|n| !n.is_multiple_of(5))).surprise(&part(|n| n.is_multiple_of(5)));
    let all = part(|_| true);
    let from = job.weights.as_ref().map_or(String::new(), |f| format!(" --weights {}", f.display()));
    let text = format!(
        "# Dragon Rage: how likely the invader is to win, fitted to the ends of games; squire.toml tells what the terms mean\n#\n\
         #   dragonrage forecast --games {} --seed {}{from} --out FILE\n#\n\
         # {} positions; mean surprise {surprise:.3} nats in games that it had not seen (0.693: knows nothing).\n\n{}",
        job.games,
        job.seed,
        all.len(),
        Forecast::fit(&all).to_toml()
    );
    files::replace(&job.out, &text, false).map_err(|e| files::cannot_write(app, &job.out, e))?;
    let said = [
        ("positions", all.len().into()),
        ("surprise", app.number(f64::from(surprise), 3).into()),
        ("file", job.out.display().to_string().into()),
    ];
    writeln!(io::stdout().lock(), "{}", app.text("forecast-result", &said))?;
    Ok(())
}

/// A game of the scenario that ends at some objective.
fn start(app: &App, scenario: &str, seed: u64) -> Option<Game> {
    let printed = app.components.scenario(scenario)?;
    let mut options = printed.options;
    options.victory_mode = VictoryMode::Objective;
    let mut setup = Setup::fresh(&app.components, scenario, options)?;
    setup.ledger.objective = printed.objective - LOWER + Rng::new(!seed).below(HIGHER) as i16;
    Game::new(&app.components, &setup).ok()
}
