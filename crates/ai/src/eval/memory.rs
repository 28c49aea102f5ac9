//! What a judge remembers of the position before: most of it is as it was.

use super::army::PerUnit;
use super::by_unit::ByUnit;
use super::coming::{Attacker, Beset, Target};
use super::raiders::{GOALS, Obstacles, PerGoal, Raid, Road};
use super::running_total::RunningTotal;
use crate::chart::Holes;
use dragonrage_rules::{Hex, UnitId};

/// All that is remembered.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    /// Raiders' roads, by the holes in the walls and all else that they depend on.
    pub roads: ByUnit<(Holes, u64), Road>,
    /// What help a defender is at each VP hex, by his post.
    pub help: ByUnit<u64, PerGoal>,
    /// Raiders by strength and road.
    pub raid: RunningTotal<Obstacles, (UnitId, u16, u64), Raid>,
    /// Defenders by their posts: the help that they are, and how near they are to those who landed.
    pub power: RunningTotal<(), u64, PerGoal>,
    pub hunt: RunningTotal<PerUnit<Hex>, u64, f32>,
    /// Invaders who come, against the targets that there are.
    pub invaders_coming: RunningTotal<PerUnit<Target>, Attacker, f32>,
    /// Invaders who are beset by defenders who come.
    pub defenders_coming: ByUnit<Beset, f32>,
}

impl Memory {
    pub fn new() -> Memory {
        Memory {
            roads: ByUnit::new(Road::NOWHERE),
            help: ByUnit::new([0.0; GOALS]),
            raid: RunningTotal::new(),
            power: RunningTotal::new(),
            hunt: RunningTotal::new(),
            invaders_coming: RunningTotal::new(),
            defenders_coming: ByUnit::new(0.0),
        }
    }
}
