//! What happens to a table besides its moves: bots for free seats, leaving, cancelling, rematches, spectators.

use crate::support::{Browser, config, house, house_on, live, play_on, seated};
use axum::body::Body;
use axum::http::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, LOCATION};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{House, Sqlite, app};
use std::sync::Arc;
use table::{Turn, generator};
use tower::ServiceExt;

/// A table of three that Anna has opened and at which Ben sits; the third seat is free.
async fn waiting(house: &House) -> (Browser, Browser, String) {
    let (mut anna, mut ben) = (Browser::new(house), Browser::new(house));
    let fields =
        [("name", "Anna"), ("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
    let id = anna.open_table(&fields).await;
    assert_eq!(ben.sit(&id, 2, "Ben", "").await.status, 303);
    (anna, ben, id)
}

async fn does(browser: &mut Browser, id: &str, what: &str, fields: &[(&str, &str)]) -> u16 {
    browser.post(&format!("/t/{id}/{what}"), fields).await.status
}

#[tokio::test]
async fn whoever_opened_a_table_fills_it_with_bots() {
    let house = house();
    let (mut anna, mut ben, id) = waiting(&house).await;
    let page = anna.page(&format!("/t/{id}")).await;
    let seats: Vec<&str> =
        page.elements.iter().filter(|one| one.has_class("who")).map(|one| one.text.trim()).collect();
    assert!(seats[0].contains("host") && seats[1].contains("away"), "who is there, in words: {seats:?}");
    assert_eq!(does(&mut ben, &id, "bots", &[]).await, 403, "only the host");
    assert_eq!(does(&mut anna, &id, "bots", &[("seat", "2")]).await, 409, "Ben sits there");
    assert_eq!(does(&mut anna, &id, "bots", &[("seat", "0")]).await, 404);
    assert_eq!(does(&mut anna, &id, "bots", &[("seat", "3"), ("level", "novice")]).await, 303);
    let snapshot = live(&house, &id).await.snapshot();
    assert!(snapshot.begun, "every seat is taken");
    assert_eq!(snapshot.seats[2].bot.as_deref(), Some("novice"));
    assert_eq!(snapshot.seats[2].name, "Trwyth", "the beast of the third seat");
    assert_eq!(does(&mut anna, &id, "bots", &[]).await, 409, "the game has begun");
}

#[tokio::test]
async fn a_bot_says_what_it_likes() {
    let house = house();
    let mut anna = Browser::new(&house);
    let bots = [("seat2", "bot:casual"), ("seat3", "bot:novice"), ("seat4", "friend")];
    let fields = [&[("name", "Anna"), ("players", "4"), ("mode", "beginner")][..], &bots].concat();
    let id = anna.open_table(&fields).await;
    let page = anna.page(&format!("/t/{id}")).await;
    let seats: Vec<&str> =
        page.elements.iter().filter(|one| one.has_class("who")).map(|one| one.text.trim()).collect();
    let likes = "bot, casual. Likes to score with its own knights and with scoring cards.";
    assert!(seats[1].contains(likes), "{seats:?}");
    assert!(seats[2].contains("bot, novice") && !seats[2].contains("Likes"), "{seats:?}");
    assert_eq!(does(&mut anna, &id, "bots", &[("seat", "4"), ("level", "skilled")]).await, 303);
    let page = anna.page(&format!("/t/{id}")).await;
    let told = page.values("aria-label");
    for likes in ["with scoring cards.", "Likes influence: moves princes and gives them rings."] {
        assert!(told.iter().any(|label| label.contains(likes)), "{likes}: {told:?}");
    }
}

#[tokio::test]
async fn whoever_comes_by_may_just_watch_and_is_there_when_the_game_begins() {
    let house = house();
    let (mut anna, mut ben, id) = waiting(&house).await;
    let mut clara = Browser::new(&house);
    let watches = |page: &crate::support::Page| page.values("id").contains(&"just-watch");
    let path = format!("/t/{id}");
    assert!(watches(&clara.page(&path).await), "instead of sitting down");
    assert!(!watches(&ben.page(&path).await) && !watches(&anna.page(&path).await), "who sits plays");
    let mut stream = clara.stream(&id).await;
    stream.next().await.unwrap();
    assert_eq!(does(&mut anna, &id, "bots", &[]).await, 303);
    let begun = loop {
        let page = stream.next().await.expect("the page goes on").page();
        if page.values("data-lobby").is_empty() {
            break page;
        }
    };
    assert!(begun.text_of("watching").is_some_and(|text| text.contains("You are watching")));
}

#[tokio::test]
async fn whoever_comes_by_a_link_sees_the_table_who_sits_where_and_what_is_free() {
    let house = house();
    let (_, _, id) = waiting(&house).await;
    let page = Browser::new(&house).get(&format!("/t/{id}")).await;
    assert_eq!(page.text().matches("class=\"round\"").count(), 2, "small in the form, and large beside it");
    let (_, form) = page.text().split_once("<form class=\"join\"").expect("a form to sit down");
    let (form, _) = form.split_once("</form>").expect("its end");
    assert!(form.contains("<small>Anna</small>") && form.contains("<small>Ben</small>"), "{form}");
    assert_eq!(form.matches("type=\"radio\"").count(), 1, "one seat is free");
    assert!(form.contains("name=\"seat\" value=\"3\" checked"), "and chosen already: {form}");
    assert!(form.contains("Anna invites you to Artus"), "{form}");
    // A guest without a name invites nobody by it.
    let mut guest = Browser::new(&house);
    let id = guest.open_table(&[("players", "2"), ("seat2", "friend")]).await;
    let page = Browser::new(&house).reading("de").get(&format!("/t/{id}")).await;
    assert!(page.text().contains("Nimm Platz bei Artus"), "{}", page.text());
}

#[tokio::test]
async fn a_seat_can_be_given_up_and_taken_away_before_the_game() {
    let house = house();
    let (mut anna, mut ben, id) = waiting(&house).await;
    let mut clara = Browser::new(&house);
    assert_eq!(does(&mut clara, &id, "leave", &[]).await, 403, "she sits nowhere");
    for fields in [&[][..], &[("seat", "1")]] {
        let refused = anna.post(&format!("/t/{id}/leave"), fields).await;
        assert_eq!(refused.status, 409);
        assert!(refused.text().contains("You can cancel it instead."), "{}", refused.text());
    }
    assert_eq!(does(&mut anna, &id, "leave", &[("seat", "3")]).await, 403, "nobody sits there");
    assert_eq!(does(&mut ben, &id, "leave", &[("seat", "1")]).await, 403, "not the seat of somebody else");
    assert_eq!(does(&mut ben, &id, "leave", &[]).await, 303);
    assert!(!live(&house, &id).await.snapshot().seats[1].is_taken());
    assert_eq!(ben.sit(&id, 2, "Ben", "").await.status, 303);
    assert_eq!(does(&mut anna, &id, "leave", &[("seat", "2")]).await, 303, "the host frees a seat");
    let seats = live(&house, &id).await.snapshot().seats.clone();
    assert_eq!(seats[1], server::StoredSeat::default(), "nothing of him is left there");
}

#[tokio::test]
async fn a_table_that_waits_can_be_cancelled_by_whoever_opened_it() {
    let house = house();
    let (mut anna, mut ben, id) = waiting(&house).await;
    let mut stream = ben.stream(&id).await;
    stream.next().await.unwrap();
    assert_eq!(does(&mut ben, &id, "cancel", &[]).await, 403);
    assert_eq!(does(&mut anna, &id, "cancel", &[]).await, 303);
    while stream.next().await.is_some() {}
    assert_eq!(ben.get(&format!("/t/{id}")).await.status, 404, "nothing of it is left");
    assert!(house.store().table(id.clone()).await.unwrap().is_none());

    let (mut players, begun) = seated(&house, 2, "beginner").await;
    assert_eq!(
        does(&mut players[0], &begun, "cancel", &[]).await,
        409,
        "a game that goes on is left, not cancelled"
    );
}

#[tokio::test]
async fn a_bot_plays_on_for_whoever_leaves() {
    let house = house();
    let (mut players, id) = seated(&house, 3, "beginner").await;
    play_on(&house, &id, &mut players, 4, &mut generator(3)).await;
    let word = live(&house, &id).await.snapshot().seats[1].word.clone();
    let mut stranger = Browser::new(&house);
    assert_eq!(does(&mut stranger, &id, "leave", &[]).await, 403);
    assert_eq!(does(&mut players[1], &id, "leave", &[]).await, 303);
    let table = live(&house, &id).await;
    let seat = table.snapshot().seats[1].clone();
    assert!(seat.person.is_none() && seat.bot.is_some(), "{seat:?}");
    assert_eq!(seat.word, word, "the dice follow from the word that was given");
    assert_ne!(seat.name, "Ben", "a bot plays under its own name");
    assert_eq!(house.store().table(id.clone()).await.unwrap().unwrap().0.seats[1], seat);
    assert_eq!(does(&mut players[1], &id, "leave", &[]).await, 403, "there is nothing to leave any more");
    let page = players[1].page(&format!("/t/{id}")).await;
    assert!(page.all("span").any(|span| span.has_class("watching")), "whoever has left watches");
    // The game comes to its end, and its dice are proven by the words of the beginning.
    let mut left = [players.remove(0), players.remove(1)];
    let at = |seat: usize| if seat == 0 { 0 } else { 1 };
    for _ in 0..2000 {
        let running = live(&house, &id).await.snapshot().running.clone();
        match running.turn() {
            Turn::Over => break,
            Turn::Seats(seats) if seats.iter().any(|seat| seat.index() != 1) => {
                let (seat, choice) = crate::support::any_move(&*running, &mut generator(8)).unwrap();
                if seat.index() != 1 {
                    left[at(seat.index())].play(&id, &choice, running.moves_made()).await;
                }
            }
            Turn::Seats(_) | Turn::Chance => tokio::time::sleep(std::time::Duration::from_millis(2)).await,
        }
    }
    let table = live(&house, &id).await;
    assert_eq!(table.snapshot().running.turn(), Turn::Over);
    let late = left[0].post(&format!("/t/{id}/leave"), &[]).await;
    assert_eq!(late.status, 409);
    assert!(late.text().contains("The game is over, so nobody can leave it"), "{}", late.text());
    let record = table.record();
    assert!(record.contains("\nsecret ") || record.contains("secret"), "{record}");
}

#[tokio::test]
async fn a_game_nobody_else_plays_ends_when_it_is_given_up() {
    let house = house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "here")]).await;
    assert_eq!(does(&mut anna, &id, "leave", &[]).await, 303);
    let table = live(&house, &id).await;
    assert!(table.stored.closed && table.stored.over);
    let page = anna.get(&format!("/t/{id}")).await;
    assert!(page.text().contains("ended early"), "{}", page.text());
    assert_eq!(does(&mut anna, &id, "leave", &[]).await, 409, "once");
}

