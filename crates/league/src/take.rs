//! Results out of records: every record is played again, and what it proves goes into a tournament or into a book of rated
//! games. Nothing is believed that a record merely says.

use crate::ratings::Book;
use crate::tournament::Entry;
use crate::{Note, Tournament, Unproven, Verdict, verify};
use dragonrage_rules::{Components, Record};
use std::sync::Arc;

/// Why nothing was taken from a record.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// It cannot be read or replayed; the line where that shows.
    Damaged(usize),
    /// The game is not over.
    Unfinished,
    /// It proves a game, but none that fits here.
    Refused(Note),
}

impl From<Note> for Trouble {
    fn from(note: Note) -> Trouble {
        Trouble::Refused(note)
    }
}

fn proof(components: &Arc<Components>, record: &str) -> Result<Verdict, Trouble> {
    verify(components, record).map_err(|e| match e {
        Unproven::Record(e) => Trouble::Damaged(e.line),
        Unproven::Unfinished => Trouble::Unfinished,
    })
}

/// The result that a record proves, as an entry of the tournament's log.
pub fn result(components: &Arc<Components>, t: &Tournament, record: &str) -> Result<Entry, Trouble> {
    Ok(t.from_verdict(components, &proof(components, record)?)?)
}

/// Adds the game that a record proves to a book.
pub fn rate(components: &Arc<Components>, book: &mut Book, record: &str, period: &str) -> Result<(), Trouble> {
    Ok(book.take(components, &proof(components, record)?, period)?)
}

/// Does a record say that it is of a game of the last round that has not been told yet? Whether it is, its replay will show.
pub fn is_wanted(t: &Tournament, record: &str) -> bool {
    let (Some(round), Ok(record)) = (t.rounds().last(), Record::parse(record)) else { return false };
    let h = &record.header;
    let [Ok(invader), Ok(defender)] = [&h.players.invader, &h.players.defender].map(|name| t.player(name)) else {
        return false;
    };
    let open = |game: usize| {
        let fits = |m: &&crate::tournament::Match| {
            m.players[game] == invader && m.players[1 - game] == defender && m.games[game].is_none()
        };
        round.matches.iter().any(|m| fits(&m))
    };
    record.has_end() && h.scenario == round.scenario && (open(0) || open(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Plan, System};

    const GAME: &str = include_str!("../../../cases/golden/nurkott-2-squire.txt");

    /// Two players about to play the golden game's scenario, and the golden game as if they had played it.
    fn paired() -> (Arc<Components>, Tournament, String) {
        let components = dragonrage_data::embedded();
        let plan = Plan {
            name: "Evening".to_owned(),
            system: System::Swiss,
            rounds: Some(1),
            scenarios: "nurkott-2".to_owned(),
            seed: 1,
        };
        let mut t = Tournament::new(&components, plan).unwrap();
        for player in ["Ann", "Bob"] {
            t.add(&components, Entry::Enter { player: player.to_owned(), at: None }).unwrap();
        }
        let round = t.next_round(&components, None).unwrap();
        t.add(&components, round).unwrap();
        let named = |line: &str| match line.split(' ').next() {
            Some("invader") => "invader Ann".to_owned(),
            Some("defender") => "defender Bob".to_owned(),
            _ => line.to_owned(),
        };
        let (head, body) = GAME.split_once("\n\n").unwrap();
        let head: Vec<String> = head.lines().map(named).collect();
        (components, t, format!("{}\n\n{body}", head.join("\n")))
    }

    #[test]
    fn a_record_becomes_a_result_once() {
        let (components, mut t, record) = paired();
        assert!(is_wanted(&t, &record));
        let entry = result(&components, &t, &record).unwrap();
        let Entry::Game(told) = &entry else { panic!("{entry:?}") };
        assert_eq!((told.invader.as_str(), told.defender.as_str(), told.round), ("Ann", "Bob", 1));
        t.add(&components, entry).unwrap();
        assert!(!is_wanted(&t, &record), "it has been told");
        assert!(
            matches!(result(&components, &t, &record), Err(Trouble::Refused(n)) if n.key == "tournament-record-used")
        );
    }

    #[test]
    fn what_proves_nothing_is_refused() {
        let (components, t, record) = paired();
        assert!(!is_wanted(&t, GAME), "nobody of the tournament played it");
        let unfinished = &record[..record.find("\nturn 3").unwrap() + 1];
        assert!(matches!(result(&components, &t, unfinished), Err(Trouble::Unfinished)));
        assert!(matches!(result(&components, &t, "rubbish"), Err(Trouble::Damaged(1))));
        assert!(!is_wanted(&t, unfinished) && !is_wanted(&t, "rubbish"));
    }

    #[test]
    fn a_book_takes_a_game_once() {
        let (components, _, record) = paired();
        let mut book = Book::default();
        rate(&components, &mut book, &record, "2026-11").unwrap();
        assert_eq!(book.games()[0].invader, "Ann");
        assert!(matches!(rate(&components, &mut book, &record, "2026-11"), Err(Trouble::Refused(_))));
        assert_eq!(book.games().len(), 1);
    }
}
