//! Who is near what: VP within the invader's reach, and defenders who stand in the way or ready to strike back.

use super::army::{Army, Piece, can_fly, strength};
use super::{Judge, Near};
use crate::chart::{Goal, Way};
use crate::weights::{Term, Terms};
use dragonrage_rules::{Class, Dir, Flags, Game, Hex, Kind, Side};

/// How safe any VP are from invaders that have not shown themselves yet.
const UNSEEN: f32 = 0.6;
/// Longer ways than this are all alike, in turns.
const MOST_TURNS: f32 = 8.0;
/// Turns after which guards are won over or given up.
const LONGEST_SIEGE: f32 = 4.0;

/// How an invader gets to VP.
#[derive(Clone, Copy, PartialEq, Eq)]
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

    /// Turns that guards in a hex cost a raider more than an empty one: it must get beside them and win.
    fn held_up(&self, raider: &Raider, defence: u16) -> f32 {
        let lands = if raider.piece.airborne() { 1.0 } else { 0.0 };
        lands + (1.0 / self.table.kill(raider.strength, defence).max(0.2)).min(LONGEST_SIEGE)
    }

    pub(super) fn ground(&self, game: &Game, army: &Army, t: &mut Terms) {
        let defenders = &army.sides.defender;
        let raiders: Vec<Raider> = (army.sides.invader.iter().filter_map(|p| Raider::new(self, game, p, 0)))
            .chain(defenders.iter().filter(|p| p.has(Flags::WILD)).filter_map(|p| Raider::new(self, game, p, 0)))
            .chain(army.waiting.iter().filter_map(|p| Raider::new(self, game, p, 1)))
            .collect();
        // Who can come to whose help, with which strength.
        let posts: Vec<(Hex, f32, &Near)> =
            defenders.iter().map(|p| (p.hex, f32::from(p.attack), self.near(p.mp.max(1)))).collect();
        let mut turns = vec![MOST_TURNS; raiders.len()];
        for goal in self.chart.goals.iter() {
            let Some(vp) = game.vp_at(goal.hex).map(f32::from) else { continue };
            // Chance, so to speak, that nobody gets there soon.
            let mut safe = if raiders.is_empty() { UNSEEN } else { 1.0f32 };
            let (mut defence, mut guards) = (0, 0.0);
            for guard in game.in_hex(goal.hex).filter_map(|u| army.of(Side::Defender, u)) {
                defence += u16::from(guard.defence.max(1));
                guards += if guard.class == Class::Wizard { 0.0 } else { 1.0 };
            }
            for (raider, turns) in raiders.iter().zip(&mut turns) {
                let steps = match raider.gait {
                    Gait::Fly => self.flown(game, raider.piece, goal, raider.mp),
                    _ => raider.steps(&goal.way),
                };
                let steps = (steps + raider.late * raider.mp).min(crate::chart::FAR);
                let mut near = raider.near[usize::from(steps)];
                let mut when = f32::from(steps) * raider.pace;
                if defence > 0 {
                    let held = self.held_up(raider, defence);
                    near *= self.fade[(held * super::PARTS as f32) as usize];
                    when += held;
                }
                *turns = turns.min(when);
                safe *= 1.0 - 0.8 * near;
            }
            let threat = vp * (1.0 - safe);
            t[Term::Threat as usize] += threat;
            t[Term::Guard as usize] += threat * guards;
            let help = |(hex, attack, near): &(Hex, f32, &Near)| {
                attack * near[usize::from(self.chart.defender(*hex, goal.hex))]
            };
            let power: f32 = posts.iter().map(help).sum();
            t[Term::Cover as usize] += threat * power / (power + 4.0);
        }
        t[Term::Advance as usize] = turns.iter().sum();
        let (last_vp, last_inside) = game.clocks();
        let idle = |last: u16| (f32::from(game.turn().saturating_sub(last)) / 10.0).powi(2);
        t[Term::Haste as usize] = turns.iter().copied().fold(MOST_TURNS, f32::min) * idle(last_vp);
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
        for piece in defenders.iter().filter(|p| p.attack > 0 && p.mp > 0) {
            let row = self.near(piece.mp);
            let near = army.sides[Side::Invader]
                .iter()
                .filter(|foe| !foe.airborne())
                .map(|foe| row[usize::from(self.chart.defender(piece.hex, foe.hex))])
                .fold(0.0, f32::max);
            t[Term::Hunt as usize] += f32::from(piece.attack) * near;
        }
    }
}

/// The hex so far ahead.
fn ahead(hex: Hex, dir: Dir, far: u8) -> Option<Hex> {
    (0..far).try_fold(hex, |h, _| h.neighbour(dir))
}
