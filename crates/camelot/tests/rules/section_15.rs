//! Section 15: end scoring, step 1 and the magician's bonus.

use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, acting, field, let_chance, offers, open, order, pieces, play, points_in,
    refused, score,
};
use camelot::{Camelot, Colour, Due, Event, Figure, Phase, Standing, Way};
use table::Game;

/// The last colour on the track ends round 7 by fetching nobody; these are the events of the end scoring so far.
fn end(scene: &Scene, order: &[Colour]) -> (Camelot, Vec<Event>) {
    let mut game = scene.clone().round(7).order(order).turn(*order.last().unwrap()).build();
    let events = play(&mut game, "fetch 0");
    let start =
        events.iter().position(|event| *event == Event::RoundOver(7)).expect("the last round is over");
    (game, events[start + 1..].to_vec())
}

const TRACK: [Colour; 4] = [RED, GREEN, BLUE, YELLOW];

/// The Round Table: red 4 knights, blue and green 3 each, yellow none; green stands above blue.
fn round_table() -> Scene {
    Scene::of(4)
        .knights(RED, &["rt_01", "rt_02", "rt_03", "rt_04"])
        .knights(BLUE, &["rt_05", "rt_06", "rt_07"])
        .knights(GREEN, &["rt_08", "rt_09", "rt_10"])
}

/// CAM-15.1: the steps in their order; nothing is left to decide after the magician.
#[test]
fn the_steps_in_order() {
    let scene = round_table().colour(RED, "grail = [\"foot\"]").colour(GREEN, "hinterland = 4");
    let (mut game, mut events) = end(&scene, &TRACK);
    events.extend(play(&mut game, "decline"));
    events.extend(let_chance(&mut game));
    let step = |event: &Event| match event {
        Event::Scored { reason, .. } => match reason.category() {
            camelot::Category::RedRoom => Some(1),
            camelot::Category::Merlin => Some(2),
            camelot::Category::Knights => Some(3),
            camelot::Category::Grail => Some(5),
            other => panic!("{other}"),
        },
        Event::GrailDrawn { .. } => Some(4),
        Event::Over { .. } => Some(7),
        _ => None,
    };
    let mut steps: Vec<u8> = events.iter().filter_map(step).collect();
    steps.dedup();
    assert_eq!(steps, [1, 2, 3, 4, 5, 7]);
}

/// CAM-15.2, CAM-15.3, CAM-15.4, CAM-15.6, CAM-X31: ranked by knights, ties by the track; who is absent loses 4.
#[test]
fn the_round_table() {
    let (mut game, events) = end(&round_table(), &TRACK);
    let ranked: Vec<(Colour, u8, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Ranked { colour: Some(colour), knights, place, area: None } => {
                Some((*colour, *knights, *place))
            }
            _ => None,
        })
        .collect();
    assert_eq!(ranked, [(RED, 4, 1), (GREEN, 3, 2), (BLUE, 3, 3)]);
    assert_eq!((points_in(&events), open(&game).due(), acting(&game)), (vec![(RED, 13)], Due::Magician, RED));
    let events = play(&mut game, "decline");
    assert_eq!(points_in(&events), [(GREEN, 7), (BLUE, 4), (YELLOW, -4)]);
    // The other way round on the track.
    let (mut game, _) = end(&round_table(), &[RED, BLUE, GREEN, YELLOW]);
    assert_eq!(points_in(&play(&mut game, "decline")), [(BLUE, 7), (GREEN, 4), (YELLOW, -4)]);
}

/// CAM-15.5, CAM-19.6, CAM-X32: places of the neutral colour are used up, and it loses every tie.
#[test]
fn neutral_knights_take_places() {
    let scene = Scene::of(3)
        .owners("red,blue,green")
        .knights(BLUE, &["rt_01", "rt_02", "rt_03", "rt_05"])
        .knights(RED, &["rt_06", "rt_07", "rt_09"])
        .knights(GREEN, &["rt_10", "rt_11"]);
    let (mut game, events) = end(&scene, &[RED, BLUE, GREEN]);
    assert_eq!(points_in(&events), [(BLUE, 13)]);
    assert!(events.contains(&Event::Ranked { colour: None, knights: 3, place: 3, area: None }));
    assert_eq!(points_in(&play(&mut game, "decline")), [(RED, 7), (GREEN, 2)]);
}

/// CAM-15.5, CAM-25.22, CAM-X33: with the neutral colour first nobody gets its points or the magician.
#[test]
fn a_neutral_first_place() {
    let scene = Scene::of(3)
        .owners("red,blue,green")
        .knights(RED, &["rt_01", "rt_02"])
        .knights(BLUE, &["rt_03", "rt_05"])
        .knights(GREEN, &["rt_06"]);
    let (game, events) = end(&scene, &[GREEN, BLUE, RED]);
    assert_eq!(points_in(&events), [(BLUE, 7), (RED, 4), (GREEN, 2)]);
    assert_eq!(open(&game).flow.phase, Phase::Screens, "no magician");
}

