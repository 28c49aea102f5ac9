//! The printed tables, and the numbers of minor monsters, missiles and spells.

use super::Checks;
use crate::tables::{ATTACKS, DEFENCES, cell};
use dragonrage_rules::{BreakRow, BreakTable, CombatTable, Kind, MinorTable, MissileTable, Odds, SpellTable};

/// The rule that every cell of the table keeps to [2.7.5-b], written apart from the game's own.
fn formula(attack: usize, defence: usize) -> Odds {
    if defence >= 2 * attack {
        Odds::Miss
    } else if attack >= 6 * defence {
        Odds::Destroyed
    } else if attack < defence {
        Odds::TwoDice(11)
    } else {
        Odds::OneDie(7 - (attack / defence) as u8)
    }
}

pub(super) fn check_combat(table: &CombatTable, c: &mut Checks) {
    let full = table.rows.len() == ATTACKS && table.rows.iter().all(|r| r.len() == DEFENCES);
    c.that("size", &["2.7.5-a"], "the combat table has 30 rows and 15 columns", full);
    let mut wrong = Vec::new();
    for (attack, row) in (1..).zip(&table.rows) {
        for (defence, odds) in (1..).zip(row) {
            let right = formula(attack, defence);
            if *odds != right {
                wrong.push(format!("{attack} against {defence} is {}, not {}", cell(*odds), cell(right)));
            }
        }
    }
    c.none("formula", &["2.7.5-a", "2.7.5-b"], "every cell of the combat table equals the rule", wrong);
}

/// What the table says of a kind: scale, door, gate; 0 = impossible, 1 = automatic.
type Numbers = (u8, u8, u8);

/// A row of the printed table: kinds, alone, with a hero.
const BREAKING: &[(&[Kind], Numbers, Numbers)] = &[
    (&[Kind::Cavalry, Kind::Infantry, Kind::Militia, Kind::Archers], (0, 10, 0), (5, 7, 10)),
    (&[Kind::Goblins], (6, 0, 0), (6, 0, 0)),
    (&[Kind::Orcs, Kind::Wargs], (6, 10, 0), (6, 10, 0)),
    (&[Kind::Trolls], (5, 7, 10), (5, 7, 10)),
    (&[Kind::Giant, Kind::Wurm], (4, 1, 9), (4, 1, 9)),
    (&[Kind::SeaSerpent], (0, 1, 9), (0, 1, 9)),
    (&[Kind::Hero, Kind::OrcBoss], (0, 10, 0), (0, 10, 0)),
];

fn numbers(row: &BreakRow) -> Numbers {
    let door = if row.door_automatic { 1 } else { row.door.unwrap_or(0) };
    (row.scale.unwrap_or(0), door, row.gate.unwrap_or(0))
}

pub(super) fn check_breaking(table: &BreakTable, c: &mut Checks) {
    let mut wrong = Vec::new();
    for kind in Kind::ALL {
        let listed = BREAKING.iter().find(|(kinds, ..)| kinds.contains(&kind));
        let (alone, with_hero) = listed.map_or(((0, 0, 0), (0, 0, 0)), |(_, a, h)| (*a, *h));
        if numbers(&table.alone[kind.index()]) != alone {
            wrong.push(kind.code().to_owned());
        }
        if numbers(&table.with_hero[kind.index()]) != with_hero {
            wrong.push(format!("{kind} with a hero"));
        }
    }
    c.none("numbers", &["2.5.8-a"], "the scaling and breaking table has the printed numbers", wrong);
}

pub(super) fn check_minors(table: &MinorTable, c: &mut Checks) {
    let numbers = [table.giant, table.serpent, table.tyrannosaurus].map(|m| (m.melee, m.missiles));
    c.is("numbers", &[], "giants and Tyrannosaurus are hit on a 6, serpents on 5+", numbers, [(6, 6), (5, 5), (6, 6)]);
}

pub(super) fn check_missiles(table: &MissileTable, c: &mut Checks) {
    let (a, k, b) = (&table.archers, &table.catapult, &table.ballista);
    let ranges = (a.range, a.from_tower, k.least, k.range, b.range, b.from_tower);
    c.is("ranges", &[], "archers, catapult and ballista shoot as far as stated", ranges, (2, 3, 2, 4, 3, 4));
    let numbers = (a.near, a.far, k.hit_on, b.hit_on, table.flyer_damage);
    c.is("numbers", &[], "shots at monsters need the stated numbers", numbers, (5, 6, 6, [4, 4, 5, 6, 6], 2));
}

pub(super) fn check_spells(table: &SpellTable, c: &mut Checks) {
    let costs = [table.fog, table.whirlwind, table.lightning, table.elemental].map(|s| s.cost);
    c.is("costs", &[], "spells cost the stated points", (table.boost, costs), ([1, 2, 3], [2, 2, 3, 5]));
    let ranges = [table.fog, table.whirlwind, table.lightning, table.elemental].map(|s| s.range);
    c.is("ranges", &[], "spells reach as far as stated", (ranges, table.leash), ([3, 4, 4, 2], 5));
}
