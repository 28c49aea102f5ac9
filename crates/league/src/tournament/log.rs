//! What happens in a tournament, one entry after another, and the file that holds it.

use super::{Plan, Tournament};
use crate::form::{self, BadFile, FORMAT};
use dragonrage_rules::Components;
use serde::{Deserialize, Serialize};

/// Something that happened. `at` is a remark of when, for the people who read the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Entry {
    /// A player enters, perhaps late.
    Enter {
        player: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<String>,
    },
    /// A player plays no more.
    Withdraw {
        player: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<String>,
    },
    /// A round begins.
    Round {
        scenario: String,
        pairs: Vec<[String; 2]>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bye: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<String>,
    },
    /// A game ended.
    Game(Result),
    /// What was told of a game was wrong: this holds instead.
    Correct(Result),
}

impl Entry {
    /// The same, with a remark of when.
    pub fn at(mut self, when: Option<String>) -> Entry {
        match &mut self {
            Entry::Enter { at, .. } | Entry::Withdraw { at, .. } | Entry::Round { at, .. } => *at = when,
            Entry::Game(told) | Entry::Correct(told) => told.at = when,
        }
        self
    }
}

/// How a game ended, as it was told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Result {
    /// The round, from 1.
    pub round: usize,
    /// Who invaded.
    pub invader: String,
    /// Who defended.
    pub defender: String,
    /// `invader` or `defender`.
    pub winner: String,
    /// VP destroyed.
    #[serde(default)]
    pub vp: u16,
    /// Not played, but given to the winner.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forfeit: bool,
    /// Fingerprint of the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// Why it was corrected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// When it was told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    tournament: Plan,
    #[serde(default)]
    log: Vec<Entry>,
}

impl Tournament {
    /// The file's text.
    pub fn text(&self) -> String {
        let file = File { format: FORMAT, tournament: self.plan.clone(), log: self.log().to_vec() };
        toml::to_string(&file).unwrap_or_default()
    }

    /// Reads a file and goes through its log.
    pub fn read(components: &Components, text: &str) -> std::result::Result<Tournament, BadFile> {
        let file: File = form::read(text)?;
        form::format(file.format)?;
        let mut t = Tournament::new(components, file.tournament)?;
        for entry in file.log {
            t.add(components, entry)?;
        }
        Ok(t)
    }
}
