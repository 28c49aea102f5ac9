//! Reading case files: cursors over a tree of values that note what is missing, unknown or of the wrong type. All problems are
//! gathered. Knows nothing of the game but its hexes.

pub(crate) use dragonrage_data::lines::nearest;
use dragonrage_data::lines::{self, Entry, Node, Value, meant};
use dragonrage_rules::Hex;
use std::cell::RefCell;
use std::fmt;

/// Deepest nesting that a case file needs, with room to spare.
const DEEPEST: usize = 10;
/// Most problems told of one file.
const MOST: usize = 200;
/// Longest piece of a file that a message repeats.
const SHOWN: usize = 60;

/// Something in a file that cannot be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, as it was named when it was read.
    pub file: String,
    /// Line from 1; 0: the file as a whole.
    pub line: u32,
    /// Id of the case; empty: no case in particular.
    pub case: String,
    /// What is wrong and what would be right.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:", self.file)?;
        if self.line > 0 {
            write!(f, "{}:", self.line)?;
        }
        if !self.case.is_empty() {
            write!(f, " case '{}':", self.case)?;
        }
        write!(f, " {}", self.what)
    }
}

/// Everything that is wrong with a file, in order of lines. Never empty where it is an error.
#[derive(Clone, Debug, PartialEq, Eq, Default, thiserror::Error)]
pub struct Problems(pub Vec<Problem>);

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (n, p) in self.0.iter().enumerate() {
            write!(f, "{}{p}", if n == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl Problems {
    /// One problem of a file as a whole.
    pub fn one(file: &str, what: impl Into<String>) -> Problems {
        Problems(vec![Problem { file: file.to_owned(), line: 0, case: String::new(), what: what.into() }])
    }
}

/// A text that fits a message.
pub fn shown(text: &str) -> String {
    lines::shown(text, SHOWN)
}

/// Problems of one file, and the case under the finger.
pub struct Log {
    file: String,
    case: RefCell<String>,
    problems: RefCell<Vec<Problem>>,
}

impl Log {
    /// Of a file without problems so far.
    pub fn new(file: &str) -> Log {
        Log { file: file.to_owned(), case: RefCell::default(), problems: RefCell::default() }
    }

    /// From here on problems belong to this case.
    pub fn enter(&self, case: &str) {
        *self.case.borrow_mut() = shown(case);
    }

    /// Notes a problem.
    pub fn note(&self, line: u32, what: impl Into<String>) {
        let mut problems = self.problems.borrow_mut();
        if problems.len() < MOST {
            let (file, case) = (self.file.clone(), self.case.borrow().clone());
            problems.push(Problem { file, line, case, what: what.into() });
        }
    }

    /// Problems so far.
    pub fn count(&self) -> usize {
        self.problems.borrow().len()
    }

    /// The value, if there were no problems.
    pub fn finish<T>(self, value: T) -> Result<T, Problems> {
        let mut problems = self.problems.into_inner();
        problems.sort_by_key(|p| p.line);
        if problems.is_empty() { Ok(value) } else { Err(Problems(problems)) }
    }
}

/// A value by itself, for cases that are read as they are played.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Plain {
    Text(String),
    Whole(i64),
    Bool(bool),
    List(Vec<Plain>),
    Table(Vec<(String, Plain)>),
    Other,
}

fn plain(node: &Node) -> Plain {
    match &node.value {
        Value::Text(s) => Plain::Text(s.clone()),
        Value::Whole(n) => Plain::Whole(*n),
        Value::Bool(b) => Plain::Bool(*b),
        Value::List(l) => Plain::List(l.iter().map(plain).collect()),
        Value::Table(t) => Plain::Table(t.iter().map(|e| (e.key.clone(), plain(&e.node))).collect()),
        Value::Real(_) | Value::Date(_) | Value::TooDeep => Plain::Other,
    }
}

/// Parses a text; syntax errors are noted.
pub fn parse(text: &str, log: &Log) -> Option<Node> {
    let noted = |errors: Vec<(u32, String)>| errors.into_iter().for_each(|(line, what)| log.note(line, what));
    lines::parse(text, DEEPEST).map_err(noted).ok()
}

/// A value on its way into a case: where it stands and what it is called.
#[derive(Clone)]
pub struct At<'a> {
    log: &'a Log,
    node: &'a Node,
    /// What it is called, with what it stands in: `steps[2].expect`.
    pub field: String,
}

