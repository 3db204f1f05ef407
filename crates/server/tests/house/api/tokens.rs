//! Tokens somebody made for a program: they open the API as far as their scope goes, and nothing else.

use super::support::{Program, house, house_with};
use crate::support::Browser;
use axum::body::Body;
use axum::http::Method;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{Clock, Config, House};
use sha2::{Digest, Sha256};
use std::time::Duration;

/// Somebody with an account.
async fn owner(house: &House) -> Browser {
    let mut anna = Browser::new(house);
    let credentials = [("account", "Anna"), ("password", "tintagel by the sea")];
    assert_eq!(anna.post("/account", &credentials).await.status, 303);
    anna
}

async fn token(anna: &mut Browser, scope: &str) -> String {
    let wish = [("name", "My bot"), ("scope", scope), ("days", "30")];
    let reply = anna.post("/account/tokens", &wish).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let token = reply.page().text_of("link").unwrap();
    assert!(token.starts_with("trt_") && token.len() == 36, "{token}");
    assert!(!anna.get("/account/access").await.text().contains(&token), "it is shown once");
    token
}

#[tokio::test]
async fn a_scope_is_kept_to() {
    let house = house();
    let mut anna = owner(&house).await;
    let with = |token: &str| Program::stranger(&house).with_token(Some(token));
    let read = with(&token(&mut anna, "read").await);
    let play = with(&token(&mut anna, "play").await);
    let all = with(&token(&mut anna, "all").await);
    let id = play.open_table("players=2 mode=beginner", &["me", "bot:random"]).await;
    for program in [&read, &play, &all] {
        let table = program.get(&format!("/tables/{id}")).await.ok();
        assert_eq!(table["seats"][0]["me"], json!(true), "each is Anna");
    }
    let wish = json!({ "game": "artus", "options": "players=2 mode=beginner", "seats": ["me", "open"] });
    let refused = read.post("/tables", wish).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (403, "scope_too_narrow"));
    let said = refused.body["error"]["message"].as_str().unwrap();
    assert!(said.contains("view only"), "{said}");
    assert_eq!(play.post("/sessions/end", Value::Null).await.code(), "scope_too_narrow");
    all.post("/sessions/end", Value::Null).await.ok();
    assert_eq!(all.get("/games").await.code(), "token_unknown", "it has ended itself");
}

#[tokio::test]
async fn it_opens_no_page_and_is_no_personal_link() {
    let house = house();
    let mut anna = owner(&house).await;
    let token = token(&mut anna, "all").await;
    let mut thief = Browser::new(&house).with_cookie("tafelrunde", &token);
    assert!(thief.page("/me").await.text_of("devices").is_none());
    assert_eq!(thief.get("/account/access").await.location(), "/sign-in");
    let wish = [("name", "more"), ("scope", "all"), ("days", "365")];
    assert_eq!(thief.post("/account/tokens", &wish).await.status, 403, "no token makes another");
    let mut thief = Browser::new(&house);
    assert_eq!(thief.get(&format!("/me/{token}")).await.status, 404);
    assert_eq!(thief.post(&format!("/me/{token}"), &[]).await.status, 404);
    assert!(thief.cookies.is_empty());
}

#[tokio::test]
async fn it_ends_when_it_is_revoked_or_with_the_password_and_not_with_the_devices() {
    let house = house();
    let mut anna = owner(&house).await;
    let (first, second) = (token(&mut anna, "read").await, token(&mut anna, "read").await);
    let ask = async |token: &str| {
        Program::stranger(&house).with_token(Some(token)).get("/games").await.status.as_u16()
    };
    assert_eq!(anna.post("/account/access/end-others", &[]).await.status, 303);
    assert_eq!(anna.post("/me/link", &[]).await.status, 200, "a personal link ends no token either");
    assert_eq!((ask(&first).await, ask(&second).await), (200, 200));
    let handle = table::hexadecimal(&Sha256::digest(first.as_bytes())[..8]);
    assert_eq!(anna.post("/account/access/end", &[("handle", &handle)]).await.status, 303);
    assert_eq!((ask(&first).await, ask(&second).await), (401, 200));
    let change = [("old", "tintagel by the sea"), ("new", "avalon in the mist")];
    assert_eq!(anna.post("/account/password", &change).await.status, 303);
    assert_eq!(ask(&second).await, 401);
}

#[tokio::test]
async fn it_is_good_until_it_expires_also_where_the_house_remembers_it() {
    let (clock, day) = (Clock::default(), Duration::from_secs(24 * 3_600));
    let house = house_with(Config { clock: clock.clone(), ..Config::default() });
    let mut anna = owner(&house).await;
    let (remembered, unused) = (token(&mut anna, "read").await, token(&mut anna, "read").await);
    let with = |token: &str| Program::stranger(&house).with_token(Some(token));
    let program = with(&remembered);
    program.get("/games").await.ok();
    clock.put_forward(day * 29);
    program.get("/games").await.ok();
    let id = Program::guest(&house, "Ben").await.open_table("players=2 mode=beginner", &["me", "open"]).await;
    let stream = program.open(&Method::GET, &format!("/api/v1/tables/{id}/stream"), Body::empty()).await;
    assert_eq!(stream.status(), 200);
    clock.put_forward(day);
    let tending = tokio::spawn(house.clone().run_housekeeping());
    let ended = tokio::time::timeout(Duration::from_secs(10), stream.into_body().collect()).await;
    assert!(ended.is_ok(), "a stream ends with its token");
    for token in [&remembered, &unused] {
        assert_eq!(with(token).get("/games").await.code(), "token_unknown");
    }
    tending.abort();
}

#[tokio::test]
async fn a_wish_that_cannot_be_is_refused_in_words() {
    let house = house();
    let mut anna = owner(&house).await;
    for (name, scope, days, status) in [
        (" ", "read", "30", 422),
        ("bot", "admin", "30", 422),
        ("bot", "read", "31", 422),
        ("bot", "read", "x", 422),
    ] {
        let reply = anna.post("/account/tokens", &[("name", name), ("scope", scope), ("days", days)]).await;
        assert_eq!(reply.status, status, "{name:?} {scope} {days}");
        assert!(reply.failure().len() > 10);
    }
    for _ in 0..20 {
        token(&mut anna, "read").await;
    }
    let reply = anna.post("/account/tokens", &[("name", "one more"), ("scope", "read"), ("days", "7")]).await;
    assert_eq!(reply.status, 409);
    assert!(reply.failure().contains("20 tokens"), "{}", reply.failure());
}
