//! What editions without the files of minor monsters, missiles and spells play by: editions 1 and 2 were released when these
//! numbers still stood in the program. They are never changed, and nothing newer is read from here.

use dragonrage_rules::{
    ArcherData, BallistaData, CatapultData, MinorData, MinorTable, MissileTable, SpellData, SpellTable,
};

/// The editions that have none of the three files.
pub(crate) const EDITIONS: [&str; 2] = ["1", "2"];

pub(crate) const MINORS: MinorTable = MinorTable {
    giant: MinorData { melee: 6, missiles: 6 },
    serpent: MinorData { melee: 5, missiles: 5 },
    tyrannosaurus: MinorData { melee: 6, missiles: 6 },
};

pub(crate) const MISSILES: MissileTable = MissileTable {
    archers: ArcherData { range: 2, from_tower: 3, near: 5, far: 6 },
    catapult: CatapultData { least: 2, range: 4, hit_on: 6 },
    ballista: BallistaData { range: 3, from_tower: 4, hit_on: [4, 4, 5, 6, 6] },
    flyer_damage: 2,
};

pub(crate) const SPELLS: SpellTable = SpellTable {
    boost: [1, 2, 3],
    fog: SpellData { cost: 2, range: 3 },
    whirlwind: SpellData { cost: 2, range: 4 },
    lightning: SpellData { cost: 3, range: 4 },
    elemental: SpellData { cost: 5, range: 2 },
    leash: 5,
};
