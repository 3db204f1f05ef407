//! Pictures: painted in turn over whoever asks, kept for a while, and refused in words when too many wait.

use crate::support::{Browser, config, house_with, play_on, seated};
use server::House;
use std::time::{Duration, Instant};
use table::generator;

/// A table with some moves at it.
async fn table(house: &House) -> (Vec<Browser>, String) {
    let (mut browsers, id) = seated(house, 2, "beginner").await;
    play_on(house, &id, &mut browsers, 30, &mut generator(4)).await;
    (browsers, id)
}

#[tokio::test]
async fn a_picture_is_painted_once() {
    let house = house_with(config());
    let (_, id) = table(&house).await;
    let mut browser = Browser::new(&house).at("203.0.113.1");
    let path = format!("/t/{id}/picture.png?to=9");
    let started = Instant::now();
    let first = browser.get(&path).await;
    let painted = started.elapsed();
    let started = Instant::now();
    for _ in 0..10 {
        assert_eq!(browser.get(&path).await.body, first.body);
    }
    assert!(started.elapsed() < painted * 3, "{:?} for ten, {painted:?} for one", started.elapsed());
}

#[tokio::test]
async fn every_moment_has_a_picture_of_its_own() {
    let house = house_with(config());
    let (_, id) = table(&house).await;
    let path = |to: usize| format!("/t/{id}/picture.png?to={to}");
    let spectator = Browser::new(&house).get(&path(9)).await.body;
    assert_ne!(spectator, Browser::new(&house).get(&path(10)).await.body);
}

#[tokio::test]
async fn after_an_undo_the_same_number_of_moves_is_another_picture() {
    let house = house_with(config());
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, 1, &mut generator(1)).await;
    let made = crate::support::live(&house, &id).await.snapshot().running.moves_made();
    let path = format!("/t/{id}/picture.png?to={made}");
    let before = browsers[0].get(&path).await.body;
    let mut undone = 0;
    for browser in &mut browsers {
        undone += usize::from(browser.undo(&id).await.status == 204);
    }
    assert_eq!(undone, 1);
    for seed in 2..50 {
        play_on(&house, &id, &mut browsers, 1, &mut generator(seed)).await;
        let live = crate::support::live(&house, &id).await;
        if live.snapshot().running.moves_made() == made && browsers[0].get(&path).await.body != before {
            return;
        }
        for browser in &mut browsers {
            browser.undo(&id).await;
        }
    }
    panic!("every other move shows the picture of the first");
}

#[tokio::test]
async fn whoever_wants_two_hundred_pictures_keeps_nobody_waiting() {
    let house = house_with(config());
    let (_, id) = table(&house).await;
    let mut all = tokio::task::JoinSet::new();
    for number in 0..200 {
        // Every one of another moment, and of another language: nothing is found in the cache.
        let language = if number % 2 == 0 { "en" } else { "de" };
        let mut browser = Browser::new(&house).at("203.0.113.7").reading(language);
        let path = format!("/t/{id}/picture.png?to={}", number / 8);
        all.spawn(async move { browser.get(&path).await });
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    let mut stranger = Browser::new(&house).at("198.51.100.1");
    let reply = stranger.get(&format!("/t/{id}/picture.png?to=29")).await;
    assert_eq!(reply.status, 200, "another address has its turn");
    let mut refused = None;
    let (mut painted, mut busy) = (0, 0);
    while let Some(reply) = all.join_next().await {
        let reply = reply.unwrap();
        match reply.status {
            200 => painted += 1,
            _ => {
                busy += 1;
                refused = Some(reply);
            }
        }
    }
    assert!(painted >= 8 && busy > 100, "{painted} painted, {busy} refused");
    let refused = refused.unwrap();
    assert_eq!((refused.status, refused.header("retry-after")), (503, Some("10")));
    let says = refused.failure();
    assert!(says.contains("pictures") || says.contains("Bilder"), "{says}");
}
