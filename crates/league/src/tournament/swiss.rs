//! Swiss rounds [5.2-d to g]. The best pairing of all is found at once, as a perfect matching of least cost; costs are
//! compared level by level, so that nothing on a lower level ever outweighs something on a higher one.

use super::{MOST_ROUNDS, Pairing, Standing, Tournament, matching};
use crate::{Draw, Note};

/// Number of levels on which pairings are compared.
pub const LEVELS: usize = 8;

/// What a pairing costs, the most important level first: matches that were played before; byes of somebody who had one;
/// the lot for the bye; pairs of unequal score; squares of their differences; players paired down again; tie-break points
/// of those paired down; the lot for everything else.
pub type Cost = [u64; LEVELS];

/// The highest cost of one pair on each level.
const HIGHEST: Cost = {
    let rounds = MOST_ROUNDS as u64;
    [rounds, rounds, 1_023, 1, 4 * rounds * rounds, 1, 8_191, 1_023]
};

/// Everything that the cost of a pair depends on.
pub(super) struct Field<'a> {
    t: &'a Tournament,
    /// Those who play, in a random order.
    players: Vec<usize>,
    standings: Vec<Standing>,
    /// Who met somebody of a lower score already, by player.
    went_down: Vec<bool>,
    /// How often two players met, by both.
    met: Vec<u8>,
    lots: Vec<u64>,
}

