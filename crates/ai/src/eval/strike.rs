//! What coming attacks can be expected to destroy, in points of price. Before a side moves, its units count as far as
//! they can come; once it has moved, where they stand.

use super::army::{Army, PerUnit, Piece, foes, strength};
use super::body::{minor_loss, per_hit};
use super::{Judge, Strikes};
use crate::odds::one_die;
use dragonrage_rules::{Area, Class, Dir, Flags, Game, Hex, Kind, Opening, Side, Spell, Terrain};

/// What a die shows on average: damage of a crash [2.12.1.1.5-b].
const DIE: f32 = 3.5;

/// Archers, goblins and engines.
fn shoots(piece: &Piece) -> bool {
    piece.kind.is_archer() || piece.class == Class::Engine
}

/// A hero who still leads [2.10.5.4-c].
fn fit_hero(piece: &Piece) -> bool {
    piece.class == Class::Hero && !piece.has(Flags::WOUNDED)
}

impl Judge {
    pub(super) fn strikes(&self, game: &Game, army: &Army, side: Side, how: Strikes) -> f32 {
        match how {
            Strikes::None => 0.0,
            Strikes::Standing => self.standing(game, army, side),
            Strikes::Moving => self.moving(game, army, side),
        }
    }

    // ---- where they stand

    fn standing(&self, game: &Game, army: &Army, side: Side) -> f32 {
        let mut sum = 0.0;
        let mut used = 0u128;
        for foe in foes(side, army) {
            if foe.kind.is_monster() {
                sum += self.on_monster(game, army, side, foe, &mut used);
            } else if game.in_hex(foe.hex).find(|u| army.of(side.other(), *u).is_some_and(Piece::military))
                == Some(foe.id)
            {
                // The first of a stack stands for it.
                sum += self.on_hex(game, army, side, foe.hex, &mut used);
            }
        }
        for piece in army.sides[side].iter().filter(|p| p.class == Class::Major && game.can_fight(p.id)) {
            sum += self.by_major(game, army, side, piece);
        }
        sum
    }

    /// Units beside a monster, each for itself [2.7.2-c], and shots at it.
    fn on_monster(&self, game: &Game, army: &Army, side: Side, foe: &Piece, used: &mut u128) -> f32 {
        let mut sum = 0.0;
        let farthest = game.components().missiles.farthest();
        for piece in &army.sides[side] {
            if piece.class == Class::Major || piece.attack == 0 || *used >> piece.id.0 & 1 == 1 || piece.spent() {
                continue;
            }
            let distance = self.chart.air(piece.hex, foe.hex);
            let reach = if shoots(piece) { farthest } else { 1 };
            if distance > reach || game.fog(piece.hex) || game.fog(foe.hex) && !foe.airborne() {
                continue;
            }
            let gain = self.blow(game, side, piece, foe, distance);
            if gain > 0.0 {
                *used |= 1 << piece.id.0;
                sum += gain;
            }
        }
        sum.min(foe.price)
    }

    /// What one unit can be expected to do to a monster from where it stands.
    fn blow(&self, game: &Game, side: Side, piece: &Piece, foe: &Piece, distance: u8) -> f32 {
        let mut best = 0.0f32;
        let major = foe.class == Class::Major;
        let dir = piece.hex.direction_to(foe.hex);
        let reaches = distance == 0 || dir.is_some_and(|d| game.opening(piece.hex, d, side) != Opening::Shut);
        if !foe.airborne() && reaches && piece.class != Class::Engine && !game.fears(piece.id, foe.id) {
            let bonus = game.hit_modifier(piece.id, foe.id);
            let nerve = if game.demoralised(side) {
                let boost = game.boost(side, piece.hex);
                game.components().unit(piece.kind).escape.map_or(0.0, |n| one_die(n, 1 + i8::from(boost)))
            } else {
                1.0
            };
            if !major {
                let need = game.hit_number(foe.id, Area::Belly).unwrap_or(6);
                // Beside a hero in the same hex a troop strikes twice as hard.
                let damage = piece.attack * if game.doubled(piece.id) { 2 } else { 1 };
                best = one_die(need, bonus) * minor_loss(game, foe, damage) * nerve;
            } else {
                for area in Area::ALL {
                    let left = game.points_left(foe.id, area).unwrap_or(0);
                    if left > 0 && game.exposed(foe.id, area, piece.hex) {
                        let need = game.hit_number(foe.id, area).unwrap_or(6);
                        let hit = one_die(need, bonus) * f32::from(piece.attack.min(left));
                        best = best.max(hit * per_hit(game, foe, area) * nerve);
                    }
                }
            }
        }
        if shoots(piece) && game.in_range(piece.id, foe.id) {
            let need = game.shot_number(piece.kind, foe.id, distance).unwrap_or(6);
            let area = if foe.airborne() { Area::Belly } else { Area::Wings };
            let damage = game.shot_damage(piece.id, foe.id);
            let worth =
                if major { per_hit(game, foe, area) * f32::from(damage) } else { minor_loss(game, foe, damage) };
            best = best.max(one_die(need, game.shot_modifier(piece.id, foe.id)) * worth);
        }
        best
    }

