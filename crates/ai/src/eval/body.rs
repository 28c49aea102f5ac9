//! What the units themselves are worth: troops by price, monsters by price and health, breaths and spells left.

use super::Judge;
use super::army::{Army, Piece};
use crate::weights::{Term, Terms};
use dragonrage_rules::{Area, Flags, Game, Kind, Side};

/// Shares of a major monster's worth that lie in its areas: head, wings, legs, belly. What is left over it is worth
/// as long as it lives.
const SHARES: [f32; 4] = [0.16, 0.3, 0.2, 0.24];

/// Health of an area, 0 to 1: wings that no longer carry are worth little, and legs that no longer leap [6.3].
fn health(game: &Game, piece: &Piece, area: Area) -> f32 {
    let data = game.components().monster(piece.kind).area(area);
    let full = f32::from(data.groups * data.hit_points);
    if full == 0.0 {
        return 1.0;
    }
    let left = f32::from(game.points_left(piece.id, area).unwrap_or(0)) / full;
    match area {
        Area::Wings if game.wings_carry(piece.id) => 0.4 + 0.6 * (2.0 * left - 1.0),
        Area::Legs if game.legs_leap(piece.id) => 0.5 + 0.5 * (2.0 * left - 1.0),
        Area::Wings | Area::Legs => 0.2 * left,
        Area::Belly => left.sqrt(),
        _ => left,
    }
}

/// What a point of damage to an area costs, in points of price.
pub fn per_hit(game: &Game, piece: &Piece, area: Area) -> f32 {
    let data = game.components().monster(piece.kind).area(area);
    let full = f32::from(data.groups * data.hit_points);
    let left = f32::from(game.points_left(piece.id, area).unwrap_or(0));
    if left == 0.0 {
        return 0.0;
    }
    let share = SHARES[area.index()];
    piece.price
        * match area {
            // Down to half of wings or legs every point counts double, with the flight at the end of it.
            Area::Wings if game.wings_carry(piece.id) => share * 2.0 / full,
            Area::Legs if game.legs_leap(piece.id) => share * 2.0 / full,
            Area::Wings | Area::Legs => share * 0.2 / full,
            // The last point of the belly is the monster's life.
            Area::Belly => 0.9 / left.max(2.0),
            // The last point of the head is its mind.
            Area::Head => share / full + 0.3 / left.max(4.0),
        }
}

/// What a minor monster is worth after more damage. Its last points are worth most: a wounded giant strikes as hard as
/// a whole one, a dead one does not.
fn minor_worth(game: &Game, piece: &Piece, damage: u8) -> f32 {
    let full = game.components().unit(piece.kind).hit_points.unwrap_or(1);
    let left = full.saturating_sub(piece.lost).saturating_sub(damage);
    piece.price * (f32::from(left) / f32::from(full)).sqrt()
}

/// What damage to a minor monster costs, in points of price.
pub fn minor_loss(game: &Game, piece: &Piece, damage: u8) -> f32 {
    minor_worth(game, piece, 0) - minor_worth(game, piece, damage)
}

impl Judge {
    pub(super) fn material(&self, game: &Game, army: &Army, t: &mut Terms) {
        for side in Side::BOTH {
            let invades = side == Side::Invader;
            let of = |i: Term, d: Term| if invades { i as usize } else { d as usize };
            let troops = of(Term::TroopsInvader, Term::TroopsDefender);
            let leaders = of(Term::LeadersInvader, Term::LeadersDefender);
            let magic = of(Term::MagicInvader, Term::MagicDefender);
            let waiting = army.waiting.iter().filter(|_| invades);
            for piece in army.sides[side].iter().chain(waiting) {
                match piece.kind {
                    Kind::Dragon | Kind::YoungDragon | Kind::Roc | Kind::Wurm => {
                        let whole: f32 = Area::ALL.iter().map(|a| SHARES[a.index()] * health(game, piece, *a)).sum();
                        let rest = 1.0 - SHARES.iter().sum::<f32>();
                        let mind = if piece.has(Flags::BERSERK) { 0.35 } else { 1.0 };
                        t[Term::Majors as usize] += piece.price * (whole + rest) * mind;
                        if game.points_left(piece.id, Area::Head).unwrap_or(0) > 0 {
                            let sheet = game.components().monster(piece.kind);
                            let used = game.major(piece.id).map_or(0, |m| m.fires);
                            t[Term::Fires as usize] += f32::from(sheet.fires.saturating_sub(used));
                        }
                    }
                    // An elemental fights like a troop, as long as it obeys.
                    Kind::Elemental if piece.has(Flags::WILD) => {}
                    // It must strike at whoever shares its hex [2.8.9-f].
                    Kind::Elemental => {
                        let friends = game.in_hex(piece.hex).filter(|u| army.of(side, *u).is_some()).count() > 1;
                        t[troops] += if friends { -piece.price } else { piece.price };
                    }
                    kind if kind.is_monster() => t[Term::Minors as usize] += minor_worth(game, piece, 0),
                    _ if piece.is_leader() => {
                        t[leaders] += piece.price * if piece.has(Flags::WOUNDED) { 0.5 } else { 1.0 };
                        t[magic] += f32::from(game.spell_points(piece.id).unwrap_or(0));
                    }
                    _ if piece.has(Flags::WILD) => {}
                    _ => t[troops] += piece.price,
                }
            }
        }
    }
}
