//! Better weights by self-play: in every game both sides weigh a little differently, and the weights go where the games
//! went better (an evolution strategy with mirrored samples). What a variant is depends on seed, round and pair alone,
//! so that results do not depend on threads, and a run that was broken off can be taken up.

use dragonrage_ai::{Rng, Stage, Term, Weights};
use dragonrage_rules::Side;

/// How far variants lie from the centre, and how far a round goes; in logarithms of weights, so that a weight keeps
/// its sign.
const SPREAD: f32 = 0.35;
const STEP: f32 = 0.6;
/// No weight moves farther than this in one round.
const FARTHEST: f32 = 0.25;

/// Whose weights there are, and when.
const SEATS: [(Side, Stage); 4] = [
    (Side::Invader, Stage::Early),
    (Side::Invader, Stage::Late),
    (Side::Defender, Stage::Early),
    (Side::Defender, Stage::Late),
];

/// A search for weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuner {
    seed: u64,
    sides: Vec<Side>,
    /// Rounds that are done.
    pub round: u32,
    /// Where the search is.
    pub centre: Weights,
    /// A mean of the centres of those rounds that count.
    mean: Option<Weights>,
}

impl Tuner {
    /// Begins at these weights, and changes those of these sides.
    pub fn new(seed: u64, sides: &[Side], from: Weights) -> Tuner {
        Tuner { seed, sides: sides.to_vec(), round: 0, centre: from, mean: None }
    }

    /// Takes up a search where it was: rounds done, centre and result so far.
    pub fn resume(self, round: u32, centre: Weights, mean: Option<Weights>) -> Tuner {
        Tuner { round, centre, mean, ..self }
    }

    /// How the sides of a pair lean: a number for each term of each side, most of them between -1 and 1.
    fn lean(&self, pair: u32, mut each: impl FnMut(Side, Stage, Term, f32)) {
        let mut rng = Rng::new(self.seed ^ u64::from(self.round) << 32 ^ u64::from(pair));
        for (side, stage) in SEATS {
            for term in Term::ALL {
                // The sum of three uniform numbers is close to a bell curve of variance one.
                let lean = 2.0 * (0..3).map(|_| rng.unit() - 0.5).sum::<f32>();
                if self.sides.contains(&side) {
                    each(side, stage, *term, lean);
                }
            }
        }
    }

    /// The weights of both sides in a game of a pair; the two games of a pair lean to opposite sides.
    pub fn variant(&self, pair: u32, mirrored: bool) -> Weights {
        let mut weights = self.centre.clone();
        let spread = if mirrored { -SPREAD } else { SPREAD };
        self.lean(pair, |side, stage, term, lean| {
            let old = weights.of(side, stage)[term as usize];
            weights.set(side, stage, term, old * libm::expf(spread * lean));
        });
        weights
    }

    /// Ends a round: by how much each pair's first game was better for the invader than its mirror image. `counts`:
    /// is this centre part of the result?
    pub fn learn(&mut self, better: &[f32], counts: bool) {
        let mut push = vec![[[0.0f32; 2]; 2]; Term::ALL.len()];
        for (pair, better) in better.iter().enumerate() {
            self.lean(pair as u32, |side, stage, term, lean| {
                let gain = if side == Side::Invader { *better } else { -better };
                push[term as usize][side as usize][stage as usize] += gain * lean;
            });
        }
        let scale = STEP / (2.0 * SPREAD * better.len().max(1) as f32);
        for (side, stage) in SEATS.into_iter().filter(|(side, _)| self.sides.contains(side)) {
            for term in Term::ALL {
                let push = push[*term as usize][side as usize][stage as usize];
                let old = self.centre.of(side, stage)[*term as usize];
                let step = (push * scale).clamp(-FARTHEST, FARTHEST);
                self.centre.set(side, stage, *term, old * libm::expf(step));
            }
        }
        self.round += 1;
        if counts {
            self.mean = Some(match self.mean.take() {
                None => self.centre.clone(),
                Some(mean) => self.blended(mean),
            });
        }
    }

    /// A mean that follows the centre; geometric, as the steps are.
    fn blended(&self, mut mean: Weights) -> Weights {
        for (side, stage) in SEATS {
            for term in Term::ALL {
                let (old, new) = (mean.of(side, stage)[*term as usize], self.centre.of(side, stage)[*term as usize]);
                if old != 0.0 {
                    mean.set(side, stage, *term, old * libm::powf(new / old, FOLLOW));
                }
            }
        }
        mean
    }

    /// The mean over the rounds that count, as soon as there are any.
    pub fn mean(&self) -> Option<&Weights> {
        self.mean.as_ref()
    }

    /// The result so far: a mean over the last rounds, because every single one is full of luck.
    pub fn result(&self) -> &Weights {
        self.mean.as_ref().unwrap_or(&self.centre)
    }
}

/// Part of the way to the newest centre that the mean goes with every round.
const FOLLOW: f32 = 0.15;

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that the invader plays the better, the nearer his weight of VP is to 3; the defender's is best at 0.5.
    fn played(w: &Weights) -> f32 {
        let off = |side: Side, best: f32| {
            let far = libm::logf(w.of(side, Stage::Early)[Term::Vp as usize] / best);
            far * far
        };
        off(Side::Defender, 0.5) - off(Side::Invader, 3.0)
    }

    #[test]
    fn weights_go_where_games_go_better() {
        let mut tuner = Tuner::new(1, &Side::BOTH, Weights::squire());
        let fixed = Weights::squire().of(Side::Invader, Stage::Early)[Term::Vp as usize];
        for round in 0..60 {
            let better: Vec<f32> =
                (0..60).map(|p| played(&tuner.variant(p, false)) - played(&tuner.variant(p, true))).collect();
            tuner.learn(&better, round >= 30);
        }
        let found = |side: Side| tuner.result().of(side, Stage::Early)[Term::Vp as usize];
        assert!((found(Side::Invader) - 3.0).abs() < 0.5, "{} from {fixed}", found(Side::Invader));
        assert!((found(Side::Defender) - 0.5).abs() < 0.15, "{}", found(Side::Defender));
    }

    #[test]
    fn a_side_that_is_not_asked_stays_as_it_is() {
        let mut tuner = Tuner::new(1, &[Side::Defender], Weights::squire());
        tuner.learn(&[1.0, -1.0, 0.5], true);
        assert_eq!(tuner.result().of(Side::Invader, Stage::Late), Weights::squire().of(Side::Invader, Stage::Late));
        assert_ne!(tuner.result().of(Side::Defender, Stage::Late), Weights::squire().of(Side::Defender, Stage::Late));
    }
}
