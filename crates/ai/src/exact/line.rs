//! The answer as a person would say it: what to do until dice fall or the other side decides, and nothing needless. And
//! the whole of best play: everything that is done in the first player-turn, whatever the dice say.

use super::solve::EQUAL;
use super::{Solver, TooBig, stretch};
use crate::rolls::outcomes;
use dragonrage_rules::{Action, Decision, Game, Silent};

/// Longest line that is looked for.
const MOST: usize = 40;

impl Solver {
    /// A best line from here: until dice fall, the enemy decides, or the player-turn ends.
    pub fn line(&mut self, game: &Game) -> Result<Vec<Action>, TooBig> {
        let mut steps = Vec::new();
        let mut next = game.clone();
        while self.goes_on(game, &next)
            && steps.len() < MOST
            && let Some(action) = self.best(&next)?
        {
            steps.push(action);
            let _ = next.apply(action, &mut Silent);
        }
        self.shortened(game, steps)
    }

    /// Shows best play of both sides along all dice, as long as there is hope and the first player-turn lasts: every
    /// decision of the one who asks, and, without an action, every position in which the turn is over. He does nothing
    /// that he need not do: where it is as good to end the phase, he does.
    pub fn along(&mut self, game: &Game, show: &mut impl FnMut(&Game, Option<Action>)) -> Result<(), TooBig> {
        let mut game = game.clone();
        loop {
            if !self.first_turn(&game) {
                show(&game, None);
                return Ok(());
            }
            let value = match self.settled(&game) {
                Some(_) => return Ok(()),
                None => self.value(&game)?,
            };
            if value <= EQUAL {
                return Ok(());
            }
            if let Decision::Chance(chance) = game.decision() {
                for (roll, _) in outcomes(&chance) {
                    let mut next = game.clone();
                    if next.apply(roll, &mut Silent).is_ok() {
                        self.along(&next, show)?;
                    }
                }
                return Ok(());
            }
            let mine = matches!(game.decision(), Decision::Side(side, _) if side == self.question().side);
            let enough = mine && self.after(&game, Action::Done)?.is_some_and(|done| done >= value - EQUAL);
            let action = if enough { Some(Action::Done) } else { self.best(&game)? };
            let Some(action) = action else { return Ok(()) };
            if mine {
                show(&game, Some(action));
            }
            if game.apply(action, &mut Silent).is_err() {
                return Ok(());
            }
        }
    }

    /// Has the one who asks to decide something more in this player-turn?
    fn goes_on(&self, from: &Game, game: &Game) -> bool {
        stretch(game) == stretch(from)
            && matches!(game.decision(), Decision::Side(side, _) if side == self.question().side)
    }

    /// The line without the steps that it does not need: one or two at a time are left out while it stays as good.
    fn shortened(&mut self, from: &Game, mut steps: Vec<Action>) -> Result<Vec<Action>, TooBig> {
        let value = self.value(from)?;
        'again: loop {
            let n = steps.len();
            for i in 0..n {
                for j in i..n {
                    let fewer: Vec<Action> = (0..n).filter(|k| *k != i && *k != j).map(|k| steps[k]).collect();
                    let mut game = from.clone();
                    let legal = fewer.iter().all(|s| game.apply(*s, &mut Silent).is_ok());
                    if legal && !fewer.is_empty() && !self.goes_on(from, &game) && self.reaches(&game, value)? {
                        steps = fewer;
                        continue 'again;
                    }
                }
            }
            return Ok(steps);
        }
    }
}
