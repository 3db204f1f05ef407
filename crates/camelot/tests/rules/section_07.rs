//! Section 7: phase 4, missions.

use crate::support::{
    BEN, BLUE, GREEN, RED, Scene, YELLOW, acting, let_chance, mission, offers, offers_of, open, pieces, play,
    points_in, refused, refused_to, scores, standing_on,
};
use camelot::{Camelot, Event, Fate, Refusal, Shield};
use table::{Actor, Game};

const DISPLAY: [&str; 6] =
    ["one_red", "one_green", "one_blue", "two_red_green", "two_any_any", "three_special_6"];

/// Phase 4 with red on turn and so many knights sent.
fn sent(knights: u8) -> Scene {
    Scene::of(4).display(&DISPLAY).colour(RED, &format!("sent = {knights}"))
}

/// CAM-7.1, CAM-7.20: one turn each, from the top of the track to the bottom; then the round is over.
#[test]
fn one_turn_each() {
    let mut game = Scene::of(4).order(&[BLUE, RED, GREEN, YELLOW]).build();
    let mut turns = Vec::new();
    while open(&game).flow.round == 3 {
        turns.push(acting(&game));
        refused_to(&game, Actor::Chance, "grail foot", "CAM-7.1");
        play(&mut game, "fetch 0");
    }
    assert_eq!(turns, [BLUE, RED, GREEN, YELLOW]);
    refused_to(&Scene::of(4).build(), Actor::Seat(BEN), "fetch 0", "CAM-7.1");
}

/// CAM-7.2, CAM-7.4, CAM-21.3: any card on display that costs at most the knights sent.
#[test]
fn affordable_missions() {
    let ones = ["take one_red", "take one_green", "take one_blue"];
    assert_eq!(offers(&sent(1).build()), ones);
    assert_eq!(offers(&sent(2).build()).len(), 5);
    assert_eq!(offers(&sent(3).build()).len(), 6);
    let refusal = refused(&sent(1).build(), "take two_red_green", "CAM-7.2");
    assert_eq!(refusal, Refusal::TooCostly { mission: mission("two_red_green"), sent: 1 });
    refused(&sent(1).build(), "take one_yellow", "CAM-7.5");
    let mut game = sent(2).build();
    let events = play(&mut game, "take two_red_green");
    assert_eq!(events, [Event::MissionTaken { colour: RED, mission: mission("two_red_green") }]);
}

/// CAM-7.3: with an affordable card there is no passing and no fetching.
#[test]
fn a_mission_is_mandatory() {
    let game = sent(1).build();
    refused(&game, "decline", "CAM-21.3");
    refused(&game, "fetch 1", "CAM-21.3");
}

/// CAM-7.4, CAM-7.11: a card may be taken though its rooms are full; the knights come back.
#[test]
fn a_card_without_a_field_may_be_taken() {
    let game = Scene::of(4).colour(RED, "sent = 1").display(&DISPLAY);
    let mut game = full_round_table(game).build();
    play(&mut game, "take one_red");
    assert_eq!(offers(&game), ["return red"]);
}

/// All 13 seats of the Round Table are taken, by yellow, blue and green.
fn full_round_table(scene: Scene) -> Scene {
    let seats: Vec<String> = (1..=13).map(|number| format!("rt_{number:02}")).collect();
    let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
    scene.knights(YELLOW, &seats[..5]).knights(BLUE, &seats[5..9]).knights(GREEN, &seats[9..])
}

/// CAM-7.5, CAM-7.13: a taken card is gone for the others and has no further use.
#[test]
fn a_taken_card_is_gone() {
    let mut game = sent(1).colour(YELLOW, "sent = 1").build();
    play(&mut game, "take one_red");
    play(&mut game, "place red rt_01");
    let taken = open(&game).display().find(|slot| slot.fate == Fate::Taken(RED)).unwrap();
    assert_eq!(taken.mission, mission("one_red"));
    assert_eq!(offers(&game), ["take one_green", "take one_blue"]);
    refused(&game, "take one_red", "CAM-7.5");
}

/// CAM-7.6, CAM-X9: surplus knights go to the Hinterland before any shield, so a tree may fetch one of them.
#[test]
fn surplus_knights() {
    let row: Vec<String> = (1..=10).map(|number| format!("ba_{number:02}")).collect();
    let scene = Scene::of(4).order(&[BLUE, RED, GREEN, YELLOW]).display(&DISPLAY);
    let scene = scene.colour(BLUE, "sent = 3\nhinterland = 2");
    let by = [RED, GREEN, YELLOW, RED, GREEN, YELLOW, RED, GREEN, YELLOW, RED];
    let mut game =
        row.iter().zip(by).fold(scene, |scene, (field, colour)| scene.knights(colour, &[field])).build();
    let events = play(&mut game, "take one_blue");
    assert_eq!(events[1], Event::Surplus { colour: BLUE, knights: 2 });
    assert_eq!((pieces(&game, BLUE).hinterland, pieces(&game, BLUE).sent), (4, 1));
    let screen = pieces(&game, BLUE).screen;
    let events = play(&mut game, "place blue ba_11");
    assert_eq!(points_in(&events), [(BLUE, 1)]);
    assert!(events.contains(&Event::Tree { colour: BLUE, knight: true }));
    let events = let_chance(&mut game);
    assert!(matches!(events[0], Event::GrailDrawn { colour: BLUE, .. }));
    assert_eq!((pieces(&game, BLUE).hinterland, pieces(&game, BLUE).screen), (3, screen + 1));
}

