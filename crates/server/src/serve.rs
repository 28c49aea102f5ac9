//! A server that listens, until it is told to stop.

use crate::door::{Door, Tls, listen};
use crate::host::{Host, Time};
use crate::store::StoreError;
use crate::wire::{Gate, router};
use axum::Router;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// The system's time.
pub fn system_time() -> Time {
    Arc::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    })
}

/// Why a server ended.
#[derive(Debug, thiserror::Error)]
pub enum Served {
    /// The net.
    #[error("{0}")]
    Net(#[from] std::io::Error),
    /// The store.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// How long the writer is waited for at the end.
const FAREWELL: Duration = Duration::from_secs(3);

/// Serves until `stop` is ready, then lets the writer finish. `page` answers what the server itself does not.
pub async fn serve(
    (host, writer): (Arc<Host>, JoinHandle<()>),
    gate: Gate,
    (listener, tls): (TcpListener, Option<Tls>),
    page: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Served> {
    let ticking = tokio::spawn(tick(Arc::downgrade(&host)));
    let door = Door::new(&host.limits, tls, gate.proxied);
    let app = router(host.clone(), gate).fallback_service(page);
    listen(listener, app, door, stop).await;
    ticking.abort();
    drop(host);
    // The writer ends when nobody can send any more; connections that hang are not waited for.
    let _ = tokio::time::timeout(FAREWELL, writer).await;
    Ok(())
}

async fn tick(host: std::sync::Weak<Host>) {
    let mut every = tokio::time::interval(Duration::from_secs(1));
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        let Some(host) = host.upgrade() else { return };
        if let Err(fault) = host.tick().await {
            tracing::error!(%fault, "time could not pass");
        }
    }
}
