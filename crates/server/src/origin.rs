//! Origins as browsers compare them: scheme, host and port. They decide which pages may change something, and which
//! address of the house may be used in links.

use crate::config::Config;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The local address of the connection a request came on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalAddress(pub(crate) SocketAddr);

/// An origin. Two are equal if all parts are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    secure: bool,
    host: Host,
    port: u16,
}

/// A host name or an IP address.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Host {
    Name(String),
    Address(IpAddr),
}

impl Host {
    fn read(text: &str) -> Option<Self> {
        if let Some(inner) = text.strip_prefix('[') {
            let address: Ipv6Addr = inner.strip_suffix(']')?.parse().ok()?;
            return Some(Self::Address(IpAddr::V6(address).to_canonical()));
        }
        if let Ok(address) = text.parse() {
            return Some(Self::Address(IpAddr::V4(address)));
        }
        let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_');
        (!text.is_empty() && text.chars().all(fits)).then(|| Self::Name(text.to_ascii_lowercase()))
    }
}

impl Origin {
    /// Reads `https://play.example`, as browsers write it in `Origin` and people in their settings; a slash may follow.
    pub fn read(text: &str) -> Option<Self> {
        let (scheme, rest) = text.split_once("://")?;
        let secure = match scheme.to_ascii_lowercase().as_str() {
            "http" => false,
            "https" => true,
            _ => return None,
        };
        Self::at(secure, rest.trim_end_matches('/'))
    }

    /// The origin for a value of the header `Host`. Without a port it has the default one.
    fn at(secure: bool, host: &str) -> Option<Self> {
        let end_of_address = host.rfind(']').map_or(0, |at| at + 1);
        let (host, port) = match host[end_of_address..].rfind(':') {
            Some(colon) => {
                let (host, port) = host.split_at(end_of_address + colon);
                let digits =
                    port.strip_prefix(':').filter(|port| port.bytes().all(|c| c.is_ascii_digit()))?;
                (host, digits.parse().ok()?)
            }
            None => (host, if secure { 443 } else { 80 }),
        };
        Some(Self { secure, host: Host::read(host)?, port })
    }

    /// Whether it is certainly this machine: a loopback address, or the local address of the connection.
    fn is_here(&self, local: Option<SocketAddr>) -> bool {
        match &self.host {
            Host::Name(name) => name == "localhost",
            Host::Address(address) if address.is_loopback() => true,
            Host::Address(address) => {
                local.is_some_and(|local| local.ip().to_canonical() == *address && local.port() == self.port)
            }
        }
    }
}

fn text(headers: &HeaderMap, name: axum::http::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok())
}

/// Whether a change comes from a page of this house. Browsers send `Origin` with every change. It must match the public
/// address, if there is one; otherwise the house speaks http, and it must match `Host`.
pub(crate) fn same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = text(headers, ORIGIN).filter(|origin| !origin.ends_with('/')) else { return false };
    let own = match public_url {
        Some(url) => Origin::read(url),
        None => text(headers, HOST).and_then(|host| Origin::at(false, host)),
    };
    own.is_some() && Origin::read(origin) == own
}

