//! `cases/scope.toml`: the rules that no case need cover, each with a reason. Entries that say nothing, or that a case
//! contradicts, are errors, so that the file stays true.

use crate::rulebook;
use crate::tree::{At, Log, Problems, parse};

/// A group of rules that are out of scope for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScopeEntry {
    /// Line of the file.
    pub line: u32,
    /// What the group is about.
    pub subject: String,
    /// Why no case covers it.
    pub reason: String,
    /// No rule of play at all; otherwise a rule of a later part of the game.
    pub no_rule: bool,
    /// The ids.
    pub ids: Vec<&'static str>,
}

/// Everything that is out of scope.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    /// The file's name.
    pub file: String,
    /// Its groups.
    pub entries: Vec<ScopeEntry>,
}

impl Scope {
    /// Reads the text of a scope file.
    pub fn load_str(file: &str, text: &str) -> Result<Scope, Problems> {
        let log = Log::new(file);
        let entries = parse(text, &log).map_or(Vec::new(), |root| read(&At::root(&log, &root)));
        let mut seen: Vec<&str> = Vec::new();
        for e in &entries {
            for id in &e.ids {
                if seen.contains(id) {
                    log.note(e.line, format!("{id} is listed twice"));
                }
                seen.push(id);
            }
        }
        log.finish(Scope { file: file.to_owned(), entries })
    }

    /// Is an id out of scope, and why?
    pub fn reason(&self, id: &str) -> Option<&ScopeEntry> {
        self.entries.iter().find(|e| e.ids.contains(&id))
    }

    /// All ids that are out of scope.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.entries.iter().flat_map(|e| e.ids.iter().copied())
    }
}

fn read(root: &At) -> Vec<ScopeEntry> {
    let Some(mut keys) = root.table() else { return Vec::new() };
    let mut entries = Vec::new();
    for (key, no_rule) in [("later", false), ("no_rule", true)] {
        let list = keys.maybe(key).map_or(Vec::new(), |a| a.list("groups", 200));
        entries.extend(list.iter().filter_map(|at| entry(at, no_rule)));
    }
    keys.finish();
    entries
}

fn entry(at: &At, no_rule: bool) -> Option<ScopeEntry> {
    let mut keys = at.table()?;
    let subject = keys.need("subject").and_then(|a| a.text("a subject", 80));
    let reason = keys.need("reason").and_then(|a| a.text("a reason", 300));
    let found = keys.need("ids");
    let line = found.as_ref().map_or(0, |a| a.line());
    let mut ids = Vec::new();
    for a in found.map_or(Vec::new(), |a| a.list("ids", 500)) {
        let Some(text) = a.text("an id", 40) else { continue };
        match expand(text) {
            found if found.is_empty() => a.note(format_args!("'{text}' names no id of docs/RULES.md")),
            found => ids.extend(found),
        }
    }
    keys.finish();
    Some(ScopeEntry { line, subject: subject?.to_owned(), reason: reason?.to_owned(), no_rule, ids })
}

/// The ids that an entry names: one id, all that begin with what stands before `*`, or a range such as `S-130..S-134`
/// in the rulebook's order.
fn expand(text: &str) -> Vec<&'static str> {
    if let Some(prefix) = text.strip_suffix('*') {
        return rulebook::ids().filter(|id| id.starts_with(prefix)).collect();
    }
    if let Some((first, last)) = text.split_once("..") {
        let all: Vec<&str> = rulebook::ids().collect();
        let at = |id: &str| all.iter().position(|x| *x == id);
        return match (at(first), at(last)) {
            (Some(a), Some(b)) if a < b => all[a..=b].to_vec(),
            _ => Vec::new(),
        };
    }
    rulebook::ids().filter(|id| *id == text).collect()
}
