//! What the dice of a game gave: for each roll, the invader's chance to win after what fell, less the chance on average over
//! all that could have fallen. The chance is that of `Forecast`, as if the player-turn ended there; before the first turn
//! nothing is weighed. What a roll is worth telling, `fortune` says.

use super::Film;
use dragonrage_ai::{Forecast, Judge, Weights};
use dragonrage_rules::{Action, Silent};

/// Weighs dice in chances to win.
#[derive(Debug)]
pub struct Purse {
    judge: Judge,
    forecast: Forecast,
}

impl Purse {
    /// For this game.
    pub fn new(film: &Film) -> Purse {
        let first = film.position(film.turns().first().copied().unwrap_or(0));
        Purse { judge: Judge::new(&first, Weights::squire()), forecast: Forecast::built_in() }
    }

    /// What one roll of the film gave the invader, by its number, from -1 to 1.
    pub fn given(&mut self, film: &Film, roll: usize) -> f32 {
        self.weigh(film, roll).unwrap_or(0.0)
    }

    fn weigh(&mut self, film: &Film, roll: usize) -> Option<f32> {
        let (step, rolled) = *film.rolls().get(roll)?;
        let before = film.position(step);
        if before.turn() == 0 {
            return None;
        }
        let (after, fell) = (before.phase().side(), rolled.a + rolled.b);
        let (mut ways, mut sum, mut here) = (0.0, 0.0, None);
        for (total, w) in rolled.chance.totals() {
            let dice = match rolled.chance.dice {
                2 => Action::Roll { a: total.div_ceil(2), b: total / 2 },
                _ => Action::Roll { a: total, b: 0 },
            };
            let mut game = before.clone();
            game.apply(dice, &mut Silent).ok()?;
            // A gate that this roll opened lies on somebody's way.
            self.judge.refresh(&game);
            let chance = self.judge.chance(&game, after, &self.forecast);
            ways += f32::from(w);
            sum += f32::from(w) * chance;
            here = if total == fell { Some(chance) } else { here };
        }
        Some(here? - sum / ways)
    }

    /// What all dice gave the invader; more than one or less than minus one, where they were many.
    pub fn all(&mut self, film: &Film) -> f32 {
        (0..film.rolls().len()).map(|n| self.given(film, n)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::{Roll, Side};

    const GAMES: [&str; 4] = [
        include_str!("../../../../cases/golden/esirien-1-squire.txt"),
        include_str!("../../../../cases/golden/esirien-4-squire.txt"),
        include_str!("../../../../cases/golden/nurkott-2-squire.txt"),
        include_str!("../../../../cases/golden/nurkott-5-squire.txt"),
    ];

    #[test]
    fn a_roll_gives_nothing_on_average_and_helps_whom_it_should() {
        for text in GAMES {
            let film = Film::read(&dragonrage_data::embedded(), text).unwrap();
            let mut purse = Purse::new(&film);
            let (mut good, mut hits, mut sum) = (0, 0, 0.0);
            for (n, (step, rolled)) in film.rolls().iter().enumerate() {
                let given = purse.given(&film, n);
                assert!(given.is_finite() && given.abs() <= 1.0, "{step}: {given}");
                sum += given;
                if film.position(*step).turn() == 0 {
                    assert_eq!(given, 0.0, "sides are no luck");
                }
                if let Roll::Hit { .. } = rolled.chance.roll
                    && given.abs() > 0.001
                {
                    hits += 1;
                    let defender = film.position(*step).phase().side() == Side::Defender;
                    good += usize::from((given < 0.0) == (rolled.success() == Some(defender)));
                }
            }
            assert!(good * 10 >= hits * 9, "{good} of {hits}");
            assert_eq!(purse.all(&film), sum);
        }
    }
}
