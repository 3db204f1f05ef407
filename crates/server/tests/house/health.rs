//! Whether the house is well: it writes to find out, not more often than once a second, and answers in time.

use crate::support::{Browser, Mishap, Unreliable, config, house_on, measured};
use server::{Config, House, Sqlite, serve};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Longer than an answer holds.
const LATER: Duration = Duration::from_millis(1_100);

fn shaky_house() -> (House, Arc<Unreliable>) {
    let store = Unreliable::new(crate::support::store());
    (house_on(config(), store.clone()), store)
}

async fn asked(house: &House, path: &str) -> (u16, String) {
    let reply = Browser::new(house).get(path).await;
    (reply.status, reply.text().trim().to_owned())
}

#[tokio::test]
async fn a_row_is_written_at_most_once_a_second() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let house = house_on(config(), Arc::new(Sqlite::open(&path).unwrap()));
    let reader = rusqlite::Connection::open(&path).unwrap();
    let probes = || reader.query_row("SELECT probes FROM health", [], |row| row.get::<_, i64>(0)).unwrap();
    let began = Instant::now();
    for _ in 0..40 {
        assert_eq!(asked(&house, "/health").await, (200, "ok".to_owned()));
        assert_eq!(asked(&house, "/ready").await, (200, "ready".to_owned()));
    }
    let most = 1 + i64::try_from(began.elapsed().as_secs()).unwrap();
    assert!((1..=most).contains(&probes()), "{} probes", probes());
    let before = probes();
    tokio::time::sleep(LATER).await;
    asked(&house, "/health").await;
    assert_eq!(probes(), before + 1, "and again later");
}

#[tokio::test]
async fn a_full_disk_is_told_and_so_is_its_end() {
    let (house, store) = shaky_house();
    for (mishap, word) in [(Mishap::DiskIsFull, "disk-full"), (Mishap::Fails, "store-failing")] {
        store.next("probe", mishap);
        assert_eq!(asked(&house, "/health").await, (503, word.to_owned()));
        assert_eq!(asked(&house, "/ready").await, (503, word.to_owned()), "the answer holds for a second");
        assert_eq!(measured(&house, "tafelrunde_store_writable").await, 0.0);
        tokio::time::sleep(LATER).await;
        assert_eq!(asked(&house, "/health").await, (200, "ok".to_owned()));
        assert_eq!(measured(&house, "tafelrunde_store_writable").await, 1.0);
        tokio::time::sleep(LATER).await;
    }
}

#[tokio::test]
async fn a_store_that_hangs_is_not_waited_for() {
    let (house, store) = shaky_house();
    store.next("probe", Mishap::NeverAnswers);
    let began = Instant::now();
    let (first, second) = tokio::join!(asked(&house, "/health"), asked(&house, "/ready"));
    assert_eq!(first, (503, "store-silent".to_owned()));
    assert_eq!(second, first);
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    let began = Instant::now();
    assert_eq!(asked(&house, "/health").await, first);
    assert!(
        began.elapsed() < Duration::from_secs(1),
        "everybody else is told at once: {:?}",
        began.elapsed()
    );
    assert_eq!(store.still_to_come(), 0, "one probe hangs, no second one beside it");
    assert_eq!(measured(&house, "tafelrunde_store_writable").await, 0.0, "the metrics do not hang");
}

#[tokio::test]
async fn whoever_asks_and_leaves_does_not_spoil_it_for_the_others() {
    let (house, _) = shaky_house();
    let gone = tokio::time::timeout(Duration::ZERO, asked(&house, "/health")).await;
    drop(gone);
    assert_eq!(asked(&house, "/health").await, (200, "ok".to_owned()));
}

#[tokio::test]
async fn a_house_that_closes_is_well_and_not_ready() {
    let (house, _) = shaky_house();
    house.close();
    assert_eq!(asked(&house, "/ready").await, (503, "closing".to_owned()));
    assert_eq!(asked(&house, "/health").await, (200, "ok".to_owned()));
}

async fn ask(address: SocketAddr, path: &str) -> String {
    let mut connection = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    connection.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn a_house_is_ready_once_it_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let config =
        Config { bind: "127.0.0.1:0".parse().unwrap(), data: folder.path().to_owned(), ..Config::default() };
    let (sender, ready) = tokio::sync::oneshot::channel();
    let house = tokio::spawn(serve(config, |address| sender.send(address).unwrap()));
    let address = tokio::time::timeout(Duration::from_secs(10), ready).await.unwrap().unwrap();
    assert!(ask(address, "/ready").await.ends_with("\r\n\r\nready\n"));
    house.abort();
}

/// Whoever watches over the house may ask where no visitors come.
#[tokio::test]
async fn the_address_of_the_metrics_tells_as_well() {
    use tower::ServiceExt;
    for path in ["/health", "/ready"] {
        let request = axum::http::Request::builder().uri(path).body(axum::body::Body::empty()).unwrap();
        let response = server::metrics(crate::support::house()).oneshot(request).await.unwrap();
        assert_eq!(response.status(), 200, "{path}");
    }
}
