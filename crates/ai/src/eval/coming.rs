//! What attacks can be expected to destroy once a side has moved, in points of price: its units count as far as they can
//! come, and those who stand in between do not matter.

use super::Judge;
use super::army::{Army, PerUnit, Piece, strength};
use super::body::{minor_loss, per_hit};
use crate::odds::one_die;
use dragonrage_rules::{Area, Class, Dir, Flags, Game, Hex, Kind, Side, Spell, Terrain};

/// What a die shows on average: damage of a crash [2.12.1.1.5-b].
const DIE: f32 = 3.5;

/// A hero who still leads [2.10.5.4-c].
fn fit_hero(piece: &Piece) -> bool {
    piece.class == Class::Hero && !piece.has(Flags::WOUNDED)
}

/// Somebody who comes and strikes: where he stands, how far he comes with what he strikes with, and who he is.
type Striker<'a> = (Hex, u8, &'a Piece);

/// Somebody to be struck at: place, defence and worth.
pub(super) type Target = (Hex, u16, f32);

/// An invader who comes: place, strength and reach.
pub(super) type Attacker = (Hex, u16, u8);

/// All that counts for the blows at an invader who is no major monster.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Beset {
    hex: Hex,
    lost: u8,
    /// How often a blow at a minor monster hits.
    hits: f32,
    /// Defenders who can strike, those of them who lead, and which of them can come; a bit for each.
    able: u128,
    lead: u128,
    come: u128,
}

impl Judge {
    /// Every attacker takes the best target that it can get at.
    pub(super) fn invaders_coming(&self, game: &Game, army: &Army) -> f32 {
        // A wall between them, or a tower about one of them, and the attack is unlikely.
        let exposed = army.sides.defender.iter().filter(|f| f.military() && !game.board().is_tower(f.hex));
        let target = |foe: &Piece| {
            let leads = foe.class == Class::Hero && !foe.has(Flags::WOUNDED);
            (foe.hex, u16::from(foe.defence), foe.price * if leads { 0.6 } else { 1.0 })
        };
        let targets: PerUnit<Target> = exposed.map(target).collect();
        let attackers = army.sides.invader.iter().filter_map(|piece| {
            let (strength, reach) = match piece.class {
                Class::Major if piece.airborne() => return None,
                Class::Major => {
                    let sheet = game.components().monster(piece.kind);
                    (strength(game, piece), piece.mp.max(if sheet.bound > 0 { 3 } else { 1 }) + 1)
                }
                // Troops seldom come alone, monsters sometimes.
                Class::Troop | Class::Hero | Class::Elemental => (u16::from(piece.attack) * 2, piece.mp + 1),
                Class::Minor => (u16::from(piece.attack) * 4 / 3, piece.mp + 1),
                _ => return None,
            };
            Some((piece.hex, strength, reach))
        });
        let attackers: PerUnit<Attacker> = attackers.collect();
        let known = &mut self.memory.borrow_mut().invaders_coming;
        let alike = |attacker: &Attacker| Some(*attacker);
        known.over(targets.clone(), 0.0, &attackers, alike, |sum, (hex, strength, reach)| {
            let far = self.chart.air_from(*hex);
            let mut best = 0.0f32;
            for (hex, defence, worth) in &targets {
                if far[hex.index()] <= *reach {
                    let gain = worth * self.table.kill(*strength, *defence);
                    best = if gain > best { gain } else { best };
                }
            }
            *sum += best;
        })
    }

    /// Every monster on the ground is set upon by those who can reach it; every stack of troops by its neighbours.
    pub(super) fn defenders_coming(&self, game: &Game, army: &Army) -> f32 {
        let reach = |p: &Piece| p.mp + if p.kind.is_archer() { 2 } else { 1 };
        let able = army.sides.defender.iter().filter(|p| p.attack > 0);
        let able: PerUnit<Striker> = able.map(|p| (p.hex, reach(p), p)).collect();
        let set =
            |of: &dyn Fn(&Piece) -> bool| able.iter().filter(|s| of(s.2)).fold(0u128, |set, s| set | 1 << s.2.id.0);
        let (all, lead) = (set(&|_| true), set(&fit_hero));
        let known = &mut self.memory.borrow_mut().defenders_coming;
        let mut sum = 0.0;
        for foe in &army.sides.invader {
            let far = self.chart.defenders_to(foe.hex);
            let come =
                able.iter().rev().fold(0, |set, (hex, reach, _)| set << 1 | u128::from(far[hex.index()] <= *reach));
            let coming = || able.iter().enumerate().filter(move |(n, _)| come >> n & 1 == 1).map(|(_, s)| s.2);
            let hits = if foe.class == Class::Minor { hits(game, foe) } else { 0.0 };
            let beset = Beset { hex: foe.hex, lost: foe.lost, hits, able: all, lead, come };
            // Of a major monster more than that counts.
            let key = (foe.class != Class::Major).then_some(beset);
            sum += *known.of(foe.id, key, |loss| {
                *loss = match foe.class {
                    Class::Major => self.on_major(game, army, foe, coming()),
                    Class::Minor => on_minor(game, foe, hits, coming()),
                    _ => {
                        let strength: u16 = coming().map(|p| u16::from(p.attack)).sum();
                        foe.price * 0.5 * self.table.kill(strength.min(12), u16::from(foe.defence))
                    }
                };
            });
        }
        sum
    }

