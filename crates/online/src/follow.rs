//! A game as somebody far from the server follows it: what the server tells is checked line by line, own messages show at once
//! and are written when the server has them. No wire and no clock here: whoever has them hands over what was heard
//! ([`Follow::hear`]) and sends what is to be said ([`Follow::asks`]).
//!
//! Own messages wait in a queue, and one at a time is under way. It has a number of its own and keeps it when it is sent again,
//! so that it counts once; if the position that it was about is no longer there, the queue is dropped, and it is said why.

use crate::wire::{Ask, Tell, Why};
use crate::{By, Custody, Due, Entry, Head, Line, Match, Offer, Phrase, Refused, hexed};
use dragonrage_dice::{Chain, GameId, STRIDE, last_of};
use dragonrage_rules::{Components, Seat, position};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::Arc;

/// After a server that is busy refused a message, it is sent again so many milliseconds later.
const PATIENCE: u64 = 1500;

/// What changed.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// The log has grown; this was the number of its next line before.
    Grew(u32),
    /// Who is there.
    Here,
    /// What was done here, but not yet written, came to nothing.
    Dropped(Why),
    /// The server refuses to tell of the game.
    Refused(Why),
    /// What the server tells is not the game that was told before, or breaks its rules.
    Broken(Why),
}

/// Something that somebody said.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// Who.
    pub seat: Seat,
    /// When.
    pub at: u64,
    /// What.
    pub what: Words,
}

/// What can be said.
#[derive(Clone, PartialEq, Debug)]
pub enum Words {
    /// In a language.
    Free(String),
    /// In everybody's.
    Phrase(Phrase),
}

/// A message of one's own that the log does not show yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Waiting {
    id: u64,
    lines: Vec<String>,
    /// The position that it is about: steps until then, and a number for what was there.
    steps: u32,
    there: u64,
    /// The head that it was last sent with; not sent on this connection if there is none.
    #[serde(skip)]
    sent: Option<Head>,
}

impl Waiting {
    fn is_talk(&self) -> bool {
        self.lines.iter().all(|line| Line::parse(line).is_ok_and(|line| line.is_talk()))
    }

    /// Is it about this position?
    fn fits(&self, game: &Match) -> bool {
        self.is_talk() || (self.steps, self.there) == place(game)
    }
}

fn place(game: &Match) -> (u32, u64) {
    (game.steps(), position::checksum(game.game()))
}

/// What is kept of a game between two visits.
#[derive(Serialize, Deserialize)]
struct Kept {
    #[serde(with = "hexed")]
    game: GameId,
    seat: Option<By>,
    next: u64,
    entries: Vec<Entry>,
    queue: VecDeque<Waiting>,
}

/// A game that is followed.
#[derive(Clone, Debug)]
pub struct Follow {
    components: Arc<Components>,
    id: GameId,
    seat: Option<Seat>,
    entries: Vec<Entry>,
    /// The game as far as the server has told it.
    truth: Option<Match>,
    /// With what is not written yet.
    shown: Option<Match>,
    queue: VecDeque<Waiting>,
    next: u64,
    /// The chain of a player who keeps it himself.
    chain: Option<Chain>,
    open: bool,
    /// Was the server asked to tell, and has it begun?
    asked: bool,
    told: bool,
    seats: [bool; 2],
    watching: u32,
    /// The server's time less the own.
    ahead: i64,
    wait_until: u64,
    broken: Option<Why>,
}

impl Follow {
    /// A game of which nothing is known yet. `first`: a number that no other page of the same player begins with.
    pub fn new(components: &Arc<Components>, id: GameId, first: u64) -> Follow {
        Follow {
            components: components.clone(),
            id,
            seat: None,
            entries: Vec::new(),
            truth: None,
            shown: None,
            queue: VecDeque::new(),
            next: first,
            chain: None,
            open: false,
            asked: false,
            told: false,
            seats: [false; 2],
            watching: 0,
            ahead: 0,
            wait_until: 0,
            broken: None,
        }
    }

