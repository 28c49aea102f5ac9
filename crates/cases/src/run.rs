//! Plays a case and compares. A failed expectation does not stop it; a step that cannot be taken does.

use crate::case::{Case, Step};
use crate::expect::{refused, why};
use crate::{Citations, rulebook};
use dragonrage_rules::{Action, Decision, Event, Game, Phase, Sink, What, notation};
use std::fmt;
use std::slice::Iter;

/// Most phases and dice that are passed over at once.
const MOST_DONE: usize = 200;

/// One thing that is not as the case says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Number of the step, from 1; 0: the position itself.
    pub step: usize,
    /// Line of the step.
    pub line: u32,
    /// What was looked at: a key of `expect`, or `do`, `roll`, `refuse`.
    pub key: String,
    /// What the case says.
    pub expected: String,
    /// What the game says.
    pub found: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "step {}, {}: expected {}; found {}", self.step, self.key, self.expected, self.found)
    }
}

/// How a case went.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Outcome {
    /// What is not as the case says; nothing if it passed.
    pub failures: Vec<Failure>,
    /// The rules that its events and refusals cited.
    pub citations: Citations,
}

impl Outcome {
    /// Is everything as the case says?
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

/// Plays a case.
pub fn run(case: &Case) -> Outcome {
    let Outcome { mut failures, mut citations } = Outcome::default();
    match Game::new(&case.components, &case.setup) {
        Ok(game) => {
            let (events, looked, line) = (Vec::new(), false, case.line);
            let (failures, citations) = (&mut failures, &mut citations);
            Player { case, game, events, looked, step: 0, line, failures, citations }.play();
        }
        Err(problems) => failures.extend(problems.iter().map(|p| Failure {
            step: 0,
            line: case.line,
            key: "position".to_owned(),
            expected: "a possible position".to_owned(),
            found: p.to_string(),
        })),
    }
    Outcome { failures, citations }
}

struct Player<'a> {
    case: &'a Case,
    game: Game,
    /// Events of the last `do` and of the dice that followed.
    events: Vec<Event>,
    /// An expectation spoke of the dice that are due.
    looked: bool,
    step: usize,
    line: u32,
    failures: &'a mut Vec<Failure>,
    citations: &'a mut Citations,
}

/// The case cannot go on.
struct Stop;

impl Player<'_> {
    fn fail(&mut self, key: &str, expected: impl Into<String>, found: impl Into<String>) {
        let (step, line) = (self.step, self.line);
        self.failures.push(Failure { step, line, key: key.to_owned(), expected: expected.into(), found: found.into() });
    }

    fn play(mut self) {
        let case = self.case;
        for (n, step) in case.steps.iter().enumerate() {
            (self.step, self.line) = (n + 1, step.line);
            if self.step(step).is_err() {
                return;
            }
        }
        if !self.looked
            && let Some(due) = self.due()
        {
            self.fail("roll", "no more dice", format!("too few dice: {due}"));
        }
    }

    fn step(&mut self, step: &Step) -> Result<(), Stop> {
        if let Some(action) = step.act {
            let text = notation::print(&self.case.components.roster, action);
            if let Some(due) = self.due() {
                self.fail("do", format!("'{text}'"), format!("too few dice: {due}"));
                return Err(Stop);
            }
            self.events.clear();
            self.apply("do", action, &text)?;
        }
        let mut dice = step.dice.iter();
        if let Some(phase) = step.until {
            self.until(phase, &mut dice)?;
        }
        for roll in dice {
            let text = notation::print(&self.case.components.roster, *roll);
            if self.due().is_none() {
                self.fail("roll", format!("'{text}'"), "too many dice: no roll is due");
                return Err(Stop);
            }
            self.apply("roll", *roll, &text)?;
            self.looked = false;
        }
        if let Some((action, rules)) = &step.refuse {
            self.refuse(*action, rules);
        }
        self.looked |= self.due().is_some() && step.expect.iter().any(|e| e.speaks_of_chance());
        if !step.expect.is_empty()
            && !self.looked
            && let Some(due) = self.due()
        {
            self.fail("roll", "dice for everything that is rolled before this", format!("too few dice: {due}"));
            return Err(Stop);
        }
        for e in &step.expect {
            for (expected, found) in e.failures(&self.game, &self.events) {
                self.fail(&e.key, expected, found);
            }
        }
        Ok(())
    }

    /// Both players have done, phase after phase, until this one begins. Dice that are due on the way are the step's.
    fn until(&mut self, phase: Phase, dice: &mut Iter<Action>) -> Result<(), Stop> {
        self.events.clear();
        for _ in 0..MOST_DONE {
            if matches!(self.game.decision(), Decision::Over(_)) {
                self.fail("until", phase.code(), "the game is over");
                return Err(Stop);
            }
            match (self.due(), dice.as_slice().first()) {
                (Some(due), None) => {
                    self.fail("until", phase.code(), format!("too few dice: {due}"));
                    return Err(Stop);
                }
                (Some(_), Some(roll)) => {
                    self.apply("roll", *roll, &notation::print(&self.case.components.roster, *roll))?;
                    dice.next();
                    self.looked = false;
                }
                (None, _) => self.apply("until", Action::Done, "done")?,
            }
            let begun = |e: &Event| e.what == What::PhaseBegan { phase };
            match self.events.iter().any(begun) {
                true if self.game.phase() == phase => return Ok(()),
                true => {
                    let now = self.game.phase().code();
                    self.fail("until", phase.code(), format!("nothing can be done in it: the game went on to {now}"));
                    return Err(Stop);
                }
                false => {}
            }
        }
        self.fail("until", phase.code(), format!("it does not come: the phase is {}", self.game.phase().code()));
        Err(Stop)
    }

    fn apply(&mut self, key: &str, action: Action, text: &str) -> Result<(), Stop> {
        let before = self.events.len();
        match self.game.apply(action, &mut self.events) {
            Ok(()) => {
                self.events[before..].iter().for_each(|event| self.citations.emit(*event));
                Ok(())
            }
            Err(r) => {
                self.fail(key, format!("'{text}' is possible"), refused(&r));
                Err(Stop)
            }
        }
    }

    /// The action must be refused by every one of these rules, and nothing may change.
    fn refuse(&mut self, action: Action, rules: &[String]) {
        let text = notation::print(&self.case.components.roster, action);
        let before = self.game.clone();
        match self.game.apply(action, &mut self.events) {
            Ok(()) => {
                self.fail("refuse", format!("'{text}' is refused by {}", rules.join(", ")), "it is possible");
                self.game = before;
            }
            Err(r) => {
                self.citations.refused(&r);
                if rules.iter().any(|id| !r.rules.iter().any(|given| rulebook::same(given, id))) {
                    self.fail("refuse", format!("'{text}' is refused by {}", rules.join(", ")), refused(&r));
                }
                if self.game != before {
                    self.fail("refuse", format!("'{text}' changes nothing"), "the game has changed");
                }
            }
        }
    }

    /// The roll that is due, in words.
    fn due(&self) -> Option<String> {
        match self.game.decision() {
            Decision::Chance(c) => {
                let dice = if c.dice == 2 { "two dice are" } else { "one die is" };
                Some(format!("{dice} due for '{}'", why(&c.roll)))
            }
            _ => None,
        }
    }
}
