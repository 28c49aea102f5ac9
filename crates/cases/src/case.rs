//! What a case is, once it was read: a checked position and the steps to play from it.

use crate::Expectation;
use dragonrage_rules::{Action, Components, Phase, Setup};
use std::sync::Arc;

/// One case of the suite.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file it stands in.
    pub file: String,
    /// The line it begins on.
    pub line: u32,
    /// Its id, unique in the suite.
    pub id: String,
    /// What it shows, in one sentence.
    pub title: String,
    /// The rules it is about, as ids that docs/RULES.md declares.
    pub rules: Vec<String>,
    /// The components it is played with.
    pub components: Arc<Components>,
    /// The position it starts from.
    pub setup: Setup,
    /// What is done and what must follow.
    pub steps: Vec<Step>,
}

/// One step of a case. A step may do something, roll dice and then look.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// Its line.
    pub line: u32,
    /// The action to take.
    pub act: Option<Action>,
    /// Then both players do nothing more until this phase begins.
    pub until: Option<Phase>,
    /// The dice that fall next, in order.
    pub dice: Vec<Action>,
    /// An action that must be refused, and the rules of which the refusal must give every one.
    pub refuse: Option<(Action, Vec<String>)>,
    /// What must hold now.
    pub expect: Vec<Expectation>,
}

impl Step {
    /// Does something happen in it?
    pub(crate) fn acts(&self) -> bool {
        self.act.is_some() || self.until.is_some() || !self.dice.is_empty()
    }
}
