//! INT-2.10: the limits of the table, with every module on; and the second-mission flag, which exists without
//! Arthur only.

use super::windows::{offered, rich};
use super::{knight_on, learned, moved};
use crate::support::{RED, castle, offers_of, open, play, plays, refused};
use merlin::{Frame, Window};

/// INT-2.10, MER-12.1, MKT-2.3: one regular mission in a turn, whichever way, and no market visit with it;
/// nor the other way round.
#[test]
fn a_mission_or_a_visit() {
    let game = rich(["gareth", "percival"]).build();
    let ways = ["complete m20", "gold complete m40 1", "market complete m40 0 1", "knights complete m28"];
    for way in ways {
        let mut done = game;
        plays(&mut done, RED, &[way, "favor points", "die own 1", "walk clockwise"]);
        for other in ["complete", "gold complete", "market complete", "knights complete", "market visit"] {
            assert!(!offered(&done, other), "{other} after {way}");
        }
        refused(&done, RED, "market visit plus", "MKT-2.3");
        let again = if way == "complete m20" { "gold complete m40 1" } else { "complete m20" };
        refused(&done, RED, again, "MER-12.1");
    }
    let mut visited = game;
    play(&mut visited, RED, "market visit plus");
    for way in ways {
        refused(&visited, RED, way, "MKT-2.3");
    }
    refused(&visited, RED, "market visit plus", "MKT-2.1");
}

/// INT-2.10: as often as coins, tiles, decrees last, on one die or several; then they are over.
#[test]
fn as_long_as_they_last() {
    let mut game = rich(["tristram", "bors"]).build();
    plays(&mut game, RED, &["gold coin own 2 3", "gold coin own 3 4", "gold coin merlin 4 5"]);
    refused(&game, RED, "gold coin arthur 5 6", "GLD-2.1");
    assert!(!offered(&game, "gold coin"));
    plays(&mut game, RED, &["decree die own 4 5", "decree item shield brown"]);
    assert!(
        !offered(&game, "decree die") && !offered(&game, "decree item") && !offered(&game, "decree points")
    );
    for _ in 0..3 {
        plays(&mut game, RED, &["knights movement own 1 3", "knights movement own 3 1"]);
    }
    assert!(!offered(&game, "knights movement"));
    // FAV-5.1: the seal is turned over.
    play(&mut game, RED, "favor repel black");
    refused(&game, RED, "favor repel black", "FAV-5.1");
}

/// INT-2.10, MOR-3.7: a poisoned apple gained in this turn cannot be used in it; one that was there can.
#[test]
fn a_poisoned_apple_of_this_turn() {
    let game = rich(["tristram", "bors"]).build();
    let mut turn = game;
    plays(&mut turn, RED, &["morgana die 1", "morgana place apple"]);
    assert_eq!(open(&turn).modules.morgana.apples(RED), 2);
    let own = offers_of(&turn, RED, "morgana poison")[0].clone();
    play(&mut turn, RED, &format!("morgana poison {own}"));
    let with = offers_of(&turn, RED, "morgana with")[0].clone();
    play(&mut turn, RED, &format!("morgana with {with}"));
    assert_eq!(open(&turn).modules.morgana.apples(RED), 1, "the one gained now is left");
    assert!(!offered(&turn, "morgana poison"));
    refused(&turn, RED, "morgana poison merlin 4", "MOR-3.7");
}

/// INT-2.10, ARU-5.12, ARU-5.3, MER-13.16: one switch flag, 0 to 7 spaces, one blue, one brown, one orange flag.
#[test]
fn flags_once_in_a_turn() {
    let flags = ["flag grey", "flag brown", "flag orange", "flag black"];
    let mut game = rich(["tristram", "bors"]).items(RED, &flags).build();
    plays(&mut game, RED, &["die own 1", "arthur less"]);
    refused(&game, RED, "arthur less", "ARU-5.3");
    assert!(offered(&game, "arthur more") && !offered(&game, "arthur less"));
    // ARU-5.4: after a +/-1 flag the die cannot be changed any more.
    for word in [
        "apple",
        "market apple",
        "turn_die",
        "gold coin chosen",
        "decree die chosen",
        "morgana poison chosen",
    ] {
        assert!(!offered(&game, word), "{word}");
    }
    refused(&game, RED, "apple 4", "ARU-5.4");
    play(&mut game, RED, "arthur switch merlin");
    refused(&game, RED, "arthur switch knight", "ARU-5.12");
    assert!(!offered(&game, "arthur switch"));
}

