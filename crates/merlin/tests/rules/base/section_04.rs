//! Section 4: the turn, its steps and windows.

use crate::support::{
    BLUE, RED, Scene, offers, offers_of, on_turn, open, play, plays, points, refused, refused_to,
};
use merlin::{Event, Frame, Merlin, Refusal, Window};
use table::{Actor, Clause, Game, Turn};

/// Red can complete m19 (a flag, a material and a shield of any colour) and nothing else.
fn ready() -> Scene {
    Scene::new(2).turn(RED).hand(RED, &["m19"]).items(RED, &["flag black", "material grey", "shield brown"])
}

fn window(game: &Merlin) -> Window {
    match open(game).top() {
        Frame::Window(window) => window,
        other => panic!("a window is open, not {other:?}"),
    }
}

/// MER-4.1: die, change, move, action, end, in this order.
#[test]
fn a_turn_has_its_steps() {
    let mut game = Scene::new(2).turn(RED).knight(RED, 2).apples(RED, 1).build();
    assert_eq!(window(&game), Window::Start);
    for (text, clause) in
        [("apple 6", "MER-5.7"), ("walk clockwise", "MER-5.1"), ("perform", "MER-5.1"), ("staff", "MER-6.9")]
    {
        refused(&game, RED, text, clause);
    }
    play(&mut game, RED, "die own 1");
    assert_eq!(window(&game), Window::Die);
    for (text, clause) in [("die own 2", "MER-4.7"), ("perform", "MER-5.10"), ("staff", "MER-6.9")] {
        refused(&game, RED, text, clause);
    }
    plays(&mut game, RED, &["apple 5", "walk clockwise"]);
    assert_eq!(window(&game), Window::Moved);
    for (text, clause) in
        [("die own 2", "MER-4.7"), ("apple 6", "MER-5.7"), ("staff", "MER-6.9"), ("repel black", "MER-13.5")]
    {
        refused(&game, RED, text, clause);
    }
    for text in ["walk clockwise", "end", "done"] {
        refused(&game, RED, text, "MER-6.1");
    }
    play(&mut game, RED, "perform");
    assert_eq!(window(&game), Window::After);
    for text in ["walk clockwise", "perform", "forfeit"] {
        refused(&game, RED, text, "MER-4.1");
    }
    play(&mut game, RED, "end");
    assert_eq!(on_turn(&game), BLUE);
}

/// MER-4.2, MER-4.3, MER-4.4: in each of the five windows a mission can be completed, and the window stays open.
#[test]
fn every_window_allows_free_actions() {
    let mut start = ready().build();
    let mut die = start;
    play(&mut die, RED, "die own 1");
    let mut moved = die;
    play(&mut moved, RED, "walk clockwise");
    let mut after = moved;
    play(&mut after, RED, "forfeit");
    let mut between = ready().merlin_on(RED, 7).build();
    play(&mut between, RED, "perform");
    let windows = [
        (&mut start, Window::Start),
        (&mut die, Window::Die),
        (&mut moved, Window::Moved),
        (&mut between, Window::Between),
        (&mut after, Window::After),
    ];
    for (game, expected) in windows {
        assert_eq!(window(game), expected);
        let before = points(game, RED);
        play(game, RED, "complete m19");
        assert_eq!((points(game, RED) - before, window(game)), (1, expected));
        assert!(!offers(game, RED).is_empty());
    }
}

/// MER-4.3, MER-4.4: a second mission with a grey flag after the first one, in the same window; the player closes it.
#[test]
fn free_actions_follow_each_other_in_one_window() {
    let scene = ready().hand(RED, &["m19", "m07"]).items(RED, &["flag grey"]);
    let mut game = scene.build();
    refused(&game, RED, "second m07", "MER-13.8");
    play(&mut game, RED, "complete m07");
    assert_eq!(offers_of(&game, RED, "second"), ["m19"]);
    play(&mut game, RED, "second m19");
    assert_eq!(window(&game), Window::Start);
    play(&mut game, RED, "die own 1");
}

/// MER-4.5: no free action while an execution is being resolved.
#[test]
fn nothing_is_free_inside_an_action() {
    let mut game = ready().knight_on(RED, 6).build();
    play(&mut game, RED, "return flag black");
    assert_eq!(open(&game).top(), Frame::Exchange);
    let (due, moment) = (Frame::Exchange, Some(Clause("MER-4.5")));
    assert_eq!(refused(&game, RED, "complete m19", "MER-4.5"), Refusal::OtherDecision { due, moment });
    play(&mut game, RED, "take flag black");
    play(&mut game, RED, "complete m19");

    let mut game = ready().merlin_on(RED, 6).build();
    plays(&mut game, RED, &["return flag black", "take flag black", "staff"]);
    assert_eq!(open(&game).top(), Frame::Repeat);
    refused(&game, RED, "complete m19", "MER-4.5");
}

/// MER-X29: a mission is completed in a window before the material is paid; afterwards it is no longer met.
#[test]
fn a_mission_before_building() {
    let scene =
        Scene::new(2).knight_on(RED, 2).hand(RED, &["m07"]).items(RED, &["flag black", "material grey"]);
    let mut game = scene.build();
    let mut later = game;
    play(&mut game, RED, "complete m07");
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(points(&game, RED), 1);
    play(&mut later, RED, "build 0,0 grey");
    assert_eq!(open(&later).top(), Frame::Window(Window::After));
    refused(&later, RED, "complete m07", "MER-12.2");
}

/// MER-4.6: the other players decide nothing during a turn.
#[test]
fn others_wait() {
    let mut game = ready().hand(BLUE, &["m07"]).items(BLUE, &["flag black", "material black"]).build();
    for step in ["die own 1", "walk clockwise", "forfeit"] {
        assert!(offers(&game, BLUE).is_empty());
        let refusal = refused(&game, BLUE, "complete m07", "MER-4.6");
        assert!(matches!(refusal, Refusal::NotYourTurn { turn, .. } if turn == Turn::of(RED)));
        refused_to(&game, Actor::Chance, "roll 1", "MER-4.6");
        play(&mut game, RED, step);
    }
}

/// MER-4.7: a chosen die stays chosen.
#[test]
fn the_die_cannot_be_put_back() {
    let mut game = Scene::new(2).turn(RED).build();
    play(&mut game, RED, "die own 1");
    refused(&game, RED, "die own 2", "MER-4.7");
    assert_eq!(open(&game).turn.die().map(|(_, pips)| pips.get()), Some(1));
}

/// MER-4.8: at the end of the turn missions are replaced, then it is the next player's turn.
#[test]
fn the_end_of_a_turn() {
    let mut game = ready().build();
    plays(&mut game, RED, &["complete m19", "die own 1", "walk clockwise", "forfeit", "end"]);
    assert_eq!((open(&game).due.all(), on_turn(&game)), (&[Frame::TurnEnd, Frame::Replace(1)][..], RED));
    refused(&game, RED, "end", "MER-12.20");
    play(&mut game, RED, "draw deck");
    let events = crate::support::let_chance(&mut game);
    assert_eq!(events.last(), Some(&Event::Turn(BLUE)));
    assert_eq!(game.turn(), Turn::of(BLUE));
}
