//! Where something happened: the hex that a line of the log leads to.

use dragonrage_rules::{Game, Hex, Roll, UnitId, What};

/// Where something happened, if it tells.
pub fn place(what: &What) -> Option<Hex> {
    match *what {
        What::Placed { hex, .. }
        | What::Entered { hex, .. }
        | What::EnteredFacing { hex, .. }
        | What::Razed { hex, .. }
        | What::FireHit { hex }
        | What::FireStopped { hex }
        | What::Struck { hex, .. }
        | What::Clashed { hex, .. }
        | What::OverrunDeclared { hex, .. }
        | What::MinorDied { hex, .. }
        | What::MonsterDied { hex, .. }
        | What::Drowned { hex, .. }
        | What::Collapsed { hex, .. }
        | What::Crashed { hex, .. }
        | What::BridgeBroken { hex, .. }
        | What::BridgeBurned { hex }
        | What::BoostCast { hex, .. }
        | What::FogCast { hex, .. }
        | What::WhirlwindCast { hex, .. }
        | What::BoltCast { hex, .. }
        | What::Summoned { hex, .. }
        | What::Arrived { hex, .. }
        | What::Aimed { hex, .. }
        | What::Joined { hex, .. }
        | What::HopelessAttack { hex, .. }
        | What::CertainAttack { hex, .. }
        | What::PassedOver { hex, .. }
        | What::ScaleFailed { hex, .. }
        | What::BoltKept { hex, .. }
        | What::FogLifted { hex }
        | What::WhirlwindEnded { hex }
        | What::BridgePrepared { hex, .. }
        | What::PreparationLost { hex }
        | What::LeftHome { hex, .. }
        | What::Saved { hex, .. }
        | What::Fled { hex, .. } => Some(hex),
        What::Opened { inside, .. } | What::Closed { inside, .. } | What::ControlChanged { inside, .. } => Some(inside),
        What::Smashed { inside, .. } | What::SmashFailed { inside, .. } | What::Breached { inside, .. } => Some(inside),
        What::Scaled { to, .. }
        | What::Withdrew { to, .. }
        | What::Rescued { to, .. }
        | What::ThrewItselfOff { to, .. }
        | What::WhirlwindDrifted { to, .. } => Some(to),
        What::Moved { to, .. }
        | What::Walked { to, .. }
        | What::Slithered { to, .. }
        | What::Bounded { to, .. }
        | What::Flew { to, .. } => Some(to),
        What::TookOff { hex, .. } | What::Landed { hex, .. } => Some(hex),
        _ => None,
    }
}

/// Where it is to be seen: where it happened, else where those stand whom it concerns.
pub fn seen(what: &What, game: &Game) -> Option<Hex> {
    let at = |unit: UnitId| game.unit(unit).and_then(|u| u.hex());
    place(what).or_else(|| match *what {
        What::Attacked { target, .. }
        | What::Shot { target, .. }
        | What::LightningCast { target, .. }
        | What::Dismissed { target, .. }
        | What::Strayed { target, .. } => at(target),
        What::Turned { unit, .. }
        | What::Faced { unit, .. }
        | What::SlitherTurned { unit, .. }
        | What::Breathed { unit, .. }
        | What::Missed { unit }
        | What::MoraleHeld { unit }
        | What::MoraleFailed { unit }
        | What::MinorDamaged { unit, .. }
        | What::Damaged { unit, .. }
        | What::NoMoreDamage { unit, .. }
        | What::GroupLost { unit, .. }
        | What::WentBerserk { unit }
        | What::Furious { unit }
        | What::BecameSlayer { unit }
        | What::Wounded { unit }
        | What::Escaped { unit }
        | What::CrashDamage { unit, .. }
        | What::ControlLost { unit }
        | What::Freed { unit, .. }
        | What::Taken { unit, .. } => at(unit),
        What::Rolled { chance, .. } => match chance.roll {
            Roll::Overrun { hex, .. }
            | Roll::Melee { hex, .. }
            | Roll::Clash { hex, .. }
            | Roll::Bolt { hex, .. }
            | Roll::Whirlwind { hex, .. }
            | Roll::Drift { hex } => Some(hex),
            Roll::Hit { target, .. } | Roll::Missile { target, .. } | Roll::Dismiss { target, .. } => at(target),
            Roll::Gate { unit, .. }
            | Roll::LeglessGate { unit, .. }
            | Roll::Scale { unit, .. }
            | Roll::Break { unit, .. }
            | Roll::Morale { unit }
            | Roll::Escape { unit, .. }
            | Roll::CrashDamage { unit }
            | Roll::Stray { unit, .. }
            | Roll::Berserk { unit } => at(unit),
            Roll::Sides { .. } => None,
        },
        _ => None,
    })
}
