//! What passes over the net, as JSON. Fields that are not known are ignored, kinds that are not known refused.

use crate::{Entry, Head, hexed};
use dragonrage_dice::GameId;
use serde::{Deserialize, Serialize};

/// The version of these messages; it is told when a connection opens.
pub const VERSION: u32 = 1;

/// What somebody says to the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Ask {
    /// Tell me of this game, from this line on.
    Watch {
        /// The game.
        #[serde(with = "hexed")]
        game: GameId,
        /// The first line that is not known yet.
        #[serde(default)]
        from: u32,
    },
    /// No longer of this one.
    Leave {
        /// The game.
        #[serde(with = "hexed")]
        game: GameId,
    },
    /// Write these lines into the log: all as one click. What follows after dice, or after the other's turn has come, is not
    /// taken.
    Do {
        /// The game.
        #[serde(with = "hexed")]
        game: GameId,
        /// A number of one's own for this message: who sends it again is not heard twice.
        id: u64,
        /// The head that it answers.
        #[serde(with = "hexed")]
        head: Head,
        /// The lines.
        lines: Vec<String>,
    },
    /// Are you there?
    Ping {
        /// Comes back as it is.
        n: u64,
    },
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Tell {
    /// The first thing.
    Hello {
        /// The version of these messages.
        version: u32,
        /// The server's time.
        now: u64,
    },
    /// Lines of a log, in order.
    Lines {
        /// The game.
        #[serde(with = "hexed")]
        game: GameId,
        /// The seat of whoever reads this: one, two or none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<crate::By>,
        /// They.
        entries: Vec<Entry>,
    },
    /// A message was heard, and what it wrote is on disk.
    Done {
        /// The game.
        #[serde(with = "hexed")]
        game: GameId,
        /// The message's number.
        id: u64,
        /// How many of its lines were taken.
        lines: u32,
        /// The number of the last of them.
        seq: u32,
        /// Why the next one was not, if there was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<Why>,
    },
    /// A message came to nothing.
    Refused {
        /// The game, if one was named.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "hexed::option")]
        game: Option<GameId>,
        /// The message's number, if it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// Why.
        why: Why,
    },
    /// Who is there.
    Here {
        /// The game.
        #[serde(with = "hexed")]
        game: GameId,
        /// Is seat one, is seat two connected?
        seats: [bool; 2],
        /// How many watch.
        watching: u32,
    },
    /// Here I am.
    Pong {
        /// What was asked.
        n: u64,
        /// The server's time.
        now: u64,
    },
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// A word, of those in docs/ONLINE.md.
    pub code: String,
    /// In English, for whoever writes programs.
    pub text: String,
    /// Rules that forbid it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
}

impl Why {
    /// A reason.
    pub fn new(code: &str, text: impl Into<String>) -> Why {
        Why { code: code.to_owned(), text: text.into(), rules: Vec::new() }
    }
}

impl From<&crate::Refused> for Why {
    fn from(refused: &crate::Refused) -> Why {
        let rules = match refused {
            crate::Refused::Illegal(refusal) => refusal.rules.iter().map(|r| (*r).to_owned()).collect(),
            _ => Vec::new(),
        };
        Why { rules, ..Why::new(refused.code(), refused.to_string()) }
    }
}
