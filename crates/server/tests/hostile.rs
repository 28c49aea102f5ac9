//! People who mean harm, and programs that are broken: whatever they send is refused, nobody else notices, nothing is lost.

mod common;

use axum::http::StatusCode;
use common::{Dial, Server, some_action};
use dragonrage_dice::GameId;
use dragonrage_online::{Head, Match};
use dragonrage_rules::Seat;
use dragonrage_server::limits::Limits;
use dragonrage_server::serve;
use dragonrage_server::store::Sqlite;
use dragonrage_server::wire::Gate;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Socket = WebSocketStream<TcpStream>;

/// A real server on loopback, with an SQLite file; the same host is asked in process, too.
async fn start(folder: &std::path::Path, limits: Limits) -> (Server, SocketAddr) {
    let store = Arc::new(Sqlite::open(&folder.join("games.db")).await.unwrap());
    let server = Server::with(store, Dial::new(), limits, Gate::default()).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let host = server.host.clone();
    let idle = tokio::spawn(std::future::ready(()));
    tokio::spawn(serve((host, idle), Gate::default(), (listener, None), axum::Router::new(), std::future::pending()));
    (server, address)
}

async fn connect(to: SocketAddr, headers: &[(&'static str, String)]) -> Result<Socket, String> {
    let stream = TcpStream::connect(to).await.unwrap();
    let mut request = format!("ws://{to}/api/socket").into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    tokio_tungstenite::client_async(request, stream).await.map(|(socket, _)| socket).map_err(|e| e.to_string())
}

async fn token(to: SocketAddr, token: &str) -> Socket {
    connect(to, &[("authorization", format!("Bearer {token}"))]).await.unwrap()
}

/// The next message of a kind that is asked for; `None`: the server hung up.
async fn hear(socket: &mut Socket, kinds: &[&str]) -> Option<Value> {
    loop {
        let next =
            tokio::time::timeout(Duration::from_secs(20), socket.next()).await.expect("the server says something");
        match next? {
            Ok(Message::Text(text)) => {
                let value: Value = serde_json::from_str(&text).unwrap();
                if kinds.iter().any(|k| value["kind"] == *k) {
                    return Some(value);
                }
            }
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => (),
        }
    }
}

/// Messages that no sound program sends; each must be refused, and none may write a line.
fn bad_messages(game: GameId, other: &Match, here: &Match, seat_line: &str) -> Vec<String> {
    let id = game.to_string();
    let head = here.answers().to_string();
    let act = |lines: Value| json!({ "kind": "do", "game": id, "id": 77, "head": head, "lines": lines }).to_string();
    let mut all: Vec<String> = Vec::new();
    // Not JSON, or not what is understood.
    let texts = [
        "",
        " ",
        "null",
        "true",
        "0",
        "-1",
        "1e999",
        "\"\"",
        "[]",
        "{}",
        "[[]]",
        "{",
        "}",
        "{\"kind\"}",
        "nul",
        "\u{0}",
        "{\"kind\":}",
        "\u{feff}{}",
        "NaN",
        "'a'",
    ];
    all.extend(texts.iter().map(|t| (*t).to_owned()));
    all.push("[".repeat(20_000));
    all.push("{\"a\":".repeat(5_000));
    all.push(format!("\"{}\"", "x".repeat(60_000)));
    for kind in
        ["", "DO", "Do", "admin", "hello", "lines", "done", "refused", "here", "pong", "__proto__", "watch ", "wätch"]
    {
        all.push(json!({ "kind": kind, "game": id }).to_string());
    }
    for kind in [json!(null), json!(1), json!([]), json!({}), json!(true)] {
        all.push(json!({ "kind": kind }).to_string());
    }
    // Games that cannot be.
    for bad in [
        json!(null),
        json!(""),
        json!("0"),
        json!(7),
        json!([1]),
        json!("../../etc"),
        json!("zzzzzzzzzzzzzzzz"),
        json!("0011223344556677889"),
        json!(id.to_uppercase() + "x"),
        json!(" 011223344556677"),
    ] {
        all.push(json!({ "kind": "watch", "game": bad }).to_string());
        all.push(json!({ "kind": "do", "game": bad, "id": 1, "head": head, "lines": ["act done"] }).to_string());
        all.push(json!({ "kind": "leave", "game": bad }).to_string());
    }
    all.push(json!({ "kind": "watch", "game": "0011223344556677" }).to_string());
    for from in [json!(-1), json!(1.5), json!("0"), json!(u64::MAX), json!(4_294_967_296_u64), json!(null), json!([0])]
    {
        all.push(json!({ "kind": "watch", "game": id, "from": from }).to_string());
    }
    // Numbers and heads that cannot be.
    for bad in
        [json!(-1), json!(1.5), json!("1"), json!(null), json!(18_446_744_073_709_551_616_f64), json!([]), json!({})]
    {
        all.push(json!({ "kind": "do", "game": id, "id": bad, "head": head, "lines": ["act done"] }).to_string());
    }
    let other_head = other.answers().to_string();
    for bad in [
        json!(null),
        json!(""),
        json!("00"),
        json!(head.to_uppercase() + " "),
        json!(Head::START.to_string()),
        json!(other_head),
        json!("f".repeat(64)),
        json!(7),
        json!("é".repeat(32)),
    ] {
        all.push(json!({ "kind": "do", "game": id, "id": 1, "head": bad, "lines": [seat_line] }).to_string());
    }
    for bad in [
        json!(null),
        json!(""),
        json!([]),
        json!({}),
        json!([null]),
        json!([1]),
        json!([[]]),
        json!(vec![seat_line; 65]),
        json!(vec!["say x"; 1000]),
    ] {
        all.push(act(bad));
    }
    all.push(json!({ "kind": "ping", "n": -5 }).to_string());
    all.push(json!({ "kind": "ping", "n": "x" }).to_string());
    // Lines that nobody, or somebody else, writes.
    let lines = [
        "",
        " ",
        "act",
        "act ",
        "act  done",
        "act done ",
        " act done",
        "ACT done",
        "act done\n",
        "act done\nact done",
        "act \u{0}",
        "act D1",
        "act D1 flies",
        "act roll 6",
        "act concede",
        "act concede invader",
        "act concede defender",
        "act done; drop table log",
        "act ' OR 1=1 --",
        "act <script>",
        "act D1 lands D1 lands",
        "act INF99 attacks D1",
        "roll",
        "roll 0",
        "roll 7",
        "roll 6",
        "roll 6+6",
        "roll 1 s:00",
        "roll 3 s:0000000000000000000000000000000000000000000000000000000000000000",
        "share 1 00",
        "share -1 x",
        "share 99999999999 0000000000000000000000000000000000000000000000000000000000000000",
        "share 1 0000000000000000000000000000000000000000000000000000000000000000",
        "undo",
        "undo -1",
        "undo 99999",
        "undo 0x1",
        "undo 1.0",
        "offer",
        "offer draw",
        "offer back",
        "offer back -1",
        "offer back 99999",
        "offer back 4294967296",
        "accept",
        "decline",
        "accept now",
        "resume",
        "resign now",
        "flag one",
        "flag two",
        "flag three",
        "gap 1",
        "gap 99999999999999",
        "gap -1",
        "say",
        "say ",
        "say  ",
        "phrase",
        "phrase rude",
        "phrase HELLO",
        "rematch",
        "rematch x",
        "rematch 0011223344556677",
        "standing",
        "standing yes",
        "new {}",
        "new",
        "join {}",
        "join",
        "open",
        "open 00",
        "open 0000000000000000000000000000000000000000000000000000000000000000",
        "chat hello",
        "sudo",
        "exit",
        "\u{202e}act done",
    ];
    all.extend(lines.iter().map(|line| act(json!([line]))));
    all.push(act(json!([format!("say {}", "x".repeat(301))])));
    all.push(act(json!([format!("act {}", "x".repeat(9_000))])));
    all.push(act(json!([format!("say {}", "\u{7}")])));
    for n in 0..20 {
        // What cannot be read spoils the whole message.
        all.push(act(json!([format!("act {n}"), seat_line])));
        all.push(act(json!([format!("undo {}", 1000 + n)])));
    }
    let stolen =
        serde_json::to_string(&json!({ "name": "Eve", "root": "0".repeat(64), "mix": "0".repeat(64) })).unwrap();
    all.push(act(json!([format!("join {stolen}")])));
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_sent_is_refused_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (server, address) = start(folder.path(), Limits::none()).await;
    let (game, one, two) = server.pair(server.terms("esirien-1")).await;
    let (other, ..) = server.pair(server.terms("esirien-2")).await;
    let here = server.read(game).await;
    let before = here.seq();
    let due = here.decides().unwrap();
    let line = some_action(&here, 1);
    let (mover, waiter) = if due == Seat::One { (&one, &two) } else { (&two, &one) };
    let all = bad_messages(game, &server.read(other).await, &here, &line);
    assert!(all.len() >= 200, "{}", all.len());
    let stranger = server.somebody("Eve").await;
    let out_of_turn =
        json!({ "kind": "do", "game": game.to_string(), "id": 1, "head": here.answers().to_string(), "lines": [line] })
            .to_string();
    let mut refused = 0;
    for who in [Some(mover), Some(waiter), Some(&stranger), None] {
        let mut socket = match who {
            Some(who) => token(address, &who.token).await,
            None => connect(address, &[]).await.unwrap(),
        };
        let mut theirs = all.clone();
        if who.is_none_or(|w| w.token != mover.token) {
            theirs.push(out_of_turn.clone());
        }
        for message in &theirs {
            socket.send(Message::text(message.clone())).await.unwrap();
            let answer = hear(&mut socket, &["refused"]).await.unwrap_or_else(|| panic!("hung up at {message}"));
            assert!(!answer["why"]["code"].as_str().unwrap().is_empty(), "{message}");
            refused += 1;
        }
        socket.close(None).await.unwrap();
    }
    assert!(refused > 800, "{refused}");
    assert_eq!(server.read(game).await.seq(), before, "nothing was written");
    // And the game goes on.
    let mut mover = mover.clone();
    assert_eq!(mover.act(&server, game, here.answers(), &[&line]).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_large_binary_or_from_elsewhere_is_hung_up_on() {
    let folder = tempfile::tempdir().unwrap();
    let (server, address) = start(folder.path(), Limits::none()).await;
    let (_, one, _) = server.pair(server.terms("esirien-1")).await;
    let mut large = token(address, &one.token).await;
    let _ = large.send(Message::text("x".repeat(70_000))).await;
    assert_eq!(hear(&mut large, &["refused"]).await, None);
    let mut binary = token(address, &one.token).await;
    binary.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(hear(&mut binary, &["refused"]).await, None);
    let authorization = format!("Bearer {}", one.token);
    for origin in ["http://evil.example", "null", "https://127.0.0.1", "file://"] {
        let refused =
            connect(address, &[("authorization", authorization.clone()), ("origin", origin.to_owned())]).await;
        assert!(refused.unwrap_err().contains("403"), "{origin}");
    }
    assert!(
        connect(address, &[("authorization", authorization), ("origin", format!("http://{address}"))]).await.is_ok()
    );
    // A token that is none is nobody.
    for wrong in ["Bearer x", "Bearer ", "Basic abcdefgh", "Bearer 0000000000000000"] {
        let mut socket = connect(address, &[("authorization", wrong.to_owned())]).await.unwrap();
        socket.send(Message::text(json!({ "kind": "do", "game": "0011223344556677", "id": 1, "head": "0".repeat(64), "lines": ["resign"] }).to_string())).await.unwrap();
        assert_eq!(hear(&mut socket, &["refused"]).await.unwrap()["why"]["code"], "nobody");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_requests_get_an_answer_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let (server, address) = start(folder.path(), Limits::none()).await;
    let ann = server.somebody("Ann").await;
    let long = "x".repeat(100_000);
    let raw = [
        "GET / HTTP/9.9\r\n\r\n".to_owned(),
        "\r\n\r\n\r\n".to_owned(),
        "GET /api/games/../../etc/passwd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_owned(),
        "GET /api/games/%00%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_owned(),
        format!("GET /{long} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: x\r\ncookie: {long}\r\nconnection: close\r\n\r\n"),
        "POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999\r\nconnection: close\r\n\r\n{}".to_owned(),
        "POST /api/games HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\nconnection: close\r\n\r\nzz\r\n".to_owned(),
        "DELETE /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_owned(),
    ];
    for request in &raw {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let _ = stream.write_all(request.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = tokio::time::timeout(Duration::from_secs(2), stream.read_to_end(&mut answer)).await;
        let text = String::from_utf8_lossy(&answer);
        assert!(!text.starts_with("HTTP/1.1 2") && !text.starts_with("HTTP/1.1 5"), "{:.60}: {text:.80}", request);
    }
    let bodies = [
        json!(null),
        json!([]),
        json!({}),
        json!({ "game": 1 }),
        json!({ "game": "x".repeat(20_000) }),
        json!({ "word": ["x"] }),
        json!("x".repeat(40_000)),
    ];
    for path in [
        "/api/games",
        "/api/people/recover",
        "/api/games/0011223344556677/join",
        "/api/games/0011223344556677/acts",
        "/api/games/0011223344556677/computer",
    ] {
        for body in &bodies {
            let (status, found) = server.ask("POST", path, Some(&ann.token), Some(body.clone())).await;
            assert!(status.is_client_error(), "{path} {body:.40}: {status} {found}");
        }
    }
    assert_eq!(server.ask("GET", "/healthz", None, None).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn floods_and_those_who_do_not_listen_harm_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { sockets_of_one: 40, ..Limits::default() };
    let (server, address) = start(folder.path(), limits).await;
    let (game, one, two) = server.pair(server.terms("esirien-1")).await;
    // Somebody who watches and never reads.
    let mut deaf = connect(address, &[]).await.unwrap();
    deaf.send(Message::text(json!({ "kind": "watch", "game": game.to_string() }).to_string())).await.unwrap();
    // Somebody who talks without end: he is held up, and told so.
    let mut loud = token(address, &two.token).await;
    let head = server.read(game).await.answers().to_string();
    for id in 0..400_u64 {
        let talk =
            json!({ "kind": "do", "game": game.to_string(), "id": 1000 + id, "head": head, "lines": ["phrase luck"] });
        loud.send(Message::text(talk.to_string())).await.unwrap();
    }
    let begun = std::time::Instant::now();
    let told = hear(&mut loud, &["refused"]).await.unwrap();
    assert_eq!(told["why"]["code"], "too-much");
    // Meanwhile the others play as if nothing were.
    let read = server.read(game).await;
    let seat = read.decides().unwrap();
    let line = some_action(&read, 2);
    let mut mover = if seat == Seat::One { one.clone() } else { two.clone() };
    let (status, found) = mover.act(&server, game, read.answers(), &[&line]).await;
    assert_eq!(status, StatusCode::OK, "{found}");
    assert!(begun.elapsed() < Duration::from_secs(10));
    // No more doors than there are.
    let mut open = Vec::new();
    let mut turned_away = 0;
    for _ in 0..60 {
        match connect(address, &[]).await {
            Ok(socket) => open.push(socket),
            Err(why) => turned_away += u32::from(why.contains("429")),
        }
    }
    assert!(turned_away >= 20 && open.len() <= 40, "{turned_away} {}", open.len());
    drop(open);
}

#[tokio::test]
async fn nobody_talks_a_game_to_death() {
    let server = Server::new().await;
    let (game, one, two) = server.pair(server.terms("esirien-1")).await;
    let read = server.read(game).await;
    let mut loud = if read.decides() == Some(Seat::One) { one } else { two };
    let head = read.answers();
    let talk = ["phrase luck"; 64];
    let mut id = 100;
    let refused = loop {
        id += 1;
        let (status, found) = loud.act_as(&server, game, id, head, &talk).await;
        if status != StatusCode::OK {
            break found;
        }
        assert!(id < 1000);
    };
    assert_eq!(refused["code"], "too-much");
    // The game itself goes on, and can be read.
    let read = server.read(game).await;
    assert!((20_000..20_100).contains(&read.seq()), "{}", read.seq());
    assert_eq!(loud.act(&server, game, read.answers(), &["resign"]).await.0, StatusCode::OK);
}

/// Whether the server hangs up within a fair time.
async fn hung_up(stream: &mut TcpStream) -> bool {
    let mut all = Vec::new();
    tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut all)).await.is_ok()
}

#[tokio::test]
async fn whoever_only_holds_the_door_open_is_sent_away() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { patience: Duration::from_millis(400), sockets_of_one: 8, ..Limits::none() };
    let (server, to) = start(folder.path(), limits).await;
    // Nothing at all; a head drop by drop; a head that never ends; a body that never comes; a body drop by drop.
    let mut silent = TcpStream::connect(to).await.unwrap();
    assert!(hung_up(&mut silent).await, "silence");
    for (what, first, drop) in [
        ("head", "GET /api/hello HTTP/1.1\r\nhost: x\r\nx-y: ", "z"),
        ("many heads", "GET /api/hello HTTP/1.1\r\n", "x: y\r\n"),
        (
            "body",
            "POST /api/people/recover HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 30000\r\n\r\n",
            " ",
        ),
    ] {
        let (mut reader, mut writer) = TcpStream::connect(to).await.unwrap().into_split();
        let dripping = tokio::spawn(async move {
            let mut sent = writer.write_all(first.as_bytes()).await;
            while sent.is_ok() {
                tokio::time::sleep(Duration::from_millis(30)).await;
                sent = writer.write_all(drop.as_bytes()).await;
            }
        });
        let mut all = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(5), reader.read_to_end(&mut all)).await;
        assert!(ended.is_ok(), "{what}");
        dripping.abort();
    }
    // More than fit at once: those who are too many are not let in, and the others still are when they have gone.
    let mut many = Vec::new();
    for _ in 0..40 {
        many.push(TcpStream::connect(to).await.unwrap());
    }
    assert!(hung_up(many.last_mut().unwrap()).await);
    drop(many);
    tokio::time::sleep(Duration::from_millis(600)).await;
    let ann = server.somebody("Ann").await;
    let mut socket = token(to, &ann.token).await;
    assert!(hear(&mut socket, &["hello"]).await.is_some(), "everybody else is served");
    tokio::time::sleep(Duration::from_millis(800)).await;
    socket.send(Message::text("{\"kind\":\"ping\",\"n\":3}")).await.unwrap();
    assert_eq!(hear(&mut socket, &["pong"]).await.unwrap()["n"], 3, "a socket may be silent");
}
