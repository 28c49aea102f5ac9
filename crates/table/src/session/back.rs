//! The way back: clicks are taken back one by one or to the beginning of the phase, and done again, as far as the rules let
//! steps be taken back: not past dice, nor past what the other side decided. What can be done again lasts until something
//! else is done; it is kept with the game in remarks, which readers of records skip.

use super::Session;
use super::marches::Marches;
use super::surrender::{DECLINED, Surrender};
use dragonrage_rules::{Action, Hex, notation};

/// A click of a person.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Click {
    /// Length of the journal before it.
    pub at: usize,
    /// Who was on the way before it.
    pub marches: Marches,
    /// The steps from there on that it took the place of: what was set up is changed by playing it again.
    pub instead: Option<Vec<Action>>,
}

/// A click that was taken back.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Back {
    /// Its steps.
    pub steps: Vec<Action>,
    /// Who was on the way after it.
    pub marches: Marches,
    /// Where it began, if it takes the place of what stands there.
    pub instead_at: Option<usize>,
}

/// Remarks of a kept record: where clicks began, what can be done again, who is on the way.
const CLICKS: &str = "# clicks ";
const REDO: &str = "# redo ";
const MARCH: &str = "# march ";

/// Most clicks that are kept; nobody takes back more than a phase.
const MOST: usize = 400;

impl Session {
    /// Can the last click be taken back?
    pub fn can_undo(&self) -> bool {
        let held = self.look.is_some() || self.replaced(0);
        (held || self.journal.can_undo()) && self.person().is_some()
    }

    /// Takes back the last click, or what is left of it.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let click = self.clicks.pop();
        // What is held back is the whole click, or its end.
        let most = if self.look.is_some() { self.len() } else { self.len().saturating_sub(1) };
        let at = click.as_ref().map_or(0, |c| c.at);
        let instead = click.as_ref().and_then(|c| c.instead.clone());
        let steps = self.rewind(if instead.is_some() { at } else { at.min(most) });
        for step in instead.iter().flatten() {
            let _ = self.take(*step);
        }
        let marches = std::mem::replace(&mut self.marches, click.map(|c| c.marches).unwrap_or_default());
        self.redos.push(Back { steps, marches, instead_at: instead.map(|_| at) });
        true
    }

    /// Takes steps back, as far as they can be; those that were, with what was held back.
    pub(super) fn rewind(&mut self, to: usize) -> Vec<Action> {
        self.undone += 1;
        let mut all = self.journal.actions().to_vec();
        all.extend(self.look.take().map(|l| l.last));
        while self.len() > to && self.journal.undo() {
            self.proof = None;
            let mark = self.marks.pop().unwrap_or(0);
            self.events.truncate(mark);
        }
        let now = self.len();
        self.phases.retain(|at| *at <= now);
        all.get(now..).unwrap_or_default().to_vec()
    }

    /// Where the phase began.
    pub(super) fn phase_began(&self) -> usize {
        self.phases.last().copied().unwrap_or(0)
    }

    /// Has anything been done in this phase that can be taken back?
    pub fn can_undo_phase(&self) -> bool {
        self.can_undo() && (self.len() > self.phase_began() || self.look.is_some())
    }

    /// Takes back every click of this phase that can be.
    pub fn undo_phase(&mut self) -> bool {
        let began = self.phase_began();
        let mut any = false;
        // A change of the set-up, taken back, may bring back more than there was: it ends all the same.
        while self.can_undo() && (self.len() > began || self.look.is_some() || self.replaced(began)) {
            any |= self.undo();
        }
        any
    }

    /// Did the last click take the place of what was done since?
    fn replaced(&self, since: usize) -> bool {
        self.clicks.last().is_some_and(|c| c.instead.is_some() && c.at >= since)
    }

    /// Can a click that was taken back be done again?
    pub fn can_redo(&self) -> bool {
        !self.redos.is_empty() && self.person().is_some()
    }

    /// Does the click again that was taken back last.
    pub fn redo(&mut self) -> bool {
        let Some(back) = self.redos.pop().filter(|_| self.person().is_some()) else { return false };
        let before = std::mem::replace(&mut self.marches, back.marches);
        let done = match back.instead_at {
            Some(at) => {
                let instead = Some(self.rewind(at));
                self.clicks.push(Click { at, marches: before, instead });
                back.steps.iter().try_for_each(|step| self.take(*step).map(drop)).is_ok()
            }
            None => self.click_from(before, &back.steps).is_ok(),
        };
        if !done {
            // A file may say anything.
            self.redos.clear();
        }
        done
    }

    /// The record as it is kept here: with the way back and forth, and who is on the way.
    pub fn kept(&self) -> String {
        let mut text = self.text();
        let roster = &self.game().components().roster;
        if !self.clicks.is_empty() {
            let from = self.clicks.len().saturating_sub(MOST);
            let clicks: Vec<String> = self.clicks[from..].iter().map(|c| c.at.to_string()).collect();
            text += &format!("{CLICKS}{}\n", clicks.join(" "));
        }
        // What takes the place of something cannot be told by steps alone.
        let plain = self.redos.iter().rposition(|b| b.instead_at.is_some()).map_or(0, |n| n + 1);
        for back in self.redos[plain..].iter().take(MOST) {
            let steps: Vec<String> = back.steps.iter().map(|a| notation::print(roster, *a)).collect();
            text += &format!("{REDO}{}\n", steps.join("; "));
        }
        if self.surrender == Surrender::Declined {
            text += &format!("{DECLINED}\n");
        }
        for (unit, to) in &self.marches {
            text += &format!("{MARCH}{} {to}\n", roster.name(*unit));
        }
        text
    }

    /// Takes up what [`Session::kept`] wrote; what makes no sense is left out.
    pub(super) fn remember(&mut self, text: &str) {
        let components = self.game().components().clone();
        for line in text.lines().filter(|l| l.starts_with("# ")) {
            if let Some(rest) = line.strip_prefix(MARCH) {
                let known = rest.split_once(' ').and_then(|(unit, hex)| {
                    let (unit, hex) = (components.roster.by_name(unit)?, hex.parse::<Hex>().ok()?);
                    self.game().board().in_play(hex).then_some((unit, hex))
                });
                self.marches.extend(known);
            } else if line == DECLINED {
                self.surrender = Surrender::Declined;
            } else if let Some(rest) = line.strip_prefix(REDO).filter(|_| self.redos.len() < MOST) {
                let steps = rest.split("; ").map(|step| notation::parse(&components.roster, step).ok());
                if let Some(steps) = steps.collect::<Option<Vec<Action>>>() {
                    self.redos.push(Back { steps, marches: Marches::new(), instead_at: None });
                }
            } else if let Some(rest) = line.strip_prefix(CLICKS).filter(|_| self.journal.can_undo()) {
                let mut before = 0;
                // What took the place of something is one click of many steps.
                for at in rest.split(' ').filter_map(|w| w.parse::<usize>().ok()).take(MOST) {
                    if at >= before && at < self.len() {
                        before = at;
                        self.clicks.push(Click { at, marches: Marches::new(), instead: None });
                    }
                }
            }
        }
        // A click before which others were on the way was not told; they go on as they do now.
        let marches = self.marches.clone();
        self.clicks.iter_mut().for_each(|c| c.marches = marches.clone());
        self.redos.iter_mut().for_each(|r| r.marches = marches.clone());
    }
}
