//! How often rules were given as the reason for what happened, or for what was refused.

use crate::rulebook;
use dragonrage_rules::{Event, Refusal, Sink};
use std::collections::BTreeMap;

/// How often one rule was cited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cited {
    /// By events.
    pub events: u64,
    /// By refusals.
    pub refusals: u64,
}

/// The rules cited so far. As a sink it listens to a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Citations(BTreeMap<&'static str, Cited>);

impl Sink for Citations {
    fn emit(&mut self, event: Event) {
        for id in event.rules {
            self.0.entry(id).or_default().events += 1;
        }
    }
}

impl Citations {
    /// Something was refused.
    pub fn refused(&mut self, refusal: &Refusal) {
        for id in refusal.rules {
            self.0.entry(id).or_default().refusals += 1;
        }
    }

    /// Adds what was cited elsewhere.
    pub fn add(&mut self, other: &Citations) {
        other.0.iter().for_each(|(id, cited)| self.count(id, *cited));
    }

    /// The rules cited at least once, in the rulebook's order. A part counts for its whole.
    pub fn in_order(&self) -> impl Iterator<Item = (&'static str, Cited)> {
        let mut whole = Citations::default();
        for (part, cited) in &self.0 {
            whole.count(rulebook::base(part).unwrap_or(part), *cited);
        }
        rulebook::ids().filter_map(move |id| whole.0.get(id).map(|cited| (id, *cited)))
    }

    fn count(&mut self, id: &'static str, cited: Cited) {
        let sum = self.0.entry(id).or_default();
        sum.events += cited.events;
        sum.refusals += cited.refusals;
    }
}
