//! Every text of the page is said somewhere in it, and the page says no text that is not listed.

use std::path::Path;

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

fn source() -> String {
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

/// Keys that are put together from a code.
fn families() -> Vec<String> {
    let mut keys: Vec<String> = ["walk", "fly", "slither", "bound"].iter().map(|m| format!("page-mode-{m}")).collect();
    keys.extend(dragonrage_client::app::Speed::ALL.iter().map(|s| format!("page-speed-{}", s.code())));
    keys
}

#[test]
fn no_text_is_there_for_nothing() {
    let (source, families) = (source(), families());
    let said = |key: &str| source.contains(&format!("\"{key}\"")) || families.iter().any(|f| f == key);
    let unused: Vec<&str> = dragonrage_words::PAGE.iter().map(|k| k.name).filter(|k| !said(k)).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}

#[test]
fn every_text_is_listed() {
    let known: Vec<&str> = dragonrage_words::PAGE.iter().map(|k| k.name).collect();
    let source = source();
    let said =
        source.split('"').filter(|s| s.starts_with("page-") && s.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'));
    let missing: Vec<&str> = said.filter(|key| !known.contains(key)).collect();
    assert!(missing.is_empty(), "not listed: {missing:?}");
}
