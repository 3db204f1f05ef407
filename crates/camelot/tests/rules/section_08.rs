//! Section 8: placing knights and field effects.

use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, acting, chance, let_chance, lots, offers, offers_of, open, pieces, play,
    points_in, refused, score, secret, standing_on,
};
use camelot::{Destination, Event, Figure, Part, Points, Refusal, Room, Way};
use table::{Event as _, Eye, Game, Turn};

/// CAM-8.1: a field with anybody on it is occupied: own, other, neutral, black, magician.
#[test]
fn one_knight_on_a_field() {
    let scene = Scene::of(4).mission("one_red").knights(RED, &["rt_01"]).knights(BLUE, &["rt_02"]);
    let game = scene.build();
    assert_eq!(refused(&game, "place red rt_01", "CAM-8.1"), Refusal::FieldTaken("rt_01".parse().unwrap()));
    refused(&game, "place red rt_02", "CAM-8.1");
    assert_eq!(offers_of(&game, "place red").len(), 11);
    let three = Scene::of(3).mission("one_red").build();
    refused(&three, "place red rt_04", "CAM-8.1");
    let black = Scene::of(5)
        .heroes()
        .mission("one_red")
        .on("rt_07", "violet black")
        .colour(camelot::Colour::Violet, "hero = \"gone\"");
    refused(&black.build(), "place red rt_07", "CAM-8.1");
}

/// CAM-8.2: the colour chooses among the legal fields.
#[test]
fn one_legal_field_is_no_choice() {
    assert_eq!(offers(&Scene::of(4).mission("one_blue").build()), ["place blue ba_01"]);
    assert_eq!(offers(&Scene::of(4).mission("one_green").build()).len(), 4);
}

/// CAM-8.3: points, grail tiles, tree, what happens in the room, extra knight, in this order.
#[test]
fn the_order_of_effects() {
    // The last final field of the Tournament: points, then the tree with its tile, then the winner's field opens.
    let scene =
        Scene::of(4).sides("ABAA").mission("one_green").line("tournament_tiles = [\"red\", \"blue\"]");
    let scene =
        scene.knights(RED, &["to_h1a", "to_h2a", "to_h3a"]).knights(BLUE, &["to_h1b", "to_h2b", "to_h3b"]);
    let scene = scene.knights(GREEN, &["to_h1c"]).knights(YELLOW, &["to_h2c"]);
    let mut game = scene.knights(BLUE, &["to_f1", "to_f2"]).build();
    let mut events = play(&mut game, "place green to_f3");
    assert_eq!(game.turn(), Turn::Chance);
    events.extend(chance(&mut game, "grail stem"));
    let kind = |event: &Event| match event {
        Event::Placed { .. } => "placed",
        Event::Scored { .. } => "points",
        Event::Tree { .. } => "tree",
        Event::GrailDrawn { .. } => "grail",
        Event::WinnerOpened => "room",
        _ => "other",
    };
    assert_eq!(events.iter().map(kind).collect::<Vec<_>>(), ["placed", "points", "tree", "grail", "room"]);
    // A field with points and an extra knight: the extra knight comes last.
    let row: Vec<String> = (1..=5).map(|number| format!("ba_{number:02}")).collect();
    let scene =
        row.iter().fold(Scene::of(4).mission("one_blue"), |scene, field| scene.knights(GREEN, &[field]));
    let mut game = scene.build();
    let events = play(&mut game, "place blue ba_06");
    assert_eq!(events.iter().map(kind).collect::<Vec<_>>(), ["placed", "points"]);
    assert_eq!(open(&game).due(), camelot::Due::Extra(Destination::Green));
}

/// CAM-8.4, CAM-8.9, CAM-25.10: what cannot be carried out lapses to that extent: one tile left of two due.
#[test]
fn effects_lapse_in_part() {
    let all_but_one = |scene: Scene| {
        let tiles = |part: &str, count: usize| vec![part.to_owned(); count];
        let first = [tiles("foot", 7), tiles("stem", 7)].concat();
        let rest = [tiles("bowl_left", 7), tiles("bowl_right", 6)].concat();
        scene.colour(BLUE, &format!("grail = {first:?}")).colour(GREEN, &format!("grail = {rest:?}"))
    };
    let mut game = all_but_one(Scene::of(4).colour(RED, "hinterland = 2")).build();
    assert_eq!(open(&game).grail_left(), 1);
    let events = play(&mut game, "fetch 2");
    assert_eq!(events[1], Event::GrailShort { colour: RED, missing: 1 });
    assert_eq!(lots(&game), [("grail bowl_right".to_owned(), 1)]);
    let_chance(&mut game);
    assert_eq!((pieces(&game, RED).grail, pieces(&game, RED).hinterland), (1, 0), "both knights are back");
    // With none left knights still come back.
    let mut game = all_but_one(Scene::of(4)).colour(RED, "grail = [\"bowl_right\"]\nhinterland = 2").build();
    play(&mut game, "fetch 2");
    assert_eq!((pieces(&game, RED).grail, acting(&game)), (1, YELLOW));
}

