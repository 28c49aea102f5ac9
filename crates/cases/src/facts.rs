//! What can be said of one unit, in words: `0707 facing SE airborne damage legs 3`. The same words place a unit and
//! say what is expected of it.

use crate::tree::{nearest, shown};
use dragonrage_rules::{
    Area, Class, Components, Dir, Flags, Game, Hex, Kind, Mode, Roster, Scenario, Side, Status, UnitId, UnitSetup,
};

/// One thing said of a unit.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    Side(Side),
    Hex(Hex),
    /// Destroyed: off the map.
    Gone,
    /// A dead monster that lies on the map.
    Dead,
    /// To be placed in set-up.
    Captive,
    Saved,
    Waiting,
    /// Never part of the game so far.
    Box,
    Facing(Dir),
    Damage(Area, u8),
    Undamaged,
    Flag(Flags, bool),
    MpSpent(u8),
    MpLeft(u8),
    SpSpent(u8),
    SpLeft(u8),
    /// Hit points of a minor monster.
    HpLost(u8),
    HpLeft(u8),
    /// Who summoned an elemental.
    Of(UnitId),
    FiresUsed(u8),
    FiresLeft(u8),
    Mode(Mode),
    Straight(u8),
    /// Groups of an area that attacked in this phase.
    Groups(Area, u8),
}

/// Words that begin a fact, for messages.
const WORDS: &[&str] = &[
    "gone",
    "dead",
    "captive",
    "saved",
    "waiting",
    "box",
    "facing",
    "damage",
    "undamaged",
    "mp",
    "sp",
    "hp",
    "of",
    "fires",
    "mode",
    "straight",
    "groups",
    "grounded",
    "unwounded",
    "unused",
    "not",
    "invader",
    "defender",
    "flown",
];

struct Words<'a> {
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    fn of<T>(&mut self, what: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, String> {
        match self.words.next() {
            Some(w) => find(w).ok_or_else(|| format!("'{}' is no {what}", shown(w))),
            None => Err(format!("{what} is missing at the end")),
        }
    }

    fn number(&mut self) -> Result<u8, String> {
        self.of("number from 0 to 99", |w| w.parse().ok().filter(|n| *n < 100))
    }

    /// `3 left` or `3 spent`.
    fn rest(&mut self, left: fn(u8) -> Fact, spent: fn(u8) -> Fact, spent_word: &str) -> Result<Fact, String> {
        let n = self.number()?;
        let what = format!("'left' or '{spent_word}'");
        self.of(&what, |w| match w {
            "left" => Some(left(n)),
            w if w == spent_word => Some(spent(n)),
            _ => None,
        })
    }

    /// `legs 3 wings 6`, as many as follow.
    fn areas(&mut self, fact: fn(Area, u8) -> Fact, out: &mut Vec<Fact>) -> Result<(), String> {
        loop {
            let area = self.of("body area (head, wings, legs, belly)", Area::from_code)?;
            out.push(fact(area, self.number()?));
            if self.words.peek().and_then(|w| Area::from_code(w)).is_none() {
                return Ok(());
            }
        }
    }
}

fn flag(word: &str) -> Option<Flags> {
    Flags::ALL.iter().find(|(_, code)| *code == word).map(|(f, _)| *f)
}

/// Reads what is said of a unit.
pub(crate) fn parse(roster: &Roster, text: &str) -> Result<Vec<Fact>, String> {
    let mut words = Words { words: text.split_whitespace().peekable() };
    let mut facts = Vec::new();
    while let Some(word) = words.words.next() {
        let fact = match word {
            "gone" | "destroyed" => Fact::Gone,
            "dead" | "carcass" => Fact::Dead,
            "captive" => Fact::Captive,
            "saved" => Fact::Saved,
            "waiting" => Fact::Waiting,
            "box" => Fact::Box,
            "invader" => Fact::Side(Side::Invader),
            "defender" => Fact::Side(Side::Defender),
            "at" => continue,
            "facing" => Fact::Facing(words.of("direction (N, NE, SE, S, SW, NW)", |w| w.parse().ok())?),
            "damage" => {
                words.areas(Fact::Damage, &mut facts)?;
                continue;
            }
            "groups" => {
                words.areas(Fact::Groups, &mut facts)?;
                continue;
            }
            "undamaged" => Fact::Undamaged,
            "mp" => words.rest(Fact::MpLeft, Fact::MpSpent, "spent")?,
            "sp" => words.rest(Fact::SpLeft, Fact::SpSpent, "spent")?,
            "hp" => words.rest(Fact::HpLeft, Fact::HpLost, "lost")?,
            "of" => match words.words.next() {
                Some(name) => Fact::Of(unit(roster, name)?),
                None => return Err("the summoner is missing after 'of'".to_owned()),
            },
            "fires" => words.rest(Fact::FiresLeft, Fact::FiresUsed, "used")?,
            "flown" => Fact::MpSpent(words.number()?),
            "straight" => Fact::Straight(words.number()?),
            "mode" => Fact::Mode(words.of("mode (still, walk, slither, bound, fly, crashed)", Mode::from_code)?),
            "grounded" => Fact::Flag(Flags::AIRBORNE, false),
            "unwounded" => Fact::Flag(Flags::WOUNDED, false),
            "unused" => Fact::Flag(Flags::USED, false),
            "not" => Fact::Flag(words.of("word after 'not'", flag)?, false),
            other => match (flag(other), other.parse::<Hex>()) {
                (Some(f), _) => Fact::Flag(f, true),
                (None, Ok(hex)) => Fact::Hex(hex),
                _ => {
                    let known = WORDS.iter().copied().chain(Flags::ALL.iter().map(|f| f.1));
                    let near = nearest(other, known).map_or(String::new(), |n| format!("; did you mean '{n}'?"));
                    return Err(format!("'{}' says nothing about a unit{near}", shown(other)));
                }
            },
        };
        facts.push(fact);
    }
    if facts.is_empty() { Err("nothing is said about the unit".to_owned()) } else { Ok(facts) }
}

