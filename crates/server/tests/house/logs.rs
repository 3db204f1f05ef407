//! The log tells what failed and no secret. Alone in its file, because whoever else logs would disturb it.

use crate::support::{Browser, COMPLAINT, Mishap, Unreliable};
use crate::support::{config, house_on, live, on_turn, play_on, seated, tells};
use std::io::Write;
use std::sync::{Arc, Mutex};
use table::generator;

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
    let store = Unreliable::new(crate::support::store());
    let house = house_on(config(), store.clone());
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let link = browsers[0].post("/me/link", &[]).await.page().text_of("link").unwrap();
    let link_token = link.rsplit('/').next().unwrap().to_owned();
    Browser::new(&house).follow(&format!("/me/{link_token}")).await;
    play_on(&house, &id, &mut browsers, 14, &mut generator(14)).await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let seat = on_turn(&*running).unwrap();
    let (_, choice) = crate::support::any_move(&*running, &mut generator(15)).unwrap();
    store.next("append", Mishap::Fails);
    assert_eq!(browsers[seat.index()].play(&id, &choice, running.moves_made()).await.status, 503);
    store.next("say", Mishap::Fails);
    assert_eq!(browsers[0].say(&id, "a word among friends").await.status, 503);
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(text.contains(COMPLAINT), "the log does tell what failed: {text}");
    for secret in browsers.iter().map(Browser::token).chain([link_token.as_str(), "a word among friends"]) {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    assert!(!tells(&text, &live(&house, &id).await.stored.secret), "{text}");
    for line in running.lines_since(0).iter().filter_map(|line| line.strip_prefix("* card ")) {
        assert!(!text.contains(line), "the card {line} in {text}");
    }
}

/// Everything that is logged about a request has been reached once. What another test reaches first, on a
/// thread that logs nothing, would otherwise count as something nobody wants to hear.
async fn reach_what_is_logged() {
    let store = Unreliable::new(crate::support::store());
    let house = house_on(server::Config { access_log: true, ..config() }, store.clone());
    store.next("waiting", Mishap::Fails);
    assert_eq!(Browser::new(&house).get("/").await.status, 503);
}

#[tokio::test]
async fn every_answer_has_its_line_with_its_id_and_nothing_that_names_anybody() {
    reach_what_is_logged().await;
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::INFO).with_ansi(false);
    let subscriber = subscriber.with_writer(move || writer.clone()).finish();
    let _logging = tracing::subscriber::set_default(subscriber);
    let store = Unreliable::new(crate::support::store());
    let house = house_on(server::Config { access_log: true, ..config() }, store.clone());
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let page = browsers[0].get(&format!("/t/{id}")).await;
    store.next("say", Mishap::Fails);
    let failed = browsers[0].say(&id, "a word among friends").await;
    assert_eq!(failed.header("x-request-id"), Some("browser"));
    assert_eq!(failed.page().text_of("request-id").as_deref(), Some("browser"), "people can quote it");
    let made = axum::http::Method::from_bytes(b"SECRETMETHOD").unwrap();
    let request = browsers[0].request(made, &format!("/no/{id}"), axum::body::Body::empty());
    browsers[0].send(request).await;
    let mut stream = browsers[1].stream(&id).await;
    stream.next().await.unwrap();
    drop(stream);
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    let of = |route: &str| {
        text.lines()
            .find(|line| line.contains(&format!("route=\"{route}\"")))
            .unwrap_or_else(|| panic!("{route} in {text}"))
    };
    let line = of("/t/{id}");
    for part in
        ["request{id=\"browser\"}", "method=\"GET\"", "status=200", &format!("bytes={}", page.body.len())]
    {
        assert!(line.contains(part), "{part} in {line}");
    }
    assert!(of("/t/{id}/say").contains("status=503"));
    let why = text.lines().find(|line| line.contains(COMPLAINT)).unwrap();
    assert!(why.contains("request{id=\"browser\"}"), "every line of a request has its id: {why}");
    assert!(of("none").contains("method=\"other\""));
    assert!(of("/t/{id}/stream").contains("status=200"), "a stream has its line when it ends");
    for secret in
        browsers.iter().map(Browser::token).chain([id.as_str(), "Anna", "Ben", "SECRETMETHOD", "localhost"])
    {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
}
