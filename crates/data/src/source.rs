//! Where the texts of the data files come from: built into the program, or a folder that an owner edits.
//! Reads and names files; what they mean is for others to say.

use crate::diagnostics::Problem;
use crate::editions::{EMBEDDED, newest};
use std::collections::BTreeMap;
use std::io::{self, Read};
use std::path::Path;

/// Largest file that is read.
pub const MAX_BYTES: u64 = 1 << 20;
/// Most files that are read from a folder.
pub const MAX_FILES: usize = 200;
/// Most entries of a folder that are looked at.
const MAX_ENTRIES: usize = 2000;

/// Files that there is exactly one of.
const SINGLE: &[&str] = &[
    "monsters.toml",
    "tables/breaking.toml",
    "tables/combat.toml",
    "tables/minor.toml",
    "tables/missiles.toml",
    "tables/spells.toml",
    "units.toml",
];
/// The folder of the computer players' weights.
const PLAYERS: &str = "players";
/// The folder of the released editions.
const EDITIONS: &str = "editions";
/// Folders that may hold as many files as a fan cares to draw.
const MANY: &[&str] = &["maps", "scenarios"];
/// All folders of a data directory.
const FOLDERS: &[&str] = &["maps", "scenarios", "tables"];

/// One text and the name that messages give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct File {
    pub text: String,
    pub shown: String,
}

/// The data files, by names such as `maps/esirien.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Files {
    /// The edition that they are, or that they change.
    base: String,
    files: BTreeMap<String, File>,
    problems: Vec<Problem>,
}

impl Files {
    pub(crate) fn based_on(edition: &str) -> Files {
        Files { base: edition.to_owned(), ..Files::default() }
    }

    pub(crate) fn base(&self) -> &str {
        &self.base
    }

    /// The files built into the program.
    pub fn embedded() -> Files {
        let mut files = Files::based_on(newest());
        for (name, text) in EMBEDDED {
            files.put(name, text);
        }
        files
    }

    /// The files of a folder. Files that it does not hold are the embedded ones, so a single corrected file
    /// suffices. Unreadable, oversized or misnamed files are problems that [`crate::load`] reports with the rest;
    /// an error is only a folder that cannot be read.
    pub fn read_dir(dir: &Path) -> io::Result<Files> {
        let mut files = Files::embedded();
        let mut found = 0;
        for (name, path) in listing(dir)? {
            let is_dir = path.is_dir();
            if is_dir && FOLDERS.contains(&name.as_str()) {
                for (inner, path) in listing(&path)? {
                    files.read(&format!("{name}/{inner}"), &path, &mut found);
                }
            } else if is_dir && [PLAYERS, EDITIONS].contains(&name.as_str()) {
                // What computer players think is theirs to read; editions are in the program.
            } else if is_dir {
                let expected = format!("there is no folder '{name}' in the data: maps, scenarios and tables are");
                files.complain(&path, expected);
            } else {
                files.read(&name, &path, &mut found);
            }
        }
        Ok(files)
    }

    fn read(&mut self, name: &str, path: &Path, found: &mut usize) {
        if !name.ends_with(".toml") {
            return;
        }
        if !is_known(name) {
            let expected = "this file has no place in the data: units, monsters, tables/combat, tables/breaking, \
                            tables/minor, tables/missiles, tables/spells, maps/ID or scenarios/ID, with an ID of small letters, digits and hyphens";
            return self.complain(path, expected);
        }
        *found += 1;
        if *found > MAX_FILES {
            if *found == MAX_FILES + 1 {
                self.complain(path, format!("one file too many: at most {MAX_FILES} are read"));
            }
            return;
        }
        match read_text(path) {
            Ok(text) => {
                self.files.insert(name.to_owned(), File { text, shown: path.display().to_string() });
            }
            Err(expected) => self.complain(path, expected),
        }
    }

    fn complain(&mut self, path: &Path, expected: impl Into<String>) {
        let file = path.display().to_string();
        let (field, value) = Default::default();
        self.problems.push(Problem { file, line: 0, field, value, expected: expected.into() });
    }

    /// Puts a text in the place of a file, or beside the others; messages call it `data/NAME`.
    /// A name that has no place in the data, or a text that is too long, is a problem that [`crate::load`] reports.
    pub fn put(&mut self, name: &str, text: &str) {
        let shown = format!("data/{name}");
        if !is_known(name) {
            self.complain(Path::new(&shown), "this file has no place in the data");
        } else if text.len() as u64 > MAX_BYTES {
            self.complain(Path::new(&shown), too_long());
        } else {
            self.files.insert(name.to_owned(), File { text: text.to_owned(), shown });
        }
    }

    pub(crate) fn remove(&mut self, name: &str) {
        self.files.remove(name);
    }

    /// All files with their texts, in order of their names.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(name, file)| (name.as_str(), file.text.as_str()))
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.files.get(name).map(|f| f.text.as_str())
    }

    /// The names of all files, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The files of one folder, in order of their names, with the id that the name gives.
    pub(crate) fn folder(&self, folder: &str) -> Vec<(String, &File)> {
        let id = |name: &str| Some(name.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(".toml")?.to_owned());
        self.files.iter().filter_map(|(name, file)| Some((id(name)?, file))).collect()
    }

    pub(crate) fn file(&self, name: &str) -> Option<&File> {
        self.files.get(name)
    }

    pub(crate) fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

/// Is this the name of a file that the data may hold?
fn is_known(name: &str) -> bool {
    if SINGLE.contains(&name) {
        return true;
    }
    let Some((folder, file)) = name.split_once('/') else { return false };
    MANY.contains(&folder) && file.strip_suffix(".toml").is_some_and(is_id)
}

/// An id of a map or scenario: small letters, digits and hyphens.
pub(crate) fn is_id(id: &str) -> bool {
    (1..=40).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

fn too_long() -> String {
    format!("the file is too long: at most {MAX_BYTES} bytes are read")
}

/// Names and paths of a folder's entries, in order of names. Hidden ones are not looked at.
fn listing(dir: &Path) -> io::Result<Vec<(String, std::path::PathBuf)>> {
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(dir)?.take(MAX_ENTRIES) {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') {
            entries.push((name, entry.path()));
        }
    }
    entries.sort();
    Ok(entries)
}

fn read_text(path: &Path) -> Result<String, String> {
    let unreadable = |e: io::Error| format!("the file cannot be read: {e}");
    // A pipe or device could keep the reader waiting for ever.
    if !std::fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err("this is no plain file".to_owned());
    }
    let mut bytes = Vec::new();
    std::fs::File::open(path).and_then(|f| f.take(MAX_BYTES + 1).read_to_end(&mut bytes)).map_err(unreadable)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(too_long());
    }
    String::from_utf8(bytes).map_err(|e| {
        let before = &e.as_bytes()[..e.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|b| **b == b'\n').count();
        format!("line {line} is not UTF-8 text: save the file as UTF-8")
    })
}
