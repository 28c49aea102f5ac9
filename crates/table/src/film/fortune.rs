//! How lucky the dice of a game were: what followed from each roll, compared with what follows from it on average. What a
//! position is worth the computer players' judge says.

use super::Film;
use crate::session::Rolled;
use dragonrage_ai::{Judge, Strikes, Weights};
use dragonrage_rules::{Action, Game, Side, Silent};

/// A roll that mattered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fortune {
    /// The step that rolled.
    pub step: usize,
    /// What was rolled for, and how it fell.
    pub rolled: Rolled,
    /// How likely what happened was: a success, a failure, or just this number.
    pub probability: f32,
    /// Whom it helped.
    pub helped: Side,
    /// How much better the position became than it was to be expected.
    pub gain: f32,
    /// The turn.
    pub turn: u16,
}

/// A won game counts no more than this: the roll that ends it is not the only one that mattered.
const MOST: f32 = 150.0;

/// Weighs the dice of a game.
#[derive(Debug)]
pub struct Scales {
    judge: Option<Judge>,
}

impl Scales {
    /// Scales for a game.
    pub fn new(film: &Film) -> Scales {
        let first = film.turns().first().map(|at| film.position(*at));
        Scales { judge: first.map(|game| Judge::new(&game, Weights::squire())) }
    }

    /// Weighs one roll of the film, by its number; `None` if it made no difference.
    pub fn weigh(&mut self, film: &Film, roll: usize) -> Option<Fortune> {
        let (step, rolled) = *film.rolls().get(roll)?;
        let judge = self.judge.as_mut()?;
        let before = film.position(step);
        judge.refresh(&before);
        let worth = |game: &Game| judge.score(game, Side::Invader, Strikes::None).clamp(-MOST, MOST);
        let total = rolled.a + rolled.b;
        let same = |t: u8| match rolled.chance.succeeds(total) {
            Some(success) => rolled.chance.succeeds(t) == Some(success),
            None => t == total,
        };
        let (mut ways, mut alike, mut sum, mut here) = (0.0, 0.0, 0.0, 0.0);
        for (t, w) in rolled.chance.totals() {
            let mut after = before.clone();
            after.apply(dice(rolled.chance.dice, t), &mut Silent).ok()?;
            let (w, value) = (f32::from(w), worth(&after));
            ways += w;
            sum += w * value;
            alike += if same(t) { w } else { 0.0 };
            here = if t == total { value } else { here };
        }
        let gain = here - sum / ways;
        let helped = if gain > 0.0 { Side::Invader } else { Side::Defender };
        (gain.abs() > 0.01).then_some(Fortune {
            step,
            rolled,
            probability: alike / ways,
            helped,
            gain: gain.abs(),
            turn: before.turn(),
        })
    }
}

/// Dice that add up to a total.
fn dice(count: u8, total: u8) -> Action {
    match count {
        2 => Action::Roll { a: total.div_ceil(2), b: total / 2 },
        _ => Action::Roll { a: total, b: 0 },
    }
}

impl Fortune {
    /// How much it is worth telling: what it changed, times how rare it was.
    fn weight(&self) -> f32 {
        -self.gain * libm::logf(self.probability)
    }
}

/// The luckiest rolls of a side, the best first.
pub fn best(all: &[Fortune], side: Side, count: usize) -> Vec<Fortune> {
    let mut list: Vec<Fortune> = all.iter().filter(|f| f.helped == side).copied().collect();
    list.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
    list.truncate(count);
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_lucky_for_whom_they_help() {
        let text = include_str!("../../../../cases/golden/esirien-1-squire.txt");
        let film = Film::read(&dragonrage_data::embedded(), text).unwrap();
        let mut scales = Scales::new(&film);
        let all: Vec<Fortune> = (0..film.rolls().len()).filter_map(|n| scales.weigh(&film, n)).collect();
        assert!(all.len() > 10, "{} of {}", all.len(), film.rolls().len());
        for f in &all {
            assert!(f.probability > 0.0 && f.probability < 1.0 && f.gain.is_finite(), "{f:?}");
        }
        for side in Side::BOTH {
            let list = best(&all, side, 3);
            assert_eq!(list.len(), 3);
            assert!(list[0].weight() >= list[1].weight() && list.iter().all(|f| f.helped == side));
        }
        // A defender's hit on a monster helps the defender.
        let hits = all.iter().filter(|f| matches!(f.rolled.chance.roll, dragonrage_rules::Roll::Hit { .. }));
        let good = hits.clone().filter(|f| (f.helped == Side::Defender) == (f.rolled.success() == Some(true))).count();
        assert!(good * 10 >= hits.count() * 9, "{good}");
    }
}
