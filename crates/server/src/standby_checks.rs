//! Health checks of a standby. They are about this process, so it answers `/health` itself: a load balancer learns at once
//! whether it works, also during a takeover. `/ready` is forwarded, but does not wait for a takeover to end.

use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// How long a client may take to send the first line. Later the connection is forwarded, and the house closes it.
const FIRST_LINE: Duration = Duration::from_secs(5);
/// How long the rest of the exchange may take.
const ANSWERED: Duration = Duration::from_secs(2);
/// How long to wait before looking again at a line that has only begun.
const PAUSE: Duration = Duration::from_millis(5);
/// No head of a health check is longer.
const LONGEST: u64 = 8_192;
/// How long the database may be silent while the standby counts as well: as long as a lease lasts.
const SILENT: Duration = Duration::from_secs(2);

/// What a connection begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Check {
    /// Whether this process works.
    Health,
    /// Whether requests sent here reach a house.
    Ready,
}

impl Check {
    /// The first lines of such requests.
    const LINES: [(&'static [u8], Self); 4] = [
        (b"GET /health ", Self::Health),
        (b"HEAD /health ", Self::Health),
        (b"GET /ready ", Self::Ready),
        (b"HEAD /ready ", Self::Ready),
    ];
}

/// A first line, as far as it has arrived.
#[derive(PartialEq, Eq, Debug)]
enum Line {
    Check(Check),
    Other,
    /// It may become a check.
    Begun,
}

impl Line {
    fn of(seen: &[u8]) -> Self {
        if let Some((_, check)) = Check::LINES.iter().find(|(line, _)| seen.starts_with(line)) {
            return Self::Check(*check);
        }
        if Check::LINES.iter().any(|(line, _)| line.starts_with(seen)) { Self::Begun } else { Self::Other }
    }
}

/// The health check a connection begins with, if it is one. Nothing is taken from the connection.
pub(crate) async fn check_of(connection: &TcpStream) -> Option<Check> {
    let seen = async {
        let mut first = [0; 16];
        loop {
            let length = connection.peek(&mut first).await.ok()?;
            match Line::of(&first[..length]) {
                Line::Check(check) => return Some(check),
                Line::Other => return None,
                Line::Begun if length == 0 => return None,
                Line::Begun => sleep(PAUSE).await,
            }
        }
    };
    timeout(FIRST_LINE, seen).await.ok().flatten()
}

/// Whether a standby works that last heard from its database so long ago, and the word for it.
pub(crate) fn health(silence: Duration) -> Result<&'static str, &'static str> {
    if silence < SILENT { Ok("standing-by") } else { Err("store-silent") }
}

/// Answers a health check and closes the connection.
pub(crate) async fn answer(mut connection: TcpStream, found: Result<&'static str, &'static str>) {
    let (status, word) = match found {
        Ok(word) => ("200 OK", word),
        Err(word) => ("503 Service Unavailable", word),
    };
    let exchange = async {
        let mut head = Vec::new();
        let mut reader = (&mut connection).take(LONGEST);
        while !head.ends_with(b"\r\n\r\n") {
            if reader.read_buf(&mut head).await? == 0 {
                break;
            }
        }
        let body = if head.starts_with(b"HEAD") { String::new() } else { format!("{word}\n") };
        let length = word.len() + 1;
        let answer = format!(
            "HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {length}\r\n\
             cache-control: no-store\r\nconnection: close\r\n\r\n{body}"
        );
        connection.write_all(answer.as_bytes()).await?;
        connection.shutdown().await
    };
    match timeout(ANSWERED, exchange).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::debug!(%error, "a health check ended early"),
        Err(_) => tracing::debug!("a health check took too long"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_lines_of_health_checks_are_answered_here() {
        assert_eq!(Line::of(b"GET /health HTTP/1."), Line::Check(Check::Health));
        assert_eq!(Line::of(b"HEAD /ready HTTP/1."), Line::Check(Check::Ready));
        assert_eq!(Line::of(b"GET /hea"), Line::Begun);
        for other in [&b"GET /healthy HTTP"[..], b"POST /health HTTP", b"GET / HTTP/1.1", b"PRI * HTTP/2.0"] {
            assert_eq!(Line::of(other), Line::Other);
        }
    }

    #[test]
    fn a_standby_without_its_database_is_unwell() {
        assert_eq!(health(Duration::from_millis(300)), Ok("standing-by"));
        assert_eq!(health(SILENT), Err("store-silent"));
    }
}
