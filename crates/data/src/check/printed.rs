//! What holds for both printed maps.

use super::Checks;
use super::ground::Ground;

pub(super) fn check(g: &Ground, c: &mut Checks) {
    let spec = &g.map.spec;
    c.is("size", &[], "25 columns and 17 rows", (spec.columns, spec.rows), (25, 17));
    let vp: Vec<u8> = spec.places.iter().map(|p| p.vp).filter(|v| *v > 0).collect();
    let total: u32 = vp.iter().map(|v| u32::from(*v)).sum();
    c.none("vp-range", &["M-e"], "VP run from 1 to 5", vp.iter().filter(|v| **v > 5));
    c.is("vp-one-five", &[], "just one hex is worth 5", vp.iter().filter(|v| **v == 5).count(), 1);
    c.none("vp-all-values", &[], "every value from 1 to 5 is on the map", (1..=5).filter(|v| !vp.contains(v)));
    c.that("vp-hexes", &[], "14 to 22 hexes carry VP", (14..=22).contains(&vp.len()));
    c.that("vp-sum", &[], "36 to 42 VP in all", (36..=42).contains(&total));
    let track = (g.map.first_reinforcement, g.map.reinforcement_every);
    c.is("reinforcement-turns", &[], "reinforcements on turn 10 and every fourth turn after", track, (10, 4));
    c.that("turn-track", &[], "the turn track reaches turn 30 or farther", spec.turn_track >= 30);
}
