//! A server for games over the net.

use super::{keeping, pages};
use crate::app::App;
use crate::args;
use crate::failure::Failure;
use dragonrage_server::keys::Keys;
use dragonrage_server::limits::Limits;
use dragonrage_server::notices::endpoint::Reach;
use dragonrage_server::notices::push::{WebPush, public_roots};
use dragonrage_server::notices::{Delivery, Vapid};
use dragonrage_server::store::{Memory, Sqlite, Store};
use dragonrage_server::wire::Gate;
use dragonrage_server::{Host, Tls, serve, system_time};
use dragonrage_site::PORT;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

/// Hosts until the program is ended.
pub fn run(app: &App, job: &args::Host) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(job.log).with_target(false).init();
    runtime.block_on(host(app, job))
}

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::Failed(error.to_string())
}

async fn host(app: &App, job: &args::Host) -> Result<(), Failure> {
    std::fs::create_dir_all(&job.games)?;
    let _lock = keeping::lock(app, &job.games)?;
    let keys = Keys::at(&keeping::secret(&job.games)).map_err(failed)?;
    let store: Arc<dyn Store> = match job.forget {
        true => Arc::new(Memory::default()),
        false => Arc::new(Sqlite::open(&keeping::games(&job.games)).await.map_err(failed)?),
    };
    let limits = if job.no_limits { Limits::none() } else { Limits::default() };
    let carrier = match job.no_notices {
        true => None,
        false => Some(carrier(job).map_err(failed)?),
    };
    let tls = match job.tls.as_slice() {
        [certificates, key] => Some(Tls::at(certificates, key).map_err(failed)?),
        _ => None,
    };
    let started = Host::start_with(dragonrage_data::embedded(), store, keys, system_time(), limits, carrier);
    let started = started.await.map_err(failed)?;
    let addr = job.addr.unwrap_or_else(|| SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)));
    let listener = listen(addr).map_err(|e| {
        let args = [("address", addr.to_string().into()), ("reason", e.to_string().into())];
        Failure::Failed(app.text("host-address-taken", &args))
    })?;
    let address = format!("{}://{}/", if tls.is_some() { "https" } else { "http" }, listener.local_addr()?);
    let mut out = io::stdout();
    let shown = job.public_url.clone().unwrap_or(address);
    let args = [("address", shown.into()), ("folder", job.games.display().to_string().into())];
    writeln!(out, "{}", app.text("host-listening", &args))?;
    out.flush()?;
    let gate = Gate { public_url: job.public_url.clone(), origins: job.allow_origin.clone(), proxied: job.proxied };
    serve(started, gate, (listener, tls), pages::router(job.site.clone()), stop()).await.map_err(failed)
}

/// Who carries notices to browsers. Their services may ask about it at the address by which others reach this host.
fn carrier(job: &args::Host) -> io::Result<Arc<dyn Delivery>> {
    let subject = job.public_url.clone().filter(|url| url.starts_with("https://"));
    let vapid = Vapid::at(&keeping::notices(&job.games), subject)?;
    Ok(Arc::new(WebPush::new(vapid, Reach::Public, public_roots(), system_time())?))
}

/// Many come back at once after a restart: they wait in line instead of trying again.
fn listen(addr: SocketAddr) -> io::Result<tokio::net::TcpListener> {
    let socket = if addr.is_ipv4() { tokio::net::TcpSocket::new_v4() } else { tokio::net::TcpSocket::new_v6() }?;
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(addr)?;
    socket.listen(4096)
}

/// Ctrl+C, or the system wants it to end.
async fn stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = ended.recv() => (),
                _ = tokio::signal::ctrl_c() => (),
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
