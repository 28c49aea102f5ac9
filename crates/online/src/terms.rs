//! What is agreed before a game, and what each party brings along for the dice.

use crate::Clock;
use crate::hexed;
use dragonrage_dice::{Commitment, GameId, Link, Mix, Version};
use dragonrage_rules::Side;
use serde::{Deserialize, Serialize};

/// Who plays which side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sides {
    /// They roll for it [M-a]; where the scenario has no such roll, the dice's header decides.
    Roll,
    /// Whoever made the game invades.
    Invader,
    /// Whoever made the game defends.
    Defender,
}

impl Sides {
    /// The side of seat one, if that is settled.
    pub const fn one(self) -> Option<Side> {
        match self {
            Sides::Roll => None,
            Sides::Invader => Some(Side::Invader),
            Sides::Defender => Some(Side::Defender),
        }
    }

    /// The same game with sides swapped.
    pub const fn swapped(self) -> Sides {
        match self {
            Sides::Roll => Sides::Roll,
            Sides::Invader => Sides::Defender,
            Sides::Defender => Sides::Invader,
        }
    }
}

/// Where a player's chain of dice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Custody {
    /// The server has it, so that nobody need be there when dice fall.
    #[default]
    Entrusted,
    /// The player's own device has it, and opens each value when it is due.
    Kept,
}

impl From<Custody> for dragonrage_dice::Custody {
    fn from(custody: Custody) -> Self {
        match custody {
            Custody::Entrusted => dragonrage_dice::Custody::Entrusted,
            Custody::Kept => dragonrage_dice::Custody::Kept,
        }
    }
}

/// Points for armies that are built in secret [3.3.2]. A side without any has the army of the map's scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Of the invader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invader: Option<u16>,
    /// Of the defender.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defender: Option<u16>,
}

impl Points {
    /// 80 against 75, both in secret [3.3.2-a].
    pub const USUAL: Points = Points { invader: Some(80), defender: Some(75) };
}

/// What is agreed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The head of the record, without names: scenario, edition, options, armies.
    pub header: String,
    /// Who plays which side.
    pub sides: Sides,
    /// Time to think; none: as long as it takes.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Is it shown among the open games?
    #[serde(default)]
    pub public: bool,
    /// Seconds by which spectators are behind.
    #[serde(default)]
    pub delay: u32,
    /// Armies are built in secret when somebody has joined: by whom, and for how much. The header names none then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Points>,
}

/// What the first line of a log says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// The game.
    #[serde(with = "hexed")]
    pub game: GameId,
    /// What is agreed.
    pub terms: Terms,
    /// The name of whoever made it.
    pub name: String,
    /// The root of the server's chain.
    #[serde(with = "hexed")]
    pub server: Link,
    /// The root of the maker's chain.
    #[serde(with = "hexed")]
    pub root: Link,
    /// The promise of the maker's mix: it is opened when somebody has joined.
    #[serde(with = "hexed")]
    pub promise: Commitment,
    /// Where the maker's chain is.
    #[serde(default)]
    pub custody: Custody,
    /// The version of the dice's format; a log that names none is of the first.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub dice: u8,
}

const fn first() -> u8 {
    Version::One.number()
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "what serde asks for")]
const fn is_first(number: &u8) -> bool {
    *number == first()
}

/// What whoever joins brings along.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// His name.
    pub name: String,
    /// The root of his chain.
    #[serde(with = "hexed")]
    pub root: Link,
    /// His mix.
    #[serde(with = "hexed")]
    pub mix: Mix,
    /// Where his chain is.
    #[serde(default)]
    pub custody: Custody,
}
