//! Bounding, flying, crashing [2.12.1.1.3 to 2.12.1.1.5].

use crate::components::options::{CrashOnStoneBridge, FlightLastLeg, HalfWings};
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, Mode};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Area, Dir, Fact, Hex, Kind, Peril, Phase, Ruleset, Terrain, UnitId, What};

impl View<'_> {
    /// At least half of the wing points, and no whole wing group lost [2.12.1.1.4-a, D-02].
    pub(crate) fn wings_carry(&self, unit: UnitId) -> bool {
        let wings = self.sheet(unit).area(Area::Wings);
        let left = self.points_left(unit, Area::Wings);
        let half = wings.groups > 0 && left * 2 >= wings.groups * wings.hit_points;
        half && (self.options().half_wings == HalfWings::HalfSuffices
            || self.groups_left(unit, Area::Wings) == wings.groups)
    }

    /// Wing points below half: a flyer crashes [2.12.1.1.5-a].
    pub(crate) fn wings_fail(&self, unit: UnitId) -> bool {
        let wings = self.sheet(unit).area(Area::Wings);
        self.points_left(unit, Area::Wings) * 2 < wings.groups * wings.hit_points
    }

    /// Enough leg points to leap or take off from here [2.12.1.1.3-a,b, 2.12.1.7.3-d, H-04].
    pub(crate) fn legs_carry(&self, unit: UnitId) -> bool {
        self.board().is_tower(self.p.at(unit)) || self.legs_leap(unit)
    }

    /// Enough leg points to leap or take off from the ground.
    pub(crate) fn legs_leap(&self, unit: UnitId) -> bool {
        let legs = self.sheet(unit).area(Area::Legs);
        let half_points = self.points_left(unit, Area::Legs) * 2 >= legs.groups * legs.hit_points;
        let lost = legs.groups - self.groups_left(unit, Area::Legs);
        half_points && (self.options().half_legs() == Ruleset::Manual || lost * 2 < legs.groups)
    }

    /// May it come down in this hex, from a bound or from flight [S-60, 2.12.1.1.3-e, 2.12.1.1.4-i]?
    pub(crate) fn check_landing(&self, unit: UnitId, hex: Hex) -> Check {
        if matches!(self.board().terrain(hex), Terrain::River | Terrain::Sea | Terrain::Ford) {
            return no(Fact::CannotLandThere { hex }, &["S-60"]);
        }
        if let Some(n) = self.board().crossing_at(hex)
            && (self.p.burned | self.p.broken) >> n & 1 == 1
        {
            let gone = self.p.burned >> n & 1 == 1;
            let fact = if gone { Fact::BridgeGone { hex } } else { Fact::BridgeBroken { hex } };
            return no(fact, if gone { &["S-60", "S-45"] } else { &["S-42"] });
        }
        if self.carcass(hex) {
            return no(Fact::DeadMonsterThere { hex }, &["2.12.1.8-d", "S-60"]);
        }
        if self.on_ground(hex).any(|o| o != unit && !self.kind(o).is_character()) {
            return no(Fact::NotEmpty { hex }, &["2.12.1.1.3-e", "2.12.1.1.4-i"]);
        }
        if self.fog(hex) {
            return no(Fact::FogThere { hex }, &["2.8.6-d", "2.8.6-e"]);
        }
        Ok(())
    }

    /// Can it choose a mode now?
    fn check_still(&self, unit: UnitId) -> Check {
        if !self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["P-a"]);
        }
        match self.p.major(unit).mode {
            Mode::Crashed => no(Fact::Crashed { unit }, &["S-53"]),
            Mode::Fly => no(Fact::OtherMode { unit }, &["2.12.1.1.4-c", "2.12.1.1-a"]),
            Mode::Still if !self.p.has(unit, Flags::ENDED) => Ok(()),
            _ => no(Fact::OtherMode { unit }, &["2.12.1.1-a"]),
        }
    }

    pub(crate) fn check_bound(&self, unit: UnitId, dir: Dir, hexes: u8) -> Check {
        self.check_still(unit)?;
        if self.airborne(unit) {
            return no(Fact::InFlight { unit }, &["2.12.1.1-a"]);
        }
        let most = self.sheet(unit).bound;
        if most == 0 {
            return no(Fact::WrongKind { unit }, &["2.12.4.1-a", "2.12.1.1.3-a"]);
        }
        if hexes == 0 || hexes > most {
            let roc = self.kind(unit) == Kind::Roc;
            return no(Fact::TooFar { most }, if roc { &["2.12.3.1-d"] } else { &["2.12.1.1.3-c"] });
        }
        if self.p.major(unit).facing().turns_to(dir) > 1 {
            return no(Fact::TurnTooSharp { dir }, &["2.12.1.1.3-c"]);
        }
        self.check_leap(unit)?;
        let mut hex = self.p.at(unit);
        for _ in 0..hexes {
            match self.board().neighbour(hex, dir) {
                Some(next) => hex = next,
                None => return no(Fact::OffMap, &["S-03"]),
            }
        }
        self.check_bound_to(unit, hex)
    }

    /// Can it leap at all from where it is?
    fn check_leap(&self, unit: UnitId) -> Check {
        if !self.wings_carry(unit) {
            return no(Fact::WingsTooWeak { unit }, &["2.12.1.1.3-a", "2.12.1.7.2-b"]);
        }
        if !self.legs_carry(unit) {
            return no(Fact::LegsTooWeak { unit }, &["2.12.1.1.3-a", "2.12.1.7.3-d"]);
        }
        let from = self.p.at(unit);
        if self.fog(from) {
            return no(Fact::FogThere { hex: from }, &["2.8.6-d"]);
        }
        Ok(())
    }

    /// May a bound end there?
    fn check_bound_to(&self, unit: UnitId, hex: Hex) -> Check {
        self.check_landing(unit, hex)?;
        if self.p.has(unit, Flags::BERSERK) {
            return self.check_berserk_bound(unit, hex);
        }
        Ok(())
    }

    pub(crate) fn check_take_off(&self, unit: UnitId) -> Check {
        self.check_still(unit)?;
        if self.airborne(unit) {
            return no(Fact::InFlight { unit }, &["2.12.1.1.4-c"]);
        }
        if self.sheet(unit).fly == 0 {
            return no(Fact::WrongKind { unit }, &["2.12.4.1-d", "2.12.1.1.4-a"]);
        }
        if self.p.has(unit, Flags::BERSERK) {
            return no(Fact::Berserk { unit }, &["2.12.1.7.1-e", "S-83"]);
        }
        if !self.wings_carry(unit) {
            return no(Fact::WingsTooWeak { unit }, &["2.12.1.1.4-a", "2.12.1.7.2-b"]);
        }
        if !self.legs_carry(unit) {
            return no(Fact::LegsTooWeak { unit }, &["2.12.1.1.4-b", "2.12.1.7.3-d"]);
        }
        self.check_two_ahead(unit)
    }

    /// The first leg takes at least two hexes straight [2.12.1.1.4-d, S-50].
    fn check_two_ahead(&self, unit: UnitId) -> Check {
        let (hex, facing) = (self.p.at(unit), self.p.major(unit).facing());
        let two = self.board().neighbour(hex, facing).and_then(|h| self.board().neighbour(h, facing));
        if two.is_some() { Ok(()) } else { no(Fact::OffMap, &["S-03", "S-50"]) }
    }

    /// Must it fly on before its flight may end [2.12.1.1.4-d, S-50, H-26]?
    pub(crate) fn flight_unfinished(&self, unit: UnitId) -> bool {
        let (flown, straight) = (self.p.unit(unit).spent, self.p.major(unit).straight);
        let whole_legs = self.options().flight_last_leg == FlightLastLeg::AtLeastTwo;
        flown == 1 || flown == 0 && self.p.has(unit, Flags::TOOK_OFF) || whole_legs && straight == 1
    }

    fn check_in_flight(&self, unit: UnitId) -> Check {
        if !self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["P-a"]);
        }
        if !self.airborne(unit) {
            return no(Fact::NotInFlight { unit }, &["2.12.1.1-a"]);
        }
        if self.p.has(unit, Flags::ENDED) {
            return no(Fact::MoveOver { unit }, &["2.12.1.1-a"]);
        }
        Ok(())
    }

    /// One hex straight ahead in flight.
    pub(crate) fn check_fly(&self, unit: UnitId) -> Check {
        self.check_in_flight(unit)?;
        if !self.wings_carry(unit) {
            return no(Fact::MustLand { unit }, &["S-52", "2.12.1.7.2-b"]);
        }
        let (flown, most) = (self.p.unit(unit).spent, self.sheet(unit).fly);
        if flown >= most {
            let rules: &[&str] = match self.kind(unit) {
                Kind::YoungDragon => &["2.12.2.2-c"],
                Kind::Roc => &["2.12.3.1-c"],
                _ => &["2.12.1.1.4-f"],
            };
            return no(Fact::TooFar { most }, rules);
        }
        let Some(next) = self.ahead(unit) else { return no(Fact::OffMap, &["S-03"]) };
        let straight = self.p.major(unit).straight;
        let whole_legs = self.options().flight_last_leg == FlightLastLeg::AtLeastTwo;
        if flown == 0 || whole_legs && straight == 0 {
            self.check_two_ahead(unit)?;
            if flown + 2 > most {
                return no(Fact::TooFar { most }, &["H-26"]);
            }
        }
        if self.p.has(unit, Flags::BERSERK) {
            return self.check_berserk_fly(unit, next);
        }
        Ok(())
    }

    /// A 60° turn in flight, after at least two hexes straight [2.12.1.1.4-d, S-51].
    pub(crate) fn check_turn_in_flight(&self, unit: UnitId, dir: Dir) -> Check {
        self.check_in_flight(unit)?;
        let major = self.p.major(unit);
        if major.facing().turns_to(dir) != 1 {
            return no(Fact::TurnTooSharp { dir }, &["2.12.1.1.4-d"]);
        }
        if major.mode != Mode::Fly || major.straight < 2 {
            return no(Fact::FlyStraightFirst, &["2.12.1.1.4-d", "2.12.1.1.4-e"]);
        }
        Ok(())
    }

    pub(crate) fn check_land(&self, unit: UnitId) -> Check {
        self.check_in_flight(unit)?;
        if self.p.has(unit, Flags::TOOK_OFF) {
            return no(Fact::TookOffThisTurn { unit }, &["2.12.1.1.4-c"]);
        }
        if self.p.major(unit).mode == Mode::Fly && self.flight_unfinished(unit) {
            return no(Fact::FlyStraightFirst, self.passage_rules(unit));
        }
        self.check_landing(unit, self.p.at(unit))
    }

    /// Throwing itself off a tower [2.12.1.1.5-h, S-56].
    pub(crate) fn check_fall(&self, unit: UnitId, dir: Dir) -> Check {
        self.check_still(unit)?;
        if self.airborne(unit) {
            return no(Fact::InFlight { unit }, &["2.12.1.1.5-h"]);
        }
        let hex = self.p.at(unit);
        if !self.board().is_tower(hex) {
            return no(Fact::NotOnTower { unit }, &["2.12.1.1.5-h"]);
        }
        if self.points_left(unit, Area::Wings) == 0 {
            return no(Fact::WingsTooWeak { unit }, &["2.12.1.1.5-h"]);
        }
        if self.p.has(unit, Flags::BERSERK) {
            return no(Fact::Berserk { unit }, &["S-83"]);
        }
        let Some(to) = self.board().neighbour(hex, dir) else { return no(Fact::OffMap, &["S-03", "S-56"]) };
        if self.carcass(to) {
            return no(Fact::DeadMonsterThere { hex: to }, &["2.12.1.8-d"]);
        }
        Ok(())
    }

    /// All acts in the air, and those that lead there.
    pub(crate) fn list_in_air(&self, unit: UnitId, out: &mut impl Listing) {
        let facing = self.p.major(unit).facing();
        if self.airborne(unit) {
            if self.check_fly(unit).is_ok() {
                out.add(Action::Fly(unit));
            }
            for dir in [facing.left(), facing.right()] {
                if self.check_turn_in_flight(unit, dir).is_ok() {
                    out.add(Action::Turn { unit, dir });
                }
            }
            if self.check_land(unit).is_ok() {
                out.add(Action::Land(unit));
            }
            return;
        }
        if self.check_still(unit).is_err() {
            return;
        }
        if self.wings_carry(unit) && self.legs_carry(unit) {
            let most = if self.check_leap(unit).is_ok() { self.sheet(unit).bound } else { 0 };
            for dir in [facing.left(), facing, facing.right()] {
                let mut hex = self.p.at(unit);
                for hexes in 1..=most {
                    let Some(next) = self.board().neighbour(hex, dir) else { break };
                    hex = next;
                    if self.check_bound_to(unit, hex).is_ok() {
                        out.add(Action::Bound { unit, dir, hexes });
                    }
                }
            }
            if self.check_take_off(unit).is_ok() {
                out.add(Action::TakeOff(unit));
            }
        }
        if self.board().is_tower(self.p.at(unit)) {
            for dir in Dir::ALL {
                if self.check_fall(unit, dir).is_ok() {
                    out.add(Action::Fall { unit, dir });
                }
            }
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn bound(&mut self, unit: UnitId, dir: Dir, hexes: u8) {
        let from = self.p.at(unit);
        let Some(to) = (0..hexes).try_fold(from, |hex, _| hex.neighbour(dir)) else { return };
        self.p.edit_major(unit, |m| {
            m.facing = dir as u8;
            m.mode = Mode::Bound;
        });
        self.p.edit(unit, |u| {
            u.flags.set(Flags::ENDED, true);
            u.flags.set(Flags::AIRBORNE, true);
        });
        self.update_control(from);
        self.emit(What::Bounded { unit, from, to }, &["2.12.1.1.3-c"]);
        self.p.push(Task::Bounding { unit, left: hexes, rolled: false });
        self.leave_broken_bridge(from);
    }

    /// The next hex of a bound, a whirlwind roll, or its end.
    pub(crate) fn go_on_bounding(&mut self, unit: UnitId, left: u8, rolled: bool) {
        let hex = self.p.at(unit);
        if !rolled && self.view().whirlwind(hex) {
            self.p.retask(Task::Bounding { unit, left, rolled: true });
            self.p.push(Task::Whirlwind { unit });
        } else if left == 0 {
            self.p.pop();
            self.come_down(unit, &["2.3-g", "2.12.1.1.3-c"]);
        } else if let Some(next) = hex.neighbour(self.p.major(unit).facing()) {
            self.relocate(unit, next);
            self.p.retask(Task::Bounding { unit, left: left - 1, rolled: false });
        } else {
            self.p.pop();
        }
    }

    /// Touching the ground in good order: bridge, VP, door, control [2.3-g, 2.5.7.2-a, S-31].
    fn come_down(&mut self, unit: UnitId, rules: crate::RuleIds) {
        let hex = self.p.at(unit);
        let unoccupied = self.view().vacant(hex);
        self.p.flag(unit, Flags::AIRBORNE, false);
        self.update_control(hex);
        self.break_bridge(unit, hex);
        if unoccupied && !self.view().vp_door(hex) {
            self.raze(hex, rules);
        }
        self.smash_faced_door(unit);
    }

    pub(crate) fn take_off(&mut self, unit: UnitId) {
        let hex = self.p.at(unit);
        self.p.edit_major(unit, |m| {
            m.mode = Mode::Fly;
            m.straight = 0;
        });
        self.p.edit(unit, |u| {
            u.flags.set(Flags::AIRBORNE, true);
            u.flags.set(Flags::TOOK_OFF, true);
        });
        self.p.passage = Some(unit);
        self.p.came_from = Some(hex);
        self.update_control(hex);
        self.emit(What::TookOff { unit, hex }, &["2.12.1.1.4-b"]);
        self.leave_broken_bridge(hex);
    }

    pub(crate) fn fly(&mut self, unit: UnitId) {
        self.p.edit_major(unit, |m| m.mode = Mode::Fly);
        self.p.passage = Some(unit);
        self.p.push(Task::Flying { unit, rolled: false });
    }

    /// The next hex of a flight; whirlwinds roll when left at the start and when entered [2.8.7-h, S-58].
    pub(crate) fn go_on_flying(&mut self, unit: UnitId, rolled: bool) {
        let hex = self.p.at(unit);
        let leaving = self.p.unit(unit).spent == 0 && self.view().whirlwind(hex);
        if leaving && !rolled && !self.p.has(unit, Flags::WEATHERED) {
            self.p.retask(Task::Flying { unit, rolled: true });
            self.p.push(Task::Whirlwind { unit });
            return;
        }
        self.p.pop();
        let Some(next) = self.view().ahead(unit) else { return };
        self.p.edit(unit, |u| u.spent += 1);
        self.p.edit_major(unit, |m| m.straight += 1);
        self.relocate(unit, next);
        self.emit(What::Flew { unit, from: hex, to: next }, &["2.12.1.1.4-d"]);
        if self.view().whirlwind(next) {
            self.p.push(Task::Whirlwind { unit });
        }
    }

    pub(crate) fn turn_in_flight(&mut self, unit: UnitId, dir: Dir) {
        self.p.edit_major(unit, |m| {
            m.facing = dir as u8;
            m.straight = 0;
        });
        let left = self.view().sheet(unit).fly - self.p.unit(unit).spent;
        self.emit(What::Turned { unit, dir, mp_left: left }, &["2.12.1.1.4-d"]);
    }

    pub(crate) fn land(&mut self, unit: UnitId) {
        let hex = self.p.at(unit);
        self.p.edit_major(unit, |m| m.mode = Mode::Fly);
        self.p.flag(unit, Flags::ENDED, true);
        self.emit(What::Landed { unit, hex }, &["2.12.1.1.4-c", "2.12.1.1.4-h"]);
        self.come_down(unit, &["2.3-g"]);
    }

    pub(crate) fn fall(&mut self, unit: UnitId, dir: Dir) {
        let from = self.p.at(unit);
        let Some(to) = from.neighbour(dir) else { return };
        self.p.flag(unit, Flags::AIRBORNE, true);
        self.relocate(unit, to);
        self.emit(What::ThrewItselfOff { unit, from, to }, &["2.12.1.1.5-h", "S-56"]);
        self.crash(unit);
    }

    /// A monster falls out of the air [2.12.1.1.5].
    pub(crate) fn crash(&mut self, unit: UnitId) {
        let hex = self.p.at(unit);
        if matches!(self.p.task(), Some(Task::Bounding { unit: u, .. } | Task::Flying { unit: u, .. }) if u == unit) {
            self.p.pop();
        }
        self.p.flag(unit, Flags::AIRBORNE, false);
        // Only a crash in its own movement costs it the turn [S-57].
        if self.p.phase == Phase::InvaderMovement || self.p.phase == Phase::DefenderMovement {
            self.p.flag(unit, Flags::ENDED, true);
            self.p.edit_major(unit, |m| m.mode = Mode::Crashed);
        }
        self.emit(What::Crashed { unit, hex }, &["2.12.1.1.5-b", "S-53"]);
        let terrain = self.r.board.terrain(hex);
        let survives = self.r.options.crash_on_stone_bridge == CrashOnStoneBridge::Survives;
        let drowns = self.r.board.has_water(hex) && !(terrain == Terrain::StoneBridge && survives);
        if drowns {
            self.emit(What::Drowned { unit, hex }, &["2.12.1.1.5-d", "S-61"]);
            self.p.remove(unit, crate::play::state::Status::Carcass);
        }
        self.update_control(hex);
        if !drowns {
            self.p.push(Task::Aftermath { unit });
        }
        self.p.push(Task::Raze { hex });
        if self.view().wooden_bridge(hex).is_some() {
            self.p.push(Task::BurnBridge { hex, escaped: true });
        }
        self.p.push(Task::Peril { hex, peril: Peril::Crash, by: unit.0, after: 0 });
        if !drowns {
            self.p.push(Task::CrashDamage { unit });
        }
    }
}
