//! A monster without a head [2.12.1.7.1-c to f, S-83]: forced movement, forced attacks, death rolls.

use crate::monsters::walking::Walker;
use crate::play::state::{Flags, Mode};
use crate::play::view::{Check, View, no};
use crate::{Dir, Fact, Hex, HexSet, Side, UnitId};

const RULES: crate::RuleIds = &["2.12.1.7.1-d", "2.12.1.7.1-e", "S-83"];

impl View<'_> {
    /// Distance from a hex to the nearest enemy on the map, terrain ignored.
    fn nearest(&self, side: Side, hex: Hex) -> u8 {
        self.p.army(side.other()).filter(|u| !self.airborne(*u)).map(|u| self.p.at(u).distance(hex)).min().unwrap_or(0)
    }

    /// (a) An enemy ahead or underneath: it does not move.
    fn held(&self, unit: UnitId) -> bool {
        let side = self.side(unit);
        self.enemy_at(self.p.at(unit), side) || self.ahead(unit).is_some_and(|h| self.enemy_at(h, side))
    }

    /// (b) Fewest 60° turns from a facing to an adjacent enemy, if one is adjacent.
    fn turns_to_enemy(&self, unit: UnitId, facing: Dir) -> Option<u8> {
        let (hex, side) = (self.p.at(unit), self.side(unit));
        Dir::ALL
            .into_iter()
            .filter(|d| self.board().neighbour(hex, *d).is_some_and(|h| self.enemy_at(h, side)))
            .map(|d| facing.turns_to(d))
            .min()
    }

    /// (c) How near to an enemy a walk can still end, from here. States are followed in order of the MP left, so that
    /// the first visit of a hex with a facing is the best one.
    fn nearest_on_foot(&self, unit: UnitId, start: Walker) -> u8 {
        const ROOM: usize = 512;
        let side = self.side(unit);
        let mut best = self.nearest(side, start.hex);
        let mut seen = [HexSet::EMPTY; 12];
        let mut found = [start; ROOM];
        let mut count = 1;
        for mp in (0..=start.mp).rev() {
            let mut next = 0;
            while next < count {
                let w = found[next];
                next += 1;
                let visited = &mut seen[w.facing.index() * 2 + usize::from(w.paid)];
                if w.mp != mp || visited.contains(w.hex) {
                    continue;
                }
                visited.insert(w.hex);
                best = best.min(self.nearest(side, w.hex));
                let turned = [w.facing.left(), w.facing.right()]
                    .into_iter()
                    .filter(|_| w.mp > 0)
                    .map(|facing| Walker { facing, mp: w.mp - 1, paid: true, ..w });
                let walked = Dir::ALL.into_iter().filter_map(|d| self.walk_from(unit, w, d).ok());
                for to in turned.chain(walked) {
                    if count < ROOM && !seen[to.facing.index() * 2 + usize::from(to.paid)].contains(to.hex) {
                        found[count] = to;
                        count += 1;
                    }
                }
            }
        }
        best
    }

    pub(crate) fn check_berserk_walk(&self, unit: UnitId, next: Walker) -> Check {
        if self.held(unit) || self.turns_to_enemy(unit, self.p.major(unit).facing()).is_some() {
            return no(Fact::Berserk { unit }, RULES);
        }
        let best = self.nearest_on_foot(unit, self.walker(unit));
        if self.nearest_on_foot(unit, next) > best {
            return no(Fact::Berserk { unit }, RULES);
        }
        Ok(())
    }

    pub(crate) fn check_berserk_turn(&self, unit: UnitId, dir: Dir, next: Walker) -> Check {
        if self.held(unit) {
            return no(Fact::Berserk { unit }, RULES);
        }
        if let Some(turns) = self.turns_to_enemy(unit, self.p.major(unit).facing()) {
            // It turns the shorter way.
            let shorter = self.turns_to_enemy(unit, dir).is_some_and(|t| t < turns);
            return if shorter { Ok(()) } else { no(Fact::Berserk { unit }, RULES) };
        }
        let best = self.nearest_on_foot(unit, self.walker(unit));
        if self.nearest_on_foot(unit, next) > best { no(Fact::Berserk { unit }, RULES) } else { Ok(()) }
    }

    /// Nearest end of a slither.
    fn nearest_slither(&self, unit: UnitId) -> u8 {
        let facing = self.p.major(unit).facing();
        let hex = self.p.at(unit);
        let here = self.nearest(self.side(unit), hex);
        match self.board().neighbour(hex, facing) {
            Some(to) if self.slither_open(unit, facing) => here.min(self.nearest(self.side(unit), to)),
            _ => here,
        }
    }

    /// Could it slither ahead, berserk or not?
    fn slither_open(&self, unit: UnitId, facing: Dir) -> bool {
        let hex = self.p.at(unit);
        let w = Walker { hex, facing, mp: u8::MAX, paid: false };
        self.board().neighbour(hex, facing).is_some_and(|to| {
            self.vacant(to) && !self.whirlwind(hex) && !self.whirlwind(to) && self.walk_from(unit, w, facing).is_ok()
        })
    }

    pub(crate) fn check_berserk_slither(&self, unit: UnitId, dir: Dir) -> Check {
        let facing = self.p.major(unit).facing();
        if self.held(unit) {
            return no(Fact::Berserk { unit }, RULES);
        }
        if let Some(turns) = self.turns_to_enemy(unit, facing) {
            let shorter = self.turns_to_enemy(unit, dir).is_some_and(|t| t < turns);
            let no_mp = self.walking_mp(unit) == 0;
            return if no_mp && dir != facing && shorter { Ok(()) } else { no(Fact::Berserk { unit }, RULES) };
        }
        let to = if dir == facing { self.board().neighbour(self.p.at(unit), dir) } else { self.p.unit(unit).hex() };
        let near = to.map_or(u8::MAX, |h| self.nearest(self.side(unit), h));
        if near > self.nearest_slither(unit) { no(Fact::Berserk { unit }, RULES) } else { Ok(()) }
    }

    /// Nearest end of a bound, if it can bound at all.
    fn nearest_bound(&self, unit: UnitId) -> Option<u8> {
        if !self.wings_carry(unit) || !self.legs_carry(unit) || self.fog(self.p.at(unit)) {
            return None;
        }
        let facing = self.p.major(unit).facing();
        let mut best = None;
        for dir in [facing.left(), facing, facing.right()] {
            let mut hex = self.p.at(unit);
            for _ in 0..self.sheet(unit).bound {
                let Some(next) = self.board().neighbour(hex, dir) else { break };
                hex = next;
                if self.check_landing(unit, hex).is_ok() {
                    let near = self.nearest(self.side(unit), hex);
                    best = Some(best.map_or(near, |b: u8| b.min(near)));
                }
            }
        }
        best
    }

    pub(crate) fn check_berserk_bound(&self, unit: UnitId, to: Hex) -> Check {
        let adjacent = self.turns_to_enemy(unit, self.p.major(unit).facing()).is_some();
        let best = self.nearest_bound(unit).unwrap_or(0);
        if self.held(unit) || adjacent || self.nearest(self.side(unit), to) > best {
            return no(Fact::Berserk { unit }, RULES);
        }
        Ok(())
    }

    /// (g) Aloft it lands if it can, else flies toward the nearest enemy.
    pub(crate) fn check_berserk_fly(&self, unit: UnitId, _next: Hex) -> Check {
        if !self.flight_unfinished(unit) && self.check_land(unit).is_ok() {
            return no(Fact::Berserk { unit }, RULES);
        }
        Ok(())
    }

    /// Must a berserk monster still move before the phase may end?
    pub(crate) fn berserk_must_move(&self, unit: UnitId) -> bool {
        if !self.p.has(unit, Flags::BERSERK) || self.p.has(unit, Flags::ENDED) {
            return false;
        }
        if self.airborne(unit) {
            let idle = self.p.major(unit).mode == Mode::Still;
            return self.check_land(unit).is_ok() || idle && self.check_fly(unit).is_ok();
        }
        if self.held(unit) {
            return false;
        }
        let major = self.p.major(unit);
        if let Some(turns) = self.turns_to_enemy(unit, major.facing()) {
            let can_walk_turn = matches!(major.mode, Mode::Still | Mode::Walk) && self.mp_left(unit) > 0;
            let can_slither = major.mode == Mode::Still && self.walking_mp(unit) == 0 && self.sheet(unit).slither;
            return turns > 0 && (can_walk_turn || can_slither);
        }
        let here = self.nearest(self.side(unit), self.p.at(unit));
        let on_foot = matches!(major.mode, Mode::Still | Mode::Walk)
            && self.walking_mp(unit) > 0
            && self.nearest_on_foot(unit, self.walker(unit)) < here;
        let still = major.mode == Mode::Still;
        let slither = still && self.sheet(unit).slither && self.nearest_slither(unit) < here;
        let bound = still && self.nearest_bound(unit).is_some_and(|n| n < here);
        on_foot || slither || bound
    }
}
