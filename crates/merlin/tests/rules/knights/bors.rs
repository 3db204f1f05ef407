//! Section 10: Sir Bors.

use super::{because, own, tiles, with};
use crate::support::{BLUE, RED, Scene, castle, offers, offers_of, open, owned, play, plays, refused, space};
use merlin::modules::knights::{Ally, Event as Knights, Refusal as Reason};
use merlin::{Frame, Power, Window};

/// Red has Bors and has chosen a knight die that shows 5; the knight stands on 3.
fn bors() -> Scene {
    with(["gawain", "bors"]).turn(RED).knight(RED, 3).dice(RED, ["own 5", "own 2", "own 3", "merlin 4"])
}

/// KRT-10.1, KRT-10.2, example KRT-X11: from 3 to 16; the die is used, whatever it shows.
#[test]
fn through_the_portal() {
    let mut game = bors().build();
    refused(&game, RED, "knights portal orange", "KRT-10.1");
    play(&mut game, RED, "die own 5");
    let all = ["black", "grey", "blue", "purple", "orange", "brown"];
    assert_eq!(offers_of(&game, RED, "knights portal"), all);
    let events = play(&mut game, RED, "knights portal orange");
    assert_eq!(events, [own(Knights::Portal { seat: RED, from: space(3), to: space(16) })]);
    assert_eq!((tiles(&game, "bors"), castle(&game, RED).dice.used()), (2, 1));
    assert_eq!(open(&game).top(), Frame::Window(Window::Moved));
    play(&mut game, RED, "deploy builder orange");
    assert_eq!(owned(&game, RED, "material orange"), 1);
    refused(&game, RED, "knights portal black", "KRT-10.1");
}

/// KRT-10.2: what was spent to change the die does not come back.
#[test]
fn a_changed_die() {
    let mut game = bors().build();
    plays(&mut game, RED, &["die own 5", "apple 1", "knights portal orange"]);
    assert_eq!(castle(&game, RED).apples, 0);
}

/// KRT-10.3: the space on which the knight stands may be chosen.
#[test]
fn the_same_space() {
    let mut game = bors().knight(RED, 16).build();
    plays(&mut game, RED, &["die own 5", "knights portal orange", "deploy lady orange"]);
    assert_eq!(castle(&game, RED).knight, Some(space(16)));
}

/// KRT-10.4: neither reversed nor mirrored, and no different action.
#[test]
fn no_flags_with_it() {
    let flags = ["flag blue", "flag brown", "flag orange"];
    let mut game = bors().items(RED, &flags).knight(BLUE, 11).build();
    plays(&mut game, RED, &["die own 5", "knights portal orange"]);
    assert_eq!(refused(&game, RED, "mirror", "KRT-10.4"), because(Reason::AfterPortal(Power::Mirror)));
    refused(&game, RED, "different_action 11", "KRT-10.4");
    refused(&game, RED, "reverse", "MER-13.12");
    let offered = offers(&game, RED);
    assert!(!offered.iter().any(|text| text.starts_with("mirror") || text.starts_with("different_action")));
    let mut game = bors().items(RED, &flags).build();
    plays(&mut game, RED, &["die own 5", "walk clockwise", "mirror"]);
}

/// KRT-10.5: not in a turn with the Merlin die.
#[test]
fn not_with_the_merlin_die() {
    let mut game = bors().build();
    play(&mut game, RED, "die merlin 4");
    assert_eq!(offers_of(&game, RED, "knights portal"), [""; 0]);
    let refusal = refused(&game, RED, "knights portal orange", "KRT-10.5");
    assert_eq!(refusal, because(Reason::OtherDie(Ally::Bors)));
}
