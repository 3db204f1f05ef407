//! Accounts for programs: the same person with another token, until it ends.

use super::support::{Program, house};
use axum::http::StatusCode;
use serde_json::{Value, json};

fn credentials(password: &str) -> Value {
    json!({ "account": "Gareth", "password": password })
}

/// The same program with the token of an answer.
fn with_token_of(program: &Program, answer: &Value) -> Program {
    program.with_token(answer["token"].as_str())
}

#[tokio::test]
async fn a_guest_who_gets_an_account_keeps_the_seats_and_signs_in_elsewhere() {
    let house = house();
    let gareth = Program::guest(&house, "Beaumains").await;
    let id = gareth.open_table("players=2 mode=beginner", &["me", "open"]).await;
    let made = gareth.post("/accounts", credentials("kitchen boy")).await;
    assert_eq!(made.status, StatusCode::CREATED);
    let made = made.ok();
    assert_eq!(made["person"], json!({ "name": "Beaumains", "account": "Gareth" }));
    assert_ne!(made["token"].as_str(), gareth.token.as_deref(), "a new token");
    assert_eq!(gareth.get("/games").await.code(), "token_unknown", "the old one has ended");
    let elsewhere = Program::stranger(&house).post("/sessions", credentials("kitchen boy")).await.ok();
    let stranger = Program::stranger(&house);
    for program in [with_token_of(&stranger, &made), with_token_of(&stranger, &elsewhere)] {
        assert_eq!(program.get(&format!("/tables/{id}")).await.ok()["seats"][0]["me"], json!(true));
    }
    assert_eq!(stranger.get(&format!("/tables/{id}")).await.ok()["seats"][0]["me"], json!(false));
}

#[tokio::test]
async fn a_stranger_who_creates_an_account_is_a_new_person() {
    let house = house();
    let stranger = Program::stranger(&house);
    let made = stranger.post("/accounts", credentials("kitchen boy")).await.ok();
    assert_eq!(made["person"], json!({ "name": "Gareth", "account": "Gareth" }));
    with_token_of(&stranger, &made).open_table("players=2 mode=beginner", &["me", "open"]).await;
}

#[tokio::test]
async fn a_token_ends_with_its_session_or_with_the_password() {
    let house = house();
    let stranger = Program::stranger(&house);
    let first = with_token_of(&stranger, &stranger.post("/accounts", credentials("kitchen boy")).await.ok());
    let second = with_token_of(&stranger, &stranger.post("/sessions", credentials("kitchen boy")).await.ok());
    assert_eq!(second.post("/sessions/end", Value::Null).await.ok(), json!({ "signed_out": true }));
    assert_eq!(second.get("/games").await.code(), "token_unknown");
    assert_eq!(stranger.post("/sessions/end", Value::Null).await.code(), "token_missing");
    first.get("/games").await.ok();
    let change = json!({ "old": "kitchen boy", "new": "red knight" });
    let third = with_token_of(&stranger, &first.post("/accounts/password", change).await.ok());
    assert_eq!(first.get("/games").await.code(), "token_unknown");
    third.get("/games").await.ok();
    assert_eq!(stranger.post("/sessions", credentials("kitchen boy")).await.code(), "wrong_password");
    stranger.post("/sessions", credentials("red knight")).await.ok();
}
