//! Sections 19 and 20: three players, five players.

use crate::random::random_game;
use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, let_chance, new_game, offers, offers_of, open, pieces, play, points_in,
    refused, sending, spot,
};
use camelot::{Camelot, Colour, Components, Event, Heroes, Occupant, Options, Room, Sides, TableFace};
use table::{Eye, Game};

/// CAM-19.1: the first colour nobody has is neutral.
#[test]
fn the_neutral_colour() {
    for (colours, neutral) in
        [("red,yellow,green", BLUE), ("blue,violet,red", YELLOW), ("yellow,green,blue", RED)]
    {
        let options =
            Camelot::read_options(&format!("players=3 colours={colours}"), Components::printed()).unwrap();
        assert_eq!(open(&Camelot::setup(&options)).neutral_colour(), Some(neutral));
    }
    assert_eq!(open(&new_game(4, Sides::BASIC, Heroes::Off)).neutral_colour(), None);
}

/// CAM-19.2, CAM-19.3, CAM-25.28: one neutral knight on every marked field in use, without effect, for the whole game.
#[test]
fn marked_fields() {
    for sides in Sides::combinations() {
        let mut game = new_game(3, sides, Heroes::Off);
        let events = let_chance(&mut game);
        for room in Room::CASTLE {
            assert_eq!(open(&game).neutral(room), open(&game).board(room).marked);
        }
        assert_eq!(points_in(&events), []);
        let knights = Room::CASTLE.map(|room| open(&game).neutral(room).len()).iter().sum::<usize>() as u8;
        assert!(events.contains(&Event::NeutralKnights { colour: BLUE, knights }));
        assert!(knights <= 14, "CAM-23.20: {sides}");
    }
    let game = Scene::of(3).mission("one_red").build();
    assert_eq!(open(&game).occupant(spot(&game, "rt_08")), Some(Occupant::Neutral));
    refused(&game, "place red rt_08", "CAM-8.1");
    assert_eq!(Scene::of(3).on("rt_08", "red").broken_clause(), "CAM-19.3");
}

/// CAM-19.4: the neutral colour has no turn and no score, and its knights never move.
#[test]
fn neutral_knights_never_move() {
    for (seed, sides) in Sides::combinations().enumerate() {
        let options = Options::new(3, sides, Heroes::On, Components::printed()).unwrap();
        let game = random_game(&options, seed as u64);
        for room in Room::CASTLE {
            assert_eq!(open(game.state()).neutral(room), open(game.state()).board(room).marked);
        }
        assert_eq!(open(game.state()).score(BLUE), 0);
        let acted = |event: &Event| {
            matches!(event, Event::MissionTaken { colour: BLUE, .. } | Event::Predicted { colour: BLUE, .. })
        };
        assert!(!game.events(Eye::Everything).iter().any(acted));
    }
}

/// CAM-19.5, CAM-X51: neutral knights fill heats: the fifth knight of a player opens the final.
#[test]
fn neutral_knights_fill_heats() {
    let scene = Scene::of(3).sides("ABAA").mission("one_green").line("tournament_tiles = [\"yellow\"]");
    let scene = scene.knights(YELLOW, &["to_h1a", "to_h2b", "to_h3a"]).knights(GREEN, &["to_h1b"]);
    let mut game = scene.build();
    assert_eq!(offers(&game), ["place green to_h2c"]);
    assert!(play(&mut game, "place green to_h2c").contains(&Event::FinalOpened));
}

/// CAM-19.5, CAM-X52: the next free field of the Ballroom comes after a neutral knight.
#[test]
fn neutral_knights_in_the_row() {
    for colour in [RED, YELLOW, GREEN] {
        let scene = Scene::of(3)
            .turn(colour)
            .mission("one_blue")
            .knights(RED, &["ba_01"])
            .knights(YELLOW, &["ba_02"]);
        assert_eq!(offers(&scene.build()), ["place blue ba_04"]);
    }
}

/// CAM-19.5: rows of the Training Ground, groups of Intrigue, arrows.
#[test]
fn neutral_knights_occupy() {
    let scene = Scene::of(3).mission("one_green").knights(YELLOW, &["tr_11", "tr_12", "tr_13"]);
    assert_eq!(
        offers_of(&scene.build(), "place green"),
        ["tr_22", "tr_23", "tr_24"],
        "tr_14 and tr_21 are neutral"
    );
    let scene = Scene::of(3).mission("one_yellow").knights(RED, &["ch_1c", "ch_2c"]);
    assert_eq!(offers_of(&scene.build(), "place yellow"), ["ch_3b"], "ch_3c is neutral");
}

/// CAM-19.6: see `section_15::neutral_knights_take_places`; a tie for first place is lost as well.
#[test]
fn the_neutral_colour_loses_ties() {
    let scene = Scene::of(3).round(7).turn(GREEN).knights(RED, &["rt_01", "rt_02", "rt_03"]);
    let mut game = scene.build();
    let events = play(&mut game, "fetch 0");
    assert_eq!(points_in(&events), [(RED, 13)]);
}

/// CAM-19.7, CAM-19.8, CAM-X50: the Rebellion with neutral knights: entry 4 is taken, the table follows the counts.
#[test]
fn neutral_knights_in_the_rebellion() {
    let scene = |colour: Colour| Scene::of(3).sides("BAAA").turn(colour).mission("one_red");
    let game = scene(RED).build();
    assert_eq!(open(&game).knight_table(), Some(TableFace::Green), "1 : 2");
    assert_eq!(offers(&game), ["place red re_l1"]);
    let mut second = scene(YELLOW).chain(RED, &["re_l1"]).build();
    assert_eq!(
        (offers(&second), open(&second).knight_table()),
        (vec!["place red re_r1".to_owned()], Some(TableFace::Green))
    );
    play(&mut second, "place red re_r1");
    let third = scene(GREEN).chain(RED, &["re_l1"]).chain(YELLOW, &["re_r1"]).build();
    assert_eq!(offers(&third), ["place red re_l7"]);
    let scene = scene(RED).chain(RED, &["re_l1"]).chain(YELLOW, &["re_r1"]).chain(GREEN, &["re_l7"]);
    let mut again = scene.build();
    assert_eq!(open(&again).knight_table(), Some(TableFace::Green), "3 : 3");
    assert!(play(&mut again, "place red re_l2").contains(&Event::TableTurned(TableFace::Gold)), "4 : 3");
}

/// CAM-19.9: only one card of deck two.
#[test]
fn one_card_of_deck_two() {
    assert_eq!(open(&sending(3)).display().count(), 5);
}

/// CAM-20.1: ten knights behind each screen, a key card in each round, the secret room.
#[test]
fn five_players() {
    let game = sending(5);
    assert!(Colour::ALL.iter().all(|&colour| pieces(&game, colour).screen == 10));
    assert_eq!(open(&game).display().count(), 7);
    assert!(open(&game).board_name(Room::Secret).is_some());
}

/// CAM-20.2: the Rebellion, the Chapel and the Library each have four first places.
#[test]
fn four_first_places() {
    use camelot::BoardName;
    for name in [BoardName::Rebellion, BoardName::Chapel, BoardName::Library] {
        assert_eq!(Components::printed().board(name).starts.len(), 4, "{name}");
    }
    assert_eq!(sending(5).players(), 5);
}
