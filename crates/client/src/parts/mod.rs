//! Pieces of screens.

pub mod advice;
pub mod board;
pub mod choices;
pub mod counter;
pub mod curve;
pub mod dice;
pub mod guide;
pub mod header;
pub mod hint;
pub mod kept;
pub mod log;
pub mod menu;
pub mod names;
pub mod notes;
pub mod rule;
pub mod said;
pub mod sheets;
pub mod sounds;
pub mod view;
