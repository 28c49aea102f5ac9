//! Plans whole player-turns by simulation. First a portfolio of weightings (what would each do with the rest of this turn?), then
//! one unit after the other and what else it could do (multiagent rollout), or the most promising single intentions; set-ups are
//! compared as a whole. Each candidate is valued by rollouts, in which both sides are played by fast policies and all
//! candidates meet common random numbers; the enemy's first answer may be the worst of several. Sequential halving (`halving`)
//! tells whom to follow, step by step. What a rollout comes to a forecast tells; what is solved exactly overrules all of it
//! (`endgame`).

use crate::endgame::Endgame;
use crate::eval::Judge;
use crate::portfolio::Weighting;
use crate::rollout::{Policy, PolicyId, PolicySet};
use crate::squire::Mind;
use crate::{Forecast, Level, Player, Squire, Style, Weights};
use dragonrage_rules::{Action, BySide, Choice, Decision, Game, Phase, Side, position};
use halving::{MOST_SAMPLES, Pace};
use hope::Hope;
use lane::{Comparison, Lane};
use patience::Patience;
use std::sync::Arc;

mod halving;
mod hope;
mod lane;
mod patience;
mod taste;

/// How hard a planner thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// Player-turns that are played out after the own one.
    pub horizon: u8,
    /// By whose weights the enemy is expected to answer.
    pub against: Level,
    /// Weightings under which he may answer at first; he is expected to find out which is best.
    pub answers: usize,
    /// Rollouts of every candidate before the worse half of them is dropped.
    pub samples: u32,
    /// Moves, attacks and spells that are compared with what the portfolio would do.
    pub intentions: usize,
    /// Positions that may be tried in one player-turn; what is left to decide then is decided at once. Whoever asks one unit
    /// after the other counts what is remembered as if it had been tried again.
    pub nodes: u64,
    /// Positions that may be tried for an exact answer when few units are left.
    pub exact: u64,
    /// Weightings of the portfolio that are compared, the first ones of it.
    pub moods: usize,
    /// Moves of each unit that are compared, one unit after the other; 1: what the portfolio would do is good enough.
    pub moves: usize,
    /// Rollouts of a unit's moves, the worse half of them being dropped after each.
    pub rounds: u32,
}

impl Effort {
    /// A tenth of a second for a player-turn.
    pub const KNIGHT: Effort = Effort {
        horizon: 5,
        against: Level::Knight,
        answers: 1,
        samples: 3,
        intentions: 6,
        nodes: 115_000,
        exact: 20_000,
        moods: Weighting::ALL.len(),
        moves: 6,
        rounds: 3,
    };
    /// A second or two.
    pub const DRAGONLORD: Effort =
        Effort { answers: 3, intentions: 12, nodes: 1_500_000, exact: 600_000, moves: 8, rounds: 4, ..Effort::KNIGHT };
    /// Single choices, weighed for a person who asks.
    pub const ADVICE: Effort = Effort {
        horizon: 3,
        against: Level::Squire,
        answers: 1,
        samples: 3,
        intentions: 6,
        nodes: 30_000,
        exact: 20_000,
        moods: 8,
        moves: 1,
        rounds: 0,
    };

    /// Rollouts of a unit's moves before half of them are dropped, with so many positions for a player-turn: whoever has several
    /// times what a dragonlord needs is less in a hurry.
    fn each(nodes: u64) -> u32 {
        (nodes / Effort::DRAGONLORD.nodes).clamp(1, u64::from(MOST_EACH)) as u32
    }

    /// Does it ask one unit after the other what else it could do?
    const fn one_by_one(&self) -> bool {
        self.moves > 1
    }

    /// The words for its parts.
    pub const PARTS: [&str; 9] =
        ["horizon", "answers", "samples", "intentions", "nodes", "exact", "moods", "moves", "rounds"];

