//! Names and descriptions of the printed scenarios [3.1, 3.2].

use crate::Words;
use dragonrage_rules::Scenario;
use fluent_bundle::FluentArgs;

/// Ids of the printed scenarios.
#[cfg(test)]
pub(crate) const PRINTED: [&str; 12] = [
    "esirien-1",
    "esirien-2",
    "esirien-3",
    "esirien-4",
    "esirien-5",
    "esirien-6",
    "nurkott-1",
    "nurkott-2",
    "nurkott-3",
    "nurkott-4",
    "nurkott-5",
    "nurkott-6",
];

impl Words {
    /// A scenario's name; one that is not printed keeps its own.
    pub fn scenario_name(&self, scenario: &Scenario) -> String {
        let key = format!("scenario-{}-name", scenario.id);
        self.try_say(&key, &FluentArgs::new()).unwrap_or_else(|| scenario.name.clone())
    }

    /// What a scenario is about, in a sentence or two; empty for one that is not printed.
    pub fn scenario_description(&self, scenario: &Scenario) -> String {
        self.try_say(&format!("scenario-{}-description", scenario.id), &FluentArgs::new()).unwrap_or_default()
    }
}
