//! The tournament report of chess federations (TRF16), as far as it fits: a match is what a game is there, so a match won
//! 2 : 0 is a win, 1 : 1 a draw, and match points are halved. The colour is that of the first game: white invades.

use super::{MOST_PLAYERS, Tournament};
use crate::Note;
use std::fmt::Write;

/// The report.
pub fn trf(t: &Tournament) -> String {
    let standings = t.standings();
    let mut out = format!("012 {}\n062 {}\n092 {}\n", t.plan.name, t.players().len(), t.plan.system.code());
    for (n, player) in t.players().iter().enumerate() {
        let Some(s) = standings.iter().find(|s| s.player == n) else { continue };
        let name: String = player.name.chars().take(33).collect();
        let points = f64::from(s.points) / 2.0;
        // Start number, sex, title, name, rating, federation, number, birth, points, place.
        let _ = write!(
            out,
            "001 {:>4} {:4} {name:<33} {:>4} {:3} {:>11} {:>10} {points:>4.1} {:>4}",
            n + 1,
            "",
            "",
            "",
            "",
            "",
            s.place
        );
        for round in t.rounds() {
            let cell = match round.matches.iter().find(|m| m.players.contains(&n)) {
                Some(m) => {
                    let own = usize::from(m.players[1] == n);
                    let [a, b] = [m.points()[own].0, m.points()[1 - own].0];
                    let forfeit = m.games.iter().flatten().any(|g| g.forfeit);
                    let result = match (a.cmp(&b), forfeit) {
                        _ if !m.complete() => ' ',
                        (std::cmp::Ordering::Greater, false) => '1',
                        (std::cmp::Ordering::Greater, true) => '+',
                        (std::cmp::Ordering::Less, false) => '0',
                        (std::cmp::Ordering::Less, true) => '-',
                        (std::cmp::Ordering::Equal, _) => '=',
                    };
                    format!("{:>4} {} {result}", m.players[1 - own] + 1, if own == 0 { 'w' } else { 'b' })
                }
                None if round.bye == Some(n) => "0000 - U".to_owned(),
                None => "0000 - Z".to_owned(),
            };
            let _ = write!(out, "  {cell}");
        }
        out.push('\n');
    }
    out
}

/// Names from a report: columns 15 to 47 of its lines 001.
pub fn players_from_trf(text: &str) -> Result<Vec<String>, Note> {
    let mut names = Vec::new();
    for (n, line) in text.lines().enumerate().filter(|(_, l)| l.starts_with("001 ")) {
        let name: String = line.chars().skip(14).take(33).collect();
        let bad = |_| Note::new("tournament-bad-table", &[]).number("line", n as i64 + 1);
        names.push(crate::form::name(&name).map_err(bad)?);
        if names.len() > MOST_PLAYERS {
            return Err(Note::new("tournament-too-many", &[]).number("most", MOST_PLAYERS as i64));
        }
    }
    Ok(names)
}
