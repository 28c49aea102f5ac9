//! What happened since a person last did something: who went where, what fell, what was razed. Sentences are in `words`.

use crate::motion::{Glide, glides};
use dragonrage_rules::{Event, Game, Side, What};

/// What the others did.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Meanwhile {
    /// The step at which it began, for those who want to watch it again.
    pub from: usize,
    /// The ways of those who moved and are still there.
    pub ways: Vec<Glide>,
    /// What is worth telling of it, in order: losses, damage, razed places, spells, broken entrances.
    pub told: Vec<Event>,
}

impl Meanwhile {
    /// Of these events, which led to this game; they began after so many steps, and this side watched.
    pub fn of(events: &[Event], game: &Game, watching: Side, from: usize) -> Meanwhile {
        let told = events.iter().filter(|e| weighty(&e.what)).copied().collect();
        let shown = |g: &Glide| game.unit(g.unit).is_some_and(|u| u.on_map() && u.side != Some(watching));
        let ways = glides(events).into_iter().filter(shown).collect();
        Meanwhile { from, ways, told }
    }

    /// Is there nothing to tell or to show?
    pub fn is_empty(&self) -> bool {
        self.ways.is_empty() && self.told.is_empty()
    }
}

/// Does it change what a player has or faces?
fn weighty(what: &What) -> bool {
    matches!(
        what,
        What::Razed { .. }
            | What::VpChanged { .. }
            | What::Smashed { .. }
            | What::Breached { .. }
            | What::BridgeBroken { .. }
            | What::BridgeBurned { .. }
            | What::Destroyed { .. }
            | What::Wounded { .. }
            | What::Damaged { .. }
            | What::GroupLost { .. }
            | What::MinorDamaged { .. }
            | What::MinorDied { .. }
            | What::MonsterDied { .. }
            | What::Drowned { .. }
            | What::Crashed { .. }
            | What::WentBerserk { .. }
            | What::Demoralised { .. }
            | What::BoostCast { .. }
            | What::FogCast { .. }
            | What::WhirlwindCast { .. }
            | What::WhirlwindDrifted { .. }
            | What::LightningCast { .. }
            | What::BoltCast { .. }
            | What::Summoned { .. }
            | What::ControlLost { .. }
            | What::Dismissed { .. }
            | What::Arrived { .. }
            | What::Freed { .. }
            | What::Taken { .. }
            | What::Saved { .. }
            | What::Fled { .. }
    )
}
