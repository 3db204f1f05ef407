//! Whoever is deleted, banned or signed out for good while requests of theirs are under way leaves nothing
//! behind; and no deletion lets a word be sealed after another was shown.

use crate::accounts::{PASSWORD, with_account};
use crate::support::{Browser, house, live, seated, until};
use server::{ChatMessage, Credential, House, StoreError, StoredSeat};
use table::Sealed;

async fn delete(browser: &mut Browser) {
    assert_eq!(browser.post("/account/delete", &[("password", PASSWORD)]).await.status, 303);
}

/// What reaches the store only after its person was deleted or banned is refused there, in the same transaction.
#[tokio::test]
async fn what_comes_behind_a_deletion_or_a_ban_is_refused() {
    for act in ["delete", "ban", "sign-out"] {
        let house = house();
        let mut arthur = with_account(&house, "Arthur").await;
        let mordred = with_account(&house, "Mordred").await;
        let person = house.person(sum_of(&mordred)).await.unwrap().unwrap().id;
        let (_, played) = seated(&house, 2, "beginner").await;
        let waiting = [("players", "2"), ("mode", "beginner"), ("seat2", "friend")];
        let waiting = Browser::new(&house).open_table(&waiting).await;
        let done = arthur.post(&format!("/admin/people/{person}"), &[("act", act)]).await;
        assert_eq!(done.status, 303, "{act}");
        let (store, by) = (house.store(), Credential { person, token: sum_of(&mordred) });
        let said = ChatMessage {
            person,
            name: "Mordred".to_owned(),
            text: "late".to_owned(),
            at: 1,
            watching: false,
        };
        assert_eq!(
            store.say(Some(by), played.clone(), said).await,
            Err(StoreError::NotAllowed),
            "{act}: say"
        );
        let before = store.table(waiting.clone()).await.unwrap().unwrap().0.seats;
        let mut after = before.clone();
        after[1] = StoredSeat { name: "Mordred".to_owned(), person: Some(person), ..StoredSeat::default() };
        let sits = store.set_seats(Some(by), waiting.clone(), before.clone(), after, true).await;
        assert_eq!(sits, Err(StoreError::NotAllowed), "{act}: sit");
        assert_eq!(store.mute(by, played.clone(), 1, true).await, Err(StoreError::NotAllowed), "{act}: mute");
        let (kept, _, said) = store.table(played.clone()).await.unwrap().unwrap();
        assert!(said.is_empty() && kept.seats.iter().all(|seat| seat.name != "Mordred"), "{act}");
        assert_eq!(store.table(waiting).await.unwrap().unwrap().0.seats, before, "{act}");
        assert_eq!(store.muted(played).await.unwrap(), [], "{act}");
    }
}

fn sum_of(browser: &Browser) -> [u8; 32] {
    use sha2::Digest;
    sha2::Sha256::digest(browser.token()).into()
}

fn word(word: &str, salt: u8) -> (String, String, String) {
    let salt = table::hexadecimal(&[salt; 32]);
    (word.to_owned(), Sealed::commitment_to(&salt, word), salt)
}

async fn show(browser: &mut Browser, id: &str, (word, _, salt): &(String, String, String)) -> u16 {
    browser.post(&format!("/t/{id}/word"), &[("word", word), ("salt", salt)]).await.status
}

/// Anna, Ben and Clara at a table; all have sealed a word.
async fn three(house: &House) -> (Vec<Browser>, String, Vec<(String, String, String)>) {
    let words = vec![word("avalon", 1), word("tintagel", 2), word("green wood", 3)];
    let mut players = vec![with_account(house, "Anna").await];
    let fields = [
        ("players", "3"),
        ("mode", "beginner"),
        ("seat2", "friend"),
        ("seat3", "friend"),
        ("commitment", &words[0].1),
    ];
    let id = players[0].open_table(&fields).await;
    for (seat, name) in [("2", "Ben"), ("3", "Clara")] {
        let mut player = with_account(house, name).await;
        let commitment = &words[players.len()].1;
        let sat = player.post(&format!("/t/{id}/sit"), &[("seat", seat), ("commitment", commitment)]).await;
        assert_eq!(sat.status, 303);
        players.push(player);
    }
    (players, id, words)
}

