//! Case files in a folder: finding, reading and running them.

use crate::tree::Problems;
use crate::{Case, Citations, Failure, load_str_with, run};
use dragonrage_rules::Components;
use std::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Longest case file that is read, in bytes.
pub const MAX_BYTES: usize = 512 * 1024;
/// Most case files of one folder.
const MAX_FILES: usize = 500;
/// The file beside the cases that says which rules are out of scope; it holds no cases.
pub(crate) const SCOPE: &str = "scope.toml";

/// What belongs to the suite beside battles, read and run by somebody else.
pub trait Branch {
    /// What each of its cases begins with, such as `[[league]]`.
    fn mark(&self) -> &'static str;

    /// The folder beside the cases that holds its files.
    fn folder(&self) -> &'static str;

    /// Reads the text of a file and runs its cases.
    fn run(&self, components: &Arc<Components>, name: &str, text: &str) -> Result<Vec<Ran>, Problems>;

    /// What the cases of a folder are about, each rule as often as a case is about it.
    fn rules(&self, components: &Arc<Components>, dir: &Path) -> Result<Vec<String>, Problems>;
}

/// A case of a branch that was run.
#[derive(Clone, Debug)]
pub struct Ran {
    /// Its id.
    pub id: String,
    /// What went wrong; nothing if it passed.
    pub failures: Vec<Failure>,
}

/// What came of running cases.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// Cases that passed.
    pub passed: usize,
    /// Cases that failed; a file that cannot be read counts as one.
    pub failed: usize,
    /// Each file with its passed and failed cases.
    pub files: Vec<(String, usize, usize)>,
    /// What went wrong, one line each.
    pub failures: Vec<String>,
    /// The rules that events and refusals cited.
    pub citations: Citations,
}

impl fmt::Display for Summary {
    /// The failures and the closing line `N passed, M failed`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for line in &self.failures {
            writeln!(f, "{line}")?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// The folder `cases` of this folder or of one above it.
pub fn find_suite() -> Result<PathBuf, Problems> {
    let start = std::env::current_dir().map_err(|e| Problems::one("cases", e.to_string()))?;
    let is_suite = |dir: &Path| dir.join("cases").join(SCOPE).is_file();
    match start.ancestors().find(|dir| is_suite(dir)) {
        Some(dir) => Ok(dir.join("cases")),
        None => Err(Problems::one(
            "cases",
            format!("there is no folder 'cases' with a {SCOPE} here or above; name the files or folders to run"),
        )),
    }
}

/// The case files of a folder, in order of their names; folders inside it are not looked into.
pub fn case_files(dir: &Path) -> Result<Vec<PathBuf>, Problems> {
    let shown = dir.display().to_string();
    let entries = std::fs::read_dir(dir).map_err(|e| Problems::one(&shown, format!("cannot be read: {e}")))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|e| e.ok().map(|e| e.path()))
        .filter(|p| p.extension().is_some_and(|x| x == "toml") && p.file_name().is_some_and(|n| n != SCOPE))
        .take(MAX_FILES + 1)
        .collect();
    files.sort();
    match files.len() {
        0 => Err(Problems::one(&shown, "there are no case files (*.toml) in this folder")),
        n if n > MAX_FILES => Err(Problems::one(&shown, format!("too many case files; at most {MAX_FILES}"))),
        _ => Ok(files),
    }
}

/// Reads one case file.
pub fn load_file(components: &Arc<Components>, path: &Path) -> Result<Vec<Case>, Problems> {
    let shown = path.display().to_string();
    load_str_with(components, &shown, &read_text(path)?)
}

