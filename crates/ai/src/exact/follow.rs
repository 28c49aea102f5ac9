//! How well a player does: its own decisions of the first player-turn, along all dice, and after that the best for both.

use super::solve::{EQUAL, Solver, TooBig};
use crate::Player;
use crate::rolls::outcomes;
use dragonrage_rules::{Action, Decision, Game, Silent};

/// What a player reaches, and where it lost most.
#[derive(Clone, Debug)]
pub struct Followed {
    /// How likely it reaches the goals.
    pub value: f64,
    /// The decision that cost most; `None` if none cost anything.
    pub slip: Option<Slip>,
}

/// A decision that was not the best.
#[derive(Clone, Debug)]
pub struct Slip {
    /// Where.
    pub game: Game,
    /// What the player did, and what it is worth.
    pub done: Action,
    /// The value after it.
    pub value: f64,
    /// What would have been best, until dice fall or the other side decides.
    pub better: Vec<Action>,
    /// The value after that.
    pub best: f64,
    /// How much it cost in all: the loss times how likely the dice led there.
    pub cost: f64,
}

impl Solver {
    /// Lets a player play the rest of its player-turn from here, along all dice.
    pub fn follow(&mut self, game: &Game, player: &dyn Player) -> Result<Followed, TooBig> {
        let mut slip = None;
        let value = self.walk(game.clone(), player.fork(), 1.0, &mut slip)?;
        Ok(Followed { value, slip })
    }

    fn walk(
        &mut self,
        mut game: Game,
        mut player: Box<dyn Player>,
        share: f64,
        slip: &mut Option<Slip>,
    ) -> Result<f64, TooBig> {
        loop {
            if let Some(value) = self.settled(&game) {
                return Ok(value);
            }
            if !self.first_turn(&game) {
                return self.value(&game);
            }
            match game.decision() {
                Decision::Chance(chance) => {
                    let mut sum = 0.0;
                    for (roll, part) in outcomes(&chance) {
                        let mut next = game.clone();
                        if next.apply(roll, &mut Silent).is_ok() {
                            sum += part * self.walk(next, player.fork(), share * part, slip)?;
                        }
                    }
                    return Ok(sum);
                }
                Decision::Side(side, _) if side == self.question().side => {
                    // A player without an answer does nothing: that is a failure of its own.
                    let Some(action) = player.act(&game) else { return Ok(0.0) };
                    let mut next = game.clone();
                    if next.apply(action, &mut Silent).is_err() {
                        return Ok(0.0);
                    }
                    self.compare(&game, action, &next, share, slip)?;
                    game = next;
                }
                _ => match self.best(&game)? {
                    Some(action) if game.apply(action, &mut Silent).is_ok() => {}
                    _ => return self.value(&game),
                },
            }
        }
    }

    /// Notes a decision that lost something, if it lost more than those before.
    fn compare(
        &mut self,
        game: &Game,
        done: Action,
        next: &Game,
        share: f64,
        slip: &mut Option<Slip>,
    ) -> Result<(), TooBig> {
        let best = self.value(game)?;
        if self.reaches(next, best)? {
            return Ok(());
        }
        let value = self.value(next)?;
        let cost = share * (best - value);
        if cost > EQUAL && slip.as_ref().is_none_or(|s| s.cost < cost) {
            let better = self.line(game)?;
            *slip = Some(Slip { game: game.clone(), done, value, better, best, cost });
        }
        Ok(())
    }
}
