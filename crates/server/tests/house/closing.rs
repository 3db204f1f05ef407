//! A game that whoever runs the house has ended: nobody plays on, and it stays as a record. And what else the
//! pages of those who run the house have to get right.

use crate::accounts::with_account;
use crate::support::{Browser, any_move, config, house, house_on, live, on_turn, play_on, seated};
use server::{House, Sqlite};
use std::sync::Arc;
use table::generator;

async fn close(admin: &mut Browser, id: &str) -> u16 {
    admin.post(&format!("/admin/tables/{id}/close"), &[]).await.status
}

/// What a page of the table says to each of these.
async fn shows(browser: &mut Browser, id: &str) -> String {
    browser.get(&format!("/t/{id}")).await.text().to_owned()
}

async fn nobody_plays_on(house: &House, players: &mut [Browser], id: &str) {
    let running = live(house, id).await.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(1)).unwrap();
    let player = &mut players[seat.index()];
    let refused = player.play(id, &choice, running.moves_made()).await;
    assert_eq!(refused.status, 409);
    assert!(refused.failure().contains("ended early"), "{}", refused.failure());
    assert_eq!(player.post(&format!("/t/{id}/undo"), &[]).await.status, 409);
    assert_eq!(player.post(&format!("/t/{id}/say"), &[("text", "why?")]).await.status, 409);
    assert_eq!(live(house, id).await.snapshot().running.moves_made(), running.moves_made());
}

#[tokio::test]
async fn a_game_that_was_ended_goes_on_nowhere_and_stays_as_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let house = house_on(config(), crate::support::store_at(&path));
    let mut admin = with_account(&house, "Merlin").await;
    let (mut players, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut players, 8, &mut generator(3)).await;
    let mut stranger = Browser::new(&house);
    assert_eq!(stranger.get(&format!("/t/{id}/record")).await.status, 403, "it would tell every hand");
    let mut stream = players[0].stream(&id).await;
    stream.next().await.unwrap();
    assert!(admin.get(&format!("/admin/tables/{id}")).await.text().contains("End the game"));

    assert_eq!(close(&mut admin, &id).await, 303);
    while stream.next().await.is_some() {}
    assert_eq!(close(&mut admin, &id).await, 404, "only once");
    nobody_plays_on(&house, &mut players, &id).await;
    let shown = shows(&mut players[0], &id).await;
    assert!(shown.contains("ended early") && !shown.contains("data-play"), "{shown}");
    assert!(shown.contains("data-over=\"yes\"") && !shown.contains("data-turn=\"mine\""));
    let german = shows(&mut players[1].clone().reading("de"), &id).await;
    assert!(german.contains("wurde vorzeitig beendet"), "{german}");
    let record = stranger.get(&format!("/t/{id}/record")).await;
    assert_eq!(record.status, 200);
    assert!(!record.text().contains("\nsecret "), "an unfinished game shows no secret: {}", record.text());
    assert!(!admin.get(&format!("/admin/tables/{id}")).await.text().contains("End the game"));
    assert!(admin.get("/admin/tables?show=over").await.text().contains(&id));
    let audit = admin.page("/admin").await.text_of("audit").unwrap();
    assert!(audit.contains(&format!("Merlin ended the game at table {id}.")), "{audit}");

    // As well after a restart; and the check has nothing against it.
    house.store().close().await.unwrap();
    let again = house_on(config(), crate::support::store_at(&path));
    assert_eq!(again.reopen_running().await.unwrap(), 0);
    let mut players: Vec<Browser> = players.into_iter().map(|player| player.before(&again)).collect();
    nobody_plays_on(&again, &mut players, &id).await;
    again.store().close().await.unwrap();
    assert_eq!(crate::support::findings(&path).await, []);
}

#[tokio::test]
async fn the_bots_of_a_game_that_was_ended_stop() {
    let house = house();
    let mut admin = with_account(&house, "Merlin").await;
    let mut anna = Browser::new(&house);
    let wish = [("players", "2"), ("mode", "beginner"), ("seat2", "bot:random"), ("clock", "60")];
    let id = anna.open_table(&wish).await;
    let waiting = anna.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend")]).await;
    assert_eq!(close(&mut admin, &waiting).await, 404, "a table that waits can be deleted, not ended");
    assert_eq!(close(&mut admin, &id).await, 303);
    let before = live(&house, &id).await.snapshot().running.moves_made();
    let closed = live(&house, &id).await;
    house.advance(&closed).await;
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    assert_eq!(live(&house, &id).await.snapshot().running.moves_made(), before);
    assert!(on_turn(&*closed.snapshot().running).is_some(), "somebody would be on turn");
    drop(closed);
    let lists = anna.get("/me").await.text().to_owned();
    assert!(lists.contains("ended early"), "{lists}");
}

#[tokio::test]
async fn the_pages_of_those_who_run_the_house_tell_times_sizes_and_where_one_is() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("house.sqlite")).unwrap();
    let house = house_on(config(), Arc::new(store));
    let mut admin = with_account(&house, "Merlin").await;
    for path in ["/admin/people/abc", "/admin/people/99", "/admin/people/1e3", "/admin/tables/nothing"] {
        assert_eq!(admin.get(path).await.status, 404, "{path}");
    }
    assert_eq!(admin.post("/admin/people/abc", &[("act", "ban")]).await.status, 404);
    let page = admin.get("/admin").await.text().to_owned();
    assert!(page.contains(" UTC</time>"), "{page}");
    let size = page.split_once("Database, in kB</dt><dd>").and_then(|(_, rest)| rest.split('<').next());
    assert!(size.and_then(|size| size.parse::<u64>().ok()).is_some_and(|size| size > 50), "{size:?}");
    for (path, title) in [("/admin", "House"), ("/admin/people", "People"), ("/admin/tables", "Tables")] {
        let page = admin.get(path).await.text().to_owned();
        let current = format!("href=\"{path}\" aria-current=\"page\">{title}</a>");
        assert!(page.contains(&current), "{path}: {page}");
    }
}

#[tokio::test]
async fn what_was_said_before_the_game_is_shown_before_and_after_its_beginning() {
    let house = house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend")]).await;
    anna.say(&id, "bring the ring").await;
    let mut ben = Browser::new(&house);
    assert!(shows(&mut anna, &id).await.contains("bring the ring"), "in the lobby");
    assert!(shows(&mut ben, &id).await.contains("bring the ring"));
    assert_eq!(ben.sit(&id, 2, "Ben", "").await.status, 303);
    for browser in [&mut anna, &mut ben] {
        assert!(shows(browser, &id).await.contains("bring the ring"), "at the table");
    }
}
