//! The review of a game that is over: chances, turning points, and what a master would have done. Of a game
//! that is still played nothing of it may be seen.

use crate::records::import;
use crate::support::{Browser, Page, config, house, house_with, live, play_on, seated};
use server::Config;
use table::{Actor, Seat, generator};

/// A whole game of each kind, from the golden ones of the rules.
const GAMES: [&str; 4] = [
    "artus/tests/golden/4-advanced",
    "camelot/tests/golden/3-heroes",
    "camelot/tests/golden/2-expert",
    "merlin/tests/golden/4-all",
];

fn record(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    std::fs::read_to_string(format!("{folder}/{name}.record")).unwrap()
}

/// Brings a record along; the address of its table, and its id.
async fn imported(browser: &mut Browser, name: &str) -> (String, String) {
    let reply = import(browser, &record(name)).await;
    let address = reply.location().split("/replay").next().unwrap().to_owned();
    let id = address.rsplit('/').next().unwrap().to_owned();
    (address, id)
}

/// Everybody's chance in percent, as a page shows it.
fn chances(page: &Page) -> Vec<i32> {
    let shown = page.elements.iter().filter(|element| element.has_class("chance"));
    shown
        .map(|chance| chance.text.replace("Winning chance", "").replace('%', "").trim().parse().unwrap())
        .collect()
}

#[tokio::test]
async fn a_game_that_is_over_shows_everybodys_chance_at_every_step() {
    let house = house();
    let mut browser = Browser::new(&house);
    for game in GAMES {
        let (address, id) = imported(&mut browser, game).await;
        let running = live(&house, &id).await.snapshot().running.clone();
        let (players, all) = (running.players(), running.moves_made());
        for step in [0, all / 3, all - 1, all] {
            let page = browser.page(&format!("{address}/replay?to={step}")).await;
            let chances = chances(&page);
            assert_eq!(chances.len(), players, "{game} {step}");
            assert_eq!(chances.iter().sum::<i32>(), 100, "{game} {step}: {chances:?}");
            let chart = page.all("svg").find(|svg| svg.has_class("chances")).unwrap();
            assert_eq!(chart.get("data-moves").unwrap(), all.to_string());
            assert!(chart.get("aria-label").unwrap().contains(&format!("{} %", chances[0])), "{chart:?}");
        }
        let page = browser.page(&format!("{address}/replay")).await;
        let winners = running.scores().winners;
        for (seat, chance) in Seat::all(players).zip(chances(&page)) {
            assert_eq!(chance > 0, winners.contains(seat), "{game}: the end is certain");
        }
        let german = browser.clone().reading("de").page(&format!("{address}/replay")).await;
        let headings = |page: &Page| page.all("h2").map(|heading| heading.text.clone()).collect::<Vec<_>>();
        assert!(headings(&page).contains(&"Winning chance".to_owned()), "{:?}", headings(&page));
        assert!(headings(&german).contains(&"Wendepunkte".to_owned()), "{:?}", headings(&german));
    }
}

#[tokio::test]
async fn programs_get_the_same_review_and_none_before_the_end() {
    let house = house();
    let mut browser = Browser::new(&house);
    let (_, id) = imported(&mut browser, GAMES[0]).await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let address = |id: &str| format!("/api/v1/tables/{id}/review");
    let told: serde_json::Value = serde_json::from_str(browser.get(&address(&id)).await.text()).unwrap();
    let chances = told["chances"].as_array().unwrap();
    assert_eq!(chances.len(), running.moves_made() + 1);
    for moment in chances {
        let sum: f64 = moment.as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{moment}");
    }
    for point in told["turning_points"].as_array().unwrap() {
        let (from, to, seat) = ["from", "to", "seat"].map(|key| point[key].as_u64().unwrap() as usize).into();
        let at = |step: usize| chances[step][seat - 1].as_f64().unwrap();
        assert!((point["change"].as_f64().unwrap() - (at(to) - at(from))).abs() < 1e-3, "{point}");
        let mover = running.mover(from).unwrap();
        assert_eq!(point["mover"].as_u64().is_none(), mover == Actor::Chance, "{point}");
    }
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    let refused = browsers[0].get(&address(&id)).await;
    assert_eq!(refused.status, 409, "{}", refused.text());
    assert!(refused.text().contains("not_over"), "{}", refused.text());
}

#[tokio::test]
async fn turning_points_lead_to_their_moment_and_to_what_a_master_would_have_done() {
    let house = house_with(Config { hint_iterations: 8, hints_per_minute: u32::MAX, ..config() });
    let mut browser = Browser::new(&house);
    let mut asked = 0;
    for game in GAMES {
        let (address, id) = imported(&mut browser, game).await;
        let running = live(&house, &id).await.snapshot().running.clone();
        let page = browser.page(&format!("{address}/replay")).await;
        let points = page.elements.iter().filter(|element| element.has_class("sign"));
        assert!((1..=7).contains(&points.count()), "{game}");
        let links: Vec<String> = page
            .all("a")
            .filter(|link| link.has_class("ask"))
            .map(|link| link.get("href").unwrap().to_owned())
            .collect();
        for link in links {
            let page = browser.page(&format!("{address}/replay{link}")).await;
            let begin: usize = link["?to=".len()..].split('&').next().unwrap().parse().unwrap();
            assert!(matches!(running.mover(begin), Some(Actor::Seat(_))), "{link}");
            let Some(advice) = page.text_of("advice") else {
                // There was one move only.
                assert!(!page.elements.iter().any(|element| element.has_class("failure")), "{link}");
                continue;
            };
            assert!(advice.contains("played"), "what was done is among it, or stands below: {advice}");
            asked += 1;
        }
    }
    assert!(asked > 4, "{asked}");
}

#[tokio::test]
async fn of_a_game_that_is_still_played_nothing_is_reviewed() {
    let house = house_with(Config { hint_iterations: 8, ..config() });
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    play_on(&house, &id, &mut browsers, 12, &mut generator(3)).await;
    let mut stranger = Browser::new(&house);
    browsers.push(Browser::new(&house));
    for browser in browsers.iter_mut().chain([&mut stranger]) {
        for query in ["", "?to=5", "?to=5&ask=yes", "?ask=yes"] {
            let page = browser.page(&format!("/t/{id}/replay{query}")).await;
            for class in ["chance", "chances", "review", "advice", "ask", "turning-points"] {
                assert!(!page.elements.iter().any(|element| element.has_class(class)), "{query} {class}");
            }
        }
    }
}

#[tokio::test]
async fn asking_a_master_counts_as_a_hint_and_needs_somebody_the_house_knows() {
    let limited = Config { hint_iterations: 8, hints_per_minute: 1, people_per_address: 1, ..config() };
    let house = house_with(limited);
    let mut browser = Browser::new(&house);
    let (address, id) = imported(&mut browser, GAMES[0]).await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let has_choice = |&number: &usize| match running.mover(number) {
        Some(Actor::Seat(seat)) => running.until(number).offers(seat).len() > 1,
        _ => false,
    };
    let number = (0..running.moves_made()).find(has_choice).unwrap();
    let address = format!("{address}/replay?to={number}&ask=yes");
    let mut stranger = Browser::new(&house);
    let page = stranger.page(&address).await;
    assert!(page.text_of("advice").is_none() && page.text_of("chance").is_some());
    assert!(browser.page(&address).await.text_of("advice").is_some());
    let page = browser.page(&address).await;
    assert!(page.text_of("failure").unwrap().contains("many hints"), "{:?}", page.text_of("failure"));
    assert!(page.text_of("advice").is_none());
}
