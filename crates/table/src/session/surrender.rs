//! A computer player gives up: the person opposite takes the game as won, or plays on and is not asked again in this game.

use super::{Due, Session};
use crate::Who;
use dragonrage_rules::{Action, Decision, Refusal, Side};

/// How far that has come.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) enum Surrender {
    /// Nobody gave up.
    #[default]
    None,
    /// Somebody gave up after so many steps; that is what he would do if he must play on.
    Offered { steps: usize, instead: Action },
    /// The person wanted to play on.
    Declined,
}

/// What tells that a person wanted to play on, in a kept record.
pub(super) const DECLINED: &str = "# played on though the other gave up";

impl Session {
    /// The side that decides would do this, but gives the game up: is there anybody to be asked whether that is well?
    pub fn give_up(&mut self, instead: Action) -> bool {
        let Decision::Side(side, _) = self.journal.game().decision() else { return false };
        let against = self.who(side) != Who::Human && self.who(side.other()) == Who::Human;
        // Lessons are taught to their end.
        let asked = against && self.far.is_none() && self.guide.is_none() && self.surrender == Surrender::None;
        if asked {
            self.surrender = Surrender::Offered { steps: self.len(), instead };
        }
        asked
    }

    /// The side that has given up, as long as the person has not answered.
    pub fn given_up(&self) -> Option<Side> {
        match (self.surrender, self.journal.game().decision()) {
            (Surrender::Offered { steps, .. }, Decision::Side(side, _)) if steps == self.len() => Some(side),
            _ => None,
        }
    }

    /// The person takes the game as won.
    pub fn accept(&mut self) -> Result<(), Refusal> {
        match self.given_up() {
            Some(side) => self.act(Action::Concede(side)),
            None => Ok(()),
        }
    }

    /// The person wants to play on, and the other does what it would have done.
    pub fn play_on(&mut self) -> Result<(), Refusal> {
        let given_up = self.given_up().is_some();
        match std::mem::replace(&mut self.surrender, Surrender::Declined) {
            Surrender::Offered { instead, .. } if given_up => self.act(instead),
            _ => Ok(()),
        }
    }

    /// What a game waits for in which a computer player must decide, or has given up.
    pub(super) fn due_of_computer(&self, due: Due) -> Due {
        self.given_up().filter(|_| self.shown.is_none()).map_or(due, Due::GivenUp)
    }
}
