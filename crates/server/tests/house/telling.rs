//! What no page, no error and no stolen store tells.

use crate::support::twins::{SECRET, TABLE, Twins, random_game, token};
use crate::support::{Browser, COMPLAINT, Mishap, Unreliable};
use crate::support::{config, house, house_on, live, play_on, seated, tells};
use axum::body::Body;
use axum::http::Method;
use std::sync::Arc;
use table::{Eye, Turn, generator};

#[tokio::test]
async fn the_secret_of_the_dice_is_shown_at_the_end_and_not_before() {
    let game = random_game(2, "beginner", 60, &mut generator(11));
    let twins = Twins::new(&game, Eye::Spectator).await;
    let live = live(&twins.houses[0], TABLE).await;
    let mut rng = generator(12);
    let mut spectator = Browser::new(&twins.houses[0]);
    while live.snapshot().running.turn() != Turn::Over {
        let running = live.snapshot().running.clone();
        let (seat, choice) = crate::support::any_move(&*running, &mut rng).unwrap();
        let mut browser = Browser::new(&twins.houses[0]).with_cookie("tafelrunde", &token(seat));
        for end in ["", "/view", "/replay", "/picture.svg", "/record", "/dice"] {
            for browser in [&mut browser, &mut spectator] {
                let reply = browser.get(&format!("/t/{TABLE}{end}")).await;
                assert!(!tells(reply.text(), &SECRET), "{end}");
            }
        }
        browser.play(TABLE, &choice, running.moves_made()).await;
    }
    for end in ["/dice", "/record"] {
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
    let store = Unreliable::new(crate::support::store());
    let house = house_on(config(), store.clone());
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    play_on(&house, &id, &mut browsers, 15, &mut generator(13)).await;
    let seen = live(&house, &id).await.snapshot().running.moves_made();
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
        [("waiting", "/"), ("tables_of", "/me"), ("table", "/t/unknown00000"), ("probe", "/health")]
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

#[tokio::test]
async fn the_store_keeps_no_token() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let house = house_on(config(), Arc::new(server::Sqlite::open(&path).unwrap()));
    let (browsers, _) = seated(&house, 2, "beginner").await;
    let copy = folder.path().join("copy.sqlite");
    server::backup(&path, &copy, false).unwrap();
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
