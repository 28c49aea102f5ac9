//! The server without its wires: games in memory, people, what is asked of them. Time comes from outside.

use crate::house::{self, Bell};
use crate::keys::{Keys, random};
use crate::limits::{Buckets, Doors, Limits};
use crate::metrics::Metrics;
use crate::notices::delivery::Letterbox;
use crate::notices::{Delivery, Desk, Listeners, Subscription};
use crate::outbox::Outbox;
use crate::people::{Known, Secret};
use crate::store::{Chair, Person, Row, Store, StoreError, Summary, Which, Write};
use crate::table::{self, Heard, Message, Table, entrusted_chain, summary_of, text};
use crate::writer::{self, Job, Then};
use dragonrage_dice::{Chain, Commitment, GameId, Link, Mix, Party, Version};
use dragonrage_online::wire::{Tell, Why};
use dragonrage_online::{Beginning, By, Custody, Entry, Joining, Line, Match, Stage, Terms, hexed};
use dragonrage_rules::{Components, Seat};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OnceCell, mpsc, oneshot};

/// What time it is, in milliseconds since 1970.
pub type Time = Arc<dyn Fn() -> u64 + Send + Sync>;

/// Tables stay in memory so long after somebody last wanted something of them.
const IDLE: u64 = 5 * 60 * 1000;

/// A server that was away for less has not been away.
const SHORT: u64 = 2500;

/// Longest log that is read: longer than any that can be written.
const LONGEST: u32 = 2 * table::LONGEST;

/// Why something is not done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// Nobody says who asks.
    #[error("nobody is known by this")]
    Nobody,
    /// The request makes no sense, or its time is not now.
    #[error("{}", .0.text)]
    Refused(Why),
    /// Too much of it.
    #[error("too much at once; try again later")]
    TooMuch,
    /// The disk has trouble.
    #[error("nothing can be written now; try again")]
    Unavailable(StoreError),
    /// What is kept of a game cannot be played again.
    #[error("line {0} of the log cannot be played: {1}")]
    Spoilt(u32, String),
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Unavailable(error)
    }
}

impl Fault {
    /// What the one who asked is told.
    pub fn why(&self) -> Why {
        let code = match self {
            Fault::NoGame => "no-game",
            Fault::Nobody => "nobody",
            Fault::Refused(why) => return why.clone(),
            Fault::TooMuch => "too-much",
            Fault::Unavailable(_) => "unavailable",
            Fault::Spoilt(..) => "spoilt",
        };
        Why::new(code, self.to_string())
    }
}

/// A name for a game that is to be made, and the server's share of its dice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reserved {
    /// Its id.
    #[serde(with = "hexed")]
    pub game: GameId,
    /// What shows that the id was given by this server.
    #[serde(with = "hexed")]
    pub ticket: GameId,
    /// The root of the server's chain.
    #[serde(with = "hexed")]
    pub server: Link,
}

/// What makes a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Create {
    /// Its id, as it was reserved.
    #[serde(with = "hexed")]
    pub game: GameId,
    /// Its ticket.
    #[serde(with = "hexed")]
    pub ticket: GameId,
    /// What is to be agreed.
    pub terms: Terms,
    /// The maker's name.
    pub name: String,
    /// The root of the maker's chain.
    #[serde(with = "hexed")]
    pub root: Link,
    /// The promise of the maker's mix.
    #[serde(with = "hexed")]
    pub promise: Commitment,
    /// Where the chain is.
    #[serde(default)]
    pub custody: Custody,
    /// The end of the chain, if it is entrusted.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "hexed::option")]
    pub tip: Option<Link>,
}

/// What joins a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Join {
    /// The name.
    pub name: String,
    /// The root of the chain.
    #[serde(with = "hexed")]
    pub root: Link,
    /// The mix.
    #[serde(with = "hexed")]
    pub mix: Mix,
    /// Where the chain is.
    #[serde(default)]
    pub custody: Custody,
    /// The end of the chain, if it is entrusted.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "hexed::option")]
    pub tip: Option<Link>,
}

type Cell = Arc<OnceCell<Arc<Table>>>;

/// Chains that were made for games which are reserved and not yet made, the oldest first: to make one takes a millisecond.
#[derive(Debug, Default)]
struct Chains(Mutex<VecDeque<Chain>>);

impl Chains {
    /// Most that are kept; whoever comes later than that waits for his chain once more.
    const MOST: usize = 256;

