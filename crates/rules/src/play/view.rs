//! Questions about a position that several rules ask: who stands where, who is near, what covers a hex.

use crate::play::game::Rules;
use crate::play::state::{Flags, Position, Status};
use crate::{Area, Board, Class, Components, Fact, Hex, Kind, MonsterData, Options, Refusal, RuleIds, Side, UnitId};

/// A position with the rules and components it is played by.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) r: &'a Rules,
    pub(crate) p: &'a Position,
}

/// The result of a legality check.
pub(crate) type Check = Result<(), Refusal>;

/// A refusal with its rules.
#[inline]
pub(crate) const fn no(fact: Fact, rules: RuleIds) -> Check {
    Err(Refusal { fact, rules })
}

impl<'a> View<'a> {
    #[inline]
    pub(crate) fn components(&self) -> &'a Components {
        &self.r.components
    }

    #[inline]
    pub(crate) fn board(&self) -> &'a Board {
        &self.r.board
    }

    #[inline]
    pub(crate) fn options(&self) -> &'a Options {
        &self.r.options
    }

    #[inline]
    pub(crate) fn kind(&self, unit: UnitId) -> Kind {
        self.r.counters[unit.index()].kind
    }

    #[inline]
    pub(crate) fn class(&self, unit: UnitId) -> Class {
        self.r.counters[unit.index()].class
    }

    #[inline]
    pub(crate) fn is_major(&self, unit: UnitId) -> bool {
        unit.0 >= self.r.components.roster.first_major()
    }

    #[inline]
    pub(crate) fn sheet(&self, unit: UnitId) -> &'a MonsterData {
        self.r.components.monster(self.kind(unit))
    }

    /// Owner of a unit that is or was in play: set-up, arrival and summoning give every counter its owner. Who asks about
    /// a counter that may never have left the box asks for [`crate::Unit::side`].
    #[inline]
    pub(crate) fn side(&self, unit: UnitId) -> Side {
        self.p.unit(unit).side.expect("a unit in play has an owner")
    }

    /// Alive on the map and not in flight [S-14].
    #[inline]
    pub(crate) fn grounded(&self, unit: UnitId) -> bool {
        let u = self.p.unit(unit);
        u.on_map() && !u.has(Flags::AIRBORNE)
    }

    #[inline]
    pub(crate) fn airborne(&self, unit: UnitId) -> bool {
        let u = self.p.unit(unit);
        u.on_map() && u.has(Flags::AIRBORNE)
    }

    /// Living units of a kind.
    pub(crate) fn of_kind(&self, kind: Kind, side: Side) -> impl Iterator<Item = UnitId> + 'a {
        let p = self.p;
        self.r.components.roster.of_kind(kind).filter(move |u| p.unit(*u).on_map() && p.unit(*u).side == Some(side))
    }

    /// Living units on the ground of a hex.
    #[inline]
    pub(crate) fn on_ground(&self, hex: Hex) -> impl Iterator<Item = UnitId> + 'a {
        let view = *self;
        self.p.in_hex(hex).filter(move |u| view.grounded(*u))
    }

    /// Units of the other side on the ground of a hex.
    #[inline]
    pub(crate) fn enemies(&self, hex: Hex, of: Side) -> impl Iterator<Item = UnitId> + 'a {
        let view = *self;
        self.on_ground(hex).filter(move |u| view.hostile(*u, of))
    }

    /// Is the unit an enemy of this side? An uncontrolled elemental is everybody's [S-87].
    #[inline]
    pub(crate) fn hostile(&self, unit: UnitId, to: Side) -> bool {
        self.side(unit) != to || self.p.has(unit, Flags::WILD)
    }

    /// Does an enemy of `of` stand on the ground there [S-27]?
    #[inline]
    pub(crate) fn enemy_at(&self, hex: Hex, of: Side) -> bool {
        self.enemies(hex, of).next().is_some()
    }

    /// Is the hex vacant [S-14]? A carcass is no unit, but nobody may enter.
    pub(crate) fn vacant(&self, hex: Hex) -> bool {
        self.on_ground(hex).next().is_none()
    }

    /// Is nobody at all in its hex and around it? Then there is nobody to fight hand to hand.
    #[inline]
    pub(crate) fn alone(&self, unit: UnitId) -> bool {
        let own = self.p.at(unit);
        self.p.bare_around(self.board().ways(own)) == 0b111111 && self.p.in_hex(own).nth(1).is_none()
    }

    /// Does a dead major monster lie there [2.12.1.8-d]?
    #[inline]
    pub(crate) fn carcass(&self, hex: Hex) -> bool {
        self.p.in_hex(hex).any(|u| self.p.unit(u).status == Status::Carcass)
    }

    /// Does a whirlwind stand there [2.8.7]?
    #[inline]
    pub(crate) fn whirlwind(&self, hex: Hex) -> bool {
        Side::BOTH.iter().any(|s| self.p.whirlwinds[*s].contains(&Some(hex)))
    }

    /// Is the hex covered by fog [2.8.6-a]?
    #[inline]
    pub(crate) fn fog(&self, hex: Hex) -> bool {
        Side::BOTH.iter().any(|s| self.p.fog[*s].is_some_and(|centre| centre.distance(hex) <= 2))
    }

    /// Is the unit in fog? Flyers are above it [S-101].
    pub(crate) fn in_fog(&self, unit: UnitId) -> bool {
        self.grounded(unit) && self.fog(self.p.at(unit))
    }

    /// Is the unit helped by its side's Boost Morale [2.8.5-b, S-100, H-19]?
    pub(crate) fn boosted(&self, unit: UnitId) -> bool {
        if self.p.has(unit, Flags::WILD) || self.p.unit(unit).status == Status::Captive {
            return false; // They are nobody's friends [S-87, S-117].
        }
        let Some(boost) = self.p.boost[self.side(unit)] else { return false };
        match self.options().boost_scope {
            crate::components::options::BoostScope::Area => {
                self.p.unit(unit).hex().is_some_and(|h| boost.hex.distance(h) <= boost.radius)
            }
            crate::components::options::BoostScope::UnitsAtCasting => self.p.has(unit, Flags::BOOSTED),
        }
    }

    /// Is a friendly hero in the same or an adjacent hex? `fit`: only an unwounded one counts.
    pub(crate) fn hero_near(&self, unit: UnitId, fit: bool) -> bool {
        let (side, hex) = (self.side(unit), self.p.at(unit));
        !self.p.has(unit, Flags::WILD)
            && self.p.army(side).any(|h| {
                self.class(h) == Class::Hero
                    && self.p.at(h).distance(hex) <= 1
                    && !(fit && self.p.has(h, Flags::WOUNDED))
            })
    }

    // ---- body of a major monster

    /// Hit points left in an area.
    #[inline]
    pub(crate) fn points_left(&self, unit: UnitId, area: Area) -> u8 {
        let data = self.sheet(unit).area(area);
        (data.groups * data.hit_points).saturating_sub(self.p.major(unit).damage(area))
    }

    /// Groups not destroyed: damage fills one group after the other [2.7.4.2-c].
    #[inline]
    pub(crate) fn groups_left(&self, unit: UnitId, area: Area) -> u8 {
        let data = self.sheet(unit).area(area);
        if data.hit_points == 0 {
            return 0;
        }
        data.groups.saturating_sub(self.p.major(unit).damage(area) / data.hit_points)
    }

    /// Is the area there and wholly destroyed?
    pub(crate) fn destroyed(&self, unit: UnitId, area: Area) -> bool {
        self.sheet(unit).area(area).groups > 0 && self.points_left(unit, area) == 0
    }

    /// MP of a walking major monster [2.12.1.1.1-a].
    #[inline]
    pub(crate) fn walking_mp(&self, unit: UnitId) -> u8 {
        let per = self.sheet(unit).legs_per_mp.max(1);
        self.points_left(unit, Area::Legs).div_ceil(per)
    }

    /// The hex ahead of a major monster.
    pub(crate) fn ahead(&self, unit: UnitId) -> Option<Hex> {
        self.board().neighbour(self.p.at(unit), self.p.major(unit).facing())
    }

    /// Victory points still standing in a hex.
    #[inline]
    pub(crate) fn vp_at(&self, hex: Hex) -> Option<u8> {
        let n = self.board().place_at(hex)?;
        let place = self.board().place(n);
        let vp = match place.vp_after_elowyn {
            Some(less) if self.elowyn_left() => less,
            _ => place.vp,
        };
        (self.p.razed >> n & 1 == 0 && vp > 0).then_some(vp)
    }
}
