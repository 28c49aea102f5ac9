//! What a run says of each scenario: for the terminal in the reader's language, for the document in English.

use super::stair::{End, Fair};
use super::{Field, Played, Set};
use crate::app::App;
use crate::args;
use dragonrage_ai::wilson;
use dragonrage_rules::EndReason;
use dragonrage_rules::options::VictoryMode;
use dragonrage_words::{Family, Lang, Words};
use std::io::{self, Write};
use std::path::Path;

/// The figures of a run.
pub struct Report {
    level: &'static str,
    games: u32,
    lines: Vec<Line>,
}

/// The figures of a scenario.
struct Line {
    scenario: String,
    objective: i16,
    /// Do grades decide, not the objective?
    graded: bool,
    games: u32,
    /// Share of the invader's victories with its 95 % interval.
    share: f64,
    low: f64,
    high: f64,
    mean_vp: f64,
    mean_turns: f64,
    ends: Vec<(&'static str, u32)>,
    fair: Option<Fair>,
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
        let mut stair = field.stair();
        of(Set::Stair).for_each(|g| stair.step(g.invader_won == Some(true)));
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
            fair: stair.fair(),
        }
    }
}

/// "19.3 ± 0.4", with a sign if the staircase leant against an end.
fn fair(fair: Option<Fair>, number: impl Fn(f64) -> String) -> String {
    let Some(fair) = fair else { return "–".to_owned() };
    let sign = match fair.end {
        Some(End::Most) => "≥ ",
        Some(End::Least) => "≤ ",
        None => "",
    };
    format!("{sign}{} ± {}", number(fair.mean), number(fair.error))
}

impl Report {
    /// The figures of these games.
    pub fn new(job: &args::Balance, fields: &[Field], games: &[Played]) -> Report {
        let lines = fields.iter().map(|f| Line::new(f, games)).collect();
        Report { level: job.level.code(), games: job.games, lines }
    }

    /// Share of the invader's victories over all scenarios, each counting as much.
    fn mean_share(&self) -> f64 {
        self.lines.iter().map(|l| l.share).sum::<f64>() / self.lines.len().max(1) as f64
    }

    /// The figures as a table.
    pub fn write(&self, app: &App, out: &mut impl Write) -> io::Result<()> {
        let heading = [("level", self.level.into()), ("games", self.games.into())];
        writeln!(out, "{}", app.text("balance-heading", &heading))?;
        let keys = ["column-objective", "column-invader-wins", "column-mean-vp", "column-mean-turns"];
        let [objective, wins, vp, turns] = keys.map(|k| app.say(k));
        let (scenario, best) = (app.say("column-scenario"), app.say("column-fair-objective"));
        writeln!(out, "  {scenario:<12} {objective:>9} {wins:>26} {vp:>18} {turns:>16} {best:>16}")?;
        let percent = |x: f64| app.number(100.0 * x, 0);
        for line in &self.lines {
            let share = format!("{} % [{} … {}]", percent(line.share), percent(line.low), percent(line.high));
            let (vp, turns) = (app.number(line.mean_vp, 1), app.number(line.mean_turns, 1));
            let best = fair(line.fair, |x| app.number(x, 1));
            let text =
                format!("  {:<12} {:>9} {share:>26} {vp:>18} {turns:>16} {best:>16}", line.scenario, line.objective);
            writeln!(out, "{}", app.plain(text))?;
        }
        writeln!(out, "  {:<12} {:>9} {:>26}", app.say("arena-all"), "", format!("{} %", percent(self.mean_share())))
    }

    /// The figures as a part of a document, which is in English whatever the reader's language.
    pub fn markdown(&self, job: &args::Balance, data: Option<&Path>) -> String {
        let words = Words::new(Lang::En);
        let mut text = String::from("```\n");
        text += &format!(
            "dragonrage balance --scenarios {} --level {} --games {} --seed {}",
            job.scenarios, self.level, self.games, job.seed
        );
        if let Some(stairs) = job.stairs {
            text += &format!(" --stairs {stairs}");
        }
        if let Some(dir) = data {
            text += &format!(" --data {}", dir.display());
        }
        text += "\n```\n\n";
        text += "| Scenario | Objective | Games | Invader wins | 95 % interval | VP (mean) | Turns (mean) | Fair objective |\n";
        text += "|---|---|---|---|---|---|---|---|\n";
        for l in &self.lines {
            let objective = if l.graded { format!("{} *", l.objective) } else { l.objective.to_string() };
            text += &format!(
                "| {} | {objective} | {} | {:.0} % | {:.0}–{:.0} % | {:.1} | {:.1} | {} |\n",
                l.scenario,
                l.games,
                100.0 * l.share,
                100.0 * l.low,
                100.0 * l.high,
                l.mean_vp,
                l.mean_turns,
                fair(l.fair, |x| format!("{x:.1}")),
            );
        }
        text += &format!("| all, each counting as much | | | {:.0} % | | | | |\n", 100.0 * self.mean_share());
        if self.lines.iter().any(|l| l.graded) {
            text += "\n\\* Usually decided by grades, not by one objective: here it was played with `victory_mode=objective`.\n";
        }
        text += "\nHow the games ended:\n\n| Scenario | Ends |\n|---|---|\n";
        for l in &self.lines {
            let end = |(code, n): &(&str, u32)| format!("{} {n}", words.of(Family::EndReason, code, &[]));
            text += &format!("| {} | {} |\n", l.scenario, l.ends.iter().map(end).collect::<Vec<_>>().join(", "));
        }
        text
    }
}
