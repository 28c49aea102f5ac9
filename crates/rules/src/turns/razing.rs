//! Razing by others than major monsters [2.3-i to l, S-89, S-90]: by occupation instead of an attack, or by entry.

use crate::components::options::ArcherRazeAndShoot;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::state::Flags;
use crate::play::view::{Check, View, no};
use crate::{Class, Fact, Hex, Kind, Side, UnitId};

impl View<'_> {
    /// Kinds that raze what they enter [2.3-i,j].
    pub(crate) fn razes_by_entry(&self, unit: UnitId) -> bool {
        matches!(self.class(unit), Class::Minor) || self.kind(unit) == Kind::Trolls
    }

    /// Razing by occupation, declared in the invader's melee phase [2.3-k,l, 2.10.5.2-a, S-89].
    pub(crate) fn check_raze_by_troop(&self, unit: UnitId) -> Check {
        let hex = self.p.at(unit);
        if self.side(unit) == Side::Defender {
            return no(Fact::WrongKind { unit }, &["S-90"]);
        }
        if !matches!(self.class(unit), Class::Troop | Class::Hero) || self.razes_by_entry(unit) {
            let rules: &[&str] = match self.kind(unit) {
                Kind::Elowyn => &["2.10.7.1-a"],
                Kind::Wizard | Kind::Shaman => &["2.10.6.1-a", "2.3-k"],
                Kind::Trolls => &["2.10.10.1-a", "2.3-j"],
                Kind::Giant => &["2.11.1.1-a", "2.3-i"],
                Kind::TRex => &["2.11.3.5-a", "2.3-i"],
                Kind::SeaSerpent => &["2.11.2.2-d"],
                _ => &["2.3-k"],
            };
            return no(Fact::WrongKind { unit }, rules);
        }
        if self.vp_at(hex).is_none() || self.vp_door(hex) {
            let rules: &[&str] = if self.vp_door(hex) { &["S-92"] } else { &["2.3-b", "2.2.4.7-b"] };
            return no(Fact::NothingToRaze { hex }, rules);
        }
        if self.p.has(unit, Flags::CLIMBED) {
            return no(Fact::Climbed { unit }, &["S-89"]);
        }
        let shot_first =
            self.options().archer_raze_and_shoot == ArcherRazeAndShoot::Yes && self.p.has(unit, Flags::SHOT);
        if self.p.has(unit, Flags::USED) && !shot_first {
            return no(Fact::AlreadyAttacked { unit }, &["2.3-k", "D-35", "S-89"]);
        }
        Ok(())
    }
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn raze_by_troop(&mut self, unit: UnitId) {
        self.p.flag(unit, Flags::USED, true);
        let hex = self.p.at(unit);
        self.raze(hex, &["2.3-k", "2.3-l", "S-89"]);
    }

    /// Giants and their like, and trolls, raze at the moment of entry, if no defender is there [S-90].
    pub(crate) fn raze_by_entry(&mut self, unit: UnitId, hex: Hex) {
        let view = self.view();
        if view.side(unit) == Side::Invader
            && view.razes_by_entry(unit)
            && !view.enemy_at(hex, Side::Invader)
            && !view.vp_door(hex)
        {
            self.raze(hex, &["2.3-i", "2.3-j", "S-90"]);
        }
    }
}
