//! What all files of the league have in common: TOML with a format number, limits, names of people.

use crate::Note;
use dragonrage_rules::options::VictoryMode;
use dragonrage_rules::{Options, Ruleset};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// Longest file of the league that is read, in bytes: six long games of a campaign and room to spare.
pub const LONGEST: usize = 32 * 1024 * 1024;

/// The format that is written.
pub const FORMAT: u32 = 1;

/// A file of the league that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadFile {
    /// No TOML, or keys and values that do not belong there; the text says line and column, in English.
    #[error("{0}")]
    Syntax(String),
    /// It can be read, but it cannot be true.
    #[error("{0}")]
    Untrue(Note),
}

impl From<Note> for BadFile {
    fn from(note: Note) -> BadFile {
        BadFile::Untrue(note)
    }
}

/// Reads TOML.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, BadFile> {
    if text.len() > LONGEST {
        return Err(Note::new("league-too-long", &[]).number("most", LONGEST as i64).into());
    }
    toml::from_str(text).map_err(|e| BadFile::Syntax(e.to_string().trim_end().to_owned()))
}

/// Is the format one that we know?
pub(crate) fn format(found: u32) -> Result<(), BadFile> {
    if found == FORMAT { Ok(()) } else { Err(Note::new("league-format", &[]).number("found", found).into()) }
}

/// A person's name: one line of 1 to 40 characters, without white space around it.
pub fn name(text: &str) -> Result<String, Note> {
    let name = text.trim();
    let shown: String = name.chars().take(40).map(|c| if c.is_control() { '?' } else { c }).collect();
    // A spreadsheet would take the first group of signs for the beginning of a formula.
    let odd = name.starts_with(['=', '+', '-', '@']) || name.chars().any(char::is_control);
    if name.is_empty() || name.chars().count() > 40 || odd {
        return Err(Note::new("league-name", &[]).text("name", shown));
    }
    Ok(shown)
}

/// Is it the same name but for the case of its letters?
pub(crate) fn same_name(a: &str, b: &str) -> bool {
    a.to_lowercase() == b.to_lowercase()
}

/// The options that differ from the usual ones.
pub(crate) fn options_out(options: &Options) -> BTreeMap<String, String> {
    let usual = Options::default().list();
    let changed = options.list().into_iter().filter(|o| !usual.contains(o));
    changed.map(|(key, value)| (key.to_owned(), value.into_owned())).collect()
}

/// The usual options with these changes. The league plays by the Rules Reference, for an objective.
pub(crate) fn options_in(changes: &BTreeMap<String, String>) -> Result<Options, BadFile> {
    let mut options = Options::default();
    for (key, value) in changes.iter().take(100) {
        options.set(key, value).map_err(|e| BadFile::Syntax(e.to_string()))?;
    }
    fit_options(&options)?;
    Ok(options)
}

/// Only games for an objective have a winner by the rules of points and campaigns.
pub(crate) fn fit_options(options: &Options) -> Result<(), Note> {
    let fit = options.ruleset == Ruleset::Reference && options.victory_mode == VictoryMode::Objective;
    if fit { Ok(()) } else { Err(Note::new("league-options", &["S-121"])) }
}
