//! Which of several plans a planner follows that are all but equally good: that is a matter of style.

use super::Planner;
use super::lane::Comparison;
use crate::portfolio::Weighting;
use crate::rollout::{Policy, PolicyId};
use crate::{Rng, Style};

/// Two plans are alike if the chances to win after them differ by no more than this.
const MARGIN: f32 = 0.02;

/// Rollouts by which that is told, with the same dice for all; most of them were played before and are remembered.
const SAMPLES: u32 = 6;

impl Planner {
    /// The best candidate, or one that is nearly as good and more to its taste.
    pub(super) fn by_taste(&mut self, comparison: &Comparison, candidates: &[Policy], best: usize) -> usize {
        let moods = self.style.moods();
        let liked = |plan: &Policy| match plan.id {
            PolicyId::Own(n) => Weighting::ALL.get(n).is_some_and(|mood| moods.contains(mood)),
            PolicyId::Enemy(_) => false,
        };
        let liked: Vec<usize> = (0..candidates.len()).filter(|n| *n != best && liked(&candidates[*n])).collect();
        if liked.is_empty() {
            return best;
        }
        let chance = |planner: &mut Planner, n: usize| -> f32 {
            let value = |sample| planner.lanes[0].rollout(comparison, &candidates[n], sample).value;
            (0..SAMPLES).map(value).sum::<f32>() / SAMPLES as f32
        };
        let least = chance(self, best) - MARGIN;
        let chances: Vec<(usize, f32)> = liked.into_iter().map(|n| (n, chance(self, n))).collect();
        let mut alike: Vec<(usize, f32)> = chances.into_iter().filter(|(_, chance)| *chance >= least).collect();
        if self.style == Style::Tricky {
            // The best is one of those who draw lots.
            let lot = Rng::new(self.seed ^ comparison.fate).below(alike.len() + 1);
            return alike.get(lot).map_or(best, |(n, _)| *n);
        }
        // The best one's own style may be liked already.
        let content =
            matches!(candidates[best].id, PolicyId::Own(n) if Weighting::ALL.get(n).is_some_and(|m| moods.contains(m)));
        alike.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        alike.first().filter(|_| !content).map_or(best, |(n, _)| *n)
    }
}
