//! Section 5: choosing a die and moving.

use crate::support::{BLUE, GREEN, RED, Scene, castle, offers, offers_of, open, play, plays, refused, space};
use merlin::{Die, Direction, Event, Figure, Pips, Refusal};

fn pips(number: u8) -> Pips {
    Pips::new(number).unwrap()
}

/// MER-5.1: the chosen die leaves the castle with its value and cannot be chosen again.
#[test]
fn a_chosen_die_leaves_the_castle() {
    let mut game = Scene::new(2).turn(RED).dice(RED, ["own 5", "own 2", "own 6", "merlin 3"]).build();
    let events = play(&mut game, RED, "die own 6");
    assert_eq!(events, [Event::DieChosen { seat: RED, die: Die::Own, pips: pips(6) }]);
    let dice = castle(&game, RED).dice;
    assert!(!dice.is_unused(2) && dice.shown(2) == Some(pips(6)));
    assert_eq!((dice.used(), open(&game).turn.die()), (1, Some((Die::Own, pips(6)))));
}

/// MER-5.2, MER-5.4, MER-X3: the knight goes clockwise by the full value, past space 23 to space 0.
#[test]
fn an_own_die_moves_the_knight_clockwise() {
    let mut game =
        Scene::new(2).turn(RED).knight(RED, 22).dice(RED, ["own 4", "own 2", "own 6", "merlin 3"]).build();
    play(&mut game, RED, "die own 4");
    assert_eq!(offers_of(&game, RED, "walk"), ["clockwise"]);
    assert_eq!(refused(&game, RED, "walk counter-clockwise", "MER-5.2"), Refusal::KnightClockwise);
    let events = play(&mut game, RED, "walk clockwise");
    let (from, to, direction) = (space(22), space(2), Direction::Clockwise);
    assert_eq!(events, [Event::Moved { seat: RED, figure: Figure::Knight, from, to, direction }]);
    assert_eq!((castle(&game, RED).knight, open(&game).turn.action), (Some(to), Some(to)));
    assert_eq!(open(&game).merlin, space(0), "only one figure moves");
}

/// MER-5.3, MER-X3: Merlin goes either way.
#[test]
fn the_merlin_die_moves_merlin_either_way() {
    let scene = Scene::new(2).turn(RED).merlin(0).dice(RED, ["own 4", "own 2", "own 6", "merlin 3"]);
    for (direction, expected) in [("clockwise", 3), ("counter-clockwise", 21)] {
        let mut game = scene.build();
        play(&mut game, RED, "die merlin 3");
        assert_eq!(offers_of(&game, RED, "walk"), ["clockwise", "counter-clockwise"]);
        let knight = castle(&game, RED).knight;
        play(&mut game, RED, &format!("walk {direction}"));
        assert_eq!((open(&game).merlin, castle(&game, RED).knight), (space(expected), knight));
    }
}

/// MER-5.4: what lies on the way has no effect; only the space where the move ends gives an action.
#[test]
fn only_the_last_space_matters() {
    let scene = Scene::new(3).turn(RED).knight(RED, 0).knight(BLUE, 1).knight(GREEN, 2);
    let mut game = scene.dice(RED, ["own 3", "own 2", "own 6", "merlin 3"]).build();
    let events = plays(&mut game, RED, &["die own 3", "walk clockwise"]);
    assert_eq!(events.len(), 2);
    assert_eq!(open(&game).turn.action, Some(space(3)));
    assert_eq!(offers(&game, RED), ["forfeit", "perform"]);
}

/// MER-5.5: figures share spaces.
#[test]
fn many_figures_stand_on_one_space() {
    let scene = Scene::new(3).turn(RED).knight(RED, 7).knight(BLUE, 8).knight(GREEN, 8).merlin(8);
    let mut game = scene.build();
    plays(&mut game, RED, &["die own 1", "walk clockwise"]);
    assert!(open(&game).castles().iter().all(|castle| castle.knight == Some(space(8))));
}

