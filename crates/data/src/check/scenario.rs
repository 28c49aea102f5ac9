//! Scenarios: room to set up for any; forces and objective for the printed ones.

use super::Checks;
use crate::map::MapFile;
use dragonrage_rules::Kind::*;
use dragonrage_rules::options::VictoryMode;
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
    if let Some(printed) = PRINTED.iter().find(|p| p.id == s.id) {
        check_printed(s, printed, c);
        check_common(s, map, c);
    }
    match s.id.as_str() {
        "esirien-1" => check_manual(s, c),
        id if PRINTED.iter().any(|p| p.id == id) => c.that(
            "options",
            &[],
            "the Rules Reference holds, and the objective wins",
            s.options.ruleset == Ruleset::Reference && s.options.victory_mode == VictoryMode::Objective,
        ),
        _ => {}
    }
}

/// A row of the rulebook's table of scenarios.
struct Printed {
    id: &'static str,
    rules: &'static [&'static str],
    /// Ids that speak of the forces; those of the row, and the Game Manual's for its own game.
    force_rules: &'static [&'static str],
    invader: (&'static str, &'static [(Kind, u8)]),
    defender: (&'static str, &'static [(Kind, u8)]),
    objective: (&'static str, i16),
    first: Side,
}

const GARRISON: (&str, &[(Kind, u8)]) = (
    "the defender has 4 cavalry, 8 infantry, 4 archers, 4 militia, hero and wizard",
    &[(Cavalry, 4), (Infantry, 8), (Archers, 4), (Militia, 4), (Hero, 1), (Wizard, 1)],
);

/// The scenarios of Esirien [3.1.2 to 3.1.7] and Nurkott [3.2.2 to 3.2.7].
const PRINTED: [Printed; 12] = [
    Printed {
        id: "esirien-1",
        rules: &["3.1.2"],
        force_rules: &["3.1.2", "M-b"],
        invader: ("the invader has two dragons", &[(Dragon, 2)]),
        defender: GARRISON,
        objective: ("19 VP win", 19),
        first: Side::Invader,
    },
    Printed {
        id: "esirien-2",
        rules: &["3.1.3"],
        force_rules: &["3.1.3"],
        invader: (
            "the invader has 4 giants, 3 trolls, 6 orcs and 4 goblins",
            &[(Giant, 4), (Trolls, 3), (Orcs, 6), (Goblins, 4)],
        ),
        defender: (
            "the defender has 3 cavalry, 8 infantry, 4 archers, 3 militia, hero and wizard",
            &[(Cavalry, 3), (Infantry, 8), (Archers, 4), (Militia, 3), (Hero, 1), (Wizard, 1)],
        ),
        objective: ("16 VP win", 16),
        first: Side::Defender,
    },
    Printed {
        id: "esirien-3",
        rules: &["3.1.4"],
        force_rules: &["3.1.4"],
        invader: (
            "the invader has a dragon, a giant, 3 trolls, 3 orcs and 3 goblins",
            &[(Dragon, 1), (Giant, 1), (Trolls, 3), (Orcs, 3), (Goblins, 3)],
        ),
        defender: GARRISON,
        objective: ("17 VP win", 17),
        first: Side::Invader,
    },
    Printed {
        id: "esirien-4",
        rules: &["3.1.5"],
        force_rules: &["3.1.5"],
        invader: (
            "the invader has a dragon, a young dragon, a giant and 3 trolls",
            &[(Dragon, 1), (YoungDragon, 1), (Giant, 1), (Trolls, 3)],
        ),
        defender: GARRISON,
        objective: ("17 VP win", 17),
        first: Side::Invader,
    },
    Printed {
        id: "esirien-5",
        rules: &["3.1.6"],
        force_rules: &["3.1.6"],
        invader: (
            "the invader has a dragon, a young dragon, a giant and 5 orcs",
            &[(Dragon, 1), (YoungDragon, 1), (Giant, 1), (Orcs, 5)],
        ),
        defender: (
            "the defender has 4 cavalry, 10 infantry, 4 archers, 1 militia, hero and wizard",
            &[(Cavalry, 4), (Infantry, 10), (Archers, 4), (Militia, 1), (Hero, 1), (Wizard, 1)],
        ),
        objective: ("18 VP win", 18),
        first: Side::Invader,
    },
    Printed {
        id: "esirien-6",
        rules: &["3.1.7"],
        force_rules: &["3.1.7"],
        invader: ("the invader has 6 giants and 2 goblins", &[(Giant, 6), (Goblins, 2)]),
        defender: (
            "the defender has 3 cavalry, 8 infantry, 4 archers, 4 militia, hero and wizard",
            &[(Cavalry, 3), (Infantry, 8), (Archers, 4), (Militia, 4), (Hero, 1), (Wizard, 1)],
        ),
        objective: ("17 VP win", 17),
        first: Side::Invader,
    },
    Printed {
        id: "nurkott-1",
        rules: &["3.2.2"],
        force_rules: &["3.2.2"],
        invader: (
            "the invader has 4 cavalry, hero, wizard, 6 infantry, 4 archers and 4 militia",
            &[(Cavalry, 4), (Hero, 1), (Wizard, 1), (Infantry, 6), (Archers, 4), (Militia, 4)],
        ),
        defender: (
            "the defender has 3 wargs, 8 orcs, 7 goblins, orc boss and shaman",
            &[(Wargs, 3), (Orcs, 8), (Goblins, 7), (OrcBoss, 1), (Shaman, 1)],
        ),
        objective: ("17 VP win", 17),
        first: Side::Invader,
    },
    Printed {
        id: "nurkott-2",
        rules: &["3.2.3"],
        force_rules: &["3.2.3"],
        invader: (
            "the invader has 5 cavalry, 12 infantry, 4 archers and 4 militia",
            &[(Cavalry, 5), (Infantry, 12), (Archers, 4), (Militia, 4)],
        ),
        defender: (
            "the defender has 5 wargs, 10 orcs, 8 goblins and 2 trolls",
            &[(Wargs, 5), (Orcs, 10), (Goblins, 8), (Trolls, 2)],
        ),
        objective: ("16 VP win", 16),
        first: Side::Defender,
    },
    Printed {
        id: "nurkott-3",
        rules: &["3.2.4"],
        force_rules: &["3.2.4"],
        invader: ("the invader has two dragons", &[(Dragon, 2)]),
        defender: (
            "the defender has 4 wargs, 5 orcs, 8 goblins, 3 trolls, orc boss and shaman",
            &[(Wargs, 4), (Orcs, 5), (Goblins, 8), (Trolls, 3), (OrcBoss, 1), (Shaman, 1)],
        ),
        objective: ("23 VP win", 23),
        first: Side::Invader,
    },
    Printed {
        id: "nurkott-4",
        rules: &["3.2.5"],
        force_rules: &["3.2.5"],
        invader: (
            "the invader has a dragon, a giant, 3 trolls, 3 infantry and 3 militia",
            &[(Dragon, 1), (Giant, 1), (Trolls, 3), (Infantry, 3), (Militia, 3)],
        ),
        defender: (
            "the defender has 4 wargs, 8 orcs, 8 goblins, orc boss and shaman",
            &[(Wargs, 4), (Orcs, 8), (Goblins, 8), (OrcBoss, 1), (Shaman, 1)],
        ),
        objective: ("18 VP win", 18),
        first: Side::Invader,
    },
    Printed {
        id: "nurkott-5",
        rules: &["3.2.6"],
        force_rules: &["3.2.6"],
        invader: (
            "the invader has a dragon, a young dragon, a giant and 5 infantry",
            &[(Dragon, 1), (YoungDragon, 1), (Giant, 1), (Infantry, 5)],
        ),
        defender: (
            "the defender has 4 wargs, 6 orcs, 5 goblins, 4 trolls, orc boss and shaman",
            &[(Wargs, 4), (Orcs, 6), (Goblins, 5), (Trolls, 4), (OrcBoss, 1), (Shaman, 1)],
        ),
        objective: ("20 VP win", 20),
        first: Side::Invader,
    },
    Printed {
        id: "nurkott-6",
        rules: &["3.2.7"],
        force_rules: &["3.2.7"],
        invader: ("the invader has 6 giants and 2 archers", &[(Giant, 6), (Archers, 2)]),
        defender: (
            "the defender has 3 wargs, 8 orcs, 8 goblins, orc boss and shaman",
            &[(Wargs, 3), (Orcs, 8), (Goblins, 8), (OrcBoss, 1), (Shaman, 1)],
        ),
        objective: ("18 VP win", 18),
        first: Side::Invader,
    },
];

