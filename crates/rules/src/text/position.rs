//! The text form of a whole position: one fact a line, readable and complete. docs/NOTATION.md explains it.
//! Parsing what was printed gives an equal game back.

use crate::components::edition;
use crate::play::state::{Flags, Mode, Status};
use crate::play::task::Task;
use crate::text::facts::{self, Lines};
use crate::{
    Area, Components, Dir, Fnv, Game, Hex, Options, Peril, Roster, Setup, Side, UnitId, UnitSetup, Version, Wanted,
};
use std::fmt::Write;
use std::sync::Arc;

/// First line of a position.
pub const HEADER: &str = "dragonrage position 1";

/// Longest text that is read, in bytes: a position with an owner's whole map in it.
const LONGEST: usize = 1024 * 1024;

/// A line of a position that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct PositionError {
    /// Line number, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

/// Prints a setup.
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
/// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
/// let text = position::print(&components, &game.setup());
/// assert!(text.contains("unit D1 invader 1008 facing NE damage 2/4/3/0 fires 1\n"));
/// let again = Game::new(&components, &position::parse(&components, &text).unwrap()).unwrap();
/// assert_eq!(game, again);
/// ```
pub fn print(components: &Components, s: &Setup) -> String {
    let roster = &components.roster;
    let mut t = String::new();
    let mut line = |text: String| {
        t.push_str(&text);
        t.push('\n');
    };
    line(HEADER.to_owned());
    let edition = &components.edition;
    edition::lines(&edition.name, &edition.changes).lines().for_each(|text| line(text.to_owned()));
    line(format!("rules {}", s.options.version.number()));
    line(format!("scenario {}", s.scenario));
    let defaults = components.scenario(&s.scenario).map(|x| x.options).unwrap_or_default();
    for ((key, value), (_, usual)) in s.options.list().into_iter().zip(defaults.list()) {
        if value != usual {
            line(format!("option {key} {value}"));
        }
    }
    let mut lines = Lines::after(t, roster);
    facts::print(s, &mut lines);
    lines.text
}

/// The number that stands for where a game is, in records and results, for ever: FNV-1a over the lines of its text
/// that tell the position. Lines that tell which game it is (edition, version, scenario, options) are left out, so that an
/// option that is added later, or another default, changes nothing.
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
/// # let mut game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
/// let before = position::checksum(&game);
/// game.apply(Action::Done, &mut Silent).unwrap();
/// assert_ne!(position::checksum(&game), before); // the same number in every program, for ever
/// ```
pub fn checksum(game: &Game) -> u64 {
    let text = print(game.components(), &game.setup());
    let about = ["edition ", "changes ", "rules ", "scenario ", "option "];
    let lines = text.lines().skip(1).filter(|line| !about.iter().any(|word| line.starts_with(word)));
    lines.fold(Fnv::NOTHING, |hash, line| hash.with(line.as_bytes()).with(b"\n")).value()
}

/// The components that a position names: these, or those of its own edition. One that names none is today's.
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// let text = "dragonrage position 1\nedition 1\nscenario esirien-1\nturn 1\n";
/// let old = position::components(&components, text).unwrap();
/// assert_eq!(old.edition.name, "1"); // the box as it was printed then
/// let problem = position::components(&components, "dragonrage position 1\nedition 99\n").unwrap_err();
/// assert_eq!(problem.line, 2);
/// ```
pub fn components(here: &Arc<Components>, text: &str) -> Result<Arc<Components>, PositionError> {
    let (mut name, mut changes, mut said) = (None, String::new(), 1);
    if text.len() > LONGEST {
        // What is too long is refused by `parse`, with any components.
        return Ok(here.clone());
    }
    for (n, line) in text.lines().enumerate() {
        match line.trim().split_once(' ') {
            Some(("edition", value)) => (name, said) = (Some(value.trim()), n + 1),
            Some(("changes", value)) => changes.push_str(value.trim()),
            _ => {}
        }
    }
    let fail = |problem| PositionError { line: said, problem };
    let found = Wanted { name, changes: &changes, scenario: None }.find(here).map_err(fail)?;
    found.ok_or_else(|| fail(format!("there is no edition '{}' here", name.unwrap_or_default())))
}

/// The version of the rules with this number.
fn version(word: &str) -> Option<Version> {
    word.parse().ok().and_then(Version::from_number)
}

