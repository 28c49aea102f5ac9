//! What a match proves: scores of paired games, the difference in Elo with its interval, the sequential test.

/// Sums over pairs of games. A pair is worth 0 to 2 points to the first player; the two games of a pair share their
/// dice and have the sides swapped, so the pair, not the game, is what is independent.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Score {
    /// Pairs.
    pub pairs: u32,
    sum: f64,
    squares: f64,
}

impl Score {
    /// Adds a pair with so many points.
    pub fn add(&mut self, points: f64) {
        self.pairs += 1;
        self.sum += points / 2.0;
        self.squares += points * points / 4.0;
    }

    /// Share of the points.
    pub fn share(&self) -> f64 {
        if self.pairs == 0 { 0.5 } else { self.sum / f64::from(self.pairs) }
    }

    /// Variance of a pair's share; never quite nothing, because no finite match proves certainty.
    fn variance(&self) -> f64 {
        let n = f64::from(self.pairs.max(1));
        let mean = self.share();
        (self.squares / n - mean * mean).max(0.5 / (n + 1.0) / (n + 1.0))
    }

    /// Half the width of the 95 % interval of the share.
    pub fn margin(&self) -> f64 {
        1.96 * (self.variance() / f64::from(self.pairs.max(1))).sqrt()
    }

    /// The difference in Elo.
    pub fn elo(&self) -> Elo {
        let (share, margin) = (self.share(), self.margin());
        Elo { difference: elo(share), low: elo(share - margin), high: elo(share + margin) }
    }

    /// Logarithm of the likelihood of `elo1` against `elo0` (a normal approximation over pairs).
    pub fn likelihood(&self, elo0: f64, elo1: f64) -> f64 {
        let (s0, s1) = (share(elo0), share(elo1));
        let n = f64::from(self.pairs);
        n * (s1 - s0) * (2.0 * self.share() - s0 - s1) / (2.0 * self.variance())
    }
}

/// A difference in Elo and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Elo {
    pub difference: f64,
    pub low: f64,
    pub high: f64,
}

/// Elo of a share of the points; what no match can prove is cut off.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.0005, 0.9995);
    -400.0 * libm::log10(1.0 / share - 1.0)
}

/// Share of the points that a difference in Elo promises.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + libm::pow(10.0, -elo / 400.0))
}

/// The 95 % interval of a share, of which `wins` out of `games` were seen (Wilson's): honest for few games and near the
/// ends, and never outside 0 to 1.
pub fn wilson(wins: u32, games: u32) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z2) = (f64::from(games), 1.96 * 1.96);
    let share = f64::from(wins) / n;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = (z2 * (share * (1.0 - share) / n + z2 / (4.0 * n * n))).sqrt() / (1.0 + z2 / n);
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// A sequential test: is the first player stronger by `elo1`, or only by `elo0`?
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
    /// Chance to accept `elo1` wrongly, and `elo0` wrongly.
    pub alpha: f64,
    pub beta: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Verdict {
    Accept,
    Reject,
    GoOn,
}

impl Sprt {
    /// What the score proves so far.
    pub fn verdict(&self, score: &Score) -> Verdict {
        let found = score.likelihood(self.elo0, self.elo1);
        if found >= libm::log((1.0 - self.beta) / self.alpha) {
            Verdict::Accept
        } else if found <= libm::log(self.beta / (1.0 - self.alpha)) {
            Verdict::Reject
        } else {
            Verdict::GoOn
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(wins: u32, splits: u32, losses: u32) -> Score {
        let mut score = Score::default();
        for (count, points) in [(wins, 2.0), (splits, 1.0), (losses, 0.0)] {
            (0..count).for_each(|_| score.add(points));
        }
        score
    }

    #[test]
    fn an_even_match_is_no_difference() {
        let even = score(10, 20, 10);
        assert_eq!(even.share(), 0.5);
        assert!(even.elo().difference.abs() < 1e-9);
        assert!(even.elo().low < 0.0 && even.elo().high > 0.0);
    }

    #[test]
    fn three_quarters_are_191_elo() {
        let elo = score(50, 50, 0).elo();
        assert!((elo.difference - 190.85).abs() < 0.1, "{elo:?}");
        assert!(elo.low < elo.difference && elo.difference < elo.high);
    }

    #[test]
    fn pairs_that_always_split_are_certain() {
        assert!(score(0, 100, 0).margin() < score(50, 0, 50).margin());
    }

    #[test]
    fn intervals_of_shares() {
        // Worked out by hand from Wilson's formula with z = 1.96.
        let close = |(a, b): (f64, f64), (c, d): (f64, f64)| (a - c).abs() < 5e-4 && (b - d).abs() < 5e-4;
        assert!(close(wilson(50, 100), (0.4038, 0.5962)), "{:?}", wilson(50, 100));
        assert!(close(wilson(0, 10), (0.0, 0.2775)), "{:?}", wilson(0, 10));
        assert!(close(wilson(10, 10), (0.7225, 1.0)), "{:?}", wilson(10, 10));
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn the_sequential_test_decides() {
        let test = Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 };
        assert_eq!(test.verdict(&score(3, 3, 2)), Verdict::GoOn);
        assert_eq!(test.verdict(&score(300, 300, 100)), Verdict::Accept);
        assert_eq!(test.verdict(&score(100, 300, 300)), Verdict::Reject);
    }
}
