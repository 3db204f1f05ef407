//! Whoever changes a table says what the change is based on. Where the store holds something else it refuses, and the
//! house reads the table again: nothing is overwritten, and no gap comes about.

use crate::support::{Browser, any_move, house_on, live, play_on, seated};
use crate::support::{config, on_turn};
use server::{Conflict, House, StoreError, StoredMove, StoredSeat};
use table::generator;

fn made(line: &str) -> StoredMove {
    StoredMove { line: line.to_owned(), at: 0, thought: 0 }
}

fn conflict(refused: Result<(), StoreError>) -> Conflict {
    match refused {
        Err(StoreError::Conflict(conflict)) => conflict,
        other => panic!("no conflict: {other:?}"),
    }
}

/// The lines the store has of a table.
async fn kept(house: &House, id: &str) -> Vec<String> {
    let (_, moves, _) = house.store().table(id.to_owned()).await.unwrap().unwrap();
    moves.into_iter().map(|made| made.line).collect()
}

#[tokio::test]
async fn the_store_refuses_a_gap_an_overwritten_move_and_a_game_that_is_over() {
    let store = crate::support::store();
    let house = house_on(config(), store.clone());
    let (_, id) = seated(&house, 2, "beginner").await;
    let before = kept(&house, &id).await;
    let found = before.len();
    for expected in [0, found - 1, found + 1, found + 2] {
        let refused = Conflict::Moves { expected, found };
        let append = store.append(None, id.clone(), expected, vec![made("1 place 5")], false).await;
        assert_eq!(conflict(append), refused);
        assert_eq!(conflict(store.take_back(None, id.clone(), expected, 0).await), refused);
    }
    let nowhere = store.append(None, "nowhere".to_owned(), 0, vec![made("1 place 5")], false).await;
    assert_eq!(conflict(nowhere), Conflict::NoTable);
    assert_eq!(conflict(store.take_back(None, "nowhere".to_owned(), 0, 0).await), Conflict::NoTable);
    assert_eq!(kept(&house, &id).await, before, "what is refused leaves nothing behind");
    store.append(None, id.clone(), found, vec![made("1 last")], true).await.unwrap();
    let over = store.append(None, id.clone(), found + 1, vec![made("1 later")], false).await;
    assert_eq!(conflict(over), Conflict::Over);
    assert_eq!(conflict(store.take_back(None, id.clone(), found + 1, found).await), Conflict::Over);
}

#[tokio::test]
async fn the_store_refuses_seats_that_were_taken_meanwhile() {
    let store = crate::support::store();
    let house = house_on(config(), store.clone());
    let fields = [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
    let id = Browser::new(&house).open_table(&fields).await;
    let before = store.table(id.clone()).await.unwrap().unwrap().0.seats;
    let sits = |number: usize, seats: &[StoredSeat]| {
        let mut seats = seats.to_vec();
        seats[number] = StoredSeat { name: "Ben".to_owned(), person: Some(1), ..StoredSeat::default() };
        seats
    };
    store.set_seats(None, id.clone(), before.clone(), sits(1, &before), false).await.unwrap();
    let refused = store.set_seats(None, id.clone(), before.clone(), sits(2, &before), false).await;
    assert_eq!(conflict(refused), Conflict::Seats, "seat 2 would be free again");
    let second = sits(1, &before);
    store.set_seats(None, id.clone(), second.clone(), sits(2, &second), true).await.unwrap();
    let full = sits(2, &second);
    let refused = store.set_seats(None, id.clone(), full.clone(), full.clone(), true).await;
    assert_eq!(conflict(refused), Conflict::Seats, "the game has begun");
    let nowhere = store.set_seats(None, "nowhere".to_owned(), Vec::new(), Vec::new(), false).await;
    assert_eq!(conflict(nowhere), Conflict::NoTable);
    assert_eq!(store.table(id).await.unwrap().unwrap().0.seats, full);
}

#[tokio::test]
async fn a_table_that_differs_from_the_store_is_read_again() {
    let store = crate::support::store();
    let house = house_on(config(), store.clone());
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, 4, &mut generator(1)).await;
    let first = live(&house, &id).await;
    let mut stream = browsers[0].stream(&id).await;
    stream.next().await.unwrap();
    // Somebody else plays on behind the back of the house.
    let other = house_on(config(), store.clone());
    let mut elsewhere: Vec<Browser> = browsers.iter().map(|browser| browser.before(&other)).collect();
    play_on(&other, &id, &mut elsewhere, 3, &mut generator(2)).await;
    let before = kept(&house, &id).await;

    let running = first.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(3)).unwrap();
    let reply = browsers[seat.index()].play(&id, &choice, running.moves_made()).await;
    assert_eq!(reply.status, 409, "{}", reply.text());
    assert_eq!(kept(&house, &id).await, before, "nothing is overwritten");
    assert!(stream.next().await.is_none(), "whoever looks has to ask again");
    assert_eq!(live(&house, &id).await.snapshot().running.lines_since(0), before);
    let refused = first.play(house.store(), None, seat, &choice, None).await;
    assert!(refused.is_err(), "nobody changes what was dropped");
    play_on(&house, &id, &mut browsers, 3, &mut generator(4)).await;
    assert_eq!(live(&house, &id).await.snapshot().running.lines_since(0), kept(&house, &id).await);
}

#[tokio::test]
async fn bots_go_on_at_a_table_that_was_read_again() {
    let store = crate::support::store();
    let house = house_on(config(), store.clone());
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "2"), ("mode", "beginner")]).await;
    let annas_turn =
        |running: &dyn games::RunningGame| on_turn(running).is_some_and(|seat| seat.index() == 0);
    let first = live(&house, &id).await;
    crate::support::until("it is the turn of Anna", || annas_turn(&*first.snapshot().running)).await;
    tokio::spawn(house.clone().run_housekeeping());
    // Anna moves behind the back of the house, which then lets her move as well.
    let running = first.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(5)).unwrap();
    let line = made(&format!("{seat} {choice}"));
    store.append(None, id.clone(), running.moves_made(), vec![line], false).await.unwrap();
    assert_eq!(anna.play(&id, &choice, running.moves_made()).await.status, 409);
    for _ in 0..2_000 {
        let snapshot = live(&house, &id).await.snapshot();
        if snapshot.running.moves_made() > running.moves_made() + 1 && annas_turn(&*snapshot.running) {
            assert_eq!(snapshot.running.lines_since(0), kept(&house, &id).await);
            house.close();
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the bots never move");
}
