//! Figures of many games: one table by scenario, side and opponent, and what follows from all of them. Only games in which one
//! side was mine count.

use super::choices::{self, Cost};
use super::deeds::{By, Deed};
use super::history::Against;
use super::tally::Tally;
use dragonrage_rules::{Components, Kind, Side};
use std::collections::{BTreeMap, BTreeSet};

/// A finished game of mine.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its key; later games have greater ones.
    pub key: String,
    /// What it was.
    pub tally: Tally,
    /// My side.
    pub mine: Side,
    /// My opponent.
    pub against: Against,
    /// What my choices cost, if that was ever found out.
    pub costs: Option<f32>,
}

impl Played {
    /// Did I win?
    pub fn won(&self) -> bool {
        self.tally.winner == self.mine
    }

    /// What the choices cost that were weighed.
    pub fn cost_of(costs: &[Cost]) -> f32 {
        choices::sum(costs)
    }
}

/// Sums of some games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sums {
    /// Games.
    pub games: u32,
    /// Games that I won.
    pub won: u32,
    /// VP destroyed, whoever did it.
    pub vp: i64,
    /// Units of the other side that were destroyed, and mine.
    pub kills: u32,
    /// Units that I lost.
    pub lost: u32,
    /// Turns.
    pub turns: u32,
    /// What the dice gave me.
    pub luck: f32,
    /// What my choices cost, and in how many games that is known.
    pub costs: f32,
    /// Games of which it is known.
    pub weighed: u32,
}

impl Sums {
    fn add(&mut self, game: &Played) {
        let Tally { vp, lost, turns, .. } = &game.tally;
        self.games += 1;
        self.won += u32::from(game.won());
        self.vp += i64::from(*vp);
        self.kills += u32::from(lost[game.mine.other()]);
        self.lost += u32::from(lost[game.mine]);
        self.turns += u32::from(*turns);
        self.luck += game.tally.luck(game.mine);
        if let Some(cost) = game.costs {
            self.costs += cost;
            self.weighed += 1;
        }
    }

    /// A sum as the mean of the games.
    pub fn mean(&self, sum: f32) -> f32 {
        sum / self.games.max(1) as f32
    }
}

/// A row of the table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Row {
    /// The scenario's id.
    pub scenario: String,
    /// My side.
    pub mine: Side,
    /// My opponent.
    pub against: Against,
}

/// Figures of many games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Totals {
    /// All games.
    pub all: Sums,
    /// By scenario, side and opponent.
    pub rows: BTreeMap<Row, Sums>,
    /// Games won in a row: now, and at best.
    pub streak: (u32, u32),
    /// The kind of unit that acted most at my order.
    pub favourite: Option<Kind>,
    /// Each deed, with the game in which it was first done and the step.
    pub deeds: BTreeMap<Deed, (String, usize)>,
}

impl Totals {
    /// Of these games, in whatever order.
    pub fn of(components: &Components, games: &[Played]) -> Totals {
        let mut games: Vec<&Played> = games.iter().collect();
        games.sort_by(|a, b| a.key.cmp(&b.key));
        let mut totals = Totals::default();
        let mut acts: BTreeMap<Kind, u64> = BTreeMap::new();
        for game in &games {
            let Played { key, tally, mine, against, .. } = game;
            totals.all.add(game);
            let row = Row { scenario: tally.scenario.clone(), mine: *mine, against: *against };
            totals.rows.entry(row).or_default().add(game);
            let now = if game.won() { totals.streak.0 + 1 } else { 0 };
            totals.streak = (now, totals.streak.1.max(now));
            tally.acts[*mine].iter().for_each(|(kind, n)| *acts.entry(*kind).or_default() += u64::from(*n));
            for done in tally.deeds.iter().filter(|d| d.side == *mine && d.deed.by() != By::Games) {
                totals.deeds.entry(done.deed).or_insert_with(|| (key.clone(), done.step));
            }
        }
        totals.favourite =
            acts.into_iter().max_by_key(|(kind, n)| (*n, std::cmp::Reverse(*kind))).map(|(kind, _)| kind);
        totals.over_games(components, &games);
        totals
    }

