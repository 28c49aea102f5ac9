//! A rating against things that do not change: puzzles. Glicko-2, each try a period of its own.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// How uncertain the rating of a puzzle is thought to be.
const PUZZLE_DEVIATION: f64 = 120.0;

/// Whoever comes with no rating begins here: between the easiest puzzles and those of the middle.
const BEGINNING: f64 = 1200.0;

/// The rating of somebody who solves puzzles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuzzleRating {
    /// Rating points.
    pub rating: f64,
    /// How uncertain they are.
    pub deviation: f64,
    /// How much they are thought to change.
    pub volatility: f64,
}

impl Default for PuzzleRating {
    fn default() -> PuzzleRating {
        let Glicko2Rating { deviation, volatility, .. } = Glicko2Rating::new();
        PuzzleRating { rating: BEGINNING, deviation, volatility }
    }
}

impl PuzzleRating {
    /// The rating after a try of a puzzle that is rated so.
    pub fn after(self, puzzle: f64, solved: bool) -> PuzzleRating {
        let PuzzleRating { rating, deviation, volatility } = self;
        let own = Glicko2Rating { rating, deviation, volatility };
        let other = Glicko2Rating { rating: puzzle, deviation: PUZZLE_DEVIATION, volatility };
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let Glicko2Rating { rating, deviation, volatility } =
            glicko2_rating_period(&own, &[(other, outcome)], &Glicko2Config::new());
        PuzzleRating { rating, deviation, volatility }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_solves_rises_and_who_fails_falls_and_both_become_more_certain() {
        let new = PuzzleRating::default();
        let (up, down) = (new.after(1400.0, true), new.after(1400.0, false));
        assert!(up.rating > new.rating && down.rating < new.rating);
        assert!(up.deviation < new.deviation && down.deviation < new.deviation);
        // A hard one solved is worth more than an easy one.
        assert!(new.after(1800.0, true).rating > new.after(900.0, true).rating);
        assert!(new.after(1800.0, false).rating > new.after(900.0, false).rating);
    }

    #[test]
    fn whoever_solves_what_is_rated_so_comes_to_be_rated_so() {
        let mut rating = PuzzleRating::default();
        for n in 0..200 {
            rating = rating.after(1700.0, n % 2 == 0);
        }
        assert!((rating.rating - 1700.0).abs() < 60.0, "{rating:?}");
    }
}
