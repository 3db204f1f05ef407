//! Whoever must see the same page of a table shares one drawing of it, and one event.

use crate::support::{Browser, Stream, any_move, form, house, live, patched, seated};
use axum::body::{Body, Bytes};
use axum::http::Method;
use axum::http::header::ACCEPT_ENCODING;
use flate2::{Decompress, FlushDecompress};
use futures_util::FutureExt;
use http_body_util::BodyExt;
use server::{House, LiveTable};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::generator;
use tokio::task::unconstrained;

/// The body of a stream, and its next event as it was sent.
async fn body(browser: &mut Browser, id: &str) -> Body {
    let request = browser.request(Method::GET, &format!("/t/{id}/stream"), Body::empty());
    browser.begin(request).await.into_body()
}

async fn event(body: &mut Body) -> Bytes {
    body.frame().await.expect("the stream goes on").unwrap().into_data().unwrap()
}

/// A table of a game at which two people sit who do not look.
async fn table(house: &House, game: &str) -> (Vec<Browser>, Arc<LiveTable>) {
    let mut browsers = vec![Browser::new(house), Browser::new(house)];
    let fields = [("players", "2"), ("seat2", "friend"), ("name", "Anna")];
    let reply = browsers[0].post(&format!("/new/{game}"), &fields).await;
    assert_eq!(reply.status, 303, "{}", reply.text());
    let id = reply.location().strip_prefix("/t/").unwrap().to_owned();
    assert_eq!(browsers[1].sit(&id, 2, "Ben", "word").await.status, 303);
    let live = live(house, &id).await;
    assert!(live.snapshot().begun);
    (browsers, live)
}

/// The seat on turn makes any move.
async fn move_on(players: &mut [Browser], live: &LiveTable) {
    let running = live.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(7)).unwrap();
    let reply = players[seat.index()].play(&live.stored.id, &choice, running.moves_made()).await;
    assert_eq!(reply.status, 204, "{}", reply.text());
}

#[tokio::test]
async fn a_move_before_300_watchers_is_drawn_once_for_each_language() {
    for game in ["artus", "camelot", "merlin"] {
        let house = house();
        let (mut players, live) = table(&house, game).await;
        let languages = ["en", "de"];
        let mut streams = Vec::new();
        for number in 0..300 {
            let mut watcher = Browser::new(&house).reading(languages[number % 2]);
            streams.push(body(&mut watcher, &live.stored.id).await);
        }
        for stream in &mut streams {
            event(stream).await;
        }
        assert_eq!(live.pages_drawn(), 2, "{game}: the first page");
        move_on(&mut players, &live).await;
        let mut sent = BTreeSet::new();
        for stream in &mut streams {
            sent.insert(event(stream).await.as_ptr());
        }
        assert_eq!(live.pages_drawn(), 4, "{game}: after the move");
        assert_eq!(sent.len(), 2, "{game}: and everybody is sent the same bytes");
    }
}

#[tokio::test]
async fn whoever_may_see_more_or_reads_otherwise_has_a_page_of_their_own() {
    let house = house();
    let (mut players, live) = table(&house, "artus").await;
    let id = live.stored.id.clone();
    let mut known = Browser::new(&house);
    known.post("/me", &[("name", "Zoe")]).await;
    let mut all: Vec<Stream> = Vec::new();
    let dark = Browser::new(&house).with_cookie("theme", "dark");
    let others = [known, Browser::new(&house), dark];
    for browser in players.iter().cloned().chain(others).collect::<Vec<_>>().iter_mut() {
        all.push(browser.stream(&id).await);
    }
    // Who comes to sit there is seen by those before.
    for stream in &mut all {
        stream.next().await.unwrap();
        while let Some(Some(_)) = stream.next().now_or_never() {}
    }
    players[0].say(&id, "hello").await;
    let mut talked = BTreeSet::new();
    for stream in &mut all {
        talked.insert(stream.next().await.unwrap().data);
    }
    assert_eq!(talked.len(), 5, "two seats, somebody who may mute, a stranger, one in the dark");
}

#[tokio::test]
async fn a_mute_before_5000_watchers_is_heard_by_who_mutes_alone() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    players[1].say(&id, "hello").await;
    let live = live(&house, &id).await;
    let mut streams = Vec::new();
    for _ in 0..5_000 {
        let mut stream = body(&mut Browser::new(&house), &id).await;
        event(&mut stream).await;
        streams.push(stream);
    }
    let mut outsider = Browser::new(&house);
    outsider.post("/me", &[("name", "Zoe")]).await;
    let mut own = outsider.stream(&id).await;
    assert!(own.next().await.unwrap().data.contains("hello"));
    // How many watch is seen by those who came before.
    for stream in &mut streams {
        while let Some(Some(_)) = unconstrained(stream.frame()).now_or_never() {}
    }
    let (version, drawn) = (live.snapshot().version, live.pages_drawn());
    for round in 0..20 {
        let muted = if round % 2 == 0 { "yes" } else { "no" };
        let reply = outsider.post(&format!("/t/{id}/mute"), &[("seat", "2"), ("muted", muted)]).await;
        assert_eq!(reply.status, 204);
        assert_eq!(own.next().await.unwrap().data.contains("hello"), round % 2 == 1);
    }
    assert_eq!(live.snapshot().version, version, "nothing has changed at the table");
    assert!(live.pages_drawn() - drawn <= 20, "only the page of the outsider was drawn");
    // Without `unconstrained` the runtime would answer "not yet" after the first hundred streams.
    for stream in &mut streams {
        while let Some(frame) = unconstrained(stream.frame()).now_or_never() {
            let sent = frame.unwrap().unwrap().into_data().unwrap();
            assert_eq!(sent, ":\n\n", "nobody else was told more than that the stream is still there");
        }
    }
}

