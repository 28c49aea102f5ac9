//! Equal players on both sides of a scenario. How often does the invader reach the printed objective, and which objective
//! would be fair? Figures are equal for equal seeds, whatever the number of threads; a run that was broken off goes on from
//! the games that are known.

mod figures;
mod staircase;

pub use figures::{Figures, Line};
pub use staircase::{BURN_IN, End, Fair, Staircase};

use crate::arena::Bout;
use crate::contender::Contender;
use crate::crew::{self, Then};
use dragonrage_rules::options::VictoryMode;
use dragonrage_rules::record::Header;
use dragonrage_rules::{Components, Game, Journal, Options, Scenario, SetupProblem, Side};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::mpsc::Sender;

/// What makes two runs the same. The number of games is no part of it: a run may be made longer.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct About {
    /// Who plays both sides.
    pub balance: String,
    pub seed: u64,
    pub scenarios: Vec<String>,
    /// Hashes of the data that each scenario depends on.
    pub data: Vec<String>,
    /// Version of the program.
    pub version: String,
}

/// Two sets of games for each scenario.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Set {
    /// With the printed objective.
    Printed,
    /// With the objectives of a staircase.
    Stair,
}

/// How a game went: a line of the file.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Played {
    pub set: Set,
    pub scenario: String,
    /// Number of the game within its set.
    pub n: usize,
    pub objective: i16,
    /// Nothing if the game came to no end.
    pub invader_won: Option<bool>,
    pub reason: Option<String>,
    pub turns: u16,
    pub vp: i16,
    pub refusals: u32,
    /// Checksum of the last position.
    pub position: String,
}

impl Played {
    /// Refusals, and one more if it came to no end.
    pub fn trouble(&self) -> u32 {
        self.refusals + u32::from(self.invader_won.is_none())
    }
}

/// A scenario with all games that may be needed, before their first step.
pub struct Field<'a> {
    /// The scenario.
    pub scenario: &'a Scenario,
    /// Its place among all scenarios: its games do not depend on which others are asked for.
    number: u64,
    /// By objective, from 1 VP to all of the map.
    ladder: Vec<Game>,
}

impl<'a> Field<'a> {
    /// Sets up a scenario of the box.
    pub fn new(components: &Arc<Components>, scenario: &'a Scenario) -> Result<Field<'a>, Vec<SetupProblem>> {
        let number = components.scenarios.iter().position(|s| s.id == scenario.id).unwrap_or_default() as u64;
        // Grades have no one objective: where they decide, the scenario's objective is asked for instead [3.1.2, M-p].
        let options = Options { victory_mode: VictoryMode::Objective, ..scenario.options };
        let begin = |objective| {
            let header = Header { objective, ..Header::new(components, &scenario.id, options) };
            Journal::begin(components, header).map(|journal| journal.game().clone())
        };
        let most = begin(None)?.board().vp_total() as i16;
        let ladder = (1..=most).map(|objective| begin(Some(objective))).collect::<Result<_, _>>()?;
        Ok(Field { scenario, number, ladder })
    }

    fn staircase(&self) -> Staircase {
        Staircase::new(self.scenario.objective, self.ladder.len() as i16)
    }
}

/// What is to be played.
pub struct Run<'a> {
    /// Where.
    pub fields: Vec<Field<'a>>,
    /// Who plays both sides.
    pub player: Contender,
    /// The seed.
    pub seed: u64,
    /// Games of each scenario with the printed objective, and of each staircase.
    pub games: usize,
    #[allow(missing_docs)]
    pub stairs: usize,
    /// Games at the same time.
    pub threads: usize,
    /// Are records kept of the games with the printed objective?
    pub records: bool,
}

/// What a thread takes at a time. A staircase goes step by step, so it is one piece of work.
#[derive(Clone, Copy)]
enum Task {
    Stair(usize),
    Printed(usize, usize),
}

/// A game and its record.
type Kept = (Played, Option<String>);

