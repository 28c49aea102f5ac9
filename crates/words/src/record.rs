//! What is wrong with a record, told: for the terminal, and for the page, where a kept game can be damaged too.

use crate::{Context, Key, Value, Words};
use dragonrage_rules::notation::NotationError;
use dragonrage_rules::record::{HEADER, LONGEST, RecordError, RecordProblem};
use dragonrage_rules::{Area, BadOption, Components, Game, NoDir, NoHex, Options, Record, SetupProblem, Unfit};
use std::sync::Arc;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

/// Every text about records; the terminal says some of them about other things too.
pub const RECORDS: &[Key] = &[
    text("record-refused", &["file", "line", "reason"]),
    text("record-other-data", &["edition", "newest"]),
    text("record-bad-changes", &["reason"]),
    text("record-other-version", &["version"]),
    text("record-other-position", &[]),
    text("unknown-scenario", &["id", "known"]),
    text("unknown-option", &["key", "known"]),
    text("unknown-option-value", &["key", "value", "known"]),
    text("agreement-without-reinforcements", &[]),
    text("army-does-not-fit", &["kind", "side"]),
    text("objective-too-high", &["most"]),
    text("agreement-hex", &["hex"]),
    text("file-too-long", &["most"]),
    text("record-no-header", &["header"]),
    text("line-not-understood", &["text"]),
    text("line-unreadable", &["text", "reason"]),
    text("notation-empty", &[]),
    text("notation-unit", &["word"]),
    text("notation-verb", &["word"]),
    text("notation-hex", &["word"]),
    text("notation-direction", &["word"]),
    text("notation-area", &["word", "known"]),
    text("notation-number", &["word"]),
    text("notation-missing", &["word"]),
    text("notation-too-much", &["word"]),
    text("record-key-missing", &["key"]),
    text("record-impossible", &["text", "reason"]),
    text("record-after-end", &["text"]),
    text("record-other-play", &["since"]),
    text("record-other-turn", &["said", "turn"]),
];

impl Words {
    /// A record that cannot be read or replayed: which, where, and why. `record`: as far as it could be read.
    pub fn bad_record(
        &self,
        components: &Arc<Components>,
        name: &str,
        error: &RecordError,
        record: Option<&Record>,
    ) -> String {
        let (file, line) = (Value::from(name.to_owned()), Value::from(error.line));
        let reason = self.record_reason(components, &error.problem, record);
        self.text("record-refused", &[("file", file), ("line", line), ("reason", reason.into())])
    }

    /// Why a record cannot be read or replayed, without saying which and where.
    pub fn record_reason(
        &self,
        components: &Arc<Components>,
        problem: &RecordProblem,
        record: Option<&Record>,
    ) -> String {
        match problem {
            RecordProblem::NoHeader => self.text("record-no-header", &[("header", HEADER.into())]),
            RecordProblem::TooLong => self.text("file-too-long", &[("most", LONGEST.to_string().into())]),
            RecordProblem::UnknownKey(text) | RecordProblem::BadValue(text) => self.not_understood(text),
            RecordProblem::Notation { text, problem } => {
                let args = [("text", shown(text).into()), ("reason", self.bad_notation(problem).into())];
                self.text("line-unreadable", &args)
            }
            RecordProblem::Missing(key) => self.text("record-key-missing", &[("key", (*key).into())]),
            RecordProblem::Option(bad) => self.bad_option(bad),
            RecordProblem::NoScenario(id) => {
                let known: Vec<&str> = components.scenarios.iter().map(|s| s.id.as_str()).collect();
                self.text("unknown-scenario", &[("id", id.as_str().into()), ("known", known.join(", ").into())])
            }
            RecordProblem::OtherRules { found, .. } => {
                self.text("record-other-version", &[("version", found.to_string().into())])
            }
            RecordProblem::OtherData { edition, .. } => {
                let newest = components.edition.name.as_str();
                self.text("record-other-data", &[("edition", edition.as_str().into()), ("newest", newest.into())])
            }
            RecordProblem::Changes(reason) => self.text("record-bad-changes", &[("reason", reason.as_str().into())]),
            RecordProblem::Setup(problems) => self.bad_setup(problems, "; "),
            RecordProblem::Illegal { text, refusal, .. } => {
                let game = record.and_then(|r| r.start(components).ok());
                let context =
                    |g: &Game| self.refusal(refusal, &Context { roster: &g.components().roster, board: g.board() });
                let why = game.as_ref().map(context).unwrap_or_default();
                let reason = format!("{why} [{}]", refusal.rules.join(", "));
                self.text("record-impossible", &[("text", text.as_str().into()), ("reason", reason.into())])
            }
            RecordProblem::AfterEnd(text) => self.text("record-after-end", &[("text", text.as_str().into())]),
            RecordProblem::OtherTurn { said, turn } => {
                self.text("record-other-turn", &[("said", (*said).into()), ("turn", (*turn).into())])
            }
            RecordProblem::OtherPlay { since } => self.text("record-other-play", &[("since", (*since).into())]),
            RecordProblem::OtherPosition { .. } => self.text("record-other-position", &[]),
        }
    }

