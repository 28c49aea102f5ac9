//! One game of a match.

use crate::contender::Contender;
use dragonrage_ai::Player;
use dragonrage_rules::{Action, BySide, Chance, Game, Journal, Side, Silent, position};
use dragonrage_table::{Players, Stream, play_out};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// How a game of a match went. Times are not part of what equal seeds make equal.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[allow(missing_docs)]
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

/// A game that was played, and its record if records are kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// How it went.
    pub outcome: Outcome,
    /// The record.
    pub record: Option<String>,
}

/// One game: where it begins, who plays what, and where its dice come from.
pub(crate) struct Bout<'a> {
    pub number: usize,
    pub scenario: &'a str,
    pub start: &'a Game,
    pub players: &'a [Contender; 2],
    pub a_side: Side,
    pub seed: u64,
    /// Stream of the dice; the players' own seeds come from the two that follow.
    pub stream: u64,
}

impl Bout<'_> {
    /// Plays it.
    pub fn play(&self, recorded: bool) -> Played {
        let (outcome, actions) = self.actions();
        let record = recorded.then(|| {
            let [a, b] = self.players.each_ref().map(|p| p.name.clone());
            let players = match self.a_side {
                Side::Invader => BySide { invader: a, defender: b },
                Side::Defender => BySide { invader: b, defender: a },
            };
            record(self.start, players, &actions)
        });
        Played { outcome, record }
    }

    /// Plays it; gives everything that was done, too.
    fn actions(&self) -> (Outcome, Vec<Action>) {
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
