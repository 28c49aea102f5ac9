//! Coming on from off the map [3.2.1-b, S-07]: on Nurkott the invader's units wait beyond the edge and enter, whenever
//! their owner likes, through the entry hexes of the map.

use crate::monsters::walking::Walker;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, Mode, Status};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Class, Dir, Fact, Hex, Kind, Side, UnitId, What};

impl View<'_> {
    /// Does this side start off the map?
    pub(crate) fn starts_off_map(&self, side: Side) -> bool {
        side == Side::Invader && self.r.scenario.setup[side].is_empty()
    }

    /// Does a kind wait beyond the edge? Serpents and rocs set up on the map everywhere [3.2.1-c].
    pub(crate) fn waits_off_map(&self, kind: Kind, side: Side) -> bool {
        self.starts_off_map(side) && !matches!(kind, Kind::SeaSerpent | Kind::Roc)
    }

    /// Units of one kind are alike: the first that waits stands for all of them.
    fn check_waiting(&self, unit: UnitId, hex: Hex) -> Check {
        let side = self.p.phase.side();
        let kind = self.kind(unit);
        if self.p.unit(unit).status != Status::Waiting || self.p.unit(unit).side != Some(side) {
            return no(Fact::AlreadyPlaced { unit }, &["S-07"]);
        }
        if self.first_waiting(side, kind) != Some(unit) {
            return no(Fact::ChoiceFirst, &["S-07"]);
        }
        if !self.waits_off_map(kind, side) {
            return no(Fact::WrongKind { unit }, &["3.2.1-c"]);
        }
        if !self.board().spec().entry_hexes.contains(&hex) {
            return no(Fact::NoEntry { hex }, &["3.2.1-b", "S-07"]);
        }
        Ok(())
    }

    /// A troop, character or minor monster comes on [S-07].
    pub(crate) fn check_enter(&self, unit: UnitId, hex: Hex) -> Check {
        self.check_waiting(unit, hex)?;
        self.check_step_on(unit, hex)
    }

    /// The rest of it, for a unit whose turn it is, in an entry hex.
    fn check_step_on(&self, unit: UnitId, hex: Hex) -> Check {
        if self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["S-07", "2.4.2-a"]);
        }
        if self.class(unit) == Class::Engine {
            return no(Fact::WrongKind { unit }, &["S-06", "2.10.8-a"]);
        }
        if self.class(unit) != Class::Minor {
            return self.check_stacking(unit, hex);
        }
        let cost = self.entry_cost(hex);
        let most = self.allowance(unit, false);
        if cost > most {
            return no(Fact::TooFewMp { need: cost, have: most }, &["2.8.7-g", "S-07"]);
        }
        self.check_minor_company(unit, hex)?;
        if self.gets_past(unit, hex, most - cost) {
            Ok(())
        } else {
            no(Fact::NowhereToEnd { hex }, &["2.4.7.1-b", "S-07"])
        }
    }

    /// The entry hex costs a monster 1 MP, and one more in a whirlwind [S-07, 2.8.7-g].
    fn entry_cost(&self, hex: Hex) -> u8 {
        1 + u8::from(self.whirlwind(hex))
    }

    /// A major monster comes on, with any facing, on the ground or in flight [S-07].
    pub(crate) fn check_enter_facing(&self, unit: UnitId, hex: Hex, dir: Dir, flying: bool) -> Check {
        self.check_waiting(unit, hex)?;
        if !self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["S-07", "2.4.2-b"]);
        }
        self.check_monster_on(unit, hex, dir, flying)
    }

    /// The rest of it, for a major monster whose turn it is, in an entry hex.
    fn check_monster_on(&self, unit: UnitId, hex: Hex, dir: Dir, flying: bool) -> Check {
        if !flying {
            return self.check_walk_on(unit, hex, dir);
        }
        if self.sheet(unit).fly < 2 || !self.wings_carry(unit) {
            return no(Fact::WingsTooWeak { unit }, &["2.12.1.1.4-a"]);
        }
        // The entry hex is the first of a straight leg of at least two.
        if self.board().neighbour(hex, dir).is_none() { no(Fact::OffMap, &["S-03", "S-50"]) } else { Ok(()) }
    }

    /// On foot it comes on over enemies, too, if it may overrun them and get away with it [2.4.7.1].
    fn check_walk_on(&self, unit: UnitId, hex: Hex, facing: Dir) -> Check {
        let side = self.p.phase.side();
        let overruns = self.sheet(unit).overrun_movement && !self.board().is_tower(hex);
        let stops = |u: UnitId| match self.hostile(u, side) {
            true => self.kind(u).is_monster() || !overruns,
            false => !self.joins_friend(unit, u, hex),
        };
        if self.on_ground(hex).any(stops) || self.carcass(hex) {
            return no(Fact::NotVacant { hex }, &["S-07", "S-12"]);
        }
        let (cost, most) = (self.entry_cost(hex), self.walking_mp(unit));
        if cost > most {
            return no(Fact::TooFewMp { need: cost, have: most }, &["2.8.7-g", "S-07"]);
        }
        if self.can_finish(unit, Walker { hex, facing, mp: most - cost, paid: false }) {
            Ok(())
        } else {
            no(Fact::NowhereToEnd { hex }, &["2.4.7.1-b", "S-07"])
        }
    }

    pub(crate) fn list_entries(&self, side: Side, out: &mut impl Listing) {
        if !self.starts_off_map(side) {
            return;
        }
        for kind in crate::Kind::ALL {
            let Some(unit) = self.first_waiting(side, kind).filter(|_| self.waits_off_map(kind, side)) else {
                continue;
            };
            for hex in self.board().spec().entry_hexes.iter().copied() {
                if !kind.is_major() {
                    if self.check_step_on(unit, hex).is_ok() {
                        out.add(Action::Enter { unit, hex });
                    }
                    continue;
                }
                for dir in Dir::ALL {
                    for flying in [false, true] {
                        if self.check_monster_on(unit, hex, dir, flying).is_ok() {
                            out.add(Action::EnterFacing { unit, hex, dir, flying });
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
        let monster = self.view().class(unit) == Class::Minor;
        let cost = if monster { self.view().entry_cost(hex) } else { 1 };
        self.p.edit(unit, |u| {
            u.spent = cost;
            u.flags.set(Flags::OFF_ROAD, true);
        });
        self.relocate(unit, hex);
        self.emit(What::Entered { unit, hex }, &["3.2.1-b", "S-07"]);
        self.pass_over(unit, hex, monster);
    }

    /// Enemies in the entry hex are passed over like others.
    fn pass_over(&mut self, unit: UnitId, hex: Hex, able: bool) {
        if able && self.view().enemy_at(hex, self.view().side(unit)) {
            self.p.flag(unit, Flags::PASSING, true);
            self.emit(What::PassedOver { unit, hex }, &["2.4.7.1-a"]);
        }
        self.p.passage = Some(unit);
    }

    pub(crate) fn enter_facing(&mut self, unit: UnitId, hex: Hex, dir: Dir, flying: bool) {
        self.p.edit_major(unit, |m| {
            m.facing = dir as u8;
            m.mode = if flying { Mode::Fly } else { Mode::Walk };
            m.straight = u8::from(flying);
        });
        // A flyer's entry hex is the first that it flies; the wind hinders walkers.
        let spent = if flying { 1 } else { self.view().entry_cost(hex) };
        self.p.edit(unit, |u| {
            u.spent = spent;
            u.flags.set(Flags::AIRBORNE, flying);
            u.flags.set(Flags::TOOK_OFF, flying);
        });
        self.relocate(unit, hex);
        self.emit(What::EnteredFacing { unit, hex, dir, flying }, &["3.2.1-b", "S-07"]);
        self.pass_over(unit, hex, !flying);
        if flying && self.view().whirlwind(hex) {
            self.p.push(Task::Whirlwind { unit });
        }
        self.smash_faced_door(unit);
    }
}
