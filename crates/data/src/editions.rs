//! Every edition of the data that was ever released: what is kept is opened with the one that it was played with,
//! whatever today's values are. `data/editions/README.md` tells how one is made.

use crate::source::{Files, MAX_FILES};
use crate::{archive, fold, load};
use dragonrage_rules::{Components, Library, Wanted};
use std::sync::{Arc, Mutex, OnceLock};

/// The name of an edition, and its files that are others today.
type Older = (&'static str, &'static [(&'static str, Option<&'static str>)]);

include!(concat!(env!("OUT_DIR"), "/editions.rs"));

/// The names of all editions, the oldest first.
pub fn editions() -> impl DoubleEndedIterator<Item = &'static str> + Clone {
    EDITIONS.iter().map(|(name, _)| *name)
}

/// The edition of new games.
pub fn newest() -> &'static str {
    editions().next_back().unwrap_or("0")
}

impl Files {
    /// The files of a released edition.
    pub fn edition(name: &str) -> Option<Files> {
        let (name, others) = EDITIONS.iter().find(|(known, _)| *known == name)?;
        let mut files = Files::based_on(name);
        for (file, text) in EMBEDDED {
            files.put(file, text);
        }
        for (file, text) in *others {
            match text {
                Some(text) => files.put(file, text),
                None => files.remove(file),
            }
        }
        Some(files)
    }

    /// What these files change in the edition that they are based on, folded; empty: nothing.
    pub(crate) fn changes(&self) -> String {
        let before = Files::edition(self.base()).unwrap_or_default();
        let changed = || self.texts().filter(|(name, text)| before.text(name) != Some(text));
        if changed().next().is_none() { String::new() } else { fold::fold(&archive::join(changed())) }
    }

    /// The files of an edition with an owner's changes; what is wrong with them, as text.
    fn changed(name: &str, changes: &str) -> Result<Option<Files>, String> {
        let Some(mut files) = Files::edition(name) else { return Ok(None) };
        let text = fold::unfold(changes).ok_or("they are damaged")?;
        let changed = archive::split(&text).filter(|files| files.len() <= MAX_FILES).ok_or("they are damaged")?;
        changed.into_iter().for_each(|(name, text)| files.put(name, text));
        Ok(Some(files))
    }
}

/// The components of an edition; each is read once.
fn released(name: &str) -> Option<Arc<Components>> {
    static READ: OnceLock<Vec<OnceLock<Arc<Components>>>> = OnceLock::new();
    let slots = READ.get_or_init(|| EDITIONS.iter().map(|_| OnceLock::new()).collect());
    let slot = &slots[editions().position(|known| known == name)?];
    let files = Files::edition(name)?;
    // The test `every_edition_is_whole` proves that they have no problems.
    let read = || Arc::new(load(&files).unwrap_or_else(|p| unreachable!("edition {name}:\n{p}")));
    Some(slot.get_or_init(read).clone())
}

/// The components of an edition with an owner's changes; the last ones are remembered, for questions about one game.
fn own(name: &str, changes: &str) -> Result<Option<Arc<Components>>, String> {
    static LAST: Mutex<Option<Arc<Components>>> = Mutex::new(None);
    let mut last = LAST.lock().unwrap_or_else(|broken| broken.into_inner());
    if let Some(known) = last.as_ref().filter(|c| c.edition.name == name && c.edition.changes == changes) {
        return Ok(Some(known.clone()));
    }
    let Some(files) = Files::changed(name, changes)? else { return Ok(None) };
    let mut components = load(&files).map_err(|problems| problems.to_string())?;
    // Folded elsewhere, by another program perhaps: what a text says is found again by what it says.
    components.edition.changes = changes.to_owned();
    Ok(Some(last.insert(Arc::new(components)).clone()))
}

/// Finds the components that a record or position names.
pub(crate) const LIBRARY: Library = find;

fn find(wanted: &Wanted) -> Result<Option<Arc<Components>>, String> {
    if !wanted.changes.is_empty() {
        return Ok(own(wanted.name.unwrap_or(newest()), wanted.changes)?.filter(|c| wanted.fits(c)));
    }
    // The named one first: it is the right one unless somebody has edited the name.
    let named = editions().filter(|known| wanted.name == Some(known));
    Ok(named.chain(editions()).filter_map(released).find(|c| wanted.fits(c)))
}
