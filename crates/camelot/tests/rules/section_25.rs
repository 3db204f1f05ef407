//! Section 25: edge cases. Those that a test of another section proves in full are cited there.

use crate::support::{
    ANNA, BEN, BLUE, CLARA, GREEN, RED, Scene, YELLOW, acting, field, has_sixty_tile, let_chance, offers,
    offers_of, offers_to, open, pieces, play, play_as, points_in, refused, score, standing_on,
};
use camelot::{Camelot, Colour, Due, Event, Figure, Phase, Standing, TableFace};
use table::Seat;

/// All 13 seats of the Round Table are taken, by yellow, blue and green.
fn full_round_table(scene: Scene) -> Scene {
    let seats: Vec<String> = (1..=13).map(|number| format!("rt_{number:02}")).collect();
    let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
    scene.knights(YELLOW, &seats[..5]).knights(BLUE, &seats[5..9]).knights(GREEN, &seats[9..])
}

/// CAM-25.1: without a knight behind the screen a colour sends 0, and still predicts and has its turn.
#[test]
fn an_empty_screen_plays_on() {
    let mut game = Scene::of(4).phase("sending").colour(GREEN, "hinterland = 13").build();
    assert_eq!(offers_to(&game, CLARA), ["send 0"]);
    for (seat, fist) in [(ANNA, "send 1"), (CLARA, "send 0"), (Seat::new(3), "send 1"), (BEN, "send 1")] {
        play_as(&mut game, seat, fist);
    }
    for (colour, number) in [(BLUE, 3), (GREEN, 4), (YELLOW, 5), (RED, 6)] {
        assert_eq!((acting(&game), offers(&game).len()), (colour, 16));
        play(&mut game, &format!("predict {number}"));
    }
    let_chance(&mut game);
    assert_eq!(open(&game).total, Some(3));
    while acting(&game) != GREEN {
        let first = offers(&game)[0].clone();
        play(&mut game, &first);
        let_chance(&mut game);
    }
    assert_eq!(offers(&game), ["fetch 0", "fetch 1", "fetch 2"]);
}

/// CAM-25.2: with an empty Hinterland a colour that sent nobody gets neither knight nor tile.
#[test]
fn nothing_to_fetch() {
    let mut game = Scene::of(4).colour(RED, "hinterland = 0").build();
    assert_eq!(offers(&game), ["fetch 0"]);
    let before = pieces(&game, RED);
    assert_eq!(play(&mut game, "fetch 0"), [Event::Fetched { colour: RED, knights: 0 }]);
    assert_eq!((pieces(&game, RED), acting(&game)), (before, YELLOW));
}

/// CAM-25.3: with three colours the third card for one knight is left, unless Kay removed it.
#[test]
fn three_colours_and_nothing_affordable() {
    let cards = ["one_red", "one_green", "one_blue", "two_any_any", "three_special_6"];
    let scene = Scene::of(3).heroes().display(&cards).colour(RED, "sent = 1\nhero = \"two\"");
    let scene = scene.colour(YELLOW, "sent = 1").colour(GREEN, "sent = 1");
    let after = |hero: &str| {
        let mut game = scene.build();
        let mut events = Vec::new();
        for choice in ["take one_red", "place red rt_01", hero, "take one_blue", "place blue ba_01"] {
            events.extend(play(&mut game, choice));
            events.extend(let_chance(&mut game));
        }
        let lost = events.contains(&Event::NoMission { colour: GREEN, knights: 1 });
        (game, lost)
    };
    let (game, lost) = after("decline");
    assert_eq!((lost, acting(&game), offers(&game)), (false, GREEN, vec!["take one_green".to_owned()]));
    let (game, lost) = after("hero remove one_green");
    assert!(lost && open(&game).flow.round == 4);
    assert_eq!((pieces(&game, GREEN).hinterland, pieces(&game, GREEN).grail), (3, 0));
}

/// CAM-25.4: a card whose room is full may be taken to get all its knights back.
#[test]
fn getting_the_knights_back() {
    let cards = ["one_red", "one_green", "one_blue", "two_red_red", "two_any_any", "three_special_6"];
    let mut game = full_round_table(Scene::of(4).display(&cards).colour(RED, "sent = 2")).build();
    let before = pieces(&game, RED);
    for choice in ["take two_red_red", "return red", "return red"] {
        play(&mut game, choice);
    }
    let after = pieces(&game, RED);
    assert_eq!((after.screen, after.hinterland, after.sent), (before.screen + 2, before.hinterland, 0));
    assert_eq!((acting(&game), score(&game, RED)), (YELLOW, 0));
}

/// CAM-25.5: in one turn a surplus knight goes to the Hinterland and one without a field behind the screen.
#[test]
fn surplus_and_returned_knights() {
    let cards = ["one_red", "one_green", "one_blue", "two_red_green", "two_any_any", "three_special_6"];
    let mut game = full_round_table(Scene::of(4).display(&cards).colour(RED, "sent = 3")).build();
    let before = pieces(&game, RED);
    for choice in ["take two_red_green", "return red", "place green tr_12"] {
        play(&mut game, choice);
    }
    let after = pieces(&game, RED);
    assert_eq!((after.screen, after.hinterland), (before.screen + 1, before.hinterland + 1));
    assert_eq!(standing_on(&game, "tr_12"), Some(RED));
}