/// Where a rematch leads to.
async fn again(browser: &mut Browser, id: &str) -> String {
    let reply = browser.post(&format!("/t/{id}/rematch"), &[]).await;
    assert_eq!(reply.status, 303, "{}", reply.text());
    reply.headers[LOCATION].to_str().unwrap().strip_prefix("/t/").unwrap().to_owned()
}

#[tokio::test]
async fn one_tap_plays_again_and_invites_everybody() {
    let house = house();
    let (mut players, id) = seated(&house, 3, "advanced").await;
    assert_eq!(does(&mut players[0], &id, "rematch", &[]).await, 409, "not before the end");
    play_on(&house, &id, &mut players, usize::MAX, &mut generator(4)).await;
    let mut stream = players[1].stream(&id).await;
    stream.next().await.unwrap();
    let mut stranger = Browser::new(&house);
    assert_eq!(does(&mut stranger, &id, "rematch", &[]).await, 403, "whoever has not played");

    // Where the first look falls, before any points, for guests as well.
    let page = players[1].get(&format!("/t/{id}")).await;
    let (_, window) = page.text().split_once("id=\"ending\"").expect("the result");
    let place = |what: &str| window.find(what).unwrap_or_else(|| panic!("{what}: {window}"));
    assert!(place("/rematch\"") < place("class=\"podium\""), "{window}");

    let next = again(&mut players[2], &id).await;
    assert_ne!(next, id);
    let table = live(&house, &next).await;
    assert_eq!(table.stored.options, live(&house, &id).await.stored.options);
    let seats = table.snapshot().seats.clone();
    assert!(
        seats[2].is_taken() && !seats[0].is_taken() && !seats[1].is_taken(),
        "everybody keeps their seat"
    );
    // Whoever still looks at the old table is told without asking.
    let news = stream.next().await.unwrap();
    drop(news);
    let page = players[1].get(&format!("/t/{id}")).await;
    assert!(page.text().contains("Join the rematch"), "{}", page.text());
    assert!(
        stranger.get(&format!("/t/{id}")).await.text().contains(&format!("/t/{next}")),
        "others may watch"
    );

    assert_eq!(again(&mut players[2], &id).await, next, "twice is once");
    assert_eq!(again(&mut players[0], &id).await, next, "one tap, and she sits");
    assert_eq!(again(&mut players[1], &id).await, next);
    let snapshot = live(&house, &next).await.snapshot();
    assert!(snapshot.begun && snapshot.seats.iter().all(server::StoredSeat::is_taken));
}

