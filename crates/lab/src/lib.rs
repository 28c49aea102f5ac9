//! The laboratory: computer players are matched, measured and taught here, scenarios weighed, recorded games studied. What
//! comes out are figures, as values. It writes no file, says no sentence and draws no bar: whoever asks hears of every game
//! and does that. Equal seeds give equal figures, whatever the number of threads; the only clock is the one that tells how
//! long players think.

#![forbid(unsafe_code)]

pub mod arena;
pub mod balance;
mod cited;
mod contender;
mod crew;
mod exploiters;
pub mod forecast;
mod frozen;
pub mod ladder;
mod self_play;
pub mod simulate;
mod start;
mod stats;
pub mod study;
pub mod tactics;
pub mod tune;

pub use cited::{Cited, cited};
pub use contender::{Contender, Who};
pub use exploiters::Exploiter;
pub use frozen::Frozen;
pub use self_play::self_play;
pub use start::{Start, starts};
pub use stats::{Elo, Score, Sprt, Verdict, wilson};

/// The version that results belong to: those of another one cannot be put beside them.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");
