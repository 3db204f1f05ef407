//! What is hidden stays hidden: two games that differ only in what a reader must not know look the same to the byte.

use crate::support::twins::{TABLE, Twins, random_game};
use crate::support::{Browser, Reply, Stream, live, on_turn};
use std::collections::BTreeSet;
use table::{Eye, Game, Seat, choose, generator};

/// Asks for everything there is at the table.
async fn ask_for_everything(browser: &mut Browser, cards: &[String]) -> Vec<(String, Reply)> {
    let mut paths: Vec<String> = ["/", "/me"].map(str::to_owned).to_vec();
    paths.extend(["", "/view", "/replay", "/picture.svg", "/record"].map(|end| format!("/t/{TABLE}{end}")));
    let ends = [
        "view",
        "events",
        "events?since=20",
        "moves",
        "record",
        "view?seat=1",
        "view?seat=2",
        "moves?seat=3",
    ];
    paths.extend(ends.map(|end| format!("/api/v1/tables/{TABLE}/{end}")));
    for at in (0..160).step_by(9) {
        paths.push(format!("/t/{TABLE}/replay?to={at}"));
        paths.push(format!("/t/{TABLE}/picture.svg?to={at}"));
    }
    for card in cards {
        let taps = crate::support::form(&[("taps", &format!("card {card}"))]);
        paths.push(format!("/t/{TABLE}/view?{taps}"));
    }
    let mut replies = Vec::new();
    for path in paths {
        let mut reply = browser.get(&path).await;
        reply.body = without_promises(reply.text()).into_bytes();
        replies.push((path, reply));
    }
    replies
}

/// A page without the names and sums of tables that are not open yet: they are new on every page.
fn without_promises(page: &str) -> String {
    let mut page = page.to_owned();
    for (field, length) in [("name=\"table\" value=\"", 12), ("name=\"sum\" value=\"", 64)] {
        let parts: Vec<&str> = page.split(field).collect();
        let rest = parts[1..].iter().map(|part| &part[length..]);
        page = std::iter::once(parts[0]).chain(rest).collect::<Vec<_>>().join(field);
    }
    page
}

/// Tries what is not allowed.
async fn try_everything(browser: &mut Browser, cards: &[String], seen: usize) -> Vec<(String, Reply)> {
    let mut replies = Vec::new();
    for card in cards {
        for action in ["", " 3", " 3+4", " penalty", " best", " ring 5"] {
            let choice = format!("play {card}{action}");
            // A page from the future is never right, so that nothing changes.
            let late = browser.play(TABLE, &choice, seen + 1).await;
            replies.push((format!("{choice}, late"), late));
        }
    }
    for choice in ["card ring_any", "start 1", "draw nothing", "place 99", "\u{1F451}"] {
        let reply = browser.play(TABLE, choice, seen).await;
        replies.push((choice.to_owned(), reply));
    }
    replies.push(("sit".to_owned(), browser.sit(TABLE, 1, "", "").await));
    let late = browser.post(&format!("/t/{TABLE}/undo"), &[("seen", &(seen + 1).to_string())]).await;
    replies.push(("undo, late".to_owned(), late));
    replies
}

fn compare(who: &str, one: &[(String, Reply)], other: &[(String, Reply)]) {
    assert_eq!(one.len(), other.len());
    for ((asked, one), (_, other)) in one.iter().zip(other) {
        assert!(one == other, "{who} learns something from {asked}: {} and {}", one.status, other.status);
    }
}