pub(super) fn unit_text(roster: &Roster, u: &UnitSetup) -> String {
    let mut t = format!("{} {}", roster.name(u.unit), u.side.code());
    let mut put = |text: String| {
        let _ = write!(t, " {text}");
    };
    match u.status {
        Status::OnMap => {}
        Status::Waiting => put("waiting".into()),
        Status::Destroyed | Status::Box => put("destroyed".into()),
        Status::Carcass => put("carcass".into()),
        Status::Captive => put("captive".into()),
        Status::Saved => put("saved".into()),
    }
    if let Some(h) = u.hex {
        put(h.to_string());
    }
    let major = roster.counter(u.unit).is_some_and(|c| c.kind.is_major());
    if major {
        put(format!("facing {}", u.facing));
        if u.damage != [0; 4] {
            let d = u.damage;
            put(format!("damage {}/{}/{}/{}", d[0], d[1], d[2], d[3]));
        }
        if u.mode != Mode::Still {
            put(format!("mode {}", u.mode.code()));
        }
        if u.straight != 0 {
            put(format!("straight {}", u.straight));
        }
        if u.fires != 0 {
            put(format!("fires {}", u.fires));
        }
        if u.used != [0; 3] {
            put(format!("groups {}/{}/{}", u.used[0], u.used[1], u.used[2]));
        }
    }
    if u.spent != 0 {
        put(format!("spent {}", u.spent));
    }
    if u.lost != 0 {
        put(format!("lost {}", u.lost));
    }
    for (flag, code) in Flags::ALL {
        if u.flags.has(*flag) {
            put((*code).to_owned());
        }
    }
    t
}

const PERILS: [(Peril, &str); 4] =
    [(Peril::Fire, "fire"), (Peril::Crash, "crash"), (Peril::Collapse, "collapse"), (Peril::Bridge, "bridge")];

/// A task as words.
pub(crate) fn task_text(roster: &Roster, task: &Task) -> String {
    let n = |u: UnitId| roster.name(u);
    let duel = |verb: &str, u: UnitId, t: UnitId, a: Area| format!("{verb} {} {} {}", n(u), n(t), a.code());
    match *task {
        Task::Face { unit } => format!("face {}", n(unit)),
        Task::Gate { unit, mp } => format!("gate {} {mp}", n(unit)),
        Task::LeglessGate { unit } => format!("legless-gate {}", n(unit)),
        Task::Overrun { unit } => format!("overrun {}", n(unit)),
        Task::Bounding { unit, left, rolled } => format!("bounding {} {left} {rolled}", n(unit)),
        Task::Flying { unit, rolled } => format!("flying {} {rolled}", n(unit)),
        Task::Whirlwind { unit } => format!("whirlwind {}", n(unit)),
        Task::Flyers { hex, after } => format!("flyers {hex} {after}"),
        Task::CrashDamage { unit } => format!("crash-damage {}", n(unit)),
        Task::Suffer { unit, points, bolt, given } => format!("suffer {} {points} {bolt} {given}", n(unit)),
        Task::Aftermath { unit } => format!("aftermath {}", n(unit)),
        Task::Peril { hex, peril, by, after } => {
            let code = PERILS.iter().find(|(p, _)| *p == peril).map_or("fire", |(_, c)| c);
            format!("peril {hex} {code} {} {after}", if by == u8::MAX { "nobody".into() } else { n(UnitId(by)) })
        }
        Task::Rescue { unit } => format!("rescue {}", n(unit)),
        Task::Raze { hex } => format!("raze {hex}"),
        Task::BurnBridge { hex, escaped } => format!("burn-bridge {hex} {escaped}"),
        Task::FireHex { hex, by, razes } => format!("fire {hex} {} {razes}", n(by)),
        Task::Build { unit, hex, groups: g } => format!("build {} {hex} {}/{}/{}", n(unit), g[0], g[1], g[2]),
        Task::Strike { unit, hex, strength } => format!("strike {} {hex} {strength}", n(unit)),
        Task::Bolt { unit, hex, power, at } => {
            format!("bolt {} {hex} {power} {}", n(unit), at.map_or("all".into(), n))
        }
        Task::Dismiss { unit, target } => format!("dismiss {} {}", n(unit), n(target)),
        Task::Pay { unit, target, cost } => format!("pay {} {} {cost}", n(unit), n(target)),
        Task::Stray { after } => format!("stray {after}"),
        Task::Rampage { after } => format!("rampage {after}"),
        Task::Choose { unit } => format!("choose {}", n(unit)),
        Task::Gather { hex, volley } => format!("gather {hex} {volley}"),
        Task::Clash { hex, volley } => format!("clash {hex} {volley}"),
        Task::Breach => "breach".into(),
        Task::Scale { unit, dir, along } => format!("scale {} {dir} {along}", n(unit)),
        Task::Climb { unit, dir, along } => format!("climb {} {dir} {along}", n(unit)),
        Task::Break { unit, dir } => format!("break {} {dir}", n(unit)),
        Task::Withdraw { unit } => format!("withdraw {}", n(unit)),
        Task::Morale { unit, target, area } => duel("morale", unit, target, area),
        Task::Hit { unit, target, area } => duel("hit", unit, target, area),
        Task::Missile { unit, target, area } => duel("missile", unit, target, area),
        Task::Drift { side } => format!("drift {}", side.code()),
        Task::BerserkDeaths { after } => format!("berserk-deaths {after}"),
        Task::Flee => "flee".into(),
        Task::StopOrGoOn => "stop-or-go-on".into(),
        Task::EndPhase => "end-phase".into(),
    }
}

