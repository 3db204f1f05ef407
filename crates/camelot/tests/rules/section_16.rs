//! Section 16: heroes in general; Kay, Percival, Tristan and Lancelot.

use crate::support::{
    BLUE, GREEN, RED, Scene, VIOLET, YELLOW, acting, chance, let_chance, lots, mission, new_game, offers,
    offers_of, open, pieces, play, points_in, refused, score, secret, standing_on,
};
use camelot::{
    BlackKnight, Camelot, Colour, Due, Event, Fate, Hero, HeroSide, Heroes, Part, Refusal, Room, Sides,
};
use table::{Event as _, Eye, Game};

/// A game with heroes in which this colour carries out a mission.
fn heroes(colour: Colour, mission: &str) -> Scene {
    Scene::of(5).heroes().turn(colour).mission(mission)
}

fn side_two(scene: Scene, colour: Colour) -> Scene {
    scene.colour(colour, "hero = \"two\"")
}

/// CAM-16.1: red Kay, yellow Percival, green Tristan, blue Lancelot, violet Mordred.
#[test]
fn who_has_which_hero() {
    let game = new_game(5, Sides::BASIC, Heroes::On);
    let expected = [Hero::Kay, Hero::Percival, Hero::Tristan, Hero::Lancelot, Hero::Mordred];
    assert_eq!(Colour::ALL.map(|colour| open(&game).hero(colour)), expected);
}

/// CAM-16.2: side 1 up at the start, for everybody to see.
#[test]
fn side_one_at_the_start() {
    let game = new_game(5, Sides::BASIC, Heroes::On);
    assert!(Colour::ALL.iter().all(|&colour| pieces(&game, colour).hero == HeroSide::One));
}

/// CAM-16.3: an ability is optional, and of the own turn alone.
#[test]
fn abilities_are_optional() {
    let mut game = heroes(RED, "one_green").build();
    assert!(offers(&game).iter().any(|text| text.starts_with("place ")));
    play(&mut game, "place green tr_11");
    assert_eq!((pieces(&game, RED).hero, acting(&game)), (HeroSide::One, YELLOW));
    let without = Scene::of(5).mission("one_green").build();
    assert_eq!(refused(&without, "hero place green rt_01", "CAM-16.3"), Refusal::NoHero);
}

/// CAM-16.4, CAM-16.5, CAM-16.7, CAM-X42, CAM-25.26: side 1 once, then the hero is turned; side 2 not in the same turn.
#[test]
fn one_side_after_the_other() {
    let mut game = heroes(RED, "two_green_blue").build();
    let events = play(&mut game, "hero place blue rt_01");
    assert_eq!(events[0], Event::HeroUsed { colour: RED, hero: Hero::Kay, side: 1 });
    assert_eq!((pieces(&game, RED).hero, standing_on(&game, "rt_01")), (HeroSide::Two, Some(RED)));
    assert_eq!(refused(&game, "hero place green rt_02", "CAM-16.5"), Refusal::HeroUsed(Hero::Kay));
    play(&mut game, "place green tr_11");
    assert_eq!(acting(&game), YELLOW, "Kay's second side is not offered in this turn");
    // In a later turn it is, and then he is gone.
    let mut game = side_two(heroes(RED, "one_green"), RED).build();
    play(&mut game, "place green tr_11");
    let removed = offers_of(&game, "hero remove")[0].clone();
    let events = play(&mut game, &format!("hero remove {removed}"));
    assert_eq!(events[0], Event::HeroUsed { colour: RED, hero: Hero::Kay, side: 2 });
    assert_eq!(pieces(&game, RED).hero, HeroSide::Gone);
    let gone = heroes(RED, "one_green").colour(RED, "hero = \"gone\"").build();
    refused(&gone, "hero place green rt_01", "CAM-16.3");
    let early = heroes(RED, "one_green").turn_line("hero_used = true");
    assert_eq!(early.broken_clause(), "CAM-16.4");
}

