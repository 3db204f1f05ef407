//! What expires and what is kept: tables nobody joined, games of guests, guests themselves, tokens and talk.

use crate::accounts::with_account;
use crate::support::{Browser, any_move, config, house_on, live, on_turn, play_on, store_at};
use server::{Clock, Config, House, Removed};
use std::path::Path;
use std::time::Duration;
use table::generator;

const DAY: Duration = Duration::from_secs(24 * 3600);

/// A house with this clock, in which nobody plays for those who are away.
fn kept_on(clock: &Clock) -> Config {
    let patience = DAY * 100_000;
    Config { clock: clock.clone(), put_away_after: Duration::ZERO, abandoned_after: patience, ..config() }
}

/// A house on a file, with a clock of its own.
struct Kept {
    house: House,
    clock: Clock,
    folder: tempfile::TempDir,
}

impl Kept {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = Clock::default();
        let store = store_at(&folder.path().join("house.sqlite"));
        Self { house: house_on(kept_on(&clock), store), clock, folder }
    }

    /// Removes what has expired after a number of days.
    async fn after(&self, days: u32) -> Removed {
        self.clock.put_forward(DAY * days);
        self.house.remove_expired().await.unwrap()
    }

    fn count(&self, what: &str) -> i64 {
        count(&self.folder.path().join("house.sqlite"), what)
    }
}

fn count(path: &Path, what: &str) -> i64 {
    crate::support::count(path, &format!("SELECT COUNT(*) FROM {what}"))
}

const WAITING: [(&str, &str); 3] = [("players", "2"), ("mode", "beginner"), ("seat2", "friend")];
const RUNNING: [(&str, &str); 3] = [("players", "2"), ("mode", "beginner"), ("seat2", "here")];

/// Plays a game of one person with themselves to its end.
async fn finish(house: &House, browser: &mut Browser, id: &str) {
    let (mut rng, live) = (generator(5), live(house, id).await);
    loop {
        let running = live.snapshot().running.clone();
        let Some((seat, choice)) = any_move(&*running, &mut rng) else { return };
        browser.uncover(id, seat).await;
        assert_eq!(browser.play(id, &choice, running.moves_made()).await.status, 204);
    }
}

#[tokio::test]
async fn a_table_that_nobody_joined_is_removed_and_says_so_before() {
    let kept = Kept::new();
    let mut anna = Browser::new(&kept.house);
    let id = anna.open_table(&WAITING).await;
    let lobby = anna.get(&format!("/t/{id}")).await.text().to_owned();
    assert!(lobby.contains("Will be removed in 3 days unless somebody joins."), "{lobby}");
    let german = anna.clone().reading("de").get("/me").await.text().to_owned();
    assert!(german.contains("Wird in 3 Tagen entfernt, wenn niemand dazukommt."), "{german}");
    assert_eq!(kept.after(2).await.tables, 0);
    assert!(anna.get("/me").await.text().contains("within a day unless somebody joins"));
    assert_eq!(kept.after(2).await.tables, 1);
    assert_eq!(anna.get(&format!("/t/{id}")).await.status, 404);
    assert_eq!([kept.count("game"), kept.count("seat"), kept.count("person")], [0, 0, 1]);
}

#[tokio::test]
async fn whoever_still_looks_keeps_the_table() {
    let kept = Kept::new();
    let mut anna = Browser::new(&kept.house);
    let id = anna.open_table(&WAITING).await;
    let mut stream = anna.stream(&id).await;
    stream.next().await.unwrap();
    assert_eq!(kept.after(10).await.tables, 0, "somebody waits there");
    let mut ben = Browser::new(&kept.house);
    assert_eq!(ben.sit(&id, 2, "Ben", "").await.status, 303);
    drop(stream);
    assert_eq!(kept.after(0).await.tables, 0, "and is played now");
}