    /// A line that means nothing.
    pub fn not_understood(&self, text: &str) -> String {
        self.text("line-not-understood", &[("text", shown(text).into())])
    }

    /// Why a text is no action.
    fn bad_notation(&self, problem: &NotationError) -> String {
        let (key, word) = match problem {
            NotationError::Empty => return self.text("notation-empty", &[]),
            NotationError::Unit(word) => ("notation-unit", word),
            NotationError::Verb(word) => ("notation-verb", word),
            NotationError::Hex(NoHex(word)) => ("notation-hex", word),
            NotationError::Dir(NoDir(word)) => ("notation-direction", word),
            NotationError::Area(word) => {
                let known = Area::ALL.map(Area::code).join(", ");
                return self.text("notation-area", &[("word", shown(word).into()), ("known", known.into())]);
            }
            NotationError::Number(word) => ("notation-number", word),
            NotationError::Missing(word) => ("notation-missing", word),
            NotationError::TooMuch(word) => ("notation-too-much", word),
        };
        self.text(key, &[("word", shown(word).into())])
    }

    /// An option that does not exist or cannot have that value.
    pub fn bad_option(&self, bad: &BadOption) -> String {
        match bad {
            BadOption::Key(key) => {
                let keys: Vec<&str> = Options::default().list().iter().map(|(key, _)| *key).collect();
                self.text("unknown-option", &[("key", key.as_str().into()), ("known", keys.join(", ").into())])
            }
            BadOption::Value { key, value, allowed } => self.text(
                "unknown-option-value",
                &[("key", key.as_str().into()), ("value", value.as_str().into()), ("known", allowed.as_str().into())],
            ),
        }
    }

    /// A scenario that cannot be set up. An agreement that does not fit is the players' own; anything else would be a
    /// fault of the data, of which the rules speak in English.
    pub fn bad_setup(&self, problems: &[SetupProblem], between: &str) -> String {
        let tell = |problem: &SetupProblem| match problem {
            SetupProblem::Agreement(Unfit::NoReinforcements) => self.text("agreement-without-reinforcements", &[]),
            SetupProblem::Agreement(Unfit::Hex(hex)) => self.text("agreement-hex", &[("hex", hex.to_string().into())]),
            SetupProblem::TooFewCounters { kind, there } => {
                self.text("army-too-few-counters", &[("kind", self.kind(*kind).into()), ("there", (*there).into())])
            }
            SetupProblem::NotInArmy { kind, side } => {
                self.text("army-does-not-fit", &[("kind", self.kind(*kind).into()), ("side", side.code().into())])
            }
            SetupProblem::Objective { most } => self.text("objective-too-high", &[("most", (*most).into())]),
            other => other.to_string(),
        };
        problems.iter().map(tell).collect::<Vec<_>>().join(between)
    }
}

/// What somebody wrote, without signs that would move a cursor.
pub(crate) fn shown(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_there_for_nothing() {
        let source = include_str!("record.rs");
        for key in RECORDS {
            assert!(source.matches(&format!("\"{}\"", key.name)).count() > 1, "nothing says {}", key.name);
        }
    }
}
