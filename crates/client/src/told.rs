//! What of a game may be told: only what has been seen. Dice, board and sounds follow `table::timeline`; log, score, clocks, sheets
//! and lessons follow here, one moment after the other, and at once where nothing moves.

use crate::browser::time;
use crate::live::LiveTable;
use crate::parts::pieces::TOO_MUCH;
use dragonrage_rules::Game;
use dragonrage_table::kept::Speed;
use dragonrage_table::session::Session;
use dragonrage_table::timeline::moments;
use dragonrage_words::{Context, Words};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// How much of the game has been seen.
#[derive(Clone, Debug)]
pub struct Told {
    /// The game as it was when everything that had happened had been seen.
    pub game: Game,
    /// So many events.
    pub events: usize,
    /// How often something had been taken back.
    pub undone: u32,
    /// Is there nothing on its way?
    pub all: bool,
}

impl Told {
    /// Everything that has happened.
    pub fn all(session: &Session) -> Told {
        let (events, undone) = (session.events().len(), session.undone());
        Told { game: session.game().clone(), events, undone, all: true }
    }
}

/// How much of the game is on its way to be told.
#[derive(Clone, Copy, Debug)]
pub struct Telling {
    events: usize,
    undone: u32,
    /// When everything will have been seen, in milliseconds since the page began.
    ends: f64,
    /// Grows when everything is told at once: what waits is out of date then.
    round: u32,
}

impl Telling {
    /// Nothing is on its way: all of this has been told.
    pub fn none(told: &Told) -> Telling {
        Telling { events: told.events, undone: told.undone, ends: 0.0, round: 0 }
    }
}

impl LiveTable {
    /// The session has changed: what happened is told when it has been seen.
    pub fn follow(&self) {
        let (old, now, speed) = (self.telling.get_value(), time::now(), self.motion());
        let waits = self.peek(|s| {
            let follows = s.undone() == old.undone && speed != Speed::Instant;
            let news = s.events().get(old.events..).filter(|news| follows && news.len() < TOO_MUCH)?;
            Some((moments(news, s.game(), speed), Told::all(s)))
        });
        let Some((moments, whole)) = waits else { return self.catch_up() };
        let ends = (now + f64::from(moments.last().copied().unwrap_or(0))).max(old.ends);
        if ends <= now {
            return self.catch_up();
        }
        self.telling.set_value(Telling { events: whole.events, ends, ..old });
        let _ = self.told.try_update(|t| t.all = false);
        // Whatever was on its way comes first.
        let due = |after: i32| (now + f64::from(after)).max(old.ends);
        for (n, pair) in moments.windows(2).enumerate().filter(|(_, pair)| pair[0] < pair[1]) {
            self.tell_at(due(pair[0]), old.round, old.events + n + 1, None);
        }
        self.tell_at(ends, old.round, whole.events, Some(whole.game));
    }

    /// Tells so many events at a moment, and how the game stands if everything has been seen then.
    fn tell_at(self, due: f64, round: u32, events: usize, game: Option<Game>) {
        spawn_local(async move {
            // Milliseconds of a timeline: they fit.
            #[allow(clippy::cast_possible_truncation)]
            time::sleep((due - time::now()).ceil() as i32).await;
            let Some(telling) = self.telling.try_get_value().filter(|t| t.round == round) else { return };
            self.told.try_update(|told| {
                told.events = events;
                told.all = game.is_some() && events == telling.events && due >= telling.ends;
                if let Some(game) = game {
                    told.game = game;
                }
            });
        });
    }

    /// Tells everything: it has been seen, or nobody waits for it.
    pub fn catch_up(&self) {
        let Some(old) = self.telling.try_get_value() else { return };
        let now = self.peek(Told::all);
        let next = Telling { round: old.round.wrapping_add(1), ..Telling::none(&now) };
        self.telling.set_value(next);
        let _ = self.told.try_set(now);
    }

    /// Milliseconds until everything that happened has been seen.
    pub fn on_its_way(&self) -> i32 {
        let left = self.telling.with_value(|t| t.ends) - time::now();
        #[allow(clippy::cast_possible_truncation)]
        let left = left.max(0.0).ceil() as i32;
        left
    }

    /// Reads the game as it was when everything had been seen, and words.
    pub fn tell_seen<T>(&self, read: impl FnOnce(&Game, &Words, &Context) -> T) -> T {
        let words = self.app.words.get();
        self.told.with(|t| {
            let context = Context { roster: &t.game.components().roster, board: t.game.board() };
            read(&t.game, &words, &context)
        })
    }

    /// Reads the session when everything that happened has been seen; until then it is what it was.
    pub fn settled<T>(&self, read: impl Fn(&Session) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Clone + Send + Sync + 'static,
    {
        let table = *self;
        Memo::new(move |old: Option<&T>| match old {
            Some(old) if !table.told.with(|t| t.all) => old.clone(),
            _ => table.with(&read),
        })
    }
}
