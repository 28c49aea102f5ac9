//! Every text of the program is said somewhere in it.

use dragonrage_ai::Level;
use dragonrage_rules::{Area, EndReason, Grade, Side};
use std::path::Path;

/// All sources under a folder.
fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            text.push_str(&sources(&path));
        } else {
            text.push_str(&std::fs::read_to_string(&path).expect("a source"));
        }
    }
    text
}

/// Keys that are put together from a code.
fn families() -> Vec<String> {
    let mut keys: Vec<String> = Area::ALL.iter().map(|a| format!("sheet-{}", a.code())).collect();
    keys.extend(Level::ALL.iter().map(|l| format!("player-{}", l.code())));
    keys.push("player-human".to_owned());
    keys.extend(Side::BOTH.iter().map(|s| format!("column-{}-wins", s.code())));
    keys.extend(EndReason::ALL.iter().map(|r| format!("end-reason-{}", r.code())));
    keys.extend(Grade::ALL.iter().map(|g| format!("grade-{}", g.code())));
    keys
}

#[test]
fn no_text_is_there_for_nothing() {
    let (source, families) = (sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")), families());
    let said = |key: &str| source.contains(&format!("\"{key}\"")) || families.iter().any(|f| f == key);
    let unused: Vec<&str> = dragonrage_words::TERMINAL.iter().map(|k| k.name).filter(|k| !said(k)).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}
