//! General movement and terrain for troops, characters and minor monsters [2.4, 2.5].

pub(crate) mod breach;
pub(crate) mod bridges;
pub(crate) mod entrances;

use crate::board::Ways;
use crate::board::hex::dirs;
use crate::components::options::ReinforcementsMoveOnArrival;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, Mode};
use crate::play::view::{Check, View, no};
use crate::{Action, BySide, Class, Dir, Edge, Fact, Hex, Kind, Refusal, Side, Terrain, UnitId, What};

impl View<'_> {
    /// Can the hexside and the terrain behind it be walked over by this side? Stacking is another question.
    /// The hex behind it.
    pub(crate) fn check_passage(&self, from: Hex, dir: Dir, side: Side) -> Result<Hex, Refusal> {
        let board = self.board();
        let no = |fact, rules| Err(Refusal { fact, rules });
        let Some(to) = board.neighbour(from, dir) else { return no(Fact::OffMap, &["S-03"]) };
        if board.walkable(from) >> dir.index() & 1 == 1 {
            // Bridges are the only hexes whose passage changes in play.
            return if self.p.burned == 0 && self.p.broken == 0 { Ok(to) } else { self.check_bridge(to) };
        }
        match board.edge(from, dir) {
            Edge::Wall(n) if self.breached(n) => return no(Fact::WallBetween { from, dir }, &["2.11.2.2-c"]),
            Edge::Wall(_) | Edge::Block => return no(Fact::WallBetween { from, dir }, &["2.5.3-a"]),
            Edge::TowerWall => return no(Fact::TowerWall { from, dir }, &["2.5.4-a"]),
            Edge::Stream => return no(Fact::WaterThere { hex: to }, &["2.1.2-g"]),
            _ => {}
        }
        match board.terrain(to) {
            Terrain::Sea => return no(Fact::WaterThere { hex: to }, &["2.5.1-a"]),
            Terrain::River => return no(Fact::WaterThere { hex: to }, &["2.5.2-a"]),
            _ if !board.joined(from, to) => return no(Fact::NotAtTheBank { hex: to }, &["2.5.2-b", "S-20"]),
            _ => {}
        }
        if let Edge::Entrance(n) = board.edge(from, dir)
            && !self.may_use(n, from, side)
        {
            let tower = board.entrance(n).tower;
            return no(Fact::EntranceShut { from, dir }, if tower { &["2.5.4-c"] } else { &["2.5.5-e", "2.5.3-b"] });
        }
        self.check_bridge(to)
    }

    /// A burned bridge is a river hex again [6.1]; one that a monster broke is closed to others [S-42].
    pub(crate) fn check_bridge(&self, hex: Hex) -> Result<Hex, Refusal> {
        match self.board().crossing_at(hex) {
            Some(n) if self.p.burned >> n & 1 == 1 => {
                Err(Refusal { fact: Fact::BridgeGone { hex }, rules: &["2.2.4.4-a", "2.5.2-a"] })
            }
            Some(n) if self.p.broken >> n & 1 == 1 => {
                Err(Refusal { fact: Fact::BridgeBroken { hex }, rules: &["S-42"] })
            }
            _ => Ok(hex),
        }
    }

    /// May a troop, character or engine of this side stand in the hex with those who are there [2.4.3, 2.4.4]?
    pub(crate) fn check_stacking(&self, unit: UnitId, hex: Hex) -> Check {
        if self.p.is_bare(hex) {
            return Ok(());
        }
        if self.carcass(hex) {
            return no(Fact::DeadMonsterThere { hex }, &["2.12.1.8-d"]);
        }
        let kind = self.kind(unit);
        let side = self.side(unit);
        let mut friends = 0;
        for other in self.on_ground(hex).filter(|o| *o != unit) {
            if self.hostile(other, side) {
                if self.below(other, hex) {
                    continue;
                }
                if !self.is_major(other) {
                    return no(Fact::EnemyThere { hex }, &["2.4.3-a", "S-18"]);
                }
                match kind.class() {
                    Class::Hero => {}
                    Class::Wizard | Class::Princess => return no(Fact::MonsterThere { hex }, &["2.4.4-b", "S-11"]),
                    _ => return no(Fact::MonsterThere { hex }, &["2.4.3-a", "S-39a"]),
                }
            } else if self.below(other, hex) || self.class(other) == Class::Elemental {
                continue;
            } else {
                let joins = kind.is_character() && self.options().version.characters_join_monsters();
                if self.kind(other).is_monster() && !joins {
                    return no(Fact::FriendThere { hex }, &["2.4.3-a", "S-39"]);
                }
                friends += 1;
                if friends > 1 || self.ward(unit).is_some_and(|w| w != other) {
                    return no(Fact::Stacked { hex }, &["2.4.4-a", "S-10"]);
                }
                if !kind.is_character() && !self.kind(other).is_character() {
                    return no(Fact::Stacked { hex }, &["2.4.3-a"]);
                }
            }
        }
        Ok(())
    }

    /// May a monster come into the hex of this friend? Only if he is a character and has no other company of his side
    /// [2.4.4-a, S-19].
    pub(crate) fn joins_friend(&self, monster: UnitId, friend: UnitId, hex: Hex) -> bool {
        let side = self.side(monster);
        let third = |u: UnitId| u != monster && u != friend && !self.below(u, hex) && !self.hostile(u, side);
        self.options().version.characters_join_monsters()
            && self.kind(friend).is_character()
            && !self.on_ground(hex).any(third)
    }

    /// Is it a serpent under the bridge of the hex, in nobody's way [S-46]?
    pub(crate) fn below(&self, unit: UnitId, hex: Hex) -> bool {
        self.kind(unit) == Kind::SeaSerpent && self.bridge_stands(hex)
    }

    /// MP that the unit may still spend in this way [2.4.1].
    pub(crate) fn allowance(&self, unit: UnitId, along_road: bool) -> u8 {
        let quick = &self.r.counters[unit.index()];
        if along_road && !self.p.has(unit, Flags::OFF_ROAD) { quick.road_mp } else { quick.mp }
    }

    /// Does the step follow the road [2.4.1-b]?
    #[inline]
    fn along_road(&self, from: Hex, dir: Dir) -> bool {
        self.board().road_dirs(from) >> dir.index() & 1 == 1
    }

    /// Things that keep a unit from moving at all.
    #[inline]
    pub(crate) fn check_mobile(&self, unit: UnitId) -> Check {
        let u = self.p.unit(unit);
        if self.r.counters[unit.index()].mp == 0 && self.class(unit) != Class::Major {
            return no(Fact::CannotMove { unit }, &["2.10.8-a", "2.2.1-g"]);
        }
        if self.class(unit) == Class::Princess {
            self.check_her_own_way()?;
        }
        if u.has(Flags::ENDED) {
            return no(Fact::MoveOver { unit }, &["2.4.4-b", "2.4.5-b"]);
        }
        if u.has(self.stuck()) {
            return no(Fact::ArrivedThisTurn { unit }, &["H-28", "S-115"]);
        }
        Ok(())
    }

    /// What keeps a unit where it is: its move is over, or it has just arrived [2.4.5-b, H-28].
    #[inline]
    fn stuck(&self) -> Flags {
        match self.options().reinforcements_move_on_arrival {
            ReinforcementsMoveOnArrival::No => Flags(Flags::ENDED.0 | Flags::ARRIVED.0),
            ReinforcementsMoveOnArrival::Yes => Flags::ENDED,
        }
    }

    /// One hex of a troop's or character's move [2.4].
    pub(crate) fn check_step(&self, unit: UnitId, dir: Dir) -> Check {
        if self.is_major(unit) {
            return no(Fact::WrongKind { unit }, &["2.12.1.1-a"]);
        }
        match self.class(unit) {
            Class::Minor => return self.check_minor_step(unit, dir),
            Class::Elemental => return self.check_elemental_step(unit, dir),
            _ => {}
        }
        self.check_mobile(unit)?;
        let from = self.p.at(unit);
        let side = self.side(unit);
        let to = self.check_passage(from, dir, side)?;
        let road = self.along_road(from, dir);
        let (spent, most) = (self.p.unit(unit).spent, self.allowance(unit, road));
        if spent >= most {
            let rules: &[&str] = if road { &["2.4.1-a"] } else { &["2.4.1-a", "2.2.1-f", "S-21"] };
            return no(Fact::TooFewMp { need: 1, have: most.saturating_sub(spent) }, rules);
        }
        self.check_stacking(unit, to)?;
        if self.p.passage == Some(unit) && (self.p.came_from == Some(to) || !road) {
            return no(Fact::CavalryInTower { hex: from }, &["2.10.3.1-a", "2.5.4-e"]);
        }
        if self.kind(unit) == Kind::Cavalry && self.board().is_tower(to) {
            return self.check_crossing_tower(unit, from, to, dir);
        }
        Ok(())
    }

    /// Cavalry crosses an empty tower along the road and may not stop in it [2.5.4-e, S-13].
    fn check_crossing_tower(&self, unit: UnitId, from: Hex, tower: Hex, dir: Dir) -> Check {
        let rules: &[&str] = &["2.10.3.1-a", "2.5.4-e"];
        if !self.along_road(from, dir) || !self.vacant(tower) {
            return no(Fact::CavalryInTower { hex: tower }, rules);
        }
        let side = self.side(unit);
        let enough = self.p.unit(unit).spent + 2 <= self.allowance(unit, true);
        let way_out = Dir::ALL.into_iter().any(|out| {
            self.along_road(tower, out)
                && tower.neighbour(out).is_some_and(|h| {
                    h != from && self.check_passage(tower, out, side).is_ok() && self.check_stacking(unit, h).is_ok()
                })
        });
        if enough && way_out { Ok(()) } else { no(Fact::CavalryInTower { hex: tower }, rules) }
    }

    /// A unit in passage that must go on before anything else happens: a flight too short, enemies passed over but
    /// not yet attacked or left behind, cavalry in a tower.
    pub(crate) fn must_go_on(&self, unit: UnitId) -> bool {
        let u = self.p.unit(unit);
        if !u.on_map() {
            return false;
        }
        if self.class(unit) == Class::Minor {
            return u.has(Flags::PASSING);
        }
        if !self.is_major(unit) {
            return self.kind(unit) == Kind::Cavalry && u.spent > 0 && self.board().is_tower(self.p.at(unit));
        }
        u.has(Flags::PASSING)
            || self.airborne(unit) && self.p.major(unit).mode == Mode::Fly && self.flight_unfinished(unit)
    }

    /// The rules that make a unit go on.
    pub(crate) fn passage_rules(&self, unit: UnitId) -> crate::RuleIds {
        if self.kind(unit) == Kind::Cavalry {
            &["2.10.3.1-a", "2.5.4-e"]
        } else if !self.airborne(unit) {
            &["2.4.7.1-b", "S-37"]
        } else if self.p.unit(unit).spent > 1 {
            &["H-26", "2.12.1.1.4-d"]
        } else {
            &["2.12.1.1.4-d", "S-50"]
        }
    }

    /// All moves of an army that is on the map: the busiest list of the game. Those who walk and have nothing special before them are
    /// asked here for all six directions at once; everybody else is asked in full.
    pub(crate) fn list_army_moves(&self, side: Side, out: &mut impl Listing) {
        let calm = self.p.passage.is_none();
        let bridges = if self.p.burned | self.p.broken == 0 { 0 } else { 0b111111 };
        let lady = self.lady_in_play();
        let stuck = self.stuck();
        for unit in self.p.army(side) {
            let (quick, u) = (&self.r.counters[unit.index()], self.p.unit(unit));
            if calm && quick.walks && !(lady && quick.kind == Kind::Orcs) {
                let from = self.p.at(unit);
                let ways = self.board().ways(from);
                let mut doubtful = ways.entrances & !ways.free[side] | ways.crossings & bridges;
                if quick.kind == Kind::Cavalry {
                    doubtful |= ways.towers();
                }
                if doubtful == 0 {
                    let open = self.affordable(unit, ways.walk | ways.entrances, ways);
                    if open != 0 && !u.has(stuck) {
                        out.add_steps(unit, self.with_room(unit, open, ways));
                    }
                    continue;
                }
            }
            self.list_moves(unit, out);
        }
    }

    /// Of these directions, those for which a walker has the MP [2.4.1].
    #[inline(always)]
    fn affordable(&self, unit: UnitId, open: u8, ways: &Ways) -> u8 {
        let (quick, u) = (&self.r.counters[unit.index()], self.p.unit(unit));
        if u.spent < quick.mp {
            open
        } else if u.spent >= quick.road_mp || u.has(Flags::OFF_ROAD) {
            0
        } else {
            open & ways.road
        }
    }

    /// Of these directions, those where a walker may stand [2.4.3, 2.4.4].
    #[inline(always)]
    fn with_room(&self, unit: UnitId, open: u8, ways: &Ways) -> u8 {
        let bare = self.p.bare_around(ways);
        let taken = open & !bare;
        open & bare | if taken == 0 { 0 } else { self.steps_beside(unit, taken, ways) }
    }

    /// All moves of a unit that is no major monster. The busiest list of the game is that of troops and characters.
    #[inline(always)]
    pub(crate) fn list_on_the_ground(&self, unit: UnitId, out: &mut impl Listing) {
        if self.check_mobile(unit).is_err() {
            return;
        }
        let from = self.p.at(unit);
        let mut shut = self.shut(from, self.side(unit));
        if matches!(self.class(unit), Class::Minor | Class::Elemental) {
            self.list_monster_steps(unit, out);
            // A serpent may have a wall to break, too [S-47].
            if self.breaks_walls(unit) {
                shut = 0b111111;
            }
        } else {
            out.add_steps(unit, self.steps(unit, from, shut));
        }
        if matches!(self.kind(unit), Kind::Orcs | Kind::Elowyn) {
            self.list_with_elowyn(unit, out);
        }
        if shut != 0 {
            self.list_forcings(unit, shut, out);
        }
    }

    #[inline(never)]
    fn list_monster_steps(&self, unit: UnitId, out: &mut impl Listing) {
        if self.class(unit) == Class::Elemental {
            return self.list_elemental_steps(unit, out);
        }
        if self.p.unit(unit).spent >= self.allowance(unit, false) {
            return; // Every step costs something, and so does an overrun.
        }
        // Where nobody is and no wind blows only the terrain is left to ask; the Tyrannosaurus may have somebody to follow.
        let calm = self.kind(unit) != Kind::TRex && self.p.whirlwinds == BySide::default();
        let from = self.p.at(unit);
        let bare = if calm { self.p.bare_around(self.board().ways(from)) } else { 0 };
        for dir in Dir::ALL {
            let legal = match bare >> dir.index() & 1 {
                1 => self.check_minor_passage(unit, from, dir).map(drop),
                _ => self.check_minor_step(unit, dir),
            };
            if legal.is_ok() {
                out.add(Action::Step { unit, dir });
            }
        }
        if self.check_minor_overrun(unit).is_ok() {
            out.add(Action::Overrun(unit));
        }
    }

    #[inline(never)]
    fn list_forcings(&self, unit: UnitId, shut: u8, out: &mut impl Listing) {
        for dir in dirs(shut) {
            if self.check_force(unit, dir).is_ok() {
                out.add(Action::Force { unit, dir });
            }
        }
    }

    /// Where a troop or character that can move may step, one bit for each direction: what [`View::check_step`] asks for one
    /// step is asked here for six at once; the few doubtful ones are left to it.
    #[inline]
    fn steps(&self, unit: UnitId, from: Hex, shut: u8) -> u8 {
        let ways = self.board().ways(from);
        let open = self.affordable(unit, ways.walk | ways.entrances & !shut, ways);
        let steps = self.with_room(unit, open, ways);
        let mut doubtful = 0;
        if self.p.burned | self.p.broken != 0 {
            doubtful |= ways.crossings;
        }
        if self.kind(unit) == Kind::Cavalry {
            doubtful |= ways.towers();
        }
        if self.p.passage.is_some() {
            doubtful = steps;
        }
        let doubtful = doubtful & steps;
        if doubtful == 0 { steps } else { self.without_illegal(unit, steps, doubtful) }
    }

    /// Of these directions, those where it may stand with the units that are there.
    #[inline(always)]
    fn steps_beside(&self, unit: UnitId, taken: u8, ways: &Ways) -> u8 {
        // Mostly two troops, of whatever side, which never share a hex [2.4.3-a].
        let alike = if self.class(unit) == Class::Troop { self.p.among_around(&self.r.troops, ways) } else { 0 };
        if taken & !alike == 0 { 0 } else { self.steps_to_company(unit, taken & !alike, ways) }
    }

    /// The same, in full [`View::check_stacking`].
    #[inline(never)]
    fn steps_to_company(&self, unit: UnitId, taken: u8, ways: &Ways) -> u8 {
        let joins = |dir: &Dir| ways.next(*dir).is_some_and(|to| self.check_stacking(unit, to).is_ok());
        dirs(taken).filter(joins).fold(0, |steps, dir| steps | 1 << dir.index())
    }

    /// The steps without those of the doubtful ones that the judge refuses.
    #[inline(never)]
    fn without_illegal(&self, unit: UnitId, mut steps: u8, doubtful: u8) -> u8 {
        for dir in dirs(doubtful) {
            if self.check_step(unit, dir).is_err() {
                steps &= !(1 << dir.index());
            }
        }
        steps
    }

    /// Entrances of a hex that this side cannot use: one bit for each direction.
    #[inline]
    fn shut(&self, from: Hex, side: Side) -> u8 {
        let ways = self.board().ways(from);
        let mut shut = ways.entrances & !ways.free[side];
        for dir in dirs(shut) {
            if matches!(self.board().edge(from, dir), Edge::Entrance(n) if self.may_use(n, from, side)) {
                shut &= !(1 << dir.index());
            }
        }
        shut
    }
}

