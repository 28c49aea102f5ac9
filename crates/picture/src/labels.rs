//! The words that a picture shows. They come from the caller, in the reader's language.

use dragonrage_rules::Board;

/// The words on a map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// The name of the map; empty: none is shown.
    pub title: String,
    /// The names of the places, in the order of the map file; a missing one is not shown.
    pub places: Vec<String>,
}

impl Labels {
    /// The names that the map file gives.
    pub fn printed(board: &Board) -> Labels {
        let spec = board.spec();
        Labels { title: spec.name.clone(), places: spec.places.iter().map(|p| p.name.clone()).collect() }
    }
}

/// The words on a monster's sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetLabels {
    /// The monster's name.
    pub title: String,
    /// Head, wings, legs, belly.
    pub areas: [String; 4],
    /// What fire breaths are called.
    pub breaths: String,
}

/// The words on the turn track.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrackLabels {
    /// The clock of turns without VP destroyed.
    pub destruction: String,
    /// The clock of turns without an invader within the walls.
    pub inside: String,
}
