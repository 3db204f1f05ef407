//! What somebody sees who only watches, and what everybody sees once all is over.

use crate::support::{Browser, Page, house, live, play_on, seated};
use artus::Kind;
use games::AnyView;
use table::{Eye, Seat, generator};

/// The cells of a row that begins with this text.
fn row(page: &Page, begins: &str) -> Vec<String> {
    let at = page
        .elements
        .iter()
        .position(|element| element.name == "tr" && element.text.trim_start().starts_with(begins));
    let after = page.elements.iter().skip(at.unwrap_or_else(|| panic!("no row {begins}")) + 1);
    let cells = after.take_while(|element| element.name != "tr").filter(|element| element.name == "td");
    cells.map(|cell| cell.text.trim().to_owned()).collect()
}

#[tokio::test]
async fn whoever_watches_artus_sees_how_much_everybody_has_left_to_draw() {
    let house = house();
    let (mut players, id) = seated(&house, 3, "advanced").await;
    play_on(&house, &id, &mut players, 30, &mut generator(5)).await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let AnyView::Artus(view) = running.view(Eye::Spectator) else { panic!("it is Artus") };
    let page = Browser::new(&house).page(&format!("/t/{id}")).await;
    for (seat, name) in Seat::all(3).zip(["Anna", "Ben", "Clara"]) {
        let left = Kind::ALL.map(|kind| view.open.pile(seat, kind).to_string());
        assert_eq!(row(&page, name), left, "{name}");
    }
    let own = players[0].page(&format!("/t/{id}")).await;
    assert!(own.text_of("all-piles").is_none(), "who plays has piles of their own");
}

#[tokio::test]
async fn whoever_watches_unnamed_reads_the_talk_and_has_no_field_to_speak() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let mut stranger = Browser::new(&house);
    let path = format!("/t/{id}");
    let can_speak = |page: &Page| page.elements.iter().any(|element| element.get("id") == Some("say"));
    let page = stranger.page(&path).await;
    assert!(page.text_of("talk").is_some_and(|talk| talk.contains("To chat here, sit down")));
    assert!(!can_speak(&page));
    assert!(can_speak(&players[1].page(&path).await), "who sits there can speak");
    players[0].say(&id, "Well met").await;
    assert!(stranger.page(&path).await.text_of("talk").is_some_and(|talk| talk.contains("Well met")));
}

#[tokio::test]
async fn a_game_that_is_over_says_so_and_totals_have_no_sign_but_minus() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let path = format!("/t/{id}");
    let progress = |page: &Page| page.text_of("progress").unwrap();
    assert!(progress(&players[0].page(&path).await).starts_with("Placement"), "as long as it goes on");
    play_on(&house, &id, &mut players, usize::MAX, &mut generator(6)).await;
    let scores = live(&house, &id).await.snapshot().running.scores();
    for mut browser in [players.remove(0), Browser::new(&house)] {
        let page = browser.page(&path).await;
        assert_eq!(progress(&page), "the game is over");
        let totals = scores.lines.iter().map(|line| line.total().to_string().replace('-', "−"));
        assert_eq!(row(&page, "Total"), totals.collect::<Vec<_>>());
    }
}
