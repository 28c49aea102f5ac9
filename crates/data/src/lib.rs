//! The printed components of Dragon Rage as files that anybody can edit, read into [`Components`] and checked
//! against all that the rulebooks say of them.
//!
//! The files are built into the program; [`Files::read_dir`] lets a folder override any of them. Reading never
//! panics and never stops at the first mistake: [`load`] tells all [`Problems`], each with file, line and field,
//! and [`check`] compares what was read with the facts of the rulebooks. Nothing here knows how to play.
//!
//! ```
//! let components = dragonrage_data::embedded();
//! assert_eq!(components.board("esirien").unwrap().vp_total(), 40);
//!
//! let mut files = dragonrage_data::Files::embedded();
//! files.put("units.toml", "format = 1\n");
//! let problems = dragonrage_data::load(&files).unwrap_err();
//! assert_eq!(problems.0[0].to_string(), "data/units.toml:1: CAV: this key is missing");
//! ```

#![forbid(unsafe_code)]

pub mod archive;
mod before;
mod check;
mod diagnostics;
mod editions;
pub mod fold;
mod hash;
pub mod lines;
mod map;
mod monsters;
mod numbers;
mod read;
mod scenario;
mod source;
mod tables;
mod units;

pub use check::{Check, Report, check, covered_rules};
pub use diagnostics::{Problem, Problems};
pub use editions::{editions, newest};
pub use map::{EntranceNote, MapFile, ZoneKind};
pub use read::Source;
pub use source::{Files, MAX_BYTES, MAX_FILES};
pub use units::{KindSheet, Sheet};

use diagnostics::Log;
use dragonrage_rules::{
    Board, BreakTable, CombatTable, Components, Edition, Kind, MinorTable, MissileTable, MonsterData, Roster, Scenario,
    SpellTable,
};
use read::Item;
use std::sync::{Arc, OnceLock};

/// The components that are built into the program; read once.
pub fn embedded() -> Arc<Components> {
    static EMBEDDED: OnceLock<Arc<Components>> = OnceLock::new();
    // The test `embedded_data_load` proves that the embedded files have no problems.
    let read = || Arc::new(load(&Files::embedded()).unwrap_or_else(|p| unreachable!("embedded data:\n{p}")));
    EMBEDDED.get_or_init(read).clone()
}

/// Reads the files; all problems at once if there are any.
pub fn load(files: &Files) -> Result<Components, Problems> {
    let edition = Edition { name: files.base().to_owned(), changes: files.changes(), library: editions::LIBRARY };
    Read::new(files).components(edition)
}

/// The maps with everything that their files say, names and sources included.
pub fn maps(files: &Files) -> Result<Vec<MapFile>, Problems> {
    Read::new(files).whole().map(|r| r.maps)
}

/// The counter sheet with prices and sources.
pub fn sheet(files: &Files) -> Result<Sheet, Problems> {
    let read = Read::new(files).whole()?;
    read.units.ok_or_else(|| missing("the file units.toml is missing"))
}

/// Everything that could be read, and everything that could not.
struct Read {
    maps: Vec<MapFile>,
    units: Option<Sheet>,
    monsters: Option<[MonsterData; 4]>,
    combat: Option<CombatTable>,
    breaking: Option<BreakTable>,
    minors: Option<MinorTable>,
    missiles: Option<MissileTable>,
    spells: Option<SpellTable>,
    scenarios: Vec<Scenario>,
    problems: Vec<Problem>,
}