#[tokio::test]
async fn a_rematch_survives_a_restart_and_another_follows_one_that_was_cancelled() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let store = Arc::new(Sqlite::open(&path).unwrap());
    let first = house_on(config(), store.clone());
    let (mut players, id) = seated(&first, 2, "beginner").await;
    play_on(&first, &id, &mut players, usize::MAX, &mut generator(4)).await;
    let next = again(&mut players[0], &id).await;

    let second = house_on(config(), store);
    let mut players: Vec<Browser> = players.iter().map(|player| player.before(&second)).collect();
    assert!(players[1].get(&format!("/t/{id}")).await.text().contains("Join the rematch"));
    assert_eq!(does(&mut players[0], &next, "cancel", &[]).await, 303);
    assert!(
        !players[1].get(&format!("/t/{id}")).await.text().contains("Join the rematch"),
        "nobody is led nowhere"
    );
    let other = again(&mut players[1], &id).await;
    assert_ne!(other, next);
    assert_eq!(again(&mut players[0], &id).await, other);
    assert!(live(&second, &other).await.snapshot().begun);
}

#[tokio::test]
async fn bots_come_along_and_both_who_ask_at_once_meet_at_one_table() {
    let house = house();
    let (mut anna, mut ben) = (Browser::new(&house), Browser::new(&house));
    let fields = [
        ("name", "Anna"),
        ("players", "3"),
        ("mode", "beginner"),
        ("seat2", "friend"),
        ("seat3", "bot:random"),
        ("pace", "instant"),
    ];
    let id = anna.open_table(&fields).await;
    ben.sit(&id, 2, "Ben", "").await;
    // Both give up: Ben's seat is a bot's then, and Anna, left alone, ends the game.
    assert_eq!(does(&mut ben, &id, "leave", &[]).await, 303);
    assert_eq!(does(&mut anna, &id, "leave", &[]).await, 303);
    let next = again(&mut anna, &id).await;
    let snapshot = live(&house, &next).await.snapshot();
    assert!(snapshot.begun, "with bots alone it begins at once");
    assert!(snapshot.seats[1].bot.is_some() && snapshot.seats[2].bot.as_deref() == Some("random"));

    let (mut players, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut players, usize::MAX, &mut generator(5)).await;
    let [one, other] = &mut players[..] else { panic!("two play") };
    let (first, second) = tokio::join!(again(one, &id), again(other, &id));
    assert_eq!(first, second);
    assert!(live(&house, &first).await.snapshot().begun);
}

