//! Tables nobody looks at are put away, and come back as they were.

use crate::support::{Browser, any_move, config, house_with, live, play_on, seated, until};
use server::{Clock, Config, House, LiveTable, Opening, StoredMove, StoredSeat};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use table::{Seat, Turn, generator};

/// Since when the clock of the first seat runs, in milliseconds since 1970.
fn since(live: &Arc<LiveTable>) -> i64 {
    let later = i64::MAX / 2;
    later - live.snapshot().clocks.thinking(Seat::new(0), later)
}

/// A house that puts everything away at once.
fn forgetful() -> House {
    house_with(Config { put_away_after: Duration::ZERO, ..config() })
}

#[tokio::test]
async fn many_idle_and_finished_tables_are_put_away_and_come_back_as_they_were() {
    let house = forgetful();
    let mut tables = Vec::new();
    for seed in 0..60 {
        let (mut browsers, id) = seated(&house, 2, "beginner").await;
        let moves = if seed % 3 == 0 { usize::MAX } else { 7 };
        play_on(&house, &id, &mut browsers, moves, &mut generator(seed)).await;
        browsers[0].say(&id, "well played").await;
        let page = browsers[0].page(&format!("/t/{id}/view")).await;
        let lines = live(&house, &id).await.snapshot().running.lines_since(0);
        tables.push((browsers, id, page, lines));
    }
    for _ in 0..40 {
        let fields = [("players", "3"), ("mode", "advanced"), ("seat2", "friend"), ("seat3", "friend")];
        Browser::new(&house).open_table(&fields).await;
    }
    assert_eq!(house.tables_in_memory(), 100);
    assert_eq!(house.evict_idle(), 100);
    assert_eq!(house.tables_in_memory(), 0);
    for (browsers, id, before, lines) in &mut tables {
        assert_eq!(live(&house, id).await.snapshot().running.lines_since(0), *lines);
        let mut page = browsers[0].page(&format!("/t/{id}/view")).await;
        // Only the number of changes since it was brought into memory begins anew.
        let version = before.elements[0].attributes["data-version"].clone();
        page.elements[0].attributes.insert("data-version".to_owned(), version);
        assert_eq!(page, *before, "everybody sees the same as before");
        play_on(&house, id, browsers, 3, &mut generator(7)).await;
    }
    assert_eq!(house.tables_in_memory(), 60, "only those that were asked for");
    assert_eq!(house.evict_idle(), 60);
}

#[tokio::test]
async fn a_table_somebody_looks_at_or_holds_stays() {
    let house = forgetful();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let stream = players[0].stream(&id).await;
    assert_eq!(house.evict_idle(), 0, "Anna looks");
    drop(stream);
    let held = live(&house, &id).await;
    assert_eq!(house.evict_idle(), 0, "somebody holds it");
    drop(held);
    assert_eq!(house.evict_idle(), 1);

    let (clock, minute) = (Clock::default(), Duration::from_secs(60));
    let patient = house_with(Config { put_away_after: 3 * minute, clock: clock.clone(), ..config() });
    let (mut players, id) = seated(&patient, 2, "beginner").await;
    assert_eq!(patient.evict_idle(), 0, "it was asked for a moment ago");
    clock.put_forward(2 * minute);
    players[0].get(&format!("/t/{id}")).await;
    clock.put_forward(2 * minute);
    assert_eq!(patient.evict_idle(), 0, "and again");
    clock.put_forward(2 * minute);
    assert_eq!(patient.evict_idle(), 1);
}

#[tokio::test]
async fn the_house_puts_tables_away_by_itself_while_it_looks_after_them() {
    let house = forgetful();
    for seed in 0..5 {
        let (mut browsers, id) = seated(&house, 2, "beginner").await;
        play_on(&house, &id, &mut browsers, 5, &mut generator(seed)).await;
    }
    tokio::spawn(house.clone().run_housekeeping());
    until("all are put away", || house.tables_in_memory() == 0).await;
    house.close();
}

/// A table of two people with a clock, opened by the test itself.
async fn timed(house: &House, clock: Option<u32>) -> String {
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
        clock,
        instant: false,
        hints: true,
        seats,
        moves: Vec::new(),
    };
    house.open(opening).await.unwrap().stored.id.clone()
}

