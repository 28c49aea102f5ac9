//! Hexes, directions and sets of hexes [S-01]. Geometry only: no terrain, no units.

use std::fmt;

/// Most columns a board may have.
pub const MAX_COLUMNS: u8 = 30;
/// Most rows a board may have.
pub const MAX_ROWS: u8 = 17;
/// Room for every hex of the largest board, rounded up to whole words.
pub const HEXES: usize = 512;

/// One hex of the grid, whatever stands on it. Written `CCRR`: column, then row [S-01].
///
/// ```
/// use dragonrage_rules::{Dir, Hex};
/// let gate: Hex = "0606".parse().unwrap();
/// assert_eq!(gate.neighbour(Dir::SE).unwrap().to_string(), "0707");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u16);

impl Hex {
    /// The hex in `column` (from 1) and `row` (from 1), if the grid reaches that far.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Hex::new(7, 12).unwrap().to_string(), "0712");
    /// assert_eq!(Hex::new(99, 1), None);
    /// ```
    pub const fn new(column: u8, row: u8) -> Option<Hex> {
        if column >= 1 && column <= MAX_COLUMNS && row >= 1 && row <= MAX_ROWS {
            Some(Hex((column as u16 - 1) * MAX_ROWS as u16 + row as u16 - 1))
        } else {
            None
        }
    }

    /// The hex with this index, if there is one.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let hex: Hex = "1008".parse().unwrap();
    /// assert_eq!(Hex::from_index(hex.index()), Some(hex));
    /// assert_eq!(Hex::from_index(HEXES), None);
    /// ```
    pub const fn from_index(index: usize) -> Option<Hex> {
        if index < MAX_COLUMNS as usize * MAX_ROWS as usize { Some(Hex(index as u16)) } else { None }
    }

    /// Position in tables of [`HEXES`] entries.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let hex: Hex = "1008".parse().unwrap();
    /// let mut danger = [0u8; HEXES]; // a plane of the board, as learning programs like it
    /// danger[hex.index()] = 3;
    /// ```
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column, from 1.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!("1008".parse::<Hex>().unwrap().column(), 10);
    /// ```
    pub const fn column(self) -> u8 {
        (self.0 / MAX_ROWS as u16) as u8 + 1
    }

    /// Row, from 1.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!("1008".parse::<Hex>().unwrap().row(), 8);
    /// ```
    pub const fn row(self) -> u8 {
        (self.0 % MAX_ROWS as u16) as u8 + 1
    }

    /// The next hex in a direction; `None` beyond the grid.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let hex: Hex = "0707".parse().unwrap();
    /// let around: Vec<String> = Dir::ALL.iter().filter_map(|dir| hex.neighbour(*dir)).map(|hex| hex.to_string()).collect();
    /// assert_eq!(around, ["0706", "0806", "0807", "0708", "0607", "0606"]);
    /// ```
    pub const fn neighbour(self, dir: Dir) -> Option<Hex> {
        let (c, r) = (self.column() as i8, self.row() as i8);
        let low = if c % 2 == 0 { 1 } else { 0 };
        let (dc, dr) = match dir {
            Dir::N => (0, -1),
            Dir::NE => (1, low - 1),
            Dir::SE => (1, low),
            Dir::S => (0, 1),
            Dir::SW => (-1, low),
            Dir::NW => (-1, low - 1),
        };
        let (c, r) = (c + dc, r + dr);
        if c < 1 || r < 1 { None } else { Hex::new(c as u8, r as u8) }
    }