/// The side that usually owns a kind of counter: monsters and greenskins invade, humans defend.
fn usual_side(kind: Kind) -> Side {
    use Kind::*;
    match kind {
        Cavalry | Infantry | Archers | Militia | Hero | Wizard | Elowyn | Ballista | Catapult | Elemental => {
            Side::Defender
        }
        _ => Side::Invader,
    }
}

/// Who owns such counters in a scenario: who has their kind there, else who has their people.
fn owners(scenario: &Scenario, kind: Kind) -> Vec<Side> {
    let who_has = |test: &dyn Fn(Kind) -> bool| -> Vec<Side> {
        Side::BOTH.into_iter().filter(|side| scenario.forces[*side].iter().any(|f| test(f.kind))).collect()
    };
    let people = |k: Kind| matches!(k.class(), Class::Troop | Class::Hero | Class::Wizard).then(|| k.is_human());
    match who_has(&|k| k == kind) {
        none if none.is_empty() && people(kind).is_some() => who_has(&|k| people(k) == people(kind)),
        some => some,
    }
}

/// The side of a unit of which none is said: the usual one, if the scenario does not say otherwise.
fn unsaid_side(scenario: Option<&Scenario>, kind: Kind, name: &str) -> Result<Side, String> {
    let usual = usual_side(kind);
    let Some(scenario) = scenario else { return Ok(usual) };
    let whose = match owners(scenario, kind)[..] {
        [] => return Ok(usual),
        [one] if one == usual => return Ok(usual),
        [one] => format!("the {}'s", one.code()),
        _ => "on both sides".to_owned(),
    };
    let name = shown(name);
    Err(format!(
        "say whose {name} is: in {} it is {whose}; write '{name} invader …' or '{name} defender …'",
        scenario.id
    ))
}

