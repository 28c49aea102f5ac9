//! `simulate`: many games without people, and how they ended. Equal seeds give equal output, to the byte.

use crate::app::App;
use crate::args;
use crate::dice::Stream;
use crate::failure::Failure;
use crate::files;
use crate::rule_stats::{self, Cited};
use dragonrage_ai::{Level, Player};
use dragonrage_cases::Citations;
use dragonrage_rules::{BySide, EndReason, Event, Grade, Options, Scenario, Side, Silent, Sink, position};
use dragonrage_table::{ByLot, Hands, play_out};
use dragonrage_words::Family;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// What came out of the games of one scenario.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Summary {
    scenario: String,
    games: u32,
    seed: u64,
    invader: &'static str,
    defender: &'static str,
    options: BTreeMap<&'static str, Cow<'static, str>>,
    winners: BTreeMap<&'static str, u32>,
    reasons: BTreeMap<&'static str, u32>,
    grades: BTreeMap<&'static str, u32>,
    mean_turns: f64,
    mean_vp: f64,
    mean_steps: f64,
    longest_steps: usize,
    /// Games that no rule had ended when the cap was reached.
    unfinished: u32,
    /// Checksum over all final positions, in order.
    positions: String,
    /// The rules cited, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<Vec<Cited>>,
}

/// Runs the command.
pub fn run(app: &App, job: &args::Simulate) -> Result<(), Failure> {
    let scenarios: Vec<&Scenario> = match job.scenario.as_str() {
        "all" => app.components.scenarios.iter().collect(),
        id => vec![app.scenario(id)?],
    };
    files::folder(app, job.record_dir.as_deref())?;
    let total = u64::from(job.games) * scenarios.len() as u64;
    let bar = ProgressBar::new(total).with_message(app.say("progress-games"));
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}") {
        bar.set_style(style);
    }
    let mut all = Vec::new();
    for scenario in scenarios {
        let options = app.options(scenario, &job.options, &job.armies)?;
        all.push(play_all(app, scenario, options, job, &bar)?);
    }
    bar.finish_and_clear();

    let mut out = io::stdout().lock();
    if job.json {
        let json = if job.scenario == "all" {
            serde_json::to_string_pretty(&all)
        } else {
            serde_json::to_string_pretty(&all[0])
        };
        writeln!(out, "{}", json.map_err(|e| Failure::Failed(e.to_string()))?)?;
    } else {
        for summary in &all {
            summary.write(app, &mut out)?;
        }
    }
    out.flush()?;
    let unfinished: u32 = all.iter().map(|s| s.unfinished).sum();
    if unfinished > 0 {
        return Err(Failure::Failed(app.text("simulate-undecided", &[("count", unfinished.into())])));
    }
    Ok(())
}

