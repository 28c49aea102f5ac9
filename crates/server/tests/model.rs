//! Random schedules against a model: clients who send twice, late, out of turn and at once; a server that is killed at any moment
//! and comes back; a clock that jumps. The model is the journal: what the log on disk tells must be what was acknowledged, and what
//! every single message must have come to. `SCHEDULES=10000 cargo test --release -p dragonrage-server --test model` for the long run.

mod common;

use common::{Dial, Server, keys, some_action};
use dragonrage_dice::GameId;
use dragonrage_league::{stage, usual_options};
use dragonrage_online::wire::Tell;
use dragonrage_online::{By, Clock, Due, Entry, Head, Line, Match, Points, Sides, Stage, Terms};
use dragonrage_rules::record::Header;
use dragonrage_rules::{Components, Seat};
use dragonrage_server::limits::Limits;
use dragonrage_server::notices::{Subscription, Told};
use dragonrage_server::store::{
    Answer, Chair, Hash, Look, Memory, Person, Row, Store, StoreError, Summary, Which, Write,
};
use dragonrage_server::table::Message;
use dragonrage_server::{Fault, Host};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A store that is pulled out after so many writes.
struct Mortal {
    inner: Arc<Memory>,
    left: AtomicU32,
}

impl Store for Mortal {
    fn write<'a>(&'a self, batch: &'a [Write]) -> Answer<'a, ()> {
        let left = self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |n| n.checked_sub(1));
        match left {
            Ok(_) => self.inner.write(batch),
            Err(_) => Box::pin(std::future::ready(Err(StoreError::Engine("the plug is out".to_owned())))),
        }
    }
    fn lines(&self, game: GameId, from: u32, until: u64, limit: u32) -> Answer<'_, Vec<Row>> {
        self.inner.lines(game, from, until, limit)
    }
    fn chairs(&self, game: GameId) -> Answer<'_, Vec<Chair>> {
        self.inner.chairs(game)
    }
    fn games(&self, which: Which, limit: u32) -> Answer<'_, Vec<(Summary, Option<Seat>)>> {
        self.inner.games(which, limit)
    }
    fn fallen(&self, now: u64, limit: u32) -> Answer<'_, Vec<GameId>> {
        self.inner.fallen(now, limit)
    }
    fn all(&self, after: Option<GameId>, limit: u32) -> Answer<'_, Vec<GameId>> {
        self.inner.all(after, limit)
    }
    fn person(&self, token: Hash) -> Answer<'_, Option<Person>> {
        self.inner.person(token)
    }
    fn recover(&self, recovery: Hash) -> Answer<'_, Option<Person>> {
        self.inner.recover(recovery)
    }
    fn beat(&self) -> Answer<'_, Option<u64>> {
        self.inner.beat()
    }
    fn outages(&self, after: u64) -> Answer<'_, Vec<(u64, u64)>> {
        self.inner.outages(after)
    }
    fn looks(&self, now: u64, limit: u32) -> Answer<'_, Vec<Look>> {
        self.inner.looks(now, limit)
    }
    fn told(&self, game: GameId) -> Answer<'_, Vec<Told>> {
        self.inner.told(game)
    }
    fn subscriptions(&self, person: Person) -> Answer<'_, Vec<Subscription>> {
        self.inner.subscriptions(person)
    }
    fn listeners(&self) -> Answer<'_, Vec<Person>> {
        self.inner.listeners()
    }
}

/// Chance that can be had again.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// A game that has begun, as it is on disk: every schedule begins with a copy.
struct Base {
    components: Arc<Components>,
    rows: Vec<Row>,
    chairs: Vec<Chair>,
    game: GameId,
}

impl Base {
    async fn new() -> Base {
        let server = Server::new().await;
        let mut terms = server.terms("esirien-1");
        terms.clock = Some(Clock::minutes(15, 2, 20));
        let (game, mut one, mut two) = server.pair(terms).await;
        // Past the set-up, where nothing is decided by dice.
        let mut luck = Luck(7);
        loop {
            let read = server.read(game).await;
            if read.game().turn() > 0 || matches!(read.stage(), Stage::Over(_)) {
                break;
            }
            let seat = read.decides().expect("somebody decides");
            let line = some_action(&read, luck.below(1 << 30));
            let player = if seat == Seat::One { &mut one } else { &mut two };
            player.act(&server, game, read.answers(), &[&line]).await;
        }
        let store = server.host.store();
        let rows = store.lines(game, 0, u64::MAX, u32::MAX >> 1).await.unwrap();
        let chairs = store.chairs(game).await.unwrap();
        Base { components: server.components.clone(), rows, chairs, game }
    }

