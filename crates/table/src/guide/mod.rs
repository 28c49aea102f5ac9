//! The guided first game: lessons inside a real game. A lesson asks for something that the rules allow now, points at it,
//! and is over when events tell that the player did it. It never stops anybody from doing anything else.
//!
//! It shows and says nothing: the words are in `crates/words`.

mod defender;
mod invader;
pub mod lesson;
pub mod note;
pub mod opening;
pub mod pupil;

use crate::session::offers::Offers;
use dragonrage_rules::{Action, Event, Game, Hex, Side, UnitId};
use lesson::{FEW, Known, Lesson, Seen, When, at, deciding};
use note::Note;

/// The lessons of a side, in their order.
pub fn lessons(side: Side) -> &'static [Lesson] {
    match side {
        Side::Invader => &invader::LESSONS,
        Side::Defender => &defender::LESSONS,
    }
}

/// How far the player has come with a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It is still to come.
    Due,
    /// The player did the thing.
    Done,
    /// The player did not want it.
    Skipped,
}

impl Progress {
    /// All there are.
    pub const ALL: [Progress; 3] = [Progress::Due, Progress::Done, Progress::Skipped];

    /// The word in records and on the page.
    pub const fn code(self) -> &'static str {
        match self {
            Progress::Due => "due",
            Progress::Done => "done",
            Progress::Skipped => "skipped",
        }
    }
}

/// The lessons of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guide {
    side: Side,
    progress: Vec<Progress>,
    open: bool,
    /// Opened again by hand: it is shown first, whatever the position.
    again: Option<usize>,
    /// What the player just learnt.
    praise: Option<usize>,
    /// Has the goal been read?
    told: bool,
    /// What the other side did for the first time since the player last acted.
    notes: Vec<Note>,
    /// Everything that it has done before.
    noted: Vec<Note>,
}

/// The lesson of this moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Now {
    /// Its number.
    pub lesson: usize,
    /// Units that could do the thing; a few of them.
    pub units: Vec<UnitId>,
}

/// What to touch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Point {
    /// Hexes of the board.
    pub hexes: Vec<Hex>,
    /// The button that ends the phase.
    pub end: bool,
}

/// How a remark in a record begins that tells about lessons.
const REMARK: &str = "# guide ";

/// The word in it behind what the other side has done before.
const NOTED: &str = "noted";

impl Guide {
    /// All lessons of a side.
    pub fn new(side: Side) -> Guide {
        let progress = vec![Progress::Due; lessons(side).len()];
        Guide {
            side,
            progress,
            open: true,
            again: None,
            praise: None,
            told: false,
            notes: Vec::new(),
            noted: Vec::new(),
        }
    }