/// Reads a position; every bad line is reported.
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// let text = "dragonrage position 1
/// scenario esirien-2
/// turn 3
/// phase defender-melee
/// unit GIA1 invader 0908
/// unit INF1 defender 0907";
/// let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
/// assert_eq!(game.turn(), 3);
///
/// let errors = position::parse(&components, "dragonrage position 1\nturn three\nunit INF99 defender 0907").unwrap_err();
/// assert_eq!(errors.iter().map(|e| e.line).collect::<Vec<_>>(), [2, 3]);
/// ```
pub fn parse(components: &Components, text: &str) -> Result<Setup, Vec<PositionError>> {
    let at = |line: usize, problem: &str| PositionError { line, problem: problem.to_owned() };
    if text.len() > LONGEST {
        return Err(vec![at(1, "a position this long cannot be right")]);
    }
    let mut lines = text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty() && !l.trim_start().starts_with('#'));
    if lines.next().map(|(_, l)| l.trim()) != Some(HEADER) {
        return Err(vec![at(1, &format!("a position begins with '{HEADER}'"))]);
    }
    let mut setup = Setup::empty();
    let mut errors = Vec::new();
    for (n, line) in lines {
        let mut words = Line { words: line.split_whitespace(), components };
        if let Err(problem) = words.read(&mut setup).and_then(|()| words.end()) {
            errors.push(PositionError { line: n + 1, problem });
        }
    }
    if errors.is_empty() { Ok(setup) } else { Err(errors) }
}

/// One line under the reader's finger.
pub(super) struct Line<'a> {
    pub(super) words: std::str::SplitWhitespace<'a>,
    components: &'a Components,
}

pub(super) type Read<T> = Result<T, String>;

