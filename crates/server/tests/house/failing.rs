//! A store that fails: what cannot be kept does not happen, nothing of it is shown, and later moves work.

use crate::support::{Browser, COMPLAINT, Mishap, Unreliable};
use crate::support::{any_move, config, house_on, live, play_on, seated, until};
use server::House;
use std::sync::Arc;
use table::generator;

fn shaky_house() -> (House, Arc<Unreliable>) {
    let store = Unreliable::new(crate::support::store());
    (house_on(config(), store.clone()), store)
}

#[tokio::test]
async fn a_move_that_cannot_be_kept_does_not_happen() {
    let (house, store) = shaky_house();
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    let live = live(&house, &id).await;
    let mut stream = Browser::new(&house).stream(&id).await;
    stream.next().await.unwrap();
    let mut rng = generator(1);
    for _ in 0..30 {
        let running = live.snapshot().running.clone();
        let (seat, choice) = any_move(&*running, &mut rng).unwrap();
        store.next("append", Mishap::Fails);
        let browser = &mut browsers[seat.index()];
        browser.language = "de".to_owned();
        let reply = browser.play(&id, &choice, running.moves_made()).await;
        assert_eq!(reply.status, 503);
        assert!(reply.failure().starts_with("Das Haus erreicht seinen Speicher"), "{}", reply.failure());
        assert!(!reply.text().contains(COMPLAINT));
        assert_eq!(live.snapshot().running.lines_since(0), running.lines_since(0), "nothing happened");
        assert!(stream.is_silent().await, "nothing was shown");
        // Another move than the one that failed, so that a leftover would be seen.
        let (_, choice) = any_move(&*running, &mut rng).unwrap();
        assert_eq!(browser.play(&id, &choice, running.moves_made()).await.status, 204, "the next one works");
        stream.until_seen(running.moves_made() + 1, |_| {}).await;
        let kept = house.store().table(id.clone()).await.unwrap().unwrap().1;
        let kept: Vec<String> = kept.into_iter().map(|made| made.line).collect();
        assert_eq!(kept, live.snapshot().running.lines_since(0), "the store has what is shown");
    }
}

