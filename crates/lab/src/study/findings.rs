//! What many games of one scenario have in common, and what tells those that the invader won from the others; and what
//! holds in all scenarios.

use super::habit::Habit;
use super::habits::Habits;
use dragonrage_rules::{Board, Game, Side};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// Sum and number of something in games.
#[derive(Serialize, Clone, Copy, Default, Debug)]
pub struct Tally {
    pub games: u32,
    pub sum: f64,
}

impl Tally {
    fn add(&mut self, value: Option<f64>) {
        if let Some(value) = value {
            self.games += 1;
            self.sum += value;
        }
    }

    pub fn mean(self) -> Option<f64> {
        (self.games > 0).then(|| self.sum / f64::from(self.games))
    }
}

/// Games of some kind, and how many of them the invader won.
#[derive(Serialize, Clone, Copy, Default, Debug)]
pub struct Share {
    pub games: u32,
    pub won: u32,
}

impl Share {
    fn add(&mut self, won: bool) {
        self.games += 1;
        self.won += u32::from(won);
    }

    /// The variance of the share, as if each side had won half a game more: a few games all alike are no certainty.
    fn variance(self) -> f64 {
        let share = (f64::from(self.won) + 0.5) / (f64::from(self.games) + 1.0);
        share * (1.0 - share) / f64::from(self.games)
    }

    /// Per cent that the invader won.
    pub fn per_cent(self) -> f64 {
        100.0 * f64::from(self.won) / f64::from(self.games)
    }
}

/// Games with no more of something than most have, and games with more of it.
#[derive(Serialize, Clone, Copy, Default, Debug)]
pub struct Split {
    /// The middle one of all values, at most which the less have.
    pub at: f64,
    pub less: Share,
    pub more: Share,
}

impl Split {
    fn new(mut values: Vec<(f64, bool)>) -> Split {
        values.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        let middle = values.len() / 2;
        let Some((at, _)) = values.get(middle).copied() else { return Split::default() };
        // Where the greater half are all alike, the line lies below them.
        let top = values.last().map_or(at, |(value, _)| *value);
        let below = values.iter().rev().map(|(value, _)| *value).find(|value| *value < top);
        let mut split = Split { at: if at == top { below.unwrap_or(at) } else { at }, ..Split::default() };
        for (value, won) in values {
            if value <= split.at { split.less.add(won) } else { split.more.add(won) }
        }
        split
    }
}

/// A VP hex: games in which it was razed, and the turns, added up; games in which it fell first, or not at all.
#[derive(Serialize, Clone, Copy, Default, Debug)]
pub struct Fate {
    pub razed: u32,
    pub turns: u32,
    pub first: Share,
    pub kept: Share,
}

/// A game.
#[derive(Debug)]
pub struct Played {
    pub file: PathBuf,
    /// Whether the invader won.
    pub won: bool,
    pub habits: Habits,
}

/// The games of one scenario.
#[derive(Default, Debug)]
pub struct Study {
    pub games: Vec<Played>,
    pub board: Option<Arc<Board>>,
}

/// What they have in common, and what tells them apart.
#[derive(Serialize, Debug)]
pub struct Findings {
    pub games: u32,
    pub invader_wins: u32,
    /// Each habit in games that the invader won, and in those that he lost.
    pub habits: BTreeMap<&'static str, [Tally; 2]>,
    /// How often the invader won with less of it, and with more.
    pub splits: BTreeMap<&'static str, Split>,
    pub hexes: BTreeMap<String, Fate>,
    /// Games in which a unit of this kind stood in this hex before the first turn.
    pub posts: BTreeMap<String, Share>,
}

impl Study {
    /// Adds a game.
    pub fn add(&mut self, file: PathBuf, winner: Side, habits: Habits, game: &Game) {
        self.games.push(Played { file, won: winner == Side::Invader, habits });
        self.board.get_or_insert_with(|| game.rules().board.clone());
    }

    /// All that can be said of them.
    pub fn findings(&self) -> Findings {
        let mut found = Findings {
            games: self.games.len() as u32,
            invader_wins: self.games.iter().filter(|game| game.won).count() as u32,
            habits: BTreeMap::new(),
            splits: BTreeMap::new(),
            hexes: BTreeMap::new(),
            posts: BTreeMap::new(),
        };
        for habit in Habit::ALL {
            let values = self.games.iter().filter_map(|game| Some((game.habits.of(habit)?, game.won)));
            found.splits.insert(habit.code(), Split::new(values.collect()));
            let tallies = found.habits.entry(habit.code()).or_default();
            self.games.iter().for_each(|game| tallies[usize::from(!game.won)].add(game.habits.of(habit)));
        }
        let places = self.board.iter().flat_map(|board| &board.spec().places).filter(|p| p.vp > 0);
        for hex in places.map(|p| p.hex) {
            let fate = found.hexes.entry(hex.to_string()).or_default();
            for Played { won, habits, .. } in &self.games {
                let Some(n) = habits.razed.iter().position(|(h, _)| *h == hex) else {
                    fate.kept.add(*won);
                    continue;
                };
                fate.razed += 1;
                fate.turns += u32::from(habits.razed[n].1);
                if n == 0 {
                    fate.first.add(*won);
                }
            }
        }
        for Played { won, habits, .. } in &self.games {
            for (kind, hex) in &habits.posts {
                found.posts.entry(format!("{} {hex}", kind.code())).or_default().add(*won);
            }
        }
        found
    }
}

/// What more of something brings the invader: how much greater his share is in the upper half of a split, in the mean of all
/// scenarios in which both halves have at least `ENOUGH` games.
#[derive(Serialize, Clone, Copy, Default, Debug)]
pub struct Gain {
    pub scenarios: u32,
    /// In per cent of the games.
    pub more: f64,
    /// Half of the 95 % interval.
    pub give_or_take: f64,
}

impl Gain {
    const ENOUGH: u32 = 10;

    fn new<'a>(splits: impl Iterator<Item = &'a Split>) -> Option<Gain> {
        let (mut scenarios, mut more, mut variance) = (0, 0.0, 0.0);
        for split in splits.filter(|split| split.less.games.min(split.more.games) >= Gain::ENOUGH) {
            scenarios += 1;
            more += split.more.per_cent() - split.less.per_cent();
            variance += split.more.variance() + split.less.variance();
        }
        let each = f64::from(scenarios);
        let gain = Gain { scenarios, more: more / each, give_or_take: 196.0 * variance.sqrt() / each };
        (scenarios > 0).then_some(gain)
    }
}

/// What the findings of all scenarios say together.
#[derive(Serialize, Debug)]
pub struct Everything {
    pub gains: BTreeMap<&'static str, Gain>,
    pub scenarios: BTreeMap<String, Findings>,
}

impl Everything {
    pub fn new(studies: &BTreeMap<String, Study>) -> Everything {
        let scenarios: BTreeMap<String, Findings> =
            studies.iter().map(|(id, study)| (id.clone(), study.findings())).collect();
        let gain = |habit: Habit| Gain::new(scenarios.values().filter_map(|found| found.splits.get(habit.code())));
        let gains = Habit::ALL.into_iter().filter_map(|habit| Some((habit.code(), gain(habit)?))).collect();
        Everything { gains, scenarios }
    }
}
