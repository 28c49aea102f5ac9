//! Elimination [5.2-a,b,c, S-133, S-137].

use super::{FINALISTS, Match, Pairing, System, Tournament};
use crate::{Draw, Note};

impl Tournament {
    /// Who lost a match of an elimination round; nobody if it was drawn, unless it was the final [5.2-b, S-133].
    pub(super) fn loser(&self, round: usize, m: &Match) -> Option<usize> {
        let [a, b] = m.points();
        let is_final = self.rounds()[round].matches.len() == 1 && self.rounds()[round].bye.is_none();
        let order = a.0.cmp(&b.0).then(if is_final { a.1.cmp(&b.1) } else { std::cmp::Ordering::Equal });
        match order {
            std::cmp::Ordering::Less => Some(m.players[0]),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(m.players[1]),
        }
    }

    /// Matches that a player lost in elimination rounds.
    fn losses(&self, player: usize) -> usize {
        let rounds = self.rounds().iter().enumerate().filter(|(_, r)| r.knockout);
        let lost = |(n, m): &(usize, &Match)| m.complete() && self.loser(*n, m) == Some(player);
        rounds.flat_map(|(n, r)| r.matches.iter().map(move |m| (n, m))).filter(lost).count()
    }

    /// Those who began the elimination: everybody, or the best of the Swiss rounds who still play [5.2-i].
    fn field(&self) -> Vec<usize> {
        match self.rounds().iter().find(|r| r.knockout) {
            Some(first) => first.matches.iter().flat_map(|m| m.players).chain(first.bye).collect(),
            None if self.plan.system == System::SwissFinal => {
                let still = |p: &usize| !self.players()[*p].withdrawn;
                self.standings().iter().map(|s| s.player).filter(still).take(FINALISTS).collect()
            }
            None => self.active(),
        }
    }

    /// Those who can still win the elimination.
    pub(super) fn alive(&self) -> Vec<usize> {
        let lives = if self.plan.system == System::Double { 2 } else { 1 };
        let fit = |p: &usize| !self.players()[*p].withdrawn && self.losses(*p) < lives;
        let mut alive: Vec<usize> = self.field().into_iter().filter(fit).collect();
        alive.sort_unstable();
        alive
    }

    /// Pairs at random; with an odd number a random player goes on without playing, nobody twice while another could.
    pub(super) fn pair_knockout(&self) -> Pairing {
        let mut draw = Draw::new(self.plan.seed, self.rounds().len() as u64);
        let mut players = self.alive();
        draw.shuffle(&mut players);
        let mut pairing = Pairing::default();
        if players.len() % 2 == 1 {
            let byes = |p: usize| self.rounds().iter().filter(|r| r.knockout && r.bye == Some(p)).count();
            let lucky = (0..players.len()).min_by_key(|n| byes(players[*n])).unwrap_or(0);
            let player = players.remove(lucky);
            pairing.bye = Some((player, vec![Note::new("bye-goes-on", &["5.2-c"])]));
        }
        // Who has lost as often meets whom; in single elimination nobody has lost.
        players.sort_by_key(|p| self.losses(*p));
        let is_final = players.len() == 2 && pairing.bye.is_none();
        for pair in players.chunks_exact(2) {
            let drawn = |m: &&Match| m.players.contains(&pair[0]) && m.players.contains(&pair[1]);
            let again = self.rounds().last().is_some_and(|r| r.knockout && r.matches.iter().any(|m| drawn(&m)));
            let why = match (is_final, again) {
                (true, true) => Note::new("pair-final-again", &["S-133"]),
                (true, false) => Note::new("pair-final", &["5.2-a", "S-133"]),
                (false, _) => Note::new("pair-random", &["5.2-a"]),
            };
            pairing.pairs.push(([pair[0], pair[1]], vec![why]));
        }
        pairing
    }
}
