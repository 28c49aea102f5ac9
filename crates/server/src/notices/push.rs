//! Web Push: a notice is sealed for the browser, signed for its service, and sent to it by HTTPS (RFC 8030). One short request by one
//! connection: no redirects, no cookies, and no longer than a few seconds.

use super::delivery::{Delivery, Outcome};
use super::endpoint::{Endpoint, Reach, Unfit, reachable};
use super::{Notice, Subscription, Vapid, seal};
use crate::host::Time;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use futures_util::future::BoxFuture;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// A service that has not answered by then is busy.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a service keeps a notice for a device that sleeps, in seconds.
const KEPT: &str = "259200";

/// Web Push.
pub struct WebPush {
    vapid: Vapid,
    reach: Reach,
    time: Time,
    tls: TlsConnector,
}

impl std::fmt::Debug for WebPush {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("WebPush")
    }
}

/// What the public net trusts, by the roots that this program carries: there is nothing to install.
pub fn public_roots() -> RootCertStore {
    RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() }
}

impl WebPush {
    /// With this key, to services that have certificates of these roots.
    pub fn new(vapid: Vapid, reach: Reach, roots: RootCertStore, time: Time) -> io::Result<WebPush> {
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(WebPush { vapid, reach, time, tls: TlsConnector::from(Arc::new(config)) })
    }

    async fn send(&self, to: &Subscription, notice: &Notice) -> Result<StatusCode, Trouble> {
        let endpoint = Endpoint::parse(&to.endpoint, self.reach)?;
        let plain = serde_json::to_vec(notice).map_err(|_| Trouble::Unsealable)?;
        let sealed = seal::seal(&to.key, &to.auth, &plain).map_err(|_| Trouble::Unsealable)?;
        let request = Request::post(&endpoint.path)
            .header(header::HOST, endpoint.origin().split("://").nth(1).unwrap_or_default())
            .header(header::AUTHORIZATION, self.vapid.authorization(&endpoint.origin(), (self.time)())?)
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_LENGTH, sealed.len())
            .header("ttl", KEPT)
            .header("urgency", "normal")
            // The newest of a game takes the place of one that still waits there.
            .header("topic", notice.game.to_string())
            .body(Body::from(sealed))
            .map_err(io::Error::other)?;
        let found = lookup_host((endpoint.host.as_str(), endpoint.port)).await?;
        let machines: Vec<SocketAddr> = reachable(found, self.reach);
        if machines.is_empty() {
            return Err(Trouble::Unfit(Unfit::Private));
        }
        let stream = TcpStream::connect(machines.as_slice()).await?;
        if !endpoint.tls {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(endpoint.host).map_err(io::Error::other)?;
        exchange(self.tls.connect(name, stream).await?, request).await
    }
}

#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error(transparent)]
    Unfit(#[from] Unfit),
    #[error("it cannot be sealed")]
    Unsealable,
    #[error(transparent)]
    Net(#[from] io::Error),
}

/// One request, one answer; of the answer only its status matters.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Trouble> {
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(16 * 1024)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(io::Error::other)?;
    let asked = async move { sender.send_request(request).await.map(|answer| answer.status()) };
    // The connection ends with its answer.
    tokio::select! {
        status = asked => Ok(status.map_err(io::Error::other)?),
        ended = connection => Err(match ended {
            Ok(()) => io::Error::from(io::ErrorKind::UnexpectedEof).into(),
            Err(error) => io::Error::other(error).into(),
        }),
    }
}

impl Delivery for WebPush {
    fn key(&self) -> String {
        self.vapid.public()
    }

    fn admits(&self, to: &Subscription) -> bool {
        Endpoint::parse(&to.endpoint, self.reach).is_ok() && seal::seal(&to.key, &to.auth, b"").is_ok()
    }

    fn deliver<'a>(&'a self, to: &'a Subscription, notice: &'a Notice) -> BoxFuture<'a, Outcome> {
        Box::pin(async move {
            match tokio::time::timeout(PATIENCE, self.send(to, notice)).await {
                Ok(Ok(status)) if status.is_success() => Outcome::Done,
                Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => Outcome::Gone,
                Ok(Ok(status)) if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS => Outcome::Later,
                Ok(Ok(status)) => {
                    tracing::warn!(%status, "a push service refuses a notice");
                    Outcome::Refused
                }
                // What can never be sent is as good as gone.
                Ok(Err(Trouble::Unfit(_) | Trouble::Unsealable)) => Outcome::Gone,
                Ok(Err(Trouble::Net(error))) => {
                    tracing::debug!(%error, "a push service cannot be reached");
                    Outcome::Later
                }
                Err(_) => Outcome::Later,
            }
        })
    }
}