    /// Blows at a major monster.
    fn on_major<'a>(&self, game: &Game, army: &Army, foe: &Piece, coming: impl Iterator<Item = &'a Piece>) -> f32 {
        let mut blows = Blows::default();
        if foe.airborne() {
            let per = per_hit(game, foe, Area::Belly);
            coming.for_each(|piece| blows.add(f32::from(u8::from(piece.kind.is_archer())) * per * 2.0 / 6.0));
            return (blows.0.iter().sum::<f32>() + self.whirlwind(game, army, foe)).min(foe.price);
        }
        let per = per_hit(game, foe, Area::Wings).max(per_hit(game, foe, Area::Legs) * 0.7);
        let mut under = 0.0f32;
        for piece in coming {
            match piece.class {
                // Only a hero gets underneath, and he hits the belly there [2.4.4-b].
                Class::Hero => {
                    let need = game.hit_number(foe.id, Area::Belly).unwrap_or(6);
                    let hit = one_die(need, i8::from(!piece.has(Flags::WOUNDED)));
                    under = under.max(f32::from(piece.attack) * hit * per_hit(game, foe, Area::Belly));
                }
                _ if piece.kind == Kind::Militia => blows.add(0.25 * per),
                _ => blows.add(f32::from(piece.attack) * 0.5 * per),
            }
        }
        // Wings can be struck at from four sides [2.12.1.7.2-a]; those in front and behind hit less.
        blows.0.sort_by(|a, b| b.total_cmp(a));
        let [a, b, c, d, e, f] = blows.0;
        (a + b + c + d + 0.4 * (e + f) + under).min(foe.price)
    }

    /// What a whirlwind under a flyer can be expected to do: it crashes on 4+ [2.8.7-i], and dies in water.
    fn whirlwind(&self, game: &Game, army: &Army, flyer: &Piece) -> f32 {
        let raised = army.sides.defender.iter().any(|w| {
            w.class == Class::Wizard
                && self.chart.air(w.hex, flyer.hex) <= game.spell_range(Spell::Whirlwind)
                && game.spell_points(w.id) >= Some(game.spell_cost(Spell::Whirlwind))
        });
        let water = matches!(game.board().terrain(flyer.hex), Terrain::River | Terrain::Sea);
        let crash_dice = f32::from(game.components().monster(flyer.kind).crash_dice);
        match raised {
            true if water => 0.5 * flyer.price,
            true => 0.5 * DIE * crash_dice * per_hit(game, flyer, Area::Legs),
            false => 0.0,
        }
    }
}

/// The six best blows at somebody: one from each side.
#[derive(Default)]
struct Blows([f32; 6]);

impl Blows {
    fn add(&mut self, blow: f32) {
        if blow > 0.0
            && let Some(least) = self.0.iter_mut().reduce(|a, b| if *b < *a { b } else { a })
            && blow > *least
        {
            *least = blow;
        }
    }
}

/// Blows at a minor monster.
fn on_minor<'a>(game: &Game, foe: &Piece, hits: f32, coming: impl Iterator<Item = &'a Piece>) -> f32 {
    let mut blows = Blows::default();
    let mut led = false;
    for piece in coming {
        led |= fit_hero(piece);
        blows.add(hits * minor_loss(game, foe, piece.attack));
    }
    // A hero doubles the blow of whoever strikes beside him.
    let led = if led { blows.0.iter().copied().fold(0.0, f32::max) } else { 0.0 };
    (blows.0.iter().sum::<f32>() + led).min(foe.price)
}

/// Chance that a blow at a minor monster hits, wherever around it whoever strikes will stand.
fn hits(game: &Game, foe: &Piece) -> f32 {
    // How many of the hexes around it lie within reach of a Boost Morale [2.8.5-a].
    let around = Dir::ALL.into_iter().filter_map(|d| game.board().neighbour(foe.hex, d));
    let boosted = around.filter(|h| game.boost(Side::Defender, *h)).count() as f32 / 6.0;
    let need = game.hit_number(foe.id, Area::Belly).unwrap_or(6);
    one_die(need, 0) + boosted * (one_die(need, 1) - one_die(need, 0))
}
