//! Whoever begins to ask and never ends: the house hangs up after a while, and never on whoever is being told
//! something.

use server::{Config, serve};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

/// How long a request may take in these tests.
const WITHIN: Duration = Duration::from_millis(300);

/// An open house.
struct Open {
    address: SocketAddr,
    serving: JoinHandle<()>,
    folder: tempfile::TempDir,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn open(config: Config) -> Open {
    open_for(config, WITHIN).await
}

/// An open house where a request may take so long.
async fn open_for(config: Config, request_within: Duration) -> Open {
    let folder = tempfile::tempdir().unwrap();
    let bind = "127.0.0.1:0".parse().unwrap();
    let data = folder.path().join("a new").join("house");
    let config = Config { bind, data, request_within, ..config };
    let (sender, ready) = tokio::sync::oneshot::channel();
    let serving = async { serve(config, |address| sender.send(address).unwrap()).await.unwrap() };
    let serving = tokio::spawn(serving);
    let address = tokio::time::timeout(Duration::from_secs(10), ready).await.unwrap().unwrap();
    Open { address, serving, folder }
}

impl Open {
    /// A connection on which this has been sent.
    async fn begin(&self, text: &str) -> TcpStream {
        let mut connection = TcpStream::connect(self.address).await.unwrap();
        connection.write_all(text.as_bytes()).await.unwrap();
        connection
    }

    /// All that comes back until the house hangs up.
    async fn until_hung_up(&self, text: &str) -> String {
        until_hung_up(&mut self.begin(text).await).await
    }

