//! How likely a position is to be won, learnt from self-play.

use crate::crew;
use crate::self_play;
use dragonrage_ai::{Forecast, Moment, Rng, Weights};
use dragonrage_rules::{Components, Game, Setup, options::VictoryMode};
use std::sync::Arc;

/// Objectives are drawn from around the printed one, so that many games are close.
const LOWER: i16 = 5;
const HIGHER: usize = 14;

/// What is to be learnt from.
pub struct Lessons<'a> {
    /// The box.
    pub components: &'a Arc<Components>,
    /// What players weigh before they lean.
    pub weights: &'a Weights,
    /// Number of games; the scenarios by turns.
    pub games: usize,
    /// Their seed.
    pub seed: u64,
    /// Games at the same time.
    pub threads: usize,
}

/// What was learnt.
pub struct Learnt {
    /// From all games.
    pub forecast: Forecast,
    /// Positions that were looked at.
    pub positions: usize,
    /// Mean surprise in games that were held back; see [`Forecast::log_loss`].
    pub surprise: f32,
}

impl Lessons<'_> {
    /// Plays the games and fits a forecast to their ends; `played` hears of every game.
    pub fn learn(&self, played: impl FnMut()) -> Learnt {
        let scenarios = &self.components.scenarios;
        let game = |n: usize| {
            let kind = n % scenarios.len();
            let seed = Rng::new(self.seed ^ (n as u64) << 20).draw();
            let start = self.start(&scenarios[kind].id, seed);
            start.map(|game| self_play(game, self.weights, kind, seed)).unwrap_or_default()
        };
        let games = crew::in_order(self.threads, self.games, game, played);
        let part = |of: fn(usize) -> bool| -> Vec<Moment> {
            let some = games.iter().enumerate().filter(|(n, _)| of(n / scenarios.len()));
            some.flat_map(|(_, seen)| seen.clone()).collect()
        };
        // Every fifth game is held back to see what the others teach.
        let surprise = Forecast::fit(&part(|n| !n.is_multiple_of(5))).log_loss(&part(|n| n.is_multiple_of(5)));
        let all = part(|_| true);
        Learnt { forecast: Forecast::fit(&all), positions: all.len(), surprise }
    }

    /// A game of the scenario that ends at some objective.
    fn start(&self, scenario: &str, seed: u64) -> Option<Game> {
        let printed = self.components.scenario(scenario)?;
        let mut options = printed.options;
        options.victory_mode = VictoryMode::Objective;
        let mut setup = Setup::fresh(self.components, scenario, options)?;
        setup.ledger.objective = printed.objective - LOWER + Rng::new(!seed).below(HIGHER) as i16;
        Game::new(self.components, &setup).ok()
    }
}
