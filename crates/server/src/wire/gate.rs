//! Who is let in: by address, by origin, by token.

use super::Wire;
use crate::host::Fault;
use crate::people::{COOKIE, Secret};
use crate::store::Person;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dragonrage_online::wire::Why;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// What the server was told about who may come.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    /// Where the page is seen by others, such as `https://dragons.example`; empty: wherever it was asked for.
    pub public_url: Option<String>,
    /// Other pages that may ask.
    pub origins: Vec<String>,
    /// A proxy in front says who asks (`x-forwarded-for`).
    pub proxied: bool,
}

impl Gate {
    /// May a page from there act for its reader?
    fn admits(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let same = |url: &String| url.trim_end_matches('/') == origin;
        if self.public_url.as_ref().is_some_and(same) || self.origins.iter().any(same) {
            return true;
        }
        let host = headers.get(header::HOST).and_then(|h| h.to_str().ok());
        let plain = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        // With an address of its own, only that one counts: a name that somebody points here is another.
        host.is_some() && plain == host && (self.public_url.is_none() || plain.is_some_and(is_loopback))
    }

    fn asks_across(&self, headers: &HeaderMap) -> Option<HeaderValue> {
        let origin = headers.get(header::ORIGIN)?;
        let text = origin.to_str().ok()?;
        self.origins.iter().any(|o| o.trim_end_matches('/') == text).then(|| origin.clone())
    }

    /// The address of whoever asks.
    pub fn address(&self, headers: &HeaderMap, from: Option<SocketAddr>) -> IpAddr {
        let told = headers.get_all("x-forwarded-for").iter().next_back().and_then(|v| v.to_str().ok());
        // The last one is what our own proxy saw.
        let told = told.and_then(|list| list.rsplit(',').next()).and_then(|a| a.trim().parse().ok());
        match (self.proxied, told) {
            (true, Some(address)) => address,
            _ => from.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |a| a.ip()),
        }
    }

    /// The cookie that carries a token.
    pub fn cookie(&self, token: &Secret) -> String {
        let secure = if self.public_url.as_ref().is_some_and(|u| u.starts_with("https:")) { "; Secure" } else { "" };
        format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}", token.reveal())
    }
}

fn is_loopback(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    matches!(name, "127.0.0.1" | "localhost" | "[::1]")
}

/// Before and after every request.
pub async fn check(State(wire): State<Wire>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|c| c.0);
    let address = wire.gate.address(headers, from);
    let across = wire.gate.asks_across(headers);
    let safe = matches!(*request.method(), Method::GET | Method::HEAD) && !request.uri().path().ends_with("/socket");
    let watched = matches!(request.uri().path(), "/healthz" | "/metrics");
    let mut response = if *request.method() == Method::OPTIONS {
        let allowed = if across.is_some() { StatusCode::NO_CONTENT } else { StatusCode::FORBIDDEN };
        allowed.into_response()
    } else if !safe && !wire.gate.admits(headers) {
        let why = Why::new("origin", "a page from elsewhere may not ask this");
        (StatusCode::FORBIDDEN, axum::Json(why)).into_response()
    } else if !watched && let Err(fault) = wire.host.may_ask(address) {
        fault.into_response()
    } else {
        // Nobody has a long story to tell: whoever sends it drop by drop is not waited for.
        let answered = tokio::time::timeout(wire.host.limits.patience, next.run(request)).await;
        answered.unwrap_or_else(|_| {
            (StatusCode::REQUEST_TIMEOUT, axum::Json(Why::new("too-slow", "this took too long"))).into_response()
        })
    };
    if response.status().is_client_error() {
        response = in_our_words(response);
    }
    let fixed = [
        ("cache-control", "no-store"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
    ];
    let headers = response.headers_mut();
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if let Some(origin) = across {
        headers.insert("access-control-allow-origin", origin);
        for (name, value) in [
            ("access-control-allow-headers", "authorization, content-type"),
            ("access-control-allow-methods", "GET, POST, DELETE"),
            ("vary", "origin"),
        ] {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
    response
}

/// What the framework refuses by itself (paths, queries, methods that make no sense) is said as everything else is.
fn in_our_words(response: Response) -> Response {
    let json = HeaderValue::from_static("application/json");
    if response.headers().get(header::CONTENT_TYPE) == Some(&json) {
        return response;
    }
    let status = response.status();
    let why = match status {
        StatusCode::METHOD_NOT_ALLOWED => Why::new("method", "this cannot be done here; see /api/openapi.json"),
        StatusCode::FORBIDDEN => Why::new("origin", "a page from elsewhere may not ask this"),
        _ => Why::new("unreadable", "this request makes no sense; see /api/openapi.json"),
    };
    let mut told = (status, axum::Json(why)).into_response();
    for name in [header::ALLOW, header::UPGRADE, header::CONNECTION] {
        if let Some(value) = response.headers().get(&name) {
            told.headers_mut().insert(name, value.clone());
        }
    }
    told
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = match &self {
            Fault::NoGame => StatusCode::NOT_FOUND,
            Fault::Nobody => StatusCode::UNAUTHORIZED,
            Fault::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Fault::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Fault::Spoilt(..) => StatusCode::INTERNAL_SERVER_ERROR,
            Fault::Refused(why) => match why.code.as_str() {
                "not-yours" | "not-seated" => StatusCode::FORBIDDEN,
                "no-notices" => StatusCode::NOT_FOUND,
                "endpoint" | "unreadable" | "terms" | "lines" | "notation" | "custody" | "wrong-root" | "ticket" => {
                    StatusCode::BAD_REQUEST
                }
                _ => StatusCode::CONFLICT,
            },
        };
        if let Fault::Unavailable(error) = &self {
            tracing::error!(%error, "the store does not answer");
        }
        (status, axum::Json(self.why())).into_response()
    }
}

/// The token of a request.
fn token(headers: &HeaderMap) -> Option<Secret> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        return value.to_str().ok()?.strip_prefix("Bearer ").and_then(Secret::shown);
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, value)| Secret::shown(value))
}

