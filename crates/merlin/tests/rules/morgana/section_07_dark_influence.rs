//! Section 7: dark influence.

use super::{kitchen, own, scene, state};
use crate::support::{BLUE, RED, Scene, offers, open, play, plays, refused};
use merlin::modules::morgana::{Effect, Event as Morgana};
use merlin::{Colour, Event, Merlin};

/// Dark influence on cauldron 1, Morgana here.
fn dark(figure: &str, facts: &str) -> Scene {
    let tokens = "tokens = [\"c3/2\", \"c1/1\", \"c2/1\", \"c4/1\", \"c5/1\"]";
    let figure = if figure.is_empty() { String::new() } else { format!("figure = \"{figure}\"") };
    scene().tables(&kitchen(&format!("{tokens}\n{figure}\n{facts}"), &[])).turn(RED)
}

/// Red uses the token and leaves Morgana where she is.
fn use_it(scene: &Scene) -> (Merlin, Vec<Event>) {
    let mut game = scene.build();
    let events = plays(&mut game, RED, &["morgana die 1", "morgana place cauldron 1", "done"]);
    (game, events)
}

/// MOR-7.11: one into the blocked principality, one beside or opposite it.
#[test]
fn two_markers() {
    let (mut game, _) = use_it(&dark("grey", ""));
    assert_eq!(offers(&game, RED), ["done", "morgana dark grey"]);
    refused(&game, RED, "morgana dark blue", "MOR-7.11");
    let events = play(&mut game, RED, "morgana dark grey");
    assert_eq!(events, [own(Morgana::MarkerAlone { seat: RED, colour: Colour::Grey })]);
    assert_eq!(offers(&game, RED), ["morgana dark black", "morgana dark blue", "morgana dark orange"]);
    refused(&game, RED, "morgana dark brown", "MOR-7.11");
    refused(&game, RED, "done", "MOR-7.11");
    play(&mut game, RED, "morgana dark orange");
    assert_eq!((state(&game).alone(Colour::Grey), state(&game).alone(Colour::Orange)), (1, 1));
    assert_eq!((state(&game).markers_left(), open(&game).top().to_string().as_str()), (4, "window after"));
}

/// MOR-7.12: Morgana on the board; the last marker goes into the blocked principality; with none there is no effect.
#[test]
fn markers_run_short() {
    let (mut game, _) = use_it(&dark("grey", "alone = { brown = 5 }"));
    let events = play(&mut game, RED, "morgana dark grey");
    assert!(matches!(events.last(), Some(Event::Module(_))));
    assert_eq!((state(&game).markers_left(), open(&game).top().to_string().as_str()), (0, "window after"));
    let nothing = own(Morgana::NoEffect { seat: RED, effect: Effect::DarkInfluence });
    assert!(use_it(&dark("grey", "alone = { brown = 6 }")).1.contains(&nothing));
    assert!(use_it(&dark("", "")).1.contains(&nothing));
}

/// MOR-7.13: on an own marker without one, if there is such a marker; otherwise alone. There is no choice.
#[test]
fn on_top_of_an_own_marker() {
    let (mut game, _) = use_it(&dark("grey", "").influence(RED, &["grey", "blue"]));
    assert_eq!(offers(&game, RED), ["done", "morgana dark grey"]);
    let events = play(&mut game, RED, "morgana dark grey");
    assert_eq!(events, [own(Morgana::MarkerOnTop { seat: RED, colour: Colour::Grey })]);
    play(&mut game, RED, "morgana dark blue");
    assert_eq!((state(&game).carried(RED, Colour::Grey), state(&game).carried(RED, Colour::Blue)), (1, 1));
    let carrying = "[[morgana.seat]]\non_plain = { grey = 1 }";
    let scene = dark("grey", "").tables(carrying).influence(RED, &["grey"]);
    let (mut game, _) = use_it(&scene);
    play(&mut game, RED, "morgana dark grey");
    assert_eq!((state(&game).carried(RED, Colour::Grey), state(&game).alone(Colour::Grey)), (1, 1));
}

/// MOR-7.14: never on markers of others.
#[test]
fn not_on_markers_of_others() {
    let (mut game, _) = use_it(&dark("grey", "").influence(BLUE, &["grey"]));
    play(&mut game, RED, "morgana dark grey");
    assert_eq!((state(&game).carried(BLUE, Colour::Grey), state(&game).alone(Colour::Grey)), (0, 1));
}
