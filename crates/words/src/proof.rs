//! What the dice of a record prove and what not, or what is wrong with them: for the terminal and the page alike.

use crate::record::shown;
use crate::{Key, Value, Words};
use dragonrage_dice::{Fault, Finding, LENGTH, Party, ProofProblem, Verified, written};
use dragonrage_rules::record::LONGEST;
use dragonrage_rules::{Components, Record};
use std::sync::Arc;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

/// Every text about the dice of a record. `party` is the code of a chain's owner; indices that are not there are 0.
pub const PROOF: &[Key] = &[
    text("proof-verified", &["rolls"]),
    text("proof-proven", &[]),
    text("proof-open", &[]),
    text("proof-legal", &[]),
    text("proof-dice", &[]),
    text("proof-look-ahead", &[]),
    text("proof-kept", &[]),
    text("proof-origin", &[]),
    text("proof-players", &[]),
    text("proof-unsealed", &[]),
    text("proof-unfinished", &[]),
    text("proof-none", &[]),
    text("proof-refused", &["file", "line", "reason"]),
    text("proof-stray", &["index", "party"]),
    text("proof-terms", &[]),
    text("proof-seats", &[]),
    text("proof-sides", &[]),
    text("proof-unopened", &["index", "party", "opened"]),
    text("proof-differs", &["index", "said", "due"]),
    text("proof-exhausted", &[]),
    text("proof-places", &["roll", "said", "due"]),
    text("proof-unlike", &[]),
    text("proof-expected", &["what"]),
    text("proof-bad-value", &["text"]),
    text("proof-too-much", &[]),
    text("proof-order", &["index", "most"]),
];

fn party(party: Party) -> Value<'static> {
    Value::from(party.code().to_string())
}

impl Words {
    /// That the dice of a record are those of its chains, in one sentence.
    pub fn verified(&self, verified: &Verified) -> String {
        self.text("proof-verified", &[("rolls", verified.rolls.into())])
    }

    /// What a record proves, or does not.
    ///
    /// ```
    /// # use dragonrage_words::*;
    /// use dragonrage_dice::Finding;
    /// assert!(Words::new(Lang::En).finding(Finding::Legal).starts_with("Every action is legal"));
    /// assert!(Words::new(Lang::De).finding(Finding::Legal).starts_with("Jede Aktion ist erlaubt"));
    /// ```
    pub fn finding(&self, finding: Finding) -> String {
        let key = match finding {
            Finding::Legal => "proof-legal",
            Finding::Dice => "proof-dice",
            Finding::LookAhead => "proof-look-ahead",
            Finding::Kept => "proof-kept",
            Finding::Origin => "proof-origin",
            Finding::Players => "proof-players",
            Finding::Unsealed => "proof-unsealed",
            Finding::Unfinished => "proof-unfinished",
        };
        self.text(key, &[])
    }

    /// Why the dice of a record are not proven: which record, where, and why.
    pub fn unproven(&self, components: &Arc<Components>, name: &str, fault: &Fault, record: Option<&Record>) -> String {
        let reason = self.fault_reason(components, fault, record);
        match fault.line() {
            None => reason,
            Some(line) => {
                let file = Value::from(name.to_owned());
                self.text("proof-refused", &[("file", file), ("line", line.into()), ("reason", reason.into())])
            }
        }
    }

    /// Why the dice of a record are not proven, without saying which and where. `record`: as far as it could be read.
    pub fn fault_reason(&self, components: &Arc<Components>, fault: &Fault, record: Option<&Record>) -> String {
        match fault {
            Fault::NoProof => self.text("proof-none", &[]),
            Fault::Proof(error) => self.bad_proof(&error.problem),
            Fault::Record(error) => self.record_reason(components, &error.problem, record),
            Fault::Stray { party: whose, index, .. } => {
                self.text("proof-stray", &[("index", (*index).into()), ("party", party(*whose))])
            }
            Fault::Terms { .. } => self.text("proof-terms", &[]),
            Fault::Seats { .. } => self.text("proof-seats", &[]),
            Fault::Sides { .. } => self.text("proof-sides", &[]),
            Fault::Unopened { index, party: whose, opened, .. } => {
                let args = [("index", (*index).into()), ("party", party(*whose)), ("opened", (*opened).into())];
                self.text("proof-unopened", &args)
            }
            Fault::Differs { index, said, due, .. } => {
                let args = [("index", (*index).into()), ("said", written(*said).into()), ("due", written(*due).into())];
                self.text("proof-differs", &args)
            }
            Fault::Exhausted { .. } => self.text("proof-exhausted", &[]),
            Fault::Places { roll, said, due, .. } => {
                let index = |n: &Option<u32>| Value::from(n.unwrap_or(0));
                let args = [("roll", (*roll).into()), ("said", index(said)), ("due", index(due))];
                self.text("proof-places", &args)
            }
            Fault::Unlike { .. } => self.text("proof-unlike", &[]),
        }
    }

