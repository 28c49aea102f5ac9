//! Magic [2.8]: Boost Morale, Fog, Whirlwind, Lightning; how long they last.

pub(crate) mod elementals;

use crate::components::options::LightningOnStack;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Boost, Flags};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Class, Fact, Hex, Side, UnitId, What};

/// A spell [2.8].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spell {
    /// Boost Morale, of this radius.
    Boost(u8),
    /// Fog.
    Fog,
    /// A whirlwind.
    Whirlwind,
    /// Lightning.
    Lightning,
    /// An elemental is summoned.
    Summon,
}

impl View<'_> {
    /// Spell points left [2.8.2].
    pub(crate) fn spell_points(&self, unit: UnitId) -> u8 {
        self.components().spell_points.saturating_sub(self.p.unit(unit).lost)
    }

    /// Spell points that a spell costs.
    pub(crate) fn spell_cost(&self, spell: Spell) -> u8 {
        let spells = &self.components().spells;
        match spell {
            Spell::Boost(radius) => spells.boost[usize::from(radius).min(spells.boost.len() - 1)],
            Spell::Fog => spells.fog.cost,
            Spell::Whirlwind => spells.whirlwind.cost,
            Spell::Lightning => spells.lightning.cost,
            Spell::Summon => spells.elemental.cost,
        }
    }

    /// How far from the wizard a spell takes effect; Boost Morale is cast where he stands.
    pub(crate) fn spell_range(&self, spell: Spell) -> u8 {
        let spells = &self.components().spells;
        match spell {
            Spell::Boost(_) => 0,
            Spell::Fog => spells.fog.range,
            Spell::Whirlwind => spells.whirlwind.range,
            Spell::Lightning => spells.lightning.range,
            Spell::Summon => spells.elemental.range,
        }
    }

    /// May this wizard cast something that costs so much [2.8.1-a, 2.8.2-b, 2.8.4-a]?
    pub(crate) fn check_caster(&self, unit: UnitId, cost: u8) -> Check {
        if self.class(unit) != Class::Wizard {
            return no(Fact::WrongKind { unit }, &["2.8.1-a"]);
        }
        if self.p.has(unit, Flags::USED) {
            return no(Fact::CastAlready { unit }, &["2.8.4-a"]);
        }
        let have = self.spell_points(unit);
        if have < cost {
            return no(Fact::TooFewSp { need: cost, have }, &["2.8.2-b"]);
        }
        Ok(())
    }

    /// A hex of the map within the spell's range [2.8.4-b].
    pub(crate) fn check_range(&self, unit: UnitId, hex: Hex, most: u8, rules: crate::RuleIds) -> Check {
        if !self.board().in_play(hex) {
            return no(Fact::OffMap, &["2.8.4-b", "S-03"]);
        }
        if self.p.at(unit).distance(hex) > most {
            return no(Fact::OutOfRange { most }, rules);
        }
        Ok(())
    }

    pub(crate) fn check_boost(&self, unit: UnitId, radius: u8) -> Check {
        if radius > 2 {
            return no(Fact::WrongRadius, &["2.8.5-a"]);
        }
        self.check_caster(unit, self.spell_cost(Spell::Boost(radius)))
    }

    pub(crate) fn check_fog(&self, unit: UnitId, hex: Hex) -> Check {
        self.check_caster(unit, self.spell_cost(Spell::Fog))?;
        self.check_range(unit, hex, self.spell_range(Spell::Fog), &["2.8.6-a"])
    }

    pub(crate) fn check_whirlwind(&self, unit: UnitId, hex: Hex) -> Check {
        self.check_caster(unit, self.spell_cost(Spell::Whirlwind))?;
        self.check_range(unit, hex, self.spell_range(Spell::Whirlwind), &["2.8.7-a"])
    }

    /// Lightning at a monster: not by or at units in fog [2.8.8, S-101, S-105].
    pub(crate) fn check_lightning(&self, unit: UnitId, target: UnitId) -> Check {
        self.check_caster(unit, self.spell_cost(Spell::Lightning))?;
        if self.components().roster.counter(target).is_some() && self.p.unit(target).side == Some(self.side(unit)) {
            return no(Fact::OwnUnit { unit: target }, &["S-105"]);
        }
        // House option: one unit of a stack may be singled out [H-20].
        let single = self.options().lightning_on_stack == LightningOnStack::ChosenUnit;
        let military = self.components().roster.counter(target).is_some_and(|c| !c.kind.is_monster());
        if single && military && self.grounded(target) {
            return self.check_bolt(unit, self.p.at(target));
        }
        self.check_monster_target(unit, target)?;
        self.check_range(unit, self.p.at(target), self.spell_range(Spell::Lightning), &["2.8.8-a"])?;
        for u in [unit, target] {
            if self.in_fog(u) {
                return no(Fact::InFog { hex: self.p.at(u) }, &["2.8.6-c", "S-101"]);
            }
        }
        Ok(())
    }

    /// Lightning at the military units of a hex, as a missile attack [2.8.8-g, S-104 to S-106].
    pub(crate) fn check_bolt(&self, unit: UnitId, hex: Hex) -> Check {
        self.check_caster(unit, self.spell_cost(Spell::Lightning))?;
        self.check_range(unit, hex, self.spell_range(Spell::Lightning), &["2.8.8-a"])?;
        if self.in_fog(unit) {
            return no(Fact::InFog { hex: self.p.at(unit) }, &["2.8.6-c", "S-101"]);
        }
        // Kept or not, it needs a target in the hex [2.8.8-g].
        let side = self.side(unit);
        if !self.enemy_at(hex, side)
            && let Some(unit) = self.on_ground(hex).next()
        {
            return no(Fact::OwnUnit { unit }, &["S-105"]);
        }
        if self.whirlwind(hex) {
            return no(Fact::InWhirlwind { hex }, &["S-104", "2.8.7-e"]);
        }
        self.check_group(hex, self.side(unit))
    }

    /// Defence against lightning: of the group, or of the one unit singled out.
    pub(crate) fn bolt_defence(&self, unit: UnitId, hex: Hex, at: Option<UnitId>) -> u16 {
        match at {
            Some(one) => self.components().unit(self.kind(one)).defence as u16,
            None => self.defence(hex, self.side(unit)),
        }
    }

    pub(crate) fn list_spells(&self, unit: UnitId, out: &mut impl Listing) {
        if self.check_caster(unit, 0).is_err() {
            return;
        }
        self.list_dismissals(unit, out);
        if self.spell_points(unit) == 0 {
            return;
        }
        self.list_summons(unit, out);
        for radius in 0..=2 {
            if self.check_boost(unit, radius).is_ok() {
                out.add(Action::Boost { unit, radius });
            }
        }
        let have = self.spell_points(unit);
        let at = self.p.at(unit);
        if have >= self.spell_cost(Spell::Fog) {
            self.board()
                .within(at, self.spell_range(Spell::Fog))
                .iter()
                .for_each(|hex| out.add(Action::Fog { unit, hex }));
        }
        if have >= self.spell_cost(Spell::Whirlwind) {
            self.board()
                .within(at, self.spell_range(Spell::Whirlwind))
                .iter()
                .for_each(|hex| out.add(Action::Whirlwind { unit, hex }));
        }
        if have < self.spell_cost(Spell::Lightning) {
            return;
        }
        for target in self.p.army(self.side(unit).other()) {
            if self.check_lightning(unit, target).is_ok() {
                out.add(Action::Lightning { unit, target });
            }
        }
        for hex in self.board().within(at, self.spell_range(Spell::Lightning)).iter() {
            if !self.p.is_bare(hex) && self.check_bolt(unit, hex).is_ok() {
                [false, true].into_iter().for_each(|keep| out.add(Action::BoltHex { unit, hex, keep }));
            }
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    /// Pays for a spell; what is left.
    pub(crate) fn cast(&mut self, unit: UnitId, cost: u8) -> u8 {
        self.p.edit(unit, |u| {
            u.lost += cost;
            u.flags.set(Flags::USED, true);
        });
        self.view().spell_points(unit)
    }

    pub(crate) fn boost(&mut self, unit: UnitId, radius: u8) {
        let sp_left = self.cast(unit, self.view().spell_cost(Spell::Boost(radius)));
        let (hex, side) = (self.p.at(unit), self.view().side(unit));
        self.p.boost[side] = Some(Boost { hex, radius });
        for friend in self.p.army(side) {
            let covered = self.p.at(friend).distance(hex) <= radius;
            self.p.flag(friend, Flags::BOOSTED, covered);
        }
        self.emit(What::BoostCast { unit, hex, radius, sp_left }, &["2.8.5-a", "S-100"]);
    }

    pub(crate) fn fog(&mut self, unit: UnitId, hex: Hex) {
        let sp_left = self.cast(unit, self.view().spell_cost(Spell::Fog));
        let side = self.view().side(unit);
        self.p.fog[side] = Some(hex);
        self.emit(What::FogCast { unit, hex, sp_left }, &["2.8.6-a", "2.8.6-b"]);
    }

    pub(crate) fn whirlwind(&mut self, unit: UnitId, hex: Hex) {
        let sp_left = self.cast(unit, self.view().spell_cost(Spell::Whirlwind));
        let side = self.view().side(unit);
        self.p.whirlwinds[side][0] = Some(hex);
        self.emit(What::WhirlwindCast { unit, hex, sp_left }, &["2.8.7-a", "2.8.7-b"]);
        self.strike_by_wind(hex);
    }

    /// A whirlwind came to a hex: VP go, flyers may crash [2.8.7-i,l, S-103].
    fn strike_by_wind(&mut self, hex: Hex) {
        self.p.push(Task::Flyers { hex, after: 0 });
        self.raze(hex, &["2.8.7-l", "2.3-m", "S-103"]);
    }

    pub(crate) fn lightning(&mut self, unit: UnitId, target: UnitId) {
        let power = 5 - self.p.at(unit).distance(self.p.at(target)).min(4);
        let sp_left = self.cast(unit, self.view().spell_cost(Spell::Lightning));
        self.emit(What::LightningCast { unit, target, power, sp_left }, &["2.8.8-b", "2.8.8-c"]);
        if !self.view().kind(target).is_monster() {
            let hex = self.p.at(target);
            self.p.push(Task::Bolt { unit, hex, power, at: Some(target) });
            return;
        }
        self.blame(unit, target);
        if self.view().is_major(target) {
            self.p.push(Task::Aftermath { unit: target });
            self.p.push(Task::Suffer { unit: target, points: power, bolt: true, given: 0 });
        } else {
            self.wound_monster(target, crate::Area::Belly, power);
        }
    }

    pub(crate) fn bolt(&mut self, unit: UnitId, hex: Hex, keep: bool) {
        let power = 5 - self.p.at(unit).distance(hex).min(4);
        let sp_left = self.cast(unit, self.view().spell_cost(Spell::Lightning));
        if keep {
            let side = self.view().side(unit);
            self.p.kept[side] = Some((hex, power));
            self.emit(What::BoltKept { unit, hex, power, sp_left }, &["2.8.8-g", "S-106"]);
        } else {
            self.emit(What::BoltCast { unit, hex, power, sp_left }, &["2.8.8-b", "2.8.8-g", "S-105"]);
            self.p.push(Task::Bolt { unit, hex, power, at: None });
        }
    }

    pub(crate) fn end_bolt(&mut self, unit: UnitId, hex: Hex, at: Option<UnitId>, success: bool) {
        match at {
            Some(one) if success => {
                self.destroy(one, &["H-20", "2.8.8-g"]);
            }
            None if success => self.destroy_hex(unit, hex),
            _ => self.emit(What::Missed { unit }, &["2.8.8-g"]),
        }
        self.startle(hex);
    }

    /// Lightning that no attack has used is lost [S-106].
    pub(crate) fn lose_bolt(&mut self, side: Side) {
        if let Some((hex, _)) = self.p.kept[side].take() {
            self.emit(What::BoltLost { hex }, &["S-106"]);
        }
    }

    /// The start of a side's spell phase: old spells vanish, the young whirlwind drifts [S-102].
    pub(crate) fn expire_spells(&mut self, side: Side) {
        self.end_boost(side);
        if let Some(hex) = self.p.fog[side].take() {
            self.emit(What::FogLifted { hex }, &["2.8.6-b"]);
        }
        if let Some(hex) = self.p.whirlwinds[side][1].take() {
            self.emit(What::WhirlwindEnded { hex }, &["2.8.7-d"]);
        }
        if self.p.whirlwinds[side][0].is_some() {
            self.p.push(Task::Drift { side });
        }
    }

    pub(crate) fn end_boost(&mut self, side: Side) {
        if self.p.boost[side].take().is_some() {
            for unit in self.p.army(side) {
                self.p.flag(unit, Flags::BOOSTED, false);
            }
            self.emit(What::BoostEnded, &["2.8.5-b", "D-28"]);
        }
    }

    /// The whirlwind drifts by the die: 1 is north, then clockwise [2.8.7-c].
    pub(crate) fn drift(&mut self, side: Side, die: u8) {
        let Some(from) = self.p.whirlwinds[side][0].take() else { return };
        match self.r.board.neighbour(from, crate::Dir::from_index(die - 1)) {
            Some(to) => {
                self.p.whirlwinds[side][1] = Some(to);
                self.emit(What::WhirlwindDrifted { from, to }, &["2.8.7-c"]);
                self.strike_by_wind(to);
            }
            None => self.emit(What::WhirlwindLeftMap { from }, &["S-102"]),
        }
    }
}
