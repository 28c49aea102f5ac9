//! The clock of a round: so many minutes, counted down while it runs. Moments are milliseconds since 1970 and come from
//! outside, so that a clock goes on while nobody looks, and every window shows the same.

/// Minutes of a round, until the organiser says otherwise: two games.
pub const USUAL: u32 = 180;
/// Longest round, in minutes: a week.
pub const LONGEST: u32 = 7 * 24 * 60;

const MINUTE: f64 = 60_000.0;

/// A clock.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Clock {
    minutes: u32,
    hand: Hand,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Hand {
    /// Stands, with so many milliseconds left.
    Stands(f64),
    /// Runs until then.
    Runs(f64),
}

impl Clock {
    /// A clock that stands, wound up.
    pub fn new(minutes: u32) -> Clock {
        let minutes = minutes.clamp(1, LONGEST);
        Clock { minutes, hand: Hand::Stands(f64::from(minutes) * MINUTE) }
    }

    /// Minutes of a round.
    pub fn minutes(&self) -> u32 {
        self.minutes
    }

    /// Does it run?
    pub fn runs(&self) -> bool {
        matches!(self.hand, Hand::Runs(_))
    }

    /// Starts it, or goes on.
    pub fn start(&mut self, now: f64) {
        self.hand = Hand::Runs(now + self.left(now));
    }

    /// Stops it for a while.
    pub fn pause(&mut self, now: f64) {
        self.hand = Hand::Stands(self.left(now));
    }

    /// Milliseconds left; none are left when the time is up.
    pub fn left(&self, now: f64) -> f64 {
        match self.hand {
            Hand::Stands(left) => left,
            Hand::Runs(until) => (until - now).max(0.0),
        }
    }

    /// Is the time up?
    pub fn is_over(&self, now: f64) -> bool {
        self.left(now) <= 0.0
    }

    /// `1:59:07`, or `9:07` in the last hour. Seconds that have begun count.
    pub fn face(&self, now: f64) -> String {
        let seconds = (self.left(now) / 1000.0).ceil() as u64;
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        if hours == 0 { format!("{minutes}:{seconds:02}") } else { format!("{hours}:{minutes:02}:{seconds:02}") }
    }

    /// The clock as a text.
    pub fn text(&self) -> String {
        match self.hand {
            Hand::Stands(left) => format!("{} stands {left:.0}", self.minutes),
            Hand::Runs(until) => format!("{} runs {until:.0}", self.minutes),
        }
    }

    /// The clock of a text.
    pub fn read(text: &str) -> Option<Clock> {
        let mut words = text.split(' ');
        let minutes: u32 = words.next()?.parse().ok().filter(|m| (1..=LONGEST).contains(m))?;
        let hand = words.next()?;
        let moment: f64 = words.next()?.parse().ok().filter(|m: &f64| m.is_finite() && *m >= 0.0)?;
        let hand = match hand {
            "stands" => Hand::Stands(moment.min(f64::from(minutes) * MINUTE)),
            "runs" => Hand::Runs(moment),
            _ => return None,
        };
        Some(Clock { minutes, hand })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_down_while_it_runs_and_stands_still_while_it_does_not() {
        let mut clock = Clock::new(90);
        assert_eq!(clock.face(5.0), "1:30:00");
        clock.start(1_000.0);
        assert_eq!(clock.face(1_000.0 + 31.0 * MINUTE), "59:00");
        assert_eq!(Clock::read(&clock.text()), Some(clock), "another window shows the same");
        clock.pause(1_000.0 + 31.0 * MINUTE);
        assert_eq!((clock.face(9e9), clock.runs()), ("59:00".to_owned(), false));
        clock.start(9e9);
        assert!(!clock.is_over(9e9 + 58.9 * MINUTE));
        assert_eq!(clock.face(9e9 + 58.9 * MINUTE), "0:06");
        assert!(clock.is_over(9e9 + 60.0 * MINUTE));
        assert_eq!(clock.face(9e9 + 60.0 * MINUTE), "0:00");
    }

    #[test]
    fn rubbish_is_no_clock() {
        for text in ["", "90", "90 runs", "90 walks 5", "0 runs 5", "90 runs NaN", "90 stands -5", "99999999 runs 5"] {
            assert_eq!(Clock::read(text), None, "{text}");
        }
    }
}
