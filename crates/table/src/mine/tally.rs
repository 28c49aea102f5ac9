//! What one finished game was: its figures and its deeds for both sides, found by playing its record again once. As text it
//! may be kept beside the record, with the record's fingerprint; whatever cannot be read or belongs to another text is simply
//! found anew. Choices are weighed elsewhere (`choices`), for that takes long.

use super::deeds::{Deed, Finder};
use crate::film::Film;
use crate::film::chances::Teller;
use crate::film::luck::Purse;
use dragonrage_rules::record::RecordError;
use dragonrage_rules::{BySide, Components, Fnv, Game, Kind, Record, Side, Status};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The first line. The number grows whenever anything is found otherwise than before.
const HEADER: &str = "dragonrage tally 1";
/// Longest text that is read.
const LONGEST: usize = 16 * 1024;

/// What a text is known by.
pub fn fingerprint(record: &str) -> u64 {
    Fnv::NOTHING.with(record.as_bytes()).value()
}

/// A deed of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// Which.
    pub deed: Deed,
    /// Whose.
    pub side: Side,
    /// How many steps there were when it was done.
    pub step: usize,
}

/// What one game was.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// Scenario.
    pub scenario: String,
    /// Who won.
    pub winner: Side,
    /// Turns.
    pub turns: u16,
    /// VP destroyed, and those that win.
    pub vp: i16,
    /// VP that win.
    pub goal: i16,
    /// Units that each side lost.
    pub lost: BySide<u16>,
    /// What the dice gave the invader, in chances to win.
    pub luck: f32,
    /// How often units of each kind acted, by side.
    pub acts: BySide<BTreeMap<Kind, u32>>,
    /// What was achieved.
    pub deeds: Vec<Done>,
}

impl Tally {
    /// Plays a record again; `None`: the game is not over.
    pub fn of(components: &Arc<Components>, record: &str) -> Result<Option<Tally>, RecordError> {
        let film = Film::read(components, record)?;
        let last = film.position(film.len());
        let Some(outcome) = last.outcome() else { return Ok(None) };
        let luck = Purse::new(&film).all(&film);
        let mut acts: BySide<BTreeMap<Kind, u32>> = BySide::default();
        let read = Record::parse(record)?;
        let mut finder = Finder::new(&read.header);
        let mut before = read.start(components)?;
        read.replay(components, usize::MAX, |action, events, game| {
            if let Some(unit) = action.unit().filter(|_| before.turn() > 0)
                && let (Some(kind), Some(side)) = (before.kind(unit), before.unit(unit).and_then(|u| u.side))
            {
                *acts[side].entry(kind).or_default() += 1;
            }
            finder.see(&before, action, events, game);
            before = game.clone();
        })?;
        let mut teller = Teller::new(&film);
        let curve: Vec<f32> =
            (0..film.ends().len()).filter_map(|n| teller.moment(&film, n)).map(|m| m.chance).collect();
        let deeds = finder.end(&last, &outcome, &curve, luck);
        let lost = BySide { invader: lost(&last, Side::Invader), defender: lost(&last, Side::Defender) };
        let scenario = read.header.scenario.clone();
        let (winner, turns, vp, goal) = (outcome.winner, last.turn(), last.vp(), last.goal());
        Ok(Some(Tally { scenario, winner, turns, vp, goal, lost, luck, acts, deeds }))
    }

    /// What the dice gave a side, in chances to win.
    pub fn luck(&self, side: Side) -> f32 {
        if side == Side::Invader { self.luck } else { -self.luck }
    }

    /// As a text, with the fingerprint of the record that it was found in.
    pub fn text(&self, of: u64) -> String {
        let mut t = format!("{HEADER}\nof {of:016x}\n");
        let Tally { scenario, turns, vp, goal, .. } = self;
        t.push_str(&format!("game {scenario} {} {turns} {vp} {goal}\n", self.winner.code()));
        t.push_str(&format!("lost {} {}\nluck {}\n", self.lost.invader, self.lost.defender, self.luck));
        for side in Side::BOTH {
            for (kind, count) in &self.acts[side] {
                t.push_str(&format!("acts {} {} {count}\n", side.code(), kind.code()));
            }
        }
        for done in &self.deeds {
            t.push_str(&format!("deed {} {} {}\n", done.deed.code(), done.side.code(), done.step));
        }
        t
    }