#[tokio::test]
async fn nobody_seals_a_word_after_one_was_shown_whoever_is_deleted() {
    let house = house();
    let (mut players, id, words) = three(&house).await;
    let published = live(&house, &id).await.published();
    assert_eq!(show(&mut players[1], &id, &words[1]).await, 204);
    delete(&mut players[2]).await;
    let late = word("whatever fits", 9);
    let fields = [("seat", "3"), ("name", "Late"), ("commitment", late.1.as_str())];
    assert_eq!(Browser::new(&house).post(&format!("/t/{id}/sit"), &fields).await.status, 409);
    assert_eq!(live(&house, &id).await.published(), published, "what Ben has noted still holds");
    assert!(!live(&house, &id).await.snapshot().begun);
    assert_eq!(show(&mut players[0], &id, &words[0]).await, 204);
    let snapshot = live(&house, &id).await.snapshot();
    assert!(snapshot.begun, "the word of whoever is gone is left out");
    let seat = &snapshot.seats[2];
    assert_eq!((seat.name.as_str(), seat.word.as_str()), ("deleted", "-"));
    assert_eq!(
        seat.sealed,
        Some(Sealed { commitment: words[2].1.clone(), salt: None }),
        "the record tells so"
    );
}

#[tokio::test]
async fn a_game_begins_when_the_last_word_that_was_missing_is_left_out_by_a_deletion() {
    let house = house();
    let (mut players, id, words) = three(&house).await;
    for seat in [0, 1] {
        assert_eq!(show(&mut players[seat], &id, &words[seat]).await, 204);
    }
    delete(&mut players[2]).await;
    assert_eq!(players[0].get(&format!("/t/{id}")).await.status, 200);
    let snapshot = live(&house, &id).await.snapshot();
    assert!(snapshot.begun && snapshot.running.moves_made() > 0, "nobody waits for whoever is gone");
}

/// Once all sit, everybody has the sum over the words, shown or not.
#[tokio::test]
async fn a_deletion_frees_a_seat_only_while_another_one_is_free() {
    let house = house();
    let (mut players, id, _) = three(&house).await;
    let published = live(&house, &id).await.published();
    delete(&mut players[2]).await;
    assert_eq!(live(&house, &id).await.published(), published);
    let late = word("mine", 9);
    let fields = [("seat", "3"), ("name", "Late"), ("commitment", late.1.as_str())];
    assert_eq!(Browser::new(&house).post(&format!("/t/{id}/sit"), &fields).await.status, 409);

    let mut host = with_account(&house, "Host").await;
    let waiting = [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
    let id = host.open_table(&waiting).await;
    let mut guest = with_account(&house, "Guest").await;
    assert_eq!(guest.post(&format!("/t/{id}/sit"), &[("seat", "2")]).await.status, 303);
    delete(&mut guest).await;
    assert_eq!(live(&house, &id).await.snapshot().seats[1], StoredSeat::default());
    let fields = [("seat", "2"), ("name", "Late")];
    assert_eq!(Browser::new(&house).post(&format!("/t/{id}/sit"), &fields).await.status, 303);
}

#[tokio::test]
async fn where_the_owner_cannot_come_back_anybody_who_sits_there_may_begin() {
    let house = house();
    let (mut players, id, words) = three(&house).await;
    assert_eq!(show(&mut players[0], &id, &words[0]).await, 204);
    assert_eq!(show(&mut players[1], &id, &words[1]).await, 204);
    assert_eq!(players[1].post(&format!("/t/{id}/begin"), &[]).await.status, 403, "Anna decides that");
    tokio::spawn(house.clone().run_housekeeping());
    delete(&mut players[0]).await;
    let mut status = 0;
    for _ in 0..100 {
        status = players[1].post(&format!("/t/{id}/begin"), &[]).await.status;
        if status == 303 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(status, 303);
    let live = live(&house, &id).await;
    until("the game begins without the word of Clara", || live.snapshot().begun).await;
    house.close();
}
