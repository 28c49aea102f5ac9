//! How likely the invader is to win, read off the terms of a position at the end of a player-turn: a logistic curve
//! whose weights were fitted to the ends of many games. What is worth doing the weights of a player say; how things
//! stand after it, this does.

use crate::weights::{BadWeights, Stage, TERMS, Term, Terms, Weights};
use dragonrage_rules::{BySide, Side};

/// Chances of winning from the terms of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    weights: Weights,
    bias: BySide<[f32; 2]>,
}

impl Forecast {
    /// What was learnt from self-play.
    pub fn built_in() -> Forecast {
        // The test `the_built_in_forecast_can_be_read` proves it.
        Forecast::parse(include_str!("../../../data/players/forecast.toml")).unwrap_or_else(|e| unreachable!("{e}"))
    }

    /// Reads a file of weights with a `[bias]` for each side.
    pub fn parse(text: &str) -> Result<Forecast, BadWeights> {
        let (weights, bias) = Weights::parse_with(text, "bias")?;
        Ok(Forecast { weights, bias })
    }

    /// Chance that the invader wins, `after` this side has played its turn; `progress`: share of the objective reached.
    pub fn chance(&self, after: Side, progress: f32, terms: &Terms) -> f32 {
        let [early, late] = self.bias[after];
        let sum = self.weights.sum(after, progress, terms) + early + progress * (late - early);
        1.0 / (1.0 + libm::expf(-sum))
    }
}

/// The end of a player-turn in a game of which the end is known.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Who has just played.
    pub after: Side,
    /// Share of the objective that was reached.
    pub progress: f32,
    /// What was to be seen.
    pub terms: Terms,
    /// Games of one kind, a scenario for example, are compared with each other only.
    pub kind: usize,
    /// Did the invader win?
    pub won: bool,
    /// How likely he was to win, as what came later told: what a forecast is fitted to.
    pub label: f32,
}

/// How much a weight must explain to be believed.
const BELIEF: f64 = 0.002;
/// Steps of the fit; far fewer suffice.
const STEPS: usize = 40;

/// What was found to explain many moments best (logistic regression, by Newton's method): a forecast, and what it does not
/// carry, how far every kind of game leans to a side.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    found: BySide<Vec<f64>>,
    kinds: usize,
}

impl Fit {
    /// The weights under which the labels were most likely.
    pub fn of<'a>(moments: impl Iterator<Item = &'a Moment> + Clone) -> Fit {
        let kinds = moments.clone().map(|m| m.kind + 1).max().unwrap_or(0);
        let found = |side: Side| regress(&moments.clone().filter(|m| m.after == side).collect::<Vec<_>>(), kinds);
        Fit { found: BySide { invader: found(Side::Invader), defender: found(Side::Defender) }, kinds }
    }

    /// Chance that the invader wins, knowing the kind of game.
    pub fn chance(&self, m: &Moment) -> f32 {
        let mut numbers = Vec::new();
        row(m, self.kinds, &mut numbers);
        logistic(numbers.iter().zip(&self.found[m.after]).map(|(x, w)| x * w).sum()) as f32
    }

    /// The forecast, for games of any kind: it leans as the kinds do on average.
    pub fn forecast(&self) -> Forecast {
        let mut weights = Weights::nothing();
        let mut bias = BySide { invader: [0.0; 2], defender: [0.0; 2] };
        for side in Side::BOTH {
            let found = &self.found[side];
            let middle = found[2 * (TERMS + 1)..].iter().sum::<f64>() / self.kinds.max(1) as f64;
            for stage in Stage::BOTH {
                let from = stage as usize * (TERMS + 1);
                for term in Term::ALL {
                    weights.set(side, stage, *term, found[from + *term as usize] as f32);
                }
                bias[side][stage as usize] = (found[from + TERMS] + middle) as f32;
            }
        }
        Forecast { weights, bias }
    }
}

impl Forecast {
    /// How well it foretells who wins: the mean log loss in nats, 0.69 for somebody who knows nothing.
    pub fn log_loss<'a>(&self, moments: impl Iterator<Item = &'a Moment>) -> f32 {
        let (mut sum, mut count) = (0.0, 0.0_f32);
        for m in moments {
            let chance = self.chance(m.after, m.progress, &m.terms).clamp(0.001, 0.999);
            sum -= libm::logf(if m.won { chance } else { 1.0 - chance });
            count += 1.0;
        }
        sum / count.max(1.0)
    }

    /// The file that `parse` reads.
    pub fn to_toml(&self) -> String {
        self.weights.written(|side| format!("bias = {:?}\n", self.bias[side]))
    }
}

fn logistic(sum: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-sum.clamp(-30.0, 30.0)))
}

