//! Points and places [5.1-b,c,d].

use super::{System, Tournament};
use dragonrage_rules::Side;

/// Where a player stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The player.
    pub player: usize,
    /// Place from 1; equal for players whom nothing separates.
    pub place: usize,
    /// Match points [5.1-b].
    pub points: u32,
    /// Tie-break points [5.1-c].
    pub tiebreak: u32,
    /// Games won and lost, forfeits included.
    pub games: [u32; 2],
    /// Games played as invader and as defender, without forfeits.
    pub sides: [u32; 2],
    /// Rounds without a match.
    pub byes: u32,
    /// In elimination: the last round that the player survived; the winner has the highest.
    pub reached: usize,
}

impl Tournament {
    /// Points of a player in all rounds but those from `until` on.
    pub fn standing(&self, player: usize, until: usize) -> Standing {
        let mut s = Standing { player, ..Standing::default() };
        for (n, round) in self.rounds().iter().enumerate().take(until) {
            if round.bye == Some(player) {
                s.byes += 1;
                s.reached = if round.knockout { n + 1 } else { s.reached };
                // A bye is worth two games won; VP nobody destroyed bring nothing [5.2-e].
                s.points += if round.knockout { 0 } else { 2 };
            }
            for m in round.matches.iter().filter(|m| m.players.contains(&player)) {
                let own = usize::from(m.players[1] == player);
                let (points, tiebreak) = m.points()[own];
                s.points += points;
                s.tiebreak += tiebreak;
                for (game, score) in m.games.iter().enumerate().filter_map(|(g, s)| s.as_ref().map(|s| (g, s))) {
                    let side = if game == own { Side::Invader } else { Side::Defender };
                    s.games[usize::from(score.winner != side)] += 1;
                    s.sides[side as usize] += u32::from(!score.forfeit);
                }
                if round.knockout && m.complete() && self.loser(n, m) != Some(player) {
                    s.reached = n + 1;
                }
            }
        }
        s
    }

    /// Everybody, the best first: by match points, then tie-break points; after an elimination, first by how far they came.
    pub fn standings(&self) -> Vec<Standing> {
        self.standings_until(self.rounds().len())
    }

    /// The same before a round, counted from 0.
    pub fn standings_until(&self, until: usize) -> Vec<Standing> {
        let knockout = self.plan.system != System::Swiss;
        let mut all: Vec<Standing> = (0..self.players().len()).map(|p| self.standing(p, until)).collect();
        let key = |s: &Standing| std::cmp::Reverse((if knockout { s.reached } else { 0 }, s.points, s.tiebreak));
        all.sort_by(|a, b| {
            let name = |s: &Standing| self.players()[s.player].name.to_lowercase();
            key(a).cmp(&key(b)).then_with(|| name(a).cmp(&name(b)))
        });
        for n in 0..all.len() {
            let same = n > 0 && key(&all[n]) == key(&all[n - 1]);
            all[n].place = if same { all[n - 1].place } else { n + 1 };
        }
        all
    }
}
