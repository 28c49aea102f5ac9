//! Who is told of what while he is away, to whom it is sent, and what of it can be misused.

mod common;

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, Key, KeyInit, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE;
use common::{Dial, POINT, Player, Recording, Server, some_action};
use dragonrage_dice::GameId;
use dragonrage_online::Clock;
use dragonrage_rules::Seat;
use dragonrage_server::limits::{Limits, Rate};
use dragonrage_server::notices::endpoint::Reach;
use dragonrage_server::notices::push::{WebPush, public_roots};
use dragonrage_server::notices::{AWAY, Kind, SEEN, SUBSCRIPTIONS, Vapid};
use dragonrage_server::outbox::outbox;
use dragonrage_server::store::{Memory, Sqlite, Store};
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use serde_json::{Value, json};
use sha2::Sha256;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio_rustls::rustls::RootCertStore;

const HOUR: u64 = 3_600_000;

/// Whose name was told what since this was last asked.
async fn told(server: &Server, recording: &Recording, people: [&Player; 2]) -> Vec<(String, Kind)> {
    let known = [people[0].person(server).await, people[1].person(server).await];
    let name = |person| people[usize::from(person != known[0])].name.clone();
    recording.take().await.into_iter().map(|(person, notice)| (name(person), notice.kind)).collect()
}

/// Whoever must, plays until the other must.
async fn half_turn(server: &Server, game: GameId, players: [&mut Player; 2]) -> Seat {
    let seat = server.read(game).await.decides().unwrap();
    let player = players.into_iter().nth(usize::from(seat == Seat::Two)).unwrap();
    let mut luck = 11_u64;
    loop {
        let read = server.read(game).await;
        if read.decides() != Some(seat) {
            return seat;
        }
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let line = if luck >> 60 == 0 { "act done".to_owned() } else { some_action(&read, luck >> 33) };
        player.act(server, game, read.answers(), &[&line]).await;
    }
}

#[tokio::test]
async fn each_is_told_once_what_he_missed() {
    told_once(Arc::new(Memory::default())).await;
    let folder = tempfile::tempdir().unwrap();
    told_once(Arc::new(Sqlite::open(&folder.path().join("games.db")).await.unwrap())).await;
}

