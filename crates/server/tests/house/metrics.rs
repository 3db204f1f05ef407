//! What the house measures of itself: readable where its owner says, nowhere else, and without anybody's secrets.

use crate::support::{
    Browser, Mishap, Unreliable, config, house, house_on, measured, metrics_text, play_on, seated,
};
use server::{Config, serve};
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::Duration;
use table::generator;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

#[tokio::test]
async fn the_pages_do_not_show_them() {
    let house = house();
    for path in ["/metrics", "/metrics/", "/api/v1/metrics"] {
        assert_eq!(Browser::new(&house).get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn moves_tables_streams_requests_and_commits_are_counted() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let before = measured(&house, "tafelrunde_moves_total").await;
    play_on(&house, &id, &mut players, 5, &mut generator(1)).await;
    let made = measured(&house, "tafelrunde_moves_total").await - before;
    let shown = crate::support::live(&house, &id).await.snapshot().running.moves_made();
    assert!(made >= 5.0 && measured(&house, "tafelrunde_moves_total").await == shown as f64, "{made}");
    assert_eq!(measured(&house, "tafelrunde_tables_opened_total").await, 1.0);
    assert_eq!(measured(&house, "tafelrunde_tables_open").await, 1.0);
    assert_eq!(measured(&house, "tafelrunde_tables_in_memory").await, 1.0);
    let stream = players[0].stream(&id).await;
    assert_eq!(measured(&house, "tafelrunde_streams").await, 1.0);
    drop(stream);
    assert_eq!(measured(&house, "tafelrunde_streams").await, 0.0);
    let played = "tafelrunde_request_seconds_count{method=\"POST\",route=\"/t/{id}/play\",status=\"2xx\"}";
    assert_eq!(measured(&house, played).await, 5.0);
    players[0].get("/nothing").await;
    let nothing = "tafelrunde_request_seconds_count{method=\"GET\",route=\"none\",status=\"4xx\"}";
    assert_eq!(measured(&house, nothing).await, 1.0);
    assert!(measured(&house, "tafelrunde_store_commit_seconds_count").await > 5.0);
    assert!(measured(&house, "tafelrunde_store_commit_seconds_sum").await > 0.0);
    play_on(&house, &id, &mut players, usize::MAX, &mut generator(2)).await;
    assert_eq!(measured(&house, "tafelrunde_tables_open").await, 0.0, "the game is over");
    house.evict_idle();
    let text = metrics_text(&house).await;
    assert!(text.ends_with("# EOF\n"));
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (_, value) = line.rsplit_once(' ').unwrap();
        assert!(value.parse::<f64>().is_ok(), "{line}");
    }
}

/// Whoever watches over the house can ask where no guest comes near.
#[tokio::test]
async fn health_is_told_beside_them() {
    use tower::ServiceExt;
    let house = house();
    for path in ["/health", "/ready"] {
        let request = axum::http::Request::get(path).body(axum::body::Body::empty()).unwrap();
        let answer = server::metrics(house.clone()).oneshot(request).await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
    }
}

#[tokio::test]
async fn the_faults_of_the_house_are_counted() {
    let store = Unreliable::new(crate::support::store());
    let house = house_on(config(), store.clone());
    assert_eq!(measured(&house, "tafelrunde_errors_total").await, 0.0);
    store.next("waiting", Mishap::Fails);
    assert_eq!(Browser::new(&house).get("/").await.status, 503);
    assert_eq!(measured(&house, "tafelrunde_errors_total").await, 1.0);
    assert_eq!(measured(&house, "tafelrunde_store_failures_total").await, 0.0, "its commits went well");
    store.next("count_open", Mishap::Fails);
    assert!(metrics_text(&house).await.contains("tafelrunde_streams"), "a silent store hides nothing else");
}

#[tokio::test]
async fn they_name_no_table_no_person_and_no_address() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut players, 5, &mut generator(3)).await;
    let link = players[0].post("/me/link", &[]).await.page().text_of("link").unwrap();
    let token = link.rsplit('/').next().unwrap().to_owned();
    Browser::new(&house).at("203.0.113.77").follow(&format!("/me/{token}")).await;
    players[1].get("/no/such/Page-of-Ben").await;
    players[1].get(&format!("/api/v1/tables/{id}")).await;
    let text = metrics_text(&house).await;
    for secret in [&id, &token, players[0].token(), "Anna", "Ben", "203.0.113", "localhost"] {
        assert!(!text.contains(secret), "{secret}");
    }
    assert!(
        text.contains("route=\"/me/{token}\"") && text.contains("route=\"/api/v1/tables/{id}\""),
        "{text}"
    );
}

async fn ask(address: SocketAddr, path: &str) -> String {
    let mut connection = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    connection.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).await.unwrap();
    answer
}

async fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap()
}

#[tokio::test]
async fn they_are_read_at_their_own_address_alone() {
    let folder = tempfile::tempdir().unwrap();
    let metrics = free_address().await;
    let config = Config {
        bind: "127.0.0.1:0".parse().unwrap(),
        data: folder.path().to_owned(),
        metrics: Some(metrics),
        looks_per_minute: 4,
        people_per_address: 1,
        ..Config::default()
    };
    let (sender, ready) = tokio::sync::oneshot::channel();
    let house = tokio::spawn(serve(config, |address| sender.send(address).unwrap()));
    let pages = tokio::time::timeout(Duration::from_secs(10), ready).await.unwrap().unwrap();
    assert!(ask(metrics, "/metrics").await.contains("tafelrunde_tables_in_memory 0"));
    assert!(ask(metrics, "/").await.starts_with("HTTP/1.1 404"), "nothing else is there");
    assert!(ask(pages, "/metrics").await.starts_with("HTTP/1.1 404"));
    let mut refused = 0;
    for _ in 0..9 {
        refused += usize::from(ask(pages, "/health").await.starts_with("HTTP/1.1 429"));
    }
    assert!(refused > 0, "the address of a connection is counted");
    house.abort();
}

#[tokio::test]
async fn the_alerts_ask_for_metrics_that_exist() {
    let house = house();
    Browser::new(&house).get("/").await;
    let text = metrics_text(&house).await;
    let alerts = include_str!("../../../../docs/hosting/alerts.yml");
    let words = alerts.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let asked: BTreeSet<&str> = words.filter(|word| word.starts_with("tafelrunde_")).collect();
    assert!(asked.len() >= 6, "{asked:?}");
    for name in asked {
        let is_it = |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '{']));
        assert!(text.lines().any(is_it), "no {name} in {text}");
    }
}
