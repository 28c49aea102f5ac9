//! The search itself: largest for the one who asks, smallest for the enemy, average over the dice; branches that cannot
//! change the answer are left out, positions that were seen are remembered.

use super::{Question, stretch};
use crate::rolls::outcomes;
use dragonrage_rules::{Action, Chance, Decision, Game, Silent};
use std::collections::HashMap;

/// Values nearer to each other than this are equal.
pub(crate) const EQUAL: f64 = 1e-9;

/// The question needs more positions than allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the question needs more than {0} positions")]
pub struct TooBig(pub u64);

/// What is known of a value: it lies between these.
type Bounds = (f64, f64);

/// Answers questions about positions that come from one start; remembers what it found.
#[derive(Clone, Debug)]
pub struct Solver {
    question: Question,
    start: (u16, dragonrage_rules::Side),
    first_vp: i16,
    known: HashMap<u64, Bounds>,
    /// How often an action was reason enough to look no farther.
    telling: HashMap<Action, u32>,
    nodes: u64,
    budget: u64,
}

impl Solver {
    /// A solver for a question about a position; it tries at most `budget` positions.
    pub fn new(game: &Game, question: Question, budget: u64) -> Solver {
        Solver {
            question,
            start: stretch(game),
            first_vp: game.vp(),
            known: HashMap::new(),
            telling: HashMap::new(),
            nodes: 0,
            budget,
        }
    }

    /// The question.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// Positions tried so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Lets it try so many positions more than it has tried so far.
    pub fn allow(&mut self, more: u64) {
        self.budget = self.nodes.saturating_add(more);
    }

    /// How likely the goals are reached from here, if both sides play as well as possible.
    pub fn value(&mut self, game: &Game) -> Result<f64, TooBig> {
        let mut game = game.clone();
        game.forget();
        self.bounds(&game, (0.0, 1.0)).map(|(low, _)| low)
    }

    /// The same after an action; `None` if it is not legal.
    pub fn after(&mut self, game: &Game, action: Action) -> Result<Option<f64>, TooBig> {
        let mut next = game.clone();
        match next.apply(action, &mut Silent) {
            Ok(()) => self.value(&next).map(Some),
            Err(_) => Ok(None),
        }
    }

    /// Is the value of a position at least this?
    pub fn reaches(&mut self, game: &Game, least: f64) -> Result<bool, TooBig> {
        let mut game = game.clone();
        game.forget();
        Ok(self.bounds(&game, (least - 2.0 * EQUAL, least - EQUAL))?.0 >= least - EQUAL)
    }

    /// A best action of the side that decides: the first one listed that keeps the value.
    pub fn best(&mut self, game: &Game) -> Result<Option<Action>, TooBig> {
        let value = self.value(game)?;
        let Decision::Side(side, _) = game.decision() else { return Ok(None) };
        for action in actions(game) {
            let mut next = game.clone();
            if next.apply(action, &mut Silent).is_ok() {
                let keeps = match side == self.question.side {
                    true => self.reaches(&next, value)?,
                    false => self.value(&next)? <= value + EQUAL,
                };
                if keeps {
                    return Ok(Some(action));
                }
            }
        }
        Ok(None)
    }

    /// 1 or 0 if the question is decided in this position.
    pub fn settled(&self, game: &Game) -> Option<f64> {
        let over = turns_since(self.start, game) >= u32::from(self.question.span);
        self.question.settled(game, self.first_vp, over)
    }

    /// Is it still the first player-turn?
    pub fn first_turn(&self, game: &Game) -> bool {
        stretch(game) == self.start
    }

    /// Bounds of the value that are exact if it lies in the window.
    fn bounds(&mut self, game: &Game, window: Bounds) -> Result<Bounds, TooBig> {
        let known = self.glance(game);
        if enough(known, window) {
            return Ok(known);
        }
        if self.nodes >= self.budget {
            return Err(TooBig(self.budget));
        }
        let found = match game.decision() {
            Decision::Chance(chance) => self.roll(game, &chance, window)?,
            Decision::Side(side, _) if side == self.question.side => self.choose(game, window, true)?,
            _ => self.choose(game, window, false)?,
        };
        let found = (found.0.max(known.0), found.1.min(known.1));
        self.known.insert(game.hash(), found);
        Ok(found)
    }

