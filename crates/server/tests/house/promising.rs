//! The word of whoever opens a table: given after the house has fixed the secret of the dice, and mixed in.

use crate::accounts::with_account;
use crate::support::{Browser, Page, config, house, house_on, house_with, live, seated, tells};
use server::{Clock, Config, House, Retention};
use std::time::Duration;
use table::Dice;

/// What the form on a page brings along for the dice.
fn promised(page: &Page) -> (String, String) {
    let value = |name: &str| {
        let field = page.all("input").find(|input| input.get("name") == Some(name));
        field.and_then(|field| field.get("value")).unwrap_or_default().to_owned()
    };
    (value("table"), value("sum"))
}

/// Opens the table a page has promised.
async fn open(browser: &mut Browser, page: &Page, word: &str) -> crate::support::Reply {
    let (table, sum) = promised(page);
    let fields =
        [("players", "2"), ("table", &table), ("sum", &sum), ("word", word), ("seat2", "bot:random")];
    browser.post("/new/artus", &fields).await
}

/// The words of a table, and whether its dice are what its secret promises.
async fn words_of(house: &House, id: &str) -> Vec<String> {
    live(house, id).await.snapshot().seats.iter().map(|seat| seat.word.clone()).collect()
}

#[tokio::test]
async fn whoever_opens_a_table_sees_the_sum_before_giving_a_word() {
    let house = house();
    let mut anna = Browser::new(&house);
    let page = anna.page("/new/artus").await;
    let (table, sum) = promised(&page);
    assert!(page.text_of("throw").unwrap().contains(&sum), "it can be seen");
    let reply = open(&mut anna, &page, "avalon").await;
    assert_eq!((reply.status, reply.location()), (303, format!("/t/{table}").as_str()));
    let live = live(&house, &table).await;
    assert_eq!(Dice::commitment(&live.stored.secret), sum, "the house keeps its promise");
    assert_eq!(words_of(&house, &table).await, ["avalon", "-"], "a bot has no word");
    assert!(!tells(&format!("{page:?}"), &live.stored.secret), "the secret itself is nowhere on the page");
}

#[tokio::test]
async fn every_way_to_open_a_table_promises_another_secret() {
    let house = house();
    let mut anna = Browser::new(&house);
    let start = anna.page("/").await;
    let sums = |page: &Page| -> Vec<String> {
        let fields = page.all("input").filter(|input| input.get("name") == Some("sum"));
        fields.filter_map(|field| field.get("value")).map(str::to_owned).collect()
    };
    let mut all = sums(&start);
    assert_eq!(all.len(), 3, "one for each game");
    for _ in 0..2 {
        all.extend(sums(&anna.page("/new/merlin").await));
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 5);
    // Somebody who plays at once gives a word as well.
    let (table, sum) = promised(&start);
    let fields = [("quick", "yes"), ("table", &table), ("sum", &sum), ("word", "avalon")];
    assert_eq!(anna.post("/new/artus", &fields).await.status, 303);
    assert_eq!(words_of(&house, &table).await[0], "avalon");
}

#[tokio::test]
async fn a_promise_is_kept_once_and_only_by_whoever_made_it() {
    let house = house();
    let mut anna = Browser::new(&house);
    let page = anna.page("/new/artus").await;
    assert_eq!(open(&mut anna, &page, "one").await.status, 303);
    let again = open(&mut anna, &page, "two").await;
    assert_eq!(again.status, 409, "or two tables would share a secret");
    assert!(again.failure().contains("Reload the page"), "{}", again.failure());
    assert_eq!(words_of(&house, &promised(&page).0).await[0], "one");
    // A house that was started anew has forgotten it; it must not use another secret than the one promised.
    let other = House::new(Config::default(), crate::support::store());
    let page = anna.page("/new/artus").await;
    assert_eq!(open(&mut Browser::new(&other), &page, "one").await.status, 409);
    // Nobody can make a name up.
    let (_, sum) = promised(&page);
    for (table, sum) in [("000000000000", sum.as_str()), ("../../etc", ""), ("", sum.as_str())] {
        let reply = anna.post("/new/artus", &[("table", table), ("sum", sum)]).await;
        assert_eq!(reply.status, 409, "{table}");
    }
}

