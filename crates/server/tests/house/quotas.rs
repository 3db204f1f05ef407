//! How many tables anybody may open, in an hour and at once.

use crate::accounts::{PASSWORD, sign_in, with_account};
use crate::support::{Browser, Mishap, Unreliable, config, house, house_on, house_with, live, seated};
use axum::http::{HeaderValue, Method};
use server::{ChangeError, ChatMessage, Clock, Config, House};
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3600);

/// A house in which nobody opens many tables.
fn few_tables(clock: &Clock) -> House {
    let limits = Config { tables_per_hour: 3, open_tables: 5, people_per_address: 2, ..config() };
    house_with(Config { clock: clock.clone(), ..limits })
}

/// Opens a table that waits; the status.
async fn open(browser: &mut Browser) -> u16 {
    browser.post("/new/artus", &[("players", "2"), ("mode", "beginner"), ("seat2", "friend")]).await.status
}

async fn guest(house: &House, address: &str) -> Browser {
    let mut browser = Browser::new(house).at(address);
    browser.post("/me", &[("name", "Guest")]).await;
    browser
}

#[tokio::test]
async fn a_person_opens_so_many_tables_an_hour_wherever_they_are() {
    let clock = Clock::stopped(0);
    let house = few_tables(&clock);
    let mut anna = guest(&house, "203.0.113.1").await;
    for number in 1..=3 {
        anna = anna.at(&format!("203.0.113.{number}"));
        assert_eq!(open(&mut anna).await, 303);
    }
    let refused = anna.post("/new/artus", &[("quick", "yes")]).await;
    assert_eq!(refused.status, 429);
    assert!(refused.failure().contains("3 tables an hour"), "{}", refused.failure());
    let german = anna.clone().reading("de").post("/new/merlin", &[("quick", "yes")]).await;
    assert!(german.failure().contains("3 Tische in der Stunde"), "{}", german.failure());
    assert_eq!(open(&mut guest(&house, "203.0.113.99").await).await, 303, "nobody else has to wait");
    clock.put_forward(HOUR);
    assert_eq!(open(&mut anna).await, 303);
}

#[tokio::test]
async fn ever_new_guests_at_one_address_open_no_more_than_a_few_people() {
    let house = few_tables(&Clock::stopped(0));
    let mut statuses = Vec::new();
    for _ in 0..10 {
        statuses.push(open(&mut Browser::new(&house).at("203.0.113.1")).await);
    }
    assert_eq!(statuses, [303, 303, 303, 303, 303, 303, 429, 429, 429, 429]);
    assert_eq!(open(&mut Browser::new(&house).at("203.0.113.2")).await, 303);
}

#[tokio::test]
async fn a_person_and_an_address_have_so_many_tables_open_at_once() {
    let clock = Clock::default();
    let house = few_tables(&clock);
    let mut anna = guest(&house, "203.0.113.1").await;
    let mut opened = Vec::new();
    for _ in 0..7 {
        opened.push(open(&mut anna).await);
        clock.put_forward(HOUR);
    }
    assert_eq!(opened, [303, 303, 303, 303, 303, 429, 429]);
    let refused = anna.post("/new/artus", &[("quick", "yes")]).await;
    assert!(refused.failure().contains("5 tables open"), "{}", refused.failure());
    let mut opened = Vec::new();
    for _ in 0..7 {
        opened.push(open(&mut guest(&house, "203.0.113.1").await).await);
        clock.put_forward(HOUR);
    }
    assert_eq!(opened, [303, 303, 303, 303, 303, 429, 429], "ten for the address");
    // What nobody has ended for long keeps nobody from playing.
    clock.put_forward(HOUR * 24 * 31);
    assert_eq!(open(&mut anna).await, 303);
}

#[tokio::test]
async fn whoever_may_open_no_table_leaves_nobody_behind() {
    let house = few_tables(&Clock::stopped(0));
    for _ in 0..6 {
        open(&mut Browser::new(&house).at("203.0.113.1")).await;
    }
    let mut stranger = Browser::new(&house).at("203.0.113.1");
    assert_eq!(open(&mut stranger).await, 429);
    assert!(stranger.cookies.is_empty(), "no guest is made for nothing");
}

#[tokio::test]
async fn an_address_brings_so_many_new_guests_an_hour() {
    let clock = Clock::stopped(0);
    let house = house_with(Config { guests_per_hour: 3, clock: clock.clone(), ..config() });
    let mut known = Browser::new(&house).at("203.0.113.1");
    assert_eq!(open(&mut known).await, 303);
    let table = known.open_table(&[("players", "2"), ("seat2", "friend")]).await;
    for _ in 0..2 {
        let mut guest = Browser::new(&house).at("203.0.113.1");
        assert_eq!(guest.post("/me", &[("name", "Guest")]).await.status, 303);
    }
    let fields = [("seat", "2"), ("name", "Eve"), ("account", "Eve"), ("password", "tintagel by the sea")];
    for path in ["/me", "/new/artus", "/account", &format!("/t/{table}/sit")] {
        let mut stranger = Browser::new(&house).at("203.0.113.1");
        let reply = stranger.post(path, &fields).await;
        assert_eq!(reply.status, 429, "{path}: {}", reply.text());
        assert!(stranger.cookies.is_empty());
    }
    let mut program = Browser::new(&house).at("203.0.113.1").request(Method::POST, "/api/v1/guests", "{}");
    program.headers_mut().insert("content-type", HeaderValue::from_static("application/json"));
    let reply = known.send(program).await;
    assert_eq!(reply.status, 429, "{}", reply.text());
    assert!(reply.text().contains("3 new guests"), "{}", reply.text());
    let people = house.store().people_for_admin(String::new(), 100).await.unwrap();
    assert_eq!(people.len(), 3, "nobody was made who was refused");
    assert_eq!(open(&mut known).await, 303, "whoever is known is no newcomer");
    assert_eq!(open(&mut Browser::new(&house).at("203.0.113.2")).await, 303, "nor does anybody else wait");
    clock.put_forward(HOUR);
    assert_eq!(open(&mut Browser::new(&house).at("203.0.113.1")).await, 303);
}

