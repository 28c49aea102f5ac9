//! The entrances of the walls: smashed, about to be, or held.

use super::Judge;
use super::army::{Army, Piece};
use super::raiders::{Gait, Raider};
use crate::chart::FAR;
use crate::odds::two_dice;
use crate::weights::{Term, Terms};
use dragonrage_rules::{Breaking, Class, Entrance, EntranceState, Game, Side};

impl Judge {
    pub(super) fn gates(&self, game: &Game, army: &Army, raiders: &[Raider], t: &mut Terms) {
        for (n, entrance) in game.board().spec().entrances.iter().enumerate().filter(|(_, e)| !e.tower) {
            if game.entrance_state(n as u8) == EntranceState::Smashed {
                t[Term::Breach as usize] += 1.0;
                continue;
            }
            let held = game.in_hex(entrance.inside).any(|u| army.of(Side::Defender, u).is_some());
            let before = game.in_hex(entrance.outside).filter_map(|u| army.of(Side::Invader, u));
            let chance = before.map(|p| breaks(game, p, entrance)).fold(0.0, f32::max);
            if chance > 0.0 {
                t[Term::Breach as usize] += chance;
                let falls = game.vp_at(entrance.inside).filter(|_| entrance.destroys_vp);
                t[Term::Vp as usize] += chance * SOON * f32::from(falls.unwrap_or(0));
            }
            if held {
                let near = raiders.iter().filter(|r| r.gait != Gait::Fly).map(|r| {
                    let steps = self.chart.air(r.piece.hex, entrance.inside) + r.late * r.mp;
                    r.near[usize::from(steps.min(FAR))]
                });
                t[Term::Gates as usize] += near.fold(0.0, f32::max);
            }
        }
    }
}

/// VP that fall with a door are not worth as much as those that have fallen.
const SOON: f32 = 0.8;

/// Chance that a unit that stands before an entrance breaks it. Major monsters do it as they walk.
fn breaks(game: &Game, piece: &Piece, entrance: &Entrance) -> f32 {
    if !matches!(piece.class, Class::Troop | Class::Hero | Class::Minor) {
        return 0.0;
    }
    let dir = entrance.outside.direction_to(entrance.inside);
    match dir.and_then(|dir| game.breaking(piece.id, dir)) {
        Some(Breaking::Certain) => 1.0,
        Some(Breaking::TwoDice(need)) => two_dice(need),
        None => 0.0,
    }
}
