//! What a reader has tried: rating, streak, and every puzzle with how it went. Kept as plain text among the settings, so
//! that it goes wherever they go.

use super::{Book, Puzzle};
use dragonrage_league::ratings::PuzzleRating;
use std::collections::BTreeMap;

/// Longest text that is read, in bytes.
const LONGEST: usize = 512 * 1024;

/// What a reader has tried.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Progress {
    /// The rating.
    pub rating: PuzzleRating,
    /// Puzzles solved in a row, now and at best.
    pub streak: u32,
    /// The longest streak.
    pub best_streak: u32,
    /// How the first try of each puzzle went.
    tried: BTreeMap<String, bool>,
    /// The last ones, in order: what history shows.
    order: Vec<String>,
}

impl Progress {
    /// Reads what [`Progress::text`] wrote.
    pub fn read(text: &str) -> Option<Progress> {
        if text.len() > LONGEST {
            return None;
        }
        let mut progress = Progress::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                [] => {}
                ["rating", rating, deviation, volatility] => {
                    let number = |s: &str| s.parse::<f64>().ok().filter(|n| n.is_finite());
                    progress.rating = PuzzleRating {
                        rating: number(rating)?.clamp(0.0, 4000.0),
                        deviation: number(deviation)?.clamp(1.0, 350.0),
                        volatility: number(volatility)?.clamp(0.01, 0.2),
                    };
                }
                ["streak", now, best] => {
                    (progress.streak, progress.best_streak) = (now.parse().ok()?, best.parse().ok()?);
                }
                ["solved", id] => progress.note(id, true),
                ["failed", id] => progress.note(id, false),
                _ => return None,
            }
        }
        Some(progress)
    }

    /// As text.
    pub fn text(&self) -> String {
        let r = &self.rating;
        let mut text = format!("rating {:.4} {:.4} {:.6}\n", r.rating, r.deviation, r.volatility);
        text.push_str(&format!("streak {} {}\n", self.streak, self.best_streak));
        for id in &self.order {
            text.push_str(if self.tried.get(id) == Some(&true) { "solved " } else { "failed " });
            text.push_str(id);
            text.push('\n');
        }
        text
    }

    fn note(&mut self, id: &str, solved: bool) {
        if self.tried.insert(id.to_owned(), solved).is_none() {
            self.order.push(id.to_owned());
        }
    }

    /// How the first try of a puzzle went; `None`: there was none.
    pub fn tried(&self, id: &str) -> Option<bool> {
        self.tried.get(id).copied()
    }

    /// Takes in a try. Only the first try of a puzzle counts: whoever knows the answer proves nothing. Says whether it counted.
    pub fn take(&mut self, puzzle: &Puzzle, solved: bool) -> bool {
        if self.tried.contains_key(&puzzle.id) {
            return false;
        }
        self.rating = self.rating.after(f64::from(puzzle.rating), solved);
        self.streak = if solved { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        self.note(&puzzle.id, solved);
        true
    }

    /// How many first tries were solved, and how many there were.
    pub fn count(&self) -> (usize, usize) {
        (self.tried.values().filter(|s| **s).count(), self.tried.len())
    }

    /// The last tries, the latest first.
    pub fn latest(&self, most: usize) -> impl Iterator<Item = (&str, bool)> {
        self.order.iter().rev().take(most).map(|id| (id.as_str(), self.tried.get(id) == Some(&true)))
    }
}

impl Book {
    /// The puzzle of a day: the same for everybody who has that date.
    pub fn of_day(&self, year: u32, month: u32, day: u32) -> Option<&Puzzle> {
        // Every day a step that shares no factor with most counts: neighbours in the file are no neighbours in the calendar.
        let days = u64::from(year) * 372 + u64::from(month) * 31 + u64::from(day);
        let step = days.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        self.puzzles.get((step % self.puzzles.len().max(1) as u64) as usize)
    }

    /// The puzzle to try next: of those not tried yet, one near the reader's rating. `but` was just seen.
    pub fn next(&self, progress: &Progress, but: &str) -> Option<&Puzzle> {
        let far = |p: &&Puzzle| (f64::from(p.rating) - progress.rating.rating).abs() as u32;
        let fresh = self.puzzles.iter().filter(|p| p.id != but && progress.tried(&p.id).is_none());
        // When all have been tried, those that failed come again.
        let again = || self.puzzles.iter().filter(|p| p.id != but && progress.tried(&p.id) == Some(false));
        fresh.min_by_key(far).or_else(|| again().min_by_key(far))
    }
}
