//! Who is told of what while he is away: that it is his move, that most of his time is used, that somebody joined, that something is
//! offered, that it is over. Once each, and never to somebody who looks. What there is to tell follows from the game ([`waits`]);
//! what was told is on disk (`desk`), before it is sent ([`delivery`]). A notice says which game and what kind: the words for
//! it are the reader's own page's.

pub mod delivery;
mod desk;
pub mod endpoint;
pub mod push;
mod seal;
mod vapid;

pub use delivery::{Delivery, Outcome};
pub use desk::{Desk, Listeners};
pub use seal::{AUTH, KEY};
pub use vapid::Vapid;

use crate::store::Person;
use dragonrage_dice::GameId;
use dragonrage_online::{By, Due, Match, Stage};
use dragonrage_rules::Seat;
use serde::{Deserialize, Serialize};

/// Nobody is told within so many milliseconds: whoever loads his page anew is back by then.
pub const AWAY: u64 = 5_000;

/// Whoever is still connected after so many milliseconds has seen it: a device that fell asleep is found out before.
pub const SEEN: u64 = 75_000;

/// Between two looks at somebody who may have seen it.
pub const LOOK: u64 = 15_000;

/// Most subscriptions of one person; the oldest makes room.
pub const SUBSCRIPTIONS: u32 = 5;

/// What somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// It is your move.
    Move,
    /// Four fifths of your time are used.
    Time,
    /// Somebody has joined your game.
    Joined,
    /// The other proposes something.
    Offer,
    /// The game is over.
    Over,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::Move, Kind::Time, Kind::Joined, Kind::Offer, Kind::Over];

    /// Its word.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Move => "move",
            Kind::Time => "time",
            Kind::Joined => "joined",
            Kind::Offer => "offer",
            Kind::Over => "over",
        }
    }

    /// What a word means.
    pub fn from_code(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// Something that waits to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waits {
    /// What.
    pub kind: Kind,
    /// The line that brought it about: with another number it is another occasion.
    pub mark: u32,
    /// Since when, or from when on, in milliseconds since 1970.
    pub at: u64,
}

/// Something that was told, or seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// In which game.
    pub game: GameId,
    /// To whom.
    pub seat: Seat,
    /// What.
    pub kind: Kind,
    /// The line that brought it about.
    pub mark: u32,
}

/// What is sent: no more than which game and what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notice {
    /// Which game.
    #[serde(with = "dragonrage_online::hexed")]
    pub game: GameId,
    /// What.
    pub kind: Kind,
}

/// Where somebody wants to be told, as his browser gave it away.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Subscription {
    /// Who.
    pub person: Person,
    /// The address at the push service.
    pub endpoint: String,
    /// The browser's public key.
    pub key: [u8; KEY],
    /// The browser's secret for this.
    pub auth: [u8; AUTH],
    /// Since when.
    pub at: u64,
}

/// Whoever knows the address can send to it: it stays out of logs.
impl std::fmt::Debug for Subscription {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Subscription of {:?}", self.person)
    }
}

/// What a seat should know of a game as it is, whether it was told or not.
pub fn waits(game: &Match, seat: Seat) -> Vec<Waits> {
    let marks = game.marks();
    let others = |by: By| by != By::from(seat);
    let mut all = Vec::new();
    match game.stage() {
        Stage::Waiting => (),
        Stage::Opening => {
            // Only the maker can open it: nobody else waits for anything.
            let joined = marks.joined.filter(|_| seat == Seat::One);
            all.extend(joined.map(|mark| Waits { kind: Kind::Joined, mark: mark.seq, at: mark.at }));
        }
        // Whoever still has to bind himself to an army, or to show it; the number of the line behind tells the two apart.
        stage @ (Stage::Arming | Stage::Showing) => {
            let due = matches!(game.due(), Ok(Due::Armies(due)) if due[usize::from(seat == Seat::Two)]);
            let joined = marks.joined.filter(|_| due);
            let mark = |seq: u32| seq + u32::from(stage == Stage::Showing);
            all.extend(joined.map(|joined| Waits { kind: Kind::Move, mark: mark(joined.seq), at: joined.at }));
        }
        Stage::Over(_) => {
            let over = marks.over.filter(|mark| others(mark.by));
            all.extend(over.map(|mark| Waits { kind: Kind::Over, mark: mark.seq, at: mark.at }));
        }
        stage @ (Stage::Playing | Stage::Paused) => {
            let offer = marks.offer.filter(|_| game.offer().is_some_and(|(from, _)| from != seat));
            all.extend(offer.map(|mark| Waits { kind: Kind::Offer, mark: mark.seq, at: mark.at }));
            if let Some(turn) = marks.turn.filter(|turn| turn.seat == seat && stage == Stage::Playing) {
                all.push(Waits { kind: Kind::Move, mark: turn.seq, at: turn.at });
                let flag = game.clocks().filter(|c| c.running().is_some_and(|on| on.seat == seat));
                if let (Some(flag), Some(had)) = (flag.and_then(|c| c.flag_at()), turn.had) {
                    all.push(Waits { kind: Kind::Time, mark: turn.seq, at: flag.saturating_sub(had / 5) });
                }
            }
        }
    }
    all
}