/// A file's text, if it is one and not too long.
pub fn read_text(path: &Path) -> Result<String, Problems> {
    let problem = |what: String| Problems::one(&path.display().to_string(), what);
    // A pipe or device could keep us waiting for ever.
    if std::fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir()) {
        return Err(problem("this is no plain file".to_owned()));
    }
    let file = std::fs::File::open(path).map_err(|e| problem(format!("cannot be read: {e}")))?;
    let mut bytes = Vec::new();
    let read = file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|e| problem(format!("cannot be read: {e}")))?;
    if bytes.len() > MAX_BYTES {
        return Err(problem(format!("the file is too long; at most {MAX_BYTES} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| problem("the file is no UTF-8 text".to_owned()))
}

/// Reads all case files of a folder; all problems at once. Ids must be unique in the folder.
pub fn load_dir(dir: &Path) -> Result<Vec<Case>, Problems> {
    let components = dragonrage_data::embedded();
    let mut cases: Vec<Case> = Vec::new();
    let mut problems = Problems::default();
    for file in case_files(dir)? {
        match load_file(&components, &file) {
            Ok(found) => {
                problems.0.extend(found.iter().filter_map(|c| twice(&cases, c)).flat_map(|p| p.0));
                cases.extend(found);
            }
            Err(p) => problems.0.extend(p.0),
        }
    }
    if problems.0.is_empty() { Ok(cases) } else { Err(problems) }
}

fn twice(cases: &[Case], case: &Case) -> Option<Problems> {
    let other = cases.iter().find(|c| c.id == case.id)?;
    let mut p = Problems::one(&case.file, format!("the id is taken by a case of {}:{}", other.file, other.line));
    p.0[0].line = case.line;
    p.0[0].case = case.id.clone();
    Some(p)
}

/// Runs the battles of these files and folders; of the folder `cases` if none are named.
pub fn run_paths(paths: &[PathBuf]) -> Summary {
    run_paths_with(&dragonrage_data::embedded(), paths, &[])
}

/// Runs the cases of these files and folders with these components, those of the branches included.
pub fn run_paths_with(components: &Arc<Components>, paths: &[PathBuf], branches: &[&dyn Branch]) -> Summary {
    let mut summary = Summary::default();
    let mut files = Vec::new();
    let named = match paths {
        [] => find_suite().map(|p| vec![p]),
        _ => Ok(paths.to_vec()),
    };
    for path in named.unwrap_or_else(|p| summary.refuse(p)) {
        if path.is_dir() {
            files.extend(case_files(&path).unwrap_or_else(|p| summary.refuse(p)));
            for folder in branches.iter().map(|branch| path.join(branch.folder())).filter(|folder| folder.is_dir()) {
                files.extend(case_files(&folder).unwrap_or_else(|p| summary.refuse(p)));
            }
        } else {
            files.push(path);
        }
    }
    let mut cases: Vec<Case> = Vec::new();
    for file in files {
        let (passed, failed) = (summary.passed, summary.failed);
        let name = file.display().to_string();
        let done = read_text(&file).and_then(|text| match branches.iter().find(|b| begins_with(&text, b.mark())) {
            Some(branch) => {
                branch.run(components, &name, &text)?.into_iter().for_each(|ran| summary.count(&name, ran));
                Ok(())
            }
            None => {
                let found = load_str_with(components, &name, &text)?;
                found.iter().for_each(|case| summary.run(case, twice(&cases, case)));
                cases.extend(found);
                Ok(())
            }
        });
        done.unwrap_or_else(|p| summary.refuse(p));
        summary.files.push((name, summary.passed - passed, summary.failed - failed));
    }
    summary
}

/// Is the first case of a file one with this mark, and not one of a battle?
fn begins_with(text: &str, mark: &str) -> bool {
    text.lines().map(str::trim).find(|l| [mark, "[[case]]"].contains(l)) == Some(mark)
}

impl Summary {
    /// Counts a case that was run.
    fn count(&mut self, file: &str, ran: Ran) {
        if ran.failures.is_empty() {
            self.passed += 1;
            return;
        }
        self.failed += 1;
        for f in ran.failures {
            self.failures.push(format!("{file}:{}: case '{}': {f}", f.line, ran.id));
        }
    }

    fn refuse<T: Default>(&mut self, problems: Problems) -> T {
        self.failed += 1;
        self.failures.extend(problems.0.iter().map(|p| p.to_string()));
        T::default()
    }

    fn run(&mut self, case: &Case, twice: Option<Problems>) {
        if let Some(p) = twice {
            return self.refuse(p);
        }
        let outcome = run(case);
        self.citations.add(&outcome.citations);
        self.count(&case.file, Ran { id: case.id.clone(), failures: outcome.failures });
    }
}
