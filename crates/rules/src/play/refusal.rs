//! Why an action is not possible: a fact about the position and the rules that make it matter.

use crate::{Area, Dir, Hex, RuleIds, Side, UnitId};

/// A refusal. The game is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What stands in the way.
    pub fact: Fact,
    /// The rules that forbid it.
    pub rules: RuleIds,
}

impl Refusal {
    /// The same with a unit's own rules, where it was refused by this general one alone.
    pub(crate) fn led_by(self, general: &str, rules: RuleIds) -> Refusal {
        if self.rules == [general] { Refusal { rules, ..self } } else { self }
    }
}

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    GameOver,
    /// The dice must be rolled first.
    DiceFirst,
    /// No dice are due, or not these.
    NoDiceDue,
    /// The decision is the other side's.
    OtherSideDecides {
        side: Side,
    },
    /// Nothing of this sort can be done now.
    WrongPhase,
    /// Another choice must be made first.
    ChoiceFirst,
    /// There is no such counter, or it is not in play.
    NotInPlay,
    NotYours {
        unit: UnitId,
    },
    /// That kind of unit never does this.
    WrongKind {
        unit: UnitId,
    },
    AlreadyPlaced {
        unit: UnitId,
    },
    PickedAlready,
    NotSetupArea {
        hex: Hex,
    },
    CavalryInTower {
        hex: Hex,
    },
    /// Stacking limits.
    Stacked {
        hex: Hex,
    },
    EnemyThere {
        hex: Hex,
    },
    MonsterThere {
        hex: Hex,
    },
    FriendThere {
        hex: Hex,
    },
    DeadMonsterThere {
        hex: Hex,
    },
    NotVacant {
        hex: Hex,
    },

    // Movement
    NoEntry {
        hex: Hex,
    },
    OffMap,
    WallBetween {
        from: Hex,
        dir: Dir,
    },
    /// A side of a tower without an entrance.
    TowerWall {
        from: Hex,
        dir: Dir,
    },
    EntranceShut {
        from: Hex,
        dir: Dir,
    },
    WaterThere {
        hex: Hex,
    },
    FordThere {
        hex: Hex,
    },
    NotAtTheBank {
        hex: Hex,
    },
    BridgeGone {
        hex: Hex,
    },
    BridgeBroken {
        hex: Hex,
    },
    CannotMove {
        unit: UnitId,
    },
    TooFewMp {
        need: u8,
        have: u8,
    },
    MoveOver {
        unit: UnitId,
    },
    ArrivedThisTurn {
        unit: UnitId,
    },
    /// Another unit must finish its passage first.
    Unfinished {
        unit: UnitId,
    },
    NowhereToEnd {
        hex: Hex,
    },
    TurnTooSharp {
        dir: Dir,
    },
    /// It already moves in another mode this turn.
    OtherMode {
        unit: UnitId,
    },
    NoLegs {
        unit: UnitId,
    },
    LegsTooWeak {
        unit: UnitId,
    },
    WingsTooWeak {
        unit: UnitId,
    },
    InFlight {
        unit: UnitId,
    },
    NotInFlight {
        unit: UnitId,
    },
    NotOnTower {
        unit: UnitId,
    },
    TooFar {
        most: u8,
    },
    FlyStraightFirst,
    MustLand {
        unit: UnitId,
    },
    TookOffThisTurn {
        unit: UnitId,
    },
    CannotLandThere {
        hex: Hex,
    },
    FogThere {
        hex: Hex,
    },
    WhirlwindThere {
        hex: Hex,
    },
    NotEmpty {
        hex: Hex,
    },
    NoGateAhead {
        unit: UnitId,
    },
    AlreadyTried {
        unit: UnitId,
    },
    NothingToRaze {
        hex: Hex,
    },
    NoEnemyHere {
        hex: Hex,
    },
    AlreadyOverrun {
        hex: Hex,
    },
    OverrunIntoTower {
        hex: Hex,
    },
    Berserk {
        unit: UnitId,
    },
    MustLeave {
        unit: UnitId,
    },
    /// The phase cannot end yet: this unit must still act.
    MustAct {
        unit: UnitId,
    },
    NotOnBridge {
        unit: UnitId,
    },
    AlreadyPrepared {
        hex: Hex,
    },

    // Attacks
    NoFireLeft {
        unit: UnitId,
    },
    NoHead {
        unit: UnitId,
    },
    FlewOrSlithered {
        unit: UnitId,
    },
    Crashed {
        unit: UnitId,
    },
    NotInFront {
        dir: Dir,
    },
    FireBlocked {
        hex: Hex,
    },
    NoTowerInLine,
    AlreadyAttacked {
        unit: UnitId,
    },
    CannotAttack {
        unit: UnitId,
    },
    LostCourage {
        unit: UnitId,
    },
    MilitiaNeedsHero {
        unit: UnitId,
    },
    TargetFlies {
        unit: UnitId,
    },
    TargetDead {
        unit: UnitId,
    },
    /// A serpent away from every shore.
    Submerged {
        unit: UnitId,
    },
    OwnUnit {
        unit: UnitId,
    },
    NotAdjacent {
        hex: Hex,
    },
    NoOpening {
        hex: Hex,
    },
    OutOfRange {
        most: u8,
    },
    NoSight {
        hex: Hex,
    },
    AreaNotExposed {
        area: Area,
    },
    NoSuchArea {
        area: Area,
    },
    AreaOutOfReach {
        area: Area,
        hex: Hex,
    },
    GroupsSpent {
        area: Area,
    },
    StruckAlready {
        hex: Hex,
    },
    OneTargetAtATime {
        hex: Hex,
    },
    NothingAimed,
    InFog {
        hex: Hex,
    },
    InWhirlwind {
        hex: Hex,
    },

    NeverScales {
        unit: UnitId,
    },
    NoWallThere {
        from: Hex,
        dir: Dir,
    },
    LadderGone {
        unit: UnitId,
    },
    EnemiesBeyond {
        hex: Hex,
    },
    NoRoomToWithdraw {
        hex: Hex,
    },
    NoEntranceThere {
        from: Hex,
        dir: Dir,
    },
    /// The entrance can be used, or was broken, already.
    NoNeedToBreak {
        from: Hex,
        dir: Dir,
    },
    /// She lies in chains.
    Captive {
        unit: UnitId,
    },
    /// No captive is there.
    NobodyToTake {
        hex: Hex,
    },
    /// No road leaves the map there.
    NoExitHere {
        hex: Hex,
    },
    /// Not a step on a shortest free way.
    NotTheWay {
        unit: UnitId,
    },
    GateGuarded {
        hex: Hex,
    },
    /// The table has no number for this unit there.
    TableSaysNo {
        unit: UnitId,
    },
    /// It tried to scale a wall this turn.
    Climbed {
        unit: UnitId,
    },
    JoinedAlready {
        unit: UnitId,
    },
    NoBoltKept {
        unit: UnitId,
    },
    CannotSwimThere {
        hex: Hex,
    },
    HeroCannotFollow {
        unit: UnitId,
    },

    /// Elementals enter no water, bridge, dock or tower.
    NoElementalGround {
        hex: Hex,
    },
    NoElementalLeft,
    NotControlled {
        unit: UnitId,
    },
    JustSummoned {
        unit: UnitId,
    },
    NoElemental {
        unit: UnitId,
    },

    // Magic
    TooFewSp {
        need: u8,
        have: u8,
    },
    CastAlready {
        unit: UnitId,
    },
    WrongRadius,
    NotInThisGame,

    // Other decisions
    AreaFull {
        area: Area,
    },
    OtherAreasFirst {
        area: Area,
    },
    NotABridgeEnd {
        hex: Hex,
    },
    CannotStopNow,
}
