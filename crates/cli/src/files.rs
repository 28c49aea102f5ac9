//! Files: read with a limit and a clear reason where it fails; written beside the old one and then put in its place,
//! so that neither a kill nor a full disk leaves half a file.

use crate::app::App;
use crate::failure::Failure;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// Longest record or position that is looked at, in bytes.
pub const LONGEST: u64 = dragonrage_rules::record::LONGEST as u64;

/// Reads a text.
pub fn read(app: &App, path: &Path) -> Result<String, Failure> {
    read_up_to(app, path, LONGEST)
}

/// Reads a text, or the input where the name is `-`.
pub fn read_or_listen(app: &App, path: &Path) -> Result<String, Failure> {
    if path.as_os_str() != "-" {
        return read(app, path);
    }
    bounded(io::stdin().lock(), LONGEST).map_err(|problem| cannot_read(app, path, &problem))
}

/// Reads a text of at most so many bytes.
pub fn read_up_to(app: &App, path: &Path, most: u64) -> Result<String, Failure> {
    limited(path, most).map_err(|problem| cannot_read(app, path, &problem))
}

/// Makes a folder, if one is asked for.
pub fn folder(app: &App, dir: Option<&Path>) -> Result<(), Failure> {
    dir.map_or(Ok(()), |dir| fs::create_dir_all(dir).map_err(|e| cannot_write(app, dir, e)))
}

/// Leaves the record of the n-th game of a match in a folder.
pub fn keep_record(
    app: &App,
    dir: Option<&Path>,
    scenario: &str,
    number: usize,
    record: Option<&str>,
) -> Result<(), Failure> {
    let (Some(dir), Some(record)) = (dir, record) else { return Ok(()) };
    let path = dir.join(format!("{scenario}-{number:05}.txt"));
    fs::write(&path, record).map_err(|e| cannot_write(app, &path, e))
}

/// The failure of reading a file, in words.
pub fn cannot_read(app: &App, path: &Path, problem: &Unreadable) -> Failure {
    let args = [("file", path.display().to_string().into()), ("reason", problem.say(app).into())];
    Failure::Failed(app.text("cannot-read", &args))
}

/// Why a file is no text for us.
#[derive(Debug)]
pub enum Unreadable {
    NotFound,
    Folder,
    NotPlain,
    NotAllowed,
    TooLong { most: u64 },
    NotText { line: usize },
    Other(String),
}

impl Unreadable {
    /// The reason in words.
    pub fn say(&self, app: &App) -> String {
        match self {
            Unreadable::NotFound => app.say("file-not-found"),
            Unreadable::Folder => app.say("file-is-folder"),
            Unreadable::NotPlain => app.say("file-not-plain"),
            Unreadable::NotAllowed => app.say("file-not-allowed"),
            Unreadable::TooLong { most } => app.text("file-too-long", &[("most", most.to_string().into())]),
            Unreadable::NotText { line } => app.text("file-not-text", &[("line", (*line).into())]),
            Unreadable::Other(text) => text.clone(),
        }
    }
}

impl From<io::Error> for Unreadable {
    fn from(error: io::Error) -> Unreadable {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Unreadable::NotFound,
            ErrorKind::IsADirectory => Unreadable::Folder,
            ErrorKind::PermissionDenied => Unreadable::NotAllowed,
            ErrorKind::Unsupported => Unreadable::NotPlain,
            _ => Unreadable::Other(error.to_string()),
        }
    }
}

/// Reads a text, or says why not.
pub fn try_read(path: &Path) -> Result<String, Unreadable> {
    limited(path, LONGEST)
}

/// Reads a text of at most so many bytes, or says why not.
pub fn limited(path: &Path, most: u64) -> Result<String, Unreadable> {
    let about = fs::metadata(path)?;
    if about.is_dir() {
        return Err(Unreadable::Folder);
    }
    // A pipe or device could keep us waiting for ever.
    if !about.is_file() {
        return Err(Unreadable::NotPlain);
    }
    bounded(File::open(path)?, most)
}

fn bounded(source: impl Read, most: u64) -> Result<String, Unreadable> {
    let mut bytes = Vec::new();
    source.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(Unreadable::TooLong { most });
    }
    let text = String::from_utf8(bytes).map_err(|e| {
        let before = &e.as_bytes()[..e.utf8_error().valid_up_to()];
        Unreadable::NotText { line: 1 + before.iter().filter(|b| **b == b'\n').count() }
    })?;
    // Some editors begin every text with a mark of its encoding.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// A pipe or a device is nothing to write a game to, and must never be moved aside or replaced.
fn plain(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(about) if !about.is_file() && !about.is_dir() => Err(ErrorKind::Unsupported.into()),
        _ => Ok(()),
    }
}

/// Puts a text or picture in the place of a file in one step. `lasting`: only come back when the disk has it.
pub fn replace(path: &Path, content: impl AsRef<[u8]>, lasting: bool) -> io::Result<()> {
    if let Some(dir) = path.parent().filter(|d| !d.as_os_str().is_empty()) {
        fs::create_dir_all(dir)?;
    }
    plain(path)?;
    let mut name = path.file_name().ok_or_else(|| io::Error::from(ErrorKind::InvalidInput))?.to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let written = File::create(&part).and_then(|mut file| {
        file.write_all(content.as_ref())?;
        if lasting { file.sync_all() } else { Ok(()) }
    });
    written.and_then(|()| fs::rename(&part, path)).inspect_err(|_| {
        // The half-written file is of no use; the error that matters is the first one.
        let _ = fs::remove_file(&part);
    })
}

/// The failure of writing a file, in words.
pub fn cannot_write(app: &App, path: &Path, error: io::Error) -> Failure {
    let reason = Unreadable::from(error).say(app);
    Failure::Failed(app.text("cannot-write", &[("file", path.display().to_string().into()), ("reason", reason.into())]))
}

/// Moves a file that exists out of the way, to a name that is free; gives that name.
pub fn keep_copy(path: &Path) -> io::Result<Option<PathBuf>> {
    if fs::symlink_metadata(path).is_err() {
        return Ok(None);
    }
    if path.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    plain(path)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    for n in 1..10_000 {
        let copy = path.with_file_name(format!("{name}.{n}.old"));
        if fs::symlink_metadata(&copy).is_err() {
            fs::rename(path, &copy)?;
            return Ok(Some(copy));
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}
