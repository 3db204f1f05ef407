//! Standby: this process accepts connections and forwards them, byte by byte, to the process that runs the house, until
//! it runs the house itself. So clients may connect to any process. A connection that arrives during a takeover waits.
//! One that was forwarded to a process that has lost the house is closed, because its response may never come; the
//! client can retry. Health checks are about this process: see `standby_checks`.

use crate::lan;
use crate::standby_checks::{Check, answer, check_of, health};
use crate::store::{Postgres, Runner, StoreError};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep, timeout, timeout_at};

/// How long a connection waits for a process that responds: longer than a takeover, and than a house takes to stop.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long a check of readiness waits for one: a load balancer wants to know now.
const READY: Duration = Duration::from_millis(500);

/// How many connections are forwarded at a time. Each has two ends, and a service may open 65,536 files.
const MOST: usize = 20_000;

/// How long a process may take to accept a connection.
const ACCEPTED: Duration = Duration::from_secs(1);

/// How long to wait before a retry.
const PAUSE: Duration = Duration::from_millis(50);

/// The address for other processes to reach this one, which listens at `bind`.
pub(crate) fn reached_at(bind: SocketAddr) -> SocketAddr {
    if !bind.ip().is_unspecified() {
        return bind;
    }
    SocketAddr::new(lan::network().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)), bind.port())
}

/// Forwards connections until this process runs the house. Those still waiting then are forwarded to it as well, as
/// soon as it listens.
pub(crate) async fn stand_by(
    listener: &TcpListener,
    store: &Postgres,
    this: &Runner,
) -> Result<(), StoreError> {
    let (runner, seen) = watch::channel(None::<Runner>);
    let heard = watch::Sender::new(Instant::now());
    let room = Arc::new(Semaphore::new(MOST));
    let waits = |held: &Runner| {
        heard.send_replace(Instant::now());
        let held = &elsewhere(held, this);
        let is_new = runner.send_if_modified(|known| {
            let is_new = known.as_ref() != Some(held);
            if is_new {
                *known = Some(held.clone());
            }
            is_new
        });
        if is_new {
            let (holder, epoch) = (&held.holder, held.epoch);
            tracing::info!(holder, epoch, "another process runs the house: standing by");
            if held.address.is_none() {
                tracing::warn!(
                    "it says that it is reached where this process listens: bind to an address others can reach"
                );
            }
        }
    };
    let mut hold = std::pin::pin!(store.hold(this, waits));
    loop {
        tokio::select! {
            epoch = &mut hold => {
                runner.send_replace(Some(Runner { epoch: epoch?, ..this.clone() }));
                return Ok(());
            }
            accepted = listener.accept() => match accepted {
                Ok((connection, _)) => match Arc::clone(&room).try_acquire_owned() {
                    Ok(place) => {
                        let (seen, heard) = (seen.clone(), heard.subscribe());
                        tokio::spawn(async move {
                            take_in(connection, seen, &heard).await;
                            drop(place);
                        });
                    }
                    Err(_) => tracing::debug!("more connections than can be passed on"),
                },
                Err(error) => {
                    tracing::debug!(%error, "a connection that could not be taken in");
                    sleep(PAUSE).await;
                }
            },
        }
    }
}

/// The holder of the lease, as seen by a standby. A lease with this process's own address is that of its predecessor,
/// or of a machine with a wrong address: a connection there would come back here forever.
fn elsewhere(held: &Runner, this: &Runner) -> Runner {
    Runner { address: held.address.filter(|address| Some(*address) != this.address), ..held.clone() }
}

/// Answers a health check, or forwards the connection.
async fn take_in(
    connection: TcpStream,
    runner: watch::Receiver<Option<Runner>>,
    heard: &watch::Receiver<Instant>,
) {
    match check_of(&connection).await {
        Some(Check::Health) => {
            let found = health(heard.borrow().elapsed());
            answer(connection, found).await;
        }
        Some(Check::Ready) => {
            if let Err(unanswered) = pass_on(connection, runner, READY).await {
                answer(unanswered, Err("no-house")).await;
            }
        }
        // Whoever has waited so long has given up, or soon will.
        None => drop(pass_on(connection, runner, PATIENCE).await),
    }
}

