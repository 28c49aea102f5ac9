//! docs/PROMISES.md is true: what it says is promised is promised, and the tests that hold it are there.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// A text on one line, as a reader sees it.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_promise_is_made_and_held() {
    let (mut document, mut promises) = (String::new(), 0);
    for row in read("docs/PROMISES.md").lines().filter(|l| l.starts_with("| ")) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let [promise, held] = cells[..] else { panic!("two columns: {row}") };
        if held == "Held by" {
            document = plain(&read(&format!("{promise}.md")));
            continue;
        }
        promises += 1;
        assert!(document.contains(&plain(promise)), "nobody promises '{promise}' any more");
        let mut tests = 0;
        for (file, test) in held.split('`').filter_map(|part| part.split_once(": ")).filter(|(f, _)| f.contains('/')) {
            let source = read(file);
            let there = [format!("fn {test}("), format!("'{test}'"), format!("`{test}`"), format!("`{test}")];
            assert!(there.iter().any(|t| source.contains(t)), "{file} has no '{test}'");
            tests += 1;
        }
        assert!(tests > 0, "no test holds '{promise}'");
    }
    assert!(promises > 25, "{promises} promises");
}
