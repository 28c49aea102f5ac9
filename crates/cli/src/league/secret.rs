//! The file that opens a commitment. It belongs to one player alone.

use super::{bad_file, read, refused, write};
use crate::app::App;
use crate::failure::Failure;
use dragonrage_league::{Army, BadFile, Note, Salt, Sealed};
use serde::{Deserialize, Serialize};
use std::path::Path;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    army: String,
    salt: String,
}

/// Seals an army with new salt, and keeps what opens it in a file that must not exist yet.
pub fn seal(app: &App, path: &Path, army: &Army) -> Result<Sealed, Failure> {
    let mut salt = [0; 32];
    // A commitment with a salt that can be guessed is none.
    getrandom::fill(&mut salt).map_err(|_| refused(app, &Note::new("secret-no-entropy", &[])))?;
    let sealed = Sealed { army: army.clone(), salt: Salt(salt) };
    let file = File { army: sealed.army.to_string(), salt: sealed.salt.to_string() };
    write(app, path, None, &toml::to_string(&file).unwrap_or_default())?;
    Ok(sealed)
}

/// What opens a commitment.
pub fn unseal(app: &App, path: &Path) -> Result<Sealed, Failure> {
    let text = read(app, path)?;
    let file: File = toml::from_str(&text).map_err(|e| bad_file(app, path, &BadFile::Syntax(e.to_string())))?;
    let bad = || bad_file(app, path, &BadFile::Untrue(Note::new("secret-unreadable", &[])));
    let (Ok(army), Ok(salt)) = (file.army.parse(), file.salt.parse()) else { return Err(bad()) };
    Ok(Sealed { army, salt })
}