/// Forwards a connection to the process that runs the house, until either side closes it or another process takes over.
/// If no such process is reached within `patience`, the connection is returned.
async fn pass_on(
    mut from: TcpStream,
    mut runner: watch::Receiver<Option<Runner>>,
    patience: Duration,
) -> Result<(), TcpStream> {
    let Some((epoch, mut to)) = reach(&mut runner, patience).await else { return Err(from) };
    for side in [&from, &to] {
        // As in the house itself: small packets must not wait.
        if let Err(error) = side.set_nodelay(true) {
            tracing::debug!(%error, "a connection that waits");
        }
    }
    let replaced = async {
        let is_another = |now: &Option<Runner>| now.as_ref().is_none_or(|now| now.epoch != epoch);
        if runner.wait_for(is_another).await.is_err() {
            // The sender is gone: this process itself runs the house from now on.
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        passed = copy_bidirectional(&mut from, &mut to) => {
            if let Err(error) = passed {
                tracing::debug!(%error, "a connection ended early");
            }
        }
        () = replaced => {}
    }
    Ok(())
}

/// Connects to the process that runs the house; returns its epoch, too. `None` if nobody does for too long.
async fn reach(runner: &mut watch::Receiver<Option<Runner>>, patience: Duration) -> Option<(i64, TcpStream)> {
    let until = Instant::now() + patience;
    while Instant::now() < until {
        let is_reached = |now: &Option<Runner>| now.as_ref().is_some_and(|now| now.address.is_some());
        let known = timeout_at(until, runner.wait_for(is_reached)).await.ok()?.ok()?.clone()?;
        match timeout(ACCEPTED.min(patience), TcpStream::connect(known.address?)).await {
            Ok(Ok(connection)) => return Some((known.epoch, connection)),
            // It is stopping, was just replaced, or does not listen yet.
            Ok(Err(_)) | Err(_) => sleep(PAUSE).await,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    fn runner(epoch: i64, listener: &TcpListener) -> Runner {
        Runner { epoch, holder: String::new(), address: listener.local_addr().ok() }
    }

    /// A forwarded connection: the client's end of it.
    async fn passed_on(seen: &watch::Receiver<Option<Runner>>) -> TcpStream {
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let ours = TcpStream::connect(door.local_addr().unwrap()).await.unwrap();
        let (connection, seen) = (door.accept().await.unwrap().0, seen.clone());
        tokio::spawn(async move {
            take_in(connection, seen, &watch::Sender::new(Instant::now()).subscribe()).await
        });
        ours
    }

    #[tokio::test]
    async fn a_connection_waits_for_whoever_runs_the_house_and_is_cut_when_another_does() {
        let houses = [
            TcpListener::bind("127.0.0.1:0").await.unwrap(),
            TcpListener::bind("127.0.0.1:0").await.unwrap(),
        ];
        let (know, seen) = watch::channel(None);
        let mut early = passed_on(&seen).await;
        early.write_all(b"ask").await.unwrap();
        know.send_replace(Some(runner(1, &houses[0])));
        let mut house = houses[0].accept().await.unwrap().0;
        let mut asked = [0; 3];
        house.read_exact(&mut asked).await.unwrap();
        house.write_all(b"told").await.unwrap();
        let mut told = [0; 4];
        early.read_exact(&mut told).await.unwrap();
        assert_eq!((&asked, &told), (b"ask", b"told"));
        // The first process is silent, and the second has taken over: do not wait for the first.
        know.send_replace(Some(runner(2, &houses[1])));
        assert!(matches!(early.read(&mut told).await, Ok(0) | Err(_)), "it is cut");
        let mut late = passed_on(&seen).await;
        late.write_all(b"ask").await.unwrap();
        let mut house = houses[1].accept().await.unwrap().0;
        // The sender is gone: this process runs the house.
        drop(know);
        house.write_all(b"told").await.unwrap();
        late.read_exact(&mut told).await.unwrap();
        house.write_all(b"more").await.unwrap();
        late.read_exact(&mut told).await.unwrap();
        assert_eq!(&told, b"more");
    }

    /// What a client of this standby is told.
    async fn told(seen: &watch::Receiver<Option<Runner>>, line: &str) -> String {
        let mut connection = passed_on(seen).await;
        // In two pieces: the line may arrive in any.
        for piece in [&line[..7], &line[7..], " HTTP/1.1\r\nHost: here\r\n\r\n"] {
            connection.write_all(piece.as_bytes()).await.unwrap();
            sleep(Duration::from_millis(20)).await;
        }
        let mut told = String::new();
        connection.read_to_string(&mut told).await.unwrap();
        told
    }

    #[tokio::test]
    async fn health_checks_are_answered_at_once_while_nobody_runs_the_house() {
        let (know, seen) = watch::channel(None);
        let well = told(&seen, "GET /health").await;
        assert!(well.starts_with("HTTP/1.1 200 OK\r\n") && well.ends_with("\r\n\r\nstanding-by\n"), "{well}");
        let head = told(&seen, "HEAD /health").await;
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.ends_with("\r\n\r\n"), "{head}");
        let none = told(&seen, "GET /ready").await;
        assert!(none.starts_with("HTTP/1.1 503 ") && none.ends_with("\r\n\r\nno-house\n"), "{none}");
        // Once somebody does, they say whether it is ready.
        let house = TcpListener::bind("127.0.0.1:0").await.unwrap();
        know.send_replace(Some(runner(1, &house)));
        let (forwarded, house) = tokio::join!(told(&seen, "GET /ready"), async {
            let mut house = house.accept().await.unwrap().0;
            let mut asked = Vec::new();
            while !asked.ends_with(b"\r\n\r\n") {
                house.read_buf(&mut asked).await.unwrap();
            }
            house.write_all(b"starting").await.unwrap();
            asked
        });
        assert_eq!(forwarded, "starting");
        assert!(house.starts_with(b"GET /ready HTTP/1.1\r\n"), "nothing is lost by looking at it");
    }

    #[test]
    fn nothing_is_passed_on_to_oneself() {
        let at = |address: &str| Runner { epoch: 1, holder: String::new(), address: address.parse().ok() };
        let (this, other) = (at("127.0.0.1:7777"), at("127.0.0.1:7778"));
        assert_eq!(elsewhere(&other, &this), other);
        assert_eq!(
            elsewhere(&this, &this).address,
            None,
            "it waits until somebody else is named, or itself takes over"
        );
    }

    #[test]
    fn other_processes_are_told_an_address_of_this_machine() {
        let plain: SocketAddr = "192.0.2.11:7777".parse().unwrap();
        assert_eq!(reached_at(plain), plain);
        let any = reached_at("0.0.0.0:7777".parse().unwrap());
        assert!(!any.ip().is_unspecified() && any.port() == 7777, "{any}");
    }
}
