//! The rulebook's ladder [3.3.4-a,b,c].

use super::Game;
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
