//! Every route, what it gives and what it refuses; and the description of them, which must name just these.

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use common::{Dial, Server, some_action};
use dragonrage_dice::Mix;
use dragonrage_online::{Clock, Custody, Head, Line, Stage};
use dragonrage_rules::Seat;
use dragonrage_server::host::Reserved;
use dragonrage_server::limits::{Limits, Rate};
use dragonrage_server::store::Memory;
use dragonrage_server::wire::{Gate, OPENAPI};
use serde_json::{Value, json};
use std::sync::Arc;
use tower::ServiceExt;

fn code(found: &Value) -> &str {
    found["code"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn people_come_are_known_again_and_are_forgotten() {
    let server = Server::new().await;
    let ann = server.somebody("Ann").await;
    let (status, me) = server.ask("GET", "/api/people/me", Some(&ann.token), None).await;
    assert_eq!((status, me), (StatusCode::OK, json!({ "games": 0, "due": 0 })));
    let (status, _) = server.ask("GET", "/api/people/me", None, None).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, again) =
        server.ask("POST", "/api/people/recover", None, Some(json!({ "word": ann.word.to_uppercase() }))).await;
    assert_eq!(status, StatusCode::OK);
    let token = again["token"].as_str().unwrap();
    assert_eq!(server.ask("GET", "/api/people/me", Some(token), None).await.0, StatusCode::OK);
    for word in ["wrong-word-that-nobody-has", "", "é"] {
        let (status, _) = server.ask("POST", "/api/people/recover", None, Some(json!({ "word": word }))).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{word}");
    }
    assert_eq!(server.ask("DELETE", "/api/people/me", Some(token), None).await.0, StatusCode::NO_CONTENT);
    for gone in [token, &ann.token] {
        assert_eq!(server.ask("GET", "/api/people/me", Some(gone), None).await.0, StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test]
async fn a_cookie_is_as_good_as_a_header_and_nobody_else_can_read_it() {
    let server = Server::new().await;
    let made = server.router.clone().oneshot(Request::post("/api/people").body(Body::empty()).unwrap()).await.unwrap();
    let cookie = made.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let pair = cookie.split(';').next().unwrap();
    let request =
        Request::get("/api/people/me").header("cookie", format!("other=1; {pair}")).body(Body::empty()).unwrap();
    assert_eq!(server.send(request).await.0, StatusCode::OK);
    for (name, value) in [("cache-control", "no-store"), ("x-content-type-options", "nosniff")] {
        assert_eq!(made.headers()[name], value);
    }
}

#[tokio::test]
async fn games_are_made_listed_joined_and_withdrawn() {
    let server = Server::new().await;
    let (mut ann, bob) = (server.somebody("Ann").await, server.somebody("Bob").await);
    let game = ann.create(&server, server.terms("esirien-2")).await;
    let (_, open) = server.ask("GET", "/api/games", None, None).await;
    assert_eq!((&open["games"][0]["scenario"], &open["games"][0]["stage"]), (&json!("esirien-2"), &json!("waiting")));
    let (_, mine) = server.ask("GET", "/api/games?list=mine", Some(&ann.token), None).await;
    assert_eq!(mine["games"][0]["seat"], "one");
    assert_eq!(server.ask("GET", "/api/games?list=mine", None, None).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(server.ask("GET", "/api/games?list=x", None, None).await.0, StatusCode::BAD_REQUEST);
    // Nobody plays against himself, and nobody by another's name.
    let path = format!("/api/games/{game}/join");
    let body = |p: &common::Player| Some(serde_json::to_value(p.joining(game)).unwrap());
    let (status, found) = server.ask("POST", &path, Some(&ann.token), body(&ann)).await;
    assert_eq!((status, code(&found)), (StatusCode::CONFLICT, "seated"));
    let same = common::Player { name: "Ann".to_owned(), ..bob.clone() };
    let (status, found) = server.ask("POST", &path, Some(&bob.token), body(&same)).await;
    assert_eq!((status, code(&found)), (StatusCode::BAD_REQUEST, "terms"));
    bob.join(&server, game).await;
    let (_, open) = server.ask("GET", "/api/games", None, None).await;
    assert_eq!(open["games"], json!([]));
    // A third comes too late.
    let carl = server.somebody("Carl").await;
    let (status, found) = server.ask("POST", &path, Some(&carl.token), body(&carl)).await;
    assert_eq!((status, code(&found)), (StatusCode::CONFLICT, "not-now"));
    // The maker's mix must be the promised one; then the battle begins.
    let head = server.read(game).await.answers();
    let wrong = Line::Open(Mix([1; 32])).to_string();
    let (status, found) = ann.act(&server, game, head, &[&wrong]).await;
    assert_eq!((status, code(&found)), (StatusCode::CONFLICT, "wrong-mix"));
    ann.open(&server, game).await;
    let (_, running) = server.ask("GET", "/api/games?list=running", None, None).await;
    assert_eq!(running["games"][0]["names"], json!(["Ann", "Bob"]));
    // A game that nobody joined is taken back.
    let other = ann.create(&server, server.terms("esirien-1")).await;
    let head = server.read(other).await.answers();
    assert_eq!(ann.act(&server, other, head, &["resign"]).await.0, StatusCode::OK);
    let (_, found) = server.ask("GET", &format!("/api/games/{other}"), None, None).await;
    assert_eq!(found["stage"], "over");
}

#[tokio::test]
async fn what_cannot_be_agreed_is_refused() {
    let server = Server::new().await;
    let mut ann = server.somebody("Ann").await;
    let good = server.terms("esirien-1");
    let with = |change: &dyn Fn(&mut dragonrage_online::Terms)| {
        let mut terms = good.clone();
        change(&mut terms);
        terms
    };
    let bad = [
        with(&|t| t.header = "nonsense".to_owned()),
        with(&|t| t.header = t.header.replace("esirien-1", "esirien-99")),
        with(&|t| t.header.push_str("defender Eve\n")),
        with(&|t| t.clock = Some(Clock { main: 1, increment: 0, cap: 1 })),
        with(&|t| t.clock = Some(Clock { main: u64::MAX, increment: u64::MAX, cap: u64::MAX })),
        with(&|t| t.delay = u32::MAX),
    ];
    for terms in bad {
        let (status, found) = ann.try_create(&server, terms.clone()).await;
        assert_eq!((status, code(&found)), (StatusCode::BAD_REQUEST, "terms"), "{terms:?}");
    }
    for name in ["", " ", "a\nb", &"x".repeat(41), "@knight", " Ann"] {
        let mut named = common::Player { name: name.to_owned(), ..ann.clone() };
        if name.is_empty() {
            continue;
        }
        let (status, found) = named.try_create(&server, good.clone()).await;
        assert_eq!((status, code(&found)), (StatusCode::BAD_REQUEST, "terms"), "{name:?}");
    }
    // Ids and chains are what they are said to be.
    let (_, reserved) = server.ask("POST", "/api/reservations", Some(&ann.token), None).await;
    let reserved: Reserved = serde_json::from_value(reserved).unwrap();
    let create = ann.creation(&reserved, good);
    let mut forged = create.clone();
    forged.ticket.0[0] ^= 1;
    let mut rootless = create.clone();
    rootless.root.0[0] ^= 1;
    let mut kept = create.clone();
    kept.custody = Custody::Kept;
    let mut missing = create.clone();
    missing.tip = None;
    for (create, why) in [(forged, "ticket"), (rootless, "wrong-root"), (kept, "custody"), (missing, "custody")] {
        let (status, found) =
            server.ask("POST", "/api/games", Some(&ann.token), Some(serde_json::to_value(create).unwrap())).await;
        assert_eq!((status, code(&found)), (StatusCode::BAD_REQUEST, why));
    }
    // Only one game has an id.
    let body = serde_json::to_value(create).unwrap();
    assert_eq!(server.ask("POST", "/api/games", Some(&ann.token), Some(body.clone())).await.0, StatusCode::CREATED);
    assert_eq!(server.ask("POST", "/api/games", Some(&ann.token), Some(body)).await.0, StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn acts_are_heard_once_and_only_from_whose_they_are() {
    let server = Server::new().await;
    let (game, mut one, mut two) = server.pair(server.terms("esirien-1")).await;
    let carl = server.somebody("Carl").await;
    let read = server.read(game).await;
    let (seat, line) = (read.decides().unwrap(), some_action(&read, 3));
    let (mover, waiter) = if seat == Seat::One { (&mut one, &mut two) } else { (&mut two, &mut one) };
    let head = read.answers();
    let (status, found) = waiter.act(&server, game, head, &[&line]).await;
    assert_eq!((status, code(&found)), (StatusCode::FORBIDDEN, "not-yours"));
    let (status, found) = carl.act_as(&server, game, 5, head, &[&line]).await;
    assert_eq!((status, code(&found)), (StatusCode::FORBIDDEN, "not-seated"));
    let (status, found) = mover.act_as(&server, game, 5, Head::START, &[&line]).await;
    assert_eq!((status, code(&found)), (StatusCode::CONFLICT, "head"));
    for forbidden in ["roll 6", "flag two", "gap 1000", "act roll 6"] {
        let (status, _) = mover.act_as(&server, game, 6, head, &[forbidden]).await;
        assert!(status.is_client_error(), "{forbidden}");
    }
    let (status, first) = mover.act_as(&server, game, 7, head, &[&line]).await;
    assert_eq!(status, StatusCode::OK, "{first}");
    let length = server.read(game).await.seq();
    let (status, again) = mover.act_as(&server, game, 7, head, &[&line]).await;
    assert_eq!((status, &again["seq"]), (StatusCode::OK, &first["seq"]), "who sends it again is told the same");
    assert_eq!(server.read(game).await.seq(), length);
    assert_eq!(
        server.ask("POST", &format!("/api/games/{game}/acts"), None, Some(json!({}))).await.0,
        StatusCode::UNAUTHORIZED
    );
    // A side is given up at any time, and another game is proposed.
    let head = server.read(game).await.answers();
    assert_eq!(waiter.act(&server, game, head, &["resign"]).await.0, StatusCode::OK);
    let read = server.read(game).await;
    assert!(matches!(read.stage(), Stage::Over(_)));
    assert_eq!(read.winner(), Some(seat));
    assert_eq!(mover.act(&server, game, read.answers(), &["rematch 0011223344556677"]).await.0, StatusCode::OK);
    let (status, found) = mover.act(&server, game, server.read(game).await.answers(), &[&line]).await;
    assert_eq!((status, code(&found)), (StatusCode::CONFLICT, "over"));
}

#[tokio::test]
async fn those_who_only_watch_see_it_later_if_the_players_want_that() {
    let server = Server::new().await;
    let mut terms = server.terms("esirien-1");
    terms.delay = 60;
    let (game, one, _) = server.pair(terms).await;
    let path = format!("/api/games/{game}/log");
    let (_, shown) = server.ask("GET", &path, None, None).await;
    assert_eq!(shown["entries"].as_array().unwrap().len(), 0);
    let (_, shown) = server.ask("GET", &path, Some(&one.token), None).await;
    assert!(shown["entries"].as_array().unwrap().len() >= 3);
    assert_eq!(server.ask("GET", &format!("/api/games/{game}/stream"), None, None).await.0, StatusCode::CONFLICT);
    server.dial.pass(61_000);
    let (_, shown) = server.ask("GET", &path, None, None).await;
    assert!(shown["entries"].as_array().unwrap().len() >= 3);
}

#[tokio::test]
async fn a_computer_of_the_house_sits_down_and_plays() {
    let server = Server::new().await;
    let mut ann = server.somebody("Ann").await;
    let mut terms = server.terms("esirien-1");
    terms.sides = dragonrage_online::Sides::Invader;
    let game = ann.create(&server, terms).await;
    let path = format!("/api/games/{game}/computer");
    let bob = server.somebody("Bob").await;
    let level = |word: &str| Some(json!({ "level": word }));
    assert_eq!(server.ask("POST", &path, Some(&bob.token), level("squire")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(server.ask("POST", &path, Some(&ann.token), level("god")).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(server.ask("POST", &path, Some(&ann.token), level("squire")).await.0, StatusCode::OK);
    ann.open(&server, game).await;
    // It sets up the whole city by itself.
    for _ in 0..600 {
        let read = server.read(game).await;
        if read.decides() == Some(Seat::One) {
            assert_eq!(read.name(Seat::Two), Some("@squire"));
            assert!(read.steps() > 20);
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the computer does not play: {:?}", server.read(game).await.due());
}

#[tokio::test]
async fn pages_from_elsewhere_and_too_many_requests_are_turned_away() {
    let server = Server::new().await;
    let post = |origin: &str| {
        Request::post("/api/people").header("host", "here").header("origin", origin).body(Body::empty()).unwrap()
    };
    assert_eq!(server.send(post("http://evil.example")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(server.send(post("http://here")).await.0, StatusCode::CREATED);
    let asked = Request::builder()
        .method("OPTIONS")
        .uri("/api/people")
        .header("origin", "http://club.example")
        .body(Body::empty())
        .unwrap();
    assert_eq!(server.send(asked).await.0, StatusCode::FORBIDDEN);
    let gate = Gate { origins: vec!["http://club.example".to_owned()], ..Gate::default() };
    let limits = Limits { requests: Rate { burst: 3.0, per_second: 0.0 }, ..Limits::none() };
    let few = Server::with(Arc::new(Memory::default()), Dial::new(), limits, gate).await;
    let response = few.router.clone().oneshot(post("http://club.example")).await.unwrap();
    assert_eq!(
        (response.status(), &response.headers()["access-control-allow-origin"]),
        (StatusCode::CREATED, &"http://club.example".parse().unwrap())
    );
    for expected in [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS] {
        assert_eq!(few.ask("GET", "/api/hello", None, None).await.0, expected);
    }
    assert_eq!(few.ask("GET", "/healthz", None, None).await.0, StatusCode::OK, "who looks after it is always heard");
    let (_, metrics) = few.ask("GET", "/metrics", None, None).await;
    assert!(metrics.as_str().unwrap().contains("dragonrage_limited_total 1"), "{metrics}");
}

#[tokio::test]
async fn only_so_many_games_at_once_and_those_that_are_over_do_not_count() {
    let limits = Limits { games: 2, ..Limits::none() };
    let server = Server::with(Arc::new(Memory::default()), Dial::new(), limits, Gate::default()).await;
    let mut ann = server.somebody("Ann").await;
    let first = ann.create(&server, server.terms("esirien-1")).await;
    ann.create(&server, server.terms("esirien-1")).await;
    assert_eq!(ann.try_create(&server, server.terms("esirien-1")).await.0, StatusCode::TOO_MANY_REQUESTS);
    let head = server.read(first).await.answers();
    assert_eq!(ann.act(&server, first, head, &["resign"]).await.0, StatusCode::OK);
    assert_eq!(ann.try_create(&server, server.terms("esirien-1")).await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn the_description_names_just_these_routes() {
    let server = Server::new().await;
    let described: Value = serde_json::from_str(OPENAPI).unwrap();
    assert_eq!(server.ask("GET", "/api/openapi.json", None, None).await.1, described);
    let paths = described["paths"].as_object().unwrap();
    let routes = include_str!("../src/wire/mod.rs");
    let named: Vec<&str> =
        routes.lines().filter_map(|l| l.trim().strip_prefix(".route(\"")).filter_map(|l| l.split('"').next()).collect();
    for route in named.iter().filter(|r| !r.contains('*')) {
        assert!(paths.contains_key(*route), "{route} is not described");
    }
    for (path, methods) in paths {
        assert!(named.contains(&path.as_str()), "{path} is described, and not there");
        for method in methods.as_object().unwrap().keys() {
            let asked = path.replace("{game}", "0011223344556677");
            let (status, found) = server.ask(&method.to_uppercase(), &asked, None, None).await;
            assert_ne!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            let responses = &methods[method]["responses"];
            let code = status.as_str();
            assert!(
                responses.get(code).is_some()
                    || status == StatusCode::UPGRADE_REQUIRED
                    || status == StatusCode::BAD_REQUEST,
                "{method} {path} gives {code}, which is not described: {found}"
            );
        }
    }
    assert_eq!(server.ask("GET", "/api/nothing/here", None, None).await.0, StatusCode::NOT_FOUND);
    // Whatever is refused, is refused in the same form.
    for (method, path, status, word) in [
        ("PUT", "/api/games", StatusCode::METHOD_NOT_ALLOWED, "method"),
        ("GET", "/api/games/%ff%fe", StatusCode::BAD_REQUEST, "unreadable"),
        ("GET", "/api/games/0011223344556677/log?from=-1", StatusCode::BAD_REQUEST, "unreadable"),
        ("GET", "/api/games?list=open&list=mine", StatusCode::BAD_REQUEST, "unreadable"),
        ("GET", "/api/socket", StatusCode::BAD_REQUEST, "unreadable"),
    ] {
        let (found, why) = server.ask(method, path, None, None).await;
        assert_eq!((found, code(&why)), (status, word), "{method} {path}: {why}");
    }
}
