//! Dragonfire [2.12.1.5].

use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, Mode};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Area, Dir, Edge, Fact, Hex, Kind, Peril, UnitId, What, options};

/// The hexes that a fire enters, nearer first, and whether it razes their VP.
type Line = [Option<(Hex, bool)>; 2];

impl View<'_> {
    /// Length of the fire [2.12.1.5.1-a, H-11].
    fn fire_range(&self, unit: UnitId) -> u8 {
        let longer = self.options().young_fire_range == options::YoungFireRange::Two;
        if self.kind(unit) == Kind::YoungDragon && longer { 2 } else { self.sheet(unit).fire_range }
    }

    /// Can fire cross this hexside [2.12.1.5.1-c]? A dragon on a tower breathes down from it.
    fn fire_crosses(&self, from: Hex, dir: Dir) -> bool {
        match self.board().edge(from, dir) {
            Edge::Open | Edge::Stream => true,
            Edge::Wall(n) if self.breached(n) => true,
            Edge::Entrance(n) if self.stands_open(n) => true,
            Edge::Entrance(_) | Edge::TowerWall => {
                self.board().is_tower(from) && !from.neighbour(dir).is_some_and(|h| self.board().is_tower(h))
            }
            _ => false,
        }
    }

    /// Where the fire goes [2.12.1.5.1, S-79, S-81, S-82].
    pub(crate) fn fire_line(&self, unit: UnitId, dir: Dir) -> Line {
        let mut line = [None; 2];
        let mut hex = self.p.at(unit);
        for entry in line.iter_mut().take(self.fire_range(unit) as usize) {
            let Some(next) = self.board().neighbour(hex, dir) else { break };
            let tower = self.board().is_tower(next);
            if self.fog(next) {
                break;
            }
            if self.airborne(unit) {
                // From the air only towers are hit, and the first one stops the fire.
                if tower {
                    *entry = Some((next, true));
                    break;
                }
            } else {
                if !self.fire_crosses(hex, dir) {
                    break;
                }
                *entry = Some((next, true));
                if tower {
                    break;
                }
            }
            hex = next;
        }
        line
    }

    pub(crate) fn check_breathe(&self, unit: UnitId, dir: Dir) -> Check {
        if !self.is_major(unit) || self.sheet(unit).fires == 0 {
            let rules: &[&str] = match self.kind(unit) {
                Kind::Roc => &["2.12.3-a"],
                Kind::Wurm => &["2.12.4-a"],
                _ => &["2.12.1.5-a"],
            };
            return no(Fact::WrongKind { unit }, rules);
        }
        if self.destroyed(unit, Area::Head) {
            return no(Fact::NoHead { unit }, &["2.12.1.7.1-c"]);
        }
        let major = self.p.major(unit);
        if major.fires >= self.sheet(unit).fires {
            let young = self.kind(unit) == Kind::YoungDragon;
            return no(Fact::NoFireLeft { unit }, if young { &["2.12.2.1-a"] } else { &["2.12.1.5.3-a"] });
        }
        if self.p.has(unit, Flags::BREATHED) {
            return no(Fact::AlreadyAttacked { unit }, &["2.12.1.5-b"]);
        }
        if major.facing().turns_to(dir) > 1 {
            return no(Fact::NotInFront { dir }, &["2.12.1.5.1-a"]);
        }
        if self.airborne(unit) {
            if !self.sheet(unit).fire_in_flight {
                return no(Fact::InFlight { unit }, &["2.12.2.1-a"]);
            }
            if self.p.has(unit, Flags::TOOK_OFF) {
                return no(Fact::TookOffThisTurn { unit }, &["2.12.1.5-c"]);
            }
        } else {
            match major.mode {
                Mode::Fly | Mode::Slither => return no(Fact::FlewOrSlithered { unit }, &["2.12.1.5-a", "S-82"]),
                Mode::Crashed => return no(Fact::Crashed { unit }, &["S-57", "S-82"]),
                _ => {}
            }
        }
        if self.in_fog(unit) {
            return no(Fact::InFog { hex: self.p.at(unit) }, &["2.8.6-c"]);
        }
        if self.fire_line(unit, dir).iter().all(Option::is_none) {
            let first = self.board().neighbour(self.p.at(unit), dir);
            let second = first.and_then(|h| self.board().neighbour(h, dir));
            if let Some(hex) = [first, second].into_iter().flatten().find(|h| self.fog(*h)) {
                return no(Fact::InFog { hex }, &["2.8.6-c", "S-82"]);
            }
            return match first {
                _ if self.airborne(unit) => no(Fact::NoTowerInLine, &["2.12.1.5-c", "S-81"]),
                Some(hex) => no(Fact::FireBlocked { hex }, &["2.12.1.5.1-c", "S-79", "S-82"]),
                None => no(Fact::OffMap, &["S-03", "S-79"]),
            };
        }
        Ok(())
    }

    pub(crate) fn list_fire(&self, unit: UnitId, out: &mut impl Listing) {
        if self.is_major(unit) {
            let facing = self.p.major(unit).facing();
            for dir in [facing.left(), facing, facing.right()] {
                if self.check_breathe(unit, dir).is_ok() {
                    out.add(Action::Breathe { unit, dir });
                }
            }
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn breathe(&mut self, unit: UnitId, dir: Dir) {
        let line = self.view().fire_line(unit, dir);
        self.p.edit_major(unit, |m| m.fires += 1);
        self.p.flag(unit, Flags::BREATHED, true);
        let left = self.view().sheet(unit).fires - self.p.major(unit).fires;
        self.emit(What::Breathed { unit, dir, left }, &["2.12.1.5-a", "2.12.1.5.3-a"]);
        for (hex, razes) in line.into_iter().rev().flatten() {
            self.p.push(Task::FireHex { hex, by: unit, razes });
        }
    }

    /// Escape rolls in a burning hex, then its VP [2.12.1.5.2, S-79].
    pub(crate) fn burn(&mut self, hex: Hex, by: UnitId, razes: bool) {
        self.p.pop();
        self.emit(What::FireHit { hex }, &["2.12.1.5.1-a"]);
        if razes {
            self.p.push(Task::Raze { hex });
        }
        if !self.view().whirlwind(hex) {
            self.p.push(Task::Peril { hex, peril: Peril::Fire, by: by.0, after: 0 });
        }
    }
}
