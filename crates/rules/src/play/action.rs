//! Everything that a player or Chance can do, as small steps [section 11]. Text forms are in [`crate::text::notation`].

use crate::{Area, Dir, Hex, Side, UnitId};

/// One step of the game. Composite choices are built up from these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Action {
    /// The winner of the die roll takes a side [M-a].
    TakeSide(Side),
    /// Set-up: choose which unit to place next.
    Pick(UnitId),
    /// Put the unit into a hex: set-up [3.1.1-a,b] or reinforcement [2.9-b].
    #[allow(missing_docs)]
    Place { unit: UnitId, hex: Hex },
    /// Set-up: give a major monster its facing [S-05].
    #[allow(missing_docs)]
    Face { unit: UnitId, dir: Dir },

    /// A unit comes on from off the map [S-07].
    #[allow(missing_docs)]
    Enter { unit: UnitId, hex: Hex },
    /// A major monster comes on from off the map, walking or flying, with any facing [S-07].
    #[allow(missing_docs)]
    EnterFacing { unit: UnitId, hex: Hex, dir: Dir, flying: bool },
    /// A troop, character or minor monster enters the next hex [2.4].
    #[allow(missing_docs)]
    Step { unit: UnitId, dir: Dir },
    /// A major monster walks into the hex in that direction, with the free turn if needed [2.12.1.1.1].
    #[allow(missing_docs)]
    Walk { unit: UnitId, dir: Dir },
    /// A 60° turn: paid while walking [2.12.1.1.1-d], free in flight after two hexes straight [2.12.1.1.4-d].
    #[allow(missing_docs)]
    Turn { unit: UnitId, dir: Dir },
    /// Raze the VP of the unit's hex: a walking monster for 1 MP [2.3-e], a troop instead of attacking [2.3-k].
    Raze(UnitId),
    /// A sea serpent strikes an empty VP hex beside the water, in the melee phase [2.11.2.2-d].
    #[allow(missing_docs)]
    RazeHex { unit: UnitId, hex: Hex },
    /// Smash the faced gate with so many MP [2.5.5.2]; 0 MP: the attempt of a legless monster [2.5.5.2-f].
    #[allow(missing_docs)]
    Smash { unit: UnitId, mp: u8 },
    /// Overrun attack in the hex just entered [2.4.7.2].
    Overrun(UnitId),
    /// Slither one hex ahead, or turn 60° in place if `dir` is beside the facing [2.12.1.1.2].
    #[allow(missing_docs)]
    Slither { unit: UnitId, dir: Dir },
    /// Bound `hexes` far in a direction within 60° of the facing [2.12.1.1.3].
    #[allow(missing_docs)]
    Bound { unit: UnitId, dir: Dir, hexes: u8 },
    /// Take off into flight [2.12.1.1.4-b].
    TakeOff(UnitId),
    /// Fly one hex straight ahead [2.12.1.1.4].
    Fly(UnitId),
    /// Land in this hex [2.12.1.1.4-c].
    Land(UnitId),
    /// Throw itself off a tower and crash in the neighbouring hex [2.12.1.1.5-h].
    #[allow(missing_docs)]
    Fall { unit: UnitId, dir: Dir },

    /// Breathe fire along the line that starts in that front hex [2.12.1.5].
    #[allow(missing_docs)]
    Breathe { unit: UnitId, dir: Dir },
    /// Fire a missile at a monster's area [2.7.6.3].
    #[allow(missing_docs)]
    Shoot { unit: UnitId, target: UnitId, area: Area },
    /// Melee attack on a monster's area [2.7.2].
    #[allow(missing_docs)]
    Attack { unit: UnitId, target: UnitId, area: Area },
    /// A major monster aims one group of an area at a hex; the attack is built up group by group [2.12.1.6.1].
    #[allow(missing_docs)]
    Aim { unit: UnitId, area: Area, hex: Hex },
    /// Resolve the attack that was built up.
    Strike,
    /// Prepare the wooden bridge under the unit for destruction [2.5.7.1-a].
    Prepare(UnitId),

    /// A unit that is no major monster smashes an unguarded gate for 1 MP [2.5.5.2-h].
    #[allow(missing_docs)]
    Force { unit: UnitId, dir: Dir },
    /// Scale the wall in that direction [2.5.3.1]; `along`: the stacked hero climbs too [S-33].
    #[allow(missing_docs)]
    Scale { unit: UnitId, dir: Dir, along: bool },
    /// Break the entrance in that direction, by the table or without a guard [2.5.5.1-c,d, 2.5.5.2-g].
    #[allow(missing_docs)]
    Break { unit: UnitId, dir: Dir },
    /// An orc unit takes Elowyn along [2.10.7-n].
    Take(UnitId),
    /// Elowyn, or her escort with her, leaves the map by the road [2.10.7-l,p].
    Leave(UnitId),
    /// A character makes room for a unit that scaled the wall [2.5.3.1-l].
    #[allow(missing_docs)]
    Withdraw { unit: UnitId, hex: Hex },
    /// A unit takes part in a combined attack on a hex, in melee or with missiles [2.7.1.2, 2.7.6.1].
    #[allow(missing_docs)]
    Join { unit: UnitId, hex: Hex },

    /// Boost Morale with this radius [2.8.5].
    #[allow(missing_docs)]
    Boost { unit: UnitId, radius: u8 },
    /// Fog centred on a hex [2.8.6].
    #[allow(missing_docs)]
    Fog { unit: UnitId, hex: Hex },
    /// Whirlwind in a hex [2.8.7].
    #[allow(missing_docs)]
    Whirlwind { unit: UnitId, hex: Hex },
    /// Lightning at a monster [2.8.8].
    #[allow(missing_docs)]
    Lightning { unit: UnitId, target: UnitId },

    /// Lightning at the military units in a hex, at once or (`keep`) to join a melee attack on it [2.8.8-g, S-106].
    #[allow(missing_docs)]
    BoltHex { unit: UnitId, hex: Hex, keep: bool },

    /// Summon an elemental, of fire or of earth [2.8.9-a].
    #[allow(missing_docs)]
    Summon { unit: UnitId, hex: Hex, fire: bool },
    /// Dismiss an elemental [2.8.9-n,o].
    #[allow(missing_docs)]
    Dismiss { unit: UnitId, target: UnitId },
    /// Pay what the die asks for the dismissal.
    Pay(UnitId),

    /// The owner puts one point of crash or lightning damage on an area [2.12.1.1.5-c, 2.8.8-d].
    #[allow(missing_docs)]
    Suffer { unit: UnitId, area: Area },
    /// The owner moves a unit saved from a destroyed bridge to the bank [S-41].
    #[allow(missing_docs)]
    Rescue { unit: UnitId, hex: Hex },

    /// Nothing more in this phase, or no placing left to do.
    Done,
    /// Graded games: the invader stops here [S-122].
    Stop,
    /// A player gives up [S-126].
    Concede(Side),

    /// Chance: the dice fall. One die: `b` is 0.
    #[allow(missing_docs)]
    Roll { a: u8, b: u8 },
}

