//! Doors and gates [2.5.5]: passing, smashing, opening, control; and what an attack can reach through them.

use crate::components::options::WurmGate;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::state::{Flags, Mode};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Area, Dir, Edge, Fact, Hex, Kind, Side, UnitId, What};

/// How an attack gets across a hexside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// Nothing in the way.
    Clear,
    /// A closed entrance that the attacker's side controls and stands behind: attacking opens it [2.5.5.3-a].
    Openable(u8),
    /// Wall, tower side or closed entrance.
    Shut,
}

impl View<'_> {
    #[inline]
    pub(crate) fn smashed(&self, entrance: u8) -> bool {
        self.p.smashed >> entrance & 1 == 1
    }

    /// Open or smashed: a way for everybody.
    #[inline]
    pub(crate) fn stands_open(&self, entrance: u8) -> bool {
        (self.p.smashed | self.p.open()) >> entrance & 1 == 1
    }

    #[inline]
    pub(crate) fn controls(&self, entrance: u8, side: Side) -> bool {
        (self.p.invader_controls >> entrance & 1 == 1) == (side == Side::Invader)
    }

    /// May a unit of this side, in `from`, use the entrance [2.5.3-b, 2.5.4-b,c, 2.5.5-c,e]?
    #[inline]
    pub(crate) fn may_use(&self, entrance: u8, from: Hex, side: Side) -> bool {
        if self.stands_open(entrance) {
            return true;
        }
        let e = self.board().entrance(entrance);
        if e.tower { side == Side::Defender } else { from == e.inside || self.controls(entrance, side) }
    }

    /// What an attack from `from` toward `dir` meets at the hexside [2.7.1.3-a].
    pub(crate) fn opening(&self, from: Hex, dir: Dir, side: Side) -> Opening {
        match self.board().edge(from, dir) {
            Edge::Open | Edge::Stream => Opening::Clear,
            Edge::Wall(n) if self.breached(n) => Opening::Clear,
            Edge::Entrance(n) if self.stands_open(n) => Opening::Clear,
            // Whoever controls it opens it, from inside: in the tower, or behind the gate [2.5.5.3-a, S-25].
            Edge::Entrance(n) if self.controls(n, side) && self.board().entrance(n).inside == from => {
                Opening::Openable(n)
            }
            _ => Opening::Shut,
        }
    }

    /// The gate that a major monster faces, if it is not smashed.
    pub(crate) fn gate_ahead(&self, unit: UnitId) -> Option<u8> {
        match self.board().edge(self.p.at(unit), self.p.major(unit).facing()) {
            Edge::Entrance(n) if self.board().entrance(n).gate && !self.smashed(n) => Some(n),
            _ => None,
        }
    }

    /// Smashing the faced gate with MP [2.5.5.2-a,b,c], or without legs [2.5.5.2-f, S-32].
    pub(crate) fn check_smash(&self, unit: UnitId, mp: u8) -> Check {
        if !self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["2.5.5.2-a"]);
        }
        if self.airborne(unit) {
            return no(Fact::InFlight { unit }, &["2.5.5.2-a"]);
        }
        if self.kind(unit) == Kind::Wurm {
            // Its MP or the table, not both in one turn: what is tried with MP is not tried again [D-19, H-13].
            // Where nobody guards the gate there is no table to ask [2.5.5.2-h].
            if self.options().wurm_gate == WurmGate::TableOnly && self.gate_guarded(unit) {
                return no(Fact::TableSaysNo { unit }, &["H-13"]);
            }
        }
        let Some(_) = self.gate_ahead(unit) else {
            return no(Fact::NoGateAhead { unit }, &["2.5.5.2-a", "2.5.5-b"]);
        };
        let mode = self.p.major(unit).mode;
        if mp == 0 {
            if !self.destroyed(unit, Area::Legs) {
                return no(Fact::TooFewMp { need: 1, have: self.mp_left(unit) }, &["2.5.5.2-a", "2.5.5.2-f"]);
            }
            if self.p.has(unit, Flags::TRIED) {
                return no(Fact::AlreadyTried { unit }, &["S-32"]);
            }
            if !matches!(mode, Mode::Still | Mode::Slither) {
                return no(Fact::OtherMode { unit }, &["S-32", "2.12.1.1-a"]);
            }
            return Ok(());
        }
        if !matches!(mode, Mode::Still | Mode::Walk) {
            return no(Fact::OtherMode { unit }, &["2.5.5.2-a", "2.12.1.1-a"]);
        }
        if self.p.has(unit, Flags::ENDED) {
            return no(Fact::MoveOver { unit }, &["2.4.5-b"]);
        }
        if self.destroyed(unit, Area::Legs) {
            return no(Fact::NoLegs { unit }, &["2.5.5.2-f"]);
        }
        if mp > self.mp_left(unit) {
            return no(Fact::TooFewMp { need: mp, have: self.mp_left(unit) }, &["2.5.5.2-a", "2.5.5.2-d"]);
        }
        if mp > 1 && !self.gate_guarded(unit) {
            return no(Fact::TooFar { most: 1 }, &["2.5.5.2-b"]);
        }
        if !self.gate_guarded(unit) && self.finishes_through_gate(unit) {
            return Ok(());
        }
        self.check_can_finish(unit, mp)
    }

    /// Is an enemy on the other side of the gate ahead [S-27]?
    pub(crate) fn gate_guarded(&self, unit: UnitId) -> bool {
        self.ahead(unit).is_some_and(|h| self.enemy_at(h, self.side(unit)))
    }
}

