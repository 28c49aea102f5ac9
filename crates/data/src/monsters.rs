//! The sheets of the major monsters: `monsters.toml` [6.2].

use crate::read::Item;
use dragonrage_rules::{Arc6, Area, AreaData, Kind, MonsterData};

/// The kinds that have a sheet, in its order.
pub(crate) const MAJORS: [Kind; 4] = [Kind::Dragon, Kind::YoungDragon, Kind::Roc, Kind::Wurm];

/// The words for hexes about a monster [A.4]: bit `n` is the hex `n` × 60° clockwise from the one ahead.
const ARCS: [(&str, Arc6); 7] = [
    ("ahead", arc(0b000001)),
    ("front", arc(0b100011)),
    ("flank", arc(0b110110)),
    ("rear", arc(0b001000)),
    ("around", arc(0b111111)),
    ("underneath", Arc6 { around: 0, underneath: true, above: false }),
    ("above", Arc6 { around: 0, underneath: false, above: true }),
];

const fn arc(around: u8) -> Arc6 {
    Arc6 { around, underneath: false, above: false }
}

/// The hexes that a list of words means.
pub(crate) fn arcs<'a>(words: impl IntoIterator<Item = &'a str>) -> Option<Arc6> {
    let mut sum = Arc6::default();
    for w in words {
        let (_, a) = ARCS.iter().find(|(name, _)| *name == w)?;
        sum.around |= a.around;
        sum.underneath |= a.underneath;
        sum.above |= a.above;
    }
    Some(sum)
}

pub(crate) fn read(root: &Item) -> Option<[MonsterData; 4]> {
    let mut t = root.table()?;
    t.format();
    let sheets = MAJORS.map(|kind| t.need(kind.code()).and_then(|i| read_monster(&i)).unwrap_or_default());
    t.finish();
    Some(sheets)
}

/// Keys of a monster that may be reconstructed.
const VALUES: &[&str] = &[
    "legs_per_mp",
    "fly",
    "bound",
    "slither",
    "overrun_movement",
    "overrun",
    "fires",
    "fire_range",
    "fire_in_flight",
    "fire_escape_bonus",
    "crash_dice",
    "attacks_after_landing",
    "head",
    "wings",
    "legs",
    "belly",
];

fn read_monster(item: &Item) -> Option<MonsterData> {
    let mut t = item.table()?;
    let mut m = MonsterData::default();
    t.need("name").and_then(|i| i.text("a name"));
    m.legs_per_mp = t.need("legs_per_mp").and_then(|i| i.whole("a number of hit points", 1..=30)).unwrap_or(1);
    let mut number = |key, most| t.need(key).and_then(|i: Item| i.whole("a number", 0..=most)).unwrap_or_default();
    m.fly = number("fly", 20);
    m.bound = number("bound", 20);
    m.overrun = number("overrun", 30);
    m.fires = number("fires", 20);
    m.fire_range = number("fire_range", 4);
    m.fire_escape_bonus = number("fire_escape_bonus", 6);
    m.crash_dice = number("crash_dice", 4);
    let mut yes = |key| t.need(key).and_then(|i: Item| i.yes()).unwrap_or_default();
    m.slither = yes("slither");
    m.overrun_movement = yes("overrun_movement");
    m.fire_in_flight = yes("fire_in_flight");
    m.attacks_after_landing = yes("attacks_after_landing");
    for area in Area::ALL {
        // Only a monster without flight does without wings.
        let there = if area == Area::Wings && m.fly == 0 { t.maybe(area.code()) } else { t.need(area.code()) };
        m.areas[area.index()] = there.and_then(|i| read_area(&i)).unwrap_or_default();
    }
    for i in t.need("reconstructed").map(|i| i.list("keys", VALUES.len())).unwrap_or_default() {
        i.word("a key of this table", VALUES, |s| VALUES.contains(&s).then_some(()));
    }
    t.finish();
    Some(m)
}

fn read_area(item: &Item) -> Option<AreaData> {
    let mut t = item.table()?;
    let mut a = AreaData {
        groups: t.need("groups").and_then(|i| i.whole("a number of groups", 1..=8)).unwrap_or_default(),
        hit_points: t.need("hit_points").and_then(|i| i.whole("a number of hit points", 1..=30)).unwrap_or_default(),
        strength: t.maybe("strength").and_then(|i| i.whole("a strength", 0..=15)).unwrap_or_default(),
        hit_on: t.need("hit_on").and_then(|i| i.whole("a number on one die", 2..=6)).unwrap_or_default(),
        exposed: t.need("exposed").map(|i| read_arcs(&i)).unwrap_or_default(),
        ..AreaData::default()
    };
    a.strength_landing = t.maybe("strength_landing").and_then(|i| i.whole("a strength", 0..=15)).unwrap_or(a.strength);
    a.reach =
        if a.strength > 0 { t.need("reach") } else { t.maybe("reach") }.map(|i| read_arcs(&i)).unwrap_or_default();
    t.finish();
    Some(a)
}

fn read_arcs(item: &Item) -> Arc6 {
    let words = ARCS.map(|(w, _)| w);
    let mut named = Vec::new();
    for i in item.list("words for hexes", words.len()) {
        named.extend(i.word("hexes about a monster", &words, |s| words.into_iter().find(|w| *w == s)));
    }
    arcs(named).unwrap_or_default()
}
