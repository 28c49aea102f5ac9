//! Which box of components a game is played with, for ever: records and positions name its edition, and are opened with
//! it whatever today's values are. Where editions are kept and how they are read is not known here.

use crate::Components;
use std::sync::Arc;

/// What a box of components calls itself, and the way to others.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The released edition that it is, or that an owner's data change.
    pub name: String,
    /// What an owner's data change in it, folded into letters that records carry; empty: nothing.
    pub changes: String,
    /// Where other editions are found.
    pub library: Library,
}

/// Finds components; `None`: there are none like that here. The text of an error tells what is wrong with the changes.
pub type Library = fn(&Wanted) -> Result<Option<Arc<Components>>, String>;

/// What a text says of the components that it was written with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted<'a> {
    /// The edition's name; records of format 1 name none.
    pub name: Option<&'a str>,
    /// What an owner's data change in it.
    pub changes: &'a str,
    /// The scenario, and the hash of all that its games depend on; positions tell no hash.
    pub scenario: Option<(&'a str, u64)>,
}

impl Wanted<'_> {
    /// Are these components as good as those that are wanted?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let scenario = components.scenario("esirien-1").unwrap();
    /// let wanted = Wanted { name: None, changes: "", scenario: Some((&scenario.id, scenario.hash)) };
    /// assert!(wanted.fits(&components));
    /// ```
    pub fn fits(&self, components: &Components) -> bool {
        let edition = &components.edition;
        match self.scenario {
            Some((id, hash)) => components.scenario(id).is_some_and(|s| s.hash == hash),
            None => self.name.is_none_or(|name| name == edition.name && self.changes == edition.changes),
        }
    }

    /// The components that are named, else others with which the games of the scenario are the same. What names none is of
    /// the oldest edition that fits; a position that names none is of today.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let first = Wanted { name: Some("1"), changes: "", scenario: None };
    /// assert_eq!(first.find(&components).unwrap().unwrap().edition.name, "1");
    /// let unknown = Wanted { name: Some("99"), changes: "", scenario: None };
    /// assert!(unknown.find(&components).unwrap().is_none());
    /// ```
    pub fn find(&self, here: &Arc<Components>) -> Result<Option<Arc<Components>>, String> {
        let edition = &here.edition;
        let named =
            self.name.map_or(self.scenario.is_none(), |name| (name, self.changes) == (&edition.name, &edition.changes));
        if named && self.fits(here) {
            return Ok(Some(here.clone()));
        }
        Ok((edition.library)(self)?.or_else(|| self.fits(here).then(|| here.clone())))
    }
}

/// Longest line of changes.
const LINE: usize = 2000;

/// The lines that name an edition in a record or position.
pub(crate) fn lines(name: &str, changes: &str) -> String {
    let mut text = format!("edition {name}\n");
    // Letters of one byte each, so any cut is a good one.
    for line in changes.as_bytes().chunks(LINE) {
        text.push_str(&format!("changes {}\n", String::from_utf8_lossy(line)));
    }
    text
}

/// Is this a name that an edition may have?
///
/// ```
/// # use dragonrage_rules::*;
/// assert!(edition::is_name("1") && edition::is_name("2026-11") && !edition::is_name("second edition"));
/// ```
pub fn is_name(name: &str) -> bool {
    (1..=20).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'.')
}

/// Could this be (part of) an owner's changes?
pub(crate) fn is_folded(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}
