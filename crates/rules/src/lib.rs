//! The rules of Dragon Rage: a pure, deterministic game.
//!
//! No I/O, no clock, no random numbers, no sentences. Chance is a player: when dice are needed the decision
//! is Chance's, and whoever drives the game answers with [`Action::Roll`]. [`Game::apply`] is the only way to
//! change a game. Square brackets in comments hold ids of docs/RULES.md.

#![forbid(unsafe_code)]

mod action;
mod agreement;
mod berserk;
mod board;
mod body;
mod breach;
mod bridges;
mod choices;
mod combat;
mod components;
mod decision;
mod dice;
pub mod edition;
mod elementals;
mod elowyn;
mod engine;
mod entrances;
mod entry;
mod event;
mod fire;
mod flight;
mod fnv;
mod forget;
mod game;
mod gather;
mod goaded;
mod hex;
mod kind;
mod magic;
mod minor;
mod missiles;
mod movement;
pub mod notation;
pub mod options;
mod placement;
pub mod position;
mod razing;
mod reach;
pub mod record;
mod refusal;
mod sequence;
mod serpent;
mod setup;
mod sight;
mod state;
mod task;
mod version;
mod victory;
mod view;
mod walking;
mod ways;

pub use action::Action;
pub use agreement::{Agreement, Unfit};
pub use board::{Board, BoardProblem, BoardSpec, Crossing, Edge, ElowynSpec, Entrance, Place, Terrain};
pub use components::{
    Arc6, AreaData, BreakRow, BreakTable, CombatTable, Components, Counter, Force, MAX_MAJORS, MAX_UNITS, MonsterData,
    Odds, Reinforcements, Roster, Ruleset, Scenario, UnitData,
};
pub use decision::{Chance, Choice, Decision, EndReason, Grade, Modifier, Need, Outcome, Peril, Phase, Roll};
pub use edition::{Edition, Library, Wanted};
pub use event::{Event, RuleIds, What};
pub use fnv::Fnv;
pub use game::{BridgeState, EntranceState, Game, Rules, Silent, Sink};
pub use hex::{Dir, HEXES, Hex, HexSet, MAX_COLUMNS, MAX_ROWS, NoDir, NoHex};
pub use kind::{Area, BySide, Class, KINDS, Kind, Seat, Side, UnitId};
pub use options::{BadOption, Options};
pub use reach::{Reach, Stop};
pub use record::{Journal, Record};
pub use refusal::{Fact, Refusal};
pub use setup::{Setup, SetupProblem, UnitSetup};
pub use state::{Boost, Flags, Major, Mode, Status, Unit};
pub use task::Task;
pub use version::{RULES_VERSION, Version};
