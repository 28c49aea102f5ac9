//! What a rule says about a position, as a question that anybody may ask: whoever judges positions need not know the rule.
//! The answers are those of the checks themselves (`View`); nothing is decided and nothing changes here. Where a unit is not
//! on the map, or is no such unit, the answer is no, none or nothing.

use crate::magic::Spell;
use crate::movement::breach::Breaking;
use crate::movement::entrances::Opening;
use crate::{Area, Dir, Game, Hex, Side, UnitId};

impl Game {
    /// Is the unit alive on the map? Only then its place can be asked for.
    fn there(&self, unit: UnitId) -> bool {
        self.unit(unit).is_some_and(|u| u.on_map())
    }

    /// Is it a major monster, alive on the map?
    fn major_there(&self, unit: UnitId) -> bool {
        self.there(unit) && self.kind(unit).is_some_and(|k| k.is_major())
    }

    /// What an attack from a hex toward a neighbour meets at the hexside: `Clear` over open ground, through what stands
    /// open, is smashed or breached; `Openable` from behind an entrance that the side controls [2.7.1.3-a, 2.5.5.3-a,
    /// 2.11.2.2-c].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// use dragonrage_rules::{Dir, Opening, Side};
    /// // The gate between 0707 and 0606 is smashed.
    /// let dir = hex("0606").direction_to(hex("0707")).unwrap();
    /// assert_eq!(game.opening(hex("0606"), dir, Side::Invader), Opening::Clear);
    /// ```
    pub fn opening(&self, from: Hex, dir: Dir, side: Side) -> Opening {
        self.view().opening(from, dir, side)
    }

    /// Could somebody of this side who goes on foot walk from a hex to its neighbour, whoever may stand there [2.4, 2.5]?
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// use dragonrage_rules::{Dir, Side};
    /// // The gate between 0707 and 0606 is smashed; beside it is the wall.
    /// let gate = hex("0606").direction_to(hex("0707")).unwrap();
    /// assert!(game.passable(hex("0606"), gate, Side::Invader));
    /// assert!(Dir::ALL.iter().any(|dir| !game.passable(hex("0606"), *dir, Side::Invader)));
    /// ```
    pub fn passable(&self, from: Hex, dir: Dir, side: Side) -> bool {
        self.view().check_passage(from, dir, side).is_ok()
    }

    /// Walls that a sea serpent has broken, a bit for each [2.11.2.2-c].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert_eq!(game.breached_walls(), 0);
    /// ```
    pub fn breached_walls(&self) -> u128 {
        self.position.breached
    }

    // ---- major monsters

    /// Groups of an area that are not destroyed: damage fills one after the other [2.7.4.2-c].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// use dragonrage_rules::Area;
    /// assert_eq!(game.groups_left(unit("D1"), Area::Wings), Some(2));
    /// assert_eq!(game.groups_left(unit("INF1"), Area::Wings), None);
    /// ```
    pub fn groups_left(&self, unit: UnitId, area: Area) -> Option<u8> {
        self.major(unit).map(|_| self.view().groups_left(unit, area))
    }

    /// May the area of a monster be attacked from that hex: its own or a neighbour [2.12.1.7, 2.11-a, S-67, S-68]?
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// use dragonrage_rules::Area;
    /// // Only from underneath.
    /// assert!(game.exposed(unit("D1"), Area::Belly, hex("1008")));
    /// assert!(!game.exposed(unit("D1"), Area::Belly, hex("1009")));
    /// ```
    pub fn exposed(&self, target: UnitId, area: Area, from: Hex) -> bool {
        match self.kind(target) {
            Some(kind) if kind.is_major() => self.there(target) && self.view().exposed_from(target, area, from),
            Some(kind) => kind.is_monster() && area == Area::Belly,
            None => false,
        }
    }

    /// Can the major monster make melee attacks this turn, after how it moved [2.12.1.6.2-a, 2.8.6-c, S-57]?
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert!(game.can_fight(unit("D1")));
    /// assert!(!game.can_fight(unit("D2")), "it flies");
    /// ```
    pub fn can_fight(&self, unit: UnitId) -> bool {
        self.major_there(unit) && self.view().check_monster_melee(unit).is_ok()
    }

