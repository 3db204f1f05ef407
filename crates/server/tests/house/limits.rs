//! How much anybody may ask for, and that nobody waits for somebody else.

use crate::support::{Browser, Mishap, Unreliable, config, house, house_on, house_with, live, seated};
use axum::body::Body;
use axum::http::Method;
use server::{Clock, Config, House};
use std::path::Path;

/// Asks so often that it is too much, even if a minute ends in between; whether it was.
async fn asks_too_much(mut ask: impl AsyncFnMut() -> u16, limit: u32) -> bool {
    let mut refused = false;
    for _ in 0..2 * limit + 1 {
        refused = ask().await == 429;
    }
    refused
}

fn few_changes() -> House {
    // No minute ends in between.
    let clock = Clock::stopped(600_000);
    house_with(Config { changes_per_minute: 6, people_per_address: 3, clock, ..config() })
}

#[tokio::test]
async fn strangers_at_one_address_do_not_keep_others_out() {
    let house = few_changes();
    let new_guest =
        async |address: &str| Browser::new(&house).at(address).post("/me", &[("name", "Guest")]).await.status;
    assert!(asks_too_much(async || new_guest("203.0.113.7").await, 6).await, "even as ever new guests");
    assert_eq!(new_guest("203.0.113.8").await, 303, "nobody else has to wait");
    assert!(asks_too_much(async || new_guest("2001:db8:1:2::1").await, 6).await);
    assert_eq!(new_guest("2001:db8:1:2:ffff::9").await, 429, "a household has one network of addresses");
    assert_eq!(new_guest("2001:db8:1:3::1").await, 303);
    let reply = Browser::new(&house).at("203.0.113.7").post("/me", &[("name", "Guest")]).await;
    assert!(reply.status == 429 && reply.waits_at_most(60));
    assert!(reply.failure().contains("minute"));
}

#[tokio::test]
async fn a_person_has_one_limit_wherever_they_are_and_an_address_that_of_several() {
    let house = few_changes();
    let (players, id) = seated(&house, 2, "beginner").await;
    let mut number = 0;
    let mut anna = players[0].clone();
    let everywhere = async || {
        number += 1;
        anna = anna.clone().at(&format!("203.0.113.{number}"));
        anna.say(&id, "hello").await.status
    };
    assert!(asks_too_much(everywhere, 6).await, "from ever new addresses");
    let mut ben = players[1].clone().at("203.0.113.1");
    assert_eq!(ben.say(&id, "hello").await.status, 204);

    let house = few_changes();
    let mut all = Vec::new();
    for number in 0..10 {
        let mut browser = Browser::new(&house).at(&format!("198.51.100.{number}"));
        browser.post("/me", &[("name", "Guest")]).await;
        all.push(browser.at("203.0.113.50"));
    }
    let mut statuses = Vec::new();
    for browser in &mut all {
        for _ in 0..4 {
            statuses.push(browser.post("/me", &[("name", "Other")]).await.status);
        }
    }
    assert!(
        statuses[..12].iter().all(|status| *status == 303),
        "three people may change as much as they like"
    );
    assert!(statuses.contains(&429), "ten at one address are too many");
}

#[tokio::test]
async fn an_address_is_believed_only_from_a_proxy() {
    let new_guest = async |house: &House, forwarded: &str| {
        let mut browser = Browser::new(house).at("192.0.2.1").forwarded_for(forwarded);
        browser.post("/me", &[("name", "Guest")]).await.status
    };
    let house = few_changes();
    let mut number = 0;
    let claims = async || {
        number += 1;
        new_guest(&house, &format!("203.0.113.{number}")).await
    };
    assert!(asks_too_much(claims, 6).await, "whoever claims other addresses has still one");

    let behind =
        Config { changes_per_minute: 6, client_header: Some("x-forwarded-for".to_owned()), ..config() };
    let house = house_with(behind);
    let proxied = async || new_guest(&house, "198.51.100.9, 203.0.113.7").await;
    assert!(asks_too_much(proxied, 6).await);
    assert_eq!(
        new_guest(&house, "198.51.100.1, 203.0.113.7").await,
        429,
        "what a client claims stands first"
    );
    assert_eq!(new_guest(&house, "203.0.113.8").await, 303, "another client of the same proxy");
}

#[tokio::test]
async fn looking_has_a_limit_too_and_the_store_is_not_even_asked() {
    let store = Unreliable::new(crate::support::store());
    let few = Config { looks_per_minute: 10, people_per_address: 2, ..config() };
    let house = house_on(few, store.clone());
    let look = async |browser: &mut Browser, path: &str| browser.get(path).await.status;
    let mut stranger = Browser::new(&house).at("203.0.113.7").with_cookie("tafelrunde", "unknown");
    assert!(asks_too_much(async || look(&mut stranger, "/").await, 20).await);
    store.next("person", Mishap::Fails);
    for path in ["/", "/rules/ART", "/me", "/health", "/assets/house.js", "/nothing", "/api/v1/games"] {
        assert_eq!(look(&mut stranger, path).await, 429, "{path}");
    }
    assert_eq!(store.still_to_come(), 1, "whoever asks too much does not reach the store");
    let mut other = Browser::new(&house).at("203.0.113.8");
    assert_eq!(look(&mut other, "/").await, 200);
    other.post("/me", &[("name", "Zoe")]).await;
    let mut number = 0;
    let everywhere = async || {
        number += 1;
        look(&mut other.clone().at(&format!("198.51.100.{number}")), "/me").await
    };
    let zoe_waits = asks_too_much(everywhere, 10).await;
    assert!(zoe_waits, "a person has a limit of their own");
}