    /// The same effort with one part changed; `None` if there is no such part, or not so much of it.
    pub fn with(mut self, part: &str, value: u32) -> Option<Effort> {
        match part {
            "horizon" => self.horizon = u8::try_from(value).ok().filter(|h| (1..=20).contains(h))?,
            "answers" => self.answers = Some(value as usize).filter(|n| (1..=ANSWERS.len()).contains(n))?,
            "samples" => self.samples = Some(value).filter(|s| (1..=MOST_SAMPLES).contains(s))?,
            "intentions" => self.intentions = value.min(1000) as usize,
            "nodes" => self.nodes = u64::from(value),
            "exact" => self.exact = u64::from(value),
            "moods" => self.moods = Some(value as usize).filter(|n| (1..=Weighting::ALL.len()).contains(n))?,
            "moves" => self.moves = Some(value as usize).filter(|n| (1..=MOST_MOVES).contains(n))?,
            "rounds" => self.rounds = Some(value).filter(|n| *n <= MOST_SAMPLES)?,
            _ => return None,
        }
        Some(self)
    }
}

/// What a planner knows: how positions are weighed, by itself and by the enemy whom it expects, and how they end.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Insight {
    pub weights: Weights,
    pub enemy: Weights,
    pub forecast: Forecast,
}

/// Weightings under which an enemy may answer, the likeliest first.
const ANSWERS: [Weighting; 4] = [Weighting::Even, Weighting::Straight, Weighting::Bloody, Weighting::Bold];

/// Rollouts of all that are left, before half of them are dropped.
const MOST_EACH: u32 = 16;

/// Moves of a unit that may be compared.
const MOST_MOVES: usize = 64;

/// Ways to set up that are compared.
const SETUPS: u64 = 8;

/// Rollouts of a piece of advice.
const ADVICE: u32 = 12;

/// Something to do, and what it is good for.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Its steps.
    pub steps: Vec<Action>,
    /// How likely the side is to win after it, 0 to 1.
    pub chance: f32,
    /// How much likelier that is than if it did nothing more in this phase.
    pub gain: f32,
}

impl Hint {
    fn new(steps: Vec<Action>) -> Hint {
        Hint { steps, chance: 0.0, gain: 0.0 }
    }
}

/// What was done, beside the best that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The best that was found; what was done, if nothing was better.
    pub best: Vec<Action>,
    /// How likely the side is to win after it, 0 to 1.
    pub after_best: f32,
    /// How likely it was after what was done.
    pub after_played: f32,
}

/// Dice with which the best is found, and others with which it is measured.
const FINDING: u32 = 4;
const MEASURING: u32 = 12;

/// A player who plans whole turns.
#[derive(Clone, Debug)]
pub struct Planner {
    seed: u64,
    effort: Effort,
    weights: Weights,
    forecast: Arc<Forecast>,
    /// Who plays the rollouts: at least one, each on a thread of its own.
    lanes: Vec<Lane>,
    endgame: Endgame,
    hope: Hope,
    style: Style,
    /// The policy that is followed at present, who that is, and the phase it was chosen in.
    leader: Squire,
    leading: PolicyId,
    since: Option<(u16, Phase)>,
    /// The player-turn, and the nodes it may use up.
    turn: Option<(u16, Side)>,
    limit: u64,
    /// Positions that leaders tried; the policies of rollouts count their own.
    led: u64,
    /// Rollouts of a unit's moves before half of them are dropped.
    each: u32,
    /// How long somebody is ready to wait, if that matters.
    patience: Option<Patience>,
}

/// Part of the positions left for a turn that one decision may use, and what it needs at least.
const SHARES: u64 = 3;
const LEAST_NODES: u64 = 5_000;

impl Planner {
    /// A planner; equal seeds play equally.
    pub fn new(seed: u64, weights: Weights, effort: Effort) -> Planner {
        let insight = Insight { weights, enemy: effort.against.weights(), forecast: Forecast::built_in() };
        Planner::knowing(seed, insight, effort)
    }

