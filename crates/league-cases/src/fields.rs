//! The keys and values of a step, taken out one by one; what nobody takes is a mistake.

use dragonrage_cases::reader::Plain;
use dragonrage_league::Army;
use dragonrage_rules::Side;

/// Keys and values.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Fields(Vec<(String, Plain)>);

/// A value as a text that can be compared.
fn text(value: &Plain) -> String {
    match value {
        Plain::Text(s) => s.clone(),
        Plain::Whole(n) => n.to_string(),
        Plain::Bool(b) => b.to_string(),
        Plain::List(l) => l.iter().map(text).collect::<Vec<_>>().join(", "),
        Plain::Table(_) | Plain::Other => "?".to_owned(),
    }
}

impl Fields {
    /// Of a table; anything else has no keys.
    pub fn new(value: Plain) -> Fields {
        match value {
            Plain::Table(entries) => Fields(entries),
            _ => Fields::default(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn take(&mut self, key: &str) -> Option<Plain> {
        let at = self.0.iter().position(|(k, _)| k == key)?;
        Some(self.0.remove(at).1)
    }

    /// Has it this key?
    pub fn has(&self, key: &str) -> bool {
        self.0.iter().any(|(k, _)| k == key)
    }

    /// A text that may be missing; numbers count as texts.
    pub fn text(&mut self, key: &str) -> Option<String> {
        self.take(key).map(|v| text(&v))
    }

    /// A text that must be there.
    pub fn need(&mut self, key: &str) -> Result<String, String> {
        self.text(key).ok_or_else(|| format!("the key '{key}' is missing"))
    }

    /// A whole number that may be missing.
    pub fn number<T: TryFrom<i64>>(&mut self, key: &str) -> Result<Option<T>, String> {
        match self.take(key) {
            None => Ok(None),
            Some(Plain::Whole(n)) => T::try_from(n).map(Some).map_err(|_| format!("{key}: {n} does not fit here")),
            Some(_) => Err(format!("{key}: a whole number is needed")),
        }
    }

    /// A list of texts, or one.
    pub fn texts(&mut self, key: &str) -> Vec<String> {
        match self.take(key) {
            None => Vec::new(),
            Some(Plain::List(l)) => l.iter().map(text).collect(),
            Some(one) => vec![text(&one)],
        }
    }

    /// A table inside.
    pub fn table(&mut self, key: &str) -> Fields {
        self.take(key).map_or(Fields::default(), Fields::new)
    }

    /// A table with its tables flattened: `points = { Ann = 2 }` is `points Ann`.
    pub fn flat(&mut self, key: &str) -> Vec<(String, String)> {
        let mut flat = Vec::new();
        for (name, value) in self.table(key).0 {
            match value {
                Plain::Table(inner) => flat.extend(inner.iter().map(|(k, v)| (format!("{name} {k}"), text(v)))),
                value => flat.push((name, text(&value))),
            }
        }
        flat
    }

    /// A side.
    pub fn side(&mut self, key: &str) -> Result<Side, String> {
        let word = self.need(key)?;
        Side::from_code(&word).ok_or_else(|| format!("{key}: '{word}' is no side"))
    }

    /// An army.
    pub fn army(&mut self, key: &str) -> Result<Army, String> {
        let word = self.need(key)?;
        word.parse().map_err(|e: dragonrage_league::BadArmy| format!("{key}: {e}"))
    }

    /// Whatever is left is not known here.
    pub fn finish(&self) -> Result<(), String> {
        match self.0.first() {
            Some((key, _)) => Err(format!("there is no key '{key}' here")),
            None => Ok(()),
        }
    }
}
