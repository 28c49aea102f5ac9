//! Where a notice may be sent. The address comes from whoever subscribes, so it is not trusted: only `https:`, only names, only the
//! usual port, and only machines of the public net, looked at when they are about to be asked. Otherwise anybody could have the server
//! knock at doors inside its own house.

use axum::http::Uri;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Longest address.
pub const LONGEST: usize = 1024;

/// How far the server may reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Push services of the public net.
    #[default]
    Public,
    /// This machine only, also without TLS: for tests.
    Loopback,
}

/// Why nothing is sent there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// It cannot be read, or it is too long.
    #[error("this is no address of a push service")]
    Unreadable,
    /// It is not `https:`, or not at the usual port.
    #[error("a push service is asked by https at its usual port")]
    Scheme,
    /// It is none of the public net.
    #[error("a push service has a name in the public net")]
    Private,
}

/// An address that may be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endpoint {
    /// With TLS?
    pub tls: bool,
    /// The name.
    pub host: String,
    /// The port.
    pub port: u16,
    /// Path and query.
    pub path: String,
}

impl Endpoint {
    /// Reads an address.
    pub fn parse(text: &str, reach: Reach) -> Result<Endpoint, Unfit> {
        let plain = text.bytes().all(|b| b.is_ascii_graphic() && !matches!(b, b'\\' | b'"' | b'<' | b'>' | b'#'));
        if text.len() > LONGEST || !plain {
            return Err(Unfit::Unreadable);
        }
        let uri: Uri = text.parse().map_err(|_| Unfit::Unreadable)?;
        let authority = uri.authority().ok_or(Unfit::Unreadable)?;
        if authority.as_str().contains('@') {
            return Err(Unfit::Unreadable);
        }
        let tls = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if reach == Reach::Loopback => false,
            _ => return Err(Unfit::Scheme),
        };
        let usual = if tls { 443 } else { 80 };
        let port = match authority.as_str().strip_prefix(authority.host()).ok_or(Unfit::Unreadable)? {
            "" => usual,
            port => port.trim_start_matches(':').parse().map_err(|_| Unfit::Unreadable)?,
        };
        let host = authority.host().to_ascii_lowercase();
        match reach {
            Reach::Loopback => (),
            Reach::Public if port != usual => return Err(Unfit::Scheme),
            Reach::Public if !is_public_name(&host) => return Err(Unfit::Private),
            Reach::Public => (),
        }
        let path = uri.path_and_query().map_or("/", |p| p.as_str()).to_owned();
        Ok(Endpoint { tls, host, port, path })
    }

    /// The origin, as a note for the service names it.
    pub fn origin(&self) -> String {
        let scheme = if self.tls { "https" } else { "http" };
        match (self.tls, self.port) {
            (true, 443) | (false, 80) => format!("{scheme}://{}", self.host),
            (_, port) => format!("{scheme}://{}:{port}", self.host),
        }
    }
}

/// Machines of that name that may be asked. They are asked by these addresses and not by the name: it could mean others a moment later.
pub fn reachable(found: impl IntoIterator<Item = SocketAddr>, reach: Reach) -> Vec<SocketAddr> {
    let fits = |address: &SocketAddr| match reach {
        Reach::Public => is_public(address.ip()),
        Reach::Loopback => address.ip().is_loopback(),
    };
    found.into_iter().filter(fits).take(4).collect()
}

/// A name that a service of the public net can have: no bare number, and none that only means something at home.
fn is_public_name(host: &str) -> bool {
    let labels: Vec<&str> = host.split('.').collect();
    let fair = |label: &&str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
            && !label.starts_with('-')
    };
    let last = labels.last().copied().unwrap_or_default();
    let at_home =
        ["local", "localhost", "internal", "lan", "home", "corp", "intranet", "arpa", "onion", "test", "invalid"];
    labels.len() >= 2
        && host.len() <= 253
        && labels.iter().all(fair)
        && last.bytes().any(|b| b.is_ascii_alphabetic())
        // What begins like a number in another writing is one for some.
        && !last.starts_with("0x")
        && !at_home.contains(&last)
}

