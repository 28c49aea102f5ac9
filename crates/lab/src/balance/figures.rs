//! What a run says of each scenario.

use super::{Fair, Field, Played, Run, Set};
use crate::stats::wilson;
use dragonrage_rules::EndReason;
use dragonrage_rules::options::VictoryMode;

/// The figures of a run.
pub struct Figures {
    /// One for each scenario.
    pub lines: Vec<Line>,
}

/// The figures of a scenario.
#[allow(missing_docs)]
pub struct Line {
    pub scenario: String,
    pub objective: i16,
    /// Do grades decide, not the objective?
    pub graded: bool,
    pub games: u32,
    /// Share of the invader's victories with its 95 % interval.
    pub share: f64,
    pub low: f64,
    pub high: f64,
    pub mean_vp: f64,
    pub mean_turns: f64,
    pub ends: Vec<(&'static str, u32)>,
    pub fair: Option<Fair>,
}

impl Line {
    fn new(field: &Field, games: &[Played]) -> Line {
        let of = |set| games.iter().filter(move |g| g.set == set && g.scenario == field.scenario.id);
        let printed: Vec<&Played> = of(Set::Printed).collect();
        let count = printed.len() as u32;
        let wins = printed.iter().filter(|g| g.invader_won == Some(true)).count() as u32;
        let mean =
            |value: &dyn Fn(&Played) -> f64| printed.iter().map(|g| value(g)).sum::<f64>() / f64::from(count.max(1));
        let ended = |reason: EndReason| printed.iter().filter(|g| g.reason.as_deref() == Some(reason.code())).count();
        let mut staircase = field.staircase();
        of(Set::Stair).for_each(|g| staircase.step(g.invader_won == Some(true)));
        let (low, high) = wilson(wins, count);
        Line {
            scenario: field.scenario.id.clone(),
            objective: field.scenario.objective,
            graded: field.scenario.options.victory_mode != VictoryMode::Objective,
            games: count,
            share: f64::from(wins) / f64::from(count.max(1)),
            low,
            high,
            mean_vp: mean(&|g| f64::from(g.vp)),
            mean_turns: mean(&|g| f64::from(g.turns)),
            ends: EndReason::ALL.map(|r| (r.code(), ended(r) as u32)).into_iter().filter(|(_, n)| *n > 0).collect(),
            fair: staircase.fair(),
        }
    }
}

impl Figures {
    /// The figures of these games.
    pub fn new(run: &Run, games: &[Played]) -> Figures {
        Figures { lines: run.fields.iter().map(|f| Line::new(f, games)).collect() }
    }

    /// Share of the invader's victories over all scenarios, each counting as much.
    pub fn mean_share(&self) -> f64 {
        self.lines.iter().map(|l| l.share).sum::<f64>() / self.lines.len().max(1) as f64
    }
}
