//! Games that are kept: what their text tells without being played, and the games of files.

use super::Drawer;
use super::archive::{self, Place};
use crate::Who;
use crate::mine::person;
use dragonrage_rules::record::is_header;
use dragonrage_rules::{BySide, Side};

/// A game that is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Its key.
    pub key: String,
    /// Its scenario's id.
    pub scenario: String,
    /// The turn it has come to.
    pub turn: u16,
    /// Who won, if it is over.
    pub winner: Option<Side>,
    /// Is it over?
    pub over: bool,
    /// Who plays.
    pub players: BySide<Option<Who>>,
    /// The names of those people who have one.
    pub names: BySide<Option<String>>,
}

impl Kept {
    /// What a record tells.
    pub fn read(key: String, text: &str) -> Kept {
        let word = |start: &str| text.lines().rev().find_map(|l| l.strip_prefix(start)?.split(' ').next());
        let said = |side: Side| {
            let mut header = text.lines().take_while(|l| !l.is_empty());
            header.find_map(|l| l.strip_prefix(side.code())).unwrap_or_default().trim()
        };
        let (player, named) = (|side| Who::of(said(side)), |side| person::named(said(side)));
        let result = text.lines().rev().find_map(|l| l.strip_prefix("# ")?.split_once(" wins: "));
        Kept {
            key,
            scenario: word("scenario ").unwrap_or_default().to_owned(),
            turn: word("turn ").and_then(|t| t.parse().ok()).unwrap_or(0),
            winner: result.and_then(|(side, _)| Side::from_code(side)),
            over: text.lines().any(|l| l.starts_with("end ")),
            players: BySide { invader: player(Side::Invader), defender: player(Side::Defender) },
            names: BySide { invader: named(Side::Invader), defender: named(Side::Defender) },
        }
    }

    /// Who played, as the record's header says it.
    pub fn said(&self) -> BySide<String> {
        let said = |side: Side| {
            let who = self.players[side].map(|who| who.code().to_owned());
            self.names[side].clone().or(who).unwrap_or_default()
        };
        BySide { invader: said(Side::Invader), defender: said(Side::Defender) }
    }

    /// When it was begun, in milliseconds since 1970; keys begin with it.
    pub fn begun(&self) -> Option<f64> {
        self.key.split('-').next()?.parse().ok().filter(|t| *t > 0.0)
    }
}

/// Before every game of a file that holds many, as they were written before everything went into one: its key.
const KEY: &str = "kept ";

/// The games of a file: of one that holds everything, of one that holds many games, or a record by itself, which has no key.
pub fn records_of(text: &str) -> Vec<(Option<String>, String)> {
    if let Ok(all) = archive::read(text) {
        let games = all.into_iter().filter(|e| e.place == Place::Drawer(Drawer::Games));
        return games.map(|e| (Some(e.key), e.text)).collect();
    }
    let mut games: Vec<(Option<String>, String)> = Vec::new();
    let mut key = None;
    for line in text.trim_start_matches('\u{feff}').lines() {
        if let Some(said) = line.strip_prefix(KEY) {
            key = Some(said.trim().to_owned()).filter(|k| is_key(k));
        } else if is_header(line) || games.is_empty() {
            games.push((key.take(), format!("{line}\n")));
        } else if let Some((_, record)) = games.last_mut() {
            record.push_str(line);
            record.push('\n');
        }
    }
    games
}

/// Keys are digits and dashes: nothing else may come into the database by a file.
fn is_key(key: &str) -> bool {
    !key.is_empty() && key.len() < 40 && key.bytes().all(|b| b.is_ascii_digit() || b == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = include_str!("../../../../cases/golden/nurkott-2-squire.txt");

    #[test]
    fn a_kept_game_tells_its_scenario_turn_and_result() {
        let kept = Kept::read("1700000000000-0007".to_owned(), GAME);
        assert_eq!(kept.scenario, "nurkott-2");
        assert!(kept.over && kept.turn > 1 && kept.winner.is_some());
        assert_eq!(kept.begun(), Some(1_700_000_000_000.0));
        let new = Kept::read("k".to_owned(), "scenario esirien-1\ninvader human\ndefender squire\n\n");
        assert_eq!((new.turn, new.over, new.winner, new.begun()), (0, false, None, None));
        assert_eq!(new.players.invader, Some(Who::Human));
        assert!(new.players.defender.is_some() && new.names == BySide::default());
        let named =
            Kept::read("k".to_owned(), "scenario esirien-1\ninvader Ann  <b>\u{202e}\ndefender squire\n\ninvader Bob");
        assert_eq!((named.names.invader.as_deref(), named.players.invader), (Some("Ann <b>"), Some(Who::Human)));
        assert_eq!(named.said().defender, "squire");
    }

    #[test]
    fn games_come_out_of_every_kind_of_file() {
        let old = format!("kept 1-2\n{GAME}\nkept 3\n{GAME}\n");
        let entry = |key: &str, drawer| archive::Entry {
            place: Place::Drawer(drawer),
            key: key.to_owned(),
            text: GAME.to_owned(),
        };
        let new = archive::write(&[entry("1-2", Drawer::Games), entry("3", Drawer::Games), entry("4", Drawer::Deals)]);
        for file in [old, new] {
            let games = records_of(&file);
            let keys: Vec<_> = games.iter().map(|(k, _)| k.as_deref()).collect();
            assert_eq!(keys, [Some("1-2"), Some("3")]);
            assert!(games.iter().all(|(_, record)| record.trim() == GAME.trim()));
        }
        assert_eq!(records_of(GAME), [(None, GAME.to_owned())]);
        assert_eq!(records_of(&format!("kept ../x\n{GAME}"))[0].0, None);
        assert!(records_of("").is_empty());
    }
}
