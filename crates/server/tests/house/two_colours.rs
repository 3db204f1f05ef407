//! The Future of Camelot for two: each plays two colours, and the lower one counts (CAM-18.9). Every page
//! says so and shows that one.

use crate::records::send;
use crate::support::{Browser, house, live};
use boards::camelot::shield;
use games::AnyView;
use server::House;
use table::{Eye, Seat};

const RECORD: &str = include_str!("../../../camelot/tests/golden/2-basic.record");

/// A finished game of two, and its table.
async fn finished(house: &House) -> (Browser, String) {
    let mut anna = Browser::new(house);
    let reply = send(&mut anna, "", RECORD).await;
    let place = reply.headers["location"].to_str().unwrap().to_owned();
    let id = place.trim_start_matches("/t/").split('/').next().unwrap().to_owned();
    (anna, id)
}

/// The part of a page from the element of a class up to an end tag.
fn part<'a>(page: &'a str, class: &str, end: &str) -> &'a str {
    let from = page.find(&format!("class=\"{class}\"")).unwrap_or_else(|| panic!("{class} is not there"));
    let length = page[from..].find(end).unwrap();
    &page[from..from + length]
}

#[tokio::test]
async fn the_result_shows_the_colour_that_counts_lists_both_and_says_why() {
    let house = house();
    let (mut anna, id) = finished(&house).await;
    let running = live(&house, &id).await.snapshot().running.clone();
    let AnyView::Camelot(view) = running.view(Eye::Spectator) else { panic!("another game") };
    let page = anna.get(&format!("/t/{id}")).await.text().to_string();
    let (podium, bars) = (part(&page, "podium", "</ol>"), part(&page, "bars", "</ul>"));
    let both = part(&page, "both-colours", "</ul>");
    assert!(
        both.contains("The lower of each player’s two colours counts.") && both.contains("/rules/CAM-18.9")
    );
    for seat in Seat::all(2) {
        let counted = view.open.counted(seat).unwrap();
        let other = view.open.colours_of(seat).find(|&colour| colour != counted).unwrap();
        assert!(view.open.score(counted) <= view.open.score(other));
        for drawn in [podium, bars] {
            assert!(drawn.contains(&shield(counted).into_string()), "{counted} counts");
            assert!(!drawn.contains(&shield(other).into_string()), "{other} does not");
        }
        for colour in [counted, other] {
            assert!(
                both.contains(&shield(colour).into_string())
                    && both.contains(&format!("<b>{}</b>", view.open.score(colour)))
            );
        }
    }
    let german = anna.reading("de").get(&format!("/t/{id}")).await.text().to_string();
    assert!(german.contains("Von den zwei Farben jedes Spielers zählt die niedrigere."));
}

#[tokio::test]
async fn a_replay_shows_the_colour_that_counts_at_each_step() {
    let house = house();
    let (mut anna, id) = finished(&house).await;
    let running = live(&house, &id).await.snapshot().running.clone();
    for step in [60, running.moves_made() / 2, running.moves_made()] {
        let moment = running.until(step);
        let AnyView::Camelot(view) = moment.view(Eye::Spectator) else { panic!("another game") };
        let page = anna.get(&format!("/t/{id}/replay?to={step}")).await.text().to_string();
        let standing = part(&page, "standing", "</ul>");
        for (seat, line) in Seat::all(2).zip(standing.split("<li").skip(1)) {
            let counted = view.open.counted(seat).unwrap();
            let first = line.split("class=\"who\"").next().unwrap();
            assert!(first.contains(&shield(counted).into_string()), "step {step}: {counted} counts");
            for colour in view.open.colours_of(seat) {
                assert!(line.contains(&shield(colour).into_string()), "step {step}: {colour} is listed");
            }
        }
    }
}
