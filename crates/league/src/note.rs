//! What a person must be told, before it is a sentence.

use dragonrage_rules::{Kind, RuleIds, Side};
use std::fmt;

/// A value inside a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, for plurals too.
    Number(i64),
    /// Points of armies, in half points.
    Points(u32),
    /// A name, a list, a hex.
    Text(String),
    /// A kind of unit.
    Kind(Kind),
    /// A side.
    Side(Side),
}

/// For programmers and tests.
impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Arg::Number(n) => write!(f, "{n}"),
            Arg::Points(p) => f.write_str(&crate::points_text(*p, ".")),
            Arg::Text(t) => f.write_str(t),
            Arg::Kind(k) => write!(f, "{k}"),
            Arg::Side(s) => f.write_str(s.code()),
        }
    }
}

/// A sentence to be: its key in `dragonrage-words`, its arguments, the rules behind it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Note {
    /// Key of the sentence.
    pub key: &'static str,
    /// Its arguments.
    pub args: Vec<(&'static str, Arg)>,
    /// Ids of docs/RULES.md; empty where no rule but good sense speaks.
    pub rules: RuleIds,
}

impl Note {
    /// A sentence without arguments yet.
    pub fn new(key: &'static str, rules: RuleIds) -> Note {
        Note { key, args: Vec::new(), rules }
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Note {
        self.args.push((name, arg));
        self
    }

    /// Adds a number.
    pub fn number(self, name: &'static str, n: impl Into<i64>) -> Note {
        self.with(name, Arg::Number(n.into()))
    }

    /// Adds points.
    pub fn points(self, name: &'static str, half_points: u32) -> Note {
        self.with(name, Arg::Points(half_points))
    }

    /// Adds a text.
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Note {
        self.with(name, Arg::Text(text.into()))
    }

    /// Adds a kind of unit.
    pub fn kind(self, kind: Kind) -> Note {
        self.with("kind", Arg::Kind(kind))
    }

    /// Adds a side.
    pub fn side(self, side: Side) -> Note {
        self.with("side", Arg::Side(side))
    }
}

/// For programmers and tests; people read the sentence.
impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.key)?;
        for (name, arg) in &self.args {
            write!(f, " {name}={arg}")?;
        }
        if self.rules.is_empty() { Ok(()) } else { write!(f, " [{}]", self.rules.join(", ")) }
    }
}
