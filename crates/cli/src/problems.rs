//! What is wrong with a record or a position, in the reader's language.

use crate::app::App;
use dragonrage_data::newest;
use dragonrage_rules::notation::NotationError;
use dragonrage_rules::position::PositionError;
use dragonrage_rules::record::{HEADER, RecordError, RecordProblem};
use dragonrage_rules::{Area, BadOption, NoDir, NoHex, Record, SetupProblem, Unfit};
use std::path::Path;

/// A record that cannot be read or replayed: which, where, and why.
pub fn record(app: &App, file: &Path, error: &RecordError, record: Option<&Record>) -> String {
    let (file, line) = (file.display().to_string(), error.line);
    let reason = record_reason(app, &error.problem, record);
    app.text("record-refused", &[("file", file.into()), ("line", line.into()), ("reason", reason.into())])
}

/// Why a record cannot be read or replayed, without saying where.
pub fn record_reason(app: &App, problem: &RecordProblem, record: Option<&Record>) -> String {
    match problem {
        RecordProblem::NoHeader => app.text("record-no-header", &[("header", HEADER.into())]),
        RecordProblem::TooLong => app.text("file-too-long", &[("most", crate::files::LONGEST.to_string().into())]),
        RecordProblem::UnknownKey(text) | RecordProblem::BadValue(text) => not_understood(app, text),
        RecordProblem::Notation { text, problem } => {
            let args = [("text", shown(text).into()), ("reason", notation(app, problem).into())];
            app.text("line-unreadable", &args)
        }
        RecordProblem::Missing(key) => app.text("record-key-missing", &[("key", (*key).into())]),
        RecordProblem::Option(bad) => option(app, bad),
        RecordProblem::NoScenario(id) => {
            let known: Vec<&str> = app.components.scenarios.iter().map(|s| s.id.as_str()).collect();
            app.text("unknown-scenario", &[("id", id.as_str().into()), ("known", known.join(", ").into())])
        }
        RecordProblem::OtherRules { found, .. } => {
            app.text("record-other-version", &[("version", found.to_string().into())])
        }
        RecordProblem::OtherData { edition, .. } => {
            app.text("record-other-data", &[("edition", edition.as_str().into()), ("newest", newest().into())])
        }
        RecordProblem::Changes(reason) => app.text("record-bad-changes", &[("reason", reason.as_str().into())]),
        RecordProblem::Setup(problems) => setup(app, problems, "; "),
        RecordProblem::Illegal { text, refusal, .. } => {
            let game = record.and_then(|r| r.start(&app.components).ok());
            let why = game.map(|g| app.words.refusal(refusal, &app.context(&g))).unwrap_or_default();
            let reason = format!("{why} [{}]", refusal.rules.join(", "));
            app.text("record-impossible", &[("text", text.as_str().into()), ("reason", reason.into())])
        }
        RecordProblem::AfterEnd(text) => app.text("record-after-end", &[("text", text.as_str().into())]),
        RecordProblem::OtherTurn { said, turn } => {
            app.text("record-other-turn", &[("said", (*said).into()), ("turn", (*turn).into())])
        }
        RecordProblem::OtherPlay { since } => app.text("record-other-play", &[("since", (*since).into())]),
        RecordProblem::OtherPosition { .. } => app.say("record-other-position"),
    }
}

fn not_understood(app: &App, text: &str) -> String {
    app.text("line-not-understood", &[("text", shown(text).into())])
}

fn shown(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

/// Why a text is no action.
fn notation(app: &App, problem: &NotationError) -> String {
    let (key, word) = match problem {
        NotationError::Empty => return app.say("notation-empty"),
        NotationError::Unit(word) => ("notation-unit", word),
        NotationError::Verb(word) => ("notation-verb", word),
        NotationError::Hex(NoHex(word)) => ("notation-hex", word),
        NotationError::Dir(NoDir(word)) => ("notation-direction", word),
        NotationError::Area(word) => {
            let known = Area::ALL.map(Area::code).join(", ");
            return app.text("notation-area", &[("word", shown(word).into()), ("known", known.into())]);
        }
        NotationError::Number(word) => ("notation-number", word),
        NotationError::Missing(word) => ("notation-missing", word),
        NotationError::TooMuch(word) => ("notation-too-much", word),
    };
    app.text(key, &[("word", shown(word).into())])
}

/// An option that does not exist or cannot have that value.
pub fn option(app: &App, bad: &BadOption) -> String {
    match bad {
        BadOption::Key(key) => {
            let keys: Vec<&str> = dragonrage_rules::Options::default().list().iter().map(|(key, _)| *key).collect();
            app.text("unknown-option", &[("key", key.as_str().into()), ("known", keys.join(", ").into())])
        }
        BadOption::Value { key, value, allowed } => app.text(
            "unknown-option-value",
            &[("key", key.as_str().into()), ("value", value.as_str().into()), ("known", allowed.as_str().into())],
        ),
    }
}

/// A scenario that cannot be set up. An agreement that does not fit is the players' own; anything else would be a
/// fault of the data, of which the rules speak in English.
pub fn setup(app: &App, problems: &[SetupProblem], between: &str) -> String {
    let tell = |problem: &SetupProblem| match problem {
        SetupProblem::Agreement(Unfit::NoReinforcements) => app.say("agreement-without-reinforcements"),
        SetupProblem::Agreement(Unfit::Hex(hex)) => app.text("agreement-hex", &[("hex", hex.to_string().into())]),
        SetupProblem::TooFewCounters { kind, there } => {
            app.text("army-too-few-counters", &[("kind", app.words.kind(*kind).into()), ("there", (*there).into())])
        }
        SetupProblem::NotInArmy { kind, side } => {
            app.text("army-does-not-fit", &[("kind", app.words.kind(*kind).into()), ("side", side.code().into())])
        }
        SetupProblem::Objective { most } => app.text("objective-too-high", &[("most", (*most).into())]),
        other => other.to_string(),
    };
    problems.iter().map(tell).collect::<Vec<_>>().join(between)
}

/// All lines of a position that cannot be read.
pub fn position(app: &App, file: &Path, errors: &[PositionError], text: &str) -> String {
    let english = app.words.lang() == dragonrage_words::Lang::En;
    let file = file.display().to_string();
    let mut out = app.text("position-refused", &[("file", file.into()), ("count", errors.len().into())]);
    for e in errors {
        // The rules speak English only; other readers are shown the line.
        let problem = if english {
            e.problem.clone()
        } else {
            let line: String = text.lines().nth(e.line.saturating_sub(1)).unwrap_or("").chars().take(60).collect();
            not_understood(app, &line)
        };
        out.push_str("\n  ");
        out.push_str(&app.text("line-says", &[("line", e.line.into()), ("problem", problem.into())]));
    }
    out
}
