//! Frozen players: whoever once held a level goes on to play as he did then, so that those who come later can be measured
//! against him. A generation is a folder of `data/players/frozen`, with everything that its players know.

use dragonrage_ai::{Effort, Forecast, Insight, Planner, Player, Squire, Weights};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A player of a former generation.
#[derive(Clone, Debug)]
pub struct Frozen {
    name: String,
    weights: Weights,
    planning: Option<Planning>,
}

/// What only those have who look ahead.
#[derive(Clone, Debug)]
struct Planning {
    enemy: Weights,
    forecast: Forecast,
    effort: Effort,
}

/// A folder of `data/players/frozen`: who belongs to it, and its other files by name.
struct Generation {
    players: &'static str,
    files: &'static [(&'static str, &'static str)],
}

/// All generations, the first one first.
const GENERATIONS: [Generation; 1] = [Generation {
    players: include_str!("../../../data/players/frozen/1/players.toml"),
    files: &[
        ("squire", include_str!("../../../data/players/frozen/1/squire.toml")),
        ("knight", include_str!("../../../data/players/frozen/1/knight.toml")),
        ("forecast", include_str!("../../../data/players/frozen/1/forecast.toml")),
    ],
}];

/// A player, as `players.toml` has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    weights: String,
    planning: Option<PlanningSheet>,
}

/// The same for what only those have who look ahead.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanningSheet {
    enemy: String,
    forecast: String,
    effort: BTreeMap<String, u32>,
}

impl Frozen {
    /// All that there are, the oldest first.
    pub fn all() -> Vec<Frozen> {
        // The test `every_frozen_player_can_be_read` proves it.
        let read = |generation| Frozen::read(generation).unwrap_or_else(|e| unreachable!("{e}"));
        GENERATIONS.iter().flat_map(read).collect()
    }

    /// The one with this name, such as `knight-1`.
    pub fn from_name(name: &str) -> Option<Frozen> {
        Frozen::all().into_iter().find(|frozen| frozen.name == name)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A player as it was; equal seeds play equally.
    pub fn player(&self, seed: u64) -> Box<dyn Player> {
        let weights = self.weights.clone();
        match self.planning.clone() {
            Some(Planning { enemy, forecast, effort }) => {
                Box::new(Planner::knowing(seed, Insight { weights, enemy, forecast }, effort))
            }
            None => Box::new(Squire::new(seed, weights)),
        }
    }

    fn read(generation: &Generation) -> Result<Vec<Frozen>, String> {
        let sheets: BTreeMap<String, Sheet> = toml::from_str(generation.players).map_err(|e| e.to_string())?;
        let player = |(name, sheet): (String, Sheet)| {
            let planning = sheet.planning.map(|sheet| generation.planning(&sheet)).transpose()?;
            Ok(Frozen { name, weights: generation.weights(&sheet.weights)?, planning })
        };
        sheets.into_iter().map(player).collect()
    }
}

impl Generation {
    fn file(&self, name: &str) -> Result<&'static str, String> {
        let found = self.files.iter().find(|(file, _)| *file == name);
        found.map(|(_, text)| *text).ok_or_else(|| format!("there is no file {name}"))
    }

    fn weights(&self, name: &str) -> Result<Weights, String> {
        Weights::parse(self.file(name)?).map_err(|e| format!("{name}: {e}"))
    }

    fn planning(&self, sheet: &PlanningSheet) -> Result<Planning, String> {
        let forecast = Forecast::parse(self.file(&sheet.forecast)?).map_err(|e| e.to_string())?;
        // Each part of the effort is named: what the levels of today have must not shine through.
        let effort = Effort::PARTS.iter().try_fold(Effort::KNIGHT, |effort, part| {
            let value = sheet.effort.get(*part).ok_or_else(|| format!("how much {part}?"))?;
            effort.with(part, *value).ok_or_else(|| format!("{part} cannot be {value}"))
        })?;
        Ok(Planning { enemy: self.weights(&sheet.enemy)?, forecast, effort })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_frozen_player_can_be_read() {
        for generation in &GENERATIONS {
            let found = Frozen::read(generation).expect("a generation");
            assert!(!found.is_empty());
        }
        let names: Vec<String> = Frozen::all().into_iter().map(|frozen| frozen.name).collect();
        assert_eq!(names, ["dragonlord-1", "knight-1", "squire-1"]);
        assert!(Frozen::from_name("knight-1").is_some() && Frozen::from_name("knight-0").is_none());
    }
}
