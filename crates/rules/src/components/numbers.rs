//! Numbers of minor monsters, missiles and spells, as plain values. What they are for the rules say
//! (`combat`, `combat::missiles`, `magic`); who may agree on others, the options.

use crate::Kind;

/// A minor monster as a target [2.7.3-a].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MinorData {
    /// Number needed on one die in melee.
    pub melee: u8,
    /// Number needed by archers.
    pub missiles: u8,
}

/// The minor monsters as targets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MinorTable {
    /// Giants [2.11.1.4-b].
    pub giant: MinorData,
    /// Sea serpents [2.11.2.3-a].
    pub serpent: MinorData,
    /// The Tyrannosaurus [2.11.3.4-b].
    pub tyrannosaurus: MinorData,
}

impl MinorTable {
    /// The numbers of a kind; only minor monsters have any.
    pub const fn of(&self, kind: Kind) -> Option<&MinorData> {
        match kind {
            Kind::Giant => Some(&self.giant),
            Kind::SeaSerpent => Some(&self.serpent),
            Kind::TRex => Some(&self.tyrannosaurus),
            _ => None,
        }
    }
}

/// Archers and goblins [2.7.6.1-c, 2.7.6.3-c].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ArcherData {
    /// Farthest shot.
    pub range: u8,
    /// Farthest shot from a tower down to the ground.
    pub from_tower: u8,
    /// Number that hits a grounded monster at most a hex away.
    pub near: u8,
    /// Number that hits any other.
    pub far: u8,
}

/// A catapult [2.10.8.1].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CatapultData {
    /// Nearest shot.
    pub least: u8,
    /// Farthest shot.
    pub range: u8,
    /// Number that hits a monster.
    pub hit_on: u8,
}

/// A ballista [2.10.8.2].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BallistaData {
    /// Farthest shot.
    pub range: u8,
    /// Farthest shot from a tower.
    pub from_tower: u8,
    /// Number that hits a monster, by distance; the last one beyond, too.
    pub hit_on: [u8; 5],
}

/// Who shoots how far, and what hits a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MissileTable {
    /// Archers and goblins.
    pub archers: ArcherData,
    /// Catapults.
    pub catapult: CatapultData,
    /// Ballistas.
    pub ballista: BallistaData,
    /// Points that a hit on a flying monster takes [2.7.6.3-e].
    pub flyer_damage: u8,
}

impl MissileTable {
    /// Nobody shoots farther than this.
    pub fn farthest(&self) -> u8 {
        let (archers, ballista) = (&self.archers, &self.ballista);
        archers.range.max(archers.from_tower).max(self.catapult.range).max(ballista.range).max(ballista.from_tower)
    }
}

/// A spell that is cast into a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpellData {
    /// Spell points.
    pub cost: u8,
    /// Farthest hex.
    pub range: u8,
}

/// What spells cost and how far they reach [2.8].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpellTable {
    /// Cost of Boost Morale by its radius [2.8.5-a].
    pub boost: [u8; 3],
    /// Fog [2.8.6-a].
    pub fog: SpellData,
    /// Whirlwind [2.8.7-a].
    pub whirlwind: SpellData,
    /// Lightning [2.8.8-a].
    pub lightning: SpellData,
    /// The summoning of an elemental [2.8.9-a].
    pub elemental: SpellData,
    /// Farthest from its summoner that an elemental obeys [2.8.9-g].
    pub leash: u8,
}
