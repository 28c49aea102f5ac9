//! `--rule-stats`: which rules were cited, and how often, in the rulebook's order.

use crate::app::App;
use dragonrage_cases::Citations;
use serde::Serialize;
use std::io::{self, Write};

/// One rule.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Cited {
    rule: &'static str,
    events: u64,
    /// Left out where nobody tried what is not possible.
    #[serde(skip_serializing_if = "is_zero")]
    refusals: u64,
}

fn is_zero(n: &u64) -> bool {
    *n == 0
}

/// The rules that were cited.
pub fn list(citations: &Citations) -> Vec<Cited> {
    citations.in_order().map(|(rule, c)| Cited { rule, events: c.events, refusals: c.refusals }).collect()
}

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
