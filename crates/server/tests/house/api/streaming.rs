//! The stream: what happens is told once, in order, to each as they may know it, and taken back when it is.

use super::schema::Document;
use super::support::{Program, house, on_turn, seated};
use axum::body::{Body, BodyDataStream};
use axum::http::{HeaderName, Method};
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::House;
use std::time::Duration;
use table::generator;

/// An open stream.
struct Stream {
    body: BodyDataStream,
    text: String,
    /// The id of the last event.
    last: String,
}

impl Stream {
    async fn open(program: &Program, id: &str, query: &str) -> Self {
        let path = format!("/api/v1/tables/{id}/stream{query}");
        let response = program.open(&Method::GET, &path, Body::empty()).await;
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Self { body: response.into_body().into_data_stream(), text: String::new(), last: String::new() }
    }

    /// The next frame, held against the document.
    async fn next(&mut self) -> Value {
        loop {
            if let Some((frame, rest)) = self.text.split_once("\n\n") {
                let data = frame.lines().find_map(|line| line.strip_prefix("data: ")).unwrap();
                let news: Value = serde_json::from_str(data).unwrap();
                let id = frame.lines().find_map(|line| line.strip_prefix("id: ")).unwrap();
                assert_eq!(Some(news["moves_made"].to_string().as_str()), id.split('-').next());
                id.clone_into(&mut self.last);
                self.text = rest.to_owned();
                let schema = json!({ "$ref": "#/components/schemas/News" });
                Document::shared().fits(&news, &schema).unwrap_or_else(|why| panic!("{why}\n{news:#}"));
                return news;
            }
            let more = tokio::time::timeout(Duration::from_secs(5), self.body.next()).await;
            let bytes = more.expect("the stream goes on").expect("the stream is open").unwrap();
            self.text.push_str(std::str::from_utf8(&bytes).unwrap());
        }
    }

    /// Reads on until the table has had so many moves.
    async fn until(&mut self, moves: &Value) -> Value {
        loop {
            let news = self.next().await;
            if news["moves_made"] == *moves {
                return news;
            }
        }
    }
}

async fn two(house: &House) -> (Vec<Program>, String, usize) {
    let (programs, id) = seated(house, "players=2 mode=beginner", 2).await;
    let table = programs[0].get(&format!("/tables/{id}")).await.ok();
    let turn = on_turn(&table).unwrap();
    (programs, id, turn)
}

async fn place(program: &Program, id: &str, chair: usize) -> Value {
    program.post(&format!("/tables/{id}/play"), json!({ "move": format!("place {chair}") })).await.ok()
}

#[tokio::test]
async fn a_stream_begins_with_how_things_stand_and_tells_every_move() {
    let house = house();
    let (programs, id, turn) = two(&house).await;
    let mut fresh = Stream::open(&programs[0], &id, "").await;
    let first = fresh.next().await;
    assert_eq!((&first["events"], &first["from"]), (&json!([]), &first["moves_made"]));
    let mut all = Stream::open(&programs[0], &id, "?since=0").await;
    let told = all.next().await;
    assert_eq!(told["from"], 0);
    assert!(told["events"][0]["event"]["starts"].is_u64(), "from the first event on: {told}");

    let table = place(&programs[turn], &id, 5).await;
    for stream in [&mut fresh, &mut all] {
        let news = stream.until(&table["moves_made"]).await;
        assert_eq!(news["from"], first["moves_made"]);
        assert_eq!(news["turn"], table["turn"]);
        let placed = json!({ "placed": { "seat": turn + 1, "chair": 5 } });
        assert_eq!(news["events"][0]["event"], placed);
        assert_eq!(news["events"][0]["clause"], "ART-5.2");
    }
}

#[tokio::test]
async fn what_was_taken_back_is_told_even_to_whoever_looked_away() {
    let house = house();
    let (programs, id, turn) = two(&house).await;
    let mover = &programs[turn];
    let mut stream = Stream::open(&Program::stranger(&house), &id, "").await;
    let start = stream.next().await["moves_made"].clone();
    let table = place(mover, &id, 5).await;
    stream.until(&table["moves_made"]).await;
    // While nobody reads the stream the move is taken back and another one is made: the same number of moves.
    mover.post(&format!("/tables/{id}/undo"), Value::Null).await.ok();
    let table = place(mover, &id, 6).await;
    let news = stream.until(&table["moves_made"]).await;
    assert_eq!(news["from"], start);
    assert_eq!(news["events"][0]["event"]["placed"]["chair"], 6);
    // After more changes than the table remembers everything is told again.
    for _ in 0..8 {
        mover.post(&format!("/tables/{id}/undo"), Value::Null).await.ok();
        place(mover, &id, 8).await;
    }
    let news = stream.until(&table["moves_made"]).await;
    assert_eq!(news["from"], 0);
    mover.post(&format!("/tables/{id}/undo"), Value::Null).await.ok();
    let news = stream.until(&start).await;
    assert_eq!((&news["from"], &news["events"]), (&start, &json!([])));
}

