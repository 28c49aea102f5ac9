//! Looks a whole turn ahead: what would each mood do with the rest of this player-turn, and what would the enemy answer?
//! Every mood is played out with the same dice; the best half is played out again, until one is left. It then leads
//! until the next phase, and answers every roll as it falls. Set-ups are compared in the same way.

use crate::eval::Judge;
use crate::exact::stretch;
use crate::luck::Luck;
use crate::moods::Mood;
use crate::rehearsal::{Role, Scene, Troupe, Who};
use crate::sharp::Sharp;
use crate::squire::Mind;
use crate::{Forecast, Level, Player, Squire, Weights};
use dragonrage_rules::{Action, BySide, Choice, Decision, Game, Phase, Side, position};

/// How hard a planner thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// Player-turns that are played out after the own one.
    pub horizon: u8,
    /// By whose weights the enemy is expected to answer.
    pub against: Level,
    /// Moods in which he may answer at first; he is expected to find out which is best.
    pub answers: usize,
    /// Times that every mood is played out before the first half of them is dropped.
    pub samples: u32,
    /// Moves, attacks and spells that are compared with what the moods would do.
    pub intentions: usize,
    /// Positions that may be tried in one player-turn; what is left to decide then is decided at once.
    pub nodes: u64,
    /// Positions that may be tried for an exact answer when few units are left.
    pub exact: u64,
}

impl Effort {
    /// A fraction of a second for a player-turn.
    pub const KNIGHT: Effort = Effort {
        horizon: 3,
        against: Level::Squire,
        answers: 1,
        samples: 3,
        intentions: 6,
        nodes: 30_000,
        exact: 20_000,
    };
    /// A second or two.
    pub const DRAGONLORD: Effort = Effort {
        horizon: 5,
        against: Level::Knight,
        answers: 3,
        samples: 3,
        intentions: 12,
        nodes: 600_000,
        exact: 600_000,
    };

    /// The words for its parts.
    pub const PARTS: [&str; 6] = ["horizon", "answers", "samples", "intentions", "nodes", "exact"];

    /// The same effort with one part changed; `None` if there is no such part, or not so much of it.
    pub fn with(mut self, part: &str, value: u32) -> Option<Effort> {
        match part {
            "horizon" => self.horizon = u8::try_from(value).ok().filter(|h| (1..=20).contains(h))?,
            "answers" => self.answers = Some(value as usize).filter(|n| (1..=ANSWERS.len()).contains(n))?,
            "samples" => self.samples = Some(value).filter(|s| (1..=MOST_SAMPLES).contains(s))?,
            "intentions" => self.intentions = value.min(1000) as usize,
            "nodes" => self.nodes = u64::from(value),
            "exact" => self.exact = u64::from(value),
            _ => return None,
        }
        Some(self)
    }
}

/// Moods in which an enemy may answer, the likeliest first.
const ANSWERS: [Mood; 4] = [Mood::Even, Mood::Straight, Mood::Bloody, Mood::Bold];

/// Ways to set up that are compared.
const SETUPS: u64 = 8;

/// Times that a piece of advice is played out.
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

/// A player who plans whole turns.
#[derive(Clone, Debug)]
pub struct Planner {
    seed: u64,
    effort: Effort,
    weights: Weights,
    forecast: Forecast,
    /// The moods of each side, who play what is only imagined.
    troupe: Troupe,
    /// Judges what comes out.
    judge: Option<Judge>,
    sharp: Sharp,
    /// Whoever leads at present, and since which phase.
    leader: Squire,
    since: Option<(u16, Phase)>,
    /// The player-turn, and the nodes it may use up.
    turn: Option<(u16, Side)>,
    limit: u64,
    /// Positions that leaders tried; the troupe counts its own.
    led: u64,
}

/// What a mood gained over the even one, sample by sample.
#[derive(Clone, Copy, Debug)]
struct Edge {
    count: f32,
    sum: f32,
    squares: f32,
    /// It did what another did before.
    same: bool,
}

impl Default for Edge {
    fn default() -> Edge {
        Edge { count: 0.0, sum: 0.0, squares: 0.0, same: true }
    }
}

