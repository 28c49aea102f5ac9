//! Invaders on their way to VP: how long each of them takes, past guards and around each other.

use super::army::{Piece, can_fly, strength};
use super::memory::Memory;
use super::{Held, Judge, Near};
use crate::chart::{Goal, Holes, Way};
use dragonrage_rules::{Class, Dir, Flags, Game, Hex, Kind};

/// Most VP hexes that are judged.
pub(super) const GOALS: usize = 32;

/// A number for each VP hex.
pub(super) type PerGoal = [f32; GOALS];

/// How safe any VP are from invaders that have not shown themselves yet.
const UNSEEN: f32 = 0.6;
/// Longer ways than this are all alike, in turns.
pub(super) const MOST_TURNS: f32 = 8.0;
/// Later than any turn that counts.
const NEVER: f32 = 1000.0;
/// Turns that a goal is farther away for each of those who are on their way to it already.
const CROWD: f32 = 0.5;

/// How an invader gets to VP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gait {
    Fly,
    Foot,
    Climb,
    Wade,
}

/// An invader on its way, its MP, turns that it is late, and the strength it brings to a fight.
pub(super) struct Raider<'a> {
    pub piece: &'a Piece,
    pub gait: Gait,
    pub mp: u8,
    /// Turns that a hex takes, and what so many hexes are worth less.
    pub pace: f32,
    pub near: &'a Near,
    pub late: u8,
    strength: u16,
}

impl<'a> Raider<'a> {
    /// `None` if the unit cannot raze or cannot move.
    pub fn new(judge: &'a Judge, game: &Game, piece: &'a Piece, late: u8) -> Option<Raider<'a>> {
        let walk = piece.mp.max(1);
        let (gait, mp) = match piece.class {
            Class::Major if piece.has(Flags::BERSERK) => return None,
            Class::Major if can_fly(game, piece) => (Gait::Fly, game.components().monster(piece.kind).fly),
            // It spends 1 MP in the hex that it razes [2.3-e].
            Class::Major if piece.kind == Kind::Wurm => (Gait::Climb, walk),
            Class::Major => (Gait::Foot, piece.mp.saturating_sub(1).max(1)),
            Class::Minor if piece.kind == Kind::Giant => (Gait::Wade, walk),
            Class::Troop if matches!(piece.kind, Kind::Orcs | Kind::Goblins | Kind::Wargs | Kind::Trolls) => {
                (Gait::Climb, walk)
            }
            // Nobody's elemental razes whatever it comes to [2.8.9-m].
            Class::Elemental | Class::Minor | Class::Troop | Class::Hero => (Gait::Foot, walk),
            _ => return None,
        };
        let strength = match piece.class {
            Class::Major => strength(game, piece),
            // Troops seldom come alone.
            Class::Troop => 2 * u16::from(piece.attack),
            _ => u16::from(piece.attack),
        };
        Some(Raider { piece, gait, mp, pace: 1.0 / f32::from(mp.max(1)), near: judge.near(mp), late, strength })
    }

    /// All that its roads depend on; `None` where fog makes a difference.
    fn key(&self, game: &Game, foggy: bool) -> Option<u64> {
        let flies = self.gait == Gait::Fly;
        let facing = game.major(self.piece.id).map_or(0, |m| m.facing);
        let parts = [self.gait as u8, self.mp, self.piece.mp, self.late, facing, u8::from(self.piece.airborne())];
        let key = parts.into_iter().fold(self.piece.hex.index() as u64, |key, part| key << 8 | u64::from(part));
        (!flies || !foggy).then_some(key)
    }

    /// Hexes to go on the ground.
    pub fn steps(&self, way: &Way) -> u8 {
        let at = self.piece.hex.index();
        match self.gait {
            Gait::Fly | Gait::Foot => way.foot[at],
            Gait::Climb => way.climb[at],
            Gait::Wade => way.wade[at],
        }
    }
}

/// An invader's way to each VP hex.
#[derive(Clone, Copy, Debug)]
pub(super) struct Road {
    /// What the way is worth less for its length.
    near: PerGoal,
    /// Turns that it takes.
    when: PerGoal,
}

impl Road {
    pub const NOWHERE: Road = Road { near: [0.0; GOALS], when: [0.0; GOALS] };
}

impl Judge {
    /// Hexes that a flyer has to go, its next turn being one flight with the facing it has, or a walk or a bound.
    fn flown(&self, game: &Game, piece: &Piece, goal: &Goal, mp: u8) -> u8 {
        let air = self.chart.air(piece.hex, goal.hex);
        let Some(major) = game.major(piece.id) else { return air };
        let at_once = if game.fog(goal.hex) {
            false
        } else if piece.airborne() {
            air == 0 || self.chart.flight(piece.kind).reaches(piece.hex, major.facing(), goal.hex)
        } else {
            let bound = air <= 3
                && piece.hex != goal.hex
                && (0..6).any(|n| {
                    major.facing().turns_to(Dir::from_index(n)) <= 1
                        && ahead(piece.hex, Dir::from_index(n), air) == Some(goal.hex)
                });
            bound
                || goal.way.foot[piece.hex.index()] < piece.mp
                || self.chart.flight(piece.kind).reaches(piece.hex, major.facing(), goal.hex)
        };
        if at_once { air.min(mp) } else { air.max(1) + mp }
    }

