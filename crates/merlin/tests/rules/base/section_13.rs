//! Section 13: flags.

use crate::support::{
    BLUE, GREEN, RED, Scene, castle, colour, mission, offers, offers_of, open, owned, play, plays, points,
    refused, scored, space, supply,
};
use merlin::{Direction, Event, Figure, Means, Merlin, Power, Refusal};

/// MER-13.1: a used flag returns to its supply, and its power is carried out once.
#[test]
fn a_used_flag_returns() {
    let mut game = Scene::new(2).turn(RED).items(RED, &["flag purple"]).build();
    refused(&game, RED, "turn_die", "MER-13.13");
    play(&mut game, RED, "die own 2");
    let events = play(&mut game, RED, "turn_die");
    assert_eq!(events[0], Event::FlagUsed { seat: RED, colour: colour("purple"), power: Power::TurnDie });
    assert_eq!((owned(&game, RED, "flag purple"), supply(&game, "flag purple")), (0, 6));
    assert_eq!(refused(&game, RED, "turn_die", "MER-13.1"), Refusal::NoFlag(Power::TurnDie));
}

/// MER-13.2: it leaves before its power takes effect: it counts neither for missions nor on VP spaces.
#[test]
fn a_used_flag_no_longer_counts() {
    let scene =
        Scene::new(2).knight_on(RED, 5).hand(RED, &["m09"]).items(RED, &["flag brown", "shield blue"]);
    let mut game = scene.build();
    assert_eq!(offers_of(&game, RED, "complete"), ["m09"], "blue shield, any flag");
    play(&mut game, RED, "mirror");
    assert_eq!(open(&game).turn.action, Some(space(17)));
    refused(&game, RED, "complete m09", "MER-12.2");
    assert_eq!(scored(&play(&mut game, RED, "perform")), [(RED, 0, "MER-8.1")]);
}

/// MER-13.3, MER-X4: several flags in one turn: purple, blue and brown.
#[test]
fn flags_are_combined() {
    let scene = Scene::new(2)
        .turn(RED)
        .knight(RED, 22)
        .items(RED, &["flag purple", "flag blue", "flag brown", "shield grey"]);
    let mut game = scene.dice(RED, ["own 3", "own 2", "own 6", "merlin 3"]).build();
    plays(&mut game, RED, &["die own 3", "turn_die", "reverse"]);
    assert_eq!(castle(&game, RED).knight, Some(space(18)));
    play(&mut game, RED, "mirror");
    assert_eq!(castle(&game, RED).knight, Some(space(6)));
    plays(&mut game, RED, &["return shield grey", "take shield black", "end"]);
    assert_eq!(["purple", "blue", "brown"].map(|flag| supply(&game, &format!("flag {flag}"))), [6, 6, 6]);
    assert_eq!(castle(&game, RED).knight, Some(space(6)));
}

/// MER-13.4: a flag gained in a turn may be used in it if its moment is still to come.
#[test]
fn a_gained_flag_may_be_used_at_once() {
    let scene =
        Scene::new(2).knight_on(RED, 4).hand(RED, &["m02", "m03"]).vassal(RED, "shield_bearer", "grey");
    let mut game = scene.vassal(RED, "lady", "blue").build();
    plays(&mut game, RED, &["complete m02", "deploy flag_bearer grey"]);
    assert!(offers_of(&game, RED, "second").is_empty(), "m03 is not met");
    refused(&game, RED, "second m03", "MER-13.11");

    // The flag-bearer goes from blue to grey: with m03 met before that, the gained flag would come too late.
    let scene =
        Scene::new(2).knight_on(RED, 4).hand(RED, &["m02", "m04"]).vassal(RED, "shield_bearer", "grey");
    let mut game = scene.vassal(RED, "lady", "purple").build();
    plays(&mut game, RED, &["complete m02", "deploy flag_bearer grey", "second m04"]);
    assert_eq!(points(&game, RED), 1 + 1 + 2);

    // An orange, blue or brown one comes too late.
    let mut game = Scene::new(2).knight_on(RED, 20).build();
    play(&mut game, RED, "deploy flag_bearer brown");
    refused(&game, RED, "mirror", "MER-13.14");
}

