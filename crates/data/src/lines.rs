//! TOML with lines: a tree of values that remember where they stand, and what every reader of such files says alike. Data files
//! and cases are read with it; which keys there are, and what a mistake is called, is for their readers to know.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value and its line.
pub struct Node {
    /// Line from 1.
    pub line: u32,
    /// The value.
    pub value: Value,
}

/// What can stand in a file.
pub enum Value {
    /// A text.
    Text(String),
    /// A whole number.
    Whole(i64),
    /// A number that is no whole one, or too large for one, as written.
    Real(String),
    /// Yes or no.
    Bool(bool),
    /// A date, as written.
    Date(String),
    /// A list.
    List(Vec<Node>),
    /// Keys and values, in order of lines.
    Table(Vec<Entry>),
    /// Deeper in tables and lists than anybody asks for.
    TooDeep,
}

impl Value {
    /// What a message calls it.
    pub fn named(&self) -> String {
        match self {
            Value::Text(s) | Value::Real(s) | Value::Date(s) => s.clone(),
            Value::Whole(n) => n.to_string(),
            Value::Bool(b) => b.to_string(),
            Value::List(l) => format!("a list of {}", l.len()),
            Value::Table(_) => "a table".to_owned(),
            Value::TooDeep => "a value nested so deep".to_owned(),
        }
    }
}

/// A key with its line, and its value.
pub struct Entry {
    /// The key.
    pub key: String,
    /// The key's line.
    pub line: u32,
    /// The value.
    pub node: Node,
}

/// Reads a text whose tables and lists are at most so deep. Errors are told with their lines, and there is no tree then: a guess
/// at it would only breed false alarms.
pub fn parse(text: &str, deepest: usize) -> Result<Node, Vec<(u32, String)>> {
    let ends: Vec<usize> = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(n, _)| n).collect();
    let line = |at: usize| ends.partition_point(|s| *s < at) as u32 + 1;
    let (root, errors) = DeTable::parse_recoverable(text);
    if errors.is_empty() {
        return Ok(Node { line: 1, value: table(root.get_ref(), &line, deepest) });
    }
    Err(errors.iter().map(|e| (e.span().map_or(0, |s| line(s.start)), e.message().to_owned())).collect())
}

/// `left`: how much deeper values may lie.
fn table(table: &DeTable, line: &impl Fn(usize) -> u32, left: usize) -> Value {
    let entry = |(k, v): (&Spanned<_>, &Spanned<DeValue>)| {
        let at = line(k.span().start);
        let key: &std::borrow::Cow<str> = k.get_ref();
        Entry { key: key.to_string(), line: at, node: node(v, at, line, left) }
    };
    let mut entries: Vec<Entry> = table.iter().map(entry).collect();
    entries.sort_by_key(|e| e.line);
    Value::Table(entries)
}

/// `above`: the line of the key, for tables, whose own span may be anywhere; an inline one stands beside its key.
fn node(value: &Spanned<DeValue>, above: u32, line: &impl Fn(usize) -> u32, left: usize) -> Node {
    let at = line(value.span().start);
    let Some(left) = left.checked_sub(1) else { return Node { line: at, value: Value::TooDeep } };
    let (line, value) = match value.get_ref() {
        DeValue::String(s) => (at, Value::Text(s.to_string())),
        DeValue::Integer(n) => match i64::from_str_radix(n.as_str(), n.radix()) {
            Ok(n) => (at, Value::Whole(n)),
            Err(_) => (at, Value::Real(n.to_string())),
        },
        DeValue::Float(f) => (at, Value::Real(f.as_str().to_owned())),
        DeValue::Boolean(b) => (at, Value::Bool(*b)),
        DeValue::Datetime(d) => (at, Value::Date(d.to_string())),
        DeValue::Array(a) => (at, Value::List(a.iter().map(|v| node(v, line(v.span().start), line, left)).collect())),
        DeValue::Table(t) => (above, table(t, line, left)),
    };
    Node { line, value }
}

/// A text that fits a message: of at most so many characters, on one line, without control characters.
pub fn shown(text: &str, most: usize) -> String {
    let mut out: String = text.chars().take(most).map(|c| if c.is_control() { '?' } else { c }).collect();
    if text.chars().nth(most).is_some() {
        out.push('…');
    }
    out
}

/// Longest word that somebody may have misspelt.
const LONGEST: usize = 40;

/// The known word nearest to one that is not known, if one is near enough to be meant.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST {
        return None;
    }
    let word = word.to_lowercase();
    let (distance, best) = known.into_iter().map(|k| (distance(&word, &k.to_lowercase()), k)).min()?;
    // Of a word that must be changed altogether nothing is left that was meant.
    (distance <= 2.max(best.len() / 3) && distance < word.chars().count()).then_some(best)
}

/// Number of letters to change, add or drop to make one word into the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut before = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = before + usize::from(x != *y);
            before = row[j + 1];
            row[j + 1] = change.min(before + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

/// `; did you mean '…'?`, if a word is near to one that is known.
pub fn meant<'a>(word: Option<&str>, known: impl IntoIterator<Item = &'a str>) -> String {
    word.and_then(|word| nearest(word, known)).map_or(String::new(), |n| format!("; did you mean '{n}'?"))
}