/// CAM-15.6, CAM-25.21: an empty Round Table costs everybody 4 points.
#[test]
fn nobody_at_the_table() {
    let (game, events) = end(&Scene::of(4), &TRACK);
    assert_eq!(points_in(&events), [(RED, -4), (GREEN, -4), (BLUE, -4), (YELLOW, -4)]);
    assert_eq!(open(&game).flow.phase, Phase::Screens);
}

/// CAM-15.7, CAM-15.19, CAM-X36, CAM-25.23: the magician completes the top group; the ranking stays as it was fixed.
#[test]
fn the_ranking_is_fixed() {
    let scene = Scene::of(4)
        .sides("AABA")
        .chain(RED, &["rt_01", "rt_02", "rt_03"])
        .chain(YELLOW, &["rt_04", "rt_05"])
        .knights(GREEN, &["in_t1"])
        .knights(BLUE, &["in_t2"])
        .colour(YELLOW, "hinterland = 1");
    let (mut game, _) = end(&scene, &TRACK);
    let events = play(&mut game, "magician in_t3");
    assert_eq!(points_in(&events), [(RED, 1), (YELLOW, -2), (YELLOW, 7), (GREEN, -4), (BLUE, -4)]);
    assert_eq!(
        (pieces(&game, YELLOW).hinterland, open(&game).standings[YELLOW.index()]),
        (2, Standing::AtTable(2))
    );
    let drawn =
        let_chance(&mut game).iter().any(|event| matches!(event, Event::GrailDrawn { colour: YELLOW, .. }));
    assert!(drawn, "CAM-15.24: two knights in the Hinterland");
}

/// CAM-15.8: first place, its magician, the other places, the losses.
#[test]
fn the_order_within_step_one() {
    let (mut game, mut events) = end(&round_table(), &TRACK);
    events.extend(play(&mut game, "magician tr_11"));
    assert_eq!(points_in(&events), [(RED, 13), (RED, 4), (GREEN, 7), (BLUE, 4), (YELLOW, -4)]);
}

/// The Rebellion: loyalists red 3 and yellow 2, rebels blue 3 and green 2.
fn rebellion() -> Scene {
    Scene::of(4)
        .sides("BAAA")
        .chain(RED, &["re_l1", "re_l2", "re_l3"])
        .chain(YELLOW, &["re_l7", "re_l6"])
        .chain(BLUE, &["re_r1", "re_r2", "re_r3"])
        .chain(GREEN, &["re_r6", "re_r5"])
}

/// CAM-15.9 to CAM-15.11, CAM-X34: with equal areas the rebels win.
#[test]
fn equal_areas() {
    let (mut game, events) = end(&rebellion(), &TRACK);
    assert_eq!((points_in(&events), acting(&game)), (vec![(BLUE, 13)], BLUE));
    assert_eq!(points_in(&play(&mut game, "decline")), [(GREEN, 7), (RED, 6), (YELLOW, 3)]);
    let more = rebellion().on("re_l4", "red 4");
    let (mut game, events) = end(&more, &TRACK);
    assert_eq!(points_in(&events), [(RED, 13)]);
    assert_eq!(points_in(&play(&mut game, "decline")), [(YELLOW, 7), (BLUE, 6), (GREEN, 3)]);
}

/// CAM-15.10: ties within an area by the track.
#[test]
fn ties_in_an_area() {
    let tied = rebellion().on("re_r4", "green 3");
    let (game, events) = end(&tied, &TRACK);
    assert_eq!((points_in(&events), acting(&game)), (vec![(GREEN, 13)], GREEN), "green stands above blue");
}

/// CAM-15.12, CAM-15.13: alone in an area one is first in it; without a knight one wins and loses nothing.
#[test]
fn alone_in_an_area() {
    let scene = Scene::of(4).sides("BAAA").chain(RED, &["re_l1"]).chain(BLUE, &["re_r1"]);
    let (mut game, events) = end(&scene, &TRACK);
    assert_eq!(points_in(&events), [(BLUE, 13)]);
    assert_eq!(points_in(&play(&mut game, "decline")), [(RED, 6)]);
    assert_eq!((score(&game, GREEN), open(&game).standings[GREEN.index()]), (0, Standing::None));
}

/// CAM-15.14, CAM-25.21: nobody in the winning area: its points and the bonus are not given. An empty room
/// gives nothing.
#[test]
fn an_empty_area() {
    let (game, events) = end(&Scene::of(4).sides("BAAA"), &TRACK);
    assert_eq!((points_in(&events), open(&game).flow.phase), (vec![], Phase::Screens));
    // Three players: the rebels win by neutral knights alone.
    let scene = Scene::of(3).sides("BAAA").chain(RED, &["re_l1"]);
    let (game, events) = end(&scene, &[RED, YELLOW, GREEN]);
    assert_eq!((points_in(&events), open(&game).flow.phase), (vec![(RED, 6)], Phase::Screens));
}

