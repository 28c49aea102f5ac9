//! Elowyn [2.10.7, 10.8]: a lady whom one side brings to safety and the other would rather not. On Esirien she flees the
//! citadel; on Nurkott she lies in the slaves' cell, and human invaders free her, or orcs carry her off.

use crate::board::ways;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, Status};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Class, Dir, EndReason, Fact, Hex, Kind, RuleIds, Side, UnitId, What};

/// Which of the three stories is played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Story {
    /// The defender brings her out of the city [2.10.7-a to j].
    Flight,
    /// Human invaders free her from the cell [2.10.7-k to m].
    Liberation,
    /// Nobody human comes: orcs carry her off [2.10.7-n to q].
    Abduction,
}

/// VP that her fate is worth [2.10.7-f,j,m,p,q].
const DEATH: i16 = 2;
const SAFETY: i16 = 3;

impl View<'_> {
    /// Her counter.
    pub(crate) fn elowyn(&self) -> Option<UnitId> {
        self.components().roster.of_kind(Kind::Elowyn).next()
    }

    pub(crate) fn story(&self) -> Option<Story> {
        let place = self.board().spec().elowyn.as_ref()?;
        let human = |(id, u): (UnitId, &crate::Unit)| u.side == Some(Side::Invader) && self.kind(id).is_human();
        Some(match place.captive {
            false => Story::Flight,
            true if self.p.all_units().any(human) => Story::Liberation,
            true => Story::Abduction,
        })
    }

    /// Is she in this hex, and still in chains?
    pub(crate) fn captive_at(&self, hex: Hex) -> Option<UnitId> {
        self.p.in_hex(hex).find(|u| self.p.unit(*u).status == Status::Captive)
    }

    /// Has she left the citadel [2.10.7-g]?
    pub(crate) fn elowyn_left(&self) -> bool {
        self.elowyn().is_some_and(|u| self.p.has(u, Flags::LEFT))
    }

    fn exit(&self, hex: Hex) -> bool {
        self.board().spec().elowyn.as_ref().is_some_and(|e| e.exits.contains(&hex))
    }

    /// Whom this orc unit carries along [2.10.7-n, S-118].
    pub(crate) fn ward(&self, unit: UnitId) -> Option<UnitId> {
        if self.kind(unit) != Kind::Orcs || self.side(unit) != Side::Defender {
            return None;
        }
        let hex = self.p.unit(unit).hex()?;
        self.on_ground(hex)
            .find(|u| self.class(*u) == Class::Princess && self.side(*u) == Side::Defender)
            .filter(|_| self.story() == Some(Story::Abduction))
    }

    /// Carried off she moves with the orcs; alone she moves by herself, when nobody else does [S-118].
    pub(crate) fn check_her_own_way(&self) -> Check {
        let flees = matches!(self.p.task(), Some(Task::Flee));
        match self.elowyn() {
            Some(unit) if !flees && self.story() == Some(Story::Abduction) => {
                no(Fact::NotYours { unit }, &["2.10.7-n", "S-118"])
            }
            _ => Ok(()),
        }
    }

    /// An orc unit in her cell takes her along [2.10.7-n, S-118].
    pub(crate) fn check_take(&self, unit: UnitId) -> Check {
        let hex = self.p.at(unit);
        let orcs = self.kind(unit) == Kind::Orcs && self.side(unit) == Side::Defender;
        if !orcs || self.story() != Some(Story::Abduction) {
            return no(Fact::WrongKind { unit }, &["2.10.7-n", "2.10.7-k"]);
        }
        if self.captive_at(hex).is_none() {
            return no(Fact::NobodyToTake { hex }, &["2.10.7-n"]);
        }
        if self.on_ground(hex).any(|u| u != unit) {
            return no(Fact::Stacked { hex }, &["S-118", "2.4.4-a"]);
        }
        self.check_mobile(unit)
    }

    /// Off the map where a road leaves it: she who was freed [2.10.7-l], or the orcs with her [2.10.7-p].
    pub(crate) fn check_leave(&self, unit: UnitId) -> Check {
        let freed = self.class(unit) == Class::Princess && self.story() == Some(Story::Liberation);
        if !freed && self.ward(unit).is_none() {
            return no(Fact::WrongKind { unit }, &["S-03", "2.10.7-l"]);
        }
        self.check_mobile(unit)?;
        let hex = self.p.at(unit);
        if !self.exit(hex) {
            return no(Fact::NoExitHere { hex }, &["2.10.7-l", "S-117"]);
        }
        if self.p.unit(unit).spent >= self.allowance(unit, true) {
            return no(Fact::TooFewMp { need: 1, have: 0 }, &["S-117"]);
        }
        Ok(())
    }

    /// Is she out of her cell with no orc beside her, and runs [2.10.7-o]?
    pub(crate) fn fleeing(&self) -> Option<UnitId> {
        let unit = self.elowyn().filter(|u| self.p.unit(*u).on_map())?;
        let guarded = self.on_ground(self.p.at(unit)).any(|u| self.ward(u).is_some());
        (!guarded && self.story() == Some(Story::Abduction)).then_some(unit)
    }

    /// Her next steps on a shortest free way to the nearest exit [S-118].
    pub(crate) fn flights(&self, unit: UnitId) -> impl Iterator<Item = Dir> + '_ {
        let side = self.side(unit);
        let from = self.p.at(unit);
        let free = move |h: Hex| h == from || self.vacant(h) && !self.carcass(h);
        let exits = self.board().spec().elowyn.as_ref().map_or(&[][..], |e| &e.exits[..]);
        let open = |h: Hex, d: Dir| free(h) && self.check_passage(h, d, side).is_ok();
        let distance = ways::distances(self.board(), from, exits.iter().copied().filter(|h| free(*h)), open);
        let here = distance[from.index()];
        Dir::ALL.into_iter().filter(move |dir| {
            let nearer = |to: Hex| free(to) && distance[to.index()] < here;
            self.board().neighbour(from, *dir).is_some_and(nearer) && self.check_step(unit, *dir).is_ok()
        })
    }

    pub(crate) fn check_flight(&self, unit: UnitId, dir: Dir) -> Check {
        let on_the_way = self.flights(unit).any(|d| d == dir);
        if on_the_way { Ok(()) } else { no(Fact::NotTheWay { unit }, &["S-118"]) }
    }
}

