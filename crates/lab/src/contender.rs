//! Whoever plays in a match: a level, perhaps with an effort and weights of its own, a frozen player, or an exploiter.

use crate::{Exploiter, Frozen};
use dragonrage_ai::{Effort, Level, Planner, Player, Style, Weights};
use dragonrage_rules::Side;

/// A player of a match.
#[derive(Clone, Debug)]
pub struct Contender {
    /// As it was called.
    pub name: String,
    /// Who it is.
    pub who: Who,
}

/// What a contender is.
#[derive(Clone, Debug)]
pub enum Who {
    /// A level of today.
    Level {
        /// How strong it is.
        level: Level,
        /// How hard it thinks, if not as hard as its level does.
        effort: Option<Effort>,
        /// What it weighs, if not what its level does.
        weights: Option<Box<Weights>>,
        /// What it likes among plans that are nearly as good, if it plans.
        style: Style,
    },
    /// Who held a level once.
    Frozen(Box<Frozen>),
    /// A plan that a person would try.
    Exploiter(Exploiter),
}

impl Who {
    /// The words for all of a sort.
    pub const GROUPS: [&'static str; 3] = ["levels", "frozen", "exploiters"];

    /// The word for all of this sort.
    pub const fn group(&self) -> &'static str {
        match self {
            Who::Level { .. } => "levels",
            Who::Frozen(_) => "frozen",
            Who::Exploiter(_) => "exploiters",
        }
    }
}

/// What stands before the name of an exploiter.
const EXPLOITER: &str = "exploiter:";

impl Contender {
    /// The level as it is.
    pub fn plain(level: Level) -> Contender {
        Contender {
            name: level.code().to_owned(),
            who: Who::Level { level, effort: None, weights: None, style: Style::Even },
        }
    }

    /// A level with these weights.
    pub fn weighing(level: Level, weights: Weights) -> Contender {
        let who = Who::Level { level, effort: None, weights: Some(Box::new(weights)), style: Style::Even };
        Contender { name: level.code().to_owned(), who }
    }

    /// Everybody who has a name of his own: levels, frozen players, exploiters.
    pub fn all() -> Vec<Contender> {
        let levels = Level::ALL.into_iter().map(Contender::plain);
        let frozen = Frozen::all().into_iter();
        let frozen = frozen.map(|who| Contender { name: who.name().to_owned(), who: Who::Frozen(Box::new(who)) });
        let exploiter = |who: Exploiter| format!("{EXPLOITER}{}", who.name());
        let exploiters = Exploiter::ALL.map(|who| Contender { name: exploiter(who), who: Who::Exploiter(who) });
        levels.chain(frozen).chain(exploiters).collect()
    }

    /// The one with this name: `knight`, `knight-1`, `exploiter:turtle`.
    pub fn from_name(name: &str) -> Option<Contender> {
        Contender::all().into_iter().find(|contender| contender.name == name)
    }

    /// The sides that it is meant to play.
    pub fn sides(&self) -> &'static [Side] {
        match &self.who {
            Who::Exploiter(exploiter) => exploiter.sides(),
            _ => &Side::BOTH,
        }
    }

    /// A player for one game.
    pub fn player(&self, seed: u64) -> Box<dyn Player> {
        match &self.who {
            Who::Level { level, effort, weights, style } => {
                let weights = weights.as_deref().cloned().unwrap_or_else(|| level.weights());
                match effort.or(level.effort()) {
                    Some(effort) => Box::new(Planner::new(seed, weights, effort).styled(*style)),
                    None => level.weighing(seed, &weights),
                }
            }
            Who::Frozen(frozen) => frozen.player(seed),
            Who::Exploiter(exploiter) => exploiter.player(seed),
        }
    }

    /// The weights as text: what tells two contenders of one name apart.
    pub fn own_weights(&self) -> Option<String> {
        match &self.who {
            Who::Level { weights, .. } => weights.as_deref().map(Weights::to_toml),
            _ => None,
        }
    }
}