fn play_all(
    app: &App,
    scenario: &Scenario,
    options: Options,
    job: &args::Simulate,
    bar: &ProgressBar,
) -> Result<Summary, Failure> {
    let header = app.header(scenario, options, &job.armies);
    let start = app.begin(header.clone())?.game().clone();
    let mut s = Summary {
        scenario: scenario.id.clone(),
        games: job.games,
        seed: job.seed,
        invader: job.invader.code(),
        defender: job.defender.code(),
        options: options.list().into_iter().collect(),
        winners: Side::BOTH.iter().map(|x| (x.code(), 0)).collect(),
        reasons: EndReason::ALL.iter().map(|x| (x.code(), 0)).collect(),
        grades: Grade::ALL.iter().map(|x| (x.code(), 0)).collect(),
        mean_turns: 0.0,
        mean_vp: 0.0,
        mean_steps: 0.0,
        longest_steps: 0,
        unfinished: 0,
        positions: String::new(),
        rules: None,
    };
    let (mut turns, mut vp, mut steps, mut hash) = (0u64, 0i64, 0u64, 0u64);
    let mut citations = Citations::default();
    for n in 0..job.games {
        let mut hands = hands(job, u64::from(n));
        let mut game = start.clone();
        // A listed action is always possible; if not, the game is reported as unfinished.
        let played = match &job.record_dir {
            None if job.rule_stats => {
                play_out(&mut game, &mut hands, |game, action| game.apply(action, &mut citations).is_ok())
            }
            None => play_out(&mut game, &mut hands, |game, action| game.apply(action, &mut Silent).is_ok()),
            Some(dir) => {
                let mut journal = app.begin(header.clone())?;
                let header = journal.header_mut();
                header.players =
                    BySide { invader: job.invader.code().to_owned(), defender: job.defender.code().to_owned() };
                let mut events: Vec<Event> = Vec::new();
                let played = play_out(&mut journal, &mut hands, |journal, action| {
                    events.clear();
                    let done = journal.apply(action, &mut events).is_ok();
                    events.iter().for_each(|event| citations.emit(*event));
                    done
                });
                game = journal.game().clone();
                let path = dir.join(format!("{}-{}-{n:04}.txt", scenario.id, job.seed));
                std::fs::write(&path, journal.text()).map_err(|e| files::cannot_write(app, &path, e))?;
                played
            }
        };
        match game.outcome() {
            Some(o) => {
                *s.winners.entry(o.winner.code()).or_default() += 1;
                *s.reasons.entry(o.reason.code()).or_default() += 1;
                if let Some(grade) = o.grade {
                    *s.grades.entry(grade.code()).or_default() += 1;
                }
            }
            None => s.unfinished += 1,
        }
        turns += u64::from(game.turn());
        vp += i64::from(game.vp());
        steps += played as u64;
        s.longest_steps = s.longest_steps.max(played);
        hash = hash.rotate_left(5).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ position::checksum(&game);
        bar.inc(1);
    }
    let mean = |sum: f64| (sum / f64::from(job.games.max(1)) * 1000.0).round() / 1000.0;
    (s.mean_turns, s.mean_vp, s.mean_steps) = (mean(turns as f64), mean(vp as f64), mean(steps as f64));
    s.positions = format!("{hash:016x}");
    s.rules = job.rule_stats.then(|| rule_stats::list(&citations));
    Ok(s)
}

/// Dice and players of one game, each with a stream of its own.
fn hands(job: &args::Simulate, game: u64) -> Hands {
    let stream = |n| Stream::new(job.seed, game * 3 + n);
    let player = |level: Level, mut stream: Stream| -> Box<dyn Player> {
        match level {
            Level::Random => Box::new(ByLot::new(stream)),
            _ => level.player(stream.seed()),
        }
    };
    let players = BySide { invader: player(job.invader, stream(1)), defender: player(job.defender, stream(2)) };
    Hands { dice: stream(0), players }
}

impl Summary {
    fn write(&self, app: &App, out: &mut impl Write) -> io::Result<()> {
        let name = app.components.scenario(&self.scenario).map(|s| app.words.scenario_name(s)).unwrap_or_default();
        let heading = format!("{} ({})", self.scenario, name);
        writeln!(
            out,
            "{}",
            app.text("simulate-heading", &[("scenario", heading.into()), ("games", self.games.into())])
        )?;
        let share = |n: u32| {
            let share = app.number(100.0 * f64::from(n) / f64::from(self.games.max(1)), 1);
            format!("{share:>5} %")
        };
        let mut line = |label: String, n: u32| writeln!(out, "  {label:<34} {n:>8} {}", share(n));
        for (side, n) in &self.winners {
            line(app.of(Family::Wins, side), *n)?;
        }
        for (reason, n) in self.reasons.iter().filter(|(_, n)| **n > 0) {
            line(app.of(Family::EndReason, reason), *n)?;
        }
        for (grade, n) in self.grades.iter().filter(|(_, n)| **n > 0) {
            line(app.of(Family::Grade, grade), *n)?;
        }
        writeln!(out, "  {:<34} {:>12}", app.say("column-mean-turns"), app.number(self.mean_turns, 3))?;
        writeln!(out, "  {:<34} {:>12}", app.say("column-mean-vp"), app.number(self.mean_vp, 3))?;
        self.rules.iter().try_for_each(|rules| rule_stats::write(app, rules, out))
    }
}
