//! A game in memory: its log up to now, its chains, who watches it. It takes what seats send, adds what follows by itself
//! (dice, formalities, time), and hands both to the writer; nobody is told before it is on disk. What may be done, the game says.

use crate::keys::Keys;
use crate::notices::{Listeners, Waits, waits};
use crate::outbox::Outbox;
use crate::store::{Chair, Kept, Look, Person, Row, Summary, Write};
use crate::writer::{Job, Then};
use axum::extract::ws::Utf8Bytes;
use dragonrage_ai::Level;
use dragonrage_dice::{Chain, GameId, Link, Party};
use dragonrage_online::wire::{Tell, Why};
use dragonrage_online::{By, Clocks, Custody, Due, Entry, Head, Joining, Line, Marks, Match, Stage};
use dragonrage_rules::{Action, Game, Seat, notation};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc::UnboundedSender;

/// Most lines of one message.
pub const LINES: usize = 64;

/// Lines after which nobody can do anything but give up: some fifty times the longest game that was ever recorded.
pub const LONGEST: u32 = 150_000;

/// Lines after which nobody is heard who only talks.
const TALKED_ENOUGH: u32 = 20_000;

/// A game in memory.
#[derive(Debug)]
pub struct Table {
    game: GameId,
    keys: Keys,
    listeners: Arc<Listeners>,
    /// Something could not be written: what is in memory may be ahead of the disk, and is read anew.
    lost: AtomicBool,
    inside: Mutex<Inside>,
}

#[derive(Debug)]
struct Inside {
    game: Match,
    chains: [Source; 3],
    people: [Option<Person>; 2],
    /// Seats of the house.
    computers: [Option<Level>; 2],
    watchers: Vec<Watcher>,
    /// Number of the first line that is not on disk.
    written: u32,
    /// What the lists say.
    summary: Summary,
    told: Told,
    /// When somebody last asked something of it.
    touched: u64,
    /// What was there to be told when it was last written.
    noted: Noted,
}

/// Since when what waits, and when time will be up: with another value, somebody may have to be told.
type Noted = (Marks, Option<u64>);

fn noted(game: &Match) -> Noted {
    (*game.marks(), game.clocks().and_then(Clocks::flag_at))
}

/// A seat of somebody who wants to be told.
#[derive(Clone, Debug)]
pub struct Awaited {
    /// Which.
    pub seat: Seat,
    /// Who.
    pub person: Person,
    /// Is he connected?
    pub here: bool,
    /// What there is to be told.
    pub waits: Vec<Waits>,
}

/// Where a chain comes from. To make one takes milliseconds: it is made when dice first need it.
#[derive(Debug)]
enum Source {
    /// The server's secret.
    Server,
    /// Its end, which a player entrusted.
    Hidden(Seat, Link),
    /// It is there.
    Made(Box<Chain>),
    /// Its player keeps it, or nobody sits there.
    Elsewhere,
}

impl Source {
    fn value(&mut self, keys: &Keys, game: GameId, index: u32) -> Option<Link> {
        match self {
            Source::Server => *self = Source::Made(Box::new(keys.chain(game))),
            Source::Hidden(seat, tip) => *self = Source::Made(Box::new(entrusted(keys, game, *seat, *tip))),
            Source::Made(_) | Source::Elsewhere => (),
        }
        match self {
            Source::Made(chain) => chain.value(index),
            _ => None,
        }
    }
}

#[derive(Debug)]
struct Watcher {
    to: Outbox,
    seat: Option<Seat>,
}

/// A message of a seat.
#[derive(Clone, Debug)]
pub struct Message {
    /// Who.
    pub person: Person,
    /// Its number.
    pub id: u64,
    /// What it answers.
    pub head: Head,
    /// What it writes.
    pub lines: Vec<String>,
    /// When it was sent, as far as the server can tell.
    pub at: u64,
}

/// What came of a message before anything is on disk.
#[derive(Debug)]
pub enum Heard {
    /// The writer has it.
    Queued,
    /// Nothing came of it.
    Refused(Why),
    /// The game must be read anew.
    Lost,
}

/// The words of a message.
pub fn text(tell: &Tell) -> Utf8Bytes {
    // Plain values: serialising them does not fail.
    serde_json::to_string(tell).unwrap_or_default().into()
}

