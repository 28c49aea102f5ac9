//! Whoever sits at the table of the terminal: a small trait, the computer players, and the one that takes any legal action.
//! The person is in `play`.

use crate::failure::Failure;
use dragonrage_ai::{Level, Player};
use dragonrage_rules::{Action, Game};
use dragonrage_table::ByLot;
use std::path::PathBuf;

/// What a player answers when a decision is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Do this.
    Act(Action),
    /// Do these one after the other, as far as no dice and nobody else come between.
    Go(Vec<Action>),
    /// Let chance finish the set-up of this side.
    Auto,
    /// Take the last step back.
    Undo,
    /// Save the game in this file and ask again.
    Save(PathBuf),
    /// Tell what happened so far and ask again.
    Log,
    /// Leave the table; the game stays saved.
    Leave,
}

/// Somebody who decides for a side.
pub trait Seated {
    /// Answers a decision. `legal` holds every legal action; `step` counts the actions of the game so far.
    fn reply(&mut self, game: &Game, legal: &[Action], step: usize) -> Result<Reply, Failure>;

    /// Would it rather give the game up than go on with what it replied?
    fn gives_up(&self, _: &Game) -> bool {
        false
    }

    /// Does it accept that the other gives up? It has been told so.
    fn accepts(&mut self, _told: &str) -> Result<bool, Failure> {
        Ok(true)
    }

    /// Hears what came of its last reply.
    fn hear_of(&mut self, _: String) {}

    /// Is it a person, who wants to see the board and be asked?
    fn is_human(&self) -> bool {
        false
    }
}

/// A computer player at the table.
pub struct Computer {
    level: Level,
    player: Box<dyn Player>,
}

impl Computer {
    /// A player of this level; equal seeds play equally, on any number of threads.
    pub fn new(level: Level, seed: u64, threads: usize) -> Computer {
        let mut player = level.player(seed);
        player.spread(threads);
        Computer { level, player }
    }

    /// Somebody who is said to be of this level.
    #[cfg(test)]
    pub fn of(level: Level, player: Box<dyn Player>) -> Computer {
        Computer { level, player }
    }

    /// How strong it is.
    pub fn level(&self) -> Level {
        self.level
    }
}

impl Seated for Computer {
    fn reply(&mut self, game: &Game, _: &[Action], _: usize) -> Result<Reply, Failure> {
        Ok(self.player.act(game).map_or(Reply::Leave, Reply::Act))
    }

    fn gives_up(&self, game: &Game) -> bool {
        self.player.hopeless(game)
    }
}

impl Seated for ByLot {
    fn reply(&mut self, _: &Game, legal: &[Action], step: usize) -> Result<Reply, Failure> {
        Ok(self.at(step as u64, legal).map_or(Reply::Leave, Reply::Act))
    }
}
