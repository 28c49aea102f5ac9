//! The little HTTP that a load needs: people and games are made.

use crate::Result;
use dragonrage_dice::{Chain, GameId, Link, Mix, Party};
use dragonrage_online::{Sides, Terms};
use dragonrage_rules::Components;
use dragonrage_rules::record::Header;
use dragonrage_server::host::{Create, Join, Reserved};
use dragonrage_server::keys::random;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Asks once.
pub async fn ask(to: SocketAddr, method: &str, path: &str, token: &str, body: &str) -> Result<Value> {
    let mut stream = TcpStream::connect(to).await?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let text = String::from_utf8_lossy(&answer);
    let (head, body) = text.split_once("\r\n\r\n").ok_or("no answer")?;
    if !head.starts_with("HTTP/1.1 2") {
        return Err(format!("{path}: {head} {body}").into());
    }
    Ok(serde_json::from_str(body)?)
}

/// A game that was joined, with the tokens of both.
#[derive(Clone)]
pub struct Seated {
    pub game: GameId,
    pub tokens: [String; 2],
    pub mix: Mix,
}

async fn person(to: SocketAddr) -> Result<String> {
    let made = ask(to, "POST", "/api/people", "x", "").await?;
    Ok(made["token"].as_str().ok_or("no token")?.to_owned())
}

/// Two people make a game.
pub async fn make(to: SocketAddr, components: &Arc<Components>) -> Result<Seated> {
    let tokens = [person(to).await?, person(to).await?];
    let reserved: Reserved = serde_json::from_value(ask(to, "POST", "/api/reservations", &tokens[0], "").await?)?;
    let game = reserved.game;
    let options = components.scenario("esirien-1").ok_or("no scenario")?.options;
    let header = Header::new(components, "esirien-1", options).text();
    let terms = Terms { header, sides: Sides::Roll, clock: None, public: false, delay: 0, secret: None };
    let (tip, mix) = (Link(random()?), Mix(random()?));
    let root = Chain::new(game, Party::One, tip).root();
    let create = Create {
        game,
        ticket: reserved.ticket,
        terms,
        name: "One".to_owned(),
        root,
        promise: mix.commitment(),
        custody: Default::default(),
        tip: Some(tip),
    };
    ask(to, "POST", "/api/games", &tokens[0], &serde_json::to_string(&create)?).await?;
    let (tip, second) = (Link(random()?), Mix(random()?));
    let root = Chain::new(game, Party::Two, tip).root();
    let join = Join { name: "Two".to_owned(), root, mix: second, custody: Default::default(), tip: Some(tip) };
    ask(to, "POST", &format!("/api/games/{game}/join"), &tokens[1], &serde_json::to_string(&join)?).await?;
    Ok(Seated { game, tokens, mix })
}
