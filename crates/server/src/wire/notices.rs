//! Who wants to be told where: the server's key for it, subscribe, unsubscribe.

use super::Wire;
use super::api::body;
use super::gate::{Anybody, From, Somebody};
use crate::host::Fault;
use crate::notices::{AUTH, KEY, Subscription};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use dragonrage_online::wire::Why;
use serde::{Deserialize, Serialize};

/// What a browser must know to subscribe.
#[derive(Serialize)]
pub struct Offered {
    key: String,
    /// How many places whoever asks has.
    places: usize,
}

pub async fn offered(State(wire): State<Wire>, Anybody(person): Anybody) -> Result<Json<Offered>, Fault> {
    let key = wire.host.desk.key()?;
    let places = match person {
        Some(person) => wire.host.store().subscriptions(person).await?.len(),
        None => 0,
    };
    Ok(Json(Offered { key, places }))
}

/// A subscription as browsers write it.
#[derive(Deserialize)]
pub struct Wish {
    endpoint: String,
    keys: Keys,
}

#[derive(Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

fn bytes<const N: usize>(text: &str) -> Result<[u8; N], Fault> {
    let unreadable =
        || Fault::Refused(Why::new("unreadable", "the keys of a subscription are 65 and 16 bytes in base64url"));
    let decoded = URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| unreadable())?;
    decoded.try_into().map_err(|_| unreadable())
}

pub async fn subscribe(
    State(wire): State<Wire>,
    From(address): From,
    Somebody(person): Somebody,
    asked: Result<Json<Wish>, JsonRejection>,
) -> Result<StatusCode, Fault> {
    wire.host.may_make(address)?;
    let Wish { endpoint, keys } = body(asked)?;
    let (key, auth) = (bytes::<KEY>(&keys.p256dh)?, bytes::<AUTH>(&keys.auth)?);
    let to = Subscription { person, endpoint, key, auth, at: wire.host.now() };
    wire.host.desk.subscribe(&wire.host, to).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
pub struct Enough {
    endpoint: String,
}

pub async fn unsubscribe(
    State(wire): State<Wire>,
    Somebody(person): Somebody,
    asked: Result<Json<Enough>, JsonRejection>,
) -> Result<StatusCode, Fault> {
    wire.host.desk.unsubscribe(&wire.host, person, body(asked)?.endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}