    fn bad_proof(&self, problem: &ProofProblem) -> String {
        match problem {
            ProofProblem::Absent => self.text("proof-none", &[]),
            ProofProblem::TooLong => self.text("file-too-long", &[("most", LONGEST.to_string().into())]),
            ProofProblem::Expected(what) => self.text("proof-expected", &[("what", format!("# dice {what}").into())]),
            ProofProblem::BadValue(text) => self.text("proof-bad-value", &[("text", shown(text).into())]),
            ProofProblem::TooMuch => self.text("proof-too-much", &[]),
            ProofProblem::Order(index) => {
                self.text("proof-order", &[("index", (*index).into()), ("most", LENGTH.into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use dragonrage_dice::ProofError;
    use std::collections::BTreeSet;

    #[test]
    fn no_text_is_there_for_nothing() {
        let source = include_str!("proof.rs");
        // Headings stand where findings are listed.
        for key in PROOF.iter().filter(|key| !["proof-proven", "proof-open"].contains(&key.name)) {
            assert!(source.matches(&format!("\"{}\"", key.name)).count() > 1, "nothing says {}", key.name);
        }
    }

    #[test]
    fn every_fault_is_told_in_every_language_with_its_figures() {
        let components = dragonrage_data::embedded();
        let (line, index, party) = (77, 4321, Party::One);
        let bad = |problem| Fault::Proof(ProofError { line, problem });
        let faults = [
            (Fault::Stray { line, party, index }, vec!["77", "4321"]),
            (Fault::Terms { line }, vec!["77"]),
            (Fault::Seats { line }, vec!["77"]),
            (Fault::Sides { line }, vec!["77"]),
            (Fault::Unopened { line, index, party, opened: 99 }, vec!["77", "4321", "99"]),
            (Fault::Differs { line, index, said: (3, 5), due: (2, 6) }, vec!["77", "4321", "3+5", "2+6"]),
            (Fault::Differs { line, index, said: (3, 0), due: (2, 0) }, vec!["77", "4321", "3", "2"]),
            (Fault::Exhausted { line }, vec!["77"]),
            (Fault::Places { line, roll: 8, said: Some(1234), due: Some(1240) }, vec!["77", "8", "1234", "1240"]),
            (Fault::Places { line, roll: 8, said: None, due: Some(1240) }, vec!["77", "8", "1240"]),
            (Fault::Places { line, roll: 8, said: Some(1234), due: None }, vec!["77", "8"]),
            (Fault::Unlike { line }, vec!["77"]),
            (bad(ProofProblem::TooLong), vec!["77"]),
            (bad(ProofProblem::Expected("mix 1")), vec!["77", "# dice mix 1"]),
            (bad(ProofProblem::BadValue("x\u{7}y".to_owned())), vec!["77", "x?y"]),
            (bad(ProofProblem::TooMuch), vec!["77"]),
            (bad(ProofProblem::Order(4321)), vec!["77", "4321", "16384"]),
            (Fault::NoProof, vec![]),
        ];
        let mut all = BTreeSet::new();
        for words in Lang::ALL.map(Words::for_page) {
            for (fault, figures) in &faults {
                let said = words.unproven(&components, "game.txt", fault, None);
                let plain: String = said.chars().filter(|c| !['\u{2068}', '\u{2069}'].contains(c)).collect();
                let all_there = figures.iter().all(|figure| plain.contains(figure));
                // What is not there is not told as a nought.
                let nought = plain.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == "0");
                assert!(all_there && !nought && !plain.contains("proof-"), "{}: {plain}", words.lang().code());
                assert!(all.insert(plain), "{}: {said} is said twice", words.lang().code());
            }
        }
    }
}
