//! Section 5: everybody else gives up a piece.

use super::{build, builder, own, triggered};
use crate::support::{
    BLUE, GREEN, RED, YELLOW, castle, offers, on_turn, open, owned, play, refused, returned, supply,
};
use merlin::modules::treasures::{Event as Treasure, Refusal as NotGiven};
use merlin::{Colour, Components, Frame, Merlin, Refusal, Window};
use table::Game;

/// TRE-5.1, TRE-5.2, TRE-5.6, example TRE-X3: the others one after the other, clockwise from the builder; who
/// has nothing gives nothing, and the builder neither.
#[test]
fn the_others_give_one_after_the_other() {
    let scene = builder(RED).items(RED, &["flag black"]).items(BLUE, &["shield grey"]);
    let mut game = scene.items(GREEN, &["flag blue", "material blue"]).build();
    let events = build(&mut game, RED, "0,4");
    assert_eq!(events, [triggered(RED, "0,4", "t05")]);
    assert_eq!(on_turn(&game), BLUE);
    // Nor does a position ask the builder, though there is a flag to give, or a fifth player.
    for nobody in ["1", "5"] {
        let asked = game.position().replace("discard 0,4 2", &format!("discard 0,4 {nobody}"));
        assert!(Merlin::from_position(&asked, Components::printed()).is_err(), "{asked}");
    }
    refused(&game, GREEN, "return flag blue", "TRE-5.2");
    assert_eq!(play(&mut game, BLUE, "return shield grey"), [returned(BLUE, "shield grey")]);
    assert_eq!(on_turn(&game), GREEN);
    let events = play(&mut game, GREEN, "return flag blue");
    assert_eq!(events, [returned(GREEN, "flag blue"), own(Treasure::NothingGiven { seat: YELLOW })]);
    assert_eq!(owned(&game, RED, "flag black"), 1, "the builder keeps everything");
    assert_eq!((on_turn(&game), open(&game).top()), (RED, Frame::Window(Window::After)));
}

/// TRE-5.3: the kind among those they have, and the piece of it.
#[test]
fn who_gives_chooses() {
    let mut game =
        builder(RED).items(BLUE, &["shield grey", "flag blue", "flag brown", "material black"]).build();
    build(&mut game, RED, "0,4");
    assert_eq!(offers(&game, BLUE), ["return flag blue", "return flag brown", "return shield grey"]);
    let refusal = refused(&game, BLUE, "return material black", "TRE-5.1");
    assert_eq!(refusal, NotGiven::NotAsked(super::site("0,4")).into());
    refused(&game, BLUE, "return flag black", "TRE-5.3");
    refused(&game, BLUE, "treasures take_back grey", "TRE-5.1");
}

/// TRE-5.4: an item goes back to its supply.
#[test]
fn an_item_returns_to_its_supply() {
    let mut game = builder(RED).items(BLUE, &["flag blue"]).build();
    build(&mut game, RED, "0,4");
    assert_eq!(supply(&game, "flag blue"), 5);
    play(&mut game, BLUE, "return flag blue");
    assert_eq!(supply(&game, "flag blue"), 6);
}

/// TRE-5.5, example TRE-X4: a marker goes from its principality to the castle; markers on the castle cannot be given.
#[test]
fn a_marker_returns_to_the_castle() {
    let mut game = builder(RED).influence(GREEN, &["grey", "grey", "brown"]).build();
    build(&mut game, RED, "2,0");
    assert_eq!(on_turn(&game), GREEN, "blue has neither materials nor markers in principalities");
    assert_eq!(offers(&game, GREEN), ["treasures take_back grey", "treasures take_back brown"]);
    let refusal = refused(&game, GREEN, "treasures take_back black", "TRE-5.5");
    assert_eq!(refusal, Refusal::from(NotGiven::NoMarkerThere(Colour::Black)));
    let events = play(&mut game, GREEN, "treasures take_back grey");
    assert_eq!(events[0], own(Treasure::MarkerGiven { seat: GREEN, colour: Colour::Grey }));
    let green = castle(&game, GREEN);
    assert_eq!((green.influence(Colour::Grey), green.influence_on_castle()), (1, 4));
}

/// TRE-5.6: who has pieces of one of the two kinds only gives one of that kind.
#[test]
fn only_one_kind_left() {
    let mut game = builder(RED).items(BLUE, &["material grey"]).items(GREEN, &["flag grey"]).build();
    build(&mut game, RED, "3,2");
    assert_eq!(offers(&game, BLUE), ["return material grey"]);
    play(&mut game, BLUE, "return material grey");
    assert_eq!(offers(&game, GREEN), ["return flag grey"]);
}

/// TRE-5.2: with nobody who has anything the turn goes on at once.
#[test]
fn nobody_has_anything() {
    let mut game = builder(RED).build();
    let events = build(&mut game, RED, "0,4");
    let nothing = [BLUE, GREEN, YELLOW].map(|seat| own(Treasure::NothingGiven { seat }));
    assert_eq!(events[1..], nothing);
    assert_eq!(offers(&game, RED), ["end"]);
}
