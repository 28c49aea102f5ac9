//! Our hex arithmetic against an independent one.

use dragonrage_rules::{Dir, Hex};
use hexx::OffsetHexMode;

/// The same hex in the other library: flat tops, and our even columns, which lie half a hex lower, are its odd ones
/// counted from zero.
fn theirs(hex: Hex) -> hexx::Hex {
    let place = [i32::from(hex.column()) - 1, i32::from(hex.row()) - 1];
    hexx::Hex::from_offset_coordinates(place, OffsetHexMode::Odd, hexx::HexOrientation::Flat)
}

fn grid() -> impl Iterator<Item = Hex> {
    (0..510).filter_map(Hex::from_index)
}

#[test]
fn distances_agree() {
    for a in grid() {
        for b in grid() {
            assert_eq!(i32::from(a.distance(b)), theirs(a).distance_to(theirs(b)), "{a} {b}");
        }
    }
}

#[test]
fn neighbours_agree() {
    for a in grid() {
        let around = theirs(a).all_neighbors();
        for dir in Dir::ALL {
            if let Some(b) = a.neighbour(dir) {
                assert!(around.contains(&theirs(b)), "{a} {dir}");
                assert_eq!(b.neighbour(dir.back()), Some(a));
            }
        }
    }
}

#[test]
fn straight_lines_stay_straight() {
    for a in grid() {
        for dir in Dir::ALL {
            let Some(b) = a.neighbour(dir) else { continue };
            let Some(c) = b.neighbour(dir) else { continue };
            assert_eq!(theirs(b) - theirs(a), theirs(c) - theirs(b), "{a} {dir}");
        }
    }
}
