//! Who is near what: VP within the invader's reach, and defenders who stand in the way or ready to strike back.

use super::Judge;
use super::army::{Army, Piece, can_fly};
use crate::chart::Goal;
use crate::weights::{Term, Terms};
use dragonrage_rules::{Class, Dir, Flags, Game, Hex, Kind, Side};

/// How an invader gets to VP.
enum Gait {
    Fly(u8),
    Foot(u8),
    Wade(u8),
    /// Cannot raze, or cannot move.
    None,
}

fn gait(game: &Game, piece: &Piece) -> Gait {
    match piece.class {
        Class::Major if piece.has(Flags::BERSERK) => Gait::None,
        Class::Major if can_fly(game, piece.id) => Gait::Fly(game.components().monster(piece.kind).fly),
        Class::Major => Gait::Foot(piece.mp.saturating_sub(1).max(1)),
        Class::Minor if piece.kind == Kind::Giant => Gait::Wade(piece.mp),
        // Nobody's elemental razes whatever it comes to [2.8.9-m].
        Class::Elemental => Gait::Foot(piece.mp.max(1)),
        Class::Minor | Class::Troop | Class::Hero => Gait::Foot(piece.mp.max(1)),
        _ => Gait::None,
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

    pub(super) fn ground(&self, game: &Game, army: &Army, t: &mut Terms) {
        let defenders = &army.sides.defender;
        let gaits: Vec<(Gait, &Piece, u8)> = (army.sides.invader.iter().map(|p| (gait(game, p), p, 0)))
            .chain(army.sides.defender.iter().filter(|p| p.has(Flags::WILD)).map(|p| (gait(game, p), p, 0)))
            .chain(army.waiting.iter().map(|p| (gait(game, p), p, 1)))
            .collect();
        let mut turns = vec![8.0f32; gaits.len()];
        for goal in self.chart.goals.iter() {
            let Some(vp) = game.vp_at(goal.hex).map(f32::from) else { continue };
            // Chance, so to speak, that nobody gets there soon.
            let mut safe = 1.0f32;
            let guarded = game.in_hex(goal.hex).any(|u| army.of(Side::Defender, u).is_some());
            for ((gait, piece, late), turns) in gaits.iter().zip(&mut turns) {
                let (steps, mp) = match gait {
                    Gait::Fly(mp) => (self.flown(game, piece, goal, *mp), *mp),
                    Gait::Foot(mp) => (goal.way.foot[piece.hex.index()], *mp),
                    Gait::Wade(mp) => (goal.way.wade[piece.hex.index()], *mp),
                    Gait::None => continue,
                };
                let steps = (steps + late * mp).min(crate::chart::FAR);
                *turns = turns.min(f32::from(steps) / f32::from(mp) + if guarded { 0.7 } else { 0.0 });
                safe *= 1.0 - 0.8 * self.near[usize::from(mp.min(11))][usize::from(steps)];
            }
            let threat = vp * (1.0 - safe);
            t[Term::Threat as usize] += threat;
            let mut power = 0.0;
            for piece in defenders {
                let steps = self.chart.defender(piece.hex, goal.hex);
                if steps == 0 && piece.class != Class::Wizard {
                    t[Term::Guard as usize] += threat;
                }
                power += f32::from(piece.attack) * self.near[usize::from(piece.mp.clamp(1, 11))][usize::from(steps)];
            }
            t[Term::Cover as usize] += threat * power / (power + 4.0);
        }
        let able = gaits.iter().zip(&turns).filter(|((gait, ..), _)| !matches!(gait, Gait::None));
        t[Term::Advance as usize] = able.map(|(_, turns)| turns).sum();
        let way = &self.chart.inside;
        let outside = gaits.iter().map(|(gait, piece, late)| {
            let steps = match gait {
                // Through the air no wall is in the way: the hexes that a wall costs are flown over.
                Gait::Fly(mp) => f32::from(way.wade[piece.hex.index()].min(9)) / f32::from(*mp),
                Gait::Foot(mp) => f32::from(way.foot[piece.hex.index()]) / f32::from(*mp),
                Gait::Wade(mp) => f32::from(way.wade[piece.hex.index()]) / f32::from(*mp),
                Gait::None => return 8.0,
            };
            steps + f32::from(*late)
        });
        let idle = f32::from(game.turn().saturating_sub(game.clocks().1)) / 10.0;
        t[Term::Outside as usize] = outside.fold(8.0, f32::min) * idle * idle;
        for piece in defenders.iter().filter(|p| p.attack > 0 && p.mp > 0) {
            let row = &self.near[usize::from(piece.mp.min(11))];
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
