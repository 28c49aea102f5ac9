//! Time to think: a bank for each seat, `left = min(cap, left − used + increment)` whenever a half-turn ends. The same for
//! minutes and for days. Milliseconds throughout; what time it is comes from outside.

use dragonrage_rules::Seat;
use serde::{Deserialize, Serialize};

/// A day, in milliseconds.
pub const DAY: u64 = 24 * 60 * 60 * 1000;

/// How much time there is.
///
/// ```
/// use dragonrage_online::Clock;
/// let quick = Clock::minutes(15, 2, 20);
/// assert!(quick.fits() && !quick.slow());
/// assert!(!Clock { main: 0, increment: 0, cap: 0 }.fits());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// What each begins with; for the set-up there is as much again.
    pub main: u64,
    /// What a half-turn that has ended adds.
    pub increment: u64,
    /// The most that can be saved up.
    pub cap: u64,
}

impl Clock {
    /// A clock for an evening.
    pub const fn minutes(main: u64, increment: u64, cap: u64) -> Clock {
        Clock { main: main * 60_000, increment: increment * 60_000, cap: cap * 60_000 }
    }

    /// A clock for weeks.
    pub const fn hours(main: u64, increment: u64, cap: u64) -> Clock {
        Clock { main: main * 3_600_000, increment: increment * 3_600_000, cap: cap * 3_600_000 }
    }

    /// Is it one that can be played with: at least ten seconds, at most a hundred days, and the cap is the most there is?
    pub const fn fits(&self) -> bool {
        self.main >= 10_000 && self.main <= self.cap && self.cap <= 100 * DAY && self.increment <= self.cap
    }

    /// Is it counted in days?
    pub const fn slow(&self) -> bool {
        self.cap >= DAY
    }

    /// What a choice in the other's half-turn costs nothing of.
    pub const fn allowance(&self) -> u64 {
        if self.slow() { DAY / 2 } else { 30_000 }
    }
}

/// Somebody's clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct On {
    /// Whose.
    pub seat: Seat,
    /// Since when.
    pub since: u64,
    /// What is still free of charge: a choice in the other's half-turn.
    pub free: u64,
}

/// Both clocks of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clocks {
    terms: Clock,
    left: [u64; 2],
    on: Option<On>,
    /// Whose half-turn it is.
    half: Option<Seat>,
    /// Before the battle: what both must do at the same time.
    both: Option<Both>,
}

/// Both have something to do, each for himself, until the same moment. It costs nothing of the banks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Both {
    until: u64,
    /// Who has not done it yet.
    due: [bool; 2],
}

/// A seat's place in a pair.
pub(crate) const fn place(seat: Seat) -> usize {
    match seat {
        Seat::One => 0,
        Seat::Two => 1,
    }
}

impl Clocks {
    /// Both are set, none runs. There is an extra bank for the set-up.
    pub const fn new(terms: Clock) -> Clocks {
        Clocks { terms, left: [terms.main * 2; 2], on: None, half: None, both: None }
    }

    /// Whose clock runs, and since when.
    pub const fn running(&self) -> Option<On> {
        self.on
    }

