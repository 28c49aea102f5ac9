//! Exact chances: the combat table as probabilities, and rolls against a number.

use dragonrage_rules::{Components, Odds, Options, options::OutOfTable};
use std::sync::Arc;

/// Largest strengths that are tabulated; what is beyond counts as these.
const ATTACK: usize = 48;
const DEFENCE: usize = 24;

/// Chance to roll `need` or more on one die with a bonus.
pub fn one_die(need: u8, bonus: i8) -> f32 {
    let need = i16::from(need) - i16::from(bonus);
    (7 - need.clamp(1, 7)) as f32 / 6.0
}

/// Chance to roll `need` or more on two dice.
pub fn two_dice(need: u8) -> f32 {
    let ways: u32 = (need.clamp(2, 13)..=12).map(|t| 6 - u32::from(t.abs_diff(7))).sum();
    ways as f32 / 36.0
}

/// The combat table as chances [2.7.5].
#[derive(Clone, Debug)]
pub struct KillTable {
    cells: Arc<[[f32; DEFENCE]; ATTACK]>,
}

impl KillTable {
    /// The table of a game.
    pub fn new(components: &Components, options: &Options) -> KillTable {
        let six = options.out_of_table == OutOfTable::SixToOne;
        let mut cells = [[0.0; DEFENCE]; ATTACK];
        for (attack, row) in cells.iter_mut().enumerate() {
            for (defence, cell) in row.iter_mut().enumerate() {
                *cell = match components.combat.odds(attack as u16, defence as u16, six) {
                    Odds::Destroyed => 1.0,
                    Odds::Miss => 0.0,
                    Odds::OneDie(n) => one_die(n, 0),
                    Odds::TwoDice(n) => two_dice(n),
                };
            }
        }
        KillTable { cells: Arc::new(cells) }
    }

    /// Chance that an attack of this strength succeeds.
    #[inline]
    pub fn kill(&self, attack: u16, defence: u16) -> f32 {
        self.cells[(attack as usize).min(ATTACK - 1)][(defence as usize).min(DEFENCE - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_dice() {
        assert_eq!(one_die(6, 0), 1.0 / 6.0);
        assert_eq!(one_die(4, 1), 4.0 / 6.0);
        assert_eq!(one_die(7, 0), 0.0);
        assert_eq!(one_die(1, 3), 1.0);
        assert_eq!(two_dice(11), 3.0 / 36.0);
        assert_eq!(two_dice(2), 1.0);
    }
}
