//! Many games without people, and how they ended. Equal seeds give equal figures, to the byte.

use crate::cited::{Cited, cited};
use dragonrage_ai::{Level, Player};
use dragonrage_cases::Citations;
use dragonrage_rules::{BySide, EndReason, Event, Game, Grade, Journal, Side, Silent, Sink, position};
use dragonrage_table::{ByLot, Hands, Stream, play_out};
use serde::Serialize;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What is to be played.
pub struct Series<'a> {
    /// The game before its first step.
    pub start: &'a Journal,
    /// How many of them.
    pub games: u32,
    /// Their seed.
    pub seed: u64,
    /// Who plays what.
    pub players: BySide<Level>,
    /// Count which rules are cited?
    pub rules: bool,
    /// Keep records?
    pub records: bool,
}

/// What came out of the games of one scenario.
#[derive(Serialize, Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Summary {
    pub scenario: String,
    pub games: u32,
    pub seed: u64,
    pub invader: &'static str,
    pub defender: &'static str,
    pub options: BTreeMap<&'static str, Cow<'static, str>>,
    pub winners: BTreeMap<&'static str, u32>,
    pub reasons: BTreeMap<&'static str, u32>,
    pub grades: BTreeMap<&'static str, u32>,
    pub mean_turns: f64,
    pub mean_vp: f64,
    pub mean_steps: f64,
    pub longest_steps: usize,
    /// Games that no rule had ended when the cap was reached.
    pub unfinished: u32,
    /// Checksum over all final positions, in order.
    pub positions: String,
    /// The rules cited, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<Vec<Cited>>,
}

impl Series<'_> {
    /// Plays all games; `hear` is given the number of each, and its record if records are kept.
    pub fn play<E>(&self, mut hear: impl FnMut(u32, Option<String>) -> Result<(), E>) -> Result<Summary, E> {
        let mut s = self.nothing();
        let (mut turns, mut vp, mut steps, mut hash) = (0u64, 0i64, 0u64, 0u64);
        let mut citations = Citations::default();
        for n in 0..self.games {
            let (game, played, record) = self.game(n, &mut citations);
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
            hear(n, record)?;
        }
        let mean = |sum: f64| (sum / f64::from(self.games.max(1)) * 1000.0).round() / 1000.0;
        (s.mean_turns, s.mean_vp, s.mean_steps) = (mean(turns as f64), mean(vp as f64), mean(steps as f64));
        s.positions = format!("{hash:016x}");
        s.rules = self.rules.then(|| cited(&citations));
        Ok(s)
    }

    /// A summary of no games.
    fn nothing(&self) -> Summary {
        Summary {
            scenario: self.start.header().scenario.clone(),
            games: self.games,
            seed: self.seed,
            invader: self.players.invader.code(),
            defender: self.players.defender.code(),
            options: self.start.game().options().list().into_iter().collect(),
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
        }
    }

    /// Plays a game: how it ended, after how many steps, and its record. A listed action is always possible; if not, the
    /// game is reported as unfinished.
    fn game(&self, n: u32, citations: &mut Citations) -> (Game, usize, Option<String>) {
        let mut hands = self.hands(u64::from(n));
        if self.records {
            let mut journal = self.start.clone();
            journal.header_mut().players = BySide {
                invader: self.players.invader.code().to_owned(),
                defender: self.players.defender.code().to_owned(),
            };
            let mut events: Vec<Event> = Vec::new();
            let steps = play_out(&mut journal, &mut hands, |journal, action| {
                events.clear();
                let done = journal.apply(action, &mut events).is_ok();
                events.iter().for_each(|event| citations.emit(*event));
                done
            });
            return (journal.game().clone(), steps, Some(journal.text()));
        }
        let mut game = self.start.game().clone();
        let steps = if self.rules {
            play_out(&mut game, &mut hands, |game, action| game.apply(action, citations).is_ok())
        } else {
            play_out(&mut game, &mut hands, |game, action| game.apply(action, &mut Silent).is_ok())
        };
        (game, steps, None)
    }

    /// Dice and players of one game, each with a stream of its own.
    fn hands(&self, game: u64) -> Hands {
        let stream = |n| Stream::new(self.seed, game * 3 + n);
        let player = |level: Level, mut stream: Stream| -> Box<dyn Player> {
            match level {
                Level::Random => Box::new(ByLot::new(stream)),
                _ => level.player(stream.seed()),
            }
        };
        let players = BySide {
            invader: player(self.players.invader, stream(1)),
            defender: player(self.players.defender, stream(2)),
        };
        Hands { dice: stream(0), players }
    }
}
