//! What is random or public in a game's dice, as bytes and as text: small hexadecimal digits, nothing else.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Whose chain it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Party {
    /// The server.
    Server,
    /// Who made the game.
    One,
    /// Who joined it.
    Two,
}

impl Party {
    /// All three, in the order in which their shares go into a roll.
    pub const ALL: [Party; 3] = [Party::Server, Party::One, Party::Two];

    /// The sign that stands for it in texts and, as a byte, in links.
    ///
    /// ```
    /// # use dragonrage_dice::*;
    /// assert_eq!(Party::ALL.map(Party::code), ['S', '1', '2']);
    /// ```
    pub const fn code(self) -> char {
        match self {
            Party::Server => 'S',
            Party::One => '1',
            Party::Two => '2',
        }
    }

    /// Its place among [`Party::ALL`].
    pub(crate) const fn at(self) -> usize {
        self as usize
    }
}

/// Not so many small hexadecimal digits as are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} hexadecimal digits are needed, with small letters")]
pub struct NotHex(
    /// How many digits.
    pub usize,
);

macro_rules! hexadecimal {
    ($($(#[$doc:meta])* $name:ident $bytes:literal)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name(
            /// The bytes.
            pub [u8; $bytes],
        );

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                const DIGITS: &[u8; 16] = b"0123456789abcdef";
                self.0.chunks(32).try_for_each(|bytes| {
                    let mut text = [0; 64];
                    for (pair, byte) in text.chunks_exact_mut(2).zip(bytes) {
                        pair.copy_from_slice(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
                    }
                    f.write_str(std::str::from_utf8(&text[..2 * bytes.len()]).map_err(|_| fmt::Error)?)
                })
            }
        }

        impl FromStr for $name {
            type Err = NotHex;
            fn from_str(text: &str) -> Result<Self, NotHex> {
                unhex(text).map(Self).ok_or(NotHex(2 * $bytes))
            }
        }
    )+};
}

hexadecimal! {
    /// Random bytes that name a game: no link of one game is one of another.
    GameId 8
    /// A value of a chain. The last is random and comes from outside; the first is the root, which everybody is shown.
    Link 32
    /// Random bytes of a player that go into the seal, so that nobody could choose his chain for the dice that it makes.
    Mix 32
    /// What the first player shows of his [`Mix`] before the second shows his.
    Commitment 32
}

impl Mix {
    /// SHA-256 over the letter `C` and the mix.
    ///
    /// ```
    /// # use dragonrage_dice::*;
    /// let mix = Mix([3; 32]);
    /// assert!(mix.opens(&mix.commitment()) && !Mix([4; 32]).opens(&mix.commitment()));
    /// ```
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update(b"C").chain_update(self.0).finalize().into())
    }

    /// Is it what the commitment stands for?
    pub fn opens(&self, commitment: &Commitment) -> bool {
        self.commitment() == *commitment
    }
}

/// One text for each row of bytes: no capitals, no signs.
fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let digit = |d: u8| match d {
        b'0'..=b'9' => Some(d - b'0'),
        b'a'..=b'f' => Some(d - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_text_for_each_row_of_bytes() {
        let link = Link(std::array::from_fn(|n| (n * 37) as u8));
        let text = link.to_string();
        assert_eq!((text.len(), text.parse()), (64, Ok(link)));
        for bad in [&text[1..], &format!("{text}0"), &text.to_uppercase(), &format!("+{}", &text[1..]), "", "é"] {
            assert_eq!(bad.parse::<Link>(), Err(NotHex(64)), "{bad}");
        }
        assert_eq!("00ff00ff00ff00fe".parse(), Ok(GameId([0, 255, 0, 255, 0, 255, 0, 254])));
    }
}
