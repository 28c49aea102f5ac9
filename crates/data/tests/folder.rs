//! An owner's folder: overrides what it holds, and says what is wrong with it.

use dragonrage_data::{Files, MAX_BYTES, load};
use dragonrage_rules::Kind;
use std::fs;
use std::path::PathBuf;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).unwrap();
    dir
}

fn messages(files: &Files) -> Vec<String> {
    load(files).unwrap_err().0.iter().map(|p| p.to_string()).collect()
}

#[test]
fn empty_folder_is_the_embedded_data() {
    let dir = folder("empty");
    assert_eq!(Files::read_dir(&dir).unwrap(), Files::embedded());
}

#[test]
fn missing_folder_is_an_error() {
    assert!(Files::read_dir(&folder("gone").join("nowhere")).is_err());
}

#[test]
fn one_file_overrides_one_file() {
    let dir = folder("one");
    let embedded = Files::embedded();
    let text = embedded.text("units.toml").unwrap().replacen("attack = 3", "attack = 4", 1);
    fs::write(dir.join("units.toml"), text).unwrap();
    fs::write(dir.join("README.md"), "my own counters").unwrap();
    let components = load(&Files::read_dir(&dir).unwrap()).unwrap();
    assert_eq!(components.unit(Kind::Cavalry).attack, Some(4));
    assert_eq!(components.boards.len(), 2);
    let hash = |c: &dragonrage_rules::Components| c.scenarios.iter().map(|s| s.hash).collect::<Vec<_>>();
    assert_ne!(hash(&components), hash(&dragonrage_data::embedded()));
}

#[test]
fn messages_name_the_file_as_it_was_found() {
    let dir = folder("named");
    fs::write(dir.join("units.toml"), "format = 3\n").unwrap();
    let found = messages(&Files::read_dir(&dir).unwrap());
    assert!(found[0].starts_with(&format!("{}:1: ", dir.join("units.toml").display())), "{found:?}");
}

#[test]
fn misnamed_files_and_folders_are_reported() {
    let dir = folder("misnamed");
    fs::write(dir.join("unit.toml"), "").unwrap();
    fs::create_dir(dir.join("map")).unwrap();
    fs::create_dir(dir.join("maps")).unwrap();
    fs::write(dir.join("maps").join("My Map.toml"), "").unwrap();
    let found = messages(&Files::read_dir(&dir).unwrap());
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[0].contains("there is no folder 'map' in the data"), "{found:?}");
    assert!(found[1].contains("My Map.toml: this file has no place in the data"), "{found:?}");
    assert!(found[2].contains("unit.toml: this file has no place in the data"), "{found:?}");
}

#[test]
fn oversized_and_foreign_files_are_reported() {
    let dir = folder("foreign");
    fs::write(dir.join("units.toml"), vec![b' '; MAX_BYTES as usize + 1]).unwrap();
    fs::write(dir.join("monsters.toml"), b"format = 1\nname = \"\xff\"\n").unwrap();
    let found = messages(&Files::read_dir(&dir).unwrap());
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].ends_with("monsters.toml: line 2 is not UTF-8 text: save the file as UTF-8"), "{found:?}");
    assert!(found[1].ends_with("units.toml: the file is too long: at most 1048576 bytes are read"), "{found:?}");
}

#[test]
fn a_fan_adds_a_scenario() {
    let dir = folder("fan");
    let text = Files::embedded().text("scenarios/esirien-1.toml").unwrap().to_owned();
    let text = text.replacen("id = \"esirien-1\"", "id = \"my-siege\"", 1).replacen(
        "[\"zones\"]",
        "[\"zone W\", \"1910\"]",
        1,
    );
    fs::create_dir(dir.join("scenarios")).unwrap();
    fs::write(dir.join("scenarios").join("my-siege.toml"), text).unwrap();
    let components = load(&Files::read_dir(&dir).unwrap()).unwrap();
    assert_eq!(components.scenarios.len(), dragonrage_data::embedded().scenarios.len() + 1);
    let siege = components.scenario("my-siege").unwrap();
    assert!(siege.setup.defender.contains("1910".parse().unwrap()));
    assert!(!siege.setup.defender.contains("1808".parse().unwrap()));
}
