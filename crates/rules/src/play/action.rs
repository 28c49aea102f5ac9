//! Everything that a player or Chance can do, as small steps [section 11], each declared once with its words.
//! Reading and writing them is [`crate::text::notation`]'s; what they mean is in the rules' own modules.

use crate::text::notation::{Fault, Pen, Told, Words};
use crate::{Area, Dir, Hex, Side, UnitId};

/// Declares the actions: name, fields, and the form in notation: words in quotes, fields by name, and in brackets a
/// word that says yes (`[along "led"]`), one of two words for yes and no, or the dice.
macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident $(($one:ident: $only:ty))? $({ $($field:ident: $type:ty),+ })? = ($($item:tt)+);)+) => {
        /// One step of the game. Composite choices are built up from these.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        pub enum Action {
            $($(#[$doc])* $name $(($only))? $({ $(#[allow(missing_docs)] $field: $type),+ })?,)+
        }

        impl Action {
            /// The names of all actions, in order.
            pub const NAMES: &[&str] = &[$(stringify!($name)),+];

            /// The name of the action, one of [`Action::NAMES`].
            pub const fn name(self) -> &'static str {
                match self { $(Action::$name { .. } => stringify!($name),)+ }
            }

            /// The unit that acts, if one does.
            #[inline]
            #[allow(unused_variables)]
            pub fn unit(self) -> Option<UnitId> {
                match self { $(Action::$name $(($one))? $({ $($field),+ })? => subject!($($item)+),)+ }
            }

            /// Writes it down.
            pub(crate) fn tell(self, pen: &mut Pen) {
                match self { $(Action::$name $(($one))? $({ $($field),+ })? => { $(tell!(pen, $item);)+ })+ }
            }

            /// What reads each action, in order.
            pub(crate) const READERS: &[for<'a> fn(&mut Words<'a>) -> Result<Action, Fault<'a>>] = &[
                $(|words| {
                    $(read!(words, $item);)+
                    Ok(Action::$name $(($one))? $({ $($field),+ })?)
                }),+
            ];
        }
    };
}

/// Who acts: whoever stands first, if that is a unit.
macro_rules! subject {
    ($word:literal $($more:tt)*) => {
        None
    };
    ($field:ident $($more:tt)*) => {
        Told::subject($field)
    };
}

/// Writes a part of an action's form.
macro_rules! tell {
    ($pen:ident, $word:literal) => {
        $pen.word($word)
    };
    ($pen:ident, $field:ident) => {
        Told::tell($field, $pen)
    };
    ($pen:ident, [$a:ident + $b:ident]) => {
        $pen.dice($a, $b)
    };
    ($pen:ident, [$flag:ident $yes:literal]) => {
        if $flag {
            $pen.word($yes)
        }
    };
    ($pen:ident, [$flag:ident $yes:literal, $no:literal]) => {
        $pen.word(if $flag { $yes } else { $no })
    };
}

/// Reads a part of an action's form.
macro_rules! read {
    ($words:ident, $word:literal) => {
        $words.expect($word)?
    };
    ($words:ident, $field:ident) => {
        let $field = Told::read($words)?;
    };
    ($words:ident, [$a:ident + $b:ident]) => {
        let ($a, $b) = $words.dice()?;
    };
    ($words:ident, [$flag:ident $yes:literal]) => {
        let $flag = $words.flag($yes);
    };
    ($words:ident, [$flag:ident $yes:literal, $no:literal]) => {
        let $flag = $words.either($yes, $no)?;
    };
}

