//! Combined attacks on military units through the combat table [2.7.1, 2.7.6.1]: units join one by one, then the attack
//! is made. Troops, characters and minor monsters combine; major monsters never do [S-65].

use crate::movement::entrances::Opening;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, units};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Class, Fact, Hex, Kind, Modifier, Phase, Ruleset, Side, UnitId, What};

impl View<'_> {
    /// Units of the attack under construction.
    pub(crate) fn joined(&self) -> impl Iterator<Item = UnitId> + use<> {
        units(self.p.joined)
    }

    /// Strength that a unit brings to an attack on a hex; a hero doubles whom he is stacked with [2.10.5.1, S-75].
    pub(crate) fn attack_strength(&self, unit: UnitId, hex: Hex) -> u16 {
        let kind = self.kind(unit);
        if kind.class() == Class::Wizard {
            return self.kept_power(unit, hex).unwrap_or(0) as u16;
        }
        let mut strength = self.components().unit(kind).attack.unwrap_or(0) as u16;
        if kind == Kind::Ballista && self.p.at(unit).distance(hex) > 2 {
            strength = 1; // [2.10.8.2-d]
        }
        if self.doubled(unit) { strength * 2 } else { strength }
    }

    /// Is the unit led by an unwounded hero in its hex [2.10.5.1-a, S-75]? The basic game knows no doubling [M-k].
    pub(crate) fn doubled(&self, unit: UnitId) -> bool {
        let led = |h: UnitId| {
            h != unit
                && self.class(h) == Class::Hero
                && self.side(h) == self.side(unit)
                && !self.p.has(h, Flags::WOUNDED)
        };
        self.options().ruleset == Ruleset::Reference
            && matches!(self.class(unit), Class::Troop | Class::Engine)
            && self.on_ground(self.p.at(unit)).any(led)
    }

    /// Power of the lightning that the wizard kept for this hex [S-106].
    fn kept_power(&self, wizard: UnitId, hex: Hex) -> Option<u8> {
        self.p.kept[self.side(wizard)].filter(|(h, _)| *h == hex).map(|(_, power)| power)
    }

    /// Strength of the attack so far.
    pub(crate) fn gathered(&self, hex: Hex) -> u16 {
        self.joined().map(|u| self.attack_strength(u, hex)).sum()
    }

    /// Boost Morale helps if at least half of the strength is covered; missiles it does not help [2.8.5-c,d].
    pub(crate) fn gathered_boost(&self, hex: Hex, volley: bool) -> Option<(Modifier, i8)> {
        let covered: u16 = self
            .joined()
            .filter(|u| self.boosted(*u) && self.class(*u) != Class::Wizard)
            .map(|u| self.attack_strength(u, hex))
            .sum();
        (!volley && covered > 0 && covered * 2 >= self.gathered(hex)).then_some((Modifier::Boost, 1))
    }

    /// Is there a group of military units of the other side in the hex that can be attacked?
    pub(crate) fn check_group(&self, hex: Hex, side: Side) -> Check {
        if self.board().in_play(hex) && self.enemies(hex, side).any(|u| self.kind(u).is_monster()) {
            let alone = !self.enemies(hex, side).any(|u| !self.kind(u).is_monster());
            if alone {
                return no(Fact::MonsterThere { hex }, &["2.7-a", "2.7.2-c"]);
            }
        }
        if !self.board().in_play(hex) || !self.enemies(hex, side).any(|u| !self.kind(u).is_monster()) {
            return no(Fact::NoEnemyHere { hex }, &["2.7.1-a"]);
        }
        if self.fog(hex) {
            return no(Fact::InFog { hex }, &["2.8.6-c"]);
        }
        if self.whirlwind(hex) {
            return no(Fact::InWhirlwind { hex }, &["2.8.7-e"]);
        }
        Ok(())
    }

    /// May the unit take part in an attack on the hex [2.7.1, 2.7.6.1, S-70]?
    pub(crate) fn check_join(&self, unit: UnitId, hex: Hex) -> Check {
        let volley = !matches!(self.p.phase, Phase::InvaderMelee | Phase::DefenderMelee);
        if let Some(Task::Gather { hex: other, .. }) = self.p.task() {
            if other != hex {
                return no(Fact::OneTargetAtATime { hex: other }, &["2.7.1.2-c"]);
            }
            if self.p.joined >> unit.0 & 1 == 1 {
                return no(Fact::JoinedAlready { unit }, &["2.7.1.2-d"]);
            }
        }
        if self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["S-65"]);
        }
        if self.class(unit) == Class::Wizard {
            // His bolt joins, wherever he is now; it needs no reach [S-106].
            return match self.kept_power(unit, hex) {
                // He joins others, so that somebody strikes.
                Some(_) if !volley && self.p.joined != 0 => self.check_group(hex, self.side(unit)),
                _ => no(Fact::NoBoltKept { unit }, &["S-106", "2.10.6-b"]),
            };
        }
        self.check_can_attack(unit)?;
        if self.class(unit) == Class::Elemental && hex != self.p.at(unit) && self.bound_to_fight(unit) {
            return no(Fact::MustAct { unit }, &["2.8.9-f"]);
        }
        self.check_group(hex, self.side(unit))?;
        if self.kind(unit) == Kind::TRex && self.answers_goaders(unit) && !self.goader_at(hex) {
            return no(Fact::MustAct { unit }, &["2.11.3.3-a", "S-85"]);
        }
        if volley {
            return self.check_range_and_sight(unit, hex, true);
        }
        let hand_to_hand = self.check_reaches(unit, hex);
        if hand_to_hand.is_ok() || !self.shoots(unit) {
            return hand_to_hand;
        }
        // Missiles add to a melee; they do not make one [2.7.6.1-b,e].
        if !self.joined().any(|u| self.class(u) != Class::Wizard && self.check_reaches(u, hex).is_ok()) {
            return no(Fact::NothingAimed, &["2.7.6.1-b", "2.7.6.1-e"]);
        }
        self.check_range_and_sight(unit, hex, false)
    }

    /// Has the unit an attack left, and is it where it may use it?
    pub(crate) fn check_can_attack(&self, unit: UnitId) -> Check {
        if self.components().unit(self.kind(unit)).attack.is_none() {
            let lady = self.class(unit) == Class::Princess;
            return no(Fact::CannotAttack { unit }, if lady { &["2.10.7-c"] } else { &["2.10.6-b", "2.2.1-d"] });
        }
        if self.wild(unit) {
            return no(Fact::NotControlled { unit }, &["2.8.9-h"]);
        }
        if self.p.has(unit, Flags::CLIMBED) {
            return no(Fact::Climbed { unit }, self.hands_full(unit));
        }
        if self.p.has(unit, Flags::COWED) {
            return no(Fact::LostCourage { unit }, &["2.10.5.5-b", "S-77"]);
        }
        if self.p.has(unit, Flags::USED) {
            return no(Fact::AlreadyAttacked { unit }, &["2.7.1.2-d", "2.7.6.1-f"]);
        }
        let own = self.p.at(unit);
        if self.fog(own) {
            return no(Fact::InFog { hex: own }, &["2.8.6-c"]);
        }
        // A minor monster fights on in a whirlwind: it has no wings [S-104].
        if self.whirlwind(own) && self.class(unit) != Class::Minor {
            return no(Fact::InWhirlwind { hex: own }, &["2.8.7-e"]);
        }
        Ok(())
    }

    /// Melee reaches adjacent hexes, and the own one where units share it [2.7.1-a, 2.7.1.3-a].
    pub(crate) fn check_reaches(&self, unit: UnitId, hex: Hex) -> Check {
        if self.class(unit) == Class::Engine {
            return no(Fact::CannotAttack { unit }, &["2.10.8-c"]);
        }
        let own = self.p.at(unit);
        if own == hex {
            return Ok(());
        }
        let Some(dir) = own.direction_to(hex) else { return no(Fact::NotAdjacent { hex }, &["2.7.1-a"]) };
        if self.kind(unit) == Kind::SeaSerpent {
            return self.check_serpent_reaches(unit, dir, hex);
        }
        if self.opening(own, dir, self.side(unit)) == Opening::Shut {
            return no(Fact::NoOpening { hex }, &["2.7.1.3-a"]);
        }
        Ok(())
    }

    /// Lightning joins a melee attack; it does not make one by itself [S-106].
    pub(crate) fn check_clash(&self) -> Check {
        if self.joined().any(|u| self.class(u) != Class::Wizard) { Ok(()) } else { no(Fact::NothingAimed, &["S-106"]) }
    }

    pub(crate) fn list_joins(&self, unit: UnitId, out: &mut impl Listing) {
        // Missiles do not make a melee: where nobody has joined yet they reach no farther than hands [2.7.6.1-b,e].
        let melee = matches!(self.p.phase, Phase::InvaderMelee | Phase::DefenderMelee);
        let far = self.shoots(unit) && !(melee && self.p.joined == 0);
        if self.is_major(unit) || self.check_can_attack(unit).is_err() {
            return;
        }
        let (own, side) = (self.p.at(unit), self.side(unit));
        let near = self.board().within(own, if far { self.components().missiles.farthest().max(1) } else { 1 });
        let mut seen = None;
        for owner in Side::BOTH {
            // Of the own side only uncontrolled elementals are enemies.
            let among = if owner == side { self.r.elementals } else { u128::MAX };
            for enemy in self.p.army_among(owner, among) {
                let hex = self.p.at(enemy);
                if near.contains(hex) && !self.kind(enemy).is_monster() && self.grounded(enemy) {
                    // A stack is one target: its first military unit stands for it.
                    let first = self.enemies(hex, side).find(|u| !self.kind(*u).is_monster());
                    if first == Some(enemy) && seen != Some(hex) && self.check_join(unit, hex).is_ok() {
                        seen = Some(hex);
                        out.add(Action::Join { unit, hex });
                    }
                }
            }
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn join(&mut self, unit: UnitId, hex: Hex) {
        let volley = !matches!(self.p.phase, Phase::InvaderMelee | Phase::DefenderMelee);
        if !matches!(self.p.task(), Some(Task::Gather { .. })) {
            self.p.push(Task::Gather { hex, volley });
        }
        self.p.joined |= 1 << unit.0;
        let view = self.view();
        let (strength, defence) = (view.gathered(hex), view.defence(hex, view.side(unit)));
        self.emit(What::Joined { unit, hex, strength, defence }, &["2.7.1.2-a", "2.7.6.1-d"]);
    }

    /// The attack is made: entrances open, everybody has attacked.
    pub(crate) fn clash(&mut self, hex: Hex, volley: bool) {
        self.p.pop();
        let side = self.p.phase.side();
        let (strength, defence) = (self.view().gathered(hex), self.view().defence(hex, side));
        let units = self.view().joined();
        for unit in units {
            if self.view().class(unit) == Class::Wizard {
                continue;
            }
            self.p.flag(unit, Flags::USED, true);
            self.p.flag(unit, Flags::SHOT, volley);
            let own = self.p.at(unit);
            if let Some(dir) = own.direction_to(hex)
                && let Opening::Openable(n) = self.view().opening(own, dir, side)
                && !self.view().shoots_over(unit, hex)
                && self.view().kind(unit) != Kind::SeaSerpent
            {
                self.open(unit, n);
            }
        }
        self.emit(What::Clashed { hex, strength, defence, volley }, &["2.7.1-b", "2.7.1.2-a"]);
        self.p.push(Task::Clash { hex, volley });
    }

    /// The attack is over: kept lightning is spent. The first of those who made it stands for all.
    pub(crate) fn disband(&mut self) -> UnitId {
        let side = self.p.phase.side();
        if self.view().joined().any(|u| self.view().class(u) == Class::Wizard) {
            self.p.kept[side] = None;
        }
        let first = UnitId(self.p.joined.trailing_zeros() as u8);
        self.p.joined = 0;
        first
    }

    /// The combined attack has been decided.
    pub(crate) fn end_clash(&mut self, hex: Hex, success: bool) {
        let first = self.disband();
        if success {
            self.destroy_hex(first, hex);
        } else {
            self.emit(What::Missed { unit: first }, &["2.7.1-b"]);
        }
        self.startle(hex);
    }
}
