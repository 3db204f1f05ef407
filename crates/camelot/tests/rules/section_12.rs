//! Section 12: the blue room.

use crate::support::{
    BLUE, GREEN, RED, Scene, VIOLET, YELLOW, field, offers, offers_of, open, pieces, play, points_in,
    refused, score, standing_on,
};
use camelot::{BlackKnight, Closed, Colour, Event, Figure, Group, Refusal};

fn ballroom(colour: Colour, mission: &str) -> Scene {
    Scene::of(4).turn(colour).mission(mission)
}

/// The first fields of the row, taken by these colours.
fn row(scene: Scene, by: &[Colour]) -> Scene {
    by.iter()
        .zip(1..)
        .fold(scene, |scene, (colour, number)| scene.knights(*colour, &[&format!("ba_{number:02}")]))
}

/// CAM-12.1: the lowest free field of the row, whoever stands before it.
#[test]
fn the_next_field_of_the_row() {
    let game = row(ballroom(BLUE, "one_blue"), &[RED, BLUE, GREEN]).build();
    assert_eq!(offers(&game), ["place blue ba_04"]);
    let refusal = refused(&game, "place blue ba_05", "CAM-12.1");
    assert_eq!(refusal, Refusal::Closed { field: field("ba_05"), why: Closed::NextInRow });
    assert_eq!(ballroom(BLUE, "one_blue").knights(RED, &["ba_02"]).broken_clause(), "CAM-12.1");
}

/// CAM-12.2: printed points and bonuses at once.
#[test]
fn fields_of_the_row() {
    let mut game = row(ballroom(BLUE, "one_blue"), &[RED, GREEN, RED]).build();
    assert_eq!(points_in(&play(&mut game, "place blue ba_04")), [(BLUE, 2)]);
    crate::support::let_chance(&mut game);
    assert_eq!(pieces(&game, BLUE).grail, 1);
}

/// CAM-12.3, CAM-12.4, CAM-X23: three hearts open the queen's field in addition.
#[test]
fn three_hearts() {
    let scene = row(ballroom(BLUE, "one_blue"), &[RED, BLUE, RED, GREEN, BLUE, RED]);
    let mut game = scene.build();
    assert_eq!(open(&game).hearts(BLUE), 2 + 1);
    assert_eq!(offers(&game), ["place blue ba_07", "place blue ba_queen"]);
    assert_eq!(points_in(&play(&mut game, "place blue ba_queen")), [(BLUE, 8)]);
    let game = row(ballroom(RED, "one_blue"), &[RED, BLUE, RED, GREEN, BLUE, GREEN]).build();
    assert_eq!(open(&game).hearts(RED), 1);
    let refusal = refused(&game, "place blue ba_queen", "CAM-12.4");
    assert_eq!(refusal, Refusal::Closed { field: field("ba_queen"), why: Closed::TooFewHearts });
    assert_eq!(ballroom(RED, "one_blue").knights(BLUE, &["ba_queen"]).broken_clause(), "CAM-12.4");
}

/// CAM-12.5, CAM-X24, CAM-25.16: hearts count before the knight is placed, so the next knight of the turn may
/// go to the queen.
#[test]
fn hearts_count_before_placing() {
    let mut game = row(ballroom(BLUE, "two_blue_blue"), &[RED, BLUE, RED, GREEN]).build();
    assert_eq!(offers(&game), ["place blue ba_05"]);
    play(&mut game, "place blue ba_05");
    assert_eq!(offers(&game), ["place blue ba_06", "place blue ba_queen"]);
    play(&mut game, "place blue ba_queen");
    assert_eq!(score(&game, BLUE), 3 + 8);
}

/// CAM-12.6: the right to the queen lasts; it is not lost by going elsewhere.
#[test]
fn the_right_to_the_queen_lasts() {
    let mut game = row(ballroom(BLUE, "two_blue_blue"), &[RED, BLUE, RED, GREEN, BLUE, RED]).build();
    play(&mut game, "place blue ba_07");
    assert_eq!(offers(&game), ["place blue ba_08", "place blue ba_queen"]);
}

/// CAM-12.7: the queen's field has no hearts.
#[test]
fn the_queen_has_no_hearts() {
    let scene = row(ballroom(BLUE, "one_blue"), &[RED, BLUE, RED, GREEN, BLUE, RED]);
    let mut game = scene.build();
    play(&mut game, "place blue ba_queen");
    assert_eq!(open(&game).hearts(BLUE), 3);
}

/// CAM-12.8, CAM-25.16: with a full row the queen alone is left, for a colour with three hearts.
#[test]
fn a_full_row() {
    let by = [RED, BLUE, RED, GREEN, BLUE, RED, GREEN, RED, GREEN, YELLOW, GREEN, RED];
    assert_eq!(offers(&row(ballroom(BLUE, "one_blue"), &by).build()), ["place blue ba_queen"]);
    assert_eq!(offers(&row(ballroom(YELLOW, "one_blue"), &by).build()), ["return blue"]);
}

fn intrigue(colour: Colour) -> Scene {
    Scene::of(4).sides("AABA").turn(colour).mission("one_blue")
}

/// CAM-12.9, CAM-X25, CAM-25.17: any free field of a group in which the colour does not stand.
#[test]
fn one_knight_in_a_group() {
    let game = intrigue(BLUE).knights(BLUE, &["in_t1", "in_l2"]).knights(RED, &["in_r1"]).build();
    let expected = ["in_a1", "in_a2", "in_a3", "in_b1", "in_b2", "in_b3", "in_r2"];
    assert_eq!(offers_of(&game, "place blue"), expected);
    let refusal = refused(&game, "place blue in_t2", "CAM-12.9");
    assert_eq!(refusal, Refusal::Closed { field: field("in_t2"), why: Closed::InGroup });
    let all = intrigue(BLUE).knights(BLUE, &["in_t1", "in_l2", "in_r1", "in_a1", "in_b1"]).build();
    assert_eq!(offers(&all), ["return blue"], "in all five groups");
    assert_eq!(intrigue(BLUE).knights(BLUE, &["in_t1", "in_t2"]).broken_clause(), "CAM-12.9");
}