    /// A game in which both are to build their armies in secret.
    async fn arming() -> Base {
        let server = Server::new().await;
        let scenario = &stage(&server.components, "esirien").unwrap().id;
        let header = Header::new(&server.components, scenario, usual_options()).text();
        let (clock, secret) = (Some(Clock::minutes(15, 2, 20)), Some(Points::USUAL));
        let terms = Terms { header, sides: Sides::Roll, clock, public: true, delay: 0, secret };
        let (game, ..) = server.pair(terms).await;
        let store = server.host.store();
        let rows = store.lines(game, 0, u64::MAX, u32::MAX >> 1).await.unwrap();
        let chairs = store.chairs(game).await.unwrap();
        Base { components: server.components.clone(), rows, chairs, game }
    }

    async fn store(&self) -> Arc<Memory> {
        let memory = Memory::default();
        let mut writes: Vec<Write> = self.rows.iter().cloned().map(Write::Line).collect();
        writes.extend(self.chairs.iter().copied().map(Write::Chair));
        memory.write(&writes).await.unwrap();
        Arc::new(memory)
    }

    async fn read(&self, store: &dyn Store) -> (Vec<Entry>, Match) {
        let rows = store.lines(self.game, 0, u64::MAX, u32::MAX >> 1).await.unwrap();
        let entries: Vec<Entry> = rows.into_iter().map(|row| row.entry).collect();
        let read = Match::read(&self.components, &entries).unwrap_or_else(|(line, why)| panic!("line {line}: {why}"));
        (entries, read)
    }

    fn person(&self, seat: Seat) -> Person {
        self.chairs.iter().find(|c| c.seat == seat).expect("both sit").person
    }
}

/// What became of a message.
#[derive(Clone, Debug, PartialEq)]
enum Fate {
    Done {
        lines: u32,
        seq: u32,
    },
    Refused(String),
    /// Nobody knows: the server was gone.
    Unknown,
}

fn fate(answer: Result<Tell, Fault>) -> Fate {
    match answer {
        Ok(Tell::Done { lines, seq, .. }) => Fate::Done { lines, seq },
        Ok(other) => panic!("{other:?}"),
        Err(Fault::Refused(why)) => Fate::Refused(why.code),
        Err(_) => Fate::Unknown,
    }
}

/// What must come of a message that comes alone: the lines that are taken, or the reason why none is.
fn expected(model: &Match, seat: Seat, message: &Message, now: u64) -> Result<u32, String> {
    if let Some(done) = model.done(By::from(seat), message.id) {
        return Ok(done.lines);
    }
    let lines: Vec<Line> = match message.lines.iter().map(|l| Line::parse(l)).collect() {
        Ok(lines) => lines,
        Err(_) => return Err("unreadable".to_owned()),
    };
    if message.head != model.answers() && !lines.iter().all(Line::is_talk) {
        return Err("head".to_owned());
    }
    let mut copy = model.clone();
    let mut taken = 0;
    for line in &lines {
        let waits = matches!(copy.due(), Ok(Due::Dice { .. } | Due::Formality(_)));
        let others = matches!(copy.due(), Ok(Due::Seat(due)) if due != seat);
        if taken > 0 && (waits || others) {
            break;
        }
        let entry = copy.entry(By::from(seat), Some(message.id), line, now);
        if let Err(why) = copy.take(&entry) {
            return if taken > 0 { Ok(taken) } else { Err(why.code().to_owned()) };
        }
        taken += 1;
    }
    Ok(taken)
}

struct Run<'a> {
    base: &'a Base,
    inner: Arc<Memory>,
    host: Arc<Host>,
    mortal: Arc<Mortal>,
    dial: Dial,
    luck: Luck,
    sent: Vec<(Seat, Message)>,
    fates: HashMap<(Seat, u64), Fate>,
    next: u64,
}