impl<'a> Line<'a> {
    fn word(&mut self) -> Read<&'a str> {
        self.words.next().ok_or_else(|| "something is missing at the end of the line".to_owned())
    }

    fn end(&mut self) -> Read<()> {
        match self.words.next() {
            Some(w) => Err(format!("'{}' is too much", w.chars().take(24).collect::<String>())),
            None => Ok(()),
        }
    }

    pub(super) fn of<T>(&mut self, what: &str, find: impl Fn(&str) -> Option<T>) -> Read<T> {
        let w = self.word()?;
        find(w).ok_or_else(|| format!("'{}' is no {what}", w.chars().take(24).collect::<String>()))
    }

    pub(super) fn hex(&mut self) -> Read<Hex> {
        self.of("hex", |w| w.parse().ok())
    }

    fn dir(&mut self) -> Read<Dir> {
        self.of("direction", |w| w.parse().ok())
    }

    pub(super) fn side(&mut self) -> Read<Side> {
        self.of("side", Side::from_code)
    }

    pub(super) fn unit(&mut self) -> Read<UnitId> {
        let roster = &self.components.roster;
        self.of("unit", |w| roster.by_name(w))
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Read<T> {
        self.of("number that fits here", |w| w.parse().ok())
    }

    fn yes(&mut self) -> Read<bool> {
        self.of("true or false", |w| w.parse().ok())
    }

    fn area(&mut self) -> Read<Area> {
        self.of("body area", Area::from_code)
    }

    pub(super) fn sides_of(&mut self) -> Read<(Hex, Hex)> {
        self.of("entrance, such as 0707-0606", |w| {
            let (a, b) = w.split_once('-')?;
            Some((a.parse().ok()?, b.parse().ok()?))
        })
    }

    fn counts<const N: usize>(&mut self) -> Read<[u8; N]> {
        self.of("list of numbers with / between", |w| {
            let mut counts = [0; N];
            let mut parts = w.split('/');
            for c in &mut counts {
                *c = parts.next()?.parse().ok()?;
            }
            parts.next().is_none().then_some(counts)
        })
    }

    /// The next word into a number.
    pub(super) fn into<T: std::str::FromStr>(&mut self, into: &mut T) -> Read<()> {
        *into = self.number()?;
        Ok(())
    }

    pub(super) fn hexside(&mut self, into: &mut Vec<(Hex, Hex)>) -> Read<()> {
        into.push(self.sides_of()?);
        Ok(())
    }

    pub(super) fn hexes(&mut self, into: &mut Vec<Hex>) -> Read<()> {
        while self.words.clone().next().is_some() {
            let hex = self.hex()?;
            if into.len() < 512 {
                into.push(hex);
            }
        }
        Ok(())
    }

    pub(super) fn units(&mut self, into: &mut Vec<UnitId>) -> Read<()> {
        while self.words.clone().next().is_some() {
            let unit = self.unit()?;
            if into.len() < 128 {
                into.push(unit);
            }
        }
        Ok(())
    }

    fn read(&mut self, s: &mut Setup) -> Read<()> {
        match self.word()? {
            "scenario" => {
                let id = self.word()?;
                let scenario = self.components.scenario(id);
                s.scenario = id.chars().take(40).collect();
                let known = scenario.ok_or_else(|| format!("there is no scenario '{}'", s.scenario))?;
                s.options = Options { version: s.options.version, ..known.options };
                s.ledger.objective = known.objective;
            }
            // Whoever reads a position has chosen its components: `components`.
            "edition" => drop(self.of("name of an edition", |w| edition::is_name(w).then_some(()))?),
            "changes" => drop(self.of("changes of data", |w| edition::is_folded(w).then_some(()))?),
            "rules" => s.options.version = self.of("version of the rules that is known here", version)?,
            "option" => {
                let (key, value) = (self.word()?, self.word()?);
                s.options.set(key, value).map_err(|e| e.to_string())?;
            }
            other => match facts::reader(other) {
                Some(read) => read(self, s)?,
                None => {
                    let other: String = other.chars().take(24).collect();
                    return Err(format!("'{other}' is nothing that a position says"));
                }
            },
        }
        Ok(())
    }

    pub(super) fn read_unit(&mut self) -> Read<UnitSetup> {
        let unit = self.unit()?;
        let mut u = UnitSetup::waiting(unit, self.side()?);
        u.status = Status::Box;
        while let Some(word) = self.words.next() {
            match word {
                "waiting" => u.status = Status::Waiting,
                "destroyed" => u.status = Status::Destroyed,
                "carcass" => u.status = Status::Carcass,
                "captive" => u.status = Status::Captive,
                "saved" => u.status = Status::Saved,
                "facing" => u.facing = self.dir()?,
                "damage" => u.damage = self.counts()?,
                "mode" => u.mode = self.of("mode", Mode::from_code)?,
                "straight" => u.straight = self.number()?,
                "fires" => u.fires = self.number()?,
                "groups" => u.used = self.counts()?,
                "spent" => u.spent = self.number()?,
                "lost" => u.lost = self.number()?,
                _ => match (Flags::ALL.iter().find(|(_, code)| *code == word), word.parse::<Hex>()) {
                    (Some((flag, _)), _) => u.flags.set(*flag, true),
                    (None, Ok(hex)) => {
                        u.hex = Some(hex);
                        if u.status == Status::Box {
                            u.status = Status::OnMap;
                        }
                    }
                    _ => {
                        return Err(format!(
                            "'{}' says nothing about a unit",
                            word.chars().take(24).collect::<String>()
                        ));
                    }
                },
            }
        }
        if u.status == Status::Box {
            return Err("a unit has a hex, or is waiting or destroyed".to_owned());
        }
        Ok(u)
    }

    pub(super) fn read_task(&mut self) -> Read<Task> {
        Ok(match self.word()? {
            "face" => Task::Face { unit: self.unit()? },
            "gate" => Task::Gate { unit: self.unit()?, mp: self.number()? },
            "legless-gate" => Task::LeglessGate { unit: self.unit()? },
            "overrun" => Task::Overrun { unit: self.unit()? },
            "bounding" => Task::Bounding { unit: self.unit()?, left: self.number()?, rolled: self.yes()? },
            "flying" => Task::Flying { unit: self.unit()?, rolled: self.yes()? },
            "whirlwind" => Task::Whirlwind { unit: self.unit()? },
            "flyers" => Task::Flyers { hex: self.hex()?, after: self.number()? },
            "crash-damage" => Task::CrashDamage { unit: self.unit()? },
            "suffer" => Task::Suffer {
                unit: self.unit()?,
                points: self.number()?,
                bolt: self.yes()?,
                given: self.number::<u16>()? & 0x7777,
            },
            "aftermath" => Task::Aftermath { unit: self.unit()? },
            "peril" => {
                let hex = self.hex()?;
                let peril = self.of("peril", |w| PERILS.iter().find(|(_, c)| *c == w).map(|(p, _)| *p))?;
                let roster = &self.components.roster;
                let by =
                    self.of("unit", |w| if w == "nobody" { Some(u8::MAX) } else { roster.by_name(w).map(|u| u.0) })?;
                Task::Peril { hex, peril, by, after: self.number()? }
            }
            "rescue" => Task::Rescue { unit: self.unit()? },
            "raze" => Task::Raze { hex: self.hex()? },
            "burn-bridge" => Task::BurnBridge { hex: self.hex()?, escaped: self.yes()? },
            "fire" => Task::FireHex { hex: self.hex()?, by: self.unit()?, razes: self.yes()? },
            "build" => Task::Build { unit: self.unit()?, hex: self.hex()?, groups: self.counts()? },
            "strike" => Task::Strike { unit: self.unit()?, hex: self.hex()?, strength: self.number()? },
            "bolt" => {
                let (unit, hex, power) = (self.unit()?, self.hex()?, self.number()?);
                let roster = &self.components.roster;
                let at = self.of("unit", |w| if w == "all" { Some(None) } else { roster.by_name(w).map(Some) })?;
                Task::Bolt { unit, hex, power, at }
            }
            "dismiss" => Task::Dismiss { unit: self.unit()?, target: self.unit()? },
            "pay" => Task::Pay { unit: self.unit()?, target: self.unit()?, cost: self.number()? },
            "stray" => Task::Stray { after: self.number()? },
            "rampage" => Task::Rampage { after: self.number()? },
            "choose" => Task::Choose { unit: self.unit()? },
            "gather" => Task::Gather { hex: self.hex()?, volley: self.yes()? },
            "clash" => Task::Clash { hex: self.hex()?, volley: self.yes()? },
            "breach" => Task::Breach,
            "scale" => Task::Scale { unit: self.unit()?, dir: self.dir()?, along: self.yes()? },
            "climb" => Task::Climb { unit: self.unit()?, dir: self.dir()?, along: self.yes()? },
            "break" => Task::Break { unit: self.unit()?, dir: self.dir()? },
            "withdraw" => Task::Withdraw { unit: self.unit()? },
            "morale" => Task::Morale { unit: self.unit()?, target: self.unit()?, area: self.area()? },
            "hit" => Task::Hit { unit: self.unit()?, target: self.unit()?, area: self.area()? },
            "missile" => Task::Missile { unit: self.unit()?, target: self.unit()?, area: self.area()? },
            "drift" => Task::Drift { side: self.side()? },
            "berserk-deaths" => Task::BerserkDeaths { after: self.number()? },
            "flee" => Task::Flee,
            "stop-or-go-on" => Task::StopOrGoOn,
            "end-phase" => Task::EndPhase,
            other => return Err(format!("'{}' is no task", other.chars().take(24).collect::<String>())),
        })
    }
}