impl Read {
    fn new(files: &Files) -> Read {
        let mut problems = files.problems().to_vec();
        let mut maps = Vec::new();
        let mut broken = Vec::new();
        for (id, file) in files.folder("maps") {
            match read_file(file, &mut problems, |root, log| map::read(root, &id, log)) {
                Some(m) => maps.push(m),
                None => broken.push(id),
            }
        }
        let units = read_one(files, "units.toml", &mut problems, units::read);
        let monsters = read_one(files, "monsters.toml", &mut problems, monsters::read);
        let combat = read_one(files, "tables/combat.toml", &mut problems, tables::read_combat);
        let breaking = read_one(files, "tables/breaking.toml", &mut problems, tables::read_breaking);
        let minors = read_since(files, "tables/minor.toml", before::MINORS, &mut problems, numbers::read_minors);
        let missiles =
            read_since(files, "tables/missiles.toml", before::MISSILES, &mut problems, numbers::read_missiles);
        let spells = read_since(files, "tables/spells.toml", before::SPELLS, &mut problems, numbers::read_spells);
        let mut scenarios = Vec::new();
        for (id, file) in files.folder("scenarios") {
            let read = |root: &Item, _: &Log| scenario::read(root, &id, &maps, &broken, units.as_ref());
            scenarios.extend(read_file(file, &mut problems, read));
        }
        problems.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
        Read { maps, units, monsters, combat, breaking, minors, missiles, spells, scenarios, problems }
    }

    fn whole(self) -> Result<Read, Problems> {
        if self.problems.is_empty() { Ok(self) } else { Err(Problems(self.problems)) }
    }

    fn components(self, edition: Edition) -> Result<Components, Problems> {
        let read = self.whole()?;
        let (Some(sheet), Some(monsters), Some(combat), Some(breaking)) =
            (read.units, read.monsters, read.combat, read.breaking)
        else {
            return Err(missing("a data file is missing"));
        };
        let (Some(minors), Some(missiles), Some(spells)) = (read.minors, read.missiles, read.spells) else {
            return Err(missing("a data file is missing"));
        };
        let mut boards = Vec::new();
        for m in read.maps {
            match Board::new(m.spec) {
                Ok(b) => boards.push(Arc::new(b)),
                Err(p) => return Err(missing(&p.iter().map(|p| p.to_string()).collect::<Vec<_>>().join("; "))),
            }
        }
        let units = Kind::ALL.map(|k| sheet.kinds[k.index()].data);
        let mut components = Components {
            boards,
            units,
            monsters,
            combat,
            breaking,
            minors,
            missiles,
            spells,
            roster: Roster::new(&units.map(|u| u.limit)),
            scenarios: read.scenarios,
            spell_points: sheet.spell_points,
            edition,
        };
        for n in 0..components.scenarios.len() {
            components.scenarios[n].hash = hash::hash(&components, &components.scenarios[n]);
        }
        Ok(components)
    }
}

fn missing(expected: &str) -> Problems {
    let (field, value) = Default::default();
    Problems(vec![Problem { file: "data".to_owned(), line: 0, field, value, expected: expected.to_owned() }])
}

/// Reads one file; there is a result only if it has no problem.
fn read_file<T>(
    file: &source::File,
    problems: &mut Vec<Problem>,
    read: impl FnOnce(&Item, &Log) -> Option<T>,
) -> Option<T> {
    let log = Log::new(&file.shown);
    let result = read::parse(&file.text, &log).and_then(|node| read(&Item::root(&log, &node), &log));
    let clean = log.is_empty();
    problems.extend(log.into_problems());
    result.filter(|_| clean)
}

/// Reads a file that old editions had not: they play by what was true before.
fn read_since<T>(
    files: &Files,
    name: &str,
    before: T,
    problems: &mut Vec<Problem>,
    read: impl FnOnce(&Item) -> Option<T>,
) -> Option<T> {
    if files.file(name).is_none() && before::EDITIONS.contains(&files.base()) {
        return Some(before);
    }
    read_one(files, name, problems, read)
}

fn read_one<T>(
    files: &Files,
    name: &str,
    problems: &mut Vec<Problem>,
    read: impl FnOnce(&Item) -> Option<T>,
) -> Option<T> {
    match files.file(name) {
        Some(file) => read_file(file, problems, |root, _| read(root)),
        None => {
            problems.extend(missing(&format!("the file {name} is missing")).0);
            None
        }
    }
}
