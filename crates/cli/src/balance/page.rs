//! The document that the report goes into. Only what stands between two marks is the command's; the rest is kept.

use crate::app::App;
use crate::failure::Failure;
use crate::files::{self, Unreadable};
use std::path::Path;

const BEGIN: &str = "<!-- balance: begin. What follows is written by `dragonrage balance --report`. -->";
const END: &str = "<!-- balance: end -->";

/// What stands before and after the report; a document that does not exist yet begins with a title.
pub fn place(app: &App, path: &Path) -> Result<(String, String), Failure> {
    let text = match files::try_read(path) {
        Ok(text) => text,
        Err(Unreadable::NotFound) => format!("# Balance\n\n{BEGIN}\n{END}\n"),
        Err(_) => files::read(app, path)?,
    };
    let found = text.split_once(BEGIN).and_then(|(head, rest)| Some((head, rest.split_once(END)?.1)));
    found.map(|(head, tail)| (head.to_owned(), tail.to_owned())).ok_or_else(|| {
        let args = [("file", path.display().to_string().into()), ("begin", BEGIN.into()), ("end", END.into())];
        Failure::Failed(app.text("balance-no-marks", &args))
    })
}

/// Puts the report into the document.
pub fn write(app: &App, path: &Path, report: &str) -> Result<(), Failure> {
    let (head, tail) = place(app, path)?;
    let text = format!("{head}{BEGIN}\n\n{report}\n{END}{tail}");
    files::replace(path, &text, true).map_err(|e| files::cannot_write(app, path, e))
}
