//! Section 16: Mordred and the black knight.

use crate::support::{
    BLUE, RED, Scene, VIOLET, YELLOW, acting, let_chance, new_game, offers, offers_of, open, pieces, play,
    points_in, refused, score,
};
use camelot::{BlackKnight, Camelot, Components, Due, Event, Figure, HeroSide, Heroes, Occupant, Sides};
use table::Game;

/// Violet with this side of Mordred up, on turn after yellow and red.
fn mordred(side: &str) -> Scene {
    Scene::of(5).heroes().turn(VIOLET).colour(VIOLET, &format!("hero = \"{side}\""))
}

/// CAM-16.12, CAM-16.13, CAM-X43: Mordred removes a card with one shield; the last colour then finds nothing.
#[test]
fn mordred_removes_a_card() {
    let display = [
        "one_red taken red",
        "one_green taken blue",
        "one_blue",
        "two_special_4",
        "two_any_any",
        "three_special_6",
        "key_any_any",
    ];
    let track = [RED, BLUE, VIOLET, camelot::Colour::Green, YELLOW];
    let scene = mordred("one").order(&track).turn(VIOLET).display(&display).colour(YELLOW, "sent = 1");
    let mut game = scene.build();
    play(&mut game, "fetch 1");
    let_chance(&mut game);
    assert_eq!(offers(&game), ["hero remove one_blue", "decline"]);
    refused(&game, "hero remove two_any_any", "CAM-16.12");
    refused(&game, "hero score", "CAM-16.4");
    play(&mut game, "hero remove one_blue");
    let events = play(&mut game, "fetch 0");
    assert!(events.contains(&Event::NoMission { colour: YELLOW, knights: 1 }));
    assert_eq!(pieces(&game, VIOLET).hero, HeroSide::Two);
}

/// CAM-16.12: a key card with one shield is one, too; without a suitable card nothing is offered.
#[test]
fn a_key_card_with_one_shield() {
    let display = [
        "one_red taken red",
        "one_green taken blue",
        "one_blue taken yellow",
        "two_special_4",
        "two_any_any",
        "three_special_6",
        "key_any",
    ];
    let track = [RED, BLUE, YELLOW, VIOLET, camelot::Colour::Green];
    let scene = mordred("one").order(&track).turn(VIOLET);
    let mut game = scene.clone().display(&display).build();
    play(&mut game, "fetch 1");
    let_chance(&mut game);
    assert_eq!(offers(&game), ["hero remove key_any", "decline"]);
    let none = display.map(|card| if card == "key_any" { "key_any_any" } else { card });
    let mut game = scene.display(&none).build();
    play(&mut game, "fetch 1");
    let_chance(&mut game);
    assert_eq!(acting(&game), camelot::Colour::Green);
}

/// CAM-16.17, CAM-X44: 2 points for the black knight on any legal field of the castle, with all effects.
#[test]
fn the_black_knight() {
    let scene = mordred("two").score(VIOLET, 10).knights(VIOLET, &["ch_1a", "ch_2a"]).mission("one_red");
    let mut game = scene.build();
    play(&mut game, "place red rt_01");
    let fields = offers_of(&game, "hero black");
    assert_eq!(fields.len(), 12 + 4 + 1 + 1);
    refused(&game, "hero black ch_1b", "CAM-13.4");
    refused(&game, "hero black se_1", "CAM-16.17");
    let events = play(&mut game, "hero black ch_3a");
    assert_eq!(points_in(&events), [(VIOLET, -2), (VIOLET, 4)]);
    assert_eq!(score(&game, VIOLET), 12);
    let spot = crate::support::spot(&game, "ch_3a");
    assert_eq!(open(&game).occupant(spot), Some(Occupant::Of(VIOLET, Figure::BlackKnight)));
    assert_eq!((open(&game).black, pieces(&game, VIOLET).hero), (BlackKnight::Placed(spot), HeroSide::Gone));
}

