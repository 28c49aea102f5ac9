//! The file that opens a commitment: written once, read by its owner. What stands in it is `dragonrage-league`'s.

use super::{bad_file, read, refused, write};
use crate::app::App;
use crate::failure::Failure;
use dragonrage_league::{Army, Note, Salt, Sealed};
use std::path::Path;

/// Seals an army with new salt, and keeps what opens it in a file that must not exist yet.
pub fn seal(app: &App, path: &Path, army: &Army) -> Result<Sealed, Failure> {
    let mut salt = [0; 32];
    // A commitment with a salt that can be guessed is none.
    getrandom::fill(&mut salt).map_err(|_| refused(app, &Note::new("secret-no-entropy", &[])))?;
    let sealed = Sealed { army: army.clone(), salt: Salt(salt) };
    write(app, path, None, &sealed.text())?;
    Ok(sealed)
}

/// What opens a commitment.
pub fn unseal(app: &App, path: &Path) -> Result<Sealed, Failure> {
    let text = read(app, path)?;
    Sealed::read(&text).map_err(|e| bad_file(app, path, &e))
}
