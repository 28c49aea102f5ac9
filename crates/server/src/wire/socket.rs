//! One connection of one person, for as many games as he watches.

use super::Wire;
use super::gate::{Anybody, From};
use crate::host::Fault;
use crate::limits::Bucket;
use crate::outbox::{Inbox, Outbox, outbox};
use crate::store::Person;
use crate::table::{Message, text};
use axum::extract::State;
use axum::extract::ws::{self, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::{IntoResponse, Response};
use dragonrage_dice::GameId;
use dragonrage_online::wire::{Ask, Tell, VERSION, Why};
use dragonrage_online::{By, Entry};
use futures_util::SinkExt;
use std::net::IpAddr;
use std::time::Duration;
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};

/// Lines in one message.
const CHUNK: usize = 500;
/// Longest message.
const LONGEST: usize = 64 * 1024;
/// A reader who takes longer for a message is gone.
const PATIENCE: Duration = Duration::from_secs(20);
/// Whoever does not answer so many pings is gone.
const PINGS: u32 = 3;
/// The most that a slow line is credited with, in milliseconds.
const LAG: u64 = 1000;

pub async fn open(
    State(wire): State<Wire>,
    From(address): From,
    Anybody(person): Anybody,
    upgrade: WebSocketUpgrade,
) -> Response {
    let host = &wire.host;
    let full = host.metrics.open_sockets() >= i64::from(host.limits.sockets);
    if full || !host.doors.enter(address, host.limits.sockets_of_one) {
        host.metrics.limited();
        return Fault::TooMuch.into_response();
    }
    let failed = wire.clone();
    // Buffers of 4 KB: the usual ones are filled with zeros at every read, which costs more than anything else here.
    upgrade
        .read_buffer_size(4096)
        .write_buffer_size(4096)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .on_failed_upgrade(move |_| failed.host.doors.leave(address))
        .on_upgrade(move |socket| async move {
            wire.host.metrics.sockets(1);
            let (to, inbox) = outbox();
            let bucket = Bucket::new(wire.host.limits.messages, wire.host.now());
            let mut connection =
                Connection { wire, address, person, to, watched: Vec::new(), delayed: Vec::new(), bucket, lag: 0 };
            connection.serve(socket, inbox).await;
            connection.close().await;
        })
}

/// A game that is watched some time later.
#[derive(Debug)]
struct Delayed {
    game: GameId,
    from: u32,
}

struct Connection {
    wire: Wire,
    address: IpAddr,
    person: Option<Person>,
    to: Outbox,
    watched: Vec<GameId>,
    delayed: Vec<Delayed>,
    bucket: Bucket,
    lag: u64,
}

/// Sends a message and those that wait behind it; `false`: nobody takes them.
async fn send(socket: &mut WebSocket, first: Utf8Bytes, inbox: &mut Inbox) -> bool {
    let sending = async {
        socket.feed(ws::Message::Text(first)).await?;
        while let Some(more) = inbox.waiting() {
            socket.feed(ws::Message::Text(more)).await?;
        }
        socket.flush().await
    };
    matches!(timeout(PATIENCE, sending).await, Ok(Ok(())))
}

fn pulse() -> Interval {
    let mut pulse = interval(Duration::from_secs(1));
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pulse
}

impl Connection {
    async fn serve(&mut self, mut socket: WebSocket, mut inbox: Inbox) {
        let hello = text(&Tell::Hello { version: VERSION, now: self.wire.host.now() });
        if !send(&mut socket, hello, &mut inbox).await {
            return;
        }
        let (mut pulse, mut beats, mut unanswered, mut pinged) = (pulse(), 0_u32, 0_u32, 0_u64);
        loop {
            tokio::select! {
                out = inbox.next() => {
                    let Some(out) = out else { return };
                    if !send(&mut socket, out, &mut inbox).await {
                        return;
                    }
                }
                said = socket.recv() => match said {
                    Some(Ok(ws::Message::Text(said))) => {
                        if !self.hear(&said, &mut socket).await {
                            return;
                        }
                    }
                    Some(Ok(ws::Message::Pong(_))) => {
                        unanswered = 0;
                        self.lag = self.wire.host.now().saturating_sub(pinged).min(LAG);
                    }
                    Some(Ok(ws::Message::Ping(_))) => (),
                    // Nothing binary is ever said.
                    _ => return,
                },
                _ = pulse.tick() => {
                    beats += 1;
                    if beats % 20 == 1 {
                        unanswered += 1;
                        pinged = self.wire.host.now();
                        let ping = timeout(PATIENCE, socket.send(ws::Message::Ping(Vec::new().into()))).await;
                        if unanswered > PINGS || !matches!(ping, Ok(Ok(()))) {
                            return;
                        }
                    }
                    if !self.catch_up_with_delayed().await {
                        return;
                    }
                }
            }
        }
    }

