//! What a run says of each scenario: for the terminal in the reader's language, for the document in English.

use crate::app::App;
use crate::args;
use dragonrage_lab::balance::{End, Fair, Figures};
use dragonrage_words::{Family, Lang, Words};
use std::io::{self, Write};
use std::path::Path;

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

/// The figures as a table.
pub fn write(app: &App, job: &args::Balance, figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let heading = [("level", job.level.code().into()), ("games", job.games.into())];
    writeln!(out, "{}", app.text("balance-heading", &heading))?;
    let keys = ["column-objective", "column-invader-wins", "column-mean-vp", "column-mean-turns"];
    let [objective, wins, vp, turns] = keys.map(|k| app.say(k));
    let (scenario, best) = (app.say("column-scenario"), app.say("column-fair-objective"));
    writeln!(out, "  {scenario:<12} {objective:>9} {wins:>26} {vp:>18} {turns:>16} {best:>16}")?;
    let percent = |x: f64| app.number(100.0 * x, 0);
    for line in &figures.lines {
        let share = format!("{} % [{} … {}]", percent(line.share), percent(line.low), percent(line.high));
        let (vp, turns) = (app.number(line.mean_vp, 1), app.number(line.mean_turns, 1));
        let best = fair(line.fair, |x| app.number(x, 1));
        let text = format!("  {:<12} {:>9} {share:>26} {vp:>18} {turns:>16} {best:>16}", line.scenario, line.objective);
        writeln!(out, "{}", app.plain(text))?;
    }
    writeln!(out, "  {:<12} {:>9} {:>26}", app.say("arena-all"), "", format!("{} %", percent(figures.mean_share())))
}

/// The figures as a part of a document, which is in English whatever the reader's language.
pub fn markdown(job: &args::Balance, data: Option<&Path>, figures: &Figures) -> String {
    let words = Words::new(Lang::En);
    let mut text = String::from("```\n");
    text += &format!(
        "dragonrage balance --scenarios {} --level {} --games {} --seed {}",
        job.scenarios,
        job.level.code(),
        job.games,
        job.seed
    );
    if let Some(stairs) = job.stairs {
        text += &format!(" --stairs {stairs}");
    }
    if let Some(dir) = data {
        text += &format!(" --data {}", dir.display());
    }
    text += "\n```\n\n";
    text +=
        "| Scenario | Objective | Games | Invader wins | 95 % interval | VP (mean) | Turns (mean) | Fair objective |\n";
    text += "|---|---|---|---|---|---|---|---|\n";
    for l in &figures.lines {
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
    text += &format!("| all, each counting as much | | | {:.0} % | | | | |\n", 100.0 * figures.mean_share());
    if figures.lines.iter().any(|l| l.graded) {
        text += "\n\\* Usually decided by grades, not by one objective: here it was played with `victory_mode=objective`.\n";
    }
    text += "\nHow the games ended:\n\n| Scenario | Ends |\n|---|---|\n";
    for l in &figures.lines {
        let end = |(code, n): &(&str, u32)| format!("{} {n}", words.of(Family::EndReason, code, &[]));
        text += &format!("| {} | {} |\n", l.scenario, l.ends.iter().map(end).collect::<Vec<_>>().join(", "));
    }
    text
}
