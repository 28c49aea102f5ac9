//! Where a flight can end, from any hex and with any facing: at least two hexes straight between turns of 60°
//! [2.12.1.1.4-d]. Only the shape; what is in the way the rules say.

use dragonrage_rules::{Dir, Hex};

/// Longest flight that is drawn.
const LONGEST: i8 = 8;
const SIZE: usize = 2 * LONGEST as usize + 1;

/// The hexes that a flight of some length can end in, by facing, relative to its start.
#[derive(Clone, Debug)]
pub struct Flight {
    ends: [[[bool; SIZE]; SIZE]; 6],
}

impl Flight {
    /// Flights of at most so many hexes; `short`: may the last leg be of one hex [H-26]?
    pub fn new(longest: u8, short: bool) -> Flight {
        let mut flight = Flight { ends: [[[false; SIZE]; SIZE]; 6] };
        for dir in Dir::ALL {
            fly(&mut flight.ends[dir.index()], (0, 0), dir, 0, longest.min(LONGEST as u8), short);
        }
        flight
    }

    /// Can a flight that begins with this facing end there?
    #[inline]
    pub fn reaches(&self, from: Hex, facing: Dir, to: Hex) -> bool {
        let ((x, z), (tx, tz)) = (axial(from), axial(to));
        let (dx, dz) = (tx - x, tz - z);
        if dx.abs() > LONGEST || dz.abs() > LONGEST {
            return false;
        }
        self.ends[facing.index()][(dx + LONGEST) as usize][(dz + LONGEST) as usize]
    }
}

/// Column and slanted row: directions are constant steps.
fn axial(hex: Hex) -> (i8, i8) {
    let (c, r) = (hex.column() as i8, hex.row() as i8);
    (c, r - (c + c % 2) / 2)
}

const fn step(dir: Dir) -> (i8, i8) {
    match dir {
        Dir::N => (0, -1),
        Dir::NE => (1, -1),
        Dir::SE => (1, 0),
        Dir::S => (0, 1),
        Dir::SW => (-1, 1),
        Dir::NW => (-1, 0),
    }
}

/// Flies on from here; `straight`: hexes since the last turn.
fn fly(ends: &mut [[bool; SIZE]; SIZE], (x, z): (i8, i8), dir: Dir, straight: u8, left: u8, short: bool) {
    if straight >= 2 {
        ends[(x + LONGEST) as usize][(z + LONGEST) as usize] = true;
    }
    if left == 0 {
        return;
    }
    let go = |dir: Dir| (x + step(dir).0, z + step(dir).1);
    fly(ends, go(dir), dir, straight + 1, left - 1, short);
    if straight >= 2 {
        for turned in [dir.left(), dir.right()] {
            let (tx, tz) = go(turned);
            ends[(tx + LONGEST) as usize][(tz + LONGEST) as usize] |= short;
            fly(ends, (tx, tz), turned, 1, left - 1, short);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flights_go_straight_and_turn_once_in_two_hexes() {
        let flight = Flight::new(6, true);
        let hex = |s: &str| s.parse::<Hex>().unwrap();
        let from = hex("1409");
        assert!(!flight.reaches(from, Dir::N, hex("1408")), "too short");
        assert!(flight.reaches(from, Dir::N, hex("1407")));
        assert!(flight.reaches(from, Dir::N, hex("1403")));
        assert!(!flight.reaches(from, Dir::N, hex("1402")), "too far");
        assert!(!flight.reaches(from, Dir::N, hex("1411")), "behind");
        let turned = hex("1407").neighbour(Dir::NE).unwrap();
        assert!(flight.reaches(from, Dir::N, turned));
        assert!(!Flight::new(6, false).reaches(from, Dir::N, turned), "one hex after the turn");
    }
}
