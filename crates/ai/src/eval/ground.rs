//! Who is near what: VP within the invader's reach, and defenders who stand in the way or ready to strike back.

use super::army::{Army, PerUnit, Piece, can_fly, strength};
use super::distance_rows::{GOALS, PerGoal, Road};
use super::{Judge, Near};
use crate::chart::{Goal, Way};
use crate::weights::{Term, Terms};
use dragonrage_rules::{Class, Dir, Flags, Game, Hex, Kind, Side};

/// How safe any VP are from invaders that have not shown themselves yet.
const UNSEEN: f32 = 0.6;
/// Longer ways than this are all alike, in turns.
const MOST_TURNS: f32 = 8.0;
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
    pace: f32,
    pub near: &'a Near,
    pub late: u8,
    strength: u16,
}

impl<'a> Raider<'a> {
    /// `None` if the unit cannot raze or cannot move.
    fn new(judge: &'a Judge, game: &Game, piece: &'a Piece, late: u8) -> Option<Raider<'a>> {
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
    fn steps(&self, way: &Way) -> u8 {
        let at = self.piece.hex.index();
        match self.gait {
            Gait::Fly | Gait::Foot => way.foot[at],
            Gait::Climb => way.climb[at],
            Gait::Wade => way.wade[at],
        }
    }
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

    pub(super) fn ground(&self, game: &Game, army: &Army, t: &mut Terms) {
        let defenders = &army.sides.defender;
        let mut raiders: PerUnit<Raider> = PerUnit::new();
        let wild = defenders.iter().filter(|p| p.has(Flags::WILD));
        raiders.extend(army.sides.invader.iter().chain(wild).filter_map(|p| Raider::new(self, game, p, 0)));
        raiders.extend(army.waiting.iter().filter_map(|p| Raider::new(self, game, p, 1)));
        let goals = &self.chart.goals[..self.chart.goals.len().min(GOALS)];
        // VP that are left, and who guards them; what is razed is never reached.
        let (mut vp, mut gone) = ([0.0f32; GOALS], [NEVER; GOALS]);
        let (mut defence, mut guards) = ([0usize; GOALS], [0.0f32; GOALS]);
        let (mut guarded, mut foggy) = (0u32, false);
        for (n, goal) in goals.iter().enumerate() {
            foggy |= game.fog(goal.hex);
            let Some(worth) = game.vp_at(goal.hex) else { continue };
            (vp[n], gone[n]) = (f32::from(worth), 0.0);
            for guard in game.in_hex(goal.hex).filter_map(|u| army.of(Side::Defender, u)) {
                defence[n] += usize::from(guard.defence.max(1));
                guards[n] += if guard.class == Class::Wizard { 0.0 } else { 1.0 };
                guarded |= 1 << n;
            }
        }
        let mut rows = self.rows.borrow_mut();
        rows.renew(self.chart.holes());
        // Chance, so to speak, that nobody gets there soon.
        let mut safe = [if raiders.is_empty() { UNSEEN } else { 1.0f32 }; GOALS];
        let (mut advance, mut detour) = (0.0, 0.0);
        let mut soonest = MOST_TURNS;
        let mut crowd = [0.0f32; GOALS];
        for raider in &raiders {
            let road = rows.road(raider.piece.id, raider.key(game, foggy), |road| self.road(game, raider, road));
            let held = &self.held[usize::from(raider.strength).min(super::STRONGEST - 1)];
            // Who flies must land before guards can be fought.
            let lands = if raider.piece.airborne() { (1.0, super::FADE) } else { (0.0, 1.0) };
            // This is where most time goes: all goals at once, without branches, and no NaN to be minded.
            let (mut near, mut when) = (road.near, road.when);
            when.iter_mut().zip(&gone).for_each(|(when, gone)| *when += gone);
            for n in places(guarded) {
                let (longer, less) = held[defence[n].min(super::GUARDED - 1)];
                near[n] *= less * lands.1;
                when[n] += longer + lands.0;
            }
            safe.iter_mut().zip(&near).for_each(|(safe, near)| *safe *= 1.0 - 0.8 * near);
            let turns = least(&when);
            when.iter_mut().zip(&crowd).for_each(|(when, crowd)| *when += crowd);
            let apart = least(&when);
            if apart < MOST_TURNS
                && let Some(n) = when.iter().position(|w| *w == apart)
            {
                crowd[n] += CROWD;
            }
            advance += turns;
            detour += apart - turns;
            soonest = soonest.min(turns);
        }
        // Who can come to whose help, with which strength.
        let mut power = [0.0f32; GOALS];
        for piece in defenders {
            let key = (piece.hex.index() as u64) << 16 | u64::from(piece.mp) << 8 | u64::from(piece.attack);
            let help = rows.help(piece.id, key, |help| {
                let near = self.near(piece.mp.max(1));
                for (help, goal) in help.iter_mut().zip(goals) {
                    *help = f32::from(piece.attack) * near[usize::from(self.chart.defender(piece.hex, goal.hex))];
                }
            });
            power.iter_mut().zip(help).for_each(|(p, h)| *p += h);
        }
        drop(rows);
        for n in 0..goals.len() {
            let threat = vp[n] * (1.0 - safe[n]);
            t[Term::Threat as usize] += threat;
            t[Term::Guard as usize] += threat * guards[n];
            t[Term::Cover as usize] += threat * power[n] / (power[n] + 4.0);
        }
        t[Term::Advance as usize] = advance;
        t[Term::Crowd as usize] = detour;
        let (last_vp, last_inside) = game.clocks();
        let idle = |last: u16| {
            let share = f32::from(game.turn().saturating_sub(last)) / 10.0;
            share * share
        };
        t[Term::Haste as usize] = soonest * idle(last_vp);
        let outside = raiders.iter().map(|raider| {
            let steps = match raider.gait {
                // Through the air no wall is in the way.
                Gait::Fly => self.chart.over[raider.piece.hex.index()],
                _ => raider.steps(&self.chart.inside),
            };
            f32::from(steps) * raider.pace + f32::from(raider.late)
        });
        t[Term::Outside as usize] = outside.fold(MOST_TURNS, f32::min) * idle(last_inside);
        self.gates(game, army, &raiders, t);
        let landed = army.sides.invader.iter().filter(|foe| !foe.airborne());
        let grounded: PerUnit<&[u8]> = landed.map(|foe| self.chart.defenders_to(foe.hex)).collect();
        for piece in defenders.iter().filter(|p| p.attack > 0 && p.mp > 0) {
            let nearest = grounded.iter().map(|steps| steps[piece.hex.index()]).min();
            let near = nearest.map_or(0.0, |steps| self.near(piece.mp)[usize::from(steps)]);
            t[Term::Hunt as usize] += f32::from(piece.attack) * near;
        }
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
