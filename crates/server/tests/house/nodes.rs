//! Three processes that share the tables of a house on PostgreSQL, here in one: each has a store, a house and
//! a listener of its own. That they lose nothing when they are killed is tested with the real program
//! (`cli: tests/kills/nodes/mod.rs`).

mod affinity;

use crate::on_postgres::{address, bare_table, cluster, made};
use crate::support::config;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use futures_util::StreamExt;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{
    Config, HOUSE_SHARD, House, LeaseHolder, Postgres, SHARDS, Store, StoreAddress, StoreError, app, shard_of,
};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

/// One of the processes.
pub(crate) struct Node {
    pub(crate) store: Postgres,
    pub(crate) house: House,
    app: Router,
}

impl Node {
    async fn start(address: &StoreAddress) -> Self {
        Self::start_with(address, config()).await
    }

    async fn start_with(address: &StoreAddress, config: Config) -> Self {
        Self::start_on(Postgres::open(address).unwrap(), config).await
    }

    /// Starts one on a store that is open already.
    pub(crate) async fn start_on(store: Postgres, config: Config) -> Self {
        let listener = Self::hold(&store).await;
        Self::open(store, listener, config).await
    }

    /// Takes a lease, and the tables that nobody has, for a process at this listener.
    async fn hold(store: &Postgres) -> TcpListener {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        let this = LeaseHolder { epoch: 0, holder: at.to_string(), address: Some(at) };
        store.try_hold(this).await.unwrap().unwrap();
        listener
    }

    /// Opens a house on a store that has a lease.
    async fn open(store: Postgres, listener: TcpListener, config: Config) -> Self {
        let at = listener.local_addr().unwrap();
        let house = House::among_others(config, &store, at);
        let app = app(house.clone());
        let served = app.clone().into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, served).await });
        house.open_tables().await.unwrap();
        Self { store, house, app }
    }

    pub(crate) fn has(&self, shard: usize) -> bool {
        self.store.shard_epoch(shard).is_some()
    }

    async fn send(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: Option<&Value>,
    ) -> axum::response::Response {
        let mut request = Request::builder().method(method).uri(format!("/api/v1{path}"));
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
        let request = request.header("content-type", "application/json").body(body).unwrap();
        self.app.clone().oneshot(request).await.unwrap()
    }

    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: Option<&Value>,
    ) -> (StatusCode, Value) {
        let response = self.send(method, path, token, body).await;
        let status = response.status();
        let body = response.into_body().collect().await.unwrap().to_bytes();
        (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    /// A new guest; the token.
    pub(crate) async fn guest(&self) -> String {
        let (status, guest) = self.ask("POST", "/guests", "", Some(&json!({ "name": "Bors" }))).await;
        assert_eq!(status, StatusCode::CREATED, "{guest}");
        guest["token"].as_str().unwrap().to_owned()
    }

    /// A new table at which somebody plays both seats.
    async fn table(&self, token: &str) -> Value {
        let new = json!({ "game": "merlin", "options": "players=2", "seats": ["me", "me"] });
        let (status, table) = self.ask("POST", "/tables", token, Some(&new)).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        table
    }
}

/// Three processes that share the tables evenly.
async fn three(address: &StoreAddress) -> Vec<Node> {
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(Node::start(address).await);
    }
    until_shared(&nodes).await;
    nodes
}

/// Waits until the processes share the tables evenly.
async fn until_shared(nodes: &[Node]) {
    let is_even = || {
        let counts = nodes.iter().map(|node| (0..SHARDS).filter(|shard| node.has(*shard)).count());
        let counts: Vec<usize> = counts.collect();
        counts.iter().sum::<usize>() == SHARDS && counts.iter().all(|count| *count <= SHARDS.div_ceil(3))
    };
    let begin = Instant::now();
    while !is_even() {
        assert!(begin.elapsed() < Duration::from_secs(20), "they do not share the tables");
        sleep(Duration::from_millis(20)).await;
    }
}

