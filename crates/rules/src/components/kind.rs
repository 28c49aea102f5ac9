//! Sides, kinds of counter and their families [2.2, A.4]. What a counter *can do* follows from its kind;
//! the numbers printed on it are data ([`crate::UnitData`]).

use std::fmt;

/// One of the two players' roles. Ownership, not counter type, decides a unit's side [A.4].
///
/// ```
/// # use dragonrage_rules::*;
/// assert_eq!(Side::Invader.other(), Side::Defender);
/// assert_eq!(Side::from_code("defender"), Some(Side::Defender));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum Side {
    /// Who comes to destroy.
    Invader,
    /// Whose city it is.
    Defender,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Invader, Side::Defender];

    /// The other one.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Side::Defender.other(), Side::Invader);
    /// ```
    pub const fn other(self) -> Side {
        match self {
            Side::Invader => Side::Defender,
            Side::Defender => Side::Invader,
        }
    }

    /// `invader` or `defender`, as in notation and data.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Side::BOTH.map(Side::code), ["invader", "defender"]);
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Side::Invader => "invader",
            Side::Defender => "defender",
        }
    }

    /// The side with this code.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Side::from_code("Invader"), Some(Side::Invader));
    /// assert_eq!(Side::from_code("referee"), None);
    /// ```
    pub fn from_code(s: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|x| x.code().eq_ignore_ascii_case(s))
    }
}

/// A value for each side.
///
/// ```
/// # use dragonrage_rules::*;
/// let mut vp = BySide { invader: 0, defender: 0 };
/// vp[Side::Invader] += 3;
/// assert_eq!(vp.invader, 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct BySide<T> {
    /// The invader's.
    pub invader: T,
    /// The defender's.
    pub defender: T,
}

impl<T> std::ops::Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Invader => &self.invader,
            Side::Defender => &self.defender,
        }
    }
}

impl<T> std::ops::IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Invader => &mut self.invader,
            Side::Defender => &mut self.defender,
        }
    }
}

/// The two people at the table, before they know which side they play [M-a].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum Seat {
    /// Rolls first.
    One,
    /// Rolls second.
    Two,
}

impl Seat {
    /// The other seat.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Seat::One.other(), Seat::Two);
    /// ```
    pub const fn other(self) -> Seat {
        match self {
            Seat::One => Seat::Two,
            Seat::Two => Seat::One,
        }
    }
}

/// Every kind of counter [2.2]. The order is the order of the counter sheet: unit ids follow it.
///
/// ```
/// # use dragonrage_rules::*;
/// assert_eq!(Kind::from_code("trl"), Some(Kind::Trolls));
/// assert_eq!((Kind::Trolls.code(), Kind::Trolls.class()), ("TRL", Class::Troop));
/// assert!(Kind::Giant.is_monster() && !Kind::Giant.is_major());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// The fastest troops of the city.
    Cavalry,
    /// Steady troops; the reinforcements of Esirien.
    Infantry,
    /// Troops that shoot.
    Archers,
    /// The weakest troops.
    Militia,
    /// The city's hero: a bonus for those near him [2.10.5].
    Hero,
    /// The city's wizard [2.8].
    Wizard,
    /// The princess of an option [2.10.7].
    Elowyn,
    /// An engine with a range of 3, of 4 from a tower [2.10.8.2].
    Ballista,
    /// An engine that needs no line of sight [2.10.8.1].
    Catapult,
    /// Infantry of the Wild.
    Orcs,
    /// Its archers.
    Goblins,
    /// Its cavalry.
    Wargs,
    /// Its strongest troops.
    Trolls,
    /// Its hero.
    OrcBoss,
    /// Its wizard.
    Shaman,
    /// A minor monster on foot [2.11.1].
    Giant,
    /// A minor monster of the water [2.11.2].
    SeaSerpent,
    /// The Tyrannosaurus, a minor monster that must answer its attackers [2.11.3, S-85].
    TRex,
    /// Of earth or fire, summoned by a wizard [2.8.9].
    Elemental,
    /// Walks, slithers, bounds, flies and breathes fire [2.12.1].
    Dragon,
    /// A young dragon: smaller, and avenged by its parent [2.12.2].
    YoungDragon,
    /// A giant bird: flies, and fights in the turn in which it lands [2.12.3].
    Roc,
    /// No wings and no fire, but six groups of legs [2.12.4].
    Wurm,
}

