//! Puzzles: small positions with one question each and the exact answer. Here is what needs no screen: the file, what a
//! puzzle is about, which comes next, how a try is judged, and the reader's rating. Making them is the laboratory's.

mod file;
pub mod goal;
pub mod judge;
mod progress;
#[cfg(test)]
mod tests;
mod theme;

pub use file::{Book, HEADER, Open, Puzzle, SPANS, fraction};
pub use progress::Progress;
pub use theme::Theme;
