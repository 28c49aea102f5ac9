//! The file of positions that were made to measure: what the loader reads (`position`), with the seed of the games and how
//! many of them were looked at, so that whoever breaks off goes on where it ended.

use super::position::SPANS;
use super::{Idea, Tactic, read};
use dragonrage_cases::Problems;
use dragonrage_rules::Components;
use dragonrage_table::puzzles::{Puzzle, goal};
use std::sync::Arc;

/// What the file says of itself.
const HEAD: &str = "# Positions that measure: made by `dragonrage tactics --make N --measured` and not written by hand; docs/TACTICS.md tells
# how. No player, weight or forecast was ever tuned on them.
";

/// Positions that were made so far.
#[derive(Clone, Debug)]
pub struct Suite {
    /// Seed of the games.
    pub seed: u64,
    /// How many of these games were looked at.
    pub games: u32,
    /// The positions.
    pub tactics: Vec<Tactic>,
}

impl Suite {
    /// Nothing so far.
    pub fn new(seed: u64) -> Suite {
        Suite { seed, games: 0, tactics: Vec::new() }
    }

    /// Reads a file.
    pub fn parse(components: &Arc<Components>, name: &str, text: &str) -> Result<Suite, Problems> {
        let number = |key: &str| {
            let line = text.lines().find_map(|l| l.strip_prefix(key)?.trim().strip_prefix('='));
            line.and_then(|n| n.trim().parse::<u64>().ok())
        };
        match (number("seed"), number("games").and_then(|n| u32::try_from(n).ok())) {
            (Some(seed), Some(games)) => Ok(Suite { seed, games, tactics: read(components, name, text)? }),
            _ => {
                Err(Problems::one(name, "the numbers 'seed' and 'games' are missing: say from which games it was made"))
            }
        }
    }

    /// The file; [`Suite::parse`] reads it again.
    pub fn text(&self) -> String {
        let mut text = format!("{HEAD}\nseed = {}\ngames = {}\n", self.seed, self.games);
        self.tactics.iter().for_each(|t| text.push_str(&t.text()));
        // A file without a single position is one, too.
        if self.tactics.is_empty() {
            text.push_str("tactic = []\n");
        }
        text
    }

    /// How many of so many positions an idea may still have.
    pub fn wants(&self, idea: Idea, count: usize) -> bool {
        let have = self.tactics.iter().filter(|t| t.idea == Some(idea)).count();
        self.tactics.len() < count && 1000 * have < idea.share() * count
    }
}

/// Who stands where in which phase: two positions that have that in common are one.
pub fn place(game: &dragonrage_rules::Game) -> Vec<String> {
    let lines = Puzzle::lines_of(game);
    lines.lines().filter(|l| l.starts_with("unit ") || l.starts_with("phase ")).map(str::to_owned).collect()
}

impl Tactic {
    /// The position as a file tells it.
    pub fn text(&self) -> String {
        let roster = &self.game.components().roster;
        let list = |texts: &[String]| match texts {
            [one] => format!("\"{one}\""),
            more => format!("[{}]", more.iter().map(|t| format!("\"{t}\"")).collect::<Vec<_>>().join(", ")),
        };
        let goals: Vec<String> = self.question.goals.iter().map(|g| goal::write(roster, *g)).collect();
        let mut text = format!("\n[[tactic]]\nid = \"{}\"\ntitle = \"{}\"\n", self.id, self.title);
        let mut line = |key: &str, value: String| text.push_str(&format!("{key} = {value}\n"));
        if let Some(idea) = self.idea {
            line("theme", format!("\"{}\"", idea.code()));
        }
        line("needs", format!("\"{}\"", self.needs.code()));
        line("ask", list(&goals));
        line("by", format!("\"{}\"", SPANS[usize::from(self.question.span.clamp(1, 3)) - 1]));
        line("best", self.quoted(&self.best.steps));
        line("value", format!("\"{}\"", self.best.value));
        if let Some(tempting) = &self.tempting {
            line("tempting", self.quoted(&tempting.steps));
            line("tempting_value", format!("\"{}\"", tempting.value));
        }
        text.push_str("position = [\n");
        Puzzle::lines_of(&self.game).lines().for_each(|l| text.push_str(&format!("    \"{l}\",\n")));
        text.push_str("]\n");
        text
    }
}
