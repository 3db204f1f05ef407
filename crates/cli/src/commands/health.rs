//! `tafelrunde health`: asks a house on this machine whether it is well, for containers, which have no other program.

use crate::args::Health;
use crate::failure::{Failure, Outcome};
use crate::out;
use std::io::{self, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::time::Duration;
use words::Words;

/// So long a house may take to answer; it answers itself after two seconds whatever its store does.
const PATIENCE: Duration = Duration::from_secs(4);
/// No answer is longer.
const LONGEST: u64 = 4_096;

pub(crate) fn run(words: Words, args: &Health) -> Outcome {
    let given = args.bind.as_deref().unwrap_or("127.0.0.1:7777");
    let parsed: Result<SocketAddr, _> = given.parse();
    let bind =
        parsed.map_err(|_| Failure::input(words.say_with("cli-error-bind", &[("bind", given.into())])))?;
    let path = if args.ready { "/ready" } else { "/health" };
    let name = [("address", bind.to_string().into())];
    let answer = ask(reachable(bind), path).map_err(|error| {
        let args = [("address", bind.to_string().into()), ("error", error.to_string().into())];
        Failure::no(words.say_with("cli-health-silent", &args))
    })?;
    if answer.starts_with("HTTP/1.1 200 ") {
        out::line(words.say_with("cli-health-well", &name));
        return Ok(());
    }
    let why = answer.lines().last().unwrap_or_default().to_owned();
    let args = [("address", bind.to_string().into()), ("why", why.into())];
    Err(Failure::no(words.say_with("cli-health-unwell", &args)))
}

/// A house that listens at every address is asked at the one of the machine itself.
pub(crate) fn reachable(bind: SocketAddr) -> SocketAddr {
    let ip = match bind.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::from([127, 0, 0, 1]),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1]),
        ip => ip,
    };
    SocketAddr::new(ip, bind.port())
}

fn ask(address: SocketAddr, path: &str) -> io::Result<String> {
    let mut connection = TcpStream::connect_timeout(&address, PATIENCE)?;
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    write!(connection, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    connection.take(LONGEST).read_to_string(&mut answer)?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::*;

    #[test]
    fn a_house_at_every_address_is_asked_at_home() {
        let at = |text: &str| reachable(text.parse().unwrap()).to_string();
        assert_eq!(at("0.0.0.0:7777"), "127.0.0.1:7777");
        assert_eq!(at("[::]:7777"), "[::1]:7777");
        assert_eq!(at("192.0.2.7:80"), "192.0.2.7:80");
    }
}
