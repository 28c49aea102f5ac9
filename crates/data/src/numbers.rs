//! The numbers of minor monsters, missiles and spells: `tables/minor.toml`, `tables/missiles.toml`, `tables/spells.toml`.

use crate::read::{Item, Table};
use dragonrage_rules::{
    ArcherData, BallistaData, CatapultData, MinorData, MinorTable, MissileTable, SpellData, SpellTable,
};
use std::ops::RangeInclusive;

/// What a die may have to show, how far anything reaches, what may be paid.
const ON_A_DIE: (&str, RangeInclusive<u8>) = ("a number on one die", 2..=6);
const HEXES: (&str, RangeInclusive<u8>) = ("a number of hexes", 0..=20);
/// Boards are made with what can be seen within four hexes; nothing is shot farther.
const SHOT: (&str, RangeInclusive<u8>) = ("a number of hexes, four at most", 0..=4);
const POINTS: (&str, RangeInclusive<u8>) = ("a number of points", 1..=20);

type Wanted = (&'static str, RangeInclusive<u8>);

fn whole(t: &mut Table, key: &'static str, (what, range): Wanted) -> u8 {
    t.need(key).and_then(|i| i.whole(what, range)).unwrap_or_default()
}

/// A list of exactly so many numbers.
fn numbers<const N: usize>(t: &mut Table, key: &'static str, (what, range): Wanted) -> [u8; N] {
    let mut found = [0; N];
    let Some(item) = t.need(key) else { return found };
    let list = item.list("numbers", N);
    if list.len() != N {
        item.note(format!("this list has {N} numbers, not {}", list.len()));
    }
    for (number, item) in found.iter_mut().zip(list) {
        *number = item.whole(what, range.clone()).unwrap_or_default();
    }
    found
}

/// The tables of a file that marks its source as a whole.
fn begin<'a>(root: &Item<'a>) -> Option<Table<'a>> {
    let mut t = root.table()?;
    t.format();
    t.need("source").and_then(|i| i.source());
    Some(t)
}

/// Reads a table of the file.
fn part<T: Default>(t: &mut Table, key: &'static str, read: impl FnOnce(&mut Table) -> T) -> T {
    let Some(mut inner) = t.need(key).and_then(|i| i.table()) else { return T::default() };
    let found = read(&mut inner);
    inner.finish();
    found
}

pub(crate) fn read_minors(root: &Item) -> Option<MinorTable> {
    let mut t = begin(root)?;
    let minor =
        |t: &mut Table| MinorData { melee: whole(t, "melee", ON_A_DIE), missiles: whole(t, "missiles", ON_A_DIE) };
    let table = MinorTable {
        giant: part(&mut t, "GIA", minor),
        serpent: part(&mut t, "SER", minor),
        tyrannosaurus: part(&mut t, "TRX", minor),
    };
    t.finish();
    Some(table)
}

pub(crate) fn read_missiles(root: &Item) -> Option<MissileTable> {
    let mut t = begin(root)?;
    let table = MissileTable {
        flyer_damage: whole(&mut t, "flyer_damage", POINTS),
        archers: part(&mut t, "archers", |t| ArcherData {
            range: whole(t, "range", SHOT),
            from_tower: whole(t, "from_tower", SHOT),
            near: whole(t, "near", ON_A_DIE),
            far: whole(t, "far", ON_A_DIE),
        }),
        catapult: part(&mut t, "catapult", |t| CatapultData {
            least: whole(t, "least", SHOT),
            range: whole(t, "range", SHOT),
            hit_on: whole(t, "hit_on", ON_A_DIE),
        }),
        ballista: part(&mut t, "ballista", |t| BallistaData {
            range: whole(t, "range", SHOT),
            from_tower: whole(t, "from_tower", SHOT),
            hit_on: numbers(t, "hit_on", ON_A_DIE),
        }),
    };
    if table.catapult.least > table.catapult.range {
        t.note("the catapult's nearest shot is farther than its farthest");
    }
    t.finish();
    Some(table)
}

pub(crate) fn read_spells(root: &Item) -> Option<SpellTable> {
    let mut t = begin(root)?;
    let spell = |t: &mut Table| SpellData { cost: whole(t, "cost", POINTS), range: whole(t, "range", HEXES) };
    let boost = part(&mut t, "boost", |t| numbers(t, "cost", POINTS));
    let fog = part(&mut t, "fog", spell);
    let whirlwind = part(&mut t, "whirlwind", spell);
    let lightning = part(&mut t, "lightning", spell);
    let (elemental, leash) = part(&mut t, "elemental", |t| (spell(t), whole(t, "leash", HEXES)));
    t.finish();
    Some(SpellTable { boost, fog, whirlwind, lightning, elemental, leash })
}
