//! How others reach the server: HTTP for what is asked once, a socket or a stream for what goes on. Who asks, from where, and
//! how much of it is allowed is settled here; what comes of it, the host says.

mod api;
mod gate;
mod notices;
mod socket;
mod stream;

pub use api::Info;
pub use gate::Gate;

use crate::host::Host;
use axum::Router;
use axum::routing::{get, post};
use std::sync::Arc;

/// What every request finds.
#[derive(Clone)]
pub struct Wire {
    /// The server.
    pub host: Arc<Host>,
    /// Who is let in.
    pub gate: Arc<Gate>,
}

/// What this server understands, for those who write programs. A test holds it to the routes.
pub const OPENAPI: &str = include_str!("../../openapi.json");

/// Every path with what answers it.
pub fn router(host: Arc<Host>, gate: Gate) -> Router {
    let wire = Wire { host, gate: Arc::new(gate) };
    Router::new()
        .route("/api/hello", get(api::hello))
        .route("/api/openapi.json", get(api::openapi))
        .route("/api/people", post(api::welcome))
        .route("/api/people/me", get(api::me).delete(api::forget))
        .route("/api/people/recover", post(api::recover))
        .route("/api/reservations", post(api::reserve))
        .route("/api/games", get(api::games).post(api::create))
        .route("/api/games/{game}", get(api::game))
        .route("/api/games/{game}/join", post(api::join))
        .route("/api/games/{game}/computer", post(api::computer))
        .route("/api/games/{game}/acts", post(api::act))
        .route("/api/games/{game}/log", get(api::log))
        .route("/api/games/{game}/record", get(api::record))
        .route("/api/games/{game}/stream", get(stream::stream))
        .route("/api/notices", get(notices::offered).post(notices::subscribe).delete(notices::unsubscribe))
        .route("/api/socket", get(socket::open))
        .route("/api/{*rest}", axum::routing::any(api::nothing))
        .route("/healthz", get(api::healthy))
        .route("/metrics", get(api::metrics))
        .layer(axum::extract::DefaultBodyLimit::max(32 * 1024))
        .layer(axum::middleware::from_fn_with_state(wire.clone(), gate::check))
        .with_state(wire)
}
