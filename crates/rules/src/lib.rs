//! The rules of Dragon Rage: a pure, deterministic game.
//!
//! No I/O, no clock, no random numbers, no sentences. Chance is a player: when dice are needed the decision
//! is Chance's, and whoever drives the game answers with [`Action::Roll`]. [`Game::apply`] is the only way to
//! change a game. Square brackets in comments hold ids of docs/RULES.md. docs/BOTS.md is a tour for those who write
//! programs that play.
//!
//! A whole game, with any legal action and any dice:
//!
//! ```
//! use dragonrage_rules::{Action, Decision, Game, Setup, Silent};
//!
//! let components = dragonrage_data::embedded();
//! let options = components.scenario("esirien-1").unwrap().options;
//! let setup = Setup::fresh(&components, "esirien-1", options).unwrap();
//! let mut game = Game::new(&components, &setup).unwrap();
//!
//! let mut state = 7_u64; // the rules draw no numbers: chance is yours
//! let mut below = |n: usize| {
//!     state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
//!     (state >> 33) as usize % n
//! };
//! let mut legal = Vec::new();
//! let outcome = loop {
//!     if let Decision::Over(outcome) = game.decision() {
//!         break outcome;
//!     }
//!     game.legal_actions(&mut legal); // where dice are due, every roll
//!     legal.retain(|action| !matches!(action, Action::Concede(_) | Action::Stop));
//!     let action = legal[below(legal.len())];
//!     game.apply(action, &mut Silent).unwrap();
//! };
//! assert_eq!(game.outcome(), Some(outcome));
//! println!("{:?} wins after {} turns with {} VP destroyed", outcome.winner, game.turn(), outcome.vp);
//! ```
//!
//! The examples of this crate ask about one position, a battle in Esirien ([`position::parse`] reads it):
//!
//! ```text
#![doc = include_str!("../doc/esirien.txt")]
//! ```

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
pub use play::ledger::{Form, Ledger, Named};
pub use play::reach::{Reach, Stop};
pub use play::refusal::{Fact, Refusal};
pub use play::setup::{Setup, SetupProblem, UnitSetup};
pub use play::state::{Boost, Flags, Major, Mode, Status, Unit};
pub use play::task::Task;
pub use text::fnv::Fnv;
pub use text::record::{Journal, Record};
pub use turns::victory::CLOCK as TURNS_WITHOUT_SUCCESS;
