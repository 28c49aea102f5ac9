//! Results of games in a file, one JSON line for each, after a line that says which match or run it is.

use crate::app::App;
use crate::failure::Failure;
use crate::files;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The file, if results are kept at all.
pub struct Store {
    file: Option<(File, PathBuf)>,
}

impl Store {
    /// Opens the file; gives what it holds already if it is about the same. A line that was cut off is written again.
    pub fn open<A, G>(app: &App, path: Option<&Path>, about: &A) -> Result<(Store, Vec<G>), Failure>
    where
        A: Serialize + DeserializeOwned + PartialEq,
        G: DeserializeOwned,
    {
        let Some(path) = path else { return Ok((Store { file: None }, Vec::new())) };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(e) if e.kind() == ErrorKind::NotFound => String::new(),
            Err(_) => files::read(app, path)?,
        };
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let mut known = Vec::new();
        if let Some(head) = lines.next() {
            if serde_json::from_str::<A>(head).ok().as_ref() != Some(about) {
                let args = [("file", path.display().to_string().into())];
                return Err(Failure::Failed(app.text("arena-other-match", &args)));
            }
            known.extend(lines.filter_map(|line| serde_json::from_str(line).ok()));
        }
        let refused = |e| files::cannot_write(app, path, e);
        let mut file = OpenOptions::new().create(true).write(true).truncate(false).open(path).map_err(refused)?;
        file.set_len(whole.len() as u64).map_err(refused)?;
        std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0)).map_err(refused)?;
        let mut store = Store { file: Some((file, path.to_owned())) };
        if whole.is_empty() {
            store.line(app, about)?;
        }
        Ok((store, known))
    }

    /// Adds a game.
    pub fn add(&mut self, app: &App, game: &impl Serialize) -> Result<(), Failure> {
        self.line(app, game)
    }

    fn line(&mut self, app: &App, value: &impl Serialize) -> Result<(), Failure> {
        let Some((file, path)) = &mut self.file else { return Ok(()) };
        let mut line = serde_json::to_string(value).map_err(|e| Failure::Failed(e.to_string()))?;
        line.push('\n');
        file.write_all(line.as_bytes()).map_err(|e| files::cannot_write(app, path, e))
    }
}
