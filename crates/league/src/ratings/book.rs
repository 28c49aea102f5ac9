//! The games that ratings are made of, as one file.

use crate::form::{self, BadFile, FORMAT, same_name};
use crate::{Note, Verdict};
use dragonrage_rules::{Components, Side};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// Most games of a book.
const MOST: usize = 100_000;

/// A game that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Games of one period are rated together, such as those of a month.
    pub period: String,
    /// The scenario: each side of each has its own difficulty.
    pub scenario: String,
    /// Who invaded.
    pub invader: String,
    /// Who defended.
    pub defender: String,
    /// `invader` or `defender`.
    pub winner: String,
    /// VP destroyed.
    #[serde(default)]
    pub vp: u16,
    /// Fingerprint of the record; a game counts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

impl Game {
    /// Did the invader win?
    pub fn invader_won(&self) -> bool {
        self.winner == Side::Invader.code()
    }
}

/// A book of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    games: Vec<Game>,
    records: HashSet<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    #[serde(default)]
    game: Vec<Game>,
}

impl Book {
    /// The games, in order.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Adds a game. Periods come one after another: a game cannot be added to one that is over.
    pub fn add(&mut self, game: Game) -> Result<(), Note> {
        let game = Game { invader: form::name(&game.invader)?, defender: form::name(&game.defender)?, ..game };
        let label = |s: &str| (1..=40).contains(&s.len()) && !s.chars().any(char::is_control);
        if same_name(&game.invader, &game.defender) {
            return Err(Note::new("ratings-same-player", &["3.3.4-a"]).text("player", game.invader));
        }
        if Side::from_code(&game.winner).is_none() || !label(&game.period) || !label(&game.scenario) {
            return Err(Note::new("ratings-bad-game", &[]).number("game", self.games.len() as i64 + 1));
        }
        if game.record.as_ref().is_some_and(|r| r.len() > 64 || self.records.contains(r)) {
            return Err(twice(game));
        }
        let over = self.games.last().is_some_and(|last| last.period != game.period)
            && self.games.iter().any(|g| g.period == game.period);
        if over {
            return Err(Note::new("ratings-period-over", &[]).text("period", game.period));
        }
        if self.games.len() == MOST {
            return Err(Note::new("ratings-full", &[]).number("most", MOST as i64));
        }
        self.records.extend(game.record.clone());
        self.games.push(game);
        Ok(())
    }

    /// Adds a verified game, once.
    pub fn take(&mut self, components: &Components, verdict: &Verdict, period: &str) -> Result<(), Note> {
        let game = Book::entry(components, verdict, period);
        if self.records.iter().any(|known| verdict.is(known)) {
            return Err(twice(game));
        }
        self.add(game)
    }

    /// A verified game as an entry of the book. Games with chosen forces are rated by their map.
    pub fn entry(components: &Components, verdict: &Verdict, period: &str) -> Game {
        let h = &verdict.header;
        let own = h.forces.is_some() || h.objective.is_some() || !h.razed.is_empty();
        let map = components.scenario(&h.scenario).map_or("", |s| &s.map);
        Game {
            period: period.to_owned(),
            scenario: if own { format!("{map} chosen") } else { h.scenario.clone() },
            invader: h.players.invader.clone(),
            defender: h.players.defender.clone(),
            winner: verdict.winner.code().to_owned(),
            vp: verdict.vp,
            record: Some(verdict.fingerprint.clone()),
        }
    }

    /// The file's text.
    pub fn text(&self) -> String {
        toml::to_string(&File { format: FORMAT, game: self.games.clone() }).unwrap_or_default()
    }

    /// Reads a file.
    pub fn read(text: &str) -> Result<Book, BadFile> {
        let file: File = form::read(text)?;
        form::format(file.format)?;
        let mut book = Book::default();
        for game in file.game {
            book.add(game)?;
        }
        Ok(book)
    }
}

fn twice(game: Game) -> Note {
    Note::new("ratings-twice", &[]).text("invader", game.invader).text("defender", game.defender)
}
