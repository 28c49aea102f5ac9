//! The text form of an action, the same in every language: `D1 walks NE`, `INF3 attacks D1 wings`, `roll 3+5`.
//! docs/NOTATION.md explains it to players. Parsing what was printed gives the same action back.

use crate::{Action, Area, Dir, Hex, NoDir, NoHex, Roster, Side, UnitId};
use std::fmt::{Display, Write};

/// Text that is no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// Nothing but space.
    #[error("nothing is written here")]
    Empty,
    /// No counter has this name.
    #[error("there is no unit '{0}'")]
    Unit(String),
    /// No action has this word.
    #[error("'{0}' is no verb that a unit knows")]
    Verb(String),
    /// A hex was expected here.
    #[error(transparent)]
    Hex(#[from] NoHex),
    /// A direction was expected here.
    #[error(transparent)]
    Dir(#[from] NoDir),
    /// A body area was expected here.
    #[error("'{0}' is no body area: head, wings, legs or belly")]
    Area(String),
    /// A number was expected here, or a smaller one.
    #[error("'{0}' is no number that fits here")]
    Number(String),
    /// The action is not complete.
    #[error("something is missing after '{0}'")]
    Missing(String),
    /// The action was complete before this.
    #[error("'{0}' is too much")]
    TooMuch(String),
}

/// Longest text that is looked at.
const LONGEST: usize = 80;

fn short(s: &str) -> String {
    s.chars().take(24).collect()
}

/// Prints an action.
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// let d1 = components.roster.by_name("D1").unwrap();
/// assert_eq!(notation::print(&components.roster, Action::Walk { unit: d1, dir: Dir::NE }), "D1 walks NE");
/// assert_eq!(notation::print(&components.roster, Action::Roll { a: 3, b: 5 }), "roll 3+5");
/// ```
pub fn print(roster: &Roster, action: Action) -> String {
    let mut pen = Pen { roster, text: String::new() };
    action.tell(&mut pen);
    pen.text
}

/// Reads an action. Upper and lower case do not matter.
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// let action = notation::parse(&components.roster, "inf3 attacks d1 wings").unwrap();
/// assert_eq!(notation::print(&components.roster, action), "INF3 attacks D1 wings");
///
/// let error = notation::parse(&components.roster, "INF99 moves N").unwrap_err();
/// assert_eq!(error.to_string(), "there is no unit 'INF99'");
/// ```
pub fn parse(roster: &Roster, text: &str) -> Result<Action, NotationError> {
    if text.len() > LONGEST {
        return Err(NotationError::TooMuch(short(text)));
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some(first) = words.first() else { return Err(NotationError::Empty) };
    let words = Words { words: &words, taken: 0, roster, first: roster.by_name(first) };
    let mut nearest = None;
    for read in Action::READERS {
        let mut words = words;
        match read(&mut words).and_then(|action| words.end().map(|()| action)) {
            Ok(action) => return Ok(action),
            // What is wrong is told by the action that came nearest.
            Err(fault) => {
                let near = (words.taken, fault.telling());
                if nearest.as_ref().is_none_or(|(nearer, _)| *nearer < near) {
                    nearest = Some((near, fault));
                }
            }
        }
    }
    Err(nearest.map_or(NotationError::Empty, |(_, fault)| fault.into()))
}

/// Why the words are not this action. Most actions are not it because of their verb, or for want of a unit: that must cost
/// next to nothing.
pub(crate) enum Fault<'a> {
    Verb(&'a str),
    Unit(&'a str),
    Other(NotationError),
}

impl Fault<'_> {
    /// Which of two problems with the same word says more: one action may find it too much where another cannot read it.
    const fn telling(&self) -> u8 {
        match self {
            Fault::Other(NotationError::Missing(_)) => 4,
            Fault::Unit(_) => 3,
            Fault::Other(NotationError::TooMuch(_)) => 0,
            Fault::Other(_) => 2,
            Fault::Verb(_) => 1,
        }
    }
}

impl From<Fault<'_>> for NotationError {
    fn from(fault: Fault) -> NotationError {
        match fault {
            Fault::Verb(word) => NotationError::Verb(short(word)),
            Fault::Unit(word) => NotationError::Unit(short(word)),
            Fault::Other(error) => error,
        }
    }
}

/// Writes the words of one action.
pub(crate) struct Pen<'a> {
    roster: &'a Roster,
    text: String,
}

impl Pen<'_> {
    pub(crate) fn word(&mut self, word: impl Display) {
        let space = if self.text.is_empty() { "" } else { " " };
        let _ = write!(self.text, "{space}{word}");
    }

    /// One die, or two.
    pub(crate) fn dice(&mut self, a: u8, b: u8) {
        if b == 0 { self.word(a) } else { self.word(format_args!("{a}+{b}")) }
    }
}