impl<'a> Field<'a> {
    pub(super) fn new(t: &'a Tournament) -> Field<'a> {
        let mut draw = Draw::new(t.plan.seed, t.rounds().len() as u64);
        let mut players = t.active();
        draw.shuffle(&mut players);
        let n = players.len() + 1;
        let standings = (0..t.players().len()).map(|p| t.standing(p, usize::MAX)).collect();
        let went_down = (0..t.players().len()).map(|p| went_down(t, p)).collect();
        let lots = (0..n * n).map(|_| draw.below(1_024) as u64).collect();
        let all = t.players().len();
        let mut met = vec![0u8; all * all];
        for [a, b] in t.rounds().iter().flat_map(|r| &r.matches).map(|m| m.players) {
            met[a * all + b] += 1;
            met[b * all + a] += 1;
        }
        Field { t, players, standings, went_down, met, lots }
    }

    fn met(&self, a: usize, b: usize) -> u64 {
        u64::from(self.met[a * self.t.players().len() + b])
    }

    /// The one with more match points, if they are not equal.
    fn higher(&self, a: usize, b: usize) -> Option<usize> {
        match self.standings[a].points.cmp(&self.standings[b].points) {
            std::cmp::Ordering::Less => Some(b),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(a),
        }
    }

    /// Cost of a pair, by places in the random order; the place after the last is the bye.
    fn cost(&self, x: usize, y: usize) -> Cost {
        let lot = self.lots[x.min(y) * (self.players.len() + 1) + x.max(y)];
        let (Some(a), Some(b)) = (self.players.get(x).copied(), self.players.get(y).copied()) else {
            let place = x.min(y);
            // The order itself is random: the first who may have the bye has it.
            let byes = self.standings[self.players[place]].byes;
            return [0, u64::from(byes), place as u64, 0, 0, 0, 0, 0];
        };
        let difference = u64::from(self.standings[a].points.abs_diff(self.standings[b].points));
        let (again, tiebreak) = match self.higher(a, b) {
            Some(p) => (u64::from(self.went_down[p]), u64::from(self.standings[p].tiebreak)),
            None => (0, 0),
        };
        [self.met(a, b), 0, 0, u64::from(difference > 0), difference * difference, again, tiebreak, lot]
    }

    /// Cost of a whole pairing.
    #[cfg(test)]
    pub(super) fn total(&self, pairs: &[[usize; 2]], bye: Option<usize>) -> Cost {
        let place = |p: usize| self.players.iter().position(|q| *q == p).unwrap_or(self.players.len());
        let mut sum = [0; LEVELS];
        let ends = pairs.iter().map(|[a, b]| (place(*a), place(*b)));
        for (x, y) in ends.chain(bye.map(|p| (place(p), self.players.len()))) {
            sum.iter_mut().zip(self.cost(x, y)).for_each(|(s, c)| *s += c);
        }
        sum
    }

    /// How many are paired: the players, and the bye if they are odd.
    fn paired(&self) -> usize {
        self.players.len().next_multiple_of(2)
    }

    /// The cost of a pair as one number: levels become its digits, and a digit holds the highest sum that a level can have.
    fn weight(&self, x: usize, y: usize) -> i128 {
        let pairs = self.paired() as i128 / 2;
        let digits = self.cost(x, y).into_iter().zip(HIGHEST);
        digits.fold(0, |sum, (c, high)| sum * (i128::from(high) * pairs + 1) + i128::from(c.min(high)))
    }

    /// The pairs of least cost, and who has the bye. Where several pairings cost the least, the one that was told is as good as
    /// any other.
    pub(super) fn best(&self, told: &[[usize; 2]], bye: Option<usize>) -> (Vec<[usize; 2]>, Option<usize>) {
        let n = self.paired();
        let mates = matching::least(n, |x, y| self.weight(x, y));
        let mut best: Vec<[usize; 2]> = (0..n).zip(mates).filter(|(x, y)| x < y).map(|(x, y)| [x, y]).collect();
        let told = self.places(told, bye);
        let sum = |pairs: &[[usize; 2]]| pairs.iter().map(|[x, y]| self.weight(*x, *y)).sum::<i128>();
        if let Some(told) = told.filter(|told| sum(told) == sum(&best)) {
            best = told;
        }
        let (mut pairs, mut bye) = (Vec::new(), None);
        for [x, y] in best {
            match self.players.get(y) {
                Some(b) => pairs.push([self.players[x], *b]),
                None => bye = Some(self.players[x]),
            }
        }
        // The top table first.
        let points = |p: &[usize; 2]| p.iter().map(|p| self.standings[*p].points).max();
        pairs.sort_by_key(|p| std::cmp::Reverse(points(p)));
        (pairs, bye)
    }

    /// The same pairs by their places in the random order, in that order; nothing, unless everybody is in one of them.
    fn places(&self, pairs: &[[usize; 2]], bye: Option<usize>) -> Option<Vec<[usize; 2]>> {
        let place = |p: usize| self.players.iter().position(|q| *q == p);
        let mut places = Vec::new();
        for [a, b] in pairs {
            let (x, y) = (place(*a)?, place(*b)?);
            places.push([x.min(y), x.max(y)]);
        }
        if let Some(bye) = bye {
            places.push([place(bye)?, self.players.len()]);
        }
        places.sort_unstable();
        let mut all = places.concat();
        all.sort_unstable();
        all.into_iter().eq(0..self.paired()).then_some(places)
    }

    /// Why these two play each other.
    fn why(&self, [a, b]: [usize; 2]) -> Vec<Note> {
        let points = |p: usize| self.standings[p].points;
        let name = |p: usize| self.t.players()[p].name.clone();
        let mut why = vec![match self.higher(a, b) {
            None => Note::new("pair-equal", &["5.2-f"]).number("points", points(a)),
            Some(p) => {
                let other = if p == a { b } else { a };
                let group = self.players.iter().filter(|q| points(**q) == points(p)).count();
                let key = if group % 2 == 1 { "pair-down-odd" } else { "pair-down-met" };
                let note = Note::new(key, &["5.2-g"]).text("player", name(p));
                note.number("points", points(p))
                    .number("lower", points(other))
                    .number("tiebreak", self.standings[p].tiebreak)
            }
        }];
        if let Some(p) = self.higher(a, b).filter(|p| self.went_down[*p]) {
            why.push(Note::new("pair-down-again", &["5.2-g"]).text("player", name(p)));
        }
        match self.met(a, b) {
            0 => why.push(Note::new("pair-not-met", &["5.2-f"])),
            times => why.push(Note::new("pair-rematch", &["5.2-f"]).number("times", times as i64)),
        }
        why
    }
}

/// Has the player been paired with somebody who had fewer match points?
fn went_down(t: &Tournament, player: usize) -> bool {
    t.rounds().iter().enumerate().any(|(n, round)| {
        round.matches.iter().filter(|m| m.players.contains(&player)).any(|m| {
            let other = m.players[usize::from(m.players[0] == player)];
            t.standing(other, n).points < t.standing(player, n).points
        })
    })
}

impl Tournament {
    /// Pairs a Swiss round: as it was told, if nothing is better.
    pub(super) fn pair_swiss(&self, told: &[[usize; 2]], bye: Option<usize>) -> Pairing {
        let field = Field::new(self);
        let first = self.rounds().is_empty();
        // The first round is random; so is the order of the players.
        let (pairs, bye) = match first {
            true => {
                let whole = field.players.chunks_exact(2);
                (whole.clone().map(|p| [p[0], p[1]]).collect(), whole.remainder().first().copied())
            }
            false => field.best(told, bye),
        };
        let mut draw = Draw::new(self.plan.seed, FIRST_INVADERS + self.rounds().len() as u64);
        let sides = |mut pair: [usize; 2]| {
            draw.shuffle(&mut pair);
            pair
        };
        let explained: Vec<([usize; 2], Vec<Note>)> = (pairs.into_iter().map(sides))
            .map(|p| (p, if first { vec![Note::new("pair-random", &["5.2-d"])] } else { field.why(p) }))
            .collect();
        let bye = bye.map(|p| {
            let had = field.standings[p].byes;
            let key = if had == 0 { "bye-random" } else { "bye-again" };
            (p, vec![Note::new(key, &["5.2-e"]).number("byes", had)])
        });
        Pairing { pairs: explained, bye }
    }
}

/// Stream of the seed that says who invades first.
const FIRST_INVADERS: u64 = 2 << 32;

#[cfg(test)]
#[path = "swiss_tests.rs"]
mod tests;
