//! Sea serpents [2.11.2]: what they strike from the water, what they break, and when arrows cannot find them.

use crate::movement::entrances::Opening;
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::Flags;
use crate::play::view::{Check, View, no};
use crate::{Action, Dir, Edge, Fact, Hex, Kind, UnitId};

impl View<'_> {
    /// Is the wall hexside open for good [S-47]?
    #[inline]
    pub(crate) fn breached(&self, wall: u8) -> bool {
        self.p.breached >> wall & 1 == 1
    }

    /// Serpents break walls of planks; stone withstands them [2.11.2.2-c].
    pub(crate) fn breaks_walls(&self, unit: UnitId) -> bool {
        self.kind(unit) == Kind::SeaSerpent && self.board().spec().plank_walls
    }

    /// Away from every shore, dock and bridge no missile finds it [2.11.2.3-b, S-46].
    pub(crate) fn submerged(&self, hex: Hex) -> bool {
        let wet = |h: Hex| self.board().terrain(h).is_open_water();
        wet(hex) && Dir::ALL.into_iter().filter_map(|d| self.board().neighbour(hex, d)).all(wet)
    }

    /// It strikes what lies beside the water, towers without an entrance too, but not over a wall [2.11.2.2-a,b, S-46].
    pub(crate) fn check_serpent_reaches(&self, unit: UnitId, dir: Dir, hex: Hex) -> Check {
        let own = self.p.at(unit);
        let tower = match self.board().edge(own, dir) {
            Edge::TowerWall => true,
            Edge::Entrance(n) => self.board().entrance(n).tower,
            _ => false,
        };
        if tower || self.opening(own, dir, self.side(unit)) != Opening::Shut {
            return Ok(());
        }
        no(Fact::NoOpening { hex }, &["2.11.2.2-b", "S-46"])
    }

    /// Its attack of the turn may raze an empty hex [2.11.2.2-d].
    pub(crate) fn check_raze_by_strike(&self, unit: UnitId, hex: Hex) -> Check {
        if self.kind(unit) != Kind::SeaSerpent {
            return no(Fact::WrongKind { unit }, &["2.11.2.2-d"]);
        }
        self.check_can_attack(unit)?;
        self.check_reaches(unit, hex)?;
        if self.fog(hex) {
            return no(Fact::InFog { hex }, &["S-101"]);
        }
        if self.on_ground(hex).any(|u| u != unit) {
            return no(Fact::NotEmpty { hex }, &["2.11.2.2-d"]);
        }
        if self.vp_at(hex).is_none() || self.vp_door(hex) {
            let rules: &[&str] = if self.vp_door(hex) { &["S-92"] } else { &["2.3-b", "2.2.4.7-b"] };
            return no(Fact::NothingToRaze { hex }, rules);
        }
        Ok(())
    }

    pub(crate) fn list_razing_strikes(&self, unit: UnitId, out: &mut impl Listing) {
        if self.kind(unit) != Kind::SeaSerpent {
            return;
        }
        let own = self.p.at(unit);
        let beside = Dir::ALL.into_iter().filter_map(|d| self.board().neighbour(own, d));
        for hex in std::iter::once(own).chain(beside) {
            if self.check_raze_by_strike(unit, hex).is_ok() {
                out.add(Action::RazeHex { unit, hex });
            }
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn raze_by_strike(&mut self, unit: UnitId, hex: Hex) {
        self.p.flag(unit, Flags::USED, true);
        self.raze(hex, &["2.11.2.2-d", "2.3-o"]);
    }
}
