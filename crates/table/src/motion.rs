//! What a board shows of what has just happened: who goes which way, and where something flares up. How fast is the reader's
//! wish (`kept::Speed`); what it looks like is for whoever draws it.

use crate::kept::Speed;
use dragonrage_rules::{Event, Game, Hex, UnitId, What};

/// How a counter gets from one hex to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    /// Over the ground.
    Ground,
    /// Through the air.
    Air,
    /// Over whatever lies between.
    Leap,
}

/// The way of one counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glide {
    /// Who.
    pub unit: UnitId,
    /// Where it began.
    pub from: Hex,
    /// Hex after hex, and how each was reached.
    pub legs: Vec<(Gait, Hex)>,
}

/// Something that flares up in a hex and is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flare {
    /// Fire sweeps over it.
    Fire,
    /// Lightning strikes.
    Bolt,
    /// A place falls.
    Ruin,
    /// An entrance or a wall breaks, or something heavy comes down.
    Blow,
    /// A spell takes hold.
    Spell,
}

impl Flare {
    /// The word for it in classes.
    pub const fn code(self) -> &'static str {
        match self {
            Flare::Fire => "fire",
            Flare::Bolt => "bolt",
            Flare::Ruin => "ruin",
            Flare::Blow => "blow",
            Flare::Spell => "spell",
        }
    }
}

/// One step of a way, if the event is one.
fn leg(what: &What) -> Option<(UnitId, Hex, Gait, Hex)> {
    Some(match *what {
        What::Moved { unit, from, to, .. }
        | What::Walked { unit, from, to, .. }
        | What::Slithered { unit, from, to }
        | What::Withdrew { unit, from, to }
        | What::Rescued { unit, from, to } => (unit, from, Gait::Ground, to),
        What::Flew { unit, from, to } => (unit, from, Gait::Air, to),
        What::Bounded { unit, from, to }
        | What::ThrewItselfOff { unit, from, to }
        | What::Scaled { unit, from, to } => (unit, from, Gait::Leap, to),
        _ => return None,
    })
}

/// The ways of all counters that moved, in the order in which they set out.
pub fn glides(events: &[Event]) -> Vec<Glide> {
    let mut glides: Vec<Glide> = Vec::new();
    for (unit, from, gait, to) in events.iter().filter_map(|e| leg(&e.what)) {
        match glides.iter_mut().find(|g| g.unit == unit) {
            Some(glide) => glide.legs.push((gait, to)),
            None => glides.push(Glide { unit, from, legs: vec![(gait, to)] }),
        }
    }
    glides
}

/// What flares up, and where; `game` tells where units stand that were struck.
pub fn flares(events: &[Event], game: &Game) -> Vec<(Hex, Flare)> {
    let at = |unit: UnitId| game.unit(unit).and_then(|u| u.hex());
    let flare = |e: &Event| match e.what {
        What::FireHit { hex } | What::BridgeBurned { hex } => Some((hex, Flare::Fire)),
        What::LightningCast { target, .. } => Some((at(target)?, Flare::Bolt)),
        What::BoltCast { hex, .. } => Some((hex, Flare::Bolt)),
        What::Razed { hex, .. } => Some((hex, Flare::Ruin)),
        What::Smashed { outside, inside, .. } | What::Breached { outside, inside, .. } => {
            Some((if game.board().in_play(inside) { inside } else { outside }, Flare::Blow))
        }
        What::Crashed { hex, .. } | What::Collapsed { hex, .. } | What::BridgeBroken { hex, .. } => {
            Some((hex, Flare::Blow))
        }
        What::FogCast { hex, .. }
        | What::WhirlwindCast { hex, .. }
        | What::BoostCast { hex, .. }
        | What::Summoned { hex, .. } => Some((hex, Flare::Spell)),
        _ => None,
    };
    let mut flares: Vec<(Hex, Flare)> = Vec::new();
    for found in events.iter().filter_map(flare) {
        if !flares.contains(&found) {
            flares.push(found);
        }
    }
    flares
}

/// Milliseconds that a counter takes for one leg.
const fn pace(speed: Speed) -> i32 {
    match speed {
        Speed::Slow => 240,
        Speed::Normal => 130,
        Speed::Fast => 60,
        Speed::Instant => 0,
    }
}

/// Nobody is on the way for longer than this many legs would take.
const LONGEST: i32 = 8;

/// Milliseconds that a way takes.
pub fn takes(glide: &Glide, speed: Speed) -> i32 {
    let legs: i32 = glide.legs.iter().map(|(gait, _)| if *gait == Gait::Leap { 3 } else { 1 }).sum();
    pace(speed) * legs.min(LONGEST)
}

/// Milliseconds until everything that moved has arrived.
pub fn lasts(events: &[Event], speed: Speed) -> i32 {
    glides(events).iter().map(|g| takes(g, speed)).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::film::Film;

    /// Every counter that stands elsewhere after a step has a way that begins where it stood and ends where it stands.
    #[test]
    fn ways_lead_from_where_counters_stood_to_where_they_stand() {
        let components = dragonrage_data::embedded();
        let (mut ways, mut flared) = (0, 0);
        for record in [
            include_str!("../../../cases/golden/esirien-1-random.txt"),
            include_str!("../../../cases/golden/esirien-4-random.txt"),
            include_str!("../../../cases/golden/nurkott-3-random.txt"),
        ] {
            let film = Film::read(&components, record).expect("a golden record");
            let mut game = film.position(0);
            for action in film.actions() {
                let before = game.clone();
                let mut events: Vec<Event> = Vec::new();
                game.apply(*action, &mut events).expect("a golden record");
                let glides = glides(&events);
                for (unit, was) in before.units().filter(|(_, u)| u.on_map()) {
                    let (Some(from), Some(to)) = (was.hex(), game.unit(unit).and_then(|u| u.hex())) else { continue };
                    let way = glides.iter().find(|g| g.unit == unit);
                    if from != to && game.unit(unit).is_some_and(|u| u.on_map()) {
                        let Some(way) = way else {
                            // Elowyn is carried by others.
                            assert!(events.iter().any(|e| leg(&e.what).is_some()), "{action:?}: nobody moved");
                            continue;
                        };
                        assert_eq!((way.from, way.legs.last().map(|l| l.1)), (from, Some(to)), "{action:?}");
                        assert!(takes(way, Speed::Slow) > takes(way, Speed::Fast) && takes(way, Speed::Instant) == 0);
                        ways += 1;
                    }
                }
                for (hex, _) in flares(&events, &game) {
                    assert!(game.board().in_play(hex), "{action:?} flares up at {hex}");
                    flared += 1;
                }
            }
        }
        assert!(ways > 1000 && flared > 20, "{ways} ways, {flared} flares");
    }
}