/// Reads a placed unit: `D1 0606 facing SE`. A side that is not the usual one in the scenario must be said.
pub(crate) fn place(components: &Components, scenario: Option<&Scenario>, text: &str) -> Result<UnitSetup, String> {
    let (name, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let unit = unit(&components.roster, name)?;
    let kind = components.roster.kind(unit);
    let facts = parse(&components.roster, rest).map_err(|e| format!("{}: {e}", shown(name)))?;
    let said = facts.iter().any(|f| matches!(f, Fact::Side(_)));
    let side = if said { usual_side(kind) } else { unsaid_side(scenario, kind, name)? };
    let mut u = UnitSetup::waiting(unit, side);
    let mut status = None;
    let not_here = |what: &str| Err(format!("{}: '{what}' cannot be said when a unit is placed", shown(name)));
    for fact in facts {
        match fact {
            Fact::Side(s) => u.side = s,
            Fact::Hex(h) => u.hex = Some(h),
            Fact::Gone => status = Some(Status::Destroyed),
            Fact::Dead => status = Some(Status::Carcass),
            Fact::Captive => status = Some(Status::Captive),
            Fact::Saved => status = Some(Status::Saved),
            Fact::Waiting => status = Some(Status::Waiting),
            Fact::Box => return not_here("box"),
            Fact::Facing(d) => u.facing = d,
            Fact::Damage(a, n) => u.damage[a.index()] = n,
            Fact::Undamaged => {}
            Fact::Flag(f, on) => u.flags.set(f, on),
            Fact::MpSpent(n) => u.spent = n,
            Fact::MpLeft(_) => return not_here("mp … left"),
            Fact::SpSpent(_) | Fact::SpLeft(_) if kind == Kind::Elemental => {
                return Err(format!("{name} has no spell points"));
            }
            Fact::SpSpent(n) => u.lost = n,
            Fact::SpLeft(n) => match components.spell_points.checked_sub(n) {
                Some(lost) => u.lost = lost,
                None => return Err(format!("{name} cannot have {n} SP left: at most {}", components.spell_points)),
            },
            Fact::HpLost(n) => match components.unit(kind).hit_points {
                Some(_) => u.lost = n,
                None => return Err(format!("{name} has no hit points of its own")),
            },
            Fact::HpLeft(n) => match components.unit(kind).hit_points.map(|all| all.checked_sub(n)) {
                Some(Some(lost)) => u.lost = lost,
                Some(None) => return Err(format!("so many hit points {name} never had")),
                None => return Err(format!("{name} has no hit points of its own")),
            },
            Fact::Of(summoner) => match (kind, components.roster.kind(summoner).class()) {
                (Kind::Elemental, Class::Wizard) => u.lost = summoner.0,
                (Kind::Elemental, _) => return Err(format!("{} summons nobody", components.roster.name(summoner))),
                _ => return Err(format!("{name} was summoned by nobody")),
            },
            Fact::FiresUsed(n) => u.fires = n,
            Fact::FiresLeft(n) if kind.is_major() => {
                u.fires = components.monster(kind).fires.checked_sub(n).ok_or("so many fires no monster has")?;
            }
            Fact::FiresLeft(_) => return Err(format!("{name} breathes no fire")),
            Fact::Mode(m) => u.mode = m,
            Fact::Straight(n) => u.straight = n,
            Fact::Groups(Area::Belly, _) => return Err("a belly does not attack".to_owned()),
            Fact::Groups(a, n) => u.used[a.index()] = n,
        }
    }
    if kind.is_major() {
        let head = components.monster(kind).area(Area::Head);
        if u.damage[Area::Head.index()] >= head.groups * head.hit_points {
            u.flags.set(Flags::BERSERK, true);
        }
    }
    u.status = match (status, u.hex) {
        (Some(Status::Captive), None) => return Err(format!("{name} is captive in a hex: which?")),
        (Some(Status::Carcass), None) => return Err(format!("{name} lies dead in a hex: which?")),
        (Some(s), _) => s,
        (None, Some(_)) => Status::OnMap,
        (None, None) => return Err(format!("{name} has a hex, or is 'waiting' or 'gone'")),
    };
    if !matches!(u.status, Status::OnMap | Status::Carcass | Status::Captive) {
        u.hex = None;
    }
    Ok(u)
}

/// Elementals of which no summoner is said are the work of their side's wizard.
pub(crate) fn give_summoners(roster: &Roster, units: &mut [UnitSetup]) {
    let wizard = |u: UnitId| roster.counter(u).is_some_and(|c| c.kind.class() == Class::Wizard);
    for n in 0..units.len() {
        let u = &units[n];
        if roster.kind(u.unit) == Kind::Elemental && u.status == Status::OnMap && !wizard(UnitId(u.lost)) {
            let own = units.iter().find(|w| w.side == u.side && wizard(w.unit)).map(|w| w.unit);
            units[n].lost = own.or(roster.unit(Kind::Wizard, 1)).map_or(0, |w| w.0);
        }
    }
}

/// The unit with this name.
pub fn unit(roster: &Roster, name: &str) -> Result<UnitId, String> {
    roster.by_name(name).ok_or_else(|| match Kind::from_code(name.trim_end_matches(|c: char| c.is_ascii_digit())) {
        Some(k) => format!("there is no '{}': the box has {} of that kind", shown(name), roster.of_kind(k).count()),
        None => format!("there is no unit '{}': write the counter's code and number, such as D1 or INF3", shown(name)),
    })
}

impl Fact {
    /// Compares the fact with the game: what was expected and what was found, if they differ.
    pub(crate) fn differs(&self, game: &Game, unit: UnitId) -> Option<(String, String)> {
        let u = game.unit(unit)?;
        let major = game.major(unit);
        let hex = || u.hex().map_or_else(|| status(u.status).to_owned(), |h| h.to_string());
        let (expected, found) = match *self {
            Fact::Side(s) => (s.code().to_owned(), u.side.map_or("nobody's", Side::code).to_owned()),
            Fact::Hex(h) => (h.to_string(), hex()),
            Fact::Gone => same(matches!(u.status, Status::Destroyed), "gone", || where_is(u.status, hex())),
            Fact::Dead => same(u.status == Status::Carcass, "dead", || where_is(u.status, hex())),
            Fact::Captive => same(u.status == Status::Captive, "captive", || where_is(u.status, hex())),
            Fact::Saved => same(u.status == Status::Saved, "saved", || where_is(u.status, hex())),
            Fact::Waiting => same(u.status == Status::Waiting, "waiting", || where_is(u.status, hex())),
            Fact::Box => same(u.status == Status::Box, "box", || where_is(u.status, hex())),
            Fact::Facing(d) => {
                (format!("facing {d}"), major.map_or("no facing".to_owned(), |m| format!("facing {}", m.facing())))
            }
            Fact::Damage(a, n) => area("damage", a, n, major.map(|m| m.damage(a))),
            Fact::Undamaged => same(major.is_some_and(|m| m.damage == [0; 4]), "undamaged", || {
                major.map_or("no body areas".to_owned(), |m| {
                    let d = m.damage;
                    format!("damage head {} wings {} legs {} belly {}", d[0], d[1], d[2], d[3])
                })
            }),
            Fact::Flag(f, on) => {
                let code = Flags::ALL.iter().find(|x| x.0 == f).map_or("?", |x| x.1);
                let say = |on: bool| if on { code.to_owned() } else { format!("not {code}") };
                (say(on), say(u.has(f)))
            }
            Fact::MpSpent(n) => (format!("mp {n} spent"), format!("mp {} spent", u.spent)),
            Fact::MpLeft(n) => {
                let all = game.movement_points(unit).unwrap_or(0);
                (format!("mp {n} left"), format!("mp {} left", all.saturating_sub(u.spent)))
            }
            Fact::SpSpent(n) => (format!("sp {n} spent"), format!("sp {} spent", u.lost)),
            Fact::SpLeft(n) => {
                (format!("sp {n} left"), game.spell_points(unit).map_or("no spells".into(), |n| format!("sp {n} left")))
            }
            Fact::HpLost(n) => (format!("hp {n} lost"), format!("hp {} lost", u.lost)),
            Fact::HpLeft(n) => {
                let all = game.kind(unit).and_then(|k| game.components().unit(k).hit_points);
                let left = all.map(|all| all.saturating_sub(u.lost));
                (format!("hp {n} left"), left.map_or("no hit points".to_owned(), |n| format!("hp {n} left")))
            }
            Fact::Of(summoner) => {
                let roster = &game.components().roster;
                let summoned = game.kind(unit) == Some(Kind::Elemental) && u.on_map();
                let say = |u: UnitId| format!("of {}", roster.name(u));
                (say(summoner), if summoned { say(UnitId(u.lost)) } else { "of nobody".to_owned() })
            }
            Fact::FiresUsed(n) => (format!("fires {n} used"), format!("fires {} used", major.map_or(0, |m| m.fires))),
            Fact::FiresLeft(n) => {
                let all = game.kind(unit).filter(|k| k.is_major()).map_or(0, |k| game.components().monster(k).fires);
                let left = all.saturating_sub(major.map_or(0, |m| m.fires));
                (format!("fires {n} left"), format!("fires {left} left"))
            }
            Fact::Mode(m) => {
                (format!("mode {}", m.code()), major.map_or("no mode".into(), |x| format!("mode {}", x.mode.code())))
            }
            Fact::Straight(n) => {
                (format!("straight {n}"), major.map_or("no flight".into(), |m| format!("straight {}", m.straight)))
            }
            Fact::Groups(a, n) => area("groups", a, n, major.and_then(|m| m.used.get(a.index()).copied())),
        };
        (expected != found).then_some((expected, found))
    }
}

fn area(word: &str, a: Area, expected: u8, found: Option<u8>) -> (String, String) {
    let say = |n: u8| format!("{word} {} {n}", a.code());
    (say(expected), found.map_or("no body areas".to_owned(), say))
}

fn same(holds: bool, expected: &str, found: impl FnOnce() -> String) -> (String, String) {
    (expected.to_owned(), if holds { expected.to_owned() } else { found() })
}

fn status(status: Status) -> &'static str {
    match status {
        Status::Box => "box",
        Status::Waiting => "waiting",
        Status::OnMap => "on the map",
        Status::Destroyed => "gone",
        Status::Carcass => "dead",
        Status::Captive => "captive",
        Status::Saved => "saved",
    }
}

fn where_is(s: Status, hex: String) -> String {
    match s {
        Status::OnMap => format!("in {hex}"),
        Status::Carcass => format!("dead in {hex}"),
        Status::Captive => format!("captive in {hex}"),
        _ => status(s).to_owned(),
    }
}