/// CAM-16.17: nobody pays with points one does not have: with a score of 1 violet is not asked, with 2 it is.
#[test]
fn the_price() {
    for (points, asked) in [(1, false), (2, true)] {
        let mut game = mordred("two").score(VIOLET, points).mission("one_red").build();
        play(&mut game, "place red rt_01");
        assert_eq!(open(&game).due() == Due::Hero, asked, "{points} points");
    }
}

/// CAM-16.7, CAM-16.11, CAM-16.12, CAM-16.14, CAM-16.17, CAM-16.18, CAM-16.20: the log cites the ability that is used.
#[test]
fn the_log_cites_the_ability() {
    use camelot::Hero;
    for (hero, clauses) in [
        (Hero::Kay, ["CAM-16.7", "CAM-16.11"]),
        (Hero::Percival, ["CAM-16.7", "CAM-16.14"]),
        (Hero::Tristan, ["CAM-16.7", "CAM-16.18"]),
        (Hero::Lancelot, ["CAM-16.7", "CAM-16.20"]),
        (Hero::Mordred, ["CAM-16.12", "CAM-16.17"]),
    ] {
        let cited = [1, 2].map(|side| Event::HeroUsed { colour: VIOLET, hero, side }.clause().0);
        assert_eq!(cited, clauses, "{hero}");
    }
    // Kay removes cards as well as Mordred, so what becomes of the card is cited.
    let mission = "one_red".parse().unwrap();
    assert_eq!(Event::MissionRemoved { colour: VIOLET, mission }.clause().0, "CAM-16.13");
}

/// CAM-16.21: the black knight lies with Mordred's colour at set-up, or in the box.
#[test]
fn where_the_black_knight_begins() {
    assert_eq!(open(&new_game(5, Sides::BASIC, Heroes::On)).black, BlackKnight::Waiting);
    assert_eq!(open(&new_game(4, Sides::BASIC, Heroes::On)).black, BlackKnight::Boxed);
    let text = "players=3 heroes=on colours=red,blue,violet";
    let options = Camelot::read_options(text, Components::printed()).unwrap();
    assert_eq!(open(&Camelot::setup(&options)).black, BlackKnight::Waiting);
}

/// CAM-16.22, CAM-25.25: until then it counts for nothing: it is not sent, no source, and not scored.
#[test]
fn out_of_play() {
    let game = mordred("one").build();
    assert_eq!(pieces(&game, VIOLET).screen + pieces(&game, VIOLET).hinterland, 12);
    let sending =
        Scene::of(5).heroes().phase("sending").colour(VIOLET, "screen = 0\nhinterland = 12").build();
    let seat = open(&sending).owner(VIOLET).unwrap();
    assert_eq!(crate::support::offers_to(&sending, seat), ["send 0"]);
}

/// CAM-16.23, CAM-25.25: once placed it is a knight like any other: in the majority of the red room, and
/// later from the Hinterland.
#[test]
fn a_knight_like_any_other() {
    let scene = Scene::of(5).heroes().round(7).turn(VIOLET).colour(VIOLET, "hero = \"gone\"");
    let scene = scene.knights(RED, &["rt_01"]).on("rt_02", "violet 1").on("rt_03", "violet black 2");
    let mut game = scene.build();
    let events = play(&mut game, "fetch 0");
    assert!(events.contains(&Event::Ranked { colour: Some(VIOLET), knights: 2, place: 1, area: None }));
    // Sent back by Intrigue, it can be fetched: 13 knights are in play now.
    let scene =
        Scene::of(5).heroes().sides("AABA").turn(VIOLET).colour(VIOLET, "hero = \"gone\"\nhinterland = 3");
    let mut game = scene.line("black_knight = \"among knights\"").build();
    assert_eq!(pieces(&game, VIOLET).screen + pieces(&game, VIOLET).hinterland, 13);
    play(&mut game, "fetch 2");
    assert_eq!(pieces(&game, VIOLET).hinterland, 1);
    assert_eq!(score(&game, BLUE), 0);
}
