//! Who may come in how: programs with a token, browsers with a cookie from our own pages, nobody else.

use super::support::{Program, house, house_with};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN};
use axum::http::{HeaderName, Method, StatusCode};
use serde_json::json;
use server::Config;

const NEW: &str = r#"{"game":"artus","options":"players=2 mode=beginner","seats":["me","open"]}"#;

/// Tries to open a table with some headers; the status.
async fn open(stranger: &Program, headers: &[(HeaderName, &str)]) -> StatusCode {
    let program =
        headers.iter().fold(stranger.clone(), |program, (name, value)| program.with(name.clone(), value));
    let program = program.with(CONTENT_TYPE, "application/json");
    program.send(Method::POST, "/tables", Body::from(NEW)).await.status
}

#[tokio::test]
async fn a_token_opens_the_door_and_a_cookie_only_from_our_own_pages() {
    let house = house();
    let token = Program::guest(&house, "Anna").await.token.unwrap();
    let (bearer, cookie) = (format!("Bearer {token}"), format!("lang=en; tafelrunde={token}"));
    let authorization = || HeaderName::from_static("authorization");
    let stranger = Program::stranger(&house);
    let (here, evil) = ((ORIGIN, "http://house.example"), (ORIGIN, "http://evil.example"));
    let host = (HOST, "house.example");
    let (bearer, cookie) = ((authorization(), bearer.as_str()), (COOKIE, cookie.as_str()));

    assert_eq!(open(&stranger, std::slice::from_ref(&bearer)).await, StatusCode::CREATED, "a program");
    assert_eq!(open(&stranger, &[bearer.clone(), evil.clone()]).await, StatusCode::CREATED, "an odd program");
    assert_eq!(open(&stranger, &[cookie.clone(), here.clone(), host.clone()]).await, StatusCode::CREATED);
    assert_eq!(
        open(&stranger, &[cookie.clone(), bearer.clone(), here, host.clone()]).await,
        StatusCode::CREATED
    );

    assert_eq!(open(&stranger, std::slice::from_ref(&cookie)).await, StatusCode::FORBIDDEN, "no origin");
    assert_eq!(open(&stranger, &[cookie.clone(), evil.clone(), host.clone()]).await, StatusCode::FORBIDDEN);
    assert_eq!(
        open(&stranger, &[cookie.clone(), bearer.clone()]).await,
        StatusCode::FORBIDDEN,
        "a cookie is strict"
    );
    assert_eq!(open(&stranger, &[cookie, bearer, evil.clone(), host]).await, StatusCode::FORBIDDEN);
    assert_eq!(open(&stranger, &[evil]).await, StatusCode::FORBIDDEN, "a foreign page");
    assert_eq!(open(&stranger, &[]).await, StatusCode::UNAUTHORIZED, "a program without a token");
}

#[tokio::test]
async fn a_token_is_no_way_around_the_check_of_the_pages() {
    let house = house();
    let anna = Program::guest(&house, "Anna").await.with(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let answer = anna.send_anywhere(&Method::POST, "/me", Body::from("name=Eve")).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(answer.body.as_str().unwrap().contains("<html"), "pages answer with pages");
    let elsewhere = anna.send_anywhere(&Method::GET, "/api/v10", Body::empty()).await;
    assert!(elsewhere.body.as_str().unwrap().contains("<html"), "only /api/v1 is the API");
}

#[tokio::test]
async fn a_foreign_page_gets_no_leave_to_ask() {
    let stranger = Program::stranger(&house()).with(ORIGIN, "http://evil.example");
    let asks = stranger.with("access-control-request-method".parse().unwrap(), "POST");
    let answer = asks.send(Method::OPTIONS, "/tables", Body::empty()).await;
    assert_eq!(answer.code(), "other_origin");
    let allows = |name: &HeaderName| name.as_str().starts_with("access-control-");
    assert!(!answer.headers.keys().any(allows), "{:?}", answer.headers);
    let read = stranger.get("/games").await;
    assert!(!read.headers.keys().any(allows), "{:?}", read.headers);
}

#[tokio::test]
async fn a_guest_of_the_api_is_the_same_person_on_the_pages() {
    let house =
        house_with(Config { public_url: Some("https://house.example".to_owned()), ..Config::default() });
    let anna = Program::guest(&house, "Anna").await;
    let id = anna.open_table("players=2 mode=beginner", &["me", "open"]).await;
    let cookie = format!("tafelrunde={}", anna.token.as_ref().unwrap());
    let browser = anna.with_token(None).with(COOKIE, &cookie);
    let page = browser.send_anywhere(&Method::GET, "/me", Body::empty()).await;
    let page = page.body.as_str().unwrap().to_owned();
    assert!(page.contains("Anna") && page.contains(&id), "{page}");
    let seat = &browser.get(&format!("/tables/{id}")).await.ok()["seats"][0];
    assert_eq!((&seat["me"], &seat["name"]), (&json!(true), &json!("Anna")));
    let sat = browser.with(ORIGIN, "https://house.example");
    // A cookie with the right origin is heard; a second seat is another matter.
    let reply = sat.post(&format!("/tables/{id}/seats"), json!({ "seat": 2, "name": "Eve" })).await;
    assert_eq!(reply.body["error"]["code"], "seat_taken", "{:?}", reply.body);
}

#[tokio::test]
async fn names_and_words_are_cleaned() {
    let house = house();
    let stranger = Program::stranger(&house);
    let guest = stranger.post("/guests", json!({ "name": "  \u{1b}[31mA\n" })).await.ok();
    assert_eq!(guest["person"]["name"], "[31mA");
    let nameless = stranger.post("/guests", json!({ "name": " " })).await.ok();
    assert_eq!(nameless["person"]["name"], "Guest");
    let long = stranger.post("/guests", json!({ "name": "é".repeat(100) })).await.ok();
    assert_eq!(long["person"]["name"], "é".repeat(24));
}
