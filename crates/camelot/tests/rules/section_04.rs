//! Section 4: phase 1, preparation.

use crate::random::random_game;
use crate::support::{Scene, let_chance, lots, new_game, open, refused_to};
use camelot::{Components, Deck, Event, Heroes, Options, Phase, Sides};
use table::{Actor, Eye, Game, Turn};

/// CAM-4.1, CAM-X2, CAM-19.9, CAM-20.1: the numbers of cards on display.
#[test]
fn cards_on_display() {
    for (players, expected) in [(2, [3, 2, 1, 0]), (3, [3, 1, 1, 0]), (4, [3, 2, 1, 0]), (5, [3, 2, 1, 1])] {
        let mut game = new_game(players, Sides::BASIC, Heroes::Off);
        let_chance(&mut game);
        let shown = |deck| open(&game).display().filter(|slot| slot.mission.deck == deck).count();
        assert_eq!(Deck::ALL.map(shown), expected);
        assert_eq!(open(&game).flow.phase, Phase::Sending);
    }
    let short = ["one_red", "one_red", "two_red_red", "two_red_green", "three_special_6"];
    assert_eq!(Scene::of(4).display(&short).broken_clause(), "CAM-4.1");
}

/// CAM-4.1: each card comes from its own deck, each of those left equally likely.
#[test]
fn cards_come_from_their_decks() {
    let game = Scene::of(4).phase("preparation").round(1).build();
    let ones: u32 = lots(&game).iter().map(|(_, weight)| weight).sum();
    assert_eq!(ones, 21);
    assert_eq!(lots(&game)[0], ("mission one_red".to_owned(), 5));
    refused_to(&game, Actor::Chance, "mission two_red_red", "CAM-22.7");
    let next = Scene::of(4).phase("preparation").round(1).display(&["one_red", "one_red", "one_any"]).build();
    assert!(lots(&next).iter().all(|(text, _)| text.starts_with("mission two_")));
}

/// CAM-4.2: the cards are public, and a key card joins the row of its number of shields.
#[test]
fn rows_by_cost() {
    let game = Scene::of(5)
        .phase("sending")
        .display(&[
            "one_red",
            "one_red",
            "one_green",
            "two_red_green",
            "two_special_4",
            "three_special_6",
            "key_red_blue_violet",
        ])
        .build();
    let in_row = |cost| open(&game).offered().filter(|mission| mission.cost() == cost).count();
    assert_eq!([1, 2, 3].map(in_row), [3, 2, 2]);
}

/// CAM-4.3: nobody decides anything.
#[test]
fn nobody_decides() {
    let game = Scene::of(4).phase("preparation").build();
    assert_eq!(game.turn(), Turn::Chance);
    for seat in table::Seat::all(4) {
        refused_to(&game, Actor::Seat(seat), "send 1", "CAM-22.7");
    }
}

/// CAM-4.4, CAM-X2: after seven rounds the decks in use are empty, but for 7 cards of deck two with three players.
#[test]
fn decks_run_out() {
    for players in 2..=5 {
        let options = Options::new(players, Sides::BASIC, Heroes::Off, Components::printed()).unwrap();
        let game = random_game(&options, 4);
        let left = Deck::ALL.map(|deck| open(game.state()).deck_left(deck));
        assert_eq!(left, [0, if players == 3 { 7 } else { 0 }, 0, 0], "{players} players");
        let revealed =
            game.events(Eye::Spectator).iter().filter(|event| matches!(event, Event::Revealed(_))).count();
        assert_eq!(revealed, 7 * [6, 5, 6, 7][players - 2]);
    }
    assert_eq!(Scene::of(4).round(2).line("gone = [\"one_red\"]").broken_clause(), "CAM-4.4");
}