/// CAM-16.5, CAM-25.26: no ability in end scoring: Percival draws like anybody else.
#[test]
fn no_ability_in_end_scoring() {
    let scene = Scene::of(5)
        .heroes()
        .sides("BAAA")
        .phase("screens")
        .round(7)
        .colour(YELLOW, "hero = \"two\"\nhinterland = 4");
    let mut game = scene.build();
    chance(&mut game, "reveal");
    assert!(lots(&game).iter().all(|(text, _)| text.starts_with("grail ")));
}

/// CAM-16.6: "after a mission" needs a mission taken, a special one too, or a knight fetched.
#[test]
fn after_a_mission() {
    let kay = || side_two(Scene::of(5).heroes(), RED);
    let mut fetched = kay().build();
    play(&mut fetched, "fetch 1");
    let_chance(&mut fetched);
    assert_eq!(open(&fetched).due(), Due::Hero);
    let mut nothing = kay().build();
    play(&mut nothing, "fetch 0");
    assert_eq!(acting(&nothing), YELLOW);
    let display =
        ["one_red", "one_red", "one_red", "two_special_4", "two_any_any", "three_special_6", "key_any"];
    let mut special = kay().display(&display).colour(RED, "sent = 2").build();
    play(&mut special, "take two_special_4");
    assert_eq!(open(&special).due(), Due::Hero);
}

/// CAM-16.7: Kay red, Percival yellow, Tristan green, Lancelot blue.
#[test]
fn shields_led_elsewhere() {
    for (colour, shield, field, room) in [
        (RED, "one_blue", "rt_01", Room::Red),
        (YELLOW, "one_blue", "ch_1a", Room::Yellow),
        (GREEN, "one_blue", "tr_11", Room::Green),
        (BLUE, "one_red", "ba_01", Room::Blue),
    ] {
        let mut game = heroes(colour, shield).build();
        let kind = &shield[4..];
        play(&mut game, &format!("hero place {kind} {field}"));
        assert_eq!(open(&game).own(colour, room).len(), 1, "{colour}");
    }
    let game = heroes(RED, "one_blue").build();
    refused(&game, "hero place blue tr_11", "CAM-16.7");
    refused(&heroes(VIOLET, "one_blue").build(), "hero place blue rt_01", "CAM-16.4");
}

/// CAM-16.8: not for a shield of the own room, nor for a four-coloured one; a violet one may be led elsewhere.
#[test]
fn which_shields() {
    for (mission, shield) in [("one_red", "red"), ("one_any", "any")] {
        let game = heroes(RED, mission).build();
        assert_eq!(offers_of(&game, "hero place"), [""; 0]);
        refused(&game, &format!("hero place {shield} rt_01"), "CAM-16.8");
    }
    let mut game = heroes(RED, "key_violet").build();
    play(&mut game, "hero place violet rt_01");
    refused(&heroes(RED, "one_blue").build(), "hero place green rt_01", "CAM-7.7");
}

/// CAM-16.9: the shield's own room may be closed; a legal field in the hero's room is needed.
#[test]
fn the_own_room_may_be_closed() {
    let scene = heroes(RED, "one_yellow")
        .knights(RED, &["ch_1a", "ch_2a"])
        .knights(GREEN, &["ch_1b", "ch_2b", "ch_3a"]);
    let game = scene.build();
    let all = offers(&game);
    assert_eq!((all[0].as_str(), all.len()), ("return yellow", 1 + 13));
    let full: Vec<String> = (1..=13).map(|seat| format!("rt_{seat:02}")).collect();
    let taken = full.iter().enumerate().fold(heroes(RED, "one_yellow"), |scene, (index, seat)| {
        scene.knights([GREEN, BLUE][index % 2], &[seat])
    });
    assert_eq!(offers_of(&taken.build(), "hero place"), [""; 0]);
}

/// CAM-16.10: extra knights are no shields.
#[test]
fn extra_knights_cannot_be_led_elsewhere() {
    let row: Vec<String> = (1..=5).map(|number| format!("ba_{number:02}")).collect();
    let scene = row.iter().fold(heroes(RED, "one_blue"), |scene, field| scene.knights(GREEN, &[field]));
    let mut game = scene.build();
    play(&mut game, "place blue ba_06");
    refused(&game, "hero place green rt_01", "CAM-21.8");
    assert!(offers(&game).iter().all(|text| !text.starts_with("hero")));
}

