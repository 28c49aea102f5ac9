//! Tactical positions with exact answers: read, solved, and what levels make of them. docs/TACTICS.md explains them.

mod edit;
mod idea;
pub mod make;
mod measure;
mod position;
pub mod puzzles;
mod suite;

pub use idea::Idea;
pub use measure::{FEW, Share, Slip, Solved, units};
pub use position::{Answer, BUDGET, Line, Needs, TOLERANCE, Tactic, load, read, write};
pub use suite::{Suite, place};
