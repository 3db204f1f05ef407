//! A house of several processes is upgraded one by one, over a step of its schema: processes of the program
//! before and of the one after run it together, and nothing that was confirmed is lost. Which steps may be
//! made so, and which not.

use crate::nodes::Node;
use crate::on_postgres::{address, cluster};
use crate::support::config;
use axum::http::StatusCode;
use serde_json::{Value, json};
use server::{NotTransferred, Postgres, SHARDS, Store, StoreAddress, StoreError, StorePlace, transfer};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// A step that programs before it do not notice.
const EXPAND: (&str, bool) = (
    "ALTER TABLE move ADD COLUMN mood TEXT; CREATE TABLE feather (id BIGINT PRIMARY KEY, colour TEXT NOT NULL)",
    true,
);

/// One that they cannot live with.
const CONTRACT: (&str, bool) = ("ALTER TABLE game DROP COLUMN origin", false);

/// The processes that people may ask, which come and go.
type Open = Arc<Mutex<Vec<Arc<Node>>>>;

async fn start(open: &Open, address: &StoreAddress, further: &[(&'static str, bool)]) -> Arc<Node> {
    let store = Postgres::open_as_later(address, further).unwrap();
    let node = Arc::new(Node::start_on(store, config()).await);
    open.lock().unwrap().push(Arc::clone(&node));
    let begin = Instant::now();
    while !(0..SHARDS).any(|shard| node.has(shard)) {
        assert!(begin.elapsed() < Duration::from_secs(20), "it gets no tables");
        sleep(Duration::from_millis(20)).await;
    }
    node
}

/// Ends a process as an upgrade does.
async fn end(open: &Open, node: &Arc<Node>) {
    open.lock().unwrap().retain(|other| !Arc::ptr_eq(other, node));
    node.house.close();
    let begin = Instant::now();
    while (0..SHARDS).any(|shard| node.has(shard)) {
        assert!(begin.elapsed() < Duration::from_secs(20), "it keeps its tables");
        sleep(Duration::from_millis(20)).await;
    }
    node.store.close().await.unwrap();
}

/// Asks one after the other until somebody answers without trouble of their own.
async fn ask(
    open: &Open,
    turn: &mut usize,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> (StatusCode, Value) {
    loop {
        *turn += 1;
        let node = {
            let open = open.lock().unwrap();
            Arc::clone(&open[*turn % open.len()])
        };
        let body = (method == "POST").then_some(body);
        let (status, answer) = node.ask(method, path, token, body).await;
        if !status.is_server_error() {
            return (status, answer);
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// Plays at a table of two until it is enough; every confirmed move: how many were made before it, and its line.
async fn play(
    open: Open,
    token: String,
    done: Arc<AtomicBool>,
    mut turn: usize,
) -> (String, Vec<(usize, String)>) {
    let new = json!({ "game": "merlin", "options": "players=2", "seats": ["me", "me"] });
    let (status, table) = ask(&open, &mut turn, "POST", "/tables", &token, &new).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    let (id, mut confirmed) = (table["id"].as_str().unwrap().to_owned(), Vec::new());
    while !done.load(Ordering::Relaxed) {
        let (status, offered) =
            ask(&open, &mut turn, "GET", &format!("/tables/{id}/moves"), &token, &Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{offered}");
        let Some(choice) = offered["moves"][0]["move"].as_str() else { break };
        let seen = usize::try_from(offered["moves_made"].as_u64().unwrap()).unwrap();
        let path = format!("/tables/{id}/play?seat={}", offered["seat"]);
        let body = json!({ "move": choice, "seen": seen });
        let (status, answer) = ask(&open, &mut turn, "POST", &path, &token, &body).await;
        match status {
            StatusCode::OK => confirmed.push((seen, format!("{} {choice}", offered["seat"]))),
            // It was kept though nobody could say so.
            _ => assert!(matches!(status.as_u16(), 409 | 422), "{status} {answer}"),
        }
        sleep(Duration::from_millis(5)).await;
    }
    (id, confirmed)
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_before_and_after_a_step_run_the_house_together_and_lose_nothing() {
    let Some(address) = address("rolling") else { return };
    let (open, done) = (Open::default(), Arc::new(AtomicBool::new(false)));
    let old = [start(&open, &address, &[]).await, start(&open, &address, &[]).await];
    let token = old[0].guest().await;
    let players: Vec<_> = (0..6)
        .map(|number| tokio::spawn(play(Arc::clone(&open), token.clone(), Arc::clone(&done), number)))
        .collect();
    sleep(Duration::from_millis(300)).await;
    // The step is made while the others have the house open, and they go on.
    let new = start(&open, &address, &[EXPAND]).await;
    sleep(Duration::from_millis(500)).await;
    assert!(old.iter().all(|node| !node.store.is_lost()), "they go on");
    // One of the old program can be started again beside the new one.
    let again = start(&open, &address, &[]).await;
    sleep(Duration::from_millis(300)).await;
    for node in old.iter().chain([&again]) {
        end(&open, node).await;
        sleep(Duration::from_millis(200)).await;
    }
    let second = start(&open, &address, &[EXPAND]).await;
    sleep(Duration::from_millis(300)).await;
    done.store(true, Ordering::Relaxed);
    let mut count = 0;
    for player in players {
        let (id, confirmed) = player.await.unwrap();
        let kept = second.store.table(id.clone()).await.unwrap().unwrap().1;
        for (at, line) in &confirmed {
            assert_eq!(kept.get(*at).map(|made| &made.line), Some(line), "move {at} of table {id}");
        }
        count += confirmed.len();
    }
    assert!(count > 60, "people have played: {count}");
    end(&open, &new).await;
    end(&open, &second).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_is_made_under_an_open_house_only_if_all_its_programs_can_live_with_it() {
    let Some(address) = address("stepping") else { return };
    let open = Open::default();
    let old = start(&open, &address, &[]).await;
    let refused = Postgres::open_as_later(&address, &[CONTRACT]).err();
    assert!(matches!(refused, Some(StoreError::Older { .. })), "{refused:?}");
    let refused = Postgres::open_as_later(&address, &[EXPAND, EXPAND]).err();
    assert!(matches!(refused, Some(StoreError::Older { .. })), "two steps at once: {refused:?}");
    // Too long a step would cost the others their leases: it is given up, and nothing has changed.
    let slow = Postgres::open_as_later(&address, &[("SELECT pg_sleep(5)", true)]).err();
    assert!(matches!(slow, Some(StoreError::Failed(_))), "{slow:?}");
    assert!(!old.store.is_lost());

    let new = start(&open, &address, &[EXPAND]).await;
    // The next step waits for the last process of the program before.
    let next = [EXPAND, ("CREATE TABLE quill (id BIGINT PRIMARY KEY)", true)];
    let refused = Postgres::open_as_later(&address, &next).err();
    assert!(matches!(refused, Some(StoreError::Older { .. })), "{refused:?}");
    end(&open, &old).await;
    let later = start(&open, &address, &next).await;
    let refused = Postgres::open(&address).err();
    assert!(matches!(refused, Some(StoreError::Newer { .. })), "two steps behind: {refused:?}");
    end(&open, &new).await;
    end(&open, &later).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_the_store_to_itself_must_know_all_of_it() {
    let Some(address) = address("knowing") else { return };
    let later = Postgres::open_as_later(&address, &[EXPAND]).unwrap();
    later.close().await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (StorePlace::Database(address.clone()), StorePlace::Folder(folder.path().join("copy")));
    // A copy would lack what this program does not know.
    let copied = transfer(&from, &to).await;
    assert!(matches!(copied, Err(NotTransferred::Store(StoreError::Newer { .. }))), "{copied:?}");
    // After a step that removes something, no earlier program opens it any more.
    Postgres::open_as_later(&address, &[EXPAND, CONTRACT]).unwrap().close().await.unwrap();
    let refused = Postgres::open_as_later(&address, &[EXPAND]).err();
    assert!(matches!(refused, Some(StoreError::Newer { .. })), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_of_a_program_that_shares_with_no_other_is_migrated_once_nobody_runs_it() {
    let Some(address) = address("earlier") else { return };
    let first = include_str!("../../src/store/postgres/migrations/001_first_tables.sql");
    let second = include_str!("../../src/store/postgres/migrations/002_nodes.sql");
    let earlier = format!(
        "SET search_path = earlier; CREATE TABLE tafelrunde_schema (number BIGINT NOT NULL);
        INSERT INTO tafelrunde_schema VALUES (2); {first} {second}
        INSERT INTO node (epoch, holder, address, secret, until)
            VALUES (7, 'somebody', '192.0.2.1:7777', '', clock_timestamp() + interval '1 minute');
        UPDATE shard SET epoch = 5, node = 7"
    );
    let cluster = cluster().unwrap();
    assert!(cluster.psql(&earlier));
    let refused = Postgres::open(&address).err();
    assert!(matches!(refused, Some(StoreError::Older { found: 2, .. })), "{refused:?}");
    assert!(cluster.psql("UPDATE earlier.node SET until = clock_timestamp() - interval '1 second'"));
    Postgres::open(&address).unwrap().close().await.unwrap();
    // Whoever hung and comes back has no shard any more.
    assert_eq!(cluster.rows("SELECT COUNT(*) FROM earlier.node"), ["0"]);
    assert_eq!(cluster.rows("SELECT COUNT(*) FROM earlier.shard WHERE epoch <= 5"), ["0"]);
}
