//! A cache of the terms of positions that were judged before. The weightings of a portfolio see the same terms and only
//! weigh them otherwise, and most of what one of them tries another tries, too: a knight finds half of all positions here.

use crate::weights::{TERMS, Terms};
use std::sync::{Arc, Mutex};

/// Positions that are remembered, a power of two; a new one takes the place of an old one.
const PLACES: usize = 1 << 13;

/// A direct-mapped cache that all judges of one game share.
#[derive(Clone, Debug)]
pub struct TermCache(Arc<Mutex<Vec<(u64, Terms)>>>);

impl TermCache {
    pub fn new() -> TermCache {
        TermCache(Arc::new(Mutex::new(vec![(0, [0.0; TERMS]); PLACES])))
    }

    /// The terms; `key`: a hash of all that they depend on.
    pub fn terms(&self, key: u64, find: impl FnOnce() -> Terms) -> Terms {
        // Whoever finds another at it does without: nobody waits, and the terms are the same.
        let Ok(mut places) = self.0.try_lock() else { return find() };
        let (known, terms) = &mut places[key as usize % PLACES];
        if *known != key {
            (*known, *terms) = (key, find());
        }
        *terms
    }
}