/// CAM-8.5, CAM-8.6: points and grail tiles as printed.
#[test]
fn points_and_grail_tiles() {
    let mut game = Scene::of(4).sides("AAAB").mission("one_yellow").knights(RED, &["li_s2"]).build();
    let events = play(&mut game, "place yellow li_m3");
    assert_eq!((points_in(&events), lots(&game).len()), (vec![], 4));
    let_chance(&mut game);
    assert_eq!(pieces(&game, RED).grail, 2);
    let mut game = Scene::of(4).mission("one_yellow").build();
    let events = play(&mut game, "place yellow ch_1d");
    let Event::Scored { points, reason, .. } = events[1] else { panic!("{events:?}") };
    assert_eq!((points, reason.clause().0), (3, "CAM-13.3"));
    assert!(matches!(reason, Points::Field { .. }));
}

/// CAM-8.7, CAM-25.9: a tree fetches a knight and draws a tile; without a knight in the Hinterland the tile
/// is still drawn.
#[test]
fn trees() {
    for (there, knight) in [(1, true), (0, false)] {
        let scene = Scene::of(4).sides("AAAB").mission("one_yellow").knights(RED, &["li_s4"]);
        let mut game = scene.colour(RED, &format!("hinterland = {there}")).build();
        let screen = pieces(&game, RED).screen;
        let events = play(&mut game, "place yellow li_m5");
        assert!(events.contains(&Event::Tree { colour: RED, knight }));
        let_chance(&mut game);
        assert_eq!(pieces(&game, RED).screen, screen + u8::from(knight));
        assert_eq!((pieces(&game, RED).hinterland, pieces(&game, RED).grail), (0, 1));
    }
}

/// CAM-8.8, CAM-8.10: a tile is a random one of those left; only its owner sees the part, everybody the number.
#[test]
fn a_drawn_tile_is_private() {
    let game = {
        let mut game = Scene::of(4).build();
        play(&mut game, "fetch 1");
        game
    };
    assert_eq!(lots(&game).iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [7; 4]);
    let drawn = |part: &str| {
        let mut game = game;
        let event = chance(&mut game, &format!("grail {part}"))[0];
        (game, event)
    };
    let ((one, foot), (other, stem)) = (drawn("foot"), drawn("stem"));
    assert_eq!(foot.seen_by(Eye::Spectator), stem.seen_by(Eye::Spectator));
    assert_eq!(one.view(Eye::Spectator), other.view(Eye::Spectator));
    assert_ne!(foot, stem);
    assert_eq!((secret(&one, RED).grail.count(Part::Foot), pieces(&other, RED).grail), (1, 1));
}

/// The five fields of the Ballroom before the one with an extra knight are taken.
fn before_the_extra_knight() -> Scene {
    let row: Vec<String> = (1..=5).map(|number| format!("ba_{number:02}")).collect();
    row.iter().fold(Scene::of(4).mission("one_blue"), |scene, field| scene.knights(GREEN, &[field]))
}

/// CAM-8.11, CAM-8.12: from the Hinterland or from behind the screen, into the room of its colour; or not at all.
#[test]
fn an_extra_knight() {
    let mut game = before_the_extra_knight().build();
    play(&mut game, "place blue ba_06");
    let fields = ["tr_11", "tr_12", "tr_13", "tr_14"];
    let expected: Vec<String> = ["hinterland", "screen"]
        .iter()
        .flat_map(|source| fields.map(|field| format!("extra {source} {field}")))
        .chain(["decline".to_owned()])
        .collect();
    assert_eq!(offers(&game), expected);
    let before = pieces(&game, RED);
    for (source, screen, hinterland) in [("hinterland", 0, 1), ("screen", 1, 0)] {
        let mut game = game;
        let events = play(&mut game, &format!("extra {source} tr_11"));
        assert!(matches!(
            events[0],
            Event::Placed { figure: Figure::Knight, room: Room::Green, way: Way::Extra(_), .. }
        ));
        let after = pieces(&game, RED);
        assert_eq!(
            (before.screen - after.screen, before.hinterland - after.hinterland),
            (screen, hinterland)
        );
        assert_eq!(score(&game, RED), 1 + 4);
    }
    refused(&game, "extra screen rt_01", "CAM-8.11");
    let events = play(&mut game, "decline");
    assert_eq!(events, [Event::ExtraDeclined { colour: RED, to: Destination::Green }]);
    assert_eq!((pieces(&game, RED).screen, acting(&game)), (before.screen, YELLOW));
}

