//! Bots think beside the table, not at it: nothing waits for them, and what they thought of the past is forgotten.

use crate::support::{Browser, any_move, config, house_with, live, on_turn, until};
use server::{Config, House, LiveTable};
use std::sync::Arc;
use std::time::Duration;
use table::generator;

/// A table of a person and a bot, at which the person is on turn.
async fn against_a_bot(house: &House, pace: &str) -> (Browser, Arc<LiveTable>) {
    let mut browser = Browser::new(house);
    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "bot:random"), ("pace", pace)];
    let id = browser.open_table(&fields).await;
    let live = live(house, &id).await;
    until("it is the turn of the person", || is_turn_of(&live, 0)).await;
    (browser, live)
}

fn is_turn_of(live: &LiveTable, seat: usize) -> bool {
    on_turn(&*live.snapshot().running).is_some_and(|on_turn| on_turn.index() == seat)
}

async fn play_any(browser: &mut Browser, live: &LiveTable, number: u64) {
    let running = live.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(number)).unwrap();
    assert_eq!(seat.index(), 0);
    assert_eq!(browser.play(&live.stored.id, &choice, running.moves_made()).await.status, 204);
}

#[tokio::test]
async fn a_move_is_taken_back_while_a_bot_thinks_and_the_bot_thinks_again() {
    let house = house_with(Config { bot_pause: Duration::from_millis(400), ..config() });
    let (mut browser, live) = against_a_bot(&house, "").await;
    let before = live.snapshot().running.moves_made();
    play_any(&mut browser, &live, 1).await;
    let thought_of = live.snapshot().running.clone();
    assert!(is_turn_of(&live, 1), "the bot thinks now");
    assert_eq!(browser.undo(&live.stored.id).await.status, 204, "nothing is locked meanwhile");
    assert_eq!(live.snapshot().running.moves_made(), before);
    // Another move of the same number at once: the bot answers this one, not the other.
    let another = |&number: &u64| {
        let (_, choice) = any_move(&*live.snapshot().running, &mut generator(number)).unwrap();
        !thought_of.lines_since(before)[0].ends_with(&choice)
    };
    let number = (2..1000).find(another).unwrap();
    play_any(&mut browser, &live, number).await;
    let made = live.snapshot().running.lines_since(0);
    until("the bot moves", || live.snapshot().running.moves_made() > made.len()).await;
    assert_eq!(live.snapshot().running.lines_since(0)[..made.len()], made);
}

#[tokio::test]
async fn what_was_thought_of_a_move_taken_back_is_never_played() {
    let house = house_with(Config { bot_pause: Duration::from_millis(200), ..config() });
    let (mut browser, live) = against_a_bot(&house, "").await;
    let before = live.snapshot().running.moves_made();
    play_any(&mut browser, &live, 1).await;
    assert_eq!(browser.undo(&live.stored.id).await.status, 204);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(live.snapshot().running.moves_made(), before);
}

#[tokio::test]
async fn a_house_that_closes_waits_for_no_bot() {
    let house = house_with(Config { bot_pause: Duration::from_millis(300), ..config() });
    let (mut browser, live) = against_a_bot(&house, "").await;
    play_any(&mut browser, &live, 1).await;
    let made = live.snapshot().running.moves_made();
    house.close();
    // This one and the one of the house are left.
    until("nobody drives the table", || Arc::strong_count(&live) == 2).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(live.snapshot().running.moves_made(), made, "the bot stopped thinking");
}

#[tokio::test]
async fn a_table_is_not_put_away_under_a_bot_that_thinks() {
    let house = house_with(Config {
        bot_pause: Duration::from_millis(200),
        put_away_after: Duration::ZERO,
        ..config()
    });
    let (mut browser, live) = against_a_bot(&house, "").await;
    let id = live.stored.id.clone();
    play_any(&mut browser, &live, 1).await;
    let made = live.snapshot().running.moves_made();
    drop(live);
    assert_eq!(house.evict_idle(), 0, "the bot holds it");
    let live = crate::support::live(&house, &id).await;
    until("the bot moves", || live.snapshot().running.moves_made() > made).await;
}

#[tokio::test]
async fn at_each_table_bots_are_told_whether_to_hurry() {
    let house = house_with(Config { bot_pause: Duration::from_secs(3600), ..config() });
    let (mut browser, live) = against_a_bot(&house, "instant").await;
    for number in 0..3 {
        play_any(&mut browser, &live, number).await;
        until("the bot has moved", || is_turn_of(&live, 0)).await;
    }
    let patient = browser.open_table(&[("players", "2"), ("seat2", "bot:random")]).await;
    assert!(!crate::support::live(&house, &patient).await.stored.instant);
}

#[tokio::test]
async fn bots_wait_for_room_to_think_in_and_people_do_not() {
    let house = house_with(Config { bots_at_once: 1, bot_pause: Duration::ZERO, ..config() });
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(against_a_bot(&house, "").await);
    }
    for (number, (browser, live)) in tables.iter_mut().enumerate() {
        play_any(browser, live, number as u64).await;
    }
    for (_, live) in &tables {
        until("every bot has moved", || is_turn_of(live, 0)).await;
    }
    let house = house_with(Config { bots_at_once: 0, ..config() });
    let mut browser = Browser::new(&house);
    let id = browser.open_table(&[("players", "2"), ("seat2", "bot:random")]).await;
    assert_eq!(browser.get(&format!("/t/{id}")).await.status, 200);
}

#[tokio::test]
async fn every_bot_has_a_name_a_face_and_a_level() {
    let house = house_with(Config { bot_pause: Duration::from_secs(3600), ..config() });
    let mut browser = Browser::new(&house);
    // Every level plays every game.
    for game in games::GameId::ALL {
        let form = browser.get(&format!("/new/{game}")).await.text().to_owned();
        for level in bots::Level::ALL {
            assert!(form.contains(&format!("value=\"bot:{level}\"")), "{game} {level}");
        }
    }
    let seats = [("players", "4"), ("seat2", "bot:random"), ("seat3", "bot:random"), ("seat4", "friend")];
    let id = browser.open_table(&seats).await;
    let lobby = browser.get(&format!("/t/{id}")).await.text().to_owned();
    assert_eq!(lobby.matches("glyph beast").count(), 2);
    assert!(lobby.contains("Palug") && lobby.contains("Trwyth") && lobby.contains("random"), "{lobby}");
    let mut friend = Browser::new(&house);
    assert_eq!(friend.sit(&id, 4, "Ben", "word").await.status, 303);
    let table = friend.get(&format!("/t/{id}")).await.text().to_owned();
    assert_eq!(table.matches("glyph beast").count(), 2 * 2, "at the head of the table and on their cards");
}
