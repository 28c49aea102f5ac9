//! What many games of one scenario have in common, and what tells those that the invader won from the others.

use super::habits::{Habit, Habits};
use crate::app::App;
use dragonrage_rules::{Board, Game, Hex, Side};
use dragonrage_words::Context;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;

/// Hexes that are told.
const HEXES: usize = 8;

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

/// A VP hex: games in which it was razed, and in which it was the first; the turns, added up.
#[derive(Serialize, Clone, Copy, Default, Debug)]
struct Fate {
    razed: u32,
    first: u32,
    turns: u32,
}

/// The games of one scenario.
#[derive(Serialize, Clone, Default, Debug)]
pub struct Study {
    games: u32,
    invader_wins: u32,
    /// Each habit in games that the invader won, and in those that he lost.
    habits: BTreeMap<&'static str, [Tally; 2]>,
    hexes: BTreeMap<String, Fate>,
    #[serde(skip)]
    board: Option<Arc<Board>>,
}

/// What other programs call a habit.
fn code(words: &'static str) -> &'static str {
    words.trim_start_matches("study-")
}

impl Study {
    /// Adds a game.
    pub fn add(&mut self, winner: Side, habits: Habits, game: &Game) {
        self.games += 1;
        self.invader_wins += u32::from(winner == Side::Invader);
        for (habit, words) in Habit::ALL {
            self.habits.entry(code(words)).or_default()[usize::from(winner != Side::Invader)].add(habits.of(habit));
        }
        for (n, (hex, turn)) in habits.razed.iter().enumerate() {
            let fate = self.hexes.entry(hex.to_string()).or_default();
            fate.razed += 1;
            fate.first += u32::from(n == 0);
            fate.turns += u32::from(*turn);
        }
        self.board.get_or_insert_with(|| game.rules().board.clone());
    }

    /// Tells it.
    pub fn write(&self, app: &App, id: &str, out: &mut impl Write) -> io::Result<()> {
        let name = app.components.scenario(id).map(|s| app.words.scenario_name(s)).unwrap_or_default();
        let heading = [("scenario", format!("{id} ({name})").into()), ("games", self.games.into())];
        writeln!(out, "{}", app.text("simulate-heading", &heading))?;
        let (won, lost) = (self.invader_wins, self.games - self.invader_wins);
        writeln!(out, "  {:<44} {:>9} {:>9}", "", app.say("study-won"), app.say("study-lost"))?;
        writeln!(out, "  {:<44} {won:>9} {lost:>9}", app.say("study-games"))?;
        for (_, words) in Habit::ALL {
            let Some([won, lost]) = self.habits.get(code(words)) else { continue };
            if won.sum == 0 && lost.sum == 0 {
                continue;
            }
            let mean = |tally: &Tally| tally.mean().map_or("–".to_owned(), |mean| app.number(mean, 1));
            writeln!(out, "  {:<44} {:>9} {:>9}", app.say(words), mean(won), mean(lost))?;
        }
        let mut hexes: Vec<(&String, &Fate)> = self.hexes.iter().collect();
        hexes.sort_by_key(|(hex, fate)| (std::cmp::Reverse(fate.razed), *hex));
        for (hex, fate) in hexes.into_iter().take(HEXES) {
            let place = match (hex.parse::<Hex>(), &self.board) {
                (Ok(hex), Some(board)) => app.words.hex(hex, &Context { roster: &app.components.roster, board }),
                _ => hex.clone(),
            };
            let args = [
                ("place", place.into()),
                ("razed", fate.razed.into()),
                ("first", fate.first.into()),
                ("turn", app.number(f64::from(fate.turns) / f64::from(fate.razed.max(1)), 1).into()),
            ];
            writeln!(out, "  {}", app.text("study-hex", &args))?;
        }
        Ok(())
    }
}
