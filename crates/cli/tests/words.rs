//! Every text of the program is said somewhere in it.

use dragonrage_ai::Level;
use dragonrage_rules::{Area, EndReason, Grade, Mode, Side};
use dragonrage_words::Family;
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
    keys.extend(Mode::ALL.iter().map(|m| Family::Mode.key(m.code())));
    keys.extend(Level::ALL.iter().map(|l| format!("player-{}", l.code())));
    // The second is said by `Words::wounded`.
    keys.extend(["player-human", "sheet-wounded"].map(str::to_owned));
    keys.extend(Side::BOTH.iter().map(|s| format!("column-{}-wins", s.code())));
    keys.extend(EndReason::ALL.iter().map(|r| format!("end-reason-{}", r.code())));
    keys.extend(Grade::ALL.iter().map(|g| format!("grade-{}", g.code())));
    keys
}

#[test]
fn no_text_is_there_for_nothing() {
    let folder = |path: &str| sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(path));
    let (source, families) = (folder("src") + &folder("../lab/src") + &folder("../league/src"), families());
    let said = |key: &str| source.contains(&format!("\"{key}\"")) || families.iter().any(|f| f == key);
    let unused: Vec<&str> =
        (dragonrage_words::TERMINAL.iter().chain(dragonrage_words::TABLE).chain(dragonrage_words::LEAGUE))
            .map(|k| k.name)
            .filter(|k| !said(k))
            .collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}

/// The league knows only keys; each must be a sentence with just these arguments.
#[test]
fn every_note_of_the_league_has_a_sentence() {
    let source = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../league/src"));
    let literals = source.split('"').skip(1).step_by(2);
    let first = ["army-", "bye-", "campaign-", "deal-", "league-", "objective-", "pair-", "ratings-", "tournament-"];
    let keys = literals.filter(|l| {
        let word = |b: u8| b.is_ascii_lowercase() || b == b'-';
        first.iter().any(|f| l.starts_with(f)) && l.bytes().all(word)
    });
    let unknown: Vec<&str> = keys.filter(|k| !dragonrage_words::LEAGUE.iter().any(|key| key.name == *k)).collect();
    assert!(unknown.is_empty(), "there is no sentence for {unknown:?}");
}