/// The address of the house for links: the public one, or the one in `Host` if that is certainly this machine. `None`
/// otherwise: somebody who can make a browser send another `Host` could decide where a link leads. The page then shows
/// the path, and its script completes it.
pub(crate) fn address_for_links(
    config: &Config,
    headers: &HeaderMap,
    local: Option<LocalAddress>,
) -> Option<String> {
    if let Some(url) = &config.public_url {
        return Some(url.trim_end_matches('/').to_owned());
    }
    let host = text(headers, HOST)?;
    let origin = Origin::at(false, host)?;
    origin.is_here(local.map(|local| local.0)).then(|| format!("http://{host}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    fn same(origin: &'static str, host: &'static str, public_url: Option<&str>) -> bool {
        same_origin(&headers(&[("origin", origin), ("host", host)]), public_url)
    }

    #[test]
    fn only_our_own_pages_may_change_anything() {
        assert!(same("http://localhost:7777", "localhost:7777", None));
        assert!(!same("http://evil.example", "localhost:7777", None));
        assert!(!same_origin(&headers(&[("host", "localhost:7777")]), None), "no origin, no change");
        assert!(!same("https://play.example", "127.0.0.1:7777", None));
        for nonsense in [
            "null",
            "",
            "localhost:7777",
            "://localhost:7777",
            "http://",
            "http://localhost:7777/",
            "file://",
        ] {
            assert!(!same(nonsense, "localhost:7777", None), "{nonsense}");
        }
    }

    #[test]
    fn scheme_host_and_port_count() {
        assert!(!same("https://localhost:7777", "localhost:7777", None), "this house speaks http");
        assert!(!same("http://localhost:7778", "localhost:7777", None));
        assert!(!same("http://localhost", "localhost:7777", None));
        assert!(!same("ws://localhost:7777", "localhost:7777", None));
        assert!(same("http://LocalHost:7777", "localhost:7777", None), "names have no capitals");
        assert!(!same("http://localhost:+7777", "localhost:7777", None));
        assert!(!same("http://evil@localhost:7777", "localhost:7777", None));
    }

    #[test]
    fn the_usual_ports_need_not_be_written() {
        assert!(same("http://house.example", "house.example:80", None));
        assert!(same("http://house.example:80", "house.example", None));
        assert!(same("https://play.example", "x", Some("https://play.example:443/")));
        assert!(!same("https://play.example", "x", Some("https://play.example:80")));
        assert!(!same("http://play.example", "x", Some("https://play.example")));
    }

    #[test]
    fn a_house_with_a_public_address_is_there_and_nowhere_else() {
        let public = Some("https://play.example/");
        assert!(same("https://play.example", "127.0.0.1:7777", public), "behind a proxy");
        assert!(!same("http://play.example", "play.example", public), "not in the clear");
        assert!(!same("http://127.0.0.1:7777", "127.0.0.1:7777", public));
        assert!(!same("https://evil.example", "evil.example", public));
        assert!(!same("https://play.example.evil.example", "x", public));
    }

    #[test]
    fn addresses_of_version_6_are_compared_as_addresses() {
        assert!(same("http://[::1]:7777", "[::1]:7777", None));
        assert!(same("http://[0:0:0:0:0:0:0:1]:7777", "[::1]:7777", None));
        assert!(same("http://[2001:DB8::1]", "[2001:db8::1]:80", None));
        assert!(!same("http://[::1]:7777", "[::2]:7777", None));
        assert!(!same("http://[::1", "[::1", None));
        assert!(same("https://[2001:db8::1]", "x", Some("https://[2001:db8::1]:443")));
    }

    #[test]
    fn a_foreign_host_is_in_no_link() {
        let link = |host: &'static str, local: Option<&str>| {
            let local = local.map(|local| LocalAddress(local.parse().unwrap()));
            address_for_links(&Config::default(), &headers(&[("host", host)]), local)
        };
        for host in ["localhost:7777", "127.0.0.1:8080", "[::1]:7777", "localhost"] {
            assert_eq!(link(host, None), Some(format!("http://{host}")));
        }
        assert_eq!(link("198.51.100.5:7777", Some("198.51.100.5:7777")).unwrap(), "http://198.51.100.5:7777");
        assert_eq!(
            link("[2001:db8::1]:7777", Some("[2001:db8::1]:7777")).unwrap(),
            "http://[2001:db8::1]:7777"
        );
        for host in [
            "evil.example",
            "198.51.100.6:7777",
            "198.51.100.5:80",
            "localhost.evil.example",
            "a b",
            "",
            "localhost:x",
        ] {
            assert_eq!(link(host, Some("198.51.100.5:7777")), None, "{host}");
        }
        let public = Config { public_url: Some("https://play.example/".to_owned()), ..Config::default() };
        let link = address_for_links(&public, &headers(&[("host", "evil.example")]), None);
        assert_eq!(link.as_deref(), Some("https://play.example"));
    }
}