    /// Units that stand around a stack of military units, together through the table.
    fn on_hex(&self, game: &Game, army: &Army, side: Side, hex: Hex, used: &mut u128) -> f32 {
        if game.fog(hex) {
            return 0.0;
        }
        let (mut strength, mut joined) = (0u16, 0u128);
        let mut add = |at: Hex| {
            for id in game.in_hex(at) {
                if let Some(p) = army.of(side, id)
                    && p.attack > 0
                    && !matches!(p.class, Class::Major | Class::Engine)
                    && *used >> id.0 & 1 == 0
                    && !p.spent()
                {
                    strength += u16::from(p.attack) * if game.doubled(id) { 2 } else { 1 };
                    joined |= 1 << id.0;
                }
            }
        };
        for dir in Dir::ALL {
            if let Some(at) = game.board().neighbour(hex, dir)
                && game.opening(at, dir.back(), side) != Opening::Shut
                && !game.fog(at)
            {
                add(at);
            }
        }
        add(hex);
        if strength == 0 {
            return 0.0;
        }
        let (defence, price) = self.stack(army, side.other(), hex);
        let chance = self.table.kill(strength, defence);
        if chance > 0.0 {
            *used |= joined;
        }
        chance * price
    }

    /// Defence and price of the military units of a side in a hex.
    fn stack(&self, army: &Army, side: Side, hex: Hex) -> (u16, f32) {
        let there = army.sides[side].iter().filter(|p| p.hex == hex && p.military());
        there.fold((0, 0.0), |(d, v), p| {
            let worth = if p.class == Class::Hero && !p.has(Flags::WOUNDED) { 0.5 } else { 1.0 };
            (d + u16::from(p.defence), v + p.price * worth)
        })
    }

    /// A major monster's groups and its fire.
    fn by_major(&self, game: &Game, army: &Army, side: Side, piece: &Piece) -> f32 {
        let Some(major) = game.major(piece.id) else { return 0.0 };
        if game.fog(piece.hex) {
            return 0.0;
        }
        let (mut best, mut rest) = (0.0f32, 0.0f32);
        let around = Dir::ALL.into_iter().filter_map(|d| Some((Some(d), game.board().neighbour(piece.hex, d)?)));
        for (dir, hex) in around.chain([(None, piece.hex)]) {
            let shut = dir.is_some_and(|d| game.opening(piece.hex, d, side) == Opening::Shut);
            if shut || game.fog(hex) || game.whirlwind(hex) {
                continue;
            }
            if game.in_hex(hex).next().is_none() {
                continue;
            }
            let (defence, price) = self.stack(army, side.other(), hex);
            if price == 0.0 {
                continue;
            }
            let value = price * self.table.kill(game.strike_strength(piece.id, hex), defence);
            rest += best.min(value);
            best = best.max(value);
        }
        let sheet = game.components().monster(piece.kind);
        let breathes = !piece.has(Flags::BREATHED) && major.fires < sheet.fires;
        let fire = if breathes && game.points_left(piece.id, Area::Head) > Some(0) {
            self.fire(game, army, side, piece, major.facing(), sheet.fire_escape_bonus)
        } else {
            0.0
        };
        best + 0.35 * rest + fire
    }

    /// The best line of fire, less what a breath is worth to keep: VP and units that do not escape.
    fn fire(&self, game: &Game, army: &Army, side: Side, piece: &Piece, facing: Dir, bonus: u8) -> f32 {
        let mut best = 0.0f32;
        for dir in [facing.left(), facing, facing.right()] {
            let mut value = 0.0;
            for hex in game.fire_line(piece.id, dir) {
                value += f32::from(game.vp_at(hex).unwrap_or(0)) * super::VP_IN_POINTS;
                for foe in army.sides[side.other()].iter().filter(|f| f.hex == hex && !f.airborne()) {
                    let escape = game.components().unit(foe.kind).escape;
                    let tower = if game.board().is_tower(hex) { 2 } else { 0 };
                    let stays = escape.map_or(1.0, |n| 1.0 - one_die(n, bonus as i8 + tower));
                    value += foe.price * stays * if foe.class == Class::Hero { 0.5 } else { 1.0 };
                }
            }
            best = best.max(value);
        }
        (best - super::FIRE_IN_POINTS).max(0.0)
    }

    // ---- after a move

    fn moving(&self, game: &Game, army: &Army, side: Side) -> f32 {
        if side == Side::Invader { self.invaders_coming(game, army) } else { self.defenders_coming(game, army) }
    }

