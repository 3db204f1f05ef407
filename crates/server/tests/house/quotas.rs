//! How many tables anybody may open, in an hour and at once.

use crate::support::{Browser, config, house_with};
use server::{Clock, Config, House};
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