/// [`Tell::Lines`] for all who watch, without a copy of the lines.
#[derive(serde::Serialize)]
#[serde(tag = "kind", rename = "lines")]
struct News<'a> {
    #[serde(with = "dragonrage_online::hexed")]
    game: GameId,
    entries: Vec<&'a Entry>,
}

impl News<'_> {
    fn text(&self) -> Utf8Bytes {
        serde_json::to_string(self).unwrap_or_default().into()
    }
}

const fn place(seat: Seat) -> usize {
    match seat {
        Seat::One => 0,
        Seat::Two => 1,
    }
}

impl Table {
    /// A game that is just made, with the chains that were made for it: the server's, and the maker's unless he keeps it.
    pub fn begin(
        (game, chair): (Match, Chair),
        owners: (&Keys, &Arc<Listeners>),
        (server, one): (Chain, Option<Chain>),
        now: u64,
    ) -> Table {
        let table = Table::new(game, owners, &[chair], now, now);
        let mut inside = table.inside();
        inside.chains[0] = Source::Made(Box::new(server));
        if let Some(one) = one {
            inside.chains[1] = Source::Made(Box::new(one));
        }
        drop(inside);
        table
    }

    /// A game whose lines are all on disk.
    pub fn new(
        game: Match,
        (keys, listeners): (&Keys, &Arc<Listeners>),
        chairs: &[Chair],
        created: u64,
        now: u64,
    ) -> Table {
        let id = game.id();
        let mut people = [None; 2];
        let mut chains = [Source::Server, Source::Elsewhere, Source::Elsewhere];
        for chair in chairs {
            people[place(chair.seat)] = Some(chair.person);
            if let Some(tip) = chair.tip {
                chains[1 + place(chair.seat)] = Source::Hidden(chair.seat, tip);
            }
        }
        let summary = Summary { created, ..summary_of(&game, game.at()) };
        let (written, told) = (game.seq(), Told::of(&game));
        let computers = people.map(|p| p.and_then(|p| keys.computer(p)));
        let noted = noted(&game);
        let watchers = Vec::new();
        let inside = Inside { game, computers, chains, people, watchers, written, summary, told, touched: now, noted };
        let (keys, listeners) = (keys.clone(), listeners.clone());
        Table { game: id, keys, listeners, lost: AtomicBool::new(false), inside: Mutex::new(inside) }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // What a panicking thread left behind is not trusted: it is read anew.
        self.inside.lock().unwrap_or_else(|poisoned| {
            self.lose();
            PoisonError::into_inner(poisoned)
        })
    }

