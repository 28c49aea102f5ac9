//! Which ids of the rulebook the suite covers: by a case, by a check of the data, or not at all for a stated reason.

use crate::suite::{SCOPE, read_text};
use crate::tree::Problem;
use crate::{Branch, Problems, Scope, find_suite, load_dir, rulebook};
use std::collections::BTreeMap;

/// How the rulebook is covered.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Every id of the rulebook.
    pub total: usize,
    /// Ids with at least one case, and how many cases.
    pub by_case: BTreeMap<&'static str, usize>,
    /// Ids without a case that a check of the data proves.
    pub by_data: Vec<&'static str>,
    /// Ids out of scope that nothing covers.
    pub scoped: Vec<&'static str>,
    /// Ids that nothing covers, in the rulebook's order.
    pub uncovered: Vec<&'static str>,
    /// Entries of the scope file that are not true.
    pub problems: Vec<Problem>,
}

/// Compares what all cases are about, the data checks and the scope file with the rulebook.
pub fn coverage<'a>(rules: impl IntoIterator<Item = &'a String>, scope: &Scope) -> Coverage {
    let mut c = Coverage::default();
    for id in rules.into_iter().filter_map(|id| rulebook::base(id)) {
        *c.by_case.entry(id).or_default() += 1;
    }
    let data: Vec<&str> = dragonrage_data::covered_rules().into_iter().filter_map(rulebook::base).collect();
    for id in rulebook::ids() {
        c.total += 1;
        match id {
            _ if c.by_case.contains_key(id) => {}
            _ if data.contains(&id) => c.by_data.push(id),
            _ if scope.reason(id).is_some() => c.scoped.push(id),
            _ => c.uncovered.push(id),
        }
    }
    for e in &scope.entries {
        for id in e.ids.iter().filter(|id| c.by_case.contains_key(*id)) {
            let what = format!("{id} is listed as out of scope ({}), but a case covers it", e.subject);
            c.problems.push(Problem { file: scope.file.clone(), line: e.line, case: String::new(), what });
        }
    }
    c
}

/// The ids that nothing covers, each with its section and text, for the suite of this project with these branches.
pub fn uncovered(branches: &[&dyn Branch]) -> Result<Vec<(&'static str, &'static str, &'static str)>, Problems> {
    let dir = find_suite()?;
    let path = dir.join(SCOPE);
    let scope = Scope::load_str(&path.display().to_string(), &read_text(&path)?)?;
    let mut rules: Vec<String> = load_dir(&dir)?.into_iter().flat_map(|case| case.rules).collect();
    for branch in branches {
        rules.extend(branch.rules(&dragonrage_data::embedded(), &dir.join(branch.folder()))?);
    }
    let found = coverage(&rules, &scope);
    if !found.problems.is_empty() {
        return Err(Problems(found.problems));
    }
    let about = |id| (id, rulebook::section(id).unwrap_or(""), rulebook::text(id).unwrap_or(""));
    Ok(found.uncovered.into_iter().map(about).collect())
}
