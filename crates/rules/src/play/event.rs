//! What happened, as typed events with the ids of the rules that made it happen. Sentences live in `words`.

use crate::{Area, Chance, Dir, Hex, Kind, Outcome, Phase, Seat, Side, UnitId};

/// Ids of docs/RULES.md, such as `2.5.5.2-a`.
pub type RuleIds = &'static [&'static str];

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Event {
    /// What.
    pub what: What,
    /// By which rules.
    pub rules: RuleIds,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum What {
    // Before play and sequence
    SideTaken {
        seat: Seat,
        side: Side,
    },
    SideRollTied,
    Placed {
        unit: UnitId,
        hex: Hex,
    },
    Faced {
        unit: UnitId,
        dir: Dir,
    },
    TurnBegan {
        turn: u16,
    },
    PhaseBegan {
        phase: Phase,
    },
    Over(Outcome),

    // Dice
    /// The dice fell; `success` is `None` where the number itself is the result.
    Rolled {
        chance: Chance,
        a: u8,
        b: u8,
        success: Option<bool>,
    },

    // Movement
    Entered {
        unit: UnitId,
        hex: Hex,
    },
    /// A major monster comes on, facing somewhere, on foot or in flight.
    EnteredFacing {
        unit: UnitId,
        hex: Hex,
        dir: Dir,
        flying: bool,
    },
    Moved {
        unit: UnitId,
        from: Hex,
        to: Hex,
        mp_left: u8,
    },
    Walked {
        unit: UnitId,
        from: Hex,
        to: Hex,
        mp_left: u8,
    },
    Turned {
        unit: UnitId,
        dir: Dir,
        mp_left: u8,
    },
    Slithered {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },
    /// The other sort of slither: a turn in place.
    SlitherTurned {
        unit: UnitId,
        dir: Dir,
    },
    Bounded {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },
    TookOff {
        unit: UnitId,
        hex: Hex,
    },
    Flew {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },
    Landed {
        unit: UnitId,
        hex: Hex,
    },
    /// It passes through enemies without attacking them.
    PassedOver {
        unit: UnitId,
        hex: Hex,
    },
    ThrewItselfOff {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },

    // Entrances and bridges
    Smashed {
        unit: UnitId,
        inside: Hex,
        outside: Hex,
        gate: bool,
    },
    SmashFailed {
        unit: UnitId,
        inside: Hex,
        outside: Hex,
    },
    /// A wall hexside is open from now on.
    Breached {
        unit: UnitId,
        inside: Hex,
        outside: Hex,
    },
    Opened {
        unit: UnitId,
        inside: Hex,
        outside: Hex,
    },
    Closed {
        inside: Hex,
        outside: Hex,
    },
    ControlChanged {
        inside: Hex,
        outside: Hex,
        side: Side,
    },
    BridgePrepared {
        unit: UnitId,
        hex: Hex,
    },
    PreparationLost {
        hex: Hex,
    },
    BridgeBroken {
        unit: UnitId,
        hex: Hex,
    },
    BridgeBurned {
        hex: Hex,
    },
    Rescued {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },

    // Victory points
    Razed {
        hex: Hex,
        vp: u8,
        total: i16,
    },

    /// VP for Elowyn's fate.
    VpChanged {
        by: i16,
        total: i16,
    },

    // Elowyn
    /// She left the citadel, which is worth less from now on.
    LeftHome {
        unit: UnitId,
        hex: Hex,
        vp: u8,
    },
    Freed {
        unit: UnitId,
        by: UnitId,
    },
    /// Orcs carry her along.
    Taken {
        unit: UnitId,
        by: UnitId,
    },
    /// She is off the map and safe.
    Saved {
        unit: UnitId,
        hex: Hex,
    },
    /// She got away by herself.
    Fled {
        unit: UnitId,
        hex: Hex,
    },

    // Attacks
    OverrunDeclared {
        unit: UnitId,
        hex: Hex,
        strength: u16,
        defence: u16,
    },
    Breathed {
        unit: UnitId,
        dir: Dir,
        left: u8,
    },
    FireHit {
        hex: Hex,
    },
    FireStopped {
        hex: Hex,
    },
    Aimed {
        unit: UnitId,
        area: Area,
        hex: Hex,
        strength: u16,
        defence: u16,
    },
    Struck {
        unit: UnitId,
        hex: Hex,
        strength: u16,
        defence: u16,
    },
    /// The table says miss, without a roll.
    HopelessAttack {
        unit: UnitId,
        hex: Hex,
    },
    /// The table says destroyed, without a roll.
    CertainAttack {
        unit: UnitId,
        hex: Hex,
    },
    Attacked {
        unit: UnitId,
        target: UnitId,
        area: Area,
    },
    Shot {
        unit: UnitId,
        target: UnitId,
        area: Area,
    },
    Missed {
        unit: UnitId,
    },
    MoraleHeld {
        unit: UnitId,
    },
    MoraleFailed {
        unit: UnitId,
    },
    Demoralised {
        side: Side,
    },

    Joined {
        unit: UnitId,
        hex: Hex,
        strength: u16,
        defence: u16,
    },
    /// A combined attack, in melee or (`volley`) with missiles alone.
    Clashed {
        hex: Hex,
        strength: u16,
        defence: u16,
        volley: bool,
    },

    // Walls
    Scaled {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },
    ScaleFailed {
        unit: UnitId,
        hex: Hex,
    },
    LadderLeft {
        unit: UnitId,
    },
    Withdrew {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },

    // Damage and death
    MinorDamaged {
        unit: UnitId,
        points: u8,
        left: u8,
    },
    MinorDied {
        unit: UnitId,
        hex: Hex,
    },
    /// A young dragon is lost: this dragon is furious.
    Furious {
        unit: UnitId,
    },
    BecameSlayer {
        unit: UnitId,
    },
    Damaged {
        unit: UnitId,
        area: Area,
        points: u8,
        left: u8,
    },
    NoMoreDamage {
        unit: UnitId,
        area: Area,
    },
    GroupLost {
        unit: UnitId,
        area: Area,
        left: u8,
    },
    WentBerserk {
        unit: UnitId,
    },
    Wounded {
        unit: UnitId,
    },
    Escaped {
        unit: UnitId,
    },
    Destroyed {
        unit: UnitId,
    },
    MonsterDied {
        unit: UnitId,
        hex: Hex,
    },
    Drowned {
        unit: UnitId,
        hex: Hex,
    },
    Collapsed {
        unit: UnitId,
        hex: Hex,
    },
    Crashed {
        unit: UnitId,
        hex: Hex,
    },
    CrashDamage {
        unit: UnitId,
        points: u8,
    },

    // Magic
    BoostCast {
        unit: UnitId,
        hex: Hex,
        radius: u8,
        sp_left: u8,
    },
    FogCast {
        unit: UnitId,
        hex: Hex,
        sp_left: u8,
    },
    WhirlwindCast {
        unit: UnitId,
        hex: Hex,
        sp_left: u8,
    },
    LightningCast {
        unit: UnitId,
        target: UnitId,
        power: u8,
        sp_left: u8,
    },
    /// Lightning at military units.
    BoltCast {
        unit: UnitId,
        hex: Hex,
        power: u8,
        sp_left: u8,
    },
    /// Lightning kept for a melee attack on the hex.
    BoltKept {
        unit: UnitId,
        hex: Hex,
        power: u8,
        sp_left: u8,
    },
    BoltLost {
        hex: Hex,
    },
    Summoned {
        unit: UnitId,
        elemental: UnitId,
        hex: Hex,
        sp_left: u8,
    },
    /// An elemental obeys nobody any more.
    ControlLost {
        unit: UnitId,
    },
    DismissCost {
        unit: UnitId,
        target: UnitId,
        cost: u8,
    },
    Dismissed {
        unit: UnitId,
        target: UnitId,
    },
    /// An uncontrolled elemental goes for this unit.
    Strayed {
        unit: UnitId,
        target: UnitId,
    },
    BoostEnded,
    FogLifted {
        hex: Hex,
    },
    WhirlwindDrifted {
        from: Hex,
        to: Hex,
    },
    WhirlwindLeftMap {
        from: Hex,
    },
    WhirlwindEnded {
        hex: Hex,
    },

    // Reinforcements
    Arrived {
        unit: UnitId,
        hex: Hex,
    },
    /// So many must wait for a vacant hex.
    Delayed {
        count: u8,
    },
    /// So many are lost for want of counters.
    NoCounters {
        count: u8,
    },
    /// Counters of the usual kind ran out.
    Substituted {
        kind: Kind,
    },
}
