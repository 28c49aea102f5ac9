//! Games before their first step.

use dragonrage_rules::{Components, Game, Journal, Scenario, SetupProblem};
use std::sync::Arc;

/// A scenario's id and its game before the first step.
pub type Start = (String, Game);

/// The games of these scenarios, each with its own options.
pub fn starts(components: &Arc<Components>, scenarios: &[&Scenario]) -> Result<Arc<[Start]>, Vec<SetupProblem>> {
    let start = |s: &&Scenario| Ok((s.id.clone(), Journal::start(components, &s.id, s.options)?.game().clone()));
    scenarios.iter().map(start).collect()
}
