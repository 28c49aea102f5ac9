//! Who goes which way: the ways of counters, leg by leg. When they go, and what else happens meanwhile, is `timeline`'s; what it
//! looks like is for whoever draws it.

use dragonrage_rules::{Event, Hex, UnitId, What};

/// How a counter gets from one hex to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    /// Over the ground.
    Ground,
    /// Through the air.
    Air,
    /// Over whatever lies between.
    Leap,
    /// Up a wall and down behind it.
    Climb,
}

impl Gait {
    /// How many beats of the timeline a leg takes.
    pub const fn beats(self) -> i32 {
        match self {
            Gait::Ground | Gait::Air => 1,
            Gait::Leap => 3,
            Gait::Climb => 5,
        }
    }
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

/// One step of a way, if the event is one.
pub fn leg(what: &What) -> Option<(UnitId, Hex, Gait, Hex)> {
    Some(match *what {
        What::Moved { unit, from, to, .. }
        | What::Walked { unit, from, to, .. }
        | What::Slithered { unit, from, to }
        | What::Withdrew { unit, from, to }
        | What::Rescued { unit, from, to } => (unit, from, Gait::Ground, to),
        What::Flew { unit, from, to } => (unit, from, Gait::Air, to),
        What::Bounded { unit, from, to } | What::ThrewItselfOff { unit, from, to } => (unit, from, Gait::Leap, to),
        What::Scaled { unit, from, to } => (unit, from, Gait::Climb, to),
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

/// Nobody is on the way for longer than this many beats.
const LONGEST: i32 = 8;

impl Glide {
    /// How many beats it takes.
    pub fn beats(&self) -> i32 {
        self.legs.iter().map(|(gait, _)| gait.beats()).sum::<i32>().min(LONGEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::film::Film;

    /// Every counter that stands elsewhere after a step has a way that begins where it stood and ends where it stands.
    #[test]
    fn ways_lead_from_where_counters_stood_to_where_they_stand() {
        let components = dragonrage_data::embedded();
        let mut ways = 0;
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
                        assert!((1..=LONGEST).contains(&way.beats()));
                        ways += 1;
                    }
                }
            }
        }
        assert!(ways > 1000, "{ways} ways");
    }
}