#[tokio::test]
async fn players_read_what_those_who_watch_say_after_the_game() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let mut watcher = Browser::new(&house);
    assert_eq!(watcher.say(&id, "take the crown").await.status, 403, "somebody nobody knows");
    watcher.open_table(&[("name", "Mordred"), ("players", "2"), ("seat2", "here")]).await;
    assert_eq!(watcher.say(&id, "take the crown").await.status, 204);
    assert_eq!(players[0].say(&id, "good luck").await.status, 204);
    let path = format!("/t/{id}");
    assert!(watcher.get(&path).await.text().contains("take the crown"));
    assert!(watcher.get(&path).await.text().contains("good luck"), "who watches hears the players");
    for player in &mut players {
        assert!(!player.get(&path).await.text().contains("take the crown"), "not while the game goes on");
    }
    play_on(&house, &id, &mut players, usize::MAX, &mut generator(4)).await;
    for player in &mut players {
        assert!(player.get(&path).await.text().contains("take the crown"));
        assert!(player.get(&path).await.text().contains("Mordred (spectator)"));
    }
}

#[tokio::test]
async fn players_see_how_many_watch_and_phrases_are_read_in_every_language() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let path = format!("/t/{id}");
    assert!(!players[0].get(&path).await.text().contains("watching"));
    let mut streams = Vec::new();
    for _ in 0..3 {
        streams.push(Browser::new(&house).stream(&id).await);
    }
    assert!(players[0].get(&path).await.text().contains("3 watching"));
    drop(streams);
    assert!(!players[0].get(&path).await.text().contains("watching"));

    assert_eq!(does(&mut players[0], &id, "say", &[("phrase", "well-played")]).await, 204);
    assert!(players[1].clone().reading("de").get(&path).await.text().contains("<span>Gut gespielt!</span>"));
    assert!(players[1].clone().reading("en").get(&path).await.text().contains("<span>Well played!</span>"));
}

