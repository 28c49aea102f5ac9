//! Looking ahead with the game itself: what an action is worth on average over the dice that follow it.

use crate::eval::{Judge, Strikes};
use dragonrage_rules::{Action, Chance, Decision, Game, Side, Silent};

/// Rolls of a chain that are weighed one by one; behind them the position is judged as it stands.
const CHAIN: u8 = 5;

/// How a side looks at positions.
pub struct Look<'a> {
    /// The judge.
    pub judge: &'a Judge,
    /// For whom.
    pub mine: Side,
    /// How its own coming attacks count.
    pub own: Strikes,
    /// Positions tried.
    pub nodes: &'a mut u64,
}

impl Look<'_> {
    /// What the position is worth to us; dice that are due are weighed.
    pub fn value(&mut self, game: &Game) -> f32 {
        self.weigh(game, CHAIN)
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

    fn weigh(&mut self, game: &Game, chain: u8) -> f32 {
        match game.decision() {
            Decision::Chance(chance) if chain > 0 => {
                let mut sum = 0.0;
                for (roll, share) in outcomes(&chance) {
                    if let Some(next) = self.applied(game, roll) {
                        sum += share * self.weigh(&next, chain - 1);
                    }
                }
                sum
            }
            _ => self.judge.score(game, self.mine, self.own),
        }
    }
}

/// The rolls that make a difference, each with its chance: one for success and one for failure, or every total.
pub fn outcomes(chance: &Chance) -> impl Iterator<Item = (Action, f32)> + use<> {
    let dice = |total: u8| match total {
        _ if chance.dice != 2 => Action::Roll { a: total, b: 0 },
        7.. => Action::Roll { a: 6, b: total - 6 },
        _ => Action::Roll { a: 1, b: total - 1 },
    };
    let all = if chance.dice == 2 { 36.0 } else { 6.0 };
    let mut list = [None; 11];
    let decides = chance.success().is_some();
    for (total, ways) in chance.totals() {
        // Success is all that counts: its rolls, and those of failure, are counted together.
        let place = match chance.succeeds(total) {
            Some(success) if decides => usize::from(success),
            _ => usize::from(total) - usize::from(chance.dice),
        };
        let share = f32::from(ways) / all;
        list[place] = match list[place] {
            Some((roll, sum)) => Some((roll, sum + share)),
            None => Some((dice(total), share)),
        };
    }
    list.into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::{Need, Roll, UnitId};

    #[test]
    fn shares_add_up_to_one() {
        for dice in [1, 2] {
            for need in [Need::AtLeast(5), Need::AtMost(2), Need::Value, Need::AtLeast(20)] {
                let roll = Roll::Berserk { unit: UnitId(0) };
                let chance = Chance { roll, dice, need, modifiers: [None; 3] };
                let sum: f32 = outcomes(&chance).map(|(_, share)| share).sum();
                assert!((sum - 1.0).abs() < 1e-5, "{chance:?}");
            }
        }
    }
}
