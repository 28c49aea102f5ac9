//! What plots of ratings show: scales with round numbers, and the course of ratings from period to period.

use super::{Game, Rated, Ratings};

/// A stretch of numbers that a plot shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The lowest number.
    pub low: f64,
    /// The highest number.
    pub high: f64,
    step: f64,
}

impl Scale {
    /// A scale that holds all these numbers, with round numbers at its ends and some four to eight marks between.
    pub fn around(numbers: impl Iterator<Item = f64>) -> Scale {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for n in numbers.filter(|n| n.is_finite()) {
            (low, high) = (low.min(n), high.max(n));
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        let wide = (high - low).max(1.0);
        let step =
            [25.0, 50.0, 100.0, 200.0, 500.0, 1000.0].into_iter().find(|s| wide / s <= 7.0).unwrap_or(wide / 7.0);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Scale { low, high: if high > low { high } else { low + step }, step }
    }

    /// Where a number lies, from 0 to 1.
    pub fn share(&self, number: f64) -> f64 {
        ((number - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    /// The round numbers of the scale.
    pub fn marks(&self) -> Vec<f64> {
        let count = ((self.high - self.low) / self.step).round() as usize;
        (0..=count).map(|n| self.low + n as f64 * self.step).collect()
    }
}

/// A scale for ratings with their intervals.
pub fn intervals<'a>(rated: impl Iterator<Item = &'a Rated>) -> Scale {
    Scale::around(rated.flat_map(|r| [r.rating - r.margin, r.rating + r.margin]))
}

/// A player's ratings at the end of each period, from the first one played in.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The player.
    pub name: String,
    /// Number of the period, and the rating.
    pub points: Vec<(usize, f64)>,
}

/// Periods and the courses of players through them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct History {
    /// The periods' names.
    pub periods: Vec<String>,
    /// Everybody, the best first.
    pub courses: Vec<Course>,
}

impl History {
    /// The history that a book tells.
    pub fn new(games: &[Game]) -> History {
        let (mut periods, mut all): (Vec<String>, Vec<Ratings>) = (Vec::new(), Vec::new());
        for (period, ratings) in Ratings::history(games) {
            periods.push(period.to_owned());
            all.push(ratings);
        }
        let players = all.last().map(Ratings::players).unwrap_or_default();
        let course = |r: Rated| {
            let at = |(n, ratings): (usize, &Ratings)| ratings.player(&r.name).map(|p| (n, p.rating));
            Course { points: all.iter().enumerate().filter_map(at).collect(), name: r.name }
        };
        History { periods, courses: players.into_iter().map(course).collect() }
    }
}

/// A rating without a fraction; `signed`: with its sign.
pub fn number(n: f64, signed: bool) -> String {
    let n = n.round() as i64;
    let sign = match n.signum() {
        -1 => "−",
        1 if signed => "+",
        _ => "",
    };
    format!("{sign}{}", n.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_hold_everything_between_round_numbers() {
        let scale = Scale::around([1437.0, 1622.5].into_iter());
        assert_eq!((scale.low, scale.high), (1400.0, 1650.0));
        assert_eq!(scale.marks(), [1400.0, 1450.0, 1500.0, 1550.0, 1600.0, 1650.0]);
        assert_eq!((scale.share(1400.0), scale.share(1525.0), scale.share(9999.0)), (0.0, 0.5, 1.0));
        for numbers in [vec![], vec![1500.0], vec![f64::NAN], vec![-3000.0, 9000.0]] {
            let scale = Scale::around(numbers.iter().copied());
            assert!(scale.high > scale.low && (2..=12).contains(&scale.marks().len()), "{numbers:?} {scale:?}");
        }
    }

    #[test]
    fn a_course_begins_with_the_first_period_played_in() {
        let game = |period: &str, invader: &str, defender: &str| Game {
            period: period.to_owned(),
            scenario: "esirien-1".to_owned(),
            invader: invader.to_owned(),
            defender: defender.to_owned(),
            winner: "invader".to_owned(),
            vp: 20,
            record: None,
        };
        let history = History::new(&[game("1", "Ann", "Bob"), game("2", "Ann", "Cleo"), game("3", "Bob", "Cleo")]);
        assert_eq!(history.periods, ["1", "2", "3"]);
        let course = |name: &str| history.courses.iter().find(|c| c.name == name).unwrap();
        assert_eq!(course("Cleo").points.iter().map(|p| p.0).collect::<Vec<_>>(), [1, 2]);
        let ann: Vec<f64> = course("Ann").points.iter().map(|p| p.1).collect();
        assert!(ann[0] > 1500.0 && ann[1] > ann[0] && ann[2] == ann[1], "{ann:?}");
        assert_eq!(history.courses[0].name, "Ann", "the best first");
    }

    #[test]
    fn numbers_have_a_real_minus() {
        assert_eq!(
            [number(1499.6, false), number(-3.0, true), number(12.2, true), number(0.2, true)],
            ["1500", "−3", "+12", "0"]
        );
    }
}
