//! Both players of one game, each with a socket of his own.

use crate::Result;
use crate::desk::Seated;
use crate::follow::{Followed, Next};
use dragonrage_online::wire::{Ask, Why};
use dragonrage_online::{Entry, Line};
use dragonrage_rules::{Action, Components, Seat, notation};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use std::borrow::Cow;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

type Socket = WebSocketStream<TcpStream>;

/// A socket of somebody.
pub async fn connect(to: SocketAddr, token: &str) -> Result<Socket> {
    let stream = TcpStream::connect(to).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{to}/api/socket").into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(4096);
    Ok(tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?.0)
}

/// What somebody hears next.
pub async fn hear(socket: &mut Socket) -> Result<Utf8Bytes> {
    loop {
        match socket.next().await.ok_or("the server is gone")?? {
            Message::Text(text) => return Ok(text),
            Message::Close(_) => return Err("the server closed".into()),
            _ => (),
        }
    }
}

/// Both players of one game.
pub struct Pair {
    pub seated: Seated,
    components: Arc<Components>,
    game: Option<Followed>,
    /// Is what the server says judged again?
    judges: bool,
    legal: Vec<Action>,
    /// The step that was said last.
    said: Option<Action>,
    sockets: [Option<Socket>; 2],
    next: u64,
    luck: u64,
    /// What was sent and not yet answered.
    pub pending: Option<(usize, u64, String, String)>,
}

/// All that a player needs of what the server says, whatever its kind: read in one go, because the load runs on the same machine.
#[derive(Deserialize)]
struct Told<'a> {
    #[serde(borrow)]
    kind: Cow<'a, str>,
    #[serde(default)]
    entries: Vec<Entry>,
    seq: Option<u32>,
    why: Option<Why>,
}

/// What a message brought.
#[derive(Debug, PartialEq)]
pub enum News {
    /// It is on disk: number of the last line.
    Done(u32),
    /// It was refused.
    Refused(String),
    /// Something else.
    Other,
}

impl Pair {
    pub fn new(seated: Seated, components: &Arc<Components>, judges: bool) -> Pair {
        let (luck, components) = (u64::from_be_bytes(seated.game.0), components.clone());
        let (sockets, legal) = ([None, None], Vec::new());
        Pair { seated, components, game: None, judges, legal, said: None, sockets, next: 1, luck, pending: None }
    }

    /// Connects both; goes on where the log was left.
    pub async fn connect(&mut self, to: SocketAddr) -> Result<()> {
        for n in 0..2 {
            let mut socket = connect(to, &self.seated.tokens[n]).await?;
            let from = self.game.as_ref().map_or(0, Followed::seq);
            let ask = Ask::Watch { game: self.seated.game, from };
            socket.send(Message::text(serde_json::to_string(&ask)?)).await?;
            self.sockets[n] = Some(socket);
            // The first lines come after a greeting.
            loop {
                let heard = self.heard(n).await?;
                let told: Told = serde_json::from_str(&heard)?;
                if told.kind == "lines" {
                    self.take(&told)?;
                    break;
                }
                if let Some(why) = told.why {
                    return Err(format!("refused: {}", why.code).into());
                }
            }
        }
        Ok(())
    }

    async fn heard(&mut self, n: usize) -> Result<Utf8Bytes> {
        hear(self.sockets[n].as_mut().ok_or("not connected")?).await
    }

    /// Takes what the server says into the game.
    fn take(&mut self, told: &Told) -> Result<News> {
        told.entries.iter().try_for_each(|entry| self.take_line(entry))?;
        Ok(match (&*told.kind, told.seq, &told.why) {
            ("done", Some(seq), _) => News::Done(seq),
            ("refused", _, Some(why)) => News::Refused(format!("{}: {}", why.code, why.text)),
            _ => News::Other,
        })
    }

    fn take_line(&mut self, entry: &Entry) -> Result<()> {
        match &mut self.game {
            None => self.game = Some(Followed::begin(&self.components, entry)?),
            // Known already.
            Some(game) if entry.seq < game.seq() => (),
            Some(game) => {
                let own = entry.id.is_some() && entry.id == self.pending.as_ref().map(|(_, id, ..)| *id);
                game.take(entry, self.said.filter(|_| own))?;
                if !self.judges {
                    game.trust();
                }
            }
        }
        Ok(())
    }

    /// Is it over?
    pub fn over(&self) -> bool {
        self.game.as_ref().is_some_and(|g| matches!(g.next(), Ok(Next::Nobody)))
    }

    /// The next thing to say, and who says it.
    pub fn choose(&mut self) -> Result<(usize, String)> {
        let game = self.game.as_ref().ok_or("no game")?;
        self.said = None;
        match game.next()? {
            Next::Mix => Ok((0, Line::Open(self.seated.mix).to_string())),
            Next::Seat(seat) => {
                game.game().legal_actions(&mut self.legal);
                self.legal.retain(|a| !matches!(a, Action::Concede(_) | Action::Stop));
                self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let action = self.legal[(self.luck >> 33) as usize % self.legal.len()];
                self.said = Some(action);
                let line = format!("act {}", notation::print(&game.game().components().roster, action));
                Ok((if seat == Seat::One { 0 } else { 1 }, line))
            }
            Next::Nobody => Err("it is over".into()),
        }
    }

    /// Says it, and remembers that it was said.
    pub async fn say(&mut self) -> Result<()> {
        let (n, line) = self.choose()?;
        self.next += 1;
        let head = self.game.as_ref().ok_or("no game")?.answers().to_string();
        self.pending = Some((n, self.next, head, line));
        self.say_again().await
    }

    /// Says what was not answered once more.
    pub async fn say_again(&mut self) -> Result<()> {
        let Some((n, id, head, line)) = self.pending.clone() else { return Ok(()) };
        let ask = Ask::Do { game: self.seated.game, id, head: head.parse()?, lines: vec![line] };
        let text = serde_json::to_string(&ask)?;
        let socket = self.sockets[n].as_mut().ok_or("not connected")?;
        Ok(socket.send(Message::text(text)).await?)
    }

    /// Waits until what was said is answered and the game has what it brought; others' news are taken on the way.
    pub async fn answered(&mut self) -> Result<News> {
        let Some((n, ..)) = self.pending else { return Ok(News::Other) };
        loop {
            let [one, two] = &mut self.sockets;
            let (own, other) = if n == 0 { (one, two) } else { (two, one) };
            let (own, other) = (own.as_mut().ok_or("not connected")?, other.as_mut().ok_or("not connected")?);
            let heard = tokio::select! {
                heard = hear(own) => heard?,
                // The other hears the same: read, so that nobody has to wait for him.
                passed = hear(other) => { passed?; continue }
            };
            match self.take(&serde_json::from_str(&heard)?)? {
                News::Other => (),
                news => return Ok(news),
            }
        }
    }

    /// Memory: everybody hangs up.
    pub fn hang_up(&mut self) {
        self.sockets = [None, None];
    }
}