    /// Takes up what [`Follow::text`] wrote; `None` if it cannot be read. What is kept is checked like what is told.
    pub fn read(components: &Arc<Components>, text: &str, first: u64) -> Option<Follow> {
        let kept: Kept = serde_json::from_str(text).ok()?;
        let mut follow = Follow::new(components, kept.game, first.max(kept.next));
        follow.seat = kept.seat.and_then(By::seat);
        for entry in &kept.entries {
            follow.learn(entry).ok()?;
        }
        follow.queue = kept.queue;
        follow.lay_queue();
        Some(follow)
    }

    /// The log and the queue as text, to be kept here.
    pub fn text(&self) -> String {
        let kept = Kept {
            game: self.id,
            seat: self.seat.map(By::from),
            next: self.next,
            entries: self.entries.clone(),
            queue: self.queue.clone(),
        };
        // Plain values: serialising them does not fail.
        serde_json::to_string(&kept).unwrap_or_default()
    }

    /// From now on values of this chain are shown when they are due: it is kept here.
    pub fn keep_chain(&mut self, chain: Chain) {
        self.chain = Some(chain);
        self.share();
    }

    // What is heard and said.

    /// There is a connection: the server is asked from where on it shall tell.
    pub fn connect(&mut self) {
        (self.open, self.asked, self.told, self.wait_until) = (true, false, false, 0);
        self.queue.iter_mut().for_each(|waiting| waiting.sent = None);
    }

    /// The connection is gone.
    pub fn disconnect(&mut self) {
        self.open = false;
        self.seats = [false; 2];
        self.watching = 0;
    }

    /// Is what the server knows known here, as far as one can tell?
    pub fn is_live(&self) -> bool {
        self.open && self.told
    }

    /// What is to be sent now.
    pub fn asks(&mut self, now: u64) -> Vec<Ask> {
        let mut asks = Vec::new();
        if !self.open || self.broken.is_some() {
            return asks;
        }
        if !self.asked {
            self.asked = true;
            asks.push(Ask::Watch { game: self.id, from: self.seq() });
        }
        let (Some(truth), Some(first)) = (&self.truth, self.queue.front_mut()) else { return asks };
        if self.told && now >= self.wait_until && first.sent.is_none() && self.seat.is_some() {
            let head = truth.answers();
            first.sent = Some(head);
            asks.push(Ask::Do { game: self.id, id: first.id, head, lines: first.lines.clone() });
        }
        asks
    }

    /// Hears what the server says.
    pub fn hear(&mut self, tell: &Tell, now: u64) -> Vec<News> {
        if self.broken.is_some() {
            return Vec::new();
        }
        match tell {
            Tell::Hello { now: there, .. } | Tell::Pong { now: there, .. } => {
                self.ahead = i64::try_from(*there).unwrap_or(0) - i64::try_from(now).unwrap_or(0);
                Vec::new()
            }
            Tell::Lines { game, seat, entries } if *game == self.id => self.grow(*seat, entries),
            Tell::Done { game, why: Some(why), .. } if *game == self.id && why.code != "dice" => {
                vec![News::Dropped(why.clone())]
            }
            Tell::Refused { game, id, why } if *game == Some(self.id) => self.refused(*id, why, now),
            Tell::Here { game, seats, watching } if *game == self.id => {
                (self.seats, self.watching) = (*seats, *watching);
                vec![News::Here]
            }
            _ => Vec::new(),
        }
    }

    fn grow(&mut self, seat: Option<By>, entries: &[Entry]) -> Vec<News> {
        if let Some(seat) = seat.and_then(By::seat) {
            self.seat = Some(seat);
        }
        let before = self.seq();
        let first = !std::mem::replace(&mut self.told, true);
        for entry in entries {
            match self.entries.get(entry.seq as usize) {
                // Told again; it must be what was told before.
                Some(known) if (known.by, &known.line) == (entry.by, &entry.line) => {}
                Some(_) => return self.break_off("past", "the server tells another past than before"),
                None if entry.seq > self.seq() => {
                    // Something was missed: from there on again.
                    (self.asked, self.told) = (false, false);
                    break;
                }
                None => {
                    if let Err(refused) = self.learn(entry) {
                        return self.break_off(refused.code(), &refused.to_string());
                    }
                }
            }
        }
        let mut news = Vec::new();
        if self.seq() > before || first {
            if self.seq() > before {
                news.push(News::Grew(before));
            }
            let mine = self.seat.map(By::from);
            let fresh = &self.entries[before as usize..];
            self.queue.retain(|w| !fresh.iter().any(|e| e.id == Some(w.id) && Some(e.by) == mine));
            news.extend(self.lay_queue().map(News::Dropped));
            self.share();
        }
        news
    }

