//! The edition of the data that a campaign or an agreement was begun with: its armies and games go on with it, whatever
//! today's values are.

use crate::Note;
use dragonrage_rules::{Components, Wanted};
use std::sync::Arc;

/// An edition, as files say it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Begun {
    pub edition: String,
    /// What an owner's data change in it.
    pub changes: String,
}

/// The edition of files that name none.
pub(crate) fn first() -> String {
    "1".to_owned()
}

impl Begun {
    /// What begins now, with these components.
    pub fn with(components: &Components) -> Begun {
        let edition = &components.edition;
        Begun { edition: edition.name.clone(), changes: edition.changes.clone() }
    }

    /// Its components.
    pub fn find(&self, here: &Arc<Components>) -> Result<Arc<Components>, Note> {
        let wanted = Wanted { name: Some(&self.edition), changes: &self.changes, scenario: None };
        let absent = || Note::new("league-edition", &[]).text("edition", self.edition.clone());
        wanted.find(here).ok().flatten().ok_or_else(absent)
    }

    /// Its components. Whoever has a campaign or an agreement has found them once, when it was begun or read.
    pub fn components(&self, here: &Arc<Components>) -> Arc<Components> {
        self.find(here).unwrap_or_else(|_| here.clone())
    }
}
