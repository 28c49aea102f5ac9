//! What passes over the net, as JSON. Fields that are not known are ignored, kinds that are not known refused.

use crate::{Entry, Head, hexed};
use dragonrage_dice::GameId;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;

/// The version of these messages; it is told when a connection opens.
pub const VERSION: u32 = 1;

/// What somebody says to the server.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Ask {
    /// Tell me of this game, from this line on.
    Watch {
        /// The game.
        #[serde(with = "hexed")]
        game: GameId,
        /// The first line that is not known yet.
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

/// All that a message may have, whatever its kind: read in one go, where a kind that is only known at the end would have
/// everything kept until then.
#[derive(Deserialize)]
struct Asked<'a> {
    #[serde(borrow)]
    kind: Cow<'a, str>,
    #[serde(default, with = "hexed::option")]
    game: Option<GameId>,
    #[serde(default)]
    from: u32,
    id: Option<u64>,
    #[serde(default, with = "hexed::option")]
    head: Option<Head>,
    lines: Option<Vec<String>>,
    n: Option<u64>,
}

/// Not a message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum NoAsk {
    #[error("missing field `{0}`")]
    Missing(&'static str),
    #[error("unknown kind `{0}`")]
    Kind(String),
}

impl<'de> Deserialize<'de> for Ask {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ask, D::Error> {
        Asked::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

impl TryFrom<Asked<'_>> for Ask {
    type Error = NoAsk;
    fn try_from(asked: Asked) -> Result<Ask, NoAsk> {
        let Asked { kind, game, from, id, head, lines, n } = asked;
        let game = game.ok_or(NoAsk::Missing("game"));
        match &*kind {
            "watch" => Ok(Ask::Watch { game: game?, from }),
            "leave" => Ok(Ask::Leave { game: game? }),
            "do" => Ok(Ask::Do {
                game: game?,
                id: id.ok_or(NoAsk::Missing("id"))?,
                head: head.ok_or(NoAsk::Missing("head"))?,
                lines: lines.ok_or(NoAsk::Missing("lines"))?,
            }),
            "ping" => Ok(Ask::Ping { n: n.ok_or(NoAsk::Missing("n"))? }),
            _ => Err(NoAsk::Kind(kind.chars().take(40).collect())),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_heard() {
        let (game, head) = (GameId([7; 8]), Head([9; 32]));
        for ask in [
            Ask::Watch { game, from: 3 },
            Ask::Leave { game },
            Ask::Do { game, id: 7, head, lines: vec!["act \"é\"".to_owned()] },
            Ask::Ping { n: u64::MAX },
        ] {
            let text = serde_json::to_string(&ask).unwrap();
            assert_eq!(serde_json::from_str::<Ask>(&text).unwrap(), ask, "{text}");
        }
    }

    #[test]
    fn unknown_fields_are_ignored_and_unknown_kinds_refused() {
        let read = |text: &str| serde_json::from_str::<Ask>(text).map_err(|e| e.to_string());
        assert_eq!(read(r#"{"n":1,"colour":"red","kind":"ping"}"#), Ok(Ask::Ping { n: 1 }));
        let watch = Ask::Watch { game: GameId([0; 8]), from: 0 };
        assert_eq!(read(r#"{"kind":"watch","game":"0000000000000000"}"#), Ok(watch));
        for (text, why) in [
            (r#"{"kind":"dance","n":1}"#, "unknown kind `dance`"),
            (r#"{"n":1}"#, "missing field `kind`"),
            (r#"{"kind":"watch","game":"0000000000000000","from":null}"#, "null"),
            (r#"{"kind":"ping"}"#, "missing field `n`"),
            (r#"{"kind":"leave","game":"00"}"#, "16 hexadecimal digits"),
            (r#"{"kind":"do","game":"0000000000000000","id":1,"lines":[]}"#, "missing field `head`"),
        ] {
            assert!(read(text).is_err_and(|e| e.contains(why)), "{text}: {:?}", read(text));
        }
    }
}
