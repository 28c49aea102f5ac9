//! The file of puzzles: plain text, one puzzle a paragraph, its position in the lines of every position
//! (docs/NOTATION.md). What the lines mean is in docs/TACTICS.md.

use super::{Theme, goal};
use dragonrage_ai::Question;
use dragonrage_rules::{Action, Components, Decision, Game, Roster, notation, position};
use std::sync::Arc;

/// First line of the file.
pub const HEADER: &str = "dragonrage puzzles 1";

/// Longest file that is read, in bytes.
const LONGEST: usize = 4 * 1024 * 1024;

/// Words for the end of the span: the present player-turn, the enemy's after it, the own one after that.
pub const SPANS: [&str; 3] = ["turn", "reply", "next turn"];

/// A puzzle as it stands in the file; [`Puzzle::open`] makes a game of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Puzzle {
    /// Its id, for addresses.
    pub id: String,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// How hard it is, as a rating.
    pub rating: u16,
    /// What is asked: `kill INF3`; several: all of it.
    pub ask: Vec<String>,
    /// How many player-turns the question spans, the present one included.
    pub span: u8,
    /// Steps that keep the value, in notation.
    pub best: Vec<String>,
    /// How likely it is reached, as files write it.
    pub value: String,
    /// Steps that look good and are worse; perhaps none are named.
    pub tempting: Vec<String>,
    /// What they are worth.
    pub worth: String,
    /// The lines of the position.
    pub position: String,
}

/// A puzzle ready to be played and solved.
#[derive(Clone, Debug)]
pub struct Open {
    /// The position.
    pub game: Game,
    /// The question.
    pub question: Question,
    /// Steps that keep the value.
    pub best: Vec<Action>,
    /// Steps that look good and are not.
    pub tempting: Vec<Action>,
}

/// The puzzles of a file, and how it was made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// Seed of the games that puzzles were made of.
    pub seed: u64,
    /// How many of these games were looked at.
    pub games: u32,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

impl Book {
    /// Reads a file; says the first line that cannot be read.
    pub fn parse(text: &str) -> Result<Book, String> {
        let mut lines = text.lines().enumerate();
        if text.len() > LONGEST || lines.next().map(|(_, l)| l.trim()) != Some(HEADER) {
            return Err(format!("line 1: a file of puzzles begins with '{HEADER}'"));
        }
        let mut book = Book::default();
        for (n, line) in lines {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            book.read(line).ok_or_else(|| format!("line {}: '{line}' cannot be read", n + 1))?;
        }
        Ok(book)
    }

    fn read(&mut self, line: &str) -> Option<()> {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        if key == "puzzle" {
            self.puzzles.push(Puzzle { id: value.to_owned(), ..Puzzle::default() });
            return (!value.is_empty()).then_some(());
        }
        let list = || value.split(';').map(|s| s.trim().to_owned()).filter(|s| !s.is_empty()).collect::<Vec<_>>();
        match (key, self.puzzles.last_mut()) {
            ("seed", None) => self.seed = value.parse().ok()?,
            ("games", None) => self.games = value.parse().ok()?,
            (_, None) => return None,
            ("theme", Some(p)) => p.themes = value.split(' ').map(Theme::from_code).collect::<Option<_>>()?,
            ("rating", Some(p)) => p.rating = value.parse().ok()?,
            ("ask", Some(p)) => p.ask = list(),
            ("by", Some(p)) => p.span = SPANS.iter().position(|s| *s == value)? as u8 + 1,
            ("best", Some(p)) => p.best = list(),
            ("value", Some(p)) => p.value = value.to_owned(),
            ("tempting", Some(p)) => p.tempting = list(),
            ("worth", Some(p)) => p.worth = value.to_owned(),
            (_, Some(p)) => p.position.extend([line, "\n"]),
        }
        Some(())
    }

    /// The file; [`Book::parse`] reads it again.
    pub fn text(&self) -> String {
        let mut text = format!("{HEADER}\nseed {}\ngames {}\n", self.seed, self.games);
        self.puzzles.iter().for_each(|p| p.print(&mut text));
        text
    }

    /// The puzzle with this id.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|p| p.id == id)
    }
}

impl Puzzle {
    fn print(&self, text: &mut String) {
        let mut line = |key: &str, value: &str| {
            if !value.is_empty() {
                text.extend([key, " ", value, "\n"]);
            }
        };
        line("\npuzzle", &self.id);
        line("theme", &self.themes.iter().map(|t| t.code()).collect::<Vec<_>>().join(" "));
        line("rating", &self.rating.to_string());
        line("ask", &self.ask.join("; "));
        line("by", SPANS[usize::from(self.span.clamp(1, 3)) - 1]);
        line("best", &self.best.join("; "));
        line("value", &self.value);
        line("tempting", &self.tempting.join("; "));
        line("worth", &self.worth);
        text.push_str(&self.position);
    }

    /// The lines that tell a position, but for those that are the same for every puzzle.
    pub fn lines_of(game: &Game) -> String {
        let text = position::print(game.components(), &game.setup());
        let lines = text.lines().skip(1).filter(|l| !l.starts_with("edition ") && !l.starts_with("changes "));
        lines.flat_map(|l| [l, "\n"]).collect()
    }

    /// The position, the question and the answer; `None` if the text is no puzzle for these components.
    pub fn open(&self, components: &Arc<Components>) -> Option<Open> {
        let text = format!("{}\n{}", position::HEADER, self.position);
        let setup = position::parse(components, &text).ok()?;
        let game = Game::new(components, &setup).ok()?;
        let Decision::Side(side, _) = game.decision() else { return None };
        let roster: &Roster = &components.roster;
        let goals = self.ask.iter().map(|g| goal::read(roster, g)).collect::<Option<Vec<_>>>()?;
        let steps = |list: &[String]| list.iter().map(|s| notation::parse(roster, s).ok()).collect::<Option<Vec<_>>>();
        let question = Question { side, goals, span: self.span };
        Some(Open { best: steps(&self.best)?, tempting: steps(&self.tempting)?, game, question })
    }

    /// How likely it is reached.
    pub fn chance(&self) -> f64 {
        fraction(&self.value)
    }
}

/// The number that a file writes as `25/36` or `0.731`.
pub fn fraction(text: &str) -> f64 {
    let number = |s: &str| s.trim().parse::<f64>().unwrap_or(0.0);
    match text.split_once('/') {
        Some((a, b)) if number(b) > 0.0 => number(a) / number(b),
        _ => number(text),
    }
}
