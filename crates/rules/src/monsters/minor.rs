//! How minor monsters move [2.11]: giants wade, serpents swim, the Tyrannosaurus is too heavy for wooden bridges; giants
//! and the Tyrannosaurus pass through enemies [2.4.7.1-d].

use crate::components::options::MinorOverrunAttack;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::state::{Flags, Status};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Dir, Edge, Fact, Hex, Kind, Refusal, Terrain, UnitId, What};

impl View<'_> {
    /// Can terrain and hexside be passed by this monster [2.11.1.3, 2.11.2.1, 2.11.3.1]?
    /// The hex behind it.
    pub(crate) fn check_minor_passage(&self, unit: UnitId, from: Hex, dir: Dir) -> Result<Hex, Refusal> {
        let no = |fact, rules| Err(Refusal { fact, rules });
        let board = self.board();
        let kind = self.kind(unit);
        if kind == Kind::TRex {
            return self
                .check_passage(from, dir, self.side(unit))
                .map_err(|r| r.led_by("2.5.2-a", &["2.11.3.1-c", "2.5.2-a"]));
        }
        let Some(to) = board.neighbour(from, dir) else { return no(Fact::OffMap, &["S-03"]) };
        match board.edge(from, dir) {
            // Who can enter a river uses a breach [2.11.2.2-c].
            Edge::Wall(n) if self.breached(n) => {}
            Edge::Wall(_) | Edge::Block => return no(Fact::WallBetween { from, dir }, &["2.5.3-a"]),
            Edge::TowerWall => return no(Fact::TowerWall { from, dir }, &["2.5.4-a"]),
            Edge::Entrance(n) if !self.may_use(n, from, self.side(unit)) => {
                return no(Fact::EntranceShut { from, dir }, &["2.5.5-e"]);
            }
            _ => {}
        }
        let terrain = board.terrain(to);
        if kind == Kind::SeaSerpent {
            let wet = |t: Terrain| t.holds_water() || t == Terrain::Dock;
            return if wet(terrain) && wet(board.terrain(from)) {
                Ok(to)
            } else {
                no(Fact::CannotSwimThere { hex: to }, &["2.11.2.1-a"])
            };
        }
        if terrain == Terrain::Sea { no(Fact::WaterThere { hex: to }, &["2.11.1.3-c"]) } else { Ok(to) }
    }

    /// May the monster be in the hex with those who are there [S-12, S-39, S-46, 2.11.2.1-b,c]?
    pub(crate) fn check_minor_company(&self, unit: UnitId, to: Hex) -> Check {
        if self.carcass(to) {
            return no(Fact::DeadMonsterThere { hex: to }, &["2.12.1.8-d"]);
        }
        let serpent = self.kind(unit) == Kind::SeaSerpent;
        let under_bridge = serpent && self.bridge_stands(to);
        for other in self.on_ground(to).filter(|o| *o != unit) {
            // A serpent under a bridge is in nobody's way [S-46].
            let below = self.below(other, to);
            if self.kind(other).is_monster() {
                // Two serpents are in each other's way; one and a monster on the bridge are not.
                let apart = if serpent { under_bridge && !below } else { below };
                if !apart {
                    return no(Fact::MonsterThere { hex: to }, &["S-12", "2.11.2.1-b"]);
                }
                continue;
            }
            if under_bridge {
                continue;
            }
            if serpent {
                return no(Fact::NotVacant { hex: to }, &["2.11.2.1-c"]);
            }
            if !self.hostile(other, self.side(unit)) {
                if self.joins_friend(unit, other, to) {
                    continue;
                }
                return no(Fact::FriendThere { hex: to }, &["S-39"]);
            }
            if self.board().is_tower(to) {
                return no(Fact::OverrunIntoTower { hex: to }, &["2.4.7.1-c"]);
            }
        }
        Ok(())
    }

    /// MP that a step costs: whirlwinds hinder monsters [2.8.7-g].
    pub(crate) fn minor_cost(&self, from: Hex, to: Hex) -> u8 {
        1 + u8::from(self.whirlwind(from)) + u8::from(self.whirlwind(to))
    }

    /// One hex; who passes through enemies must be able to get past them [2.4.7.1-b].
    pub(crate) fn check_minor_step(&self, unit: UnitId, dir: Dir) -> Check {
        self.check_mobile(unit)?;
        let from = self.p.at(unit);
        let left = self.allowance(unit, false).saturating_sub(self.p.unit(unit).spent);
        let to = self.check_minor_passage(unit, from, dir)?;
        let cost = self.minor_cost(from, to);
        if cost > left {
            return no(Fact::TooFewMp { need: cost, have: left }, &["2.4.1-a"]);
        }
        self.check_minor_company(unit, to)?;
        if !self.gets_past(unit, to, left - cost) {
            return no(Fact::NowhereToEnd { hex: to }, &["2.4.7.1-b", "S-37"]);
        }
        self.check_reaction(unit, to, left, left - cost)
    }

    /// Can it end its move, from this hex on, without enemies in its hex?
    pub(crate) fn gets_past(&self, unit: UnitId, hex: Hex, mp: u8) -> bool {
        let swims = self.kind(unit) == Kind::SeaSerpent;
        let drowns = self.kind(unit) == Kind::TRex && self.wooden_bridge(hex).is_some();
        if swims || drowns || !self.enemy_at(hex, self.side(unit)) || mp >= 1 && self.minor_overruns(unit, hex) {
            return true;
        }
        Dir::ALL.into_iter().any(|dir| {
            self.check_minor_passage(unit, hex, dir).is_ok_and(|to| {
                let cost = self.minor_cost(hex, to);
                cost <= mp && self.check_minor_company(unit, to).is_ok() && self.gets_past(unit, to, mp - cost)
            })
        })
    }

    /// House option: giants and the Tyrannosaurus attack those they overrun [H-12].
    pub(crate) fn minor_overruns(&self, unit: UnitId, hex: Hex) -> bool {
        self.options().minor_overrun_attack == MinorOverrunAttack::PrintedStrength
            && matches!(self.kind(unit), Kind::Giant | Kind::TRex)
            && !self.fog(hex)
            && !self.whirlwind(hex)
            && !self.board().is_tower(hex)
    }

    pub(crate) fn check_minor_overrun(&self, unit: UnitId) -> Check {
        let hex = self.p.at(unit);
        if !self.minor_overruns(unit, hex) {
            return no(Fact::WrongKind { unit }, &["D-18", "H-12"]);
        }
        if !self.p.has(unit, Flags::PASSING) {
            return no(Fact::NoEnemyHere { hex }, &["2.4.7.2-a", "H-12"]);
        }
        if self.p.unit(unit).spent >= self.allowance(unit, false) {
            return no(Fact::TooFewMp { need: 1, have: 0 }, &["2.4.7.2-a"]);
        }
        Ok(())
    }
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn minor_step(&mut self, unit: UnitId, dir: Dir) {
        let from = self.p.at(unit);
        let Some(to) = from.neighbour(dir) else { return };
        let cost = self.view().minor_cost(from, to);
        self.p.edit(unit, |u| u.spent += cost);
        self.relocate(unit, to);
        let view = self.view();
        let mp_left = view.allowance(unit, false).saturating_sub(self.p.unit(unit).spent);
        let kind = view.kind(unit);
        let passing = kind != Kind::SeaSerpent && view.enemy_at(to, view.side(unit));
        self.p.flag(unit, Flags::PASSING, passing);
        (self.p.passage, self.p.came_from) = (Some(unit), Some(from));
        self.emit(What::Moved { unit, from, to, mp_left }, &["2.4.5-a"]);
        if passing {
            self.emit(What::PassedOver { unit, hex: to }, &["2.4.7.1-a"]);
        }
        if kind == Kind::TRex && self.view().wooden_bridge(to).is_some() {
            // The bridge gives way under it [2.5.7.3-a, S-48].
            self.p.remove(unit, Status::Destroyed);
            self.emit(What::Drowned { unit, hex: to }, &["2.5.7.3-a", "2.11.3.1-d"]);
            self.p.push(Task::BurnBridge { hex: to, escaped: false });
            return;
        }
        // A serpent under a bridge has not entered it [S-46].
        if !self.view().below(unit, to) {
            self.raze_by_entry(unit, to);
        }
    }

    pub(crate) fn minor_overrun(&mut self, unit: UnitId) {
        let hex = self.p.at(unit);
        self.p.edit(unit, |u| {
            u.spent += 1;
            u.flags.set(Flags::PASSING, false);
        });
        let (strength, defence) = self.view().overrun_strengths(unit);
        self.emit(What::OverrunDeclared { unit, hex, strength, defence }, &["H-12", "2.4.7.2-d"]);
        self.p.push(Task::Overrun { unit });
    }
}
