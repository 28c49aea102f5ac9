//! Tactical positions with exact answers: read, solved, and what levels make of them. docs/TACTICS.md explains them.

mod edit;
pub mod make;
mod measure;
mod position;
pub mod puzzles;

pub use measure::{Share, Slip, Solved};
pub use position::{Answer, BUDGET, Line, Needs, TOLERANCE, Tactic, load, read, write};
