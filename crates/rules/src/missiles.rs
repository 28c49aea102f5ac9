//! Missiles at monsters [2.7.6].

use crate::engine::Engine;
use crate::entrances::Opening;
use crate::game::Sink;
use crate::options::HeroBonusOnMissiles;
use crate::state::{Flags, Task};
use crate::view::{Check, View, no};
use crate::{Action, Area, Edge, Fact, Hex, Modifier, UnitId, What};

impl View<'_> {
    /// Farthest shot at this target [2.7.6.1-c].
    fn missile_range(&self, unit: UnitId, target: UnitId) -> u8 {
        let from_tower = self.board().is_tower(self.p.at(unit));
        let plain = !self.airborne(target) && !self.board().is_tower(self.p.at(target));
        if from_tower && plain { 3 } else { 2 }
    }

    /// Can the shooter see the target [2.7.6.2, S-71, S-72]?
    fn sees(&self, unit: UnitId, target: UnitId) -> bool {
        let (from, to) = (self.p.at(unit), self.p.at(target));
        if self.airborne(target) || self.board().is_tower(from) || self.board().is_tower(to) || from == to {
            return true;
        }
        self.board().sight(from).contains(to) || self.sees_through_entrance(unit, from, to)
    }

    /// Through an entrance, only into the hex behind it [2.7.6.2-e].
    fn sees_through_entrance(&self, unit: UnitId, from: Hex, to: Hex) -> bool {
        from.direction_to(to).is_some_and(|dir| match self.board().edge(from, dir) {
            Edge::Entrance(_) => self.opening(from, dir, self.side(unit)) != Opening::Shut,
            _ => false,
        })
    }

    pub(crate) fn check_shoot(&self, unit: UnitId, target: UnitId, area: Area) -> Check {
        if !self.kind(unit).is_archer() {
            return no(Fact::WrongKind { unit }, &["2.7.6.1-a", "M-o"]);
        }
        self.check_monster_target(unit, target)?;
        if self.p.has(unit, Flags::USED) {
            return no(Fact::AlreadyAttacked { unit }, &["2.7.6.1-g", "2.7.6.1-f"]);
        }
        let flying = self.airborne(target);
        let (own, hex) = (self.p.at(unit), self.p.at(target));
        let open = self.sheet(target).area(area).groups > 0 && flying == (area == Area::Belly);
        if !open {
            let rules: &[&str] = if flying { &["2.7.6.3-e", "D-49"] } else { &["2.7.6.3-d", "S-69"] };
            return no(Fact::AreaNotExposed { area }, rules);
        }
        let most = self.missile_range(unit, target);
        if own.distance(hex) > most {
            return no(Fact::OutOfRange { most }, &["2.7.6.1-c", "2.7.6.3-a"]);
        }
        if self.fog(own) || self.fog(hex) && !flying {
            return no(Fact::InFog { hex: if self.fog(own) { own } else { hex } }, &["2.8.6-c", "S-101"]);
        }
        for h in [own, hex] {
            if self.whirlwind(h) {
                return no(Fact::InWhirlwind { hex: h }, &["2.8.7-e"]);
            }
        }
        if !self.sees(unit, target) {
            let entrance =
                own.direction_to(hex).is_some_and(|d| matches!(self.board().edge(own, d), Edge::Entrance(_)));
            let rules: &[&str] = if entrance { &["2.7.6.2-e", "S-72"] } else { &["2.7.6.2-a", "2.7.6.2-d", "S-71"] };
            return no(Fact::NoSight { hex }, rules);
        }
        Ok(())
    }

    /// Number needed [2.7.6.3-c]; range 0 counts as 1 [S-69].
    pub(crate) fn missile_need(&self, unit: UnitId, target: UnitId) -> u8 {
        let close = self.p.at(unit).distance(self.p.at(target)) <= 1 && !self.airborne(target);
        if close { 5 } else { 6 }
    }

    /// The hero's +1 covers missiles too [S-76, H-16].
    pub(crate) fn missile_modifier(&self, unit: UnitId) -> Option<(Modifier, i8)> {
        let counts = self.options().hero_bonus_on_missiles == HeroBonusOnMissiles::Yes;
        (counts && self.hero_near(unit, true)).then_some((Modifier::Hero, 1))
    }

    pub(crate) fn list_shots(&self, unit: UnitId, out: &mut impl FnMut(Action)) {
        if !self.kind(unit).is_archer() || self.p.has(unit, Flags::USED) {
            return;
        }
        let own = self.p.at(unit);
        for target in self.p.army(self.side(unit).other()) {
            if self.is_major(target) && self.p.at(target).distance(own) <= 3 {
                for area in Area::ALL {
                    if self.check_shoot(unit, target, area).is_ok() {
                        out(Action::Shoot { unit, target, area });
                    }
                }
            }
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn shoot(&mut self, unit: UnitId, target: UnitId, area: Area) {
        self.p.flag(unit, Flags::USED, true);
        let (own, hex) = (self.p.at(unit), self.p.at(target));
        // Only a shot that needs the entrance opens it [S-72].
        let over = self.view().airborne(target)
            || self.r.board.is_tower(own)
            || self.r.board.is_tower(hex)
            || self.r.board.sight(own).contains(hex);
        if !over {
            self.open_toward(unit, target);
        }
        self.emit(What::Shot { unit, target, area }, &["2.7.6.3-b"]);
        self.p.push(Task::Missile { unit, target, area });
    }

    /// The shot has been rolled for [2.7.6.3-d,e].
    pub(crate) fn missile(&mut self, unit: UnitId, target: UnitId, area: Area, hit: bool) {
        if hit {
            let points = if self.view().airborne(target) { 2 } else { 1 };
            self.damage(target, area, points);
            self.p.push(Task::Aftermath { unit: target });
        } else {
            self.emit(What::Missed { unit }, &["2.7.6.3-c"]);
        }
    }
}
