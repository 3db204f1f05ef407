//! Section 20: edge cases that no other section's tests meet. The others are cited where they are met.

use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, castle, chance, colour, hand, let_chance, lots, offers, open, place,
    play, plays, points, refused, returned, scored,
};
use merlin::{Destination, Event, Frame, Means, Window};
use table::{Eye, Game, Seat};

fn repelled(seat: Seat, name: &str, means: Means) -> Event {
    Event::TraitorRepelled { seat, colour: colour(name), means }
}

/// MER-9.10, MER-7.12, MER-20.6: relocating displaces others, never an own vassal of another kind.
#[test]
fn relocating_leaves_own_vassals_of_another_kind() {
    let scene =
        Scene::new(2).knight_on(RED, 14).vassal(RED, "builder", "orange").vassal(RED, "lady", "purple");
    let mut game = scene.vassal(BLUE, "lady", "orange").build();
    play(&mut game, RED, "deploy builder purple");
    assert_eq!((place(&game, RED, "lady"), place(&game, RED, "builder")), ("purple", "purple"));
    assert_eq!(place(&game, BLUE, "lady"), "orange");
}

/// MER-10.9: a mission space in a turn in which two missions were completed: hand of two, both may go.
#[test]
fn a_mission_space_with_a_hand_of_two() {
    let scene = Scene::new(2).knight_on(RED, 9).fact("missions", "2").fact("powers", "[\"second_mission\"]");
    let mut game = scene.hand(RED, &["m44", "m45"]).build();
    plays(&mut game, RED, &["discard m44", "discard m45"]);
    assert_eq!((open(&game).top(), hand(&game, RED).len()), (Frame::Replace(2), 0));
    for text in ["draw deck", "draw deck"] {
        play(&mut game, RED, text);
        let first = lots(&game)[0].0.clone();
        chance(&mut game, &first);
    }
    assert_eq!((open(&game).top(), castle(&game, RED).hand), (Frame::Window(Window::After), 2));
    play(&mut game, RED, "end");
    assert_eq!(open(&game).top(), Frame::Replace(2));
    plays(&mut game, RED, &["draw deck"]);
    let_chance(&mut game);
    assert_eq!(castle(&game, RED).hand, 3);
}

/// MER-12.17, MER-12.19, MER-20.9: the deck runs out in the middle of a double draw; the reshuffle includes
/// cards of this turn.
#[test]
fn the_deck_runs_out_in_the_middle_of_a_double_draw() {
    let used = ["m01", "m02", "m03", "m04", "m44", "m45", "m46", "m47", "m52", "m53", "m54", "m55"];
    let all: Vec<String> = (1..=55).map(|number| format!("m{number:02}")).collect();
    let discard: Vec<&str> = all.iter().map(String::as_str).filter(|name| !used.contains(name)).collect();
    let scene =
        Scene::new(2).knight_on(RED, 9).hand(RED, &used[4..8]).hand(BLUE, &used[8..]).display(&used[..3]);
    let mut game = scene.discard(&discard).build();
    assert_eq!(open(&game).deck(), 1);
    plays(&mut game, RED, &["discard m44", "discard m45", "draw deck"]);
    assert_eq!(lots(&game), [("mission m04".to_owned(), 1)], "the last card of the deck");
    chance(&mut game, "mission m04");
    let events = play(&mut game, RED, "draw m01");
    assert_eq!(events[1], Event::MissionsShuffled { cards: 45 });
    assert_eq!(open(&game).top(), Frame::Card(Destination::Display));
    assert!(lots(&game).contains(&("mission m44".to_owned(), 1)), "discarded in this turn");
}

/// MER-13.4, MER-20.14: a grey flag gained by the action can still be used in window `after`; a blue, purple, brown or
/// orange one no longer.
#[test]
fn flags_gained_by_the_action() {
    let colours = ["grey", "blue", "purple", "orange", "brown"];
    let scene = Scene::new(2).knight_on(RED, 5).influence(RED, &colours).hand(RED, &["m01", "m02"]);
    let scene = scene.vassal(RED, "builder", "black").vassal(RED, "shield_bearer", "grey");
    let mut game = scene.knight(BLUE, 10).build();
    for (colour, power, clause) in [
        ("blue", "reverse", "MER-13.12"),
        ("purple", "turn_die", "MER-13.13"),
        ("brown", "mirror", "MER-13.14"),
        ("orange", "different_action 10", "MER-13.17"),
    ] {
        let mut gained = game;
        play(&mut gained, RED, &format!("take flag {colour}"));
        refused(&gained, RED, power, clause);
    }
    plays(&mut game, RED, &["complete m01", "take flag grey", "second m02"]);
    assert_eq!(points(&game, RED), 1 + 1 + 2);
}

/// MER-15.5, MER-15.7, MER-20.16: two traitors of one colour and one shield: one repelled, one costs three points.
#[test]
fn two_traitors_and_one_shield() {
    let due = ["scoring traitors", "repel_traitors 1"];
    let scene = Scene::new(2)
        .round(2)
        .due(&due)
        .traitors(RED, &["grey", "grey"])
        .items(RED, &["shield grey", "flag black"]);
    let mut game = scene.build();
    let events = play(&mut game, RED, "done");
    assert_eq!(scored(&events)[0], (RED, -3, "MER-15.7"));
    assert_eq!(events[..2], [returned(RED, "shield grey"), repelled(RED, "grey", Means::Shield)]);
    assert_eq!(castle(&game, RED).traitors_attached(), 0);
}

/// MER-15.20, MER-20.18: three who share the lead of a principality worth 7 get 2 points each; whoever is behind
/// them gets nothing.
#[test]
fn three_share_a_principality() {
    let scene = [RED, BLUE, GREEN]
        .into_iter()
        .fold(last_turn(), |scene, seat| scene.influence(seat, &["purple", "purple"]));
    let mut game = scene.influence(YELLOW, &["purple"]).build();
    let events = plays(&mut game, YELLOW, &["die merlin 4", "walk clockwise", "forfeit", "end"]);
    let told: Vec<_> = scored(&events).into_iter().filter(|&(_, _, clause)| clause == "MER-15.20").collect();
    assert_eq!(told, [RED, BLUE, GREEN].map(|seat| (seat, 2, "MER-15.20")));
    assert_eq!(points(&game, YELLOW), 1 + 3 * 2, "only apple and staffs at the end");
}

/// The last turn of the last round with four players.
fn last_turn() -> Scene {
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    Scene::new(4).round(6).start(RED).turn(YELLOW).dice(YELLOW, dice)
}

/// MER-6.8, MER-8.3: a VP space with 0 points may be repeated; the preview tells the points before the move is made.
#[test]
fn a_preview_tells_the_points() {
    let game = Scene::new(2)
        .knight_on(RED, 17)
        .items(RED, &["flag black", "flag grey"])
        .hand(RED, &["m07"])
        .items(RED, &["material blue"])
        .build();
    let view = game.view(Eye::Seat(RED));
    let points: Vec<(String, i32)> = offers(&game, RED)
        .into_iter()
        .map(|text| (text.clone(), view.points(RED, text.parse().unwrap())))
        .collect();
    let expected = [("complete m07", 1), ("forfeit", 0), ("perform", 2)];
    assert_eq!(points, expected.map(|(text, points)| (text.to_owned(), points)));
    assert!(view.preview(RED, "end".parse().unwrap()).is_empty(), "nothing for a move that is not allowed");
    assert!(view.preview(BLUE, "perform".parse().unwrap()).is_empty());
}
