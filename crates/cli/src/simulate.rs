//! `simulate`: many games without people, and how they ended. Equal seeds give equal output, to the byte.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::{files, progress, rule_stats};
use dragonrage_lab::simulate::{Series, Summary};
use dragonrage_rules::{BySide, Scenario};
use dragonrage_words::Family;
use indicatif::ProgressBar;
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Simulate) -> Result<(), Failure> {
    let scenarios: Vec<&Scenario> = match job.scenario.as_str() {
        "all" => app.scenarios("all")?,
        id => vec![app.scenario(id)?],
    };
    files::folder(app, job.record_dir.as_deref())?;
    let bar = progress::short_bar(app.say("progress-games"), job.games as usize * scenarios.len());
    let mut all = Vec::new();
    for scenario in scenarios {
        all.push(play(app, scenario, job, &bar)?);
    }
    bar.finish_and_clear();

    let mut out = io::stdout().lock();
    if job.json {
        let json = if job.scenario == "all" {
            serde_json::to_string_pretty(&all)
        } else {
            serde_json::to_string_pretty(&all[0])
        };
        writeln!(out, "{}", json.map_err(|e| Failure::Failed(e.to_string()))?)?;
    } else {
        for summary in &all {
            write(app, summary, &mut out)?;
        }
    }
    out.flush()?;
    let unfinished: u32 = all.iter().map(|s| s.unfinished).sum();
    if unfinished > 0 {
        return Err(Failure::Failed(app.text("simulate-undecided", &[("count", unfinished.into())])));
    }
    Ok(())
}

/// The games of one scenario.
fn play(app: &App, scenario: &Scenario, job: &args::Simulate, bar: &ProgressBar) -> Result<Summary, Failure> {
    let options = app.options(scenario, &job.options, &job.armies)?;
    let start = app.begin(app.header(scenario, options, &job.armies))?;
    let series = Series {
        start: &start,
        games: job.games,
        seed: job.seed,
        players: BySide { invader: job.invader, defender: job.defender },
        rules: job.rule_stats,
        records: job.record_dir.is_some(),
    };
    series.play(|n, record| {
        if let (Some(dir), Some(record)) = (&job.record_dir, record) {
            let path = dir.join(format!("{}-{}-{n:04}.txt", scenario.id, job.seed));
            std::fs::write(&path, record).map_err(|e| files::cannot_write(app, &path, e))?;
        }
        bar.inc(1);
        Ok(())
    })
}

/// What came of them, in words.
fn write(app: &App, summary: &Summary, out: &mut impl Write) -> io::Result<()> {
    let name = app.components.scenario(&summary.scenario).map(|s| app.words.scenario_name(s)).unwrap_or_default();
    let heading = format!("{} ({})", summary.scenario, name);
    writeln!(
        out,
        "{}",
        app.text("simulate-heading", &[("scenario", heading.into()), ("games", summary.games.into())])
    )?;
    let share = |n: u32| {
        let share = app.number(100.0 * f64::from(n) / f64::from(summary.games.max(1)), 1);
        format!("{share:>5} %")
    };
    let mut line = |label: String, n: u32| writeln!(out, "  {label:<34} {n:>8} {}", share(n));
    for (side, n) in &summary.winners {
        line(app.of(Family::Wins, side), *n)?;
    }
    for (reason, n) in summary.reasons.iter().filter(|(_, n)| **n > 0) {
        line(app.of(Family::EndReason, reason), *n)?;
    }
    for (grade, n) in summary.grades.iter().filter(|(_, n)| **n > 0) {
        line(app.of(Family::Grade, grade), *n)?;
    }
    writeln!(out, "  {:<34} {:>12}", app.say("column-mean-turns"), app.number(summary.mean_turns, 3))?;
    writeln!(out, "  {:<34} {:>12}", app.say("column-mean-vp"), app.number(summary.mean_vp, 3))?;
    summary.rules.iter().try_for_each(|rules| rule_stats::write(app, rules, out))
}