async fn told_once(store: Arc<dyn Store>) {
    let dial = Dial::new();
    let (mut server, mut recording) = Server::telling(store.clone(), dial.clone()).await;
    let (mut ann, mut bob) = (server.somebody("Ann").await, server.somebody("Bob").await);
    let mut terms = server.terms("esirien-1");
    terms.clock = Some(Clock::hours(24, 8, 72));
    let game = ann.create(&server, terms).await;
    assert_eq!(ann.subscribe(&server, "https://push.example/ann").await.0, StatusCode::NO_CONTENT);
    assert_eq!(bob.subscribe(&server, "https://push.example/bob").await.0, StatusCode::NO_CONTENT);
    server.pass(HOUR).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [], "nobody joined yet");

    bob.join(&server, game).await;
    server.pass(AWAY - 1).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, []);
    server.pass(1).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [("Ann".to_owned(), Kind::Joined)]);
    server.pass(HOUR).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [], "once");

    // The one who must move is told, the one who moved is not.
    ann.open(&server, game).await;
    let name = |seat: Seat| if seat == Seat::One { "Ann".to_owned() } else { "Bob".to_owned() };
    let first = server.read(game).await.decides().unwrap();
    server.pass(AWAY).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [(name(first), Kind::Move)]);
    let moved = half_turn(&server, game, [&mut ann, &mut bob]).await;
    server.pass(AWAY).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [(name(moved.other()), Kind::Move)]);

    // Who looks is not told: not at once, and not when he has gone after he saw it.
    let moved = half_turn(&server, game, [&mut ann, &mut bob]).await;
    let due = moved.other();
    let person = if due == Seat::One { ann.person(&server).await } else { bob.person(&server).await };
    let table = server.host.table(game).await.unwrap();
    let (to, inbox) = outbox();
    table.watch(Some(person), &to, dial.now());
    server.pass(AWAY).await;
    server.pass(SEEN).await;
    table.leave(&to);
    server.pass(60_000).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [], "he saw it");

    // A device that falls asleep is found out.
    let moved = half_turn(&server, game, [&mut ann, &mut bob]).await;
    assert_eq!(moved, due);
    let person = if due == Seat::Two { ann.person(&server).await } else { bob.person(&server).await };
    table.watch(Some(person), &to, dial.now());
    server.pass(AWAY).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, []);
    drop(inbox);
    server.pass(SEEN / 2).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [(name(due.other()), Kind::Move)]);

    // What was to be told when the server ended is told when it is back; what was told is not.
    let moved = half_turn(&server, game, [&mut ann, &mut bob]).await;
    server.host.flush().await.unwrap();
    (server, recording) = Server::telling(store.clone(), dial.clone()).await;
    server.pass(AWAY).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [(name(moved.other()), Kind::Move)]);
    (server, recording) = Server::telling(store.clone(), dial.clone()).await;
    server.pass(60_000).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, []);

    // A game that nobody has in memory any more still knows when most of the time is used.
    for _ in 0..4 {
        server.pass(10 * 60_000).await;
    }
    let read = server.read(game).await;
    let (turn, flag) = (read.marks().turn.unwrap(), read.clocks().unwrap().flag_at().unwrap());
    assert_eq!(turn.seat, moved.other());
    let alarm = flag - turn.had.unwrap() / 5;
    server.pass(alarm - dial.now() - 1).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, []);
    server.pass(AWAY + 1).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [(name(turn.seat), Kind::Time)]);

    // An offer, and the end.
    let head = server.read(game).await.answers();
    let (asks, other) = if turn.seat == Seat::One { (&mut ann, Seat::Two) } else { (&mut bob, Seat::One) };
    assert_eq!(asks.act(&server, game, head, &["offer pause"]).await.0, StatusCode::OK);
    server.pass(AWAY).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [(name(other), Kind::Offer)]);
    let head = server.read(game).await.answers();
    let gives_up = if other == Seat::One { &mut ann } else { &mut bob };
    assert_eq!(gives_up.act(&server, game, head, &["resign"]).await.0, StatusCode::OK);
    server.pass(AWAY).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [(name(turn.seat), Kind::Over)], "who gave up knows");

    // Whoever is forgotten or wants no more is not told.
    let body = json!({ "endpoint": "https://push.example/ann" });
    assert_eq!(server.ask("DELETE", "/api/notices", Some(&ann.token), Some(body)).await.0, StatusCode::NO_CONTENT);
    let bob_is = bob.person(&server).await;
    assert_eq!(server.ask("DELETE", "/api/people/me", Some(&bob.token), None).await.0, StatusCode::NO_CONTENT);
    assert!(store.listeners().await.unwrap().is_empty() && !server.host.desk.listeners.has(bob_is));
}

#[tokio::test]
async fn who_subscribes_knows_what_waits_for_him_already() {
    let (server, recording) = Server::telling(Arc::new(Memory::default()), Dial::new()).await;
    let mut terms = server.terms("esirien-1");
    terms.clock = Some(Clock::hours(24, 8, 72));
    let (game, ann, bob) = server.pair(terms).await;
    server.pass(HOUR).await;
    for player in [&ann, &bob] {
        player.subscribe(&server, &format!("https://push.example/{}", player.name)).await;
    }
    server.pass(HOUR).await;
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, []);
    // But not what is still to come.
    let due = server.read(game).await.decides().unwrap();
    server.pass(30 * HOUR).await;
    server.pass(7 * HOUR).await;
    let name = if due == Seat::One { "Ann" } else { "Bob" };
    assert_eq!(told(&server, &recording, [&ann, &bob]).await, [(name.to_owned(), Kind::Time)]);
}

/// What a push service has got.
#[derive(Clone, Default)]
struct Service(Arc<Mutex<Vec<Letter>>>);

/// Where, how, and what.
type Letter = (String, HeaderMap, Vec<u8>);

async fn take(
    State(service): State<Service>,
    Path(place): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, [(&'static str, &'static str); 1]) {
    let status = match place.as_str() {
        "gone" => StatusCode::GONE,
        "elsewhere" => StatusCode::TEMPORARY_REDIRECT,
        _ => StatusCode::CREATED,
    };
    service.0.lock().unwrap().push((place, headers, body.to_vec()));
    (status, [("location", "/push/inside")])
}

