//! A row of distances for each unit: what its place means for each VP hex, remembered until the unit is elsewhere. A search
//! moves one unit at a time, and the others stay where they are.

use crate::chart::Holes;
use dragonrage_rules::{MAX_UNITS, UnitId};

/// Most VP hexes that are judged.
pub const GOALS: usize = 32;

/// A number for each VP hex.
pub type PerGoal = [f32; GOALS];

/// An invader's way to each VP hex.
#[derive(Clone, Copy, Debug)]
pub struct Road {
    /// What the way is worth less for its length.
    pub near: PerGoal,
    /// Turns that it takes.
    pub when: PerGoal,
}

/// The rows of all units, valid for one state of the walls.
#[derive(Clone, Debug)]
pub struct DistanceRows {
    holes: Holes,
    roads: Vec<(u64, Road)>,
    help: Vec<(u64, PerGoal)>,
}

/// Nothing is known about the unit.
const UNKNOWN: u64 = u64::MAX;

impl DistanceRows {
    pub fn new() -> DistanceRows {
        let nowhere = Road { near: [0.0; GOALS], when: [0.0; GOALS] };
        DistanceRows {
            holes: Holes::default(),
            roads: vec![(UNKNOWN, nowhere); MAX_UNITS],
            help: vec![(UNKNOWN, [0.0; GOALS]); MAX_UNITS],
        }
    }

    /// Forgets the roads if there are other holes in the walls now.
    pub fn renew(&mut self, holes: Holes) {
        if self.holes != holes {
            self.holes = holes;
            self.roads.iter_mut().for_each(|(key, _)| *key = UNKNOWN);
        }
    }

    /// The roads of a raider; `key`: all that they depend on, `None` if more than can be said in a number.
    pub fn road(&mut self, unit: UnitId, key: Option<u64>, find: impl FnOnce(&mut Road)) -> &Road {
        let (known, road) = &mut self.roads[unit.index()];
        if key.is_none_or(|key| *known != key) {
            find(road);
            *known = key.unwrap_or(UNKNOWN);
        }
        road
    }

    /// What help a defender is at each VP hex.
    pub fn help(&mut self, unit: UnitId, key: u64, find: impl FnOnce(&mut PerGoal)) -> &PerGoal {
        let (known, help) = &mut self.help[unit.index()];
        if *known != key {
            find(help);
            *known = key;
        }
        help
    }
}
