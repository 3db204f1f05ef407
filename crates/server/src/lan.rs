//! Who can use a link of the house: one with a loopback address does not work for friends.

use crate::config::Config;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::sync::LazyLock;

/// Who can use a link of the house.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Reach {
    /// Anybody who can reach the house as the reader does.
    AsTheReader,
    /// Only this machine: the house listens on loopback, at this port.
    Nobody(u16),
    /// Anybody in the local network, at this address; the reader uses a loopback address.
    Network(String),
}

impl Reach {
    /// The reach of links that begin with `address`.
    pub(crate) fn of(config: &Config, address: Option<&str>) -> Self {
        let host = address.and_then(|address| address.strip_prefix("http://"));
        if config.public_url.is_some() || !host.is_some_and(is_loopback) {
            return Self::AsTheReader;
        }
        let port = host.and_then(|host| host.rsplit_once(':')?.1.parse().ok()).unwrap_or(80);
        match network() {
            Some(ip) if config.bind.ip().is_unspecified() => {
                Self::Network(format!("http://{}", SocketAddr::new(ip, port)))
            }
            Some(_) | None if config.bind.ip().is_loopback() => Self::Nobody(port),
            Some(_) | None => Self::AsTheReader,
        }
    }
}

/// Whether a host, with or without a port, is a loopback address.
fn is_loopback(host: &str) -> bool {
    let name = host.rsplit_once(':').filter(|(name, _)| !name.ends_with(':')).map_or(host, |(name, _)| name);
    name == "localhost" || name.trim_matches(['[', ']']).parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

/// The address of this machine in its network, if it has one. No packet is sent to find it.
pub(crate) fn network() -> Option<IpAddr> {
    static NETWORK: LazyLock<Option<IpAddr>> = LazyLock::new(|| {
        let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
        // A documentation address (RFC 5737), where nobody is.
        socket.connect("192.0.2.1:9").ok()?;
        Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
    });
    *NETWORK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_this_machine_helps_nobody_else() {
        let config =
            Config { bind: "127.0.0.1:7777".parse().unwrap(), public_url: None, ..Config::default() };
        for address in ["http://127.0.0.1:7777", "http://localhost:7777", "http://[::1]:7777"] {
            assert_eq!(Reach::of(&config, Some(address)), Reach::Nobody(7777), "{address}");
        }
        assert_eq!(Reach::of(&config, Some("http://203.0.113.7:7777")), Reach::AsTheReader);
        assert_eq!(Reach::of(&config, None), Reach::AsTheReader, "the page completes the link itself");
        let proxied = Config { public_url: Some("https://play.example".to_owned()), ..config.clone() };
        assert_eq!(Reach::of(&proxied, Some("https://play.example")), Reach::AsTheReader);
        let open = Config { bind: "0.0.0.0:7777".parse().unwrap(), ..config };
        let expected = network().map(|ip| Reach::Network(format!("http://{ip}:7777")));
        let expected = expected.unwrap_or(Reach::AsTheReader);
        assert_eq!(Reach::of(&open, Some("http://localhost:7777")), expected);
    }
}
