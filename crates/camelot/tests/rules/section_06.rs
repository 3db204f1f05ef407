//! Section 6: phase 3, predictions.

use crate::support::{
    ANNA, BEN, BLUE, GREEN, RED, Scene, YELLOW, chance, lots, offers, open, order, pieces, play, refused,
    refused_to, score, secret,
};
use camelot::{Camelot, Colour, Event, Phase, Refusal};
use table::{Actor, Event as _, Eye, Game, Turn};

/// Four colours have closed their fists; from the top of the track: red, yellow, blue, green.
fn predicting(fists: [(Colour, u8); 4]) -> Camelot {
    let scene = Scene::of(4).phase("predictions").order(&[RED, YELLOW, BLUE, GREEN]);
    fists.iter().fold(scene, |scene, (colour, fist)| scene.colour(*colour, &format!("fist = {fist}"))).build()
}

/// Green holds 2 knights, blue 3, yellow 3, red 1.
fn nine() -> Camelot {
    predicting([(GREEN, 2), (BLUE, 3), (YELLOW, 3), (RED, 1)])
}

fn predict(game: &mut Camelot, numbers: &[u8]) {
    numbers.iter().for_each(|number| drop(play(game, &format!("predict {number}"))));
}

/// CAM-6.1: from the bottom of the track to the top.
#[test]
fn from_bottom_to_top() {
    let mut game = nine();
    let mut predicted = Vec::new();
    while open(&game).flow.phase == Phase::Predictions {
        predicted.push(crate::support::acting(&game));
        refused_to(&game, Actor::Chance, "reveal", "CAM-6.1");
        play(&mut game, &format!("predict {}", predicted.len()));
    }
    assert_eq!(predicted, [GREEN, BLUE, YELLOW, RED]);
    let wrong = Scene::of(4).phase("predictions").colour(RED, "prediction = 3");
    assert_eq!(wrong.broken_clause(), "CAM-6.1");
}

/// CAM-6.2, CAM-X4: the magician moves to the number; not to predict is no option.
#[test]
fn a_prediction_is_mandatory() {
    let mut game = nine();
    let events = play(&mut game, "predict 8");
    assert_eq!(events, [Event::Predicted { colour: GREEN, number: 8, inner: false }]);
    assert_eq!(open(&game).prediction_of(GREEN), Some(8));
    refused(&game, "decline", "CAM-21.2");
}

/// CAM-6.3, CAM-6.4, CAM-X8: all numbers from 0 to 15 with fewer than two magicians; outer place first, then inner.
#[test]
fn two_magicians_on_a_number() {
    let mut game = nine();
    let all: Vec<String> = (0..=15).map(|number| format!("predict {number}")).collect();
    assert_eq!(offers(&game), all);
    assert_eq!(refused(&game, "predict 16", "CAM-6.3"), Refusal::NoSuchNumber(16));
    predict(&mut game, &[8]);
    assert_eq!(offers(&game), all, "one place is left");
    let events = play(&mut game, "predict 8");
    assert_eq!(events, [Event::Predicted { colour: BLUE, number: 8, inner: true }]);
    assert_eq!((open(&game).stands_inside(GREEN), open(&game).stands_inside(BLUE)), (false, true));
    let rest: Vec<String> = all.into_iter().filter(|text| text != "predict 8").collect();
    assert_eq!(offers(&game), rest);
    assert_eq!(refused(&game, "predict 8", "CAM-6.4"), Refusal::NumberFull(8));
    let crowd = |scene: Scene, colour| scene.colour(colour, "prediction = 4");
    let three = [BLUE, YELLOW, GREEN].into_iter().fold(Scene::of(4).phase("predictions").turn(RED), crowd);
    assert_eq!(three.broken_clause(), "CAM-6.4");
}

/// CAM-6.5: a number that cannot be reached is allowed.
#[test]
fn impossible_numbers_are_allowed() {
    let mut game = predicting([(GREEN, 3), (BLUE, 0), (YELLOW, 0), (RED, 0)]);
    predict(&mut game, &[0, 15, 14, 13]);
    assert_eq!(open(&game).flow.phase, Phase::Fists);
}

/// CAM-6.6: a prediction is public at once.
#[test]
fn predictions_are_public() {
    let mut game = nine();
    let event = play(&mut game, "predict 8")[0];
    assert_eq!(event.seen_by(Eye::Spectator), event);
    assert_eq!(game.view(Eye::Seat(ANNA)).open.prediction_of(GREEN), Some(8));
}