#[tokio::test]
async fn a_running_game_of_guests_is_removed_when_nobody_plays_on_and_one_with_an_account_never() {
    let kept = Kept::new();
    let mut guest = Browser::new(&kept.house);
    let abandoned = guest.open_table(&RUNNING).await;
    let mut named = with_account(&kept.house, "Anna").await;
    let of_anna = named.open_table(&RUNNING).await;
    let mut other = Browser::new(&kept.house);
    let joined = other.open_table(&WAITING).await;
    assert_eq!(named.sit(&joined, 2, "Anna", "").await.status, 303);
    assert!(guest.get("/me").await.text().contains("in 30 days unless somebody continues it"));
    assert!(!named.get("/me").await.text().contains("removed"));
    assert_eq!(kept.after(29).await.tables, 0);
    assert_eq!(kept.after(2).await.tables, 1);
    assert_eq!(guest.get(&format!("/t/{abandoned}")).await.status, 404);
    kept.after(2000).await;
    for id in [of_anna, joined] {
        assert_eq!(named.get(&format!("/t/{id}")).await.status, 200, "whoever has an account keeps the game");
    }
}

#[tokio::test]
async fn a_finished_game_is_kept_for_a_year_and_with_an_account_for_ever() {
    let kept = Kept::new();
    let mut guest = Browser::new(&kept.house);
    let mut named = with_account(&kept.house, "Anna").await;
    let mut ids = Vec::new();
    for browser in [&mut guest, &mut named] {
        let id = browser.open_table(&RUNNING).await;
        browser.say(&id, "well played").await;
        finish(&kept.house, browser, &id).await;
        assert!(on_turn(&*live(&kept.house, &id).await.snapshot().running).is_none());
        ids.push(id);
    }
    assert!(
        guest.get("/me").await.text().contains("Will be kept for 365 more days; with an account, forever.")
    );
    assert_eq!(kept.count("said"), 2);
    assert_eq!(kept.after(91).await.tables, 0);
    assert_eq!(kept.count("said"), 0, "talk is not kept that long");
    // The game of a guest who gets an account in time is kept as well.
    assert_eq!(kept.after(275).await.tables, 1);
    assert_eq!(guest.get(&format!("/t/{}", ids[0])).await.status, 404);
    kept.after(4000).await;
    assert_eq!(named.get(&format!("/t/{}/replay", ids[1])).await.status, 200);
}

#[tokio::test]
async fn guests_without_anything_are_forgotten_and_whoever_comes_back_is_not() {
    let kept = Kept::new();
    let mut gone = Browser::new(&kept.house);
    let mut comes_back = Browser::new(&kept.house);
    let mut plays = Browser::new(&kept.house);
    for browser in [&mut gone, &mut comes_back, &mut plays] {
        browser.post("/me", &[("name", "Guest")]).await;
    }
    let mut named = with_account(&kept.house, "Anna").await;
    let id = plays.open_table(&WAITING).await;
    assert_eq!(named.sit(&id, 2, "Anna", "").await.status, 303);
    assert!(gone.page("/me").await.all("input").next().is_some(), "known now, also to the cache");
    assert_eq!(kept.after(0).await, Removed::default());
    kept.clock.put_forward(DAY * 20);
    comes_back.get("/me").await;
    let seen = format!("person WHERE seen > {}", kept.clock.now() - 1_000_000);
    crate::support::until("it is kept that they were here", || kept.count(&seen) == 1).await;
    let removed = kept.after(15).await;
    assert_eq!((removed.people, kept.count("person")), (1, 3));
    assert!(gone.get("/me").await.text().contains("Sign in"), "a stranger from now on, also to the cache");
    assert!(comes_back.page("/me").await.all("input").next().is_some());
    let removed = kept.after(100).await;
    assert_eq!((removed.tables, removed.people, kept.count("person")), (0, 1, 2), "whoever plays stays");
}

#[tokio::test]
async fn a_device_that_was_not_used_for_long_is_signed_out_and_the_others_are_not() {
    let kept = Kept::new();
    let mut anna = with_account(&kept.house, "Anna").await;
    let mut phone = Browser::new(&kept.house);
    crate::accounts::sign_in(&mut phone, "anna", crate::accounts::PASSWORD).await;
    let link = anna.post("/me/link", &[]).await.page().text_of("link").unwrap();
    kept.after(0).await;
    kept.clock.put_forward(DAY * 300);
    anna.get("/me").await;
    let used = format!("token WHERE seen > {}", kept.clock.now() - 1_000_000);
    crate::support::until("it is kept that the device was used", || kept.count(&used) == 1).await;
    assert_eq!(kept.after(150).await.tokens, 1);
    // The house that is opened anew has nothing in its cache.
    let Kept { house, clock, folder } = kept;
    house.close();
    drop(house);
    let store = store_at(&folder.path().join("house.sqlite"));
    let again = house_on(Config { clock, ..config() }, store);
    assert!(phone.before(&again).get("/me").await.text().contains("Sign in"));
    assert!(anna.before(&again).page("/me").await.all("input").next().is_some());
    let path = link.strip_prefix("http://localhost:7777").unwrap();
    assert_eq!(Browser::new(&again).get(path).await.status, 200, "a personal link stays");
}

