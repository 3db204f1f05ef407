//! Nobody waits for ever: a bot stands in for whoever is away or out of time, and for nobody else.

use crate::support::{config, house, house_with, live, on_turn, play_on, seated, until};
use server::{Clock, Config, House, LiveTable, Opening, StoredSeat};
use std::sync::Arc;
use std::time::Duration;
use table::generator;

#[tokio::test]
async fn a_bot_stands_in_for_whoever_is_away() {
    let house = house_with(Config { abandoned_after: Duration::from_millis(50), ..config() });
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    tokio::spawn(house.clone().run_housekeeping());
    let live = live(&house, &id).await;
    // Anna looks at the table, Ben does not.
    let mut stream = browsers[0].stream(&id).await;
    stream.next().await.unwrap();
    for _ in 0..2 {
        until("it is the turn of Anna", || on_turn(&*live.snapshot().running).unwrap().index() == 0).await;
        let moves = live.snapshot().running.moves_made();
        tokio::time::sleep(Duration::from_millis(1_300)).await;
        assert_eq!(live.snapshot().running.moves_made(), moves, "whoever looks is waited for");
        play_on(&house, &id, &mut browsers[..1], 1, &mut generator(1)).await;
    }
    house.close();
}

#[tokio::test]
async fn whoever_comes_back_goes_on_themselves() {
    let house = house_with(Config { abandoned_after: Duration::from_millis(50), ..config() });
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    tokio::spawn(house.clone().run_housekeeping());
    let live = live(&house, &id).await;
    let moves = live.snapshot().running.moves_made();
    until("bots play for both", || live.snapshot().running.moves_made() > moves + 2).await;
    let mut streams = Vec::new();
    for browser in &mut browsers {
        streams.push(browser.stream(&id).await);
    }
    // The bot may be in the middle of a move.
    tokio::time::sleep(Duration::from_millis(100)).await;
    let moves = live.snapshot().running.moves_made();
    tokio::time::sleep(Duration::from_millis(1_300)).await;
    assert_eq!(live.snapshot().running.moves_made(), moves, "both are back");
    play_on(&house, &id, &mut browsers, 2, &mut generator(2)).await;
    house.close();
}

/// A table of two people who have so many seconds each.
async fn timed(house: &House, seconds: u32) -> Arc<LiveTable> {
    let person = |number: u8| house.store().add_person(format!("Player {number}"), [number; 32]);
    let mut seats = Vec::new();
    for number in 1..=2 {
        let person = person(number).await.unwrap();
        seats.push(StoredSeat {
            name: person.name,
            person: Some(person.id),
            word: String::new(),
            ..StoredSeat::default()
        });
    }
    let opening = Opening {
        game: games::GameId::Artus,
        options: "players=2 mode=beginner".to_owned(),
        owner: 1,
        by: None,
        address_hash: None,
        listed: false,
        clock: Some(seconds),
        instant: false,
        hints: true,
        seats,
        moves: Vec::new(),
    };
    house.open(opening).await.unwrap()
}

#[tokio::test]
async fn a_bot_stands_in_for_whoever_is_out_of_time() {
    let house = house();
    let live = timed(&house, 0).await;
    tokio::spawn(house.clone().run_housekeeping());
    until("the game is over", || live.snapshot().running.turn() == table::Turn::Over).await;
}

#[tokio::test]
async fn time_passes_by_the_clock_of_the_house() {
    let clock = Clock::default();
    let house = house_with(Config { clock: clock.clone(), ..config() });
    let live = timed(&house, 300).await;
    let (first, moves) = (on_turn(&*live.snapshot().running).unwrap(), live.snapshot().running.moves_made());
    clock.put_forward(Duration::from_secs(290));
    house.wake(&live);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(live.snapshot().running.moves_made(), moves, "ten seconds are left");
    clock.put_forward(Duration::from_secs(20));
    house.wake(&live);
    until("a bot has moved", || live.snapshot().running.moves_made() > moves).await;
    let thought = live.snapshot().clocks.thought(first);
    assert!((310_000..320_000).contains(&thought), "{thought}");
}

#[tokio::test]
async fn a_house_with_patience_waits() {
    let house = house();
    let (_, id) = seated(&house, 2, "beginner").await;
    tokio::spawn(house.clone().run_housekeeping());
    let moves = live(&house, &id).await.snapshot().running.moves_made();
    tokio::time::sleep(Duration::from_millis(1_300)).await;
    assert_eq!(live(&house, &id).await.snapshot().running.moves_made(), moves);
    house.close();
}
