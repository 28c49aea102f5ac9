//! How much anybody may want: buckets that fill with time. Bounded themselves: nobody can make them grow without end.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// What a server allows.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections in all.
    pub sockets: u32,
    /// Connections of one address.
    pub sockets_of_one: u32,
    /// Messages of one connection: at once, and a second.
    pub messages: Rate,
    /// People, games and other things that are made, of one address: at once, and an hour.
    pub made: Rate,
    /// Requests of one address: at once, and a second.
    pub requests: Rate,
    /// Games that one person may have open.
    pub games: u32,
    /// Games that one connection may watch.
    pub watched: usize,
    /// How long somebody may take to say what he wants.
    pub patience: Duration,
}

/// A bucket: so much fits in, so much flows in a second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub per_second: f64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sockets: 20_000,
            sockets_of_one: 64,
            messages: Rate { burst: 120.0, per_second: 30.0 },
            made: Rate { burst: 60.0, per_second: 120.0 / 3600.0 },
            requests: Rate { burst: 200.0, per_second: 40.0 },
            games: 200,
            watched: 200,
            patience: Duration::from_secs(20),
        }
    }
}

impl Limits {
    /// No limits to speak of: for measurements.
    pub const fn none() -> Limits {
        let rate = Rate { burst: 1e12, per_second: 1e12 };
        Limits {
            sockets: u32::MAX,
            sockets_of_one: u32::MAX,
            messages: rate,
            made: rate,
            requests: rate,
            games: u32::MAX,
            watched: usize::MAX,
            patience: Duration::from_secs(600),
        }
    }
}

/// How much of something is left for one.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    level: f64,
    at: u64,
}

impl Bucket {
    /// A full one.
    pub const fn new(rate: Rate, now: u64) -> Bucket {
        Bucket { level: rate.burst, at: now }
    }

    /// Takes one, if there is one.
    pub fn take(&mut self, rate: Rate, now: u64) -> bool {
        self.fill(rate, now);
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
        }
        enough
    }

    fn fill(&mut self, rate: Rate, now: u64) {
        let seconds = now.saturating_sub(self.at) as f64 / 1000.0;
        self.level = (self.level + seconds * rate.per_second).min(rate.burst);
        self.at = self.at.max(now);
    }
}

/// Most buckets at once; when there are more, those that are full again go.
const BUCKETS: usize = 100_000;

/// A bucket for each.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: Rate,
    each: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    /// None has taken anything.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, each: Mutex::new(HashMap::new()) }
    }

    /// Takes one for somebody, if there is one.
    pub fn take(&self, who: K, now: u64) -> bool {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if each.len() >= BUCKETS {
            let rate = self.rate;
            each.retain(|_, bucket| {
                bucket.fill(rate, now);
                bucket.level < rate.burst
            });
            if each.len() >= BUCKETS {
                return false;
            }
        }
        each.entry(who).or_insert_with(|| Bucket::new(self.rate, now)).take(self.rate, now)
    }
}

/// How many connections each address has.
#[derive(Debug, Default)]
pub struct Doors(Mutex<HashMap<IpAddr, u32>>);

impl Doors {
    /// One more, if that is allowed.
    pub fn enter(&self, address: IpAddr, most: u32) -> bool {
        let mut doors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let open = doors.entry(address).or_default();
        let fits = *open < most;
        if fits {
            *open += 1;
        }
        fits
    }

    /// One less.
    pub fn leave(&self, address: IpAddr) {
        let mut doors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = doors.get_mut(&address) {
            *open = open.saturating_sub(1);
            if *open == 0 {
                doors.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_fills_with_time_and_never_over() {
        let rate = Rate { burst: 3.0, per_second: 2.0 };
        let mut bucket = Bucket::new(rate, 1000);
        assert_eq!([1000, 1000, 1000, 1000].map(|now| bucket.take(rate, now)), [true, true, true, false]);
        assert!(!bucket.take(rate, 1400) && bucket.take(rate, 1600));
        assert_eq!([99_000; 4].map(|now| bucket.take(rate, now)), [true, true, true, false]);
        assert!(!bucket.take(rate, 0), "a clock that goes back gives nothing");
    }

    #[test]
    fn each_has_his_own() {
        let buckets = Buckets::new(Rate { burst: 1.0, per_second: 0.0 });
        assert_eq!([1, 1, 2].map(|who| buckets.take(who, 0)), [true, false, true]);
        let doors = Doors::default();
        let here = IpAddr::from([127, 0, 0, 1]);
        assert!(doors.enter(here, 1) && !doors.enter(here, 1));
        doors.leave(here);
        assert!(doors.enter(here, 1));
    }
}