/// Red may repel traitors with flags in the scoring after round 2.
fn repelling(traitors: &[&str], items: &[&str]) -> Scene {
    let due = ["scoring traitors", "repel_traitors 1"];
    Scene::new(2).round(2).due(&due).traitors(RED, traitors).items(RED, items)
}

/// MER-13.5, MER-20.15: black is used in the traitor step only; all traitors of the colour are repelled
/// without shields.
#[test]
fn black_repels_traitors_in_a_scoring() {
    let mut game = repelling(&["grey", "grey", "blue"], &["flag black", "shield grey"]).build();
    let events = play(&mut game, RED, "repel grey");
    assert_eq!(
        events[0],
        Event::FlagUsed { seat: RED, colour: colour("black"), power: Power::RepelTraitors }
    );
    let repelled = Event::TraitorRepelled { seat: RED, colour: colour("grey"), means: Means::Flag };
    assert_eq!(events[1..3], [repelled, repelled]);
    assert_eq!(owned(&game, RED, "shield grey"), 1, "the shield stays");
    assert_eq!(scored(&events)[0], (RED, -3, "MER-15.7"), "the blue one");

    let game = Scene::new(2).turn(RED).items(RED, &["flag black"]).traitors(RED, &["grey"]).build();
    refused(&game, RED, "repel grey", "MER-13.5");
}

/// MER-13.6: the colour of one of the player's own traitors; owning the shield does not matter.
#[test]
fn the_named_colour_must_be_there() {
    let game = repelling(&["grey", "blue"], &["flag black", "shield grey"]).build();
    assert_eq!(offers(&game, RED), ["repel grey", "repel blue", "done"]);
    let refusal = refused(&game, RED, "repel brown", "MER-13.6");
    assert!(matches!(refusal, Refusal::NoTraitor { .. }));
}

/// MER-13.7: several black flags, each for one colour.
#[test]
fn several_black_flags() {
    let mut game = repelling(&["grey", "blue", "brown"], &["flag black", "flag black"]).build();
    play(&mut game, RED, "repel grey");
    assert_eq!(offers(&game, RED), ["repel blue", "repel brown", "done"]);
    let events = play(&mut game, RED, "repel blue");
    assert_eq!(scored(&events)[0], (RED, -3, "MER-15.7"));
}

/// Red owns these flags; m01 (builder in black) is met, and m09 (blue shield, any flag) with a flag to spare.
fn two_missions(flags: &[&str]) -> Scene {
    let scene = Scene::new(2).turn(RED).hand(RED, &["m01", "m09"]).vassal(RED, "builder", "black");
    scene.items(RED, &["shield blue"]).items(RED, flags)
}

/// MER-13.8, MER-13.11, MER-X14: a second mission with 2 points more; the used flag does not count for it.
#[test]
fn grey_completes_a_second_mission() {
    let mut game = two_missions(&["flag grey"]).build();
    play(&mut game, RED, "complete m01");
    assert!(offers_of(&game, RED, "second").is_empty());
    let refusal = refused(&game, RED, "second m09", "MER-13.11");
    assert_eq!(refusal, Refusal::NotMetWithoutFlag(mission("m09")));

    let mut game = two_missions(&["flag grey", "flag brown"]).build();
    assert_eq!(refused(&game, RED, "second m09", "MER-13.8"), Refusal::NoFirstMission);
    play(&mut game, RED, "complete m01");
    let events = play(&mut game, RED, "second m09");
    assert_eq!(events[0], Event::FlagUsed { seat: RED, colour: colour("grey"), power: Power::SecondMission });
    assert_eq!(events[1], Event::Completed { seat: RED, mission: mission("m09"), second: true });
    assert_eq!(scored(&events), [(RED, 1, "MER-12.2"), (RED, 2, "MER-13.8")]);
    assert_eq!(points(&game, RED), 4);
    // MER-13.9: two cards are drawn at the end of the turn.
    plays(&mut game, RED, &["die own 1", "walk clockwise", "forfeit", "end"]);
    assert_eq!(open(&game).top(), merlin::Frame::Replace(2));
}

/// MER-13.9: the second mission may be completed in a later window than the first.
#[test]
fn the_second_mission_may_come_later() {
    let mut game = two_missions(&["flag grey", "flag brown"]).build();
    plays(&mut game, RED, &["complete m01", "die own 1", "walk clockwise", "forfeit", "second m09"]);
    refused(&game, RED, "second m09", "MER-13.10");
}