impl Edge {
    fn add(&mut self, gain: f32) {
        self.count += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    /// The mean gain, less what luck may have added to it.
    fn sure(&self) -> f32 {
        let mean = self.sum / self.count.max(1.0);
        // Before there are two samples, a spread of a few points is taken for granted.
        let spread = (self.squares + PRIOR * PRIOR) / (self.count + 1.0) - mean * mean;
        mean - DOUBT * (spread.max(0.0) / self.count.max(1.0)).sqrt()
    }
}

/// Standard errors that a gain must exceed, and the spread of gains that is expected beforehand.
const DOUBT: f32 = 0.7;
const PRIOR: f32 = 0.1;

/// Part of the positions left for a turn that one decision may use, and what it needs at least.
const SHARES: u64 = 3;
const LEAST_NODES: u64 = 5_000;

/// More samples than this add nothing.
const MOST_SAMPLES: u32 = 64;

/// What all plans have in common that are compared with each other.
#[derive(Debug)]
struct Trial {
    /// Where their dice come from.
    fate: u64,
    /// Ends of the player-turn that were reached before, by hash and sample, and what came of them.
    known: Vec<(u64, u32, f32)>,
}

impl Trial {
    /// Dice that depend on the position alone, and on its text: memory may look otherwise on another machine.
    fn new(game: &Game) -> Trial {
        Trial { fate: position::checksum(game), known: Vec::new() }
    }
}

impl Planner {
    /// A planner; equal seeds play equally.
    pub fn new(seed: u64, weights: Weights, effort: Effort) -> Planner {
        let squire = |weights: Weights| Squire::new(seed, weights).hasty();
        let crew = |side: Side| Mood::ALL.iter().map(|mood| squire(mood.weights(&weights, side))).collect();
        let enemies = |side: Side| {
            let base = effort.against.weights();
            ANSWERS[..effort.answers].iter().map(|mood| squire(mood.weights(&base, side))).collect()
        };
        Planner {
            seed,
            effort,
            troupe: Troupe::new(
                BySide { invader: crew(Side::Invader), defender: crew(Side::Defender) },
                BySide { invader: enemies(Side::Invader), defender: enemies(Side::Defender) },
            ),
            judge: None,
            sharp: Sharp::new(effort.exact),
            leader: Squire::new(seed, weights.clone()),
            forecast: Forecast::built_in(),
            weights,
            since: None,
            turn: None,
            limit: 0,
            led: 0,
        }
    }

    /// Who is to lead from here on?
    fn plan(&mut self, game: &Game, side: Side) {
        let mut judge = self.judge(game);
        let even = self.even();
        let mut crew: Vec<Role> = match game.turn() {
            // Set-up is even-tempered, but no two are alike.
            0 => (0..SETUPS).map(|n| Role { mind: Mind::new(self.seed ^ n << 32), ..even.clone() }).collect(),
            _ => {
                let moods = self.troupe.moods(side).map(|who| Role { who, ..even.clone() });
                let told = self.troupe.intentions(game, side, self.effort.intentions).into_iter();
                moods.chain(told.map(|steps| self.told(steps))).collect()
            }
        };
        // Whatever comes later in the turn needs its share.
        let limit = self.nodes() + self.limit.saturating_sub(self.nodes()) / SHARES;
        // The even mood leads unless another is better with the same dice, and not by luck.
        let mut field: Vec<(usize, Edge)> = (1..crew.len()).map(|n| (n, Edge::default())).collect();
        let mut trial = Trial::new(game);
        for sample in 0.. {
            let (even, base) = self.play_out(&mut judge, game, side, &crew[0], sample, &mut trial);
            let mut ends = vec![even];
            for (mood, edge) in &mut field {
                let (end, value) = self.play_out(&mut judge, game, side, &crew[*mood], sample, &mut trial);
                edge.add(value - base);
                edge.same &= ends.contains(&end);
                ends.push(end);
            }
            if sample == 0 {
                // Who does the same as another with the same dice need not be asked again.
                field.retain(|(_, edge)| !edge.same);
            }
            field.sort_by(|a, b| b.1.sure().total_cmp(&a.1.sure()).then(a.0.cmp(&b.0)));
            if (sample + 1) % self.effort.samples == 0 {
                field.truncate(field.len().div_ceil(2));
            }
            if field.is_empty() || self.nodes() >= limit || sample + 1 >= MOST_SAMPLES {
                break;
            }
        }
        let best = field.first().filter(|(_, edge)| edge.sure() > 0.0).map_or(0, |(mood, _)| *mood);
        let Role { who, mind } = crew.swap_remove(best);
        self.leader = self.troupe.squire(side, who).minded(mind);
        self.judge = Some(judge);
    }

    /// The even mood with nothing in mind.
    fn even(&self) -> Role {
        Role { who: Who::Mood(0), mind: Mind::new(self.seed) }
    }

    /// An enemy, with nothing in mind.
    fn enemy(&self, mood: usize) -> Role {
        Role { who: Who::Enemy(mood), ..self.even() }
    }

    /// The even mood, who does this first.
    fn told(&self, steps: Vec<Action>) -> Role {
        Role { mind: Mind::told(self.seed, steps), ..self.even() }
    }