/// CAM-7.7, CAM-7.8: one knight for each shield, in any order, each finished before the next.
#[test]
fn shields_in_any_order() {
    let scene = Scene::of(4).mission("two_red_green");
    for (first, second) in
        [("place red rt_05", "place green tr_11"), ("place green tr_12", "place red rt_01")]
    {
        let mut game = scene.build();
        play(&mut game, first);
        assert_eq!(acting(&game), RED);
        play(&mut game, second);
        assert_eq!((acting(&game), pieces(&game, RED).sent), (YELLOW, 0));
    }
    let mut game = scene.build();
    refused(&game, "place blue ba_01", "CAM-7.7");
    refused(&game, "place red tr_11", "CAM-7.7");
    refused(&game, "place red zz_99", "CAM-7.7");
    play(&mut game, "place red rt_05");
    refused(&game, "place red rt_06", "CAM-7.7");
}

/// CAM-7.9: a four-coloured shield leads to any of the four rooms with a legal field.
#[test]
fn any_shield() {
    let fields = offers_of(&Scene::of(4).mission("one_any").build(), "place any");
    for start in ["rt_01", "tr_11", "ba_01", "ch_1a"] {
        assert!(fields.contains(&start.to_owned()), "{start}");
    }
    assert_eq!(fields.len(), 13 + 4 + 1 + 4);
}

/// CAM-7.10: placing is mandatory while there is a legal field.
#[test]
fn placing_is_mandatory() {
    let game = Scene::of(4).mission("one_red").build();
    assert_eq!(offers_of(&game, "place red").len(), 13);
    assert_eq!(refused(&game, "return red", "CAM-7.10"), Refusal::MustPlace(Shield::Red));
    refused(&game, "decline", "CAM-21.7");
    refused(&game, "return blue", "CAM-7.7");
}

/// CAM-7.11, CAM-X10: without a legal field the knight goes back behind the screen.
#[test]
fn a_knight_without_a_field_goes_back() {
    let mut game = full_round_table(Scene::of(4).mission("two_red_green")).build();
    let screen = pieces(&game, RED).screen;
    assert_eq!(offers_of(&game, "place red"), [""; 0]);
    let events = play(&mut game, "return red");
    assert_eq!(events, [Event::Returned { colour: RED, shield: Shield::Red }]);
    assert_eq!((pieces(&game, RED).screen, pieces(&game, RED).sent), (screen + 1, 1));
    play(&mut game, "place green tr_13");
    assert_eq!(standing_on(&game, "tr_13"), Some(RED));
}

/// CAM-7.12, CAM-25.6: a four-coloured shield returns its knight only if all four rooms are closed to the colour.
#[test]
fn any_shield_with_closed_rooms() {
    let scene = full_round_table(Scene::of(5).sides("ABAA").round(7).mission("one_any"));
    // Heats full without red; the whole row of the Ballroom taken; all start fields of the Chapel taken.
    let heats = ["to_h1a", "to_h1b", "to_h1c", "to_h2a", "to_h2b", "to_h2c", "to_h3a", "to_h3b"];
    let rows: Vec<String> = (1..=12).map(|number| format!("ba_{number:02}")).collect();
    let scene = scene.knights(YELLOW, &heats[..3]).knights(GREEN, &heats[3..6]).knights(BLUE, &heats[6..]);
    let by = [camelot::Colour::Violet, BLUE, GREEN];
    let scene = rows.iter().enumerate().fold(scene, |scene, (index, field)| {
        scene.knights(by[if index < 8 { 0 } else { 1 + index % 2 }], &[field])
    });
    let closed = scene.line("tournament_tiles = []");
    let scene = closed.knights(YELLOW, &["ch_1a"]).knights(BLUE, &["ch_1b"]).knights(GREEN, &["ch_1c"]);
    let hinterland = |scene: Scene, colour| scene.colour(colour, "hinterland = 0");
    let scene = [YELLOW, BLUE, GREEN, camelot::Colour::Violet].into_iter().fold(scene, hinterland);
    let game = scene.build();
    assert_eq!(offers(&game), ["place any ch_1d"], "one room is open");
    let mut game = scene.knights(camelot::Colour::Violet, &["ch_1d"]).build();
    assert_eq!(offers(&game), ["return any"]);
    play(&mut game, "return any");
    assert_eq!(pieces(&game, RED).sent, 0);
}

