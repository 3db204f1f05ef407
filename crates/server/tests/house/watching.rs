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

#[tokio::test]
async fn a_game_that_is_over_tells_its_best_and_its_costliest_move_and_leads_to_them() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "advanced").await;
    assert!(!players[0].get(&format!("/t/{id}")).await.text().contains("highlights"), "not before the end");
    play_on(&house, &id, &mut players, usize::MAX, &mut generator(8)).await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let events = running.events_since(0, Eye::Spectator);
    let scored: Vec<(usize, i32)> = events
        .iter()
        .enumerate()
        .filter_map(|(place, event)| Some((running.move_of(place)?, event.scored()?.1)))
        .collect();
    // In Artus whoever moves is the one who scores, and a move may score more than once.
    let of_move = |number: usize| scored.iter().filter(|own| own.0 == number).map(|own| own.1).sum::<i32>();
    let all = || scored.iter().map(|own| of_move(own.0));
    let page = players[0].get(&format!("/t/{id}")).await;
    let told = page.page().text_of("highlights").expect("there is something to remember");
    for points in [all().max().unwrap(), all().min().unwrap()] {
        assert!(points != 0 && told.contains(&format!("{points:+}").replace('-', "−")), "{points} in {told}");
    }
    let moments = page.page();
    let links =
        moments.all("a").filter_map(|link| link.get("href")).filter(|href| href.contains("replay?to="));
    let mut found = 0;
    for link in links.filter(|link| !link.contains("play=yes")) {
        let to: usize = link.rsplit('=').next().unwrap().parse().unwrap();
        assert!([all().max(), all().min()].contains(&Some(of_move(to - 1))), "{link}");
        assert_eq!(players[1].get(link).await.status, 200);
        found += 1;
    }
    assert_eq!(found, 2);
}

#[tokio::test]
async fn finished_games_say_how_they_ended_for_whoever_looks_at_their_list() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut players, usize::MAX, &mut generator(3)).await;
    let scores = live(&house, &id).await.snapshot().running.scores();
    for (number, browser) in players.iter_mut().enumerate() {
        let page = browser.get("/me").await;
        for (line, name) in scores.lines.iter().zip(["Anna", "Ben"]) {
            let points = line.total().to_string().replace('-', "−");
            assert!(
                page.text().contains(&format!("{name}\u{a0}{points}")),
                "{name} {points}: {}",
                page.text()
            );
        }
        let won = scores.winners.contains(Seat::new(number));
        let says = match (won, scores.winners.len()) {
            (true, 1) => "you won",
            (true, _) => "you shared the victory",
            (false, _) => "you came 2nd",
        };
        assert!(page.text().contains(says), "{says}: {}", page.text());
    }
}
