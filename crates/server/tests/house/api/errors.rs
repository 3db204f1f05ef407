//! Every way in which a request can come to nothing, each with its own code.

use super::schema::Document;
use super::support::{Answer, Program, house, house_with, on_turn, seated};
use crate::support::{Mishap, Unreliable, any_move, live, play_until_one_move_is_left};
use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, ORIGIN};
use axum::http::{HeaderName, Method};
use serde_json::{Value, json};
use server::{Act, Config, Credential, House, NewApiToken, Scope, Sqlite};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use table::generator;

/// Collects codes, and checks that each comes with the status it always has.
#[derive(Default)]
struct Codes(BTreeSet<String>);

impl Codes {
    fn expect(&mut self, answer: &Answer, code: &str, status: u16) {
        assert_eq!((answer.code(), answer.status.as_u16()), (code, status), "{:#}", answer.body);
        let message = answer.body["error"]["message"].as_str().unwrap();
        assert!(message.len() > 10 && !message.contains(['⟦', '{']), "{code}: {message:?}");
        assert!(message.ends_with(['.', ':', '`', ')']) || message.contains(". "), "{code}: {message:?}");
        self.0.insert(code.to_owned());
    }
}

#[tokio::test]
async fn every_code_of_the_document_comes_up_and_no_other() {
    let mut codes = Codes::default();
    at_the_door(&mut codes).await;
    opening(&mut codes).await;
    at_a_table(&mut codes).await;
    words(&mut codes).await;
    hints(&mut codes).await;
    after_a_game(&mut codes).await;
    accounts(&mut codes).await;
    tokens_and_bans(&mut codes).await;
    out_of_room(&mut codes).await;
    broken(&mut codes).await;
    assert_eq!(codes.0, Document::shared().words("ErrorCode"));
}

async fn at_the_door(codes: &mut Codes) {
    let house = house();
    let (stranger, anna) = (Program::stranger(&house), Program::guest(&house, "Anna").await);
    codes.expect(&stranger.get("/nothing").await, "no_such_address", 404);
    codes.expect(&stranger.get("/tables/abc/nothing").await, "no_such_address", 404);
    codes.expect(&stranger.get("/guests").await, "wrong_method", 405);
    codes.expect(&stranger.send(Method::DELETE, "/games", Body::empty()).await, "wrong_method", 405);
    codes.expect(&stranger.get("/tables/abc").await, "no_such_table", 404);
    codes.expect(&stranger.get("/tables/%ff").await, "no_such_table", 404);

    codes.expect(&stranger.post("/guests", json!({ "name": 5 })).await, "bad_body", 400);
    codes.expect(&stranger.post("/guests", json!({ "nam": "Anna" })).await, "bad_body", 400);
    codes.expect(&stranger.post("/guests", Value::Null).await, "bad_body", 400);
    let broken = stranger.with(CONTENT_TYPE, "application/json");
    codes.expect(&broken.send(Method::POST, "/guests", Body::from("{")).await, "bad_body", 400);
    codes.expect(&stranger.send(Method::POST, "/guests", Body::from("{}")).await, "not_json", 415);
    let large = json!({ "name": "a".repeat(20_000) });
    codes.expect(&stranger.post("/guests", large).await, "too_large", 413);

    let unknown = stranger.with_token(Some("nobody"));
    let refused = unknown.get("/games").await;
    codes.expect(&refused, "token_unknown", 401);
    assert_eq!(refused.headers["www-authenticate"], "Bearer");
    codes.expect(&stranger.post("/tables", json!({})).await, "token_missing", 401);
    let basic = stranger.with(HeaderName::from_static("authorization"), "Basic YTpi");
    codes.expect(&basic.get("/games").await, "token_unknown", 401);

    let foreign = stranger.with(ORIGIN, "http://evil.example");
    codes.expect(&foreign.post("/guests", json!({})).await, "other_origin", 403);
    let browser = anna.with(COOKIE, "lang=de");
    codes.expect(&browser.post("/guests", json!({})).await, "other_origin", 403);
}

