//! Several people around one device: nobody sees the hand of another, because it is covered until it was passed on.

use crate::support::{Browser, Page, house, live, on_turn, seated};
use server::House;
use table::{Seat, choose, generator};

/// Anna's device, on which Ben plays too.
async fn shared(house: &House) -> (Browser, String) {
    let mut device = Browser::new(house);
    let fields =
        [("players", "2"), ("mode", "beginner"), ("seat2", "here"), ("name", "Anna"), ("name2", "Ben")];
    let id = device.open_table(&fields).await;
    (device, id)
}

/// Everything a device is shown of a table, as text: the page, its changing part, the replay, the picture, the stream.
async fn everything(device: &mut Browser, id: &str) -> Vec<String> {
    let mut shown = Vec::new();
    for path in ["", "/view", "/view?taps=figure%205", "/view?to=9", "/replay", "/picture.svg"] {
        shown.push(device.get(&format!("/t/{id}{path}")).await.text().to_owned());
    }
    shown.push(device.stream(id).await.next().await.unwrap().data);
    shown
}

/// Whether there is anything of a hand, or anything to decide.
fn is_covered(text: &str) -> bool {
    let page = Page::read(text);
    let cards = page.elements.iter().any(|element| element.has_class("card"));
    !cards && page.taps().is_empty() && page.values("data-play").is_empty()
}

#[tokio::test]
async fn until_the_device_is_passed_on_it_shows_only_what_everybody_knows() {
    let house = house();
    let (mut device, id) = shared(&house).await;
    let live = live(&house, &id).await;
    let (mut rng, mut holder, mut passed) = (generator(1), None, 0);
    while live.snapshot().running.moves_made() < 60 {
        let running = live.snapshot().running.clone();
        let Some(seat) = on_turn(&*running) else { break };
        if holder != Some(seat) {
            for text in everything(&mut device, &id).await {
                assert!(is_covered(&text), "move {}", running.moves_made());
            }
            let stranger = Browser::new(&house).get(&format!("/t/{id}/picture.svg")).await;
            assert_eq!(device.get(&format!("/t/{id}/picture.svg")).await.body, stranger.body);
            let page = device.page(&format!("/t/{id}")).await;
            let name = ["Anna", "Ben"][seat.index()];
            assert!(page.text_of("cover").unwrap().starts_with(&format!("Pass the device to {name}")));
            assert_eq!(page.value("data-turn"), "mine", "it is somebody's turn here all the same");
            assert_eq!(device.uncover(&id, seat).await.status, 204);
            (holder, passed) = (Some(seat), passed + 1);
        }
        let page = device.page(&format!("/t/{id}")).await;
        assert!(page.text_of("cover").is_none() && !page.taps().is_empty());
        let choice = choose(&running.offers(seat), &mut rng).to_string();
        assert_eq!(device.play(&id, &choice, running.moves_made()).await.status, 204);
    }
    assert!(passed > 8, "{passed}");
}

#[tokio::test]
async fn a_stream_covers_the_next_hand_by_itself_and_shows_it_when_it_may() {
    let house = house();
    let (mut device, id) = shared(&house).await;
    let live = live(&house, &id).await;
    let running = live.snapshot().running.clone();
    let first = on_turn(&*running).unwrap();
    let mut stream = device.stream(&id).await;
    assert!(is_covered(&stream.next().await.unwrap().data));
    device.uncover(&id, first).await;
    assert!(!is_covered(&stream.next().await.unwrap().data));
    device.play(&id, &running.offers(first)[0].to_string(), running.moves_made()).await;
    let frame = stream.next().await.unwrap();
    assert!(frame.seen() > running.moves_made() && is_covered(&frame.data));
    let other = Seat::new(1 - first.index());
    device.uncover(&id, other).await;
    let page = stream.next().await.unwrap().page();
    assert!(!page.taps().is_empty());
}

#[tokio::test]
async fn whoever_takes_a_move_back_for_another_does_not_see_their_hand() {
    let house = house();
    let (mut device, id) = shared(&house).await;
    let live = live(&house, &id).await;
    let running = live.snapshot().running.clone();
    let first = on_turn(&*running).unwrap();
    device.uncover(&id, first).await;
    device.play(&id, &running.offers(first)[0].to_string(), running.moves_made()).await;
    assert_eq!(device.undo(&id).await.status, 204);
    assert_eq!(on_turn(&*live.snapshot().running), Some(first));
    for text in everything(&mut device, &id).await {
        assert!(is_covered(&text));
    }
}

#[tokio::test]
async fn nobody_uncovers_a_seat_that_is_not_theirs() {
    let house = house();
    let (mut device, id) = shared(&house).await;
    assert_eq!(Browser::new(&house).uncover(&id, Seat::new(0)).await.status, 403, "a stranger");
    for seat in ["0", "3", "77"] {
        let reply = device.post(&format!("/t/{id}/uncover"), &[("seat", seat)]).await;
        assert_eq!(reply.status, 403, "seat {seat}");
    }
    assert!(is_covered(device.get(&format!("/t/{id}")).await.text()));
}

/// In Camelot nobody has cards: what is covered lies behind a screen (CAM-22.2).
#[tokio::test]
async fn the_button_that_uncovers_names_what_it_shows() {
    let house = house();
    for (game, says) in
        [("artus", "Show my cards"), ("camelot", "Look behind my screen"), ("merlin", "Show my cards")]
    {
        let mut device = Browser::new(&house);
        let fields = [("players", "2"), ("seat2", "here"), ("name", "Anna"), ("name2", "Ben")];
        let reply = device.post(&format!("/new/{game}"), &fields).await;
        let page = device.page(reply.location()).await;
        assert!(page.text_of("cover").unwrap().ends_with(says), "{game}");
    }
}

#[tokio::test]
async fn whoever_has_one_seat_has_nothing_to_pass_on() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    for browser in &mut browsers {
        assert!(browser.page(&format!("/t/{id}")).await.text_of("cover").is_none());
    }
}

#[tokio::test]
async fn whoever_shares_a_device_has_a_name_of_their_own() {
    let house = house();
    let mut device = Browser::new(&house);
    let fields = [
        ("players", "4"),
        ("seat2", "here"),
        ("name2", " Ben\u{7} "),
        ("seat3", "here"),
        ("name3", ""),
        ("seat4", "bot:random"),
        ("name4", "Nobody"),
    ];
    let id = device.open_table(&fields).await;
    let names: Vec<String> =
        live(&house, &id).await.snapshot().seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names[1..3], ["Ben", ""], "nothing is kept of whoever was not named");
    for (language, expected) in [("en", "Player 3"), ("de", "Spieler 3")] {
        let mut reader = device.clone().reading(language);
        for path in ["", "/replay"] {
            let page = reader.get(&format!("/t/{id}{path}")).await;
            assert!(page.text().contains(expected), "{language} {path}");
        }
    }
    assert_ne!(names[3], "Nobody", "a bot has its own");
}

#[tokio::test]
async fn nobody_takes_the_name_of_somebody_without_one() {
    let house = house();
    let mut device = Browser::new(&house);
    let fields = [("players", "3"), ("seat2", "here"), ("seat3", "friend"), ("name", "Anna")];
    let id = device.open_table(&fields).await;
    assert_eq!(Browser::new(&house).sit(&id, 3, "SPIELER 2", "").await.status, 303);
    let seats = live(&house, &id).await.snapshot().seats.clone();
    assert_eq!((seats[1].name.as_str(), seats[2].name.as_str()), ("", "SPIELER 2 2"));
}
