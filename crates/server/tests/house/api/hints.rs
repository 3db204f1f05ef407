//! Hints for programs: the caller's seat alone, with sentences for whoever may not ask.

use super::support::{Program, house_with, on_turn, seated};
use serde_json::{Value, json};
use server::{Config, House};

fn house() -> House {
    house_with(Config { hint_iterations: 20, hints_per_minute: 5, ..Config::default() })
}

async fn hint(program: &Program, id: &str, seat: &str) -> super::support::Answer {
    program.post(&format!("/tables/{id}/hint{seat}"), Value::Null).await
}

#[tokio::test]
async fn the_seat_on_turn_is_told_three_of_its_moves() {
    let house = house();
    let (programs, id) = seated(&house, "players=2 mode=beginner", 2).await;
    let table = programs[0].get(&format!("/tables/{id}")).await.ok();
    assert_eq!(table["hints"], true);
    let turn = on_turn(&table).unwrap();
    let told = hint(&programs[turn], &id, "").await.ok();
    assert_eq!((&told["seat"], &told["moves_made"]), (&json!(turn + 1), &table["moves_made"]));
    let offered = programs[turn].get(&format!("/tables/{id}/moves")).await.ok();
    let offered = offered["moves"].as_array().unwrap();
    let hints = told["hints"].as_array().unwrap();
    assert_eq!(hints.len(), 3);
    for hint in hints {
        let same = offered.iter().find(|offer| offer["move"] == hint["move"]).expect("it is offered");
        assert_eq!((&hint["words"], &hint["heading"]), (&same["words"], &same["heading"]));
        assert!(hint["gain"].as_f64().unwrap().abs() < 200.0);
        assert!((0.0..=1.0).contains(&hint["chance"].as_f64().unwrap()), "{hint}");
        assert!(hint["sources"].as_array().unwrap().len() <= 2, "{hint}");
    }
    assert_eq!(hint(&programs[turn], &id, "").await.ok(), told, "asked again, it is the same");
    let german = programs[turn].for_readers_of("de").with_token(programs[turn].token.as_deref());
    assert_ne!(hint(&german, &id, "").await.ok()["hints"][0]["words"], told["hints"][0]["words"]);
    let body = json!({ "move": hints[0]["move"], "seen": told["moves_made"] });
    programs[turn].post(&format!("/tables/{id}/play"), body).await.ok();
    assert_eq!(hint(&programs[turn], &id, "").await.code(), "not_your_turn");
}

#[tokio::test]
async fn where_all_choose_at_once_a_hint_asked_for_again_stays_the_same() {
    let house = house();
    let program = Program::guest(&house, "Anna").await;
    let new = json!({ "game": "camelot", "options": "players=3 sides=AAAA heroes=off", "seats": ["me", "me", "me"] });
    let table = program.post("/tables", new).await.ok();
    assert_eq!(table["turn"], json!([1, 2, 3]), "all close their fists at once");
    let id = table["id"].as_str().unwrap();
    let told = hint(&program, id, "?seat=1").await.ok();
    for (others, seat) in [(1, 2), (2, 3)] {
        program.post(&format!("/tables/{id}/play?seat={seat}"), json!({ "move": "send 1" })).await.ok();
        for _ in 0..2 {
            let again = hint(&program, id, "?seat=1").await.ok();
            assert_eq!(again["hints"], told["hints"], "only others have chosen");
            assert_eq!(again["moves_made"], told["moves_made"].as_u64().unwrap() + others);
        }
    }
    program
        .post(&format!("/tables/{id}/play?seat=1"), json!({ "move": told["hints"][0]["move"] }))
        .await
        .ok();
}

#[tokio::test]
async fn whoever_may_not_ask_is_told_why() {
    let house = house();
    let (programs, id) = seated(&house, "players=2 mode=beginner", 2).await;
    let table = programs[0].get(&format!("/tables/{id}")).await.ok();
    let turn = on_turn(&table).unwrap();
    let (own, other) = (&programs[turn], &programs[1 - turn]);
    assert_eq!(hint(other, &id, "").await.code(), "not_your_turn");
    assert_eq!(hint(other, &id, &format!("?seat={}", turn + 1)).await.code(), "not_your_seat");
    assert_eq!(hint(&Program::stranger(&house), &id, "").await.code(), "token_missing");
    assert_eq!(hint(&Program::guest(&house, "Eve").await, &id, "").await.code(), "not_your_seat");
    assert_eq!(hint(own, &id, "?seat=3").await.code(), "no_such_seat");
    assert_eq!(hint(own, "nowhere", "").await.code(), "no_such_table");
    let waiting = own.open_table("players=2 mode=beginner", &["me", "open"]).await;
    assert_eq!(hint(own, &waiting, "").await.code(), "not_begun");
    let new = json!({ "game": "artus", "options": "players=2 mode=beginner", "seats": ["me", "me"], "hints": false });
    let without = own.post("/tables", new).await.ok();
    assert_eq!(without["hints"], false);
    assert_eq!(hint(own, without["id"].as_str().unwrap(), "").await.code(), "hints_off");
}

#[tokio::test]
async fn too_many_hints_are_too_fast() {
    let house = house();
    let program = Program::guest(&house, "Anna").await;
    let mut answers = Vec::new();
    for _ in 0..11 {
        let id = program.open_table("players=2 mode=beginner", &["me", "me"]).await;
        answers.push(hint(&program, &id, "").await);
    }
    // Even where a new minute begins in between, eleven are too many.
    let refused = answers.iter().find(|answer| answer.status == 429).expect("one is refused");
    assert_eq!((refused.code(), refused.headers.contains_key("retry-after")), ("too_fast", true));
}
