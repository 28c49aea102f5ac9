//! The counters, against table 12.1. Only what the rulebooks state is compared: a reconstructed value may change.

use super::Checks;
use crate::units::{KindSheet, Sheet};
use dragonrage_rules::Kind;

/// A value that the rulebooks state.
#[derive(Clone, Copy)]
enum Stated {
    Attack(Option<u8>),
    Defence(u8),
    Escape(Option<u8>),
    Mp(Option<u8>),
    RoadMp(Option<u8>),
    HitPoints(u8),
    /// Price for invader and defender, in half points.
    HalfPoints(u16, u16),
}
use Stated::*;

impl Stated {
    fn holds(self, k: &KindSheet) -> bool {
        let d = &k.data;
        match self {
            Attack(n) => d.attack == n,
            Defence(n) => d.defence == n,
            Escape(n) => d.escape == n,
            Mp(n) => d.mp == n,
            RoadMp(n) => d.road_mp == n,
            HitPoints(n) => d.hit_points == Some(n),
            HalfPoints(i, d) => k.data.half_points.is_some_and(|p| (p.invader, p.defender) == (i, d)),
        }
    }
}

/// The stated values of each kind [12.1, 12.2].
const STATED: &[(Kind, &str, &[&str], &[Stated])] = &[
    (Kind::Militia, "militia", &["U-MIL"], &[Escape(Some(6)), HalfPoints(2, 2)]),
    (Kind::Infantry, "infantry", &["U-INF"], &[Escape(Some(5)), Mp(Some(2)), RoadMp(Some(3)), HalfPoints(5, 5)]),
    (Kind::Archers, "archers", &["U-ARH"], &[Escape(Some(6)), HalfPoints(4, 4)]),
    (Kind::Cavalry, "cavalry", &["U-CAV"], &[Escape(Some(4)), HalfPoints(8, 8)]),
    (Kind::Hero, "hero", &["U-HERO"], &[Escape(Some(3)), HalfPoints(34, 30)]),
    (
        Kind::Wizard,
        "wizard",
        &["U-WZD"],
        &[Attack(None), Escape(Some(3)), Mp(Some(3)), RoadMp(Some(4)), HalfPoints(36, 28)],
    ),
    (Kind::Elowyn, "elowyn", &["U-ELO"], &[Attack(None), Defence(2), Mp(Some(3)), RoadMp(Some(4)), HalfPoints(0, 0)]),
    (
        Kind::Ballista,
        "ballista",
        &["U-BAL"],
        &[Attack(Some(2)), Defence(1), Escape(None), Mp(None), RoadMp(None), HalfPoints(6, 6)],
    ),
    (
        Kind::Catapult,
        "catapult",
        &["U-CAT"],
        &[Attack(Some(2)), Defence(1), Escape(None), Mp(None), RoadMp(None), HalfPoints(6, 6)],
    ),
    (Kind::Orcs, "orcs", &["U-ORC"], &[HalfPoints(5, 5)]),
    (Kind::Goblins, "goblins", &["U-GOB"], &[HalfPoints(4, 4)]),
    (Kind::Wargs, "wargs", &["U-WRG"], &[HalfPoints(10, 10)]),
    (Kind::Trolls, "trolls", &["U-TRL"], &[HalfPoints(8, 8)]),
    (Kind::OrcBoss, "orc-boss", &["U-BOSS"], &[HalfPoints(34, 30)]),
    (Kind::Shaman, "shaman", &["U-SHAM"], &[Attack(None), HalfPoints(36, 28)]),
    (Kind::Giant, "giant", &["U-GIA"], &[RoadMp(None), HitPoints(10), HalfPoints(26, 26)]),
    (Kind::SeaSerpent, "sea-serpent", &["U-SER"], &[RoadMp(None), HitPoints(15), HalfPoints(26, 26)]),
    (Kind::TRex, "t-rex", &["U-TRX"], &[Attack(Some(8)), Defence(4), RoadMp(None), HitPoints(10), HalfPoints(26, 26)]),
    (Kind::Elemental, "elemental", &["U-ELM"], &[RoadMp(None)]),
    (Kind::Dragon, "dragon", &["U-DRA"], &[HalfPoints(80, 80)]),
    (Kind::YoungDragon, "young-dragon", &["U-YDR"], &[HalfPoints(32, 32)]),
    (Kind::Roc, "roc", &["U-ROC"], &[HalfPoints(50, 50)]),
    (Kind::Wurm, "wurm", &["U-WRM"], &[HalfPoints(90, 90)]),
];

/// Counters that the scenarios need at least [12.4].
const LEAST: &[(Kind, u8)] = &[
    (Kind::Infantry, 12),
    (Kind::Cavalry, 5),
    (Kind::Archers, 4),
    (Kind::Militia, 4),
    (Kind::Hero, 1),
    (Kind::Wizard, 1),
    (Kind::Elowyn, 1),
    (Kind::Orcs, 10),
    (Kind::Goblins, 8),
    (Kind::Wargs, 5),
    (Kind::Trolls, 4),
    (Kind::OrcBoss, 1),
    (Kind::Shaman, 1),
    (Kind::Giant, 6),
    (Kind::SeaSerpent, 2),
    (Kind::Dragon, 2),
    (Kind::YoungDragon, 1),
];

pub(super) fn check(sheet: &Sheet, c: &mut Checks) {
    for (kind, name, rules, values) in STATED {
        let k = &sheet.kinds[kind.index()];
        let key = |v: &Stated| match v {
            Attack(_) => "attack",
            Defence(_) => "defence",
            Escape(_) => "escape",
            Mp(_) => "mp",
            RoadMp(_) => "road_mp",
            HitPoints(_) => "hit_points",
            HalfPoints(..) => "points",
        };
        let wrong = values.iter().filter(|v| !v.holds(k)).map(|v| format!("{kind}.{}", key(v)));
        c.none(name, rules, "the values that the rulebooks state", wrong);
    }
    let wrong = STATED.iter().filter(|(kind, _, _, values)| {
        let price = values.iter().find(|v| matches!(v, HalfPoints(..)));
        price.is_some_and(|v| !v.holds(&sheet.kinds[kind.index()]))
    });
    c.none("prices", &["3.3.4-table"], "every price is the printed one", wrong.map(|(k, ..)| k));
    c.is("spell-points", &[], "each wizard has 10 spell points", sheet.spell_points, 10);
    let scarce = LEAST.iter().filter(|(k, n)| sheet.kinds[k.index()].data.limit < *n);
    c.none("limits", &[], "there are counters enough for every printed scenario", scarce.map(|(k, _)| k));
}
