//! Whatever a board draws can be asked about; a tap on what is not offered says why not; the legend explains
//! every sign.

use crate::support::{Browser, Page, form, house, live, on_turn, play_on, seated};
use server::House;
use std::collections::BTreeSet;
use table::generator;

/// A table of a game, its page for the person on seat 1.
async fn alone(house: &House, game: &str, language: &str) -> (Browser, String) {
    let mut browser = Browser::new(house).reading(language);
    let modules = [("modules-gold", "yes"), ("modules-morgana", "yes")];
    let fields = [("players", "2"), ("seat2", "bot:random"), ("pace", "instant")];
    let fields: Vec<_> = fields.into_iter().chain(modules.into_iter().filter(|_| game == "merlin")).collect();
    let id = browser.post(&format!("/new/{game}"), &fields).await.location()[3..].to_owned();
    (browser, id)
}

fn about(what: &str) -> String {
    form(&[("what", what)])
}

/// What can be asked about on a page.
fn subjects(page: &Page) -> BTreeSet<String> {
    page.values("data-explain").into_iter().map(str::to_owned).collect()
}

#[tokio::test]
async fn every_thing_on_a_page_is_answered_for_in_both_languages() {
    let house = house();
    for game in ["artus", "camelot", "merlin"] {
        for language in ["en", "de"] {
            let (mut browser, id) = alone(&house, game, language).await;
            let all = subjects(&browser.page(&format!("/t/{id}")).await);
            assert!(all.len() > 40, "{game}: {all:?}");
            for what in all.iter().step_by(5) {
                let reply = browser.get(&format!("/t/{id}/explain?{}", about(what))).await;
                assert_eq!(reply.status, 200, "{game}: {what}");
                assert!(reply.text().contains("/rules/") && !reply.text().contains('⟦'), "{}", reply.text());
            }
        }
    }
}

#[tokio::test]
async fn what_nobody_draws_is_not_explained() {
    let house = house();
    let (mut browser, id) = alone(&house, "artus", "en").await;
    for what in ["", "chair", "chair 99", "space 3", "score 9000"] {
        assert_eq!(browser.get(&format!("/t/{id}/explain?{}", about(what))).await.status, 404, "{what}");
    }
}

#[tokio::test]
async fn a_tap_on_what_is_not_offered_says_why_not_in_the_words_of_the_rules() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut players, 3, &mut generator(4)).await;
    let live = live(&house, &id).await;
    let seat = on_turn(&*live.snapshot().running).unwrap();
    let page = players[seat.index()].page(&format!("/t/{id}")).await;
    let taken = page.values("data-explain").into_iter().find(|what| what.starts_with("figure ")).unwrap();
    let asked = format!("/t/{id}/explain?{}", about(taken));
    let answer = players[seat.index()].get(&asked).await;
    assert!(
        answer.text().contains("why-not") && answer.text().contains("/rules/ART-5.2"),
        "{}",
        answer.text()
    );
    // Whoever waits is told that, and whoever only watches is told what it is, and no more.
    let other = players[1 - seat.index()].get(&asked).await;
    assert!(other.text().contains("It is not your turn yet"), "{}", other.text());
    let watching = Browser::new(&house).get(&asked).await;
    assert!(!watching.text().contains("why-not") && watching.text().contains("explanation"));
}

/// MER-7.1: whoever deploys a vassal is told to tap the place, wherever the vassal itself cannot be tapped.
#[tokio::test]
async fn a_tap_on_a_vassal_that_is_to_be_deployed_says_where_to_tap() {
    let house = house();
    let (mut anna, mut ben) = (Browser::new(&house), Browser::new(&house));
    let fields = [("name", "Anna"), ("players", "2"), ("seat2", "friend")];
    let id = anna.post("/new/merlin", &fields).await.location()[3..].to_owned();
    ben.sit(&id, 2, "Ben", "").await;
    let (mut players, mut rng, mut told) = ([anna, ben], generator(3), [0, 0]);
    // Nobody knows what the dice show: it takes as many moves as it takes, but a game has enough of them.
    while told[0] <= 10 || told[1] <= 2 {
        let seat = on_turn(&*live(&house, &id).await.snapshot().running).expect("somebody decides");
        let player = &mut players[seat.index()];
        let page = player.page(&format!("/t/{id}")).await;
        let deploys = page.taps().iter().any(|tap| tap.starts_with("choice deploy "));
        let answer = player.get(&format!("/t/{id}/explain?{}", about("sign home"))).await;
        assert_eq!(answer.text().contains("Tap the place it is to go to"), deploys, "{}", answer.text());
        told[usize::from(deploys)] += 1;
        play_on(&house, &id, &mut players, 1, &mut rng).await;
    }
}

#[tokio::test]
async fn a_score_says_where_its_points_come_from() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut players, 60, &mut generator(7)).await;
    let scores = live(&house, &id).await.snapshot().running.scores();
    let answer = players[0].get(&format!("/t/{id}/explain?{}", about("score 1"))).await;
    let parts = &scores.lines[0].parts;
    assert!(parts.iter().any(|(_, points)| *points != 0), "{parts:?}");
    for (_, points) in parts.iter().filter(|(_, points)| *points != 0) {
        let signed = format!("{points:+}").replace('-', "−");
        assert!(answer.text().contains(&signed), "{signed}: {}", answer.text());
    }
    assert!(answer.text().contains("<li>"), "and event by event: {}", answer.text());
}

#[tokio::test]
async fn the_legend_shows_every_sign_in_play_and_none_of_what_is_not() {
    let house = house();
    for (game, has, lacks) in [
        ("artus", "Rings in the supply", "Two on the carpet or"),
        ("camelot", "Merlin tiles", "Secret room"),
        ("merlin", "Poisoned apple", "Signet ring"),
    ] {
        for language in ["en", "de"] {
            let (mut browser, id) = alone(&house, game, language).await;
            let page = browser.get(&format!("/t/{id}/legend")).await;
            assert_eq!(page.status, 200, "{game}");
            assert!(!page.text().contains('⟦'), "{game}");
            if language == "en" {
                assert!(page.text().contains(has), "{game} has {has}");
                assert!(!page.text().contains(lacks), "{game} lacks {lacks}");
            }
        }
    }
}