    /// Deeds that take more than one game.
    fn over_games(&mut self, components: &Components, games: &[&Played]) {
        let mut won: BTreeSet<(&str, Side)> = BTreeSet::new();
        let mut finished: BTreeSet<&str> = BTreeSet::new();
        for game in games {
            let scenario = game.tally.scenario.as_str();
            finished.insert(scenario);
            if game.won() {
                won.insert((scenario, game.mine));
            }
            let end = || (game.key.clone(), usize::MAX);
            if Side::BOTH.iter().all(|side| won.contains(&(scenario, *side))) {
                self.deeds.entry(Deed::BothSides).or_insert_with(end);
            }
            let map = components.scenario(scenario).map(|s| &s.map);
            let mut same = components.scenarios.iter().filter(|s| Some(&s.map) == map).peekable();
            if same.peek().is_some() && same.all(|s| finished.contains(s.id.as_str())) {
                self.deeds.entry(Deed::WholeMap).or_insert_with(end);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_ai::Level;
    use dragonrage_rules::BySide;

    fn game(key: &str, scenario: &str, mine: Side, winner: Side) -> Played {
        let tally = Tally {
            scenario: scenario.to_owned(),
            winner,
            turns: 10,
            vp: 12,
            goal: 20,
            lost: BySide { invader: 1, defender: 5 },
            luck: 0.2,
            acts: BySide::default(),
            deeds: Vec::new(),
        };
        Played { key: key.to_owned(), tally, mine, against: Against::Computer(Level::Squire), costs: None }
    }

    #[test]
    fn sums_are_mine() {
        use Side::{Defender, Invader};
        let components = dragonrage_data::embedded();
        let mut games = vec![
            game("3", "esirien-1", Invader, Invader),
            game("1", "esirien-1", Invader, Invader),
            game("2", "esirien-1", Defender, Invader),
            game("4", "esirien-1", Defender, Defender),
        ];
        games[0].costs = Some(0.5);
        let totals = Totals::of(&components, &games);
        assert_eq!((totals.all.games, totals.all.won, totals.streak), (4, 3, (2, 2)), "in the order of time");
        assert_eq!((totals.all.kills, totals.all.lost), (12, 12));
        assert!(totals.all.luck.abs() < 1e-6, "what helps the invader hurts the defender");
        assert_eq!((totals.all.costs, totals.all.weighed), (0.5, 1));
        assert_eq!(totals.rows.len(), 2);
        assert_eq!(totals.rows.values().map(|s| s.games).collect::<Vec<_>>(), [2, 2]);
        assert_eq!(totals.deeds.get(&Deed::BothSides), Some(&("4".to_owned(), usize::MAX)));
        assert!(!totals.deeds.contains_key(&Deed::WholeMap));
    }

    #[test]
    fn a_map_is_whole_with_its_last_scenario() {
        let components = dragonrage_data::embedded();
        let map = &components.scenario("esirien-1").unwrap().map;
        let ids = components.scenarios.iter().filter(|s| s.map == *map).map(|s| s.id.clone());
        let all: Vec<Played> =
            ids.enumerate().map(|(n, id)| game(&n.to_string(), &id, Side::Invader, Side::Defender)).collect();
        let last = (all.len() - 1).to_string();
        assert_eq!(Totals::of(&components, &all).deeds[&Deed::WholeMap].0, last);
        assert!(!Totals::of(&components, &all[1..]).deeds.contains_key(&Deed::WholeMap));
        assert_eq!(Totals::of(&components, &[]), Totals::default());
    }

    #[test]
    fn deeds_and_favourites_are_those_of_my_side() {
        let components = dragonrage_data::embedded();
        let text = include_str!("../../../../cases/golden/esirien-4-squire.txt");
        let tally = Tally::of(&components, text).unwrap().unwrap();
        for mine in Side::BOTH {
            let against = Against::Person;
            let played = Played { key: "1".to_owned(), tally: tally.clone(), mine, against, costs: None };
            let totals = Totals::of(&components, &[played]);
            let own = tally.deeds.iter().filter(|d| d.side == mine).count();
            assert!(own > 0 && totals.deeds.len() == own);
            let most = tally.acts[mine].values().max();
            assert_eq!(tally.acts[mine].get(&totals.favourite.unwrap()), most);
        }
    }
}
