//! Damage, wounds, deaths and what follows from them [2.7.4, 2.10.5.3, 2.12.1.7, 2.12.1.8].

use crate::components::options::FriendlyFire;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::state::{Flags, Status};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Area, Class, Fact, Hex, Kind, Peril, UnitId, What};

impl View<'_> {
    /// May the owner put the next point of damage on this area [S-54, S-107]?
    pub(crate) fn check_suffer(&self, unit: UnitId, area: Area, bolt: bool, given: u16) -> Check {
        if self.sheet(unit).area(area).groups == 0 {
            return no(Fact::NoSuchArea { area }, &["2.12-a"]);
        }
        if self.points_left(unit, area) == 0 {
            return no(Fact::AreaFull { area }, &["S-54", "S-107"]);
        }
        if bolt {
            // First areas without damage, then those with the fewest points of this bolt [S-107].
            let rank = |a: Area| {
                let from_bolt = (given >> (4 * a.index()) & 15) as u8;
                if self.p.major(unit).damage(a) == 0 { 0 } else { 1 + from_bolt }
            };
            let open = |a: &Area| self.points_left(unit, *a) > 0 && self.sheet(unit).area(*a).groups > 0;
            let least = Area::ALL.into_iter().filter(open).map(rank).min().unwrap_or(0);
            if rank(area) > least {
                return no(Fact::OtherAreasFirst { area }, &["2.8.8-d", "2.8.8-e", "S-107"]);
            }
        }
        Ok(())
    }

    /// The areas that may take the next point.
    pub(crate) fn suffering(&self, unit: UnitId, bolt: bool, given: u16) -> impl Iterator<Item = Area> + '_ {
        Area::ALL.into_iter().filter(move |a| self.check_suffer(unit, *a, bolt, given).is_ok())
    }

    /// The next unit in a hex that must make an escape roll: troops first, then characters [S-79].
    pub(crate) fn next_in_peril(&self, hex: Hex, peril: Peril, by: u8, after: u8) -> Option<(UnitId, u8)> {
        // House option: a dragon's fire spares the minor monsters of its own side [H-33].
        let proof = peril == Peril::Fire && by != u8::MAX && self.options().friendly_fire == FriendlyFire::Immune;
        // Fire, crash and collapse harm even a captive [S-117].
        let captive = self.captive_at(hex).filter(|_| peril != Peril::Bridge);
        self.on_ground(hex)
            .chain(captive)
            .filter(move |u| {
                // Minor monsters and elementals, that is, of the dragon's own side [S-80].
                let monster = matches!(self.class(*u), Class::Minor | Class::Elemental);
                let spared = proof && monster && !self.hostile(*u, self.side(UnitId(by)));
                !spared
            })
            // Giants stand in the river as well as on the bridge [S-45].
            .filter(move |u| !(peril == Peril::Bridge && self.kind(*u) == Kind::Giant))
            // A serpent dives under what crashes, and needs no bridge [S-55].
            .filter(move |u| !(self.kind(*u) == Kind::SeaSerpent && matches!(peril, Peril::Crash | Peril::Bridge)))
            .filter(|u| u.0 != by && !self.is_major(*u))
            .map(|u| (u, 1 + u.0 + if self.kind(u).is_character() { 128 } else { 0 }))
            .filter(|(_, key)| *key > after)
            .min_by_key(|(_, key)| *key)
    }
}