/// CAM-6.7, CAM-6.8, CAM-6.9, CAM-6.11, CAM-X5: exact first, then below descending, then above; outer before inner.
#[test]
fn the_fists_are_opened() {
    let mut game = nine();
    predict(&mut game, &[8, 8, 11, 9]);
    assert_eq!((game.turn(), open(&game).total), (Turn::Chance, None));
    let events = chance(&mut game, "reveal");
    let sent = [Some(1), Some(3), Some(2), Some(3), None];
    assert_eq!(events[0], Event::FistsOpened { sent, total: 9 });
    assert_eq!(events[1], Event::NewOrder([RED, GREEN, BLUE, YELLOW].into_iter().collect()));
    assert_eq!(order(&game), [RED, GREEN, BLUE, YELLOW]);
    assert_eq!(
        (pieces(&game, GREEN).screen, pieces(&game, GREEN).sent, secret(&game, GREEN).fist),
        (9, 2, 0)
    );
    let events = chance(&mut game, "merlin 3");
    assert!(matches!(events[0], Event::MerlinTaken { colour: RED, .. }));
    assert_eq!(open(&game).flow.phase, Phase::Missions);
}

/// CAM-6.10, CAM-X6: nobody exact, so the highest number below comes first.
#[test]
fn nobody_exact() {
    let scene = Scene::of(4).phase("predictions").order(&[RED, BLUE, GREEN, YELLOW]);
    let fists = [(GREEN, 2), (BLUE, 3), (YELLOW, 3), (RED, 1)];
    let scene =
        fists.iter().fold(scene, |scene, (colour, fist)| scene.colour(*colour, &format!("fist = {fist}")));
    let mut game = scene.build();
    predict(&mut game, &[7, 7, 10, 12]);
    chance(&mut game, "reveal");
    assert_eq!(order(&game), [YELLOW, GREEN, BLUE, RED]);
}

/// CAM-6.10, CAM-6.11, CAM-X7: all too high, so the lowest comes first and takes the Merlin tile, exact or not.
#[test]
fn all_too_high() {
    let scene = Scene::of(4).phase("predictions").order(&[YELLOW, GREEN, BLUE, RED]);
    let fists = [(GREEN, 2), (BLUE, 3), (YELLOW, 0), (RED, 0)];
    let scene =
        fists.iter().fold(scene, |scene, (colour, fist)| scene.colour(*colour, &format!("fist = {fist}")));
    let mut game = scene.build();
    predict(&mut game, &[8, 6, 9, 6]);
    chance(&mut game, "reveal");
    assert_eq!(order(&game), [BLUE, YELLOW, RED, GREEN]);
    let events = chance(&mut game, "merlin 4");
    assert!(matches!(events[0], Event::MerlinTaken { colour: BLUE, .. }));
    assert_eq!(open(&game).merlin[2], Some(BLUE), "the third tile from the left, in the third round");
}

/// CAM-6.12, CAM-6.13: the owner alone sees the points of the tile; it scores in the end.
#[test]
fn merlins_points_are_private() {
    let game = Scene::of(4).phase("merlin").build();
    let faces: Vec<String> = lots(&game).into_iter().map(|(text, _)| text).collect();
    let after = |face: &str| {
        let mut game = game;
        let event = chance(&mut game, face)[0];
        assert_eq!(score(&game, RED), 0);
        (game, event)
    };
    let (low, event) = after(&faces[0]);
    let (high, other) = after(&faces[1]);
    assert_ne!(event, other);
    for eye in [Eye::Seat(BEN), Eye::Spectator] {
        assert_eq!(event.seen_by(eye), other.seen_by(eye));
        assert_eq!(low.view(eye), high.view(eye));
    }
    assert_eq!(event.seen_by(Eye::Seat(ANNA)), event);
    assert_ne!(low.view(Eye::Seat(ANNA)), high.view(Eye::Seat(ANNA)));
}

/// CAM-6.14: the new order is that of the turns, and of the next predictions from bottom to top.
#[test]
fn the_order_remains() {
    let mut game = predicting([(GREEN, 0), (BLUE, 0), (YELLOW, 0), (RED, 0)]);
    predict(&mut game, &[3, 2, 1, 0]);
    crate::support::let_chance(&mut game);
    let first_round = order(&game);
    assert_eq!(first_round, [RED, YELLOW, BLUE, GREEN]);
    for colour in first_round {
        assert_eq!(crate::support::acting(&game), colour);
        play(&mut game, "fetch 0");
    }
    crate::support::let_chance(&mut game);
    assert_eq!(order(&game), [RED, YELLOW, BLUE, GREEN]);
    assert_eq!(open(&game).predictions, [None; 5], "the magicians are back on the track");
    let wrong = Scene::of(4).phase("merlin").line("total = 2").colour(RED, "sent = 1");
    assert_eq!(wrong.broken_clause(), "CAM-6.7");
}
