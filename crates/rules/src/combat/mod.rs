//! Melee [2.7]: a major monster's groups against a hex through the combat table, and units against a monster.

pub(crate) mod body;
pub(crate) mod gather;
pub(crate) mod missiles;

use crate::components::options::{GiantsHitOn, MonsterAttacks, OutOfTable, RocBelly};
use crate::movement::entrances::Opening;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, Mode, set, units};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Area, Class, Dir, Fact, Hex, Kind, Modifier, Odds, RuleIds, Side, UnitId, What};

/// Where an attack on or by a monster comes from, seen from the monster.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bearing {
    Underneath,
    Above,
    Around(Dir),
}

impl View<'_> {
    // ---- combat table

    /// Combined defence of the enemies in a hex; a stack is one group [2.7.1.2-b].
    pub(crate) fn defence(&self, hex: Hex, of: Side) -> u16 {
        self.group(hex, of).map(|u| self.components().unit(self.kind(u)).defence as u16).sum()
    }

    /// The military units in a hex that a side attacks as one group; an uncontrolled elemental is attacked by itself
    /// [2.7.1.2-b, S-87].
    pub(crate) fn group(&self, hex: Hex, of: Side) -> impl Iterator<Item = UnitId> + '_ {
        let military = move || self.enemies(hex, of).filter(|u| !self.kind(*u).is_monster());
        let others = military().any(|u| !self.wild(u));
        military().filter(move |u| !(others && self.wild(*u)))
    }

    /// The group that a unit attacks in a hex: an elemental that must attack takes what is nearest to it.
    pub(crate) fn group_of(&self, by: UnitId, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        let forced = self.class(by) == Class::Elemental && (self.wild(by) || self.p.unit(by).hex() == Some(hex));
        let chosen = if forced { self.mauled_side(by, hex) } else { self.side(by).other() };
        let of = chosen.other();
        let plain = self.group(hex, of).filter(move |_| !forced);
        let mauled = self
            .on_ground(hex)
            .filter(move |u| forced && *u != by && self.side(*u) == chosen && !self.kind(*u).is_monster());
        plain.chain(mauled)
    }

    /// Combined defence against a unit's attack.
    pub(crate) fn defence_against(&self, by: UnitId, hex: Hex) -> u16 {
        self.group_of(by, hex).map(|u| self.components().unit(self.kind(u)).defence as u16).sum()
    }

    pub(crate) fn odds(&self, attack: u16, defence: u16) -> Odds {
        let six = self.options().out_of_table == OutOfTable::SixToOne;
        self.components().combat.odds(attack, defence, six)
    }

    /// Strengths of an overrun attack [2.4.7.2-d].
    pub(crate) fn overrun_strengths(&self, unit: UnitId) -> (u16, u16) {
        let defence = self.defence(self.p.at(unit), self.side(unit));
        if self.is_major(unit) {
            (self.sheet(unit).overrun as u16 * self.rage(unit, self.p.at(unit)), defence)
        } else {
            (self.attack_strength(unit, self.p.at(unit)), defence)
        }
    }

    // ---- a major monster attacks

    /// Where a hex lies for a monster: towers beside it are above it, unless it stands in one itself [S-68].
    fn bearing(&self, monster: UnitId, hex: Hex) -> Option<Bearing> {
        let own = self.p.at(monster);
        if hex == own {
            return Some(Bearing::Underneath);
        }
        let dir = own.direction_to(hex)?;
        let above = self.board().is_tower(hex) && !self.board().is_tower(own);
        Some(if above { Bearing::Above } else { Bearing::Around(dir) })
    }

    fn covers(&self, monster: UnitId, arc: &crate::Arc6, bearing: Bearing) -> bool {
        match bearing {
            Bearing::Underneath => arc.underneath,
            Bearing::Above => arc.above,
            Bearing::Around(dir) => arc.covers(self.p.major(monster).facing(), dir),
        }
    }

    /// Groups of an area that can still attack this phase [S-66].
    fn groups_ready(&self, unit: UnitId, area: Area, aimed: u8) -> u8 {
        let used = self.p.major(unit).used[area.index().min(2)];
        self.groups_left(unit, area).saturating_sub(used + aimed)
    }

    /// Strength of each group of an area this turn.
    fn group_strength(&self, unit: UnitId, area: Area) -> u8 {
        let data = self.sheet(unit).area(area);
        let major = self.p.major(unit);
        if area == Area::Head && self.p.has(unit, Flags::BREATHED) {
            0
        } else if matches!(major.mode, Mode::Bound | Mode::Fly) {
            data.strength_landing.max(data.strength)
        } else {
            data.strength
        }
    }

    /// Strength of an attack under construction.
    pub(crate) fn built_strength(&self, unit: UnitId, hex: Hex, groups: [u8; 3]) -> u16 {
        let strength: u16 =
            Area::ALL[..3].iter().map(|a| groups[a.index()] as u16 * self.group_strength(unit, *a) as u16).sum();
        strength * self.rage(unit, hex)
    }

    /// Strength of all unused groups that reach a hex; nobody need be there.
    pub(crate) fn strike_strength(&self, unit: UnitId, hex: Hex) -> u16 {
        let Some(bearing) = self.bearing(unit, hex) else { return 0 };
        let still = self.whirlwind(self.p.at(unit));
        let groups = [Area::Head, Area::Wings, Area::Legs].map(|area| {
            let reaches = self.covers(unit, &self.sheet(unit).area(area).reach, bearing);
            let able = reaches && !(area == Area::Wings && still);
            if able { self.groups_ready(unit, area, 0) } else { 0 }
        });
        self.built_strength(unit, hex, groups)
    }

    /// An adult dragon's strength is tripled where a slayer stands [2.12.2.3-c, S-84].
    pub(crate) fn rage(&self, unit: UnitId, hex: Hex) -> u16 {
        let slayer = || self.enemies(hex, self.side(unit)).any(|u| self.p.has(u, Flags::SLAYER));
        if self.kind(unit) == Kind::Dragon && slayer() { 3 } else { 1 }
    }

    /// Can the monster attack at all this turn [2.12.1.6.2-a]?
    pub(crate) fn check_monster_melee(&self, unit: UnitId) -> Check {
        if !self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["2.12.1.6-a"]);
        }
        if self.airborne(unit) {
            return no(Fact::InFlight { unit }, &["2.12.1.6.2-a"]);
        }
        match self.p.major(unit).mode {
            Mode::Fly if !self.sheet(unit).attacks_after_landing => {
                return no(Fact::FlewOrSlithered { unit }, &["2.12.1.1.4-j", "2.12.1.6.2-a"]);
            }
            Mode::Slither => return no(Fact::FlewOrSlithered { unit }, &["2.12.1.1.2-c", "2.12.1.6.2-a"]),
            Mode::Crashed => return no(Fact::Crashed { unit }, &["S-57"]),
            _ => {}
        }
        let hex = self.p.at(unit);
        if self.fog(hex) {
            return no(Fact::InFog { hex }, &["2.8.6-c"]);
        }
        Ok(())
    }

    /// May one more group of this area be aimed at the hex [2.12.1.6]?
    pub(crate) fn check_aim(&self, unit: UnitId, area: Area, hex: Hex) -> Check {
        self.check_monster_melee(unit)?;
        let aimed = match self.p.task() {
            Some(Task::Build { unit: u, hex: h, groups }) => {
                if u != unit || h != hex {
                    return no(Fact::OneTargetAtATime { hex: h }, &["2.12.1.6.3-a", "2.12.1.6.2-c"]);
                }
                groups[area.index().min(2)]
            }
            _ => 0,
        };
        if area == Area::Belly || self.sheet(unit).area(area).strength == 0 {
            return no(Fact::NoSuchArea { area }, &["2.12.1.6-a"]);
        }
        let Some(bearing) = self.bearing(unit, hex) else {
            return no(Fact::AreaOutOfReach { area, hex }, &["2.12.1.6.1-a", "2.12.1.6.1-b", "2.12.1.6.1-c"]);
        };
        if !self.covers(unit, &self.sheet(unit).area(area).reach, bearing) {
            let rules: &[&str] = match (self.kind(unit), area) {
                (Kind::Roc, Area::Head) => &["2.12.3.2-b", "D-12"],
                (Kind::Roc, Area::Wings) => &["2.12.3.2-c"],
                (Kind::Wurm, Area::Head) => &["2.12.4.2-b"],
                (_, Area::Head) => &["2.12.1.6.1-a"],
                (_, Area::Wings) => &["2.12.1.6.1-b"],
                _ => &["2.12.1.6.1-c"],
            };
            return no(Fact::AreaOutOfReach { area, hex }, rules);
        }
        if area == Area::Head && self.p.has(unit, Flags::BREATHED) {
            return no(Fact::AlreadyAttacked { unit }, &["2.12.1.5-b"]);
        }
        if area == Area::Wings && self.whirlwind(self.p.at(unit)) {
            return no(Fact::InWhirlwind { hex: self.p.at(unit) }, &["2.8.7-f"]);
        }
        if self.groups_ready(unit, area, aimed) == 0 {
            return no(Fact::GroupsSpent { area }, &["2.12.1.6-b", "2.12.1.6.3-b", "S-66"]);
        }
        self.check_target(unit, hex)?;
        if self.p.has(unit, Flags::BERSERK) {
            // The nearest enemy is attacked first, if it can be: that is one underneath [S-83f].
            let own = self.p.at(unit);
            if hex != own && self.check_target(unit, own).is_ok() && self.some_group_reaches(unit, own) {
                return no(Fact::Berserk { unit }, &["S-83"]);
            }
        }
        Ok(())
    }

    /// Is there somebody to attack in the hex, and a way through [2.7.1.3-a, 2.12.1.6.2-b, S-64]?
    fn check_target(&self, unit: UnitId, hex: Hex) -> Check {
        let (own, side) = (self.p.at(unit), self.side(unit));
        if !self.enemies(hex, side).any(|u| !self.kind(u).is_monster()) {
            return no(Fact::NoEnemyHere { hex }, &["2.7.1-a"]);
        }
        if let Some(dir) = own.direction_to(hex)
            && self.opening(own, dir, side) == Opening::Shut
        {
            return no(Fact::NoOpening { hex }, &["2.7.1.3-a", "2.12.1.6.2-b"]);
        }
        if self.fog(hex) {
            return no(Fact::InFog { hex }, &["2.8.6-c"]);
        }
        if self.whirlwind(hex) {
            return no(Fact::InWhirlwind { hex }, &["2.8.7-e"]);
        }
        if self.p.struck.contains(hex) {
            return no(Fact::StruckAlready { hex }, &["S-64", "2.12.1.6.2-c"]);
        }
        Ok(())
    }

    fn some_group_reaches(&self, unit: UnitId, hex: Hex) -> bool {
        Area::ALL[..3].iter().any(|a| self.group_reaches(unit, *a, hex))
    }

    /// Could an unused group of the area attack the hex?
    fn group_reaches(&self, unit: UnitId, area: Area, hex: Hex) -> bool {
        let aimed = match self.p.task() {
            Some(Task::Build { unit: u, groups, .. }) if u == unit => groups[area.index()],
            _ => 0,
        };
        self.groups_ready(unit, area, aimed) > 0
            && self.group_strength(unit, area) > 0
            && !(area == Area::Wings && self.whirlwind(self.p.at(unit)))
            && self.bearing(unit, hex).is_some_and(|b| self.covers(unit, &self.sheet(unit).area(area).reach, b))
            && self.check_target(unit, hex).is_ok()
    }

    /// Hexes that a major monster could attack: its own and those around.
    fn around(&self, unit: UnitId) -> impl Iterator<Item = Hex> + '_ {
        let own = self.p.at(unit);
        std::iter::once(own).chain(Dir::ALL.into_iter().filter_map(move |d| self.board().neighbour(own, d)))
    }

    /// Striking with what has been aimed. A berserk monster holds nothing back that could strike here only [S-83f].
    pub(crate) fn check_strike(&self) -> Check {
        let Some(Task::Build { unit, hex, .. }) = self.p.task() else {
            return no(Fact::NothingAimed, &["2.12.1.6.1-d"]);
        };
        if self.p.has(unit, Flags::BERSERK) {
            let idle = Area::ALL[..3].iter().any(|a| {
                self.group_reaches(unit, *a, hex)
                    && !self.around(unit).any(|h| h != hex && self.group_reaches(unit, *a, h))
            });
            if idle {
                return no(Fact::Berserk { unit }, &["S-83"]);
            }
        }
        Ok(())
    }

    /// Must a berserk monster still attack before the phase may end [S-83f]?
    pub(crate) fn berserk_must_attack(&self, unit: UnitId) -> bool {
        self.is_major(unit)
            && self.p.has(unit, Flags::BERSERK)
            && self.check_monster_melee(unit).is_ok()
            && self.around(unit).any(|h| self.some_group_reaches(unit, h))
    }

    pub(crate) fn list_aims(&self, unit: UnitId, out: &mut impl Listing) {
        if self.check_monster_melee(unit).is_err() {
            return;
        }
        let side = self.side(unit);
        for hex in self.around(unit) {
            if !self.p.is_bare(hex) && self.enemy_at(hex, side) {
                for area in [Area::Head, Area::Wings, Area::Legs] {
                    if self.check_aim(unit, area, hex).is_ok() {
                        out.add(Action::Aim { unit, area, hex });
                    }
                }
            }
        }
    }

    // ---- units attack a major monster

    /// Can this unit make its melee attack on a monster [2.7.2, 2.10]?
    pub(crate) fn check_attack(&self, unit: UnitId, target: UnitId, area: Area) -> Check {
        if self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["2.12.1.6-a"]);
        }
        if self.wild(unit) {
            return no(Fact::NotControlled { unit }, &["2.8.9-h"]);
        }
        if self.p.has(unit, Flags::CLIMBED) {
            return no(Fact::Climbed { unit }, self.hands_full(unit));
        }
        if self.components().unit(self.kind(unit)).attack.is_none() || self.class(unit) == Class::Engine {
            let rules: &[&str] = match self.class(unit) {
                Class::Engine => &["2.10.8-c"],
                Class::Princess => &["2.10.7-c"],
                _ => &["2.10.6-b", "2.2.1-d"],
            };
            return no(Fact::CannotAttack { unit }, rules);
        }
        self.check_monster_target(unit, target)?;
        let astray = self.class(unit) == Class::Elemental && self.p.at(target) != self.p.at(unit);
        if astray && self.bound_to_fight(unit) {
            return no(Fact::MustAct { unit }, &["2.8.9-f"]);
        }
        if self.p.has(unit, Flags::COWED) {
            return no(Fact::LostCourage { unit }, &["2.10.5.5-b", "S-77"]);
        }
        if self.p.has(unit, Flags::USED) {
            return no(Fact::AlreadyAttacked { unit }, &["2.7.1.2-d", "2.7.6.1-f"]);
        }
        if self.airborne(target) {
            return no(Fact::TargetFlies { unit: target }, &["2.7.2-b"]);
        }
        let (own, hex) = (self.p.at(unit), self.p.at(target));
        for h in [own, hex] {
            if self.fog(h) {
                return no(Fact::InFog { hex: h }, &["2.8.6-c"]);
            }
            if self.whirlwind(h) {
                return no(Fact::InWhirlwind { hex: h }, &["2.8.7-e"]);
            }
        }
        let Some(bearing) = self.bearing(target, own) else {
            return no(Fact::NotAdjacent { hex }, &["2.7.2-a", "2.7.3-a"]);
        };
        if let Some(dir) = own.direction_to(hex)
            && self.opening(own, dir, self.side(unit)) == Opening::Shut
        {
            let major = self.is_major(target);
            return no(Fact::NoOpening { hex }, if major { &["2.7.2-b", "D-13"] } else { &["2.7.1.3-a"] });
        }
        if !self.is_major(target) {
            // One area, from any position [2.11-a, 2.7.3-a]; militia fears the major ones only [2.10.1.1-a].
            let fits = area == Area::Belly;
            return if fits { Ok(()) } else { no(Fact::NoSuchArea { area }, &["2.11-a"]) };
        }
        if !self.exposed(target, area, bearing) {
            return no(Fact::AreaNotExposed { area }, self.exposure_rules(target, area));
        }
        if self.fears(unit, target) {
            return no(Fact::MilitiaNeedsHero { unit }, &["2.10.1.1-a"]);
        }
        Ok(())
    }

    /// Does the unit fear to attack the monster hand to hand [2.10.1.1-a]?
    pub(crate) fn fears(&self, unit: UnitId, target: UnitId) -> bool {
        let fearful = self.kind(unit) == Kind::Militia && self.is_major(target);
        fearful && !self.hero_near(unit, false) && !self.boosted(unit)
    }

    /// A living enemy monster on the map.
    pub(crate) fn check_monster_target(&self, unit: UnitId, target: UnitId) -> Check {
        if target.index() >= self.components().roster.len() || !self.p.unit(target).on_map() {
            return no(Fact::TargetDead { unit: target }, &["2.7.1-a"]);
        }
        if self.side(target) == self.side(unit) {
            return no(Fact::OwnUnit { unit: target }, &["2.7.1-a"]);
        }
        if !self.kind(target).is_monster() {
            return no(Fact::WrongKind { unit: target }, &["2.7.2-a", "2.7-a"]);
        }
        Ok(())
    }

    /// Number needed to hit a monster in melee [2.7.3-a, 2.11.1.4-b, D-01, H-02, 2.12.1.7].
    pub(crate) fn hit_need(&self, target: UnitId, area: Area) -> u8 {
        match self.kind(target) {
            Kind::Giant if self.options().giants_hit_on == GiantsHitOn::Five => 5,
            kind => match self.components().minors.of(kind) {
                Some(minor) => minor.melee,
                None => self.sheet(target).area(area).hit_on,
            },
        }
    }

    /// The monster's own rule on where an area is attacked from, then the general ones.
    fn exposure_rules(&self, target: UnitId, area: Area) -> RuleIds {
        match (self.kind(target), area) {
            (Kind::Roc, Area::Head) => &["2.12.3.3-a", "2.7.4.2-b", "S-67"],
            (Kind::Roc, Area::Wings) => &["2.12.3.3-b", "2.7.4.2-b", "S-67"],
            (Kind::Roc, Area::Belly) => &["2.12.3.3-d", "2.7.4.2-b", "S-67"],
            (Kind::Wurm, Area::Head) => &["2.12.4.3-a", "2.7.4.2-b", "S-67"],
            (Kind::Wurm, Area::Wings) => &["2.12.4-a", "2.7.4.2-b", "S-67"],
            (Kind::Wurm, Area::Belly) => &["2.12.4.3-c", "2.7.4.2-b", "S-67"],
            (_, Area::Head) => &["2.12.1.7.1-a", "2.7.4.2-b", "S-67"],
            (_, Area::Wings) => &["2.12.1.7.2-a", "2.7.4.2-b", "S-67"],
            (_, Area::Legs) => &["2.12.1.7.3-a", "2.7.4.2-b", "S-67"],
            (_, Area::Belly) => &["2.12.1.7.4-a", "2.7.4.2-b", "S-67"],
        }
    }

    /// May the area be attacked from there [2.12.1.7, S-67]?
    fn exposed(&self, target: UnitId, area: Area, bearing: Bearing) -> bool {
        let data = self.sheet(target).area(area);
        if data.groups == 0 {
            return false;
        }
        // House option: a roc's belly from any position [D-10, H-10].
        let open = self.kind(target) == Kind::Roc && self.options().roc_belly == RocBelly::AnyPosition;
        if self.covers(target, &data.exposed, bearing) || (open && area == Area::Belly) {
            return true;
        }
        // With wings and legs gone the head hangs low: all three front hexes [2.12.1.7.1-b].
        let gone = |a: Area| self.points_left(target, a) == 0;
        let front = crate::Arc6 { around: 0b100011, underneath: false, above: false };
        area == Area::Head && gone(Area::Wings) && gone(Area::Legs) && self.covers(target, &front, bearing)
    }

    /// May the area of a major monster be attacked from that hex?
    pub(crate) fn exposed_from(&self, target: UnitId, area: Area, from: Hex) -> bool {
        self.bearing(target, from).is_some_and(|bearing| self.exposed(target, area, bearing))
    }

    /// +1 by a hero or by Boost Morale, never both [2.10.5.4, 2.8.5-e,h].
    pub(crate) fn melee_modifier(&self, unit: UnitId, target: UnitId) -> Option<(Modifier, i8)> {
        // No hero's bonus against giants and their like [2.10.5.4-d].
        if self.is_major(target) && self.hero_bonus(unit) {
            Some((Modifier::Hero, 1))
        } else if self.boosted(unit) {
            Some((Modifier::Boost, 1))
        } else {
            None
        }
    }

    /// The hero's +1 against major monsters [2.10.5.4, S-76, H-17].
    pub(crate) fn hero_bonus(&self, unit: UnitId) -> bool {
        if self.class(unit) == Class::Hero && self.p.has(unit, Flags::WOUNDED) {
            let own = self.options().wounded_hero_own_bonus == crate::components::options::WoundedHeroOwnBonus::Yes;
            if own {
                return true;
            }
        }
        self.hero_near(unit, true)
    }

    pub(crate) fn list_attacks(&self, unit: UnitId, out: &mut impl Listing) {
        if self.p.has(unit, Flags::USED) {
            return;
        }
        let near = self.board().within(self.p.at(unit), 1);
        for target in self.p.army(self.side(unit).other()) {
            if self.kind(target).is_monster() && near.contains(self.p.at(target)) {
                for area in Area::ALL {
                    if self.check_attack(unit, target, area).is_ok() {
                        out.add(Action::Attack { unit, target, area });
                    }
                }
            }
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    /// Adds one group (or, under [H-09], the whole area) to the attack.
    pub(crate) fn aim(&mut self, unit: UnitId, area: Area, hex: Hex) {
        let mut groups = match self.p.task() {
            Some(Task::Build { groups, .. }) => {
                self.p.pop();
                groups
            }
            _ => [0; 3],
        };
        let n = area.index();
        groups[n] += match self.r.options.monster_attacks {
            MonsterAttacks::PerGroup => 1,
            MonsterAttacks::PerArea => self.view().groups_ready(unit, area, groups[n]),
        };
        self.p.push(Task::Build { unit, hex, groups });
        let view = self.view();
        let (strength, defence) = (view.built_strength(unit, hex, groups), view.defence(hex, view.side(unit)));
        self.emit(What::Aimed { unit, area, hex, strength, defence }, &["2.12.1.6.1-d", "2.12.1.6.1-e"]);
    }

    pub(crate) fn strike(&mut self) {
        let Some(Task::Build { unit, hex, groups }) = self.p.task() else { return };
        self.p.pop();
        let view = self.view();
        let (strength, defence) = (view.built_strength(unit, hex, groups), view.defence(hex, view.side(unit)));
        let own = self.p.at(unit);
        if let Some(dir) = own.direction_to(hex)
            && let Opening::Openable(n) = self.view().opening(own, dir, self.view().side(unit))
        {
            self.open(unit, n);
        }
        self.p.edit_major(unit, |m| {
            for (used, aimed) in m.used.iter_mut().zip(groups) {
                *used += aimed;
            }
        });
        self.p.struck.insert(hex);
        self.emit(What::Struck { unit, hex, strength, defence }, &["2.12.1.6.2-d", "2.7.1-b"]);
        self.p.push(Task::Strike { unit, hex, strength: strength.min(255) as u8 });
    }

    /// Results of the table that need no dice [2.7.1.1-a,b].
    pub(crate) fn resolve_without_dice(&mut self, unit: UnitId, hex: Hex, odds: Odds) {
        match odds {
            Odds::Destroyed => {
                self.emit(What::CertainAttack { unit, hex }, &["2.7.1.1-a"]);
                self.destroy_hex(unit, hex);
            }
            _ => self.emit(What::HopelessAttack { unit, hex }, &["2.7.1.1-b"]),
        }
        self.startle(hex);
    }

    /// A successful attack destroys every unit of the attacked group [S-62].
    pub(crate) fn destroy_hex(&mut self, by: UnitId, hex: Hex) {
        let victims = set(self.view().group_of(by, hex));
        for unit in units(victims) {
            self.destroy(unit, &["2.7.1-b", "S-62"]);
        }
    }

    /// A unit goes for a monster: morale first, if its side has lost its heroes [2.10.5.5].
    pub(crate) fn attack(&mut self, unit: UnitId, target: UnitId, area: Area) {
        let side = self.view().side(unit);
        if self.p.demoralised[side] {
            self.p.push(Task::Morale { unit, target, area });
        } else {
            self.charge(unit, target, area);
        }
    }

    pub(crate) fn morale(&mut self, unit: UnitId, target: UnitId, area: Area, held: bool) {
        if held {
            self.emit(What::MoraleHeld { unit }, &["2.10.5.5-d"]);
            self.charge(unit, target, area);
        } else {
            self.p.edit(unit, |u| {
                u.flags.set(Flags::COWED, true);
                u.flags.set(Flags::USED, true);
            });
            self.emit(What::MoraleFailed { unit }, &["2.10.5.5-b", "S-77"]);
        }
    }

    fn charge(&mut self, unit: UnitId, target: UnitId, area: Area) {
        self.p.flag(unit, Flags::USED, true);
        self.open_toward(unit, target);
        self.goad(unit, target);
        self.emit(What::Attacked { unit, target, area }, &["2.7.2-c"]);
        self.p.push(Task::Hit { unit, target, area });
    }

    /// Attacking through a controlled entrance opens it [2.5.5.3-a, S-72].
    pub(crate) fn open_toward(&mut self, unit: UnitId, target: UnitId) {
        let (own, hex) = (self.p.at(unit), self.p.at(target));
        if let Some(dir) = own.direction_to(hex)
            && let Opening::Openable(n) = self.view().opening(own, dir, self.view().side(unit))
        {
            self.open(unit, n);
        }
    }

    /// The hit roll on a monster has fallen [2.7.2-d].
    pub(crate) fn hit(&mut self, unit: UnitId, target: UnitId, area: Area, hit: bool) {
        if hit {
            let strength = self.r.components.unit(self.view().kind(unit)).attack.unwrap_or(0);
            // A hero's leadership counts against minor monsters, not against dragons [2.10.5.1-b, S-75].
            self.blame(unit, target);
            let led = !self.view().is_major(target) && self.view().doubled(unit);
            self.wound_monster(target, area, if led { strength * 2 } else { strength });
        } else {
            self.emit(What::Missed { unit }, &["2.7.2-c"]);
        }
    }
}
