//! How fast are our rules beside those of a chess library? Random play with the full list of legal actions at every step, on
//! one thread, in turns of a tenth of a second: shakmaty, then our scenarios, then all again. Only figures of one run are comparable;
//! what counts is the processor's time, where the system tells it (Linux), so that other programs disturb little.
//!
//! `cargo xtask bench [SECONDS [ROUNDS]]` builds and runs it. `dragonrage-bench trace [GAMES]` instead prints a number for each scenario that
//! changes if any list, its order or any position of some hundred random games does: what made the rules faster must not change it.
//!
//! Not shipped and not a part of the workspace: shakmaty is licensed under the GPL-3.0 (or later), and so is this program.

#![forbid(unsafe_code)]

mod chess;
mod dragons;

use std::time::{Duration, Instant};

/// What is played beside chess.
const SCENARIOS: [&str; 3] = ["esirien-1", "esirien-2", "nurkott-2"];

const TURN: Duration = Duration::from_millis(100);

/// Counts allocations.
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

/// A cheap stream of random numbers (xorshift64*).
pub struct Chance(u64);

impl Chance {
    /// A number below `n`, which is at least 1.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((high * n as u64) >> 32) as usize
    }
}

/// A game that is played at random, again and again.
pub trait Contest {
    /// Lists everything that is legal and does one of it; when a game is over, begins anew. How many were listed.
    fn step(&mut self) -> usize;
}

/// Steps and listed actions.
#[derive(Clone, Copy, Default)]
struct Count {
    steps: u64,
    listed: u64,
    seconds: f64,
}

impl Count {
    fn rate(self) -> f64 {
        self.listed as f64 / self.seconds
    }

    fn and(self, other: Count) -> Count {
        Count {
            steps: self.steps + other.steps,
            listed: self.listed + other.listed,
            seconds: self.seconds + other.seconds,
        }
    }
}

/// The processor's time of this thread in seconds, or what the clock says since `begun`.
fn time(begun: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|t| t.split(' ').next()?.parse::<u64>().ok());
    nanoseconds.map_or_else(|| begun.elapsed().as_secs_f64(), |n| n as f64 / 1e9)
}

/// One turn.
fn measure(contest: &mut dyn Contest) -> Count {
    let mut count = Count::default();
    let begun = Instant::now();
    let start = time(begun);
    while begun.elapsed() < TURN {
        for _ in 0..1000 {
            count.listed += contest.step() as u64;
        }
        count.steps += 1000;
    }
    count.seconds = time(begun) - start;
    count
}

fn allocations(contest: &mut dyn Contest) -> f64 {
    const STEPS: usize = 50_000;
    let mut play = || (0..STEPS).map(|_| contest.step()).sum::<usize>();
    play();
    let region = stats_alloc::Region::new(ALLOCATOR);
    play();
    region.change().allocations as f64 / STEPS as f64
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, default| args.get(n).and_then(|a| a.parse().ok()).unwrap_or(default);
    match args.first().map(String::as_str) {
        Some("trace") => {
            for scenario in SCENARIOS {
                println!("{scenario:<10} {:016x}", dragons::trace(scenario, number(1, 100)));
            }
        }
        // For profilers: so many thousand steps of one scenario.
        Some("only") => {
            let scenario = args.get(1).map_or(SCENARIOS[0], String::as_str);
            let mut game = dragons::Dragons::new(scenario);
            let listed: usize = (0..number(2, 100) * 1000).map(|_| game.step()).sum();
            println!("{listed} listed");
        }
        _ => compare(number(0, 3), number(1, 3)),
    }
}

fn compare(seconds: u64, rounds: u64) {
    let mut contests: Vec<(&str, Box<dyn Contest>)> = vec![("shakmaty", Box::new(chess::Chess::new()))];
    for scenario in SCENARIOS {
        contests.push((scenario, Box::new(dragons::Dragons::new(scenario))));
    }
    let loose: Vec<f64> = contests.iter_mut().map(|(_, contest)| allocations(contest.as_mut())).collect();
    let mut sums = vec![Count::default(); contests.len()];
    let head = ["game", "steps/s", "listed/step", "listed/s", "beside chess"];
    println!("{:<18} {:>10} {:>12} {:>14} {:>13}", head[0], head[1], head[2], head[3], head[4]);
    let line = |name: String, count: Count, beside: Count| {
        println!(
            "{name:<18} {:>10.0} {:>12.1} {:>14.0} {:>12.1}%",
            count.steps as f64 / count.seconds,
            count.listed as f64 / count.steps as f64,
            count.rate(),
            100.0 * count.rate() / beside.rate()
        );
    };
    for round in 1..=rounds {
        let mut counts = vec![Count::default(); contests.len()];
        for _ in 0..10 * seconds {
            for (count, (_, contest)) in counts.iter_mut().zip(&mut contests) {
                *count = count.and(measure(contest.as_mut()));
            }
        }
        for (n, (name, _)) in contests.iter().enumerate() {
            sums[n] = sums[n].and(counts[n]);
            line(format!("{name}, {round}"), counts[n], counts[0]);
        }
    }
    for (n, (name, _)) in contests.iter().enumerate() {
        line(format!("{name}, all"), sums[n], sums[0]);
    }
    for (n, (name, _)) in contests.iter().enumerate() {
        println!("{name:<18} {:.4} allocations per step", loose[n]);
    }
}
