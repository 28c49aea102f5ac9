//! The Tyrannosaurus strikes back [2.11.3.3, S-85]: attacked in melee, it must go for one of those who did it, if it can
//! reach one.

use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::state::Flags;
use crate::play::view::{Check, View, no};
use crate::{Dir, Fact, Hex, Kind, Side, UnitId};

impl View<'_> {
    /// Does somebody who attacked it stand there?
    pub(crate) fn goader_at(&self, hex: Hex) -> bool {
        self.on_ground(hex).any(|u| self.p.has(u, Flags::GOADER))
    }

    /// Could it attack such a unit from this hex?
    fn goader_beside(&self, unit: UnitId, from: Hex) -> bool {
        let fair = |hex: Hex| self.goader_at(hex) && self.check_group(hex, self.side(unit)).is_ok();
        !self.fog(from)
            && (fair(from)
                || Dir::ALL.into_iter().any(|dir| {
                    self.board().neighbour(from, dir).is_some_and(|hex| {
                        fair(hex)
                            && self.opening(from, dir, self.side(unit)) != crate::movement::entrances::Opening::Shut
                    })
                }))
    }

    /// Can it get from this hex, with so many MP, to where it can attack one of them? No wooden bridge bears it.
    fn catches(&self, unit: UnitId, hex: Hex, mp: u8) -> bool {
        let near = |u: UnitId| self.p.has(u, Flags::GOADER) && self.p.at(u).distance(hex) <= mp + 1;
        let all = || Side::BOTH.into_iter().flat_map(|s| self.p.army(s));
        if self.wooden_bridge(hex).is_some() || !all().any(near) {
            return false;
        }
        let free = !self.enemy_at(hex, self.side(unit)) || mp >= 1 && self.minor_overruns(unit, hex);
        if free && self.goader_beside(unit, hex) {
            return true;
        }
        Dir::ALL.into_iter().any(|dir| {
            self.check_minor_passage(unit, hex, dir).is_ok_and(|to| {
                let cost = self.minor_cost(hex, to);
                cost <= mp && self.check_minor_company(unit, to).is_ok() && self.catches(unit, to, mp - cost)
            })
        })
    }

    /// A step must not lead away from all whom it could have reached.
    pub(crate) fn check_reaction(&self, unit: UnitId, to: Hex, before: u8, after: u8) -> Check {
        let away = self.kind(unit) == Kind::TRex
            && !self.catches(unit, to, after)
            && self.catches(unit, self.p.at(unit), before);
        if away { no(Fact::MustAct { unit }, &["2.11.3.3-a", "S-85"]) } else { Ok(()) }
    }

    /// Must it still move to get at one of them?
    pub(crate) fn hunts(&self, unit: UnitId) -> bool {
        let (hex, left) = (self.p.at(unit), self.allowance(unit, false).saturating_sub(self.p.unit(unit).spent));
        !self.goader_beside(unit, hex) && self.check_mobile(unit).is_ok() && self.catches(unit, hex, left)
    }

    /// Must its attack of this turn go to one of them?
    pub(crate) fn answers_goaders(&self, unit: UnitId) -> bool {
        let joined = self.p.joined >> unit.0 & 1 == 1;
        !joined && self.check_can_attack(unit).is_ok() && self.goader_beside(unit, self.p.at(unit))
    }
}

impl<S: Sink> Engine<'_, S> {
    /// Remembers who attacked a Tyrannosaurus in melee.
    pub(crate) fn goad(&mut self, unit: UnitId, target: UnitId) {
        if self.view().kind(target) == Kind::TRex {
            self.p.flag(unit, Flags::GOADER, true);
        }
    }

    /// Its turn is over: what was done to it before is forgotten.
    pub(crate) fn forget_goaders(&mut self) {
        for side in Side::BOTH {
            for unit in self.p.army(side) {
                self.p.flag(unit, Flags::GOADER, false);
            }
        }
    }
}