#[tokio::test]
async fn a_game_with_a_clock_stays_until_it_is_over() {
    let house = forgetful();
    let id = timed(&house, Some(1)).await;
    assert_eq!(house.evict_idle(), 0, "its time goes on");
    tokio::spawn(house.clone().run_housekeeping());
    until("time is up, bots have ended the game, and it is put away", || house.tables_in_memory() == 0).await;
    assert_eq!(live(&house, &id).await.snapshot().running.turn(), Turn::Over);
    house.close();
}

#[tokio::test]
async fn whoever_was_away_for_too_long_is_stood_in_for_when_somebody_looks_again() {
    let house = house_with(Config {
        put_away_after: Duration::ZERO,
        abandoned_after: Duration::from_millis(200),
        ..config()
    });
    let id = timed(&house, None).await;
    assert_eq!(house.evict_idle(), 1);
    let kept = house.store().table(id.clone()).await.unwrap().unwrap().1;
    tokio::time::sleep(Duration::from_millis(250)).await;
    // Being put away has not made anybody's absence shorter.
    let live = live(&house, &id).await;
    house.wake(&live);
    until("a bot stands in", || live.snapshot().running.moves_made() > kept.len()).await;
    house.close();
}

#[tokio::test]
async fn time_before_the_house_was_opened_counts_for_nobody_and_time_in_the_store_does() {
    let house = forgetful();
    let id = timed(&house, None).await;
    let kept = house.store().table(id.clone()).await.unwrap().unwrap().1;
    let since = self::since(&live(&house, &id).await);
    house.evict_idle();
    tokio::time::sleep(Duration::from_millis(30)).await;
    assert_eq!(self::since(&live(&house, &id).await), since, "the turn goes on while it is put away");
    house.evict_idle();
    let old: Vec<StoredMove> = kept.into_iter().map(|made| StoredMove { at: 1, ..made }).collect();
    house.store().take_back(None, id.clone(), old.len(), 0).await.unwrap();
    house.store().append(None, id.clone(), 0, old, false).await.unwrap();
    assert!(self::since(&live(&house, &id).await) > 1, "nobody could play then");
}

/// Tables that are put away at every moment while they are played: there is only ever one of each.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_is_lost_while_tables_come_and_go() {
    let house = forgetful();
    let confirmed = Arc::new(AtomicUsize::new(0));
    let mut players = tokio::task::JoinSet::new();
    for seed in 0..6 {
        let (house, confirmed) = (house.clone(), Arc::clone(&confirmed));
        players.spawn(async move {
            let (mut browsers, id) = seated(&house, 2, "beginner").await;
            let mut rng = generator(seed);
            for _ in 0..40 {
                let running = live(&house, &id).await.snapshot().running.clone();
                let Some((seat, choice)) = any_move(&*running, &mut rng) else { break };
                let (first, second) = (browsers[seat.index()].clone(), browsers[seat.index()].clone());
                // Two pages of one person send the same move at once: it is made once.
                let send = |mut browser: Browser| {
                    let (id, choice, seen) = (id.clone(), choice.clone(), running.moves_made());
                    tokio::spawn(async move { browser.play(&id, &choice, seen).await.status })
                };
                let (one, other) = (send(first), send(second));
                let mut statuses = [one.await.unwrap(), other.await.unwrap()];
                statuses.sort_unstable();
                assert_eq!(statuses, [204, 409], "{choice}");
                confirmed.fetch_add(1, Ordering::Relaxed);
                browsers[0].get(&format!("/t/{id}/view")).await;
            }
            let shown = live(&house, &id).await.snapshot().running.moves_made();
            let kept = house.store().table(id).await.unwrap().unwrap().1.len();
            assert_eq!(kept, shown);
        });
    }
    let sweeping = house.clone();
    let sweeper = tokio::spawn(async move {
        let mut count = 0;
        loop {
            count += sweeping.evict_idle();
            tokio::task::yield_now().await;
            if count > 1_000_000 {
                return;
            }
        }
    });
    while let Some(done) = players.join_next().await {
        done.unwrap();
    }
    sweeper.abort();
    assert!(confirmed.load(Ordering::Relaxed) > 100);
}