    /// Its id.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// Must it be read anew?
    pub fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Acquire)
    }

    /// What is in memory counts no more.
    pub fn lose(&self) {
        self.lost.store(true, Ordering::Release);
    }

    /// Looks at the game.
    pub fn look<T>(&self, look: impl FnOnce(&Match) -> T) -> T {
        look(&self.inside().game)
    }

    /// Does the house have something to do?
    pub fn rings(&self) -> bool {
        let inside = self.inside();
        inside.computers.iter().any(Option::is_some) && inside.asked(&self.keys).is_some()
    }

    /// What the house is asked, with the head that it answers and the number of the next line.
    pub fn asked(&self) -> Option<(Asked, Head, u32)> {
        let inside = self.inside();
        Some((inside.asked(&self.keys)?, inside.game.answers(), inside.game.seq()))
    }

    /// The seat of somebody.
    pub fn seat_of(&self, person: Option<Person>) -> Option<Seat> {
        let inside = self.inside();
        inside.seat_of(person?)
    }

    /// What the lists say.
    pub fn summary(&self) -> Summary {
        self.inside().summary.clone()
    }

    /// What those should know who want to be told, and the number of the next line.
    pub fn awaited(&self) -> (u32, Vec<Awaited>) {
        let inside = self.inside();
        let seats = [Seat::One, Seat::Two].into_iter().filter_map(|seat| {
            let person = inside.people[place(seat)].filter(|p| self.listeners.has(*p))?;
            let here = inside.watchers.iter().any(|w| w.seat == Some(seat) && !w.to.is_closed());
            Some(Awaited { seat, person, here, waits: waits(&inside.game, seat) })
        });
        (inside.game.seq(), seats.collect())
    }

    /// Number of the first line that is not on disk.
    pub fn on_disk(&self) -> u32 {
        self.inside().written
    }

    /// A message of a seat. It is answered when all that it brought about is on disk.
    pub fn hear(
        self: &Arc<Table>,
        message: &Message,
        now: u64,
        jobs: &UnboundedSender<Job>,
        then: impl FnOnce(Tell) -> Then,
    ) -> Heard {
        let mut inside = self.inside();
        if self.is_lost() {
            return Heard::Lost;
        }
        inside.touched = now;
        let Some(seat) = inside.seat_of(message.person) else {
            return Heard::Refused(Why::new("not-seated", "you have no seat in this game"));
        };
        let by = By::from(seat);
        let game = self.game;
        if let Some(done) = inside.game.done(by, message.id) {
            let tell = Tell::Done { game, id: message.id, lines: done.lines, seq: done.seq, why: None };
            let job = Job { table: Some(self.clone()), writes: Vec::new(), news: None, then: then(tell) };
            return queue(jobs, job);
        }
        let read: Result<Vec<Line>, _> = message.lines.iter().take(LINES + 1).map(|line| Line::parse(line)).collect();
        let lines = match read {
            Ok(lines) if lines.is_empty() || lines.len() > LINES => {
                return Heard::Refused(Why::new("lines", format!("a message has 1 to {LINES} lines")));
            }
            Ok(lines) => lines,
            Err(error) => return Heard::Refused(Why::new("unreadable", error.to_string())),
        };
        if message.head != inside.game.answers() && !lines.iter().all(Line::is_talk) {
            return Heard::Refused(Why::new("head", "this answers another position than the one that is there"));
        }
        let talk = lines.iter().any(Line::is_talk);
        let room = if talk { TALKED_ENOUGH } else { LONGEST };
        if inside.game.seq() >= room && lines != [Line::Resign] {
            return Heard::Refused(Why::new("too-much", "this game has too many lines for that"));
        }
        let mut entries = Vec::with_capacity(lines.len() + 2);
        let mut why = None;
        for (line, text) in lines.into_iter().zip(&message.lines) {
            if !entries.is_empty() && !inside.goes_on(seat) {
                why = Some(Why::new("dice", "what came after dice, or after the other's turn, was not taken"));
                break;
            }
            let entry = inside.game.entry_of(by, Some(message.id), text.clone(), message.at.min(now));
            match inside.take(entry, line) {
                Ok(row) => entries.push(row),
                Err(refused) => {
                    why = Some(refused);
                    break;
                }
            }
        }
        let Some(last) = entries.last() else {
            return Heard::Refused(why.unwrap_or_else(|| Why::new("lines", "nothing to write")));
        };
        let tell = Tell::Done { game, id: message.id, lines: entries.len() as u32, seq: last.entry.seq, why };
        inside.attend(&self.keys, now, &mut entries);
        self.send(&mut inside, entries, Vec::new(), jobs, then(tell))
    }

    /// Somebody takes the second seat.
    pub fn join(
        self: &Arc<Table>,
        (person, joining, chain): (Person, Joining, Option<Chain>),
        now: u64,
        jobs: &UnboundedSender<Job>,
        then: Then,
    ) -> Heard {
        let mut inside = self.inside();
        if self.is_lost() {
            return Heard::Lost;
        }
        if inside.seat_of(person).is_some() {
            return Heard::Refused(Why::new("seated", "you have a seat in this game already"));
        }
        let row = match inside.write(By::Two, Line::Join(Box::new(joining)), now) {
            Ok(row) => row,
            Err(why) => return Heard::Refused(why),
        };
        inside.people[1] = Some(person);
        inside.computers[1] = self.keys.computer(person);
        let tip = chain.as_ref().map(|c| self.keys.hide(self.game, Seat::Two, c.tip()));
        inside.chains[2] = chain.map_or(Source::Elsewhere, |chain| Source::Made(Box::new(chain)));
        inside.touched = now;
        let chair = Write::Chair(Chair { game: self.game, seat: Seat::Two, person, tip });
        self.send(&mut inside, vec![row], vec![chair], jobs, then)
    }

    /// What time brings about: flags that fall, choices that are overdue. The server was away at `outages`.
    pub fn pass_time(self: &Arc<Table>, now: u64, outages: &[(u64, u64)], jobs: &UnboundedSender<Job>) -> Heard {
        let mut inside = self.inside();
        if self.is_lost() {
            return Heard::Lost;
        }
        let mut rows = Vec::new();
        for (from, to) in outages {
            inside.excuse(*from, *to, now, &mut rows);
        }
        if inside.game.clocks().and_then(Clocks::flag_at).is_some_and(|flag| flag <= now) {
            inside.fall(now, &mut rows);
        }
        inside.attend(&self.keys, now, &mut rows);
        if rows.is_empty() {
            return Heard::Queued;
        }
        self.send(&mut inside, rows, Vec::new(), jobs, Then::Nothing)
    }

    /// Hands lines to the writer, in their order: the lock is held.
    fn send(
        self: &Arc<Table>,
        inside: &mut Inside,
        rows: Vec<Row>,
        mut writes: Vec<Write>,
        jobs: &UnboundedSender<Job>,
        then: Then,
    ) -> Heard {
        let news = News { game: self.game, entries: rows.iter().map(|row| &row.entry).collect() }.text();
        writes.extend(rows.into_iter().map(Write::Line));
        if let Some(summary) = inside.summarise() {
            writes.push(Write::Summary(Box::new(summary)));
        }
        let noted = noted(&inside.game);
        if noted != inside.noted {
            inside.noted = noted;
            if inside.people.iter().flatten().any(|person| self.listeners.has(*person)) {
                let at = inside.game.at();
                writes.push(Write::Look(Look { game: self.game, seq: inside.game.seq(), at }));
            }
        }
        queue(jobs, Job { table: Some(self.clone()), writes, news: Some((inside.game.seq(), news)), then })
    }

    /// Lines up to this number are on disk: those who watch may know. Whoever sent them is answered with them, if he watches.
    pub fn written(&self, next: u32, news: &Utf8Bytes, answer: Option<(&Outbox, &Utf8Bytes)>) -> bool {
        let mut inside = self.inside();
        inside.written = next;
        let mut answered = false;
        inside.watchers.retain(|watcher| {
            let own = answer.filter(|(to, _)| watcher.to.is(to)).map(|(_, done)| done.clone());
            answered |= own.is_some();
            watcher.to.put_with(news.clone(), own);
            !watcher.to.is_closed()
        });
        answered
    }

    /// Somebody watches from now on; the number of the first line that he will be told of.
    pub fn watch(&self, person: Option<Person>, to: &Outbox, now: u64) -> (Option<Seat>, u32) {
        let mut inside = self.inside();
        inside.touched = now;
        let seat = person.and_then(|p| inside.seat_of(p));
        inside.watchers.retain(|w| !w.to.is(to) && !w.to.is_closed());
        inside.watchers.push(Watcher { to: to.clone(), seat });
        inside.tell_who_is_here(self.game);
        (seat, inside.written)
    }

    /// Somebody watches no more.
    pub fn leave(&self, to: &Outbox) {
        let mut inside = self.inside();
        inside.watchers.retain(|w| !w.to.is(to));
        inside.tell_who_is_here(self.game);
    }

    /// Has nobody wanted anything since this time, and is everything on disk? Then it is lost: the next who asks reads it anew.
    pub fn forget_if_idle(&self, since: u64) -> bool {
        let inside = self.inside();
        let idle = inside.watchers.is_empty() && inside.touched < since && inside.written == inside.game.seq();
        if idle {
            self.lose();
        }
        idle
    }
}

