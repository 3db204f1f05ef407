//! Any moment of a game again: who sat where with how many points, what happened, how to step and how to share it.

use crate::support::{Browser, Page, house, live, play_on, seated};
use camelot::Event;
use games::{AnyEvent, AnyView};
use table::{Eye, generator};

/// Names and points, as a replay shows them at a step.
fn standing(page: &Page) -> Vec<(String, i32)> {
    let names = page.elements.iter().filter(|element| element.has_class("who"));
    let names = names.map(|name| name.text.trim().to_owned());
    let points = page.values("data-score").into_iter().map(|score| score.parse().unwrap());
    names.zip(points).collect()
}

#[tokio::test]
async fn a_step_shows_who_sits_where_with_the_points_of_that_moment() {
    let house = house();
    let (mut browsers, id) = seated(&house, 3, "beginner").await;
    play_on(&house, &id, &mut browsers, 30, &mut generator(5)).await;
    let running = live(&house, &id).await.snapshot().running.clone();
    for step in [0, 12, 25, running.moves_made()] {
        let page = browsers[1].page(&format!("/t/{id}/replay?to={step}")).await;
        let scores = running.until(step).scores();
        let points = scores.lines.iter().map(|line| line.total());
        let expected: Vec<(String, i32)> =
            ["Anna", "Ben", "Clara"].map(str::to_owned).into_iter().zip(points).collect();
        assert_eq!(standing(&page), expected, "step {step}");
    }
}

#[tokio::test]
async fn a_step_says_what_happened_in_it_and_why() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, 6, &mut generator(5)).await;
    let all = live(&house, &id).await.snapshot().running.moves_made();
    let mut german = browsers[0].clone().reading("de");
    let first = browsers[0].page(&format!("/t/{id}/replay?to=0")).await;
    assert_eq!(first.text_of("happened").unwrap(), "The table before the first move.");
    let first = german.page(&format!("/t/{id}/replay?to=0")).await;
    assert_eq!(first.text_of("happened").unwrap(), "Der Tisch vor dem ersten Zug.");
    for step in 1..=all {
        let page = browsers[0].page(&format!("/t/{id}/replay?to={step}")).await;
        let happened = page.text_of("happened").unwrap();
        assert!(happened.contains("ART-") || happened.contains("nothing to tell"), "{step}: {happened}");
    }
}

#[tokio::test]
async fn the_steps_are_links_for_keys_and_the_address_of_a_step_can_be_passed_on() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, 6, &mut generator(5)).await;
    let all = live(&house, &id).await.snapshot().running.moves_made();
    let links = |page: &Page| -> Vec<(String, String, bool)> {
        let keys = page.all("a").filter(|link| link.get("aria-keyshortcuts").is_some());
        keys.map(|link| {
            let (key, to) = (link.get("data-step").unwrap(), link.get("href").unwrap());
            (key.to_owned(), to.to_owned(), link.get("aria-disabled").is_some())
        })
        .collect()
    };
    let to = |key: &str, to: usize, rests: bool| (key.to_owned(), format!("?to={to}"), rests);
    let page = browsers[0].page(&format!("/t/{id}/replay?to=3")).await;
    let expected =
        [to("Home", 0, false), to("ArrowLeft", 2, false), to("ArrowRight", 4, false), to("End", all, false)];
    assert_eq!(links(&page), expected);
    let address = page.all("input").find(|input| input.get("readonly").is_some()).unwrap();
    let address = address.get("value").unwrap();
    assert!(
        address.starts_with("http://") && address.ends_with(&format!("/t/{id}/replay?to=3")),
        "{address}"
    );
    let page = browsers[0].page(&format!("/t/{id}/replay")).await;
    let rests: Vec<bool> = links(&page).into_iter().map(|(_, _, rests)| rests).collect();
    assert_eq!(rests, [false, false, true, true], "the newest has no next");
    assert_eq!(
        page.all("input").find(|input| input.get("type") == Some("range")).unwrap().get("max").unwrap(),
        all.to_string()
    );
}