    /// Hears one message; `false`: that was enough.
    async fn hear(&mut self, said: &str, socket: &mut WebSocket) -> bool {
        let host = self.wire.host.clone();
        let now = host.now();
        if !self.bucket.take(host.limits.messages, now) {
            host.metrics.limited();
            self.refuse(None, None, Fault::TooMuch.why());
            // Not closed: whoever is only too quick is told so; who goes on costs nobody but himself.
            tokio::time::sleep(Duration::from_millis(200)).await;
            return true;
        }
        match serde_json::from_str::<Ask>(said) {
            Ok(Ask::Do { game, id, head, lines }) => match self.person {
                Some(person) => {
                    let at = now.saturating_sub(self.lag);
                    host.hear(game, Message { person, id, head, lines, at }, &self.to).await;
                }
                None => self.refuse(Some(game), Some(id), Fault::Nobody.why()),
            },
            Ok(Ask::Watch { game, from }) => return self.watch(game, from, socket).await,
            Ok(Ask::Leave { game }) => self.leave(game).await,
            Ok(Ask::Ping { n }) => self.to.put(text(&Tell::Pong { n, now })),
            Err(error) => self.refuse(None, None, Why::new("unreadable", error.to_string())),
        }
        true
    }

    fn refuse(&self, game: Option<GameId>, id: Option<u64>, why: Why) {
        self.wire.host.metrics.refused();
        self.to.put(text(&Tell::Refused { game, id, why }));
    }

    async fn watch(&mut self, game: GameId, from: u32, socket: &mut WebSocket) -> bool {
        let host = self.wire.host.clone();
        let known = self.watched.contains(&game) || self.delayed.iter().any(|d| d.game == game);
        if !known && self.watched.len() + self.delayed.len() >= host.limits.watched {
            self.refuse(Some(game), None, Fault::TooMuch.why());
            return true;
        }
        let table = match host.table(game).await {
            Ok(table) => table,
            Err(fault) => {
                self.refuse(Some(game), None, fault.why());
                return true;
            }
        };
        if table.seat_of(self.person).is_none() && table.look(|g| g.terms().delay) > 0 {
            self.delayed.retain(|d| d.game != game);
            self.delayed.push(Delayed { game, from });
            return true;
        }
        let (seat, next) = table.watch(self.person, &self.to, host.now());
        if !known {
            self.watched.push(game);
        }
        if from > next {
            self.refuse(Some(game), None, Why::new("ahead", "you know lines of this game that this server does not"));
            return true;
        }
        let rows = match host.lines(game, from, u64::MAX).await {
            Ok(rows) => rows,
            Err(fault) => {
                self.refuse(Some(game), None, fault.why());
                return true;
            }
        };
        // Sent here and not put into the box: what is new waits there, and must come after it.
        let entries: Vec<Entry> = rows.into_iter().map(|row| row.entry).collect();
        for chunk in Chunks(&entries) {
            let lines = text(&Tell::Lines { game, seat: seat.map(By::from), entries: chunk.to_vec() });
            if !matches!(timeout(PATIENCE, socket.send(ws::Message::Text(lines))).await, Ok(Ok(()))) {
                return false;
            }
        }
        true
    }

    async fn leave(&mut self, game: GameId) {
        self.delayed.retain(|d| d.game != game);
        if self.watched.contains(&game) {
            self.watched.retain(|g| *g != game);
            if let Ok(table) = self.wire.host.table(game).await {
                table.leave(&self.to);
            }
        }
    }

    /// What those may see who are to see it later.
    async fn catch_up_with_delayed(&mut self) -> bool {
        let host = self.wire.host.clone();
        for delayed in &mut self.delayed {
            let Ok(table) = host.table(delayed.game).await else { continue };
            let until = host.shown_until(&table, None);
            let Ok(rows) = host.lines(delayed.game, delayed.from, until).await else { continue };
            let entries: Vec<Entry> = rows.into_iter().map(|row| row.entry).collect();
            if let Some(last) = entries.last() {
                delayed.from = last.seq + 1;
                for chunk in entries.chunks(CHUNK) {
                    self.to.put(text(&Tell::Lines { game: delayed.game, seat: None, entries: chunk.to_vec() }));
                }
            }
        }
        true
    }

    async fn close(mut self) {
        for game in std::mem::take(&mut self.watched) {
            if let Ok(table) = self.wire.host.table(game).await {
                table.leave(&self.to);
            }
        }
        self.wire.host.metrics.sockets(-1);
        self.wire.host.doors.leave(self.address);
    }
}

/// Lines in messages of a fair size: at least one message, so that whoever watches knows where he is.
struct Chunks<'a>(&'a [Entry]);

impl<'a> IntoIterator for Chunks<'a> {
    type Item = &'a [Entry];
    type IntoIter = Box<dyn Iterator<Item = &'a [Entry]> + Send + 'a>;
    fn into_iter(self) -> Self::IntoIter {
        if self.0.is_empty() { Box::new(std::iter::once(self.0)) } else { Box::new(self.0.chunks(CHUNK)) }
    }
}