/// Is it a machine of the public net?
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !matches!(
        (a, b, c),
        (0 | 10 | 127, _, _)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (192, 168, _)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
            | (224..=255, _, _)
    )
}

/// Only what was given to the public net, and of that nothing that stands for an address of the older kind.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    (a & 0xe000) == 0x2000
        && a != 0x2002
        && !(a == 0x2001 && (b < 0x0200 || b == 0x0db8))
        && !(a == 0x3fff && b < 0x1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn services_as_browsers_name_them() {
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc:def-_",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
            "https://web.push.apple.com/QOh-x",
            "https://wns2-db5p.notify.windows.com/w/?token=BQYAAA%3d%3d",
            "https://push.example:443/x",
        ] {
            let read = Endpoint::parse(good, Reach::Public).unwrap();
            assert!(read.tls && read.port == 443 && good.contains(&read.path), "{read:?}");
        }
        let read = Endpoint::parse("https://Push.Example/x?y=1", Reach::Public).unwrap();
        assert_eq!((read.origin().as_str(), read.path.as_str()), ("https://push.example", "/x?y=1"));
    }

    #[test]
    fn doors_inside_the_house_are_not_knocked_at() {
        for bad in [
            "",
            "x",
            "/x",
            "https:",
            "https://",
            "https:///x",
            "http://push.example/x",
            "ftp://push.example/x",
            "file:///etc/passwd",
            "gopher://push.example/x",
            "https://push.example:8443/x",
            "https://push.example:22/x",
            "https://push.example:99999/x",
            "https://127.0.0.1/x",
            "https://127.1/x",
            "https://2130706433/x",
            "https://0x7f000001/x",
            "https://0x7f.0.0.0x1/x",
            "https://017700000001/x",
            "https://10.0.0.1/x",
            "https://10.1.2.3:443/x",
            "https://172.16.0.1/x",
            "https://192.168.1.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://0.0.0.0/x",
            "https://8.8.8.8/x",
            "https://[::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[fe80::1]/x",
            "https://localhost/x",
            "https://LOCALHOST/x",
            "https://foo.localhost/x",
            "https://metadata/x",
            "https://metadata.google.internal/x",
            "https://printer.local/x",
            "https://router.lan/x",
            "https://push.example./x",
            "https://me:secret@push.example/x",
            "https://push.example@127.0.0.1/x",
            "https://127.0.0.1#push.example/x",
            "https://push.example\\@127.0.0.1/x",
            "https://push.example/x y",
            "https://push.example/\r\nhost: inside",
            "https://push.exämple/x",
            "https://-push.example/x",
            "https://push..example/x",
        ] {
            assert!(Endpoint::parse(bad, Reach::Public).is_err(), "{bad}");
        }
        let long = format!("https://push.example/{}", "x".repeat(LONGEST));
        assert_eq!(Endpoint::parse(&long, Reach::Public), Err(Unfit::Unreadable));
        assert!(Endpoint::parse("http://127.0.0.1:1234/x", Reach::Loopback).is_ok(), "tests may");
    }

    #[test]
    fn a_name_that_means_a_machine_at_home_is_found_out_when_it_is_asked() {
        let at = |ip: &str| SocketAddr::new(ip.parse().unwrap(), 443);
        let home = [
            "127.0.0.1",
            "127.8.9.1",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.1",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "::ffff:8.8.8.8",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "64:ff9b::a00:1",
            "2001:db8::1",
            "2001::1",
            "2002:a00:1::1",
            "100::1",
        ];
        for ip in home {
            assert!(reachable([at(ip)], Reach::Public).is_empty(), "{ip}");
        }
        for ip in ["8.8.8.8", "172.32.0.1", "100.128.0.1", "192.1.1.1", "2606:4700::1111", "2a00:1450:4001::1"] {
            assert_eq!(reachable([at("10.0.0.1"), at(ip)], Reach::Public), [at(ip)], "{ip}");
        }
        assert!(reachable([at("8.8.8.8"), at("10.0.0.1")], Reach::Loopback).is_empty());
    }
}