impl<S: Sink> Engine<'_, S> {
    /// Damage to one area of a major monster; surplus is lost [2.7.4.2].
    pub(crate) fn damage(&mut self, unit: UnitId, area: Area, points: u8) {
        let before = self.view().points_left(unit, area);
        let groups = self.view().groups_left(unit, area);
        let points = points.min(before);
        if points == 0 {
            self.emit(What::NoMoreDamage { unit, area }, &["2.7.4.2-e"]);
            return;
        }
        self.p.edit_major(unit, |m| m.damage[area.index()] += points);
        self.emit(What::Damaged { unit, area, points, left: before - points }, &["2.7.4.1-a", "2.7.4.2-a"]);
        let left = self.view().groups_left(unit, area);
        if left < groups {
            self.emit(What::GroupLost { unit, area, left }, &["2.7.4.2-c", "2.7.4.2-d"]);
        }
    }

    /// A hit on any monster: areas of a major one, the hit points of a minor one [2.7.4, 2.11-c].
    pub(crate) fn wound_monster(&mut self, unit: UnitId, area: Area, points: u8) {
        if self.view().is_major(unit) {
            self.damage(unit, area, points);
            self.p.push(Task::Aftermath { unit });
            return;
        }
        let full = self.r.components.unit(self.view().kind(unit)).hit_points.unwrap_or(1);
        let lost = (self.p.unit(unit).lost + points).min(full);
        let points = lost - self.p.unit(unit).lost;
        self.p.edit(unit, |u| u.lost = lost);
        self.emit(What::MinorDamaged { unit, points, left: full - lost }, &["2.7.3-b", "2.7.4.1-a"]);
        if lost == full {
            let hex = self.p.at(unit);
            self.p.edit(unit, |u| u.lost = 0);
            self.p.remove(unit, Status::Destroyed);
            self.emit(What::MinorDied { unit, hex }, &["2.11-c", "2.11-d"]);
            self.update_control(hex);
        }
    }

    /// The owner places one point of crash or lightning damage.
    pub(crate) fn suffer(&mut self, area: Area) {
        let Some(Task::Suffer { unit, points, bolt, given }) = self.p.task() else { return };
        self.damage(unit, area, 1);
        // Only a bolt's points must be spread evenly [2.8.8-d].
        let given = if bolt { given + (1 << (4 * area.index())) } else { given };
        if points > 1 {
            self.p.retask(Task::Suffer { unit, points: points - 1, bolt, given });
        } else {
            self.p.pop();
        }
    }

    /// Death, berserk, crash: in this order [S-88].
    pub(crate) fn aftermath(&mut self, unit: UnitId) {
        if !self.p.unit(unit).on_map() {
            return;
        }
        if self.view().destroyed(unit, Area::Belly) {
            self.die(unit, &["2.12.1.7.4-b"]);
            return;
        }
        if self.view().destroyed(unit, Area::Head) && !self.p.has(unit, Flags::BERSERK) {
            self.p.flag(unit, Flags::BERSERK, true);
            self.emit(What::WentBerserk { unit }, &["2.12.1.7.1-c"]);
            self.avenge(unit);
        }
        if self.view().airborne(unit) && self.view().wings_fail(unit) {
            self.crash(unit);
        }
    }

    /// A major monster dies and collapses in its hex [2.12.1.8].
    pub(crate) fn die(&mut self, unit: UnitId, rules: crate::RuleIds) {
        let hex = self.p.at(unit);
        self.p.remove(unit, Status::Carcass);
        self.emit(What::MonsterDied { unit, hex }, rules);
        self.avenge(unit);
        self.emit(What::Collapsed { unit, hex }, &["2.12.1.8-a", "2.12.1.8-d"]);
        self.update_control(hex);
        self.p.push(Task::Raze { hex });
        self.p.push(Task::Peril { hex, peril: Peril::Collapse, by: unit.0, after: 0 });
    }

    /// A young dragon lost its head or its life: adult dragons rage, and whoever hurt it this turn is marked
    /// [2.12.2.3, S-84].
    fn avenge(&mut self, young: UnitId) {
        if self.view().kind(young) != Kind::YoungDragon {
            return;
        }
        let side = self.view().side(young);
        for dragon in self.p.army(side).filter(|d| self.r.components.roster.kind(*d) == Kind::Dragon) {
            self.emit(What::Furious { unit: dragon }, &["2.12.2.3-a"]);
        }
        for unit in crate::play::state::units(self.p.culprits) {
            if self.p.unit(unit).on_map() && !self.p.has(unit, Flags::SLAYER) {
                self.p.flag(unit, Flags::SLAYER, true);
                self.emit(What::BecameSlayer { unit }, &["2.12.2.3-b", "S-84"]);
            }
        }
    }

    /// Remembers who hurt a young dragon this turn [S-84].
    pub(crate) fn blame(&mut self, unit: UnitId, target: UnitId) {
        if self.view().kind(target) == Kind::YoungDragon {
            self.p.culprits |= 1 << unit.0;
        }
    }

    /// A unit is destroyed, or a hero takes his first wound instead [2.10.5.3, S-62]. Does it stay?
    pub(crate) fn destroy(&mut self, unit: UnitId, rules: crate::RuleIds) -> bool {
        let class = self.view().class(unit);
        if matches!(class, Class::Hero | Class::Princess) && !self.p.has(unit, Flags::WOUNDED) {
            self.p.flag(unit, Flags::WOUNDED, true);
            self.emit(What::Wounded { unit }, &["2.10.5.3-a", "S-62"]);
            return true;
        }
        let hex = self.p.at(unit);
        self.lose_preparation(unit, hex);
        let captive = self.p.unit(unit).status == Status::Captive;
        self.p.remove(unit, Status::Destroyed);
        self.emit(What::Destroyed { unit }, rules);
        if class == Class::Princess {
            self.mourn(captive);
        }
        self.update_control(hex);
        if class == Class::Wizard {
            self.check_leashes();
        }
        if class == Class::Hero {
            let side = self.view().side(unit);
            let another = self.p.army(side).any(|u| self.view().class(u) == Class::Hero);
            if !another {
                self.p.demoralised[side] = true;
                self.emit(What::Demoralised { side }, &["2.10.5.5-a"]);
            }
        }
        false
    }

    /// A unit did or did not get away.
    pub(crate) fn escape(&mut self, unit: UnitId, peril: Peril, escaped: bool) {
        let stays = if escaped {
            self.emit(What::Escaped { unit }, &["2.2.1-e"]);
            true
        } else {
            let rules: &[&str] = match peril {
                Peril::Fire => &["2.12.1.5.2-a"],
                Peril::Crash => &["2.12.1.1.5-f"],
                Peril::Collapse => &["2.12.1.8-b"],
                Peril::Bridge => &["S-41"],
            };
            self.destroy(unit, rules)
        };
        if stays && peril == Peril::Bridge {
            self.p.push(Task::Rescue { unit });
        }
    }
}
