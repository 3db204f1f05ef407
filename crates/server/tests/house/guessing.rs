//! Whoever guesses passwords is locked out. The owner of the account is not.

use crate::accounts::{PASSWORD, sign_in, with_account};
use crate::support::{Browser, config, house_with, measured};
use server::{Clock, Config, House};
use std::time::Duration;

fn few_attempts(clock: &Clock) -> House {
    house_with(Config {
        sign_in_attempts: 5,
        sign_in_attempts_of_name: 12,
        people_per_address: 4,
        clock: clock.clone(),
        ..config()
    })
}

async fn attempt(house: &House, address: &str, account: &str, password: &str) -> u16 {
    sign_in(&mut Browser::new(house).at(address), account, password).await.status
}

#[tokio::test]
async fn a_password_is_tried_a_few_times_from_an_address_and_then_not_at_all() {
    let clock = Clock::stopped(0);
    let house = few_attempts(&clock);
    with_account(&house, "Anna").await;
    with_account(&house, "Ben").await;
    for account in ["anna", "nobody"] {
        for _ in 0..5 {
            assert_eq!(attempt(&house, "203.0.113.1", account, "never this").await, 403);
        }
        let refused = sign_in(&mut Browser::new(&house).at("203.0.113.1"), account, "never this").await;
        assert_eq!((refused.status, refused.header("retry-after")), (429, Some("900")));
        assert!(refused.failure().contains("quarter of an hour"), "whether there is such an account or not");
    }
    let before = measured(&house, "tafelrunde_passwords_total").await;
    assert_eq!(attempt(&house, "203.0.113.1", "anna", PASSWORD).await, 429, "not even the right one");
    assert_eq!(measured(&house, "tafelrunde_passwords_total").await, before, "and nothing is computed");
    assert_eq!(attempt(&house, "203.0.113.1", "ben", PASSWORD).await, 303, "another name may be tried");
    assert_eq!(attempt(&house, "203.0.113.2", "anna", PASSWORD).await, 303, "the owner comes from elsewhere");
    clock.put_forward(Duration::from_secs(15 * 60));
    assert_eq!(attempt(&house, "203.0.113.1", "anna", PASSWORD).await, 303);

    let mut refused = 0;
    for number in 0..45 {
        let status = attempt(&house, "198.51.100.7", &format!("name {number}"), "never this").await;
        refused += usize::from(status == 429);
    }
    assert_eq!(refused, 25, "an address has twenty attempts, whatever the names");
    assert_eq!(attempt(&house, "198.51.100.8", "ben", PASSWORD).await, 303);
}

#[tokio::test]
async fn the_owner_signs_in_while_an_attacker_guesses_from_everywhere() {
    let house = few_attempts(&Clock::stopped(0));
    let mut anna = with_account(&house, "Anna").await.at("192.0.2.10");
    let mut signed_in_before = Browser::new(&house).at("192.0.2.20");
    assert_eq!(sign_in(&mut signed_in_before, "anna", PASSWORD).await.status, 303);
    for browser in [&mut anna, &mut signed_in_before] {
        assert_eq!(browser.post("/account/out", &[]).await.status, 303);
        assert_eq!(browser.cookies.keys().collect::<Vec<_>>(), ["device"], "it is nobody's, but it is known");
    }
    // One address is locked soon, and goes on: that does not count against the name.
    for _ in 0..50 {
        attempt(&house, "203.0.113.1", "anna", "never this").await;
    }
    assert_eq!(attempt(&house, "192.0.2.99", "anna", PASSWORD).await, 303, "the owner, from a new device");
    // Many addresses use up what strangers may try at this name.
    for number in 0..40 {
        attempt(&house, &format!("198.51.100.{number}"), "anna", "never this").await;
    }
    assert_eq!(attempt(&house, "192.0.2.98", "anna", PASSWORD).await, 429, "a stranger has to wait now");
    for browser in [&mut anna, &mut signed_in_before] {
        assert_eq!(sign_in(browser, "anna", "mistyped").await.status, 403);
        assert_eq!(sign_in(browser, "ANNA", PASSWORD).await.status, 303, "the owner, from a known device");
    }
    let change = [("old", PASSWORD), ("new", "avalon in the mist")];
    assert_eq!(anna.post("/account/password", &change).await.status, 303, "whoever is signed in goes on");
}

#[tokio::test]
async fn a_device_of_one_account_is_none_of_another_and_guesses_no_more_than_others() {
    let house = few_attempts(&Clock::stopped(0));
    with_account(&house, "Anna").await;
    let mut mallory = with_account(&house, "Mallory").await.at("203.0.113.1");
    let device = mallory.cookies["device"].clone();
    mallory.post("/account/out", &[]).await;
    for number in 0..40 {
        let mut elsewhere = mallory.clone().at(&format!("198.51.100.{number}"));
        sign_in(&mut elsewhere, "anna", "never this").await;
    }
    assert_eq!(
        sign_in(&mut mallory, "anna", PASSWORD).await.status,
        429,
        "an own device opens no other name"
    );
    let made_up = Browser::new(&house).at("203.0.113.9").with_cookie("device", "made up");
    assert_eq!(sign_in(&mut made_up.clone(), "anna", PASSWORD).await.status, 429);
    for number in 0..5 {
        let mut thief =
            Browser::new(&house).at(&format!("203.0.113.{number}")).with_cookie("device", &device);
        assert_eq!(sign_in(&mut thief, "mallory", "never this").await.status, 403);
    }
    let mut thief = Browser::new(&house).at("203.0.113.77").with_cookie("device", &device);
    assert_eq!(sign_in(&mut thief, "mallory", "never this").await.status, 429, "a stolen one neither");
    assert!(thief.get("/me").await.text().contains("Sign in"), "and it recognises nobody");
}

/// Right passwords are no guesses and are not counted, so they must not keep others waiting either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_signs_in_again_and_again_does_not_keep_others_waiting() {
    let house = house_with(config());
    with_account(&house, "Anna").await;
    let mut flood = tokio::task::JoinSet::new();
    let hashed = async || measured(&house, "tafelrunde_passwords_total").await;
    let before = hashed().await;
    for _ in 0..80 {
        let house = house.clone();
        flood.spawn(async move { attempt(&house, "203.0.113.1", "anna", PASSWORD).await });
    }
    // By the time a few have had their turn all of them wait.
    while hashed().await < before + 6.0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let first = hashed().await;
    assert_eq!(attempt(&house, "203.0.113.2", "anna", PASSWORD).await, 303);
    let passed = hashed().await - first;
    assert!(passed <= 10.0, "{passed} others came first");
    assert!(flood.join_all().await.into_iter().all(|status| status == 303));
}
