//! `--rule-stats`: which rules were cited, and how often.

use crate::app::App;
use dragonrage_lab::Cited;
use std::io::{self, Write};

/// A line for each of them.
pub fn write(app: &App, list: &[Cited], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "  {}", app.text("rule-stats-heading", &[("count", list.len().into())]))?;
    let (events, refusals) = (app.say("column-events"), app.say("column-refusals"));
    let refused = list.iter().any(|c| c.refusals > 0);
    writeln!(out, "{:<16}{events:>12}{}", "", if refused { format!("{refusals:>12}") } else { String::new() })?;
    for c in list {
        let more = if refused { format!("{:>12}", c.refusals) } else { String::new() };
        writeln!(out, "    {:<12}{:>12}{more}", c.rule, c.events)?;
    }
    Ok(())
}
