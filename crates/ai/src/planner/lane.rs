//! Lanes: what plans come to is found out by as many as there are threads. Each has policies and a judge of its own, and what
//! they remember makes no difference: neither to what they find nor to what it counts. So plans may be given to whoever is free,
//! and the same moves come of it, however many lanes there are.

use super::{ANSWERS, Effort};
use crate::common_random_numbers::CommonDice;
use crate::eval::Judge;
use crate::exact::stretch;
use crate::rollout::{Policy, PolicyId, PolicySet, RolloutState};
use crate::squire::Mind;
use crate::{Forecast, Weights};
use dragonrage_rules::{BySide, Game, Side};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A comparison of plans for one side from one position: all that they have in common.
#[derive(Clone, Debug)]
pub(super) struct Comparison<'a> {
    pub game: &'a Game,
    pub side: Side,
    pub effort: Effort,
    pub forecast: Arc<Forecast>,
    /// Whose minds they are.
    pub seed: u64,
    /// Where the dice of all samples come from.
    pub fate: u64,
}

impl Comparison<'_> {
    /// Who plays which side.
    fn seats(&self, own: Policy, enemy: Policy) -> BySide<Policy> {
        match self.side {
            Side::Invader => BySide { invader: own, defender: enemy },
            Side::Defender => BySide { invader: enemy, defender: own },
        }
    }

    /// The even weighting with nothing in mind.
    fn even(&self) -> Policy {
        Policy { id: PolicyId::Own(0), mind: Mind::new(self.seed) }
    }

    /// An enemy, with nothing in mind.
    fn enemy(&self, n: usize) -> Policy {
        Policy { id: PolicyId::Enemy(n), ..self.even() }
    }

    /// The own chance to win, if this is the invader's.
    fn own(&self, chance: f32) -> f32 {
        if self.side == Side::Invader { chance } else { 1.0 - chance }
    }
}

/// What one rollout came to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rollout {
    /// A hash of the end of the own player-turn: who comes to the same one has done the same.
    pub end: u64,
    /// The own chance to win.
    pub value: f32,
}

/// An end of the player-turn that was reached before: its hash and sample, what came of it, and what it took to find out.
#[derive(Clone, Copy, Debug)]
struct Reached {
    end: u64,
    sample: u32,
    value: f32,
    nodes: u64,
}

/// Whoever plays out plans.
#[derive(Clone, Debug)]
pub(super) struct Lane {
    /// Who plays the rollouts.
    pub policies: PolicySet,
    /// Judges what comes out.
    judge: Option<Judge>,
    memo: Vec<Reached>,
}

impl Lane {
    pub fn new(policies: PolicySet) -> Lane {
        Lane { policies, judge: None, memo: Vec::new() }
    }

    /// Turns to another comparison.
    pub fn begin(&mut self, game: &Game, weights: &Weights) {
        self.memo.clear();
        if self.judge.is_none() {
            let judge = Judge::new(game, weights.clone());
            self.policies.learn(&judge);
            self.judge = Some(judge);
        }
    }

    /// The best that a plan of this comparison came to.
    pub fn best(&self) -> f32 {
        self.memo.iter().map(|reached| reached.value).fold(0.0, f32::max)
    }

    /// Plays out what becomes of a plan: the rest of the own player-turn, then the replies.
    pub fn rollout(&mut self, comparison: &Comparison, plan: &Policy, sample: u32) -> Rollout {
        let fate = comparison.seed ^ comparison.fate.rotate_left(sample);
        let policies = comparison.seats(plan.clone(), comparison.enemy(0));
        let mut state = RolloutState { game: comparison.game.clone(), policies };
        self.policies.finish_turn(&mut state, &mut CommonDice::new(fate));
        // What was played out before need not be again: the dice of the replies are those of the sample.
        let end = state.game.hash();
        if let Some(known) = self.memo.iter().find(|r| (r.end, r.sample) == (end, sample)) {
            self.policies.count(known.nodes);
            return Rollout { end, value: known.value };
        }
        let before = self.policies.nodes();
        let value = self.replies(comparison, state, fate ^ 1);
        self.memo.push(Reached { end, sample, value, nodes: self.policies.nodes() - before });
        Rollout { end, value }
    }

    /// The own chance to win as it stands after the replies, on average over those of the enemy: after the first by less
    /// luck, after the last by more.
    fn replies(&mut self, comparison: &Comparison, mut state: RolloutState, fate: u64) -> f32 {
        // Both sides set up before anything can be told.
        let setup = state.game.turn() == 0;
        let horizon = comparison.effort.horizon + if setup { 3 } else { 0 };
        let (mut sum, mut times) = (0.0, 0.0);
        for left in (0..horizon).rev() {
            // Where nothing is judged, nobody could tell which answer is worst.
            let judged = left % 2 == 0;
            let first = left + 1 == horizon && judged && !setup;
            let answers = if first { comparison.effort.answers.min(ANSWERS.len()) } else { 1 };
            let before = state.clone();
            // The invader's chance after the answer that is worst for us.
            let mut worst: Option<f32> = None;
            for answer in 0..answers {
                let mut next = before.clone();
                next.policies = comparison.seats(comparison.even(), comparison.enemy(answer));
                self.policies.finish_turn(&mut next, &mut CommonDice::new(fate));
                if let Some(judge) = self.judge.as_mut().filter(|_| judged) {
                    judge.refresh(&next.game);
                    let chance = judge.chance(&next.game, stretch(&next.game).1.other(), &comparison.forecast);
                    if worst.is_some_and(|worst| comparison.own(worst) <= comparison.own(chance)) {
                        continue;
                    }
                    worst = Some(chance);
                }
                state = next;
            }
            if let Some(chance) = worst {
                sum += chance;
                times += 1.0;
            }
        }
        comparison.own(sum / times)
    }
}

/// What the plans come to with the dice of this sample, in their order.
pub(super) fn play_out(lanes: &mut [Lane], comparison: &Comparison, plans: &[&Policy], sample: u32) -> Vec<Rollout> {
    let Some((own, others)) = lanes.split_first_mut() else { return Vec::new() };
    if others.is_empty() || plans.len() < 2 {
        return plans.iter().map(|plan| own.rollout(comparison, plan, sample)).collect();
    }
    let next = AtomicUsize::new(0);
    let work = |lane: &mut Lane| {
        let mut done = Vec::new();
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(plan) = plans.get(n) else { return done };
            done.push((n, lane.rollout(comparison, plan, sample)));
        }
    };
    let mut done = std::thread::scope(|scope| {
        // Nobody waits for more of them than there are plans.
        let running: Vec<_> = others.iter_mut().take(plans.len() - 1).map(|lane| scope.spawn(|| work(lane))).collect();
        let mut done = work(own);
        for thread in running {
            done.extend(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        done
    });
    done.sort_by_key(|(n, _)| *n);
    done.into_iter().map(|(_, rollout)| rollout).collect()
}