#[tokio::test]
async fn a_step_of_merlin_shows_everything_that_lies_open() {
    let house = house();
    let mut host = Browser::new(&house);
    let form = [("players", "3"), ("seat2", "friend"), ("seat3", "friend"), ("name", "Anna")];
    let reply = host.post("/new/merlin", &form).await;
    let id = reply.location().strip_prefix("/t/").unwrap().to_owned();
    let page = host.page(&format!("/t/{id}/replay")).await;
    let ids = page.values("id");
    for part in [
        "merlin-board",
        "merlin-shelf",
        "merlin-environs",
        "merlin-castle-1",
        "merlin-castle-3",
        "merlin-display",
    ] {
        assert!(ids.contains(&part), "{part}");
    }
}

/// CAM-4.1: mission cards are revealed one by one; they are told together, and all of them lie on display.
#[tokio::test]
async fn a_step_of_camelot_shows_the_missions_and_tells_those_revealed_together() {
    let house = house();
    let mut host = Browser::new(&house);
    let form = [("players", "3"), ("seat2", "bot:random"), ("seat3", "bot:random"), ("name", "Anna")];
    let id = host.post("/new/camelot", &form).await.location()[3..].to_owned();
    let running = live(&house, &id).await.snapshot().running.clone();
    let AnyView::Camelot(view) = running.view(Eye::Spectator) else { panic!("it is Camelot") };
    let cards = view.open.display().count();
    assert!(cards > 3, "{cards}");
    let reveals = |number: usize| {
        let events = running.until(number + 1).events_since(number, Eye::Spectator);
        events.iter().any(|event| matches!(event, AnyEvent::Camelot(Event::Revealed(_), _)))
    };
    let last = (0..running.moves_made()).rev().find(|&number| reveals(number)).unwrap() + 1;
    let page = host.page(&format!("/t/{id}/replay?to={last}")).await;
    let shown = page.values("id").iter().filter(|id| id.starts_with("camelot-mission-")).count();
    assert_eq!(shown, cards, "all missions lie on display");
    let happened = page.text_of("happened").unwrap();
    assert!(
        happened.contains("Mission cards revealed: ") && happened.matches(';').count() == cards - 1,
        "{happened}"
    );
    let told = page.text_of("told").unwrap();
    assert_eq!(told.matches("Mission cards revealed").count(), 1, "{told}");
    assert!(!told.contains("is revealed"), "one by one: {told}");
    let before = host.page(&format!("/t/{id}/replay?to=0")).await;
    assert!(!before.values("id").iter().any(|id| id.starts_with("camelot-mission-")), "none yet");
}

#[tokio::test]
async fn another_game_begins_with_the_same_form() {
    let house = house();
    let mut anna = Browser::new(&house);
    let form = [
        ("name", "Anna"),
        ("players", "4"),
        ("mode", "advanced"),
        ("seat2", "bot:expert"),
        ("seat3", "here"),
        ("name3", "Ben"),
        ("seat4", "friend"),
        ("clock", "1200"),
        ("pace", "instant"),
        ("hints", "none"),
        ("listed", "yes"),
    ];
    let id = anna.open_table(&form).await;
    let page = anna.page(&format!("/new/artus?like={id}")).await;
    let checked: Vec<&str> = page
        .all("input")
        .filter(|one| one.get("checked").is_some())
        .filter_map(|one| one.get("value"))
        .collect();
    let who_sits = ["1", "bot:expert", "here", "friend"];
    let the_rest = ["advanced", "1200", "instant", "none", "yes"];
    assert_eq!(checked, [&["4"][..], &who_sits, &the_rest].concat());
    let named = page.all("input").find(|one| one.get("name") == Some("name3")).unwrap();
    assert_eq!(named.get("value"), Some("Ben"));
    let stranger = Browser::new(&house).page(&format!("/new/artus?like={id}")).await;
    assert!(!stranger.values("value").contains(&"Ben"), "who sat beside Anna is not for strangers");
    let usual = anna.page("/new/artus").await;
    assert_eq!(
        anna.page("/new/artus?like=nothing").await.values("checked").len(),
        usual.values("checked").len()
    );
    assert_eq!(
        anna.page(&format!("/new/camelot?like={id}")).await.all("form").count(),
        1,
        "another game has its own"
    );
}

#[tokio::test]
async fn the_end_of_a_game_leads_to_a_game_like_it() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, usize::MAX, &mut generator(4)).await;
    let page = browsers[0].page(&format!("/t/{id}")).await;
    assert!(page.values("href").contains(&format!("/new/artus?like={id}").as_str()));
}
