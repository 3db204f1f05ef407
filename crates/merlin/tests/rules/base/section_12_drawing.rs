//! Section 12: drawing missions.

use crate::support::{
    BLUE, RED, Scene, castle, chance, hand, let_chance, lots, mission, offers, on_turn, open, play, plays,
    refused,
};
use merlin::{Components, Destination, Event, Frame, Merlin, Mission, Options};
use table::{Event as _, Eye, Game, Turn};

/// Red has completed m19 and ends the turn.
fn one_to_draw() -> Merlin {
    let items = ["flag black", "material grey", "shield blue"];
    let scene = Scene::new(2).turn(RED).hand(RED, &["m19", "m45", "m46", "m47"]).items(RED, &items);
    let mut game = scene.display(&["m01", "m02", "m03"]).build();
    plays(&mut game, RED, &["complete m19", "die own 1", "walk clockwise", "forfeit", "end"]);
    game
}

/// MER-12.14, MER-12.20: one card for each completed one, from the display or the deck; it is mandatory.
#[test]
fn a_completed_mission_is_replaced() {
    let mut game = one_to_draw();
    assert_eq!(offers(&game, RED), ["draw m01", "draw m02", "draw m03", "draw deck"]);
    refused(&game, RED, "draw m04", "MER-12.14");
    for text in ["end", "done", "die own 2"] {
        refused(&game, RED, text, "MER-12.20");
    }
    play(&mut game, RED, "draw m03");
    let_chance(&mut game);
    assert_eq!(
        (hand(&game, RED), on_turn(&game)),
        (["m03", "m45", "m46", "m47"].map(str::to_owned).to_vec(), BLUE)
    );
}

/// MER-12.14: with two completed missions two are drawn, each decided anew.
#[test]
fn two_completed_missions_are_replaced() {
    let items = ["flag black", "material grey", "shield blue", "flag grey"];
    let scene =
        Scene::new(2).turn(RED).hand(RED, &["m19", "m07"]).items(RED, &items).display(&["m01", "m02", "m03"]);
    let mut game = scene.build();
    plays(
        &mut game,
        RED,
        &["complete m07", "second m19", "die own 1", "walk clockwise", "forfeit", "end", "draw m01"],
    );
    chance(&mut game, "mission m10");
    assert_eq!(offers(&game, RED), ["draw m02", "draw m03", "draw m10", "draw deck"]);
    play(&mut game, RED, "draw deck");
    chance(&mut game, "mission m11");
    assert_eq!((castle(&game, RED).hand, on_turn(&game)), (4, BLUE));
}

/// MER-12.15: a card taken from the display is replaced at once, in its place.
#[test]
fn the_display_is_refilled() {
    let mut game = one_to_draw();
    play(&mut game, RED, "draw m02");
    assert_eq!(open(&game).top(), Frame::Card(Destination::Display));
    assert_eq!(open(&game).display[1], None);
    assert_eq!(chance(&mut game, "mission m30")[0], Event::Displayed { mission: mission("m30") });
    assert_eq!(open(&game).display.map(Option::unwrap), ["m01", "m30", "m03"].map(mission));
}

/// MER-12.16: a card from the display is known to all, one from the deck to its owner only.
#[test]
fn who_sees_a_drawn_card() {
    let mut game = one_to_draw();
    let mut hidden = game;
    play(&mut game, RED, "draw m02");
    assert!(game.view(Eye::Seat(BLUE)).hand(RED).contains(mission("m02")));
    play(&mut hidden, RED, "draw deck");
    let event = chance(&mut hidden, "mission m30")[0];
    assert!(matches!(event.seen_by(Eye::Spectator), Event::Drew { mission, .. } if mission.fact().is_none()));
    assert!(hidden.view(Eye::Seat(BLUE)).hand(RED).is_empty());
    assert!(hidden.view(Eye::Seat(RED)).hand(RED).contains(mission("m30")));
}

