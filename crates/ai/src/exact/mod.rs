//! Exact answers to small questions: how likely does a side reach its aim by a given moment, if it plays as well as
//! possible and the enemy does his worst? Every legal action and every roll is tried; nothing is estimated. A question
//! that is too big is refused.

mod follow;
mod line;
mod solve;
#[cfg(test)]
mod tests;

pub use follow::{Followed, Slip};
pub use solve::{Solver, TooBig};

use dragonrage_rules::{Area, Decision, Game, Hex, Side, UnitId};

/// Something that a side wants to be true at the end of the span.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// It has won.
    Win,
    /// It has not lost.
    Survive,
    /// So many more VP have been destroyed.
    Destroyed(i16),
    /// Fewer than so many more VP have been destroyed.
    Spared(i16),
    /// The unit has been destroyed.
    Kill(UnitId),
    /// The unit has not been destroyed.
    Keep(UnitId),
    /// The VP of the hex have been destroyed.
    Raze(Hex),
    /// The VP of the hex have not been destroyed.
    Guard(Hex),
    /// An area of a major monster has taken so many points of damage in all, or the monster is dead.
    Cripple(UnitId, Area, u8),
}

/// A question about a position, asked for the side that decides in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who wants it.
    pub side: Side,
    /// What must be true, all of it.
    pub goals: Vec<Goal>,
    /// When: after so many player-turns, the present one included.
    pub span: u8,
}

/// A goal as it stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// Nothing can change it any more.
    Settled(bool),
    /// Still open; whether it is reached if nothing else happens.
    Open(bool),
}

impl Goal {
    fn standing(self, game: &Game, side: Side, vp: i16) -> Standing {
        use Standing::{Open, Settled};
        let once = |reached: bool| if reached { Settled(true) } else { Open(false) };
        let never = |failed: bool| if failed { Settled(false) } else { Open(true) };
        let winner = game.outcome().map(|o| o.winner);
        let gone = |unit: UnitId| game.unit(unit).is_none_or(|u| !u.on_map());
        // Elowyn's fate can take VP back: nothing is settled while she may be in play.
        let loose = |standing: Standing| match standing {
            Settled(yes) if game.options().elowyn == dragonrage_rules::options::ElowynInPlay::On => Open(yes),
            other => other,
        };
        match self {
            Goal::Win => winner.map_or(Open(false), |w| Settled(w == side)),
            Goal::Survive => winner.map_or(Open(true), |w| Settled(w == side)),
            Goal::Destroyed(n) => loose(once(game.vp() - vp >= n)),
            Goal::Spared(n) => loose(never(game.vp() - vp >= n)),
            Goal::Kill(unit) => once(gone(unit)),
            Goal::Keep(unit) => never(gone(unit)),
            Goal::Raze(hex) => once(game.is_razed(hex)),
            Goal::Guard(hex) => never(game.is_razed(hex)),
            Goal::Cripple(unit, area, n) => once(gone(unit) || game.major(unit).is_some_and(|m| m.damage(area) >= n)),
        }
    }
}

impl Question {
    /// 1 or 0 if the question is decided here, `last`: because its span is over.
    fn settled(&self, game: &Game, vp: i16, last: bool) -> Option<f64> {
        let last = last || matches!(game.decision(), Decision::Over(_));
        let mut open = false;
        for goal in &self.goals {
            match goal.standing(game, self.side, vp) {
                Standing::Settled(true) => {}
                Standing::Settled(false) => return Some(0.0),
                Standing::Open(false) if last => return Some(0.0),
                Standing::Open(_) => open = true,
            }
        }
        (last || !open).then_some(1.0)
    }
}

/// The player-turn that a game is in.
pub(crate) fn stretch(game: &Game) -> (u16, Side) {
    (game.turn(), game.phase().side())
}
