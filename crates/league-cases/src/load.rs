//! Reads files of league cases.

use crate::case::{LeagueCase, Subject};
use crate::fields::Fields;
use dragonrage_cases::reader::{At, Log, Plain, parse, read_text, rules};
use dragonrage_cases::{MAX_BYTES, Problems, case_files, rulebook};
use dragonrage_rules::{Components, Options};
use std::path::Path;
use std::sync::Arc;

/// Most cases of a file, and steps of a case.
const MOST_CASES: usize = 300;
const MOST_STEPS: usize = 100;

/// Reads the text of a file of league cases.
pub fn load_league(components: &Arc<Components>, name: &str, text: &str) -> Result<Vec<LeagueCase>, Problems> {
    if text.len() > MAX_BYTES {
        return Err(Problems::one(name, format!("a case file is at most {MAX_BYTES} bytes long")));
    }
    let log = Log::new(name);
    let mut cases: Vec<LeagueCase> = Vec::new();
    if let Some(root) = parse(text, &log)
        && let Some(mut keys) = At::root(&log, &root).table()
    {
        let list = keys.need("league").map_or(Vec::new(), |a| a.list("cases, each begun with [[league]]", MOST_CASES));
        keys.finish();
        for at in &list {
            log.enter("");
            let Some(case) = read(at, components, name, &log) else { continue };
            if cases.iter().any(|c| c.id == case.id) {
                at.note(format_args!("the id '{}' is taken", case.id));
            }
            cases.push(case);
        }
    }
    log.finish(cases)
}

/// Reads all league cases of a folder.
pub fn load_league_dir(components: &Arc<Components>, dir: &Path) -> Result<Vec<LeagueCase>, Problems> {
    let mut cases: Vec<LeagueCase> = Vec::new();
    for file in case_files(dir)? {
        let shown = file.display().to_string();
        for case in load_league(components, &shown, &read_text(&file)?)? {
            if let Some(other) = cases.iter().find(|c| c.id == case.id) {
                return Err(Problems::one(
                    &shown,
                    format!("the id '{}' is taken by a case of {}", case.id, other.file),
                ));
            }
            cases.push(case);
        }
    }
    Ok(cases)
}

fn read(at: &At, components: &Arc<Components>, file: &str, log: &Log) -> Option<LeagueCase> {
    let before = log.count();
    let mut keys = at.table()?;
    let id = keys.need("id").and_then(|a| a.text("an id", 60));
    let line = keys.maybe("id").map_or(keys.line(), |a| a.line());
    log.enter(id.unwrap_or("?"));
    let title = keys.need("title").and_then(|a| a.text("a title", 160));
    let ids = keys.need("rules").map_or(Vec::new(), |a| rules(&a));
    let words = Subject::ALL.map(|(word, _)| word);
    let find = |word: &str| Subject::ALL.iter().find(|(w, _)| *w == word).map(|(_, s)| *s);
    let subject = keys.need("subject").and_then(|a| a.word("a subject", &words, find));
    let mut options = Options::default();
    if let Some(table) = keys.maybe("options").and_then(|a| a.table()) {
        for (key, value) in table.all() {
            let set = value.text("a value", 60).map(|text| options.set(key, text));
            if let Some(Err(bad)) = set {
                value.note(bad);
            }
        }
    }
    let about = keys.maybe("about").map_or(Fields::default(), |a| Fields::new(a.plain()));
    let varies = match keys.maybe("varies").map(|a| a.plain()) {
        Some(list) => Fields::new(Plain::Table(vec![("varies".to_owned(), list)])).texts("varies"),
        None => Vec::new(),
    };
    let list = keys.need("steps").map_or(Vec::new(), |a| a.list("steps", MOST_STEPS));
    let steps: Vec<(u32, Fields)> = list.iter().map(|a| (a.line(), Fields::new(a.plain()))).collect();
    let proves = steps.iter().any(|(_, s)| s.has("expect") || s.has("refuse")) || !varies.is_empty();
    if log.count() == before && (!proves || ids.is_empty()) {
        keys.note("the case proves nothing: it needs rules, and a step that expects or refuses something");
    }
    keys.finish();
    if log.count() > before {
        return None;
    }
    let mut rules: Vec<String> = ids.iter().filter_map(|i| rulebook::base(i)).map(str::to_owned).collect();
    rules.sort();
    rules.dedup();
    Some(LeagueCase {
        file: file.to_owned(),
        line,
        id: id?.to_owned(),
        title: title?.to_owned(),
        rules,
        options,
        subject: subject?,
        components: components.clone(),
        about,
        varies,
        steps,
    })
}