    fn inside(&self) -> MutexGuard<'_, VecDeque<Chain>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, chain: Chain) {
        let mut chains = self.inside();
        if chains.len() >= Chains::MOST {
            chains.pop_front();
        }
        chains.push_back(chain);
    }

    fn take(&self, game: GameId) -> Option<Chain> {
        let mut chains = self.inside();
        let at = chains.iter().rposition(|chain| chain.game() == game)?;
        chains.remove(at)
    }
}

/// The server.
pub struct Host {
    components: Arc<Components>,
    store: Arc<dyn Store>,
    keys: Keys,
    time: Time,
    jobs: mpsc::UnboundedSender<Job>,
    tables: Mutex<HashMap<GameId, Cell>>,
    reserved: Chains,
    known: Known,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// What is allowed.
    pub limits: Limits,
    made: Buckets<IpAddr>,
    requests: Buckets<IpAddr>,
    /// Connections of each address.
    pub doors: Doors,
    bell: Bell,
    /// Who is told of what while he is away.
    pub desk: Desk,
}

impl Host {
    /// Begins: notes how long it was away, and starts the writer. The writer's task ends when the last host is dropped.
    pub async fn start(
        components: Arc<Components>,
        store: Arc<dyn Store>,
        keys: Keys,
        time: Time,
        limits: Limits,
    ) -> Result<(Arc<Host>, tokio::task::JoinHandle<()>), StoreError> {
        Host::start_with(components, store, keys, time, limits, None).await
    }

    /// The same with somebody who carries notices to those who are away.
    pub async fn start_with(
        components: Arc<Components>,
        store: Arc<dyn Store>,
        keys: Keys,
        time: Time,
        limits: Limits,
        delivery: Option<Arc<dyn Delivery>>,
    ) -> Result<(Arc<Host>, tokio::task::JoinHandle<()>), StoreError> {
        let now = time();
        let mut news = vec![Write::Beat(now)];
        if let Some(beat) = store.beat().await?
            && now.saturating_sub(beat) > SHORT
        {
            news.push(Write::Outage { from: beat, to: now });
        }
        store.write(&news).await?;
        let metrics = Arc::new(Metrics::default());
        let (jobs, waiting) = mpsc::unbounded_channel();
        let (bell, rung) = house::bell();
        let writer = tokio::spawn(writer::run(waiting, store.clone(), metrics.clone(), bell.clone()));
        let (made, requests) = (Buckets::new(limits.made), Buckets::new(limits.requests));
        let desk = match delivery {
            None => Desk::default(),
            Some(delivery) => {
                let letterbox = Letterbox::open(delivery.clone(), metrics.clone(), forgetting(&jobs));
                Desk::new(delivery, letterbox, store.listeners().await?)
            }
        };
        let (tables, reserved, known, doors) = Default::default();
        let host = Arc::new(Host {
            components,
            store,
            keys,
            time,
            jobs,
            tables,
            reserved,
            known,
            metrics,
            limits,
            made,
            requests,
            doors,
            bell,
            desk,
        });
        house::open(&host, rung);
        Ok((host, writer))
    }

    /// What time it is.
    pub fn now(&self) -> u64 {
        (self.time)()
    }

    /// The components of today.
    pub const fn components(&self) -> &Arc<Components> {
        &self.components
    }

    /// Where games are kept.
    pub const fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<GameId, Cell>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// May this address ask?
    pub fn may_ask(&self, address: IpAddr) -> Result<(), Fault> {
        self.limited(self.requests.take(address, self.now()))
    }

    /// May this address make something?
    pub fn may_make(&self, address: IpAddr) -> Result<(), Fault> {
        self.limited(self.made.take(address, self.now()))
    }

    fn limited(&self, fits: bool) -> Result<(), Fault> {
        if fits {
            return Ok(());
        }
        self.metrics.limited();
        Err(Fault::TooMuch)
    }

    // People.

    /// Somebody new: a token and a recovery word, which are shown this once.
    pub async fn welcome(&self) -> Result<(Person, Secret, Secret), Fault> {
        let trouble = |e: std::io::Error| Fault::Unavailable(StoreError::Engine(e.to_string()));
        let person = Person(i64::from_be_bytes(random().map_err(trouble)?));
        let (token, word) = (Secret::token().map_err(trouble)?, Secret::word().map_err(trouble)?);
        let write = Write::Person { person, token: token.hash(), recovery: word.hash(), at: self.now() };
        self.write(None, vec![write]).await?;
        self.known.put(token.hash(), person);
        Ok((person, token, word))
    }

