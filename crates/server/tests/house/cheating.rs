//! People who try to cheat: for other seats, with other cookies, twice, too early, from elsewhere.

use crate::support::{
    Browser, any_move, config, form, house, house_with, live, off_turn, on_turn, play_on, seated,
};
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderValue, Method};
use server::{Config, House};
use std::time::Duration;
use table::generator;

/// Everything that must not change while somebody cheats.
async fn all_of(house: &House, id: &str) -> (Vec<String>, usize, Vec<server::StoredSeat>, usize) {
    let snapshot = live(house, id).await.snapshot();
    let kept = house.store().table(id.to_owned()).await.unwrap().unwrap();
    assert_eq!(kept.1.len(), snapshot.running.moves_made(), "the store has what is shown");
    (snapshot.running.lines_since(0), snapshot.chat.len(), snapshot.seats.to_vec(), kept.2.len())
}

/// Cookies nobody gave out, made from one that was.
fn forged(token: &str) -> Vec<String> {
    let mut last_changed = token[..31].to_owned();
    last_changed.push(if token.ends_with('0') { '1' } else { '0' });
    vec![
        String::new(),
        token[..31].to_owned(),
        token[1..].to_owned(),
        format!("{token}0"),
        format!("{token}{token}"),
        token.to_uppercase().replace(|letter: char| letter.is_ascii_digit(), "A"),
        last_changed,
        "0".repeat(32),
        "' OR 1=1 --".to_owned(),
        "1".to_owned(),
        "x".repeat(8_000),
    ]
}

#[tokio::test]
async fn nobody_plays_with_a_forged_cookie() {
    let house = house();
    let (browsers, id) = seated(&house, 2, "beginner").await;
    let before = all_of(&house, &id).await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(1)).unwrap();
    let as_spectator = Browser::new(&house).get(&format!("/t/{id}/view")).await;
    for cookie in forged(browsers[seat.index()].token()) {
        let mut thief = Browser::new(&house).with_cookie("tafelrunde", &cookie);
        assert_eq!(thief.play(&id, &choice, running.moves_made()).await.status, 403, "{cookie}");
        assert_eq!(thief.undo(&id).await.status, 403, "{cookie}");
        assert_eq!(thief.say(&id, "hello").await.status, 403, "{cookie}");
        assert_eq!(thief.post("/me/link", &[]).await.status, 403, "{cookie}");
        assert!(
            thief.get(&format!("/t/{id}/view")).await == as_spectator,
            "{cookie} sees a spectator's page"
        );
    }
    let mut odd_name = Browser::new(&house).with_cookie("Tafelrunde", browsers[seat.index()].token());
    assert_eq!(odd_name.play(&id, &choice, running.moves_made()).await.status, 403);
    assert_eq!(all_of(&house, &id).await, before);
}

#[tokio::test]
async fn a_person_of_another_table_is_a_spectator_here() {
    let house = house();
    let (browsers, id) = seated(&house, 2, "advanced").await;
    let (mut foreign, _) = seated(&house, 2, "advanced").await;
    let before = all_of(&house, &id).await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let (_, choice) = any_move(&*running, &mut generator(2)).unwrap();
    let mut spectator = Browser::new(&house);
    spectator.post("/me", &[("name", "Somebody")]).await;
    let as_spectator = spectator.get(&format!("/t/{id}/view")).await;
    for browser in &mut foreign {
        assert_eq!(browser.play(&id, &choice, running.moves_made()).await.status, 403);
        assert_eq!(browser.undo(&id).await.status, 403);
        assert_eq!(browser.sit(&id, 1, "Eve", "").await.status, 409);
        assert!(browser.get(&format!("/t/{id}/view")).await == as_spectator, "no hand is shown");
    }
    assert_eq!(all_of(&house, &id).await, before);
    drop(browsers);
}

#[tokio::test]
async fn nobody_names_the_seat_they_play_for() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(3)).unwrap();
    let other = off_turn(&*running);
    let before = all_of(&house, &id).await;
    let seen = running.moves_made().to_string();
    let number = seat.to_string();
    let person = live(&house, &id).await.snapshot().seats[seat.index()].person.unwrap().to_string();
    let fields = [
        ("choice", choice.as_str()),
        ("seen", &seen),
        ("seat", &number),
        ("person", &person),
        ("who", &number),
    ];
    let reply = browsers[other.index()].post(&format!("/t/{id}/play"), &fields).await;
    assert_eq!(reply.status, 422);
    let path = format!("/t/{id}/play?{}", form(&fields));
    assert_eq!(browsers[other.index()].post(&path, &fields[..2]).await.status, 422);
    let named = format!("{seat} {choice}");
    assert_eq!(browsers[other.index()].play(&id, &named, running.moves_made()).await.status, 400);
    assert_eq!(
        browsers[other.index()].play(&id, "start 1", running.moves_made()).await.status,
        422,
        "nor for chance"
    );
    assert_eq!(all_of(&house, &id).await, before);
}