async fn words(codes: &mut Codes) {
    let anna = Program::guest(&house(), "Anna").await;
    let salt = table::hexadecimal(&[1; 32]);
    let commitment = table::Sealed::commitment_to(&salt, "avalon");
    let new = |commitment: &str| {
        let options = "players=2 mode=beginner";
        json!({ "game": "artus", "options": options, "seats": ["me", "me"], "commitment": commitment })
    };
    codes.expect(&anna.post("/tables", new("avalon")).await, "bad_word", 400);
    let id = anna.post("/tables", new(&commitment)).await.ok()["id"].as_str().unwrap().to_owned();
    let shown = |word: &str| json!({ "word": word, "salt": salt });
    codes.expect(&anna.post(&format!("/tables/{id}/word"), shown("camelot")).await, "wrong_word", 409);
    anna.post(&format!("/tables/{id}/word"), shown("avalon")).await.ok();
    codes.expect(&anna.post(&format!("/tables/{id}/begin"), json!({})).await, "has_begun", 409);
}

async fn opening(codes: &mut Codes) {
    let anna = Program::guest(&house(), "Anna").await;
    let table = |game: &str, options: &str, seats: &[&str], clock: Value| {
        anna.post("/tables", json!({ "game": game, "options": options, "seats": seats, "clock": clock }))
    };
    let (four, all) = ("players=4 mode=beginner", ["me", "open", "bot:random", "bot:random"]);
    codes.expect(&table("chess", four, &all, Value::Null).await, "no_such_game", 400);
    let refused = table("artus", "players=7 mode=beginner", &all, Value::Null).await;
    codes.expect(&refused, "bad_options", 400);
    assert_eq!(refused.body["error"]["clause"], "ART-1.3");
    codes.expect(&table("artus", "", &all, Value::Null).await, "bad_options", 400);
    codes.expect(&table("artus", four, &all[..3], Value::Null).await, "bad_seats", 400);
    codes.expect(&table("artus", four, &[], Value::Null).await, "bad_seats", 400);
    codes.expect(
        &table("artus", four, &["me", "me", "me", "bot:nobody"], Value::Null).await,
        "bad_seats",
        400,
    );
    codes.expect(&table("artus", four, &["me", "me", "me", "bot:"], Value::Null).await, "bad_seats", 400);
    codes.expect(&table("artus", four, &["me", "me", "me", "you"], Value::Null).await, "bad_seats", 400);
    codes.expect(&table("artus", four, &all, json!(59)).await, "bad_clock", 400);
    codes.expect(&table("artus", four, &all, json!(86_401)).await, "bad_clock", 400);
    codes.expect(&table("artus", four, &all, json!(-1)).await, "bad_body", 400);
}

async fn tokens_and_bans(codes: &mut Codes) {
    let house = house();
    let stranger = Program::stranger(&house);
    let credentials = json!({ "account": "Gareth", "password": "kitchen boy" });
    let made = stranger.post("/accounts", credentials.clone()).await.ok();
    let shown = Sha256::digest(made["token"].as_str().unwrap()).into();
    let by = Credential { person: 1, token: shown };
    let token = Sha256::digest(b"token").into();
    let (name, scope) = ("bot".to_owned(), Scope::Read);
    let new = NewApiToken { token, name, scope, made: 0, expires: i64::MAX };
    assert!(house.store().add_api_token(by, new, 1).await.unwrap());
    let program = stranger.with_token(Some("token"));
    codes.expect(&program.post("/guests", json!({})).await, "scope_too_narrow", 403);
    assert!(house.store().administer(None, Act::Ban(1), 0).await.unwrap().is_some());
    codes.expect(&stranger.post("/sessions", credentials).await, "banned", 403);
}

