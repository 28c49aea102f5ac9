//! The counters: `units.toml`.

use crate::diagnostics::nearest;
use crate::read::{Item, Source};
use dragonrage_rules::{BySide, Class, KINDS, Kind, MAX_MAJORS, MAX_UNITS, UnitData};

/// The counter sheet: what is printed on each kind of counter, what it costs, and how sure we are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Everything about each kind, by [`Kind::index`].
    pub kinds: [KindSheet; KINDS],
    /// Spell points of each wizard [2.8.2-a].
    pub spell_points: u8,
}

/// One kind of counter.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct KindSheet {
    /// Name in English; translations live elsewhere.
    pub name: String,
    /// The values that play depends on.
    pub data: UnitData,
    /// Keys whose values are reconstructed; all others are the rulebook's.
    pub reconstructed: Vec<String>,
}

impl KindSheet {
    /// Where the value of a key comes from.
    pub fn source(&self, key: &str) -> Source {
        if self.reconstructed.iter().any(|k| k == key) { Source::Reconstructed } else { Source::Rulebook }
    }
}

/// Keys that carry a value and so may be reconstructed.
const VALUES: &[&str] =
    &["attack", "defence", "escape", "mp", "road_mp", "hit_points", "spell_points", "points", "limit"];

pub(crate) fn read(root: &Item) -> Option<Sheet> {
    let mut t = root.table()?;
    t.format();
    let mut sheet = Sheet { kinds: Default::default(), spell_points: 0 };
    for kind in Kind::ALL {
        if let Some(item) = t.need(kind.code()) {
            sheet.kinds[kind.index()] = read_kind(&item, kind, &mut sheet.spell_points)?;
        }
    }
    let limits = || Kind::ALL.into_iter().map(|k| (k, sheet.kinds[k.index()].data.limit as usize));
    let all: usize = limits().map(|(_, n)| n).sum();
    let majors: usize = limits().filter(|(k, _)| k.is_major()).map(|(_, n)| n).sum();
    if all > MAX_UNITS {
        t.note(format!("the limits sum up to {all} counters; there is room for {MAX_UNITS}"));
    }
    if majors > MAX_MAJORS {
        t.note(format!("the limits sum up to {majors} major monsters; there is room for {MAX_MAJORS}"));
    }
    t.finish();
    Some(sheet)
}

fn read_kind(item: &Item, kind: Kind, spell_points: &mut u8) -> Option<KindSheet> {
    let mut k = KindSheet::default();
    let Some(mut t) = item.table() else { return Some(k) };
    k.name = t.need("name").and_then(|i| i.text("a name")).unwrap_or_default().to_owned();
    // Major monsters carry no values on the counter [2.2.3-a].
    if !kind.is_major() {
        let d = &mut k.data;
        d.attack = t.need("attack").and_then(|i| i.whole_or_none("a strength", 0..=15)).flatten();
        d.defence = t.need("defence").and_then(|i| i.whole("a strength", 0..=15)).unwrap_or_default();
        d.escape = t.need("escape").and_then(|i| i.whole_or_none("an escape number", 1..=6)).flatten();
        d.mp = t.need("mp").and_then(|i| i.whole_or_none("a number of movement points", 1..=12)).flatten();
        d.road_mp = t.need("road_mp").and_then(|i| i.whole_or_none("a number of movement points", 1..=12)).flatten();
    }
    if kind.class() == Class::Minor {
        k.data.hit_points = t.need("hit_points").and_then(|i| i.whole("a number of hit points", 1..=60));
    }
    if kind == Kind::Wizard {
        *spell_points = t.need("spell_points").and_then(|i| i.whole("a number of spell points", 0..=99)).unwrap_or(0);
    }
    k.data.half_points = t.need("points").and_then(|i| read_points(&i));
    k.data.limit = t.need("limit").and_then(|i| i.whole("a number of counters", 0..=MAX_UNITS as u8)).unwrap_or(0);
    for i in t.need("reconstructed").map(|i| i.list("keys", VALUES.len())).unwrap_or_default() {
        match i.as_text().filter(|s| VALUES.contains(s)) {
            Some(s) => k.reconstructed.push(s.to_owned()),
            None => {
                let near = i.as_text().and_then(|s| nearest(s, VALUES.iter().copied()));
                i.wrong(format!(
                    "a key with a value{}",
                    near.map_or(String::new(), |n| format!("; did you mean '{n}'?"))
                ));
            }
        }
    }
    t.finish();
    Some(k)
}

const PRICE: &str = "a price: a number from 0 to 100 in steps of 0.5, { defender = …, invader = … }, or \"none\"";

fn read_points(item: &Item) -> Option<BySide<u16>> {
    if item.as_text() == Some("none") {
        return None;
    }
    let halves = |i: &Item| {
        let n = i.halves();
        if n.is_none() {
            i.wrong(PRICE);
        }
        n
    };
    if !item.is_table() {
        return halves(item).map(|n| BySide { invader: n, defender: n });
    }
    let mut t = item.table()?;
    let defender = t.need("defender").and_then(|i| halves(&i));
    let invader = t.need("invader").and_then(|i| halves(&i));
    t.finish();
    Some(BySide { invader: invader?, defender: defender? })
}
