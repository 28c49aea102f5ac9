//! Scaling walls and breaking entrances [2.5.3.1, 2.5.5.1-c,d, 2.5.5.2-g,h, 2.5.8]: by units that are no dragons, and
//! by defenders before a gate that the invader holds [S-30]. Most of it happens in the end-of-movement step [S-28].

use crate::board::hex::dirs;
use crate::components::options::{LadderSpentOn, WargLadders, WurmGate};
use crate::monsters::elowyn::Story;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, Mode, set, units};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, BreakRow, Class, Dir, Edge, Fact, Hex, Kind, RuleIds, Ruleset, Side, UnitId, What};

/// What it takes to break an entrance, or a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breaking {
    /// It gives way.
    Certain,
    /// This number or more on two dice.
    TwoDice(u8),
}

/// Something that can be broken.
#[derive(Clone, Copy)]
enum Barrier {
    Entrance(u8),
    Wall(u8),
}

impl Barrier {
    fn at(edge: Edge) -> Option<Barrier> {
        match edge {
            Edge::Entrance(n) => Some(Barrier::Entrance(n)),
            Edge::Wall(n) => Some(Barrier::Wall(n)),
            _ => None,
        }
    }
}

impl View<'_> {
    /// Gates, and walls, which a serpent breaks as if they were gates [2.11.2.2-c].
    fn like_a_gate(&self, barrier: Barrier) -> bool {
        match barrier {
            Barrier::Entrance(n) => self.board().entrance(n).gate,
            Barrier::Wall(_) => true,
        }
    }

    /// The hexes inside and outside.
    fn sides_of(&self, barrier: Barrier) -> (Hex, Hex) {
        match barrier {
            Barrier::Entrance(n) => (self.board().entrance(n).inside, self.board().entrance(n).outside),
            Barrier::Wall(n) => self.board().spec().walls[n as usize],
        }
    }

    /// The unit's row of the table [2.5.8]; a hero in the hex improves it [D-26].
    fn break_row(&self, unit: UnitId) -> &BreakRow {
        let table = &self.components().breaking;
        let led = self
            .on_ground(self.p.at(unit))
            .any(|h| h != unit && self.class(h) == Class::Hero && self.side(h) == self.side(unit));
        let rows = if led { &table.with_hero } else { &table.alone };
        &rows[self.kind(unit).index()]
    }

    /// What of the hex this side cannot get through yet: an entrance [S-29, S-30], for a serpent also a wall of planks
    /// [S-47].
    fn barrier(&self, unit: UnitId, dir: Dir) -> Result<Barrier, crate::Refusal> {
        let (from, side) = (self.p.at(unit), self.side(unit));
        let err = |fact, rules| Err(crate::Refusal { fact, rules });
        match self.board().edge(from, dir) {
            // The door of a VP hex is worth breaking from within, too [S-92].
            Edge::Entrance(n) if !self.smashed(n) && side == Side::Invader && self.board().entrance(n).destroys_vp => {
                Ok(Barrier::Entrance(n))
            }
            Edge::Entrance(n) if self.smashed(n) || self.may_use(n, from, side) => {
                err(Fact::NoNeedToBreak { from, dir }, &["2.5.5-e", "2.5.5-f"])
            }
            Edge::Entrance(n) => Ok(Barrier::Entrance(n)),
            Edge::Wall(n) if self.breached(n) => err(Fact::NoNeedToBreak { from, dir }, &["S-47"]),
            Edge::Wall(n) if self.breaks_walls(unit) => Ok(Barrier::Wall(n)),
            _ => err(Fact::NoEntranceThere { from, dir }, &["2.5.5-b"]),
        }
    }

    /// Kinds that break what nobody guards [S-29].
    fn breaks_unguarded(&self, unit: UnitId) -> bool {
        let alone = matches!(self.class(unit), Class::Wizard | Class::Princess | Class::Engine | Class::Elemental);
        !alone && self.kind(unit) != Kind::TRex
    }

    /// An unguarded gate, for 1 MP during movement [2.5.5.2-h, S-33a].
    pub(crate) fn check_force(&self, unit: UnitId, dir: Dir) -> Check {
        if self.is_major(unit) || !self.breaks_unguarded(unit) {
            let tyrant = self.kind(unit) == Kind::TRex;
            let rules: &[&str] = if tyrant { &["2.11.3.1-b", "2.5.5.2-h", "S-29"] } else { &["2.5.5.2-h", "S-29"] };
            return no(Fact::WrongKind { unit }, rules);
        }
        self.check_mobile(unit)?;
        let barrier = self.barrier(unit, dir)?;
        let (from, side) = (self.p.at(unit), self.side(unit));
        if !self.like_a_gate(barrier) {
            return no(Fact::NoGateAhead { unit }, &["2.5.5.1-d"]);
        }
        if let Some(hex) = from.neighbour(dir).filter(|h| self.enemy_at(*h, side)) {
            return no(Fact::GateGuarded { hex }, &["2.5.5.2-g", "S-27"]);
        }
        let (spent, most) = (self.p.unit(unit).spent, self.allowance(unit, true));
        if spent >= most {
            return no(Fact::TooFewMp { need: 1, have: 0 }, &["2.5.5.2-h"]);
        }
        if self.p.has(unit, Flags::PASSING) && !self.gets_past(unit, from, most - spent - 1) {
            return no(Fact::NowhereToEnd { hex: from }, &["2.4.7.1-b", "S-37"]);
        }
        Ok(())
    }

    /// Breaking an entrance at the end of the movement [2.5.5.1-c,d, 2.5.5.2-g].
    pub(crate) fn check_break(&self, unit: UnitId, dir: Dir) -> Check {
        self.check_breacher(unit)?;
        if self.is_major(unit) && self.p.major(unit).facing() != dir {
            return no(Fact::NoGateAhead { unit }, &["S-35", "D-19"]);
        }
        let barrier = self.barrier(unit, dir)?;
        let from = self.p.at(unit);
        let guarded = from.neighbour(dir).is_some_and(|h| self.enemy_at(h, self.side(unit)));
        let row = self.break_row(unit);
        let able = if self.like_a_gate(barrier) {
            if !guarded && row.gate.is_none() && self.breaks_unguarded(unit) {
                // It gives way to 1 MP during the movement instead.
                return no(Fact::NoNeedToBreak { from, dir }, &["2.5.5.2-h"]);
            }
            if self.kind(unit) == Kind::Wurm && self.options().wurm_gate == WurmGate::MpOnly {
                return no(Fact::TableSaysNo { unit }, &["H-13"]);
            }
            row.gate.is_some()
        } else {
            row.door_automatic || row.door.is_some() || !guarded && self.breaks_unguarded(unit)
        };
        let tyrant = self.kind(unit) == Kind::TRex;
        let rules: &[&str] = if tyrant { &["2.11.3.1-b", "2.5.8-a"] } else { &["2.5.8-a"] };
        if able { Ok(()) } else { no(Fact::TableSaysNo { unit }, rules) }
    }

    /// May the unit try anything in this step [2.5.3.1-c]?
    fn check_breacher(&self, unit: UnitId) -> Check {
        if self.p.has(unit, Flags::TRIED) {
            let wurm = self.kind(unit) == Kind::Wurm;
            return no(Fact::AlreadyTried { unit }, if wurm { &["2.5.3.1-c", "D-19"] } else { &["2.5.3.1-c"] });
        }
        if self.airborne(unit) {
            return no(Fact::InFlight { unit }, &["2.5.8-a"]);
        }
        if self.is_major(unit) && !matches!(self.p.major(unit).mode, Mode::Still | Mode::Walk) {
            return no(Fact::OtherMode { unit }, &["2.5.3.1-d", "2.12.1.1.2-b"]);
        }
        Ok(())
    }

    /// Orcs and goblins that climb have no hand free for an attack: their own rule, then the general one.
    pub(crate) fn hands_full(&self, unit: UnitId) -> RuleIds {
        match self.kind(unit) {
            Kind::Goblins => &["2.10.12.2-a", "2.5.3.1-n"],
            _ => &["2.10.9.2-a", "2.5.3.1-n"],
        }
    }

    /// Must this kind leave its ladders behind [2.5.3.1-m, H-14]?
    fn once_only(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Orcs | Kind::Goblins)
            || kind == Kind::Wargs && self.options().warg_ladders == WargLadders::Once
    }

    /// Defenders that matter beside the hex behind the wall [2.5.3.1-g,h, S-36].
    fn defended(&self, unit: UnitId, hex: Hex) -> bool {
        let side = self.side(unit);
        let matters = |u: UnitId| !self.kind(u).is_character() && !self.nobodys(u);
        Dir::ALL
            .into_iter()
            .filter_map(|d| self.board().neighbour(hex, d))
            .any(|h| !self.board().is_tower(h) && self.enemies(h, side).any(matters))
    }

    /// +1 to the climb if nobody waits beyond [2.5.3.1-g].
    pub(crate) fn climb_is_easy(&self, unit: UnitId, dir: Dir) -> bool {
        self.p.at(unit).neighbour(dir).is_some_and(|h| !self.defended(unit, h))
    }

    /// Scaling the wall in that direction [2.5.3.1, S-33 to S-36].
    pub(crate) fn check_scale(&self, unit: UnitId, dir: Dir, along: bool) -> Check {
        if self.options().ruleset == Ruleset::Manual {
            return no(Fact::NotInThisGame, &["M-k"]);
        }
        if self.side(unit) == Side::Defender {
            return no(Fact::NeverScales { unit }, &["2.5.3.1-a", "S-30"]);
        }
        self.check_breacher(unit)?;
        if self.p.has(unit, Flags::BERSERK) {
            return no(Fact::Berserk { unit }, &["S-83"]);
        }
        let (kind, from) = (self.kind(unit), self.p.at(unit));
        let wall = match self.board().edge(from, dir) {
            Edge::Wall(_) => true,
            Edge::Entrance(n) => !self.board().entrance(n).tower,
            _ => false,
        };
        let Some(to) = self.board().neighbour(from, dir).filter(|_| wall) else {
            return no(Fact::NoWallThere { from, dir }, &["2.5.3.1-b", "2.5.3.1-e", "S-34"]);
        };
        if self.break_row(unit).scale.is_none() {
            let rules: &[&str] = match kind {
                Kind::TRex => &["2.11.3.1-a", "2.5.3.1-i", "2.5.8-a"],
                Kind::SeaSerpent => &["2.11.2.1-d", "2.5.3.1-i", "2.5.8-a"],
                _ => &["2.5.3.1-i", "2.5.8-a"],
            };
            return no(Fact::TableSaysNo { unit }, rules);
        }
        if self.is_major(unit) && self.p.major(unit).facing() != dir {
            return no(Fact::TurnTooSharp { dir }, &["S-35"]);
        }
        if self.once_only(kind) && self.p.has(unit, Flags::NO_LADDER) {
            let rules: &[&str] = match kind {
                Kind::Orcs => &["2.10.9.2-a", "2.5.3.1-m"],
                Kind::Goblins => &["2.10.12.2-a", "2.5.3.1-m"],
                _ => &["H-14", "2.5.3.1-m"],
            };
            return no(Fact::LadderGone { unit }, rules);
        }
        let spare = |u: UnitId| {
            let most = if self.is_major(u) { self.walking_mp(u) } else { self.allowance(u, false) };
            self.p.unit(u).spent < most
        };
        if !spare(unit) {
            return no(Fact::TooFewMp { need: 1, have: 0 }, &["2.5.3.1-e", "S-33a"]);
        }
        if self.fog(to) {
            return no(Fact::FogThere { hex: to }, &["2.5.3.1-p", "2.8.6-i"]);
        }
        if kind == Kind::Goblins && self.defended(unit, to) {
            return no(Fact::EnemiesBeyond { hex: to }, &["2.10.12.2-a", "2.5.3.1-o", "2.5.8-b"]);
        }
        if along {
            // He climbs with a troop; no monster takes him along [S-19].
            let fit = |h: UnitId| spare(h) && !self.p.has(h, Flags::ENDED) && !self.kind(unit).is_monster();
            if !self.companion(unit).is_some_and(fit) {
                return no(Fact::HeroCannotFollow { unit }, &["S-33"]);
            }
        }
        self.check_beyond_wall(unit, to, along)
    }

    /// The hero who could climb with the unit.
    pub(crate) fn companion(&self, unit: UnitId) -> Option<UnitId> {
        self.on_ground(self.p.at(unit))
            .find(|h| *h != unit && self.class(*h) == Class::Hero && self.side(*h) == self.side(unit))
    }

    /// The hex behind the wall: enterable, and empty but for characters that can make room [2.5.3.1-k,l, S-33].
    fn check_beyond_wall(&self, unit: UnitId, to: Hex, along: bool) -> Check {
        let terrain = self.board().terrain(to);
        let wades = self.kind(unit) == Kind::Giant && terrain == crate::Terrain::River;
        if terrain.is_open_water() && !wades {
            return no(Fact::WaterThere { hex: to }, &["2.5.3.1-k"]);
        }
        if self.carcass(to) {
            return no(Fact::DeadMonsterThere { hex: to }, &["S-33"]);
        }
        let (mut friends, mut displaced) = (0, 0);
        for other in self.on_ground(to) {
            if !self.kind(other).is_character() {
                return no(Fact::NotEmpty { hex: to }, &["2.5.3.1-k"]);
            }
            if self.side(other) == self.side(unit) {
                friends += 1;
            } else {
                displaced += 1;
                // Each needs a place of its own: two may not count on the same one.
                if self.withdrawals(other).nth(displaced - 1).is_none() {
                    return no(Fact::NoRoomToWithdraw { hex: to }, &["S-33"]);
                }
            }
        }
        // At most two of a side in a hex [2.4.4-a]; a monster joins a character [S-19].
        let freed = usize::from(self.captive_at(to).is_some() && self.story() == Some(Story::Liberation));
        let climbers = 1 + usize::from(along) + freed;
        let apart = self.kind(unit).is_monster() && !self.options().version.characters_join_monsters();
        if friends + climbers > 2 || friends > 0 && apart {
            return no(Fact::Stacked { hex: to }, &["2.4.4-a", "S-33"]);
        }
        Ok(())
    }

    /// Where a displaced character may go: one step that it could make by normal movement [S-33].
    pub(crate) fn check_withdraw(&self, unit: UnitId, hex: Hex) -> Check {
        let from = self.p.at(unit);
        let Some(dir) = from.direction_to(hex) else { return no(Fact::NotAdjacent { hex }, &["2.5.3.1-l"]) };
        self.check_passage(from, dir, self.side(unit))?;
        self.check_stacking(unit, hex)
    }

    pub(crate) fn withdrawals(&self, unit: UnitId) -> impl Iterator<Item = Hex> + '_ {
        let from = self.p.at(unit);
        Dir::ALL
            .into_iter()
            .filter_map(move |d| from.neighbour(d))
            .filter(move |h| self.check_withdraw(unit, *h).is_ok())
    }

    /// What the table asks for [2.5.8].
    pub(crate) fn scale_need(&self, unit: UnitId) -> Option<u8> {
        self.break_row(unit).scale
    }

    /// The number on two dice to break the entrance; `None`: no roll is needed.
    pub(crate) fn break_need(&self, unit: UnitId, dir: Dir) -> Option<u8> {
        let from = self.p.at(unit);
        let barrier = Barrier::at(self.board().edge(from, dir))?;
        let row = self.break_row(unit);
        if self.like_a_gate(barrier) {
            return row.gate;
        }
        let guarded = from.neighbour(dir).is_some_and(|h| self.enemy_at(h, self.side(unit)));
        if row.door_automatic || !guarded { None } else { row.door }
    }

    /// What it takes to break what is before the unit, in its movement or at the end of it; `None` if it cannot, or need not.
    pub(crate) fn breaking(&self, unit: UnitId, dir: Dir) -> Option<Breaking> {
        let barrier = self.barrier(unit, dir).ok()?;
        let guarded = self.p.at(unit).neighbour(dir).is_some_and(|h| self.enemy_at(h, self.side(unit)));
        let row = self.break_row(unit);
        match (self.like_a_gate(barrier), guarded) {
            (_, false) if self.breaks_unguarded(unit) => Some(Breaking::Certain),
            (true, _) => row.gate.map(Breaking::TwoDice),
            (false, _) if row.door_automatic => Some(Breaking::Certain),
            (false, true) => row.door.map(Breaking::TwoDice),
            (false, false) => row.door.map(|_| Breaking::Certain),
        }
    }

    /// All attempts of a unit in the end-of-movement step.
    pub(crate) fn list_breaches(&self, unit: UnitId, out: &mut impl Listing) {
        if self.check_breacher(unit).is_err() {
            return;
        }
        for dir in dirs(self.board().ways(self.p.at(unit)).barriers) {
            for along in [false, true] {
                if self.check_scale(unit, dir, along).is_ok() {
                    out.add(Action::Scale { unit, dir, along });
                }
            }
            if self.check_break(unit, dir).is_ok() {
                out.add(Action::Break { unit, dir });
            }
        }
    }

    /// Can anything be tried at the end of this movement?
    pub(crate) fn breaches(&self, side: Side) -> bool {
        self.p.army(side).any(|unit| {
            let mut any = false;
            self.list_breaches(unit, &mut |_: Action| any = true);
            any
        })
    }
}

