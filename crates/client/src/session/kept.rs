//! Games that are kept in the browser: what their text tells without being played, and all of them in one file.

use dragonrage_rules::record::is_header;
use dragonrage_rules::{BySide, Side};
use dragonrage_table::Who;

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
}

impl Kept {
    /// What a record tells.
    pub fn read(key: String, text: &str) -> Kept {
        let word = |start: &str| text.lines().rev().find_map(|l| l.strip_prefix(start)?.split(' ').next());
        let player = |side: Side| {
            let header = text.lines().take_while(|l| !l.is_empty());
            header.filter_map(|l| l.strip_prefix(side.code())).next().and_then(|w| Who::from_code(w.trim()))
        };
        let result = text.lines().rev().find_map(|l| l.strip_prefix("# ")?.split_once(" wins: "));
        Kept {
            key,
            scenario: word("scenario ").unwrap_or_default().to_owned(),
            turn: word("turn ").and_then(|t| t.parse().ok()).unwrap_or(0),
            winner: result.and_then(|(side, _)| Side::from_code(side)),
            over: text.lines().any(|l| l.starts_with("end ")),
            players: BySide { invader: player(Side::Invader), defender: player(Side::Defender) },
        }
    }

    /// When it was begun, in milliseconds since 1970; keys begin with it.
    pub fn begun(&self) -> Option<f64> {
        self.key.split('-').next()?.parse().ok().filter(|t| *t > 0.0)
    }
}

/// Before every game of a file that holds many: its key.
const KEY: &str = "kept ";

/// All games in one text.
pub fn bundle(games: &[(String, String)]) -> String {
    games.iter().map(|(key, record)| format!("{KEY}{key}\n{record}\n")).collect()
}

/// The games of a text: of one that holds many, or a record by itself, which has no key.
pub fn unbundle(text: &str) -> Vec<(Option<String>, String)> {
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
        assert!(new.players.defender.is_some());
    }

    #[test]
    fn all_games_go_into_one_file_and_come_out_again() {
        let games = vec![("1-2".to_owned(), GAME.to_owned()), ("3".to_owned(), GAME.to_owned())];
        let back = unbundle(&bundle(&games));
        let keys: Vec<_> = back.iter().map(|(k, _)| k.as_deref()).collect();
        assert_eq!(keys, [Some("1-2"), Some("3")]);
        assert!(back.iter().all(|(_, record)| record.trim() == GAME.trim()));
        assert_eq!(unbundle(GAME), [(None, GAME.to_owned())]);
        assert_eq!(unbundle(&format!("kept ../x\n{GAME}"))[0].0, None);
        assert!(unbundle("").is_empty());
    }
}
