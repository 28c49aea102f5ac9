//! The sheets of the major monsters, against tables 6.2, 6.3 and 12.2.

use super::Checks;
use crate::monsters::{MAJORS, arcs};
use dragonrage_rules::{Arc6, Area, MonsterData};

/// One row of table 6.2: attacks toward, groups, strength, strength when landing, attacked from, hit on, hp.
type Row = (&'static str, u8, u8, u8, &'static str, u8, u8);

/// The areas of each monster in the order head, wings, legs, belly.
const AREAS: [[Option<Row>; 4]; 4] = [
    [
        Some(("front underneath above", 1, 3, 3, "ahead above", 6, 8)),
        Some(("front above", 2, 2, 2, "flank above", 4, 6)),
        Some(("around underneath", 4, 1, 1, "around underneath", 5, 3)),
        Some(("", 1, 0, 0, "underneath", 4, 6)),
    ],
    [
        Some(("front underneath above", 1, 2, 2, "ahead above", 6, 3)),
        Some(("front above", 2, 1, 1, "flank above", 4, 3)),
        Some(("around underneath", 2, 1, 1, "around underneath", 5, 4)),
        Some(("", 1, 0, 0, "underneath", 4, 3)),
    ],
    [
        Some(("ahead flank above", 1, 2, 2, "ahead above", 6, 6)),
        Some(("ahead flank above", 2, 2, 2, "flank above", 4, 8)),
        Some(("around underneath", 2, 1, 3, "around underneath", 5, 4)),
        Some(("", 1, 0, 0, "underneath", 5, 12)),
    ],
    [
        Some(("front underneath above", 1, 8, 8, "ahead above", 6, 8)),
        None,
        Some(("around underneath", 6, 1, 1, "around underneath", 5, 3)),
        Some(("", 1, 0, 0, "underneath", 4, 4)),
    ],
];

/// Walk, fly, bound, overrun attack, fires, fire range, crash dice [12.2].
const MOVES: [(u16, u8, u8, u8, u8, u8, u8); 4] =
    [(4, 6, 3, 6, 2, 2, 2), (2, 4, 3, 0, 1, 1, 1), (2, 8, 4, 0, 0, 0, 2), (6, 0, 0, 9, 0, 0, 0)];

/// Leg hp per walking MP; leg damage that stops bounding; wing damage that stops flight; wing damage that makes
/// it crash [6.3].
const THRESHOLDS: [(u8, u8, u8, u8); 4] = [(3, 6, 6, 7), (4, 4, 3, 4), (4, 4, 8, 9), (3, 0, 0, 0)];

/// Slither, overrun movement, fire in flight, attacks after landing, bonus on escape from its fire.
const ANSWERS: [(bool, bool, bool, bool, u8); 4] = [
    (true, true, true, false, 0),
    (true, false, false, false, 2),
    (false, false, false, true, 0),
    (true, true, false, false, 0),
];

fn arc(words: &str) -> Option<Arc6> {
    arcs(words.split_ascii_whitespace())
}

fn thresholds(m: &MonsterData) -> (u8, u8, u8, u8) {
    let total = |a: Area| m.area(a).groups * m.area(a).hit_points;
    let wings = total(Area::Wings);
    if wings == 0 {
        return (m.legs_per_mp, 0, 0, 0);
    }
    (m.legs_per_mp, total(Area::Legs).div_ceil(2), m.area(Area::Wings).hit_points, wings / 2 + 1)
}

pub(super) fn check(sheets: &[MonsterData; 4], c: &mut Checks) {
    let mut wrong = Vec::new();
    for (n, kind) in MAJORS.into_iter().enumerate() {
        for area in Area::ALL {
            let a = sheets[n].area(area);
            let right = match AREAS[n][area.index()] {
                None => a.groups == 0,
                Some((reach, groups, strength, landing, exposed, hit_on, hp)) => {
                    (a.groups, a.strength, a.strength_landing, a.hit_on, a.hit_points)
                        == (groups, strength, landing, hit_on, hp)
                        && Some(a.reach) == arc(reach)
                        && Some(a.exposed) == arc(exposed)
                }
            };
            if !right {
                wrong.push(format!("{kind} {}", area.code()));
            }
        }
    }
    c.none(
        "areas",
        &["6.2", "2.12.1-a", "2.12.2-a", "2.12.2-b", "2.12.3-a", "2.12.4-a"],
        "body areas have the groups, strengths, hexes, numbers and hit points of the summary table",
        wrong,
    );
    let moves = |m: &MonsterData| {
        let legs = u16::from(m.area(Area::Legs).groups) * u16::from(m.area(Area::Legs).hit_points);
        let walk = legs.div_ceil(u16::from(m.legs_per_mp).max(1));
        (walk, m.fly, m.bound, m.overrun, m.fires, m.fire_range, m.crash_dice)
    };
    let wrong = MAJORS.iter().enumerate().filter(|(n, _)| moves(&sheets[*n]) != MOVES[*n]).map(|(_, k)| k);
    c.none(
        "moves",
        &["6.2", "U-DRA", "U-YDR", "U-ROC", "U-WRM"],
        "walk, flight, bound, overrun, fire and crash damage are the printed ones",
        wrong,
    );
    let wrong = MAJORS.iter().enumerate().filter(|(n, _)| thresholds(&sheets[*n]) != THRESHOLDS[*n]);
    c.none(
        "thresholds",
        &["6.3"],
        "damage stops walking, bounding and flight where the table says",
        wrong.map(|(_, k)| k),
    );
    let answers = |m: &MonsterData| {
        (m.slither, m.overrun_movement, m.fire_in_flight, m.attacks_after_landing, m.fire_escape_bonus)
    };
    let wrong = MAJORS.iter().enumerate().filter(|(n, _)| answers(&sheets[*n]) != ANSWERS[*n]).map(|(_, k)| k);
    c.none(
        "abilities",
        &[],
        "slithering, overrun, fire in flight and attacks after landing are as the rules have them",
        wrong,
    );
}