impl<'a> At<'a> {
    /// The whole file.
    pub fn root(log: &'a Log, node: &'a Node) -> At<'a> {
        At { log, node, field: String::new() }
    }

    /// Its line.
    pub fn line(&self) -> u32 {
        self.node.line
    }

    /// Notes a problem in a sentence.
    pub fn note(&self, what: impl fmt::Display) {
        let prefix = if self.field.is_empty() { String::new() } else { format!("{}: ", self.field) };
        self.log.note(self.node.line, format!("{prefix}{what}"));
    }

    /// Notes that the value is not what it should be.
    pub fn wrong<T>(&self, expected: impl fmt::Display) -> Option<T> {
        let value = match &self.node.value {
            Value::Text(s) => format!("\"{}\"", shown(s)),
            value => shown(&value.named()),
        };
        self.note(format_args!("{value} is not {expected}"));
        None
    }

    /// The text, if it is one.
    pub fn as_text(&self) -> Option<&'a str> {
        match &self.node.value {
            Value::Text(s) => Some(s),
            _ => None,
        }
    }

    /// The whole number, if it is one.
    pub fn as_whole(&self) -> Option<i64> {
        match self.node.value {
            Value::Whole(n) => Some(n),
            _ => None,
        }
    }

    /// The value by itself.
    pub fn plain(&self) -> Plain {
        plain(self.node)
    }

    /// Is it a list?
    pub fn is_list(&self) -> bool {
        matches!(self.node.value, Value::List(_))
    }

    /// A text on one line.
    pub fn text(&self, what: &str, most: usize) -> Option<&'a str> {
        match self.as_text() {
            Some(s) if !s.trim().is_empty() && s.chars().nth(most).is_none() && !s.chars().any(char::is_control) => {
                Some(s)
            }
            _ => self.wrong(format_args!("{what}: a text of 1 to {most} characters")),
        }
    }

    /// One of several words.
    pub fn word<T>(&self, what: &str, words: &[&str], find: impl Fn(&str) -> Option<T>) -> Option<T> {
        match self.as_text().and_then(find) {
            Some(t) => Some(t),
            None => {
                let near = meant(self.as_text(), words.iter().copied());
                self.wrong(format_args!("{what}: one of {}{near}", words.join(", ")))
            }
        }
    }

    /// A whole number.
    pub fn whole<T: TryFrom<i64>>(&self, what: &str) -> Option<T> {
        match self.as_whole().and_then(|n| T::try_from(n).ok()) {
            Some(n) => Some(n),
            None => self.wrong(format_args!("{what}: a whole number that fits here")),
        }
    }

    /// The entries of a list of at most `most`.
    pub fn list(&self, what: &str, most: usize) -> Vec<At<'a>> {
        match &self.node.value {
            Value::List(l) if l.len() <= most => (l.iter().enumerate())
                .map(|(n, node)| At { log: self.log, node, field: format!("{}[{}]", self.field, n + 1) })
                .collect(),
            _ => {
                self.wrong::<()>(format_args!("a list of {what}, at most {most}"));
                Vec::new()
            }
        }
    }

    /// A list, or one value that stands for a list of one.
    pub fn one_or_more(&self, what: &str, most: usize) -> Vec<At<'a>> {
        if self.is_list() { self.list(what, most) } else { vec![self.clone()] }
    }

    /// Is it a table?
    pub fn is_table(&self) -> bool {
        matches!(self.node.value, Value::Table(_))
    }

    /// A table.
    pub fn table(&self) -> Option<Keys<'a>> {
        match &self.node.value {
            Value::Table(entries) => Some(Keys {
                log: self.log,
                line: self.node.line,
                entries,
                field: self.field.clone(),
                asked: Vec::new(),
            }),
            _ => self.wrong("a table of keys and values"),
        }
    }

    /// A hex.
    pub fn hex(&self) -> Option<Hex> {
        match self.as_text().and_then(|s| s.parse().ok()) {
            Some(h) => Some(h),
            None => self.wrong("a hex: column and row with two digits each, in quotes, such as \"0707\""),
        }
    }

    /// An entrance by its two hexes.
    pub fn hexside(&self) -> Option<(Hex, Hex)> {
        self.as_text()
            .and_then(hexside)
            .or_else(|| self.wrong("an entrance: two neighbouring hexes with a hyphen between, such as \"0707-0606\""))
    }
}

/// `0707-0606`.
pub(crate) fn hexside(text: &str) -> Option<(Hex, Hex)> {
    let (a, b) = text.split_once('-')?;
    let (a, b): (Hex, Hex) = (a.trim().parse().ok()?, b.trim().parse().ok()?);
    a.direction_to(b).map(|_| (a, b))
}

/// A table on its way into a case; remembers which keys were asked for.
pub struct Keys<'a> {
    log: &'a Log,
    line: u32,
    entries: &'a [Entry],
    field: String,
    asked: Vec<&'static str>,
}

impl<'a> Keys<'a> {
    fn name(&self, key: &str) -> String {
        if self.field.is_empty() { key.to_owned() } else { format!("{}.{key}", self.field) }
    }

    /// Its line.
    pub fn line(&self) -> u32 {
        self.line
    }

    /// Notes a problem of the table as a whole.
    pub fn note(&self, what: impl fmt::Display) {
        let prefix = if self.field.is_empty() { String::new() } else { format!("{}: ", self.field) };
        self.log.note(self.line, format!("{prefix}{what}"));
    }

    /// The value of a key that may be missing.
    pub fn maybe(&mut self, key: &'static str) -> Option<At<'a>> {
        self.asked.push(key);
        let found = self.entries.iter().find(|e| e.key == key)?;
        Some(At { log: self.log, node: &found.node, field: self.name(key) })
    }

    /// The value of a key that must be there.
    pub fn need(&mut self, key: &'static str) -> Option<At<'a>> {
        let found = self.maybe(key);
        if found.is_none() {
            self.note(format_args!("the key '{key}' is missing"));
        }
        found
    }

    /// All keys and values, with the line of each key.
    pub fn all(&self) -> impl Iterator<Item = (&'a str, At<'a>)> {
        self.entries.iter().map(|e| (e.key.as_str(), At { log: self.log, node: &e.node, field: self.name(&e.key) }))
    }

    /// Notes every key that nobody asked for.
    pub fn finish(self) {
        for Entry { key, line, .. } in self.entries.iter().filter(|e| !self.asked.contains(&e.key.as_str())) {
            let right = match nearest(key, self.asked.iter().copied()) {
                Some(n) => format!("did you mean '{n}'?"),
                None => format!("one of {}", self.asked.join(", ")),
            };
            self.log.note(*line, format!("there is no key '{}' here; {right}", shown(&self.name(key))));
        }
    }
}