    /// A new token for whoever knows the recovery word.
    pub async fn recover(&self, word: &Secret) -> Result<(Person, Secret), Fault> {
        let person = self.store.recover(word.hash()).await?.ok_or(Fault::Nobody)?;
        let trouble = |e: std::io::Error| Fault::Unavailable(StoreError::Engine(e.to_string()));
        let token = Secret::token().map_err(trouble)?;
        self.write(None, vec![Write::Token { person, token: token.hash(), at: self.now() }]).await?;
        self.known.put(token.hash(), person);
        Ok((person, token))
    }

    /// Whose token this is.
    pub async fn person(&self, token: &Secret) -> Result<Option<Person>, Fault> {
        let hash = token.hash();
        if let Some(person) = self.known.get(&hash) {
            return Ok(Some(person));
        }
        let person = self.store.person(hash).await?;
        if let Some(person) = person {
            self.known.put(hash, person);
        }
        Ok(person)
    }

    /// Somebody wants to be forgotten. Seats are empty then; games stay.
    pub async fn forget(&self, person: Person) -> Result<(), Fault> {
        let own = self.store.games(Which::Of(person), u32::MAX >> 1).await?;
        self.write(None, vec![Write::Forget(person)]).await?;
        self.known.forget(person);
        self.desk.forget(person);
        for (summary, _) in own {
            if let Some(table) = self.tables().remove(&summary.game).and_then(|cell| cell.get().cloned()) {
                table.lose();
            }
        }
        Ok(())
    }

    // Games.

    /// A name for a game.
    pub async fn reserve(&self) -> Result<Reserved, Fault> {
        let game = GameId(random().map_err(|e| Fault::Unavailable(StoreError::Engine(e.to_string())))?);
        let keys = self.keys.clone();
        let (ticket, chain) = aside(move || (keys.ticket(game), keys.chain(game))).await?;
        let server = chain.root();
        self.reserved.put(chain);
        Ok(Reserved { game, ticket, server })
    }

    /// Makes a game.
    pub async fn create(&self, person: Person, create: Create) -> Result<Summary, Fault> {
        let (keys, components, now) = (self.keys.clone(), self.components.clone(), self.now());
        if self.store.games(Which::Going(person), self.limits.games).await?.len() >= self.limits.games as usize {
            self.metrics.limited();
            return Err(Fault::TooMuch);
        }
        let (server, listeners) = (self.reserved.take(create.game), self.desk.listeners.clone());
        let (table, writes) =
            aside(move || make(&components, (&keys, &listeners), server, person, create, now)).await??;
        let table = Arc::new(table);
        let summary = table.summary();
        self.write(None, writes).await?;
        let cell: Cell = Arc::new(OnceCell::new_with(Some(table)));
        self.tables().entry(summary.game).or_insert(cell);
        Ok(summary)
    }

    /// Takes the second seat.
    pub async fn join(&self, person: Person, game: GameId, join: Join) -> Result<Summary, Fault> {
        let Join { name, root, mix, custody, tip } = join;
        own_name(&name, self.keys.computer(person).is_some())?;
        let chain =
            aside(move || entrusted_chain(game, Seat::Two, custody, root, tip)).await?.map_err(Fault::Refused)?;
        let joining = Joining { name, root, mix, custody };
        loop {
            let table = self.table(game).await?;
            let (reply, written) = oneshot::channel();
            let who = (person, joining.clone(), chain.clone());
            match table.join(who, self.now(), &self.jobs, Then::Reply(reply)) {
                Heard::Queued => {
                    wait(written).await?;
                    return Ok(table.summary());
                }
                Heard::Refused(why) => return Err(Fault::Refused(why)),
                Heard::Lost => continue,
            }
        }
    }

    /// A player of the house takes the second seat; only whoever made the game can ask.
    pub async fn seat_computer(&self, person: Person, game: GameId, level: &str) -> Result<Summary, Fault> {
        let level = house::level(level)?;
        if self.table(game).await?.seat_of(Some(person)) != Some(Seat::One) {
            return Err(Fault::Refused(Why::new(
                "not-yours",
                "only whoever made the game can ask a computer to sit down",
            )));
        }
        let trouble = |e: std::io::Error| Fault::Unavailable(StoreError::Engine(e.to_string()));
        let (tip, mix) = (Link(random().map_err(trouble)?), Mix(random().map_err(trouble)?));
        let root = aside(move || Chain::new(game, Party::Two, tip).root()).await?;
        // A word that no language owns; the page knows it as the level that it is.
        let join = Join { name: format!("@{}", level.code()), root, mix, custody: Custody::Entrusted, tip: Some(tip) };
        self.join(self.keys.house(level), game, join).await
    }

