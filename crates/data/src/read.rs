//! Reading data files: cursors over a tree of values that note what is missing, unknown, of the wrong type or out of range.
//! Knows nothing of the game but its hexes.

use crate::diagnostics::Log;
use crate::lines::{self, Entry, Node, Value, meant, nearest};
use dragonrage_rules::Hex;
use std::ops::RangeInclusive;

/// Deepest nesting that any data file needs, with room to spare.
const DEEPEST: usize = 12;

/// Parses a text. Syntax errors are noted.
pub(crate) fn parse(text: &str, log: &Log) -> Option<Node> {
    let noted = |errors: Vec<(u32, String)>| errors.into_iter().for_each(|(line, what)| log.note(line, "", "", what));
    lines::parse(text, DEEPEST).map_err(noted).ok()
}

/// A value on its way into the game: where it stands, what it is called.
#[derive(Clone)]
pub(crate) struct Item<'a> {
    log: &'a Log,
    node: &'a Node,
    pub field: String,
}

impl<'a> Item<'a> {
    /// The whole file.
    pub fn root(log: &'a Log, node: &'a Node) -> Item<'a> {
        Item { log, node, field: String::new() }
    }

    /// Notes that the value is not what it should be: `… is not {expected}`.
    pub fn wrong(&self, expected: impl Into<String>) {
        let value = match &self.node.value {
            Value::Text(s) if s.is_empty() => "\"\"".to_owned(),
            value => value.named(),
        };
        self.log.note(self.node.line, &self.field, &value, expected);
    }

    /// Notes a problem in a sentence of its own.
    pub fn note(&self, sentence: impl Into<String>) {
        self.log.note(self.node.line, &self.field, "", sentence);
    }

    /// The text, if it is one; nothing is noted otherwise.
    pub fn as_text(&self) -> Option<&'a str> {
        match &self.node.value {
            Value::Text(s) => Some(s),
            _ => None,
        }
    }

    /// A text of at most 80 characters.
    pub fn text(&self, what: &str) -> Option<&'a str> {
        match self.as_text() {
            Some(s) if !s.is_empty() && s.chars().nth(80).is_none() && !s.chars().any(char::is_control) => Some(s),
            _ => self.none(format!("{what}: a text of 1 to 80 characters")),
        }
    }

    /// One of several words.
    pub fn word<T>(&self, what: &str, words: &[&str], find: impl Fn(&str) -> Option<T>) -> Option<T> {
        match self.as_text().and_then(find) {
            Some(t) => Some(t),
            None => {
                let near = meant(self.as_text(), words.iter().copied());
                self.none(format!("{what}: one of {}{near}", words.join(", ")))
            }
        }
    }

    /// A whole number.
    pub fn whole(&self, what: &str, range: RangeInclusive<u8>) -> Option<u8> {
        match &self.node.value {
            Value::Whole(n) => u8::try_from(*n).ok().filter(|n| range.contains(n)),
            _ => None,
        }
        .or_else(|| self.none(format!("{what}: a whole number from {} to {}", range.start(), range.end())))
    }

    /// A whole number, or the word `"none"`.
    pub fn whole_or_none(&self, what: &str, range: RangeInclusive<u8>) -> Option<Option<u8>> {
        if self.as_text() == Some("none") {
            return Some(None);
        }
        match &self.node.value {
            Value::Whole(n) => u8::try_from(*n).ok().filter(|n| range.contains(n)).map(Some),
            _ => None,
        }
        .or_else(|| self.none(format!("{what}: a whole number from {} to {}, or \"none\"", range.start(), range.end())))
    }

    /// A number of halves from 0 to 100, as a count of halves.
    pub fn halves(&self) -> Option<u16> {
        match &self.node.value {
            Value::Whole(n @ 0..=100) => Some(*n as u16 * 2),
            Value::Real(s) => {
                let (whole, rest) = s.split_once('.')?;
                let whole: u16 = whole.parse().ok().filter(|n| *n < 100)?;
                match rest.trim_end_matches('0') {
                    "" => Some(whole * 2),
                    "5" => Some(whole * 2 + 1),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// `true` or `false`.
    pub fn yes(&self) -> Option<bool> {
        match &self.node.value {
            Value::Bool(b) => Some(*b),
            _ => self.none("an answer: true or false"),
        }
    }

    /// The entries of a list of at most `most`; an empty one after a complaint.
    pub fn list(&self, what: &str, most: usize) -> Vec<Item<'a>> {
        match &self.node.value {
            Value::List(l) if l.len() <= most => (l.iter().enumerate())
                .map(|(n, node)| Item { log: self.log, node, field: format!("{}[{}]", self.field, n + 1) })
                .collect(),
            _ => {
                self.wrong(format!("a list of {what}, at most {most}"));
                Vec::new()
            }
        }
    }

    /// Is it a table?
    pub fn is_table(&self) -> bool {
        matches!(self.node.value, Value::Table(_))
    }

    /// A table.
    pub fn table(&self) -> Option<Table<'a>> {
        match &self.node.value {
            Value::Table(entries) => {
                let at = self.node.line;
                Some(Table { log: self.log, line: at, entries, field: self.field.clone(), asked: Vec::new() })
            }
            _ => self.none("a table of keys and values"),
        }
    }

    /// A hex.
    pub fn hex(&self) -> Option<Hex> {
        match self.as_text().and_then(|s| s.parse().ok()) {
            Some(h) => Some(h),
            None => self.none("a hex: column and row with two digits each, in quotes, such as \"0707\""),
        }
    }

    /// A hexside: two neighbours.
    pub fn pair(&self) -> Option<(Hex, Hex)> {
        let pair =
            self.as_text().and_then(|s| s.split_once('-')).and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        match pair {
            Some((a, b)) if Hex::direction_to(a, b).is_some() => Some((a, b)),
            Some(_) => self.none("a hexside: the two hexes are not neighbours"),
            None => self.none("a hexside: two neighbouring hexes, such as \"0707-0606\""),
        }
    }

    /// `rulebook` or `reconstructed`.
    pub fn source(&self) -> Option<Source> {
        self.word("a source", &["rulebook", "reconstructed"], Source::from_code)
    }

    fn none<T>(&self, expected: impl Into<String>) -> Option<T> {
        self.wrong(expected);
        None
    }
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The rulebooks state it.
    Rulebook,
    /// It was chosen to fit what the rulebooks state.
    Reconstructed,
}

impl Source {
    /// The source with this word.
    pub fn from_code(s: &str) -> Option<Source> {
        match s {
            "rulebook" => Some(Source::Rulebook),
            "reconstructed" => Some(Source::Reconstructed),
            _ => None,
        }
    }
}

/// A table on its way into the game; remembers which keys were asked for.
pub(crate) struct Table<'a> {
    log: &'a Log,
    line: u32,
    entries: &'a [Entry],
    field: String,
    asked: Vec<&'static str>,
}

