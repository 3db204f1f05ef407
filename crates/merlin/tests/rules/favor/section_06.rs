//! Section 6: the builder's double build.

use super::{ability, because, turned, used, with, with_used};
use crate::support::{RED, Scene, castle, offers, offers_of, open, owned, play, plays, refused, returned};
use merlin::modules::favor::Refusal as Reason;
use merlin::{Event, Frame, Site, Window};

fn site(text: &str) -> Site {
    text.parse().expect("a tile position")
}

/// Red's knight stands on a build space; so many grey materials.
fn knight(abilities: &[&str], materials: usize) -> Scene {
    with(abilities).knight_on(RED, 2).items(RED, &vec!["material grey"; materials])
}

/// Red has moved Merlin to a build space.
fn merlin(abilities: &[&str], materials: usize) -> Scene {
    with(abilities).merlin_on(RED, 2).items(RED, &vec!["material grey"; materials])
}

/// FAV-6.1, FAV-6.2: a second manor by the same rules, for its own material.
#[test]
fn a_second_manor() {
    let mut game = knight(&["builder 3"], 2).build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(offers_of(&game, RED, "favor build")[..2], ["0,2 grey", "0,3 grey"]);
    refused(&game, RED, "favor build 0,0 grey", "MER-11.16");
    refused(&game, RED, "favor build 0,2 purple", "MER-11.14");
    let events = play(&mut game, RED, "favor build 0,2 grey");
    let tile = open(&game).environs.tile(site("0,2")).expect("a tile");
    let built = Event::Built { seat: RED, site: site("0,2"), tile };
    assert_eq!(events, [turned(RED, "builder 3"), returned(RED, "material grey"), built]);
    assert_eq!((owned(&game, RED, "material grey"), castle(&game, RED).manors.len()), (0, 2));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// FAV-6.1: only after a manor was built, and on a build space.
#[test]
fn only_after_the_first() {
    let game = knight(&["builder 3"], 2).build();
    refused(&game, RED, "favor build 0,0 grey", "FAV-6.1");
    let mut game = game;
    play(&mut game, RED, "forfeit");
    assert_eq!(refused(&game, RED, "favor build 0,0 grey", "FAV-6.1"), because(Reason::NothingBuilt));
    let mut game = with(&["builder 3"]).knight_on(RED, 3).items(RED, &["material grey"]).build();
    play(&mut game, RED, "perform");
    refused(&game, RED, "favor build 0,0 grey", "FAV-6.1");
    assert_eq!(offers(&game, RED), ["end"]);
}

/// FAV-6.2: each manor has the gift of its own tower.
#[test]
fn each_with_its_gift() {
    let mut game = knight(&["builder 3"], 1).items(RED, &["material purple"]).build();
    play(&mut game, RED, "build 0,2 grey");
    play(&mut game, RED, "favor build 0,5 purple");
    assert_eq!(open(&game).top(), Frame::Tower);
    play(&mut game, RED, "take flag brown");
    assert_eq!(owned(&game, RED, "flag brown"), 1);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    let mut game = knight(&["builder 3"], 2).build();
    play(&mut game, RED, "build 0,5 grey");
    assert_eq!(open(&game).top(), Frame::Tower, "the gift of the first comes before the second");
    refused(&game, RED, "favor build 0,0 grey", "FAV-6.1");
    plays(&mut game, RED, &["take shield blue", "favor build 0,0 grey"]);
}

/// FAV-6.3: without a second manor that can be built the seal stays as it is, and the turn goes on.
#[test]
fn only_if_a_second_can_be_built() {
    let mut game = knight(&["builder 3"], 1).build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert_eq!(offers(&game, RED), ["end"]);
    let refusal = refused(&game, RED, "favor build 0,2 grey", "FAV-6.3");
    assert_eq!(refusal, because(Reason::NoSecondManor));
    assert_eq!(used(&game, RED), [""; 0]);
    // With the seventh manor on the board none is left.
    let six = ["0,1", "0,2", "0,3", "0,4", "0,5", "1,0"];
    let mut game = knight(&["builder 3"], 2).manors(RED, &six).build();
    play(&mut game, RED, "build 0,0 grey");
    refused(&game, RED, "favor build 1,1 grey", "FAV-6.3");
}

/// FAV-6.4, example FAV-X5: the ability or a staff, not both.
#[test]
fn the_ability_or_a_staff() {
    let mut game = merlin(&["builder 3"], 3).build();
    play(&mut game, RED, "build 0,0 grey");
    assert!(offers(&game, RED).contains(&"staff".to_owned()));
    let mut doubled = game;
    play(&mut doubled, RED, "favor build 0,2 grey");
    assert_eq!(offers(&doubled, RED), ["end"]);
    let refusal = refused(&doubled, RED, "staff", "FAV-6.4");
    assert_eq!(refusal, because(Reason::NoStaff(ability("builder 3"))));
    plays(&mut game, RED, &["staff", "build 0,2 grey"]);
    assert_eq!(offers(&game, RED), ["end"]);
    let refusal = refused(&game, RED, "favor build 0,3 grey", "FAV-6.4");
    assert_eq!(refusal, because(Reason::StaffSpent(ability("builder 3"))));
    assert_eq!(used(&game, RED), [""; 0], "the seal stays as it is");
}

/// FAV-6.5: between the two manors free actions are possible, and the player may end the turn.
#[test]
fn a_window_between() {
    let scene = knight(&["builder 3"], 2).hand(RED, &["m19"]).items(RED, &["flag black", "shield black"]);
    let mut game = scene.build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    assert!(offers(&game, RED).contains(&"end".to_owned()));
    plays(&mut game, RED, &["complete m19", "favor points", "favor build 0,2 grey"]);
    assert_eq!(castle(&game, RED).manors.len(), 2);
    let mut game =
        with_used(&["builder 3"], &["builder 3"]).knight_on(RED, 2).items(RED, &["material grey"; 2]).build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::After), "blocked: nothing follows");
    refused(&game, RED, "favor build 0,2 grey", "FAV-5.1");
}
