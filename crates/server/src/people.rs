//! Who somebody is: a token that the browser or a program keeps, and a recovery word. Only hashes of both are kept here.

use crate::keys::random;
use crate::store::{Hash, Person};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write;
use std::io;
use std::sync::{Mutex, PoisonError};

/// The name of the cookie.
pub const COOKIE: &str = "dragonrage";

/// A secret that somebody holds, as text.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// Secrets stay out of logs.
impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// Letters of a recovery word: none that looks like another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

impl Secret {
    /// A token: 256 random bits.
    pub fn token() -> io::Result<Secret> {
        let bytes: [u8; 32] = random()?;
        let mut text = String::with_capacity(64);
        for byte in bytes {
            // Writing into a text does not fail.
            let _ = write!(text, "{byte:02x}");
        }
        Ok(Secret(text))
    }

    /// A recovery word that can be written down: 120 random bits in groups of four letters.
    pub fn word() -> io::Result<Secret> {
        let bytes: [u8; 24] = random()?;
        let letters: Vec<u8> = bytes.iter().map(|b| LETTERS[usize::from(b % 32)]).collect();
        let groups: Vec<&str> = letters.chunks(4).filter_map(|group| std::str::from_utf8(group).ok()).collect();
        Ok(Secret(groups.join("-")))
    }

    /// A secret that somebody shows; what cannot be one is none.
    pub fn shown(text: &str) -> Option<Secret> {
        let text = text.trim().to_ascii_lowercase();
        let fits = (8..=128).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        fits.then_some(Secret(text))
    }

    /// What is kept of it.
    pub fn hash(&self) -> Hash {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// It, to be handed to its owner once.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// Most tokens that are remembered.
const REMEMBERED: usize = 50_000;

/// Whose token is whose, as far as the disk was asked already.
#[derive(Debug, Default)]
pub struct Known(Mutex<HashMap<Hash, Person>>);

impl Known {
    /// Who, if known.
    pub fn get(&self, token: &Hash) -> Option<Person> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(token).copied()
    }

    /// From now on.
    pub fn put(&self, token: Hash, person: Person) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(token, person);
    }

    /// Somebody is no longer known.
    pub fn forget(&self, person: Person) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, p| *p != person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_stay_secret() {
        let (one, two, word) = (Secret::token().unwrap(), Secret::token().unwrap(), Secret::word().unwrap());
        assert_ne!(one, two);
        assert_eq!((one.reveal().len(), word.reveal().len()), (64, 29));
        assert_eq!(format!("{one:?}{word:?}"), "SecretSecret");
        assert_eq!(Secret::shown(&format!(" {} ", word.reveal().to_uppercase())), Some(word));
        for bad in ["", "short", "with blank in it", "é-é-é-é-é", &"x".repeat(129)] {
            assert_eq!(Secret::shown(bad), None, "{bad}");
        }
    }
}