#[tokio::test]
async fn a_move_is_shown_only_after_it_is_kept() {
    let (house, store) = shaky_house();
    let (browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let running = live.snapshot().running.clone();
    let mut spectator = Browser::new(&house);
    let mut stream = spectator.stream(&id).await;
    stream.next().await.unwrap();
    store.hold(true);
    let (seat, choice) = any_move(&*running, &mut generator(2)).unwrap();
    let mut browser = browsers[seat.index()].clone();
    let (table, seen) = (id.clone(), running.moves_made());
    let played = tokio::spawn(async move { browser.play(&table, &choice, seen).await.status });
    assert!(stream.is_silent().await, "nobody sees it");
    assert_eq!(spectator.page(&format!("/t/{id}")).await.seen(), seen, "on no page");
    assert!(!played.is_finished(), "whoever moved still waits");
    store.hold(false);
    assert_eq!(played.await.unwrap(), 204);
    assert_eq!(stream.next().await.unwrap().seen(), seen + 1);
}

#[tokio::test]
async fn a_move_whose_answer_is_lost_is_shown_if_it_was_kept() {
    let (house, store) = shaky_house();
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    let mut rng = generator(1);
    for _ in 0..15 {
        let before = live(&house, &id).await;
        let running = before.snapshot().running.clone();
        let mut stream = Browser::new(&house).stream(&id).await;
        stream.next().await.unwrap();
        let (seat, choice) = any_move(&*running, &mut rng).unwrap();
        store.next("append", Mishap::AnswerIsLost);
        assert_eq!(browsers[seat.index()].play(&id, &choice, running.moves_made()).await.status, 503);
        assert!(stream.next().await.is_none(), "whoever looks has to ask again");
        let after = live(&house, &id).await;
        assert!(!Arc::ptr_eq(&before, &after), "it was read again");
        let kept = house.store().table(id.clone()).await.unwrap().unwrap().1;
        let kept: Vec<String> = kept.into_iter().map(|made| made.line).collect();
        assert_eq!(kept, after.snapshot().running.lines_since(0), "what the store has is shown");
        assert_eq!(kept[running.moves_made()], format!("{seat} {choice}"));
        play_on(&house, &id, &mut browsers, 1, &mut rng).await;
    }
}

#[tokio::test]
async fn a_player_who_leaves_before_the_answer_has_moved_all_the_same() {
    let (house, store) = shaky_house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    for _ in 0..5 {
        let running = live.snapshot().running.clone();
        let waiting = store.changes_waiting();
        store.hold_changes(true);
        let (seat, choice) = any_move(&*running, &mut generator(3)).unwrap();
        let (mut browser, table) = (browsers[seat.index()].clone(), id.clone());
        let seen = running.moves_made();
        let played = tokio::spawn(async move { browser.play(&table, &choice, seen).await.status });
        while store.changes_waiting() == waiting {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
        played.abort();
        store.hold_changes(false);
        assert!(played.await.is_err());
        house.changes_ended().await;
        assert!(live.snapshot().running.moves_made() > seen, "what was begun has come to its end");
        play_on(&house, &id, &mut browsers, 3, &mut generator(4)).await;
        let kept = house.store().table(id.clone()).await.unwrap().unwrap().1;
        assert_eq!(kept.len(), live.snapshot().running.moves_made(), "the store has what is shown");
    }
}

#[tokio::test]
async fn an_undo_that_cannot_be_kept_does_not_happen() {
    let (house, store) = shaky_house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let seat = crate::support::on_turn(&*live.snapshot().running).unwrap();
    play_on(&house, &id, &mut browsers, 1, &mut generator(5)).await;
    let shown = live.snapshot().running.lines_since(0);
    store.next("take_back", Mishap::Fails);
    assert_eq!(browsers[seat.index()].undo(&id).await.status, 503);
    assert_eq!(live.snapshot().running.lines_since(0), shown);
    assert_eq!(browsers[seat.index()].undo(&id).await.status, 204);
}

#[tokio::test]
async fn whatever_else_cannot_be_kept_does_not_happen_either() {
    let (house, store) = shaky_house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    store.next("say", Mishap::Fails);
    assert_eq!(browsers[0].say(&id, "hello").await.status, 503);
    assert!(live(&house, &id).await.snapshot().chat.is_empty());
    store.next("rename", Mishap::Fails);
    assert_eq!(browsers[0].post("/me", &[("name", "Zoe")]).await.status, 503);
    assert_eq!(browsers[0].page("/me").await.all("input").next().unwrap().get("value"), Some("Anna"));
    store.next("set_link", Mishap::Fails);
    assert_eq!(browsers[0].post("/me/link", &[]).await.status, 503);
    store.next("add_person", Mishap::Fails);
    let mut stranger = Browser::new(&house);
    assert_eq!(stranger.post("/new/artus", &[("quick", "yes")]).await.status, 503);
    assert!(stranger.cookies.is_empty(), "nobody is recognised who is not kept");
    store.next("add_table", Mishap::Fails);
    assert_eq!(browsers[0].post("/new/artus", &[("quick", "yes")]).await.status, 503);
    assert_eq!(house.store().tables_of(1, 10).await.unwrap().len(), 1);

    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "friend")];
    let open = browsers[0].open_table(&fields).await;
    store.next("set_seats", Mishap::Fails);
    assert_eq!(browsers[1].sit(&open, 2, "Ben", "").await.status, 503);
    assert!(live(&house, &open).await.snapshot().seats[1].person.is_none(), "the seat is still free");
    assert_eq!(browsers[1].sit(&open, 2, "Ben", "").await.status, 303);
    assert_eq!(store.still_to_come(), 0);
}

#[tokio::test]
async fn a_house_without_its_store_says_so_and_recovers() {
    let (house, store) = shaky_house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    store.next("probe", Mishap::Fails);
    assert_eq!(browsers[0].get("/health").await.status, 503);
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    assert_eq!(browsers[0].get("/health").await.status, 200, "what a probe found holds for a second");
    store.next("table", Mishap::Fails);
    assert_eq!(browsers[0].get("/t/000000000000").await.status, 503);
    assert_eq!(
        browsers[0].get(&format!("/t/{id}")).await.status,
        200,
        "a table in memory needs no store to be seen"
    );
    let live = live(&house, &id).await;
    until("it is somebody's turn", || crate::support::on_turn(&*live.snapshot().running).is_some()).await;
}