/// CAM-16.11, CAM-16.13: Kay removes any card from the display; nobody keeps it.
#[test]
fn kay_removes_a_card() {
    let display = [
        "one_red taken red",
        "one_green",
        "one_blue",
        "two_special_4",
        "two_any_any",
        "three_special_6",
        "key_any",
    ];
    let scene = side_two(heroes(RED, "one_red"), RED).display(&display);
    let mut game = scene.build();
    play(&mut game, "place red rt_01");
    let cards = ["one_green", "one_blue", "two_any_any", "two_special_4", "three_special_6", "key_any"];
    assert_eq!(offers_of(&game, "hero remove"), cards);
    refused(&game, "hero remove one_red", "CAM-7.5");
    let events = play(&mut game, "hero remove three_special_6");
    assert!(events.contains(&Event::MissionRemoved { colour: RED, mission: mission("three_special_6") }));
    let slot = open(&game).display().find(|slot| slot.fate == Fate::Removed(RED)).unwrap();
    assert_eq!(slot.mission, mission("three_special_6"));
    assert!(open(&game).offered().all(|card| card != mission("three_special_6")));
    let twice = Scene::of(5).heroes().display(&[
        "one_red removed blue",
        "one_red",
        "one_red",
        "two_any_any",
        "two_special_4",
        "three_special_6",
        "key_any",
    ]);
    assert_eq!(twice.broken_clause(), "CAM-16.13");
}

/// Yellow with side 2 of Percival up, some tiles already drawn by others.
fn percival() -> Scene {
    let scene = Scene::of(5).heroes().turn(YELLOW).colour(YELLOW, "hero = \"two\"\nhinterland = 3");
    scene.colour(RED, "grail = [\"stem\", \"stem\", \"stem\", \"stem\", \"stem\", \"stem\", \"stem\"]")
}

/// CAM-16.14, CAM-16.15, CAM-X45: Percival looks at all tiles left and takes the ones he wants, for one gain.
#[test]
fn percival_chooses() {
    let mut game = percival().build();
    play(&mut game, "fetch 2");
    assert_eq!(offers(&game), ["draw", "hero choose"]);
    refused(&game, "tile foot", "CAM-16.14");
    play(&mut game, "hero choose");
    let events = chance(&mut game, "reveal");
    assert!(
        matches!(events[0], Event::GrailSeen { colour: YELLOW, left } if left.fact() == Some([7, 0, 7, 7]))
    );
    assert_eq!(offers(&game), ["tile foot", "tile bowl_left", "tile bowl_right"]);
    assert_eq!(refused(&game, "tile stem", "CAM-16.14"), Refusal::NoSuchTile(Part::Stem));
    play(&mut game, "tile bowl_left");
    play(&mut game, "tile bowl_right");
    assert_eq!(secret(&game, YELLOW).grail.0, [0, 0, 1, 1]);
    assert_eq!((acting(&game), pieces(&game, YELLOW).hero), (GREEN, HeroSide::Gone));
}

/// CAM-16.14: he may draw instead and keep the ability; and another gain of the same turn is drawn as usual.
#[test]
fn percival_may_draw() {
    let mut game = percival().build();
    play(&mut game, "fetch 1");
    play(&mut game, "draw");
    assert!(lots(&game).iter().all(|(text, _)| text.starts_with("grail ")));
    let_chance(&mut game);
    assert_eq!(pieces(&game, YELLOW).hero, HeroSide::Two);
    // Two fields with tiles in one turn: he chooses both tiles of the first, the second gain is drawn.
    let scene = side_two(heroes(YELLOW, "two_yellow_yellow"), YELLOW).sides("AAAB");
    let mut game = scene.knights(YELLOW, &["li_s2"]).build();
    play(&mut game, "place yellow li_m3");
    play(&mut game, "hero choose");
    chance(&mut game, "reveal");
    play(&mut game, "tile foot");
    play(&mut game, "tile foot");
    play(&mut game, "place yellow li_n2");
    assert_eq!(open(&game).due(), Due::Grail(1));
    let_chance(&mut game);
    assert_eq!((acting(&game), pieces(&game, YELLOW).grail), (GREEN, 3));
}

