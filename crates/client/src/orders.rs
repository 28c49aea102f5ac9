//! Orders to several units at once: who is chosen together, where they are sent, and going on with it next turn. What they do
//! the table says (`session::groups`, `session::marches`); this hands clicks on.

use crate::drive;
use crate::live::{Busy, LiveTable, Said};
use dragonrage_rules::{Hex, UnitId};
use dragonrage_table::session::marches::March;
use dragonrage_table::session::set_up::Preset;
use dragonrage_table::session::{Session, groups};
use leptos::prelude::*;

impl LiveTable {
    /// Nobody is chosen together with somebody any more.
    pub fn disband(&self) {
        if !self.group.with_untracked(Vec::is_empty) {
            self.group.set(Vec::new());
        }
    }

    /// Everybody who can be sent somewhere now.
    pub fn marchers(&self) -> Vec<UnitId> {
        let legal = self.legal.get_untracked();
        self.peek(|s| groups::marchers(s.game(), &legal))
    }

    /// Can the unit be sent on a march now?
    pub fn can_march(&self, unit: UnitId) -> bool {
        self.busy.get_untracked() == Busy::Idle && self.marchers().contains(&unit)
    }

    /// Chooses these together; one alone is chosen as usual, and nobody is nobody.
    pub fn choose(&self, units: Vec<UnitId>) {
        match units[..] {
            [] => self.select(None),
            [only] => self.select(Some(only)),
            _ => {
                self.select(None);
                self.group.set(units);
            }
        }
    }

    /// Chooses everybody whose hex is among these.
    pub fn choose_within(&self, hexes: impl Fn(Hex) -> bool) {
        let legal = self.legal.get_untracked();
        if self.busy.get_untracked() == Busy::Idle {
            self.choose(self.peek(|s| groups::within(s.game(), &legal, hexes)));
        }
    }

    /// Adds whoever stands in a hex to those who are chosen, or lets him go: this one, or all of them.
    pub fn add(&self, hex: Hex, unit: Option<UnitId>) {
        let all = self.marchers();
        let one = unit.filter(|u| all.contains(u));
        let here: Vec<UnitId> = match one {
            Some(unit) => vec![unit],
            None => self.peek(|s| s.game().in_hex(hex).filter(|u| all.contains(u)).collect()),
        };
        if self.busy.get_untracked() != Busy::Idle || here.is_empty() {
            return;
        }
        let mut group = self.group.get_untracked();
        if group.is_empty() {
            group.extend(self.selected.get_untracked().filter(|u| all.contains(u)));
        }
        if here.iter().all(|u| group.contains(u)) {
            group.retain(|u| !here.contains(u));
        } else {
            group.extend(here);
            group.sort();
            group.dedup();
        }
        self.choose(group);
    }

    /// Chooses everybody who stands beside the chosen unit, or at the cursor.
    pub fn gather(&self) {
        let legal = self.legal.get_untracked();
        let cursor = self.cursor.get_untracked();
        let from = self.selected.get_untracked().or_else(|| {
            let all = self.marchers();
            self.peek(|s| s.game().in_hex(cursor).find(|u| all.contains(u)))
        });
        if let Some(unit) = from {
            self.choose(self.peek(|s| groups::beside(s.game(), &legal, unit)));
        }
    }

    /// A click on a hex sends those who are chosen together; `false` if nobody is. A click on their own place lets them go.
    pub fn sent(&self, hex: Hex) -> bool {
        let group = self.group.get_untracked();
        if group.is_empty() {
            return false;
        }
        if self.peek(|s| group.iter().any(|u| s.game().unit(*u).and_then(|u| u.hex()) == Some(hex))) {
            self.select(None);
        } else {
            self.send(&group, hex);
        }
        true
    }

    /// Sends units to a hex.
    pub fn send(&self, units: &[UnitId], to: Hex) {
        self.marching(|s| s.send(units, to));
    }

    /// Everybody who is on the way goes on.
    pub fn go_on_marching(&self) {
        if self.peek(|s| !s.can_go_on().is_empty()) {
            self.marching(Session::go_on);
        }
    }

    /// Nobody is on the way any more.
    pub fn halt(&self) {
        self.change(Session::halt);
        drive::keep(*self);
    }

    fn marching(&self, order: impl FnOnce(&mut Session) -> March) {
        if self.busy.get_untracked() != Busy::Idle {
            return;
        }
        self.select(None);
        let Some(march) = self.change(order) else { return };
        self.said.set(Some(Said::Marched(march)));
        drive::keep(*self);
        drive::go_on(*self);
    }
}

/// Setting up: what was placed can be taken up again until the set-up counts.
impl LiveTable {
    /// Is it a counter that the person who sets up has placed, and may place elsewhere?
    pub fn is_placed(&self, unit: UnitId) -> bool {
        self.busy.get_untracked() == Busy::Idle && self.peek(|s| s.placings().iter().any(|(u, _)| *u == unit))
    }

    /// Takes up what was placed in a hex; `false` if nothing was.
    pub fn lift(&self, hex: Hex, unit: Option<UnitId>) -> bool {
        let placed = self.peek(Session::placings);
        let here = placed.iter().filter(|(_, (_, at, _))| *at == hex).map(|(u, _)| *u);
        let Some(unit) = here.clone().find(|u| Some(*u) == unit).or(here.clone().next()) else { return false };
        self.changed(|s| s.lift(unit));
        true
    }

    /// Puts a counter that was placed elsewhere.
    pub fn put_elsewhere(&self, unit: UnitId, hex: Hex) {
        let mut why = None;
        self.changed(|s| s.put_elsewhere(unit, hex).map_err(|no| why = Some(no)).is_ok());
        self.said.set(why.map(Said::NoSetUp));
    }

    /// Sets up as it was saved.
    pub fn set_up_as(&self, preset: &Preset) {
        let mut why = None;
        self.changed(|s| s.set_up_as(preset).map_err(|no| why = Some(no)).is_ok());
        self.said.set(why.map(Said::NoSetUp));
    }

    /// The set-up counts.
    pub fn begin_battle(&self) {
        if self.busy.get_untracked() == Busy::Idle && matches!(self.change(Session::begin_battle), Some(Ok(()))) {
            self.select(None);
            self.reselect(None);
            drive::keep(*self);
            drive::go_on(*self);
        }
    }

    fn changed(&self, how: impl FnOnce(&mut Session) -> bool) {
        if self.busy.get_untracked() == Busy::Idle {
            self.select(None);
            self.change(how);
            self.reselect(None);
            drive::keep(*self);
        }
    }
}
