//! How likely a position is to be won, learnt from self-play.
//!
//! The end of a game is one coin for all its positions. So that each may learn from what became of it in the next few turns, they
//! are labelled with a mixture of what a first fit says of the later positions and of the end (temporal differences, TD λ); a game
//! is labelled by a fit that has not seen it (folds).

use crate::crew;
use crate::self_play;
use dragonrage_ai::{Effort, Fit, Forecast, Moment, Rng, Weights};
use dragonrage_rules::{Components, Game, Setup, options::VictoryMode};
use std::sync::Arc;

/// Objectives are drawn from around the printed one, so that many games are close; every third game has any of these, the others
/// the printed one.
const LOWER: i16 = 5;
const HIGHER: usize = 14;
const VARIED: usize = 3;

/// Parts into which games are dealt: each is foretold by what the others teach.
const FOLDS: usize = 5;

/// How much of a label comes from later than the next position.
const LAMBDA: f32 = 0.9;

/// What is to be learnt from.
#[derive(Debug)]
pub struct Lessons<'a> {
    /// The box.
    pub components: &'a Arc<Components>,
    /// What players weigh before they lean.
    pub weights: &'a Weights,
    /// How hard they think; without it they are in a hurry.
    pub effort: Option<Effort>,
    /// Number of games; the scenarios by turns.
    pub games: usize,
    /// Their seed.
    pub seed: u64,
    /// Games at the same time.
    pub threads: usize,
}

/// What was learnt.
#[derive(Debug)]
pub struct Learnt {
    /// From all games.
    pub forecast: Forecast,
    /// Positions that were looked at.
    pub positions: usize,
    /// Mean surprise in games that were held back; see [`Forecast::log_loss`].
    pub surprise: f32,
    /// The surprise of the forecast in use, in the same games.
    pub present: f32,
}

impl Lessons<'_> {
    /// Plays the games and fits a forecast to them; `played` hears of every game.
    pub fn learn(&self, played: impl FnMut()) -> Learnt {
        let scenarios = &self.components.scenarios;
        let game = |n: usize| {
            let kind = n % scenarios.len();
            let seed = Rng::new(self.seed ^ (n as u64) << 20).draw();
            let start = self.start(&scenarios[kind].id, n / scenarios.len(), seed);
            start.map(|game| self_play(game, self.weights, self.effort, kind, seed)).unwrap_or_default()
        };
        let games = crew::in_order(self.threads, self.games, game, played);
        // As many games of every scenario in each fold.
        let folds: Vec<usize> = (0..games.len()).map(|n| n / scenarios.len() % FOLDS).collect();
        // Not even the labels of the others know how the games ended that are held back.
        let surprise = (0..FOLDS).map(|held| {
            let forecast = Fit::of(labelled(&games, &folds, Some(held)).iter()).forecast();
            forecast.log_loss(games.iter().zip(&folds).filter(|(_, fold)| **fold == held).flat_map(|(seen, _)| seen))
        });
        let surprise = surprise.sum::<f32>() / FOLDS as f32;
        let all = labelled(&games, &folds, None);
        let present = Forecast::built_in().log_loss(all.iter());
        Learnt { forecast: Fit::of(all.iter()).forecast(), positions: all.len(), surprise, present }
    }

    /// The game of this round of the scenario.
    fn start(&self, scenario: &str, round: usize, seed: u64) -> Option<Game> {
        let printed = self.components.scenario(scenario)?;
        let mut options = printed.options;
        options.victory_mode = VictoryMode::Objective;
        let mut setup = Setup::fresh(self.components, scenario, options)?;
        if round.is_multiple_of(VARIED) {
            setup.ledger.objective = printed.objective - LOWER + Rng::new(!seed).below(HIGHER) as i16;
        }
        Game::new(self.components, &setup).ok()
    }
}

/// The positions of all games but those of the fold that is held back, labelled by what the other folds teach.
fn labelled(games: &[Vec<Moment>], folds: &[usize], held: Option<usize>) -> Vec<Moment> {
    let fit = |own: usize| {
        let others = games.iter().zip(folds).filter(|(_, fold)| **fold != own && Some(**fold) != held);
        Fit::of(others.flat_map(|(seen, _)| seen))
    };
    let fits: Vec<Option<Fit>> = (0..FOLDS).map(|own| (Some(own) != held).then(|| fit(own))).collect();
    let told = games.iter().zip(folds).filter_map(|(seen, fold)| {
        let (told, mut seen) = (fits[*fold].as_ref()?, seen.clone());
        label(&mut seen, told);
        Some(seen)
    });
    told.flatten().collect()
}

/// Labels the positions of a game from its end backwards.
fn label(seen: &mut [Moment], told: &Fit) {
    let mut later: Option<f32> = None;
    for m in seen.iter_mut().rev() {
        let chance = told.chance(m);
        m.label = later.unwrap_or(m.label);
        later = Some((1.0 - LAMBDA) * chance + LAMBDA * m.label);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_come_from_the_end_and_from_what_later_positions_promised() {
        let moment = |won: bool| Moment {
            after: dragonrage_rules::Side::Invader,
            progress: 0.5,
            terms: [0.0; dragonrage_ai::Term::ALL.len()],
            kind: 0,
            won,
            label: f32::from(u8::from(won)),
        };
        // Where a third of the games is won and nothing else is known, each position promises a third.
        let games = [moment(true), moment(false), moment(false)];
        let told = Fit::of(games.iter());
        assert!((told.chance(&games[0]) - 1.0 / 3.0).abs() < 0.01);
        let mut seen = [moment(true), moment(true), moment(true)];
        label(&mut seen, &told);
        let before = 0.1 / 3.0 + 0.9;
        assert!((seen[2].label - 1.0).abs() < 1e-6 && (seen[1].label - before).abs() < 0.01);
        assert!((seen[0].label - (0.1 / 3.0 + 0.9 * before)).abs() < 0.01);
    }
}