#[tokio::test]
async fn nobody_plays_for_a_bot() {
    let house = house_with(Config { bot_pause: Duration::from_secs(3600), ..config() });
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "4"), ("mode", "beginner")]).await;
    let live = live(&house, &id).await;
    let mut rng = generator(4);
    while on_turn(&*live.snapshot().running).unwrap().index() == 0 {
        let (_, choice) = any_move(&*live.snapshot().running, &mut rng).unwrap();
        assert_eq!(anna.play(&id, &choice, live.snapshot().running.moves_made()).await.status, 204);
    }
    let before = all_of(&house, &id).await;
    let (_, choice) = any_move(&*live.snapshot().running, &mut rng).unwrap();
    assert_eq!(anna.play(&id, &choice, live.snapshot().running.moves_made()).await.status, 422);
    for seat in 1..=4 {
        assert_eq!(Browser::new(&house).sit(&id, seat, "Eve", "").await.status, 409);
    }
    assert_eq!(all_of(&house, &id).await, before);
}

#[tokio::test]
async fn an_old_request_sent_again_does_nothing() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let mut old = Vec::new();
    for _ in 0..20 {
        let running = live.snapshot().running.clone();
        let (seat, choice) = any_move(&*running, &mut generator(5)).unwrap();
        old.push((seat, choice.clone(), running.moves_made()));
        assert_eq!(browsers[seat.index()].play(&id, &choice, running.moves_made()).await.status, 204);
        let before = all_of(&house, &id).await;
        for (seat, choice, seen) in &old {
            assert_eq!(browsers[seat.index()].play(&id, choice, *seen).await.status, 409);
        }
        assert_eq!(all_of(&house, &id).await, before);
    }
}

#[tokio::test]
async fn no_other_site_changes_anything() {
    let house = house();
    let (browsers, id) = seated(&house, 2, "beginner").await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(6)).unwrap();
    let before = all_of(&house, &id).await;
    let origins = [
        None,
        Some("null"),
        Some(""),
        Some("http://evil.example"),
        Some("http://localhost"),
        Some("http://localhost:7778"),
        Some("http://localhost:7777.evil.example"),
        Some("http://evil.example/http://localhost:7777"),
        Some("localhost:7777"),
    ];
    let mut browser = browsers[seat.index()].clone();
    for origin in origins {
        let move_form = form(&[("choice", &choice)]);
        for (path, body) in [
            (format!("/t/{id}/play"), move_form.as_str()),
            (format!("/t/{id}/undo"), ""),
            (format!("/t/{id}/say"), "text=hello"),
            (format!("/t/{id}/sit"), "seat=1"),
            ("/new/artus".to_owned(), "quick=yes"),
            ("/me".to_owned(), "name=Mallory"),
            ("/me/link".to_owned(), ""),
        ] {
            let mut request = browser.request(Method::POST, &path, body.to_owned());
            request.headers_mut().remove(ORIGIN);
            if let Some(origin) = origin {
                request.headers_mut().insert(ORIGIN, HeaderValue::from_static(origin));
            }
            let reply = browser.send(request).await;
            assert_eq!(reply.status, 403, "{path} from {origin:?}");
            assert!(reply.header("set-cookie").is_none());
        }
    }
    let mut no_host = browser.request(Method::POST, &format!("/t/{id}/undo"), "");
    no_host.headers_mut().remove(HOST);
    assert_eq!(browser.send(no_host).await.status, 403);
    assert_eq!(all_of(&house, &id).await, before);
    assert_eq!(house.store().tables_of(1, 100).await.unwrap().len(), 1, "no table was opened");
}

#[tokio::test]
async fn only_forms_are_read() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let before = all_of(&house, &id).await;
    let seat = on_turn(&*live(&house, &id).await.snapshot().running).unwrap();
    let browser = &mut browsers[seat.index()];
    for kind in ["application/json", "text/plain", "multipart/form-data; boundary=x", ""] {
        let mut request = browser.request(Method::POST, &format!("/t/{id}/play"), "choice=place+1");
        request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        assert_eq!(browser.send(request).await.status, 415, "{kind}");
    }
    for body in
        ["", "choice", "seen=3", "choice=place+1&seen=", "choice=place+1&seen=-1", "choice=%FF%FE", "%%%=&&&"]
    {
        let request = browser.request(Method::POST, &format!("/t/{id}/play"), body);
        let status = browser.send(request).await.status;
        assert!((400..500).contains(&status), "{body}: {status}");
    }
    assert_eq!(all_of(&house, &id).await, before);
}

#[tokio::test]
async fn other_methods_do_nothing() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, 3, &mut generator(7)).await;
    let before = all_of(&house, &id).await;
    let paths = ["", "/play", "/undo", "/say", "/sit", "/view", "/replay", "/record", "/picture.svg"];
    let mut paths: Vec<String> = paths.iter().map(|end| format!("/t/{id}{end}")).collect();
    paths.extend(["/", "/me", "/me/link", "/new/artus", "/health", "/assets/house.js"].map(str::to_owned));
    for path in paths {
        for method in
            [Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS, Method::TRACE, Method::HEAD]
        {
            let mut request = browsers[0].request(method.clone(), &path, "");
            request.headers_mut().insert(ORIGIN, HeaderValue::from_static("http://localhost:7777"));
            let reply = browsers[0].send(request).await;
            let allowed = method == Method::HEAD && matches!(reply.status, 200 | 403 | 405);
            assert!(allowed || reply.status == 405, "{method} {path}: {}", reply.status);
        }
    }
    assert_eq!(all_of(&house, &id).await, before);
}
