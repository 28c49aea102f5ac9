//! A word about what the other side does for the first time in a guided game: lessons teach what the player does, notes what is
//! done to him. The words are in `crates/words`, by code.

use super::lesson::side;
use dragonrage_rules::{Game, Roll, Side, UnitId, What};

/// Something that the other side does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// The wizard sends a whirlwind.
    Whirlwind,
    /// Somebody flies into it.
    Crash,
    /// The wizard hurls lightning.
    Lightning,
    /// The wizard spreads fog.
    Fog,
    /// The wizard heartens soldiers.
    Boost,
    /// Archers shoot.
    Shot,
    /// Soldiers strike a dragon.
    Struck,
    /// A dragon breathes fire.
    Fire,
    /// A dragon razes something.
    Razed,
    /// A dragon strikes.
    Claws,
}

impl Note {
    /// All there are.
    pub const ALL: [Note; 10] = [
        Note::Whirlwind,
        Note::Crash,
        Note::Lightning,
        Note::Fog,
        Note::Boost,
        Note::Shot,
        Note::Struck,
        Note::Fire,
        Note::Razed,
        Note::Claws,
    ];

    /// The word in records and keys.
    pub const fn code(self) -> &'static str {
        match self {
            Note::Whirlwind => "whirlwind",
            Note::Crash => "crash",
            Note::Lightning => "lightning",
            Note::Fog => "fog",
            Note::Boost => "boost",
            Note::Shot => "shot",
            Note::Struck => "struck",
            Note::Fire => "fire",
            Note::Razed => "razed",
            Note::Claws => "claws",
        }
    }

    /// What an event deserves, seen by a player of this side.
    pub fn of(game: &Game, mine: Side, what: &What) -> Option<Note> {
        let theirs = |unit: UnitId, note: Note| (side(game, unit) == Some(mine.other())).then_some(note);
        match *what {
            What::WhirlwindCast { unit, .. } => theirs(unit, Note::Whirlwind),
            What::LightningCast { unit, .. } => theirs(unit, Note::Lightning),
            What::FogCast { unit, .. } => theirs(unit, Note::Fog),
            What::BoostCast { unit, .. } => theirs(unit, Note::Boost),
            What::Shot { unit, .. } => theirs(unit, Note::Shot),
            What::Attacked { unit, .. } => theirs(unit, Note::Struck),
            What::Breathed { unit, .. } => theirs(unit, Note::Fire),
            What::Struck { unit, .. } => theirs(unit, Note::Claws),
            What::Razed { .. } if mine == Side::Defender => Some(Note::Razed),
            What::Rolled { chance, .. } => match chance.roll {
                Roll::Whirlwind { unit, .. } if side(game, unit) == Some(mine) => Some(Note::Crash),
                _ => None,
            },
            _ => None,
        }
    }
}
