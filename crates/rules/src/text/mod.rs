//! The text forms of actions, positions and whole games (docs/NOTATION.md).

pub(crate) mod facts;
pub(crate) mod fnv;
pub mod notation;
pub mod position;
pub mod record;
