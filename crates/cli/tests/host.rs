//! `host` and `bot`: a server is started, a bot plays on it, what it keeps is copied, restored and checked.
#![cfg(feature = "host")]

use dragonrage_dice::{Chain, GameId, Link, Mix, Party};
use dragonrage_online::{Entry, Match, Stage};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_dragonrage"));
    program.args(["--lang", "en"]);
    program
}

/// A server, ended with the test.
struct Server {
    child: Child,
    url: String,
    token: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    fn start(games: &Path) -> Server {
        let mut host = program();
        host.args(["host", "--addr", "127.0.0.1:0", "--log", "error", "--games"]).arg(games).stdout(Stdio::piped());
        let mut child = host.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().find(|w| w.starts_with("http://")).unwrap().trim_end_matches('/').to_owned();
        let mut server = Server { child, url, token: "nobody-yet".to_owned() };
        server.token = server.post("/api/people", json!({}))["token"].as_str().unwrap().to_owned();
        server
    }

    fn post(&self, path: &str, body: Value) -> Value {
        let request =
            ureq::post(format!("{}{path}", self.url)).header("authorization", format!("Bearer {}", self.token));
        let mut answer = request.header("content-type", "application/json").send(body.to_string()).unwrap();
        serde_json::from_str(&answer.body_mut().read_to_string().unwrap()).unwrap()
    }

    fn get(&self, path: &str) -> String {
        let request =
            ureq::get(format!("{}{path}", self.url)).header("authorization", format!("Bearer {}", self.token));
        request.call().unwrap().into_body().read_to_string().unwrap()
    }

    fn read(&self, game: GameId) -> Match {
        let log: Value = serde_json::from_str(&self.get(&format!("/api/games/{game}/log"))).unwrap();
        let entries: Vec<Entry> = serde_json::from_value(log["entries"].clone()).unwrap();
        Match::read(&dragonrage_data::embedded(), &entries).unwrap()
    }

    fn act(&self, game: GameId, id: u64, line: String) {
        let head = self.read(game).answers().to_string();
        let done = self.post(&format!("/api/games/{game}/acts"), json!({ "id": id, "head": head, "lines": [line] }));
        assert_eq!(done["kind"], "done", "{done}");
    }
}

fn says(output: &Output, text: &str) {
    let both = [&output.stdout[..], &output.stderr[..]].concat();
    let said = String::from_utf8_lossy(&both);
    assert!(said.contains(text), "{said}");
}

#[test]
fn a_bot_plays_and_what_is_kept_is_copied_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    let server = Server::start(&games);
    // A second server stays out of the folder.
    let second = program().args(["host", "--addr", "127.0.0.1:0", "--games"]).arg(&games).output().unwrap();
    assert!(!second.status.success());
    says(&second, "Another server writes into");

    let reserved = server.post("/api/reservations", json!({}));
    let game: GameId = reserved["game"].as_str().unwrap().parse().unwrap();
    let components = dragonrage_data::embedded();
    let options = components.scenario("esirien-1").unwrap().options;
    let header = dragonrage_rules::record::Header::new(&components, "esirien-1", options).text();
    let (tip, mix) = (Link([5; 32]), Mix([6; 32]));
    let root = Chain::new(game, Party::One, tip).root();
    let terms = json!({ "header": header, "sides": "invader", "public": true });
    server.post(
        "/api/games",
        json!({ "game": game.to_string(), "ticket": reserved["ticket"], "terms": terms, "name": "Ann", "root": root.to_string(),
            "promise": mix.commitment().to_string(), "tip": tip.to_string() }),
    );
    let mut bot = program();
    bot.args(["bot", "--server", &server.url, "--join", &game.to_string(), "--level", "random", "--name", "Robo"]);
    let mut bot = bot.stdout(Stdio::piped()).spawn().unwrap();
    let begun = Instant::now();
    let wait = |done: &dyn Fn(&Match) -> bool| loop {
        let read = server.read(game);
        if done(&read) {
            break read;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", read.due());
        std::thread::sleep(Duration::from_millis(100));
    };
    wait(&|read| read.stage() == Stage::Opening);
    server.act(game, 1, format!("open {mix}"));
    // The bot defends: it sets up the whole city, and ends with the game.
    wait(&|read| read.decides() == Some(dragonrage_rules::Seat::One));
    server.act(game, 2, "resign".to_owned());
    assert!(bot.wait().unwrap().success());
    assert_eq!(server.read(game).name(dragonrage_rules::Seat::Two), Some("Robo"));

    // A copy while the server runs; it begins another folder, and every game in it can be played again.
    let copy = folder.path().join("copy.db");
    let host =
        |words: &[&str], games: &Path| program().arg("host").arg("--games").arg(games).args(words).output().unwrap();
    says(&host(&["backup", copy.to_str().unwrap()], &games), "All games are copied to");
    assert!(!host(&["backup", copy.to_str().unwrap()], &games).status.success(), "nothing is overwritten");
    let other = folder.path().join("other");
    says(&host(&["restore", copy.to_str().unwrap()], &other), "The games are in");
    says(&host(&["check"], &other), "One game with");
    // What was changed behind its back is found.
    let spoilt = std::fs::read(&copy).unwrap();
    let at = spoilt.windows(6).position(|w| w == b"resign").unwrap();
    let mut bytes = spoilt.clone();
    bytes[at..at + 6].copy_from_slice(b"resume");
    let bad = folder.path().join("bad");
    std::fs::create_dir(&bad).unwrap();
    std::fs::write(bad.join("games.db"), bytes).unwrap();
    let found = host(&["check"], &bad);
    assert!(!found.status.success());
    says(&found, &format!("Game {game}, line"));
}
