//! A recorded game as a film: any of its positions at once, its turns, its dice. It decides nothing and goes on with nothing:
//! that is a `session`.

pub mod chances;
pub mod fortune;
pub mod luck;
pub mod ways;

use crate::session::Rolled;
use dragonrage_rules::record::RecordError;
use dragonrage_rules::{Action, Components, Decision, Game, Record, Side, Silent};
use std::sync::Arc;

/// Every so many steps a position is kept; those between are played again when they are asked for.
const EVERY: usize = 32;

/// A recorded game.
#[derive(Clone, Debug)]
pub struct Film {
    actions: Vec<Action>,
    frames: Vec<Game>,
    /// The step after which each turn begins, the first one first.
    turns: Vec<usize>,
    /// Ends of player-turns: how many steps there were, and whose turn it was.
    ends: Vec<(usize, Side)>,
    /// Dice: the step before which they were due, and how they fell.
    rolls: Vec<(usize, Rolled)>,
}

impl Film {
    /// Reads a record.
    pub fn read(components: &Arc<Components>, text: &str) -> Result<Film, RecordError> {
        let record = Record::parse(text)?;
        let start = record.start(components)?;
        let mut film = Film {
            actions: Vec::new(),
            frames: vec![start.clone()],
            turns: Vec::new(),
            ends: Vec::new(),
            rolls: Vec::new(),
        };
        let mut before = start;
        record.replay(components, usize::MAX, |action, _, game| {
            if let (Action::Roll { a, b }, Decision::Chance(chance)) = (action, before.decision()) {
                film.rolls.push((film.actions.len(), Rolled { chance, a, b }));
            }
            film.actions.push(action);
            let steps = film.actions.len();
            let began = before.turn() == 0;
            let (was, is) = (before.phase().side(), game.phase().side());
            if game.turn() != before.turn() {
                film.turns.push(steps);
            }
            if !began && (was != is || game.turn() != before.turn() || game.outcome().is_some()) {
                film.ends.push((steps, was));
            }
            if steps.is_multiple_of(EVERY) {
                film.frames.push(game.clone());
            }
            before = game.clone();
        })?;
        Ok(film)
    }

    /// Number of steps.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Has nothing happened?
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// All steps.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The position after so many steps.
    pub fn position(&self, steps: usize) -> Game {
        let steps = steps.min(self.len());
        let frame = (steps / EVERY).min(self.frames.len() - 1);
        let mut game = self.frames[frame].clone();
        for action in &self.actions[frame * EVERY..steps] {
            // Each was legal when the record was read.
            let _ = game.apply(*action, &mut Silent);
        }
        game
    }

    /// The steps after which turns begin.
    pub fn turns(&self) -> &[usize] {
        &self.turns
    }

    /// Ends of player-turns.
    pub fn ends(&self) -> &[(usize, Side)] {
        &self.ends
    }

    /// All dice.
    pub fn rolls(&self) -> &[(usize, Rolled)] {
        &self.rolls
    }

    /// The dice of one step.
    pub fn roll(&self, step: usize) -> Option<Rolled> {
        let n = self.rolls.binary_search_by_key(&step, |(at, _)| *at).ok()?;
        Some(self.rolls[n].1)
    }

    /// The beginning of the turn after this step.
    pub fn next_turn(&self, step: usize) -> usize {
        self.turns.iter().copied().find(|t| *t > step).unwrap_or(self.len())
    }

    /// The beginning of this turn, or of the one before if it has just begun.
    pub fn last_turn(&self, step: usize) -> usize {
        self.turns.iter().rev().copied().find(|t| *t < step).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn film() -> Film {
        Film::read(&dragonrage_data::embedded(), include_str!("../../../../cases/golden/nurkott-2-squire.txt")).unwrap()
    }

    #[test]
    fn every_position_is_the_recorded_one() {
        let components = dragonrage_data::embedded();
        let record = Record::parse(include_str!("../../../../cases/golden/nurkott-2-squire.txt")).unwrap();
        let film = film();
        let mut steps = 0;
        record
            .replay(&components, usize::MAX, |_, _, game| {
                steps += 1;
                assert_eq!(film.position(steps).hash(), game.hash(), "step {steps}");
            })
            .unwrap();
        assert_eq!(steps, film.len());
        assert_eq!(film.position(0).turn(), 0);
        assert!(film.position(usize::MAX).outcome().is_some());
    }

    #[test]
    fn turns_and_dice_are_where_they_fell() {
        let film = film();
        for (n, at) in film.turns().iter().enumerate() {
            assert_eq!(usize::from(film.position(*at).turn()), n + 1);
            assert_eq!(usize::from(film.position(at - 1).turn()), n);
        }
        assert_eq!(film.next_turn(0), film.turns()[0]);
        assert_eq!(film.last_turn(film.turns()[3] + 1), film.turns()[3]);
        assert_eq!(film.last_turn(film.turns()[3]), film.turns()[2]);
        assert_eq!((film.last_turn(1), film.next_turn(film.len())), (0, film.len()));
        for (step, rolled) in film.rolls() {
            assert_eq!(film.position(*step).decision(), Decision::Chance(rolled.chance));
            assert_eq!(film.roll(*step), Some(*rolled));
        }
        assert!(film.rolls().len() > 20 && film.ends().len() > film.turns().len());
    }

    #[test]
    fn dice_cite_rules_that_there_are() {
        let known = |id: &&str| dragonrage_rulebook::base(id).is_some();
        for (_, rolled) in film().rolls() {
            let rules = rolled.chance.roll.rules();
            assert!(!rules.is_empty() && rules.iter().all(known), "{rules:?}");
        }
    }

    #[test]
    fn player_turns_end_in_turn() {
        let film = film();
        for pair in film.ends().windows(2) {
            assert!(pair[0].0 < pair[1].0 && (pair[0].1 != pair[1].1 || pair[1].0 == film.len()), "{pair:?}");
        }
    }
}