impl<S: Sink> Engine<'_, S> {
    /// Smashes an entrance; on Nurkott a VP hex goes with its door [2.5.5.1-f].
    pub(crate) fn smash(&mut self, unit: UnitId, entrance: u8) {
        let e = *self.r.board.entrance(entrance);
        self.p.smashed |= 1 << entrance;
        self.p.opened_by_defender &= !(1 << entrance);
        self.p.opened_by_invader &= !(1 << entrance);
        let rules: &[&str] = if e.gate { &["2.5.5.2-a", "2.5.5-f"] } else { &["2.5.5.1-a", "S-31"] };
        self.emit(What::Smashed { unit, inside: e.inside, outside: e.outside, gate: e.gate }, rules);
        if e.destroys_vp {
            self.raze(e.inside, &["2.5.5.1-f", "S-92"]);
        }
    }

    /// A grounded major monster smashes the door it faces; it has no choice [2.5.5.1-a, S-31].
    pub(crate) fn smash_faced_door(&mut self, unit: UnitId) {
        let view = self.view();
        if !view.grounded(unit) {
            return;
        }
        if let Edge::Entrance(n) = view.board().edge(self.p.at(unit), self.p.major(unit).facing())
            && !view.board().entrance(n).gate
            && !view.smashed(n)
        {
            self.smash(unit, n);
        }
    }

    /// Starts the attempt on the faced gate.
    pub(crate) fn begin_smash(&mut self, unit: UnitId, mp: u8) {
        let Some(n) = self.view().gate_ahead(unit) else { return };
        if mp == 0 {
            self.p.edit(unit, |u| {
                u.flags.set(Flags::TRIED, true);
                u.flags.set(Flags::ENDED, true);
            });
            self.p.push(Task::LeglessGate { unit });
            return;
        }
        self.spend_walking(unit, mp);
        if self.view().kind(unit) == Kind::Wurm {
            self.p.flag(unit, Flags::TRIED, true);
        }
        if self.view().gate_guarded(unit) {
            self.p.push(Task::Gate { unit, mp });
        } else {
            self.smash(unit, n);
        }
    }

    /// The dice for a gate have fallen.
    pub(crate) fn end_smash(&mut self, unit: UnitId, success: bool) {
        let Some(n) = self.view().gate_ahead(unit) else { return };
        if success {
            self.smash(unit, n);
        } else {
            let e = *self.r.board.entrance(n);
            self.emit(What::SmashFailed { unit, inside: e.inside, outside: e.outside }, &["2.5.5.2-c", "2.5.5.2-d"]);
        }
    }

    /// Opens an entrance to attack through it; it stays open through the enemy's next player-turn [2.5.5.3].
    pub(crate) fn open(&mut self, unit: UnitId, entrance: u8) {
        let e = *self.r.board.entrance(entrance);
        if self.view().side(unit) == Side::Invader {
            self.p.opened_by_invader |= 1 << entrance;
            self.p.opened_by_defender &= !(1 << entrance);
        } else if self.p.opened_by_invader >> entrance & 1 == 0 {
            self.p.opened_by_defender |= 1 << entrance;
        }
        self.emit(What::Opened { unit, inside: e.inside, outside: e.outside }, &["2.5.5.3-a", "2.5.5.3-b"]);
    }

    /// Entrances opened by the other side close when this side's player-turn ends [D-42].
    pub(crate) fn close_entrances(&mut self, side: Side) {
        let opened = match side {
            Side::Invader => &mut self.p.opened_by_defender,
            Side::Defender => &mut self.p.opened_by_invader,
        };
        let mut closing = std::mem::take(opened);
        while closing != 0 {
            let n = closing.trailing_zeros() as u8;
            closing &= closing - 1;
            let e = *self.r.board.entrance(n);
            self.emit(What::Closed { inside: e.inside, outside: e.outside }, &["2.5.5.3-b", "D-42"]);
        }
    }

    /// Control of wall entrances follows who stands, or last stood, in the inside hex [2.5.5-d, S-22, S-24]; the
    /// defender comes first, and what is nobody's holds nothing [S-87.5].
    pub(crate) fn update_control(&mut self, hex: Hex) {
        let mut gates = self.r.board.gates_inside(hex);
        if gates == 0 {
            return;
        }
        let view = self.view();
        let held_by = |side: &Side| view.enemies(hex, side.other()).any(|u| !view.nobodys(u));
        let Some(side) = [Side::Defender, Side::Invader].into_iter().find(held_by) else { return };
        while gates != 0 {
            let n = gates.trailing_zeros() as u8;
            gates &= gates - 1;
            if !self.view().controls(n, side) {
                self.p.invader_controls ^= 1 << n;
                let e = *self.r.board.entrance(n);
                let what = What::ControlChanged { inside: e.inside, outside: e.outside, side };
                self.emit(what, &["2.5.5-d", "S-22"]);
            }
        }
    }
}
