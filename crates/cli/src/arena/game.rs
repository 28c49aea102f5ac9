//! One game of a match.

use super::Terms;
use crate::contender::Contender;
use crate::dice::Stream;
use dragonrage_ai::Player;
use dragonrage_rules::{Action, BySide, Decision, Game, Journal, Side, Silent, position};
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::time::{Duration, Instant};

/// No game gets this long by the rules: the clocks end it.
const MOST_STEPS: usize = 200_000;

/// How a game of a match went. Times are not part of what equal seeds make equal.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub struct Outcome {
    /// Number of the game; two that follow each other are a pair.
    pub game: usize,
    pub scenario: String,
    /// The side that player A plays.
    pub a_plays: String,
    /// `a`, `b`, or nobody if the cap was reached.
    pub winner: Option<char>,
    pub reason: Option<String>,
    pub turns: u16,
    pub vp: i16,
    pub steps: usize,
    /// Actions that the rules refused, by player.
    pub refusals: [u32; 2],
    /// Positions tried, by player.
    pub nodes: [u64; 2],
    /// Checksum of the last position.
    pub position: String,
    /// Microseconds of every player-turn, by player.
    pub times: [Vec<u32>; 2],
}

impl Outcome {
    /// Points for player A.
    pub fn points(&self) -> f64 {
        match self.winner {
            Some('a') => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    }

    /// Does player A invade?
    pub fn a_invades(&self) -> bool {
        self.a_plays == Side::Invader.code()
    }
}

/// One game: where it begins, who plays what, and where its dice come from.
pub struct Bout<'a> {
    pub number: usize,
    pub scenario: &'a str,
    pub start: &'a Game,
    pub players: &'a [Contender; 2],
    pub a_side: Side,
    pub seed: u64,
    /// Stream of the dice; the players' own seeds come from the two that follow.
    pub stream: u64,
}

/// Plays a game of a match. The dice are those of the pair, whoever plays what.
pub fn play(terms: &Terms, number: usize) -> Outcome {
    let pair = number / 2;
    let (scenario, start) = &terms.starts[pair % terms.starts.len()];
    let a_side = if number.is_multiple_of(2) { Side::Invader } else { Side::Defender };
    let stream = 3 * pair as u64;
    let bout = Bout { number, scenario, start, players: &terms.players, a_side, seed: terms.seed, stream };
    bout.keep(terms.records.as_deref())
}

impl Bout<'_> {
    /// Plays it, and leaves its record in a folder.
    pub fn keep(&self, dir: Option<&Path>) -> Outcome {
        let (outcome, actions) = self.play();
        if let Some(dir) = dir {
            let [a, b] = self.players.each_ref().map(|p| p.name.clone());
            let players = match self.a_side {
                Side::Invader => BySide { invader: a, defender: b },
                Side::Defender => BySide { invader: b, defender: a },
            };
            let name = format!("{}-{:05}.txt", self.scenario, self.number);
            // A record that cannot be written is missed by nobody but the reader, who will find it missing.
            let _ = std::fs::write(dir.join(name), record(self.start, players, &actions));
        }
        outcome
    }

    /// Plays it; gives everything that was done, too.
    pub fn play(&self) -> (Outcome, Vec<Action>) {
        let a_side = self.a_side;
        let mut dice = Stream::new(self.seed, self.stream);
        let mut players: [Box<dyn Player>; 2] = [0, 1].map(|n| {
            let mut seeds = Stream::new(self.seed, self.stream + 1 + n as u64);
            self.players[n].player(seeds.seed())
        });
        let seat = |side: Side| usize::from(side != a_side);
        let mut outcome = Outcome {
            game: self.number,
            scenario: self.scenario.to_owned(),
            a_plays: a_side.code().to_owned(),
            winner: None,
            reason: None,
            turns: 0,
            vp: 0,
            steps: 0,
            refusals: [0; 2],
            nodes: [0; 2],
            position: String::new(),
            times: [Vec::new(), Vec::new()],
        };
        let mut clock = Clock::default();
        let mut actions = Vec::new();
        let mut game = self.start.clone();
        while outcome.steps < MOST_STEPS {
            let action = match game.decision() {
                Decision::Over(_) => break,
                Decision::Chance(chance) => dice.roll(&chance),
                // The players were given their sides.
                Decision::TakeSide(_) => Action::TakeSide(Side::Invader),
                Decision::Side(side, _) => {
                    let begun = Instant::now();
                    let action = players[seat(side)].act(&game);
                    clock.add(side, game.turn(), begun.elapsed());
                    match action.filter(|a| game.is_legal(*a)) {
                        Some(action) => action,
                        None => {
                            outcome.refusals[seat(side)] += 1;
                            match anything(&game) {
                                Some(action) => action,
                                None => break,
                            }
                        }
                    }
                }
            };
            if game.apply(action, &mut Silent).is_err() {
                break;
            }
            outcome.steps += 1;
            actions.push(action);
        }
        if let Some(over) = game.outcome() {
            outcome.winner = Some(if over.winner == a_side { 'a' } else { 'b' });
            outcome.reason = Some(over.reason.code().to_owned());
        }
        for side in Side::BOTH {
            outcome.times[seat(side)] = std::mem::take(&mut clock.times[side]);
            outcome.nodes[seat(side)] = players[seat(side)].nodes();
        }
        (outcome.turns, outcome.vp) = (game.turn(), game.vp());
        outcome.position = format!("{:016x}", position::checksum(&game));
        (outcome, actions)
    }
}

/// The record of a game.
fn record(start: &Game, players: BySide<String>, actions: &[Action]) -> String {
    let rules = start.rules();
    let Ok(mut journal) = Journal::start(&rules.components, &rules.scenario.id, rules.options) else {
        return String::new();
    };
    journal.header_mut().players = players;
    for action in actions {
        if journal.apply(*action, &mut Vec::new()).is_err() {
            break;
        }
    }
    journal.text()
}

/// The first legal action that goes on, for a player who offered none.
fn anything(game: &Game) -> Option<Action> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal.into_iter().find(|a| !matches!(a, Action::Concede(_) | Action::Stop))
}

/// How long each side thinks in each of its turns; set-up is turn 0.
#[derive(Default)]
struct Clock {
    turn: BySide<Option<u16>>,
    times: BySide<Vec<u32>>,
}

impl Clock {
    fn add(&mut self, side: Side, turn: u16, time: Duration) {
        if self.turn[side] != Some(turn) {
            self.turn[side] = Some(turn);
            self.times[side].push(0);
        }
        if let Some(last) = self.times[side].last_mut() {
            *last = last.saturating_add(time.as_micros().try_into().unwrap_or(u32::MAX));
        }
    }
}
