//! Who is near what: VP within the invader's reach, and defenders who stand in the way or ready to strike back.

use super::Judge;
use super::army::{Army, PerUnit, Piece};
use super::memory::Memory;
use super::raiders::{GOALS, Gait, MOST_TURNS, Obstacles, PerGoal, Raider};
use crate::weights::{Term, Terms};
use dragonrage_rules::{Class, Flags, Game, Hex};

impl Judge {
    pub(super) fn ground(&self, game: &Game, army: &Army, t: &mut Terms) {
        let defenders = &army.sides.defender;
        let mut raiders: PerUnit<Raider> = PerUnit::new();
        let wild = defenders.iter().filter(|p| p.has(Flags::WILD));
        raiders.extend(army.sides.invader.iter().chain(wild).filter_map(|p| Raider::new(self, game, p, 0)));
        raiders.extend(army.waiting.iter().filter_map(|p| Raider::new(self, game, p, 1)));
        let goals = &self.chart.goals[..self.chart.goals.len().min(GOALS)];
        // VP that are left, and who guards them.
        let (mut vp, mut guards) = ([0.0f32; GOALS], [0.0f32; GOALS]);
        let mut obstacles = Obstacles { holes: self.chart.holes(), standing: 0, guarded: 0, defence: [0; GOALS] };
        for (n, goal) in goals.iter().enumerate() {
            if let Some(worth) = game.vp_at(goal.hex) {
                vp[n] = f32::from(worth);
                obstacles.standing |= 1 << n;
            }
        }
        for guard in defenders {
            let goal = self.chart.goal_at(guard.hex);
            if let Some(n) = goal.filter(|n| *n < GOALS && obstacles.standing >> n & 1 == 1) {
                obstacles.defence[n] = obstacles.defence[n].saturating_add(guard.defence.max(1));
                guards[n] += if guard.class == Class::Wizard { 0.0 } else { 1.0 };
                obstacles.guarded |= 1 << n;
            }
        }
        // Fog makes a difference for those who fly.
        let flown = raiders.iter().any(|raider| raider.gait == Gait::Fly);
        let foggy = flown && goals.iter().any(|goal| game.fog(goal.hex));
        let raid = self.raid(game, &raiders, obstacles, foggy);
        let power = self.power(defenders);
        for n in 0..goals.len() {
            let threat = vp[n] * (1.0 - raid.safe[n]);
            t[Term::Threat as usize] += threat;
            t[Term::Guard as usize] += threat * guards[n];
            t[Term::Cover as usize] += threat * power[n] / (power[n] + 4.0);
        }
        t[Term::Advance as usize] = raid.advance;
        t[Term::Crowd as usize] = raid.detour;
        let (last_vp, last_inside) = game.clocks();
        let idle = |last: u16| {
            let share = f32::from(game.turn().saturating_sub(last)) / 10.0;
            share * share
        };
        t[Term::Haste as usize] = raid.soonest * idle(last_vp);
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
        t[Term::Hunt as usize] = self.hunt(army);
    }

    /// Who can come to whose help, with which strength.
    fn power(&self, defenders: &[Piece]) -> PerGoal {
        let goals = &self.chart.goals[..self.chart.goals.len().min(GOALS)];
        let mut memory = self.memory.borrow_mut();
        let Memory { help, power, .. } = &mut *memory;
        power.over(
            (),
            [0.0; GOALS],
            defenders,
            |piece| Some(post(piece)),
            |power, piece| {
                let help = help.of(piece.id, Some(post(piece)), |help| {
                    let near = self.near(piece.mp.max(1));
                    for (help, goal) in help.iter_mut().zip(goals) {
                        *help = f32::from(piece.attack) * near[usize::from(self.chart.defender(piece.hex, goal.hex))];
                    }
                });
                power.iter_mut().zip(help).for_each(|(p, h)| *p += h);
            },
        )
    }

    /// How near defenders are to invaders on the ground.
    fn hunt(&self, army: &Army) -> f32 {
        let landed = army.sides.invader.iter().filter(|foe| !foe.airborne());
        let grounded: PerUnit<Hex> = landed.map(|foe| foe.hex).collect();
        let mut memory = self.memory.borrow_mut();
        memory.hunt.over(
            grounded.clone(),
            0.0,
            &army.sides.defender,
            |piece| Some(post(piece)),
            |hunt, piece| {
                if piece.attack > 0 && piece.mp > 0 {
                    let nearest = grounded.iter().map(|hex| self.chart.defender(piece.hex, *hex)).min();
                    let near = nearest.map_or(0.0, |steps| self.near(piece.mp)[usize::from(steps)]);
                    *hunt += f32::from(piece.attack) * near;
                }
            },
        )
    }
}

/// Where a defender stands, how far it goes and how hard it strikes.
fn post(piece: &Piece) -> u64 {
    (piece.hex.index() as u64) << 16 | u64::from(piece.mp) << 8 | u64::from(piece.attack)
}