/// Everything a reader can get out of two games that differ in what the reader must not know.
async fn the_reader_learns_nothing(
    players: usize,
    mode: &str,
    eye: Eye,
    decisions: usize,
    seed: u64,
) -> usize {
    let mut rng = generator(seed);
    let game = random_game(players, mode, decisions, &mut rng);
    let twins = Twins::new(&game, eye).await;
    let own = match eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Spectator | Eye::Everything => None,
    };
    let who = format!("{eye:?} of {players}, {mode}, seed {seed}");
    let components = artus::Artus::components_of(&game.header().options);
    let all: BTreeSet<String> =
        components.deck.cards(artus::Deck::whole()).map(|card| card.to_string()).collect();
    let hand = own.map(|seat| game.state().view(eye).secret(seat).unwrap().hand());
    let held: Vec<String> = hand
        .map(|hand| components.deck.cards(hand).map(|card| card.to_string()).collect())
        .unwrap_or_default();
    let foreign: Vec<String> = all.iter().filter(|card| !held.contains(card)).cloned().collect();
    let cards: Vec<String> = all.into_iter().collect();

    let mut streams: Vec<Stream> = Vec::new();
    let (mut answers, mut frames) = (Vec::new(), [Vec::new(), Vec::new()]);
    for mut browser in twins.browsers(own) {
        streams.push(browser.stream(TABLE).await);
        let mut replies = ask_for_everything(&mut browser, &cards).await;
        let seen = browser.page(&format!("/t/{TABLE}")).await.seen();
        replies.extend(try_everything(&mut browser, &cards, seen).await);
        for card in &foreign {
            let reply = browser.play(TABLE, &format!("play {card}"), seen).await;
            assert!(matches!(reply.status, 403 | 422), "{who}: {card}");
            replies.push((format!("play {card}"), reply));
        }
        answers.push(replies);
    }
    compare(&who, &answers[0], &answers[1]);

    // Both games go on with the same moves, and both readers watch.
    let tables = [live(&twins.houses[0], TABLE).await, live(&twins.houses[1], TABLE).await];
    for _ in 0..12 {
        let faces = tables.each_ref().map(|table| table.snapshot().running.clone());
        let Some(seat) = on_turn(&*faces[0]) else { break };
        let [one, other] = faces
            .each_ref()
            .map(|running| running.offers(seat).iter().map(ToString::to_string).collect::<Vec<_>>());
        let both: Vec<&str> = one.iter().filter(|offer| other.contains(offer)).map(String::as_str).collect();
        if both.is_empty() {
            break;
        }
        let choice = choose(&both, &mut rng);
        for ((mut browser, stream), frames) in
            twins.browsers(Some(seat)).into_iter().zip(&mut streams).zip(&mut frames)
        {
            assert_eq!(browser.play(TABLE, choice, faces[0].moves_made()).await.status, 204, "{choice}");
            stream.until_seen(faces[0].moves_made() + 1, |frame| frames.push(frame.clone())).await;
        }
    }
    assert!(!frames[0].is_empty() && frames[0] == frames[1], "{who} learns something from the stream");
    let mut answers = Vec::new();
    for mut browser in twins.browsers(own) {
        answers.push(ask_for_everything(&mut browser, &cards).await);
    }
    compare(&who, &answers[0], &answers[1]);
    twins.differences
}

#[tokio::test]
async fn a_seat_learns_nothing_of_other_hands_in_the_beginner_game() {
    let mut differences = 0;
    for (seed, decisions) in [(1, 0), (2, 10), (3, 25)] {
        differences +=
            the_reader_learns_nothing(2, "beginner", Eye::Seat(Seat::new(0)), decisions, seed).await;
        differences +=
            the_reader_learns_nothing(4, "beginner", Eye::Seat(Seat::new(2)), decisions + 6, seed).await;
    }
    assert!(differences > 20, "{differences} cards differed");
}

#[tokio::test]
async fn a_seat_learns_nothing_of_other_hands_in_the_advanced_game() {
    let mut differences = 0;
    for (seed, decisions) in [(4, 0), (5, 20), (6, 60)] {
        differences +=
            the_reader_learns_nothing(2, "advanced", Eye::Seat(Seat::new(1)), decisions, seed).await;
        differences +=
            the_reader_learns_nothing(3, "advanced", Eye::Seat(Seat::new(0)), decisions + 6, seed).await;
    }
    assert!(differences > 20, "{differences} cards differed");
}

#[tokio::test]
async fn a_spectator_learns_nothing_of_any_hand() {
    let mut differences = 0;
    for (seed, decisions) in [(7, 0), (8, 15), (9, 40)] {
        differences += the_reader_learns_nothing(2, "beginner", Eye::Spectator, decisions, seed).await;
        differences += the_reader_learns_nothing(4, "advanced", Eye::Spectator, decisions, seed).await;
    }
    assert!(differences > 30, "{differences} cards differed");
}

#[tokio::test]
async fn whoever_holds_the_other_cards_does_see_the_difference() {
    let game = random_game(2, "beginner", 12, &mut generator(10));
    let twins = Twins::new(&game, Eye::Seat(Seat::new(0))).await;
    assert!(twins.differences > 0);
    let mut bodies = Vec::new();
    for mut browser in twins.browsers(Some(Seat::new(1))) {
        bodies.push(browser.get(&format!("/t/{TABLE}")).await.body);
    }
    assert_ne!(bodies[0], bodies[1], "otherwise the comparisons above would prove nothing");
}