/// MER-13.10: one grey flag a turn.
#[test]
fn one_grey_flag_a_turn() {
    let mut game = two_missions(&["flag grey", "flag grey", "flag brown"])
        .hand(RED, &["m01", "m09", "m19"])
        .items(RED, &["material grey"])
        .build();
    plays(&mut game, RED, &["complete m01", "second m09"]);
    assert!(offers_of(&game, RED, "second").is_empty());
    assert_eq!(refused(&game, RED, "second m19", "MER-13.10"), Refusal::PowerUsed(Power::SecondMission));
}

/// MER-13.12, MER-20.13: blue moves the knight counter-clockwise; never Merlin.
#[test]
fn blue_reverses_the_knight() {
    let scene = Scene::new(2).turn(RED).knight(RED, 2).items(RED, &["flag blue", "flag blue"]);
    let mut game = scene.dice(RED, ["own 5", "own 2", "own 6", "merlin 3"]).build();
    let mut merlin = game;
    play(&mut game, RED, "die own 5");
    assert_eq!(offers_of(&game, RED, "reverse").len(), 1);
    let events = play(&mut game, RED, "reverse");
    let (from, to, direction) = (space(2), space(21), Direction::CounterClockwise);
    assert_eq!(events[1], Event::Moved { seat: RED, figure: Figure::Knight, from, to, direction });
    play(&mut merlin, RED, "die merlin 3");
    assert_eq!(refused(&merlin, RED, "reverse", "MER-13.12"), Refusal::KnightOnly(Power::Reverse));
}

/// MER-13.13: purple turns the chosen die, own or Merlin's, to 7 − v.
#[test]
fn purple_turns_the_chosen_die() {
    for die in ["own 3", "merlin 5"] {
        let scene = Scene::new(2).turn(RED).items(RED, &["flag purple"]);
        let mut game = scene.dice(RED, ["own 3", "own 2", "own 6", "merlin 5"]).build();
        plays(&mut game, RED, &[&format!("die {die}"), "turn_die"]);
        let shown = open(&game).turn.die().unwrap().1.get();
        assert_eq!(shown, if die == "own 3" { 4 } else { 2 });
        let others: u8 = castle(&game, RED).dice.unused().map(|(_, pips)| pips.get()).sum();
        assert_eq!(others, 3 + 2 + 6 + 5 - die.chars().last().unwrap().to_digit(10).unwrap() as u8);
        play(&mut game, RED, "walk clockwise");
        refused(&game, RED, "turn_die", "MER-13.13");
    }
}

/// Red's knight or Merlin has moved to this space.
fn moved(figure: &str, index: u8) -> Scene {
    match figure {
        "knight" => Scene::new(3).knight_on(RED, index),
        _ => Scene::new(3).merlin_on(RED, index),
    }
}

/// MER-13.14, MER-13.15, MER-20.13: brown puts the moved knight on the opposite space, where it stays; never Merlin.
#[test]
fn brown_mirrors_the_knight() {
    let mut game = moved("knight", 22).items(RED, &["flag brown", "flag brown", "shield black"]).build();
    let events = play(&mut game, RED, "mirror");
    assert_eq!(events[1], Event::Mirrored { seat: RED, from: space(22), to: space(10) });
    assert_eq!((castle(&game, RED).knight, open(&game).turn.action), (Some(space(10)), Some(space(10))));
    refused(&game, RED, "discard m01", "MER-11.18");
    plays(&mut game, RED, &["forfeit", "end"]);
    assert_eq!(castle(&game, RED).knight, Some(space(10)));

    let game = moved("merlin", 22).items(RED, &["flag brown"]).build();
    assert_eq!(refused(&game, RED, "mirror", "MER-13.15"), Refusal::KnightOnly(Power::Mirror));
    let mut game = Scene::new(2).turn(RED).items(RED, &["flag brown"]).build();
    play(&mut game, RED, "die own 1");
    refused(&game, RED, "mirror", "MER-13.14");
}

