//! The course of a game: set-up, coming on, the sequence of play, victory [2.3, 2.6, 2.9, 3.1.1].

pub(crate) mod entry;
pub(crate) mod placement;
pub(crate) mod razing;
pub(crate) mod sequence;
pub(crate) mod victory;
