//! A major monster on foot: walking, turning, slithering, razing, overrun [2.12.1.1.1, 2.12.1.1.2, 2.4.7].

use crate::components::options::{RazeMp, RazeOverEnemy};
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, Mode};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Dir, Edge, Fact, Hex, Kind, Refusal, RuleIds, Terrain, UnitId, What};

/// A walking monster as far as the next steps are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Walker {
    pub(crate) hex: Hex,
    pub(crate) facing: Dir,
    pub(crate) mp: u8,
    /// A turn was paid for that the next hex makes free [2.12.1.1.1-c].
    pub(crate) paid: bool,
}

impl View<'_> {
    /// Walking MP left this turn.
    #[inline]
    pub(crate) fn mp_left(&self, unit: UnitId) -> u8 {
        self.walking_mp(unit).saturating_sub(self.p.unit(unit).spent)
    }

    pub(crate) fn walker(&self, unit: UnitId) -> Walker {
        Walker {
            hex: self.p.at(unit),
            facing: self.p.major(unit).facing(),
            mp: self.mp_left(unit),
            paid: self.p.has(unit, Flags::TURN_PAID),
        }
    }

    /// One hex on foot, as far as terrain, units and MP allow; where it leads [2.12.1.1.1, 2.12.1.2].
    pub(crate) fn walk_from(&self, unit: UnitId, w: Walker, dir: Dir) -> Result<Walker, Refusal> {
        let side = self.side(unit);
        if w.facing.turns_to(dir) > 1 {
            return Err(Refusal { fact: Fact::TurnTooSharp { dir }, rules: &["2.12.1.1.1-b", "2.12.1.1.1-c"] });
        }
        let to = match self.check_passage(w.hex, dir, side) {
            Ok(to) => to,
            Err(refusal) => match (refusal.fact, self.board().edge(w.hex, dir)) {
                // A door gives way as soon as it is faced [2.5.5.1-a,b].
                (Fact::EntranceShut { .. }, Edge::Entrance(n)) if !self.board().entrance(n).gate => {
                    let door = self.board().entrance(n);
                    if door.inside == w.hex { door.outside } else { door.inside }
                }
                _ => return Err(refusal.led_by("2.5.2-a", &["2.12.1.2-a", "2.5.2-a"])),
            },
        };
        let err = |fact, rules| Err(Refusal { fact, rules });
        if self.board().terrain(to) == Terrain::Ford {
            return err(Fact::FordThere { hex: to }, &["2.12.1.2-c", "D-16"]);
        }
        // The turn already paid for is the free one of this hex, if no further turn is made with it.
        let refund = u8::from(w.paid && dir == w.facing);
        let winds = u8::from(self.whirlwind(w.hex)) + u8::from(self.whirlwind(to));
        let cost = 1 + winds - refund.min(1);
        if cost > w.mp {
            let rules: &[&str] = match self.kind(unit) {
                _ if winds > 0 => &["2.8.7-g", "2.12.1.1.1-b"],
                Kind::YoungDragon => &["2.12.2.2-b"],
                Kind::Roc => &["2.12.3.1-b"],
                Kind::Wurm => &["2.12.4.1-b"],
                _ => &["2.12.1.1.1-a", "2.12.1.1.1-b"],
            };
            return err(Fact::TooFewMp { need: cost, have: w.mp }, rules);
        }
        if !self.p.is_bare(to) {
            if self.carcass(to) {
                return err(Fact::DeadMonsterThere { hex: to }, &["2.12.1.8-d"]);
            }
            // A serpent under the bridge is in nobody's way [S-12].
            for other in self.on_ground(to).filter(|o| *o != unit && !self.below(*o, to)) {
                if !self.hostile(other, side) {
                    if self.joins_friend(unit, other, to) {
                        continue;
                    }
                    return err(Fact::FriendThere { hex: to }, &["S-39", "S-12"]);
                }
                if self.kind(other).is_monster() {
                    return err(Fact::MonsterThere { hex: to }, &["S-12"]);
                }
                if self.board().is_tower(to) {
                    return err(Fact::OverrunIntoTower { hex: to }, &["2.4.7.1-c", "2.4.7.2-b"]);
                }
                if !self.sheet(unit).overrun_movement {
                    return err(Fact::EnemyThere { hex: to }, self.no_overrun(unit));
                }
                if self.p.has(unit, Flags::BERSERK) {
                    return err(Fact::Berserk { unit }, &["S-83"]);
                }
            }
        }
        Ok(Walker { hex: to, facing: dir, mp: w.mp - cost, paid: false })
    }

    /// Could it still attack the enemies it passes, or get away from them [2.4.7.1-b, S-37]?
    pub(crate) fn can_finish(&self, unit: UnitId, w: Walker) -> bool {
        let enemies = self.enemy_at(w.hex, self.side(unit));
        if !enemies || w.mp >= 1 && self.overrun_allowed(unit, w.hex) {
            return true;
        }
        (w.mp > 0 || w.paid)
            && Dir::ALL
                .into_iter()
                .any(|dir| self.walk_from(unit, w, dir).is_ok_and(|next| self.can_finish(unit, next)))
    }

    /// Spending MP on something else must leave enough to finish an overrun under way.
    pub(crate) fn check_can_finish(&self, unit: UnitId, mp: u8) -> Check {
        if !self.p.has(unit, Flags::PASSING) {
            return Ok(());
        }
        let w = self.walker(unit);
        if self.can_finish(unit, Walker { mp: w.mp.saturating_sub(mp), ..w }) {
            Ok(())
        } else {
            no(Fact::NowhereToEnd { hex: w.hex }, &["2.4.7.1-b", "S-37"])
        }
    }

    /// Could it finish by going through the unguarded gate that it is about to smash for 1 MP [2.5.5.2-e]?
    pub(crate) fn finishes_through_gate(&self, unit: UnitId) -> bool {
        let w = self.walker(unit);
        let Some(to) = self.board().neighbour(w.hex, w.facing) else { return false };
        let winds = u8::from(self.whirlwind(w.hex)) + u8::from(self.whirlwind(to));
        let cost = 2 + winds - u8::from(w.paid);
        let bridge = !self.options().version.gates_are_looked_through() || self.check_bridge(to).is_ok();
        cost <= w.mp && self.vacant(to) && !self.carcass(to) && bridge
    }

    /// Young dragons and rocs never overrun: their own rule, then the general ones.
    fn no_overrun(&self, unit: UnitId) -> RuleIds {
        match self.kind(unit) {
            Kind::Roc => &["2.12.3.1-b", "2.4.7.1-d", "2.4.7.2-a"],
            _ => &["2.12.2.2-a", "2.4.7.1-d", "2.4.7.2-a"],
        }
    }

    /// Can enemies in this hex be attacked by overrun [2.4.7.2, S-38]?
    fn overrun_allowed(&self, unit: UnitId, hex: Hex) -> bool {
        self.sheet(unit).overrun > 0 && !self.fog(hex) && !self.whirlwind(hex) && !self.board().is_tower(hex)
    }

    /// Is the monster able to move on foot this turn?
    fn check_on_foot(&self, unit: UnitId) -> Check {
        if !self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["P-a"]);
        }
        if self.airborne(unit) {
            return no(Fact::InFlight { unit }, &["2.12.1.1-a"]);
        }
        if self.p.major(unit).mode == Mode::Crashed {
            return no(Fact::Crashed { unit }, &["S-53"]);
        }
        if !matches!(self.p.major(unit).mode, Mode::Still | Mode::Walk) {
            return no(Fact::OtherMode { unit }, &["2.12.1.1-a"]);
        }
        if self.p.has(unit, Flags::ENDED) {
            return no(Fact::MoveOver { unit }, &["2.4.5-b"]);
        }
        if self.walking_mp(unit) == 0 {
            return no(Fact::NoLegs { unit }, &["2.12.1.7.3-c"]);
        }
        Ok(())
    }

    /// A step on foot.
    pub(crate) fn check_walk(&self, unit: UnitId, dir: Dir) -> Check {
        self.check_on_foot(unit)?;
        let next = self.walk_from(unit, self.walker(unit), dir)?;
        if self.p.has(unit, Flags::BERSERK) {
            return self.check_berserk_walk(unit, next);
        }
        if self.can_finish(unit, next) {
            Ok(())
        } else {
            no(Fact::NowhereToEnd { hex: next.hex }, &["2.4.7.1-b", "S-37"])
        }
    }

    /// A paid turn on foot [2.12.1.1.1-d].
    pub(crate) fn check_turn_on_foot(&self, unit: UnitId, dir: Dir) -> Check {
        if !self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["2.4.2-b", "P-a"]);
        }
        self.check_on_foot(unit)?;
        let w = self.walker(unit);
        if w.facing.turns_to(dir) != 1 {
            return no(Fact::TurnTooSharp { dir }, &["2.12.1.1.1-d"]);
        }
        if w.mp < 1 {
            return no(Fact::TooFewMp { need: 1, have: 0 }, &["2.12.1.1.1-d"]);
        }
        let next = Walker { facing: dir, mp: w.mp - 1, paid: !self.spending_razes(unit), ..w };
        if self.p.has(unit, Flags::BERSERK) {
            return self.check_berserk_turn(unit, dir, next);
        }
        if self.p.has(unit, Flags::PASSING) && !self.can_finish(unit, next) {
            return no(Fact::NowhereToEnd { hex: w.hex }, &["2.4.7.1-b", "S-37"]);
        }
        Ok(())
    }

    /// Razing the hex for 1 MP beyond entry [2.3-e, D-05, S-91].
    pub(crate) fn check_raze(&self, unit: UnitId) -> Check {
        self.check_on_foot(unit)?;
        let hex = self.p.at(unit);
        if self.vp_at(hex).is_none() || self.vp_door(hex) {
            return no(Fact::NothingToRaze { hex }, &["2.3-b", "2.2.4.7-b", "S-92"]);
        }
        if self.p.has(unit, Flags::BERSERK) {
            return no(Fact::Berserk { unit }, &["S-83"]);
        }
        if self.mp_left(unit) < 1 {
            return no(Fact::TooFewMp { need: 1, have: 0 }, &["2.3-e", "D-05"]);
        }
        if self.options().raze_over_enemy == RazeOverEnemy::HexMustBeClear && self.enemy_at(hex, self.side(unit)) {
            return no(Fact::EnemyThere { hex }, &["H-08"]);
        }
        self.check_can_finish(unit, 1)
    }

    /// House option: would any MP spent here raze the hex [H-07]?
    fn spending_razes(&self, unit: UnitId) -> bool {
        let hex = self.p.at(unit);
        self.options().raze_mp == RazeMp::AnyMpSpentInHex
            && !self.p.has(unit, Flags::BERSERK)
            && self.vp_at(hex).is_some()
            && !self.vp_door(hex)
            && (self.options().raze_over_enemy == RazeOverEnemy::Allowed || !self.enemy_at(hex, self.side(unit)))
    }

    /// Nurkott's VP doors are razed by smashing them only [S-92].
    pub(crate) fn vp_door(&self, hex: Hex) -> bool {
        let mut gates = self.board().gates_inside(hex);
        while gates != 0 {
            if self.board().entrance(gates.trailing_zeros() as u8).destroys_vp {
                return true;
            }
            gates &= gates - 1;
        }
        false
    }

    /// The overrun attack in the hex just entered [2.4.7.2].
    pub(crate) fn check_overrun(&self, unit: UnitId) -> Check {
        if self.is_major(unit) && matches!(self.p.major(unit).mode, Mode::Bound | Mode::Fly) {
            return no(Fact::OtherMode { unit }, &["2.4.7.2-g", "2.4.7.1-e"]);
        }
        self.check_on_foot(unit)?;
        let hex = self.p.at(unit);
        if self.sheet(unit).overrun == 0 {
            return no(Fact::WrongKind { unit }, self.no_overrun(unit));
        }
        if !self.enemy_at(hex, self.side(unit)) {
            return no(Fact::NoEnemyHere { hex }, &["2.4.7.2-a"]);
        }
        if !self.p.has(unit, Flags::PASSING) {
            return no(Fact::AlreadyOverrun { hex }, &["2.4.7.2-a", "S-38"]);
        }
        if self.fog(hex) {
            return no(Fact::InFog { hex }, &["2.8.6-c", "S-38"]);
        }
        if self.whirlwind(hex) {
            return no(Fact::InWhirlwind { hex }, &["2.8.7-e", "S-38"]);
        }
        if self.mp_left(unit) < 1 {
            return no(Fact::TooFewMp { need: 1, have: 0 }, &["2.4.7.2-a"]);
        }
        Ok(())
    }

    /// Slithering: one hex ahead, or a turn in place [2.12.1.1.2].
    pub(crate) fn check_slither(&self, unit: UnitId, dir: Dir) -> Check {
        if !self.is_major(unit) || !self.sheet(unit).slither {
            return no(Fact::WrongKind { unit }, &["2.12.3.1-a", "2.12.1.1.2-a"]);
        }
        if self.airborne(unit) {
            return no(Fact::InFlight { unit }, &["2.12.1.1-a"]);
        }
        if self.p.major(unit).mode == Mode::Crashed {
            return no(Fact::Crashed { unit }, &["S-53"]);
        }
        if self.p.has(unit, Flags::TRIED) {
            return no(Fact::MoveOver { unit }, &["S-32"]);
        }
        if self.p.major(unit).mode != Mode::Still || self.p.has(unit, Flags::ENDED) {
            return no(Fact::OtherMode { unit }, &["2.12.1.1-a", "2.12.1.1.2-b"]);
        }
        let facing = self.p.major(unit).facing();
        let from = self.p.at(unit);
        if facing.turns_to(dir) > 1 {
            return no(Fact::TurnTooSharp { dir }, &["2.12.1.1.2-a"]);
        }
        if dir == facing {
            let w = Walker { hex: from, facing, mp: u8::MAX, paid: false };
            let to = self.board().neighbour(from, dir);
            if let Some(hex) = to.filter(|h| !self.vacant(*h)) {
                return no(Fact::NotEmpty { hex }, &["2.12.1.1.2-e"]);
            }
            self.walk_from(unit, w, dir)?;
            for hex in [Some(from), to].into_iter().flatten() {
                if self.whirlwind(hex) {
                    return no(Fact::WhirlwindThere { hex }, &["S-59"]);
                }
            }
        }
        if self.p.has(unit, Flags::BERSERK) {
            return self.check_berserk_slither(unit, dir);
        }
        Ok(())
    }

    /// All acts of a major monster on foot.
    pub(crate) fn list_on_foot(&self, unit: UnitId, out: &mut impl Listing) {
        let facing = self.p.major(unit).facing();
        let ahead = [facing.left(), facing, facing.right()];
        if self.p.major(unit).mode == Mode::Still {
            for dir in ahead {
                if self.check_slither(unit, dir).is_ok() {
                    out.add(Action::Slither { unit, dir });
                }
            }
        }
        if self.check_smash(unit, 0).is_ok() {
            out.add(Action::Smash { unit, mp: 0 });
        }
        if self.check_on_foot(unit).is_err() {
            return;
        }
        for dir in ahead {
            if self.check_walk(unit, dir).is_ok() {
                out.add(Action::Walk { unit, dir });
            }
        }
        for dir in [facing.left(), facing.right()] {
            if self.check_turn_on_foot(unit, dir).is_ok() {
                out.add(Action::Turn { unit, dir });
            }
        }
        if self.check_raze(unit).is_ok() {
            out.add(Action::Raze(unit));
        }
        if self.check_overrun(unit).is_ok() {
            out.add(Action::Overrun(unit));
        }
        if self.gate_ahead(unit).is_some() {
            for mp in 1..=self.mp_left(unit) {
                if self.check_smash(unit, mp).is_ok() {
                    out.add(Action::Smash { unit, mp });
                }
            }
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    /// Spends MP on the spot; under [H-07] that razes the hex.
    pub(crate) fn spend_walking(&mut self, unit: UnitId, mp: u8) {
        self.p.edit(unit, |u| u.spent += mp);
        self.p.edit_major(unit, |m| m.mode = Mode::Walk);
        if self.view().spending_razes(unit) {
            let hex = self.p.at(unit);
            self.raze(hex, &["H-07", "2.3-e"]);
            // What razed the hex was spent: it does not come back as the free turn.
            self.p.flag(unit, Flags::TURN_PAID, false);
        }
    }

    pub(crate) fn walk(&mut self, unit: UnitId, dir: Dir) {
        let Ok(next) = self.view().walk_from(unit, self.view().walker(unit), dir) else { return };
        let from = self.p.at(unit);
        let cost = self.view().mp_left(unit) - next.mp;
        self.p.edit_major(unit, |m| {
            m.facing = dir as u8;
            m.mode = Mode::Walk;
        });
        self.smash_faced_door(unit);
        self.p.edit(unit, |u| {
            u.spent += cost;
            u.flags.set(Flags::TURN_PAID, false);
        });
        self.relocate(unit, next.hex);
        let passing = self.view().enemy_at(next.hex, self.view().side(unit));
        self.p.flag(unit, Flags::PASSING, passing);
        self.p.passage = Some(unit);
        self.p.came_from = Some(from);
        self.emit(What::Walked { unit, from, to: next.hex, mp_left: next.mp }, &["2.12.1.1.1-b"]);
        if passing {
            self.emit(What::PassedOver { unit, hex: next.hex }, &["2.4.7.1-a"]);
        }
        self.leave_broken_bridge(from);
        self.smash_faced_door(unit);
    }

    pub(crate) fn turn_on_foot(&mut self, unit: UnitId, dir: Dir) {
        self.p.edit_major(unit, |m| m.facing = dir as u8);
        self.p.flag(unit, Flags::TURN_PAID, true);
        self.spend_walking(unit, 1);
        let mp_left = self.view().mp_left(unit);
        self.emit(What::Turned { unit, dir, mp_left }, &["2.12.1.1.1-d"]);
        self.smash_faced_door(unit);
    }

    pub(crate) fn raze_on_foot(&mut self, unit: UnitId) {
        self.p.edit(unit, |u| u.spent += 1);
        self.p.edit_major(unit, |m| m.mode = Mode::Walk);
        let hex = self.p.at(unit);
        self.raze(hex, &["2.3-e", "D-05"]);
    }

    pub(crate) fn slither(&mut self, unit: UnitId, dir: Dir) {
        let from = self.p.at(unit);
        let facing = self.p.major(unit).facing();
        self.p.edit_major(unit, |m| {
            m.mode = Mode::Slither;
            m.facing = dir as u8;
        });
        self.p.flag(unit, Flags::ENDED, true);
        if dir != facing {
            self.emit(What::SlitherTurned { unit, dir }, &["2.12.1.1.2-a", "2.12.1.1.2-c"]);
        } else if let Some(to) = from.neighbour(dir) {
            self.smash_faced_door(unit);
            self.relocate(unit, to);
            self.emit(What::Slithered { unit, from, to }, &["2.12.1.1.2-a", "2.12.1.1.2-c"]);
            self.leave_broken_bridge(from);
            if !self.view().vp_door(to) {
                self.raze(to, &["2.3-f", "2.12.1.1.2-d"]);
            }
        }
        self.smash_faced_door(unit);
    }

    pub(crate) fn overrun(&mut self, unit: UnitId) {
        let hex = self.p.at(unit);
        self.p.flag(unit, Flags::PASSING, false);
        self.spend_walking(unit, 1);
        let (strength, defence) = self.view().overrun_strengths(unit);
        self.emit(What::OverrunDeclared { unit, hex, strength, defence }, &["2.4.7.2-d", "S-38"]);
        self.p.push(Task::Overrun { unit });
    }
}