/// Whoever knows the secret of a table that was deleted must not open it again, with others at it.
async fn cannot_be_opened_again(house: &House, id: &str, sum: &str) {
    assert!(house.table(id).await.unwrap().is_none(), "the table is deleted");
    let fields = [("players", "2"), ("seat2", "friend"), ("table", id), ("sum", sum)];
    let reply = Browser::new(house).post("/new/artus", &fields).await;
    assert_eq!(reply.status, 409, "its secret may be known: {}", reply.text());
    assert!(reply.failure().contains("Reload the page"), "{}", reply.failure());
    assert!(house.table(id).await.unwrap().is_none());
}

/// A table of somebody who plays alone, and the sum of its secret, which everybody may know.
async fn own_table(house: &House, browser: &mut Browser) -> (String, String) {
    let id = browser.open_table(&[("players", "2"), ("seat2", "here")]).await;
    let sum = Dice::commitment(&live(house, &id).await.stored.secret);
    (id, sum)
}

#[tokio::test]
async fn a_table_deleted_with_its_account_is_not_opened_again() {
    let house = house();
    let mut anna = with_account(&house, "Anna").await;
    let (id, sum) = own_table(&house, &mut anna).await;
    let password = [("password", crate::accounts::PASSWORD)];
    assert_eq!(anna.post("/account/delete", &password).await.status, 303);
    cannot_be_opened_again(&house, &id, &sum).await;
}

#[tokio::test]
async fn a_table_deleted_by_an_admin_is_not_opened_again() {
    let house = house();
    let mut admin = with_account(&house, "Anna").await;
    let (id, sum) = own_table(&house, &mut Browser::new(&house)).await;
    assert_eq!(admin.post(&format!("/admin/tables/{id}/delete"), &[]).await.status, 303);
    cannot_be_opened_again(&house, &id, &sum).await;
    let mut guest = Browser::new(&house);
    let (id, sum) = own_table(&house, &mut guest).await;
    let person = house.store().table(id.clone()).await.unwrap().unwrap().0.owner;
    assert_eq!(admin.post(&format!("/admin/people/{person}"), &[("act", "delete")]).await.status, 303);
    cannot_be_opened_again(&house, &id, &sum).await;
}

#[tokio::test]
async fn a_table_that_has_expired_is_not_opened_again() {
    let (clock, hour) = (Clock::default(), Duration::from_secs(3600));
    let retention = Retention { abandoned: hour, ..Retention::default() };
    let config = Config { clock: clock.clone(), retention, put_away_after: Duration::ZERO, ..config() };
    let house = house_with(config);
    for hours in [2, 100] {
        let (id, sum) = own_table(&house, &mut Browser::new(&house)).await;
        clock.put_forward(hour * hours);
        house.remove_expired().await.unwrap();
        cannot_be_opened_again(&house, &id, &sum).await;
    }
}

#[tokio::test]
async fn a_table_deleted_before_a_restart_is_not_opened_again() {
    let store = crate::support::store();
    let house = house_on(config(), store.clone());
    let mut admin = with_account(&house, "Anna").await;
    let (id, sum) = own_table(&house, &mut Browser::new(&house)).await;
    assert_eq!(admin.post(&format!("/admin/tables/{id}/delete"), &[]).await.status, 303);
    cannot_be_opened_again(&house_on(config(), store), &id, &sum).await;
}

#[tokio::test]
async fn a_promise_is_good_for_two_days() {
    let clock = Clock::default();
    let house = house_with(Config { clock: clock.clone(), ..config() });
    let mut anna = Browser::new(&house);
    for (hours, status) in [(47, 303), (50, 409)] {
        let page = anna.page("/new/artus").await;
        clock.put_forward(Duration::from_secs(hours * 3600));
        assert_eq!(open(&mut anna, &page, "one").await.status, status, "after {hours} hours");
    }
}

#[tokio::test]
async fn a_word_without_a_promise_does_not_count() {
    let house = house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "2"), ("word", "avalon")]).await;
    assert_eq!(words_of(&house, &id).await, ["-", "-"], "the house could have fitted its secret to it");
}

#[tokio::test]
async fn whoever_sits_down_gives_a_word_or_none() {
    let house = house();
    let (_, id) = seated(&house, 2, "beginner").await;
    assert_eq!(words_of(&house, &id).await, ["-", "word of Ben"]);
}