    /// The direction of an adjacent hex.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let hex = |text: &str| text.parse::<Hex>().unwrap();
    /// assert_eq!(hex("0707").direction_to(hex("0606")), Some(Dir::NW));
    /// assert_eq!(hex("0707").direction_to(hex("1008")), None); // no neighbour
    /// ```
    pub const fn direction_to(self, other: Hex) -> Option<Dir> {
        let low = if self.column().is_multiple_of(2) { 1 } else { 0 };
        let (columns, rows) = (other.column() as i8 - self.column() as i8, other.row() as i8 - self.row() as i8);
        match (columns, if columns == 0 { rows } else { rows - low }) {
            (0, -1) => Some(Dir::N),
            (1, -1) => Some(Dir::NE),
            (1, 0) => Some(Dir::SE),
            (0, 1) => Some(Dir::S),
            (-1, 0) => Some(Dir::SW),
            (-1, -1) => Some(Dir::NW),
            _ => None,
        }
    }

    /// Distance in hexes, terrain ignored [S-01].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let hex = |text: &str| text.parse::<Hex>().unwrap();
    /// assert_eq!(hex("0707").distance(hex("1008")), 3);
    /// ```
    pub const fn distance(self, other: Hex) -> u8 {
        let (ax, az) = self.axial();
        let (bx, bz) = other.axial();
        let (dx, dz) = (ax - bx, az - bz);
        let dy = -dx - dz;
        let (dx, dy, dz) = (dx.unsigned_abs(), dy.unsigned_abs(), dz.unsigned_abs());
        let m = if dx > dy { dx } else { dy };
        if m > dz { m } else { dz }
    }

    const fn axial(self) -> (i8, i8) {
        let (c, r) = (self.column() as i8, self.row() as i8);
        (c, r - (c + c % 2) / 2)
    }

