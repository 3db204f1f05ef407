//! The address of a client, as rate limits see it.

use crate::house::House;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// A client's IPv4 address, or the /64 network of its IPv6 address, which a household usually has to itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Client(IpAddr);

impl Client {
    /// All clients whose address is not known; they share one limit.
    pub(crate) const UNKNOWN: Self = Self(IpAddr::V4(Ipv4Addr::UNSPECIFIED));

    /// The client at an address.
    pub(crate) fn at(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(IpAddr::V4(address)),
            IpAddr::V6(address) => Self(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))),
        }
    }

    /// The address as bytes.
    pub(crate) const fn bytes(self) -> [u8; 16] {
        match self.0 {
            IpAddr::V4(address) => address.to_ipv6_mapped().octets(),
            IpAddr::V6(address) => address.octets(),
        }
    }
}

/// The address in a proxy's header. The client may have sent entries of its own, but the proxy appends: only the last
/// one counts.
fn forwarded(headers: &HeaderMap, name: &str) -> Option<IpAddr> {
    let line = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    let last = line.rsplit(',').next()?.trim();
    let with_port = || last.parse::<SocketAddr>().ok().map(|address| address.ip());
    last.parse().ok().or_else(with_port)
}

impl FromRequestParts<House> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Infallible> {
        let header = house.config().client_header.as_deref();
        let behind = header.and_then(|name| forwarded(&parts.headers, name));
        let connected = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(behind.or_else(connected).map_or(Self::UNKNOWN, Self::at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn client(text: &str) -> Client {
        Client::at(text.parse().unwrap())
    }

    #[test]
    fn a_household_is_one_client() {
        assert_eq!(client("2001:db8:1:2:aaaa::1"), client("2001:db8:1:2:bbbb:ffff:0:9"));
        assert_ne!(client("2001:db8:1:2::1"), client("2001:db8:1:3::1"));
        assert_ne!(client("203.0.113.7"), client("203.0.113.8"));
        assert_eq!(client("::ffff:203.0.113.7"), client("203.0.113.7"), "the same address written otherwise");
        assert_ne!(client("::ffff:203.0.113.7"), client("::ffff:203.0.113.8"));
    }

    #[test]
    fn what_the_nearest_proxy_wrote_counts() {
        let headers = |lines: &[&'static str]| -> HeaderMap {
            let name = HeaderName::from_static("x-forwarded-for");
            lines.iter().map(|line| (name.clone(), HeaderValue::from_static(line))).collect()
        };
        let found = |lines: &[&'static str]| {
            forwarded(&headers(lines), "x-forwarded-for").map(|address| address.to_string())
        };
        assert_eq!(found(&["203.0.113.7"]).as_deref(), Some("203.0.113.7"));
        assert_eq!(
            found(&["198.51.100.1, 203.0.113.7"]).as_deref(),
            Some("203.0.113.7"),
            "the first is a claim"
        );
        assert_eq!(found(&["198.51.100.1", "203.0.113.7"]).as_deref(), Some("203.0.113.7"));
        assert_eq!(found(&["203.0.113.7:4711"]).as_deref(), Some("203.0.113.7"));
        assert_eq!(found(&["[2001:db8::1]:4711"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(found(&["2001:db8::1"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(found(&["nonsense"]), None);
        assert_eq!(found(&[]), None);
    }
}
