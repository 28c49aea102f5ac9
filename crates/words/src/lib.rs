//! Every sentence that a person reads, in English, Spanish, German and French.
//!
//! The rules report typed events, decisions and refusals; this crate makes sentences of them. The texts are
//! Fluent files under `lang/`, one folder per language, embedded in the program. There is no I/O here, no
//! terminal and no colour, and nothing here decides anything about the game.
//!
//! ```
//! use dragonrage_rules::{Kind, Side};
//! use dragonrage_words::{Lang, Value, Words};
//!
//! let words = Words::new(Lang::De);
//! assert_eq!(words.kind(Kind::Dragon), "Drache");
//! assert_eq!(words.side(Side::Invader), "Angreifer");
//! assert_eq!(words.text("saved", &[("file", Value::from("spiel.txt"))]), "Gespeichert in spiel.txt.");
//! ```
//!
//! To add a sentence for a new variant of the rules: one arm in the `sentences!` list of its file, and one
//! line in each language. For a text of a program: one line in [`TERMINAL`], [`TABLE`], [`PAGE`], [`GUIDE`],
//! [`LEAGUE`], [`ARMIES`], [`DESK`], [`KEPT`], [`PRINT`] or [`MINE`] and one in each language; texts that are chosen by a code are a [`Family`]. The tests
//! tell what is missing, unused or different between the languages, and hold the terms to docs/GLOSSARY.md.

#![forbid(unsafe_code)]

#[macro_use]
mod sentence;

mod action;
mod armies;
mod chance;
mod command;
mod decision;
mod desk;
mod event;
mod family;
mod guide;
mod kept;
mod lang;
mod league;
mod mine;
mod motion;
mod names;
mod net;
mod options;
mod orders;
mod page;
mod print;
mod proof;
mod puzzles;
mod record;
mod refusal;
mod scenario;
mod screens;
mod seeing;
mod table;
mod terminal;
mod welcome;
mod words;

#[cfg(test)]
mod tests;

pub use armies::ARMIES;
pub use command::Command;
pub use desk::DESK;
pub use family::Family;
pub use fluent_bundle::FluentValue as Value;
pub use guide::GUIDE;
pub use kept::KEPT;
pub use lang::Lang;
pub use league::LEAGUE;
pub use mine::MINE;
pub use motion::MOTION;
pub use net::NET;
pub use orders::ORDERS;
pub use page::PAGE;
pub use print::PRINT;
pub use proof::PROOF;
pub use puzzles::PUZZLES;
pub use record::RECORDS;
pub use screens::SCREENS;
pub use seeing::SEEING;
pub use sentence::Key;
pub use table::TABLE;
pub use terminal::TERMINAL;
pub use welcome::WELCOME;
pub use words::{Context, Words};
