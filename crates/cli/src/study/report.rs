//! What many games of one scenario have in common, and what tells those that the invader won from the others.

use super::habits::{Habit, Habits};
use crate::app::App;
use dragonrage_rules::{Board, Game, Hex, Side};
use dragonrage_words::Context;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;

/// Sum and number of something in games.
#[derive(Serialize, Clone, Copy, Default, Debug)]
struct Tally {
    games: u32,
    sum: i32,
}

impl Tally {
    fn add(&mut self, value: Option<i32>) {
        if let Some(value) = value {
            self.games += 1;
            self.sum += value;
        }
    }

    fn mean(self) -> Option<f64> {
        (self.games > 0).then(|| f64::from(self.sum) / f64::from(self.games))
    }
}

/// Games of some kind, and how many of them the invader won.
#[derive(Serialize, Clone, Copy, Default, Debug)]
struct Share {
    games: u32,
    won: u32,
}

impl Share {
    fn add(&mut self, won: bool) {
        self.games += 1;
        self.won += u32::from(won);
    }

    /// Per cent that the invader won, and of how many games.
    fn told(self) -> String {
        match self.games {
            0 => "–".to_owned(),
            games => format!("{:.0} % / {games}", 100.0 * f64::from(self.won) / f64::from(games)),
        }
    }
}

/// Games with no more of something than most have, and games with more of it.
#[derive(Serialize, Clone, Copy, Default, Debug)]
struct Split {
    /// The middle one of all values, at most which the less have.
    at: i32,
    less: Share,
    more: Share,
}

impl Split {
    fn new(mut values: Vec<(i32, bool)>) -> Split {
        values.sort_unstable();
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
struct Fate {
    razed: u32,
    turns: u32,
    first: Share,
    kept: Share,
}

/// The games of one scenario.
#[derive(Default, Debug)]
pub struct Study {
    games: Vec<(bool, Habits)>,
    board: Option<Arc<Board>>,
}

/// What they have in common, and what tells them apart.
#[derive(Serialize, Debug)]
pub struct Findings {
    games: u32,
    invader_wins: u32,
    /// Each habit in games that the invader won, and in those that he lost.
    habits: BTreeMap<&'static str, [Tally; 2]>,
    /// How often the invader won with less of it, and with more.
    splits: BTreeMap<&'static str, Split>,
    hexes: BTreeMap<String, Fate>,
}

/// What other programs call a habit.
fn code(words: &'static str) -> &'static str {
    words.trim_start_matches("study-")
}

impl Study {
    /// Adds a game.
    pub fn add(&mut self, winner: Side, habits: Habits, game: &Game) {
        self.games.push((winner == Side::Invader, habits));
        self.board.get_or_insert_with(|| game.rules().board.clone());
    }

    /// All that can be said of them.
    pub fn findings(&self) -> Findings {
        let mut found = Findings {
            games: self.games.len() as u32,
            invader_wins: self.games.iter().filter(|(won, _)| *won).count() as u32,
            habits: BTreeMap::new(),
            splits: BTreeMap::new(),
            hexes: BTreeMap::new(),
        };
        for (habit, words) in Habit::ALL {
            let values = self.games.iter().filter_map(|(won, habits)| Some((habits.of(habit)?, *won)));
            found.splits.insert(code(words), Split::new(values.collect()));
            let tallies = found.habits.entry(code(words)).or_default();
            self.games.iter().for_each(|(won, habits)| tallies[usize::from(!won)].add(habits.of(habit)));
        }
        let places = self.board.iter().flat_map(|board| &board.spec().places).filter(|p| p.vp > 0);
        for hex in places.map(|p| p.hex) {
            let fate = found.hexes.entry(hex.to_string()).or_default();
            for (won, habits) in &self.games {
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
        found
    }

    /// Tells it.
    pub fn write(&self, app: &App, id: &str, out: &mut impl Write) -> io::Result<()> {
        let name = app.components.scenario(id).map(|s| app.words.scenario_name(s)).unwrap_or_default();
        let heading = [("scenario", format!("{id} ({name})").into()), ("games", self.games.len().into())];
        writeln!(out, "{}", app.text("simulate-heading", &heading))?;
        let found = self.findings();
        let (won, lost) = (found.invader_wins, found.games - found.invader_wins);
        let columns = ["study-won", "study-lost", "study-middle", "study-less", "study-more"].map(|c| app.say(c));
        let [a, b, c, d, e] = columns;
        writeln!(out, "  {:<44} {a:>9} {b:>9} {c:>9} {d:>12} {e:>12}", "")?;
        writeln!(out, "  {:<44} {won:>9} {lost:>9}", app.say("study-games"))?;
        for (_, words) in Habit::ALL {
            let ([won, lost], split) = (found.habits[code(words)], found.splits[code(words)]);
            if won.sum == 0 && lost.sum == 0 {
                continue;
            }
            let mean = |tally: Tally| tally.mean().map_or("–".to_owned(), |mean| app.number(mean, 1));
            let (less, more) = (split.less.told(), split.more.told());
            let (won, lost, at, name) = (mean(won), mean(lost), split.at, app.say(words));
            writeln!(out, "  {name:<44} {won:>9} {lost:>9} {at:>9} {less:>12} {more:>12}")?;
        }
        let mut hexes: Vec<(&String, &Fate)> = found.hexes.iter().filter(|(_, fate)| fate.razed > 0).collect();
        hexes.sort_by_key(|(hex, fate)| (std::cmp::Reverse(fate.razed), *hex));
        for (hex, fate) in hexes {
            let place = match (hex.parse::<Hex>(), &self.board) {
                (Ok(hex), Some(board)) => app.words.hex(hex, &Context { roster: &app.components.roster, board }),
                _ => hex.clone(),
            };
            let args = [
                ("place", place.into()),
                ("razed", fate.razed.into()),
                ("first", fate.first.told().into()),
                ("kept", fate.kept.told().into()),
                ("turn", app.number(f64::from(fate.turns) / f64::from(fate.razed), 1).into()),
            ];
            writeln!(out, "  {}", app.text("study-hex", &args))?;
        }
        Ok(())
    }
}
