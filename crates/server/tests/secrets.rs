//! What is hidden stays hidden: two games that differ only in what a reader must not know look the same to the byte.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use axum::body::Body;
use axum::http::Method;
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::{Arc, Mutex};
use support::twins::{SECRET, TABLE, Twins, random_game, token};
use support::{Browser, COMPLAINT, Mishap, Reply, Stream, Unreliable};
use support::{config, house, house_on, live, on_turn, play_on, seated};
use table::{Actor, Eye, Game, Seat, Turn, choose, generator};

/// Asks for everything there is at the table.
async fn ask_for_everything(browser: &mut Browser, cards: &[String]) -> Vec<(String, Reply)> {
    let mut paths: Vec<String> = ["/", "/me"].map(str::to_owned).to_vec();
    paths.extend(["", "/view", "/replay", "/picture.svg", "/record"].map(|end| format!("/t/{TABLE}{end}")));
    for at in (0..160).step_by(9) {
        paths.push(format!("/t/{TABLE}/replay?to={at}"));
        paths.push(format!("/t/{TABLE}/picture.svg?to={at}"));
    }
    for card in cards {
        let taps = support::form(&[("taps", &format!("card {card}"))]);
        paths.push(format!("/t/{TABLE}/view?{taps}"));
    }
    let mut replies = Vec::new();
    for path in paths {
        let reply = browser.get(&path).await;
        replies.push((path, reply));
    }
    replies
}

/// Tries what is not allowed.
async fn try_everything(browser: &mut Browser, cards: &[String], seen: usize) -> Vec<(String, Reply)> {
    let mut replies = Vec::new();
    for card in cards {
        for action in ["", " 3", " 3+4", " penalty", " best", " ring 5"] {
            let choice = format!("play {card}{action}");
            // A page from the future is never right, so that nothing changes.
            let late = browser.play(TABLE, &choice, seen + 1).await;
            replies.push((format!("{choice}, late"), late));
        }
    }
    for choice in ["card ring_any", "start 1", "draw nothing", "place 99", "\u{1F451}"] {
        let reply = browser.play(TABLE, choice, seen).await;
        replies.push((choice.to_owned(), reply));
    }
    replies.push(("sit".to_owned(), browser.sit(TABLE, 1, "", "").await));
    replies
}

fn compare(who: &str, one: &[(String, Reply)], other: &[(String, Reply)]) {
    assert_eq!(one.len(), other.len());
    for ((asked, one), (_, other)) in one.iter().zip(other) {
        assert!(one == other, "{who} learns something from {asked}: {} and {}", one.status, other.status);
    }
}

/// Everything a reader can get out of two games that differ in what the reader must not know.
async fn the_reader_learns_nothing(
    players: usize,
    mode: &str,
    eye: Eye,
    decisions: usize,
    seed: u64,
) -> usize {
    let mut rng = generator(seed);
    let game = random_game(players, mode, decisions, &mut rng);
    let twins = Twins::new(&game, eye).await;
    let own = match eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Spectator | Eye::Everything => None,
    };
    let who = format!("{eye:?} of {players}, {mode}, seed {seed}");
    let components = artus::Artus::components_of(&game.header().options);
    let all: BTreeSet<String> =
        components.deck.cards(artus::Deck::whole()).map(|card| card.to_string()).collect();
    let hand = own.map(|seat| game.state().view(eye).secret(seat).unwrap().hand());
    let held: Vec<String> = hand
        .map(|hand| components.deck.cards(hand).map(|card| card.to_string()).collect())
        .unwrap_or_default();
    let foreign: Vec<String> = all.iter().filter(|card| !held.contains(card)).cloned().collect();
    let cards: Vec<String> = all.into_iter().collect();

    let mut streams: Vec<Stream> = Vec::new();
    let (mut answers, mut frames) = (Vec::new(), [Vec::new(), Vec::new()]);
    for mut browser in twins.browsers(own) {
        streams.push(browser.stream(TABLE).await);
        let mut replies = ask_for_everything(&mut browser, &cards).await;
        let seen = browser.page(&format!("/t/{TABLE}")).await.seen();
        replies.extend(try_everything(&mut browser, &cards, seen).await);
        for card in &foreign {
            let reply = browser.play(TABLE, &format!("play {card}"), seen).await;
            assert!(matches!(reply.status, 403 | 422), "{who}: {card}");
            replies.push((format!("play {card}"), reply));
        }
        answers.push(replies);
    }
    compare(&who, &answers[0], &answers[1]);

    // Both games go on with the same moves, and both readers watch.
    let tables = [live(&twins.houses[0], TABLE).await, live(&twins.houses[1], TABLE).await];
    for _ in 0..12 {
        let faces = tables.each_ref().map(|table| table.moment().face.clone());
        let Some(seat) = on_turn(&*faces[0]) else { break };
        let [one, other] = faces
            .each_ref()
            .map(|face| face.offers(seat).iter().map(ToString::to_string).collect::<Vec<_>>());
        let both: Vec<&str> = one.iter().filter(|offer| other.contains(offer)).map(String::as_str).collect();
        if both.is_empty() {
            break;
        }
        let choice = choose(&both, &mut rng);
        for ((mut browser, stream), frames) in
            twins.browsers(Some(seat)).into_iter().zip(&mut streams).zip(&mut frames)
        {
            assert_eq!(browser.play(TABLE, choice, faces[0].moves_made()).await.status, 204, "{choice}");
            stream.until_seen(faces[0].moves_made() + 1, |frame| frames.push(frame.clone())).await;
        }
    }
    assert!(!frames[0].is_empty() && frames[0] == frames[1], "{who} learns something from the stream");
    let mut answers = Vec::new();
    for mut browser in twins.browsers(own) {
        answers.push(ask_for_everything(&mut browser, &cards).await);
    }
    compare(&who, &answers[0], &answers[1]);
    twins.differences
}

