//! Ratings put to the test: games between players of known strength, on sides of known difficulty.

use super::{Game, Ratings};
use crate::Draw;
use dragonrage_rules::Side;

/// What came of a test.
#[derive(Clone, PartialEq, Debug)]
pub struct Simulated {
    /// Games played.
    pub games: usize,
    /// Rank correlation of the true strengths and the ratings.
    pub spearman: f64,
    /// Each scenario: the true ease of its invader, what was found, and half of the interval.
    pub sides: Vec<(String, f64, f64, f64)>,
}

impl Simulated {
    /// Sides whose true ease lies within the interval that was found.
    pub fn within(&self) -> usize {
        self.sides.iter().filter(|(_, ease, found, margin)| (ease - found).abs() <= *margin).count()
    }
}

/// Plays so many games between so many players, and rates them. Strengths and sides differ by some 200 rating points.
pub fn simulate(games: usize, players: usize, scenarios: &[&str], seed: u64) -> Simulated {
    let mut draw = Draw::new(seed, 0);
    let players = players.clamp(2, 1_000);
    let strengths: Vec<f64> = (0..players).map(|_| 200.0 * normal(&mut draw)).collect();
    let eases: Vec<f64> = scenarios.iter().map(|_| 150.0 * normal(&mut draw)).collect();
    let mut book = Vec::with_capacity(games);
    // Some ten games of each player make a period.
    let period = (5 * players).max(1);
    for n in 0..games {
        let i = draw.below(players);
        let d = (i + 1 + draw.below(players - 1)) % players;
        let s = draw.below(scenarios.len().max(1));
        let lead = strengths[i] + eases.get(s).copied().unwrap_or(0.0) - strengths[d];
        let won = draw.unit() < 1.0 / (1.0 + libm::pow(10.0, -lead / 400.0));
        book.push(Game {
            period: format!("{:05}", n / period),
            scenario: scenarios.get(s).copied().unwrap_or("any").to_owned(),
            invader: format!("p{i:04}"),
            defender: format!("p{d:04}"),
            winner: if won { Side::Invader } else { Side::Defender }.code().to_owned(),
            vp: 0,
            record: None,
        });
    }
    let ratings = Ratings::new(&book);
    let mut found: Vec<(String, f64)> = ratings.players().into_iter().map(|r| (r.name, r.rating)).collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    let true_ones: Vec<f64> =
        found.iter().filter_map(|(n, _)| n[1..].parse().ok()).map(|n: usize| strengths[n]).collect();
    let rated: Vec<f64> = found.iter().map(|f| f.1).collect();
    let ease = |id: &str| scenarios.iter().position(|s| *s == id).map_or(0.0, |n| eases[n]);
    let sides = ratings.sides().into_iter().map(|s| (s.name.clone(), ease(&s.name), s.rating, s.margin)).collect();
    Simulated { games, spearman: spearman(&true_ones, &rated), sides }
}

/// A number of the normal distribution (Box–Muller).
fn normal(draw: &mut Draw) -> f64 {
    let (a, b) = (1.0 - draw.unit(), draw.unit());
    (-2.0 * libm::log(a)).sqrt() * libm::cos(std::f64::consts::TAU * b)
}

/// Spearman's rank correlation; equal values share their ranks.
pub fn spearman(a: &[f64], b: &[f64]) -> f64 {
    let ranks = |v: &[f64]| -> Vec<f64> {
        let below = |x: f64| v.iter().filter(|y| **y < x).count() as f64;
        let same = |x: f64| v.iter().filter(|y| **y == x).count() as f64;
        v.iter().map(|x| below(*x) + (same(*x) + 1.0) / 2.0).collect()
    };
    let (a, b) = (ranks(a), ranks(b));
    let mean = |v: &[f64]| v.iter().sum::<f64>() / v.len().max(1) as f64;
    let (ma, mb) = (mean(&a), mean(&b));
    let cov: f64 = a.iter().zip(&b).map(|(x, y)| (x - ma) * (y - mb)).sum();
    let var = |v: &[f64], m: f64| v.iter().map(|x| (x - m) * (x - m)).sum::<f64>();
    cov / (var(&a, ma) * var(&b, mb)).sqrt()
}
