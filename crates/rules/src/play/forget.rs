//! Wiping what no longer makes a difference, so that searches find equal futures equal. Decides nothing: what it wipes,
//! the game itself wipes before it asks for it again. The contract tests play on from both and compare.

use crate::play::game::Game;
use crate::play::state::{Flags, Mode};
use crate::{Class, Phase, UnitId};

/// What only the movement of the same player-turn asks for.
const MOVED: Flags = Flags(Flags::OFF_ROAD.0 | Flags::ENDED.0 | Flags::TURN_PAID.0 | Flags::TRIED.0 | Flags::ARRIVED.0);

impl Game {
    /// Wipes facts about moves that are over: how far a unit came matters until the movement phase ends, what it did in
    /// its player-turn until that ends. Elementals keep theirs while they live: they act in both.
    pub fn forget(&mut self) {
        let phase = self.phase();
        let moving =
            !matches!(phase, Phase::InvaderFire | Phase::InvaderMelee | Phase::DefenderMissiles | Phase::DefenderMelee);
        for n in 0..self.rules.components.roster.len() {
            let unit = UnitId(n as u8);
            let state = *self.position.unit(unit);
            let Some(side) = state.side else { continue };
            // In its own combat phases a unit still needs to know how it moved and what it did.
            let own = phase.side() == side && state.on_map();
            if own && moving || state.on_map() && self.rules.counters[n].class == Class::Elemental {
                continue;
            }
            let wipe = if own { MOVED.0 } else { !Flags::LASTING.0 };
            if state.spent != 0 || state.flags.0 & wipe != 0 {
                self.position.edit(unit, |u| {
                    u.spent = 0;
                    u.flags.0 &= !wipe;
                });
            }
            if self.rules.counters[n].kind.is_major() {
                self.position.edit_major(unit, |m| {
                    m.straight = 0;
                    if !own {
                        (m.mode, m.used) = (Mode::Still, [0; 3]);
                    }
                });
            }
        }
    }
}
