//! What came out of a match.

use super::{Match, Outcome};
use crate::stats::{Score, Sprt, Verdict};
use serde::Serialize;

/// The figures of a match.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Figures {
    #[serde(flatten)]
    pub about: Match,
    pub games: usize,
    pub all: Line,
    pub scenarios: Vec<Line>,
    pub refusals: u32,
    pub unfinished: u32,
    pub sprt: Option<Test>,
    /// Thinking time of players A and B; the only figures that are not equal for equal seeds.
    pub times: [Times; 2],
}

/// Player A's score, in all games or in those of a scenario.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Line {
    pub scenario: String,
    pub games: usize,
    /// Share of the points, with half the width of its 95 % interval.
    pub share: f64,
    pub margin: f64,
    pub elo: f64,
    pub elo_low: f64,
    pub elo_high: f64,
    /// Share of its games that A wins as invader and as defender.
    pub as_invader: f64,
    pub as_defender: f64,
    /// Share of all games that the invader wins.
    pub invader_wins: f64,
    pub mean_turns: f64,
    pub mean_vp: f64,
}

/// What the sequential test found.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Test {
    pub elo0: f64,
    pub elo1: f64,
    pub alpha: f64,
    pub beta: f64,
    pub likelihood: f64,
    pub verdict: &'static str,
}

/// How long a player thinks.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Times {
    pub player: String,
    pub player_turns: usize,
    pub mean_ms: f64,
    pub p99_ms: f64,
    pub mean_nodes: f64,
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

impl Figures {
    /// The figures of these games.
    pub fn new(about: &Match, games: &[Outcome], sprt: Option<(Sprt, Verdict)>) -> Figures {
        let all: Vec<&Outcome> = games.iter().collect();
        let of = |id: &str| -> Vec<&Outcome> { games.iter().filter(|g| g.scenario == id).collect() };
        let mut score = Score::default();
        for pair in games.chunks_exact(2) {
            score.add(pair[0].points() + pair[1].points());
        }
        Figures {
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
}
