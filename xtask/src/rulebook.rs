//! `cargo xtask rulebook`: the rulebook to be printed and the sheets to cut, made by `xtask/book`; with `--pdf` as PDF, by the Chromium at hand.

use crate::browser;
use crate::tools::{cargo, program_of, run, target};
use std::process::Command;

/// Makes them, in `target/rulebook`.
pub fn make(rest: &[String]) -> Result<(), String> {
    let pdf = rest.iter().any(|r| r == "--pdf");
    let chromium = if pdf {
        let found = browser::chromium();
        Some(found.ok_or("--pdf needs Chromium; please install it (Debian: apt-get install chromium). Without --pdf there is HTML, which any browser can print.")?)
    } else {
        None
    };
    run(cargo(&["build", "--quiet", "--package", "xtask-book"]))?;
    let mut book = Command::new(program_of("debug", "xtask-book"));
    book.arg(target().join("rulebook")).args(rest.iter().filter(|r| *r != "--pdf"));
    if let Some(chromium) = chromium {
        book.arg("--pdf").arg(chromium);
    }
    run(book)
}