impl View<'_> {
    /// Has she a part in this game?
    pub(crate) fn lady_in_play(&self) -> bool {
        self.elowyn().is_some_and(|e| self.p.unit(e).side.is_some())
    }

    pub(crate) fn list_with_elowyn(&self, unit: UnitId, out: &mut impl Listing) {
        if !self.lady_in_play() {
            return;
        }
        if self.check_take(unit).is_ok() {
            out.add(Action::Take(unit));
        }
        if self.check_leave(unit).is_ok() {
            out.add(Action::Leave(unit));
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    /// VP for her fate; they are no destruction and stop no clock [S-127].
    fn adjust_vp(&mut self, by: i16, rules: RuleIds) {
        self.p.vp += by;
        let total = self.p.vp;
        self.emit(What::VpChanged { by, total }, rules);
    }

    /// She leaves the citadel, which is worth less without her [2.10.7-g].
    pub(crate) fn leave_home(&mut self, unit: UnitId, from: Hex) {
        let view = self.view();
        let home = self.r.board.spec().elowyn.as_ref().is_some_and(|e| e.start == from);
        if home && view.story() == Some(Story::Flight) && !self.p.has(unit, Flags::LEFT) {
            self.p.flag(unit, Flags::LEFT, true);
            if let Some(vp) = self.view().vp_at(from) {
                self.emit(What::LeftHome { unit, hex: from, vp }, &["2.10.7-g"]);
            }
        }
    }

    /// A unit has come into a hex: she may have reached safety, or be freed, or be caught again.
    pub(crate) fn meet_elowyn(&mut self, unit: UnitId, hex: Hex) {
        let view = self.view();
        if view.class(unit) == Class::Princess && view.story() == Some(Story::Flight) && view.exit(hex) {
            self.save(unit, hex, &["2.10.7-h", "S-116"]);
        } else if let Some(captive) = view.captive_at(hex)
            && view.story() == Some(Story::Liberation)
            && view.side(unit) == Side::Invader
            && view.kind(unit).is_human()
        {
            self.unchain(captive, Side::Invader, hex);
            self.emit(What::Freed { unit: captive, by: unit }, &["2.10.7-k", "S-117"]);
        } else if let Some(ward) = view.ward(unit) {
            self.emit(What::Taken { unit: ward, by: unit }, &["S-118"]);
        }
    }

    /// From now on she is a unit, and this side's.
    fn unchain(&mut self, captive: UnitId, side: Side, hex: Hex) {
        self.p.edit(captive, |u| u.side = Some(side));
        self.p.put(captive, hex);
    }

    pub(crate) fn take(&mut self, unit: UnitId) {
        let hex = self.p.at(unit);
        let Some(captive) = self.view().captive_at(hex) else { return };
        self.unchain(captive, Side::Defender, hex);
        self.emit(What::Taken { unit: captive, by: unit }, &["2.10.7-n", "S-118"]);
    }

    /// She goes where the orcs go.
    pub(crate) fn carry(&mut self, ward: UnitId, to: Hex) {
        let from = self.p.at(ward);
        self.relocate(ward, to);
        self.emit(What::Moved { unit: ward, from, to, mp_left: 0 }, &["2.10.7-n", "S-118"]);
    }

    fn save(&mut self, unit: UnitId, hex: Hex, rules: RuleIds) {
        self.p.remove(unit, Status::Saved);
        self.emit(What::Saved { unit, hex }, rules);
        self.adjust_vp(-SAFETY, &["2.10.7-j", "2.10.7-p", "S-127"]);
    }

    /// A ship takes her on board when reinforcements land [2.10.7-i, S-116].
    pub(crate) fn board_ship(&mut self) {
        let Some(ship) = self.r.board.spec().elowyn.as_ref().and_then(|e| e.ship) else { return };
        let view = self.view();
        let waiting = view.elowyn().filter(|u| self.p.unit(*u).on_map() && self.p.at(*u) == ship);
        if let Some(unit) = waiting
            && view.reinforcements_due(self.p.turn)
            && !view.whirlwind(ship)
        {
            self.save(unit, ship, &["2.10.7-i", "S-116"]);
        }
    }

    pub(crate) fn leave_map(&mut self, unit: UnitId) {
        let hex = self.p.at(unit);
        if let Some(ward) = self.view().ward(unit) {
            // The escort goes with her [S-03].
            self.p.remove(unit, Status::Saved);
            self.save(ward, hex, &["2.10.7-p", "S-03"]);
        } else {
            self.p.remove(unit, Status::Saved);
            self.emit(What::Saved { unit, hex }, &["2.10.7-l", "S-117"]);
            self.end(EndReason::ElowynRescued, Side::Invader);
        }
    }

    /// She is dead [2.10.7-f,m,q]. In chains she was nobody's [S-117].
    pub(crate) fn mourn(&mut self, captive: bool) {
        match self.view().story() {
            Some(Story::Flight) => self.adjust_vp(DEATH, &["2.10.7-f", "S-127"]),
            Some(Story::Liberation) if !captive => self.adjust_vp(-DEATH, &["2.10.7-m", "S-127"]),
            Some(Story::Abduction) => self.adjust_vp(DEATH, &["2.10.7-q", "S-127"]),
            _ => {}
        }
    }

    /// One step of her own, the only one there is or the one that the invader chose.
    pub(crate) fn flee(&mut self, unit: UnitId, dir: Dir) {
        self.step(unit, dir);
        (self.p.passage, self.p.came_from) = (None, None);
    }

    /// Goes on fleeing until somebody must choose, or it is over [S-118]. Is there a choice?
    pub(crate) fn go_on_fleeing(&mut self) -> bool {
        let Some(unit) = self.view().fleeing() else {
            self.p.pop();
            return false;
        };
        let hex = self.p.at(unit);
        if self.view().exit(hex) && self.p.unit(unit).spent < self.view().allowance(unit, true) {
            self.p.pop();
            self.p.remove(unit, Status::Saved);
            self.emit(What::Fled { unit, hex }, &["2.10.7-q", "S-118"]);
            self.adjust_vp(DEATH, &["2.10.7-q", "S-127"]);
            return false;
        }
        let (first, second) = {
            let view = self.view();
            let mut dirs = view.flights(unit);
            (dirs.next(), dirs.next())
        };
        match (first, second) {
            (Some(_), Some(_)) => return true,
            (Some(only), None) => self.flee(unit, only),
            _ => self.p.pop(),
        }
        false
    }
}