#[tokio::test]
async fn what_is_played_meanwhile_is_not_removed() {
    let kept = Kept::new();
    let (mut browsers, id) = crate::support::seated(&kept.house, 2, "beginner").await;
    kept.clock.put_forward(DAY * 29);
    play_on(&kept.house, &id, &mut browsers, 3, &mut generator(1)).await;
    assert_eq!(kept.after(0).await.tables, 0);
    assert_eq!(browsers[0].get(&format!("/t/{id}")).await.status, 200);
}

#[tokio::test]
async fn many_tables_are_gone_through_in_batches_while_moves_are_made() {
    let kept = Kept::new();
    let mut guest = Browser::new(&kept.house);
    for _ in 0..250 {
        guest.open_table(&WAITING).await;
    }
    kept.house.evict_idle();
    let (mut browsers, id) = crate::support::seated(&kept.house, 2, "beginner").await;
    kept.clock.put_forward(DAY * 5);
    let house = kept.house.clone();
    let sweep = tokio::spawn(async move { house.remove_expired().await.unwrap() });
    let mut slowest = Duration::ZERO;
    let mut rng = generator(9);
    while !sweep.is_finished() {
        let started = std::time::Instant::now();
        play_on(&kept.house, &id, &mut browsers, 1, &mut rng).await;
        slowest = slowest.max(started.elapsed());
        // The game may be over before everything is gone through.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(sweep.await.unwrap().tables, 250);
    assert!(slowest < Duration::from_secs(1), "no move waits for it: {slowest:?}");
}

#[tokio::test]
async fn a_table_that_was_set_aside_is_never_removed() {
    let kept = Kept::new();
    let mut guest = Browser::new(&kept.house);
    let [whole, broken] = [guest.open_table(&RUNNING).await, guest.open_table(&RUNNING).await];
    kept.house.evict_idle();
    let spoil = format!("UPDATE move SET line = 'nonsense' WHERE game = '{broken}' AND number = 0");
    crate::support::change(&kept.folder.path().join("house.sqlite"), &spoil);
    assert_eq!(kept.after(500).await.tables, 1, "the game that could have been played on");
    assert_eq!(kept.count(&format!("game WHERE id = '{whole}'")), 0);
    assert_eq!(kept.count(&format!("game WHERE id = '{broken}'")), 1);
    assert!(kept.count(&format!("move WHERE game = '{broken}'")) > 0);
}

/// Another house on the same folder, which was closed for so many days.
async fn opened_again_after(kept: Kept, days: u32) -> Kept {
    let Kept { house, clock, folder } = kept;
    // It ran until now, all the time.
    house.store().note_running(clock.now(), i64::MAX).await.unwrap();
    house.store().close().await.unwrap();
    clock.put_forward(DAY * days);
    let store = store_at(&folder.path().join("house.sqlite"));
    let house = house_on(kept_on(&clock), store);
    house.note_running().await.unwrap();
    Kept { house, clock, folder }
}

#[tokio::test]
async fn time_in_which_the_house_was_closed_counts_for_nothing() {
    let kept = Kept::new();
    kept.house.note_running().await.unwrap();
    let mut anna = Browser::new(&kept.house);
    let [waiting, running] = [anna.open_table(&WAITING).await, anna.open_table(&RUNNING).await];
    let mut ben = Browser::new(&kept.house);
    ben.post("/me", &[("name", "Ben")]).await;
    assert_eq!(kept.after(2).await, Removed::default());
    // As after a backup that was forgotten for a year and a half, and a holiday of the house after that.
    let kept = opened_again_after(kept, 500).await;
    assert_eq!(kept.after(0).await, Removed::default());
    let kept = opened_again_after(kept, 100).await;
    assert_eq!(kept.after(0).await, Removed::default());
    let mut anna = anna.before(&kept.house);
    let me = anna.get("/me").await.text().to_owned();
    assert!(me.contains("in 28 days unless somebody continues it"), "{me}");
    assert!(me.contains("within a day unless somebody joins"), "{me}");
    assert_eq!(kept.after(2).await.tables, 1);
    assert_eq!(anna.get(&format!("/t/{waiting}")).await.status, 404);
    assert_eq!(kept.after(25).await.tables, 0);
    assert_eq!(kept.after(2).await.tables, 1, "30 days in which it was open");
    assert_eq!(anna.get(&format!("/t/{running}")).await.status, 404);
    assert!(kept.after(2).await.people > 0, "Ben was not here for 30 days");
}

#[tokio::test]
async fn a_short_pause_is_none_and_a_clock_that_was_wrong_does_no_harm() {
    let kept = Kept::new();
    for _ in 0..3 {
        kept.clock.put_forward(Duration::from_secs(60));
        kept.house.note_running().await.unwrap();
    }
    assert_eq!(kept.count("downtime"), 0);
    let store = kept.house.store();
    let start = kept.clock.now();
    store.note_running(start, i64::MAX).await.unwrap();
    let note = async |at: i64| store.note_running(start + at, 100).await.unwrap();
    assert_eq!(note(1_000).await, [(start, start + 1_000)], "it was closed");
    assert_eq!(note(1_050).await.len(), 1);
    // The clock is ahead, then right again: only what is known by a right clock stays.
    assert_eq!(note(1_000_000).await.len(), 2);
    assert_eq!(
        note(1_100).await,
        [(start, start + 1_000)],
        "a short pause since it last ran by a right clock"
    );
    note(1_000_000).await;
    let closed = (start + 1_100, start + 5_000);
    assert_eq!(
        note(5_000).await,
        [(start, start + 1_000), closed],
        "all that is known is that it ran at 1100"
    );
    assert_eq!(note(6_000).await.len(), 3);
    assert_eq!(kept.count("downtime WHERE until <= since"), 0);
}

/// A machine whose clock was ahead for one start: later closed times still count for nothing.
#[tokio::test]
async fn a_start_with_a_wrong_clock_does_not_end_what_is_known_of_downtimes() {
    let kept = Kept::new();
    kept.house.note_running().await.unwrap();
    let mut anna = Browser::new(&kept.house);
    let id = anna.open_table(&RUNNING).await;
    let store = kept.house.store();
    let ahead = kept.clock.now() + 80 * 365 * 24 * 3_600_000;
    store.note_running(ahead, 600_000).await.unwrap();
    kept.house.note_running().await.unwrap();
    let kept = opened_again_after(kept, 40).await;
    assert_eq!(kept.after(0).await, Removed::default());
    assert_eq!(anna.before(&kept.house).get(&format!("/t/{id}")).await.status, 200);
}

/// A laptop that slept, a machine whose clock is set once it has reached the network.
#[tokio::test]
async fn a_clock_that_leaps_while_the_house_runs_makes_nothing_expire() {
    let kept = Kept::new();
    kept.house.note_running().await.unwrap();
    let mut anna = Browser::new(&kept.house);
    let [waiting, running] = [anna.open_table(&WAITING).await, anna.open_table(&RUNNING).await];
    tokio::spawn(kept.house.clone().run_housekeeping());
    // The house looks at its clock once a second, and has done so once by then.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    kept.clock.put_forward(DAY * 40);
    crate::support::until("the leap is noted", || kept.count("downtime") == 1).await;
    // What the store has by then the house is told a moment later.
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(kept.after(0).await, Removed::default());
    for id in [waiting, running] {
        assert_eq!(anna.get(&format!("/t/{id}")).await.status, 200);
    }
    kept.house.close();
}

#[tokio::test]
async fn a_table_that_others_have_joined_waits_for_its_beginning() {
    let kept = Kept::new();
    let mut anna = Browser::new(&kept.house);
    let three = [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
    let id = anna.open_table(&three).await;
    let mut ben = Browser::new(&kept.house);
    assert_eq!(ben.sit(&id, 2, "Ben", "").await.status, 303);
    let lobby = anna.get(&format!("/t/{id}")).await.text().to_owned();
    assert!(lobby.contains("Will be removed in 30 days unless the game begins."), "{lobby}");
    let german = ben.clone().reading("de").get("/me").await.text().to_owned();
    assert!(
        german.contains("Wird in 30 Tagen entfernt, wenn die Partie bis dahin nicht beginnt."),
        "{german}"
    );
    assert_eq!(kept.after(29).await.tables, 0);
    assert_eq!(kept.after(2).await.tables, 1);
}
