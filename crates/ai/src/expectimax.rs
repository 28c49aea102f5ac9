//! Expectimax with the game itself: what an action is worth on average over the dice that follow it. One decision deep, with
//! a bounded chain of chance nodes behind it; whoever asks takes the maximum over actions.

use crate::eval::{Judge, Strikes};
use crate::rolls::outcomes;
use dragonrage_rules::{Action, Decision, Game, Side, Silent};

/// Chance nodes in a row that are averaged exactly; behind them the position is judged as it stands.
const CHANCE_DEPTH: u8 = 5;

/// A search for one side.
pub struct Expectimax<'a> {
    /// The judge.
    pub judge: &'a Judge,
    /// For whom.
    pub mine: Side,
    /// How its own coming attacks count.
    pub own: Strikes,
    /// Does it leave out ways of a unit to where a better way has led before?
    pub lean: bool,
    /// Positions tried.
    pub nodes: &'a mut u64,
}

impl Expectimax<'_> {
    /// What the position is worth to us; dice that are due are weighed.
    pub fn value(&mut self, game: &Game) -> f32 {
        self.expect(game, CHANCE_DEPTH)
    }

    /// What the action is worth to us. `None` if it is not legal.
    pub fn after(&mut self, game: &Game, action: Action) -> Option<f32> {
        self.applied(game, action).map(|next| self.value(&next))
    }

    /// The game after an action.
    pub fn applied(&mut self, game: &Game, action: Action) -> Option<Game> {
        let mut next = game.clone();
        *self.nodes += 1;
        next.apply(action, &mut Silent).is_ok().then_some(next)
    }

    /// The game after an action that is listed for it, or a roll that is due.
    pub fn listed(&mut self, game: &Game, action: Action) -> Game {
        let mut next = game.clone();
        self.play(&mut next, action);
        next
    }

    /// The same, with a game that need not be kept as it was.
    pub fn play(&mut self, game: &mut Game, action: Action) {
        *self.nodes += 1;
        game.apply_listed(action, &mut Silent);
    }

    fn expect(&mut self, game: &Game, depth: u8) -> f32 {
        match game.decision() {
            Decision::Chance(chance) if depth > 0 => {
                let mut sum = 0.0;
                for (roll, share) in outcomes(&chance) {
                    let next = self.listed(game, roll);
                    sum += share as f32 * self.expect(&next, depth - 1);
                }
                sum
            }
            _ => self.judge.score(game, self.mine, self.own),
        }
    }
}
