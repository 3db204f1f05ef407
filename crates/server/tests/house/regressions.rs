//! What was wrong once, and must not be again.

use crate::support::{Browser, config, live, seated};
use server::{Opening, StoredMove, StoredSeat};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::Turn;

#[tokio::test]
async fn time_in_which_the_house_was_closed_is_nobodys_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let open = || crate::support::house_on(config(), crate::support::store_at(&path));
    let id = {
        let house = open();
        let mut seats = Vec::new();
        for number in 1..=2_u8 {
            let person = house.store().add_person(format!("Player {number}"), [number; 32]).await.unwrap();
            seats.push(StoredSeat { name: person.name, person: Some(person.id), ..StoredSeat::default() });
        }
        let opening = Opening {
            game: games::GameId::Artus,
            options: "players=2 mode=beginner".to_owned(),
            owner: 1,
            by: None,
            address_hash: None,
            listed: false,
            clock: Some(600),
            instant: false,
            hints: true,
            seats,
            moves: Vec::new(),
        };
        let id = house.open(opening).await.unwrap().stored.id.clone();
        // The last move was made an hour ago; then the house was closed.
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap() - Duration::from_secs(3600);
        let at = i64::try_from(now.as_millis()).unwrap();
        let kept = house.store().table(id.clone()).await.unwrap().unwrap().1;
        let kept: Vec<StoredMove> = kept.into_iter().map(|made| StoredMove { at, ..made }).collect();
        house.store().take_back(None, id.clone(), kept.len(), 0).await.unwrap();
        house.store().append(None, id.clone(), 0, kept, false).await.unwrap();
        id
    };
    let house = open();
    house.reopen_running().await.unwrap();
    tokio::spawn(house.clone().run_housekeeping());
    let before = live(&house, &id).await.snapshot().running.moves_made();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let after = live(&house, &id).await.snapshot().running.moves_made();
    assert_eq!(after, before, "nobody's clock runs out while nobody can play");
    // Nor is it charged with the next move, once that is taken from the store again.
    let table = live(&house, &id).await;
    let running = table.snapshot().running.clone();
    let Turn::Seats(seats) = running.turn() else { panic!("somebody is on turn") };
    let seat = seats.iter().next().unwrap();
    let choice = running.offers(seat)[0].to_string();
    table.play(house.store(), None, seat, &choice, None).await.unwrap();
    let thought = table.snapshot().clocks.thought(seat);
    house.close();
    assert!((1_500..60_000).contains(&thought), "{thought} ms");
    assert_eq!(live(&open(), &id).await.snapshot().clocks.thought(seat), thought);
}

#[tokio::test]
async fn a_link_of_somebody_else_does_not_make_a_known_person_forget_who_they_are() {
    let house = crate::support::house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let mut mallory = Browser::new(&house);
    mallory.post("/me", &[("name", "Mallory")]).await;
    let link = mallory.post("/me/link", &[]).await.page().text_of("link").unwrap();
    let path = link.strip_prefix("http://localhost:7777").unwrap().to_owned();
    // Anna follows a link that somebody has sent her.
    browsers[0].get(&path).await;
    let page = browsers[0].page(&format!("/t/{id}")).await;
    let sits = page.elements.iter().any(|element| element.get("id") == Some("artus-hand"));
    assert!(sits, "without being asked she has lost her seat, and has no way back to it");
}