#[tokio::test]
async fn a_person_says_so_much_at_a_table_and_everybody_together_no_more_than_a_house_can_show() {
    let house = house();
    let (mut players, id) = seated(&house, 4, "beginner").await;
    let live = live(&house, &id).await;
    let say = async |person: i64| {
        let said =
            ChatMessage { person, name: "Anna".to_owned(), text: "hello".to_owned(), at: 0, watching: false };
        live.say(house.store(), None, said).await
    };
    for _ in 0..500 {
        say(1).await.unwrap();
    }
    assert!(matches!(say(1).await, Err(ChangeError::ChatFull)));
    let refused = players[0].say(&id, "once more").await;
    assert_eq!(refused.status, 409);
    assert!(refused.failure().contains("nothing more can be added"), "{}", refused.failure());
    assert_eq!(players[1].say(&id, "I have hardly spoken").await.status, 204);
    for (person, lines) in [(2, 499), (3, 500), (4, 500)] {
        for _ in 0..lines {
            say(person).await.unwrap();
        }
    }
    assert!(matches!(say(99).await, Err(ChangeError::ChatFull)), "whoever it is");
    assert_eq!(live.snapshot().chat.len(), 2_000);
    assert_eq!(house.store().chat(id).await.unwrap().len(), 2_000);
}

#[tokio::test]
async fn a_person_is_signed_in_on_fifty_devices_at_most() {
    let house = house();
    let mut first = with_account(&house, "Anna").await;
    let mut devices = Vec::new();
    for _ in 0..52 {
        let mut device = Browser::new(&house);
        assert_eq!(sign_in(&mut device, "Anna", PASSWORD).await.status, 303);
        devices.push(device);
    }
    assert_eq!(house.store().sessions(1).await.unwrap().len(), 50);
    let mut known = 0;
    for device in devices.iter_mut().chain([&mut first]) {
        known += usize::from(device.get("/account/access").await.status == 200);
    }
    assert_eq!(known, 50, "memory knows who was signed out");
    assert_eq!(devices[51].get("/account/access").await.status, 200, "the last one is among them");
}

#[tokio::test]
async fn a_table_that_is_refused_counts_for_nothing() {
    let clock = Clock::stopped(600_000);
    let limits = Config { tables_per_hour: 3, open_tables: 2, people_per_address: 2, ..config() };
    let house = house_with(Config { clock: clock.clone(), ..limits });
    let mut anna = guest(&house, "203.0.113.1").await;
    for status in [303, 303, 429, 429, 429, 429, 429, 429, 429] {
        assert_eq!(open(&mut anna).await, status, "two are open at once");
    }
    let refused = anna.post("/new/artus", &[("quick", "yes")]).await;
    assert_eq!(refused.header("retry-after"), None, "nobody knows when one of them ends");
    let mut ben = guest(&house, "203.0.113.1").await;
    assert_eq!([open(&mut ben).await, open(&mut ben).await], [303, 303], "the address has room for four");
    let house = house_with(Config { clock: clock.clone(), tables_per_hour: 3, ..config() });
    let mut anna = guest(&house, "203.0.113.1").await;
    for _ in 0..5 {
        let bad = [("players", "99"), ("mode", "beginner"), ("seat2", "friend")];
        assert_eq!(anna.post("/new/artus", &bad).await.status, 400);
    }
    for status in [303, 303, 303, 429] {
        assert_eq!(open(&mut anna).await, status);
    }
    let refused = anna.post("/new/artus", &[("quick", "yes")]).await;
    assert_eq!(refused.header("retry-after"), Some("3000"), "ten minutes of this hour are over");
}

#[tokio::test]
async fn a_table_that_the_store_does_not_keep_counts_for_nothing() {
    let store = Unreliable::new(crate::support::store());
    let limits = Config { tables_per_hour: 1, clock: Clock::stopped(0), ..config() };
    let house = house_on(limits, store.clone());
    let mut anna = guest(&house, "203.0.113.1").await;
    for _ in 0..3 {
        store.next("add_table", Mishap::Fails);
        assert_eq!(open(&mut anna).await, 503);
    }
    assert_eq!([open(&mut anna).await, open(&mut anna).await], [303, 429]);
}