impl<S: Sink> Engine<'_, S> {
    /// Moves a unit, on the ground or in the air, and lets the hexes feel it.
    pub(crate) fn relocate(&mut self, unit: UnitId, to: Hex) {
        let from = self.p.unit(unit).hex();
        self.p.put(unit, to);
        self.note_inside(unit, to);
        if self.view().grounded(unit) {
            self.update_control(to);
        }
        if let Some(from) = from {
            self.update_control(from);
            if self.view().class(unit) == Class::Princess {
                self.leave_home(unit, from);
            }
        }
        if matches!(self.view().class(unit), Class::Wizard | Class::Elemental) {
            self.check_leashes();
        }
    }

    /// A troop or character enters the next hex.
    pub(crate) fn step(&mut self, unit: UnitId, dir: Dir) {
        match self.view().class(unit) {
            Class::Minor => return self.minor_step(unit, dir),
            Class::Elemental => return self.elemental_step(unit, dir),
            _ => {}
        }
        let from = self.p.at(unit);
        let Some(to) = from.neighbour(dir) else { return };
        let road = self.r.board.road_dirs(from) >> dir.index() & 1 == 1;
        self.p.edit(unit, |u| {
            u.spent += 1;
            if !road {
                u.flags.set(Flags::OFF_ROAD, true);
            }
        });
        let ward = self.view().ward(unit);
        self.relocate(unit, to);
        if let Some(ward) = ward {
            self.carry(ward, to);
        }
        let view = self.view();
        let data = self.r.components.unit(view.kind(unit));
        let most = if self.p.has(unit, Flags::OFF_ROAD) { data.mp } else { data.mp.max(data.road_mp) };
        let mp_left = most.unwrap_or(0).saturating_sub(self.p.unit(unit).spent);
        self.emit(What::Moved { unit, from, to, mp_left }, &["2.4.5-a"]);
        self.p.passage = Some(unit);
        self.p.came_from = Some(from);
        // A hero who goes under a major monster, whosesoever it is, stays there [2.4.4-b].
        let view = self.view();
        if view.class(unit) == Class::Hero && view.on_ground(to).any(|o| view.is_major(o)) {
            self.p.flag(unit, Flags::ENDED, true);
        }
        self.leave_prepared_bridge(unit, from);
        self.raze_by_entry(unit, to);
        if ward.is_none() {
            self.meet_elowyn(unit, to);
        }
    }
}
