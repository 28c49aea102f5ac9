//! The same as the socket for programs that only want to listen: a line of JSON for each message.

use super::Wire;
use super::api::Since;
use super::gate::{Anybody, From};
use crate::host::Fault;
use crate::outbox::{Inbox, outbox};
use crate::table::{Table, text};
use axum::body::{Body, Bytes};
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use dragonrage_online::wire::{Tell, VERSION};
use dragonrage_online::{By, Entry};
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// An empty line so often, so that both ends know that the other is there.
const SILENCE: Duration = Duration::from_secs(15);

struct Listener {
    wire: Wire,
    address: IpAddr,
    table: Arc<Table>,
    to: crate::outbox::Outbox,
    inbox: Inbox,
    first: VecDeque<Utf8Bytes>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.table.leave(&self.to);
        self.wire.host.metrics.sockets(-1);
        self.wire.host.doors.leave(self.address);
    }
}

fn line(text: &str) -> Bytes {
    Bytes::from(format!("{text}\n"))
}

pub async fn stream(
    State(wire): State<Wire>,
    From(address): From,
    Anybody(person): Anybody,
    Path(game): Path<String>,
    Query(Since { from }): Query<Since>,
) -> Result<Response, Fault> {
    let host = wire.host.clone();
    let game = game.parse().map_err(|_| Fault::NoGame)?;
    let table = host.table(game).await?;
    if table.seat_of(person).is_none() && table.look(|g| g.terms().delay) > 0 {
        let why = dragonrage_online::wire::Why::new(
            "delayed",
            "this game is shown later; ask for its log, or watch it by the socket",
        );
        return Err(Fault::Refused(why));
    }
    if host.metrics.open_sockets() >= i64::from(host.limits.sockets)
        || !host.doors.enter(address, host.limits.sockets_of_one)
    {
        host.metrics.limited();
        return Err(Fault::TooMuch);
    }
    host.metrics.sockets(1);
    let (to, inbox) = outbox();
    let (seat, _) = table.watch(person, &to, host.now());
    // From here on, whatever goes wrong, the listener's end gives back what was taken.
    let mut listener = Listener { wire, address, table, to, inbox, first: VecDeque::new() };
    let rows = host.lines(game, from, u64::MAX).await?;
    let entries: Vec<Entry> = rows.into_iter().map(|row| row.entry).collect();
    listener.first.push_back(text(&Tell::Hello { version: VERSION, now: host.now() }));
    listener.first.push_back(text(&Tell::Lines { game, seat: seat.map(By::from), entries }));
    let lines = futures_util::stream::unfold(listener, |mut listener| async move {
        let next = match listener.first.pop_front() {
            Some(first) => line(&first),
            None => match tokio::time::timeout(SILENCE, listener.inbox.next()).await {
                Ok(Some(text)) => line(&text),
                Ok(None) => return None,
                Err(_) => line(""),
            },
        };
        Some((Ok::<Bytes, std::convert::Infallible>(next), listener))
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}