/// CAM-8.13, CAM-25.7: sent knights that wait are no source; one that went back behind the screen is.
#[test]
fn waiting_knights_are_no_source() {
    let row: Vec<String> = (1..=5).map(|number| format!("ba_{number:02}")).collect();
    let scene = row
        .iter()
        .fold(Scene::of(4).mission("two_blue_yellow"), |scene, field| scene.knights(GREEN, &[field]));
    // All other knights of red stand on fields, and blue has cut off its path in the Chapel.
    let scene = scene
        .knights(RED, &["tr_11", "tr_12", "tr_13", "tr_14", "tr_21", "rt_01", "rt_02", "rt_03", "rt_04"]);
    let scene = scene.knights(RED, &["ch_1a", "ch_2a"]).knights(BLUE, &["ch_1b", "ch_2b", "ch_3a"]);
    let scene = scene.colour(RED, "hinterland = 0");
    let mut game = scene.build();
    assert_eq!((pieces(&game, RED).screen, pieces(&game, RED).sent), (0, 2));
    let events = play(&mut game, "place blue ba_06");
    assert!(events.contains(&Event::ExtraLapsed { colour: RED, to: Destination::Green }), "CAM-8.14");
    let mut game = scene.build();
    play(&mut game, "return yellow");
    play(&mut game, "place blue ba_06");
    assert_eq!(offers_of(&game, "extra screen"), ["tr_22", "tr_23", "tr_24"]);
    refused(&game, "extra hinterland tr_22", "CAM-8.13");
}

/// CAM-8.14, CAM-25.8: no knight anywhere, or no legal field: the extra knight lapses and nothing moves.
#[test]
fn an_extra_knight_lapses() {
    let scene = before_the_extra_knight().sides("ABAA");
    let heats = ["to_h1a", "to_h1b", "to_h1c", "to_h2a", "to_h2b", "to_h2c", "to_h3a", "to_h3b"];
    let scene = scene.knights(BLUE, &heats[..5]).knights(YELLOW, &heats[5..]);
    let mut game = scene.build();
    let before = pieces(&game, RED);
    let events = play(&mut game, "place blue ba_06");
    assert!(events.contains(&Event::ExtraLapsed { colour: RED, to: Destination::Green }));
    assert_eq!(
        (pieces(&game, RED).screen, pieces(&game, RED).hinterland),
        (before.screen, before.hinterland)
    );
    assert_eq!(acting(&game), YELLOW);
}

/// CAM-8.15: an extra knight for any of the four rooms.
#[test]
fn an_extra_knight_for_any_room() {
    let mut game = Scene::of(4).mission("one_yellow").knights(RED, &["ch_1b", "ch_2b"]).build();
    play(&mut game, "place yellow ch_3b");
    let fields = offers_of(&game, "extra screen");
    for field in ["rt_01", "tr_11", "ba_01", "ch_4a", "ch_4b"] {
        assert!(fields.contains(&field.to_owned()), "{field}");
    }
    assert!(fields.iter().all(|field| !field.starts_with("se_")));
    let game = Scene::of(5).mission("one_yellow").knights(RED, &["ch_1b", "ch_2b"]).build();
    let mut game = game;
    play(&mut game, "place yellow ch_3b");
    refused(&game, "extra screen se_1", "CAM-8.15");
}

/// CAM-8.16, CAM-X14: a chain through three rooms, each finished before the next.
#[test]
fn a_chain() {
    let scene = before_the_extra_knight();
    let rows = [
        (RED, "tr_11"),
        (BLUE, "tr_12"),
        (YELLOW, "tr_13"),
        (BLUE, "tr_14"),
        (YELLOW, "tr_21"),
        (RED, "tr_22"),
        (BLUE, "tr_23"),
        (YELLOW, "tr_24"),
    ];
    let mut game = rows.iter().fold(scene, |scene, (colour, field)| scene.knights(*colour, &[field])).build();
    let before = pieces(&game, RED);
    play(&mut game, "place blue ba_06");
    let events = play(&mut game, "extra hinterland tr_33");
    assert!(events.iter().any(|event| matches!(event, Event::LineCompleted { colour: RED, .. })));
    play(&mut game, "bonus yellow");
    play(&mut game, "extra screen ch_1d");
    assert_eq!(score(&game, RED), 1 + 3 + 3);
    let after = pieces(&game, RED);
    assert_eq!((before.hinterland - after.hinterland, before.screen - after.screen), (1, 1));
    assert_eq!((acting(&game), standing_on(&game, "ch_1d")), (YELLOW, Some(RED)));
}

/// CAM-8.17: a knight of the Hinterland cannot be sent.
#[test]
fn nobody_is_sent_from_the_hinterland() {
    let game = Scene::of(4).phase("sending").colour(GREEN, "screen = 1\nhinterland = 12").build();
    assert_eq!(crate::support::offers_to(&game, crate::support::CLARA), ["send 0", "send 1"]);
}

/// CAM-8.18: tree and tiles are carried out without asking, also on the final fields of the Tournament.
#[test]
fn trees_are_automatic() {
    let scene =
        Scene::of(4).sides("ABAA").mission("one_green").line("tournament_tiles = [\"red\", \"blue\"]");
    let scene =
        scene.knights(RED, &["to_h1a", "to_h2a", "to_h3a"]).knights(BLUE, &["to_h1b", "to_h2b", "to_h3b"]);
    let mut game = scene.knights(GREEN, &["to_h1c"]).knights(YELLOW, &["to_h2c"]).build();
    let events = play(&mut game, "place green to_f1");
    assert!(events.contains(&Event::Tree { colour: RED, knight: true }));
    assert_eq!(game.turn(), Turn::Chance);
}
