//! Common random numbers: the dice of rollouts, the same for all plans that are compared. A unit is as lucky under one plan
//! as under another, however many dice fell before; so the variance of what one plan gains over another is little more than
//! half of what it is with one stream of dice. Only for games that are imagined: real dice come from outside.

use crate::Rng;
use dragonrage_rules::{Action, Chance, Phase, Roll};
use std::collections::HashMap;

/// The dice of one sample: a stream of its own for every unit, phase and reason.
#[derive(Debug)]
pub(crate) struct CommonDice {
    seed: u64,
    /// How often dice were thrown for the same reason: a monster strikes several times.
    thrown: HashMap<u64, u64>,
}

impl CommonDice {
    /// Equal seeds throw equal dice.
    pub fn new(seed: u64) -> CommonDice {
        CommonDice { seed, thrown: HashMap::new() }
    }

    /// The roll that is due in a phase of a turn.
    pub fn throw(&mut self, turn: u16, phase: Phase, chance: &Chance) -> Action {
        let reason = u64::from(turn) << 32 | (phase as u64) << 24 | reason(&chance.roll);
        let times = self.thrown.entry(reason).or_insert(0);
        *times += 1;
        let mut dice = Rng::new(Rng::new(self.seed ^ *times << 48).draw() ^ reason);
        let mut die = || dice.below(6) as u8 + 1;
        Action::Roll { a: die(), b: if chance.dice == 2 { die() } else { 0 } }
    }
}

/// What the dice are for, and whose they are: a number of 24 bits.
fn reason(roll: &Roll) -> u64 {
    let (kind, whose) = match *roll {
        Roll::Sides { seat } => (0, seat as u64),
        Roll::Gate { unit, .. } | Roll::LeglessGate { unit, .. } | Roll::Break { unit, .. } => (1, unit.0.into()),
        Roll::Scale { unit, .. } => (2, unit.0.into()),
        Roll::Overrun { unit, .. } | Roll::Melee { unit, .. } | Roll::Hit { unit, .. } => (3, unit.0.into()),
        Roll::Clash { hex, .. } => (4, hex.index() as u64),
        Roll::Missile { unit, .. } | Roll::Bolt { unit, .. } => (5, unit.0.into()),
        Roll::Morale { unit } => (6, unit.0.into()),
        Roll::Escape { unit, .. } => (7, unit.0.into()),
        Roll::Whirlwind { unit, .. } => (8, unit.0.into()),
        Roll::CrashDamage { unit } => (9, unit.0.into()),
        Roll::Drift { hex } => (10, hex.index() as u64),
        Roll::Dismiss { unit, .. } => (11, unit.0.into()),
        Roll::Stray { unit, .. } => (12, unit.0.into()),
        Roll::Berserk { unit } => (13, unit.0.into()),
    };
    kind << 16 | whose
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::{Need, UnitId};

    const PHASE: Phase = Phase::SideRoll;

    #[test]
    fn dice_are_a_units_own() {
        let chance = |unit| {
            let roll = Roll::Morale { unit: UnitId(unit) };
            Chance { roll, dice: 1, need: Need::Value, modifiers: [None; 3] }
        };
        for seed in 0..50 {
            let (mut one, mut other) = (CommonDice::new(seed), CommonDice::new(seed));
            let first = one.throw(4, PHASE, &chance(3));
            // Whoever else rolls before: the unit's dice stay the same, the first as well as the second.
            other.throw(4, PHASE, &chance(7));
            assert_eq!(other.throw(4, PHASE, &chance(3)), first);
            assert_eq!(other.throw(4, PHASE, &chance(3)), one.throw(4, PHASE, &chance(3)));
        }
    }

    #[test]
    fn all_numbers_fall_equally_often() {
        let mut count = [0; 6];
        for seed in 0..100 {
            let mut dice = CommonDice::new(seed);
            for unit in 0..60 {
                let roll = Roll::Hit { unit: UnitId(unit), target: UnitId(0), area: dragonrage_rules::Area::Legs };
                let chance = Chance { roll, dice: 2, need: Need::Value, modifiers: [None; 3] };
                let Action::Roll { a, b } = dice.throw(4, PHASE, &chance) else { unreachable!() };
                [a, b].into_iter().for_each(|n| count[usize::from(n) - 1] += 1);
            }
        }
        // 12,000 dice: 2,000 of each, give or take five standard deviations.
        assert!(count.iter().all(|n| (1800..2200).contains(n)), "{count:?}");
    }
}