    /// A planner that knows this, whatever the levels know by now.
    pub fn knowing(seed: u64, insight: Insight, effort: Effort) -> Planner {
        let Insight { weights, enemy, forecast } = insight;
        let policy = |weights: Weights| Squire::new(seed, weights).fast().lean(effort.one_by_one());
        let own = |side: Side| Weighting::ALL.iter().map(|w| policy(w.weights(&weights, side))).collect();
        let answers = &ANSWERS[..effort.answers];
        let enemies = |side: Side| answers.iter().map(|w| policy(w.weights(&enemy, side))).collect();
        let policies = PolicySet::new(
            BySide { invader: own(Side::Invader), defender: own(Side::Defender) },
            BySide { invader: enemies(Side::Invader), defender: enemies(Side::Defender) },
        );
        Planner {
            seed,
            effort,
            lanes: vec![Lane::new(policies.honest(effort.one_by_one()))],
            endgame: Endgame::new(effort.exact),
            hope: Hope::default(),
            style: Style::Even,
            leader: Squire::new(seed, weights.clone()),
            leading: PolicyId::Own(0),
            forecast: Arc::new(forecast),
            weights,
            since: None,
            turn: None,
            limit: 0,
            led: 0,
            each: 1,
            patience: None,
        }
    }

    /// The same planner with a taste of its own.
    pub fn styled(self, style: Style) -> Planner {
        Planner { style, ..self }
    }

    /// Chooses whom to follow from here on.
    fn plan(&mut self, game: &Game, side: Side) {
        let comparison = self.compare(game, side);
        let candidates = self.candidates(game, side);
        let pace = match self.effort.one_by_one() && game.turn() > 0 {
            true => Pace::brisk(2 * self.effort.rounds, self.each),
            // Whatever comes later in the turn needs its share.
            false => Pace::steady(self.effort.samples, self.nodes() + self.limit.saturating_sub(self.nodes()) / SHARES),
        };
        let best = self.sequential_halving(&comparison, &candidates, pace);
        let best = self.by_taste(&comparison, &candidates, best);
        self.follow(side, &candidates[best]);
        if matches!(game.decision(), Decision::Side(_, Choice::Move)) {
            self.look_back(&comparison);
        }
    }

    /// The best that was imagined in a comparison is what there is to hope for.
    fn look_back(&mut self, comparison: &Comparison) {
        let best = self.lanes.iter().map(Lane::best).fold(0.0, f32::max);
        self.hope.see(comparison.side, comparison.game.turn(), best);
    }

    /// The best chances that it imagined before its moves in the last turn and in this one: what it would give up for.
    pub fn hopes(&self, game: &Game) -> Option<[f32; 2]> {
        let Decision::Side(side, Choice::Move) = game.decision() else { return None };
        self.hope.of(side, game.turn())
    }

    /// Is there something to be asked, and are there positions and time for it?
    fn ready(&self) -> bool {
        self.leader.idle() && self.nodes() + LEAST_NODES < self.limit && !self.out_of_time()
    }

    fn out_of_time(&self) -> bool {
        self.patience.is_some_and(|patience| patience.is_over())
    }

    fn follow(&mut self, side: Side, policy: &Policy) {
        self.leader = self.policies().player(side, policy.id).minded(policy.mind.clone());
        self.leading = policy.id;
    }

    /// What else the next units could do than what the leader has in mind for them: a unit at a time, those before it having
    /// moved and those behind it doing as the leader would have them do (multiagent rollout).
    fn one_unit_after_the_other(&mut self, game: &Game, side: Side) {
        let comparison = self.compare(game, side);
        while self.ready()
            && let Some(unit) = self.leader.next_in_line(game, side)
        {
            let (leading, most) = (self.leading, self.effort.moves);
            let moves = self.policies().moves(game, side, leading, unit, most);
            let policy = |steps| Policy { id: self.leading, mind: self.leader.mind().then(steps) };
            let candidates: Vec<Policy> = moves.into_iter().map(policy).collect();
            if !candidates.is_empty() {
                let best =
                    self.sequential_halving(&comparison, &candidates, Pace::brisk(self.effort.rounds, self.each));
                self.follow(side, &candidates[best]);
            }
        }
        self.look_back(&comparison);
    }

