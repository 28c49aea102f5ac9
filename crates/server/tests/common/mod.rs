//! A server in the same process, and people who ask it: what every test of the wires needs.

#![allow(dead_code)]

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use dragonrage_dice::{Chain, GameId, Link, Mix, Party};
use dragonrage_online::{By, Entry, Head, Line, Match, Sides, Terms};
use dragonrage_rules::record::Header;
use dragonrage_rules::{Action, Components, Seat, notation};
use dragonrage_server::host::{Create, Join, Reserved};
use dragonrage_server::keys::Keys;
use dragonrage_server::limits::Limits;
use dragonrage_server::notices::endpoint::{Endpoint, Reach};
use dragonrage_server::notices::{Delivery, Notice, Outcome, Subscription};
use dragonrage_server::people::Secret;
use dragonrage_server::store::{Memory, Person, Store};
use dragonrage_server::wire::{Gate, router};
use dragonrage_server::{Host, Time};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tower::ServiceExt;

pub const START: u64 = 1_800_000_000_000;

/// A clock that tests turn.
#[derive(Clone)]
pub struct Dial(pub Arc<AtomicU64>);

impl Dial {
    pub fn new() -> Dial {
        Dial(Arc::new(AtomicU64::new(START)))
    }
    pub fn time(&self) -> Time {
        let dial = self.0.clone();
        Arc::new(move || dial.load(Ordering::SeqCst))
    }
    pub fn pass(&self, ms: u64) {
        self.0.fetch_add(ms, Ordering::SeqCst);
    }
    pub fn now(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// A server with its clock.
#[derive(Clone)]
pub struct Server {
    pub components: Arc<Components>,
    pub host: Arc<Host>,
    pub dial: Dial,
    pub router: Router,
}

pub fn keys() -> Keys {
    Keys::new([42; 32])
}

impl Server {
    pub async fn new() -> Server {
        Server::with(Arc::new(Memory::default()), Dial::new(), Limits::none(), Gate::default()).await
    }

    pub async fn with(store: Arc<dyn Store>, dial: Dial, limits: Limits, gate: Gate) -> Server {
        let components = dragonrage_data::embedded();
        let (host, _) = Host::start(components.clone(), store, keys(), dial.time(), limits).await.unwrap();
        let router = router(host.clone(), gate);
        Server { components, host, dial, router }
    }

    /// A server with somebody who writes down what he should carry.
    pub async fn telling(store: Arc<dyn Store>, dial: Dial) -> (Server, Arc<Recording>) {
        let recording = Arc::new(Recording::default());
        (Server::carried_by(store, dial, Limits::none(), recording.clone()).await, recording)
    }

    pub async fn carried_by(store: Arc<dyn Store>, dial: Dial, limits: Limits, carrier: Arc<dyn Delivery>) -> Server {
        let components = dragonrage_data::embedded();
        let started = Host::start_with(components.clone(), store, keys(), dial.time(), limits, Some(carrier));
        let (host, _) = started.await.unwrap();
        let router = router(host.clone(), Gate::default());
        Server { components, host, dial, router }
    }

    /// Time passes, and what it brings about is done.
    pub async fn pass(&self, ms: u64) {
        self.dial.pass(ms);
        self.host.tick().await.unwrap();
    }

    /// Asks, and gives what came back.
    pub async fn ask(&self, method: &str, path: &str, token: Option<&str>, body: Option<Value>) -> (StatusCode, Value) {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = match body {
            Some(value) => {
                request = request.header("content-type", "application/json");
                Body::from(value.to_string())
            }
            None => Body::empty(),
        };
        self.send(request.body(body).unwrap()).await
    }

    pub async fn send(&self, request: Request<Body>) -> (StatusCode, Value) {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let bytes = to_bytes(response.into_body(), 64 << 20).await.unwrap();
        let value =
            serde_json::from_slice(&bytes).unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&bytes).into()));
        (status, value)
    }

    pub fn header(&self, scenario: &str) -> String {
        let options = self.components.scenario(scenario).unwrap().options;
        Header::new(&self.components, scenario, options).text()
    }

    pub fn terms(&self, scenario: &str) -> Terms {
        Terms { header: self.header(scenario), sides: Sides::Roll, clock: None, public: true, delay: 0, secret: None }
    }

    pub async fn somebody(&self, name: &str) -> Player {
        let (status, found) = self.ask("POST", "/api/people", None, None).await;
        assert_eq!(status, StatusCode::CREATED, "{found}");
        let text = |key: &str| found[key].as_str().unwrap().to_owned();
        Player { name: name.to_owned(), token: text("token"), word: text("word"), next: 1, mix: None }
    }

    /// Two people and a game that has begun.
    pub async fn pair(&self, terms: Terms) -> (GameId, Player, Player) {
        let (mut one, two) = (self.somebody("Ann").await, self.somebody("Bob").await);
        let game = one.create(self, terms).await;
        two.join(self, game).await;
        one.open(self, game).await;
        (game, one, two)
    }

    /// The game as its log on the server tells it.
    pub async fn read(&self, game: GameId) -> Match {
        self.host.flush().await.unwrap();
        let rows = self.host.lines(game, 0, u64::MAX).await.unwrap();
        let entries: Vec<Entry> = rows.into_iter().map(|row| row.entry).collect();
        Match::read(&self.components, &entries).unwrap()
    }
}

