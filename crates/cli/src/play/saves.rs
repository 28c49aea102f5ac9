//! Where a game is saved while it is played. Every game has a file of its own; nothing that exists is overwritten
//! without a copy.

use crate::app::App;
use crate::failure::Failure;
use crate::files;
use dragonrage_rules::record::is_header;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The file of one game.
#[derive(Debug)]
pub struct Save {
    path: PathBuf,
    /// Length and date of what we wrote last: if the file differs, another program writes it too.
    mine: Option<(u64, SystemTime)>,
    /// Trouble with saving is told once.
    complained: bool,
    /// Did the last attempt to write succeed?
    pub stored: bool,
}

impl Save {
    /// A new file in the usual folder.
    pub fn fresh(seed: u64) -> Save {
        Save { path: free_name(&folder(), seed), mine: None, complained: false, stored: false }
    }

    /// The file that was asked for. If something is there already it is moved out of the way and its new name told.
    pub fn at(app: &App, path: &Path) -> Result<(Save, Option<PathBuf>), Failure> {
        let copy = files::keep_copy(path).map_err(|e| files::cannot_write(app, path, e))?;
        let save = Save { path: path.to_owned(), mine: None, complained: false, stored: false };
        Ok((save, copy))
    }

    /// The file of a game that is taken up again.
    pub fn again(path: &Path) -> Save {
        Save { path: path.to_owned(), mine: state(path), complained: false, stored: false }
    }

    /// Its name.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game. `lasting`: wait until the disk has it.
    pub fn write(&mut self, text: &str, lasting: bool) -> io::Result<()> {
        if self.mine.is_some() && state(&self.path) != self.mine {
            let folder = self.path.parent().map(Path::to_owned).unwrap_or_default();
            self.path = free_name(&folder, u64::from(std::process::id()));
        }
        self.stored = false;
        files::replace(&self.path, text, lasting)?;
        self.stored = true;
        self.mine = state(&self.path);
        Ok(())
    }

    /// Is this the first complaint?
    pub fn complain(&mut self) -> bool {
        !std::mem::replace(&mut self.complained, true)
    }
}

fn state(path: &Path) -> Option<(u64, SystemTime)> {
    let about = fs::metadata(path).ok()?;
    Some((about.len(), about.modified().ok()?))
}

/// `$XDG_DATA_HOME/dragonrage`, `~/.local/share/dragonrage`, or a folder right here.
fn folder() -> PathBuf {
    let var = |name| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let data = var("XDG_DATA_HOME").filter(|p| p.is_absolute());
    let home = || Some(var("HOME").or_else(|| var("USERPROFILE"))?.join(".local/share"));
    data.or_else(home).unwrap_or_default().join("dragonrage")
}

/// A name that no file has yet.
fn free_name(folder: &Path, seed: u64) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let mut n = 0;
    loop {
        let more = if n == 0 { String::new() } else { format!("-{n}") };
        let path = folder.join(format!("{PREFIX}{now}-{seed}{more}.txt"));
        if fs::symlink_metadata(&path).is_err() {
            return path;
        }
        n += 1;
    }
}

/// The files of games that have not ended, the one saved last first; also those that cannot be read.
pub fn unfinished() -> Vec<PathBuf> {
    let mut found: Vec<(SystemTime, PathBuf)> = Vec::new();
    for entry in fs::read_dir(folder()).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(PREFIX)
            && name.ends_with(".txt")
            && let Some((_, date)) = state(&entry.path())
        {
            found.push((date, entry.path()));
        }
    }
    found.sort();
    let ended = |text: &str| text.lines().next().is_some_and(is_header) && text.lines().any(|l| l.starts_with("end "));
    let open = |path: &PathBuf| !files::try_read(path).is_ok_and(|text| ended(&text));
    found.into_iter().rev().map(|(_, path)| path).filter(open).collect()
}

/// How the names of saved games begin, in every language.
const PREFIX: &str = "dragonrage-";