#[tokio::test]
async fn a_full_table_begins_whatever_fails_in_between() {
    for call in ["set_seats", "append"] {
        for mishap in [Mishap::Fails, Mishap::AnswerIsLost] {
            for working in 0..3 {
                let (house, store) = shaky_house();
                let mut anna = Browser::new(&house);
                let fields =
                    [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
                let id = anna.open_table(&fields).await;
                let mut friends = [Browser::new(&house), Browser::new(&house)];
                store.after(working, call, mishap);
                for (seat, friend) in [2, 3].into_iter().zip(&mut friends) {
                    if friend.sit(&id, seat, "Friend", "").await.status == 503 {
                        // What a person does then: the same again.
                        let status = friend.sit(&id, seat, "Friend", "").await.status;
                        assert!(matches!(status, 303 | 409), "{call} {mishap:?} {working}: {status}");
                    }
                }
                anna.get(&format!("/t/{id}")).await;
                let snapshot = live(&house, &id).await.snapshot();
                assert!(snapshot.begun, "{call} {mishap:?} after {working}");
                assert!(
                    crate::support::on_turn(&*snapshot.running).is_some(),
                    "{call} {mishap:?} after {working}"
                );
                let (kept, moves, _) = house.store().table(id.clone()).await.unwrap().unwrap();
                assert_eq!((kept.begun, moves.len()), (true, snapshot.running.moves_made()));
                assert_eq!(kept.seats, *snapshot.seats);
            }
        }
    }
}

#[tokio::test]
async fn a_quick_table_whose_first_throw_could_not_be_kept_begins_later() {
    let (house, store) = shaky_house();
    let mut anna = Browser::new(&house);
    store.next("append", Mishap::Fails);
    let id = anna.open_table(&[("quick", "yes")]).await;
    assert_eq!(anna.get(&format!("/t/{id}")).await.status, 200);
    let live = live(&house, &id).await;
    let annas_turn =
        || crate::support::on_turn(&*live.snapshot().running).is_some_and(|seat| seat.index() == 0);
    until("it is the turn of Anna", annas_turn).await;
}

#[tokio::test]
async fn a_bot_whose_moves_could_not_be_kept_tries_again() {
    let (house, store) = shaky_house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "4"), ("mode", "beginner")]).await;
    let live = live(&house, &id).await;
    let annas_turn =
        || crate::support::on_turn(&*live.snapshot().running).is_some_and(|seat| seat.index() == 0);
    until("it is the turn of Anna", annas_turn).await;
    tokio::spawn(house.clone().run_housekeeping());
    let running = live.snapshot().running.clone();
    let (_, choice) = any_move(&*running, &mut generator(6)).unwrap();
    assert_eq!(anna.play(&id, &choice, running.moves_made()).await.status, 204);
    store.next("append", Mishap::Fails);
    store.next("append", Mishap::AnswerIsLost);
    until("the bots have tried", || store.still_to_come() == 0).await;
    // What was kept although its answer was lost is read again.
    for _ in 0..2_000 {
        let live = crate::support::live(&house, &id).await;
        if crate::support::on_turn(&*live.snapshot().running).is_some_and(|seat| seat.index() == 0) {
            let kept = house.store().table(id.clone()).await.unwrap().unwrap().1;
            assert_eq!(kept.len(), live.snapshot().running.moves_made(), "the store has what is shown");
            house.close();
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("it is never the turn of Anna again");
}

#[tokio::test]
async fn a_change_that_panics_is_answered_and_leaves_no_doubt() {
    let (house, store) = shaky_house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(7)).unwrap();
    store.next("append", Mishap::Panics);
    let reply = browsers[seat.index()].play(&id, &choice, running.moves_made()).await;
    assert_eq!(reply.status, 500);
    assert!(reply.failure().starts_with("Something went wrong in the house"), "{}", reply.failure());
    assert!(!reply.text().contains(COMPLAINT));
    let snapshot = live(&house, &id).await.snapshot();
    assert_eq!(
        snapshot.running.lines_since(0)[running.moves_made()],
        format!("{seat} {choice}"),
        "it was kept"
    );
    play_on(&house, &id, &mut browsers, 3, &mut generator(8)).await;
}

#[tokio::test]
async fn every_answer_has_its_headers_even_if_the_store_fails() {
    let (house, store) = shaky_house();
    let mut browser = Browser::new(&house).with_cookie("tafelrunde", &"a".repeat(32));
    store.next("recognise", Mishap::Fails);
    let reply = browser.get("/").await;
    assert_eq!(reply.status, 503);
    for header in ["content-security-policy", "x-content-type-options", "x-frame-options", "cache-control"] {
        assert!(reply.header(header).is_some(), "{header}");
    }
}

#[tokio::test]
async fn a_table_on_a_damaged_page_is_set_aside_and_the_others_are_not() {
    for call in ["table", "muted"] {
        let (house, store) = shaky_house();
        let (mut browsers, damaged) = seated(&house, 2, "beginner").await;
        let (_, whole) = seated(&house, 2, "beginner").await;
        let again = house_on(config(), store.clone());
        store.next(call, Mishap::Damaged);
        let mut anna = browsers.remove(0).before(&again);
        let first = anna.get(&format!("/t/{damaged}")).await;
        let second = anna.get(&format!("/t/{damaged}")).await;
        assert_eq!((first.status, second.status), (500, 500), "{call}");
        assert!(second.failure().contains("cannot be opened"), "{call}: {}", second.failure());
        assert_eq!(again.tables_set_aside(), 1, "{call}");
        assert_eq!(anna.get(&format!("/t/{whole}")).await.status, 200, "{call}");
    }
}