    /// What a seat has left at a time.
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        if let Some(both) = self.both.filter(|both| both.due[place(seat)]) {
            return both.until.saturating_sub(now);
        }
        let used = match self.on {
            Some(on) if on.seat == seat => now.saturating_sub(on.since).saturating_sub(on.free),
            _ => 0,
        };
        self.left[place(seat)].saturating_sub(used)
    }

    /// When the clock that runs will have run out.
    pub fn flag_at(&self) -> Option<u64> {
        if let Some(both) = self.both {
            return Some(both.until);
        }
        self.on.map(|on| on.since + on.free + self.left[place(on.seat)])
    }

    /// Both must do something before the battle, as long as the first bank is; or who of them must still.
    pub fn both(&mut self, at: u64, due: [bool; 2], anew: bool) {
        let until = self.both.filter(|_| !anew).map_or(at.saturating_add(self.terms.main), |both| both.until);
        self.both = Some(Both { until, due });
    }

    /// The battle begins.
    pub fn begin(&mut self) {
        self.both = None;
    }

    /// Is the seat whose clock runs asked in the other's half-turn?
    pub fn out_of_turn(&self) -> bool {
        matches!((self.on, self.half), (Some(on), Some(half)) if on.seat != half)
    }

    /// Nobody's time runs from here on.
    pub fn stop(&mut self, at: u64) {
        self.charge(at);
        self.on = None;
        self.both = None;
    }

    /// A step was taken: `due` must act next, and it is the half-turn of `half`. `settled`: the set-up is over.
    pub fn step(&mut self, at: u64, due: Option<Seat>, half: Option<Seat>, settled: bool) {
        let free = self.charge(at);
        if self.half != half {
            if let Some(over) = self.half {
                let left = &mut self.left[place(over)];
                *left = left.saturating_add(self.terms.increment);
            }
            if settled {
                self.left = self.left.map(|left| left.min(self.terms.cap));
            }
            self.half = half;
        }
        let same = self.on.map(|on| on.seat) == due;
        self.on = due.map(|seat| {
            let asked = half.is_some_and(|half| half != seat);
            let whole = if asked { self.terms.allowance() } else { 0 };
            On { seat, since: at, free: if same && asked { free } else { whole } }
        });
    }

    /// The server was away for so long: that is nobody's time.
    pub fn shift(&mut self, gap: u64) {
        if let Some(both) = &mut self.both {
            both.until = both.until.saturating_add(gap);
        }
        if let Some(on) = &mut self.on {
            on.since = on.since.saturating_add(gap);
        }
    }

    /// Takes what was used until now from whoever used it; what is still free.
    fn charge(&mut self, at: u64) -> u64 {
        let Some(on) = &mut self.on else { return 0 };
        let used = at.saturating_sub(on.since);
        let paid = used.saturating_sub(on.free);
        let left = &mut self.left[place(on.seat)];
        *left = left.saturating_sub(paid);
        on.since = on.since.max(at);
        on.free = on.free.saturating_sub(used);
        on.free
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Seat::{One, Two};

    const MINUTE: u64 = 60_000;

    #[test]
    fn a_half_turn_takes_and_gives() {
        let mut clocks = Clocks::new(Clock::minutes(15, 2, 20));
        clocks.step(0, Some(One), Some(One), false);
        assert_eq!(clocks.left(One, 5 * MINUTE), 25 * MINUTE, "the set-up has a bank of its own");
        clocks.step(5 * MINUTE, Some(One), Some(One), false);
        clocks.step(6 * MINUTE, Some(Two), Some(Two), true);
        assert_eq!(clocks.left(One, 99 * MINUTE), 20 * MINUTE, "24 and 2, but no more than the cap");
        assert_eq!(clocks.left(Two, 10 * MINUTE), 16 * MINUTE);
        assert_eq!(clocks.flag_at(), Some(26 * MINUTE));
    }

    #[test]
    fn a_choice_in_the_others_half_turn_is_free_at_first_and_once() {
        let mut clocks = Clocks::new(Clock::minutes(15, 2, 20));
        clocks.step(0, Some(One), Some(One), true);
        let before = clocks.left(Two, 0);
        clocks.step(1000, Some(Two), Some(One), true);
        assert!(clocks.out_of_turn());
        clocks.step(21_000, Some(Two), Some(One), true);
        assert_eq!(clocks.left(Two, 21_000), before);
        assert_eq!(clocks.left(Two, 41_000), before - 10_000, "ten of the thirty seconds were left");
        assert_eq!(clocks.left(One, 41_000), clocks.left(One, 1000));
    }

    #[test]
    fn nobody_pays_while_the_server_is_away() {
        let mut clocks = Clocks::new(Clock::hours(24, 8, 72));
        clocks.step(0, Some(One), Some(One), true);
        let flag = clocks.flag_at().unwrap();
        clocks.shift(DAY);
        assert_eq!(clocks.flag_at(), Some(flag + DAY));
        assert_eq!(clocks.left(One, DAY + 5), 48 * 3_600_000 - 5);
    }

    #[test]
    fn a_pause_stops_both() {
        let mut clocks = Clocks::new(Clock::hours(24, 8, 72));
        clocks.step(0, Some(One), Some(One), true);
        clocks.stop(10);
        let left = clocks.left(One, 10);
        assert_eq!((clocks.left(One, DAY), clocks.flag_at()), (left, None));
        clocks.step(DAY, Some(One), Some(One), true);
        assert_eq!(clocks.left(One, DAY), left);
    }
}
