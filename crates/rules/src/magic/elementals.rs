//! Elementals [2.8.9, S-87, S-108, S-109]: summoned, moved, let loose, dismissed. In combat they are military units
//! [D-48]. The summoner's counter is kept in the elemental's `lost`.

use crate::board::ways;
use crate::magic::Spell;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, Status};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Area, Class, Dir, Edge, Fact, Hex, Kind, Ruleset, Side, Terrain, UnitId, What};

impl View<'_> {
    /// Military units count for stacking; monsters and elementals do not [S-10].
    pub(crate) fn counts_for_stacking(&self, unit: UnitId) -> bool {
        !self.kind(unit).is_monster() && self.class(unit) != Class::Elemental
    }

    #[inline]
    pub(crate) fn wild(&self, unit: UnitId) -> bool {
        self.p.has(unit, Flags::WILD)
    }

    /// Is it a unit of neither side, where a rule asks for units of one [S-87.5]?
    #[inline]
    pub(crate) fn nobodys(&self, unit: UnitId) -> bool {
        self.wild(unit) && self.options().version.wild_elementals_are_nobodys()
    }

    /// Ground that bears an elemental [2.8.9-d,l, S-108].
    fn bears_elemental(&self, hex: Hex) -> bool {
        !matches!(self.board().terrain(hex), Terrain::Tower | Terrain::Dock | Terrain::OffMap)
            && !self.board().terrain(hex).holds_water()
            && !self.carcass(hex)
    }

    /// The free counter of an elemental: the first is of earth, the second of fire.
    pub(crate) fn free_elemental(&self, fire: bool) -> Option<UnitId> {
        self.components()
            .roster
            .unit(Kind::Elemental, 1 + u8::from(fire))
            .filter(|u| matches!(self.p.unit(*u).status, Status::Box | Status::Destroyed))
    }

    pub(crate) fn check_summon(&self, unit: UnitId, hex: Hex, fire: bool) -> Check {
        if self.options().ruleset == Ruleset::Manual {
            return no(Fact::NotInThisGame, &["M-j"]);
        }
        self.check_caster(unit, self.spell_cost(Spell::Summon))?;
        self.check_range(unit, hex, self.spell_range(Spell::Summon), &["2.8.9-a"])?;
        if self.free_elemental(fire).is_none() {
            return no(Fact::NoElementalLeft, &["S-114"]);
        }
        if !self.bears_elemental(hex) {
            return no(Fact::NoElementalGround { hex }, &["2.8.9-d", "S-108"]);
        }
        Ok(())
    }

    pub(crate) fn check_dismiss(&self, unit: UnitId, target: UnitId) -> Check {
        self.check_caster(unit, 0)?;
        let there = self.components().roster.counter(target).is_some_and(|c| c.kind == Kind::Elemental);
        if !there || !self.p.unit(target).on_map() {
            return no(Fact::NoElemental { unit: target }, &["2.8.9-n"]);
        }
        // Who does not command it needs at least one spell point [2.8.9-o].
        if self.obeys(target, unit) { Ok(()) } else { self.check_caster(unit, 1) }
    }

    /// The summoner who still has control dismisses for nothing [2.8.9-n].
    fn obeys(&self, elemental: UnitId, wizard: UnitId) -> bool {
        !self.wild(elemental) && self.p.unit(elemental).lost == wizard.0
    }

    pub(crate) fn list_summons(&self, unit: UnitId, out: &mut impl Listing) {
        for hex in self.board().within(self.p.at(unit), self.spell_range(Spell::Summon)).iter() {
            for fire in [false, true] {
                if self.check_summon(unit, hex, fire).is_ok() {
                    out.add(Action::Summon { unit, hex, fire });
                }
            }
        }
    }

    pub(crate) fn list_dismissals(&self, unit: UnitId, out: &mut impl Listing) {
        for target in self.components().roster.of_kind(Kind::Elemental) {
            if self.check_dismiss(unit, target).is_ok() {
                out.add(Action::Dismiss { unit, target });
            }
        }
    }

    /// Could an elemental pass from hex to hex: any entrance, but no wall, tower or water [2.8.9-d,k,l]?
    fn check_elemental_passage(&self, from: Hex, dir: Dir) -> Result<Hex, crate::Refusal> {
        let err = |fact, rules| Err(crate::Refusal { fact, rules });
        let Some(to) = self.board().neighbour(from, dir) else { return err(Fact::OffMap, &["S-03"]) };
        match self.board().edge(from, dir) {
            Edge::Wall(_) | Edge::Block => return err(Fact::WallBetween { from, dir }, &["2.8.9-l"]),
            Edge::TowerWall => return err(Fact::TowerWall { from, dir }, &["2.8.9-l"]),
            Edge::Stream => return err(Fact::WaterThere { hex: to }, &["2.8.9-d"]),
            _ => {}
        }
        if self.carcass(to) {
            return err(Fact::DeadMonsterThere { hex: to }, &["2.12.1.8-d"]);
        }
        if !self.bears_elemental(to) {
            return err(Fact::NoElementalGround { hex: to }, &["2.8.9-d", "2.8.9-l"]);
        }
        Ok(to)
    }

    /// One hex of a controlled elemental; other units do not hinder it [2.8.9-e].
    pub(crate) fn check_elemental_step(&self, unit: UnitId, dir: Dir) -> Check {
        if self.wild(unit) {
            return no(Fact::NotControlled { unit }, &["2.8.9-h"]);
        }
        if self.p.has(unit, Flags::ARRIVED) {
            return no(Fact::JustSummoned { unit }, &["2.8.9-b"]);
        }
        let (spent, most) = (self.p.unit(unit).spent, self.allowance(unit, false));
        if spent >= most {
            return no(Fact::TooFewMp { need: 1, have: 0 }, &["2.4.1-a"]);
        }
        self.check_elemental_passage(self.p.at(unit), dir).map(|_| ())
    }

    pub(crate) fn list_elemental_steps(&self, unit: UnitId, out: &mut impl Listing) {
        for dir in Dir::ALL {
            if self.check_elemental_step(unit, dir).is_ok() {
                out.add(Action::Step { unit, dir });
            }
        }
    }

    // ---- let loose

    /// Order in which equally near targets are chosen; the strongest unit last [2.8.9-i].
    fn appeal(&self, unit: UnitId) -> (u8, u8) {
        let strength = || self.components().unit(self.kind(unit)).attack.unwrap_or(0);
        match self.class(unit) {
            Class::Wizard => (0, 0),
            Class::Major => (1, 0),
            Class::Hero => (2, 0),
            Class::Minor => (3, 0),
            _ => (4, 255 - strength()),
        }
    }

    /// The nearest units, flyers excluded, and of those the most appealing ones [2.8.9-h,i, S-108].
    pub(crate) fn prey(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let own = self.p.at(unit);
        let others = move || {
            Side::BOTH.into_iter().flat_map(|s| self.p.army(s)).filter(move |u| *u != unit && self.grounded(*u))
        };
        let rank = move |u: UnitId| (self.p.at(u).distance(own), self.appeal(u));
        let best = others().map(rank).min();
        others().filter(move |u| Some(rank(*u)) == best)
    }

    /// First step of a shortest way to a hex, if there is a way.
    fn way_to(&self, from: Hex, target: Hex) -> Option<Dir> {
        // The first of the six directions that comes nearer is as good as any.
        let open = |h: Hex, d: Dir| self.check_elemental_passage(h, d).is_ok();
        let distance = ways::distances(self.board(), from, [target], open);
        let here = distance[from.index()];
        if here == u8::MAX {
            return None;
        }
        Dir::ALL
            .into_iter()
            .find(|dir| self.check_elemental_passage(from, *dir).is_ok_and(|to| distance[to.index()] < here))
    }

    /// The next uncontrolled elemental that moves.
    pub(crate) fn next_stray(&self, after: u8) -> Option<UnitId> {
        let roster = &self.components().roster;
        roster.of_kind(Kind::Elemental).find(|u| u.0 + 1 > after && self.p.unit(*u).on_map() && self.wild(*u))
    }

    /// The next elemental that must attack: an uncontrolled one, or one that shares a hex [2.8.9-f,h].
    pub(crate) fn next_rampage(&self, after: u8) -> Option<UnitId> {
        let roster = &self.components().roster;
        roster.of_kind(Kind::Elemental).find(|u| {
            u.0 + 1 > after
                && self.p.unit(*u).on_map()
                && (self.wild(*u) || self.side(*u) == self.p.phase.side() && !self.bound_to_fight(*u))
                && !self.fog(self.p.at(*u))
                && !self.whirlwind(self.p.at(*u))
                && self.rampage_target(*u).is_some()
        })
    }

    /// Has it still an attack to make that it must make?
    pub(crate) fn owes_attack(&self, unit: UnitId) -> bool {
        let mut able = false;
        if self.bound_to_fight(unit) {
            self.list_attacks(unit, &mut |_| able = true);
            self.list_joins(unit, &mut |_| able = true);
        }
        able
    }

    /// The side whose units an elemental mauls in a hex: that of the most appealing one.
    pub(crate) fn mauled_side(&self, unit: UnitId, hex: Hex) -> Side {
        let prey = self.on_ground(hex).filter(|u| *u != unit && !self.kind(*u).is_monster());
        prey.min_by_key(|u| (self.appeal(*u), *u)).map_or(self.side(unit).other(), |u| self.side(u))
    }

    /// Must its owner attack the enemies that share its hex [2.8.9-f]? How is his to say.
    pub(crate) fn bound_to_fight(&self, unit: UnitId) -> bool {
        let own = self.p.at(unit);
        !self.wild(unit) && !self.fog(own) && !self.whirlwind(own) && self.enemy_at(own, self.side(unit))
    }

    /// Whom it attacks: somebody in its hex, or (let loose) its prey next to it.
    fn rampage_target(&self, unit: UnitId) -> Option<UnitId> {
        let own = self.p.at(unit);
        let here = self.on_ground(own).filter(|u| *u != unit).min_by_key(|u| (self.appeal(*u), *u));
        if !self.wild(unit) {
            // Only where it stopped itself this turn: friends may come to it [2.8.9-f].
            let stopped = self.p.unit(unit).spent > 0 || self.p.has(unit, Flags::ARRIVED);
            return here.filter(|_| stopped);
        }
        if here.is_some() {
            return here;
        }
        self.prey(unit).find(|u| {
            let hex = self.p.at(*u);
            let clear = own.direction_to(hex).is_some_and(|d| {
                matches!(self.board().edge(own, d), Edge::Open | Edge::Stream)
                    || matches!(self.board().edge(own, d), Edge::Entrance(n) if self.stands_open(n))
            });
            clear && !self.fog(hex) && !self.whirlwind(hex)
        })
    }
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn summon(&mut self, unit: UnitId, hex: Hex, fire: bool) {
        let Some(elemental) = self.view().free_elemental(fire) else { return };
        let sp_left = self.cast(unit, self.view().spell_cost(Spell::Summon));
        let side = self.view().side(unit);
        self.p.edit(elemental, |u| {
            (u.side, u.flags, u.spent, u.lost) = (Some(side), Flags::ARRIVED, 0, unit.0);
        });
        self.relocate(elemental, hex);
        self.emit(What::Summoned { unit, elemental, hex, sp_left }, &["2.8.9-a", "2.8.9-b"]);
        self.raze(hex, &["2.8.9-m"]);
    }

    pub(crate) fn dismiss(&mut self, unit: UnitId, target: UnitId) {
        self.cast(unit, 0);
        if self.view().obeys(target, unit) {
            self.banish(unit, target);
        } else {
            self.p.push(Task::Dismiss { unit, target });
        }
    }

    /// The die has said what the dismissal costs [2.8.9-o].
    pub(crate) fn price(&mut self, unit: UnitId, target: UnitId, cost: u8) {
        self.emit(What::DismissCost { unit, target, cost }, &["2.8.9-o", "S-109"]);
        if self.view().spell_points(unit) >= cost {
            self.p.push(Task::Pay { unit, target, cost });
        }
    }

    pub(crate) fn pay(&mut self) {
        let Some(Task::Pay { unit, target, cost }) = self.p.task() else { return };
        self.p.pop();
        self.cast(unit, cost);
        self.banish(unit, target);
    }

    fn banish(&mut self, unit: UnitId, target: UnitId) {
        let hex = self.p.at(target);
        self.vanish(target);
        self.emit(What::Dismissed { unit, target }, &["2.8.9-n"]);
        self.update_control(hex);
    }

    /// Takes an elemental off the map; its counter is as good as new.
    fn vanish(&mut self, unit: UnitId) {
        self.p.edit(unit, |u| (u.flags, u.spent, u.lost) = (Flags::default(), 0, 0));
        self.p.remove(unit, Status::Destroyed);
    }

    pub(crate) fn elemental_step(&mut self, unit: UnitId, dir: Dir) {
        let from = self.p.at(unit);
        let Some(to) = from.neighbour(dir) else { return };
        self.p.edit(unit, |u| u.spent += 1);
        self.relocate(unit, to);
        let mp_left = self.view().allowance(unit, false).saturating_sub(self.p.unit(unit).spent);
        self.emit(What::Moved { unit, from, to, mp_left }, &["2.8.9-e"]);
        self.raze(to, &["2.8.9-m"]);
    }

    /// Control is lost beyond the leash, and when the summoner dies; it never returns [2.8.9-g, S-108].
    pub(crate) fn check_leashes(&mut self) {
        for elemental in self.r.components.roster.of_kind(Kind::Elemental) {
            let u = self.p.unit(elemental);
            if !u.on_map() || u.has(Flags::WILD) {
                continue;
            }
            let summoner = UnitId(u.lost);
            let near = self.p.unit(summoner).on_map()
                && self.p.at(summoner).distance(self.p.at(elemental)) <= self.r.components.spells.leash;
            if !near {
                self.let_loose(elemental);
            }
        }
    }

    /// An attack on the summoner, successful or not, frees what he summoned, once it is resolved [2.8.9-g, S-88].
    pub(crate) fn startle(&mut self, hex: Hex) {
        for elemental in self.r.components.roster.of_kind(Kind::Elemental) {
            let u = self.p.unit(elemental);
            let summoner = UnitId(u.lost);
            if u.on_map() && !u.has(Flags::WILD) && self.p.unit(summoner).hex() == Some(hex) {
                self.let_loose(elemental);
            }
        }
    }

    fn let_loose(&mut self, elemental: UnitId) {
        self.p.flag(elemental, Flags::WILD, true);
        self.emit(What::ControlLost { unit: elemental }, &["2.8.9-g", "S-108"]);
        if self.view().nobodys(elemental) {
            // The entrance that it held falls to those who share its hex, as if it had left.
            self.update_control(self.p.at(elemental));
        }
    }

    /// One uncontrolled elemental looks for prey at the start of a movement phase.
    pub(crate) fn stray(&mut self, unit: UnitId) {
        self.p.edit(unit, |u| u.spent = 0);
        let (first, second) = {
            let view = self.view();
            let mut prey = view.prey(unit);
            (prey.next(), prey.next())
        };
        match (first, second) {
            (Some(target), None) => self.hunt(unit, target),
            (Some(_), Some(_)) => self.p.push(Task::Choose { unit }),
            _ => {}
        }
    }

    /// It goes for its prey by its full MP along a shortest way, and stops in its hex [S-108].
    pub(crate) fn hunt(&mut self, unit: UnitId, target: UnitId) {
        self.emit(What::Strayed { unit, target }, &["2.8.9-h", "2.8.9-i"]);
        let goal = self.p.at(target);
        while self.p.at(unit) != goal && self.p.unit(unit).spent < self.view().allowance(unit, false) {
            let Some(dir) = self.view().way_to(self.p.at(unit), goal) else { break };
            self.elemental_step(unit, dir);
        }
    }

    /// It attacks, because it must.
    pub(crate) fn rampage(&mut self, unit: UnitId) {
        let Some(target) = self.view().rampage_target(unit) else { return };
        let hex = self.p.at(target);
        self.p.flag(unit, Flags::USED, true);
        if self.view().kind(target).is_monster() {
            let under = hex == self.p.at(unit);
            let area = if under || !self.view().is_major(target) { Area::Belly } else { Area::Legs };
            self.goad(unit, target);
            self.emit(What::Attacked { unit, target, area }, &["2.8.9-h", "2.8.9-i"]);
            self.p.push(Task::Hit { unit, target, area });
            return;
        }
        let strength = self.view().attack_strength(unit, hex);
        let defence = self.view().defence_against(unit, hex);
        self.emit(What::Struck { unit, hex, strength, defence }, &["2.8.9-f", "2.8.9-h"]);
        self.p.push(Task::Strike { unit, hex, strength: strength.min(255) as u8 });
    }
}
