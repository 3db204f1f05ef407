//! Who is here: everybody at the table sees who looks, live, and nobody is away because of a page loaded again.

use crate::support::{Browser, Page, config, house, house_with, live, seated, until};
use server::Config;
use std::time::Duration;
use table::Seat;

/// What the page says about each seat of a person.
fn presence(page: &Page) -> Vec<String> {
    let marks = page.elements.iter().filter(|element| element.has_class("presence"));
    marks
        .map(|mark| {
            let label = mark.get("aria-label").expect("a mark says what it means").to_owned();
            assert_eq!(mark.get("role"), Some("img"));
            assert_eq!(mark.get("title"), Some(label.as_str()));
            assert_eq!(
                mark.has_class("there"),
                matches!(label.as_str(), "here" | "da"),
                "shape and word agree"
            );
            label
        })
        .collect()
}

#[tokio::test]
async fn everybody_sees_who_looks_as_it_happens() {
    let house = house();
    let (mut players, id) = seated(&house, 3, "beginner").await;
    let mut spectator = Browser::new(&house).reading("de");
    let mut watching = spectator.stream(&id).await;
    assert_eq!(presence(&watching.next().await.unwrap().page()), ["nicht da", "nicht da", "nicht da"]);
    let anna = players[0].stream(&id).await;
    assert_eq!(presence(&watching.next().await.unwrap().page()), ["da", "nicht da", "nicht da"]);
    let again = players[0].stream(&id).await;
    let clara = players[2].stream(&id).await;
    assert_eq!(presence(&watching.next().await.unwrap().page()), ["da", "nicht da", "da"]);
    assert_eq!(presence(&players[1].page(&format!("/t/{id}")).await), ["here", "away", "here"]);
    drop(anna);
    assert!(watching.is_silent().await, "another page of hers is open");
    drop((again, clara));
    until("both are away", || {
        let present = live_present(&house, &id);
        present == [false; 3]
    })
    .await;
    assert_eq!(presence(&spectator.page(&format!("/t/{id}")).await), ["nicht da"; 3]);
}

fn live_present(house: &server::House, id: &str) -> Vec<bool> {
    let table = futures_util::FutureExt::now_or_never(house.table(id)).expect("it is in memory");
    table.unwrap().unwrap().snapshot().present.clone()
}

#[tokio::test]
async fn a_page_loaded_again_is_no_absence() {
    let house = house_with(Config { away_after: Duration::from_millis(400), ..config() });
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let mut ben = players[1].stream(&id).await;
    ben.next().await.unwrap();
    let mut anna = players[0].stream(&id).await;
    assert_eq!(presence(&ben.next().await.unwrap().page()), ["here", "here"]);
    for _ in 0..4 {
        drop(anna);
        tokio::time::sleep(Duration::from_millis(150)).await;
        anna = players[0].stream(&id).await;
    }
    assert!(ben.is_silent().await, "nobody was told that she was away, because she was not");
    drop(anna);
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert!(live.is_present(Seat::new(0)), "not yet");
    let frame = ben.next().await.unwrap();
    assert_eq!(presence(&frame.page()), ["away", "here"], "after a while she is");
    assert!(!live.is_present(Seat::new(0)));
}

#[tokio::test]
async fn a_table_that_waits_shows_who_is_there_and_turns_into_the_game() {
    let house = house();
    let mut anna = Browser::new(&house);
    let fields = [("name", "Anna"), ("players", "2"), ("mode", "beginner"), ("seat2", "friend")];
    let id = anna.open_table(&fields).await;
    let mut stream = anna.stream(&id).await;
    let page = stream.next().await.unwrap().page();
    assert_eq!(
        (presence(&page).as_slice(), page.value("data-lobby")),
        (&["here".to_owned()][..], id.as_str())
    );
    let mut ben = Browser::new(&house);
    assert_eq!(ben.sit(&id, 2, "Ben", "").await.status, 303);
    let frame = stream.until_seen(1, |_| {}).await.page();
    assert!(frame.values("data-lobby").is_empty(), "the game has begun on the same page");
    assert_eq!(presence(&frame), ["here", "away"]);
    assert_eq!(frame.all("div").next().unwrap().get("id"), Some("table"));
}

#[tokio::test]
async fn whoever_sits_down_or_leaves_while_they_look_is_there_or_gone_at_once() {
    let house = house();
    let mut anna = Browser::new(&house);
    let fields =
        [("name", "Anna"), ("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
    let id = anna.open_table(&fields).await;
    let mut ben = Browser::new(&house);
    ben.open_table(&[("quick", "yes")]).await;
    let mut looking = ben.stream(&id).await;
    looking.next().await.unwrap();
    assert_eq!(ben.sit(&id, 2, "Ben", "").await.status, 303);
    looking.next().await.unwrap();
    looking.next().await.unwrap();
    until("Ben is seen on his seat", || live_present(&house, &id) == [false, true, false]).await;
    assert_eq!(ben.post(&format!("/t/{id}/leave"), &[]).await.status, 303);
    looking.next().await.unwrap();
    looking.next().await.unwrap();
    until("his seat is empty", || live_present(&house, &id) == [false; 3]).await;
}

#[tokio::test]
async fn bots_need_no_mark_and_spectators_are_nobodys_business() {
    let house = house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("quick", "yes")]).await;
    let mut spectator = Browser::new(&house);
    let _stream = spectator.stream(&id).await;
    assert_eq!(presence(&anna.page(&format!("/t/{id}")).await), ["away"], "one person, three bots");
    let shields = anna.page(&format!("/t/{id}")).await;
    let here = shields.elements.iter().position(|element| element.has_class("here")).unwrap();
    let marks = shields.elements[here..]
        .iter()
        .filter(|element| element.name == "span" && element.has_class("shield"))
        .count();
    assert_eq!(marks, 4, "and a shield for everybody");
}

#[tokio::test]
async fn programs_are_told_as_well() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let present = async |browser: &mut Browser| -> Vec<bool> {
        let text = browser.get(&format!("/api/v1/tables/{id}")).await;
        let table: serde_json::Value = serde_json::from_str(text.text()).unwrap();
        let seats = table["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat["present"].as_bool().unwrap()).collect()
    };
    assert_eq!(present(&mut players[0]).await, [false, false]);
    let _stream = players[1].stream(&id).await;
    assert_eq!(present(&mut players[0]).await, [false, true]);
}
