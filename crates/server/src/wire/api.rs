//! What is asked once.

use super::gate::{Anybody, From, Somebody};
use super::{OPENAPI, Wire};
use crate::host::{Create, Fault, Join, Reserved};
use crate::people::Secret;
use crate::store::{Kept, Summary, Which};
use crate::table::Message;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use dragonrage_dice::GameId;
use dragonrage_online::wire::{Tell, VERSION, Why};
use dragonrage_online::{By, Entry, Head, Match, hexed};
use dragonrage_rules::Seat;
use serde::{Deserialize, Serialize};

/// A game in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Info {
    /// Its id.
    #[serde(with = "hexed")]
    pub game: GameId,
    /// When it was made.
    pub created: u64,
    /// When it last changed hands.
    pub changed: u64,
    /// Its scenario.
    pub scenario: String,
    /// Who plays.
    pub names: [Option<String>; 2],
    /// `waiting`, `playing`, `paused` or `over`.
    pub stage: String,
    /// The seat that must do something.
    pub due: Option<By>,
    /// The seat of whoever asks.
    pub seat: Option<By>,
    /// The seat that won.
    pub winner: Option<By>,
    /// The seat that invades.
    pub invader: Option<By>,
    /// The battle's turn.
    pub turn: u32,
    /// Is it shown to everybody?
    pub public: bool,
    /// When somebody's time will be up.
    pub flag_at: Option<u64>,
}

impl Info {
    /// For somebody who has this seat, or none.
    pub fn new(summary: Summary, seat: Option<Seat>) -> Info {
        let Summary { game, created, changed, scenario, names, stage, due, winner, invader, turn, public, flag_at } =
            summary;
        let by = |seat: Option<Seat>| seat.map(By::from);
        let flag_at = flag_at.filter(|_| stage == Kept::Playing);
        let (due, seat, winner, invader) = (by(due), by(seat), by(winner), by(invader));
        Info {
            game,
            created,
            changed,
            scenario,
            names,
            stage: stage.code().to_owned(),
            due,
            seat,
            winner,
            invader,
            turn,
            public,
            flag_at,
        }
    }
}

/// An answer.
type Answer<T> = Result<Json<T>, Fault>;

/// A body that can be read; otherwise what is wrong with it.
pub fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Fault> {
    body.map(|Json(read)| read).map_err(|error| Fault::Refused(Why::new("unreadable", error.body_text())))
}

/// The game of a path.
fn id(text: &str) -> Result<GameId, Fault> {
    text.parse().map_err(|_| Fault::NoGame)
}

/// What the page finds if there is a server.
#[derive(Serialize)]
pub struct Hello {
    name: &'static str,
    version: u32,
    now: u64,
    known: bool,
    levels: Vec<&'static str>,
}

pub async fn hello(State(wire): State<Wire>, Anybody(person): Anybody) -> Json<Hello> {
    let levels = crate::house::LEVELS.to_vec();
    Json(Hello { name: "dragonrage", version: VERSION, now: wire.host.now(), known: person.is_some(), levels })
}

pub async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

pub async fn healthy(State(wire): State<Wire>) -> Response {
    match wire.host.store().beat().await {
        Ok(_) => "ok\n".into_response(),
        Err(error) => Fault::from(error).into_response(),
    }
}

pub async fn metrics(State(wire): State<Wire>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], wire.host.metrics.text()).into_response()
}

pub async fn nothing() -> Response {
    (StatusCode::NOT_FOUND, Json(Why::new("no-path", "there is nothing here; see /api/openapi.json"))).into_response()
}

/// Shown once.
#[derive(Serialize)]
pub struct Welcome {
    token: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
}

pub async fn welcome(State(wire): State<Wire>, From(address): From) -> Result<Response, Fault> {
    wire.host.may_make(address)?;
    let (_, token, word) = wire.host.welcome().await?;
    let cookie = [(header::SET_COOKIE, wire.gate.cookie(&token))];
    let shown = Welcome { token: token.reveal().to_owned(), word: Some(word.reveal().to_owned()) };
    Ok((StatusCode::CREATED, cookie, Json(shown)).into_response())
}

#[derive(Deserialize)]
pub struct Recover {
    word: String,
}

pub async fn recover(
    State(wire): State<Wire>,
    From(address): From,
    asked: Result<Json<Recover>, JsonRejection>,
) -> Result<Response, Fault> {
    wire.host.may_make(address)?;
    let word = Secret::shown(&body(asked)?.word).ok_or(Fault::Nobody)?;
    let (_, token) = wire.host.recover(&word).await?;
    let cookie = [(header::SET_COOKIE, wire.gate.cookie(&token))];
    Ok((cookie, Json(Welcome { token: token.reveal().to_owned(), word: None })).into_response())
}

#[derive(Serialize)]
pub struct Me {
    games: usize,
    due: usize,
}

