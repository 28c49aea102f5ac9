//! The text form of an action, the same in every language: `D1 walks NE`, `INF3 attacks D1 wings`, `roll 3+5`.
//! docs/NOTATION.md explains it to players. Parsing what was printed gives the same action back.

use crate::{Action, Area, Dir, Hex, NoDir, NoHex, Roster, Side, UnitId};

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
    let name = |u: UnitId| roster.name(u);
    match action {
        Action::TakeSide(side) => format!("take {}", side.code()),
        Action::Pick(u) => format!("{} next", name(u)),
        Action::Place { unit, hex } => format!("{} at {hex}", name(unit)),
        Action::Face { unit, dir } => format!("{} faces {dir}", name(unit)),
        Action::Enter { unit, hex } => format!("{} enters {hex}", name(unit)),
        Action::EnterFacing { unit, hex, dir, flying } => {
            format!("{} enters {hex} {dir}{}", name(unit), if flying { " flying" } else { "" })
        }
        Action::Step { unit, dir } => format!("{} moves {dir}", name(unit)),
        Action::Walk { unit, dir } => format!("{} walks {dir}", name(unit)),
        Action::Turn { unit, dir } => format!("{} turns {dir}", name(unit)),
        Action::Raze(u) => format!("{} razes", name(u)),
        Action::RazeHex { unit, hex } => format!("{} razes {hex}", name(unit)),
        Action::Smash { unit, mp } => format!("{} smashes {mp}", name(unit)),
        Action::Overrun(u) => format!("{} overruns", name(u)),
        Action::Slither { unit, dir } => format!("{} slithers {dir}", name(unit)),
        Action::Bound { unit, dir, hexes } => format!("{} bounds {hexes} {dir}", name(unit)),
        Action::TakeOff(u) => format!("{} takes off", name(u)),
        Action::Fly(u) => format!("{} flies", name(u)),
        Action::Land(u) => format!("{} lands", name(u)),
        Action::Fall { unit, dir } => format!("{} falls {dir}", name(unit)),
        Action::Breathe { unit, dir } => format!("{} breathes {dir}", name(unit)),
        Action::Shoot { unit, target, area } => format!("{} shoots {} {}", name(unit), name(target), area.code()),
        Action::Attack { unit, target, area } => format!("{} attacks {} {}", name(unit), name(target), area.code()),
        Action::Aim { unit, area, hex } => format!("{} aims {} {hex}", name(unit), area.code()),
        Action::Strike => "strike".to_owned(),
        Action::Force { unit, dir } => format!("{} forces {dir}", name(unit)),
        Action::Scale { unit, dir, along: false } => format!("{} scales {dir}", name(unit)),
        Action::Scale { unit, dir, along: true } => format!("{} scales {dir} led", name(unit)),
        Action::Break { unit, dir } => format!("{} breaks {dir}", name(unit)),
        Action::Take(u) => format!("{} takes along", name(u)),
        Action::Leave(u) => format!("{} leaves", name(u)),
        Action::Withdraw { unit, hex } => format!("{} withdraws {hex}", name(unit)),
        Action::Join { unit, hex } => format!("{} joins {hex}", name(unit)),
        Action::Prepare(u) => format!("{} prepares", name(u)),
        Action::Boost { unit, radius } => format!("{} boosts {radius}", name(unit)),
        Action::Fog { unit, hex } => format!("{} fogs {hex}", name(unit)),
        Action::Whirlwind { unit, hex } => format!("{} whirls {hex}", name(unit)),
        Action::BoltHex { unit, hex, keep: false } => format!("{} bolts {hex}", name(unit)),
        Action::BoltHex { unit, hex, keep: true } => format!("{} keeps {hex}", name(unit)),
        Action::Summon { unit, hex, fire } => {
            format!("{} summons {} {hex}", name(unit), if fire { "fire" } else { "earth" })
        }
        Action::Dismiss { unit, target } => format!("{} dismisses {}", name(unit), name(target)),
        Action::Pay(u) => format!("{} pays", name(u)),
        Action::Lightning { unit, target } => format!("{} bolts {}", name(unit), name(target)),
        Action::Suffer { unit, area } => format!("{} suffers {}", name(unit), area.code()),
        Action::Rescue { unit, hex } => format!("{} escapes {hex}", name(unit)),
        Action::Done => "done".to_owned(),
        Action::Stop => "stop".to_owned(),
        Action::Concede(side) => format!("{} concedes", side.code()),
        Action::Roll { a, b: 0 } => format!("roll {a}"),
        Action::Roll { a, b } => format!("roll {a}+{b}"),
    }
}

/// Reads the words of one action.
struct Words<'a> {
    words: std::str::SplitWhitespace<'a>,
    last: &'a str,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Result<&'a str, NotationError> {
        match self.words.next() {
            Some(w) => {
                self.last = w;
                Ok(w)
            }
            None => Err(NotationError::Missing(short(self.last))),
        }
    }

    fn hex(&mut self) -> Result<Hex, NotationError> {
        Ok(self.next()?.parse()?)
    }

    fn dir(&mut self) -> Result<Dir, NotationError> {
        Ok(self.next()?.parse()?)
    }

    fn area(&mut self) -> Result<Area, NotationError> {
        let w = self.next()?;
        Area::from_code(w).ok_or_else(|| NotationError::Area(short(w)))
    }

    fn number(&mut self, most: u8) -> Result<u8, NotationError> {
        let w = self.next()?;
        w.parse().ok().filter(|n| *n <= most).ok_or_else(|| NotationError::Number(short(w)))
    }

    fn unit(&mut self, roster: &Roster) -> Result<UnitId, NotationError> {
        let w = self.next()?;
        roster.by_name(w).ok_or_else(|| NotationError::Unit(short(w)))
    }
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
    let mut words = Words { words: text.split_whitespace(), last: text.trim() };
    let first = words.words.next().ok_or(NotationError::Empty)?;
    words.last = first;
    let action = match first.to_ascii_lowercase().as_str() {
        "take" => {
            let w = words.next()?;
            Action::TakeSide(Side::from_code(w).ok_or_else(|| NotationError::Verb(short(w)))?)
        }
        "strike" => Action::Strike,
        "done" => Action::Done,
        "stop" => Action::Stop,
        "roll" => roll(words.next()?)?,
        word => match Side::from_code(word) {
            Some(side) => match words.next()? {
                w if w.eq_ignore_ascii_case("concedes") => Action::Concede(side),
                w => return Err(NotationError::Verb(short(w))),
            },
            None => {
                let unit = roster.by_name(first).ok_or_else(|| NotationError::Unit(short(first)))?;
                unit_action(roster, unit, &mut words)?
            }
        },
    };
    match words.words.next() {
        Some(extra) => Err(NotationError::TooMuch(short(extra))),
        None => Ok(action),
    }
}

