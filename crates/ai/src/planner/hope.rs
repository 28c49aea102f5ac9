//! When a planner would give the game up: when nothing that it imagined, with the luckiest dice, left it a chance worth the name,
//! in two of its turns running. It only remembers what plans came to: nothing is played otherwise because of it.

use dragonrage_rules::{BySide, Side};

/// In the first turns too little has happened to tell.
const EARLIEST: u16 = 5;

/// A best chance below this is none: docs/PLAYERS.md tells how often such a game was won after all.
const NONE: f32 = 0.02;

/// The best that was imagined in a turn.
#[derive(Clone, Copy, Debug)]
struct Best {
    turn: u16,
    chance: f32,
}

/// The best chances of a side in its last two turns, this one last.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Hope {
    sides: BySide<[Option<Best>; 2]>,
}

impl Hope {
    /// Moves of this turn were compared; so much was the best that was imagined.
    pub fn see(&mut self, side: Side, turn: u16, chance: f32) {
        let known = &mut self.sides[side];
        match &mut known[1] {
            Some(best) if best.turn == turn => best.chance = best.chance.max(chance),
            _ => *known = [known[1], Some(Best { turn, chance })],
        }
    }

    /// The best chances in the turn before this one and in this one, if both were looked at.
    pub fn of(&self, side: Side, turn: u16) -> Option<[f32; 2]> {
        let [before, now] = self.sides[side];
        let (before, now) = before.zip(now)?;
        (now.turn == turn && before.turn + 1 == turn).then_some([before.chance, now.chance])
    }

    /// Is there none left?
    pub fn is_gone(&self, side: Side, turn: u16) -> bool {
        turn >= EARLIEST && self.of(side, turn).is_some_and(|chances| chances.iter().all(|chance| *chance < NONE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDE: Side = Side::Defender;

    fn hope(chances: &[(u16, f32)]) -> Hope {
        let mut hope = Hope::default();
        chances.iter().for_each(|(turn, chance)| hope.see(SIDE, *turn, *chance));
        hope
    }

    #[test]
    fn hope_is_gone_after_two_turns_without_any() {
        assert!(hope(&[(6, 0.01), (7, 0.01)]).is_gone(SIDE, 7));
        assert!(!hope(&[(6, 0.01), (7, 0.01)]).is_gone(SIDE.other(), 7), "the other side's");
        assert!(!hope(&[(7, 0.01)]).is_gone(SIDE, 7), "one turn tells nothing");
        assert!(!hope(&[(5, 0.01), (7, 0.01)]).is_gone(SIDE, 7), "a turn between was not looked at");
        assert!(!hope(&[(6, 0.01), (7, 0.01)]).is_gone(SIDE, 8), "this one was not");
        assert!(!hope(&[(3, 0.0), (4, 0.0)]).is_gone(SIDE, 4), "too early");
    }

    #[test]
    fn one_lucky_course_is_hope_enough() {
        let lucky = hope(&[(6, 0.01), (7, 0.01), (7, 0.3), (7, 0.01)]);
        assert!(!lucky.is_gone(SIDE, 7));
        assert_eq!(lucky.of(SIDE, 7), Some([0.01, 0.3]));
        assert!(!hope(&[(6, 0.01), (6, 0.3), (7, 0.01)]).is_gone(SIDE, 7));
    }
}
