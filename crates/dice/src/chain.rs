//! A chain of hashes: each value is the hash of the next, so that whoever knows one knows all before it and none behind it.
//! The first is shown before the game, the others one after the other as dice need them.

use crate::{GameId, Link, Party};
use sha2::block_api::compress256;
use std::fmt;

/// Values of a chain behind its root.
pub const LENGTH: u32 = 16_384;

/// Values that one half-turn may use before it goes on with the next stride.
pub const STRIDE: u32 = 32;

/// Strides of a chain.
pub const STRIDES: u32 = LENGTH / STRIDE;

/// The index of the last value of a stride: who shows it has shown what that stride needs, and nothing later. `None`: there
/// is no such stride.
///
/// ```
/// # use dragonrage_dice::*;
/// assert_eq!((last_of(0), last_of(STRIDES - 1), last_of(STRIDES)), (Some(32), Some(LENGTH), None));
/// ```
pub const fn last_of(stride: u32) -> Option<u32> {
    if stride < STRIDES { Some((stride + 1) * STRIDE) } else { None }
}

/// What SHA-256 begins with.
const START: [u32; 8] =
    [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19];

/// Bytes that are hashed for the value before another one.
const HASHED: usize = 46;

/// The values before others of a chain: SHA-256 over 46 bytes, which with their end is one block. It is laid out once for all
/// of them, because a chain is thousands.
struct Hasher([u8; 64]);

impl Hasher {
    fn new(game: GameId, party: Party) -> Hasher {
        let mut block = [0; 64];
        block[0] = b'L';
        block[1..9].copy_from_slice(&game.0);
        block[9] = party.code() as u8;
        // As SHA-256 ends what it hashes: a bit, and the length in bits.
        block[HASHED] = 0x80;
        block[56..].copy_from_slice(&(8 * HASHED as u64).to_be_bytes());
        Hasher(block)
    }

    /// The value before `link`, which is that of `index`.
    fn before(&mut self, index: u32, link: Link) -> Link {
        self.0[10..14].copy_from_slice(&index.to_be_bytes());
        self.0[14..HASHED].copy_from_slice(&link.0);
        let mut state = START;
        compress256(&mut state, &[self.0]);
        let mut value = Link([0; 32]);
        for (bytes, word) in value.0.chunks_exact_mut(4).zip(state) {
            bytes.copy_from_slice(&word.to_be_bytes());
        }
        value
    }
}

/// Why a value is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// No chain is that long.
    #[error("a chain ends at {LENGTH}, and this is value {0}")]
    Beyond(u32),
    /// Hashing it does not lead to the values that are known.
    #[error("value {0} does not lead to the root of this chain")]
    Stray(u32),
}

/// A chain as far as it is known: its root at least, and everything up to the deepest value that was shown. Some values on
/// the way are remembered, so that none is more than a stride of hashes away.
#[derive(Clone, PartialEq, Eq)]
pub struct Known {
    game: GameId,
    party: Party,
    root: Link,
    deepest: (u32, Link),
    /// The last value of each stride that is known to its end.
    marks: Vec<Link>,
}

/// Without the values: what is not yet public must not get into a log.
impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Known({}, {}, up to {})", self.game, self.party.code(), self.deepest.0)
    }
}

impl Known {
    /// A chain of which only the root is known.
    ///
    /// ```
    /// # use dragonrage_dice::*;
    /// let (game, party) = (GameId([7; 8]), Party::Two);
    /// let chain = Chain::new(game, party, Link([1; 32]));
    /// let mut known = Known::new(game, party, chain.root());
    /// assert_eq!(known.value(5), None);
    /// known.accept(40, chain.value(40).unwrap()).unwrap();
    /// assert_eq!((known.deepest(), known.value(5)), (40, chain.value(5)));
    /// assert_eq!(known.accept(41, Link([0; 32])), Err(Unfit::Stray(41)));
    /// ```
    pub const fn new(game: GameId, party: Party, root: Link) -> Known {
        Known { game, party, root, deepest: (0, root), marks: Vec::new() }
    }

    /// Takes a value that was shown if it leads to those that are known. That takes one hash for each step to them, so at
    /// most [`LENGTH`].
    pub fn accept(&mut self, index: u32, link: Link) -> Result<(), Unfit> {
        if index > LENGTH {
            return Err(Unfit::Beyond(index));
        }
        if index <= self.deepest.0 {
            return if self.value(index) == Some(link) { Ok(()) } else { Err(Unfit::Stray(index)) };
        }
        let (reached, marks) = self.descend((index, link), self.deepest.0);
        if reached != self.deepest.1 {
            return Err(Unfit::Stray(index));
        }
        self.marks.extend(marks.into_iter().rev());
        self.deepest = (index, link);
        Ok(())
    }

    /// The value of an index that is known.
    pub fn value(&self, index: u32) -> Option<Link> {
        if index == 0 {
            return Some(self.root);
        }
        let stride = (index - 1) / STRIDE;
        let from = match self.marks.get(stride as usize) {
            Some(mark) => ((stride + 1) * STRIDE, *mark),
            None => self.deepest,
        };
        (index <= from.0).then(|| self.descend(from, index).0)
    }

    /// The deepest index that is known.
    pub const fn deepest(&self) -> u32 {
        self.deepest.0
    }

    /// The first value, which everybody is shown.
    pub const fn root(&self) -> Link {
        self.root
    }

    /// Whose chain it is.
    pub const fn party(&self) -> Party {
        self.party
    }

