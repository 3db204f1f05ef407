//! A house that is told to stop ends by its deadlines, whatever its store does.

use crate::support::{Mishap, Unreliable, any_move, config, house_on, live, seated};
use server::Deadlines;
use std::time::Duration;
use table::generator;
use tokio::time::{Instant, timeout};

fn deadlines(answers: u64, store: u64) -> Deadlines {
    let now = Instant::now();
    Deadlines { answers: now + Duration::from_millis(answers), store: now + Duration::from_millis(store) }
}

/// Far longer than every deadline of these tests.
const FOREVER: Duration = Duration::from_secs(20);

#[tokio::test]
async fn a_store_that_hangs_at_any_step_does_not_keep_a_house_from_stopping() {
    for hangs in ["note_running", "close"] {
        let store = Unreliable::new(crate::support::store());
        let house = house_on(config(), store.clone());
        store.next(hangs, Mishap::NeverAnswers);
        house.close();
        let deadlines = deadlines(100, 300);
        timeout(FOREVER, house.end(deadlines)).await.unwrap_or_else(|_| panic!("{hangs} is waited for"));
        assert!(Instant::now() >= deadlines.store, "{hangs} has its time");
        assert_eq!(store.still_to_come(), 0, "{hangs} was asked for");
        assert!(store.was_interrupted(), "it is told to hurry");
    }
}

#[tokio::test]
async fn a_change_that_hangs_has_its_time_and_the_store_is_closed_all_the_same() {
    let store = Unreliable::new(crate::support::store());
    let house = house_on(config(), store.clone());
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(1)).unwrap();
    store.next("append", Mishap::NeverAnswers);
    let mut player = browsers.remove(seat.index());
    let (table, seen) = (id.clone(), running.moves_made());
    let playing = tokio::spawn(async move { player.play(&table, &choice, seen).await.status });
    crate::support::until("the move is asked for", || store.still_to_come() == 0).await;
    let deadlines = deadlines(100, 20_000);
    timeout(FOREVER / 2, house.end(deadlines)).await.expect("the store closes at once");
    assert!(Instant::now() >= deadlines.answers, "the move has its time");
    assert!(!playing.is_finished());
    playing.abort();
    assert!(house.store().table(id).await.is_err(), "the store is closed");
}

#[tokio::test]
async fn a_house_with_nothing_to_wait_for_stops_at_once() {
    let store = Unreliable::new(crate::support::store());
    let house = house_on(config(), store);
    let (_, id) = seated(&house, 2, "beginner").await;
    house.close();
    timeout(FOREVER / 2, house.end(deadlines(20_000, 20_000))).await.expect("nothing is waited for");
    assert!(house.store().table(id).await.is_err(), "the store is closed");
}