/// CAM-12.10: the points of the group.
#[test]
fn points_of_the_group() {
    for (fields, points) in [("in_t1", 1), ("in_l1", 3), ("in_r1", 2), ("in_a1", 2), ("in_b1", 1)] {
        let mut game = intrigue(BLUE).build();
        assert_eq!(points_in(&play(&mut game, &format!("place blue {fields}"))), [(BLUE, points)]);
    }
}

/// CAM-12.11, CAM-12.12, CAM-X26: the last field of a group costs every other absent colour the printed points.
#[test]
fn a_full_group() {
    let scene = intrigue(BLUE).knights(RED, &["in_b1"]).knights(GREEN, &["in_b2"]);
    let mut game = scene.score(YELLOW, 2).build();
    let events = play(&mut game, "place blue in_b3");
    assert!(events.contains(&Event::GroupCompleted { colour: BLUE, group: Group::LowerRight }));
    assert_eq!(points_in(&events), [(BLUE, 1), (YELLOW, -3)]);
    assert_eq!(score(&game, YELLOW), -1);
    // While a field is free nothing is lost.
    let mut game = intrigue(BLUE).knights(RED, &["in_b1"]).build();
    assert_eq!(points_in(&play(&mut game, "place blue in_b3")), [(BLUE, 1)]);
}

/// CAM-12.13: a group is completed once; its fields stay occupied, so nobody can complete it again.
#[test]
fn a_group_is_completed_once() {
    let game = intrigue(YELLOW)
        .knights(RED, &["in_b1"])
        .knights(GREEN, &["in_b2"])
        .knights(BLUE, &["in_b3"])
        .build();
    assert!(offers(&game).iter().all(|text| !text.contains("in_b")));
    refused(&game, "place blue in_b1", "CAM-8.1");
}

/// CAM-12.14: the neutral knights fill a group, and the neutral colour is not punished.
#[test]
fn the_neutral_colour_is_not_punished() {
    let scene = Scene::of(3).sides("AABA").mission("one_blue").knights(GREEN, &["in_b1"]);
    let mut game = scene.build();
    let events = play(&mut game, "place blue in_b2");
    assert_eq!(points_in(&events), [(RED, 1), (YELLOW, -3)], "in_b3 is neutral");
}

/// CAM-12.15, CAM-X49, CAM-25.27: with two players the own second colour is punished too.
#[test]
fn the_own_second_colour_is_punished() {
    let scene = Scene::of(2).sides("AABA").mission("one_blue").knights(YELLOW, &["in_l1"]);
    let mut game = scene.build();
    assert_eq!(open(&game).owner(RED), open(&game).owner(GREEN));
    let events = play(&mut game, "place blue in_l2");
    assert_eq!(points_in(&events), [(RED, 3), (GREEN, -1), (BLUE, -1)]);
}

/// The top group lacks one field; red and green stand in it, and blue completes it.
fn top_group() -> Scene {
    intrigue(BLUE).knights(RED, &["in_t1"]).knights(GREEN, &["in_t2"])
}

/// CAM-12.16, CAM-12.17, CAM-12.19: absent colours lose 2 points and their most recent knight of the red room.
#[test]
fn the_top_group() {
    let scene = top_group().chain(YELLOW, &["rt_09", "rt_02", "rt_05"]).chain(RED, &["rt_01"]);
    let mut game = scene.build();
    let events = play(&mut game, "place blue in_t3");
    assert_eq!(points_in(&events), [(BLUE, 1), (YELLOW, -2)]);
    let removed = Event::KnightRemoved { colour: YELLOW, figure: Figure::Knight, field: field("rt_05") };
    assert!(events.contains(&removed));
    assert_eq!((standing_on(&game, "rt_05"), standing_on(&game, "rt_01")), (None, Some(RED)));
    assert_eq!(pieces(&game, YELLOW).hinterland, 3);
    assert!(
        open(&game).legal(GREEN, camelot::Room::Red).contains(crate::support::spot(&game, "rt_05").place())
    );
}

/// CAM-12.18, CAM-X27: without a knight in the red room only the points are lost.
#[test]
fn nothing_to_take() {
    let mut game = top_group().build();
    let events = play(&mut game, "place blue in_t3");
    assert_eq!(points_in(&events), [(BLUE, 1), (YELLOW, -2)]);
    assert_eq!(pieces(&game, YELLOW).hinterland, 2);
}

/// CAM-16.23: the black knight, too, may have to leave for the Hinterland.
#[test]
fn the_black_knight_leaves() {
    let scene = Scene::of(5).heroes().sides("AABA").turn(BLUE).mission("one_blue");
    let scene = scene.knights(RED, &["in_t1"]).knights(GREEN, &["in_t2"]).colour(VIOLET, "hero = \"gone\"");
    let mut game = scene.on("rt_03", "violet 1").on("rt_04", "violet black 2").build();
    let events = play(&mut game, "place blue in_t3");
    let removed = Event::KnightRemoved { colour: VIOLET, figure: Figure::BlackKnight, field: field("rt_04") };
    assert!(events.contains(&removed));
    assert_eq!((open(&game).black, pieces(&game, VIOLET).hinterland), (BlackKnight::AmongKnights, 3));
}