    /// The game after an action that is listed for it, or a roll that is due.
    fn applied(&mut self, game: &Game, action: Action) -> Game {
        let mut next = game.clone();
        self.nodes += 1;
        next.apply_listed(action, &mut Silent);
        next.forget();
        next
    }

    /// The largest of the values for the one who asks, the smallest for the enemy.
    fn choose(&mut self, game: &Game, window: Bounds, mine: bool) -> Result<Bounds, TooBig> {
        let mut list: Vec<(Action, Game)> = Vec::new();
        for action in actions(game) {
            let next = self.applied(game, action);
            let (low, high) = self.glance(&next);
            // What is known to be good enough need not be looked for; what was not tried may be better still.
            if mine && low >= window.1 {
                return Ok((low, 1.0));
            }
            if !mine && high <= window.0 {
                return Ok((0.0, high));
            }
            list.push((action, next));
        }
        // Stable: what told nothing yet stays in the game's order.
        list.sort_by_key(|(a, _)| std::cmp::Reverse(self.telling.get(a).copied().unwrap_or(0)));
        let mut found = if mine { (0.0, 0.0) } else { (1.0, 1.0) };
        for (n, (action, next)) in list.iter().enumerate() {
            let narrowed = match mine {
                true => (window.0.max(found.0), window.1),
                false => (window.0, window.1.min(found.1)),
            };
            let child = self.bounds(next, narrowed)?;
            found = match mine {
                true => (f64::max(found.0, child.0), f64::max(found.1, child.1)),
                false => (f64::min(found.0, child.0), f64::min(found.1, child.1)),
            };
            let cut = if mine { found.0 >= window.1 } else { found.1 <= window.0 };
            if cut || mine && found.0 >= 1.0 || !mine && found.1 <= 0.0 {
                *self.telling.entry(*action).or_insert(0) += 1;
                if n + 1 < list.len() {
                    if mine { found.1 = 1.0 } else { found.0 = 0.0 }
                }
                break;
            }
        }
        Ok(found)
    }

    /// What is known of a position without a search.
    fn glance(&self, game: &Game) -> Bounds {
        match self.settled(game) {
            Some(value) => (value, value),
            None => self.known.get(&game.hash()).copied().unwrap_or((0.0, 1.0)),
        }
    }

    /// The average over the dice.
    fn roll(&mut self, game: &Game, chance: &Chance, window: Bounds) -> Result<Bounds, TooBig> {
        let (mut low, mut rest) = (0.0, 1.0);
        let mut high = 0.0;
        for (roll, share) in outcomes(chance) {
            rest = f64::max(rest - share, 0.0);
            let next = self.applied(game, roll);
            let narrowed = ((window.0 - high - rest) / share, (window.1 - low) / share);
            let child = self.bounds(&next, (narrowed.0.max(0.0), narrowed.1.min(1.0)))?;
            (low, high) = (low + share * child.0, high + share * child.1);
            if low >= window.1 || high + rest <= window.0 {
                break;
            }
        }
        Ok((low, (high + rest).min(1.0)))
    }
}

fn enough(known: Bounds, window: Bounds) -> bool {
    known.1 - known.0 <= EQUAL || known.0 >= window.1 || known.1 <= window.0
}

/// Player-turns that have begun since.
fn turns_since(start: (u16, dragonrage_rules::Side), game: &Game) -> u32 {
    let now = stretch(game);
    let first = game.rules().scenario.first;
    let count = |(turn, side): (u16, dragonrage_rules::Side)| 2 * u32::from(turn) + u32::from(side != first);
    count(now).saturating_sub(count(start))
}

/// What a side may do; giving up is no answer to a question.
fn actions(game: &Game) -> impl Iterator<Item = Action> + use<> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal.into_iter().filter(|a| !matches!(a, Action::Concede(_)))
}