impl Action {
    /// The unit that acts, if one does.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let unit = UnitId(3);
    /// assert_eq!(Action::Step { unit, dir: Dir::N }.unit(), Some(unit));
    /// assert_eq!(Action::Done.unit(), None);
    /// ```
    pub const fn unit(self) -> Option<UnitId> {
        match self {
            Action::Pick(unit)
            | Action::Place { unit, .. }
            | Action::Face { unit, .. }
            | Action::Step { unit, .. }
            | Action::Walk { unit, .. }
            | Action::Turn { unit, .. }
            | Action::Raze(unit)
            | Action::RazeHex { unit, .. }
            | Action::Smash { unit, .. }
            | Action::Overrun(unit)
            | Action::Slither { unit, .. }
            | Action::Bound { unit, .. }
            | Action::TakeOff(unit)
            | Action::Fly(unit)
            | Action::Land(unit)
            | Action::Fall { unit, .. }
            | Action::Breathe { unit, .. }
            | Action::Shoot { unit, .. }
            | Action::Attack { unit, .. }
            | Action::Aim { unit, .. }
            | Action::Prepare(unit)
            | Action::Boost { unit, .. }
            | Action::Fog { unit, .. }
            | Action::Whirlwind { unit, .. }
            | Action::Lightning { unit, .. }
            | Action::Suffer { unit, .. }
            | Action::Rescue { unit, .. }
            | Action::Force { unit, .. }
            | Action::Scale { unit, .. }
            | Action::Break { unit, .. }
            | Action::Withdraw { unit, .. }
            | Action::Join { unit, .. }
            | Action::BoltHex { unit, .. }
            | Action::Summon { unit, .. }
            | Action::Dismiss { unit, .. }
            | Action::Pay(unit)
            | Action::Take(unit)
            | Action::Leave(unit)
            | Action::Enter { unit, .. }
            | Action::EnterFacing { unit, .. } => Some(unit),
            Action::TakeSide(_)
            | Action::Strike
            | Action::Done
            | Action::Stop
            | Action::Concede(_)
            | Action::Roll { .. } => None,
        }
    }

    /// Is it Chance's?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Action::Roll { a: 3, b: 5 }.is_roll() && !Action::Strike.is_roll());
    /// ```
    pub const fn is_roll(self) -> bool {
        matches!(self, Action::Roll { .. })
    }
}