/// A game with an empty deck: all cards are in hands, display and discard pile.
fn empty_deck() -> Merlin {
    let discard: Vec<String> = (1..=55)
        .map(|number| format!("m{number:02}"))
        .filter(|name| {
            !["m01", "m02", "m03", "m19", "m45", "m46", "m47", "m52", "m53", "m54", "m55"]
                .contains(&name.as_str())
        })
        .collect();
    let discard: Vec<&str> = discard.iter().map(String::as_str).collect();
    let items = ["flag black", "material grey", "shield blue"];
    let scene = Scene::new(2).turn(RED).hand(RED, &["m19", "m45", "m46", "m47"]).items(RED, &items);
    let scene =
        scene.hand(BLUE, &["m52", "m53", "m54", "m55"]).display(&["m01", "m02", "m03"]).discard(&discard);
    let mut game = scene.build();
    assert_eq!(open(&game).deck(), 0);
    plays(&mut game, RED, &["complete m19", "die own 1", "walk clockwise", "forfeit", "end"]);
    game
}

/// MER-12.17, MER-12.19: when a card is needed the discard pile becomes the deck, with what was completed in this turn.
#[test]
fn the_discard_pile_is_shuffled_when_a_card_is_needed() {
    let mut game = empty_deck();
    assert_eq!((open(&game).deck(), open(&game).discard.len()), (0, 45), "not before");
    let events = play(&mut game, RED, "draw deck");
    assert_eq!(events, [Event::MissionsShuffled { cards: 45 }]);
    assert_eq!((open(&game).deck(), open(&game).discard.len()), (45, 0));
    assert!(lots(&game).contains(&("mission m19".to_owned(), 1)), "completed in this turn");
    assert!(!lots(&game).contains(&("mission m55".to_owned(), 1)), "in blue's hand");
    chance(&mut game, "mission m19");
    assert!(hand(&game, RED).contains(&"m19".to_owned()));
}

/// MER-12.17: also for the display.
#[test]
fn the_discard_pile_is_shuffled_for_the_display() {
    let mut game = empty_deck();
    let events = play(&mut game, RED, "draw m02");
    let took = Event::TookMission { seat: RED, mission: mission("m02") };
    assert_eq!(events, [took, Event::MissionsShuffled { cards: 45 }]);
    chance(&mut game, "mission m19");
    assert_eq!(open(&game).displayed().len(), 3);
}

/// MER-12.17, MER-17.3: after the shuffle whoever counts knows which cards are in the other hand; a resampled
/// game keeps to that, and what is drawn afterwards is unknown again.
#[test]
fn counting_cards_is_no_secret() {
    let mut game = empty_deck();
    play(&mut game, RED, "draw deck");
    chance(&mut game, "mission m40");
    let (mut rng, known) = (table::generator(1), ["m52", "m53", "m54", "m55"]);
    for _ in 0..20 {
        let other = game.resample(RED, &mut rng);
        assert_eq!(hand(&other, BLUE), known, "red knows them");
        let hidden = hand(&game.resample(BLUE, &mut rng), RED);
        let drawn: Vec<&String> =
            hidden.iter().filter(|name| !["m45", "m46", "m47"].contains(&name.as_str())).collect();
        assert_eq!((hidden.len(), drawn.len()), (4, 1), "blue knows all but the last one: {hidden:?}");
    }
}

/// MER-12.18: it cannot come up with 55 cards: hands and display never hold more than 19 of them.
#[test]
fn deck_and_discard_pile_never_run_out_together() {
    let most_held = 4 * usize::from(merlin::Open::HAND) + merlin::Open::DISPLAY;
    assert!(most_held < Mission::COUNT);
    let options = Options::new(4, Components::printed()).unwrap();
    super::random::watched_game(&options, 3, |game, _, _| {
        assert!(open(game).deck() + open(game).discard.len() >= 36);
    });
}

/// MER-12.20: after the replacement everybody has four cards.
#[test]
fn the_hand_is_four_cards_again() {
    let options = Options::new(3, Components::printed()).unwrap();
    super::random::watched_game(&options, 4, |game, _, _| {
        let Turn::Seats(seats) = game.turn() else { return };
        for seat in
            open(game).in_turn_order().filter(|&seat| !seats.contains(seat) && seat != open(game).active)
        {
            assert_eq!(castle(game, seat).hand, 4);
        }
    });
}