/// INT-2.10, MER-13.16: mirror and different action once each, in this order.
#[test]
fn mirror_and_different_action() {
    let scene = rich(["tristram", "bors"]).items(RED, &["flag brown", "flag orange"]);
    let mut game = knight_on(scene, 3).build();
    play(&mut game, RED, "mirror");
    refused(&game, RED, "mirror", "MER-13.16");
    play(&mut game, RED, "different_action 9");
    refused(&game, RED, "different_action 9", "MER-13.16");
    assert!(!offered(&game, "mirror") && !offered(&game, "different_action"));
}

/// INT-2.10, MER-6.8, MER-6.10: one staff in a turn, between two executions of Merlin's action.
#[test]
fn one_staff() {
    let mut game = moved(rich(["tristram", "bors"]), "merlin", "merlin 4", "3").merlin(3).build();
    refused(&game, RED, "staff", "MER-6.9");
    plays(&mut game, RED, &["perform", "staff", "perform"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    refused(&game, RED, "staff", "MER-6.10");
}

/// INT-2.10, FAV-6.1, FAV-6.4: the second manor after the first one, once; never together with a staff.
#[test]
fn the_second_manor() {
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"].map(|own| format!("material {own}"));
    let scene = rich(["tristram", "bors"]).items(RED, &colours.each_ref().map(String::as_str));
    let scene = moved(scene, "merlin", "merlin 4", "2").merlin(2);
    let text = scene
        .position()
        .replace(&learned(2, &["shield_bearer 3"]), &learned(2, &["shield_bearer 3", "builder 3"]));
    let mut game = <merlin::Merlin as table::Game>::from_position(&text, merlin::Components::printed())
        .expect("a position");
    assert!(!offered(&game, "favor build"));
    let build = |game: &mut merlin::Merlin, word: &str| {
        // A tower, which may be declined.
        let site = offers_of(game, RED, word)
            .into_iter()
            .find(|text| text.starts_with("0,4 ") || text.starts_with("0,5 "));
        play(game, RED, &format!("{word} {}", site.expect("a tower")));
        play(game, RED, "done");
    };
    build(&mut game, "build");
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    assert!(offered(&game, "favor build") && offered(&game, "staff") && offered(&game, "market visit"));
    let mut staff = game;
    play(&mut staff, RED, "staff");
    build(&mut staff, "build");
    assert!(!offered(&staff, "favor build") && !offered(&staff, "staff"));
    build(&mut game, "favor build");
    assert!(!offered(&game, "favor build") && !offered(&game, "staff"));
    assert_eq!((castle(&game, RED).manors.len(), open(&game).top()), (2, Frame::Window(Window::After)));
}

/// INT-2.10, MER-13.8, MER-13.10, ARU-1.9: with every module but Arthur the grey flag completes a second
/// mission in any window after the regular one, once; with Arthur it does not exist.
#[test]
fn the_second_mission_flag() {
    let with = rich(["gareth", "percival"]).items(RED, &["flag grey", "shield orange"]);
    let text = with.position();
    let without = text.replace("favor,arthur,knights", "favor,knights");
    let read = |text: &str| {
        <merlin::Merlin as table::Game>::from_position(text, merlin::Components::printed())
            .expect("a position")
    };
    let game = read(&without);
    assert!(!offered(&game, "second"));
    refused(&game, RED, "second m28", "MER-13.8");
    let mut turn = game;
    plays(&mut turn, RED, &["complete m20", "favor points"]);
    let steps: [&[&str]; 5] =
        [&["die merlin 4"], &["walk clockwise"], &["perform"], &["staff", "perform"], &[]];
    for step in steps {
        assert_eq!(offers_of(&turn, RED, "second"), ["m28"], "before {step:?}");
        assert!(offered(&turn, "gold second m40") && offered(&turn, "market second m40"), "before {step:?}");
        plays(&mut turn, RED, step);
    }
    plays(&mut turn, RED, &["second m28", "favor points"]);
    assert!(!offered(&turn, "second") && !offered(&turn, "gold second"));
    refused(&turn, RED, "gold second m40 1", "MER-13.10");
    refused(&turn, RED, "market visit plus", "MKT-2.3");
    let mut arthur = read(&text);
    plays(&mut arthur, RED, &["complete m20", "favor points"]);
    for word in ["second", "gold second", "market second", "knights second"] {
        assert!(!offered(&arthur, word), "{word}");
    }
    refused(&arthur, RED, "second m28", "ARU-1.9");
}