#[tokio::test]
async fn a_seat_learns_nothing_of_other_hands_in_the_beginner_game() {
    let mut differences = 0;
    for (seed, decisions) in [(1, 0), (2, 10), (3, 25)] {
        differences +=
            the_reader_learns_nothing(2, "beginner", Eye::Seat(Seat::new(0)), decisions, seed).await;
        differences +=
            the_reader_learns_nothing(4, "beginner", Eye::Seat(Seat::new(2)), decisions + 6, seed).await;
    }
    assert!(differences > 20, "{differences} cards differed");
}

#[tokio::test]
async fn a_seat_learns_nothing_of_other_hands_in_the_advanced_game() {
    let mut differences = 0;
    for (seed, decisions) in [(4, 0), (5, 20), (6, 60)] {
        differences +=
            the_reader_learns_nothing(2, "advanced", Eye::Seat(Seat::new(1)), decisions, seed).await;
        differences +=
            the_reader_learns_nothing(3, "advanced", Eye::Seat(Seat::new(0)), decisions + 6, seed).await;
    }
    assert!(differences > 20, "{differences} cards differed");
}

#[tokio::test]
async fn a_spectator_learns_nothing_of_any_hand() {
    let mut differences = 0;
    for (seed, decisions) in [(7, 0), (8, 15), (9, 40)] {
        differences += the_reader_learns_nothing(2, "beginner", Eye::Spectator, decisions, seed).await;
        differences += the_reader_learns_nothing(4, "advanced", Eye::Spectator, decisions, seed).await;
    }
    assert!(differences > 30, "{differences} cards differed");
}

#[tokio::test]
async fn whoever_holds_the_other_cards_does_see_the_difference() {
    let game = random_game(2, "beginner", 12, &mut generator(10));
    let twins = Twins::new(&game, Eye::Seat(Seat::new(0))).await;
    assert!(twins.differences > 0);
    let mut bodies = Vec::new();
    for mut browser in twins.browsers(Some(Seat::new(1))) {
        bodies.push(browser.get(&format!("/t/{TABLE}")).await.body);
    }
    assert_ne!(bodies[0], bodies[1], "otherwise the comparisons above would prove nothing");
}

/// Whether a text holds bytes in one of the ways somebody might write them.
fn tells(text: &str, bytes: &[u8]) -> bool {
    let decimal: Vec<String> = bytes.iter().take(6).map(ToString::to_string).collect();
    let hexadecimal = table::hexadecimal(bytes);
    text.to_lowercase().contains(&hexadecimal[..16])
        || text.contains(&decimal.join(", "))
        || text.contains(&decimal.join(","))
}

#[tokio::test]
async fn the_secret_of_the_dice_is_shown_at_the_end_and_not_before() {
    let game = random_game(2, "beginner", 60, &mut generator(11));
    let twins = Twins::new(&game, Eye::Spectator).await;
    let live = live(&twins.houses[0], TABLE).await;
    let mut rng = generator(12);
    let mut spectator = Browser::new(&twins.houses[0]);
    while live.moment().face.turn() != Turn::Over {
        let face = live.moment().face.clone();
        let (seat, choice) = support::any_move(&*face, &mut rng).unwrap();
        let mut browser = Browser::new(&twins.houses[0]).with_cookie("tafelrunde", &token(seat));
        for end in ["", "/view", "/replay", "/picture.svg", "/record"] {
            for browser in [&mut browser, &mut spectator] {
                let reply = browser.get(&format!("/t/{TABLE}{end}")).await;
                assert!(!tells(reply.text(), &SECRET), "{end}");
            }
        }
        browser.play(TABLE, &choice, face.moves_made()).await;
    }
    for end in ["", "/record"] {
        let reply = spectator.get(&format!("/t/{TABLE}{end}")).await;
        assert!(tells(reply.text(), &SECRET), "at the end{end} shows it");
    }
}

