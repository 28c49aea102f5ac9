//! The rulebook's ladder [3.3.4-a,b,c].

use super::Game;
use dragonrage_rules::Side;
use std::collections::BTreeMap;

/// A rating from which on one is said to prey on weaker players [3.3.4-a].
pub const TEASED: i32 = 10;

/// Ratings: +1 for each game won, −1 for each lost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ladder {
    /// By the player's name in small letters, and the opponent's.
    pairs: BTreeMap<(String, String), i32>,
    names: BTreeMap<String, String>,
}

impl Ladder {
    /// The ladder after these games.
    pub fn new(games: &[Game]) -> Ladder {
        let mut ladder = Ladder::default();
        for game in games {
            let (winner, loser) = match game.invader_won() {
                true => (&game.invader, &game.defender),
                false => (&game.defender, &game.invader),
            };
            let [w, l] = [winner, loser].map(|n| n.to_lowercase());
            ladder.names.entry(w.clone()).or_insert_with(|| winner.clone());
            ladder.names.entry(l.clone()).or_insert_with(|| loser.clone());
            *ladder.pairs.entry((w.clone(), l.clone())).or_default() += 1;
            *ladder.pairs.entry((l, w)).or_default() -= 1;
        }
        ladder
    }

    /// The rating against all opponents together.
    pub fn pooled(&self, player: &str) -> i32 {
        let player = player.to_lowercase();
        self.pairs.iter().filter(|((p, _), _)| *p == player).map(|(_, n)| n).sum()
    }

    /// The rating against one opponent, kept for itself.
    pub fn against(&self, player: &str, opponent: &str) -> i32 {
        self.pairs.get(&(player.to_lowercase(), opponent.to_lowercase())).copied().unwrap_or(0)
    }

    /// Everybody with the pooled rating, the best first.
    pub fn table(&self) -> Vec<(&str, i32)> {
        let mut table: Vec<(&str, i32)> = self.names.values().map(|n| (n.as_str(), self.pooled(n))).collect();
        table.sort_by_key(|(name, rating)| (-rating, *name));
        table
    }
}

/// VP that make up for a difference of ratings: half of it, the fraction dropped [3.3.4-b].
pub fn handicap(one: i32, other: i32) -> u32 {
    one.abs_diff(other) / 2
}

/// The stronger of two players with these ratings, by the side that each plays; `None` if the handicap is nothing.
pub fn stronger(invader: i32, defender: i32) -> Option<Side> {
    let side = if invader > defender { Side::Invader } else { Side::Defender };
    (handicap(invader, defender) > 0).then_some(side)
}

/// An objective with the handicap: more VP where the stronger player invades, fewer where he defends; never below 1, nor
/// above what the map has [3.3.4-b, S-134, S-135].
pub fn handicapped(objective: i64, most: i64, invader: i32, defender: i32) -> i64 {
    let vp = i64::from(handicap(invader, defender));
    let change = if stronger(invader, defender) == Some(Side::Invader) { vp } else { -vp };
    (objective + change).clamp(1, most.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_the_difference_in_vp_within_what_the_map_has() {
        assert_eq!((stronger(5, 0), handicapped(20, 40, 5, 0)), (Some(Side::Invader), 22));
        assert_eq!((stronger(0, 5), handicapped(20, 40, 0, 5)), (Some(Side::Defender), 18));
        assert_eq!((stronger(1, 0), handicapped(20, 40, 1, 0)), (None, 20));
        assert_eq!(handicapped(20, 21, 9, 0), 21);
        assert_eq!(handicapped(3, 40, -9, 9), 1);
    }
}