/// Where a request comes from.
pub struct From(pub IpAddr);

impl FromRequestParts<Wire> for From {
    type Rejection = std::convert::Infallible;
    async fn from_request_parts(parts: &mut Parts, wire: &Wire) -> Result<From, Self::Rejection> {
        let from = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|c| c.0);
        Ok(From(wire.gate.address(&parts.headers, from)))
    }
}

/// Somebody, or nobody.
pub struct Anybody(pub Option<Person>);

impl FromRequestParts<Wire> for Anybody {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, wire: &Wire) -> Result<Anybody, Fault> {
        match token(&parts.headers) {
            Some(token) => Ok(Anybody(wire.host.person(&token).await?)),
            None => Ok(Anybody(None)),
        }
    }
}

/// Somebody who is known.
pub struct Somebody(pub Person);

impl FromRequestParts<Wire> for Somebody {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, wire: &Wire) -> Result<Somebody, Fault> {
        let Anybody(person) = Anybody::from_request_parts(parts, wire).await?;
        person.map(Somebody).ok_or(Fault::Nobody)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(n, v)| (header::HeaderName::from_static(n), HeaderValue::from_str(v).unwrap())).collect()
    }

    #[test]
    fn pages_from_elsewhere_do_not_act_for_their_readers() {
        let open = Gate::default();
        let named = Gate { public_url: Some("https://dragons.example/".to_owned()), ..Gate::default() };
        let ask = |origin: &str, host: &str| headers(&[("origin", origin), ("host", host)]);
        assert!(open.admits(&headers(&[("host", "a:1")])), "programs send no origin");
        assert!(open.admits(&ask("http://a:1", "a:1")) && !open.admits(&ask("http://b:1", "a:1")));
        assert!(!open.admits(&ask("null", "a:1")) && !open.admits(&ask("file://a:1", "a:1")));
        assert!(named.admits(&ask("https://dragons.example", "dragons.example")));
        assert!(!named.admits(&ask("http://evil.example", "evil.example")), "a name that is pointed here");
        assert!(named.admits(&ask("http://127.0.0.1:8317", "127.0.0.1:8317")));
        let other = Gate { origins: vec!["https://club.example".to_owned()], ..Gate::default() };
        assert!(
            other.admits(&ask("https://club.example", "a"))
                && other.asks_across(&ask("https://club.example", "a")).is_some()
        );
        assert!(open.asks_across(&ask("https://club.example", "a")).is_none());
    }

    #[test]
    fn only_ones_own_proxy_is_believed() {
        let forged = headers(&[("x-forwarded-for", "1.2.3.4, 5.6.7.8")]);
        let from = Some(SocketAddr::from(([9, 9, 9, 9], 1)));
        assert_eq!(Gate::default().address(&forged, from), IpAddr::from([9, 9, 9, 9]));
        assert_eq!(Gate { proxied: true, ..Gate::default() }.address(&forged, from), IpAddr::from([5, 6, 7, 8]));
    }

    #[test]
    fn tokens_come_by_header_or_cookie() {
        let secret = "a1b2c3d4e5";
        for h in
            [headers(&[("authorization", "Bearer a1b2c3d4e5")]), headers(&[("cookie", "x=y; dragonrage=a1b2c3d4e5")])]
        {
            assert_eq!(token(&h).unwrap().reveal(), secret);
        }
        assert!(
            token(&headers(&[("authorization", "Basic a1b2c3d4e5"), ("cookie", "dragonrage=a1b2c3d4e5")])).is_none()
        );
        assert!(token(&headers(&[("cookie", "dragonrage=%00")])).is_none());
    }
}
