//! The figures of a ladder as a table.

use crate::app::App;
use dragonrage_lab::ladder::Rung;
use std::io::{self, Write};

/// Tells them, the worst opponent last.
pub fn write(app: &App, player: &str, rungs: &[Rung], out: &mut impl Write) -> io::Result<()> {
    let games: u32 = rungs.iter().map(|rung| rung.games).sum();
    writeln!(out, "{}", app.text("ladder-heading", &[("player", player.into()), ("games", games.into())]))?;
    writeln!(
        out,
        "  {:<20} {:>6} {:>26} {:>10} {:>11}",
        app.say("column-opponent"),
        app.say("progress-games"),
        app.say("column-points-interval"),
        app.say("column-as-invader"),
        app.say("column-as-defender"),
    )?;
    let percent = |x: f64| format!("{} %", app.number(100.0 * x, 1));
    let side = |share: Option<f64>| share.map_or("–".to_owned(), percent);
    for rung in rungs {
        let number = |x: f64| app.number(100.0 * x, 1);
        let share = format!("{} [{} … {}]", percent(rung.share), number(rung.low), number(rung.high));
        let text = format!(
            "  {:<20} {:>6} {:>26} {:>10} {:>11}",
            rung.opponent,
            rung.games,
            share,
            side(rung.as_invader),
            side(rung.as_defender),
        );
        writeln!(out, "{}", app.plain(text))?;
    }
    if let Some(worst) = rungs.last() {
        let args = [("opponent", worst.opponent.as_str().into()), ("share", percent(worst.share).into())];
        writeln!(out, "{}", app.text("ladder-worst", &args))?;
    }
    Ok(())
}
