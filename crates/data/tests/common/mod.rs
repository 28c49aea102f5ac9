//! Embedded files with a change.

#![allow(dead_code)]

use dragonrage_data::Files;

/// The embedded files with one text replaced in one of them; it must be there just once.
pub fn edited(file: &str, from: &str, to: &str) -> Files {
    let mut files = Files::embedded();
    let text = files.text(file).unwrap_or_else(|| panic!("no file {file}")).to_owned();
    assert_eq!(text.matches(from).count(), 1, "'{from}' in {file}");
    files.put(file, &text.replacen(from, to, 1));
    files
}

/// The embedded files with the first of several equal texts replaced.
pub fn edited_first(file: &str, from: &str, to: &str) -> Files {
    let mut files = Files::embedded();
    let text = files.text(file).unwrap_or_else(|| panic!("no file {file}")).to_owned();
    assert!(text.contains(from), "'{from}' in {file}");
    files.put(file, &text.replacen(from, to, 1));
    files
}