/// Number of kinds.
pub const KINDS: usize = 23;

/// What a kind is for movement, stacking and combat [A.4].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Troops of either family.
    Troop,
    /// Hero and orc boss.
    Hero,
    /// Wizard and shaman.
    Wizard,
    /// Stacks like a wizard, casts nothing [S-17].
    Princess,
    /// Ballista and catapult: cannot move.
    Engine,
    /// Giant, sea serpent, Tyrannosaurus: hit points in one area [2.11-a].
    Minor,
    /// Elementals, who act in both player-turns.
    Elemental,
    /// Dragon, young dragon, roc, wurm: facing and body areas [2.12].
    Major,
}

impl Kind {
    /// All kinds, in counter-sheet order.
    pub const ALL: [Kind; KINDS] = [
        Kind::Cavalry,
        Kind::Infantry,
        Kind::Archers,
        Kind::Militia,
        Kind::Hero,
        Kind::Wizard,
        Kind::Elowyn,
        Kind::Ballista,
        Kind::Catapult,
        Kind::Orcs,
        Kind::Goblins,
        Kind::Wargs,
        Kind::Trolls,
        Kind::OrcBoss,
        Kind::Shaman,
        Kind::Giant,
        Kind::SeaSerpent,
        Kind::TRex,
        Kind::Elemental,
        Kind::Dragon,
        Kind::YoungDragon,
        Kind::Roc,
        Kind::Wurm,
    ];

