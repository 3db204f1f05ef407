//! What the tests of the house share: a house in memory, and browsers that visit it.

mod browser;
mod database;
mod stream;
pub(crate) mod twins;
mod unreliable;
mod unreliable_accounts;
mod unreliable_table_lifecycle;

pub(crate) use browser::{Browser, Reply, form};
pub(crate) use database::{PLACE, ask, change, count, findings, store, store_at};
pub(crate) use stream::{Frame, Stream, patched};
pub(crate) use suite::page::{Element, Page};
pub(crate) use unreliable::{COMPLAINT, Mishap, Unreliable};

use axum::body::Body;
use axum::http::Request;
use games::RunningGame;
use http_body_util::BodyExt;
use server::{Config, House, LiveTable, Store};
use std::sync::Arc;
use std::time::Duration;
use table::{Actor, Rng, Seat, Turn, choose};
use tower::ServiceExt;

/// A house that hurries its bots, lets everybody ask as often as they like, and knows at once who has left.
pub(crate) fn config() -> Config {
    Config {
        bot_pause: Duration::from_millis(1),
        changes_per_minute: u32::MAX,
        looks_per_minute: u32::MAX,
        guests_per_hour: u32::MAX,
        tables_per_hour: u32::MAX,
        open_tables: u32::MAX,
        streams_per_person: usize::MAX,
        sign_in_attempts: u32::MAX,
        sign_in_attempts_of_name: u32::MAX,
        away_after: Duration::ZERO,
        // So that the same request has the same answer in two houses.
        request_id_header: Some("x-request-id".to_owned()),
        ..Config::default()
    }
}

/// A house that forgets everything.
pub(crate) fn house() -> House {
    house_with(config())
}

/// A house that forgets everything, run like this.
pub(crate) fn house_with(config: Config) -> House {
    house_on(config, store())
}

/// A house on a store of the test's own.
pub(crate) fn house_on(config: Config, store: Arc<dyn Store>) -> House {
    House::new(config, store)
}

/// A table at which as many browsers sit as it has seats, the first one on seat 1; the game has begun.
pub(crate) async fn seated(house: &House, players: usize, mode: &str) -> (Vec<Browser>, String) {
    let names = ["Anna", "Ben", "Clara", "David"];
    let mut first = Browser::new(house);
    let count = players.to_string();
    let fields = [
        ("name", names[0]),
        ("players", &count),
        ("mode", mode),
        ("seat2", "friend"),
        ("seat3", "friend"),
        ("seat4", "friend"),
    ];
    let id = first.open_table(&fields).await;
    let mut browsers = vec![first];
    for (number, name) in names.iter().enumerate().take(players).skip(1) {
        let mut browser = Browser::new(house);
        let reply = browser.sit(&id, number + 1, name, &format!("word of {name}")).await;
        assert_eq!(reply.status, 303, "{}", reply.text());
        browsers.push(browser);
    }
    (browsers, id)
}

/// A table that exists.
pub(crate) async fn live(house: &House, id: &str) -> Arc<LiveTable> {
    house.table(id).await.expect("the store answers").expect("the table is there")
}

/// The one seat on turn, if the game waits for a person.
pub(crate) fn on_turn(running: &dyn RunningGame) -> Option<Seat> {
    match running.turn() {
        Turn::Seats(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    }
}

/// A seat that is not on turn.
pub(crate) fn off_turn(running: &dyn RunningGame) -> Seat {
    let waits = |seat: &Seat| !running.turn().includes(Actor::Seat(*seat));
    Seat::all(running.players()).find(waits).expect("somebody waits")
}

/// Any move offered to the seat on turn, as the page would send it.
pub(crate) fn any_move(running: &dyn RunningGame, rng: &mut impl Rng) -> Option<(Seat, String)> {
    let seat = on_turn(running)?;
    Some((seat, choose(&running.offers(seat), rng).to_string()))
}

/// Makes random moves, each by the browser whose turn it is, until so many were made or the game is over.
pub(crate) async fn play_on(
    house: &House,
    id: &str,
    browsers: &mut [Browser],
    moves: usize,
    rng: &mut impl Rng,
) {
    let live = live(house, id).await;
    for _ in 0..moves {
        let running = live.snapshot().running.clone();
        let Some((seat, choice)) = any_move(&*running, rng) else { return };
        let reply = browsers[seat.index()].play(id, &choice, running.moves_made()).await;
        assert_eq!(reply.status, 204, "{choice}: {}", reply.text());
    }
}

/// Plays at random until somebody has a single move that is no formality; whether that happens before the game is over.
pub(crate) async fn play_until_one_move_is_left(house: &House, id: &str, rng: &mut impl Rng) -> bool {
    let live = live(house, id).await;
    loop {
        let running = live.snapshot().running.clone();
        let Some(seat) = on_turn(&*running) else { return false };
        let offers = running.offers(seat);
        if offers.len() == 1 {
            return true;
        }
        live.play(house.store(), None, seat, &choose(&offers, rng).to_string(), None)
            .await
            .expect("it is offered");
    }
}

/// What the house measures by this name, labels included.
///
/// # Panics
/// If it measures nothing by this name.
pub(crate) async fn measured(house: &House, name: &str) -> f64 {
    let text = metrics_text(house).await;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().expect("a number")
}

/// Everything the house measures.
pub(crate) async fn metrics_text(house: &House) -> String {
    let request = Request::builder().uri("/metrics").body(Body::empty()).expect("a request");
    let response = server::metrics(house.clone()).oneshot(request).await.expect("it always answers");
    assert_eq!(response.status(), 200);
    let kind = response.headers()["content-type"].to_str().expect("plain text").to_owned();
    assert_eq!(kind, "application/openmetrics-text; version=1.0.0; charset=utf-8");
    let body = response.into_body().collect().await.expect("the answer has an end").to_bytes();
    String::from_utf8(body.to_vec()).expect("UTF-8")
}

/// Waits until something is so.
///
/// # Panics
/// If it is not so for ten seconds.
pub(crate) async fn until(what: &str, mut so: impl FnMut() -> bool) {
    for _ in 0..2_000 {
        if so() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("never: {what}");
}

/// Whether a text holds bytes in one of the ways somebody might write them.
pub(crate) fn tells(text: &str, bytes: &[u8]) -> bool {
    let decimal: Vec<String> = bytes.iter().take(6).map(ToString::to_string).collect();
    let hexadecimal = table::hexadecimal(bytes);
    text.to_lowercase().contains(&hexadecimal[..16])
        || text.contains(&decimal.join(", "))
        || text.contains(&decimal.join(","))
}