/// Forces, objective and first side, as printed.
fn check_printed(s: &Scenario, p: &Printed, c: &mut Checks) {
    // The order in which a file lists the forces does not matter.
    let sorted = |mut force: Vec<(Kind, u8)>| {
        force.sort_unstable_by_key(|f| f.0.index());
        force
    };
    let force = |side: Side| sorted(s.forces[side].iter().map(|Force { kind, count }| (*kind, *count)).collect());
    let (says, right) = p.invader;
    c.is("invader", p.force_rules, says, force(Side::Invader), sorted(right.to_vec()));
    let (says, right) = p.defender;
    c.is("defender", p.force_rules, says, force(Side::Defender), sorted(right.to_vec()));
    c.is("objective", p.rules, p.objective.0, s.objective, p.objective.1);
    let says = match p.first {
        Side::Invader => "the invader plays first",
        Side::Defender => "the defender plays first",
    };
    c.is("first", p.rules, says, s.first, p.first);
    let map = p.id.split('-').next().unwrap_or_default();
    c.is("map", p.rules, "it is played on the map that its id names", s.map.as_str(), map);
}

/// The Game Manual's word on its game [7].
fn check_manual(s: &Scenario, c: &mut Checks) {
    c.that("roll-for-sides", &[], "the players roll for sides", s.roll_for_sides);
    c.that(
        "options",
        &[],
        "the Game Manual's rules, its grades and its word on damaged legs hold",
        s.options.ruleset == Ruleset::Manual
            && s.options.victory_mode == VictoryMode::Manual
            && s.options.half_legs() == Ruleset::Manual,
    );
}

/// Reinforcements and set-up, the same in all scenarios of a map [2.9-b,h].
fn check_common(s: &Scenario, map: Option<&MapFile>, c: &mut Checks) {
    let r = s.reinforcements.as_ref();
    let (usual, substitute) = if s.map == "nurkott" { (Orcs, Goblins) } else { (Infantry, Militia) };
    c.is(
        "reinforcements",
        &[],
        "4 infantry (on Nurkott 4 orcs) on turn 10 and every fourth turn after",
        r.map(|r| (r.kind, r.count, r.first_turn, r.every)),
        Some((usual, 4, 10, 4)),
    );
    let says = "militia stand in for infantry, goblins for orcs";
    c.is("substitute", &[], says, r.map(|r| r.substitute), Some(substitute));
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