/// CAM-7.14, CAM-7.15, CAM-7.16, CAM-X11: the knights of a special mission come back, surplus goes to the Hinterland.
#[test]
fn special_missions() {
    let display = ["one_red", "one_green", "one_blue", "two_special_4", "two_any_any", "three_special_6"];
    let scene = Scene::of(4).order(&[YELLOW, RED, GREEN, BLUE]).display(&display);
    let few = scene.clone().colour(YELLOW, "sent = 1").build();
    refused(&few, "take two_special_4", "CAM-7.2");
    let mut game = scene.colour(YELLOW, "sent = 3").build();
    let before = pieces(&game, YELLOW);
    let events = play(&mut game, "take two_special_4");
    assert_eq!(events[1], Event::Surplus { colour: YELLOW, knights: 1 });
    assert_eq!(events[2], Event::CameBack { colour: YELLOW, knights: 2 });
    assert_eq!(points_in(&events), [(YELLOW, 4)]);
    let after = pieces(&game, YELLOW);
    assert_eq!((after.screen, after.hinterland, after.sent), (before.screen + 2, before.hinterland + 1, 0));
    assert_eq!(acting(&game), RED, "no knight is placed");
}

/// CAM-7.17, CAM-X12: nothing affordable: the knights go to the Hinterland, without card and without tile.
#[test]
fn no_affordable_mission() {
    let scene = [RED, YELLOW, GREEN, BLUE]
        .into_iter()
        .fold(Scene::of(4).display(&DISPLAY), |scene, colour| scene.colour(colour, "sent = 1"));
    let mut game = scene.build();
    let before = pieces(&game, BLUE);
    for (take, place) in [
        ("take one_red", "place red rt_01"),
        ("take one_green", "place green tr_12"),
        ("take one_blue", "place blue ba_01"),
    ] {
        play(&mut game, take);
        let events = play(&mut game, place);
        if take == "take one_blue" {
            assert!(events.contains(&Event::NoMission { colour: BLUE, knights: 1 }));
        }
    }
    let after = pieces(&game, BLUE);
    assert_eq!((after.hinterland, after.sent, after.grail), (before.hinterland + 1, 0, 0));
    assert_eq!(open(&game).flow.round, 4);
    let stuck = Scene::of(4).order(&[BLUE, RED, GREEN, YELLOW]).colour(BLUE, "sent = 1");
    let display =
        ["one_red taken red", "one_red", "one_red", "two_any_any", "two_red_red", "three_special_6"];
    assert_eq!(stuck.display(&display).broken_clause(), "CAM-7.2");
}

/// CAM-7.18, CAM-7.19, CAM-X13, CAM-25.9: a colour that sent nobody takes back up to two knights, with a tile for each.
#[test]
fn fetching_knights() {
    for (there, options) in [(0, 1), (1, 2), (2, 3), (5, 3)] {
        let game = Scene::of(4).colour(RED, &format!("hinterland = {there}")).build();
        assert_eq!(offers(&game).len(), options);
        refused(&game, &format!("fetch {options}"), "CAM-7.18");
        refused(&game, "take one_red", "CAM-21.4");
    }
    let mut game = Scene::of(4).colour(RED, "hinterland = 3").build();
    let screen = pieces(&game, RED).screen;
    let events = play(&mut game, "fetch 2");
    assert_eq!(events, [Event::Fetched { colour: RED, knights: 2 }]);
    let drawn = let_chance(&mut game);
    assert_eq!(drawn.len(), 2);
    let after = pieces(&game, RED);
    assert_eq!((after.screen, after.hinterland, after.grail), (screen + 2, 1, 2));
    // None taken back, no tile.
    let mut game = Scene::of(4).colour(RED, "hinterland = 3").build();
    play(&mut game, "fetch 0");
    assert_eq!((acting(&game), pieces(&game, RED).grail), (YELLOW, 0));
    assert_eq!(scores(&game), [0; 4]);
}

/// CAM-7.19, CAM-8.6: grail tiles are due only to a colour that has taken a mission or fetched knights, and
/// never more than come at once.
#[test]
fn tiles_that_cannot_be_due() {
    let broken = |earned: bool, stack: &str| {
        let turn =
            format!("[turn]\nphase = \"missions\"\nearned = {earned}\nstack = [\"hero\", \"{stack}\"]\n");
        let text = format!("game = \"camelot\"\noptions = \"players=4 heroes=on\"\n{turn}");
        let fault = Camelot::from_position(&text, Camelot::printed()).unwrap_err();
        assert!(!fault.to_string().contains("Grail("), "{fault}");
        fault.clause().unwrap().0
    };
    assert_eq!(broken(false, "grail 2"), "CAM-7.19");
    assert_eq!(broken(true, "grail 9"), "CAM-8.16");
}