#[tokio::test]
async fn a_compressed_stream_says_the_same() {
    let house = house();
    let (mut players, live) = table(&house, "merlin").await;
    let id = live.stored.id.clone();
    let mut request = players[0].request(Method::GET, &format!("/t/{id}/stream"), Body::empty());
    request.headers_mut().insert(ACCEPT_ENCODING, "gzip, br".parse().unwrap());
    let response = players[0].begin(request).await;
    assert_eq!(response.headers()["content-encoding"], "gzip");
    assert_eq!(response.headers()["vary"], "Accept-Encoding");
    let (mut packed, mut plain) = (response.into_body(), body(&mut players[0], &id).await);
    assert_eq!(event(&mut packed).await.len(), 10, "the head of the file");
    let mut unpack = Decompress::new(false);
    for number in 0..3 {
        let (packed, plain) = (event(&mut packed).await, event(&mut plain).await);
        // The page is compressed; a small event consists of short stretches, which are stored as they are.
        let most = if number == 0 { plain.len() / 3 } else { plain.len() * 11 / 10 };
        assert!(packed.len() < most, "{} bytes for {}", packed.len(), plain.len());
        let mut read = Vec::with_capacity(plain.len() + 64);
        unpack.decompress_vec(&packed, &mut read, FlushDecompress::Sync).unwrap();
        assert_eq!(read, plain);
        move_on(&mut players, &live).await;
    }
}

#[tokio::test]
async fn an_answer_to_a_tap_says_what_is_different_from_the_page_that_is_shown() {
    for game in ["artus", "camelot", "merlin"] {
        let house = house();
        let (mut players, live) = table(&house, game).await;
        let id = live.stored.id.clone();
        let running = live.snapshot().running.clone();
        let (seat, _) = any_move(&*running, &mut generator(7)).unwrap();
        let browser = &mut players[seat.index()];
        // As long as the stream is open somebody is seen there.
        let mut stream = browser.stream(&id).await;
        let frame = stream.next().await.unwrap();
        let name = frame.sent.split('\t').next().unwrap().strip_prefix('#').unwrap();
        let page = frame.page();
        let picks = page.values("data-pick");
        assert!(!picks.is_empty(), "{game}: something can be tapped");
        for pick in picks.iter().take(5) {
            let whole =
                browser.get(&format!("/t/{id}/view?{}", form(&[("taps", pick)]))).await.text().to_owned();
            let named = form(&[("taps", pick), ("base", name)]);
            let steps = browser.get(&format!("/t/{id}/view?{named}")).await.text().to_owned();
            assert_eq!(patched(&frame.data, &steps), whole, "{game} {pick}");
            assert!(steps.len() < whole.len() / 3, "{game} {pick}: {} of {}", steps.len(), whole.len());
            for other in ["", "abc", "zzzzzzzzzzzzzzzzzz"] {
                let unknown = form(&[("taps", pick), ("base", other)]);
                let steps = browser.get(&format!("/t/{id}/view?{unknown}")).await.text().to_owned();
                assert_eq!(patched("", &steps), whole, "{game}: from a page nobody has");
            }
        }
    }
}

#[tokio::test]
async fn pages_and_answers_are_compressed_for_whoever_can_read_that() {
    let house = house();
    let (mut players, live) = table(&house, "merlin").await;
    let id = live.stored.id.clone();
    for path in
        [format!("/t/{id}"), format!("/t/{id}/view"), "/rules/ART".to_owned(), "/assets/icon.svg".to_owned()]
    {
        let plain = players[0].get(&path).await;
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        let mut request = players[0].request(Method::GET, &path, Body::empty());
        request.headers_mut().insert(ACCEPT_ENCODING, "gzip".parse().unwrap());
        let packed = players[0].send(request).await;
        assert_eq!(packed.header("content-encoding"), Some("gzip"), "{path}");
        let mut read = String::new();
        std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(packed.body.as_slice()), &mut read)
            .unwrap();
        assert_eq!(read, plain.text(), "{path}");
        assert!(packed.body.len() < 60 * 1024, "{path}: {} bytes", packed.body.len());
    }
}