/// CAM-16.16: what he sees and takes only his player knows; and it is remembered.
#[test]
fn what_percival_sees_is_private() {
    let mut game = percival().build();
    play(&mut game, "fetch 1");
    play(&mut game, "hero choose");
    let seen = chance(&mut game, "reveal")[0];
    let owner = open(&game).owner(YELLOW).unwrap();
    for eye in [Eye::Spectator, Eye::Seat(open(&game).owner(RED).unwrap())] {
        let Event::GrailSeen { left, .. } = seen.seen_by(eye) else { panic!("{seen:?}") };
        assert_eq!(left.fact(), None);
        assert_eq!(game.view(eye).secret(YELLOW), None);
    }
    let choose = |part: &str| {
        let mut game = game;
        let event = play(&mut game, &format!("tile {part}"))[0];
        (game, event)
    };
    let ((one, foot), (other, left)) = (choose("foot"), choose("bowl_left"));
    assert_eq!(foot.seen_by(Eye::Spectator), left.seen_by(Eye::Spectator));
    assert_eq!(one.view(Eye::Spectator), other.view(Eye::Spectator));
    // All seven stems are with others: in every game his player can imagine, red has them.
    for seed in 0..20 {
        let imagined: Camelot = one.resample(owner, &mut table::generator(seed));
        assert_eq!(secret(&imagined, RED).grail.0, [0, 7, 0, 0]);
    }
}

/// CAM-16.18, CAM-16.19, CAM-X46: Tristan scores 3 for two knights in one room in this turn, extra knights alike.
#[test]
fn tristan_and_two_knights() {
    let scene = side_two(heroes(GREEN, "three_green_blue_any"), GREEN);
    let mut game = scene.build();
    play(&mut game, "place green tr_13");
    play(&mut game, "place any tr_12");
    refused(&game, "hero score", "CAM-21.7");
    play(&mut game, "place blue ba_01");
    assert_eq!(offers(&game), ["hero score", "decline"]);
    assert_eq!(points_in(&play(&mut game, "hero score")), [(GREEN, 3)]);
    assert_eq!(score(&game, GREEN), 3 + 2 + 3 + 3);
    // One knight in each room is not enough, nor one that went back.
    let mut game = side_two(heroes(GREEN, "two_green_blue"), GREEN).build();
    play(&mut game, "place green tr_13");
    play(&mut game, "place blue ba_01");
    assert_eq!(acting(&game), BLUE);
    // An extra knight counts.
    let row: Vec<String> = (1..=5).map(|number| format!("ba_{number:02}")).collect();
    let scene = row.iter().fold(heroes(GREEN, "two_green_blue"), |scene, field| scene.knights(RED, &[field]));
    let mut game = side_two(scene, GREEN).build();
    play(&mut game, "place green tr_11");
    play(&mut game, "place blue ba_06");
    play(&mut game, "extra screen tr_12");
    assert_eq!(offers(&game), ["hero score", "decline"]);
}

/// CAM-16.20, CAM-X47: Lancelot leads one blue shield into the red, green or yellow room.
#[test]
fn lancelot_and_a_blue_shield() {
    let mut game = side_two(heroes(BLUE, "two_blue_yellow"), BLUE).build();
    let fields = offers_of(&game, "hero place blue");
    assert_eq!(fields.len(), 13 + 4 + 4);
    assert_eq!(offers_of(&game, "hero place yellow"), [""; 0]);
    refused(&game, "hero place yellow rt_01", "CAM-16.20");
    refused(&game, "hero place blue se_1", "CAM-16.20");
    play(&mut game, "hero place blue tr_11");
    play(&mut game, "place yellow ch_1a");
    let none = side_two(heroes(BLUE, "one_yellow"), BLUE).build();
    assert_eq!(offers_of(&none, "hero place"), [""; 0]);
    assert_eq!(open(&none).black, BlackKnight::Waiting);
}