async fn hints(codes: &mut Codes) {
    let house = house();
    let anna = Program::guest(&house, "Anna").await;
    let (options, both) = ("players=2 mode=beginner", ["me", "me"]);
    let new = json!({ "game": "artus", "options": options, "seats": both, "hints": false });
    let without = anna.post("/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    codes.expect(&anna.post(&format!("/tables/{without}/hint"), Value::Null).await, "hints_off", 403);
    let id = anna.open_table(options, &both).await;
    let table = anna.get(&format!("/tables/{id}")).await.ok();
    let waits = 2 - on_turn(&table).unwrap();
    let out_of_turn = anna.post(&format!("/tables/{id}/hint?seat={waits}"), Value::Null).await;
    codes.expect(&out_of_turn, "not_your_turn", 409);
    // In about every second game somebody has a single move some time.
    let mut id = id;
    while !play_until_one_move_is_left(&house, &id, &mut generator(1)).await {
        id = anna.open_table(options, &both).await;
    }
    let only_one = anna.post(&format!("/tables/{id}/hint"), Value::Null).await;
    codes.expect(&only_one, "nothing_to_choose", 409);
}

/// A game that is over cannot be left.
async fn after_a_game(codes: &mut Codes) {
    let house = house();
    let anna = Program::guest(&house, "Anna").await;
    let id = anna.open_table("players=2 mode=beginner", &["me", "me"]).await;
    let live = live(&house, &id).await;
    let mut rng = generator(5);
    while let Some((seat, choice)) = any_move(&*live.snapshot().running, &mut rng) {
        live.play(house.store(), None, seat, &choice, None).await.unwrap();
    }
    codes.expect(&anna.post(&format!("/tables/{id}/leave"), Value::Null).await, "game_over", 409);
}

async fn at_a_table(codes: &mut Codes) {
    let house = house();
    let anna = Program::guest(&house, "Anna").await;
    let id = anna.open_table("players=2 mode=beginner", &["me", "open"]).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    codes.expect(&anna.post(&at("/play"), json!({ "move": "place 5" })).await, "not_begun", 409);
    codes.expect(&anna.post(&at("/undo"), Value::Null).await, "no_undo", 409);
    let offered = anna.get(&at("/moves")).await.ok();
    assert_eq!(offered["moves"], json!([]), "nothing is offered before the game begins");

    codes.expect(&anna.post(&at("/leave"), Value::Null).await, "opened_by_you", 409);

    let ben = Program::guest(&house, "Ben").await;
    codes.expect(&ben.post(&at("/leave"), Value::Null).await, "not_your_seat", 403);
    codes.expect(&ben.get(&at("/moves")).await, "not_your_seat", 403);
    codes.expect(&ben.post(&at("/play"), json!({ "move": "place 5" })).await, "not_your_seat", 403);
    codes.expect(&ben.post(&at("/undo"), Value::Null).await, "not_your_seat", 403);
    codes.expect(&ben.get(&at("/view?seat=1")).await, "not_your_seat", 403);
    let stranger = Program::stranger(&house);
    for asked in ["/moves", "/view?seat=1"] {
        codes.expect(&stranger.get(&at(asked)).await, "token_missing", 401);
    }
    for (asked, body) in
        [("/play", json!({ "move": "place 5" })), ("/undo", Value::Null), ("/seats", json!({ "seat": 2 }))]
    {
        codes.expect(&stranger.post(&at(asked), body).await, "token_missing", 401);
    }
    for wrong in ["0", "3", "99999999999"] {
        codes.expect(&ben.get(&at(&format!("/view?seat={wrong}"))).await, "no_such_seat", 400);
    }
    for wrong in ["/view?seat=one", "/view?seat=-1", "/events?since=x", "/stream?since=-3"] {
        codes.expect(&ben.get(&at(wrong)).await, "bad_query", 400);
    }
    codes.expect(&ben.post(&at("/seats"), json!({ "seat": 0 })).await, "no_such_seat", 400);
    codes.expect(&ben.post(&at("/seats"), json!({ "seat": 3 })).await, "no_such_seat", 400);
    codes.expect(&ben.post(&at("/seats"), json!({ "seat": 1 })).await, "seat_taken", 409);
    let table = ben.post(&at("/seats"), json!({ "seat": 2 })).await.ok();
    codes.expect(&anna.post(&at("/seats"), json!({ "seat": 2 })).await, "seat_taken", 409);

    let players = [&anna, &ben];
    let turn = on_turn(&table).unwrap();
    let (mover, other) = (players[turn], players[1 - turn]);
    let play = |choice: &str, seen: usize| json!({ "move": choice, "seen": seen });
    let seen = table["moves_made"].as_u64().unwrap() as usize;
    codes.expect(&mover.post(&at("/play"), play("place 5", seen - 1)).await, "stale", 409);
    codes.expect(&mover.post(&at("/play"), play("place 5", seen + 1)).await, "stale", 409);
    codes.expect(&mover.post(&at("/play"), play("put 5", seen)).await, "unreadable_move", 400);
    codes.expect(&mover.post(&at("/play"), play("* start 1", seen)).await, "unreadable_move", 400);
    for (who, choice, clause) in
        [(mover, "draw king", "ART-17.7"), (mover, "start 1", "ART-17.7"), (other, "place 5", "ART-5.1")]
    {
        let refused = who.post(&at("/play"), play(choice, seen)).await;
        codes.expect(&refused, "refused", 422);
        assert_eq!(refused.body["error"]["clause"], clause, "{choice}");
    }
    codes.expect(&mover.post(&at("/undo"), Value::Null).await, "no_undo", 409);
    codes.expect(&mover.get(&at("/record")).await, "not_over", 409);
    let after = mover.get(&at("")).await.ok();
    assert_eq!(after["moves_made"], table["moves_made"], "what was refused has changed nothing");
}

async fn accounts(codes: &mut Codes) {
    let account = |account: &str, password: &str| json!({ "account": account, "password": password });
    let house = house();
    let (stranger, anna) = (Program::stranger(&house), Program::guest(&house, "Anna").await);
    codes.expect(&stranger.post("/accounts", account("A", "long enough")).await, "bad_account", 400);
    codes.expect(&stranger.post("/accounts", account("Anna", "short")).await, "bad_password", 400);
    let change = json!({ "old": "long enough", "new": "longer still" });
    codes.expect(&anna.post("/accounts/password", change).await, "no_account", 409);
    let made = anna.post("/accounts", account("Anna", "long enough")).await.ok();
    let anna = anna.with_token(made["token"].as_str());
    codes.expect(&anna.post("/accounts", account("Annabel", "long enough")).await, "has_account", 409);
    codes.expect(&stranger.post("/accounts", account("ANNA", "long enough")).await, "account_taken", 409);
    for name in ["Anna", "Zoe"] {
        let answer = stranger.post("/sessions", account(name, "never this")).await;
        codes.expect(&answer, "wrong_password", 403);
    }

    let house = house_with(Config { sign_in_attempts: 0, ..Config::default() });
    let answer = Program::stranger(&house).post("/sessions", account("Zoe", "long enough")).await;
    codes.expect(&answer, "too_many_attempts", 429);
    assert!((1..=900).contains(&answer.wait()), "{}", answer.wait());
}

async fn out_of_room(codes: &mut Codes) {
    let house = house_with(Config { changes_per_minute: 1, ..Config::default() });
    let stranger = Program::stranger(&house);
    stranger.post("/guests", json!({})).await.ok();
    let mut answer = stranger.post("/guests", json!({})).await;
    if answer.status.is_success() {
        // A new minute has begun in between.
        answer = stranger.post("/guests", json!({})).await;
    }
    codes.expect(&answer, "too_fast", 429);
    assert!((1..=60).contains(&answer.wait()), "{}", answer.wait());

    let house = house_with(Config { request_within: Duration::from_millis(20), ..Config::default() });
    let stranger = Program::stranger(&house).with(CONTENT_TYPE, "application/json");
    let endless = Body::from_stream(futures_util::stream::pending::<Result<Bytes, Infallible>>());
    codes.expect(&stranger.send(Method::POST, "/guests", endless).await, "too_slow", 408);

    let house = house_with(Config { most_streams: 0, ..Config::default() });
    let (programs, id) = seated(&house, "players=2 mode=beginner", 2).await;
    codes.expect(&programs[0].get(&format!("/tables/{id}/stream")).await, "full", 503);

    let house = house_with(Config { streams_per_person: 0, ..Config::default() });
    let (programs, id) = seated(&house, "players=2 mode=beginner", 2).await;
    codes.expect(&programs[0].get(&format!("/tables/{id}/stream")).await, "too_many_streams", 429);

    let house = house_with(Config { tables_per_hour: 0, ..Config::default() });
    let wish = json!({ "game": "artus", "options": "players=2 mode=beginner", "seats": ["me", "open"] });
    codes.expect(&Program::guest(&house, "Anna").await.post("/tables", wish).await, "too_many_tables", 429);

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store");
    let house = House::new(Config::default(), Arc::new(Sqlite::open(&file).unwrap()));
    let anna = Program::guest(&house, "Anna").await;
    let id = anna.open_table("players=2 mode=beginner", &["me", "open"]).await;
    let ben = Program::guest(&house, "Ben").await;
    let breaker = rusqlite::Connection::open(&file).unwrap();
    breaker.execute("UPDATE game SET rules = 99", []).unwrap();
    let later = House::new(Config::default(), Arc::new(Sqlite::open(&file).unwrap()));
    codes.expect(&Program::stranger(&later).get(&format!("/tables/{id}")).await, "set_aside", 500);
    breaker
        .execute_batch("PRAGMA foreign_keys = OFF; DROP TABLE token; DROP TABLE seat; DROP TABLE game;")
        .unwrap();
    let stranger = Program::stranger(&house);
    codes.expect(&stranger.post("/guests", json!({})).await, "store", 503);
    codes.expect(&stranger.get("/tables/unknown").await, "store", 503);
    codes.expect(&ben.post(&format!("/tables/{id}/seats"), json!({ "seat": 2 })).await, "store", 503);
    let somebody = stranger.with_token(Some("somebody"));
    codes.expect(&somebody.get("/games").await, "store", 503);
}

async fn broken(codes: &mut Codes) {
    let store = Unreliable::new(crate::support::store());
    let house = House::new(Config::default(), store.clone());
    store.next("add_person", Mishap::Panics);
    let stranger = Program::stranger(&house);
    codes.expect(&stranger.post("/guests", json!({})).await, "broken", 500);
    stranger.post("/guests", json!({})).await.ok();
}

#[tokio::test]
async fn people_are_told_in_their_language_and_programs_always_the_same() {
    let house = house();
    let stranger = Program::stranger(&house);
    let english = stranger.get("/tables/abc").await;
    let german = stranger.for_readers_of("de-AT,de;q=0.9");
    let german = german.get("/tables/abc").await;
    assert_eq!((english.code(), german.code()), ("no_such_table", "no_such_table"));
    assert_eq!(english.body["error"]["message"], "There is no such table.");
    assert_eq!(german.body["error"]["message"], "Diesen Tisch gibt es nicht.");
}

#[tokio::test]
async fn an_address_that_is_nothing_says_so_with_and_without_a_slash() {
    let house = house();
    let stranger = Program::stranger(&house);
    for path in ["", "/", "//", "/games/"] {
        for method in [Method::GET, Method::POST] {
            let answer = stranger.send(method.clone(), path, Body::empty()).await;
            assert_eq!(
                (answer.code(), answer.status.as_u16()),
                ("no_such_address", 404),
                "{method} {path:?}"
            );
        }
    }
}

/// What a parser says is English; it stands beside the sentence, never in it.
#[tokio::test]
async fn what_cannot_be_read_is_told_in_the_language_of_whoever_asks() {
    let house = house();
    let anna = Program::guest(&house, "Anna").await;
    let id = anna.open_table("players=2 mode=beginner", &["me", "open"]).await;
    let anna = [anna.for_readers_of("en"), anna.for_readers_of("de")];
    let seats = format!("/tables/{id}/seats");
    for (body, field, english, german) in [
        ("{", None, "not JSON", "kein JSON"),
        ("", None, "not JSON", "kein JSON"),
        ("[]", None, "fields", "Feldern"),
        (r#"{"name": "Ben"}"#, Some("seat"), "`seat` is missing", "`seat` fehlt"),
        (r#"{"seat": 2, "nam": ""}"#, Some("nam"), "no field `nam`", "kein Feld `nam`"),
        (r#"{"seat": "two"}"#, Some("seat"), "`seat` is not valid", "`seat` passt nicht"),
        (r#"{"seat": -1}"#, Some("seat"), "`seat` is not valid", "`seat` passt nicht"),
    ] {
        for (program, says) in anna.iter().zip([english, german]) {
            let program = program.with(CONTENT_TYPE, "application/json");
            let answer = program.send(Method::POST, &seats, Body::from(body)).await;
            check(&answer, "bad_body", says, field);
        }
    }
    for (path, field, english, german) in [
        (
            format!("/tables/{id}/events?since=x"),
            Some("since"),
            "`since` is not valid",
            "`since` passt nicht",
        ),
        (format!("/tables/{id}/view?seat=-1"), Some("seat"), "`seat` is not valid", "`seat` passt nicht"),
        (
            format!("/tables/{id}/moves?words=perhaps"),
            Some("words"),
            "`words` is not valid",
            "`words` passt nicht",
        ),
    ] {
        for (program, says) in anna.iter().zip([english, german]) {
            check(&program.get(&path).await, "bad_query", says, field);
        }
    }
    let table = anna[0].get("/tables/abc").await;
    assert_eq!(table.body["error"]["detail"], Value::Null, "where nothing was read there is nothing to add");
}

fn check(answer: &Answer, code: &str, says: &str, field: Option<&str>) {
    assert_eq!((answer.code(), answer.status.as_u16()), (code, 400), "{:#}", answer.body);
    let message = answer.body["error"]["message"].as_str().unwrap();
    assert!(message.contains(says), "{says:?} in {message:?}");
    for parser in ["Failed", "deserialize", "expected", "invalid", "line", "column"] {
        assert!(!message.contains(parser), "{message:?}");
    }
    assert_eq!(message.contains('`'), field.is_some(), "{message:?}");
    let detail = answer.body["error"]["detail"].as_str().unwrap();
    assert!(field.is_none_or(|field| detail.contains(field)), "{detail:?}");
}