    fn learn(&mut self, entry: &Entry) -> Result<(), Refused> {
        match &mut self.truth {
            Some(truth) => truth.take(entry)?,
            None => {
                let begun = Match::begin(&self.components, entry)?;
                if begun.id() != self.id {
                    return Err(Refused::NotNow);
                }
                self.truth = Some(begun);
            }
        }
        self.entries.push(entry.clone());
        Ok(())
    }

    fn break_off(&mut self, code: &str, text: &str) -> Vec<News> {
        let why = Why::new(code, text);
        self.broken = Some(why.clone());
        self.queue.clear();
        self.shown.clone_from(&self.truth);
        vec![News::Broken(why)]
    }

    fn refused(&mut self, id: Option<u64>, why: &Why, now: u64) -> Vec<News> {
        let Some(id) = id else {
            return match why.code.as_str() {
                "ahead" => self.break_off("ahead", &why.text),
                _ => vec![News::Refused(why.clone())],
            };
        };
        let answers = self.truth.as_ref().map(Match::answers);
        let Some(waiting) = self.queue.iter_mut().find(|w| w.id == id) else { return Vec::new() };
        match why.code.as_str() {
            // Something else was written first. If it was about nothing that matters, the message is sent again.
            "head" => {
                if waiting.sent.take() == answers {
                    (self.asked, self.told) = (false, false);
                }
                Vec::new()
            }
            "too-much" | "unavailable" | "closing" => {
                waiting.sent = None;
                self.wait_until = now + PATIENCE;
                Vec::new()
            }
            _ => {
                self.queue.clear();
                self.lay_queue();
                vec![News::Dropped(why.clone())]
            }
        }
    }

    /// Puts what is not written yet onto what is; what no longer fits is dropped, and all behind it.
    fn lay_queue(&mut self) -> Option<Why> {
        let mut shown = self.truth.clone()?;
        let by = self.seat.map(By::from);
        let mut dropped = None;
        let mut kept = VecDeque::new();
        for waiting in std::mem::take(&mut self.queue) {
            let why = match by {
                _ if dropped.is_some() => break,
                None => Some(Why::new("not-seated", "this is not your game")),
                Some(_) if !waiting.fits(&shown) => {
                    Some(Why::new("changed", "the position is another than the one that this was about"))
                }
                Some(by) => lay(&mut shown, by, &waiting).err().map(|refused| Why::from(&refused)),
            };
            match why {
                Some(why) => dropped = Some(why),
                None => kept.push_back(waiting),
            }
        }
        if dropped.is_some() {
            // A message may have been laid in part.
            shown.clone_from(self.truth.as_ref()?);
            kept.iter().for_each(|waiting| drop(by.map(|by| lay(&mut shown, by, waiting))));
        }
        self.queue = kept;
        self.shown = Some(shown);
        dropped
    }

    /// Says something: it shows at once, and is written when the server has it. One message is one click.
    pub fn say(&mut self, lines: &[Line], now: u64) -> Result<(), Refused> {
        let (Some(seat), Some(shown)) = (self.seat, &self.shown) else { return Err(Refused::NotYours) };
        if self.broken.is_some() {
            return Err(Refused::NotNow);
        }
        let mut after = shown.clone();
        let (steps, there) = place(shown);
        let at = self.server_time(now);
        let id = self.next;
        let mut texts = Vec::new();
        let mut take = |after: &mut Match, line: &Line| {
            let entry = after.entry(By::from(seat), Some(id), line, at);
            after.take(&entry)?;
            texts.push(entry.line);
            Ok::<(), Refused>(())
        };
        for line in lines {
            take(&mut after, line)?;
        }
        // Dice that follow need one's own value: it goes with the action.
        if let (Ok(Due::Share(due, index)), Some(chain)) = (after.due(), &self.chain)
            && due == seat
            && let Some(value) = chain.value(index)
        {
            take(&mut after, &Line::Share { index, value })?;
        }
        self.next += 1;
        self.queue.push_back(Waiting { id, lines: texts, steps, there, sent: None });
        self.shown = Some(after);
        self.share();
        Ok(())
    }