    /// Every attacker takes the best target that it can get at.
    fn invaders_coming(&self, game: &Game, army: &Army) -> f32 {
        // A wall between them, or a tower about one of them, and the attack is unlikely.
        let exposed = army.sides.defender.iter().filter(|f| f.military() && !game.board().is_tower(f.hex));
        let target = |foe: &Piece| {
            let leads = foe.class == Class::Hero && !foe.has(Flags::WOUNDED);
            (foe.hex.index(), u16::from(foe.defence), foe.price * if leads { 0.6 } else { 1.0 })
        };
        let targets: PerUnit<(usize, u16, f32)> = exposed.map(target).collect();
        let mut sum = 0.0;
        for piece in &army.sides.invader {
            let (strength, reach) = match piece.class {
                Class::Major if piece.airborne() => continue,
                Class::Major => {
                    let sheet = game.components().monster(piece.kind);
                    (strength(game, piece), piece.mp.max(if sheet.bound > 0 { 3 } else { 1 }) + 1)
                }
                // Troops seldom come alone, monsters sometimes.
                Class::Troop | Class::Hero | Class::Elemental => (u16::from(piece.attack) * 2, piece.mp + 1),
                Class::Minor => (u16::from(piece.attack) * 4 / 3, piece.mp + 1),
                _ => continue,
            };
            let mut best = 0.0f32;
            let far = self.chart.air_from(piece.hex);
            for (hex, defence, worth) in &targets {
                if far[*hex] <= reach {
                    let gain = worth * self.table.kill(strength, *defence);
                    best = if gain > best { gain } else { best };
                }
            }
            sum += best;
        }
        sum
    }

    /// Every monster on the ground is set upon by those who can reach it; every stack of troops by its neighbours.
    fn defenders_coming(&self, game: &Game, army: &Army) -> f32 {
        let mut sum = 0.0;
        for foe in &army.sides.invader {
            let mut blows = [0.0f32; 6];
            let mut under = 0.0f32;
            let mut strength = 0u16;
            let per = match foe.class {
                Class::Major if foe.airborne() => per_hit(game, foe, Area::Belly),
                Class::Major => per_hit(game, foe, Area::Wings).max(per_hit(game, foe, Area::Legs) * 0.7),
                _ => 0.0,
            };
            let far = self.chart.defenders_to(foe.hex);
            // How many of the hexes around it lie within reach of a Boost Morale [2.8.5-a].
            let around = Dir::ALL.into_iter().filter_map(|d| game.board().neighbour(foe.hex, d));
            let boosted = around.filter(|h| game.boost(Side::Defender, *h)).count() as f32 / 6.0;
            let mut led = false;
            for piece in army.sides.defender.iter().filter(|p| p.attack > 0) {
                let shoots = piece.kind.is_archer();
                let reach = piece.mp + if shoots { 2 } else { 1 };
                if far[piece.hex.index()] > reach {
                    continue;
                }
                strength += u16::from(piece.attack);
                let blow = match foe.class {
                    Class::Major if foe.airborne() => f32::from(u8::from(shoots)) * per * 2.0 / 6.0,
                    Class::Major => match piece.class {
                        // Only a hero gets underneath, and he hits the belly there [2.4.4-b].
                        Class::Hero => {
                            let need = game.hit_number(foe.id, Area::Belly).unwrap_or(6);
                            let hit = one_die(need, i8::from(!piece.has(Flags::WOUNDED)));
                            under = under.max(f32::from(piece.attack) * hit * per_hit(game, foe, Area::Belly));
                            0.0
                        }
                        _ if piece.kind == Kind::Militia => 0.25 * per,
                        _ => f32::from(piece.attack) * 0.5 * per,
                    },
                    Class::Minor => {
                        led |= fit_hero(piece);
                        let need = game.hit_number(foe.id, Area::Belly).unwrap_or(6);
                        let hits = one_die(need, 0) + boosted * (one_die(need, 1) - one_die(need, 0));
                        hits * minor_loss(game, foe, piece.attack)
                    }
                    _ => 0.0,
                };
                if blow > 0.0
                    && let Some(least) = blows.iter_mut().reduce(|a, b| if *b < *a { b } else { a })
                    && blow > *least
                {
                    *least = blow;
                }
            }
            sum += match foe.class {
                Class::Major if foe.airborne() => {
                    (blows.iter().sum::<f32>() + self.whirlwind(game, army, foe)).min(foe.price)
                }
                Class::Major => {
                    // Wings can be struck at from four sides [2.12.1.7.2-a]; those in front and behind hit less.
                    blows.sort_by(|a, b| b.total_cmp(a));
                    let [a, b, c, d, e, f] = blows;
                    (a + b + c + d + 0.4 * (e + f) + under).min(foe.price)
                }
                Class::Minor => {
                    // A hero doubles the blow of whoever strikes beside him.
                    let led = if led { blows.iter().copied().fold(0.0, f32::max) } else { 0.0 };
                    (blows.iter().sum::<f32>() + led).min(foe.price)
                }
                _ => foe.price * 0.5 * self.table.kill(strength.min(12), u16::from(foe.defence)),
            };
        }
        sum
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
