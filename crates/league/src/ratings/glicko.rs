//! Glicko-2, extended by the side: in every scenario the invader's side is rated like a player. A game is then one of
//! invader and side together against the defender, so that winning with the hard side counts more than with the easy
//! one, and the games tell how hard a side is, with an interval.

use super::Game;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use std::collections::{BTreeMap, BTreeSet};

/// What nobody knows anything about has.
const MIDDLE: f64 = 1500.0;
/// How much a side's difficulty is thought to change from period to period: less than a player's strength.
const SIDE_VOLATILITY: f64 = 0.03;
/// How uncertain the difficulty of a side is at first, in rating points.
const SIDE_DEVIATION: f64 = 200.0;
/// Passes over the games of one period until ratings and sides agree with each other.
const PASSES: usize = 4;
/// Half of a 95 % interval, in deviations.
const INTERVAL: f64 = 1.96;

/// A rating and half of its 95 % interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// Whose it is: a player, or a scenario whose invader is meant.
    pub name: String,
    /// Rating points: around 1500 for players; for a side, by how much the invader has it easier.
    pub rating: f64,
    /// Half of the interval.
    pub margin: f64,
    /// Games that it rests on.
    pub games: usize,
}

/// Ratings of players and of sides.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ratings {
    players: BTreeMap<String, (String, Glicko2Rating, usize)>,
    sides: BTreeMap<String, (Glicko2Rating, usize)>,
}

impl Ratings {
    /// Ratings after these games, period by period.
    pub fn new(games: &[Game]) -> Ratings {
        Ratings::history(games).last().map(|(_, ratings)| ratings).unwrap_or_default()
    }

    /// Ratings at the end of each period, by the period's name.
    pub fn history(games: &[Game]) -> impl Iterator<Item = (&str, Ratings)> {
        games.chunk_by(|a, b| a.period == b.period).scan(Ratings::default(), |ratings, period| {
            ratings.period(period);
            Some((period[0].period.as_str(), ratings.clone()))
        })
    }

    /// A player's rating; `None` before the first game.
    pub fn player(&self, name: &str) -> Option<Rated> {
        self.players.get(&name.to_lowercase()).map(rated)
    }

    fn period(&mut self, games: &[Game]) {
        for game in games {
            for name in [&game.invader, &game.defender] {
                let new = || (name.clone(), Glicko2Rating::new(), 0);
                self.players.entry(name.to_lowercase()).or_insert_with(new).2 += 1;
            }
            let new = Glicko2Rating { rating: MIDDLE, deviation: SIDE_DEVIATION, volatility: SIDE_VOLATILITY };
            self.sides.entry(game.scenario.clone()).or_insert((new, 0)).1 += 1;
        }
        let config = Glicko2Config::new();
        let (before, sides_before) = (self.players.clone(), self.sides.clone());
        // Players are rated against opponents and sides as they come out of the period, sides against players likewise; a
        // few passes, and they agree.
        for _ in 0..PASSES {
            let mut players: BTreeMap<&str, Vec<(Glicko2Rating, Outcomes)>> = BTreeMap::new();
            let mut sides: BTreeMap<&str, Vec<(Glicko2Rating, Outcomes)>> = BTreeMap::new();
            let keys: Vec<[String; 2]> =
                games.iter().map(|g| [g.invader.to_lowercase(), g.defender.to_lowercase()]).collect();
            for (game, [invader, defender]) in games.iter().zip(&keys) {
                let (i, d) = (self.players[invader].1, self.players[defender].1);
                let s = self.sides[&game.scenario].0;
                let (won, lost) = match game.invader_won() {
                    true => (Outcomes::WIN, Outcomes::LOSS),
                    false => (Outcomes::LOSS, Outcomes::WIN),
                };
                // Whom each of the three was up against: the other two together.
                let against = |rating: f64, a: f64, b: f64| Glicko2Rating {
                    rating,
                    deviation: libm::hypot(a, b),
                    volatility: config.tau,
                };
                let ease = s.rating - MIDDLE;
                players.entry(invader).or_default().push((against(d.rating - ease, d.deviation, s.deviation), won));
                players.entry(defender).or_default().push((against(i.rating + ease, i.deviation, s.deviation), lost));
                let odds = against(MIDDLE + d.rating - i.rating, i.deviation, d.deviation);
                sides.entry(&game.scenario).or_default().push((odds, won));
            }
            let rated: Vec<(String, Glicko2Rating)> = (players.iter())
                .map(|(name, results)| ((*name).to_owned(), glicko2_rating_period(&before[*name].1, results, &config)))
                .collect();
            let eased: Vec<(String, Glicko2Rating)> = (sides.iter())
                .map(|(id, results)| {
                    let rated = glicko2_rating_period(&sides_before[*id].0, results, &config);
                    ((*id).to_owned(), Glicko2Rating { volatility: SIDE_VOLATILITY, ..rated })
                })
                .collect();
            for (name, rating) in rated {
                self.players.entry(name).and_modify(|p| p.1 = rating);
            }
            for (id, rating) in eased {
                self.sides.entry(id).and_modify(|s| s.0 = rating);
            }
        }
        // Whoever did not play is less certain than before.
        let names = games.iter().flat_map(|g| [&g.invader, &g.defender]);
        let played: BTreeSet<String> = names.map(|n| n.to_lowercase()).collect();
        for (name, player) in &mut self.players {
            if !played.contains(name) {
                player.1 = skillratings::glicko2::decay_deviation(&player.1);
            }
        }
    }

    /// The players, the best first.
    pub fn players(&self) -> Vec<Rated> {
        let mut all: Vec<Rated> = self.players.values().map(rated).collect();
        all.sort_by(|a, b| b.rating.total_cmp(&a.rating).then_with(|| a.name.cmp(&b.name)));
        all
    }

    /// The scenarios, with how much easier the invader has it than the defender.
    pub fn sides(&self) -> Vec<Rated> {
        let rated = |(id, (r, games)): (&String, &(Glicko2Rating, usize))| Rated {
            name: id.clone(),
            rating: r.rating - MIDDLE,
            margin: INTERVAL * r.deviation,
            games: *games,
        };
        self.sides.iter().map(rated).collect()
    }

    /// Chance that the invader wins, for players and a scenario that may be new.
    pub fn chance(&self, invader: &str, defender: &str, scenario: &str) -> f64 {
        let rating = |name: &str| self.players.get(&name.to_lowercase()).map_or(MIDDLE, |p| p.1.rating);
        let ease = self.sides.get(scenario).map_or(0.0, |s| s.0.rating - MIDDLE);
        1.0 / (1.0 + libm::pow(10.0, (rating(defender) - rating(invader) - ease) / 400.0))
    }
}

fn rated((name, r, games): &(String, Glicko2Rating, usize)) -> Rated {
    Rated { name: name.clone(), rating: r.rating, margin: INTERVAL * r.deviation, games: *games }
}