    /// The best few things to do now, each played out with the same dice: what a player may ask for.
    pub fn advise(&mut self, game: &Game, most: usize) -> Vec<Hint> {
        let Decision::Side(side, _) = game.decision() else { return Vec::new() };
        let mut judge = self.judge(game);
        let mut found: Vec<Hint> = self.troupe.intentions(game, side, 3 * most).into_iter().map(Hint::new).collect();
        if found.is_empty() {
            // There is nothing to compare: what it would do itself.
            let Role { who, mut mind } = self.even();
            let action = self.troupe.squire(side, who).act_for(&mut mind, game);
            found.extend(action.map(|action| Hint::new(vec![action])));
        }
        let mut trial = Trial::new(game);
        for sample in 0..ADVICE {
            for hint in &mut found {
                let told = self.told(hint.steps.clone());
                hint.chance += self.play_out(&mut judge, game, side, &told, sample, &mut trial).1 / ADVICE as f32;
            }
        }
        self.judge = Some(judge);
        // To end the phase is the least that one can do; where one cannot, any of the others on average.
        let idle = found.iter().find(|h| h.steps == [Action::Done]).map(|h| h.chance);
        let idle = idle.unwrap_or(found.iter().map(|h| h.chance).sum::<f32>() / found.len().max(1) as f32);
        found.iter_mut().for_each(|h| h.gain = h.chance - idle);
        found.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        found.truncate(most);
        found
    }

    /// The judge of this game, for whom the moods have learnt about it.
    fn judge(&mut self, game: &Game) -> Judge {
        self.judge.take().unwrap_or_else(|| {
            let judge = Judge::new(game, self.weights.clone());
            self.troupe.learn(&judge);
            judge
        })
    }

    /// What becomes of a mood: the rest of the own player-turn, then the replies.
    fn play_out(
        &mut self,
        judge: &mut Judge,
        game: &Game,
        mine: Side,
        role: &Role,
        sample: u32,
        trial: &mut Trial,
    ) -> (u64, f32) {
        let cast = |own: Role, other: Role| match mine {
            Side::Invader => BySide { invader: own, defender: other },
            Side::Defender => BySide { invader: other, defender: own },
        };
        let key = self.seed ^ trial.fate.rotate_left(sample);
        let mut scene = Scene { game: game.clone(), roles: cast(role.clone(), self.enemy(0)) };
        self.troupe.play(&mut scene, &mut Luck::new(key));
        // What was played out before need not be again: the dice of the reply are those of the sample.
        let end = scene.game.hash();
        if let Some((.., value)) = trial.known.iter().find(|(h, s, _)| (*h, *s) == (end, sample)) {
            return (end, *value);
        }
        // Both sides set up before anything can be told.
        let (setup, mut horizon) = (scene.game.turn() == 0, self.effort.horizon);
        if setup {
            horizon += 3;
        }
        let own = |chance: f32| if mine == Side::Invader { chance } else { 1.0 - chance };
        // Every time that the enemy has answered tells something: the first time by less luck, the last time by more.
        let (mut sum, mut times) = (0.0, 0.0);
        for left in (0..horizon).rev() {
            // Where nothing is judged, nobody could tell which answer is best.
            let told = left % 2 == 0;
            let first = left + 1 == horizon && told && !setup;
            let answers = if first { self.effort.answers } else { 1 };
            let before = scene.clone();
            let mut worst: Option<(f32, f32)> = None;
            for mood in 0..answers {
                let mut next = before.clone();
                next.roles = cast(self.even(), self.enemy(mood));
                self.troupe.play(&mut next, &mut Luck::new(key ^ 1));
                if told {
                    judge.refresh(&next.game);
                    let chance = judge.chance(&next.game, stretch(&next.game).1.other(), &self.forecast);
                    let value = own(chance);
                    if worst.is_some_and(|(worst, _)| worst <= value) {
                        continue;
                    }
                    worst = Some((value, chance));
                }
                scene = next;
            }
            if let Some((_, chance)) = worst {
                sum += chance;
                times += 1.0;
            }
        }
        let value = own(sum / times);
        trial.known.push((end, sample, value));
        (end, value)
    }
}

impl Player for Planner {
    fn act(&mut self, game: &Game) -> Option<Action> {
        if let Decision::Side(side, choice) = game.decision() {
            let now = (game.turn(), game.phase());
            let open = matches!(
                choice,
                Choice::Place(_) | Choice::Spell | Choice::Move | Choice::Fire | Choice::Missiles | Choice::Melee
            );
            if self.turn != Some((game.turn(), side)) && game.phase().side() == side {
                self.turn = Some((game.turn(), side));
                self.limit = self.nodes() + self.effort.nodes;
                self.troupe.forget();
            }
            let ready = self.since != Some(now) || self.leader.idle() && self.nodes() + LEAST_NODES < self.limit;
            if open && game.phase().side() == side && ready {
                self.since = Some(now);
                self.plan(game, side);
            }
        }
        let before = self.leader.nodes();
        let action = self.leader.act(game);
        self.led += self.leader.nodes() - before;
        let (Some(chosen), Decision::Side(side, _)) = (action, game.decision()) else { return action };
        let better = self.sharp.overrule(game, side, chosen);
        if better.is_some() {
            // What was planned after it falls with it.
            self.leader = self.troupe.squire(side, Who::Mood(0)).clone();
        }
        better.or(action)
    }

    fn nodes(&self) -> u64 {
        self.troupe.nodes() + self.led
    }
}
