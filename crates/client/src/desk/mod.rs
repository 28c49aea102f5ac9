//! Tournament desk and ratings without a browser: the clock of a round, results out of records, the log as an audit trail,
//! the courses of plots. The rules of tournaments and ratings are those of `dragonrage-league`.

pub mod audit;
pub mod clock;
pub mod plot;
pub mod take;
