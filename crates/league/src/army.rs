//! An army as a list of kinds, its text form and its price [3.3.4-table].

use dragonrage_rules::options::CharacterCost;
use dragonrage_rules::{Class, Components, Force, Kind, Side};
use std::fmt;
use std::str::FromStr;

/// Units by kind, in the order of the counter sheet, each kind once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Army(Vec<Force>);

/// A part of a text that is no number and unit; empty: the text names no unit at all.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a number and a unit")]
pub struct BadArmy(pub String);

/// Longest text of an army that is looked at.
const LONGEST: usize = 400;

impl Army {
    /// The army of these forces, whatever their order.
    pub fn new(forces: impl IntoIterator<Item = Force>) -> Army {
        let mut army = Army::default();
        forces.into_iter().for_each(|f| army.add(f.kind, f.count));
        army
    }

    /// So many more of a kind.
    pub fn add(&mut self, kind: Kind, count: u8) {
        match self.0.iter_mut().find(|f| f.kind == kind) {
            _ if count == 0 => {}
            Some(force) => force.count = force.count.saturating_add(count),
            None => {
                self.0.push(Force { kind, count });
                self.0.sort_by_key(|f| f.kind);
            }
        }
    }

    /// Exactly so many of a kind, perhaps none.
    pub fn set(&mut self, kind: Kind, count: u8) {
        self.0.retain(|f| f.kind != kind);
        self.add(kind, count);
    }

    /// The forces.
    pub fn forces(&self) -> &[Force] {
        &self.0
    }

    /// Number of units.
    pub fn units(&self) -> u32 {
        self.0.iter().map(|f| u32::from(f.count)).sum()
    }

    /// Number of units that pass a test.
    pub fn count(&self, test: impl Fn(Kind) -> bool) -> u32 {
        self.0.iter().filter(|f| test(f.kind)).map(|f| u32::from(f.count)).sum()
    }

    /// What the army costs this side, in half points; units that have no price cost nothing and are never legal.
    pub fn half_points(&self, components: &Components, side: Side, cost: CharacterCost) -> u32 {
        let each = |f: &Force| price(components, f.kind, side, cost).unwrap_or(0) * u32::from(f.count);
        self.0.iter().map(each).sum()
    }

    /// Codes of all units that an army can be made of.
    pub fn codes() -> Vec<&'static str> {
        Kind::ALL.into_iter().filter(|k| mercenary(*k)).map(Kind::code).collect()
    }
}

/// Elowyn comes by agreement and elementals by magic.
fn mercenary(kind: Kind) -> bool {
    !matches!(kind.class(), Class::Princess | Class::Elemental)
}

/// Price of one unit in half points [3.3.4-table]. Heroes and wizards cost by role, or by the family of their counter
/// [D-38, H-21].
pub fn price(components: &Components, kind: Kind, side: Side, cost: CharacterCost) -> Option<u32> {
    let role = match cost {
        CharacterCost::ByRole => side,
        CharacterCost::ByCounter if kind.is_human() => Side::Defender,
        CharacterCost::ByCounter => Side::Invader,
    };
    components.unit(kind).half_points.map(|p| u32::from(p[role]))
}

/// Half points as people write them: `78`, `12.5`, with the decimal sign of a language.
pub fn points_text(half_points: u32, sign: &str) -> String {
    let half = if half_points % 2 == 1 { format!("{sign}5") } else { String::new() };
    format!("{}{half}", half_points / 2)
}

impl FromStr for Army {
    type Err = BadArmy;

    /// `2 SER, TRX, 6orc`: a number, which may be left out, and the code of a kind.
    fn from_str(text: &str) -> Result<Army, BadArmy> {
        let shown = |part: &str| BadArmy(part.chars().take(40).collect());
        if text.len() > LONGEST {
            return Err(shown(text));
        }
        let mut army = Army::default();
        for part in text.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            let code = part.trim_start_matches(|c: char| c.is_ascii_digit());
            let count = &part[..part.len() - code.len()];
            let count = if count.is_empty() { Some(1) } else { count.parse().ok().filter(|n| (1..=99).contains(n)) };
            let kind = Kind::from_code(code.trim()).filter(|k| mercenary(*k));
            let (Some(count), Some(kind)) = (count, kind) else { return Err(shown(part)) };
            army.add(kind, count);
        }
        if army.0.is_empty() { Err(BadArmy(String::new())) } else { Ok(army) }
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (n, force) in self.0.iter().enumerate() {
            write!(f, "{}{} {}", if n == 0 { "" } else { ", " }, force.count, force.kind)?;
        }
        Ok(())
    }
}