    /// What is compared, the even weighting first.
    fn candidates(&mut self, game: &Game, side: Side) -> Vec<Policy> {
        let even = self.even();
        if game.turn() == 0 {
            // Set-up is even-tempered, but no two are alike.
            return (0..SETUPS).map(|n| Policy { mind: Mind::new(self.seed ^ n << 32), ..even.clone() }).collect();
        }
        // Whoever asks every unit for its moves needs the portfolio for moves only, and no single ones beside it.
        let moving = matches!(game.decision(), Decision::Side(_, Choice::Move));
        let (moods, intentions) = match self.effort.one_by_one() {
            true if moving => (self.effort.moods, 0),
            true => (1, self.effort.intentions),
            false => (self.effort.moods, self.effort.intentions),
        };
        let portfolio = self.policies().portfolio(side).take(moods).map(|id| Policy { id, ..even.clone() });
        let intentions = self.policies().intentions(game, side, intentions).into_iter();
        portfolio.chain(intentions.map(|steps| self.intending(steps))).collect()
    }

    /// The even weighting with nothing in mind.
    fn even(&self) -> Policy {
        Policy { id: PolicyId::Own(0), mind: Mind::new(self.seed) }
    }

    /// Who plays the first rollouts, and is asked for moves.
    fn policies(&mut self) -> &mut PolicySet {
        &mut self.lanes[0].policies
    }

    /// The even weighting, after it has done this.
    fn intending(&self, steps: Vec<Action>) -> Policy {
        Policy { mind: Mind::intending(self.seed, steps), ..self.even() }
    }

    /// The best few things to do now, each with the same dice: what a player may ask for.
    pub fn advise(&mut self, game: &Game, most: usize) -> Vec<Hint> {
        let Decision::Side(side, _) = game.decision() else { return Vec::new() };
        let comparison = self.compare(game, side);
        let mut found: Vec<Hint> =
            self.policies().intentions(game, side, 3 * most).into_iter().map(Hint::new).collect();
        if found.is_empty() {
            // There is nothing to compare: what it would do itself.
            let Policy { id, mut mind } = self.even();
            let action = self.policies().player(side, id).act_for(&mut mind, game);
            found.extend(action.map(|action| Hint::new(vec![action])));
        }
        for sample in 0..ADVICE {
            for hint in &mut found {
                let plan = self.intending(hint.steps.clone());
                hint.chance += self.lanes[0].rollout(&comparison, &plan, sample).value;
            }
        }
        found.iter_mut().for_each(|h| h.chance /= ADVICE as f32);
        // To end the phase is the least that one can do; where one cannot, any of the others on average.
        let idle = found.iter().find(|h| h.steps == [Action::Done]).map(|h| h.chance);
        let idle = idle.unwrap_or(found.iter().map(|h| h.chance).sum::<f32>() / found.len().max(1) as f32);
        found.iter_mut().for_each(|h| h.gain = h.chance - idle);
        // What is certain comes before what is as good as certain.
        let sure = |h: &Hint| h.steps == [Action::Stop];
        found.sort_by(|a, b| b.chance.total_cmp(&a.chance).then(sure(b).cmp(&sure(a))));
        found.truncate(most);
        found
    }

    /// What was done, against the best that is found in its place: the chances to win after both, with the same dice. Who is
    /// best is found with some dice and measured with others, for whoever was lucky with the first is not better for it.
    pub fn weigh(&mut self, game: &Game, played: &[Action], most: usize) -> Option<Weighed> {
        let Decision::Side(side, _) = game.decision() else { return None };
        let comparison = self.compare(game, side);
        let mut found = vec![Hint::new(played.to_vec())];
        let others = self.policies().intentions(game, side, most).into_iter();
        found.extend(others.filter(|steps| steps != played).map(Hint::new));
        let trial = |planner: &mut Planner, hint: &mut Hint, samples: std::ops::Range<u32>| {
            let (plan, count) = (planner.intending(hint.steps.clone()), samples.len() as f32);
            let sum: f32 = samples.map(|sample| planner.lanes[0].rollout(&comparison, &plan, sample).value).sum();
            hint.chance = sum / count;
        };
        found.iter_mut().for_each(|hint| trial(self, hint, 0..FINDING));
        let best = (1..found.len()).max_by(|a, b| found[*a].chance.total_cmp(&found[*b].chance));
        // Where nothing looks better, what was done is the best that is found.
        let mut best = found[best.filter(|n| found[*n].chance > found[0].chance).unwrap_or(0)].clone();
        let mut done = found.swap_remove(0);
        if best.steps != done.steps {
            trial(self, &mut done, FINDING..FINDING + MEASURING);
            trial(self, &mut best, FINDING..FINDING + MEASURING);
        }
        Some(Weighed { best: best.steps, after_best: best.chance, after_played: done.chance })
    }