    /// Centre in an affine grid where all centres and corners are whole numbers: columns are 3 apart,
    /// rows 2, corners lie at (±2, 0) and (±1, ±1) from the centre. Incidence is all that sight needs.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!("0101".parse::<Hex>().unwrap().centre(), (3, 2));
    /// ```
    pub const fn centre(self) -> (i16, i16) {
        let (c, r) = (self.column() as i16, self.row() as i16);
        (3 * c, 2 * r + if c % 2 == 0 { 1 } else { 0 })
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column(), self.row())
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text that names no hex.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no hex: write column and row with two digits each, such as 0707")]
pub struct NoHex(pub String);

impl std::str::FromStr for Hex {
    type Err = NoHex;
    fn from_str(s: &str) -> Result<Hex, NoHex> {
        let bad = || NoHex(s.chars().take(20).collect());
        if s.len() != 4 || !s.bytes().all(|b| b.is_ascii_digit()) {
            return Err(bad());
        }
        let n: u16 = s.parse().map_err(|_| bad())?;
        Hex::new((n / 100) as u8, (n % 100) as u8).ok_or_else(bad)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Hex {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Hex> {
        let last = MAX_COLUMNS as usize * MAX_ROWS as usize - 1;
        Hex::from_index(u.int_in_range(0..=last)?).ok_or(arbitrary::Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (size_of::<u16>(), Some(size_of::<u16>()))
    }
}

/// The six directions, clockwise from north; also the faces of the whirlwind's die [2.8.7-c].
///
/// ```
/// # use dragonrage_rules::*;
/// assert_eq!(Dir::N.right(), Dir::NE);
/// assert_eq!(Dir::N.left(), Dir::NW);
/// assert_eq!(Dir::NE.back(), Dir::SW);
/// assert_eq!("sw".parse(), Ok(Dir::SW));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum Dir {
    /// Up.
    N,
    /// Up and to the right.
    NE,
    /// Down and to the right.
    SE,
    /// Down.
    S,
    /// Down and to the left.
    SW,
    /// Up and to the left.
    NW,
}

impl Dir {
    /// All six, in order.
    pub const ALL: [Dir; 6] = [Dir::N, Dir::NE, Dir::SE, Dir::S, Dir::SW, Dir::NW];

    /// Direction number `n` modulo six.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Dir::from_index(7), Dir::NE);
    /// ```
    pub const fn from_index(n: u8) -> Dir {
        Dir::ALL[(n % 6) as usize]
    }

    /// 0 for north, then clockwise.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Dir::ALL.map(Dir::index), [0, 1, 2, 3, 4, 5]);
    /// ```
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 60° clockwise.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Dir::NW.right(), Dir::N);
    /// ```
    pub const fn right(self) -> Dir {
        Dir::from_index(self as u8 + 1)
    }

    /// 60° counter-clockwise.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Dir::N.left(), Dir::NW);
    /// ```
    pub const fn left(self) -> Dir {
        Dir::from_index(self as u8 + 5)
    }

    /// Opposite direction.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Dir::NE.back(), Dir::SW);
    /// ```
    pub const fn back(self) -> Dir {
        Dir::from_index(self as u8 + 3)
    }

    /// Number of 60° turns between two directions, 0 to 3.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!((Dir::N.turns_to(Dir::S), Dir::N.turns_to(Dir::NW)), (3, 1));
    /// ```
    pub const fn turns_to(self, other: Dir) -> u8 {
        let d = (other as u8 + 6 - self as u8) % 6;
        if d > 3 { 6 - d } else { d }
    }
}

/// Every set of directions, one bit each, as a list in order.
static LISTS: [&[Dir]; 64] = {
    static ROOM: [[Dir; 6]; 64] = {
        let mut room = [[Dir::N; 6]; 64];
        let mut bits = 0;
        while bits < 64 {
            let (mut n, mut dir) = (0, 0);
            while dir < 6 {
                if bits >> dir & 1 == 1 {
                    room[bits][n] = Dir::ALL[dir];
                    n += 1;
                }
                dir += 1;
            }
            bits += 1;
        }
        room
    };
    let mut lists: [&[Dir]; 64] = [&[]; 64];
    let mut bits = 0;
    while bits < 64 {
        lists[bits] = ROOM[bits].split_at(bits.count_ones() as usize).0;
        bits += 1;
    }
    lists
};

/// The directions of a set, one bit each, in order.
#[inline]
pub(crate) fn dirs(bits: u8) -> impl Iterator<Item = Dir> {
    LISTS[bits as usize % 64].iter().copied()
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// A text that names no direction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no direction: one of N, NE, SE, S, SW, NW")]
pub struct NoDir(pub String);

impl std::str::FromStr for Dir {
    type Err = NoDir;
    fn from_str(s: &str) -> Result<Dir, NoDir> {
        Dir::ALL
            .into_iter()
            .find(|d| d.to_string().eq_ignore_ascii_case(s))
            .ok_or_else(|| NoDir(s.chars().take(20).collect()))
    }
}

/// A set of hexes, one bit each.
///
/// ```
/// # use dragonrage_rules::*;
/// let hex = |text: &str| text.parse::<Hex>().unwrap();
/// let mut set: HexSet = ["0707", "0808"].map(hex).into_iter().collect();
/// set.insert(hex("0909"));
/// set.remove(hex("0808"));
/// assert!(set.contains(hex("0909")) && set.len() == 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct HexSet([u64; HEXES / 64]);

impl HexSet {
    /// The empty set.
    pub const EMPTY: HexSet = HexSet([0; HEXES / 64]);

    /// Is the hex in the set?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let citadel: Hex = "1910".parse().unwrap();
    /// assert!(components.board("esirien").unwrap().spec().within_walls.contains(citadel));
    /// ```
    pub const fn contains(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    /// Puts a hex in.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let mut seen = HexSet::EMPTY;
    /// seen.insert("0707".parse().unwrap());
    /// assert_eq!(seen.len(), 1);
    /// ```
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Takes a hex out.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let hex: Hex = "0707".parse().unwrap();
    /// let mut left = HexSet::from_iter([hex]);
    /// left.remove(hex);
    /// assert_eq!(left, HexSet::EMPTY);
    /// ```
    pub const fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// Is nothing in it?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(HexSet::EMPTY.is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.0 == [0; HEXES / 64]
    }

    /// Number of hexes.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// assert_eq!(components.board("esirien").unwrap().within("1008".parse().unwrap(), 2).len(), 19);
    /// ```
    pub fn len(&self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }

    /// Hexes of both sets.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let hex = |text: &str| HexSet::from_iter([text.parse::<Hex>().unwrap()]);
    /// assert_eq!(hex("0707").union(&hex("0808")).len(), 2);
    /// ```
    #[inline]
    pub fn union(mut self, other: &HexSet) -> HexSet {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a |= b;
        }
        self
    }

    /// Hexes of this set that are not in the other.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let hex: HexSet = HexSet::from_iter(["0707".parse::<Hex>().unwrap()]);
    /// assert!(hex.minus(&hex).is_empty());
    /// ```
    #[inline]
    pub fn minus(mut self, other: &HexSet) -> HexSet {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a &= !b;
        }
        self
    }

