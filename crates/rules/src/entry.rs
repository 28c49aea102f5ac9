//! Coming on from off the map [3.2.1-b, S-07]: on Nurkott the invader's units wait beyond the edge and enter, whenever
//! their owner likes, through the entry hexes of the map.

use crate::engine::Engine;
use crate::game::Sink;
use crate::state::{Flags, Mode, Status};
use crate::view::{Check, View, no};
use crate::{Action, Dir, Fact, Hex, Side, UnitId, What};

impl View<'_> {
    /// Does this side start off the map?
    pub(crate) fn starts_off_map(&self, side: Side) -> bool {
        side == Side::Invader && self.r.scenario.setup[side].is_empty()
    }

    /// Units of one kind are alike: the first that waits stands for all of them.
    fn check_waiting(&self, unit: UnitId, hex: Hex) -> Check {
        let side = self.p.phase.side();
        let kind = self.kind(unit);
        if self.p.unit(unit).status != Status::Waiting || self.p.unit(unit).side != Some(side) {
            return no(Fact::AlreadyPlaced { unit }, &["S-07"]);
        }
        if self.first_waiting(side, Some(kind)) != Some(unit) {
            return no(Fact::ChoiceFirst, &["S-07"]);
        }
        if !self.board().spec().entry_hexes.contains(&hex) {
            return no(Fact::NoEntry { hex }, &["3.2.1-b", "S-07"]);
        }
        Ok(())
    }

    /// A troop, character or minor monster comes on [S-07].
    pub(crate) fn check_enter(&self, unit: UnitId, hex: Hex) -> Check {
        self.check_waiting(unit, hex)?;
        if self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["S-07", "2.4.2-a"]);
        }
        if self.kind(unit).is_monster() && !self.vacant(hex) {
            return no(Fact::NotVacant { hex }, &["S-07", "S-12"]);
        }
        self.check_stacking(unit, hex)
    }

    /// A major monster comes on, with any facing, on the ground or in flight [S-07].
    pub(crate) fn check_enter_facing(&self, unit: UnitId, hex: Hex, dir: Dir, flying: bool) -> Check {
        self.check_waiting(unit, hex)?;
        if !self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["S-07", "2.4.2-b"]);
        }
        if !flying {
            if !self.vacant(hex) || self.carcass(hex) {
                return no(Fact::NotVacant { hex }, &["S-07"]);
            }
            return Ok(());
        }
        if self.sheet(unit).fly < 2 || !self.wings_carry(unit) {
            return no(Fact::WingsTooWeak { unit }, &["2.12.1.1.4-a"]);
        }
        // The entry hex is the first of a straight leg of at least two.
        if self.board().neighbour(hex, dir).is_none() { no(Fact::OffMap, &["S-03", "S-50"]) } else { Ok(()) }
    }

    pub(crate) fn list_entries(&self, side: Side, out: &mut impl FnMut(Action)) {
        if !self.starts_off_map(side) {
            return;
        }
        for kind in crate::Kind::ALL {
            let Some(unit) = self.first_waiting(side, Some(kind)) else { continue };
            for hex in self.board().spec().entry_hexes.iter().copied() {
                if !kind.is_major() {
                    if self.check_enter(unit, hex).is_ok() {
                        out(Action::Enter { unit, hex });
                    }
                    continue;
                }
                for dir in Dir::ALL {
                    for flying in [false, true] {
                        if self.check_enter_facing(unit, hex, dir, flying).is_ok() {
                            out(Action::EnterFacing { unit, hex, dir, flying });
                        }
                    }
                }
            }
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    /// The entry hex costs 1 MP; the move did not begin on the road [S-07, 2.2.1-f].
    pub(crate) fn enter(&mut self, unit: UnitId, hex: Hex) {
        self.p.edit(unit, |u| {
            u.spent = 1;
            u.flags.set(Flags::OFF_ROAD, true);
        });
        self.relocate(unit, hex);
        self.emit(What::Entered { unit, hex }, &["3.2.1-b", "S-07"]);
    }

    pub(crate) fn enter_facing(&mut self, unit: UnitId, hex: Hex, dir: Dir, flying: bool) {
        self.p.edit_major(unit, |m| {
            m.facing = dir as u8;
            m.mode = if flying { Mode::Fly } else { Mode::Walk };
            m.straight = u8::from(flying);
        });
        self.p.edit(unit, |u| {
            u.spent = 1;
            u.flags.set(Flags::AIRBORNE, flying);
            u.flags.set(Flags::TOOK_OFF, flying);
        });
        self.relocate(unit, hex);
        self.emit(What::Entered { unit, hex }, &["3.2.1-b", "S-07"]);
        self.p.passage = Some(unit);
        self.smash_faced_door(unit);
    }
}