    /// Reads such a text, if it belongs to the record with this fingerprint.
    pub fn read(text: &str, of: u64) -> Option<Tally> {
        let mut lines = text.lines();
        let whole = text.len() <= LONGEST && lines.next()? == HEADER;
        if !whole || lines.next()?.strip_prefix("of ")? != format!("{of:016x}") {
            return None;
        }
        let mut game = lines.next()?.strip_prefix("game ")?.split(' ');
        let mut tally = Tally {
            scenario: game.next()?.to_owned(),
            winner: Side::from_code(game.next()?)?,
            turns: game.next()?.parse().ok()?,
            vp: game.next()?.parse().ok()?,
            goal: game.next()?.parse().ok()?,
            lost: BySide::default(),
            luck: 0.0,
            acts: BySide::default(),
            deeds: Vec::new(),
        };
        let (invader, defender) = lines.next()?.strip_prefix("lost ")?.split_once(' ')?;
        tally.lost = BySide { invader: invader.parse().ok()?, defender: defender.parse().ok()? };
        tally.luck = lines.next()?.strip_prefix("luck ")?.parse().ok().filter(|l: &f32| l.is_finite())?;
        for line in lines {
            let mut words = line.split(' ');
            match words.next()? {
                "acts" => {
                    let (side, kind) = (Side::from_code(words.next()?)?, Kind::from_code(words.next()?)?);
                    tally.acts[side].insert(kind, words.next()?.parse().ok()?);
                }
                "deed" => {
                    let (deed, side) = (Deed::from_code(words.next()?)?, Side::from_code(words.next()?)?);
                    tally.deeds.push(Done { deed, side, step: words.next()?.parse().ok()? });
                }
                _ => return None,
            }
        }
        Some(tally)
    }
}

/// Units of a side that did not live to see the end.
fn lost(game: &Game, side: Side) -> u16 {
    let dead = |s: Status| matches!(s, Status::Destroyed | Status::Carcass);
    game.units().filter(|(_, u)| u.side == Some(side) && dead(u.status)).count() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = include_str!("../../../../cases/golden/esirien-1-squire.txt");

    #[test]
    fn a_tally_is_what_the_record_says_and_survives_as_text() {
        let components = dragonrage_data::embedded();
        let tally = Tally::of(&components, GAME).unwrap().unwrap();
        let film = Film::read(&components, GAME).unwrap();
        let last = film.position(film.len());
        assert_eq!((tally.turns, tally.vp, tally.winner), (last.turn(), last.vp(), last.outcome().unwrap().winner));
        assert!(tally.acts.invader.contains_key(&Kind::Dragon) && tally.lost.defender > 0);
        let of = fingerprint(GAME);
        assert_eq!(Tally::read(&tally.text(of), of), Some(tally.clone()));
        assert_eq!(tally.luck(Side::Defender), -tally.luck);
        assert_eq!(Tally::read(&tally.text(of), of ^ 1), None, "another record");
    }

    #[test]
    fn whatever_else_is_kept_there_is_found_anew() {
        let tally = Tally::of(&dragonrage_data::embedded(), GAME).unwrap().unwrap();
        let text = tally.text(7);
        for bad in [
            String::new(),
            text.replace("tally 1", "tally 2"),
            text.replace("game ", "gume "),
            text.replace("luck ", "luck NaN"),
            format!("{text}deed nonsense invader 1\n"),
            format!("{text}acts invader D x\n"),
            format!("{text}{}", "deed first-gate invader 1\n".repeat(1000)),
        ] {
            assert_eq!(Tally::read(&bad, 7), None, "{bad}");
        }
    }

    #[test]
    fn what_is_not_over_has_no_tally() {
        let components = dragonrage_data::embedded();
        let text = include_str!("../../../../cases/editions/1-esirien-1-unfinished.txt");
        assert_eq!(Tally::of(&components, text), Ok(None));
        assert!(Tally::of(&components, "rubbish").is_err());
    }
}