#[tokio::test]
async fn streams_are_counted_by_person_and_by_address() {
    let house = house_with(Config { streams_per_person: 2, people_per_address: 2, ..config() });
    let (players, id) = seated(&house, 2, "beginner").await;
    let status = async |browser: &Browser| {
        let mut browser = browser.clone();
        let request = browser.request(Method::GET, &format!("/t/{id}/stream"), Body::empty());
        browser.begin(request).await
    };
    let mut anna = players[0].clone().at("203.0.113.1");
    let mut open = vec![anna.stream(&id).await, anna.stream(&id).await];
    let reply = anna.get(&format!("/t/{id}/stream")).await;
    assert_eq!(reply.status, 429);
    assert!(reply.failure().contains("too many tables open"), "{}", reply.failure());
    assert_eq!(status(&anna.clone().at("203.0.113.2")).await.status(), 429, "wherever she is");
    let api = anna.get(&format!("/api/v1/tables/{id}/stream")).await;
    assert!(api.text().contains("too_many_streams"), "{}", api.text());
    drop(open.pop());
    open.push(anna.stream(&id).await);

    let mut spectator = Browser::new(&house).at("203.0.113.1");
    open.push(spectator.stream(&id).await);
    open.push(spectator.stream(&id).await);
    assert_eq!(status(&spectator).await.status(), 429, "four for one address");
    assert_eq!(status(&Browser::new(&house).at("203.0.113.9")).await.status(), 200, "and nobody else waits");
    drop(open);
    for _ in 0..20 {
        drop(spectator.stream(&id).await);
    }
    assert_eq!(house.streams().load(std::sync::atomic::Ordering::Relaxed), 0, "whoever leaves makes room");
}

#[tokio::test]
async fn ten_thousand_streams_from_one_address_can_be_allowed() {
    let house = house_with(Config { people_per_address: 10_000, streams_per_person: 1, ..config() });
    let mut owner = Browser::new(&house);
    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "friend")];
    let id = owner.open_table(&fields).await;
    let mut browser = Browser::new(&house).at("127.0.0.1");
    let mut open = Vec::new();
    for _ in 0..10_000 {
        open.push(browser.stream(&id).await);
    }
    assert_eq!(house.streams().load(std::sync::atomic::Ordering::Relaxed), 10_000);
    assert_eq!(browser.get(&format!("/t/{id}/stream")).await.status, 429);
}

/// How many people a store holds.
fn people(path: &Path) -> i64 {
    crate::support::count(path, "SELECT COUNT(*) FROM person")
}

#[tokio::test]
async fn a_seat_that_was_not_taken_leaves_nobody_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let store = Unreliable::new(crate::support::store_at(&path));
    let house = house_on(config(), store.clone());
    let mut anna = Browser::new(&house);
    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "friend")];
    let id = anna.open_table(&fields).await;
    for seat in [1, 0, 3, 99] {
        let mut browser = Browser::new(&house);
        assert!(matches!(browser.sit(&id, seat, "Eve", "").await.status, 404 | 409));
        assert!(browser.cookies.is_empty());
    }
    assert_eq!(people(&path), 1);
    store.next("set_seats", Mishap::Fails);
    assert_eq!(Browser::new(&house).sit(&id, 2, "Eve", "").await.status, 503);
    store.next("add_table", Mishap::Fails);
    assert_eq!(Browser::new(&house).post("/new/artus", &[("quick", "yes")]).await.status, 503);
    assert_eq!(people(&path), 1);
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..10 {
        let (mut browser, id) = (Browser::new(&house), id.clone());
        all.spawn(async move { browser.sit(&id, 2, "Eve", "").await.status });
    }
    let sat = all.join_all().await.into_iter().filter(|status| *status == 303).count();
    assert_eq!((sat, people(&path)), (1, 2), "of ten who try at once one stays");
    let mut known = Browser::new(&house);
    known.post("/me", &[("name", "Zoe")]).await;
    assert_eq!(known.sit(&id, 2, "Zoe", "").await.status, 409);
    assert!(known.page("/me").await.all("input").next().is_some(), "whoever was known before stays known");
    let seats = live(&house, &id).await.snapshot().seats.clone();
    assert!(seats.iter().all(server::StoredSeat::is_taken));
}

#[tokio::test]
async fn a_method_that_is_not_allowed_is_told_which_one_is() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    for (method, path, allowed) in [
        (Method::GET, format!("/t/{id}/play"), "POST"),
        (Method::POST, format!("/t/{id}"), "GET,HEAD"),
        (Method::POST, "/health".to_owned(), "GET,HEAD"),
        (Method::GET, "/account/out".to_owned(), "POST"),
        (Method::GET, "/api/v1/guests".to_owned(), "POST"),
        (Method::POST, "/api/v1/games".to_owned(), "GET,HEAD"),
    ] {
        let request = players[0].request(method.clone(), &path, "");
        let reply = players[0].send(request).await;
        assert_eq!((reply.status, reply.header("allow")), (405, Some(allowed)), "{method} {path}");
    }
}
