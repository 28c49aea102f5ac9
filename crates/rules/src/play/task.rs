//! What is under way: the small stack of tasks inside a position. Doing them is the engine's.

use crate::{Area, Dir, Hex, Peril, Side, UnitId};

/// Something under way that must be finished before the phase goes on. The topmost task is what the game is
/// waiting for; most wait for dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Task {
    /// A set-up monster waits for its facing.
    Face {
        unit: UnitId,
    },
    Gate {
        unit: UnitId,
        mp: u8,
    },
    LeglessGate {
        unit: UnitId,
    },
    Overrun {
        unit: UnitId,
    },
    /// A bound under way, hex by hex; `rolled`: the whirlwind here was weathered.
    Bounding {
        unit: UnitId,
        left: u8,
        rolled: bool,
    },
    /// The next hex of a flight; `rolled`: the whirlwind left behind was weathered.
    Flying {
        unit: UnitId,
        rolled: bool,
    },
    /// A flyer in a whirlwind hex: crash or not.
    Whirlwind {
        unit: UnitId,
    },
    /// All flyers in a hex where a whirlwind appeared, after this unit.
    Flyers {
        hex: Hex,
        after: u8,
    },
    CrashDamage {
        unit: UnitId,
    },
    /// Damage for the owner to distribute; `given`: points of this bolt by area, four bits each.
    Suffer {
        unit: UnitId,
        points: u8,
        bolt: bool,
        given: u16,
    },
    /// Deaths, berserk and crash that follow from damage [S-88].
    Aftermath {
        unit: UnitId,
    },
    /// Escape rolls of the units in a hex, those after `after` in order.
    Peril {
        hex: Hex,
        peril: Peril,
        by: u8,
        after: u8,
    },
    /// A unit that must leave a destroyed bridge.
    Rescue {
        unit: UnitId,
    },
    /// VP of a hex that are about to be destroyed.
    Raze {
        hex: Hex,
    },
    /// A bridge that is about to be destroyed.
    /// `escaped`: units on it rolled already for the same event [S-41].
    BurnBridge {
        hex: Hex,
        escaped: bool,
    },
    /// Fire entering a hex.
    FireHex {
        hex: Hex,
        by: UnitId,
        razes: bool,
    },
    /// An attack under construction: groups of head, wings, legs.
    Build {
        unit: UnitId,
        hex: Hex,
        groups: [u8; 3],
    },
    Strike {
        unit: UnitId,
        hex: Hex,
        strength: u8,
    },
    /// Lightning at the military units of a hex.
    Bolt {
        unit: UnitId,
        hex: Hex,
        power: u8,
        /// One chosen unit of the hex [H-20], or the whole group.
        at: Option<UnitId>,
    },
    /// The cost of a dismissal is rolled for.
    Dismiss {
        unit: UnitId,
        target: UnitId,
    },
    /// A dismissal may be paid for.
    Pay {
        unit: UnitId,
        target: UnitId,
        cost: u8,
    },
    /// Uncontrolled elementals move, those after `after` [S-108].
    Stray {
        after: u8,
    },
    /// Elementals attack where they must, those after `after` [2.8.9-f,h].
    Rampage {
        after: u8,
    },
    /// An uncontrolled elemental chooses at random among equal targets.
    Choose {
        unit: UnitId,
    },
    /// A combined attack under construction by the units in `joined`; `volley`: missiles in their own phase.
    Gather {
        hex: Hex,
        volley: bool,
    },
    /// A combined attack that was declared, by the units in `joined`.
    Clash {
        hex: Hex,
        volley: bool,
    },
    /// The end-of-movement step: scaling and breaking [S-28].
    Breach,
    /// A wall under a ladder; `along`: the hero stacked with the unit climbs too.
    Scale {
        unit: UnitId,
        dir: Dir,
        along: bool,
    },
    /// The wall is scaled once everybody has made room.
    Climb {
        unit: UnitId,
        dir: Dir,
        along: bool,
    },
    /// An entrance about to be broken by the table.
    Break {
        unit: UnitId,
        dir: Dir,
    },
    /// A character must make room for a unit that scaled the wall [2.5.3.1-l].
    Withdraw {
        unit: UnitId,
    },
    Morale {
        unit: UnitId,
        target: UnitId,
        area: Area,
    },
    Hit {
        unit: UnitId,
        target: UnitId,
        area: Area,
    },
    Missile {
        unit: UnitId,
        target: UnitId,
        area: Area,
    },
    Drift {
        side: Side,
    },
    /// Death rolls of berserk monsters, those after `after`.
    BerserkDeaths {
        after: u8,
    },
    /// Elowyn flees by herself [S-118].
    Flee,
    /// A graded game: stop or go on.
    StopOrGoOn,
    /// The phase is over once everything above is done.
    EndPhase,
}

/// Most tasks that wait at once; a setup with more is refused. A chain of consequences is half as long: they pile up at the
/// end of movement only, when several monsters fall, and `Engine::end_movement` keeps those waiting for whom there is no room.
pub(crate) const DEEPEST: usize = 16;

/// Tasks that a crash leaves to be done: aftermath, VP, bridge, those underneath, damage. Nothing leaves more.
pub(crate) const CRASH: usize = 5;

/// Room for tasks, so that none is ever lost. A task that is being done makes way for what follows from it, or stays below
/// it, and what follows is done before the next one's turn comes: the highest pile that there can be, of a game or of a
/// tampered text, grows by a crash at most (`Flyers` and `Rampage` stay, and a monster falls).
pub(crate) const TASKS: usize = DEEPEST + CRASH;