    /// Shows the values of an own chain that are due; where nobody waits at the table, also what the other's next half-turn
    /// will need, and nothing behind it.
    fn share(&mut self) {
        let (Some(chain), Some(shown), Some(seat)) = (&self.chain, &self.shown, self.seat) else { return };
        if shown.custody(seat) != Some(Custody::Kept) {
            return;
        }
        let party = if seat == Seat::One { dragonrage_dice::Party::One } else { dragonrage_dice::Party::Two };
        let slow = shown.terms().clock.is_none_or(|clock| clock.slow());
        let index = match shown.due() {
            Ok(Due::Share(due, index)) if due == seat => Some(index),
            Ok(Due::Seat(due)) if due != seat && slow => {
                shown.next_roll().and_then(|index| last_of((index - 1) / STRIDE))
            }
            _ => None,
        };
        let Some(index) = index.filter(|index| shown.opened(party, *index).is_none()) else { return };
        let Some(value) = chain.value(index) else { return };
        let line = Line::Share { index, value };
        let _ = self.say(&[line], 0);
    }

    // What is known.

    /// Its id.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// The game as it is shown: with what is not written yet.
    pub const fn game(&self) -> Option<&Match> {
        self.shown.as_ref()
    }

    /// The game as the server knows it.
    pub const fn truth(&self) -> Option<&Match> {
        self.truth.as_ref()
    }

    /// The reader's seat; none: he watches.
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The number of the next line.
    pub fn seq(&self) -> u32 {
        self.entries.len() as u32
    }

    /// The lines from this number on.
    pub fn since(&self, seq: u32) -> &[Entry] {
        self.entries.get(seq as usize..).unwrap_or_default()
    }

    /// How many messages wait to be written.
    pub fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// Who is there, and how many watch.
    pub const fn here(&self) -> ([bool; 2], u32) {
        (self.seats, self.watching)
    }

    /// Why nothing more is believed, if that is so.
    pub const fn broken(&self) -> Option<&Why> {
        self.broken.as_ref()
    }

    /// The server's time.
    pub fn server_time(&self, now: u64) -> u64 {
        now.saturating_add_signed(self.ahead)
    }

    /// What a seat's clock shows.
    pub fn left(&self, seat: Seat, now: u64) -> Option<u64> {
        self.truth.as_ref()?.clocks().map(|clocks| clocks.left(seat, self.server_time(now)))
    }

    /// Everything that was said.
    pub fn talk(&self) -> Vec<Said> {
        let said = |entry: &Entry| {
            let what = match Line::parse(&entry.line).ok()? {
                Line::Say(text) => Words::Free(text),
                Line::Phrase(phrase) => Words::Phrase(phrase),
                _ => return None,
            };
            Some(Said { seat: entry.by.seat()?, at: entry.at, what })
        };
        self.entries.iter().filter_map(said).collect()
    }

    /// What the other proposes to the reader.
    pub fn offered(&self) -> Option<Offer> {
        let (from, offer) = self.shown.as_ref()?.offer()?;
        (self.seat == Some(from.other())).then_some(offer)
    }

    /// Does the game wait for the reader?
    pub fn is_due(&self) -> bool {
        let asked = |game: &Match| match game.due() {
            Ok(Due::Seat(seat) | Due::Share(seat, _)) => Some(seat),
            Ok(Due::Mix) => Some(Seat::One),
            Ok(Due::Armies(due)) => self.seat.filter(|seat| due[crate::clock::place(*seat)]),
            _ => None,
        };
        self.seat.is_some() && self.shown.as_ref().and_then(asked) == self.seat
    }
}

/// Takes all lines of a message.
fn lay(game: &mut Match, by: By, waiting: &Waiting) -> Result<(), Refused> {
    waiting.lines.iter().try_for_each(|text| {
        let line = Line::parse(text)?;
        let entry = game.entry(by, Some(waiting.id), &line, 0);
        game.take(&entry)
    })
}

#[cfg(test)]
mod tests;
