//! Missiles at monsters [2.7.6].

use crate::board::sight;
use crate::components::options::{EngineDamage, GiantsHitOn, HeroBonusOnMissiles};
use crate::movement::entrances::Opening;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::Flags;
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Area, Class, Edge, Fact, Hex, Kind, Modifier, UnitId, What};

impl View<'_> {
    /// Archers, goblins and engines fire missiles [2.7.6.1-a].
    pub(crate) fn shoots(&self, unit: UnitId) -> bool {
        self.kind(unit).is_archer() || self.class(unit) == Class::Engine
    }

    /// Nearest and farthest shot into a hex; `aloft`: at a flyer; `volley`: in the missile phase, not as a part of a
    /// melee [2.7.6.1-c, 2.10.8.1-a, 2.10.8.2-a, S-70].
    fn missile_range(&self, unit: UnitId, hex: Hex, aloft: bool, volley: bool) -> (u8, u8) {
        let from_tower = self.board().is_tower(self.p.at(unit));
        let table = &self.components().missiles;
        match self.kind(unit) {
            Kind::Catapult => (table.catapult.least, table.catapult.range),
            Kind::Ballista => (0, if from_tower { table.ballista.from_tower } else { table.ballista.range }),
            _ => {
                let down = volley && from_tower && !aloft && !self.board().is_tower(hex);
                (0, if down { table.archers.from_tower } else { table.archers.range })
            }
        }
    }

    /// Can the shooter see into the hex [2.7.6.2, S-71, S-72]?
    fn sees(&self, unit: UnitId, to: Hex, aloft: bool) -> bool {
        let from = self.p.at(unit);
        aloft
            || from == to
            || self.kind(unit) == Kind::Catapult
            || self.shoots_over(unit, to)
            || self.sees_through_entrance(unit, from, to)
    }

    /// Does a shot reach the hex without going through an entrance?
    pub(crate) fn shoots_over(&self, unit: UnitId, to: Hex) -> bool {
        let from = self.p.at(unit);
        self.shoots(unit)
            && (self.board().is_tower(from) || self.board().is_tower(to) || self.line_of_sight(unit, from, to))
    }

    /// Does an archer see the other hex, over the ground or because one of the two is a tower [2.7.6.2, S-71]?
    pub(crate) fn overlooks(&self, from: Hex, to: Hex) -> bool {
        self.board().is_tower(from) || self.board().is_tower(to) || self.board().sight(from).contains(to)
    }

    /// The line over the ground; planks are for archers and goblins only [2.1.2-i, S-71].
    fn line_of_sight(&self, unit: UnitId, from: Hex, to: Hex) -> bool {
        let seen = self.board().sight(from).contains(to);
        let planks = self.board().spec().plank_walls && !self.kind(unit).is_archer();
        seen && (!planks || sight::clear(self.board(), from, to, false))
    }

    /// Through an entrance or a breach, only into the hex behind it [2.7.6.2-e].
    fn sees_through_entrance(&self, unit: UnitId, from: Hex, to: Hex) -> bool {
        from.direction_to(to).is_some_and(|dir| match self.board().edge(from, dir) {
            Edge::Entrance(_) | Edge::Wall(_) => self.opening(from, dir, self.side(unit)) != Opening::Shut,
            _ => false,
        })
    }

    /// A shot at military units in a hex [2.7.6.1].
    pub(crate) fn check_range_and_sight(&self, unit: UnitId, hex: Hex, volley: bool) -> Check {
        if !self.shoots(unit) {
            return no(Fact::WrongKind { unit }, &["2.7.6.1-a"]);
        }
        self.check_in_range(unit, hex, false, volley)?;
        self.check_sight(unit, hex, false)
    }

    fn check_sight(&self, unit: UnitId, hex: Hex, aloft: bool) -> Check {
        if self.sees(unit, hex, aloft) {
            return Ok(());
        }
        let own = self.p.at(unit);
        let entrance = own.direction_to(hex).is_some_and(|d| matches!(self.board().edge(own, d), Edge::Entrance(_)));
        no(Fact::NoSight { hex }, if entrance { &["2.7.6.2-e", "S-72"] } else { &["2.7.6.2-a", "2.7.6.2-d", "S-71"] })
    }

    fn check_in_range(&self, unit: UnitId, hex: Hex, aloft: bool, volley: bool) -> Check {
        let (least, most) = self.missile_range(unit, hex, aloft, volley);
        let distance = self.p.at(unit).distance(hex);
        if distance > most || distance < least {
            let rules: &[&str] = match self.kind(unit) {
                Kind::Catapult => &["2.10.8.1-a"],
                Kind::Ballista => &["2.10.8.2-a"],
                _ => &["2.7.6.1-c", "2.7.6.3-a"],
            };
            return no(Fact::OutOfRange { most }, rules);
        }
        Ok(())
    }

    /// Can missiles be aimed at this area? At a flyer's belly, at all else of a monster on the ground; minor monsters have no areas
    /// [2.7.6.3-d,e, 2.11-a].
    fn shootable(&self, target: UnitId, area: Area) -> bool {
        match self.is_major(target) {
            true => self.sheet(target).area(area).groups > 0 && self.airborne(target) == (area == Area::Belly),
            false => area == Area::Belly,
        }
    }

    pub(crate) fn check_shoot(&self, unit: UnitId, target: UnitId, area: Area) -> Check {
        if !self.shoots(unit) {
            return no(Fact::WrongKind { unit }, &["2.7.6.1-a", "M-o"]);
        }
        self.check_monster_target(unit, target)?;
        if self.p.has(unit, Flags::CLIMBED) {
            return no(Fact::Climbed { unit }, self.hands_full(unit));
        }
        if self.p.has(unit, Flags::USED) {
            return no(Fact::AlreadyAttacked { unit }, &["2.7.6.1-g", "2.7.6.1-f"]);
        }
        let flying = self.airborne(target);
        if flying && self.kind(unit) == Kind::Catapult {
            return no(Fact::TargetFlies { unit: target }, &["2.10.8.1-c"]);
        }
        let (own, hex) = (self.p.at(unit), self.p.at(target));
        if self.kind(target) == Kind::SeaSerpent && self.submerged(hex) {
            return no(Fact::Submerged { unit: target }, &["2.11.2.3-b", "S-46"]);
        }
        if !self.shootable(target, area) {
            let rules: &[&str] = match (self.is_major(target), flying) {
                (false, _) => &["2.11-a", "2.7.6.3-b"],
                (_, true) => &["2.7.6.3-e", "D-49"],
                _ => &["2.7.6.3-d", "S-69"],
            };
            return no(Fact::AreaNotExposed { area }, rules);
        }
        self.check_in_range(unit, hex, flying, true)?;
        if self.fog(own) || self.fog(hex) && !flying {
            return no(Fact::InFog { hex: if self.fog(own) { own } else { hex } }, &["2.8.6-c", "S-101"]);
        }
        for h in [own, hex] {
            if self.whirlwind(h) {
                return no(Fact::InWhirlwind { hex: h }, &["2.8.7-e"]);
            }
        }
        self.check_sight(unit, hex, flying)
    }

    /// Range and sight of a shot at a monster, as [`View::check_shoot`] asks for them.
    pub(crate) fn in_range(&self, unit: UnitId, target: UnitId) -> bool {
        let (flying, hex) = (self.airborne(target), self.p.at(target));
        let hidden = self.kind(target) == Kind::SeaSerpent && self.submerged(hex);
        self.shoots(unit)
            && !(hidden || flying && self.kind(unit) == Kind::Catapult)
            && self.check_in_range(unit, hex, flying, true).is_ok()
            && self.sees(unit, hex, flying)
    }

    /// Points that a hit takes [2.7.6.3-d,e].
    pub(crate) fn missile_points(&self, unit: UnitId, target: UnitId) -> u8 {
        let strong = self.class(unit) == Class::Engine && self.options().engine_damage == EngineDamage::AttackStrength;
        match self.airborne(target) {
            true => self.components().missiles.flyer_damage,
            false if strong => self.components().unit(self.kind(unit)).attack.unwrap_or(1),
            false => 1,
        }
    }

    /// Number needed: the engine's own, then what the target asks for, then one close by and one else [2.7.6.3-c, D-31].
    pub(crate) fn missile_need(&self, shooter: Kind, target: UnitId, distance: u8) -> u8 {
        let close = distance <= 1 && !self.airborne(target);
        let (table, minors) = (&self.components().missiles, &self.components().minors);
        let near = if close { table.archers.near } else { table.archers.far };
        let giants = self.options().giants_hit_on;
        match (self.kind(target), shooter) {
            // Only on their own number, unless the players took the general numbers for giants [D-01, H-02].
            (Kind::Giant | Kind::TRex, _) if giants == GiantsHitOn::FiveForMissiles && shooter.is_archer() => near,
            (Kind::Giant, _) if giants != GiantsHitOn::Five => minors.giant.missiles,
            (Kind::TRex, _) => minors.tyrannosaurus.missiles,
            (_, Kind::Catapult) => table.catapult.hit_on,
            (_, Kind::Ballista) => table.ballista.hit_on[distance.min(4) as usize],
            (Kind::SeaSerpent, _) => minors.serpent.missiles,
            _ => near,
        }
    }

    /// The hero's +1 covers missiles too [S-76, H-16].
    pub(crate) fn missile_modifier(&self, unit: UnitId, target: UnitId) -> Option<(Modifier, i8)> {
        let counts = self.is_major(target) && self.options().hero_bonus_on_missiles == HeroBonusOnMissiles::Yes;
        (counts && self.hero_near(unit, true)).then_some((Modifier::Hero, 1))
    }

    pub(crate) fn list_shots(&self, unit: UnitId, out: &mut impl Listing) {
        if !self.shoots(unit) || self.p.has(unit, Flags::USED) {
            return;
        }
        let near = self.board().within(self.p.at(unit), self.components().missiles.farthest());
        for target in self.p.army(self.side(unit).other()) {
            if self.kind(target).is_monster() && near.contains(self.p.at(target)) {
                // Range and sight are the same for all areas: what goes for the first that is exposed goes for all.
                let mut areas = Area::ALL.into_iter().filter(|area| self.shootable(target, *area)).peekable();
                if areas.peek().is_some_and(|first| self.check_shoot(unit, target, *first).is_ok()) {
                    areas.for_each(|area| out.add(Action::Shoot { unit, target, area }));
                }
            }
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn shoot(&mut self, unit: UnitId, target: UnitId, area: Area) {
        self.p.flag(unit, Flags::USED, true);
        self.p.flag(unit, Flags::SHOT, true);
        // Only a shot that needs the entrance opens it [S-72].
        if !self.view().airborne(target) && !self.view().shoots_over(unit, self.p.at(target)) {
            self.open_toward(unit, target);
        }
        self.emit(What::Shot { unit, target, area }, &["2.7.6.3-b"]);
        self.p.push(Task::Missile { unit, target, area });
    }

    /// The shot has been rolled for [2.7.6.3-d,e].
    pub(crate) fn missile(&mut self, unit: UnitId, target: UnitId, area: Area, hit: bool) {
        if hit {
            let points = self.view().missile_points(unit, target);
            self.blame(unit, target);
            self.wound_monster(target, area, points);
        } else {
            self.emit(What::Missed { unit }, &["2.7.6.3-c"]);
        }
    }
}
