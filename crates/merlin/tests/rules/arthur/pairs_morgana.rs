//! Arthur after Morgana has exchanged him with Merlin, and free actions within an action (ARU-3.11, ARU-2.13,
//! example INT-X20).

use crate::support::{RED, Scene, castle, offers_of, open, play, plays, points, refused};
use merlin::{Frame, Window};

const BOTH: &str = "arthur,gold,morgana";

/// Merlin stands on the inner ring, Arthur on the outer one.
fn swapped(merlin: u8, arthur: u8) -> Scene {
    let scene = Scene::new(2).modules(BOTH).turn(RED).board("merlin", &format!("\"i{merlin}\""));
    scene.tables(&format!("[arthur]\nfigure = {arthur}\n"))
}

/// ARU-3.11, ARU-3.9, ARU-3.10, INT-4.1: each execution of the ring space permits a mission, beside the
/// regular one; as many cards are drawn.
#[test]
fn a_mission_for_each_execution() {
    let scene =
        swapped(10, 9).due(&["window moved"]).fact("die", "\"merlin 4\"").fact("figure", "\"merlin\"");
    let scene = scene.fact("action", "\"i10\"").hand(RED, &["m20", "m44", "m46", "m50"]);
    let mut game = scene.items(RED, &["flag black", "flag purple"]).build();
    play(&mut game, RED, "arthur ring m44");
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    plays(&mut game, RED, &["staff", "arthur ring m46", "complete m20"]);
    assert_eq!(points(&game, RED), 3 + 3 + 2);
    assert!(offers_of(&game, RED, "complete").is_empty(), "one regular mission");
    play(&mut game, RED, "end");
    assert_eq!(open(&game).top(), Frame::Replace(3));
}

/// Example INT-X20, INT-7.5, ARU-5.8: a knight die moves Arthur outside either way, or Merlin inside, with a staff.
#[test]
fn switching_after_the_swap() {
    let scene = swapped(3, 9).due(&["window die"]).fact("die", "\"own 3\"").items(RED, &["flag grey"]);
    let mut game = scene.build();
    let mut merlin = game;
    play(&mut game, RED, "arthur switch arthur");
    for (way, ends) in [("walk clockwise", "12"), ("walk counter-clockwise", "6")] {
        let mut game = game;
        play(&mut game, RED, way);
        assert_eq!(open(&game).modules.arthur.figure().map(|space| space.to_string()).as_deref(), Some(ends));
    }
    plays(&mut merlin, RED, &["arthur switch merlin", "walk clockwise"]);
    assert_eq!(open(&merlin).merlin.to_string(), "i6");
    play(&mut merlin, RED, "perform");
    play(&mut merlin, RED, "staff");
    assert_eq!(castle(&merlin, RED).staffs, 2);
}

/// ARU-2.13, MOR-3.2: in a window within an action a poisoned apple is spent as in any other window.
#[test]
fn a_poisoned_apple_within_an_action() {
    let kitchen = "[morgana]\n[[morgana.seat]]\napples = 1\n";
    let mut game = super::inner(BOTH, 8, "").merlin(3).tables(kitchen).build();
    plays(&mut game, RED, &["arthur merlin clockwise 1", "deploy builder grey"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    let own = offers_of(&game, RED, "morgana poison")[0].clone();
    play(&mut game, RED, &format!("morgana poison {own}"));
    let partner = offers_of(&game, RED, "morgana with")[0].clone();
    play(&mut game, RED, &format!("morgana with {partner}"));
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    refused(&game, RED, "end", "MER-4.1");
    play(&mut game, RED, "done");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}