impl<'a> Table<'a> {
    fn name(&self, key: &str) -> String {
        if self.field.is_empty() { key.to_owned() } else { format!("{}.{key}", self.field) }
    }

    fn item(&self, e: &'a Entry) -> Item<'a> {
        Item { log: self.log, node: &e.node, field: self.name(&e.key) }
    }

    /// The value of a key that may be missing.
    pub fn maybe(&mut self, key: &'static str) -> Option<Item<'a>> {
        self.asked.push(key);
        self.entries.iter().find(|e| e.key == key).map(|e| self.item(e))
    }

    /// The value of a key that must be there.
    pub fn need(&mut self, key: &'static str) -> Option<Item<'a>> {
        let item = self.maybe(key);
        if item.is_none() {
            self.log.note(self.line, &self.name(key), "", "this key is missing");
        }
        item
    }

    /// All keys and values, for tables whose keys are ids; they count as asked for.
    pub fn all(&self) -> impl Iterator<Item = (&'a str, Item<'a>)> {
        self.entries.iter().map(|e| (e.key.as_str(), self.item(e)))
    }

    /// Notes every key that nobody asked for.
    pub fn finish(self) {
        for e in self.entries.iter().filter(|e| !self.asked.contains(&e.key.as_str())) {
            let near = nearest(&e.key, self.asked.iter().copied());
            let sentence = match near {
                Some(n) => format!("there is no such key here; did you mean '{n}'?"),
                None => format!("there is no such key here: {} are", self.asked.join(", ")),
            };
            self.log.note(e.line, &self.name(&e.key), "", sentence);
        }
    }

    /// Notes a problem of the table as a whole.
    pub fn note(&self, sentence: impl Into<String>) {
        self.log.note(self.line, &self.field, "", sentence);
    }

    /// The file's format number, which every file begins with.
    pub fn format(&mut self) {
        if let Some(f) = self.need("format")
            && !matches!(f.node.value, Value::Whole(1))
        {
            f.wrong("a format that this program reads: 1");
        }
    }
}
