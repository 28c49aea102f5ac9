//! Monsters, and the lady who flees from them: minor ones [2.11], major ones [2.12], Elowyn [2.10.7].

pub(crate) mod berserk;
pub(crate) mod elowyn;
pub(crate) mod fire;
pub(crate) mod flight;
pub(crate) mod goaded;
pub(crate) mod minor;
pub(crate) mod serpent;
pub(crate) mod walking;