fn queue(jobs: &UnboundedSender<Job>, job: Job) -> Heard {
    // The writer ends last: a job that finds nobody is the end of the server.
    if jobs.send(job).is_ok() { Heard::Queued } else { Heard::Refused(Why::new("closing", "the server is closing")) }
}

fn entrusted(keys: &Keys, game: GameId, seat: Seat, tip: Link) -> Chain {
    let party = if seat == Seat::One { Party::One } else { Party::Two };
    Chain::new(game, party, keys.hide(game, seat, tip))
}

/// What a player of the house is asked.
#[derive(Debug)]
pub enum Asked {
    /// To decide for a seat.
    Decide(Seat, Level, Person, Box<Game>),
    /// To agree to what the other proposes.
    Agree(Person),
    /// To build an army in secret, or to show it.
    Arm(Person, Box<Line>),
}

impl Inside {
    fn computer(&self, seat: Seat) -> Option<(Level, Person)> {
        Some((self.computers[place(seat)]?, self.people[place(seat)]?))
    }

    fn asked(&self, keys: &Keys) -> Option<Asked> {
        if let Some((from, _)) = self.game.offer()
            && let Some((_, person)) = self.computer(from.other())
        {
            return Some(Asked::Agree(person));
        }
        if let Ok(Due::Armies(due)) = self.game.due() {
            let seat =
                [Seat::One, Seat::Two].into_iter().find(|seat| due[place(*seat)] && self.computer(*seat).is_some())?;
            let line = self.game.army_by_chance(seat, &keys.army(self.game.id()))?;
            return Some(Asked::Arm(self.computer(seat)?.1, Box::new(line)));
        }
        let Ok(Due::Seat(seat)) = self.game.due() else { return None };
        if self.game.stage() != Stage::Playing {
            return None;
        }
        let (level, person) = self.computer(seat)?;
        Some(Asked::Decide(seat, level, person, Box::new(self.game.game().clone())))
    }

