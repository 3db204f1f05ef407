//! Section 18: two players.

use crate::support::{
    ANNA, BEN, BLUE, GREEN, RED, Scene, YELLOW, acting, let_chance, offers, offers_to, on_turn, open, pieces,
    play, play_as, refused_to, secret, sending,
};
use camelot::{Camelot, Deck, Event};
use table::{Actor, Event as _, Eye, Game};

/// CAM-18.1: two colours each, set-up and reveals as with four players.
#[test]
fn two_colours_each() {
    let game = sending(2);
    assert_eq!(open(&game).colours_of(ANNA).collect::<Vec<_>>(), [RED, GREEN]);
    assert_eq!(open(&game).colours_of(BEN).collect::<Vec<_>>(), [YELLOW, BLUE]);
    let shown = |game: &Camelot| {
        Deck::ALL.map(|deck| open(game).display().filter(|slot| slot.mission.deck == deck).count())
    };
    assert_eq!(shown(&game), shown(&sending(4)));
    assert_eq!(pieces(&game, RED).screen, 11);
}

/// CAM-18.2: the colours stay strictly separate: an extra knight comes from the own colour alone.
#[test]
fn strictly_separate() {
    let mut game = Scene::of(2).mission("one_green").knights(GREEN, &["tr_11", "tr_12"]).build();
    let before = pieces(&game, GREEN);
    let events = play(&mut game, "place green tr_13");
    assert!(
        !events.iter().any(|event| matches!(event, Event::LineCompleted { .. })),
        "two colours make no line"
    );
    assert_eq!(pieces(&game, GREEN), before);
}

/// CAM-18.3: a number for each colour, both at once, each bounded by its own colour.
#[test]
fn both_fists_at_once() {
    let game = Scene::of(2).phase("sending").colour(GREEN, "screen = 1\nhinterland = 12").build();
    let texts = offers_to(&game, ANNA);
    let expected: Vec<String> =
        (0..=3).flat_map(|red| (0..=1).map(move |green| format!("send {red} {green}"))).collect();
    assert_eq!(texts, expected);
    refused_to(&game, Actor::Seat(ANNA), "send 2", "CAM-18.3");
    refused_to(&game, Actor::Seat(ANNA), "send 2 2", "CAM-5.2");
    let mut game = game;
    play_as(&mut game, ANNA, "send 2 1");
    assert_eq!((secret(&game, RED).fist, secret(&game, GREEN).fist), (2, 1));
}

/// CAM-18.4: before the reveal the opponent knows neither the numbers nor their sum.
#[test]
fn the_opponent_knows_nothing() {
    let after = |text: &str| {
        let mut game = sending(2);
        let event = play_as(&mut game, ANNA, text)[0].seen_by(Eye::Seat(BEN));
        (format!("{:?}", game.view(Eye::Seat(BEN))), event)
    };
    assert_eq!(after("send 0 0"), after("send 3 3"));
    assert_eq!(after("send 1 2"), after("send 2 0"));
}

/// CAM-18.5, CAM-18.7: each colour predicts, and has its own turn.
#[test]
fn each_colour_predicts_and_acts() {
    let mut game = sending(2);
    play_as(&mut game, ANNA, "send 0 0");
    play_as(&mut game, BEN, "send 0 0");
    let mut predicted = Vec::new();
    for number in [3, 2, 1, 0] {
        predicted.push((acting(&game), on_turn(&game)));
        play(&mut game, &format!("predict {number}"));
    }
    assert_eq!(predicted, [(BLUE, BEN), (GREEN, ANNA), (YELLOW, BEN), (RED, ANNA)]);
    let events = let_chance(&mut game);
    assert!(
        events.iter().any(|event| matches!(event, Event::MerlinTaken { colour: RED, .. })),
        "the top colour alone"
    );
    assert_eq!((secret(&game, RED).merlin.len(), secret(&game, GREEN).merlin.len()), (1, 0));
    for (colour, seat) in [(RED, ANNA), (YELLOW, BEN), (GREEN, ANNA), (BLUE, BEN)] {
        assert_eq!((acting(&game), on_turn(&game)), (colour, seat));
        play(&mut game, "fetch 0");
    }
}

/// CAM-18.6: two magicians of one player may stand on one number.
#[test]
fn both_magicians_on_one_number() {
    let scene = Scene::of(2).phase("predictions").order(&[YELLOW, BLUE, GREEN, RED]);
    let mut game = scene.build();
    play(&mut game, "predict 5");
    play(&mut game, "predict 5");
    assert_eq!((open(&game).prediction_of(RED), open(&game).prediction_of(GREEN)), (Some(5), Some(5)));
    assert!(!offers(&game).contains(&"predict 5".to_owned()));
}

/// CAM-18.8: a player looks behind both own screens, and behind no other.
#[test]
fn both_own_screens() {
    let game = sending(2);
    let seen = |eye| [RED, YELLOW, GREEN, BLUE].map(|colour| game.view(eye).secret(colour).is_some());
    assert_eq!(seen(Eye::Seat(ANNA)), [true, false, true, false]);
    assert_eq!(seen(Eye::Seat(BEN)), [false, true, false, true]);
    assert_eq!(seen(Eye::Spectator), [false; 4]);
}

/// The end of a game of Anna (red, blue) and Ben (green, yellow) with these scores and this track.
fn result(scores: [i32; 4], track: [camelot::Colour; 4]) -> Camelot {
    let scene =
        Scene::of(2).owners("red+blue,yellow+green").phase("over").round(7).sides("BAAA").order(&track);
    let colours = [RED, BLUE, GREEN, YELLOW];
    colours.iter().zip(scores).fold(scene, |scene, (colour, points)| scene.score(*colour, points)).build()
}

/// CAM-18.9: the lower score of a player counts, and the higher result wins.
#[test]
fn the_lower_colour_counts() {
    let game = result([52, 46, 49, 47], [RED, BLUE, GREEN, YELLOW]);
    assert_eq!((game.scores().total(ANNA), game.scores().total(BEN)), (46, 47));
    assert!(game.scores().winners.contains(BEN));
}

/// CAM-18.10, CAM-25.27, CAM-X48: equal results: the counted colour further up the track wins.
#[test]
fn equal_results() {
    let game = result([52, 47, 49, 47], [RED, YELLOW, GREEN, BLUE]);
    assert_eq!((game.scores().total(ANNA), game.scores().total(BEN)), (47, 47));
    assert!(game.scores().winners.contains(BEN) && game.scores().winners.len() == 1);
    // Of two equal own colours the one further up counts.
    let game = result([47, 47, 49, 47], [RED, YELLOW, GREEN, BLUE]);
    assert_eq!((open(&game).counted(ANNA), game.scores().winners.contains(ANNA)), (Some(RED), true));
}
