//! One game of a match.

use super::Terms;
use crate::contender::Contender;
use crate::dice::Stream;
use dragonrage_ai::Player;
use dragonrage_rules::{Action, BySide, Chance, Game, Journal, Side, Silent, position};
use dragonrage_table::{Players, play_out};
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::time::{Duration, Instant};

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
        let seat = |n: u64| {
            let mut seeds = Stream::new(self.seed, self.stream + 1 + n);
            Seat::new(self.players[n as usize].player(seeds.seed()))
        };
        let mut table =
            Table { dice: Stream::new(self.seed, self.stream), a_side: self.a_side, seats: [seat(0), seat(1)] };
        let mut actions = Vec::new();
        let mut game = self.start.clone();
        let steps = play_out(&mut game, &mut table, |game, action| {
            let done = game.apply(action, &mut Silent).is_ok();
            if done {
                actions.push(action);
            }
            done
        });
        let over = game.outcome();
        let outcome = Outcome {
            game: self.number,
            scenario: self.scenario.to_owned(),
            a_plays: self.a_side.code().to_owned(),
            winner: over.map(|over| if over.winner == self.a_side { 'a' } else { 'b' }),
            reason: over.map(|over| over.reason.code().to_owned()),
            turns: game.turn(),
            vp: game.vp(),
            steps,
            refusals: table.seats.each_ref().map(|seat| seat.refusals),
            nodes: table.seats.each_ref().map(|seat| seat.player.nodes()),
            position: format!("{:016x}", position::checksum(&game)),
            times: table.seats.map(|seat| seat.times),
        };
        (outcome, actions)
    }
}

/// Who plays a game of a match, and with what dice.
struct Table {
    dice: Stream,
    a_side: Side,
    seats: [Seat; 2],
}

impl Players for Table {
    fn roll(&mut self, chance: &Chance) -> Action {
        self.dice.roll(chance)
    }

    fn act(&mut self, side: Side, game: &Game) -> Option<Action> {
        self.seats[usize::from(side != self.a_side)].act(game)
    }
}

/// A player under a clock; what the rules would refuse is counted, and something else done.
struct Seat {
    player: Box<dyn Player>,
    refusals: u32,
    turn: Option<u16>,
    /// Microseconds of each of its turns; set-up is turn 0.
    times: Vec<u32>,
}

impl Seat {
    fn new(player: Box<dyn Player>) -> Seat {
        Seat { player, refusals: 0, turn: None, times: Vec::new() }
    }

    fn act(&mut self, game: &Game) -> Option<Action> {
        let begun = Instant::now();
        let action = self.player.act(game);
        self.spent(game.turn(), begun.elapsed());
        action.filter(|a| game.is_legal(*a)).or_else(|| {
            self.refusals += 1;
            anything(game)
        })
    }

    fn spent(&mut self, turn: u16, time: Duration) {
        if self.turn != Some(turn) {
            self.turn = Some(turn);
            self.times.push(0);
        }
        if let Some(last) = self.times.last_mut() {
            *last = last.saturating_add(time.as_micros().try_into().unwrap_or(u32::MAX));
        }
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