/// CAM-15.15, CAM-15.16: the magician goes into one of the three other rooms, on a field legal for a knight;
/// or nowhere.
#[test]
fn the_magician() {
    let (mut game, _) = end(&round_table(), &TRACK);
    let fields = ["ba_01", "ch_1a", "ch_1b", "ch_1c", "ch_1d", "tr_11", "tr_12", "tr_13", "tr_14"];
    let expected: Vec<String> =
        fields.iter().map(|field| format!("magician {field}")).chain(["decline".to_owned()]).collect();
    assert_eq!(offers(&game), expected);
    refused(&game, "magician rt_13", "CAM-15.15");
    refused(&game, "magician ch_2a", "CAM-13.1");
    let events = play(&mut game, "magician ch_1d");
    let placed = Event::Placed {
        colour: RED,
        figure: Figure::Magician,
        field: field("ch_1d"),
        room: camelot::Room::Yellow,
        way: Way::Magician,
    };
    assert_eq!(events[0], placed);
    let (mut game, _) = end(&round_table(), &TRACK);
    assert_eq!(play(&mut game, "decline")[0], Event::MagicianDeclined(RED));
}

/// CAM-15.17, CAM-X35: the magician counts as a knight of the room: it completes a line.
#[test]
fn the_magician_completes_a_line() {
    let scene = round_table().knights(RED, &["tr_12", "tr_22"]);
    let others = [
        ("tr_11", BLUE),
        ("tr_13", BLUE),
        ("tr_14", GREEN),
        ("tr_21", GREEN),
        ("tr_23", YELLOW),
        ("tr_24", YELLOW),
    ];
    let scene = others.iter().fold(scene, |scene, (field, colour)| scene.knights(*colour, &[field]));
    let (mut game, _) = end(&scene, &TRACK);
    play(&mut game, "magician tr_32");
    play(&mut game, "bonus points");
    assert_eq!(score(&game, RED), 13 + 2 + 4);
}

/// CAM-15.18: with all three rooms closed the bonus lapses.
#[test]
fn the_magician_finds_no_field() {
    let scene = Scene::of(4).sides("ABBA").knights(RED, &["rt_01", "rt_02"]);
    let heats = ["to_h1a", "to_h1b", "to_h1c", "to_h2a", "to_h2b", "to_h2c", "to_h3a", "to_h3b"];
    let scene = scene.knights(GREEN, &heats[..3]).knights(BLUE, &heats[3..6]).knights(YELLOW, &heats[6..]);
    let scene = scene.knights(RED, &["in_t1", "in_l1", "in_r1", "in_a1", "in_b1", "ch_1a", "ch_2a"]);
    let scene = scene.knights(BLUE, &["ch_1b", "ch_2b", "ch_3a"]);
    let (game, events) = end(&scene, &TRACK);
    assert!(events.contains(&Event::MagicianLapsed(RED)));
    assert_eq!(open(&game).flow.phase, Phase::Screens);
}

/// CAM-15.19, CAM-25.23: the magician's extra knight may even enter the red room, without changing the ranking.
#[test]
fn an_extra_knight_by_the_magician() {
    let scene = round_table().sides("AAAB").knights(RED, &["li_s1", "li_m1"]);
    let (mut game, _) = end(&scene, &TRACK);
    play(&mut game, "magician li_n1");
    let events = play(&mut game, "extra screen rt_13");
    assert_eq!(points_in(&events), [(GREEN, 7), (BLUE, 4), (YELLOW, -4)]);
}

/// CAM-15.20, CAM-X41: the place on the track that the magician left still counts for ties.
#[test]
fn the_left_place_still_counts() {
    let scene = round_table().score(RED, 20);
    let (mut game, _) = end(&scene, &TRACK);
    play(&mut game, "magician tr_11");
    assert_eq!(order(&game), TRACK);
    assert_eq!(open(&game).placed_magician().map(|(colour, _)| colour), Some(RED));
}

/// CAM-15.21: the magician is no knight behind the screen, in the Hinterland or in the secret room.
#[test]
fn the_magician_is_no_knight() {
    let knights = |choice: &str| {
        let (mut game, _) = end(&round_table(), &TRACK);
        play(&mut game, choice);
        let_chance(&mut game);
        open(&game).points(RED, camelot::Category::Knights)
    };
    assert_eq!(knights("decline"), knights("magician tr_11"));
    let (game, _) = end(&round_table(), &TRACK);
    assert_eq!(game.audit(), Ok(()));
}
