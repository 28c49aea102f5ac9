//! Where games are kept: an append-only log of lines, and rows that say what can be found without reading it. One trait; what
//! is acknowledged is on disk. No rule of play, no clock.

mod memory;
mod sqlite;

pub use memory::Memory;
pub use sqlite::Sqlite;

use crate::notices::{Subscription, Told};
use dragonrage_dice::{GameId, Link};
use dragonrage_online::Entry;
use dragonrage_rules::Seat;
use futures_util::future::BoxFuture;

/// Somebody who plays or watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Person(pub i64);

/// SHA-256 of a secret that somebody holds.
pub type Hash = [u8; 32];

/// A line for the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Of this game.
    pub game: GameId,
    /// The line.
    pub entry: Entry,
    /// The first bytes of the head after it: what is on disk can be held against itself.
    pub head: [u8; 8],
}

/// What can be said of a game without reading its log. All of it follows from the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Which.
    pub game: GameId,
    /// When it was made.
    pub created: u64,
    /// When something last happened that a list tells.
    pub changed: u64,
    /// Its scenario.
    pub scenario: String,
    /// Names of the seats.
    pub names: [Option<String>; 2],
    /// How far it is.
    pub stage: Kept,
    /// The seat that must do something.
    pub due: Option<Seat>,
    /// The seat that won.
    pub winner: Option<Seat>,
    /// The side of seat one.
    pub invader: Option<Seat>,
    /// The battle's turn.
    pub turn: u32,
    /// Shown among the open games?
    pub public: bool,
    /// When somebody's time will be up, unless something happens before.
    pub flag_at: Option<u64>,
}

/// How far a game is, in a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// Nobody has joined.
    Waiting,
    /// It is played, or about to.
    Playing,
    /// Both stopped the clocks.
    Paused,
    /// It has ended.
    Over,
}

impl Kept {
    /// All of them.
    pub const ALL: [Kept; 4] = [Kept::Waiting, Kept::Playing, Kept::Paused, Kept::Over];

    /// Its word.
    pub const fn code(self) -> &'static str {
        match self {
            Kept::Waiting => "waiting",
            Kept::Playing => "playing",
            Kept::Paused => "paused",
            Kept::Over => "over",
        }
    }

    /// What a word means.
    pub fn from_code(code: &str) -> Option<Kept> {
        Kept::ALL.into_iter().find(|kept| kept.code() == code)
    }
}

/// Who sits where, with a chain that was entrusted (hidden).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The game.
    pub game: GameId,
    /// The seat.
    pub seat: Seat,
    /// Who.
    pub person: Person,
    /// The end of the chain, hidden by the server's secret; none: it is kept.
    pub tip: Option<Link>,
}

/// Something that is written. What is written together is on disk together, or not at all.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A line of a log.
    Line(Row),
    /// What can be said of a game.
    Summary(Box<Summary>),
    /// Somebody takes a seat.
    Chair(Chair),
    /// Somebody is known from now on, by this secret and by a word for emergencies.
    Person {
        /// Who.
        person: Person,
        /// Hash of the token.
        token: Hash,
        /// Hash of the recovery word.
        recovery: Hash,
        /// When.
        at: u64,
    },
    /// One more token.
    Token {
        /// Whose.
        person: Person,
        /// Its hash.
        token: Hash,
        /// When.
        at: u64,
    },
    /// Somebody is no longer known: all tokens and the recovery word are gone; games stay.
    Forget(Person),
    /// The server is alive at this time.
    Beat(u64),
    /// The server was away.
    Outage {
        /// From.
        from: u64,
        /// To.
        to: u64,
    },
    /// Somebody may have to be told something of a game.
    Look(Look),
    /// The same for whoever has looked: nothing, if lines came since.
    LookAgain {
        /// The game, and the number of its next line when it was looked at.
        look: (GameId, u32),
        /// When next; never: all is told.
        at: Option<u64>,
    },
    /// Somebody was told something, or has seen it.
    Told(Told),
    /// Somebody wants to be told there; at most so many places each, the newest.
    Subscribe {
        /// Where.
        to: Box<Subscription>,
        /// At most.
        most: u32,
    },
    /// Somebody does not want to be told there any more.
    Unsubscribe {
        /// Who.
        person: Person,
        /// Where.
        endpoint: String,
    },
}

/// When a game is to be looked at for what is to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Which.
    pub game: GameId,
    /// The number of its next line.
    pub seq: u32,
    /// When.
    pub at: u64,
}

/// Which games a list wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Public ones that wait for somebody.
    Open,
    /// Public ones that are played.
    Running,
    /// Somebody's own.
    Of(Person),
    /// Somebody's own that are not over.
    Going(Person),
}

/// Why nothing could be written or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// A line with this number is there already: somebody was first.
    #[error("a line with this number is there already")]
    Taken,
    /// What is there cannot be read.
    #[error("what is kept cannot be read: {0}")]
    Spoilt(String),
    /// The engine has trouble.
    #[error("{0}")]
    Engine(String),
}

/// What an answer from a store is.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Where games are kept.
pub trait Store: Send + Sync {
    /// Writes all of it, durably, or nothing.
    fn write<'a>(&'a self, batch: &'a [Write]) -> Answer<'a, ()>;

    /// Lines of a game from a number on that are not younger than `until`, at most `limit`.
    fn lines(&self, game: GameId, from: u32, until: u64, limit: u32) -> Answer<'_, Vec<Row>>;

    /// Who sits at a game.
    fn chairs(&self, game: GameId) -> Answer<'_, Vec<Chair>>;

    /// Games, the last changed first.
    fn games(&self, which: Which, limit: u32) -> Answer<'_, Vec<(Summary, Option<Seat>)>>;

    /// Games whose flag may have fallen.
    fn fallen(&self, now: u64, limit: u32) -> Answer<'_, Vec<GameId>>;

    /// Every game, from this id on, in their order.
    fn all(&self, after: Option<GameId>, limit: u32) -> Answer<'_, Vec<GameId>>;

    /// Whose token this is.
    fn person(&self, token: Hash) -> Answer<'_, Option<Person>>;

    /// Whose recovery word this is.
    fn recover(&self, recovery: Hash) -> Answer<'_, Option<Person>>;

    /// When the server was last known to be alive.
    fn beat(&self) -> Answer<'_, Option<u64>>;

    /// When the server was away, after this time.
    fn outages(&self, after: u64) -> Answer<'_, Vec<(u64, u64)>>;

    /// Games that are to be looked at by now, the longest due first.
    fn looks(&self, now: u64, limit: u32) -> Answer<'_, Vec<Look>>;

    /// What was told of a game.
    fn told(&self, game: GameId) -> Answer<'_, Vec<Told>>;

    /// Where somebody wants to be told.
    fn subscriptions(&self, person: Person) -> Answer<'_, Vec<Subscription>>;

    /// Everybody who wants to be told.
    fn listeners(&self) -> Answer<'_, Vec<Person>>;
}