#[tokio::test]
async fn whoever_connects_again_is_told_what_happened_after_the_last_event() {
    let house = house();
    let (programs, id, turn) = two(&house).await;
    let (mover, looker) = (&programs[turn], Program::stranger(&house));
    let mut stream = Stream::open(&looker, &id, "").await;
    let start = stream.next().await["moves_made"].clone();
    let before = stream.last.clone();
    let table = place(mover, &id, 5).await;
    stream.until(&table["moves_made"]).await;
    let after = stream.last.clone();
    drop(stream);
    let again = |last: &str| looker.with(HeaderName::from_static("last-event-id"), last);
    let news = Stream::open(&again(&before), &id, "?since=0").await.next().await;
    assert_eq!((&news["from"], &news["events"][0]["event"]["placed"]["chair"]), (&start, &json!(5)));
    let news = Stream::open(&again(&after), &id, "").await.next().await;
    assert_eq!((&news["from"], &news["events"]), (&table["moves_made"], &json!([])), "nothing is new");
    // The same number of other moves is not the same.
    mover.post(&format!("/tables/{id}/undo"), Value::Null).await.ok();
    place(mover, &id, 6).await;
    for last in [after.as_str(), "17", "99999-00", "-", "18446744073709551616-aa", "no id"] {
        let news = Stream::open(&again(last), &id, "").await.next().await;
        assert_eq!(news["from"], 0, "{last}");
    }
    let news = Stream::open(&again(&before), &id, "").await.next().await;
    assert_eq!((&news["from"], &news["events"][0]["event"]["placed"]["chair"]), (&start, &json!(6)));
}

#[tokio::test]
async fn each_hears_only_what_their_seat_may_know() {
    let house = house();
    let (programs, id, _) = two(&house).await;
    let eyes = [(Some(1), &programs[0]), (Some(2), &programs[1]), (None, &Program::stranger(&house))];
    for (seat, program) in eyes {
        let told = Stream::open(program, &id, "?since=0").await.next().await;
        let dealt: Vec<&Value> = told["events"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|event| event["event"].get("dealt"))
            .collect();
        assert_eq!(dealt.len(), 8);
        for card in dealt {
            assert_eq!(card["card"].is_string(), card["seat"].as_u64() == seat, "{card}");
        }
    }
}

#[tokio::test]
async fn a_stream_follows_from_the_free_seat_to_the_end() {
    let house = house();
    let (anna, ben) = (Program::guest(&house, "Anna").await, Program::guest(&house, "Ben").await);
    let id = anna.open_table("players=2 mode=beginner", &["me", "open"]).await;
    let mut stream = Stream::open(&ben, &id, "").await;
    assert_eq!(stream.next().await["turn"], json!([]));
    let mut table = ben.post(&format!("/tables/{id}/seats"), json!({ "seat": 2 })).await.ok();
    let present = |table: &Value| table["seats"][0]["present"] == true;
    assert!(!present(&table));
    let own = Stream::open(&anna, &id, "").await;
    assert!(present(&anna.get(&format!("/tables/{id}")).await.ok()), "whoever reads a stream is there");
    drop(own);
    let news = stream.until(&table["moves_made"]).await;
    let own_cards = |event: &&Value| event["event"]["dealt"]["card"].is_string();
    assert_eq!(
        news["events"].as_array().unwrap().iter().filter(own_cards).count(),
        4,
        "Ben has sat down since"
    );
    let seats = ben.get(&format!("/tables/{id}")).await.ok()["seats"].clone();
    assert_eq!(seats[1]["present"], true, "he looks from his seat now, on the same stream");
    let (programs, mut rng) = ([&anna, &ben], generator(11));
    while let Some(turn) = on_turn(&table) {
        programs[turn].play_any(&id, &mut rng).await;
        table = anna.get(&format!("/tables/{id}")).await.ok();
    }
    assert_eq!(stream.until(&table["moves_made"]).await["over"], true);
    house.close();
    assert!(tokio::time::timeout(Duration::from_secs(5), stream.body.next()).await.unwrap().is_none());
}
