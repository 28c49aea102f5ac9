//! The log of a tournament as an audit trail: beside a correction stands what was told before.

use super::{Entry, Told, Tournament};

/// One line of the trail.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What happened.
    pub entry: Entry,
    /// What a correction took the place of, if somebody had told it; a withdrawal tells nothing of its games.
    pub before: Option<Told>,
    /// The round that an entry of a round begins, from 1.
    pub round: usize,
}

/// Everything that happened, in order.
pub fn trail(t: &Tournament) -> Vec<Line> {
    let (mut told, mut round): (Vec<&Told>, usize) = (Vec::new(), 0);
    let mut lines = Vec::with_capacity(t.log().len());
    for entry in t.log() {
        let same = |a: &&&Told, b: &Told| {
            let key = |t: &Told| (t.round, t.invader.to_lowercase(), t.defender.to_lowercase());
            key(a) == key(b)
        };
        let mut before = None;
        match entry {
            Entry::Round { .. } => round += 1,
            Entry::Game(now) => told.push(now),
            Entry::Correct(now) => {
                before = told.iter().rev().find(|t| same(t, now)).map(|t| (*t).clone());
                told.push(now);
            }
            _ => {}
        }
        lines.push(Line { entry: entry.clone(), before, round });
    }
    lines
}

/// When something happened, as the log says it.
pub fn when(entry: &Entry) -> Option<&str> {
    match entry {
        Entry::Enter { at, .. } | Entry::Withdraw { at, .. } | Entry::Round { at, .. } => at.as_deref(),
        Entry::Game(told) | Entry::Correct(told) => told.at.as_deref(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Plan, System};

    #[test]
    fn a_correction_shows_what_it_corrects_and_so_does_the_next_one() {
        let components = dragonrage_data::embedded();
        let (name, scenarios) = ("Evening".to_owned(), "esirien-1".to_owned());
        let plan = Plan { name, system: System::Swiss, rounds: Some(2), scenarios, seed: 3 };
        let mut t = Tournament::new(&components, plan).unwrap();
        for player in ["Ann", "Bob"] {
            t.add(&components, Entry::Enter { player: player.to_owned(), at: None }).unwrap();
        }
        let round = t.next_round(&components, None).unwrap();
        t.add(&components, round.at(Some("now".to_owned()))).unwrap();
        let told = |vp: u16, why: Option<&str>| Told {
            round: 1,
            invader: "ann".to_owned(),
            defender: "Bob".to_owned(),
            winner: "invader".to_owned(),
            vp,
            why: why.map(str::to_owned),
            ..Told::default()
        };
        t.add(&components, Entry::Game(told(7, None))).unwrap();
        t.add(&components, Entry::Correct(told(8, Some("misread")))).unwrap();
        t.add(&components, Entry::Correct(told(9, Some("again")))).unwrap();
        let trail = trail(&t);
        let before: Vec<Option<u16>> = trail.iter().map(|l| l.before.as_ref().map(|b| b.vp)).collect();
        assert_eq!(before, [None, None, None, None, Some(7), Some(8)]);
        assert_eq!((trail[2].round, when(&trail[2].entry), when(&trail[3].entry)), (1, Some("now"), None));
    }
}
