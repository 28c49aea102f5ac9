//! Patience: a limit in seconds, where somebody waits. Budgets count positions; how many of them fit into the time is measured
//! while thinking, and the clock has the last word. Whoever gives no limit is asked for no clock.

/// A limit for the thinking of a player-turn, by the clock of whoever waits for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// Tells the time in seconds.
    clock: fn() -> f64,
    /// Seconds of thinking in a player-turn.
    seconds: f64,
    /// When the present decision came up.
    since: f64,
    /// Seconds that went into decisions of this player-turn, and of all.
    turn: f64,
    all: f64,
}

/// The share of the limit after which nothing new is begun: what has been begun is still finished.
const SAFE: f64 = 0.85;

/// Seconds of thinking that tell how fast it goes.
const TELLING: f64 = 0.25;

impl Patience {
    pub fn new(clock: fn() -> f64, seconds: f64) -> Patience {
        Patience { clock, seconds, since: 0.0, turn: 0.0, all: 0.0 }
    }

    /// A decision comes up.
    pub fn begin(&mut self) {
        self.since = (self.clock)();
    }

    /// The decision is taken.
    pub fn end(&mut self) {
        let spent = ((self.clock)() - self.since).max(0.0);
        self.turn += spent;
        self.all += spent;
    }

    /// A player-turn begins. How many positions fit into it, if that can be told, after so many were tried in all.
    pub fn turn(&mut self, tried: u64) -> Option<u64> {
        self.turn = 0.0;
        (self.all >= TELLING).then(|| (tried as f64 / self.all * self.seconds * SAFE) as u64)
    }

    /// Is there no time for anything new?
    pub fn is_over(&self) -> bool {
        self.turn + (self.clock)() - self.since >= self.seconds * SAFE
    }

    /// Positions for an exact answer: a small part of the time.
    pub fn exact(&self, usual: u64) -> u64 {
        usual.min((self.seconds * EXACT_A_SECOND) as u64)
    }
}

/// Positions that are solved in a small part of a second, on any machine.
const EXACT_A_SECOND: f64 = 40_000.0;
