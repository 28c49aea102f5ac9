//! From shares to dice. What was agreed before the game goes in, the index, and a value of each chain: no time, no action,
//! nothing that anybody could try again.

use crate::Link;
use dragonrage_rules::{Action, Side};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Bytes from here on are passed over: below it every face has equally many.
const FAIR: u8 = 252;

/// Stands for everything that was agreed before the first roll ([`crate::Agreed::seal`]): the game, the three roots, both mixes,
/// the terms, which are the header of the record without the players' names, and who plays and keeps what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seal([u8; 32]);

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Link(self.0).fmt(f)
    }
}

impl FromStr for Seal {
    type Err = crate::NotHex;
    fn from_str(text: &str) -> Result<Seal, crate::NotHex> {
        text.parse().map(|Link(bytes)| Seal(bytes))
    }
}

impl Seal {
    pub(crate) const fn from_bytes(bytes: [u8; 32]) -> Seal {
        Seal(bytes)
    }

    /// The side of seat one where the seal decides: nobody could choose it. Even or odd is as good as a die.
    pub const fn draws(&self) -> Side {
        if self.0[0].is_multiple_of(2) { Side::Invader } else { Side::Defender }
    }

    /// The dice of an index: one, or two. Shares are the values of that index, in the order of [`crate::Party::ALL`].
    ///
    /// ```
    /// # use dragonrage_dice::*;
    /// # use dragonrage_rules::Action;
    /// let seal: Seal = "00".repeat(32).parse().unwrap();
    /// let Action::Roll { a, b } = seal.roll(1, &[Link([0; 32]); 3], 2) else { unreachable!() };
    /// assert_eq!(seal.roll(1, &[Link([0; 32]); 3], 1), Action::Roll { a, b: 0 });
    /// assert!((1..=6).contains(&a) && (1..=6).contains(&b));
    /// ```
    pub fn roll(&self, index: u32, shares: &[Link; 3], dice: u8) -> Action {
        let mut hash = Sha256::new().chain_update(b"R").chain_update(self.0).chain_update(index.to_be_bytes());
        shares.iter().for_each(|share| hash.update(share.0));
        let (a, b) = pair(hash.finalize().into());
        Action::Roll { a, b: if dice == 2 { b } else { 0 } }
    }
}

/// The first two faces of a hash; where it has too few, of the hashes that follow from it.
fn pair(first: [u8; 32]) -> (u8, u8) {
    let (mut bytes, mut n) = (first, 0_u32);
    let mut one = None;
    loop {
        for face in bytes.into_iter().filter(|byte| *byte < FAIR).map(|byte| byte % 6 + 1) {
            match one {
                None => one = Some(face),
                Some(one) => return (one, face),
            }
        }
        n = n.wrapping_add(1);
        bytes = Sha256::new().chain_update(b"M").chain_update(first).chain_update(n.to_be_bytes()).finalize().into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_would_favour_a_face_are_passed_over() {
        let mut bytes = [255; 32];
        (bytes[3], bytes[9]) = (251, 6);
        assert_eq!(pair(bytes), (6, 1));
        bytes[2] = 252;
        assert_eq!(pair(bytes), (6, 1));
    }

    #[test]
    fn where_a_hash_has_too_few_others_follow() {
        let more = |first: [u8; 32], n: u32| -> [u8; 32] {
            Sha256::new().chain_update(b"M").chain_update(first).chain_update(n.to_be_bytes()).finalize().into()
        };
        let none = [255; 32];
        assert_eq!(pair(none), pair(more(none, 1)));
        let mut single = none;
        single[31] = 3;
        assert_eq!(pair(single), (4, pair(more(single, 1)).0));
    }
}
