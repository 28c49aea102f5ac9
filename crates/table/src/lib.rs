//! A table without a room around it: everything that a game needs besides its rules, the same for the page, the terminal and
//! a server. Plain values and plain text: no browser, no I/O, no clock, no sentences; entropy and moments come from outside.
//!
//! Start reading at [`session`]: a game in progress. [`film`] is a game that was played, [`kept`] what somebody keeps,
//! [`mine`] what he makes of it, [`thinker`] the computer player as a partner by letter.

#![forbid(unsafe_code)]

pub mod advice;
mod dice;
pub mod examples;
pub mod film;
pub mod guide;
pub mod hearing;
pub mod kept;
pub mod log;
pub mod measured;
pub mod mine;
pub mod motion;
pub mod place;
mod play_out;
pub mod puzzles;
pub mod route;
pub mod scenario;
mod seating;
mod seed;
pub mod seeing;
pub mod session;
pub mod thinker;
pub mod timeline;
pub mod why;

pub use dice::Stream;
pub use play_out::{ByLot, Course, Hands, Players, pick, play_out};
pub use seating::{Seating, Who};
pub use seed::{proof_of, seed_of, with_proof, with_seed};