    /// The code on the counter, as in notation and data: `INF`, `HERO`, `D`.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!((Kind::Infantry.code(), Kind::Dragon.code()), ("INF", "D"));
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Cavalry => "CAV",
            Kind::Infantry => "INF",
            Kind::Archers => "ARH",
            Kind::Militia => "MIL",
            Kind::Hero => "HERO",
            Kind::Wizard => "WZD",
            Kind::Elowyn => "ELO",
            Kind::Ballista => "BAL",
            Kind::Catapult => "CAT",
            Kind::Orcs => "ORC",
            Kind::Goblins => "GOB",
            Kind::Wargs => "WRG",
            Kind::Trolls => "TRL",
            Kind::OrcBoss => "BOSS",
            Kind::Shaman => "SHAM",
            Kind::Giant => "GIA",
            Kind::SeaSerpent => "SER",
            Kind::TRex => "TRX",
            Kind::Elemental => "ELM",
            Kind::Dragon => "D",
            Kind::YoungDragon => "YD",
            Kind::Roc => "ROC",
            Kind::Wurm => "WRM",
        }
    }

    /// The kind with this code, whatever its case.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Kind::from_code("wzd"), Some(Kind::Wizard));
    /// ```
    pub fn from_code(s: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|k| k.code().eq_ignore_ascii_case(s))
    }

    /// Position in tables of [`KINDS`] entries.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let mut count = [0; KINDS];
    /// count[Kind::Archers.index()] += 1;
    /// ```
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its class.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!((Kind::OrcBoss.class(), Kind::Wurm.class()), (Class::Hero, Class::Major));
    /// ```
    pub const fn class(self) -> Class {
        match self {
            Kind::Cavalry | Kind::Infantry | Kind::Archers | Kind::Militia => Class::Troop,
            Kind::Orcs | Kind::Goblins | Kind::Wargs | Kind::Trolls => Class::Troop,
            Kind::Hero | Kind::OrcBoss => Class::Hero,
            Kind::Wizard | Kind::Shaman => Class::Wizard,
            Kind::Elowyn => Class::Princess,
            Kind::Ballista | Kind::Catapult => Class::Engine,
            Kind::Giant | Kind::SeaSerpent | Kind::TRex => Class::Minor,
            Kind::Elemental => Class::Elemental,
            Kind::Dragon | Kind::YoungDragon | Kind::Roc | Kind::Wurm => Class::Major,
        }
    }

    /// Hero, wizard or Elowyn: stacks with another unit [2.4.4-a, S-17].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Kind::Shaman.is_character() && !Kind::Trolls.is_character());
    /// ```
    pub const fn is_character(self) -> bool {
        matches!(self.class(), Class::Hero | Class::Wizard | Class::Princess)
    }

    /// Has facing and body areas [2.12].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Kind::Roc.is_major() && !Kind::Giant.is_major());
    /// ```
    pub const fn is_major(self) -> bool {
        matches!(self.class(), Class::Major)
    }

    /// Monster with hit points, major or minor.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Kind::Giant.is_monster() && !Kind::Elemental.is_monster());
    /// ```
    pub const fn is_monster(self) -> bool {
        matches!(self.class(), Class::Major | Class::Minor)
    }

    /// May it be in the army of a side? Monsters invade [2.2.2-a]; elementals are summoned, and Elowyn comes by an option;
    /// engines belong only to who sets up on the map [S-06].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Kind::Orcs.fits(Side::Defender, false)); // either side may hire troops
    /// assert!(!Kind::Dragon.fits(Side::Defender, false)); // monsters invade
    /// ```
    pub const fn fits(self, side: Side, off_map: bool) -> bool {
        match self.class() {
            Class::Troop | Class::Hero | Class::Wizard => true,
            Class::Engine => !off_map,
            Class::Minor | Class::Major => matches!(side, Side::Invader),
            Class::Princess | Class::Elemental => false,
        }
    }

    /// Troops and characters of the city [2.10.7-k].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Kind::Militia.is_human() && !Kind::Goblins.is_human());
    /// ```
    pub const fn is_human(self) -> bool {
        use Kind::*;
        matches!(self, Cavalry | Infantry | Archers | Militia | Hero | Wizard)
    }

    /// Fires missiles by the archers' rules [2.7.6.1-a].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Kind::Goblins.is_archer() && !Kind::Ballista.is_archer()); // an engine has rules of its own
    /// ```
    pub const fn is_archer(self) -> bool {
        matches!(self, Kind::Archers | Kind::Goblins)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// One counter of the game, as an index into the roster ([`crate::Roster`]).
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// let unit = components.roster.by_name("D2").unwrap();
/// let mut seen = [false; MAX_UNITS];
/// seen[unit.index()] = true; // a table of one's own
/// assert_eq!(components.roster.name(unit), "D2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct UnitId(pub u8);

impl UnitId {
    /// Position in tables of units.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(UnitId(7).index(), 7);
    /// ```
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A body area of a major monster [2.12]. A minor monster's one area is its belly.
///
/// ```
/// # use dragonrage_rules::*;
/// assert_eq!(Area::ALL.map(Area::code), ["head", "wings", "legs", "belly"]);
/// assert_eq!(Area::from_code("Wings"), Some(Area::Wings));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum Area {
    /// It breathes fire; a monster without it is berserk [2.12.1.7.1-c].
    Head,
    /// With a group less it cannot fly [2.12.1.7.2-b].
    Wings,
    /// They carry its walking MP [2.12.1.1.1-a].
    Legs,
    /// When it is destroyed, the monster dies [2.12.1.7.4-b].
    Belly,
}

impl Area {
    /// All four.
    pub const ALL: [Area; 4] = [Area::Head, Area::Wings, Area::Legs, Area::Belly];

    /// Position in tables.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let damage = [2, 4, 3, 0];
    /// assert_eq!(damage[Area::Legs.index()], 3);
    /// ```
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in notation and data.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Area::Belly.code(), "belly");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Area::Head => "head",
            Area::Wings => "wings",
            Area::Legs => "legs",
            Area::Belly => "belly",
        }
    }

    /// The area with this word.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Area::from_code("legs"), Some(Area::Legs));
    /// assert_eq!(Area::from_code("tail"), None);
    /// ```
    pub fn from_code(s: &str) -> Option<Area> {
        Area::ALL.into_iter().find(|a| a.code().eq_ignore_ascii_case(s))
    }
}