    /// The side of the player who learns.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The lessons with the player's progress.
    pub fn list(&self) -> impl Iterator<Item = (usize, &'static Lesson, Progress)> + '_ {
        lessons(self.side).iter().enumerate().zip(&self.progress).map(|((n, lesson), p)| (n, lesson, *p))
    }

    /// Lessons that are over, done or skipped.
    pub fn past(&self) -> usize {
        self.progress.iter().filter(|p| **p != Progress::Due).count()
    }

    /// Are lessons shown?
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// What the player just learnt.
    pub fn praise(&self) -> Option<usize> {
        self.praise
    }

    /// What the other side just did for the first time, and deserves a word.
    pub fn notes(&self) -> &[Note] {
        if self.open { &self.notes } else { &[] }
    }

    /// The number of the lesson about the goal.
    pub fn goal(&self) -> Option<usize> {
        lessons(self.side).iter().position(|l| matches!(l.when, When::Always))
    }

    /// Is the goal shown, with its picture? Before anything was done, and whenever it is opened again.
    pub fn shows_goal(&self, game: &Game) -> bool {
        let first = !self.told && game.turn() == 0 && self.goal().is_some_and(|n| self.progress[n] == Progress::Due);
        self.open && deciding(game) == Some(self.side) && (first || self.again.is_some() && self.again == self.goal())
    }

    /// The player has read the goal.
    pub fn understand(&mut self) {
        self.told = true;
        self.again = self.again.filter(|n| Some(*n) != self.goal());
    }

    /// Puts all lessons away, or takes them out again.
    pub fn show(&mut self, open: bool) {
        self.open = open;
        self.again = None;
    }

    /// The player does not want this lesson.
    pub fn skip(&mut self, lesson: usize) {
        self.set(lesson, Progress::Skipped);
        self.praise = None;
    }

    /// The player wants to see a lesson again.
    pub fn again(&mut self, lesson: usize) {
        self.set(lesson, Progress::Due);
        self.open = true;
        self.again = Some(lesson);
        self.praise = None;
    }

    fn set(&mut self, lesson: usize, to: Progress) {
        if let Some(p) = self.progress.get_mut(lesson) {
            *p = to;
        }
        self.again = self.again.filter(|a| *a != lesson);
    }

    /// The player does something new: what was praised was praised.
    pub fn act(&mut self) {
        self.praise = None;
        self.notes.clear();
        self.understand();
    }

    /// Looks at what an action brought about.
    pub fn see(&mut self, game: &Game, events: &[Event]) {
        let seen = Seen { mine: self.side, game, events };
        let learnt: Vec<usize> = self
            .list()
            .filter(|(n, lesson, p)| {
                *p == Progress::Due && (self.again == Some(*n) || self.ready(lesson)) && (lesson.done)(&seen)
            })
            .map(|(n, ..)| n)
            .collect();
        for n in &learnt {
            self.set(*n, Progress::Done);
        }
        self.praise = learnt.first().copied().or(self.praise);
        for note in events.iter().filter_map(|e| Note::of(game, self.side, &e.what)) {
            if !self.noted.contains(&note) {
                self.noted.push(note);
                self.notes.push(note);
            }
        }
    }

    /// Are the lessons before it over?
    fn ready(&self, lesson: &Lesson) -> bool {
        self.list().all(|(_, l, p)| p != Progress::Due || !lesson.after.contains(&l.id))
    }

    /// The lesson of this moment: the first whose occasion has come. `legal`: what the player may do.
    pub fn now(&self, game: &Game, legal: &[Action]) -> Option<Now> {
        if !self.open || deciding(game) != Some(self.side) || legal.is_empty() {
            return None;
        }
        let mut known = Known::new(game, legal);
        let mut calls = |lesson: &Lesson| match &lesson.when {
            When::Deed(wanted) => wanted.units(&mut known),
            When::End => legal.contains(&Action::Done).then(Vec::new),
            When::Always => Some(Vec::new()),
        };
        if let Some(lesson) = self.again {
            return Some(Now { lesson, units: calls(&lessons(self.side)[lesson]).unwrap_or_default() });
        }
        if self.shows_goal(game) {
            return Some(Now { lesson: self.goal()?, units: Vec::new() });
        }
        // The goal was told before anything else: now it waits behind all others.
        let due = || self.list().filter(|(_, lesson, p)| *p == Progress::Due && self.ready(lesson));
        let goal = |lesson: &Lesson| matches!(lesson.when, When::Always);
        let others = due().filter(|(_, lesson, _)| !goal(lesson)).chain(due().filter(|(_, lesson, _)| goal(lesson)));
        { others }.find_map(|(n, lesson, _)| Some(Now { lesson: n, units: calls(lesson)? }))
    }

    /// What to touch for it: a unit, or where the chosen unit should go.
    pub fn point(&self, game: &Game, now: &Now, offers: &Offers) -> Point {
        let wanted = match &lessons(self.side)[now.lesson].when {
            When::Deed(wanted) if wanted.phase == game.phase() => wanted,
            When::End => return Point { hexes: Vec::new(), end: true },
            _ => return Point::default(),
        };
        let mut hexes: Vec<Hex> = Vec::new();
        if offers.unit.is_some_and(|u| now.units.contains(&u)) {
            for hex in wanted.of(game, offers).into_iter().filter_map(|d| d.hex) {
                if !hexes.contains(&hex) {
                    hexes.push(hex);
                }
            }
        } else {
            hexes.extend(now.units.iter().filter_map(|u| at(game, *u)));
        }
        hexes.truncate(FEW);
        Point { hexes, end: false }
    }

    /// The remark that keeps the lessons with the record.
    pub fn remark(&self) -> String {
        let mut text = format!("{REMARK}{} {}", self.side.code(), if self.open { "open" } else { "closed" });
        for (_, lesson, p) in self.list().filter(|(.., p)| *p != Progress::Due) {
            text += &format!(" {}:{}", lesson.id, p.code());
        }
        for note in &self.noted {
            text += &format!(" {}:{NOTED}", note.code());
        }
        if self.told {
            text += " told";
        }
        text
    }

    /// The lessons of a record, if it was played with them.
    pub fn of_record(record: &str) -> Option<Guide> {
        let line = record.lines().find_map(|l| l.strip_prefix(REMARK))?;
        let mut words = line.split_whitespace();
        let side = words.next()?;
        let mut guide = Guide::new(Side::BOTH.into_iter().find(|s| s.code() == side)?);
        guide.open = words.next() != Some("closed");
        for word in words {
            guide.told |= word == "told";
            let Some((id, code)) = word.split_once(':') else { continue };
            guide.noted.extend(Note::ALL.into_iter().filter(|n| code == NOTED && n.code() == id));
            let known = lessons(guide.side).iter().position(|l| l.id == id);
            let progress = Progress::ALL.into_iter().find(|p| p.code() == code);
            if let Some((n, p)) = known.zip(progress) {
                guide.progress[n] = p;
            }
        }
        Some(guide)
    }
}

#[cfg(test)]
mod tests;
