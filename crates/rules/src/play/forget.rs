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
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let mut game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// // A dragon that turns round and back has spent its points for nothing.
    /// let mut other = game.clone();
    /// for text in ["D1 turns N", "D1 turns NE"] {
    ///     other.apply(notation::parse(&components.roster, text).unwrap(), &mut Silent).unwrap();
    /// }
    /// for game in [&mut game, &mut other] {
    ///     while game.phase().side() == Side::Invader {
    ///         game.apply(Action::Done, &mut Silent).unwrap();
    ///     }
    /// }
    /// assert_ne!(game.hash(), other.hash());
    /// game.forget();
    /// other.forget();
    /// assert_eq!(game.hash(), other.hash()); // a search looks at one of them only
    /// ```
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