    /// Lines up to this time may be shown to this seat, or to those who only watch.
    pub fn shown_until(&self, table: &Table, seat: Option<Seat>) -> u64 {
        let delay = table.look(|g| if matches!(g.stage(), Stage::Over(_)) { 0 } else { g.terms().delay });
        if seat.is_some() { u64::MAX } else { self.now().saturating_sub(u64::from(delay) * 1000) }
    }

    /// A message of a seat; it is answered by `to` when it is on disk.
    pub async fn hear(&self, game: GameId, message: Message, to: &Outbox) {
        let id = Some(message.id);
        let refuse = |why: Why| {
            self.metrics.refused();
            text(&Tell::Refused { game: Some(game), id, why })
        };
        loop {
            let table = match self.table(game).await {
                Ok(table) => table,
                Err(fault) => return to.put(refuse(fault.why())),
            };
            let then = |tell: Tell| Then::Tell { to: to.clone(), done: text(&tell), of: (game, message.id) };
            match table.hear(&message, self.now(), &self.jobs, then) {
                Heard::Queued => return,
                Heard::Refused(why) => return to.put(refuse(why)),
                Heard::Lost => (),
            }
        }
    }

    /// The same for whoever waits for the answer.
    pub async fn act(&self, game: GameId, message: Message) -> Result<Tell, Fault> {
        loop {
            let table = self.table(game).await?;
            let (reply, written) = oneshot::channel();
            let mut answer = None;
            let then = |tell: Tell| {
                answer = Some(tell);
                Then::Reply(reply)
            };
            match table.hear(&message, self.now(), &self.jobs, then) {
                Heard::Queued => {
                    wait(written).await?;
                    return answer.ok_or(Fault::TooMuch);
                }
                Heard::Refused(why) => {
                    self.metrics.refused();
                    return Err(Fault::Refused(why));
                }
                Heard::Lost => (),
            }
        }
    }

    /// A game in memory; it is read if it is not there.
    pub async fn table(&self, game: GameId) -> Result<Arc<Table>, Fault> {
        loop {
            let cell = self.tables().entry(game).or_default().clone();
            match cell.get_or_try_init(|| self.load(game)).await {
                Ok(table) if !table.is_lost() => return Ok(table.clone()),
                Ok(_) => self.drop_cell(game, &cell),
                Err(fault) => {
                    self.drop_cell(game, &cell);
                    return Err(fault);
                }
            }
        }
    }

    fn drop_cell(&self, game: GameId, cell: &Cell) {
        let mut tables = self.tables();
        if tables.get(&game).is_some_and(|c| Arc::ptr_eq(c, cell)) {
            tables.remove(&game);
        }
    }

    async fn load(&self, game: GameId) -> Result<Arc<Table>, Fault> {
        let rows = self.lines(game, 0, u64::MAX).await?;
        let chairs = self.store.chairs(game).await?;
        let first = rows.first().ok_or(Fault::NoGame)?.entry.at;
        let outages = self.store.outages(first).await?;
        let (keys, components, now) = (self.keys.clone(), self.components.clone(), self.now());
        let listeners = self.desk.listeners.clone();
        let table = aside(move || {
            let entries = rows.iter().map(|row| &row.entry);
            let read = Match::read(&components, entries).map_err(|(line, why)| Fault::Spoilt(line, why.to_string()))?;
            Ok::<Table, Fault>(Table::new(read, (&keys, &listeners), &chairs, first, now))
        })
        .await??;
        let table = Arc::new(table);
        table.pass_time(now, &outages, &self.jobs);
        if table.rings() {
            // A house without players hears nothing.
            let _ = self.bell.send(game);
        }
        Ok(table)
    }

    /// Lines of a game that are on disk.
    pub async fn lines(&self, game: GameId, from: u32, until: u64) -> Result<Vec<Row>, Fault> {
        Ok(self.store.lines(game, from, until, LONGEST).await?)
    }

    /// Games that a list shows.
    pub async fn games(&self, which: Which) -> Result<Vec<(Summary, Option<Seat>)>, Fault> {
        Ok(self.store.games(which, 200).await?)
    }