    /// Becomes a guest, opens a table, and opens its stream.
    async fn stream(&self) -> (TcpStream, String) {
        let form = "quick=yes";
        let head = "Host: localhost\r\nOrigin: http://localhost\r\nConnection: close";
        let length = form.len();
        let kind = "Content-Type: application/x-www-form-urlencoded";
        let opened = self
            .until_hung_up(&format!(
                "POST /new/artus HTTP/1.1\r\n{head}\r\n{kind}\r\nContent-Length: {length}\r\n\r\n{form}"
            ))
            .await;
        let place = opened.lines().find_map(|line| line.strip_prefix("location: ")).unwrap().to_owned();
        let stream = self.begin(&format!("GET {place}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n")).await;
        (stream, place)
    }
}

async fn until_hung_up(connection: &mut TcpStream) -> String {
    let mut all = Vec::new();
    // A house that hangs up on somebody who has not finished may reset the connection.
    let end = tokio::time::timeout(Duration::from_secs(10), connection.read_to_end(&mut all)).await;
    drop(end.expect("the house hangs up some time"));
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test]
async fn a_head_that_never_ends_is_not_waited_for() {
    let house = open(Config::default()).await;
    for begun in [
        "",
        "G",
        "GET / HTTP/1.1\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        // The first request is answered, the second one never ends.
        "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTTP/1.1\r\nHost:",
        // Whoever asks nothing more need not be waited for either.
        "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ] {
        let started = Instant::now();
        let answer = house.until_hung_up(begun).await;
        assert!(started.elapsed() >= WITHIN, "{begun:?} has its time: {:?}", started.elapsed());
        assert_eq!(answer.starts_with("HTTP/1.1 200"), begun.contains("\r\n\r\n"), "{begun:?}: {answer}");
    }
}

#[tokio::test]
async fn a_head_that_trickles_is_not_waited_for_either() {
    let house = open(Config::default()).await;
    let mut connection = house.begin("GET / HTTP/1.1\r\nHost: localhost\r\n").await;
    let trickle = async {
        for _ in 0..100 {
            tokio::time::sleep(WITHIN / 10).await;
            if connection.write_all(b"X: y\r\n").await.is_err() {
                return true;
            }
        }
        false
    };
    assert!(trickle.await, "a little now and then is not enough");
}

#[tokio::test]
async fn a_head_that_has_begun_has_little_time_and_silence_before_it_has_more() {
    let quick = Duration::from_millis(150);
    let house = open_for(Config { head_within: quick, ..Config::default() }, Duration::from_secs(3)).await;
    let whole = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let started = Instant::now();
    house.until_hung_up("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await;
    let took = started.elapsed();
    assert!(took >= quick && took < Duration::from_secs(2), "{took:?}");
    // A second head, after the first request was answered, has as little time.
    let mut connection = house.begin(whole).await;
    let mut answer = [0; 1024];
    let read = connection.read(&mut answer).await.unwrap();
    assert!(answer[..read].starts_with(b"HTTP/1.1 200"));
    let started = Instant::now();
    connection.write_all(b"GET / HT").await.unwrap();
    until_hung_up(&mut connection).await;
    assert!(started.elapsed() < Duration::from_secs(2), "{:?}", started.elapsed());
    // Whoever says nothing between two requests is waited for as long as before.
    let mut connection = house.begin(whole).await;
    for _ in 0..3 {
        let mut answer = [0; 1024];
        let read = connection.read(&mut answer).await.unwrap();
        assert!(answer[..read].starts_with(b"HTTP/1.1 200"));
        tokio::time::sleep(quick * 3).await;
        connection.write_all(whole.as_bytes()).await.unwrap();
    }
}

#[tokio::test]
async fn a_head_that_is_too_large_is_refused() {
    let house = open(Config::default()).await;
    let largest = 32 * 1024;
    let head = |length: usize| {
        let start = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Long: ";
        let end = "\r\n\r\n";
        start.to_owned() + &"a".repeat(length - start.len() - end.len()) + end
    };
    for length in [largest - 1, largest] {
        assert!(house.until_hung_up(&head(length)).await.starts_with("HTTP/1.1 200"), "{length}");
    }
    // Each in one burst. Whoever sends more than is read may see the connection reset before the answer.
    for length in [largest + 1, 40 * 1024, 50 * 1024, 64 * 1024, 400 * 1024] {
        let refused = house.until_hung_up(&head(length)).await;
        assert!(refused.is_empty() || refused.starts_with("HTTP/1.1 431"), "{length}: {refused}");
    }
    // In pieces it is no different.
    let whole = head(largest + 1);
    let (first, second) = whole.split_at(largest / 2);
    let mut connection = house.begin(first).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    connection.write_all(second.as_bytes()).await.unwrap();
    let refused = until_hung_up(&mut connection).await;
    assert!(refused.starts_with("HTTP/1.1 431"), "{refused}");
}

#[tokio::test]
async fn a_body_that_never_ends_is_refused_in_words() {
    let house = open(Config::default()).await;
    let head = "Host: localhost\r\nOrigin: http://localhost\r\nContent-Length: 100\r\nAccept-Language: de";
    for (path, kind, says) in [
        ("/me", "application/x-www-form-urlencoded", "zu lange"),
        ("/import", "multipart/form-data; boundary=cut", "zu lange"),
        ("/api/v1/guests", "application/json", "\"code\":\"too_slow\""),
    ] {
        let request = format!("POST {path} HTTP/1.1\r\n{head}\r\nContent-Type: {kind}\r\n\r\nname");
        let started = Instant::now();
        let answer = house.until_hung_up(&request).await;
        assert!(started.elapsed() >= WITHIN, "{path} has its time");
        assert!(answer.starts_with("HTTP/1.1 408"), "{path}: {answer}");
        assert!(answer.contains(says), "{path}: {answer}");
    }
}

#[tokio::test]
async fn a_stream_stays_open_for_as_long_as_it_is_read() {
    let house = open(Config { bot_pause: Duration::from_secs(60), ..Config::default() }).await;
    let (mut stream, place) = house.stream().await;
    let mut part = [0; 64 * 1024];
    let read = stream.read(&mut part).await.unwrap();
    assert!(String::from_utf8_lossy(&part[..read]).starts_with("HTTP/1.1 200"), "{place}");
    let still =
        tokio::time::timeout(WITHIN * 5, async { while stream.read(&mut part).await.unwrap() > 0 {} });
    assert!(still.await.is_err(), "nobody hung up");
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_others_have_theirs() {
    let config = Config { streams_per_person: 2, people_per_address: 1, ..Config::default() };
    let house = open(Config { request_within: WITHIN, ..config.clone() }).await;
    // Two for the streams of one person, and what a browser opens besides.
    let allowed = 2 + 6;
    let mut waiting = Vec::new();
    for _ in 0..allowed {
        waiting.push(house.begin("GET /health HTTP/1.1\r\n").await);
    }
    let refused =
        house.until_hung_up("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await;
    assert_eq!(refused, "", "one too many");
    drop(waiting);
    let ask = || house.until_hung_up("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let mut answer = ask().await;
    for _ in 0..100 {
        if !answer.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        answer = ask().await;
    }
    assert!(answer.starts_with("HTTP/1.1 200"), "who leaves makes room: {answer}");

    // Behind a proxy all connections come from the proxy; there it is the proxy that counts.
    let behind = open(Config { client_header: Some("x-forwarded-for".to_owned()), ..config }).await;
    let mut waiting = Vec::new();
    for _ in 0..3 * allowed {
        waiting.push(behind.begin("GET /health HTTP/1.1\r\n").await);
    }
    let answer =
        behind.until_hung_up("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_folder_the_house_makes_is_closed_to_everybody_else_and_one_it_finds_stays_as_it_is() {
    use std::os::unix::fs::PermissionsExt;
    let house = open(Config::default()).await;
    let rights = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let before = rights(house.folder.path());
    let data = house.folder.path().join("a new").join("house");
    assert_eq!((rights(&data), rights(&data.join("tafelrunde.sqlite"))), (0o700, 0o600));
    assert_eq!(rights(house.folder.path()), before);
}