impl Run<'_> {
    /// What makes this run this run.
    pub fn about(&self) -> About {
        About {
            balance: self.player.name.clone(),
            seed: self.seed,
            scenarios: self.fields.iter().map(|f| f.scenario.id.clone()).collect(),
            data: self.fields.iter().map(|f| format!("{:016x}", f.scenario.hash)).collect(),
            version: crate::VERSION.to_owned(),
        }
    }

    /// Number of all games.
    pub fn len(&self) -> usize {
        (self.games + self.stairs) * self.fields.len()
    }

    /// Is there nothing to play?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Is a game one of this run, which may be shorter than the one that played it?
    pub fn counts(&self, game: &Played) -> bool {
        game.n < if game.set == Set::Printed { self.games } else { self.stairs }
    }

    /// Plays what is not known yet. `hear` is told of every game, and may break the run off with an error.
    pub fn play<E>(
        &self,
        known: Vec<Played>,
        mut hear: impl FnMut(&Played, Option<String>) -> Result<(), E>,
    ) -> Result<Vec<Played>, E> {
        let mut games: Vec<Played> = known.into_iter().filter(|g| self.counts(g)).collect();
        let is = |g: &Played, set: Set, field: &Field| g.set == set && g.scenario == field.scenario.id;
        let climbs: Vec<Vec<Played>> =
            self.fields.iter().map(|f| games.iter().filter(|g| is(g, Set::Stair, f)).cloned().collect()).collect();
        let done = |f: &Field, n| games.iter().any(|g| is(g, Set::Printed, f) && g.n == n);
        let mut tasks: Vec<Task> = (0..self.fields.len()).map(Task::Stair).collect();
        // By turns, so that a run that is broken off tells a little about every scenario.
        for n in 0..self.games {
            let fields = (0..self.fields.len()).filter(|f| !done(&self.fields[*f], n));
            tasks.extend(fields.map(|f| Task::Printed(f, n)));
        }
        crew::work(
            self.threads,
            tasks.len(),
            |n, send| match tasks[n] {
                Task::Stair(f) => self.climb(&self.fields[f], &climbs[f], send),
                Task::Printed(f, n) => {
                    let field = &self.fields[f];
                    send.send(self.game(field, Set::Printed, n, field.scenario.objective)).is_ok()
                }
            },
            |(played, record)| {
                hear(&played, record)?;
                games.push(played);
                Ok(Then::GoOn)
            },
        )?;
        games.sort_by_key(|g| g.n);
        Ok(games)
    }

    /// Plays the n-th game of a set with this objective.
    fn game(&self, field: &Field, set: Set, n: usize, objective: i16) -> Kept {
        let start = &field.ladder[objective as usize - 1];
        // Every game has three streams of its own.
        let stream = 3 * ((field.number << 32) + 2 * n as u64 + u64::from(set == Set::Stair));
        let players = [self.player.clone(), self.player.clone()];
        let (scenario, seed) = (&field.scenario.id, self.seed);
        let bout = Bout { number: n, scenario, start, players: &players, a_side: Side::Invader, seed, stream };
        let crate::arena::Played { outcome, record } = bout.play(self.records && set == Set::Printed);
        let played = Played {
            set,
            scenario: outcome.scenario,
            n,
            objective,
            invader_won: outcome.winner.map(|w| w == 'a'),
            reason: outcome.reason,
            turns: outcome.turns,
            vp: outcome.vp,
            refusals: outcome.refusals.iter().sum(),
            position: outcome.position,
        };
        (played, record)
    }

    /// Plays a staircase from where it stopped; false if nobody listens.
    fn climb(&self, field: &Field, known: &[Played], send: &Sender<Kept>) -> bool {
        let mut staircase = field.staircase();
        for n in 0..self.stairs {
            let won = match known.iter().find(|g| g.n == n) {
                Some(played) => played.invader_won,
                None => {
                    let kept = self.game(field, Set::Stair, n, staircase.objective());
                    let won = kept.0.invader_won;
                    if send.send(kept).is_err() {
                        return false;
                    }
                    won
                }
            };
            staircase.step(won == Some(true));
        }
        true
    }
}