    /// Strength of everything that a major monster could still bring against a hex this turn; whether anybody is there to
    /// attack, and a way through, is another question [2.12.1.6, 2.12.1.5-b, 2.8.7-f, S-66, S-84].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert!(game.strike_strength(unit("D1"), hex("1007")) > 0);
    /// assert_eq!(game.strike_strength(unit("D1"), hex("2007")), 0, "far away");
    /// ```
    pub fn strike_strength(&self, unit: UnitId, hex: Hex) -> u16 {
        if self.major_there(unit) { self.view().strike_strength(unit, hex) } else { 0 }
    }

    /// Are the wings strong enough to fly or bound [2.12.1.1.4-a, D-02, H-03]?
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert!(game.wings_carry(unit("D1")));
    /// ```
    pub fn wings_carry(&self, unit: UnitId) -> bool {
        self.major(unit).is_some() && self.view().wings_carry(unit)
    }

    /// Are the legs strong enough to bound or take off from the ground [2.12.1.1.3-a, 2.12.1.7.3-d, H-04]? From a tower any
    /// legs will do.
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert!(game.legs_leap(unit("D1")));
    /// ```
    pub fn legs_leap(&self, unit: UnitId) -> bool {
        self.major(unit).is_some() && self.view().legs_leap(unit)
    }

    /// The hexes that the monster's fire would enter in that direction, the nearer one first; whether it may breathe now is
    /// another question [2.12.1.5.1, S-79, S-81, S-82, H-11].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// use dragonrage_rules::Dir;
    /// assert!(game.fire_line(unit("D1"), Dir::NE).next().is_some());
    /// assert!(game.fire_line(unit("INF1"), Dir::NE).next().is_none());
    /// ```
    pub fn fire_line(&self, unit: UnitId, dir: Dir) -> impl Iterator<Item = Hex> + use<> {
        let line = if self.major_there(unit) { self.view().fire_line(unit, dir) } else { [None; 2] };
        line.into_iter().flatten().map(|(hex, _)| hex)
    }

    // ---- units against monsters

    /// What a unit's hit roll on a monster is modified by in melee: a hero's leadership or Boost Morale, never both
    /// [2.10.5.4, 2.8.5-e, 2.8.5-h].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert_eq!(game.hit_modifier(unit("INF1"), unit("D1")), 1, "with the hero");
    /// assert_eq!(game.hit_modifier(unit("MIL1"), unit("D1")), 0, "too far from him");
    /// ```
    pub fn hit_modifier(&self, unit: UnitId, target: UnitId) -> i8 {
        let both = self.there(unit) && self.there(target);
        if both { self.view().melee_modifier(unit, target).map_or(0, |(_, n)| n) } else { 0 }
    }

    /// What a shot at a monster is modified by [S-76, H-16].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert_eq!(game.shot_modifier(unit("ARH1"), unit("D1")), 1, "beside a hero");
    /// ```
    pub fn shot_modifier(&self, unit: UnitId, target: UnitId) -> i8 {
        let both = self.there(unit) && self.there(target);
        if both { self.view().missile_modifier(unit, target).map_or(0, |(_, n)| n) } else { 0 }
    }

    /// Does the unit fear the monster too much to attack it hand to hand? Militia needs a hero or Boost Morale against
    /// major monsters [2.10.1.1-a].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert!(game.fears(unit("MIL1"), unit("D1")));
    /// assert!(!game.fears(unit("INF1"), unit("D1")));
    /// ```
    pub fn fears(&self, unit: UnitId, target: UnitId) -> bool {
        self.there(unit) && self.there(target) && self.view().fears(unit, target)
    }

    /// Is the unit's strength doubled by an unwounded hero in its hex [2.10.5.1-a, S-75, M-k]?
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert!(game.doubled(unit("INF1")));
    /// assert!(!game.doubled(unit("ARH1")));
    /// ```
    pub fn doubled(&self, unit: UnitId) -> bool {
        self.there(unit) && self.view().doubled(unit)
    }