impl<'a> Run<'a> {
    async fn new(base: &'a Base, seed: u64) -> Run<'a> {
        let inner = base.store().await;
        let dial = Dial::new();
        let (host, mortal) = Run::host(base, &inner, &dial).await;
        let luck = Luck(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        Run { base, inner, host, mortal, dial, luck, sent: Vec::new(), fates: HashMap::new(), next: 1_000_000 }
    }

    async fn host(base: &Base, inner: &Arc<Memory>, dial: &Dial) -> (Arc<Host>, Arc<Mortal>) {
        let mortal = Arc::new(Mortal { inner: inner.clone(), left: AtomicU32::new(u32::MAX) });
        let (host, _) =
            Host::start(base.components.clone(), mortal.clone(), keys(), dial.time(), Limits::none()).await.unwrap();
        (host, mortal)
    }

    /// A message of one of many kinds, good or bad.
    fn message(&mut self, model: &Match) -> (Seat, Message) {
        let arming = matches!(model.due(), Ok(Due::Armies(_)));
        let either = if arming && self.luck.below(2) == 0 { Seat::Two } else { Seat::One };
        let due = model.decides().unwrap_or(either);
        let seat = if self.luck.below(6) == 0 { due.other() } else { due };
        if !self.sent.is_empty() && self.luck.below(5) == 0 {
            // Sent again, perhaps long after.
            let again = self.luck.below(self.sent.len() as u64) as usize;
            return self.sent[again].clone();
        }
        let act = |luck: &mut Luck| {
            // Mostly what is due; now and then another army than the one that was committed to.
            let secret: &[u8] = if luck.below(8) == 0 { b"another" } else { b"own" };
            let army = model.army_by_chance(seat, secret).filter(|_| luck.below(8) > 0);
            army.map_or_else(|| some_action(model, luck.below(1 << 30)), |line| line.to_string())
        };
        let lines = match self.luck.below(16) {
            0 => vec!["phrase hello".to_owned()],
            1 => vec!["say over there".to_owned()],
            2 => vec![format!("undo {}", model.steps().saturating_sub(self.luck.below(4) as u32))],
            3 => vec!["offer pause".to_owned()],
            4 => vec![["accept", "decline"][self.luck.below(2) as usize].to_owned()],
            5 => vec!["roll 6".to_owned()],
            6 => vec!["act nonsense".to_owned()],
            7 => vec![["resume", "standing default", "standing ask"][self.luck.below(3) as usize].to_owned()],
            8 => vec![format!("offer back {}", model.steps().saturating_sub(1 + self.luck.below(9) as u32))],
            9 | 10 => {
                let (first, second) = (act(&mut self.luck), act(&mut self.luck));
                vec![first, second, "act done".to_owned()]
            }
            _ => vec![act(&mut self.luck)],
        };
        let head = if self.luck.below(12) == 0 { Head::START } else { model.answers() };
        self.next += 1;
        let message = Message { person: self.base.person(seat), id: self.next, head, lines, at: self.dial.now() };
        self.sent.push((seat, message.clone()));
        (seat, message)
    }

    fn note(&mut self, seat: Seat, id: u64, fate: Fate) {
        let known = self.fates.entry((seat, id)).or_insert_with(|| fate.clone());
        match (&*known, &fate) {
            // What was done once stays done, and in the same way.
            (Fate::Done { .. }, Fate::Done { .. }) => assert_eq!(*known, fate),
            (Fate::Done { .. }, Fate::Refused(why)) => panic!("done, then refused: {why}"),
            (Fate::Done { .. }, Fate::Unknown) => (),
            _ => *known = fate,
        }
    }

    async fn step(&mut self) {
        // To look at a game lets its time pass; then everything that follows is on disk.
        let _ = self.host.table(self.base.game).await;
        let _ = self.host.flush().await;
        let (_, model) = self.base.read(&*self.inner).await;
        match self.luck.below(20) {
            // The plug is pulled while messages are under way.
            0 | 1 => {
                self.mortal.left.store(self.luck.below(2) as u32, Ordering::SeqCst);
                self.several(&model).await;
                self.dial.pass(self.luck.below(20_000));
                (self.host, self.mortal) = Run::host(self.base, &self.inner, &self.dial).await;
            }
            // An orderly restart.
            2 => (self.host, self.mortal) = Run::host(self.base, &self.inner, &self.dial).await,
            3 | 4 => {
                self.dial.pass(self.luck.below(90_000));
                self.host.tick().await.unwrap();
                self.host.flush().await.unwrap();
            }
            // The clock of the machine is set back.
            5 => {
                let now = self.dial.now();
                self.dial.0.store(now - self.luck.below(5000), Ordering::SeqCst);
            }
            6 | 7 => self.several(&model).await,
            _ => {
                self.dial.pass(self.luck.below(3000));
                let (seat, message) = self.message(&model);
                let due = expected(&model, seat, &message, self.dial.now());
                let id = message.id;
                let found = fate(self.host.act(self.base.game, message.clone()).await);
                match (&due, &found) {
                    (Ok(lines), Fate::Done { lines: taken, .. }) => assert_eq!(lines, taken, "{message:?}"),
                    (Err(why), Fate::Refused(code)) => assert_eq!(why, code, "{message:?}"),
                    _ => panic!("{message:?}: {found:?} instead of {due:?}"),
                }
                self.note(seat, id, found);
            }
        }
    }

    /// Several at once, in any order.
    async fn several(&mut self, model: &Match) {
        let messages: Vec<(Seat, Message)> = (0..1 + self.luck.below(4)).map(|_| self.message(model)).collect();
        let game = self.base.game;
        let answers = messages.iter().map(|(_, message)| self.host.act(game, message.clone()));
        let fates: Vec<Fate> = futures_util::future::join_all(answers).await.into_iter().map(fate).collect();
        for ((seat, message), fate) in messages.into_iter().zip(fates) {
            self.note(seat, message.id, fate);
        }
    }

    /// The log on disk is a game, and has just what was acknowledged.
    async fn settle(&mut self) {
        let _ = self.host.flush().await;
        let (entries, read) = self.base.read(&*self.inner).await;
        for ((seat, id), fate) in &self.fates {
            let found: Vec<&Entry> = entries.iter().filter(|e| e.by == By::from(*seat) && e.id == Some(*id)).collect();
            match fate {
                Fate::Done { lines, seq } => {
                    assert_eq!((found.len() as u32, found.last().map(|e| e.seq)), (*lines, Some(*seq)), "message {id}");
                }
                Fate::Refused(why) => assert!(found.is_empty(), "message {id} was refused ({why}) and is there"),
                Fate::Unknown => (),
            }
        }
        assert!(entries.windows(2).all(|w| w[0].at <= w[1].at && w[0].seq + 1 == w[1].seq));
        // The same steps give the same dice, whatever happened in between.
        if let Some(proof) = read.proof() {
            let text = proof.put_into(&read.journal().text());
            if !matches!(read.stage(), Stage::Over(_)) {
                dragonrage_dice::verify(&self.base.components, &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            }
        }
    }
}

#[tokio::test]
async fn whatever_happens_the_log_is_what_was_acknowledged() {
    let schedules = std::env::var("SCHEDULES").ok().and_then(|n| n.parse().ok()).unwrap_or(200_u64);
    let first = std::env::var("SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(1_u64);
    let bases = [Base::new().await, Base::arming().await];
    let (mut total, mut armed) = (0, 0);
    for seed in first..first + schedules {
        // One in four begins before its armies are built.
        let base = &bases[usize::from(seed % 4 == 0)];
        let mut run = Run::new(base, seed).await;
        let steps = 5 + run.luck.below(30);
        let seen = std::panic::AssertUnwindSafe(async {
            for _ in 0..steps {
                run.step().await;
            }
            run.settle().await;
        });
        if let Err(panic) = futures_util::FutureExt::catch_unwind(seen).await {
            eprintln!("schedule {seed} differs");
            std::panic::resume_unwind(panic);
        }
        total += run.fates.len();
        armed += usize::from(seed % 4 == 0 && base.read(&*run.inner).await.1.has_begun());
    }
    println!("{schedules} schedules, {total} messages, {armed} battles between armies that were built in secret");
    assert!(armed as u64 >= schedules / 40, "{armed}");
}