actions! {
    /// The winner of the die roll takes a side [M-a].
    TakeSide(side: Side) = ("take" side);
    /// Set-up: choose which unit to place next.
    Pick(unit: UnitId) = (unit "next");
    /// Put the unit into a hex: set-up [3.1.1-a,b] or reinforcement [2.9-b].
    Place { unit: UnitId, hex: Hex } = (unit "at" hex);
    /// Set-up: give a major monster its facing [S-05].
    Face { unit: UnitId, dir: Dir } = (unit "faces" dir);

    /// A unit comes on from off the map [S-07].
    Enter { unit: UnitId, hex: Hex } = (unit "enters" hex);
    /// A major monster comes on from off the map, walking or flying, with any facing [S-07].
    EnterFacing { unit: UnitId, hex: Hex, dir: Dir, flying: bool } = (unit "enters" hex dir [flying "flying"]);
    /// A troop, character or minor monster enters the next hex [2.4].
    Step { unit: UnitId, dir: Dir } = (unit "moves" dir);
    /// A major monster walks into the hex in that direction, with the free turn if needed [2.12.1.1.1].
    Walk { unit: UnitId, dir: Dir } = (unit "walks" dir);
    /// A 60° turn: paid while walking [2.12.1.1.1-d], free in flight after two hexes straight [2.12.1.1.4-d].
    Turn { unit: UnitId, dir: Dir } = (unit "turns" dir);
    /// Raze the VP of the unit's hex: a walking monster for 1 MP [2.3-e], a troop instead of attacking [2.3-k].
    Raze(unit: UnitId) = (unit "razes");
    /// A sea serpent strikes an empty VP hex beside the water, in the melee phase [2.11.2.2-d].
    RazeHex { unit: UnitId, hex: Hex } = (unit "razes" hex);
    /// Smash the faced gate with so many MP [2.5.5.2]; 0 MP: the attempt of a legless monster [2.5.5.2-f].
    Smash { unit: UnitId, mp: u8 } = (unit "smashes" mp);
    /// Overrun attack in the hex just entered [2.4.7.2].
    Overrun(unit: UnitId) = (unit "overruns");
    /// Slither one hex ahead, or turn 60° in place if `dir` is beside the facing [2.12.1.1.2].
    Slither { unit: UnitId, dir: Dir } = (unit "slithers" dir);
    /// Bound `hexes` far in a direction within 60° of the facing [2.12.1.1.3].
    Bound { unit: UnitId, dir: Dir, hexes: u8 } = (unit "bounds" hexes dir);
    /// Take off into flight [2.12.1.1.4-b].
    TakeOff(unit: UnitId) = (unit "takes" "off");
    /// Fly one hex straight ahead [2.12.1.1.4].
    Fly(unit: UnitId) = (unit "flies");
    /// Land in this hex [2.12.1.1.4-c].
    Land(unit: UnitId) = (unit "lands");
    /// Throw itself off a tower and crash in the neighbouring hex [2.12.1.1.5-h].
    Fall { unit: UnitId, dir: Dir } = (unit "falls" dir);

    /// Breathe fire along the line that starts in that front hex [2.12.1.5].
    Breathe { unit: UnitId, dir: Dir } = (unit "breathes" dir);
    /// Fire a missile at a monster's area [2.7.6.3].
    Shoot { unit: UnitId, target: UnitId, area: Area } = (unit "shoots" target area);
    /// Melee attack on a monster's area [2.7.2].
    Attack { unit: UnitId, target: UnitId, area: Area } = (unit "attacks" target area);
    /// A major monster aims one group of an area at a hex; the attack is built up group by group [2.12.1.6.1].
    Aim { unit: UnitId, area: Area, hex: Hex } = (unit "aims" area hex);
    /// Resolve the attack that was built up.
    Strike = ("strike");
    /// Prepare the wooden bridge under the unit for destruction [2.5.7.1-a].
    Prepare(unit: UnitId) = (unit "prepares");

    /// A unit that is no major monster smashes an unguarded gate for 1 MP [2.5.5.2-h].
    Force { unit: UnitId, dir: Dir } = (unit "forces" dir);
    /// Scale the wall in that direction [2.5.3.1]; `along`: the stacked hero climbs too [S-33].
    Scale { unit: UnitId, dir: Dir, along: bool } = (unit "scales" dir [along "led"]);
    /// Break the entrance in that direction, by the table or without a guard [2.5.5.1-c,d, 2.5.5.2-g].
    Break { unit: UnitId, dir: Dir } = (unit "breaks" dir);
    /// An orc unit takes Elowyn along [2.10.7-n].
    Take(unit: UnitId) = (unit "takes" "along");
    /// Elowyn, or her escort with her, leaves the map by the road [2.10.7-l,p].
    Leave(unit: UnitId) = (unit "leaves");
    /// A character makes room for a unit that scaled the wall [2.5.3.1-l].
    Withdraw { unit: UnitId, hex: Hex } = (unit "withdraws" hex);
    /// A unit takes part in a combined attack on a hex, in melee or with missiles [2.7.1.2, 2.7.6.1].
    Join { unit: UnitId, hex: Hex } = (unit "joins" hex);

    /// Boost Morale with this radius [2.8.5].
    Boost { unit: UnitId, radius: u8 } = (unit "boosts" radius);
    /// Fog centred on a hex [2.8.6].
    Fog { unit: UnitId, hex: Hex } = (unit "fogs" hex);
    /// Whirlwind in a hex [2.8.7].
    Whirlwind { unit: UnitId, hex: Hex } = (unit "whirls" hex);
    /// Lightning at a monster [2.8.8].
    Lightning { unit: UnitId, target: UnitId } = (unit "bolts" target);

    /// Lightning at the military units in a hex, at once or (`keep`) to join a melee attack on it [2.8.8-g, S-106].
    BoltHex { unit: UnitId, hex: Hex, keep: bool } = (unit [keep "keeps", "bolts"] hex);

    /// Summon an elemental, of fire or of earth [2.8.9-a].
    Summon { unit: UnitId, hex: Hex, fire: bool } = (unit "summons" [fire "fire", "earth"] hex);
    /// Dismiss an elemental [2.8.9-n,o].
    Dismiss { unit: UnitId, target: UnitId } = (unit "dismisses" target);
    /// Pay what the die asks for the dismissal.
    Pay(unit: UnitId) = (unit "pays");

    /// The owner puts one point of crash or lightning damage on an area [2.12.1.1.5-c, 2.8.8-d].
    Suffer { unit: UnitId, area: Area } = (unit "suffers" area);
    /// The owner moves a unit saved from a destroyed bridge to the bank [S-41].
    Rescue { unit: UnitId, hex: Hex } = (unit "escapes" hex);

    /// Nothing more in this phase, or no placing left to do.
    Done = ("done");
    /// Graded games: the invader stops here [S-122].
    Stop = ("stop");
    /// A player gives up [S-126].
    Concede(side: Side) = (side "concedes");

    /// Chance: the dice fall. One die: `b` is 0.
    Roll { a: u8, b: u8 } = ("roll" [a + b]);
}

impl Action {
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