#[tokio::test]
async fn programs_can_do_the_same() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let ask = async |browser: &Browser, path: &str, body: Value| -> (u16, Value) {
        let request = Request::builder().method("POST").uri(format!("/api/v1{path}"));
        let request = request.header(AUTHORIZATION, format!("Bearer {}", browser.token()));
        let request =
            request.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_string())).unwrap();
        let answer = app(house.clone()).oneshot(request).await.unwrap();
        let status = answer.status().as_u16();
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    };
    let (status, early) = ask(&players[0], &format!("/tables/{id}/rematch"), json!({})).await;
    assert_eq!((status, early["error"]["code"].as_str()), (409, Some("not_over")));
    assert!(early["error"]["message"].as_str().unwrap().contains("rematch when it is over"), "{early:#}");
    play_on(&house, &id, &mut players, usize::MAX, &mut generator(4)).await;
    let (status, next) = ask(&players[0], &format!("/tables/{id}/rematch"), json!({})).await;
    assert_eq!((status, next["begun"].as_bool()), (200, Some(false)));
    let next = next["id"].as_str().unwrap().to_owned();
    let (status, bad) = ask(&players[0], &format!("/tables/{next}/bots"), json!({ "level": "cow" })).await;
    assert_eq!((status, bad["error"]["code"].as_str()), (400, Some("bad_seats")));
    let (status, table) =
        ask(&players[0], &format!("/tables/{next}/bots"), json!({ "level": "random" })).await;
    assert_eq!((status, table["begun"].as_bool()), (200, Some(true)));
    let (status, table) = ask(&players[0], &format!("/tables/{next}/leave"), Value::Null).await;
    assert_eq!((status, table["closed"].as_bool()), (200, Some(true)), "nobody else was there");
}
