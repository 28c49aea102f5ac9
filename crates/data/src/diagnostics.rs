//! What is wrong with a data file, said so that its owner can mend it: file, line, field, value, what is expected.
//! All problems of all files are gathered; nothing stops at the first.

use crate::lines;
pub(crate) use crate::lines::nearest;
use std::cell::RefCell;
use std::fmt;

/// One thing that is wrong in one place of one file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, as it was named when it was read: `data/units.toml`.
    pub file: String,
    /// Line from 1; 0: the file as a whole.
    pub line: u32,
    /// The field, such as `INF.attack` or `roads[3].hexes[2]` (list entries count from 1); empty: the whole file.
    pub field: String,
    /// The value found, shortened; empty: the sentence in `expected` says all.
    pub value: String,
    /// What should stand there.
    pub expected: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:", self.file)?;
        if self.line > 0 {
            write!(f, "{}:", self.line)?;
        }
        if !self.field.is_empty() {
            write!(f, " {}:", self.field)?;
        }
        if !self.value.is_empty() {
            write!(f, " '{}' is not", self.value)?;
        }
        write!(f, " {}", self.expected)
    }
}

/// Everything that is wrong, in order of file and line. Never empty where it is an error.
#[derive(Clone, Debug, PartialEq, Eq, Default, thiserror::Error)]
pub struct Problems(pub Vec<Problem>);

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (n, p) in self.0.iter().enumerate() {
            let end = if n == 0 { "" } else { "\n" };
            write!(f, "{end}{p}")?;
        }
        Ok(())
    }
}

/// Longest value that is repeated in a message.
const SHOWN: usize = 40;
/// Most problems told of one file; more would help nobody.
const MOST: usize = 500;

/// A text that fits a message.
pub(crate) fn shown(text: &str) -> String {
    lines::shown(text, SHOWN)
}

/// Gathers the problems of one file.
pub(crate) struct Log {
    file: String,
    problems: RefCell<Vec<Problem>>,
}

impl Log {
    pub fn new(file: &str) -> Log {
        Log { file: file.to_owned(), problems: RefCell::default() }
    }

    /// Notes a problem; `value` may be empty.
    pub fn note(&self, line: u32, field: &str, value: &str, expected: impl Into<String>) {
        let mut problems = self.problems.borrow_mut();
        if problems.len() > MOST {
            return;
        }
        let last = problems.len() == MOST;
        let expected = if last { "there are more problems in this file".to_owned() } else { expected.into() };
        let (field, value) = if last { (String::new(), String::new()) } else { (shorten(field), shown(value)) };
        problems.push(Problem { file: self.file.clone(), line, field, value, expected });
    }

    pub fn is_empty(&self) -> bool {
        self.problems.borrow().is_empty()
    }

    pub fn into_problems(self) -> Vec<Problem> {
        self.problems.into_inner()
    }
}

/// Field names hold keys of the file, which may be of any length.
fn shorten(field: &str) -> String {
    field.chars().take(3 * SHOWN).map(|c| if c.is_control() { '?' } else { c }).collect()
}
