//! Notices when a source of the page changes, by asking for the times of files: nothing to install, the same on every system.

use crate::tools::root;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// How often it asks; an editor that writes several files is waited for as long.
const EVERY: Duration = Duration::from_millis(250);

/// What the page is built from.
const FOLDERS: [&str; 3] = ["crates", "data", "docs"];

/// The sources as they were when somebody last looked.
#[derive(Debug)]
pub struct Sources {
    newest: Option<SystemTime>,
    files: usize,
}

impl Sources {
    /// As they are now.
    pub fn now() -> Sources {
        let mut sources = Sources { newest: None, files: 0 };
        FOLDERS.iter().for_each(|folder| sources.look(&root().join(folder)));
        sources
    }

    /// Returns when something has changed and nothing changes any more.
    pub fn wait_for_a_change(&mut self) {
        let mut changed = false;
        loop {
            std::thread::sleep(EVERY);
            let now = Sources::now();
            if (now.newest, now.files) != (self.newest, self.files) {
                (changed, *self) = (true, now);
            } else if changed {
                return;
            }
        }
    }

    fn look(&mut self, path: &Path) {
        let Ok(entries) = std::fs::read_dir(path) else { return };
        for entry in entries.flatten() {
            let Ok(about) = entry.metadata() else { continue };
            if about.is_dir() {
                self.look(&entry.path());
            } else {
                self.files += 1;
                self.newest = self.newest.max(about.modified().ok());
            }
        }
    }
}
