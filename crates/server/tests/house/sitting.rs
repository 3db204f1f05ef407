//! Sitting down: on which seat, how often, at once, and what begins with the last one.

use crate::support::{Browser, house, live, on_turn};
use server::House;

/// Who sits where and what was played, in memory and in the store.
async fn all_of(house: &House, id: &str) -> (Vec<String>, Vec<server::StoredSeat>) {
    let snapshot = live(house, id).await.snapshot();
    let kept = house.store().table(id.to_owned()).await.unwrap().unwrap();
    assert_eq!(
        (kept.1.len(), &kept.0.seats),
        (snapshot.running.moves_made(), &*snapshot.seats),
        "kept as shown"
    );
    (snapshot.running.lines_since(0), snapshot.seats.to_vec())
}

#[tokio::test]
async fn a_taken_seat_stays_taken() {
    let house = house();
    let mut anna = Browser::new(&house);
    let fields =
        [("players", "4"), ("mode", "beginner"), ("seat2", "friend"), ("seat4", "friend"), ("name", "Anna")];
    let id = anna.open_table(&fields).await;
    let before = all_of(&house, &id).await;
    for (seat, status) in [("1", 409), ("3", 409), ("0", 404), ("5", 409), ("999999", 409)] {
        let reply =
            Browser::new(&house).post(&format!("/t/{id}/sit"), &[("seat", seat), ("name", "Eve")]).await;
        assert_eq!(reply.status, status, "seat {seat}");
    }
    for seat in ["-1", "1.5", "two", "", "99999999999999999999999"] {
        let reply = Browser::new(&house).post(&format!("/t/{id}/sit"), &[("seat", seat)]).await;
        assert!((400..500).contains(&reply.status), "seat {seat}: {}", reply.status);
    }
    assert_eq!(Browser::new(&house).sit("000000000000", 2, "Eve", "").await.status, 404);
    assert_eq!(all_of(&house, &id).await, before);
}

#[tokio::test]
async fn of_two_who_sit_down_at_once_one_sits() {
    let house = house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend")]).await;
    let mut all = tokio::task::JoinSet::new();
    for number in 0..10 {
        let (mut browser, id) = (Browser::new(&house), id.clone());
        all.spawn(async move { browser.sit(&id, 2, &format!("Guest {number}"), "").await.status });
    }
    let mut statuses = all.join_all().await;
    statuses.sort_unstable();
    assert_eq!((statuses[0], statuses[1], statuses[9]), (303, 409, 409));
}

#[tokio::test]
async fn nothing_is_played_before_the_game_begins() {
    let house = house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend")]).await;
    for choice in ["place 1", "start 1", "play score_all", "xyz"] {
        for reply in [
            anna.play(&id, choice, 0).await,
            anna.post(&format!("/t/{id}/play"), &[("choice", choice)]).await,
        ] {
            assert_eq!(reply.status, 409);
            assert!(reply.failure().contains("The game has not begun yet."), "{}", reply.text());
        }
    }
    assert_eq!(anna.undo(&id).await.status, 409);
    assert_eq!(all_of(&house, &id).await.0, [""; 0]);
}

#[tokio::test]
async fn nobody_takes_a_second_seat_that_was_kept_for_a_friend() {
    let house = house();
    let mut anna = Browser::new(&house);
    let fields = [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
    let id = anna.open_table(&fields).await;
    let mut eve = Browser::new(&house);
    assert_eq!(eve.sit(&id, 2, "Eve", "").await.status, 303);
    assert_eq!(eve.sit(&id, 3, "Eve", "").await.status, 409, "she would see two hands of three");
    assert_eq!(anna.sit(&id, 3, "Anna", "").await.status, 409);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn friends_who_sit_down_at_once_begin_one_game() {
    for round in 0..100 {
        let house = house();
        let mut anna = Browser::new(&house);
        let fields = [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
        let id = anna.open_table(&fields).await;
        let mut all = tokio::task::JoinSet::new();
        for seat in [2, 3] {
            let (mut browser, id) = (Browser::new(&house), id.clone());
            all.spawn(async move { browser.sit(&id, seat, "Friend", "").await.status });
        }
        assert_eq!(all.join_all().await, [303, 303]);
        let snapshot = live(&house, &id).await.snapshot();
        let kept = house.store().table(id.clone()).await.unwrap().unwrap().1.len();
        assert_eq!((snapshot.begun, snapshot.running.moves_made()), (true, kept), "round {round}");
        assert!(on_turn(&*snapshot.running).is_some(), "round {round}");
    }
}

#[tokio::test]
async fn no_two_at_a_table_have_the_same_name() {
    let house = house();
    let mut anna = Browser::new(&house);
    let fields = [
        ("players", "4"),
        ("mode", "beginner"),
        ("name", "Anna"),
        ("seat2", "here"),
        ("name2", "ANNA"),
        ("seat3", "friend"),
        ("seat4", "friend"),
    ];
    let id = anna.open_table(&fields).await;
    Browser::new(&house).sit(&id, 4, "Anna", "").await;
    let mut other = Browser::new(&house);
    other.sit(&id, 3, "anna\u{200b}", "").await;
    let names: Vec<String> = all_of(&house, &id).await.1.into_iter().map(|seat| seat.name).collect();
    assert_eq!(names, ["Anna", "ANNA 2", "anna 4", "Anna 3"]);
    // The person keeps the name they chose; only at this table it has a number.
    assert!(other.get("/me").await.text().contains("value=\"anna\""));
}
