//! `arena`: two computer players against each other. The match is `dragonrage_lab`'s; what is here shows how far it is,
//! keeps its games in files and tells its figures.

mod report;

use crate::app::App;
use crate::args;
use crate::contender::contender;
use crate::failure::Failure;
use crate::store::Store;
use crate::{files, progress};
use dragonrage_lab::arena::{Contest, Figures, Outcome, Terms};
use dragonrage_lab::{Sprt, starts};
use dragonrage_rules::Side;
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Arena) -> Result<(), Failure> {
    let scenarios = app.scenarios(&job.scenarios)?;
    files::folder(app, job.record_dir.as_deref())?;
    let terms = Terms {
        starts: starts(&app.components, &scenarios).map_err(|found| app.cannot_begin(&found))?,
        players: [contender(app, &job.a)?, contender(app, &job.b)?],
        sides: &Side::BOTH,
        seed: job.seed,
        records: job.record_dir.is_some(),
    };
    let about = terms.about();
    let sprt = job.sprt.then_some(Sprt { elo0: job.elo0, elo1: job.elo1, alpha: job.alpha, beta: job.beta });
    let contest = Contest { pairs: job.games.div_ceil(2) as usize, sprt, threads: job.threads };
    let (mut store, known) = Store::open(app, job.out.as_deref(), &about)?;
    let bar = progress::bar(app.say("progress-games"), 2 * contest.pairs);
    bar.set_position(known.iter().filter(|game: &&Outcome| game.game < 2 * contest.pairs).count() as u64);
    let (games, verdict) = contest.play(&terms, known, |played| {
        store.add(app, &played.outcome)?;
        let (outcome, record) = (&played.outcome, played.record.as_deref());
        files::keep_record(app, job.record_dir.as_deref(), &outcome.scenario, outcome.game, record)?;
        bar.inc(1);
        Ok::<_, Failure>(())
    })?;
    bar.finish_and_clear();

    let figures = Figures::new(&about, &games, sprt.map(|test| (test, verdict)));
    let mut out = io::stdout().lock();
    if job.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&figures).map_err(|e| Failure::Failed(e.to_string()))?)?;
    } else {
        report::write(app, &figures, &mut out)?;
    }
    out.flush()?;
    if figures.trouble() > 0 {
        return Err(Failure::Failed(app.text("arena-trouble", &[("count", figures.trouble().into())])));
    }
    Ok(())
}
