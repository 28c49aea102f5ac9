//! What came out of a match.

use super::Match;
use super::game::Outcome;
use crate::app::App;
use dragonrage_ai::{Score, Sprt, Verdict};
use serde::Serialize;
use std::io::{self, Write};

/// The figures of a match.
#[derive(Serialize, Debug)]
pub struct Report {
    #[serde(flatten)]
    about: Match,
    games: usize,
    all: Line,
    scenarios: Vec<Line>,
    refusals: u32,
    unfinished: u32,
    sprt: Option<Test>,
    /// Thinking time of players A and B; the only figures that are not equal for equal seeds.
    times: [Times; 2],
}

/// Player A's score, in all games or in those of a scenario.
#[derive(Serialize, Debug)]
struct Line {
    scenario: String,
    games: usize,
    /// Share of the points, with half the width of its 95 % interval.
    share: f64,
    margin: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    /// Share of its games that A wins as invader and as defender.
    as_invader: f64,
    as_defender: f64,
    /// Share of all games that the invader wins.
    invader_wins: f64,
    mean_turns: f64,
    mean_vp: f64,
}

#[derive(Serialize, Debug)]
struct Test {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    likelihood: f64,
    verdict: &'static str,
}

#[derive(Serialize, Debug)]
struct Times {
    player: String,
    player_turns: usize,
    mean_ms: f64,
    p99_ms: f64,
    mean_nodes: f64,
}

fn rounded(x: f64, places: f64) -> f64 {
    (x * places).round() / places
}

impl Line {
    fn new(scenario: &str, games: &[&Outcome]) -> Line {
        let mut score = Score::default();
        for pair in games.chunks_exact(2) {
            score.add(pair[0].points() + pair[1].points());
        }
        let mean = |of: &dyn Fn(&Outcome) -> Option<f64>| {
            let found: Vec<f64> = games.iter().filter_map(|g| of(g)).collect();
            rounded(found.iter().sum::<f64>() / found.len().max(1) as f64, 10_000.0)
        };
        let elo = score.elo();
        Line {
            scenario: scenario.to_owned(),
            games: games.len(),
            share: rounded(score.share(), 10_000.0),
            margin: rounded(score.margin(), 10_000.0),
            elo: rounded(elo.difference, 10.0),
            elo_low: rounded(elo.low, 10.0),
            elo_high: rounded(elo.high, 10.0),
            as_invader: mean(&|g| g.a_invades().then(|| g.points())),
            as_defender: mean(&|g| (!g.a_invades()).then(|| g.points())),
            invader_wins: mean(&|g| Some(if g.a_invades() { g.points() } else { 1.0 - g.points() })),
            mean_turns: mean(&|g| Some(f64::from(g.turns))),
            mean_vp: mean(&|g| Some(f64::from(g.vp))),
        }
    }
}

impl Times {
    fn new(player: &str, games: &[Outcome], n: usize) -> Times {
        let mut all: Vec<u32> = games.iter().flat_map(|g| g.times[n].iter().copied()).collect();
        all.sort_unstable();
        let mean = all.iter().map(|t| f64::from(*t)).sum::<f64>() / all.len().max(1) as f64;
        let nodes: f64 = games.iter().map(|g| g.nodes[n] as f64).sum();
        let p99 = all.get((all.len() * 99 / 100).min(all.len().saturating_sub(1))).copied().unwrap_or(0);
        Times {
            player: player.to_owned(),
            player_turns: all.len(),
            mean_ms: rounded(mean / 1000.0, 1000.0),
            p99_ms: rounded(f64::from(p99) / 1000.0, 1000.0),
            mean_nodes: rounded(nodes / all.len().max(1) as f64, 1.0),
        }
    }
}

impl Report {
    /// The figures of these games.
    pub fn new(about: &Match, games: &[Outcome], sprt: Option<(Sprt, Verdict)>) -> Report {
        let all: Vec<&Outcome> = games.iter().collect();
        let of = |id: &str| -> Vec<&Outcome> { games.iter().filter(|g| g.scenario == id).collect() };
        let mut score = Score::default();
        for pair in games.chunks_exact(2) {
            score.add(pair[0].points() + pair[1].points());
        }
        Report {
            games: games.len(),
            all: Line::new("all", &all),
            scenarios: about.scenarios.iter().map(|id| Line::new(id, &of(id))).collect(),
            refusals: games.iter().map(|g| g.refusals[0] + g.refusals[1]).sum(),
            unfinished: games.iter().filter(|g| g.winner.is_none()).count() as u32,
            sprt: sprt.map(|(test, verdict)| Test {
                elo0: test.elo0,
                elo1: test.elo1,
                alpha: test.alpha,
                beta: test.beta,
                likelihood: rounded(score.likelihood(test.elo0, test.elo1), 1000.0),
                verdict: match verdict {
                    Verdict::Accept => "accepted",
                    Verdict::Reject => "rejected",
                    Verdict::GoOn => "undecided",
                },
            }),
            times: [Times::new(&about.a, games, 0), Times::new(&about.b, games, 1)],
            about: about.clone(),
        }
    }

    /// Refusals and games without an end.
    pub fn trouble(&self) -> u32 {
        self.refusals + self.unfinished
    }

    /// The figures as a table.
    pub fn write(&self, app: &App, out: &mut impl Write) -> io::Result<()> {
        let heading =
            [("a", self.about.a.as_str().into()), ("b", self.about.b.as_str().into()), ("games", self.games.into())];
        writeln!(out, "{}", app.text("arena-heading", &heading))?;
        writeln!(
            out,
            "  {:<12} {:>6} {:>16} {:>22} {:>9} {:>9}",
            app.say("column-scenario"),
            app.say("progress-games"),
            app.say("column-share"),
            app.say("column-elo"),
            app.say("column-as-invader"),
            app.say("column-as-defender"),
        )?;
        let percent = |x: f64| format!("{} %", app.number(100.0 * x, 1));
        for line in self.scenarios.iter().chain([&self.all]) {
            let name = if line.scenario == "all" { app.say("arena-all") } else { line.scenario.clone() };
            let share = format!("{} ± {}", percent(line.share), app.number(100.0 * line.margin, 1));
            let number = |x| app.number(x, 0);
            let elo = format!("{} [{} … {}]", number(line.elo), number(line.elo_low), number(line.elo_high));
            let text = format!(
                "  {:<12} {:>6} {:>16} {:>22} {:>9} {:>9}",
                name,
                line.games,
                share,
                elo,
                percent(line.as_invader),
                percent(line.as_defender)
            );
            writeln!(out, "{}", app.plain(text))?;
        }
        for times in &self.times {
            let args = [
                ("player", times.player.as_str().into()),
                ("mean", app.number(times.mean_ms, 2).into()),
                ("most", app.number(times.p99_ms, 2).into()),
                ("turns", times.player_turns.into()),
            ];
            writeln!(out, "{}", app.text("arena-times", &args))?;
        }
        if let Some(test) = &self.sprt {
            let args = [
                ("likelihood", app.number(test.likelihood, 2).into()),
                ("low", app.number(test.elo0, 1).into()),
                ("high", app.number(test.elo1, 1).into()),
                ("verdict", test.verdict.into()),
            ];
            writeln!(out, "{}", app.text("arena-sprt", &args))?;
        }
        Ok(())
    }
}
