//! What coming attacks can be expected to destroy, in points of price. Before a side moves, its units count as far as
//! they can come (`coming`); once it has moved, where they stand.

use super::army::{Army, Piece, foes};
use super::body::{minor_loss, per_hit};
use super::{Judge, Strikes};
use crate::odds::one_die;
use dragonrage_rules::{Area, Class, Dir, Flags, Game, Hex, HexSet, Opening, Side};

/// Archers, goblins and engines.
fn shoots(piece: &Piece) -> bool {
    piece.kind.is_archer() || piece.class == Class::Engine
}

/// Could it join an attack on a hex beside it?
fn joins(piece: &Piece) -> bool {
    piece.attack > 0 && !matches!(piece.class, Class::Major | Class::Engine) && !piece.spent()
}

impl Judge {
    pub(super) fn strikes(&self, game: &Game, army: &Army, side: Side, how: Strikes) -> f32 {
        match how {
            Strikes::None => 0.0,
            Strikes::Standing => self.standing(game, army, side),
            Strikes::Moving if side == Side::Invader => self.invaders_coming(game, army),
            Strikes::Moving => self.defenders_coming(game, army),
        }
    }

    fn standing(&self, game: &Game, army: &Army, side: Side) -> f32 {
        let mut sum = 0.0;
        let mut used = 0u128;
        // Most stacks have nobody beside them.
        let beside = |set: HexSet, piece: &Piece| set.union(game.board().within(piece.hex, 1));
        let struck = army.sides[side].iter().filter(|p| joins(p)).fold(HexSet::EMPTY, beside);
        for foe in foes(side, army) {
            if foe.kind.is_monster() {
                sum += self.on_monster(game, army, side, foe, &mut used);
            } else if struck.contains(foe.hex)
                && game.in_hex(foe.hex).find(|u| army.of(side.other(), *u).is_some_and(Piece::military)) == Some(foe.id)
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
                    && joins(p)
                    && *used >> id.0 & 1 == 0
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
}
