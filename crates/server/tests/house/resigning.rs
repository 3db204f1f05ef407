//! Bots that see no chance to win any more resign, and whoever plays against them may accept that.

use crate::support::{Browser, config, house, house_on, live, play_on, seated};
use bots::{Level, Style, decide};
use server::{House, Sqlite};
use std::sync::Arc;
use table::{Seat, Turn, generator};

/// What the form that opens a table of each game is sent.
const GAMES: [(&str, &[(&str, &str)]); 3] = [
    ("artus", &[("players", "2"), ("mode", "beginner"), ("seat2", "bot:random")]),
    ("camelot", &[("players", "3"), ("seat2", "bot:random"), ("seat3", "bot:random")]),
    ("merlin", &[("players", "2"), ("seat2", "bot:random")]),
];

/// Plays in the first seat as a casual bot does, until the others resign or the game is over; whether they do.
async fn play_until_they_resign(house: &House, browser: &mut Browser, id: &str) -> bool {
    let mut rng = generator(5);
    for _ in 0..5000 {
        let running = live(house, id).await.snapshot().running.clone();
        match running.turn() {
            Turn::Over => return false,
            Turn::Seats(seats) if seats.contains(Seat::new(0)) => {
                if offered(browser, id).await {
                    return true;
                }
                let bot = (Level::Casual, Style::Balanced);
                let choice = decide(bot, &*running, Seat::new(0), &mut rng).unwrap().to_string();
                assert_eq!(browser.play(id, &choice, running.moves_made()).await.status, 204, "{choice}");
            }
            Turn::Seats(_) | Turn::Chance => tokio::time::sleep(std::time::Duration::from_millis(2)).await,
        }
    }
    panic!("the game does not end");
}

/// A table at which the bots resign. Some games end before, since the house rolls real dice.
async fn resigned_table(house: &House, game: &str, fields: &[(&str, &str)]) -> (Browser, String) {
    for _ in 0..20 {
        let mut browser = Browser::new(house);
        let opened = browser.post(&format!("/new/{game}"), &[fields, &[("name", "Anna")]].concat()).await;
        let id = opened.location().strip_prefix("/t/").expect("it leads to the table").to_owned();
        assert_eq!(accept(&mut browser, &id).await, 409, "{game}: at the beginning everybody may win");
        if play_until_they_resign(house, &mut browser, &id).await {
            return (browser, id);
        }
    }
    panic!("{game}: the bots never resigned in 20 games");
}

/// Whether the page and the API tell a reader that the bots resign; they must agree.
async fn offered(browser: &mut Browser, id: &str) -> bool {
    let page = browser.page(&format!("/t/{id}")).await;
    let on_page = page.all("aside").any(|strip| strip.get("id") == Some("resigning"));
    assert_eq!(table(browser, id).await["resigned"], on_page);
    on_page
}

async fn table(browser: &mut Browser, id: &str) -> serde_json::Value {
    serde_json::from_str(browser.get(&format!("/api/v1/tables/{id}")).await.text()).unwrap()
}

async fn accept(browser: &mut Browser, id: &str) -> u16 {
    browser.post(&format!("/t/{id}/accept-resignation"), &[]).await.status
}

#[tokio::test]
async fn whoever_plays_against_bots_without_a_chance_has_won_if_they_accept_that() {
    for (game, fields) in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("store.sqlite");
        let house = house_on(config(), Arc::new(Sqlite::open(&file).unwrap()));
        let (mut anna, id) = resigned_table(&house, game, fields).await;
        let mut stranger = Browser::new(&house);
        assert!(!offered(&mut stranger, &id).await, "{game}: only to whoever plays");
        assert_eq!(accept(&mut stranger, &id).await, 403, "{game}");
        assert_eq!(accept(&mut anna, &id).await, 303, "{game}");
        assert_eq!(accept(&mut anna, &id).await, 409, "{game}: once");
        let stored = house.store().table(id.clone()).await.unwrap().unwrap().0;
        assert_eq!((stored.closed, stored.over, stored.winner), (true, true, Some(0)), "{game}");
        let told = table(&mut anna, &id).await;
        assert_eq!((&told["winners"], &told["turn"]), (&serde_json::json!([1]), &serde_json::json!([])));
        for (reader, said) in [
            (anna.clone(), "You win by resignation"),
            (anna.clone().reading("de"), "Du gewinnst durch Aufgabe"),
            (stranger, "Anna wins by resignation"),
        ] {
            let mut reader = reader;
            let page = reader.get(&format!("/t/{id}")).await;
            assert!(page.text().contains(said), "{game}: {said}");
        }
        assert!(anna.get("/me").await.text().contains("you won"), "{game}: the list of games says so");
        let rematch = anna.post(&format!("/t/{id}/rematch"), &[]).await;
        assert_eq!(rematch.status, 303, "{game}: {}", rematch.text());
    }
}

#[tokio::test]
async fn nobody_resigns_to_several_people() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    loop {
        assert!(!offered(&mut players[0], &id).await && !offered(&mut players[1], &id).await);
        assert_eq!(accept(&mut players[0], &id).await, 409);
        play_on(&house, &id, &mut players, 12, &mut generator(6)).await;
        if live(&house, &id).await.snapshot().running.turn() == Turn::Over {
            break;
        }
    }
}
