//! What was done in one game, counted.

use dragonrage_rules::{Class, Game, Hex, Phase, Side, UnitId, What};
use std::collections::BTreeMap;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Habit {
    Turns,
    FirstVp,
    VpAfterThree,
    VpAfterSix,
    VpMoving,
    VpFire,
    VpMelee,
    Breaths,
    Landings,
    Smashed,
    Scaled,
    MonstersLost,
    InvaderTroopsLost,
    DefenderTroopsLost,
    LeadersLost,
    Blows,
    Shots,
    Boosts,
    Fogs,
    Whirlwinds,
    Lightnings,
    Elementals,
    GuardsAtStart,
}

impl Habit {
    /// All of them, as they are told, with the words for each.
    pub const ALL: [(Habit, &'static str); 23] = [
        (Habit::Turns, "study-turns"),
        (Habit::FirstVp, "study-first-vp"),
        (Habit::VpAfterThree, "study-vp-after-three"),
        (Habit::VpAfterSix, "study-vp-after-six"),
        (Habit::VpMoving, "study-vp-moving"),
        (Habit::VpFire, "study-vp-fire"),
        (Habit::VpMelee, "study-vp-melee"),
        (Habit::Breaths, "study-breaths"),
        (Habit::Landings, "study-landings"),
        (Habit::Smashed, "study-smashed"),
        (Habit::Scaled, "study-scaled"),
        (Habit::MonstersLost, "study-monsters-lost"),
        (Habit::InvaderTroopsLost, "study-invader-troops-lost"),
        (Habit::DefenderTroopsLost, "study-defender-troops-lost"),
        (Habit::LeadersLost, "study-leaders-lost"),
        (Habit::Blows, "study-blows"),
        (Habit::Shots, "study-shots"),
        (Habit::Boosts, "study-boosts"),
        (Habit::Fogs, "study-fogs"),
        (Habit::Whirlwinds, "study-whirlwinds"),
        (Habit::Lightnings, "study-lightnings"),
        (Habit::Elementals, "study-elementals"),
        (Habit::GuardsAtStart, "study-guards-at-start"),
    ];
}

/// The counts of a game.
#[derive(Clone, Default, Debug)]
pub struct Habits {
    counts: BTreeMap<Habit, i32>,
    /// Hexes that were razed, and in which turn, the first one first.
    pub razed: Vec<(Hex, u16)>,
    phase: Option<Phase>,
}

impl Habits {
    /// How much of something there was; `None` for the turn of the first VP, if there was none.
    pub fn of(&self, habit: Habit) -> Option<i32> {
        match habit {
            Habit::FirstVp => self.counts.get(&habit).copied(),
            _ => Some(self.counts.get(&habit).copied().unwrap_or(0)),
        }
    }

    fn add(&mut self, habit: Habit, more: i32) {
        *self.counts.entry(habit).or_default() += more;
    }

    /// Counts an event; `game` is the game after the action that caused it.
    pub fn see(&mut self, what: What, game: &Game) {
        let turn = game.turn();
        match what {
            What::PhaseBegan { phase } => self.phase = Some(phase),
            What::TurnBegan { turn } => {
                self.counts.insert(Habit::Turns, i32::from(turn));
                if turn == 1 {
                    self.counts.insert(Habit::GuardsAtStart, guards(game));
                }
            }
            What::Razed { hex, vp, .. } => {
                let how = match self.phase {
                    Some(Phase::InvaderFire) => Habit::VpFire,
                    Some(Phase::InvaderMelee) => Habit::VpMelee,
                    _ => Habit::VpMoving,
                };
                self.add(how, i32::from(vp));
                self.counts.entry(Habit::FirstVp).or_insert(i32::from(turn));
                for (habit, last) in [(Habit::VpAfterThree, 3), (Habit::VpAfterSix, 6)] {
                    if turn <= last {
                        self.add(habit, i32::from(vp));
                    }
                }
                self.razed.push((hex, turn));
            }
            What::Breathed { .. } => self.add(Habit::Breaths, 1),
            What::Landed { .. } => self.add(Habit::Landings, 1),
            What::Smashed { .. } => self.add(Habit::Smashed, 1),
            What::Scaled { .. } => self.add(Habit::Scaled, 1),
            What::Attacked { .. } => self.add(Habit::Blows, 1),
            What::Shot { .. } => self.add(Habit::Shots, 1),
            What::BoostCast { .. } => self.add(Habit::Boosts, 1),
            What::FogCast { .. } => self.add(Habit::Fogs, 1),
            What::WhirlwindCast { .. } => self.add(Habit::Whirlwinds, 1),
            What::LightningCast { .. } | What::BoltCast { .. } | What::BoltKept { .. } => {
                self.add(Habit::Lightnings, 1);
            }
            What::Summoned { .. } => self.add(Habit::Elementals, 1),
            What::MonsterDied { .. } | What::MinorDied { .. } => self.add(Habit::MonstersLost, 1),
            What::Destroyed { unit } => self.lost(game, unit),
            _ => {}
        }
    }

    fn lost(&mut self, game: &Game, unit: UnitId) {
        let Some(kind) = game.kind(unit) else { return };
        let side = game.unit(unit).and_then(|u| u.side);
        match (kind.class(), side) {
            _ if kind.is_character() => self.add(Habit::LeadersLost, 1),
            (Class::Troop | Class::Engine, Some(Side::Invader)) => self.add(Habit::InvaderTroopsLost, 1),
            (Class::Troop | Class::Engine, Some(Side::Defender)) => self.add(Habit::DefenderTroopsLost, 1),
            _ => {}
        }
    }
}

/// VP hexes with a defender in them.
fn guards(game: &Game) -> i32 {
    let held = |hex: Hex| game.in_hex(hex).any(|u| game.unit(u).is_some_and(|u| u.side == Some(Side::Defender)));
    game.board().spec().places.iter().filter(|p| p.vp > 0 && held(p.hex)).count() as i32
}