/// MER-5.6, MER-5.8: an apple turns the chosen die to any other value and returns to the supply at once.
#[test]
fn an_apple_turns_the_die() {
    let mut game =
        Scene::new(2).turn(RED).apples(RED, 1).dice(RED, ["own 4", "own 2", "own 6", "merlin 3"]).build();
    let supply = open(&game).apple_supply();
    play(&mut game, RED, "die own 4");
    assert_eq!(offers_of(&game, RED, "apple"), ["1", "2", "3", "5", "6"]);
    assert_eq!(refused(&game, RED, "apple 4", "MER-5.6"), Refusal::SameValue(pips(4)));
    let events = play(&mut game, RED, "apple 1");
    assert_eq!(events, [Event::AppleSpent { seat: RED, from: pips(4), to: pips(1) }]);
    assert_eq!((castle(&game, RED).apples, open(&game).apple_supply()), (0, supply + 1));
    assert_eq!(refused(&game, RED, "apple 6", "MER-5.6"), Refusal::NoApple);
    assert!(offers_of(&game, RED, "apple").is_empty());
}

/// MER-5.7: only on the chosen die, own or Merlin's, and only before the move.
#[test]
fn an_apple_works_before_the_move_only() {
    let mut game = Scene::new(2).turn(RED).apples(RED, 3).build();
    refused(&game, RED, "apple 6", "MER-5.7");
    play(&mut game, RED, "die merlin 4");
    play(&mut game, RED, "apple 6");
    assert_eq!(open(&game).turn.die(), Some((Die::Merlin, pips(6))));
    let others: Vec<u8> = castle(&game, RED).dice.unused().map(|(_, pips)| pips.get()).collect();
    assert_eq!(others, [1, 2, 3], "the others stay as they are");
    play(&mut game, RED, "walk clockwise");
    refused(&game, RED, "apple 1", "MER-5.7");
}

/// MER-5.9: changes follow each other, each from the current value; the move uses the last one.
#[test]
fn several_changes_follow_each_other() {
    let scene =
        Scene::new(2).turn(RED).knight(RED, 10).apples(RED, 2).items(RED, &["flag purple", "flag purple"]);
    let mut game = scene.dice(RED, ["own 4", "own 2", "own 6", "merlin 3"]).build();
    plays(&mut game, RED, &["die own 4", "turn_die"]);
    assert_eq!(open(&game).turn.die().unwrap().1, pips(3));
    plays(&mut game, RED, &["apple 6", "turn_die"]);
    assert_eq!(open(&game).turn.die().unwrap().1, pips(1));
    plays(&mut game, RED, &["apple 5", "walk clockwise"]);
    assert_eq!(castle(&game, RED).knight, Some(space(15)));
}

/// MER-5.10: the move is mandatory and starts where the figure stands.
#[test]
fn the_move_is_mandatory() {
    let mut game = Scene::new(2).turn(RED).knight(RED, 13).build();
    play(&mut game, RED, "die own 2");
    for text in ["end", "done", "forfeit", "perform"] {
        refused(&game, RED, text, "MER-5.10");
    }
    play(&mut game, RED, "walk clockwise");
    assert_eq!(castle(&game, RED).knight, Some(space(15)));
}

/// The outlook of an interface agrees with the moves: every landing can be played and ends where it says.
#[test]
fn every_landing_can_be_played() {
    use table::{Eye, Game};
    let scene =
        Scene::new(3).turn(RED).apples(RED, 1).items(RED, &["flag purple", "flag blue", "flag brown"]);
    let game = scene.build();
    let landings = game.view(Eye::Seat(RED)).landings();
    assert!(landings.iter().any(|landing| landing.moves.len() == 2 && landing.apples() == 0));
    for landing in &landings {
        let mut copy = game;
        for choice in &landing.moves {
            play(&mut copy, RED, &choice.to_string());
        }
        let turn = open(&copy).turn;
        assert_eq!((turn.action, turn.figure), (Some(landing.space), Some(landing.figure)));
        let lapses = offers(&copy, RED)
            .iter()
            .all(|text| !landing.prospect.choices.iter().any(|choice| choice.to_string() == *text));
        assert_eq!(lapses, landing.prospect.lapses.is_some(), "{landing:?}");
    }
    let sorted = landings.windows(2).all(|pair| pair[0].space <= pair[1].space);
    assert!(sorted, "sorted by space");
}
