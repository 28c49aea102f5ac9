//! What was done in recorded games, and how far the games that the invader won differ from those that he lost.
//! `docs/STRATEGY.md` rests on it.

// Their fields are called what other programs read them as.
#[allow(missing_docs)]
mod findings;
mod habit;
mod habits;

pub use findings::{Everything, Fate, Findings, Gain, Played, Share, Split, Study, Tally};
pub use habit::Habit;
pub use habits::Habits;
