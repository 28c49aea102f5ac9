//! The dice that make a difference, each with its share.

use dragonrage_rules::{Action, Chance, Need, Roll};

/// The rolls that make a difference, each with its exact chance: one for success and one for failure, or every total. What
/// would be rolled again is left out.
pub(crate) fn outcomes(chance: &Chance) -> impl Iterator<Item = (Action, f64)> + use<> {
    // Numbers that are too high are rolled again: each target is equally likely [2.8.9-j].
    let targets = if let Roll::Stray { of, .. } = chance.roll { of } else { 0 };
    let two = chance.dice == 2;
    let target =
        move |n: u8| if two { Action::Roll { a: n / 6 + 1, b: n % 6 + 1 } } else { Action::Roll { a: n + 1, b: 0 } };
    let roll = |total: u8| match total {
        _ if !two => Action::Roll { a: total, b: 0 },
        7.. => Action::Roll { a: 6, b: total - 6 },
        _ => Action::Roll { a: 1, b: total - 1 },
    };
    let mut list = [None; 11];
    for (total, ways) in chance.totals().filter(|_| targets == 0) {
        // Success is all that counts: its rolls, and those of failure, are counted together.
        let place = match chance.succeeds(total) {
            Some(success) if chance.need != Need::Value => usize::from(success),
            _ => usize::from(total) - usize::from(chance.dice),
        };
        let (_, sum) = list[place].get_or_insert((roll(total), 0));
        *sum += ways;
    }
    let all = if two { 36.0 } else { 6.0 };
    let listed = list.into_iter().flatten().map(move |(roll, ways)| (roll, f64::from(ways) / all));
    (0..targets).map(move |n| (target(n), 1.0 / f64::from(targets))).chain(listed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::UnitId;

    fn chance(roll: Roll, dice: u8, need: Need) -> Chance {
        Chance { roll, dice, need, modifiers: [None; 3] }
    }

    #[test]
    fn shares_add_up_to_one() {
        let unit = UnitId(0);
        for dice in [1, 2] {
            for need in [Need::AtLeast(5), Need::AtMost(2), Need::Value, Need::AtLeast(20)] {
                let chance = chance(Roll::Berserk { unit }, dice, need);
                let sum: f64 = outcomes(&chance).map(|(_, share)| share).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{chance:?}");
            }
        }
    }

    #[test]
    fn what_would_be_rolled_again_is_no_outcome() {
        let unit = UnitId(0);
        for (of, dice) in [(2, 1), (6, 1), (7, 2), (36, 2)] {
            let found: Vec<_> = outcomes(&chance(Roll::Stray { unit, of }, dice, Need::Value)).collect();
            assert_eq!(found.len(), usize::from(of));
            // Two dice count as tens and ones of six.
            let number = |a: u8, b: u8| if b == 0 { a } else { (a - 1) * 6 + b };
            for (n, (roll, share)) in (1..).zip(found) {
                assert!(
                    matches!(roll, Action::Roll { a, b } if number(a, b) == n && (b == 0) == (dice == 1)),
                    "{roll:?}"
                );
                assert!((share - 1.0 / f64::from(of)).abs() < 1e-9);
            }
        }
    }
}
