//! Compares the data with what the rulebooks say. The facts stand here a second time, apart from the data, so that
//! a slip of the pen in either is noticed. Every check has a name that stays, and cites the rules that it covers.

mod common;
mod esirien;
mod ground;
mod monsters;
mod nurkott;
mod printed;
mod scenario;
mod tables;
mod units;

use crate::{Files, Problem, Read};
use std::fmt;

/// One fact that the data keep to or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// Name that stays the same from version to version, such as `esirien/wooden-bridges`.
    pub name: String,
    /// Ids of docs/RULES.md that the check covers; may be none.
    pub rules: &'static [&'static str],
    /// The fact, in a few words.
    pub says: &'static str,
    /// What contradicts it; empty if it holds or if there is no more to say.
    pub wrong: String,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.says)?;
        if !self.wrong.is_empty() {
            write!(f, ": {}", self.wrong)?;
        }
        if !self.rules.is_empty() {
            write!(f, " [{}]", self.rules.join(", "))?;
        }
        Ok(())
    }
}

/// The outcome of all checks.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Report {
    /// Checks that hold.
    pub held: Vec<Check>,
    /// Checks that fail.
    pub failed: Vec<Check>,
    /// What could not even be read; the checks of those files are not made.
    pub problems: Vec<Problem>,
}

impl Report {
    /// Nothing failed and everything could be read.
    pub fn is_clean(&self) -> bool {
        self.failed.is_empty() && self.problems.is_empty()
    }
}

/// Checks all files. What can be read is checked even if other files have problems.
pub fn check(files: &Files) -> Report {
    let read = Read::new(files);
    let mut report = Report::default();
    for map in &read.maps {
        let ground = ground::Ground::new(map);
        let mut checks = Checks { subject: &map.spec.id, report: &mut report };
        common::check(&ground, &mut checks);
        match map.spec.id.as_str() {
            "esirien" => {
                printed::check(&ground, &mut checks);
                esirien::check(&ground, &mut checks);
            }
            "nurkott" => {
                printed::check(&ground, &mut checks);
                nurkott::check(&ground, &mut checks);
            }
            _ => {}
        }
    }
    if let Some(table) = &read.combat {
        tables::check_combat(table, &mut Checks { subject: "combat", report: &mut report });
    }
    if let Some(table) = &read.breaking {
        tables::check_breaking(table, &mut Checks { subject: "breaking", report: &mut report });
    }
    if let Some(table) = &read.minors {
        tables::check_minors(table, &mut Checks { subject: "minor", report: &mut report });
    }
    if let Some(table) = &read.missiles {
        tables::check_missiles(table, &mut Checks { subject: "missiles", report: &mut report });
    }
    if let Some(table) = &read.spells {
        tables::check_spells(table, &mut Checks { subject: "spells", report: &mut report });
    }
    if let Some(sheets) = &read.monsters {
        monsters::check(sheets, &mut Checks { subject: "monsters", report: &mut report });
    }
    if let Some(sheet) = &read.units {
        units::check(sheet, &mut Checks { subject: "units", report: &mut report });
    }
    for s in &read.scenarios {
        let map = read.maps.iter().find(|m| m.spec.id == s.map);
        scenario::check(s, map, &mut Checks { subject: &s.id, report: &mut report });
    }
    report.problems = read.problems;
    report
}

/// Ids of all rules that the checks of the embedded data cover, in order, each once. Only statements about the
/// components are claimed: a rule about what a player may do is for the conformance cases, even where it names hexes.
pub fn covered_rules() -> Vec<&'static str> {
    let report = check(&Files::embedded());
    let mut rules: Vec<&str> = report.held.iter().chain(&report.failed).flat_map(|c| c.rules.iter().copied()).collect();
    rules.sort_unstable();
    rules.dedup();
    rules
}

/// Most contradictions that a failed check names.
const TOLD: usize = 20;

/// Gathers the checks of one file.
struct Checks<'r> {
    subject: &'r str,
    report: &'r mut Report,
}

impl Checks<'_> {
    /// A plain fact.
    fn that(&mut self, name: &str, rules: &'static [&'static str], says: &'static str, holds: bool) {
        self.put(name, rules, says, holds, String::new());
    }

    /// A fact that holds if nothing contradicts it.
    fn none<T: fmt::Display>(
        &mut self,
        name: &str,
        rules: &'static [&'static str],
        says: &'static str,
        wrong: impl IntoIterator<Item = T>,
    ) {
        let wrong: Vec<String> = wrong.into_iter().map(|w| w.to_string()).collect();
        let mut told = wrong[..wrong.len().min(TOLD)].join(", ");
        if wrong.len() > TOLD {
            told.push_str(&format!(" and {} more", wrong.len() - TOLD));
        }
        self.put(name, rules, says, wrong.is_empty(), told);
    }

    /// A fact about a value.
    fn is<T: PartialEq + fmt::Debug>(
        &mut self,
        name: &str,
        rules: &'static [&'static str],
        says: &'static str,
        found: T,
        right: T,
    ) {
        let wrong = if found == right { String::new() } else { format!("{found:?} instead of {right:?}") };
        self.put(name, rules, says, found == right, wrong);
    }

    fn put(&mut self, name: &str, rules: &'static [&'static str], says: &'static str, holds: bool, wrong: String) {
        let check = Check { name: format!("{}/{name}", self.subject), rules, says, wrong };
        if holds { self.report.held.push(check) } else { self.report.failed.push(check) }
    }
}

/// A hexside in a message.
fn side((a, b): (dragonrage_rules::Hex, dragonrage_rules::Hex)) -> String {
    format!("{a}-{b}")
}
