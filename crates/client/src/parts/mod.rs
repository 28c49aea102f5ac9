//! Pieces of screens.

pub mod board;
pub mod choices;
pub mod counter;
pub mod dice;
pub mod header;
pub mod hint;
pub mod log;
pub mod menu;
pub mod names;
pub mod rule;
pub mod sheets;
pub mod view;
