//! What somebody makes of all his games: his name, a history to search, figures, luck apart from choices, and deeds that
//! teach. Everything is found in records; nothing is counted that could drift. Where records are kept is not known here.

pub mod choices;
pub mod clerk;
pub mod deeds;
pub mod history;
pub mod person;
pub mod tally;
pub mod totals;