    /// Could the unit shoot at the monster from where it stands, as far as range and sight are concerned [2.7.6.1-a,
    /// 2.7.6.1-c, 2.7.6.2, 2.10.8.1, 2.10.8.2, S-46, S-70 to S-72]?
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert!(game.in_range(unit("ARH1"), unit("D1")));
    /// assert!(!game.in_range(unit("INF1"), unit("D1")), "it has no bows");
    /// ```
    pub fn in_range(&self, unit: UnitId, target: UnitId) -> bool {
        self.there(unit) && self.there(target) && self.view().in_range(unit, target)
    }

    /// Could the unit shoot into the hex from where it stands, at somebody on the ground there, as far as range and sight are
    /// concerned [2.7.6.1-a, 2.7.6.1-c, 2.7.6.2, S-70 to S-72]?
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert!(game.shoots_into(unit("ARH1"), hex("1008")));
    /// assert!(!game.shoots_into(unit("ARH1"), hex("2113")), "too far");
    /// assert!(!game.shoots_into(unit("INF1"), hex("1008")), "it has no bows");
    /// ```
    pub fn shoots_into(&self, unit: UnitId, hex: Hex) -> bool {
        self.there(unit) && self.view().check_range_and_sight(unit, hex, true).is_ok()
    }

    /// Does an archer in the one hex see the other, however far it is: over open ground, from a tower or up to one
    /// [2.7.6.2-a, 2.7.6.2-d, S-71]? What he would see through an entrance beside him depends on its state, and is left out.
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// // The citadel overlooks everything; the West Gate lies between 0707 and 0606.
    /// assert!(game.overlooks(hex("1910"), hex("1609")));
    /// assert!(!game.overlooks(hex("0707"), hex("0606")));
    /// ```
    pub fn overlooks(&self, from: Hex, to: Hex) -> bool {
        from == to || self.view().overlooks(from, to)
    }

    /// Points that a shot takes from a monster if it hits [2.7.6.3-d, 2.7.6.3-e, H-30].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// assert_eq!(game.shot_damage(unit("ARH1"), unit("D1")), 1);
    /// assert_eq!(game.shot_damage(unit("ARH1"), unit("D2")), 2, "it flies");
    /// ```
    pub fn shot_damage(&self, unit: UnitId, target: UnitId) -> u8 {
        if self.there(unit) && self.there(target) { self.view().missile_points(unit, target) } else { 0 }
    }

    // ---- entrances and spells

    /// What it takes for a unit that is no major monster to break what is before it in that direction; `None` if it cannot,
    /// or need not [2.5.8, 2.5.5.1-d, 2.5.5.2-h, S-29, D-26].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// use dragonrage_rules::Dir;
    /// assert_eq!(game.breaking(unit("INF1"), Dir::N), None, "nothing there");
    /// ```
    pub fn breaking(&self, unit: UnitId, dir: Dir) -> Option<Breaking> {
        let minor = self.there(unit) && !self.major_there(unit);
        if minor { self.view().breaking(unit, dir) } else { None }
    }

    /// Spell points that a spell costs [2.8.5-a, 2.8.6-a, 2.8.7-a, 2.8.8-a, 2.8.9-a].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// use dragonrage_rules::Spell;
    /// assert_eq!(game.spell_cost(Spell::Whirlwind), 2);
    /// assert!(game.spell_points(unit("WZD1")) >= Some(game.spell_cost(Spell::Summon)));
    /// ```
    pub fn spell_cost(&self, spell: Spell) -> u8 {
        self.view().spell_cost(spell)
    }

    /// How far from the wizard a spell can be cast, in hexes [2.8.4-b].
    ///
    /// ```
    #[doc = include_str!("../../doc/melee.txt")]
    /// use dragonrage_rules::Spell;
    /// assert_eq!(game.spell_range(Spell::Fog), 3);
    /// ```
    pub fn spell_range(&self, spell: Spell) -> u8 {
        self.view().spell_range(spell)
    }
}