/// A table of each process.
async fn one_each(nodes: &[Node], token: &str) -> Vec<String> {
    let mut found = vec![None; nodes.len()];
    while found.iter().any(Option::is_none) {
        let table = nodes[0].table(token).await;
        let id = table["id"].as_str().unwrap().to_owned();
        let owner = nodes.iter().position(|node| node.has(shard_of(&id))).expect("somebody has it");
        found[owner] = Some(id);
    }
    found.into_iter().flatten().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn any_process_takes_any_request_and_one_decides() {
    let Some(address) = address("sharing") else { return };
    let nodes = three(&address).await;
    let token = nodes[1].guest().await;
    for id in one_each(&nodes, &token).await {
        let (path, play) = (format!("/tables/{id}/moves"), format!("/tables/{id}/play"));
        for turn in 0..12 {
            // Everybody says the same.
            let mut answers = Vec::new();
            for node in &nodes {
                answers.push(node.ask("GET", &path, &token, None).await);
            }
            assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
            let (status, offered) = &answers[0];
            assert_eq!(*status, StatusCode::OK, "{offered}");
            let choice = json!({ "move": offered["moves"][0]["move"], "seen": offered["moves_made"] });
            let play = format!("{play}?seat={}", offered["seat"]);
            let (status, answer) = nodes[turn % 3].ask("POST", &play, &token, Some(&choice)).await;
            assert_eq!(status, StatusCode::OK, "{answer}");
            // The same once more, to another process, is too late.
            let (status, answer) = nodes[(turn + 1) % 3].ask("POST", &play, &token, Some(&choice)).await;
            assert_ne!(status, StatusCode::OK, "{answer}");
        }
        let owner = nodes.iter().find(|node| node.has(shard_of(&id))).expect("somebody has it");
        assert!(owner.house.tables_in_memory() > 0, "whoever decides has the table in memory");
    }
    // Nobody keeps the table of another in memory.
    for node in &nodes {
        let kept = node.store.running().await.unwrap();
        let own = kept.iter().filter(|id| node.has(shard_of(id))).count();
        assert!(node.house.tables_in_memory() <= own);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_just_opened_has_begun_wherever_it_is() {
    let Some(address) = address("opening") else { return };
    let nodes = three(&address).await;
    let token = nodes[0].guest().await;
    for number in 0..12 {
        let table = nodes[number % 3].table(&token).await;
        assert!(table["begun"] == true && table["moves_made"].as_u64().unwrap() > 0, "{table}");
        assert_ne!(table["turn"], json!([]), "{table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_signed_out_at_one_process_is_so_at_all_within_a_second() {
    let Some(address) = address("signing_out") else { return };
    let nodes = three(&address).await;
    let (token, other) = (nodes[0].guest().await, nodes[0].guest().await);
    let tables = one_each(&nodes, &token).await;
    let mut streams = Vec::new();
    for (number, id) in tables.iter().enumerate() {
        // Held by another process than that of the table.
        let at = &nodes[(number + 1) % 3];
        let response = at.send("GET", &format!("/tables/{id}/stream"), &token, None).await;
        assert_eq!(response.status(), StatusCode::OK);
        let mut parts = response.into_body().into_data_stream();
        assert!(timeout(Duration::from_secs(5), parts.next()).await.unwrap().is_some(), "it says something");
        streams.push(parts);
    }
    // Its node is the only one that must be told by others: the request is made there.
    let (status, answer) = nodes[2].ask("POST", "/sessions/end", &token, None).await;
    assert!(status.is_success(), "{status} {answer}");
    let ended = Instant::now();
    for mut parts in streams {
        let rest = async { while parts.next().await.is_some_and(|part| part.is_ok()) {} };
        timeout(Duration::from_secs(1).saturating_sub(ended.elapsed()), rest).await.expect("the stream ends");
    }
    sleep(Duration::from_secs(1).saturating_sub(ended.elapsed())).await;
    for id in &tables {
        for node in &nodes {
            let (status, _) = node.ask("GET", &format!("/tables/{id}/moves"), &token, None).await;
            assert_eq!(status, StatusCode::UNAUTHORIZED);
            let (status, _) = node.ask("GET", &format!("/tables/{id}"), &other, None).await;
            assert_eq!(status, StatusCode::OK, "others stay");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_ends_hands_its_tables_on_and_nothing_is_lost() {
    let Some(address) = address("handing_on") else { return };
    let mut nodes = three(&address).await;
    let token = nodes[0].guest().await;
    let tables = one_each(&nodes, &token).await;
    let leaving = nodes.remove(1);
    let begin = Instant::now();
    leaving.house.close();
    // The requests wait, and are answered.
    for id in &tables {
        let (status, offered) = nodes[0].ask("GET", &format!("/tables/{id}/moves"), &token, None).await;
        assert_eq!(status, StatusCode::OK, "{offered}");
        let choice = json!({ "move": offered["moves"][0]["move"], "seen": offered["moves_made"] });
        let play = format!("/tables/{id}/play?seat={}", offered["seat"]);
        let (status, answer) = nodes[1].ask("POST", &play, &token, Some(&choice)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
    let emptied = async {
        while leaving.house.tables_in_memory() > 0 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(Duration::from_secs(5), emptied).await.expect("its tables leave its memory");
    leaving.store.close().await.unwrap();
    assert!(!leaving.has(HOUSE_SHARD) && nodes.iter().any(|node| node.has(HOUSE_SHARD)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_ends_keeps_no_stream_of_a_table_elsewhere() {
    let Some(address) = address("ending_streams") else { return };
    let nodes = three(&address).await;
    let token = nodes[0].guest().await;
    for id in one_each(&nodes, &token).await {
        let response = nodes[0].send("GET", &format!("/tables/{id}/stream"), &token, None).await;
        let mut parts = response.into_body().into_data_stream();
        assert!(timeout(Duration::from_secs(5), parts.next()).await.unwrap().is_some(), "it says something");
        if !nodes[0].has(shard_of(&id)) {
            nodes[0].house.close();
            let rest = async { while parts.next().await.is_some_and(|part| part.is_ok()) {} };
            timeout(Duration::from_secs(1), rest).await.expect("the stream ends");
            return;
        }
    }
    panic!("no table is elsewhere");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_shared_with_a_process_that_joins_while_they_are_being_opened() {
    let Some(address) = address("joining_early") else { return };
    let store = Postgres::open(&address).unwrap();
    let listener = Node::hold(&store).await;
    let mut seen = store.ownership();
    let second = Node::start(&address).await;
    // The first has all of them and knows about the second, but has not opened any yet.
    let knows = seen.wait_for(|seen| !seen.surplus.is_empty());
    timeout(Duration::from_secs(10), knows).await.unwrap().unwrap();
    let _first = Node::open(store, listener, config()).await;
    let begin = Instant::now();
    while (0..SHARDS).filter(|shard| second.has(*shard)).count() < SHARDS / 2 {
        assert!(begin.elapsed() < Duration::from_secs(20), "the first keeps all tables");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_of_a_shard_that_was_taken_is_refused() {
    let Some(address) = address("taken") else { return };
    let node = Node::start(&address).await;
    let (by, table) = bare_table(&node.store).await;
    let shard = shard_of(&table.id);
    assert!(node.has(shard), "it is alone");
    node.store.append(Some(by), table.id.clone(), 0, vec![made("a")], false).await.unwrap();
    // As if another had taken the shard while this one was silent.
    let take = format!("UPDATE taken.shard SET epoch = epoch + 1, node = NULL WHERE number = {shard}");
    assert!(cluster().unwrap().psql(&take));
    let late = node.store.append(Some(by), table.id.clone(), 1, vec![made("late")], false).await;
    assert!(matches!(late, Err(StoreError::Failed(_))), "{late:?}");
    timeout(Duration::from_secs(3), node.store.lost()).await.expect("it is told, and ends");
    assert!(!node.has(HOUSE_SHARD), "it serves nothing any more");
    let kept = node.store.table(table.id).await.unwrap().unwrap().1;
    assert_eq!(kept.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_pass_for_a_process_of_the_house() {
    let Some(address) = address("passing_for") else { return };
    let nodes = three(&address).await;
    let token = nodes[0].guest().await;
    let id = one_each(&nodes, &token).await.remove(1);
    // At a process that does not have the table: with a wrong secret it is a request like any other, and is passed on.
    let request =
        Request::builder().uri(format!("/api/v1/tables/{id}")).header("tafelrunde-node", "00".repeat(32));
    let request = request.header("tafelrunde-client", "192.0.2.1").body(Body::empty()).unwrap();
    let response = nodes[0].app.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    // With the right one it is not passed on a second time.
    let secret: String = nodes[0].store.as_node().1.iter().map(|byte| format!("{byte:02x}")).collect();
    let request = Request::builder().uri(format!("/api/v1/tables/{id}")).header("tafelrunde-node", secret);
    let response = nodes[0].app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(response.status(), StatusCode::MISDIRECTED_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_may_do_in_an_hour_is_counted_for_all_processes_together() {
    let Some(address) = address("counting") else { return };
    let few = || Config { tables_per_hour: 3, ..config() };
    let first = Node::start_with(&address, few()).await;
    let token = first.guest().await;
    first.table(&token).await;
    // What was refused for another reason does not count.
    let wrong = json!({ "game": "merlin", "options": "players=2", "seats": ["me", "me"], "word": "a", "commitment": "b" });
    let (status, answer) = first.ask("POST", "/tables", &token, Some(&wrong)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
    first.table(&token).await;
    let second = Node::start_with(&address, few()).await;
    first.house.close();
    while !second.has(HOUSE_SHARD) {
        sleep(Duration::from_millis(20)).await;
    }
    first.store.close().await.unwrap();
    second.table(&token).await;
    let new = json!({ "game": "merlin", "options": "players=2", "seats": ["me", "me"] });
    let (status, answer) = second.ask("POST", "/tables", &token, Some(&new)).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{answer}");
}