/// Words that only a programmer would write.
const INNARDS: [&str; 15] = [
    "Artus {",
    "Open {",
    "CardSet(",
    "Some(",
    "Err(",
    "Ok(",
    "StoreError",
    "NotYourTurn",
    "NotInHand",
    "Refusal",
    "panicked",
    "rusqlite",
    "SQL",
    "src/",
    "thread '",
];

#[tokio::test]
async fn no_error_shows_the_inside_of_the_program() {
    let store = Unreliable::new(server::Sqlite::in_memory().unwrap());
    let house = house_on(config(), store.clone());
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    play_on(&house, &id, &mut browsers, 15, &mut generator(13)).await;
    let seen = live(&house, &id).await.moment().face.moves_made();
    let mut failures = Vec::new();
    for browser in &mut browsers {
        for choice in ["place 3", "draw scoring", "play ring_any 4", "play score_all", "xyz", "card ring_any"]
        {
            failures.push(browser.play(&id, choice, seen).await);
        }
        failures.push(browser.undo(&id).await);
        failures.push(browser.get(&format!("/t/{id}/record")).await);
        failures.push(browser.get(&format!("/t/{id}/replay?to=-1")).await);
        failures.push(browser.get("/t/%FF").await);
        failures.push(browser.post(&format!("/t/{id}/play"), &[("choise", "place 3")]).await);
        failures.push(browser.post(&format!("/t/{id}/sit"), &[("seat", "-1")]).await);
        failures.push(browser.post("/new/artus", &[("players", "9"), ("mode", "<b>")]).await);
    }
    for (call, path) in
        [("waiting", "/"), ("tables_of", "/me"), ("table", "/t/unknown00000"), ("ping", "/health")]
    {
        store.next(call, Mishap::Fails);
        let reply = browsers[0].get(path).await;
        assert_eq!(reply.status, 503, "{path}");
        failures.push(reply);
    }
    for reply in failures.iter().filter(|reply| reply.status >= 400) {
        for word in INNARDS.into_iter().chain([COMPLAINT]) {
            assert!(!reply.text().contains(word), "{}: {word:?} in {}", reply.status, reply.text());
        }
    }
}

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn the_log_tells_no_secret() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_ansi(false);
    let subscriber = subscriber.with_writer(move || writer.clone()).finish();
    let _logging = tracing::subscriber::set_default(subscriber);
    let store = Unreliable::new(server::Sqlite::in_memory().unwrap());
    let house = house_on(config(), store.clone());
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let link = browsers[0].post("/me/link", &[]).await.page().text_of("link").unwrap();
    let link_token = link.rsplit('/').next().unwrap().to_owned();
    Browser::new(&house).get(&format!("/me/{link_token}")).await;
    play_on(&house, &id, &mut browsers, 14, &mut generator(14)).await;
    let face = live(&house, &id).await.moment().face.clone();
    let seat = on_turn(&*face).unwrap();
    let (_, choice) = support::any_move(&*face, &mut generator(15)).unwrap();
    store.next("append", Mishap::Fails);
    assert_eq!(browsers[seat.index()].play(&id, &choice, face.moves_made()).await.status, 503);
    store.next("say", Mishap::Fails);
    assert_eq!(browsers[0].say(&id, "a word among friends").await.status, 503);
    let hand = |seat: Seat| {
        face.lines_since(0).iter().filter(|line| line.starts_with("* card")).nth(seat.index()).cloned()
    };
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(text.contains(COMPLAINT), "the log does tell what failed: {text}");
    for secret in browsers.iter().map(Browser::token).chain([link_token.as_str(), "a word among friends"]) {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    assert!(!tells(&text, &live(&house, &id).await.stored.secret), "{text}");
    for seat in Seat::all(2).filter(|seat| face.turn().includes(Actor::Seat(*seat))) {
        assert!(!text.contains(&hand(seat).unwrap()), "{text}");
    }
}

#[tokio::test]
async fn the_store_keeps_no_token() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let house = house_on(config(), Arc::new(server::Sqlite::open(&path).unwrap()));
    let (browsers, _) = seated(&house, 2, "beginner").await;
    let copy = folder.path().join("copy.sqlite");
    house.store().backup(copy.clone()).await.unwrap();
    let bytes = std::fs::read(copy).unwrap();
    for browser in &browsers {
        let token = browser.token().as_bytes();
        assert!(!bytes.windows(token.len()).any(|part| part == token), "a stolen store opens no seat");
    }
    assert!(bytes.windows(4).any(|part| part == b"Anna"), "but names are there");
}

#[tokio::test]
async fn a_cookie_that_recognises_somebody_is_out_of_reach_of_scripts_and_other_sites() {
    let house = house();
    let mut browser = Browser::new(&house);
    let request = browser.request(Method::POST, "/me", Body::from("name=Anna"));
    let reply = browser.send(request).await;
    let cookie = reply.header("set-cookie").unwrap();
    assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
    assert_eq!(browser.token().len(), 32, "160 bits");
    let mut other = Browser::new(&house);
    other.post("/me", &[("name", "Anna")]).await;
    assert_ne!(browser.token(), other.token());
}