    fn seat_of(&self, person: Person) -> Option<Seat> {
        [Seat::One, Seat::Two].into_iter().find(|seat| self.people[place(*seat)] == Some(person))
    }

    /// Takes a line into memory; `line` is what the entry says.
    fn take(&mut self, entry: Entry, line: Line) -> Result<Row, Why> {
        self.game.take_read(&entry, line).map_err(|refused| Why::from(&refused))?;
        let mut head = [0; 8];
        head.copy_from_slice(&self.game.head().0[..8]);
        Ok(Row { game: self.game.id(), entry, head })
    }

    /// Takes a line that no message brought.
    fn write(&mut self, by: By, line: Line, now: u64) -> Result<Row, Why> {
        let entry = self.game.entry(by, None, &line, now);
        self.take(entry, line)
    }

    /// May the seat go on within the same message?
    fn goes_on(&self, seat: Seat) -> bool {
        match self.game.due() {
            Ok(Due::Seat(due)) => due == seat,
            Ok(Due::Share(due, _)) => due == seat,
            Ok(Due::Nothing | Due::Guest | Due::Mix | Due::Armies(_)) => true,
            Ok(Due::Dice { .. } | Due::Formality(_)) | Err(_) => false,
        }
    }

    /// Adds what follows by itself.
    fn attend(&mut self, keys: &Keys, now: u64, rows: &mut Vec<Row>) {
        // More than a game has dice: whatever happens, this ends.
        for _ in 0..10_000 {
            let line = match self.game.due() {
                _ if self.game.stage() != Stage::Playing => return,
                Ok(Due::Dice { index, dice }) => self.roll(keys, index, dice),
                Ok(Due::Formality(action)) => Some(Line::Act(self.notation(action))),
                _ => return,
            };
            let Some(line) = line else { return };
            match self.write(By::Server, line, now) {
                Ok(row) => rows.push(row),
                Err(why) => {
                    tracing::error!(game = %self.game.id(), code = why.code, "what follows by itself was refused");
                    return;
                }
            }
        }
    }

    fn notation(&self, action: Action) -> String {
        notation::print(&self.game.game().components().roster, action)
    }

    /// The dice of this place, with what the players do not know yet of the chains.
    fn roll(&mut self, keys: &Keys, index: u32, dice: u8) -> Option<Line> {
        let mut values = [Link([0; 32]); 3];
        let mut opened = [None; 3];
        for (n, party) in Party::ALL.into_iter().enumerate() {
            let known = self.game.opened(party, index);
            values[n] = match known {
                Some(known) => known,
                None => self.chains[n].value(keys, self.game.id(), index)?,
            };
            opened[n] = known.is_none().then_some(values[n]);
        }
        let Some(Action::Roll { a, b }) = self.game.roll_of(index, &values, dice) else { return None };
        Some(Line::Roll { a, b, opened })
    }

