//! What a case of the league is, and how it is played: it says what is done, step by step, and what must follow or be refused
//! by the rulebook.

use crate::fields::Fields;
use crate::{army, campaign, deal, ladder, tournament};
use dragonrage_cases::{Failure, rulebook};
use dragonrage_league::Note;
use dragonrage_rules::{Components, Options};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Tournaments are drawn by lot: what a case says must hold for each of so many seeds.
const SEEDS: u64 = 12;

/// What a case is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    Army,
    Deal,
    Campaign,
    Tournament,
    Ladder,
}

impl Subject {
    pub const ALL: [(&str, Subject); 5] = [
        ("army", Subject::Army),
        ("deal", Subject::Deal),
        ("campaign", Subject::Campaign),
        ("tournament", Subject::Tournament),
        ("ladder", Subject::Ladder),
    ];
}

/// One case of the league.
#[derive(Clone, Debug)]
pub struct LeagueCase {
    /// The file it stands in.
    pub file: String,
    /// The line it begins on.
    pub line: u32,
    /// Its id, unique in the suite.
    pub id: String,
    /// What it shows.
    pub title: String,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// Options of the games it speaks of.
    pub options: Options,
    pub(crate) subject: Subject,
    pub(crate) components: Arc<Components>,
    pub(crate) about: Fields,
    /// Things that chance must decide: with other seeds they come out differently.
    pub(crate) varies: Vec<String>,
    pub(crate) steps: Vec<(u32, Fields)>,
}

/// Why a step did not go through.
pub(crate) enum Stop {
    /// The rules refused it.
    Refused(Vec<Note>),
    /// The step itself is wrong.
    Wrong(String),
}

impl From<Note> for Stop {
    fn from(note: Note) -> Stop {
        Stop::Refused(vec![note])
    }
}

impl From<Vec<Note>> for Stop {
    fn from(notes: Vec<Note>) -> Stop {
        Stop::Refused(notes)
    }
}

impl From<String> for Stop {
    fn from(what: String) -> Stop {
        Stop::Wrong(what)
    }
}

/// Something that steps change and expectations look at.
pub(crate) trait Scene {
    /// Takes a step.
    fn act(&mut self, step: &mut Fields) -> Result<(), Stop>;
    /// What an expectation finds under a name such as `objective` or `points Ann`.
    fn look(&self, name: &str) -> Result<String, String>;
}

fn scene(case: &LeagueCase, seed: u64) -> Result<Box<dyn Scene + '_>, Stop> {
    let (components, about) = (&case.components, &mut case.about.clone());
    let scene: Box<dyn Scene> = match case.subject {
        Subject::Army => Box::new(army::Armies::new(components, about, case.options)?),
        Subject::Deal => Box::new(deal::Agreement::new(components, about, case.options)?),
        Subject::Campaign => Box::new(campaign::Story::new(components, about, case.options)?),
        Subject::Tournament => Box::new(tournament::Event::new(components, about, seed)?),
        Subject::Ladder => Box::new(ladder::Results::default()),
    };
    about.finish()?;
    Ok(scene)
}

/// Plays a case of the league.
pub fn run_league(case: &LeagueCase) -> Vec<Failure> {
    let seeds = if case.subject == Subject::Tournament { SEEDS } else { 1 };
    let mut failures = Vec::new();
    let mut seen: Vec<BTreeSet<String>> = vec![BTreeSet::new(); case.varies.len()];
    for seed in 1..=seeds {
        match play(case, seed, &mut failures) {
            Some(scene) => {
                for (name, values) in case.varies.iter().zip(&mut seen) {
                    values.insert(scene.look(name).unwrap_or_else(|e| e));
                }
            }
            None => return failures,
        }
        if !failures.is_empty() {
            return failures;
        }
    }
    for (name, values) in case.varies.iter().zip(seen) {
        if values.len() < 2 {
            let found = format!("always {}", values.first().cloned().unwrap_or_default());
            failures.push(failure(case, 0, case.line, "varies", format!("{name} decided by chance"), found));
        }
    }
    failures
}

fn failure(case: &LeagueCase, step: usize, line: u32, key: &str, expected: String, found: String) -> Failure {
    let line = if line == 0 { case.line } else { line };
    Failure { step, line, key: key.to_owned(), expected, found }
}

/// Plays the steps with one seed; `None` if the case cannot go on.
fn play<'a>(case: &'a LeagueCase, seed: u64, failures: &mut Vec<Failure>) -> Option<Box<dyn Scene + 'a>> {
    let told = |stop: Stop| match stop {
        Stop::Refused(notes) => notes.iter().map(Note::to_string).collect::<Vec<_>>().join("; "),
        Stop::Wrong(what) => what,
    };
    let mut scene = match scene(case, seed) {
        Ok(scene) => scene,
        Err(stop) => {
            failures.push(failure(case, 0, case.line, "case", "a possible case".to_owned(), told(stop)));
            return None;
        }
    };
    for (n, (line, step)) in case.steps.iter().enumerate() {
        let mut fail = |key: &str, expected: String, found: String| {
            failures.push(failure(case, n + 1, *line, key, expected, found));
        };
        let mut step = step.clone();
        let refuse = step.texts("refuse");
        let expect = step.flat("expect");
        if refuse.is_empty() && expect.is_empty() && step.is_empty() {
            fail("step", "something to do or to expect".to_owned(), "an empty step".to_owned());
            return None;
        }
        let done = if step.is_empty() { Ok(()) } else { scene.act(&mut step) };
        let done = done.and_then(|()| step.finish().map_err(Stop::from));
        match (done, refuse.is_empty()) {
            (Ok(()), true) => {}
            (Ok(()), false) => {
                fail("refuse", format!("refused by {}", refuse.join(", ")), "it is possible".to_owned());
                return None;
            }
            (Err(Stop::Refused(notes)), false) => {
                let given: Vec<&str> = notes.iter().flat_map(|n| n.rules.iter().copied()).collect();
                if refuse.iter().any(|id| !given.iter().any(|g| rulebook::same(g, id))) {
                    let found = told(Stop::Refused(notes));
                    fail("refuse", format!("refused by {}", refuse.join(", ")), found);
                }
            }
            (Err(stop), _) => {
                fail("do", "a possible step".to_owned(), told(stop));
                return None;
            }
        }
        for (name, expected) in expect {
            match scene.look(&name) {
                Ok(found) if found == expected => {}
                Ok(found) => fail(&name, expected, found),
                Err(what) => fail(&name, expected, what),
            }
        }
    }
    Some(scene)
}