fn unit_action(roster: &Roster, unit: UnitId, words: &mut Words) -> Result<Action, NotationError> {
    let verb = words.next()?;
    Ok(match verb.to_ascii_lowercase().as_str() {
        "next" => Action::Pick(unit),
        "at" => Action::Place { unit, hex: words.hex()? },
        "faces" => Action::Face { unit, dir: words.dir()? },
        "enters" => {
            let hex = words.hex()?;
            if words.words.clone().next().is_none() {
                return Ok(Action::Enter { unit, hex });
            }
            let dir = words.dir()?;
            let flying = words.words.clone().next().is_some_and(|w| w.eq_ignore_ascii_case("flying"));
            if flying {
                words.next()?;
            }
            Action::EnterFacing { unit, hex, dir, flying }
        }
        "moves" => Action::Step { unit, dir: words.dir()? },
        "walks" => Action::Walk { unit, dir: words.dir()? },
        "turns" => Action::Turn { unit, dir: words.dir()? },
        "razes" if words.words.clone().next().is_none() => Action::Raze(unit),
        "razes" => Action::RazeHex { unit, hex: words.hex()? },
        "smashes" => Action::Smash { unit, mp: words.number(15)? },
        "overruns" => Action::Overrun(unit),
        "slithers" => Action::Slither { unit, dir: words.dir()? },
        "bounds" => {
            let hexes = words.number(15)?;
            Action::Bound { unit, dir: words.dir()?, hexes }
        }
        "takes" => match words.next()? {
            w if w.eq_ignore_ascii_case("off") => Action::TakeOff(unit),
            w if w.eq_ignore_ascii_case("along") => Action::Take(unit),
            w => return Err(NotationError::Verb(short(w))),
        },
        "flies" => Action::Fly(unit),
        "lands" => Action::Land(unit),
        "falls" => Action::Fall { unit, dir: words.dir()? },
        "breathes" => Action::Breathe { unit, dir: words.dir()? },
        "shoots" => Action::Shoot { unit, target: words.unit(roster)?, area: words.area()? },
        "attacks" => Action::Attack { unit, target: words.unit(roster)?, area: words.area()? },
        "aims" => Action::Aim { unit, area: words.area()?, hex: words.hex()? },
        "prepares" => Action::Prepare(unit),
        "forces" => Action::Force { unit, dir: words.dir()? },
        "scales" => {
            let dir = words.dir()?;
            let along = words.words.clone().next().is_some_and(|w| w.eq_ignore_ascii_case("led"));
            if along {
                words.next()?;
            }
            Action::Scale { unit, dir, along }
        }
        "breaks" => Action::Break { unit, dir: words.dir()? },
        "leaves" => Action::Leave(unit),
        "withdraws" => Action::Withdraw { unit, hex: words.hex()? },
        "joins" => Action::Join { unit, hex: words.hex()? },
        "boosts" => Action::Boost { unit, radius: words.number(15)? },
        "fogs" => Action::Fog { unit, hex: words.hex()? },
        "whirls" => Action::Whirlwind { unit, hex: words.hex()? },
        "bolts" => match words.next()? {
            w if w.parse::<Hex>().is_ok() => Action::BoltHex { unit, hex: w.parse()?, keep: false },
            w => {
                let target = roster.by_name(w).ok_or_else(|| NotationError::Unit(short(w)))?;
                Action::Lightning { unit, target }
            }
        },
        "summons" => {
            let fire = match words.next()? {
                w if w.eq_ignore_ascii_case("fire") => true,
                w if w.eq_ignore_ascii_case("earth") => false,
                w => return Err(NotationError::Verb(short(w))),
            };
            Action::Summon { unit, hex: words.hex()?, fire }
        }
        "dismisses" => Action::Dismiss { unit, target: words.unit(roster)? },
        "pays" => Action::Pay(unit),
        "keeps" => Action::BoltHex { unit, hex: words.hex()?, keep: true },
        "suffers" => Action::Suffer { unit, area: words.area()? },
        "escapes" => Action::Rescue { unit, hex: words.hex()? },
        _ => return Err(NotationError::Verb(short(verb))),
    })
}

fn roll(text: &str) -> Result<Action, NotationError> {
    let die = |s: &str| s.parse::<u8>().ok().filter(|n| (1..=6).contains(n) && s.len() == 1);
    let (a, b) = match text.split_once('+') {
        Some((a, b)) => (die(a), die(b)),
        None => (die(text), Some(0)),
    };
    match (a, b) {
        (Some(a), Some(b)) => Ok(Action::Roll { a, b }),
        _ => Err(NotationError::Number(short(text))),
    }
}
