//! Which rules were cited, and how often, in the rulebook's order.

use dragonrage_cases::Citations;
use serde::Serialize;

/// One rule.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Cited {
    /// Its id.
    pub rule: &'static str,
    /// How often events cited it.
    pub events: u64,
    /// How often refusals did; left out where nobody tried what is not possible.
    #[serde(skip_serializing_if = "is_zero")]
    pub refusals: u64,
}

fn is_zero(n: &u64) -> bool {
    *n == 0
}

/// The rules that were cited.
pub fn cited(citations: &Citations) -> Vec<Cited> {
    citations.in_order().map(|(rule, c)| Cited { rule, events: c.events, refusals: c.refusals }).collect()
}
