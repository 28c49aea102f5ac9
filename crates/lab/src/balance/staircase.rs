//! The objective that would be fair, found by a staircase: it rises after a victory of the invader and falls after a
//! defeat, so that it comes to lie where both are equally likely. Whole VP at first, to get there; half VP from then on.

/// Games that bring the staircase near its goal; they do not count.
pub const BURN_IN: usize = 24;

/// The standard error comes from the means of so many runs of games: one game is not independent of the next.
const BATCHES: usize = 8;

/// Fewer games than this after the burn-in say nothing.
const FEWEST: usize = 2 * BATCHES;

/// A staircase. Objectives are counted in half VP.
#[derive(Clone, Debug)]
pub struct Staircase {
    halves: i16,
    most: i16,
    trail: Vec<i16>,
}

/// Where a staircase came to lie.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fair {
    /// Mean objective after the burn-in.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
    /// It leant against its upper or lower end: the fair objective lies there or beyond.
    pub end: Option<End>,
}

/// An end of the staircase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// One VP.
    Least,
    /// Every VP of the map.
    Most,
}

impl Staircase {
    /// Begins at the printed objective of a map with so many VP.
    pub fn new(printed: i16, most: i16) -> Staircase {
        Staircase { halves: 2 * printed.clamp(1, most), most: 2 * most, trail: Vec::new() }
    }

    /// The objective of the next game. Between two whole VP it is the lower and the upper one by turns.
    pub fn objective(&self) -> i16 {
        let upper = self.trail.len() / 2 % 2 == 1;
        self.halves / 2 + i16::from(self.halves % 2 == 1 && upper)
    }

    /// Takes the result of that game.
    pub fn step(&mut self, invader_won: bool) {
        self.trail.push(self.halves);
        let step = if self.trail.len() <= BURN_IN { 2 } else { 1 };
        self.halves = (self.halves + if invader_won { step } else { -step }).clamp(2, self.most);
    }

    /// The fair objective, if enough games were played.
    pub fn fair(&self) -> Option<Fair> {
        let counted = self.trail.get(BURN_IN..).filter(|t| t.len() >= FEWEST)?;
        let mean = |part: &[i16]| part.iter().map(|h| f64::from(*h) / 2.0).sum::<f64>() / part.len() as f64;
        let all = mean(counted);
        let size = counted.len() / BATCHES;
        let square = |x: f64| x * x;
        let spread: f64 = counted.chunks_exact(size).take(BATCHES).map(|b| square(mean(b) - all)).sum();
        let error = (spread / (BATCHES * (BATCHES - 1)) as f64).sqrt();
        // Half of its time at an end: it would have gone on.
        let leans = |end: i16| 2 * counted.iter().filter(|h| **h == end).count() >= counted.len();
        let end = if leans(self.most) { Some(End::Most) } else { leans(2).then_some(End::Least) };
        Some(Fair { mean: all, error, end })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A staircase against an invader who destroys some number of VP from `low` to `high`, all equally likely.
    fn climbed(printed: i16, low: i16, high: i16, games: usize) -> Staircase {
        let mut stair = Staircase::new(printed, 40);
        let mut dice = dragonrage_table::Stream::new(5, 0);
        for _ in 0..games {
            let vp = low + dice.below((high - low + 1) as usize) as i16;
            stair.step(vp >= stair.objective());
        }
        stair
    }

    #[test]
    fn it_finds_the_fair_objective_from_either_side() {
        // 21 VP or more are destroyed in half of the games.
        for printed in [8, 35] {
            let fair = climbed(printed, 11, 30, 2_000).fair().expect("enough games");
            assert!((fair.mean - 21.0).abs() < 3.0 * fair.error, "{fair:?}");
            assert!(fair.error < 0.5 && fair.end.is_none(), "{fair:?}");
        }
    }

    #[test]
    fn half_a_point_is_the_lower_and_the_upper_objective_by_turns() {
        let mut stair = Staircase::new(20, 40);
        (0..BURN_IN).for_each(|n| stair.step(n % 2 == 0));
        let mut seen = Vec::new();
        for n in 0..8 {
            seen.push(stair.objective());
            stair.step(n % 2 == 0);
        }
        assert_eq!(seen, [20, 20, 20, 21, 20, 20, 20, 21]);
    }

    #[test]
    fn it_says_when_it_leans_against_an_end() {
        assert_eq!(climbed(20, 40, 40, 100).fair().expect("enough").end, Some(End::Most));
        assert_eq!(climbed(20, 0, 0, 100).fair().expect("enough").end, Some(End::Least));
    }

    #[test]
    fn few_games_say_nothing() {
        assert_eq!(climbed(20, 10, 30, BURN_IN + FEWEST - 1).fair(), None);
        assert!(climbed(20, 10, 30, BURN_IN + FEWEST).fair().is_some());
    }
}
