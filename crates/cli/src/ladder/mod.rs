//! `ladder`: one player against everybody else who has a name. The matches are `dragonrage_lab`'s; what is here keeps their
//! games in a folder, a file for each opponent, shows how far it is, and tells the figures in one table.

mod report;

use crate::app::App;
use crate::args;
use crate::contender::contender;
use crate::failure::Failure;
use crate::store::Store;
use crate::{files, progress};
use dragonrage_lab::arena::Contest;
use dragonrage_lab::ladder::{Ladder, Rung, order};
use dragonrage_lab::starts;
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Ladder) -> Result<(), Failure> {
    let scenarios = app.scenarios(&job.scenarios)?;
    files::folder(app, job.out.as_deref())?;
    let ladder = Ladder {
        player: contender(app, &job.player)?,
        seed: job.seed,
        starts: starts(&app.components, &scenarios).map_err(|found| app.cannot_begin(&found))?,
    };
    let named = job.against.iter().flat_map(|together| &together.0);
    let mut opponents = named.map(|named| contender(app, named)).collect::<Result<Vec<_>, _>>()?;
    // Nobody is measured against himself.
    opponents.retain(|opponent| opponent.name != ladder.player.name);
    let contest = Contest { pairs: job.games.div_ceil(2) as usize, sprt: None, threads: job.threads };
    let all: usize = opponents.iter().map(|opponent| contest.pairs * opponent.sides().len()).sum();
    let bar = progress::bar(app.say("progress-games"), all);
    let mut rungs = Vec::new();
    for opponent in &opponents {
        let terms = ladder.against(opponent);
        let file = job.out.as_ref().map(|dir| dir.join(format!("{}.jsonl", file_name(&opponent.name))));
        let (mut store, known) = Store::open(app, file.as_deref(), &terms.about())?;
        let (games, _) = contest.play(&terms, known, |played| {
            bar.inc(1);
            store.add(app, &played.outcome)
        })?;
        rungs.push(Rung::new(opponent, &games));
        // Games that were known are done, too.
        let done: usize = rungs.iter().map(|rung| rung.games as usize).sum();
        bar.set_position(done as u64);
    }
    bar.finish_and_clear();
    order(&mut rungs);
    tell(app, job, &ladder.player.name, &rungs)?;
    match rungs.iter().map(|rung| rung.trouble).sum::<u32>() {
        0 => Ok(()),
        count => Err(Failure::Failed(app.text("arena-trouble", &[("count", count.into())]))),
    }
}

fn tell(app: &App, job: &args::Ladder, player: &str, rungs: &[Rung]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if job.json {
        writeln!(out, "{}", serde_json::to_string_pretty(rungs).map_err(|e| Failure::Failed(e.to_string()))?)?;
    } else {
        report::write(app, player, rungs, &mut out)?;
    }
    Ok(out.flush()?)
}

/// A name as part of a file's.
fn file_name(name: &str) -> String {
    name.chars().map(|c| if c.is_alphanumeric() || c == '-' { c } else { '-' }).collect()
}