    /// A raider's road to every VP hex.
    fn road(&self, game: &Game, raider: &Raider, road: &mut Road) {
        for (n, goal) in self.chart.goals.iter().take(GOALS).enumerate() {
            let steps = match raider.gait {
                Gait::Fly => self.flown(game, raider.piece, goal, raider.mp),
                _ => raider.steps(&goal.way),
            };
            let steps = (steps + raider.late * raider.mp).min(crate::chart::FAR);
            road.near[n] = raider.near[usize::from(steps)];
            road.when[n] = f32::from(steps) * raider.pace;
        }
    }

    /// All raiders on their way; `foggy`: does fog lie on VP?
    pub(super) fn raid(&self, game: &Game, raiders: &[Raider], obstacles: Obstacles, foggy: bool) -> Raid {
        let mut memory = self.memory.borrow_mut();
        let Memory { roads, raid, .. } = &mut *memory;
        let way = |raider: &Raider| Some((obstacles.holes, raider.key(game, foggy)?));
        let key = |raider: &Raider| Some((raider.piece.id, raider.strength, raider.key(game, foggy)?));
        raid.over(obstacles, Raid::none(raiders.is_empty()), raiders, key, |raid, raider| {
            let road = roads.of(raider.piece.id, way(raider), |road| self.road(game, raider, road));
            let held = &self.held[usize::from(raider.strength).min(super::STRONGEST - 1)];
            raid.join(raider, road, &obstacles, held);
        })
    }
}

/// What is in the way of all raiders.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Obstacles {
    pub holes: Holes,
    /// Goals that are still worth something, and those that are guarded, a bit for each.
    pub standing: u32,
    pub guarded: u32,
    /// Defence of the guards.
    pub defence: [u8; GOALS],
}

/// What raiders come to, one after the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Raid {
    /// Chance, so to speak, that nobody gets to a goal soon.
    pub safe: PerGoal,
    /// Turns that a goal is farther away because others are on their way to it.
    crowd: PerGoal,
    /// Turns to the nearest goals, and those that are lost because everybody goes elsewhere.
    pub advance: f32,
    pub detour: f32,
    pub soonest: f32,
}

impl Raid {
    fn none(unseen: bool) -> Raid {
        let safe = [if unseen { UNSEEN } else { 1.0 }; GOALS];
        Raid { safe, crowd: [0.0; GOALS], advance: 0.0, detour: 0.0, soonest: MOST_TURNS }
    }

    fn join(&mut self, raider: &Raider, road: &Road, obstacles: &Obstacles, held: &[Held]) {
        // Who flies must land before guards can be fought.
        let lands = if raider.piece.airborne() { (1.0, super::FADE) } else { (0.0, 1.0) };
        // This is where most time goes: all goals at once, without branches, and no NaN to be minded.
        let (mut near, mut when) = (road.near, road.when);
        when.iter_mut().zip(&obstacles.gone()).for_each(|(when, gone)| *when += gone);
        for n in places(obstacles.guarded) {
            let (longer, less) = held[usize::from(obstacles.defence[n]).min(super::GUARDED - 1)];
            near[n] *= less * lands.1;
            when[n] += longer + lands.0;
        }
        self.safe.iter_mut().zip(&near).for_each(|(safe, near)| *safe *= 1.0 - 0.8 * near);
        let turns = least(&when);
        when.iter_mut().zip(&self.crowd).for_each(|(when, crowd)| *when += crowd);
        let apart = least(&when);
        if apart < MOST_TURNS
            && let Some(n) = when.iter().position(|w| *w == apart)
        {
            self.crowd[n] += CROWD;
        }
        self.advance += turns;
        self.detour += apart - turns;
        self.soonest = self.soonest.min(turns);
    }
}

impl Obstacles {
    /// What is razed is never reached.
    fn gone(&self) -> PerGoal {
        std::array::from_fn(|n| if self.standing >> n & 1 == 1 { 0.0 } else { NEVER })
    }
}

/// The fewest turns, at most [`MOST_TURNS`].
fn least(turns: &PerGoal) -> f32 {
    let less = |a: f32, b: f32| if b < a { b } else { a };
    let mut lanes = [MOST_TURNS; 8];
    for row in turns.chunks_exact(lanes.len()) {
        lanes.iter_mut().zip(row).for_each(|(least, turns)| *least = less(*least, *turns));
    }
    lanes.into_iter().fold(MOST_TURNS, less)
}

/// The places of the ones in a set of goals.
fn places(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let n = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (n < 32).then_some(n as usize)
    })
}

/// The hex so far ahead.
fn ahead(hex: Hex, dir: Dir, far: u8) -> Option<Hex> {
    (0..far).try_fold(hex, |h, _| h.neighbour(dir))
}
