//! The rules of Dragon Rage: a pure, deterministic game.
//!
//! No I/O, no clock, no random numbers, no sentences. Chance is a player: when dice are needed the decision
//! is Chance's, and whoever drives the game answers with [`Action::Roll`]. [`Game::apply`] is the only way to
//! change a game. Square brackets in comments hold ids of docs/RULES.md.

#![forbid(unsafe_code)]

mod board;
mod combat;
mod components;
mod magic;
mod monsters;
mod movement;
mod play;
mod text;
mod turns;

pub use components::{edition, options};
pub use text::{notation, position, record};

pub use board::hex::{Dir, HEXES, Hex, HexSet, MAX_COLUMNS, MAX_ROWS, NoDir, NoHex};
pub use board::{Board, BoardProblem, BoardSpec, Crossing, Edge, ElowynSpec, Entrance, Place, Terrain};
pub use components::agreement::{Agreement, Unfit};
pub use components::edition::{Edition, Library, Wanted};
pub use components::kind::{Area, BySide, Class, KINDS, Kind, Seat, Side, UnitId};
pub use components::numbers::{
    ArcherData, BallistaData, CatapultData, MinorData, MinorTable, MissileTable, SpellData, SpellTable,
};
pub use components::options::{BadOption, Options};
pub use components::version::{RULES_VERSION, Version};
pub use components::{
    Arc6, AreaData, BreakRow, BreakTable, CombatTable, Components, Counter, Force, MAX_MAJORS, MAX_UNITS, MonsterData,
    Odds, Reinforcements, Roster, Ruleset, Scenario, UnitData,
};
pub use magic::Spell;
pub use movement::breach::Breaking;
pub use movement::entrances::Opening;
pub use play::action::Action;
pub use play::decision::{Chance, Choice, Decision, EndReason, Grade, Modifier, Need, Outcome, Peril, Phase, Roll};
pub use play::event::{Event, RuleIds, What};
pub use play::game::{BridgeState, EntranceState, Game, Rules, Silent, Sink};
pub use play::reach::{Reach, Stop};
pub use play::refusal::{Fact, Refusal};
pub use play::setup::{Setup, SetupProblem, UnitSetup};
pub use play::state::{Boost, Flags, Major, Mode, Status, Unit};
pub use play::task::Task;
pub use text::fnv::Fnv;
pub use text::record::{Journal, Record};
