//! Secret armies: each side first shows a commitment, later what it stands for. Nobody can change his mind in between,
//! because a commitment opens to one army only [3.3.2-b]. It is SHA-256 over everything that matters, with a salt, so
//! that nobody finds the army by trying all of them.

use crate::form::{self, BadFile};
use crate::{Army, Note};
use dragonrage_rules::Side;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Random bytes that hide an army. They come from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Salt(pub [u8; 32]);

/// What is shown first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

/// What a commitment stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// The army.
    pub army: Army,
    /// What hid it.
    pub salt: Salt,
}

impl Sealed {
    /// The commitment to it. `about` names the game that is being agreed on; with the side it keeps a commitment from being
    /// copied by the other player, or used again in another game.
    pub fn commitment(&self, about: &str, side: Side) -> Commitment {
        let mut hash = Sha256::new();
        // Every part is preceded by its length: no two lists of parts give the same bytes.
        for part in ["dragonrage sealed army 1", about, side.code(), &self.army.to_string(), &self.salt.to_string()] {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part.as_bytes());
        }
        Commitment(hash.finalize().into())
    }
}

/// The file that opens a commitment. It belongs to one player alone.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    army: String,
    salt: String,
}

impl Sealed {
    /// The file's text.
    pub fn text(&self) -> String {
        let file = File { army: self.army.to_string(), salt: self.salt.to_string() };
        toml::to_string(&file).unwrap_or_default()
    }

    /// Reads a file.
    pub fn read(text: &str) -> Result<Sealed, BadFile> {
        let file: File = form::read(text)?;
        // Whoever could build nothing has sealed no unit.
        let army = if file.army.is_empty() { Ok(Army::default()) } else { file.army.parse() };
        match (army, file.salt.parse()) {
            (Ok(army), Ok(salt)) => Ok(Sealed { army, salt }),
            _ => Err(Note::new("secret-unreadable", &[]).into()),
        }
    }
}

/// SHA-256 of a text, for what is recognised by it.
pub(crate) fn fingerprint(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    for (n, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * n..2 * n + 2], 16).ok()?;
    }
    Some(bytes)
}

/// Not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("64 hexadecimal digits are needed")]
pub struct NotHex;

macro_rules! hexadecimal {
    ($($type:ty),+) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str(&hex(&self.0))
            }
        }

        impl FromStr for $type {
            type Err = NotHex;
            fn from_str(text: &str) -> Result<Self, NotHex> {
                unhex(text.trim()).map(Self).ok_or(NotHex)
            }
        }
    )+};
}

hexadecimal!(Salt, Commitment);
