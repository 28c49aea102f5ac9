//! The door: who knocks is let in, with TLS or without, as long as there is room, and as long as he says within a fair time what
//! he wants. Whoever only holds the door open is sent away.

use crate::limits::{Doors, Limits};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::fs;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// How long those who are still connected are waited for at the end.
const FAREWELL: Duration = Duration::from_secs(3);

/// TLS with a certificate of one's own.
#[derive(Clone)]
pub struct Tls(TlsAcceptor);

/// A secret stays out of logs.
impl std::fmt::Debug for Tls {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Tls")
    }
}

impl Tls {
    /// Certificates, the server's own first, and its private key; both as PEM.
    pub fn read(certificates: &[u8], key: &[u8]) -> io::Result<Tls> {
        let chain: Vec<CertificateDer> =
            CertificateDer::pem_slice_iter(certificates).collect::<Result<_, _>>().map_err(io::Error::other)?;
        let key = PrivateKeyDer::from_pem_slice(key).map_err(io::Error::other)?;
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let mut config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .map_err(io::Error::other)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls(TlsAcceptor::from(Arc::new(config))))
    }

    /// The same from two files.
    pub fn at(certificates: &Path, key: &Path) -> io::Result<Tls> {
        let read =
            |path: &Path| fs::read(path).map_err(|e| io::Error::new(e.kind(), format!("{}: {e}", path.display())));
        Tls::read(&read(certificates)?, &read(key)?)
    }
}

/// How the door is kept.
#[derive(Clone, Debug)]
pub struct Door {
    /// With TLS, if there is a certificate.
    pub tls: Option<Tls>,
    /// How long somebody may take to say what he wants; also between two requests of one connection.
    pub patience: Duration,
    /// Connections in all.
    pub most: usize,
    /// Connections of one address; none: a proxy is in front, and all are its own.
    pub of_one: Option<u32>,
}

impl Default for Door {
    fn default() -> Door {
        Door::new(&Limits::default(), None, false)
    }
}

impl Door {
    /// By what the server allows. Beside sockets there is room for those who only ask.
    pub const fn new(limits: &Limits, tls: Option<Tls>, proxied: bool) -> Door {
        let most = (limits.sockets as usize).saturating_add(2_000);
        let most = if most > Semaphore::MAX_PERMITS { Semaphore::MAX_PERMITS } else { most };
        let of_one = if proxied { None } else { Some(limits.sockets_of_one.saturating_mul(4)) };
        Door { tls, patience: limits.patience, most, of_one }
    }
}

/// Somebody's place; it is free again when he has gone.
struct Place {
    doors: Arc<Doors>,
    address: Option<IpAddr>,
    _room: tokio::sync::OwnedSemaphorePermit,
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(address) = self.address {
            self.doors.leave(address);
        }
    }
}

/// Answers whoever comes until `stop` is ready; those who are still there then have a little time.
pub async fn listen(listener: TcpListener, app: Router, door: Door, stop: impl Future<Output = ()>) {
    let (closing, closed) = watch::channel(false);
    let (alive, mut gone) = mpsc::channel::<()>(1);
    let (room, doors) = (Arc::new(Semaphore::new(door.most)), Arc::new(Doors::default()));
    let mut stop = pin!(stop);
    loop {
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Too many files are open, most likely: others must go first.
                    tracing::warn!(%error, "nobody can be let in");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        let Ok(permit) = room.clone().try_acquire_owned() else { continue };
        let address = door.of_one.map(|_| from.ip());
        if address.is_some_and(|address| !doors.enter(address, door.of_one.unwrap_or(u32::MAX))) {
            continue;
        }
        let place = Place { doors: doors.clone(), address, _room: permit };
        // Without it, answers wait for others to go with them.
        let _ = stream.set_nodelay(true);
        let (app, tls, patience) = (app.clone(), door.tls.clone(), door.patience);
        let (closed, alive) = (closed.clone(), alive.clone());
        tokio::spawn(async move {
            match tls {
                None => answer(stream, from, app, patience, closed).await,
                Some(Tls(acceptor)) => {
                    if let Ok(Ok(stream)) = timeout(patience, acceptor.accept(stream)).await {
                        answer(stream, from, app, patience, closed).await;
                    }
                }
            }
            drop((place, alive));
        });
    }
    drop((listener, alive));
    let _ = closing.send(true);
    // Nobody ever sends: it ends when all have gone. Sockets have no end of their own.
    let _ = timeout(FAREWELL, gone.recv()).await;
}

/// One connection.
async fn answer(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    from: SocketAddr,
    app: Router,
    patience: Duration,
    mut closed: watch::Receiver<bool>,
) {
    let app = TowerToHyperService::new(app);
    let service = service_fn(move |request: Request<hyper::body::Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(from));
        app.call(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        // Who hangs up, or is too slow, need not be told.
        _ = connection.as_mut() => return,
        _ = closed.wait_for(|closed| *closed) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
