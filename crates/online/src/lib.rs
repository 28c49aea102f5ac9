//! A game between two people far apart. It is its log: lines that seats and the server write, one after the other
//! ([`Entry`]). [`Match::take`] is the only way in: it says whether a line may stand there, and what the game is after it;
//! so the server, both pages, bots and whoever checks afterwards come to the same game, or say on which line they do not.
//!
//! No I/O, no clock, no random numbers: time comes with the entries, chance with the parties of the dice. No rule of play
//! either: those are asked.

#![forbid(unsafe_code)]

pub mod clock;
mod entry;
pub mod follow;
pub mod hexed;
mod line;
pub mod marks;
mod matches;
mod muster;
mod terms;
pub mod wire;

pub use clock::{Clock, Clocks};
pub use entry::{By, Entry, Head};
pub use follow::Follow;
pub use line::{Line, Offer, Phrase, Unreadable};
pub use marks::Marks;
pub use matches::{Done, Due, End, Match, Refused, Stage};
pub use muster::{Muster, POINTS};
pub use terms::{Beginning, Custody, Joining, Points, Sides, Terms};
