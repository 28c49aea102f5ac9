//! Who plays how well: the rulebook's ladder with its handicap [3.3.4], and beside it Glicko-2, which also learns how hard
//! each side of each scenario is. Both follow from a book of games; nothing else is stored.

mod book;
mod glicko;
mod ladder;
pub mod plot;
mod puzzle;
mod simulate;

pub use book::{Book, Game};
pub use glicko::{Rated, Ratings};
pub use ladder::{Ladder, TEASED, handicap, handicapped, stronger};
pub use puzzle::PuzzleRating;
pub use simulate::{Simulated, simulate, spearman};
