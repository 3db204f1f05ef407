//! Thinking is shared out among people: a guest with a hundred tables of experts keeps nobody waiting.

use crate::support::{Browser, any_move, config, house_on, live, on_turn, until};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, Method};
use server::{Config, House, LiveTable};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::generator;

/// How many tables the guest opens who wants everything.
const TABLES: usize = 100;

/// Opens a table of four experts, which play on by themselves.
async fn four_experts(browser: &mut Browser) -> String {
    let seats = "\"bot:expert\",\"bot:expert\",\"bot:expert\",\"bot:expert\"";
    let wish = format!("{{\"game\":\"artus\",\"options\":\"players=4 mode=advanced\",\"seats\":[{seats}]}}");
    let mut request = browser.request(Method::POST, "/api/v1/tables", wish);
    request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let reply = browser.send(request).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    reply.location().rsplit('/').next().unwrap().to_owned()
}

/// A table against one bot of a level, at another address; the person is on turn.
async fn against(house: &House, level: &str) -> (Browser, Arc<LiveTable>) {
    let mut browser = Browser::new(house).at("198.51.100.20");
    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", level), ("pace", "instant")];
    let id = browser.open_table(&fields).await;
    let live = live(house, &id).await;
    until("the person is on turn", || is_turn_of(&live, 0)).await;
    (browser, live)
}

fn is_turn_of(live: &LiveTable, seat: usize) -> bool {
    on_turn(&*live.snapshot().running).is_some_and(|on_turn| on_turn.index() == seat)
}

/// Moves for the person, and waits for the answer of the bot; how long that took.
async fn answered_after(browser: &mut Browser, live: &LiveTable, number: u64) -> Duration {
    let running = live.snapshot().running.clone();
    let (_, choice) = any_move(&*running, &mut generator(number)).unwrap();
    assert_eq!(browser.play(&live.stored.id, &choice, running.moves_made()).await.status, 204);
    let started = Instant::now();
    until("the bot has moved", || is_turn_of(live, 0)).await;
    started.elapsed()
}

/// How many moves were made at some tables by now.
async fn moves_made(house: &House, ids: &[String]) -> usize {
    let mut all = 0;
    for id in ids {
        all += live(house, id).await.snapshot().running.moves_made();
    }
    all
}

/// Whoever comes from elsewhere is answered, whatever goes on at the other tables.
async fn is_answered(house: &House, ids: &[String]) {
    let (mut browser, random) = against(house, "bot:random").await;
    let mut answers = Vec::new();
    for number in 0..5 {
        answers.push(answered_after(&mut browser, &random, number).await);
    }
    answers.sort();
    eprintln!("a quick bot beside {} tables of experts answers after {answers:?}", ids.len());
    assert!(answers[2] < Duration::from_millis(500), "a quick bot waits behind nobody: {answers:?}");

    let (mut browser, expert) = against(house, "bot:expert").await;
    let mut between = Vec::new();
    for round in 0..3 {
        let before = moves_made(house, ids).await;
        for number in 0..3 {
            answered_after(&mut browser, &expert, round * 3 + number).await;
        }
        between.push(moves_made(house, ids).await - before);
    }
    // For each move: whoever thinks already, and one more of the other guest whose turn it was. A decision
    // may be followed by what chance and the rules add to it. On a busy machine we notice late, and others go
    // on: the least counts.
    let least = between.iter().min().expect("three rounds");
    assert!(*least <= 3 * 2 * 3, "an expert waits for its turn, not for a hundred tables: {between:?} moves");
}

#[tokio::test]
async fn a_hundred_tables_of_experts_keep_nobody_waiting_not_even_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let config = Config { bots_at_once: 1, bot_pause: Duration::ZERO, ..config() };
    let house = house_on(config.clone(), crate::support::store_at(&path));
    let mut guest = Browser::new(&house).at("203.0.113.7");
    guest.post("/me", &[("name", "Mordred")]).await;
    let mut ids = Vec::new();
    for _ in 0..TABLES {
        ids.push(four_experts(&mut guest).await);
    }
    is_answered(&house, &ids).await;

    house.close();
    drop(house);
    let house = house_on(config, crate::support::store_at(&path));
    assert!(house.reopen_running().await.unwrap() >= TABLES);
    is_answered(&house, &ids).await;
    house.close();
}

#[tokio::test]
async fn ever_new_guests_at_one_address_are_no_more_than_one() {
    let config = Config { bots_at_once: 1, bot_pause: Duration::ZERO, ..config() };
    let house = house_on(config, crate::support::store());
    let mut ids = Vec::new();
    for _ in 0..20 {
        let mut guest = Browser::new(&house).at("203.0.113.7");
        guest.post("/me", &[("name", "Mordred")]).await;
        ids.push(four_experts(&mut guest).await);
    }
    is_answered(&house, &ids).await;
    house.close();
}

/// Asks until there is room again, for a second at most; the last status.
async fn asked_until_given(mut ask: impl AsyncFnMut() -> u16) -> u16 {
    for _ in 0..100 {
        match ask().await {
            503 => tokio::time::sleep(Duration::from_millis(10)).await,
            status => return status,
        }
    }
    503
}

#[tokio::test]
async fn a_hint_that_nobody_can_think_of_soon_is_refused_in_words() {
    let house = crate::support::house_with(Config { bots_at_once: 0, hint_queue: 1, ..config() });
    let (mut first, table) = against(&house, "bot:random").await;
    let (mut second, other) = against(&house, "bot:random").await;
    assert_eq!(first.post(&format!("/t/{}/hint", table.stored.id), &[]).await.status, 204);
    let refused = second.post(&format!("/t/{}/hint", other.stored.id), &[]).await;
    assert_eq!((refused.status, refused.header("retry-after")), (503, Some("10")));
    assert!(refused.failure().contains("waiting for a hint"), "{}", refused.failure());
    let refused = second.post(&format!("/api/v1/tables/{}/hint", other.stored.id), &[]).await;
    assert!(refused.text().contains("\"code\":\"full\""), "{}", refused.text());
    // Whoever moves on needs no hint any more, and makes room.
    answered_after(&mut first, &table, 1).await;
    let ask = async || second.post(&format!("/t/{}/hint", other.stored.id), &[]).await.status;
    assert_eq!(asked_until_given(ask).await, 204);
}
