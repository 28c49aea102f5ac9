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
    keys.extend(["due", "done", "skipped"].iter().map(|p| format!("guide-{p}")));
    keys.extend(settings());
    keys.extend(dragonrage_league::tournament::System::ALL.map(|s| format!("desk-system-{}", s.code())));
    keys.extend(dragonrage_client::app::Speed::ALL.iter().map(|s| format!("page-speed-{}", s.code())));
    keys
}

/// Lines of the settings have a help beside them.
fn settings() -> Vec<String> {
    let lines = ["language", "speed", "size", "contrast", "motion", "sound"];
    lines.iter().map(|l| format!("screen-settings-{l}-help")).collect()
}

/// Every text of the page.
fn texts() -> Vec<&'static str> {
    use dragonrage_words::{ARMIES, DESK, KEPT, PAGE, SCREENS};
    let lists = [PAGE, SCREENS, ARMIES, DESK, KEPT];
    lists.into_iter().flatten().map(|k| k.name).collect()
}

#[test]
fn every_lesson_has_its_words_and_no_words_lack_a_lesson() {
    let mut texts: Vec<&str> =
        dragonrage_words::GUIDE.iter().map(|k| k.name).filter(|k| k.starts_with("lesson-")).collect();
    for side in dragonrage_rules::Side::BOTH {
        for lesson in dragonrage_client::guide::lessons(side) {
            let key = format!("lesson-{}-{}", side.code(), lesson.id);
            for wanted in [key.clone(), format!("{key}-title")] {
                assert!(texts.contains(&wanted.as_str()), "{wanted}");
                texts.retain(|t| *t != wanted);
            }
        }
    }
    assert!(texts.is_empty(), "no lesson says {texts:?}");
}

#[test]
fn no_text_is_there_for_nothing() {
    let (source, families) = (source(), families());
    let said = |key: &str| source.contains(&format!("\"{key}\"")) || families.iter().any(|f| f == key);
    let all = texts().into_iter().chain(dragonrage_words::GUIDE.iter().map(|k| k.name));
    let unused: Vec<&str> = all.filter(|k| !k.starts_with("lesson-") && !said(k)).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}

#[test]
fn the_page_says_nothing_that_only_the_terminal_has() {
    let source = source();
    let said = |key: &&str| source.contains(&format!("\"{key}\""));
    let missing: Vec<&str> = dragonrage_words::TERMINAL.iter().map(|k| k.name).filter(said).collect();
    assert!(missing.is_empty(), "not on the page: {missing:?}");
}

#[test]
fn every_text_is_listed() {
    let known = texts();
    let source = source();
    let said = source.split('"').filter(|s| {
        ["page-", "screen-", "desk-", "kept-"].iter().any(|p| s.starts_with(p))
            && s.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
    });
    let missing: Vec<&str> = said.filter(|key| !known.contains(key)).collect();
    assert!(missing.is_empty(), "not listed: {missing:?}");
}

/// The page carries the sentences about records, which the terminal says too.
#[test]
fn a_damaged_record_is_told_with_its_line() {
    use dragonrage_rules::Record;
    use dragonrage_words::{Lang, Words};
    let (components, words) = (dragonrage_data::embedded(), Words::new(Lang::De));
    let golden = include_str!("../../../cases/golden/nurkott-2-squire.txt");
    let damaged = golden.replacen("\nend ", "\nD1 dances\nend ", 1);
    let line = damaged.lines().position(|l| l == "D1 dances").unwrap() + 1;
    let record = Record::parse(&damaged).unwrap();
    let error = record.replay(&components, usize::MAX, |_, _, _| ()).unwrap_err();
    assert_eq!(error.line, line);
    let told = words.bad_record(&components, "spiel.txt", &error, Some(&record));
    assert!(told.starts_with(&format!("spiel.txt wird in Zeile {line} abgewiesen: ")), "{told}");
}

#[test]
fn every_heading_of_the_rulebook_has_its_title() {
    use dragonrage_client::rulebook::{Book, Form};
    use dragonrage_words::{Lang, Words};
    let book = Book::read(include_str!("../../../docs/RULES.md"));
    let words = Words::new(Lang::En);
    let headings = book.entries.iter().filter(|e| matches!(e.form, Form::Heading(_)));
    let numbers: Vec<&str> = headings.clone().map(|e| Book::number(&e.text)).collect();
    assert_eq!(numbers, dragonrage_words::TITLES);
    for heading in headings {
        let number = Book::number(&heading.text);
        let title = words.text(&format!("rule-title-{}", number.replace('.', "-")), &[]);
        assert_eq!(heading.text.split_once(' ').map(|(_, t)| t), Some(title.as_str()));
    }
}
