//! What the tests of the house share: a house in memory, and browsers that visit it.
#![allow(dead_code, unused_imports, reason = "each test file uses its own part")]

mod browser;
mod page;
mod stream;
pub(crate) mod twins;
mod unreliable;

pub(crate) use browser::{Browser, Reply, form};
pub(crate) use page::Page;
pub(crate) use stream::{Frame, Stream};
pub(crate) use unreliable::{COMPLAINT, Mishap, Unreliable};

use games::Face;
use server::{Config, House, Live, Sqlite, Store};
use std::sync::Arc;
use std::time::Duration;
use table::{Actor, Rng, Seat, Turn, choose};

/// A house that hurries its bots and lets everybody ask as often as they like.
pub(crate) fn config() -> Config {
    Config { bot_pause: Duration::from_millis(1), changes_per_minute: u32::MAX, ..Config::default() }
}

/// A house that forgets everything.
pub(crate) fn house() -> House {
    house_with(config())
}

/// A house that forgets everything, run like this.
pub(crate) fn house_with(config: Config) -> House {
    let store = Sqlite::in_memory().expect("memory is there");
    house_on(config, Arc::new(store))
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
pub(crate) async fn live(house: &House, id: &str) -> Arc<Live> {
    house.table(id).await.expect("the store answers").expect("the table is there")
}

/// The one seat on turn, if the game waits for a person.
pub(crate) fn on_turn(face: &dyn Face) -> Option<Seat> {
    match face.turn() {
        Turn::Seats(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    }
}

/// A seat that is not on turn.
pub(crate) fn off_turn(face: &dyn Face) -> Seat {
    let waits = |seat: &Seat| !face.turn().includes(Actor::Seat(*seat));
    Seat::all(face.players()).find(waits).expect("somebody waits")
}

/// Any move offered to the seat on turn, as the page would send it.
pub(crate) fn any_move(face: &dyn Face, rng: &mut impl Rng) -> Option<(Seat, String)> {
    let seat = on_turn(face)?;
    Some((seat, choose(&face.offers(seat), rng).to_string()))
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
        let face = live.moment().face.clone();
        let Some((seat, choice)) = any_move(&*face, rng) else { return };
        let reply = browsers[seat.index()].play(id, &choice, face.moves_made()).await;
        assert_eq!(reply.status, 204, "{choice}: {}", reply.text());
    }
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
