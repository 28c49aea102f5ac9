//! Something that is known of each unit as long as what it depends on stays the same: a search moves one unit at a time, and
//! the others stay where they are.

use dragonrage_rules::{MAX_UNITS, UnitId};

/// What is known of the units.
#[derive(Clone, Debug)]
pub struct ByUnit<K, T>(Vec<(Option<K>, T)>);

impl<K: Clone + PartialEq, T: Clone> ByUnit<K, T> {
    /// Nothing is known; `blank` takes the place.
    pub fn new(blank: T) -> ByUnit<K, T> {
        ByUnit(vec![(None, blank); MAX_UNITS])
    }

    /// What is known of the unit; `key`: all that it depends on, `None` if more than can be said.
    pub fn of(&mut self, unit: UnitId, key: Option<K>, find: impl FnOnce(&mut T)) -> &T {
        let (known, found) = &mut self.0[unit.index()];
        if key.is_none() || *known != key {
            find(found);
            *known = key;
        }
        found
    }
}
