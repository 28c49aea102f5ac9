//! FNV-1a, 64 bits: a hash that is specified to the last bit, for numbers that are kept and compared for ever. It finds
//! accidents, not forgers.

/// A hash that is being taken.
///
/// ```
/// # use dragonrage_rules::*;
/// assert_eq!(Fnv::NOTHING.with(b"foo").with(b"bar").value(), 0x8594_4171_f739_67e8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv::NOTHING
    }
}

impl Fnv {
    /// The hash of nothing.
    pub const NOTHING: Fnv = Fnv(0xcbf2_9ce4_8422_2325);

    /// Takes in more bytes.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Fnv::NOTHING.with(b"a").with(b"b"), Fnv::NOTHING.with(b"ab"));
    /// ```
    #[must_use]
    pub fn with(self, bytes: &[u8]) -> Fnv {
        Fnv(bytes.iter().fold(self.0, |hash, b| (hash ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3)))
    }

    /// The number.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Fnv::NOTHING.with(b"a").value(), 0xaf63_dc4c_8601_ec8c);
    /// ```
    pub const fn value(self) -> u64 {
        self.0
    }
}

#[test]
fn published_values() {
    let of = |text: &str| Fnv::NOTHING.with(text.as_bytes()).value();
    assert_eq!([of(""), of("a"), of("foobar")], [0xcbf2_9ce4_8422_2325, 0xaf63_dc4c_8601_ec8c, 0x8594_4171_f739_67e8]);
}