    /// What is done every second: the server says that it lives, time passes for all games, idle ones leave the memory.
    pub async fn tick(&self) -> Result<(), Fault> {
        let now = self.now();
        let beat = Job { table: None, writes: vec![Write::Beat(now)], news: None, then: Then::Nothing };
        // The writer ends last.
        let _ = self.jobs.send(beat);
        let live: Vec<Arc<Table>> = self.tables().values().filter_map(|cell| cell.get().cloned()).collect();
        for table in &live {
            table.pass_time(now, &[], &self.jobs);
        }
        for game in self.store.fallen(now, 100).await? {
            // To read it lets its time pass; in memory it has passed already.
            if let Err(fault) = self.table(game).await {
                tracing::error!(%game, %fault, "a game whose time may be up cannot be read");
            }
        }
        self.tables()
            .retain(|_, cell| cell.get().is_none_or(|t| !t.is_lost() && !t.forget_if_idle(now.saturating_sub(IDLE))));
        self.metrics.set_tables(self.tables().len());
        self.desk.tell(self).await
    }

    /// Waits until everything that was asked so far is on disk.
    pub async fn flush(&self) -> Result<(), Fault> {
        self.write(None, Vec::new()).await
    }

    /// Writes, and waits until it is on disk.
    pub(crate) async fn write(&self, table: Option<Arc<Table>>, writes: Vec<Write>) -> Result<(), Fault> {
        let (reply, written) = oneshot::channel();
        let job = Job { table, writes, news: None, then: Then::Reply(reply) };
        self.jobs.send(job).map_err(|_| Fault::Unavailable(StoreError::Engine("closing".to_owned())))?;
        wait(written).await
    }
}

/// What is done with a subscription that is gone. It does not keep the writer from its end.
fn forgetting(jobs: &mpsc::UnboundedSender<Job>) -> impl Fn(Subscription) + Send + Sync + 'static {
    let jobs = jobs.downgrade();
    move |Subscription { person, endpoint, .. }| {
        let writes = vec![Write::Unsubscribe { person, endpoint }];
        if let Some(jobs) = jobs.upgrade() {
            // The writer ends last.
            let _ = jobs.send(Job { table: None, writes, news: None, then: Then::Nothing });
        }
    }
}

async fn wait(written: oneshot::Receiver<Result<(), StoreError>>) -> Result<(), Fault> {
    let closing = |_| StoreError::Engine("closing".to_owned());
    Ok(written.await.map_err(closing).and_then(|done| done)?)
}

/// Work that takes milliseconds, beside those who only pass messages on.
pub(crate) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    tokio::task::spawn_blocking(work).await.map_err(|e| Fault::Unavailable(StoreError::Engine(e.to_string())))
}

/// Only players of the house have names that begin like theirs.
fn own_name(name: &str, house: bool) -> Result<(), Fault> {
    if house || !name.starts_with('@') {
        return Ok(());
    }
    Err(Fault::Refused(Why::new("terms", "names that begin with @ belong to computer players")))
}

/// A game and its first line.
fn make(
    components: &Arc<Components>,
    (keys, listeners): (&Keys, &Arc<Listeners>),
    server: Option<Chain>,
    person: Person,
    create: Create,
    now: u64,
) -> Result<(Table, Vec<Write>), Fault> {
    let Create { game, ticket, terms, name, root, promise, custody, tip } = create;
    own_name(&name, false)?;
    if keys.ticket(game) != ticket {
        return Err(Fault::Refused(Why::new("ticket", "this id was not given by this server")));
    }
    let chain = entrusted_chain(game, Seat::One, custody, root, tip).map_err(Fault::Refused)?;
    let own = server.unwrap_or_else(|| keys.chain(game));
    let server = own.root();
    let dice = Version::NEWEST.number();
    let line = Line::New(Box::new(Beginning { game, terms, name, server, root, promise, custody, dice }));
    let entry = Entry { seq: 0, at: now, by: By::One, id: None, line: line.to_string() };
    let made = Match::begin(components, &entry).map_err(|refused| Fault::Refused(Why::from(&refused)))?;
    let tip = chain.as_ref().map(|chain| keys.hide(game, Seat::One, chain.tip()));
    let chair = Chair { game, seat: Seat::One, person, tip };
    let mut head = [0; 8];
    head.copy_from_slice(&made.head().0[..8]);
    let row = Row { game, entry, head };
    let writes = vec![Write::Line(row), Write::Summary(Box::new(summary_of(&made, now))), Write::Chair(chair)];
    Ok((Table::begin((made, chair), (keys, listeners), (own, chain), now), writes))
}
