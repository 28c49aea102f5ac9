//! `balance`: equal players on both sides of every scenario. The games are `dragonrage_lab`'s; what is here shows how far
//! they are, keeps them in files and tells their figures.

mod page;
mod report;

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::store::Store;
use crate::{files, progress};
use dragonrage_lab::Contender;
use dragonrage_lab::balance::{Field, Figures, Played, Run};
use std::io::{self, Write};
use std::path::Path;

/// Runs the command; `data` is the folder that replaces the built-in data.
pub fn run(app: &App, job: &args::Balance, data: Option<&Path>) -> Result<(), Failure> {
    let fields = app.scenarios(&job.scenarios)?.into_iter().map(|s| Field::new(&app.components, s));
    let run = Run {
        fields: fields.collect::<Result<_, _>>().map_err(|found| app.cannot_begin(&found))?,
        player: Contender::plain(job.level),
        seed: job.seed,
        games: job.games as usize,
        stairs: job.stairs() as usize,
        threads: job.threads,
        records: job.record_dir.is_some(),
    };
    if let Some(path) = &job.report {
        // Better now than after hours.
        page::place(app, path)?;
    }
    files::folder(app, job.record_dir.as_deref())?;
    let games = play(app, job, &run)?;
    let figures = Figures::new(&run, &games);
    let mut out = io::stdout().lock();
    report::write(app, job, &figures, &mut out)?;
    if let Some(path) = &job.report {
        page::write(app, path, &report::markdown(job, data, &figures))?;
        writeln!(out, "{}", app.text("balance-written", &[("file", path.display().to_string().into())]))?;
    }
    out.flush()?;
    let trouble: u32 = games.iter().map(Played::trouble).sum();
    if trouble > 0 {
        return Err(Failure::Failed(app.text("arena-trouble", &[("count", trouble.into())])));
    }
    Ok(())
}

/// Plays what the file does not hold yet.
fn play(app: &App, job: &args::Balance, run: &Run) -> Result<Vec<Played>, Failure> {
    let (mut store, known) = Store::open(app, job.out.as_deref(), &run.about())?;
    let bar = progress::bar(app.say("progress-games"), run.len());
    bar.set_position(known.iter().filter(|game| run.counts(game)).count() as u64);
    let games = run.play(known, |played, record| {
        store.add(app, played)?;
        files::keep_record(app, job.record_dir.as_deref(), &played.scenario, played.n, record.as_deref())?;
        bar.inc(1);
        Ok::<_, Failure>(())
    })?;
    bar.finish_and_clear();
    Ok(games)
}
