//! What there is to know about a position besides its units and its tasks, declared once: a position and a setup hold
//! the same facts, with or without the board's numbers. How they are written down is in [`crate::text::position`].

use crate::play::state::Boost;
use crate::{BySide, Hex, HexSet, Outcome, Phase, Seat, UnitId};
use std::fmt::Debug;
use std::hash::Hash;

/// How things that there are several of are told: by name, or by number as sets of bits.
pub trait Form {
    /// Entrances of the board.
    type Entrances: Clone + PartialEq + Debug + Default;
    /// Wall hexsides of the board.
    type Walls: Clone + PartialEq + Debug + Default;
    /// Hexes with VP.
    type Places: Clone + PartialEq + Debug + Default;
    /// Bridges of the board.
    type Bridges: Clone + PartialEq + Debug + Default;
    /// Any hexes.
    type Hexes: Clone + PartialEq + Debug + Default;
    /// Counters.
    type Units: Clone + PartialEq + Debug + Default;
}

/// By name, in lists that can hold anything: what a [`crate::Setup`] says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Named;

impl Form for Named {
    /// By their two hexes.
    type Entrances = Vec<(Hex, Hex)>;
    /// By their two hexes.
    type Walls = Vec<(Hex, Hex)>;
    type Places = Vec<Hex>;
    type Bridges = Vec<Hex>;
    type Hexes = Vec<Hex>;
    type Units = Vec<UnitId>;
}

/// By number, in the order of the board's and the roster's lists, one bit each: what a position holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Numbered;

impl Form for Numbered {
    type Entrances = u64;
    type Walls = u128;
    type Places = u64;
    type Bridges = u16;
    type Hexes = HexSet;
    type Units = u128;
}

/// Tells in one form what was told in another.
pub(crate) trait Translate<F: Form, G: Form> {
    fn entrances(&mut self, from: &F::Entrances) -> G::Entrances;
    fn walls(&mut self, from: &F::Walls) -> G::Walls;
    fn places(&mut self, from: &F::Places) -> G::Places;
    fn bridges(&mut self, from: &F::Bridges) -> G::Bridges;
    fn hexes(&mut self, from: &F::Hexes) -> G::Hexes;
    fn units(&mut self, from: &F::Units) -> G::Units;
}

/// Declares the ledger and its translation. First the facts that are the same in every form, then those of each form.
macro_rules! ledger {
    (
        plain { $($(#[$doc:meta])* $plain:ident: $type:ty,)+ }
        $($form:ident: $Form:ident { $($(#[$told:meta])* $name:ident,)+ })+
    ) => {
        /// The facts of a position that are not about one unit.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct Ledger<F: Form> {
            $($(#[$doc])* pub $plain: $type,)+
            $($($(#[$told])* pub $name: F::$Form,)+)+
        }

        impl<F: Form> Ledger<F> {
            /// The same facts in another form.
            pub(crate) fn translate<G: Form>(&self, by: &mut impl Translate<F, G>) -> Ledger<G> {
                Ledger {
                    $($plain: self.$plain,)+
                    $($($name: by.$form(&self.$name),)+)+
                }
            }
        }
    };
}

ledger! {
    plain {
        /// The game turn; 0 during set-up.
        turn: u16,
        /// The phase of the turn.
        phase: Phase,
        /// VP that the invader must destroy.
        objective: i16,
        /// The last turn in which VP were destroyed [S-120].
        last_vp_turn: u16,
        /// The last turn with an invader within the walls [S-120].
        last_inside_turn: u16,
        /// The result, once the game is over.
        outcome: Option<Outcome>,
        /// Dice of the two seats for sides, 0: not rolled yet.
        side_dice: [u8; 2],
        /// Who plays the invader, once it is known.
        invader_seat: Option<Seat>,
        /// The unit to place next in set-up.
        placing: Option<UnitId>,
        /// A pick was made since the last placement.
        picked: bool,
        /// A unit that must go on before another moves.
        passage: Option<UnitId>,
        /// The hex that the unit in passage came from.
        came_from: Option<Hex>,
        /// Centre of each side's fog [2.8.6].
        fog: BySide<Option<Hex>>,
        /// Each side's Boost Morale [2.8.5].
        boost: BySide<Option<Boost>>,
        /// First-turn and second-turn whirlwind of each side [2.8.7].
        whirlwinds: BySide<[Option<Hex>; 2]>,
        /// Lightning kept for a melee attack: hex and power [S-106].
        kept: BySide<Option<(Hex, u8)>>,
        /// The side had heroes and all are dead [2.10.5.5-a].
        demoralised: BySide<bool>,
        /// Reinforcements still to place.
        arrivals: u8,
        /// Reinforcements delayed to the next turn.
        delayed: u8,
    }
    entrances: Entrances {
        /// Smashed for good.
        smashed,
        /// Opened by the defender, until his enemy's next player-turn ends [2.5.5.3-b].
        opened_by_defender,
        /// Opened by the invader.
        opened_by_invader,
        /// Controlled by the invader; all others are the defender's.
        invader_controls,
    }
    walls: Walls {
        /// Broken by sea serpents [2.11.2.2-c].
        breached,
    }
    places: Places {
        /// Their VP are destroyed.
        razed,
    }
    bridges: Bridges {
        /// Gone [2.5.7.1-b].
        burned,
        /// A monster came down on it [2.5.7.2-a].
        broken,
        /// Prepared for destruction [2.5.7.1-a].
        prepared,
    }
    hexes: Hexes {
        /// Attacked by major monsters in this melee phase [S-64].
        struck,
    }
    units: Units {
        /// In the combined attack under construction.
        joined,
        /// Damaged the young dragon in this game turn [S-84].
        culprits,
    }
}
