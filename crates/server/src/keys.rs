//! What the server knows and its database does not: one secret, in a file of its own. The server's chains follow from it, and
//! chains that players entrust are kept under it, so that a copy of the database tells nobody which dice will fall.

use crate::house::LEVELS;
use crate::store::Person;
use dragonrage_ai::Level;
use dragonrage_dice::{Chain, GameId, Link, Party};
use dragonrage_rules::Seat;
use sha2::{Digest, Sha256};
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// The server's secret.
#[derive(Clone)]
pub struct Keys([u8; 32]);

/// A secret stays out of logs.
impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Keys")
    }
}

/// So many random bytes from the system.
pub fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|e| io::Error::other(e.to_string()))?;
    Ok(bytes)
}

impl Keys {
    /// A secret of these bytes.
    pub const fn new(secret: [u8; 32]) -> Keys {
        Keys(secret)
    }

    /// The secret of this file; if there is none, one is drawn and kept there, for nobody else to read.
    pub fn at(path: &Path) -> io::Result<Keys> {
        match fs::read_to_string(path) {
            Ok(text) => {
                let Link(secret) = text.trim().parse().map_err(|e| io::Error::other(format!("{e}")))?;
                Ok(Keys(secret))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let secret = random()?;
                let mut options = fs::OpenOptions::new();
                options.write(true).create_new(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let mut file = options.open(path)?;
                writeln!(file, "{}", Link(secret))?;
                file.sync_all()?;
                Ok(Keys(secret))
            }
            Err(error) => Err(error),
        }
    }

    /// Bytes that follow from the secret and from nothing that anybody else knows.
    fn derive(&self, purpose: &str, game: GameId, what: u8) -> [u8; 32] {
        // The secret is in front and behind, so that nobody can go on hashing.
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update((purpose.len() as u64).to_be_bytes());
        hash.update(purpose.as_bytes());
        hash.update(game.0);
        hash.update([what]);
        hash.update(self.0);
        hash.finalize().into()
    }

    /// The server's chain in a game: 16,384 hashes.
    pub fn chain(&self, game: GameId) -> Chain {
        Chain::new(game, Party::Server, Link(self.derive("chain", game, b'S')))
    }

    /// What shows that the server gave this id away: nobody chooses his own.
    pub fn ticket(&self, game: GameId) -> GameId {
        let bytes = self.derive("ticket", game, b'T');
        let mut short = [0; 8];
        short.copy_from_slice(&bytes[..8]);
        GameId(short)
    }

    /// A player of the house as somebody who can have a seat.
    pub fn house(&self, level: Level) -> Person {
        let bytes = self.derive("house", GameId([0; 8]), level.code().as_bytes()[0]);
        let mut short = [0; 8];
        short.copy_from_slice(&bytes[..8]);
        Person(i64::from_be_bytes(short))
    }

    /// What armies of the house's players follow from.
    pub fn army(&self, game: GameId) -> [u8; 32] {
        self.derive("army", game, b'A')
    }

    /// The level of a player of the house, if it is one.
    pub fn computer(&self, person: Person) -> Option<Level> {
        let levels = LEVELS.iter().filter_map(|word| Level::from_code(word));
        levels.into_iter().find(|level| self.house(*level) == person)
    }

    /// Hides the end of a player's chain, or shows it again: the same bytes never hide two things.
    pub fn hide(&self, game: GameId, seat: Seat, tip: Link) -> Link {
        let pad = self.derive("entrusted", game, if seat == Seat::One { b'1' } else { b'2' });
        Link(std::array::from_fn(|n| tip.0[n] ^ pad[n]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_made_once_and_for_one_reader() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("dice.key");
        let game = GameId([3; 8]);
        let (one, again) = (Keys::at(&path).unwrap(), Keys::at(&path).unwrap());
        assert_eq!(one.chain(game).root(), again.chain(game).root());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(&path, "not a secret").unwrap();
        assert!(Keys::at(&path).is_err(), "a spoilt secret is not replaced: games depend on it");
    }

    #[test]
    fn what_is_hidden_is_found_again_by_its_own_seat_only() {
        let (keys, game, tip) = (Keys::new([9; 32]), GameId([1; 8]), Link([7; 32]));
        let hidden = keys.hide(game, Seat::One, tip);
        assert_ne!(hidden, tip);
        assert_eq!(keys.hide(game, Seat::One, hidden), tip);
        assert_ne!(keys.hide(game, Seat::Two, hidden), tip);
        assert_ne!(keys.hide(GameId([2; 8]), Seat::One, hidden), tip);
        assert_eq!(format!("{keys:?}"), "Keys");
    }
}
