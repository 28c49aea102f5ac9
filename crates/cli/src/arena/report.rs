//! The figures of a match as a table.

use crate::app::App;
use dragonrage_lab::arena::Figures;
use std::io::{self, Write};

/// Tells them.
pub fn write(app: &App, figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let heading = [
        ("a", figures.about.a.as_str().into()),
        ("b", figures.about.b.as_str().into()),
        ("games", figures.games.into()),
    ];
    writeln!(out, "{}", app.text("arena-heading", &heading))?;
    writeln!(
        out,
        "  {:<12} {:>6} {:>16} {:>22} {:>9} {:>9}",
        app.say("column-scenario"),
        app.say("progress-games"),
        app.say("column-share"),
        app.say("column-elo"),
        app.say("column-as-invader"),
        app.say("column-as-defender"),
    )?;
    let percent = |x: f64| format!("{} %", app.number(100.0 * x, 1));
    for line in figures.scenarios.iter().chain([&figures.all]) {
        let name = if line.scenario == "all" { app.say("arena-all") } else { line.scenario.clone() };
        let share = format!("{} ± {}", percent(line.share), app.number(100.0 * line.margin, 1));
        let number = |x| app.number(x, 0);
        let elo = format!("{} [{} … {}]", number(line.elo), number(line.elo_low), number(line.elo_high));
        let text = format!(
            "  {:<12} {:>6} {:>16} {:>22} {:>9} {:>9}",
            name,
            line.games,
            share,
            elo,
            percent(line.as_invader),
            percent(line.as_defender)
        );
        writeln!(out, "{}", app.plain(text))?;
    }
    for times in &figures.times {
        let args = [
            ("player", times.player.as_str().into()),
            ("mean", app.number(times.mean_ms, 2).into()),
            ("most", app.number(times.p99_ms, 2).into()),
            ("turns", times.player_turns.into()),
        ];
        writeln!(out, "{}", app.text("arena-times", &args))?;
    }
    if let Some(test) = &figures.sprt {
        let args = [
            ("likelihood", app.number(test.likelihood, 2).into()),
            ("low", app.number(test.elo0, 1).into()),
            ("high", app.number(test.elo1, 1).into()),
            ("verdict", test.verdict.into()),
        ];
        writeln!(out, "{}", app.text("arena-sprt", &args))?;
    }
    Ok(())
}