impl<S: Sink> Engine<'_, S> {
    /// A troop smashes an unguarded gate in passing.
    pub(crate) fn force(&mut self, unit: UnitId, dir: Dir) {
        let Some(barrier) = Barrier::at(self.r.board.edge(self.p.at(unit), dir)) else { return };
        self.p.edit(unit, |u| u.spent += 1);
        self.burst(unit, barrier);
    }

    pub(crate) fn begin_break(&mut self, unit: UnitId, dir: Dir) {
        self.p.flag(unit, Flags::TRIED, true);
        if self.view().break_need(unit, dir).is_some() {
            self.p.push(Task::Break { unit, dir });
        } else {
            self.end_break(unit, dir, true);
        }
    }

    pub(crate) fn end_break(&mut self, unit: UnitId, dir: Dir, success: bool) {
        let Some(barrier) = Barrier::at(self.r.board.edge(self.p.at(unit), dir)) else { return };
        if success {
            self.burst(unit, barrier);
        } else {
            let (inside, outside) = self.view().sides_of(barrier);
            self.emit(What::SmashFailed { unit, inside, outside }, &["2.5.8-a"]);
        }
    }

    /// The entrance is smashed, or the wall has a breach for good [S-47].
    fn burst(&mut self, unit: UnitId, barrier: Barrier) {
        match barrier {
            Barrier::Entrance(n) => self.smash(unit, n),
            Barrier::Wall(n) => {
                self.p.breached |= 1 << n;
                let (inside, outside) = self.view().sides_of(barrier);
                self.emit(What::Breached { unit, inside, outside }, &["2.11.2.2-c", "S-47"]);
            }
        }
    }

    pub(crate) fn begin_scale(&mut self, unit: UnitId, dir: Dir, along: bool) {
        let kind = self.view().kind(unit);
        self.p.edit(unit, |u| {
            u.spent += 1;
            u.flags.set(Flags::TRIED, true);
            // Orcs and goblins need both hands [2.5.3.1-n].
            u.flags.set(Flags::CLIMBED, matches!(kind, Kind::Orcs | Kind::Goblins));
        });
        if self.r.options.ladder_spent_on == LadderSpentOn::Attempt {
            self.leave_ladder(unit);
        }
        self.p.push(Task::Scale { unit, dir, along });
    }

    fn leave_ladder(&mut self, unit: UnitId) {
        if self.view().once_only(self.view().kind(unit)) {
            self.p.flag(unit, Flags::NO_LADDER, true);
            self.emit(What::LadderLeft { unit }, &["2.5.3.1-m", "D-37"]);
        }
    }

    pub(crate) fn end_scale(&mut self, unit: UnitId, dir: Dir, along: bool, success: bool) {
        let from = self.p.at(unit);
        let Some(to) = from.neighbour(dir) else { return };
        if !success {
            self.emit(What::ScaleFailed { unit, hex: to }, &["2.5.3.1-f"]);
            return;
        }
        if self.r.options.ladder_spent_on == LadderSpentOn::Success {
            self.leave_ladder(unit);
        }
        // Those who must make room do so first [2.5.3.1-l].
        self.p.push(Task::Climb { unit, dir, along });
        let side = self.view().side(unit);
        let displaced = set(self.view().enemies(to, side));
        for character in units(displaced) {
            self.p.push(Task::Withdraw { unit: character });
        }
    }

    /// Over the wall, the hero too if he climbs along [2.5.3.1-j, S-33].
    pub(crate) fn climb(&mut self, unit: UnitId, dir: Dir, along: bool) {
        let from = self.p.at(unit);
        let Some(to) = from.neighbour(dir) else { return };
        let hero = if along { self.view().companion(unit) } else { None };
        for climber in [Some(unit), hero].into_iter().flatten() {
            if climber != unit {
                self.p.edit(climber, |u| u.spent += 1);
            }
            self.relocate(climber, to);
            self.emit(What::Scaled { unit: climber, from, to }, &["2.5.3.1-j"]);
        }
        self.raze_by_entry(unit, to);
        self.meet_elowyn(unit, to);
    }

    pub(crate) fn withdraw(&mut self, unit: UnitId, hex: Hex) {
        let from = self.p.at(unit);
        self.relocate(unit, hex);
        self.emit(What::Withdrew { unit, from, to: hex }, &["2.5.3.1-l"]);
        self.meet_elowyn(unit, hex);
    }
}