    /// Of which game.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// Hashes from a value down to that of an earlier index; gives also the ends of strides on the way, `to` excluded.
    fn descend(&self, (from, mut link): (u32, Link), to: u32) -> (Link, Vec<Link>) {
        let mut marks = Vec::new();
        let mut hasher = Hasher::new(self.game, self.party);
        for index in (to + 1..=from).rev() {
            if index % STRIDE == 0 {
                marks.push(link);
            }
            link = hasher.before(index, link);
        }
        (link, marks)
    }
}

/// A whole chain, made by its owner of [`LENGTH`] hashes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain(Known);

impl Chain {
    /// The chain that ends with these random bytes.
    ///
    /// ```
    /// # use dragonrage_dice::*;
    /// let chain = Chain::new(GameId([7; 8]), Party::One, Link([1; 32]));
    /// assert_eq!((chain.value(0), chain.value(LENGTH)), (Some(chain.root()), Some(Link([1; 32]))));
    /// assert_eq!(chain.value(LENGTH + 1), None);
    /// ```
    pub fn new(game: GameId, party: Party, tip: Link) -> Chain {
        let mut known = Known::new(game, party, tip);
        let (root, marks) = known.descend((LENGTH, tip), 0);
        known.root = root;
        known.deepest = (LENGTH, tip);
        known.marks = marks.into_iter().rev().collect();
        Chain(known)
    }

    /// What is published before the game.
    pub const fn root(&self) -> Link {
        self.0.root()
    }

    /// Whose it is.
    pub const fn party(&self) -> Party {
        self.0.party()
    }

    /// Of which game.
    pub const fn game(&self) -> GameId {
        self.0.game()
    }

    /// A value; `None`: there is none with this index.
    pub fn value(&self, index: u32) -> Option<Link> {
        self.0.value(index)
    }

    /// The random bytes it was made from: what an owner keeps or entrusts.
    pub const fn tip(&self) -> Link {
        self.0.deepest.1
    }
}

/// Whoever has a chain knows all of it.
impl From<Chain> for Known {
    fn from(chain: Chain) -> Known {
        chain.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::{Digest, Sha256};

    const GAME: GameId = GameId([1, 2, 3, 4, 5, 6, 7, 8]);

    fn chain(party: Party) -> Chain {
        Chain::new(GAME, party, Link([party.code() as u8; 32]))
    }

    #[test]
    fn every_value_is_the_hash_of_the_next() {
        let chain = chain(Party::One);
        for index in 1..=LENGTH {
            // All of the first and last strides, some between.
            if !(100..LENGTH - 100).contains(&index) || index % 97 == 0 {
                let link = chain.value(index).unwrap();
                let parts: [&[u8]; 5] = [b"L", &GAME.0, b"1", &index.to_be_bytes(), &link.0];
                let hash = Link(Sha256::digest(parts.concat()).into());
                assert_eq!(chain.value(index - 1), Some(hash), "{index}");
            }
        }
    }

    #[test]
    fn parties_and_games_have_nothing_in_common() {
        let tip = Link([9; 32]);
        let roots = Party::ALL.map(|party| Chain::new(GAME, party, tip).root());
        assert!(roots[0] != roots[1] && roots[1] != roots[2] && roots[0] != roots[2]);
        assert_ne!(Chain::new(GameId([0; 8]), Party::One, tip).root(), roots[1]);
    }

    #[test]
    fn what_is_shown_step_by_step_gives_all_before_it() {
        let chain = chain(Party::Two);
        let mut known = Known::new(GAME, Party::Two, chain.root());
        for index in [1, 2, 31, 32, 33, 64, 200, 1000, 1024, LENGTH] {
            known.accept(index, chain.value(index).unwrap()).unwrap();
            for i in [0, 1, 2, 30, 31, 32, 33, 63, 64, 65, 199, 200, 999, 1000, 1024, 1025, LENGTH] {
                assert_eq!(known.value(i), chain.value(i).filter(|_| i <= index), "{i} of {index}");
            }
        }
        assert_eq!(known, Known::from(chain));
    }

    #[test]
    fn nothing_else_is_taken() {
        let one = chain(Party::One);
        let mut known = Known::new(GAME, Party::One, one.root());
        known.accept(50, one.value(50).unwrap()).unwrap();
        let before = known.clone();
        let value = |i| one.value(i).unwrap();
        for (index, link) in [(51, value(50)), (51, value(52)), (50, value(51)), (20, value(21)), (0, value(1))] {
            assert_eq!(known.accept(index, link), Err(Unfit::Stray(index)));
        }
        for bit in 0..256 {
            let mut link = value(60);
            link.0[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(known.accept(60, link), Err(Unfit::Stray(60)));
        }
        assert_eq!(known.accept(60, chain(Party::Two).value(60).unwrap()), Err(Unfit::Stray(60)));
        for index in [LENGTH + 1, u32::MAX] {
            assert_eq!(known.accept(index, value(1)), Err(Unfit::Beyond(index)));
            assert_eq!(known.value(index), None);
        }
        assert_eq!(known, before);
        // What is known already is no offence.
        assert_eq!([50, 20, 0].map(|i| known.accept(i, value(i))), [Ok(()); 3]);
        assert_eq!(known, before);
    }

    #[test]
    fn secrets_stay_out_of_logs() {
        let chain = Chain::new(GAME, Party::One, Link([0xab; 32]));
        assert_eq!(format!("{chain:?}"), "Chain(Known(0102030405060708, 1, up to 16384))");
    }
}