/// Somebody.
#[derive(Clone, Debug)]
pub struct Player {
    pub name: String,
    pub token: String,
    pub word: String,
    pub next: u64,
    pub mix: Option<Mix>,
}

/// Writes down what it should carry.
#[derive(Default)]
pub struct Recording(Mutex<Vec<(Person, Notice)>>);

impl Recording {
    /// What came since it was last asked, as letters on their way have arrived.
    pub async fn take(&self) -> Vec<(Person, Notice)> {
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        std::mem::take(&mut *self.0.lock().unwrap())
    }
}

impl Delivery for Recording {
    fn key(&self) -> String {
        "a-key".to_owned()
    }
    fn admits(&self, to: &Subscription) -> bool {
        Endpoint::parse(&to.endpoint, Reach::Public).is_ok()
    }
    fn deliver<'a>(
        &'a self,
        to: &'a Subscription,
        notice: &'a Notice,
    ) -> std::pin::Pin<Box<dyn Future<Output = Outcome> + Send + 'a>> {
        self.0.lock().unwrap().push((to.person, *notice));
        Box::pin(std::future::ready(Outcome::Done))
    }
}

/// A point of the curve that browsers' keys are on: the generator.
pub const POINT: &str = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU";

/// What somebody draws for his dice; tests need no chance.
fn drawn(name: &str, what: u8) -> [u8; 32] {
    std::array::from_fn(|n| name.as_bytes()[n % name.len()] ^ what ^ (n as u8).wrapping_mul(31))
}

impl Player {
    pub async fn create(&mut self, server: &Server, terms: Terms) -> GameId {
        let (status, found) = self.try_create(server, terms).await;
        assert_eq!(status, StatusCode::CREATED, "{found}");
        found["game"].as_str().unwrap().parse().unwrap()
    }

    pub async fn try_create(&mut self, server: &Server, terms: Terms) -> (StatusCode, Value) {
        let (status, found) = server.ask("POST", "/api/reservations", Some(&self.token), None).await;
        assert_eq!(status, StatusCode::OK, "{found}");
        let reserved: Reserved = serde_json::from_value(found).unwrap();
        let create = self.creation(&reserved, terms);
        server.ask("POST", "/api/games", Some(&self.token), Some(serde_json::to_value(create).unwrap())).await
    }

    pub fn creation(&mut self, reserved: &Reserved, terms: Terms) -> Create {
        let (tip, mix) = (Link(drawn(&self.name, 1)), Mix(drawn(&self.name, 2)));
        self.mix = Some(mix);
        let root = Chain::new(reserved.game, Party::One, tip).root();
        let (game, ticket) = (reserved.game, reserved.ticket);
        let (name, promise) = (self.name.clone(), mix.commitment());
        Create { game, ticket, terms, name, root, promise, custody: Default::default(), tip: Some(tip) }
    }

    pub fn joining(&self, game: GameId) -> Join {
        let (tip, mix) = (Link(drawn(&self.name, 3)), Mix(drawn(&self.name, 4)));
        let root = Chain::new(game, Party::Two, tip).root();
        Join { name: self.name.clone(), root, mix, custody: Default::default(), tip: Some(tip) }
    }

    /// Who this is, for the server.
    pub async fn person(&self, server: &Server) -> Person {
        server.host.person(&Secret::shown(&self.token).unwrap()).await.unwrap().unwrap()
    }

    /// Wants to be told there.
    pub async fn subscribe(&self, server: &Server, endpoint: &str) -> (StatusCode, Value) {
        let body = json!({ "endpoint": endpoint, "keys": { "p256dh": POINT, "auth": "BTBZMqHH6r4Tts7J_aSIgg" } });
        server.ask("POST", "/api/notices", Some(&self.token), Some(body)).await
    }

    pub async fn join(&self, server: &Server, game: GameId) {
        let body = serde_json::to_value(self.joining(game)).unwrap();
        let (status, found) =
            server.ask("POST", &format!("/api/games/{game}/join"), Some(&self.token), Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{found}");
    }

    pub async fn open(&mut self, server: &Server, game: GameId) {
        let head = server.read(game).await.answers();
        let line = Line::Open(self.mix.unwrap()).to_string();
        let (status, found) = self.act(server, game, head, &[&line]).await;
        assert_eq!(status, StatusCode::OK, "{found}");
    }

    pub async fn act(&mut self, server: &Server, game: GameId, head: Head, lines: &[&str]) -> (StatusCode, Value) {
        self.next += 1;
        self.act_as(server, game, self.next, head, lines).await
    }

    pub async fn act_as(
        &self,
        server: &Server,
        game: GameId,
        id: u64,
        head: Head,
        lines: &[&str],
    ) -> (StatusCode, Value) {
        let body = json!({ "id": id, "head": head.to_string(), "lines": lines });
        server.ask("POST", &format!("/api/games/{game}/acts"), Some(&self.token), Some(body)).await
    }
}

/// Something that can be done, chosen by a number; no giving up.
pub fn some_action(game: &Match, n: u64) -> String {
    let mut legal = Vec::new();
    game.game().legal_actions(&mut legal);
    legal.retain(|a| !matches!(a, Action::Concede(_) | Action::Stop));
    let action = legal[(n % legal.len() as u64) as usize];
    format!("act {}", notation::print(&game.game().components().roster, action))
}

/// Whose turn it is.
pub fn due(game: &Match) -> Option<Seat> {
    game.decides()
}

pub fn by(seat: Seat) -> By {
    By::from(seat)
}
