//! Tables for spreadsheets: players come in, standings go out.

use super::{MOST_PLAYERS, Tournament};
use crate::Note;

/// Names from a table: the column headed `player` or `name`, else the first one. Empty lines are passed over.
pub fn players_from_csv(text: &str) -> Result<Vec<String>, Note> {
    let bad = |line: u64| Note::new("tournament-bad-table", &[]).number("line", line as i64);
    let mut reader = ::csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(::csv::Trim::All)
        .from_reader(text.as_bytes());
    let mut column = None;
    let mut names = Vec::new();
    for (n, row) in reader.records().enumerate() {
        let row = row.map_err(|e| bad(e.position().map_or(n as u64 + 1, |p| p.line())))?;
        if column.is_none() {
            let heads = |head: &str| ["player", "name"].iter().any(|h| head.eq_ignore_ascii_case(h));
            let headed = row.iter().position(heads);
            column = Some(headed.unwrap_or(0));
            if headed.is_some() {
                continue;
            }
        }
        match row.get(column.unwrap_or(0)) {
            None | Some("") => {}
            Some(name) => names.push(crate::form::name(name)?),
        }
        if names.len() > MOST_PLAYERS {
            return Err(Note::new("tournament-too-many", &[]).number("most", MOST_PLAYERS as i64));
        }
    }
    Ok(names)
}

/// The standings, one line for each player.
pub fn standings_csv(t: &Tournament) -> String {
    let mut out = ::csv::Writer::from_writer(Vec::new());
    let head = ["place", "player", "match points", "tie-break points", "won", "lost", "invader", "defender", "byes"];
    // Writing into memory does not fail.
    let _ = out.write_record(head);
    for s in t.standings() {
        let numbers = [s.points, s.tiebreak, s.games[0], s.games[1], s.sides[0], s.sides[1], s.byes];
        let row = [s.place.to_string(), t.players()[s.player].name.clone()];
        let _ = out.write_record(row.into_iter().chain(numbers.map(|n| n.to_string())));
    }
    String::from_utf8(out.into_inner().unwrap_or_default()).unwrap_or_default()
}
