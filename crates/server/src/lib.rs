//! Games over the net: a log on disk that is all there is of a game, tables that hold live ones in memory, one writer that
//! commits whatever waits, wires to those who play and watch, notices for those who are away, people, clocks, dice. docs/ONLINE.md tells the whole of it.
//!
//! No rule of play is here, and nothing that says what a game is: both are asked (`dragonrage-rules`, `dragonrage-online`). Time and
//! the store come from outside, so that a month passes in a test within a second.

#![forbid(unsafe_code)]

pub mod check;
mod door;
pub mod host;
pub mod house;
pub mod keys;
pub mod limits;
pub mod metrics;
pub mod notices;
pub mod outbox;
pub mod people;
mod serve;
pub mod store;
pub mod table;
pub mod wire;
pub mod writer;

pub use door::{Door, Tls, listen};
pub use host::{Fault, Host, Time};
pub use serve::{Served, serve, system_time};