/// CAM-25.10: with all grail tiles drawn a tree still brings a knight back, without a tile.
#[test]
fn a_tree_without_tiles() {
    let tiles = |part: &str| vec![part.to_owned(); 7];
    let (half, rest) = ([tiles("foot"), tiles("stem")].concat(), [tiles("bowl_left"), tiles("bowl_right")]);
    let scene = Scene::of(4).sides("AAAB").mission("one_yellow").knights(RED, &["li_s4"]);
    let scene = scene
        .colour(BLUE, &format!("grail = {half:?}"))
        .colour(GREEN, &format!("grail = {:?}", rest.concat()));
    let mut game = scene.build();
    let before = pieces(&game, RED);
    let events = play(&mut game, "place yellow li_m5");
    assert!(events.contains(&Event::Tree { colour: RED, knight: true }));
    assert!(events.contains(&Event::GrailShort { colour: RED, missing: 1 }));
    let after = pieces(&game, RED);
    assert_eq!((after.screen, after.hinterland, after.grail), (before.screen + 1, before.hinterland - 1, 0));
    assert_eq!(acting(&game), YELLOW);
}

/// The heats of the Tournament are full: red and blue stand in all of them, green and yellow in one each.
fn full_heats(scene: Scene) -> Scene {
    scene
        .sides("ABAA")
        .line("tournament_tiles = [\"red\", \"blue\"]")
        .knights(RED, &["to_h1a", "to_h2a", "to_h3a"])
        .knights(BLUE, &["to_h1b", "to_h2b", "to_h3b"])
        .knights(GREEN, &["to_h1c"])
        .knights(YELLOW, &["to_h2c"])
}

/// CAM-25.11: the last final field opens the winner's field within the same turn.
#[test]
fn from_the_final_to_the_winner() {
    let scene = full_heats(Scene::of(4).mission("two_green_green")).knights(BLUE, &["to_f1", "to_f2"]);
    let mut game = scene.build();
    assert_eq!(offers(&game), ["place green to_f3"]);
    play(&mut game, "place green to_f3");
    let_chance(&mut game);
    assert_eq!((acting(&game), offers(&game)), (RED, vec!["place green to_win".to_owned()]));
    play(&mut game, "place green to_win");
    assert_eq!(score(&game, RED), 4 + 6);
}

/// CAM-25.13: the only final field left is closed to a colour that is not in its heat.
#[test]
fn the_only_final_left() {
    let scene = full_heats(Scene::of(4).turn(GREEN).mission("one_green")).knights(BLUE, &["to_f1", "to_f2"]);
    let game = scene.build();
    assert_eq!(offers(&game), ["return green"]);
    refused(&game, "place green to_f3", "CAM-11.16");
}

/// CAM-25.15: another colour, a neutral knight or a gap breaks a line.
#[test]
fn what_breaks_a_line() {
    let completes = |scene: Scene, choice: &str| {
        let events = play(&mut scene.build(), choice);
        events.iter().any(|event| matches!(event, Event::LineCompleted { .. }))
    };
    let row = |fields: &[&str]| Scene::of(4).turn(GREEN).mission("one_green").knights(GREEN, fields);
    assert!(completes(row(&["tr_11", "tr_12"]), "place green tr_13"));
    assert!(!completes(row(&["tr_11", "tr_12"]), "place green tr_14"), "a gap");
    let scene = row(&["tr_11", "tr_13"]).knights(RED, &["tr_12"]);
    assert!(!completes(scene, "place green tr_14"), "another colour");
    // With three players tr_21 is neutral: it joins tr_11 and tr_31 no more than a foreign knight would.
    let scene = Scene::of(3).turn(GREEN).mission("one_green").knights(GREEN, &["tr_11"]);
    let scene = scene.knights(RED, &["tr_12", "tr_22", "tr_24"]).knights(YELLOW, &["tr_13", "tr_23"]);
    assert!(!completes(scene, "place green tr_31"), "a neutral knight");
}

/// CAM-25.17: if all groups are full but those where the colour stands, it has no legal field.
#[test]
fn only_own_groups_left() {
    let scene = Scene::of(4).sides("AABA").mission("one_blue").knights(RED, &["in_t1", "in_a1"]);
    let scene =
        scene.knights(YELLOW, &["in_l1", "in_r1", "in_b1"]).knights(GREEN, &["in_l2", "in_r2", "in_b2"]);
    let game = scene.knights(BLUE, &["in_b3"]).build();
    assert_eq!(offers(&game), ["return blue"]);
    refused(&game, "place blue in_t2", "CAM-12.9");
}

