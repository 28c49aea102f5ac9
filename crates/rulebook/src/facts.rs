//! What a sentence of the rulebook says in every language alike: numbers, dice, hexes, codes of units and scenarios, keys
//! of options, and rules that it names. Words that stand for numbers ("two") are a matter of style and no facts.

use crate::looks_like_id;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Codes that are printed on counters, and names of scenarios.
const CODES: [&str; 24] = [
    "INF", "MIL", "ARH", "CAV", "HERO", "WZD", "BAL", "CAT", "GOB", "ORC", "TRL", "WRG", "E1", "E2", "E3", "E4", "E5",
    "E6", "N1", "N2", "N3", "N4", "N5", "N6",
];

/// The facts of a sentence: each as it is written, with how often it is said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    said: BTreeMap<String, usize>,
    /// Rules that are named; how often does not matter.
    rules: BTreeSet<String>,
}

impl Facts {
    /// The facts of a text.
    pub fn of(text: &str) -> Facts {
        let mut facts = Facts::default();
        for (n, part) in text.split('`').enumerate() {
            if n % 2 == 1 {
                facts.say(format!("`{part}`"));
            } else {
                facts.read(part);
            }
        }
        facts
    }

    fn say(&mut self, fact: String) {
        *self.said.entry(fact).or_default() += 1;
    }

    fn read(&mut self, text: &str) {
        let letters: Vec<char> = text.chars().collect();
        let is = |n: usize, f: fn(&char) -> bool| letters.get(n).is_some_and(f);
        let mut at = 0;
        while at < letters.len() {
            let begun = at;
            // A run of what ids, numbers, dice and codes are made of.
            while is(at, |c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-'))
                || is(at, |c| *c == ',') && is(at + 1, char::is_ascii_digit) && decimal(&letters, at)
            {
                at += 1;
            }
            if at == begun {
                at += 1;
                continue;
            }
            let run: String = letters[begun..at].iter().collect();
            let run = run.trim_end_matches(['.', '-']);
            let sign = begun.checked_sub(1).and_then(|n| letters.get(n)).filter(|c| matches!(c, '+' | '−'));
            let lone = !begun.checked_sub(2).and_then(|n| letters.get(n)).is_some_and(char::is_ascii_digit);
            let plus = is(at, |c| *c == '+') && !is(at + 1, |c| c.is_ascii_digit());
            self.take(run, sign.filter(|_| lone).copied(), plus);
            // `[2.3-e,f,g]` names three rules.
            if looks_like_id(run)
                && let Some((head, _)) = run.rsplit_once('-')
            {
                while is(at, |c| *c == ',')
                    && is(at + 1, char::is_ascii_lowercase)
                    && !is(at + 2, |c| c.is_alphanumeric())
                {
                    self.rules.insert(format!("{head}-{}", letters[at + 1]));
                    at += 2;
                }
            }
        }
    }

    fn take(&mut self, run: &str, sign: Option<char>, plus: bool) {
        let number = |text: &str| {
            text.starts_with(|c: char| c.is_ascii_digit())
                && text.bytes().all(|b| b.is_ascii_digit() || b".,".contains(&b))
        };
        let decimal = number(run) && run.len() == 3 && run.ends_with('5') && !run.bytes().all(|b| b.is_ascii_digit());
        if decimal {
            self.say(run.replace(',', "."));
        } else if looks_like_id(run) {
            self.rules.insert(run.to_owned());
        } else if number(run) {
            let (sign, plus) = (sign.map(String::from).unwrap_or_default(), if plus { "+" } else { "" });
            self.say(format!("{sign}{run}{plus}"));
        } else if CODES.contains(&run) || run.strip_suffix("d6").is_some_and(number) {
            self.say(run.to_owned());
        } else {
            // `T-Rex`, `ORC-Einheit`: codes and numbers within.
            for part in run.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty()) {
                if CODES.contains(&part) || number(part) {
                    self.say(part.to_owned());
                }
            }
        }
    }

    /// What one text says and the other does not: empty if both say the same.
    pub fn difference(&self, other: &Facts) -> Vec<String> {
        let mut out = Vec::new();
        for fact in self.said.keys().chain(other.said.keys()).collect::<BTreeSet<_>>() {
            let count = |facts: &Facts| facts.said.get(fact).copied().unwrap_or(0);
            if count(self) != count(other) {
                out.push(format!("{fact}: {} and {} times", count(self), count(other)));
            }
        }
        out.extend(self.rules.difference(&other.rules).map(|id| format!("[{id}] only in the first")));
        out.extend(other.rules.difference(&self.rules).map(|id| format!("[{id}] only in the second")));
        out
    }

    /// The rules that are named.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.rules.iter().map(String::as_str)
    }
}

/// Is the comma within a number, as in German `2,5`? In `5,6,7` it is not.
fn decimal(letters: &[char], comma: usize) -> bool {
    let digit = |n: Option<usize>| n.and_then(|n| letters.get(n)).is_some_and(char::is_ascii_digit);
    let more =
        |n: Option<usize>| n.and_then(|n| letters.get(n)).is_some_and(|c| c.is_ascii_digit() || matches!(c, ',' | '.'));
    digit(comma.checked_sub(1))
        && letters.get(comma + 1) == Some(&'5')
        && !more(comma.checked_sub(2))
        && !digit(Some(comma + 2))
        && letters.get(comma + 2) != Some(&',')
}

impl fmt::Display for Facts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = self.said.iter().map(|(fact, n)| if *n > 1 { format!("{fact} ×{n}") } else { fact.clone() });
        let all: Vec<String> = said.chain(self.rules.iter().map(|id| format!("[{id}]"))).collect();
        f.write_str(&all.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_found() {
        let facts =
            Facts::of("Roll 2d6 [2.3-e,f], §2.5.4, S-41.2: 5+, +1, −2, 1–3 hexes at 0606–0707; 4 INF, E1 `5_for` 60°.");
        assert_eq!(
            facts.to_string(),
            "+1, 0606, 0707, 1, 2d6, 3, 4, 5+, 60, E1, INF, `5_for`, −2, [2.3-e], [2.3-f], [2.5.4], [S-41]"
                .replace("[S-41]", "[S-41.2]")
        );
        assert_eq!(Facts::of("2.5").to_string(), Facts::of("2,5").to_string());
        assert_eq!(Facts::of("5,6,7").to_string(), "5, 6, 7");
        assert_eq!(Facts::of("ORC-Einheiten, T-Rex, 3er-Gruppe").to_string(), "ORC");
        assert_eq!(Facts::of("10 Hexfelder, 1. Runde").to_string(), "1, 10");
    }

    #[test]
    fn what_differs_is_told() {
        let (one, other) = (Facts::of("4 INF and 4 MIL [2.9]"), Facts::of("4 INF und 5 MIL [2.9-a]"));
        assert_eq!(
            one.difference(&other),
            ["4: 2 and 1 times", "5: 0 and 1 times", "[2.9] only in the first", "[2.9-a] only in the second"]
        );
        assert!(one.difference(&Facts::of("[2.9] 4 MIL, 4 INF, [2.9]")).is_empty());
    }
}
