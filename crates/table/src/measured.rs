//! How long, how large and how fair scenarios are, measured: what the cards of a new game tell. The figures are made from
//! docs/results by `cargo run --release -p dragonrage-table --example measured`, and a test holds them to it; nothing here is guessed
//! but the seconds that a decision takes.

use dragonrage_rules::{BySide, Side};
use std::fmt::Write;

/// The figures.
const TEXT: &str = include_str!("../measured.txt");

/// What was measured of a scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// Games between two knights with the printed objective.
    pub games: u32,
    /// How many of them the invader won.
    pub won: u32,
    /// Turns of such a game, in the mean.
    pub turns: f32,
    /// Decisions of a side in one turn, in the mean: whole moves, attacks, spells, ends of phases.
    pub decisions: BySide<f32>,
}

/// How long a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// Few decisions in a turn.
    Light,
    /// Some.
    Medium,
    /// Many.
    Heavy,
}

impl Size {
    /// The word in texts.
    pub const fn code(self) -> &'static str {
        match self {
            Size::Light => "light",
            Size::Medium => "medium",
            Size::Heavy => "heavy",
        }
    }
}

/// Seconds that a person takes for a decision, and to watch the other side's turn: an estimate, not a measurement.
const DECIDING: f32 = 15.0;
const WATCHING: f32 = 20.0;

/// Per cent by which a scenario may lean and still be called even.
const LEAN: u32 = 6;

impl Measured {
    /// What was measured of a scenario; nothing of those that nobody measured.
    pub fn of(scenario: &str) -> Option<Measured> {
        TEXT.lines().find_map(|line| {
            let mut words = line.split_whitespace();
            if words.next() != Some(scenario) {
                return None;
            }
            let mut number = || words.next()?.parse::<f32>().ok();
            let (games, won, turns) = (number()? as u32, number()? as u32, number()?);
            Some(Measured { games, won, turns, decisions: BySide { invader: number()?, defender: number()? } })
        })
    }

    /// Games that the invader won, in per cent, rounded as docs/BALANCE.md rounds it: a share that is told times a hundred.
    pub fn percent(&self) -> u32 {
        let share = f64::from(self.won) / f64::from(self.games.max(1));
        (100.0 * share).round_ties_even() as u32
    }

    /// The side for which it is easier; none if it is about even.
    pub fn easier(&self) -> Option<Side> {
        match self.percent() {
            p if p > 50 + LEAN => Some(Side::Invader),
            p if p + LEAN < 50 => Some(Side::Defender),
            _ => None,
        }
    }

    /// Minutes of a game for a person on this side, in steps of five.
    pub fn minutes(&self, side: Side) -> u32 {
        let seconds = self.turns * (self.decisions[side] * DECIDING + WATCHING);
        ((seconds / 300.0 + 0.5) as u32).max(1) * 5
    }

    /// Decisions in a turn, of the side that has more of them.
    pub fn most(&self) -> u32 {
        (self.decisions.invader.max(self.decisions.defender) + 0.5) as u32
    }

    /// How long a turn is.
    pub fn size(&self) -> Size {
        match self.most() {
            0..8 => Size::Light,
            8..10 => Size::Medium,
            _ => Size::Heavy,
        }
    }
}

/// Makes the figures: of the games of `dragonrage balance` (docs/results/balance.jsonl) those with the printed objective, and of
/// docs/results/decisions.txt the decisions.
pub fn make(balance: &str, decisions: &str) -> String {
    let field = |line: &str, name: &str| -> Option<String> {
        let (_, rest) = line.split_once(&format!("\"{name}\":"))?;
        Some(rest.split([',', '}']).next()?.trim_matches('"').to_owned())
    };
    let mut rows: Vec<(String, u32, u32, u32)> = Vec::new();
    for line in balance.lines().filter(|l| field(l, "set").as_deref() == Some("printed")) {
        let (Some(id), Some(turns)) = (field(line, "scenario"), field(line, "turns").and_then(|t| t.parse().ok()))
        else {
            continue;
        };
        let won = u32::from(field(line, "invader_won").as_deref() == Some("true"));
        match rows.iter_mut().find(|(known, ..)| *known == id) {
            Some((_, games, wins, all)) => (*games, *wins, *all) = (*games + 1, *wins + won, *all + turns),
            None => rows.push((id, 1, won, turns)),
        }
    }
    let mut out = String::from(
        "# scenario, games of knights, won by the invader, turns, decisions a turn of the invader and of the defender;\n\
         # made by `cargo run --release -p dragonrage-table --example measured`\n",
    );
    for (id, games, won, turns) in rows {
        let (mut all, mut made) = (0.0, [0.0; 2]);
        for line in decisions.lines().filter(|l| l.split(' ').next() == Some(id.as_str())) {
            let numbers: Vec<f32> = line.split(' ').filter_map(|w| w.parse().ok()).collect();
            if let [_, turns, invader, defender] = numbers[..] {
                all += turns;
                made = [made[0] + invader, made[1] + defender];
            }
        }
        let mean = |sum: f32| if all > 0.0 { sum / all } else { 0.0 };
        let turns = f64::from(turns) / f64::from(games);
        let _ = writeln!(out, "{id} {games} {won} {turns:.1} {:.1} {:.1}", mean(made[0]), mean(made[1]));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_those_of_the_games() {
        let balance = include_str!("../../../docs/results/balance.jsonl");
        let decisions = include_str!("../../../docs/results/decisions.txt");
        assert_eq!(make(balance, decisions), TEXT, "cargo run --release -p dragonrage-table --example measured");
    }

    #[test]
    fn every_scenario_is_measured_as_the_balance_page_says() {
        let page = include_str!("../../../docs/BALANCE.md");
        for scenario in &dragonrage_data::embedded().scenarios {
            let m = Measured::of(&scenario.id).expect("measured");
            let row = page.lines().find(|l| l.starts_with(&format!("| {} |", scenario.id))).expect("its row");
            assert!(row.contains(&format!("| {} | {} % |", m.games, m.percent())), "{row}: {m:?}");
            assert!(row.contains(&format!("| {:.1} |", m.turns)), "{row}: {m:?}");
            for side in Side::BOTH {
                assert!((10..=240).contains(&m.minutes(side)), "{}: {} minutes", scenario.id, m.minutes(side));
            }
        }
        assert_eq!(Measured::of("nowhere-1"), None);
        assert_eq!(Measured::of("nurkott-4").and_then(|m| m.easier()), Some(Side::Invader));
        assert_eq!(Measured::of("nurkott-2").and_then(|m| m.easier()), Some(Side::Defender));
        assert_eq!(Measured::of("esirien-3").and_then(|m| m.easier()), None);
    }
}
