//! The rules of Dragon Rage: a pure, deterministic game.
//!
//! No I/O, no clock, no random numbers, no sentences. Chance is a player: when dice are needed the decision
//! is Chance's, and whoever drives the game answers with [`Action::Roll`]. [`Game::apply`] is the only way to
//! change a game. Square brackets in comments hold ids of docs/RULES.md.

#![forbid(unsafe_code)]

mod action;
mod board;
mod components;
mod decision;
mod event;
mod hex;
mod kind;
pub mod options;
mod refusal;
mod sight;

pub use action::Action;
pub use board::{Board, BoardProblem, BoardSpec, Crossing, Edge, Entrance, Place, Terrain};
pub use components::{
    Arc6, AreaData, BreakRow, BreakTable, CombatTable, Components, Counter, Force, MAX_MAJORS, MAX_UNITS, MonsterData,
    Odds, Reinforcements, Roster, Ruleset, Scenario, UnitData,
};
pub use decision::{Chance, Choice, Decision, EndReason, Grade, Modifier, Need, Outcome, Peril, Phase, Roll};
pub use event::{Event, RuleIds, What};
pub use hex::{Dir, HEXES, Hex, HexSet, MAX_COLUMNS, MAX_ROWS, NoDir, NoHex};
pub use kind::{Area, BySide, Class, KINDS, Kind, Seat, Side, UnitId};
pub use options::{BadOption, Options};
pub use refusal::{Fact, Refusal};
