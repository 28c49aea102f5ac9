//! A line of the log, who wrote it, and the head: a hash over everything up to it. Whoever answers names the head that he
//! answers, so that nobody acts on another game than he sees, and nobody can be shown another past.

use dragonrage_dice::{Link, NotHex};
use dragonrage_rules::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Who wrote a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// The server: dice, what follows by itself, time.
    Server,
    /// Whoever made the game.
    One,
    /// Whoever joined it.
    Two,
}

impl By {
    /// The seat, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            By::Server => None,
            By::One => Some(Seat::One),
            By::Two => Some(Seat::Two),
        }
    }

    /// A letter for it: what is hashed and kept.
    pub const fn code(self) -> u8 {
        match self {
            By::Server => b'S',
            By::One => b'1',
            By::Two => b'2',
        }
    }

    /// Whose letter this is.
    pub const fn from_code(code: u8) -> Option<By> {
        match code {
            b'S' => Some(By::Server),
            b'1' => Some(By::One),
            b'2' => Some(By::Two),
            _ => None,
        }
    }
}

impl From<Seat> for By {
    fn from(seat: Seat) -> By {
        match seat {
            Seat::One => By::One,
            Seat::Two => By::Two,
        }
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 0.
    pub seq: u32,
    /// When the server took it, in milliseconds since 1970.
    pub at: u64,
    /// Who wrote it.
    pub by: By,
    /// What the writer called the message that it came with: who sends it again is not heard twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// What it says.
    pub line: String,
}

/// A hash over a whole log.
///
/// ```
/// use dragonrage_online::{By, Head};
/// let one = Head::START.after(By::One, "act done");
/// assert_ne!(one, Head::START.after(By::Two, "act done"));
/// assert_eq!(one.to_string().parse(), Ok(one));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Head(pub [u8; 32]);

impl Head {
    /// Before the first line.
    pub const START: Head = Head([0; 32]);

    /// The head after one more line. Times and names of messages do not count: they are not of the game.
    pub fn after(self, by: By, line: &str) -> Head {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update([by.code()]);
        hash.update(line.as_bytes());
        Head(hash.finalize().into())
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Link(self.0).fmt(f)
    }
}

impl fmt::Debug for Head {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Head {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Head, NotHex> {
        text.parse().map(|Link(bytes)| Head(bytes))
    }
}
