//! Scenarios: room to set up for any; forces and objective for the printed ones.

use super::Checks;
use crate::map::MapFile;
use dragonrage_rules::options::{HalfLegs, VictoryMode};
use dragonrage_rules::{Force, Kind, Ruleset, Scenario, Side};

pub(super) fn check(s: &Scenario, map: Option<&MapFile>, c: &mut Checks) {
    let wait_outside = map.is_some_and(|m| !m.spec.entry_hexes.is_empty());
    let crowded = Side::BOTH.into_iter().filter(|side| {
        let units: u32 = s.forces[*side].iter().filter(|f| !f.kind.is_character()).map(|f| u32::from(f.count)).sum();
        let room = s.setup[*side].len();
        room < units && !(room == 0 && *side == Side::Invader && wait_outside)
    });
    c.none("room", &[], "each side has a hex for every unit at set-up", crowded.map(Side::code));
    let empty = Side::BOTH.into_iter().filter(|side| s.forces[*side].is_empty());
    c.none("forces", &[], "each side has units", empty.map(Side::code));
    if s.id == "esirien-1" {
        esirien_1(s, map, c);
    }
}

/// The two-dragon game [3.1.2, 7].
fn esirien_1(s: &Scenario, map: Option<&MapFile>, c: &mut Checks) {
    let force = |side: Side| s.forces[side].iter().map(|Force { kind, count }| (*kind, *count)).collect::<Vec<_>>();
    c.is("invader", &["3.1.2", "M-b"], "the invader has two dragons", force(Side::Invader), vec![(Kind::Dragon, 2)]);
    c.is(
        "defender",
        &["3.1.2", "M-b"],
        "the defender has 4 cavalry, 8 infantry, 4 archers, 4 militia, hero and wizard",
        force(Side::Defender),
        vec![
            (Kind::Cavalry, 4),
            (Kind::Infantry, 8),
            (Kind::Archers, 4),
            (Kind::Militia, 4),
            (Kind::Hero, 1),
            (Kind::Wizard, 1),
        ],
    );
    c.is("objective", &["3.1.2"], "19 VP win", s.objective, 19);
    c.is("first", &["3.1.2"], "the invader plays first", s.first, Side::Invader);
    c.is("map", &["3.1.2"], "it is played on Esirien", s.map.as_str(), "esirien");
    c.that("roll-for-sides", &[], "the players roll for sides", s.roll_for_sides);
    c.that(
        "options",
        &[],
        "the Game Manual's rules, its grades and its word on damaged legs hold",
        s.options.ruleset == Ruleset::Manual
            && s.options.victory_mode == VictoryMode::Manual
            && s.options.half_legs == HalfLegs::Manual,
    );
    let r = s.reinforcements.as_ref();
    c.is(
        "reinforcements",
        &[],
        "4 infantry on turn 10 and every fourth turn after",
        r.map(|r| (r.kind, r.count, r.first_turn, r.every)),
        Some((Kind::Infantry, 4, 10, 4)),
    );
    c.is("substitute", &[], "militia stand in for infantry", r.map(|r| r.substitute), Some(Kind::Militia));
    if let Some(map) = map {
        c.that(
            "reinforcement-hexes",
            &[],
            "they arrive where the map says",
            r.is_some_and(|r| r.hexes == map.reinforcement_hexes),
        );
        c.is(
            "setup",
            &[],
            "each side sets up in its whole area",
            (s.setup[Side::Invader], s.setup[Side::Defender]),
            (map.spec.invader_edges, map.spec.setup),
        );
    }
}