/// Reads the words of one action.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    words: &'a [&'a str],
    /// How many were looked at.
    taken: usize,
    roster: &'a Roster,
    /// The unit that the first word names: most actions ask for it.
    first: Option<UnitId>,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Result<&'a str, Fault<'a>> {
        let Some(w) = self.words.get(self.taken) else {
            return Err(Fault::Other(NotationError::Missing(self.words.last().map_or(String::new(), |w| short(w)))));
        };
        self.taken += 1;
        Ok(w)
    }

    fn of<T>(&mut self, find: impl Fn(&str) -> Option<T>, or: fn(&'a str) -> Fault<'a>) -> Result<T, Fault<'a>> {
        let w = self.next()?;
        find(w).ok_or_else(|| or(w))
    }

    /// This word and no other.
    pub(crate) fn expect(&mut self, word: &str) -> Result<(), Fault<'a>> {
        self.of(|w| w.eq_ignore_ascii_case(word).then_some(()), Fault::Verb)
    }

    /// Is this the next word? It need not be there.
    pub(crate) fn flag(&mut self, word: &str) -> bool {
        let there = self.words.get(self.taken).is_some_and(|w| w.eq_ignore_ascii_case(word));
        self.taken += usize::from(there);
        there
    }

    /// One of two words: is it the first?
    pub(crate) fn either(&mut self, yes: &str, no: &str) -> Result<bool, Fault<'a>> {
        let which = |w: &str| match w {
            w if w.eq_ignore_ascii_case(yes) => Some(true),
            w if w.eq_ignore_ascii_case(no) => Some(false),
            _ => None,
        };
        self.of(which, Fault::Verb)
    }

    /// `3`, or `3+5`.
    pub(crate) fn dice(&mut self) -> Result<(u8, u8), Fault<'a>> {
        let die = |s: &str| s.parse::<u8>().ok().filter(|n| (1..=6).contains(n) && s.len() == 1);
        let dice = |w: &str| match w.split_once('+') {
            Some((a, b)) => die(a).zip(die(b)),
            None => die(w).zip(Some(0)),
        };
        self.of(dice, |w| Fault::Other(NotationError::Number(short(w))))
    }

    fn end(&mut self) -> Result<(), Fault<'a>> {
        self.next().map_or(Ok(()), |extra| Err(Fault::Other(NotationError::TooMuch(short(extra)))))
    }
}

/// A field of an action as a word.
pub(crate) trait Told: Sized {
    fn tell(self, pen: &mut Pen);
    fn read<'a>(words: &mut Words<'a>) -> Result<Self, Fault<'a>>;
    /// The unit that acts, if it is one and stands first.
    fn subject(self) -> Option<UnitId> {
        None
    }
}

impl Told for UnitId {
    fn tell(self, pen: &mut Pen) {
        pen.word(pen.roster.name(self));
    }
    fn read<'a>(words: &mut Words<'a>) -> Result<UnitId, Fault<'a>> {
        let (roster, first) = (words.roster, (words.taken == 0).then_some(words.first));
        words.of(|w| first.unwrap_or_else(|| roster.by_name(w)), Fault::Unit)
    }
    #[inline]
    fn subject(self) -> Option<UnitId> {
        Some(self)
    }
}

impl Told for Hex {
    fn tell(self, pen: &mut Pen) {
        pen.word(self);
    }
    fn read<'a>(words: &mut Words<'a>) -> Result<Hex, Fault<'a>> {
        words.next()?.parse().map_err(|no: NoHex| Fault::Other(no.into()))
    }
}

impl Told for Dir {
    fn tell(self, pen: &mut Pen) {
        pen.word(self);
    }
    fn read<'a>(words: &mut Words<'a>) -> Result<Dir, Fault<'a>> {
        words.next()?.parse().map_err(|no: NoDir| Fault::Other(no.into()))
    }
}

impl Told for Area {
    fn tell(self, pen: &mut Pen) {
        pen.word(self.code());
    }
    fn read<'a>(words: &mut Words<'a>) -> Result<Area, Fault<'a>> {
        words.of(Area::from_code, |w| Fault::Other(NotationError::Area(short(w))))
    }
}

impl Told for Side {
    fn tell(self, pen: &mut Pen) {
        pen.word(self.code());
    }
    fn read<'a>(words: &mut Words<'a>) -> Result<Side, Fault<'a>> {
        words.of(Side::from_code, Fault::Verb)
    }
}

/// A count: of MP, of hexes.
impl Told for u8 {
    fn tell(self, pen: &mut Pen) {
        pen.word(self);
    }
    fn read<'a>(words: &mut Words<'a>) -> Result<u8, Fault<'a>> {
        words.of(|w| w.parse().ok().filter(|n| *n <= 15), |w| Fault::Other(NotationError::Number(short(w))))
    }
}
