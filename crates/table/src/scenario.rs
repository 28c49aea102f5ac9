//! What a page about a scenario tells besides its story: goal, limits, who begins, where, and who comes later. Every value is the data's or the
//! rules'; the story and the advice are chapter C of the rulebook.

use crate::measured::Measured;
use dragonrage_rules::{Components, Force, Journal, Scenario, Side, TURNS_WITHOUT_SUCCESS};
use dragonrage_words::Words;
use std::sync::Arc;

/// The section of the rulebook about a scenario: `C.3`; none for one that is not printed.
pub fn section(components: &Components, id: &str) -> Option<String> {
    components.scenarios.iter().position(|s| s.id == id).map(|n| format!("C.{}", n + 1))
}

/// The army of a side: `2 × Dragon, 3 × Orcs`.
pub fn army(words: &Words, forces: &[Force]) -> String {
    let list: Vec<String> = forces.iter().map(|f| format!("{}\u{a0}×\u{a0}{}", f.count, words.kind(f.kind))).collect();
    list.join(", ")
}

/// The facts, a sentence for each.
pub fn facts(words: &Words, components: &Arc<Components>, scenario: &Scenario) -> Vec<String> {
    let mut out = Vec::new();
    if let Ok(journal) = Journal::start(components, &scenario.id, scenario.options) {
        out.push(words.text("page-goal", &[("vp", journal.game().goal().into())]));
    }
    out.push(words.text("screen-scenario-limits", &[("turns", TURNS_WITHOUT_SUCCESS.into())]));
    let place = if scenario.setup[Side::Invader].iter().next().is_none() { "entry" } else { "edges" };
    out.push(words.text("screen-scenario-set-up", &[("where", place.into())]));
    out.push(words.text("welcome-moves-first", &[("side", scenario.first.code().into())]));
    if let Some(r) = scenario.reinforcements.as_ref().filter(|r| r.first_turn > 0) {
        let army = army(words, &[Force { kind: r.kind, count: r.count }]);
        let args = [("army", army.into()), ("first", r.first_turn.into()), ("every", r.every.into())];
        out.push(words.text("screen-scenario-reinforcements", &args));
    }
    if let Some(m) = Measured::of(&scenario.id) {
        let lean = m.easier().map_or("even", |side| side.code());
        out.push(words.text("welcome-even", &[("side", lean.into()), ("percent", m.percent().into())]) + ".");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_words::Lang;

    #[test]
    fn every_scenario_has_its_facts_in_every_language() {
        let components = dragonrage_data::embedded();
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for scenario in &components.scenarios {
                let told = facts(&words, &components, scenario);
                assert_eq!(told.len(), 6, "{} {}", lang.code(), scenario.id);
                assert!(
                    told[1].contains("10")
                        && told[4].contains(&words.kind(scenario.reinforcements.as_ref().unwrap().kind))
                );
                assert!(!army(&words, &scenario.forces.invader).is_empty());
            }
        }
        assert_eq!(section(&components, "nurkott-1").as_deref(), Some("C.7"));
        assert_eq!(section(&components, "mine"), None);
    }
}
