//! Dice that nobody can bend: three chains of hashes, one of the server and one of each player, and every roll follows from
//! all three. docs/DICE.md tells the protocol to the byte, and what it proves.
//!
//! Nothing here draws a random number, looks at a clock or reads a file: what is random comes from outside, once for a game.
//! Nothing here knows a rule of play: which roll is due and who plays on is asked of `dragonrage-rules`.
//!
//! A game from the first handshake to the check of its record:
//!
//! ```
//! use dragonrage_dice::*;
//! use dragonrage_rules::{Decision, Journal};
//!
//! let components = dragonrage_data::embedded();
//! let options = components.scenario("esirien-1").unwrap().options;
//! let mut journal = Journal::start(&components, "esirien-1", options).unwrap();
//!
//! // Everybody draws his own; here they are not random.
//! let game = GameId([7; 8]);
//! let chains = Party::ALL.map(|party| Chain::new(game, party, Link([party.code() as u8; 32])));
//! let agreed = Agreed {
//!     version: Version::NEWEST,
//!     game,
//!     roots: chains.each_ref().map(Chain::root),
//!     mixes: [Mix([1; 32]), Mix([2; 32])],
//!     seats: Seats::Rolled,
//!     custody: [Custody::Entrusted; 2],
//! };
//! let mut cup = Cup::new(agreed.seal(journal.header()), journal.game(), chains.map(Known::from));
//! while let Decision::Chance(chance) = journal.game().decision() {
//!     let roll = cup.roll(chance.dice).unwrap();
//!     journal.apply(roll, &mut Vec::new()).unwrap();
//!     cup.step(roll, journal.game()).unwrap();
//! }
//! let proof = cup.proof(&agreed);
//! let verified = verify(&components, &proof.put_into(&journal.text())).unwrap();
//! assert_eq!(verified.rolls, journal.actions().len());
//! ```

#![forbid(unsafe_code)]

mod agreed;
mod bytes;
mod chain;
mod cup;
mod place;
mod proof;
mod roll;
mod verify;

pub use agreed::{Agreed, Custody, Seats, Version};
pub use bytes::{Commitment, GameId, Link, Mix, NotHex, Party};
pub use chain::{Chain, Known, LENGTH, STRIDE, STRIDES, Unfit, last_of};
pub use cup::{Cup, NoRoll};
pub use place::{Exhausted, Place};
pub use proof::{Proof, ProofError, ProofProblem};
pub use roll::Seal;
pub use verify::{Fault, Finding, Verified, verify, written};