/// Blue completes the top group of Intrigue, in which yellow and green stand and red does not.
fn losing(scene: Scene, sides: &str) -> (Camelot, Vec<Event>) {
    let scene = scene.sides(sides).turn(BLUE).mission("one_blue");
    let mut game = scene.knights(YELLOW, &["in_t1"]).knights(GREEN, &["in_t2"]).build();
    let events = play(&mut game, "place blue in_t3");
    (game, events)
}

/// CAM-25.18: the only knight is taken from the table: the colour is absent when round 7 ends.
#[test]
fn the_only_knight_leaves_the_table() {
    let scene = Scene::of(4).round(7).knights(RED, &["rt_05"]).knights(YELLOW, &["rt_01"]);
    let (game, events) = losing(scene.score(RED, 9), "AABA");
    assert!(events.contains(&Event::KnightRemoved {
        colour: RED,
        figure: Figure::Knight,
        field: field("rt_05")
    }));
    assert_eq!(open(&game).standings[RED.index()], Standing::Absent, "blue was the last one on the track");
    let mut game = game;
    let events = play(&mut game, "decline");
    assert!(points_in(&events).contains(&(RED, -4)));
    assert_eq!(score(&game, RED), 9 - 2 - 4);
}

/// CAM-25.18, CAM-25.19: in the Rebellion a removal turns the table, the entry stays, and the freed field can
/// be taken by the other colour of the area from its end.
#[test]
fn a_removal_in_the_rebellion() {
    let scene = Scene::of(4).chain(RED, &["re_l1"]).colour(RED, "entry = 1");
    let (game, events) = losing(scene, "BABA");
    let removed = events.iter().position(|event| matches!(event, Event::KnightRemoved { colour: RED, .. }));
    assert_eq!(events[removed.unwrap() + 1], Event::TableTurned(TableFace::Green), "1 : 0, then 0 : 0");
    assert_eq!(pieces(&game, RED).entry, Some(1));

    let long = ["re_l7", "re_l6", "re_l5", "re_l4", "re_l3"];
    let scene = Scene::of(4).chain(RED, &["re_l1", "re_l2"]).chain(YELLOW, &long).colour(YELLOW, "entry = 3");
    let (mut game, _) = losing(scene.colour(BLUE, "sent = 1"), "BABA");
    assert_eq!(standing_on(&game, "re_l2"), None);
    while open(&game).flow.phase == Phase::Missions {
        let first = offers(&game)[0].clone();
        play(&mut game, &first);
        let_chance(&mut game);
    }
    let fields = |colour: Colour| {
        let board = open(&game).board(camelot::Room::Red);
        let legal = open(&game).legal(colour, camelot::Room::Red);
        legal.iter().map(|place| board.fields[place].id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!((fields(YELLOW), fields(RED)), (vec!["re_l2".to_owned()], vec!["re_l2".to_owned()]));
    // Six rebels reach the entry at the other end.
    let six = ["re_r1", "re_r2", "re_r3", "re_r4", "re_r5"];
    let scene = Scene::of(4).sides("BAAA").turn(BLUE).mission("one_red").chain(RED, &["re_l1"]);
    assert_eq!(offers(&scene.chain(BLUE, &six).colour(BLUE, "entry = 2").build()), ["place red re_r6"]);
}

/// CAM-25.23, CAM-25.26: the magician's tree and tiles come as in the game, but Percival cannot choose them any more.
#[test]
fn the_magician_and_a_tree() {
    let scene = Scene::of(4).heroes().sides("AAAB").round(7).order(&[YELLOW, GREEN, BLUE, RED]).turn(RED);
    let scene = scene.knights(YELLOW, &["rt_01", "rt_02", "li_s4"]).colour(YELLOW, "hero = \"two\"");
    let mut game = scene.knights(GREEN, &["rt_03"]).build();
    play(&mut game, "fetch 0");
    assert_eq!(offers_of(&game, "magician").iter().filter(|field| field.starts_with("li_")).count(), 2);
    let events = play(&mut game, "magician li_m5");
    assert!(events.contains(&Event::Tree { colour: YELLOW, knight: true }));
    assert_eq!(open(&game).due(), Due::Grail(1));
    let_chance(&mut game);
    assert_eq!(open(&game).standings[GREEN.index()], Standing::AtTable(2));
}

/// CAM-25.24: a loss at 0 leads below 0, and one from 61 to 59 gives the 60-tile back.
#[test]
fn losses_at_nought_and_at_sixty() {
    let scene = Scene::of(4).sides("AABA").turn(BLUE).mission("one_blue").knights(GREEN, &["in_r1"]);
    let mut game = scene.score(RED, 61).build();
    assert!(has_sixty_tile(&game, RED));
    let events = play(&mut game, "place blue in_r2");
    assert_eq!(points_in(&events), [(BLUE, 2), (RED, -2), (YELLOW, -2)]);
    assert_eq!((score(&game, RED), has_sixty_tile(&game, RED)), (59, false));
    assert_eq!((score(&game, YELLOW), open(&game).track_field(YELLOW)), (-2, 58));
}