/// Somebody's browser: it opens what is sealed for it.
struct Browser(p256::SecretKey, [u8; 16]);

impl Browser {
    fn new(n: u8) -> Browser {
        Browser(p256::SecretKey::from_slice(&[n; 32]).unwrap(), [n; 16])
    }

    fn wish(&self, endpoint: &str) -> Value {
        let public = self.0.public_key().to_sec1_bytes();
        json!({ "endpoint": endpoint, "keys": { "p256dh": BASE.encode(public), "auth": BASE.encode(self.1) } })
    }

    /// RFC 8291, by another library than the server's.
    fn open(&self, sealed: &[u8]) -> Vec<u8> {
        let (salt, rest) = sealed.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
        let (sender, record) = rest[5..].split_at(65);
        let public = p256::PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.0.to_nonzero_scalar(), public.as_affine());
        let info = [b"WebPush: info\0", &self.0.public_key().to_sec1_bytes()[..], sender].concat();
        let mut material = [0; 32];
        Hkdf::<Sha256>::new(Some(&self.1), shared.raw_secret_bytes()).expand(&info, &mut material).unwrap();
        let from = Hkdf::<Sha256>::new(Some(salt), &material);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        from.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        from.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
        let mut plain = cipher.decrypt(&Nonce::from(nonce), record).unwrap();
        assert_eq!(plain.pop(), Some(2));
        plain
    }
}

