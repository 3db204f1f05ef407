//! Following the others: what they did since the own last turn can be looked at again, as the own seat saw it then; and
//! whoever plays alone chooses how fast bots play.

use crate::support::{
    Browser, Page, any_move, config, house, house_with, live, on_turn, play_on, seated, until,
};
use server::Config;
use std::time::Duration;
use table::{Actor, Seat, generator};

/// The cards in the reader's hand.
fn hand(page: &Page) -> Vec<String> {
    let cards = page.elements.iter().filter(|element| element.has_class("card"));
    cards.filter_map(|card| card.get("id")).map(str::to_owned).collect()
}

#[tokio::test]
async fn what_others_did_since_the_own_last_turn_is_told_in_steps_and_shown_as_it_was_seen() {
    let house = house();
    let (mut browsers, id) = seated(&house, 3, "advanced").await;
    let (live, mut rng) = (live(&house, &id).await, generator(4));
    let (mut hands, mut stepped) = (Vec::new(), 0);
    for _ in 0..90 {
        let running = live.snapshot().running.clone();
        if on_turn(&*running).is_none() {
            break;
        }
        for (number, browser) in browsers.iter_mut().enumerate() {
            let page = browser.page(&format!("/t/{id}")).await;
            hands.push(((number, running.moves_made()), hand(&page)));
            let since = page.values("data-since");
            let Some(steps) = since.first() else { continue };
            let steps: Vec<usize> = steps.split(' ').map(|step| step.parse().unwrap()).collect();
            assert!(steps.is_sorted_by(|one, next| one < next), "{steps:?}");
            let movers = (steps[0]..running.moves_made()).map(|number| running.mover(number));
            assert!(movers.into_iter().all(|mover| mover != Some(Actor::Seat(Seat::new(number)))));
            for &step in &steps[..steps.len() - 1] {
                let then = browser.get(&format!("/t/{id}/view?to={step}")).await.page();
                assert_eq!((then.seen(), then.value("data-past")), (step, "yes"));
                assert!(then.values("data-play").is_empty() && then.values("data-turn").is_empty());
                let known = hands.iter().find(|(moment, _)| *moment == (number, step));
                if let Some((_, known)) = known {
                    assert_eq!(hand(&then), *known, "the own hand as it was, and no other");
                    stepped += 1;
                }
            }
        }
        play_on(&house, &id, &mut browsers, 1, &mut rng).await;
    }
    assert!(stepped > 20, "{stepped}");
}

#[tokio::test]
async fn each_turn_of_the_others_is_a_box_with_its_steps_and_what_it_brought() {
    let house = house();
    let (mut browsers, id) = seated(&house, 3, "advanced").await;
    let (live, mut rng, names) = (live(&house, &id).await, generator(9), ["Anna", "Ben", "Clara"]);
    let mut boxes = 0;
    for _ in 0..60 {
        let running = live.snapshot().running.clone();
        let Some(seat) = on_turn(&*running) else { break };
        let browser = &mut browsers[seat.index()];
        let page = browser.page(&format!("/t/{id}")).await;
        let shown = browser.get(&format!("/t/{id}/since")).await;
        let (told, since) = (shown.page(), page.values("data-since"));
        assert_eq!(told.values("data-moment").is_empty(), since.is_empty(), "both or none");
        let steps: Vec<&str> =
            since.first().map(|since| since.split(' ').skip(1).collect()).unwrap_or_default();
        let has =
            |class: &str| told.all("button").filter(|button| button.has_class(class)).collect::<Vec<_>>();
        let moments: Vec<&str> = has("step").iter().filter_map(|button| button.get("data-moment")).collect();
        assert_eq!(moments, steps, "each step once, in its order");
        for turn in has("whose") {
            assert!(!turn.text.contains(names[seat.index()]), "of the others: {}", turn.text);
            let end: usize = turn.get("data-moment").and_then(|moment| moment.parse().ok()).unwrap();
            let decided = (0..end).rev().find_map(|number| match running.mover(number) {
                Some(Actor::Seat(seat)) => Some(seat),
                Some(Actor::Chance) | None => None,
            });
            assert!(turn.text.contains(names[decided.unwrap().index()]), "{} after {end}", turn.text);
            boxes += 1;
        }
        play_on(&house, &id, &mut browsers, 1, &mut rng).await;
    }
    assert!(boxes > 30, "{boxes}");
    assert_eq!(
        Browser::new(&house).get(&format!("/t/{id}/since")).await.text(),
        "",
        "nothing for who watches"
    );
}

#[tokio::test]
async fn whoever_watches_has_no_last_turn_and_sees_no_hand_of_the_past() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    play_on(&house, &id, &mut browsers, 30, &mut generator(5)).await;
    let mut stranger = Browser::new(&house);
    assert!(stranger.page(&format!("/t/{id}")).await.values("data-since").is_empty());
    let then = stranger.get(&format!("/t/{id}/view?to=25")).await.page();
    assert!(hand(&then).is_empty() && then.taps().is_empty());
    let beyond = browsers[0].get(&format!("/t/{id}/view?to=99999")).await.page();
    assert!(beyond.values("data-past").is_empty(), "what is still to come is the present");
}

#[tokio::test]
async fn whoever_plays_alone_chooses_the_pace_of_the_bots() {
    let house = house_with(Config { bot_pause: Duration::from_secs(3600), ..config() });
    let mut browser = Browser::new(&house);
    // The person may not be first, and then the bots take the pause of the house.
    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "bot:random")];
    let mut tables = Vec::new();
    let id = loop {
        let id = browser.open_table(&fields).await;
        tables.push(id.clone());
        if on_turn(&*live(&house, &id).await.snapshot().running) == Some(Seat::new(0)) {
            break id;
        }
        assert!(tables.len() < 64, "the person never begins");
    };
    let live = live(&house, &id).await;
    let running = live.snapshot().running.clone();
    let (_, choice) = any_move(&*running, &mut generator(1)).unwrap();
    let seen = running.moves_made().to_string();
    let fields = [("choice", choice.as_str()), ("seen", &seen), ("pace", "0")];
    assert_eq!(browser.post(&format!("/t/{id}/play"), &fields).await.status, 204);
    let made = running.moves_made() + 1;
    until("the bot moves at once", || live.snapshot().running.moves_made() > made).await;
}