    /// What plans for this position have in common; everybody knows about it.
    fn compare<'a>(&mut self, game: &'a Game, side: Side) -> Comparison<'a> {
        self.lanes.iter_mut().for_each(|lane| lane.begin(game, &self.weights));
        // Dice depend on the position alone, and on its text: memory may look otherwise on another machine.
        let fate = position::checksum(game);
        Comparison { game, side, effort: self.effort, forecast: self.forecast.clone(), seed: self.seed, fate }
    }
}

impl Planner {
    /// What it does now.
    fn decide(&mut self, game: &Game) -> Option<Action> {
        if let Decision::Side(side, choice) = game.decision() {
            let now = (game.turn(), game.phase());
            let open = matches!(
                choice,
                Choice::Place(_) | Choice::Spell | Choice::Move | Choice::Fire | Choice::Missiles | Choice::Melee
            );
            if self.turn != Some((game.turn(), side)) && game.phase().side() == side {
                let nodes = self.nodes();
                self.turn = Some((game.turn(), side));
                let fits = self.patience.as_mut().and_then(|patience| patience.turn(nodes));
                let nodes_now = fits.unwrap_or(self.effort.nodes);
                self.limit = nodes + nodes_now;
                self.each = Effort::each(nodes_now);
                self.lanes.iter_mut().for_each(|lane| lane.policies.forget());
            }
            let ready = self.since != Some(now) && !self.out_of_time() || self.ready();
            if open && game.phase().side() == side && ready {
                let moving = choice == Choice::Move && self.effort.one_by_one();
                if self.since != Some(now) || !moving {
                    self.since = Some(now);
                    self.plan(game, side);
                }
                if moving {
                    self.one_unit_after_the_other(game, side);
                }
            }
        }
        let before = self.leader.nodes();
        let action = self.leader.act(game);
        self.led += self.leader.nodes() - before;
        let (Some(chosen), Decision::Side(side, _)) = (action, game.decision()) else { return action };
        let better = if self.out_of_time() { None } else { self.endgame.overrule(game, side, chosen) };
        if better.is_some() {
            // What was planned after it falls with it.
            self.follow(side, &self.even());
        }
        better.or(action)
    }
}

impl Player for Planner {
    fn act(&mut self, game: &Game) -> Option<Action> {
        self.patience.iter_mut().for_each(Patience::begin);
        let action = self.decide(game);
        self.patience.iter_mut().for_each(Patience::end);
        action
    }

    fn within(&mut self, clock: fn() -> f64, seconds: f64) {
        let patience = Patience::new(clock, seconds);
        self.endgame = Endgame::new(patience.exact(self.effort.exact));
        self.patience = Some(patience);
    }

    fn spread(&mut self, threads: usize) {
        // What others remember must not count, or as many positions would not be the same positions.
        if self.effort.one_by_one() {
            let policies = self.lanes[0].policies.clone();
            self.lanes.truncate(threads.max(1));
            self.lanes.resize_with(threads.max(1), || Lane::new(policies.afresh()));
        }
    }

    fn nodes(&self) -> u64 {
        self.lanes.iter().map(|lane| lane.policies.nodes()).sum::<u64>() + self.led
    }

    fn hopeless(&self, game: &Game) -> bool {
        let Decision::Side(side, Choice::Move) = game.decision() else { return false };
        // What is exact, or won already, overrules what is only imagined.
        let won = self.endgame.may_win(game) || side == Side::Invader && Judge::won_if_stopped(game);
        !won && self.hope.is_gone(side, game.turn())
    }
}
