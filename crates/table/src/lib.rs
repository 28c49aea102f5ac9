//! What a table adds to the rules, the same in the terminal and in the browser: dice that follow a seed, who sits
//! where, and the seed in the record. No I/O, no sentences.

#![forbid(unsafe_code)]

mod dice;
mod play_out;
mod seating;
mod seed;

pub use dice::Stream;
pub use play_out::{ByLot, Course, Hands, Players, pick, play_out};
pub use seating::{Seating, Who};
pub use seed::{seed_of, with_seed};