pub async fn me(State(wire): State<Wire>, Somebody(person): Somebody) -> Answer<Me> {
    let games = wire.host.games(Which::Of(person)).await?;
    let due = games.iter().filter(|(s, seat)| s.due.is_some() && s.due == *seat).count();
    Ok(Json(Me { games: games.len(), due }))
}

pub async fn forget(State(wire): State<Wire>, Somebody(person): Somebody) -> Result<StatusCode, Fault> {
    wire.host.forget(person).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn reserve(State(wire): State<Wire>, From(address): From, Somebody(_): Somebody) -> Answer<Reserved> {
    wire.host.may_make(address)?;
    Ok(Json(wire.host.reserve().await?))
}

pub async fn create(
    State(wire): State<Wire>,
    Somebody(person): Somebody,
    asked: Result<Json<Create>, JsonRejection>,
) -> Result<Response, Fault> {
    let summary = wire.host.create(person, body(asked)?).await?;
    Ok((StatusCode::CREATED, Json(Info::new(summary, Some(Seat::One)))).into_response())
}

pub async fn join(
    State(wire): State<Wire>,
    From(address): From,
    Somebody(person): Somebody,
    Path(game): Path<String>,
    asked: Result<Json<Join>, JsonRejection>,
) -> Answer<Info> {
    wire.host.may_make(address)?;
    let summary = wire.host.join(person, id(&game)?, body(asked)?).await?;
    Ok(Json(Info::new(summary, Some(Seat::Two))))
}

#[derive(Deserialize)]
pub struct Computer {
    level: String,
}

pub async fn computer(
    State(wire): State<Wire>,
    From(address): From,
    Somebody(person): Somebody,
    Path(game): Path<String>,
    asked: Result<Json<Computer>, JsonRejection>,
) -> Answer<Info> {
    wire.host.may_make(address)?;
    let summary = wire.host.seat_computer(person, id(&game)?, &body(asked)?.level).await?;
    Ok(Json(Info::new(summary, Some(Seat::One))))
}

#[derive(Deserialize)]
pub struct List {
    #[serde(default)]
    list: String,
}

#[derive(Serialize)]
pub struct Games {
    games: Vec<Info>,
}

pub async fn games(State(wire): State<Wire>, Anybody(person): Anybody, Query(list): Query<List>) -> Answer<Games> {
    let which = match (list.list.as_str(), person) {
        ("" | "open", _) => Which::Open,
        ("running", _) => Which::Running,
        ("mine", Some(person)) => Which::Of(person),
        ("mine", None) => return Err(Fault::Nobody),
        _ => return Err(Fault::Refused(Why::new("unreadable", "list is open, running or mine"))),
    };
    let games = wire.host.games(which).await?.into_iter().map(|(summary, seat)| Info::new(summary, seat)).collect();
    Ok(Json(Games { games }))
}

pub async fn game(State(wire): State<Wire>, Anybody(person): Anybody, Path(game): Path<String>) -> Answer<Info> {
    let table = wire.host.table(id(&game)?).await?;
    Ok(Json(Info::new(table.summary(), table.seat_of(person))))
}

#[derive(Deserialize)]
pub struct Act {
    id: u64,
    #[serde(with = "hexed")]
    head: Head,
    lines: Vec<String>,
}

pub async fn act(
    State(wire): State<Wire>,
    Somebody(person): Somebody,
    Path(game): Path<String>,
    asked: Result<Json<Act>, JsonRejection>,
) -> Answer<Tell> {
    let Act { id: number, head, lines } = body(asked)?;
    let message = Message { person, id: number, head, lines, at: wire.host.now() };
    Ok(Json(wire.host.act(id(&game)?, message).await?))
}

#[derive(Deserialize)]
pub struct Since {
    #[serde(default)]
    pub from: u32,
}

/// A log, or a part of it.
#[derive(Serialize)]
pub struct Log {
    seat: Option<By>,
    entries: Vec<Entry>,
}

pub async fn log(
    State(wire): State<Wire>,
    Anybody(person): Anybody,
    Path(game): Path<String>,
    Query(since): Query<Since>,
) -> Answer<Log> {
    let game = id(&game)?;
    let table = wire.host.table(game).await?;
    let seat = table.seat_of(person);
    let until = wire.host.shown_until(&table, seat);
    let rows = wire.host.lines(game, since.from, until).await?;
    Ok(Json(Log { seat: seat.map(By::from), entries: rows.into_iter().map(|row| row.entry).collect() }))
}

pub async fn record(
    State(wire): State<Wire>,
    Anybody(person): Anybody,
    Path(game): Path<String>,
) -> Result<Response, Fault> {
    let game = id(&game)?;
    let table = wire.host.table(game).await?;
    let until = wire.host.shown_until(&table, table.seat_of(person));
    let rows = wire.host.lines(game, 0, until).await?;
    let components = wire.host.components().clone();
    let read = crate::host::aside(move || Match::read(&components, rows.iter().map(|row| &row.entry))).await?;
    let read = read.map_err(|(line, why)| Fault::Spoilt(line, why.to_string()))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], read.record()).into_response())
}
