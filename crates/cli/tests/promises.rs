//! docs/PROMISES.md is true: what it says is promised is promised, and the tests that hold it are there. So are the files that any document links to.

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

/// Everything that a reader of the repository is told in Markdown.
fn documents() -> Vec<String> {
    let mut found: Vec<String> =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "CREDITS.md"].map(str::to_owned).into();
    let mut folders = vec!["docs".to_owned(), "data".to_owned(), "hosting".to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(root().join(&folder)).unwrap_or_else(|e| panic!("{folder}: {e}")) {
            let entry = entry.unwrap();
            let name = format!("{folder}/{}", entry.file_name().to_str().unwrap());
            if entry.path().is_dir() {
                folders.push(name);
            } else if name.ends_with(".md") {
                found.push(name);
            }
        }
    }
    found.sort();
    found
}

/// What a document says outside of its blocks and words of code.
fn prose(text: &str) -> String {
    let mut out = String::new();
    let mut code = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            code = !code;
        } else if !code {
            out.extend(line.split('`').step_by(2).chain(["\n"]));
        }
    }
    out
}

/// Where the links `[said](target)` of a document lead.
fn links(text: &str) -> Vec<String> {
    let prose = prose(text);
    let targets = prose.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets.map(|t| t.split_whitespace().next().unwrap_or_default().to_owned()).collect()
}

/// The names under which the headings of a document can be linked to: small letters and digits, hyphens for spaces.
fn places(text: &str) -> Vec<String> {
    let mut code = false;
    let mut found: Vec<String> = Vec::new();
    for line in text.lines() {
        code ^= line.trim_start().starts_with("```");
        let Some(heading) = line.strip_prefix('#').filter(|_| !code) else { continue };
        let said = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = said.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        let name: String = kept.map(|c| if c == ' ' { '-' } else { c }).collect();
        let again = found.iter().filter(|f| **f == name).count();
        found.push(if again > 0 { format!("{name}-{again}") } else { name });
    }
    found
}

#[test]
fn every_link_of_the_documents_leads_somewhere() {
    let (mut wrong, mut looked) = (Vec::new(), 0);
    for document in documents() {
        let text = read(&document);
        let folder = Path::new(&document).parent().unwrap_or(Path::new(""));
        for link in links(&text).iter().filter(|l| !l.contains("://") && !l.starts_with("mailto:")) {
            looked += 1;
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let path = if file.is_empty() { root().join(&document) } else { root().join(folder).join(file) };
            let there = if path.is_dir() { place.is_empty() } else { path.is_file() };
            let known = || std::fs::read_to_string(&path).is_ok_and(|t| places(&t).iter().any(|p| p == place));
            if !there || (!place.is_empty() && !known()) {
                wrong.push(format!("{document}: {link}"));
            }
        }
    }
    assert!(wrong.is_empty(), "these lead nowhere:\n{}", wrong.join("\n"));
    assert!(looked > 100, "{looked} links");
}

/// What is measured is kept, and whoever reads of it can look.
#[test]
fn every_result_that_is_named_is_there_and_every_one_is_named() {
    let readme = read("docs/results/README.md");
    let mut named = Vec::new();
    for row in readme.lines().filter(|l| l.starts_with("| `")) {
        let files = row.split('|').nth(1).unwrap_or_default();
        named.extend(files.split('`').skip(1).step_by(2).map(str::to_owned));
    }
    let folder = std::fs::read_dir(root().join("docs/results")).unwrap();
    let mut there: Vec<String> = folder.map(|f| f.unwrap().file_name().into_string().unwrap()).collect();
    there.retain(|f| f != "README.md");
    named.sort();
    there.sort();
    assert_eq!(named, there, "first what docs/results/README.md names, then what is there");
}
