//! What happened, as lines of the log.

use crate::sentence::Through;
use crate::{Context, Words};
use dragonrage_rules::{Event, What};

impl Words {
    /// What happened, as one short sentence. The rules that made it happen are the caller's to add.
    pub fn event(&self, event: &Event, context: &Context) -> String {
        event_sentence(self, event.what, context)
    }
}

sentences! {
    /// A line of the log.
    fn event_sentence, keys EVENTS, samples event_samples: What;
    SideTaken(seat, side) => "event-side-taken",
    SideRollTied => "event-side-roll-tied",
    Placed(unit, hex) => "event-placed",
    Faced(unit, dir) => "event-faced",
    TurnBegan(turn) => "event-turn-began",
    PhaseBegan(phase) => "event-phase-began",

    Entered(unit, hex) => "event-entered",
    EnteredFacing(unit, hex, dir, flying) => "event-entered-facing",
    Moved(unit, from, to, mp_left) => "event-moved",
    Walked(unit, from, to, mp_left) => "event-walked",
    Turned(unit, dir, mp_left) => "event-turned",
    Slithered(unit, from, to) => "event-slithered",
    SlitherTurned(unit, dir) => "event-slither-turned",
    Bounded(unit, from, to) => "event-bounded",
    TookOff(unit, hex) => "event-took-off",
    Flew(unit, from, to) => "event-flew",
    Landed(unit, hex) => "event-landed",
    PassedOver(unit, hex) => "event-passed-over",
    ThrewItselfOff(unit, from, to) => "event-threw-itself-off",

    Smashed(unit, inside, outside, gate; entrance = Through(inside, outside)) => "event-smashed",
    SmashFailed(unit, inside, outside; entrance = Through(inside, outside)) => "event-smash-failed",
    Breached(unit, inside, outside; wall = Through(inside, outside)) => "event-breached",
    Opened(unit, inside, outside; entrance = Through(inside, outside)) => "event-opened",
    Closed(inside, outside; entrance = Through(inside, outside)) => "event-closed",
    ControlChanged(inside, outside, side; entrance = Through(inside, outside)) => "event-control-changed",
    BridgePrepared(unit, hex) => "event-bridge-prepared",
    PreparationLost(hex) => "event-preparation-lost",
    BridgeBroken(unit, hex) => "event-bridge-broken",
    BridgeBurned(hex) => "event-bridge-burned",
    Rescued(unit, from, to) => "event-rescued",

    Razed(hex, vp, total) => "event-razed",
    VpChanged(by, total) => "event-vp-changed",

    LeftHome(unit, hex, vp) => "event-left-home",
    Freed(unit, by) => "event-freed",
    Taken(unit, by) => "event-taken",
    Saved(unit, hex) => "event-saved",
    Fled(unit, hex) => "event-fled",

    OverrunDeclared(unit, hex, strength, defence) => "event-overrun-declared",
    Breathed(unit, dir, left) => "event-breathed",
    FireHit(hex) => "event-fire-hit",
    FireStopped(hex) => "event-fire-stopped",
    Aimed(unit, area, hex, strength, defence) => "event-aimed",
    Struck(unit, hex, strength, defence) => "event-struck",
    HopelessAttack(unit, hex) => "event-hopeless-attack",
    CertainAttack(unit, hex) => "event-certain-attack",
    Attacked(unit, target, area) => "event-attacked",
    Shot(unit, target, area) => "event-shot",
    Missed(unit) => "event-missed",
    MoraleHeld(unit) => "event-morale-held",
    MoraleFailed(unit) => "event-morale-failed",
    Demoralised(side) => "event-demoralised",
    Joined(unit, hex, strength, defence) => "event-joined",
    Clashed(hex, strength, defence, volley) => "event-clashed",

    Scaled(unit, from, to) => "event-scaled",
    ScaleFailed(unit, hex) => "event-scale-failed",
    LadderLeft(unit) => "event-ladder-left",
    Withdrew(unit, from, to) => "event-withdrew",

    MinorDamaged(unit, points, left) => "event-minor-damaged",
    MinorDied(unit, hex) => "event-minor-died",
    Furious(unit) => "event-furious",
    BecameSlayer(unit) => "event-became-slayer",
    Damaged(unit, area, points, left) => "event-damaged",
    NoMoreDamage(unit, area) => "event-no-more-damage",
    GroupLost(unit, area, left) => "event-group-lost",
    WentBerserk(unit) => "event-went-berserk",
    Wounded(unit) => "event-wounded",
    Escaped(unit) => "event-escaped",
    Destroyed(unit) => "event-destroyed",
    MonsterDied(unit, hex) => "event-monster-died",
    Drowned(unit, hex) => "event-drowned",
    Collapsed(unit, hex) => "event-collapsed",
    Crashed(unit, hex) => "event-crashed",
    CrashDamage(unit, points) => "event-crash-damage",

    BoostCast(unit, hex, radius, sp_left) => "event-boost-cast",
    FogCast(unit, hex, sp_left) => "event-fog-cast",
    WhirlwindCast(unit, hex, sp_left) => "event-whirlwind-cast",
    LightningCast(unit, target, power, sp_left) => "event-lightning-cast",
    BoltCast(unit, hex, power, sp_left) => "event-bolt-cast",
    BoltKept(unit, hex, power, sp_left) => "event-bolt-kept",
    BoltLost(hex) => "event-bolt-lost",
    Summoned(unit, elemental, hex, sp_left) => "event-summoned",
    ControlLost(unit) => "event-control-lost",
    DismissCost(unit, target, cost) => "event-dismiss-cost",
    Dismissed(unit, target) => "event-dismissed",
    Strayed(unit, target) => "event-strayed",
    BoostEnded => "event-boost-ended",
    FogLifted(hex) => "event-fog-lifted",
    WhirlwindDrifted(from, to) => "event-whirlwind-drifted",
    WhirlwindLeftMap(from) => "event-whirlwind-left-map",
    WhirlwindEnded(hex) => "event-whirlwind-ended",

    Arrived(unit, hex) => "event-arrived",
    Delayed(count) => "event-delayed",
    NoCounters(count) => "event-no-counters",
    Substituted(kind) => "event-substituted",

    |words, context| {
        What::Over(outcome) => words.outcome(&outcome, context),
        What::Rolled { chance, a, b, success } => words.rolled(&chance, a, b, success, context),
    }
}
