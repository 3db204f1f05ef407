//! Section 7: the shield-bearer repels a traitor.

use super::{last_turn, score, turned, used, with, with_used};
use crate::support::{
    BLUE, RED, castle, let_chance, offers, offers_of, on_turn, open, play, plays, points, refused, scored,
};
use merlin::{Colour, Event, Frame, Means, Merlin, Window};

fn repelled(colour: Colour) -> Event {
    Event::TraitorRepelled { seat: RED, colour, means: Means::Ability }
}

/// FAV-7.1: one traitor, without a shield, to the discard pile, for a point.
#[test]
fn a_traitor_without_a_shield() {
    let scene = with(&["shield_bearer 3"]).turn(RED).traitors(RED, &["brown", "brown"]);
    let mut game = scene.items(RED, &["shield brown"]).build();
    let events = play(&mut game, RED, "favor repel brown");
    assert_eq!(events[..2], [turned(RED, "shield_bearer 3"), repelled(Colour::Brown)]);
    assert_eq!(scored(&events), [(RED, 1, "FAV-7.1")]);
    assert_eq!((castle(&game, RED).traitors_of(Colour::Brown), points(&game, RED)), (1, 1));
    assert_eq!(open(&game).traitor_discard[Colour::Brown.index()], 1);
    assert_eq!(crate::support::owned(&game, RED, "shield brown"), 1);
}

/// FAV-7.2: in every window of the own turn, and not in another player's or in the middle of an action.
#[test]
fn in_any_window_of_the_own_turn() {
    let scene = with(&["shield_bearer 3"]).traitors(RED, &["grey"]).items(RED, &["flag black"]);
    let mut game = scene.turn(RED).knight(RED, 4).build();
    let possible = |game: &Merlin| offers_of(game, RED, "favor repel") == ["grey"];
    for (window, next) in
        [(Window::Start, "die own 2"), (Window::Die, "walk clockwise"), (Window::Moved, "return flag black")]
    {
        assert_eq!(open(&game).top(), Frame::Window(window));
        assert!(possible(&game), "{window}");
        play(&mut game, RED, next);
    }
    assert_eq!(open(&game).top(), Frame::Exchange);
    refused(&game, RED, "favor repel grey", "FAV-7.2");
    play(&mut game, RED, "take flag blue");
    assert!(possible(&game) && open(&game).top() == Frame::Window(Window::After));
    play(&mut game, RED, "end");
    refused(&game, RED, "favor repel grey", "MER-4.6");
    let mut game = with(&["shield_bearer 3"]).merlin_on(RED, 3).traitors(RED, &["grey"]).build();
    play(&mut game, RED, "perform");
    assert!(possible(&game) && open(&game).top() == Frame::Window(Window::Between));
}

/// FAV-7.2, FAV-7.3: in a scoring too, when black flags are decided on; the seal is turned back at the end of
/// the scoring.
#[test]
fn in_a_scoring() {
    let scene = with(&["shield_bearer 3"]).traitors(RED, &["grey", "blue"]).items(RED, &["flag black"]);
    let mut game = last_turn(scene, 2).build();
    score(&mut game);
    assert_eq!((on_turn(&game), open(&game).top()), (RED, Frame::RepelTraitors(RED)));
    let expected = ["repel grey", "repel blue", "done", "favor repel grey", "favor repel blue"];
    assert_eq!(offers(&game, RED), expected);
    refused(&game, RED, "favor repel black", "FAV-7.1");
    refused(&game, BLUE, "favor repel grey", "MER-15.2");
    let events = play(&mut game, RED, "favor repel blue");
    assert_eq!(events[..2], [turned(RED, "shield_bearer 3"), repelled(Colour::Blue)]);
    assert_eq!(offers(&game, RED), ["repel grey", "done"], "the flag may follow");
    play(&mut game, RED, "repel grey");
    assert_eq!(used(&game, RED), ["shield_bearer 3"]);
    let_chance(&mut game);
    assert_eq!(used(&game, RED), [""; 0]);
}

/// FAV-7.2: without a flag the ability alone is asked about; who lets it be loses the points.
#[test]
fn asked_without_a_flag() {
    let scene = last_turn(with(&["shield_bearer 3"]).traitors(RED, &["grey"]), 6);
    let mut game = scene.build();
    score(&mut game);
    assert_eq!(offers(&game, RED), ["done", "favor repel grey"]);
    let mut lazy = game;
    let events = play(&mut lazy, RED, "done");
    assert_eq!(scored(&events)[0], (RED, -3, "MER-15.7"));
    let events = play(&mut game, RED, "favor repel grey");
    assert_eq!(scored(&events)[0], (RED, 1, "FAV-7.1"), "a last time in the third scoring");
}

/// FAV-7.4: not without a traitor; a colour that is not there is refused.
#[test]
fn not_without_a_traitor() {
    let game = with(&["shield_bearer 3"]).turn(RED).build();
    assert_eq!(offers_of(&game, RED, "favor repel"), [""; 0]);
    refused(&game, RED, "favor repel grey", "FAV-7.4");
    let game = with(&["shield_bearer 3"]).turn(RED).traitors(RED, &["blue"]).build();
    refused(&game, RED, "favor repel grey", "FAV-7.1");
    let mut game = last_turn(with(&["shield_bearer 3"]), 2).build();
    score(&mut game);
    assert_eq!(open(&game).top(), Frame::NewTraitors, "nobody is asked");
}

/// FAV-7.5: Excalibur rewards whoever is rid of all traitors, this one too.
#[test]
fn excalibur_rewards() {
    let scene = with(&["shield_bearer 3"]).traitors(RED, &["grey"]).excalibur(RED);
    let mut game = last_turn(scene, 6).build();
    score(&mut game);
    let events = play(&mut game, RED, "favor repel grey");
    assert_eq!(scored(&events)[..2], [(RED, 1, "FAV-7.1"), (RED, 3, "MER-15.9")]);
}

/// FAV-7.2, FAV-5.1, example FAV-X6: used in round 2, it is blocked in its scoring and usable again in round 3.
#[test]
fn used_before_the_scoring() {
    let scene = with_used(&["shield_bearer 3"], &["shield_bearer 3"]).traitors(RED, &["grey"]);
    let mut game = last_turn(scene, 2).build();
    let events = score(&mut game);
    assert_eq!(scored(&events)[0], (RED, -3, "MER-15.7"));
    let_chance(&mut game);
    assert_eq!(used(&game, RED), [""; 0]);
    plays(&mut game, BLUE, &["die own 1", "walk clockwise", "forfeit", "end"]);
    assert_eq!(on_turn(&game), RED);
    assert!(!offers_of(&game, RED, "favor repel").is_empty());
}
