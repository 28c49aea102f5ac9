//! A campaign as one readable file. Reading it means going through it again: every army, every record, every point is
//! checked as if it happened now, so a file that says something else than its games is refused.

use super::{Campaign, Ending, Unfit};
use crate::begun::{self, Begun};
use crate::form::{self, BadFile, FORMAT};
use crate::{Army, Note, Salt, Sealed};
use dragonrage_rules::{BySide, Components, Hex, Record, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    #[serde(default = "begun::first")]
    edition: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    changes: String,
    map: String,
    invader: String,
    defender: String,
    seed: u64,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    #[serde(default)]
    game: Vec<Page>,
}

/// One game. Derived numbers stand here for the reader, and are compared when the file is read.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Page {
    invader_points: u32,
    defender_points: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    invader_sealed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    defender_sealed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    invader_salt: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    defender_salt: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    invader_army: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    defender_army: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    razed: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    objective: Option<i16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    vp: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    invader_kills: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    defender_kills: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

/// What a file claims, for a list of files: nothing of it has been checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// The map.
    pub map: String,
    /// Who plays which side.
    pub players: BySide<String>,
    /// The game it has come to, from 1.
    pub game: usize,
    /// Is it over?
    pub over: bool,
}

impl Glance {
    /// Reads a file without going through its games.
    pub fn read(text: &str) -> Result<Glance, BadFile> {
        let file: File = form::read(text)?;
        form::format(file.format)?;
        let players = BySide { invader: file.invader, defender: file.defender };
        let over = file.game.last().is_some_and(|page| page.winner.is_some());
        Ok(Glance { map: file.map, players, game: file.game.len(), over })
    }
}

impl Campaign {
    /// The file's text.
    pub fn text(&self, components: &Arc<Components>) -> String {
        let page = |(n, c): (usize, &super::Chapter)| Page {
            invader_points: self.points_before(n + 1).invader,
            defender_points: self.points_before(n + 1).defender,
            invader_sealed: c.sealed.invader.map(|s| s.to_string()),
            defender_sealed: c.sealed.defender.map(|s| s.to_string()),
            invader_salt: c.salts.invader.map(|s| s.to_string()),
            defender_salt: c.salts.defender.map(|s| s.to_string()),
            invader_army: c.armies.invader.as_ref().map(Army::to_string),
            defender_army: c.armies.defender.as_ref().map(Army::to_string),
            razed: c.razed.as_ref().map(|r| r.iter().map(Hex::to_string).collect()),
            objective: self.objective(components, n + 1).map(|o| o.total()),
            winner: c.ending.map(|e| e.winner.code().to_owned()),
            vp: c.ending.map(|e| e.vp),
            invader_kills: c.ending.map(|e| e.kills.invader),
            defender_kills: c.ending.map(|e| e.kills.defender),
            record: c.record.clone(),
        };
        let file = File {
            format: FORMAT,
            edition: self.begun.edition.clone(),
            changes: self.begun.changes.clone(),
            map: self.map.clone(),
            invader: self.players.invader.clone(),
            defender: self.players.defender.clone(),
            seed: self.seed,
            options: form::options_out(&self.options),
            game: self.chapters().iter().enumerate().map(page).collect(),
        };
        toml::to_string_pretty(&file).unwrap_or_default()
    }

    /// Reads a file and goes through its games.
    pub fn read(components: &Arc<Components>, text: &str) -> Result<Campaign, BadFile> {
        let file: File = form::read(text)?;
        form::format(file.format)?;
        let options = form::options_in(&file.options)?;
        let players = BySide { invader: file.invader, defender: file.defender };
        let components = &Begun { edition: file.edition, changes: file.changes }.find(components)?;
        let mut campaign = Campaign::new(components, &file.map, players, options, file.seed)?;
        for (n, page) in file.game.into_iter().enumerate() {
            let untrue = || Note::new("campaign-untrue", &["4.4-a"]).number("game", n as i64 + 1);
            let points = BySide { invader: page.invader_points, defender: page.defender_points };
            if n + 1 != campaign.game() || campaign.points_before(n + 1) != points {
                return Err(untrue().into());
            }
            campaign.page(components, page, &untrue)?;
        }
        Ok(campaign)
    }

    fn page(&mut self, components: &Arc<Components>, page: Page, untrue: &dyn Fn() -> Note) -> Result<(), BadFile> {
        let game = self.game();
        let halves = [
            (Side::Invader, &page.invader_sealed, &page.invader_salt, &page.invader_army),
            (Side::Defender, &page.defender_sealed, &page.defender_salt, &page.defender_army),
        ];
        for (side, sealed, _, _) in halves {
            if let Some(text) = sealed {
                self.commit(side, text.parse().map_err(|_| untrue())?)?;
            }
        }
        // Open armies first: who chose in secret showed his after the other had chosen.
        let (open, secret): (Vec<_>, Vec<_>) = halves.into_iter().partition(|half| half.1.is_none());
        for (side, sealed, salt, army) in open.into_iter().chain(secret) {
            let army: Option<Army> = army.as_ref().map(|a| a.parse().map_err(|_| untrue())).transpose()?;
            let salt: Option<Salt> = salt.as_ref().map(|s| s.parse().map_err(|_| untrue())).transpose()?;
            let mustered = match (army, salt) {
                (None, None) => Ok(()),
                (Some(army), Some(salt)) => self.open(components, side, Sealed { army, salt }),
                (Some(army), None) if sealed.is_none() => self.recruit(components, side, army),
                _ => return Err(untrue().into()),
            };
            mustered.map_err(|mut notes| notes.swap_remove(0))?;
        }
        if let Some(hexes) = page.razed {
            let hexes: Result<Vec<Hex>, _> = hexes.iter().take(100).map(|h| h.parse()).collect();
            self.raze(components, hexes.map_err(|_| untrue())?)?;
        }
        if self.objective(components, game).map(|o| o.total()) != page.objective {
            return Err(untrue().into());
        }
        let winner = page.winner.as_deref().map(|w| Side::from_code(w).ok_or_else(untrue)).transpose()?;
        let ending = match (winner, page.vp, page.invader_kills, page.defender_kills) {
            (None, None, None, None) => None,
            (Some(winner), Some(vp), Some(invader), Some(defender)) => {
                Some(Ending { winner, vp, kills: BySide { invader, defender } })
            }
            _ => return Err(untrue().into()),
        };
        match (page.record, ending) {
            (Some(record), Some(ending)) => {
                self.take(components, record).map_err(|e| match e {
                    Unfit::Note(note) => BadFile::Untrue(note),
                    Unfit::Unproven(e) => BadFile::Syntax(format!("game {game}: {e}")),
                })?;
                if self.chapters[game - 1].ending != Some(ending) {
                    return Err(untrue().into());
                }
            }
            (None, Some(ending)) => self.settle(ending)?,
            (Some(record), None) => {
                let header = Record::parse(&record).map_err(|e| BadFile::Syntax(format!("game {game}: {e}")))?.header;
                if !self.is_next(components, &header) {
                    return Err(untrue().into());
                }
                self.keep(record);
            }
            (None, None) => {}
        }
        Ok(())
    }
}
