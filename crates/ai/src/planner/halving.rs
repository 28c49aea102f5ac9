//! Sequential halving: all candidates meet the same dice, and every few samples the worse half of them is dropped.

use super::Planner;
use super::lane::{Comparison, play_out};
use crate::Player;
use crate::rollout::Policy;

/// More samples than this add nothing.
pub(super) const MOST_SAMPLES: u32 = 64;

/// What a candidate gained over the even weighting with the same dice, sample by sample: paired differences.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairedGain {
    count: f32,
    sum: f32,
    squares: f32,
    /// It did what another did before.
    same: bool,
}

impl Default for PairedGain {
    fn default() -> PairedGain {
        PairedGain { count: 0.0, sum: 0.0, squares: 0.0, same: true }
    }
}

impl PairedGain {
    fn add(&mut self, gain: f32) {
        self.count += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    fn mean(&self) -> f32 {
        self.sum / self.count.max(1.0)
    }

    /// The lower confidence bound: the mean gain, less what luck may have added to it.
    fn lower_bound(&self) -> f32 {
        let mean = self.mean();
        // Before there are two samples, a spread of a few points is taken for granted.
        let variance = (self.squares + PRIOR_SPREAD * PRIOR_SPREAD) / (self.count + 1.0) - mean * mean;
        mean - STANDARD_ERRORS * (variance.max(0.0) / self.count.max(1.0)).sqrt()
    }
}

/// Standard errors between the mean and the lower confidence bound, and the spread of gains that is expected beforehand.
const STANDARD_ERRORS: f32 = 0.7;
const PRIOR_SPREAD: f32 = 0.1;

/// What another move of a unit must gain. Most of the best by a squire's judgement are as good as each other, so there is
/// nothing to be said for the first of them, but luck picks the highest of several gains.
const MARGIN: f32 = 0.008;

/// How a comparison goes on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// Samples before the worse half of the candidates is dropped, and at most.
    every: u32,
    most: u32,
    /// Positions after which no further sample is begun.
    limit: u64,
    /// What can be relied upon of a gain.
    sure: fn(&PairedGain) -> f32,
}

impl Pace {
    /// As long as there are positions for it: whoever is followed must be better beyond luck.
    pub fn steady(every: u32, limit: u64) -> Pace {
        Pace { every, most: MOST_SAMPLES, limit, sure: PairedGain::lower_bound }
    }

    /// So many rounds of so many samples each, half of the candidates after each: many questions, none of them a matter of life
    /// and death.
    pub fn brisk(rounds: u32, each: u32) -> Pace {
        Pace { every: each, most: rounds * each, limit: u64::MAX, sure: |gain| gain.mean() - MARGIN }
    }
}

impl Planner {
    /// The best candidate, by its place: the first, unless another is better with the same dice.
    pub(super) fn sequential_halving(&mut self, comparison: &Comparison, candidates: &[Policy], pace: Pace) -> usize {
        let sure = pace.sure;
        let mut field: Vec<(usize, PairedGain)> = (1..candidates.len()).map(|n| (n, PairedGain::default())).collect();
        for sample in 0..pace.most {
            let plans: Vec<&Policy> = [0].iter().chain(field.iter().map(|(n, _)| n)).map(|n| &candidates[*n]).collect();
            let found = play_out(&mut self.lanes, comparison, &plans, sample);
            for ((_, gain), n) in field.iter_mut().zip(1..) {
                gain.add(found[n].value - found[0].value);
                gain.same &= found[..n].iter().any(|before| before.end == found[n].end);
            }
            if sample == 0 {
                // Who does the same as another with the same dice need not be asked again.
                field.retain(|(_, gain)| !gain.same);
            }
            field.sort_by(|a, b| sure(&b.1).total_cmp(&sure(&a.1)).then(a.0.cmp(&b.0)));
            if (sample + 1) % pace.every == 0 {
                field.truncate(field.len().div_ceil(2));
            }
            if field.is_empty() || self.nodes() >= pace.limit || self.out_of_time() {
                break;
            }
        }
        field.first().filter(|(_, gain)| sure(gain) > 0.0).map_or(0, |(n, _)| *n)
    }
}
