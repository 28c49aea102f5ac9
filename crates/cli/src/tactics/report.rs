//! The share of the positions that a level solves, in words.

use super::{sentence, sentences};
use crate::app::App;
use dragonrage_lab::tactics::{FEW, Share, write as value};
use std::io::{self, Write};

/// Tells it.
pub fn write(app: &App, share: &Share, out: &mut impl Write) -> io::Result<()> {
    let percent = app.number(100.0 * share.share, 0);
    let args = [
        ("level", share.level.as_str().into()),
        ("suite", share.suite.into()),
        ("solved", share.solved.into()),
        ("all", share.positions.into()),
        ("percent", percent.into()),
    ];
    writeln!(out, "{}", app.text("tactics-share", &args))?;
    for (code, solved, all) in &share.needs {
        let args = [("needs", (*code).into()), ("solved", (*solved).into()), ("all", (*all).into())];
        writeln!(out, "  {}", app.text("tactics-needs", &args))?;
    }
    for (code, solved, all) in &share.themes {
        let args = [("theme", (*code).into()), ("solved", (*solved).into()), ("all", (*all).into())];
        writeln!(out, "  {}", app.text("tactics-theme", &args))?;
    }
    if let (solved, all @ 1..) = share.company {
        let args = [("few", FEW.into()), ("solved", solved.into()), ("all", all.into())];
        writeln!(out, "  {}", app.text("tactics-company", &args))?;
    }
    for result in share.results.iter().filter(|r| !r.solved) {
        let args = [
            ("id", result.id.as_str().into()),
            ("reached", value(result.reached).into()),
            ("best", value(result.best).into()),
        ];
        writeln!(out, "  {}", app.text("tactics-failed", &args))?;
        if let Some(slip) = &result.slip {
            let args = [
                ("done", sentence(app, &slip.shown.game, slip.shown.done).into()),
                ("reached", value(slip.done_value).into()),
                ("better", sentences(app, &slip.shown.game, &slip.shown.better).into()),
                ("best", value(slip.better_value).into()),
            ];
            writeln!(out, "      {}", app.text("tactics-slip", &args))?;
        }
    }
    Ok(())
}