/// MER-13.16: one blue, one brown and one orange flag a turn.
#[test]
fn one_of_each_a_turn() {
    let scene = moved("knight", 22).items(RED, &["flag brown", "flag brown", "flag orange", "flag orange"]);
    let mut game = scene.knight(BLUE, 5).knight(GREEN, 7).build();
    play(&mut game, RED, "mirror");
    assert_eq!(refused(&game, RED, "mirror", "MER-13.16"), Refusal::PowerUsed(Power::Mirror));
    play(&mut game, RED, "different_action 7");
    let refusal = refused(&game, RED, "different_action 5", "MER-13.16");
    assert_eq!(refusal, Refusal::PowerUsed(Power::DifferentAction));
    let mut game: Merlin = Scene::new(2).turn(RED).items(RED, &["flag blue", "flag blue"]).build();
    plays(&mut game, RED, &["die own 1", "reverse"]);
    refused(&game, RED, "reverse", "MER-13.12");
}

/// MER-13.17, MER-13.20: the action of another knight's space instead of the own one; no figure moves.
#[test]
fn orange_performs_a_different_action() {
    let scene =
        moved("knight", 6).knight(BLUE, 17).knight(GREEN, 3).items(RED, &["flag orange", "shield black"]);
    let mut game = scene.build();
    assert_eq!(offers_of(&game, RED, "different_action"), ["3", "17"]);
    assert_eq!(refused(&game, RED, "different_action 4", "MER-13.17"), Refusal::NoKnight(space(4)));
    let events = play(&mut game, RED, "different_action 3");
    assert_eq!(events[1], Event::DifferentAction { seat: RED, space: space(3) });
    assert_eq!((castle(&game, RED).knight, castle(&game, GREEN).knight), (Some(space(6)), Some(space(3))));
    refused(&game, RED, "return shield black", "MER-8.1");
    assert_eq!(scored(&play(&mut game, RED, "perform")), [(RED, 1, "MER-8.1")]);
}

/// MER-13.18: also after moving Merlin.
#[test]
fn orange_after_moving_merlin() {
    let mut game = moved("merlin", 6).knight(BLUE, 17).knight(GREEN, 3).items(RED, &["flag orange"]).build();
    plays(&mut game, RED, &["different_action 17", "perform"]);
    assert_eq!(open(&game).merlin, space(6));
}

/// MER-13.19, MER-20.12: not the space where the moved figure stands; the own knight and Merlin mark no target.
#[test]
fn orange_needs_another_knight_elsewhere() {
    let scene = moved("knight", 6).knight(BLUE, 6).knight(GREEN, 6).merlin(9).items(RED, &["flag orange"]);
    let game = scene.build();
    assert!(offers_of(&game, RED, "different_action").is_empty());
    assert_eq!(refused(&game, RED, "different_action 6", "MER-13.19"), Refusal::OwnSpace(space(6)));
    refused(&game, RED, "different_action 9", "MER-13.17");
    let game = moved("merlin", 6)
        .knight(RED, 9)
        .knight(BLUE, 6)
        .knight(GREEN, 9)
        .items(RED, &["flag orange"])
        .build();
    assert_eq!(offers_of(&game, RED, "different_action"), ["9"], "green's knight stands there too");
    let alone = moved("merlin", 6).knight(RED, 9).knight(BLUE, 6).knight(GREEN, 3);
    let game = alone.items(RED, &["flag orange"]).build();
    assert_eq!(offers_of(&game, RED, "different_action"), ["3"], "the own knight marks no target");
    assert_eq!(refused(&game, RED, "different_action 9", "MER-13.17"), Refusal::NoKnight(space(9)));
}

/// MER-13.21: brown before orange, never after it.
#[test]
fn brown_comes_before_orange() {
    let scene =
        moved("knight", 22).knight(BLUE, 10).knight(GREEN, 3).items(RED, &["flag brown", "flag orange"]);
    let mut game = scene.build();
    let mut other = game;
    assert_eq!(offers_of(&game, RED, "different_action"), ["3", "10"]);
    play(&mut game, RED, "mirror");
    assert_eq!(offers_of(&game, RED, "different_action"), ["3"], "the mirrored knight stands on 10");
    plays(&mut game, RED, &["different_action 3", "perform"]);
    assert_eq!(castle(&game, RED).knight, Some(space(10)));
    play(&mut other, RED, "different_action 10");
    assert_eq!(refused(&other, RED, "mirror", "MER-13.21"), Refusal::MirrorFirst);
}
