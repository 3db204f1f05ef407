//! Section 6: Sir Lancelot and the marshal.

use super::{last_turn, own, score, state, with_more};
use crate::support::{
    BLUE, RED, Scene, castle, chance, influences, lots, on_turn, open, owned, place, play, plays, points,
    took,
};
use merlin::modules::knights::{Event as Knights, SetupStep};
use merlin::{Colour, Components, Event, Frame, Merlin, Vassal, Window};
use table::Game;

/// Red has Lancelot, with the marshal in blue.
fn marshal() -> Scene {
    with_more(["lancelot", "bors"], "marshal = \"blue\"")
}

fn twice(vassal: Vassal, colour: Colour) -> Event {
    own(Knights::ActsTwice { seat: RED, vassal, colour })
}

/// KRT-6.1: after the draft the marshal stands where the knight starts, and never moves.
#[test]
fn where_the_marshal_stands() {
    let options = Merlin::read_options("players=2 modules=knights", Components::printed()).unwrap();
    let mut game = Merlin::setup(&options);
    while open(&game).top() != Frame::Setup(SetupStep::Allies.into()) {
        let first = lots(&game)[0].0.clone();
        chance(&mut game, &first);
    }
    play(&mut game, RED, "knights ally lancelot");
    assert_eq!(state(&game).marshal(), None, "not before the draft is over");
    play(&mut game, BLUE, "knights ally kay");
    play(&mut game, BLUE, "knights ally gawain");
    let events = play(&mut game, RED, "knights ally bors");
    let start = castle(&game, RED).knight.expect("the knight has started");
    let marshal = state(&game).marshal().expect("he is there");
    assert_eq!(open(&game).layout.space_of(marshal), start);
    assert_eq!(events[1], own(Knights::MarshalPlaced { seat: RED, colour: marshal }));
}

/// KRT-6.2, KRT-6.6, example KRT-X5: two shields, two materials, two flags or two markers.
#[test]
fn the_action_twice() {
    let mut game = marshal().knight_on(RED, 8).build();
    let events = play(&mut game, RED, "deploy shield_bearer blue");
    let shield = took(RED, "shield blue");
    assert_eq!(events[2..], [twice(Vassal::ShieldBearer, Colour::Blue), shield, shield]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    let mut game = marshal().knight_on(RED, 8).build();
    let events = play(&mut game, RED, "deploy lady blue");
    let marker = influences(RED, "blue");
    assert_eq!(events[3..], [marker, marker]);
    for (vassal, item) in [("builder", "material blue"), ("flag_bearer", "flag blue")] {
        let mut game = marshal().knight_on(RED, 8).build();
        play(&mut game, RED, &format!("deploy {vassal} blue"));
        assert_eq!(owned(&game, RED, item), 2);
    }
    let mut game = marshal().knight_on(RED, 4).build();
    play(&mut game, RED, "deploy builder grey");
    assert_eq!(owned(&game, RED, "material grey"), 1, "the marshal is elsewhere");
}

/// KRT-6.3, example KRT-X5: with less there, what there is.
#[test]
fn a_shortage() {
    let mut game = marshal().knight_on(RED, 8).items(BLUE, &["shield blue"; 5]).build();
    let events = play(&mut game, RED, "deploy shield_bearer blue");
    let nothing = Event::BroughtNothing { seat: RED, vassal: Vassal::ShieldBearer, colour: Colour::Blue };
    assert_eq!(events[3..], [took(RED, "shield blue"), nothing]);
    let five = ["black", "grey", "purple", "orange", "brown"];
    let mut game = marshal().knight_on(RED, 8).influence(RED, &five).build();
    play(&mut game, RED, "deploy lady blue");
    assert_eq!(castle(&game, RED).influence(Colour::Blue), 1);
}

/// KRT-6.4: by influence and by relocating as well.
#[test]
fn by_other_spaces() {
    let mut game = marshal().knight_on(RED, 23).influence(RED, &["blue"]).build();
    play(&mut game, RED, "deploy builder blue");
    assert_eq!(owned(&game, RED, "material blue"), 2);
    let mut game = marshal().knight_on(RED, 14).vassal(RED, "builder", "grey").build();
    play(&mut game, RED, "deploy builder blue");
    assert_eq!((owned(&game, RED, "material blue"), place(&game, RED, "builder")), (2, "blue"));
}

/// KRT-6.5, KRT-6.8: the marshal serves nobody else, is no vassal, and doubles nothing but a deployment.
#[test]
fn nobody_else() {
    let mut game = marshal().knight_on(BLUE, 8).build();
    plays(&mut game, BLUE, &["deploy builder blue", "take material blue"]);
    let offer = on_turn(&game);
    assert_eq!((owned(&game, BLUE, "material blue"), offer), (1, BLUE));
    let mut game = last_turn(marshal(), 2).build();
    score(&mut game);
    assert_eq!(points(&game, RED), 0, "no point for the marshal");
    let game = marshal().turn(RED).hand(RED, &["m40"]).vassal(RED, "builder", "blue").build();
    crate::support::refused(&game, RED, "complete m40", "MER-12.2");
}

/// KRT-6.7, example KRT-X6: a staff repeats the whole space, and each deployment acts twice.
#[test]
fn with_a_staff() {
    let mut game = marshal().merlin_on(RED, 8).build();
    plays(&mut game, RED, &["deploy builder blue", "staff", "deploy flag_bearer blue"]);
    assert_eq!((owned(&game, RED, "material blue"), owned(&game, RED, "flag blue")), (2, 2));
}
