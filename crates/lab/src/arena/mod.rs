//! Two computer players against each other, in pairs of games with sides swapped and the same dice. Figures are equal for
//! equal seeds, whatever the number of threads; a match that was broken off goes on from the games that are known.

mod bout;
mod figures;

pub(crate) use bout::Bout;
pub use bout::{Outcome, Played};
pub use figures::{Figures, Line, Test, Times};

use crate::contender::Contender;
use crate::crew::{self, Then};
use crate::start::Start;
use crate::stats::{Score, Sprt, Verdict};
use dragonrage_rules::Side;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What makes two matches the same: results of one cannot stand for those of another.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Match {
    pub a: String,
    pub b: String,
    pub seed: u64,
    pub scenarios: Vec<String>,
    /// Weights of those players that have their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weights: Vec<String>,
    /// Version of the program.
    pub version: String,
}

/// What every game of a match needs.
pub struct Terms {
    /// The two players.
    pub players: [Contender; 2],
    /// Sides that the second player takes; games in which it would take another are left out.
    pub sides: &'static [Side],
    /// The match's seed.
    pub seed: u64,
    /// Scenarios with their games before the first step.
    pub starts: Arc<[Start]>,
    /// Are records kept?
    pub records: bool,
}

impl Terms {
    /// What makes this match this match.
    pub fn about(&self) -> Match {
        let [a, b] = self.players.each_ref().map(|p| p.name.clone());
        Match {
            a,
            b,
            seed: self.seed,
            scenarios: self.starts.iter().map(|(id, _)| id.clone()).collect(),
            weights: self.players.iter().filter_map(Contender::own_weights).collect(),
            version: crate::VERSION.to_owned(),
        }
    }

    /// The side that the first player takes in a game.
    fn a_side(number: usize) -> Side {
        if number.is_multiple_of(2) { Side::Invader } else { Side::Defender }
    }

    /// Does the game belong to the match?
    fn holds(&self, number: usize) -> bool {
        self.sides.contains(&Terms::a_side(number).other())
    }

    /// Plays a game of the match. The dice are those of the pair, whoever plays what.
    pub fn play(&self, number: usize) -> Played {
        let pair = number / 2;
        let (scenario, start) = &self.starts[pair % self.starts.len()];
        let a_side = Terms::a_side(number);
        let stream = 3 * pair as u64;
        let bout = Bout { number, scenario, start, players: &self.players, a_side, seed: self.seed, stream };
        bout.play(self.records)
    }
}

/// How long a match goes on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contest {
    /// Pairs of games at most.
    pub pairs: usize,
    /// A test that may end it sooner.
    pub sprt: Option<Sprt>,
    /// Games at the same time.
    pub threads: usize,
}

impl Contest {
    /// Plays what is not known yet, until all pairs are there or the sequential test has decided. `hear` is told of every
    /// game, and may break the match off with an error.
    pub fn play<E>(
        &self,
        terms: &Terms,
        known: Vec<Outcome>,
        mut hear: impl FnMut(&Played) -> Result<(), E>,
    ) -> Result<(Vec<Outcome>, Verdict), E> {
        let mut table: Vec<Option<Outcome>> = vec![None; 2 * self.pairs];
        for outcome in known.into_iter().filter(|outcome| terms.holds(outcome.game)) {
            if let Some(place) = table.get_mut(outcome.game) {
                *place = Some(outcome);
            }
        }
        let todo: Vec<usize> = (0..table.len()).filter(|n| table[*n].is_none() && terms.holds(*n)).collect();
        let mut judged = Judged::default();
        judged.read(&table, self.sprt);
        let count = if judged.verdict == Verdict::GoOn { todo.len() } else { 0 };
        crew::work(
            self.threads,
            count,
            |n, send| send.send(terms.play(todo[n])).is_ok(),
            |played| {
                hear(&played)?;
                let n = played.outcome.game;
                table[n] = Some(played.outcome);
                judged.read(&table, self.sprt);
                Ok(if judged.verdict == Verdict::GoOn { Then::GoOn } else { Then::Enough })
            },
        )?;
        // What was played beyond the decision does not count, so that figures do not depend on the number of threads.
        let count = if judged.verdict == Verdict::GoOn { table.len() } else { 2 * judged.pairs };
        table.truncate(count);
        Ok((table.into_iter().flatten().collect(), judged.verdict))
    }
}

/// The sequential test over the pairs, in their order.
struct Judged {
    pairs: usize,
    score: Score,
    verdict: Verdict,
}

impl Default for Judged {
    fn default() -> Judged {
        Judged { pairs: 0, score: Score::default(), verdict: Verdict::GoOn }
    }
}

impl Judged {
    fn read(&mut self, table: &[Option<Outcome>], sprt: Option<Sprt>) {
        let Some(test) = sprt else { return };
        while self.verdict == Verdict::GoOn
            && let [Some(one), Some(two)] = table.get(2 * self.pairs..2 * self.pairs + 2).unwrap_or_default()
        {
            self.score.add(one.points() + two.points());
            self.pairs += 1;
            // A few pairs prove nothing about the variance.
            if self.pairs >= 10 {
                self.verdict = test.verdict(&self.score);
            }
        }
    }
}
