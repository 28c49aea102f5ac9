//! Around the game: armies by points, campaigns, tournaments, ratings and handicaps [3.3, 4, 5 of docs/RULES.md].
//!
//! Pure like the rules: no files, no clock, no sentences; chance comes from seeds that the caller gives. What a person
//! must be told is a [`Note`]: a key of `dragonrage-words`, its arguments, and the rules that say so.

#![forbid(unsafe_code)]

mod army;
mod begun;
pub mod campaign;
mod commit;
mod deal;
mod draft;
mod draw;
mod form;
mod note;
mod objective;
pub mod ratings;
mod recruit;
pub mod take;
pub mod tournament;
mod verdict;

pub use army::{Army, BadArmy, points_text};
pub use campaign::Campaign;
pub use commit::{Commitment, Salt, Sealed};
pub use deal::{Deal, DealKind};
pub use draft::{Draft, Purpose, is_free};
pub use draw::Draw;
pub use form::{BadFile, LONGEST, changed_options, file_name, name as player_name, usual_options};
pub use note::{Arg, Note};
pub use objective::{Objective, Part};
pub use recruit::{Terms, header, random_army, stage, too_few_counters};
pub use tournament::Tournament;
pub use verdict::{Unproven, Verdict, verify};
