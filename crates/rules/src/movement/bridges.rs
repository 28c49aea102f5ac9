//! Destruction of wooden bridges [2.5.7].

use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::state::{Flags, Status, set, units};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Class, Dir, Fact, Hex, Peril, Terrain, UnitId, What};

impl View<'_> {
    /// The wooden bridge in a hex that still stands.
    pub(crate) fn wooden_bridge(&self, hex: Hex) -> Option<u8> {
        (self.board().terrain(hex) == Terrain::WoodenBridge)
            .then(|| self.board().crossing_at(hex))
            .flatten()
            .filter(|n| self.p.burned >> n & 1 == 0)
    }

    /// Is there a bridge in the hex, of wood or stone, that one can stand on?
    pub(crate) fn bridge_stands(&self, hex: Hex) -> bool {
        self.board().terrain(hex).is_bridge()
            && self.board().crossing_at(hex).is_some_and(|n| self.p.burned >> n & 1 == 0)
    }

    /// Preparing a bridge instead of attacking, declared in the melee phase [2.5.7.1-a, S-40].
    pub(crate) fn check_prepare(&self, unit: UnitId) -> Check {
        if self.class(unit) != Class::Troop {
            return no(Fact::WrongKind { unit }, &["2.5.7.1-a"]);
        }
        let hex = self.p.at(unit);
        let Some(n) = self.wooden_bridge(hex) else { return no(Fact::NotOnBridge { unit }, &["2.5.7.1-a", "2.5.7-b"]) };
        if self.p.has(unit, Flags::USED) {
            return no(Fact::AlreadyAttacked { unit }, &["2.5.7.1-a", "S-40"]);
        }
        if (self.p.prepared | self.p.broken) >> n & 1 == 1 {
            return no(Fact::AlreadyPrepared { hex }, &["2.5.7.1-a", "S-42"]);
        }
        Ok(())
    }

    /// Bank hexes that a unit on a destroyed bridge can be saved to [S-41].
    pub(crate) fn check_rescue(&self, unit: UnitId, hex: Hex) -> Check {
        let from = self.p.at(unit);
        let Some(dir) = from.direction_to(hex).filter(|_| self.board().joined(from, hex)) else {
            return no(Fact::NotABridgeEnd { hex }, &["S-41"]);
        };
        self.check_passage(from, dir, self.side(unit))?;
        if self.kind(unit) == crate::Kind::Cavalry && self.board().is_tower(hex) {
            return no(Fact::CavalryInTower { hex }, &["2.5.4-e", "S-41"]);
        }
        self.check_stacking(unit, hex)
    }

    /// All hexes for [`View::check_rescue`].
    pub(crate) fn rescue_hexes(&self, unit: UnitId) -> impl Iterator<Item = Hex> + '_ {
        let from = self.p.at(unit);
        Dir::ALL.into_iter().filter_map(move |d| from.neighbour(d)).filter(move |h| self.check_rescue(unit, *h).is_ok())
    }
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn prepare_bridge(&mut self, unit: UnitId) {
        let hex = self.p.at(unit);
        let Some(n) = self.view().wooden_bridge(hex) else { return };
        self.p.prepared |= 1 << n;
        self.p.edit(unit, |u| {
            u.flags.set(Flags::USED, true);
            u.flags.set(Flags::PREPARING, true);
        });
        self.emit(What::BridgePrepared { unit, hex }, &["2.5.7.1-a", "S-40"]);
    }

    /// The bridge burns as soon as the troop that prepared it leaves [2.5.7.1-b].
    pub(crate) fn leave_prepared_bridge(&mut self, unit: UnitId, from: Hex) {
        if self.p.has(unit, Flags::PREPARING) && self.p.unit(unit).hex() != Some(from) {
            self.p.flag(unit, Flags::PREPARING, false);
            self.p.push(Task::BurnBridge { hex: from, escaped: false });
        }
    }

    /// The troop that prepared a bridge is gone: the marker is removed [S-40].
    pub(crate) fn lose_preparation(&mut self, unit: UnitId, hex: Hex) {
        if self.p.has(unit, Flags::PREPARING) {
            self.p.flag(unit, Flags::PREPARING, false);
            if let Some(n) = self.r.board.crossing_at(hex) {
                self.p.prepared &= !(1 << n);
                self.emit(What::PreparationLost { hex }, &["S-40"]);
            }
        }
    }

    /// Breaks a wooden bridge under a monster that bounded or landed on it [2.5.7.2-a, S-42].
    pub(crate) fn break_bridge(&mut self, unit: UnitId, hex: Hex) {
        let Some(n) = self.view().wooden_bridge(hex) else { return };
        self.p.broken |= 1 << n;
        if self.p.prepared >> n & 1 == 1 {
            self.p.prepared &= !(1 << n);
        }
        self.emit(What::BridgeBroken { unit, hex }, &["2.5.7.2-a"]);
    }

    /// A major monster left the bridge that it had broken [S-42].
    pub(crate) fn leave_broken_bridge(&mut self, from: Hex) {
        if let Some(n) = self.r.board.crossing_at(from)
            && self.p.broken >> n & 1 == 1
        {
            self.p.push(Task::BurnBridge { hex: from, escaped: false });
        }
    }

    /// The bridge is gone; whoever cannot stand in a river must get off it [S-41].
    pub(crate) fn burn_bridge(&mut self, hex: Hex, escaped_already: bool) {
        let Some(n) = self.view().wooden_bridge(hex) else { return };
        self.p.burned |= 1 << n;
        self.p.broken &= !(1 << n);
        self.p.prepared &= !(1 << n);
        let on_it = set(self.view().on_ground(hex).filter(|u| !self.view().kind(*u).is_monster()));
        for unit in units(on_it) {
            self.p.flag(unit, Flags::PREPARING, false);
        }
        self.emit(What::BridgeBurned { hex }, &["2.5.7.1-b", "2.2.4.4-a"]);
        // A monster that stood on it falls into the river [S-41, 2.5.7.2-b].
        let fallen = set(self.view().on_ground(hex).filter(|u| self.view().is_major(*u)));
        for unit in units(fallen) {
            self.emit(What::Drowned { unit, hex }, &["S-41", "2.5.7.2-b"]);
            self.p.remove(unit, Status::Carcass);
        }
        if escaped_already {
            for unit in units(on_it) {
                self.p.push(Task::Rescue { unit });
            }
        } else {
            self.p.push(Task::Peril { hex, peril: Peril::Bridge, by: u8::MAX, after: 0 });
        }
    }

    /// Brings a saved unit to the bank.
    pub(crate) fn rescue(&mut self, unit: UnitId, hex: Hex) {
        let from = self.p.at(unit);
        self.relocate(unit, hex);
        self.emit(What::Rescued { unit, from, to: hex }, &["S-41"]);
        self.meet_elowyn(unit, hex);
    }
}