    /// The server was away: that is nobody's time.
    fn excuse(&mut self, from: u64, to: u64, now: u64, rows: &mut Vec<Row>) {
        let since = from.max(self.game.at());
        let runs = self.game.clocks().is_some_and(|c| c.flag_at().is_some());
        if runs && to > since {
            rows.extend(self.write(By::Server, Line::Gap(to - since), now.max(to)));
        }
    }

    /// Somebody's time is up: the game says what that means.
    fn fall(&mut self, now: u64, rows: &mut Vec<Row>) {
        if let Some(line) = self.game.fallen(now) {
            rows.extend(self.write(By::Server, line, now));
        }
    }

    /// What the lists say now, if they say something else.
    fn summarise(&mut self) -> Option<Summary> {
        // Not every line is news: a half-turn has some forty.
        let told = Told::of(&self.game);
        if std::mem::replace(&mut self.told, told) == told {
            return None;
        }
        self.summary = Summary { created: self.summary.created, ..summary_of(&self.game, self.game.at()) };
        Some(self.summary.clone())
    }

    fn tell_who_is_here(&self, game: GameId) {
        let sits = |seat| self.watchers.iter().any(|w| w.seat == Some(seat));
        let watching = self.watchers.iter().filter(|w| w.seat.is_none()).count() as u32;
        let here = text(&Tell::Here { game, seats: [sits(Seat::One), sits(Seat::Two)], watching });
        self.watchers.iter().for_each(|w| w.to.put(here.clone()));
    }
}

/// What of a row in the lists can change; the names do when somebody joins, which is a change of the stage.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Told {
    stage: Kept,
    due: Option<Seat>,
    winner: Option<Seat>,
    invader: Option<Seat>,
    turn: u32,
    flag_at: Option<u64>,
}

impl Told {
    fn of(game: &Match) -> Told {
        Told {
            stage: match game.stage() {
                Stage::Waiting => Kept::Waiting,
                Stage::Opening | Stage::Arming | Stage::Showing | Stage::Playing => Kept::Playing,
                Stage::Paused => Kept::Paused,
                Stage::Over(_) => Kept::Over,
            },
            due: match game.due() {
                Ok(Due::Seat(seat) | Due::Share(seat, _)) => Some(seat),
                // Where both must do something, the list knows one: whoever joined last is there anyway.
                Ok(Due::Mix | Due::Armies([true, _])) => Some(Seat::One),
                Ok(Due::Armies([false, true])) => Some(Seat::Two),
                _ => None,
            },
            winner: game.winner(),
            invader: game.seat(dragonrage_rules::Side::Invader),
            turn: u32::from(game.game().turn()),
            flag_at: game.clocks().and_then(Clocks::flag_at),
        }
    }
}

/// What can be said of a game in a row.
pub fn summary_of(game: &Match, changed: u64) -> Summary {
    let Told { stage, due, winner, invader, turn, flag_at } = Told::of(game);
    Summary {
        game: game.id(),
        created: changed,
        changed,
        scenario: game.journal().header().scenario.clone(),
        names: [Seat::One, Seat::Two].map(|seat| game.name(seat).map(str::to_owned)),
        stage,
        due,
        winner,
        invader,
        turn,
        public: game.terms().public,
        flag_at,
    }
}

/// Is the chain that somebody entrusts the one whose root he shows?
pub fn entrusted_chain(
    game: GameId,
    seat: Seat,
    custody: Custody,
    root: Link,
    tip: Option<Link>,
) -> Result<Option<Chain>, Why> {
    let party = if seat == Seat::One { Party::One } else { Party::Two };
    match (custody, tip) {
        (Custody::Kept, None) => Ok(None),
        (Custody::Entrusted, Some(tip)) => {
            let chain = Chain::new(game, party, tip);
            if chain.root() == root {
                Ok(Some(chain))
            } else {
                Err(Why::new("wrong-root", "the chain does not have this root"))
            }
        }
        (Custody::Kept, Some(_)) => Err(Why::new("custody", "a chain that is kept is not sent")),
        (Custody::Entrusted, None) => Err(Why::new("custody", "a chain that is entrusted must be sent")),
    }
}