fn verify(headers: &HeaderMap, key: &str, origin: &str, now: u64) {
    let given = headers["authorization"].to_str().unwrap();
    let (token, shown) = given.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(shown, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let known = VerifyingKey::from_sec1_bytes(&BASE.decode(key).unwrap()).unwrap();
    known.verify(signed.as_bytes(), &Signature::from_slice(&BASE.decode(signature).unwrap()).unwrap()).unwrap();
    let claims: Value = serde_json::from_slice(&BASE.decode(signed.split_once('.').unwrap().1).unwrap()).unwrap();
    assert_eq!(claims["aud"], origin);
    let until = claims["exp"].as_u64().unwrap();
    assert!(until > now / 1000 && until <= now / 1000 + 24 * 3600);
}

/// A push service on loopback, with or without TLS; its address, what it gets, and whom to trust.
async fn service(tls: bool) -> (String, Service, RootCertStore) {
    let got = Service::default();
    let app = Router::new().route("/push/{place}", post(take)).with_state(got.clone());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let mut roots = public_roots();
    if !tls {
        tokio::spawn(async move { axum::serve(listener, app).await });
        return (format!("http://127.0.0.1:{port}"), got, roots);
    }
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    roots.add(made.cert.der().clone()).unwrap();
    let (cert, key) = (made.cert.pem(), made.signing_key.serialize_pem());
    let tls = dragonrage_server::Tls::read(cert.as_bytes(), key.as_bytes()).unwrap();
    let door = dragonrage_server::Door { tls: Some(tls), ..dragonrage_server::Door::default() };
    tokio::spawn(async move {
        dragonrage_server::listen(listener, app, door, std::future::pending()).await;
    });
    (format!("https://localhost:{port}"), got, roots)
}

async fn arrived(got: &Service, n: usize) -> Vec<Letter> {
    for _ in 0..500 {
        if got.0.lock().unwrap().len() >= n {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    std::mem::take(&mut *got.0.lock().unwrap())
}

#[tokio::test]
async fn a_push_service_gets_what_only_the_browser_can_read() {
    for tls in [false, true] {
        let (origin, got, roots) = service(tls).await;
        let dial = Dial::new();
        let vapid = Vapid::new(&Vapid::draw().unwrap(), Some("https://dragons.example".to_owned())).unwrap();
        let push = Arc::new(WebPush::new(vapid, Reach::Loopback, roots, dial.time()).unwrap());
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("games.db")).await.unwrap());
        let server = Server::carried_by(store.clone(), dial.clone(), Limits::none(), push).await;
        let (status, offered) = server.ask("GET", "/api/notices", None, None).await;
        assert_eq!((status, &offered["places"]), (StatusCode::OK, &json!(0)));
        let (game, mut ann, mut bob) = server.pair(server.terms("esirien-1")).await;
        let due = server.read(game).await.decides().unwrap();
        let browser = Browser::new(7);
        let waiter = if due == Seat::One { &bob } else { &ann };
        for place in ["phone", "gone", "elsewhere"] {
            let wish = browser.wish(&format!("{origin}/push/{place}"));
            let (status, found) = server.ask("POST", "/api/notices", Some(&waiter.token), Some(wish)).await;
            assert_eq!(status, StatusCode::NO_CONTENT, "{found}");
        }
        let (_, offered) = server.ask("GET", "/api/notices", Some(&waiter.token), None).await;
        assert_eq!(offered["places"], 3);
        let waiter = waiter.person(&server).await;
        half_turn(&server, game, [&mut ann, &mut bob]).await;
        server.pass(AWAY).await;
        let mut letters = arrived(&got, 3).await;
        letters.sort_by(|a, b| a.0.cmp(&b.0));
        let places: Vec<&str> = letters.iter().map(|(place, ..)| place.as_str()).collect();
        assert_eq!(places, ["elsewhere", "gone", "phone"], "and not where it was sent on to");
        for (_, headers, body) in &letters {
            assert_eq!(headers["content-encoding"], "aes128gcm");
            assert!(headers["ttl"].to_str().unwrap().parse::<u32>().unwrap() > 0);
            assert_eq!(headers["topic"].to_str().unwrap(), game.to_string());
            verify(headers, offered["key"].as_str().unwrap(), &origin, dial.now());
            let plain: Value = serde_json::from_slice(&browser.open(body)).unwrap();
            assert_eq!(plain, json!({ "game": game.to_string(), "kind": "move" }), "which game and what, no more");
        }
        // A subscription that is gone is forgotten; one that is refused is not.
        for _ in 0..100 {
            tokio::time::sleep(Duration::from_millis(10)).await;
            server.host.flush().await.unwrap();
            if store.subscriptions(waiter).await.unwrap().len() == 2 {
                break;
            }
        }
        let left: Vec<String> = store.subscriptions(waiter).await.unwrap().into_iter().map(|s| s.endpoint).collect();
        assert_eq!(left, [format!("{origin}/push/phone"), format!("{origin}/push/elsewhere")]);
        let (_, metrics) = server.ask("GET", "/metrics", None, None).await;
        let metrics = metrics.as_str().unwrap().to_owned();
        assert!(
            metrics.contains("dragonrage_notices_total 1\n") && metrics.contains("notices_lost_total 2\n"),
            "{metrics}"
        );
    }
}

#[tokio::test]
async fn a_service_with_a_certificate_of_its_own_making_is_not_believed() {
    let (origin, got, _) = service(true).await;
    let dial = Dial::new();
    let vapid = Vapid::new(&Vapid::draw().unwrap(), None).unwrap();
    let push = Arc::new(WebPush::new(vapid, Reach::Loopback, public_roots(), dial.time()).unwrap());
    let server = Server::carried_by(Arc::new(Memory::default()), dial, Limits::none(), push).await;
    let (game, mut ann, mut bob) = server.pair(server.terms("esirien-1")).await;
    for player in [&ann, &bob] {
        let wish = Browser::new(9).wish(&format!("{origin}/push/phone"));
        server.ask("POST", "/api/notices", Some(&player.token), Some(wish)).await;
    }
    half_turn(&server, game, [&mut ann, &mut bob]).await;
    server.pass(AWAY).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(got.0.lock().unwrap().is_empty());
}

#[tokio::test]
async fn nobody_has_the_server_knock_at_doors_inside_the_house() {
    let dial = Dial::new();
    let vapid = Vapid::new(&Vapid::draw().unwrap(), None).unwrap();
    let push = Arc::new(WebPush::new(vapid, Reach::Public, public_roots(), dial.time()).unwrap());
    let folder = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("games.db")).await.unwrap());
    let server = Server::carried_by(store.clone(), dial.clone(), Limits::none(), push).await;
    let (ann, eve) = (server.somebody("Ann").await, server.somebody("Eve").await);
    let huge = format!("https://push.example/{}", "x".repeat(1100));
    let vast = format!("https://push.example/{}", "x".repeat(40_000));
    for endpoint in [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://127.0.0.1:8317/api/people",
        "https://10.0.0.7/x",
        "https://172.20.1.1/x",
        "https://192.168.1.1/admin",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[fd00::1]/x",
        "https://localhost/x",
        "https://0x7f000001/x",
        "https://2130706433/x",
        "https://push.example:6379/x",
        "https://user@push.example/x",
        "https://push.example/x\r\nx-evil: 1",
        "ftp://push.example/x",
        "javascript:alert(1)",
        "//push.example/x",
        "",
        &huge,
        &vast,
    ] {
        let (status, found) = ann.subscribe(&server, endpoint).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{endpoint}: {found}");
    }
    for (key, auth) in [
        ("", ""),
        (POINT, ""),
        (POINT, "BTBZMqHH6r4Tts7J_aSI"),
        ("BTBZMqHH6r4Tts7J_aSIgg", "BTBZMqHH6r4Tts7J_aSIgg"),
        (&POINT.replace('G', "H"), "BTBZMqHH6r4Tts7J_aSIgg"),
        ("!!!!", "????"),
    ] {
        let body = json!({ "endpoint": "https://push.example/x", "keys": { "p256dh": key, "auth": auth } });
        let (status, found) = server.ask("POST", "/api/notices", Some(&ann.token), Some(body)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{key}: {found}");
    }
    for body in [json!({}), json!([]), json!({ "endpoint": 7 }), json!({ "endpoint": "https://push.example/x" })] {
        assert_eq!(server.ask("POST", "/api/notices", Some(&ann.token), Some(body)).await.0, StatusCode::BAD_REQUEST);
    }
    let body =
        json!({ "endpoint": "https://push.example/x", "keys": { "p256dh": POINT, "auth": "BTBZMqHH6r4Tts7J_aSIgg" } });
    assert_eq!(server.ask("POST", "/api/notices", None, Some(body)).await.0, StatusCode::UNAUTHORIZED);
    assert!(store.listeners().await.unwrap().is_empty(), "nothing came of any of it");

    // However many, only the newest few are kept; and what is Ann's, Eve cannot end.
    for n in 0..60 {
        dial.pass(1);
        assert_eq!(ann.subscribe(&server, &format!("https://push.example/{n}")).await.0, StatusCode::NO_CONTENT);
    }
    let person = ann.person(&server).await;
    let kept: Vec<String> = store.subscriptions(person).await.unwrap().into_iter().map(|s| s.endpoint).collect();
    assert_eq!(kept.len(), SUBSCRIPTIONS as usize);
    assert_eq!(kept.last().unwrap(), "https://push.example/59");
    let body = json!({ "endpoint": kept[0] });
    assert_eq!(server.ask("DELETE", "/api/notices", Some(&eve.token), Some(body)).await.0, StatusCode::NO_CONTENT);
    assert_eq!(store.subscriptions(person).await.unwrap().len(), SUBSCRIPTIONS as usize);

    // A flood from one address is turned away.
    let limits = Limits { made: Rate { burst: 4.0, per_second: 0.0 }, ..Limits::none() };
    let carrier = Arc::new(Recording::default());
    let few = Server::carried_by(Arc::new(Memory::default()), Dial::new(), limits, carrier).await;
    let carl = few.somebody("Carl").await;
    for n in 0..6 {
        let expected = if n < 3 { StatusCode::NO_CONTENT } else { StatusCode::TOO_MANY_REQUESTS };
        assert_eq!(carl.subscribe(&few, &format!("https://push.example/{n}")).await.0, expected);
    }
    // A server without notices says so.
    let none = Server::new().await;
    let dora = none.somebody("Dora").await;
    assert_eq!(dora.subscribe(&none, "https://push.example/x").await.0, StatusCode::NOT_FOUND);
    assert_eq!(none.ask("GET", "/api/notices", None, None).await.0, StatusCode::NOT_FOUND);
}