    /// Hexes common to both sets.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let hex = |text: &str| HexSet::from_iter([text.parse::<Hex>().unwrap()]);
    /// assert!(hex("0707").and(&hex("0808")).is_empty());
    /// ```
    #[inline]
    pub fn and(mut self, other: &HexSet) -> HexSet {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a &= b;
        }
        self
    }

    /// The hexes, in order of column and row.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let hexes = ["0707", "0808"].map(|text| text.parse::<Hex>().unwrap());
    /// assert!(HexSet::from_iter(hexes).iter().eq(hexes)); // by column, then by row
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = Hex> + use<> {
        let words = self.0;
        let mut word = 0;
        let mut bits = words[0];
        std::iter::from_fn(move || {
            while bits == 0 {
                word += 1;
                if word == HEXES / 64 {
                    word -= 1;
                    return None;
                }
                bits = words[word];
            }
            let bit = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(Hex((word * 64 + bit) as u16))
        })
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        let mut set = HexSet::EMPTY;
        for h in hexes {
            set.insert(h);
        }
        set
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(s: &str) -> Hex {
        s.parse().unwrap()
    }

    #[test]
    fn pairs_named_by_the_rulebook_are_neighbours() {
        for (a, b, d) in [
            ("0606", "0707", Dir::SE),
            ("2113", "2212", Dir::NE),
            ("1410", "1310", Dir::NW),
            ("1410", "1511", Dir::SE),
            ("0109", "0208", Dir::NE),
            ("0708", "0709", Dir::S),
        ] {
            assert_eq!(hex(a).direction_to(hex(b)), Some(d), "{a}-{b}");
            assert_eq!(hex(b).direction_to(hex(a)), Some(d.back()), "{b}-{a}");
            assert_eq!(hex(a).distance(hex(b)), 1);
        }
    }

    #[test]
    fn neighbours_lie_in_their_direction_and_nobody_else_does() {
        let all = || (0..HEXES).filter_map(Hex::from_index);
        for a in all() {
            for b in all() {
                let found = Dir::ALL.into_iter().find(|dir| a.neighbour(*dir) == Some(b));
                assert_eq!(a.direction_to(b), found, "{a}-{b}");
            }
        }
    }

    #[test]
    fn distance_is_the_length_of_the_shortest_walk() {
        let start = hex("1409");
        let mut known = vec![None; HEXES];
        let mut queue = std::collections::VecDeque::from([(start, 0u8)]);
        known[start.index()] = Some(0);
        while let Some((h, d)) = queue.pop_front() {
            assert_eq!(start.distance(h), d, "{h}");
            for n in Dir::ALL.into_iter().filter_map(|d| h.neighbour(d)) {
                if known[n.index()].is_none() {
                    known[n.index()] = Some(d + 1);
                    queue.push_back((n, d + 1));
                }
            }
        }
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let hexes = [hex("0101"), hex("1409"), hex("2517"), hex("3017")];
        let set: HexSet = hexes.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), hexes);
        assert_eq!(set.len(), 4);
        assert_eq!(HexSet::EMPTY.iter().count(), 0);
    }
}