/// A moment as a row of numbers: terms and 1, each early and late, and its kind.
fn row(m: &Moment, kinds: usize, out: &mut Vec<f64>) {
    out.clear();
    for share in [1.0 - m.progress, m.progress] {
        out.extend(m.terms.iter().map(|t| f64::from(share * t)));
        out.push(f64::from(share));
    }
    out.extend((0..kinds).map(|k| f64::from(u8::from(k == m.kind))));
}

/// Weights of a logistic regression, each kept small in proportion to what it multiplies.
fn regress(seen: &[&Moment], kinds: usize) -> Vec<f64> {
    let size = 2 * (TERMS + 1) + kinds;
    let count = seen.len().max(1) as f64;
    let mut numbers = Vec::with_capacity(size);
    let mut scale = vec![1e-9; size];
    for m in seen {
        row(m, kinds, &mut numbers);
        scale.iter_mut().zip(&numbers).for_each(|(s, x)| *s += x * x / count);
    }
    let hold: Vec<f64> = scale.iter().map(|s| BELIEF * s).collect();
    let mut found = vec![0.0; size];
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = (0..size).map(|i| hold[i] * found[i]).collect();
        let mut curve = vec![0.0; size * size];
        (0..size).for_each(|i| curve[i * size + i] = hold[i] + 1e-9);
        for m in seen {
            row(m, kinds, &mut numbers);
            let sum: f64 = numbers.iter().zip(&found).map(|(x, w)| x * w).sum();
            let chance = logistic(sum);
            let (off, steep) = (chance - f64::from(m.label), chance * (1.0 - chance) / count);
            for i in 0..size {
                slope[i] += off * numbers[i] / count;
                if numbers[i] != 0.0 {
                    let part = steep * numbers[i];
                    (0..=i).for_each(|j| curve[i * size + j] += part * numbers[j]);
                }
            }
        }
        let step = solve(curve, slope, size);
        // A long step from far away may overshoot.
        let longest = step.iter().zip(&scale).map(|(s, x)| (s * x.sqrt()).abs()).fold(0.0, f64::max);
        let part = (1.0 / longest.max(1e-12)).min(1.0);
        found.iter_mut().zip(&step).for_each(|(w, s)| *w -= part * s);
        if longest < 1e-6 {
            break;
        }
    }
    found
}

/// Solves a symmetric positive system of which the lower half is given (Cholesky).
fn solve(mut a: Vec<f64>, mut b: Vec<f64>, n: usize) -> Vec<f64> {
    for i in 0..n {
        for j in 0..=i {
            let sum: f64 = (0..j).map(|k| a[i * n + k] * a[j * n + k]).sum();
            a[i * n + j] = match i == j {
                true => (a[i * n + i] - sum).max(1e-15).sqrt(),
                false => (a[i * n + j] - sum) / a[j * n + j],
            };
        }
    }
    for i in 0..n {
        let sum: f64 = (0..i).map(|k| a[i * n + k] * b[k]).sum();
        b[i] = (b[i] - sum) / a[i * n + i];
    }
    for i in (0..n).rev() {
        let sum: f64 = (i + 1..n).map(|k| a[k * n + i] * b[k]).sum();
        b[i] = (b[i] - sum) / a[i * n + i];
    }
    b
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn the_built_in_forecast_can_be_read() {
        let forecast = Forecast::built_in();
        assert_eq!(Forecast::parse(&forecast.to_toml()), Ok(forecast));
    }

    #[test]
    fn a_curve_that_is_known_is_found_again() {
        let mut rng = Rng::new(3);
        let moments: Vec<Moment> = (0..20_000)
            .map(|n| {
                let mut terms = [0.0; TERMS];
                terms[Term::Vp as usize] = 4.0 * rng.unit() - 2.0;
                terms[Term::Threat as usize] = 4.0 * rng.unit() - 2.0;
                let progress = rng.unit();
                // VP count early, threats late.
                let sum = 1.5 * (1.0 - progress) * terms[Term::Vp as usize] + progress * terms[Term::Threat as usize];
                let won = rng.unit() < 1.0 / (1.0 + libm::expf(-sum));
                Moment { after: Side::BOTH[n % 2], progress, terms, kind: 0, won, label: f32::from(u8::from(won)) }
            })
            .collect();
        let found = Fit::of(moments.iter()).forecast();
        for side in Side::BOTH {
            let weight = |stage, term: Term| found.weights.of(side, stage)[term as usize];
            assert!((weight(Stage::Early, Term::Vp) - 1.5).abs() < 0.2, "{}", weight(Stage::Early, Term::Vp));
            assert!(weight(Stage::Late, Term::Vp).abs() < 0.2, "{}", weight(Stage::Late, Term::Vp));
            assert!((weight(Stage::Late, Term::Threat) - 1.0).abs() < 0.2, "{}", weight(Stage::Late, Term::Threat));
        }
        assert!(found.log_loss(moments.iter()) < 0.6);
    }
}
