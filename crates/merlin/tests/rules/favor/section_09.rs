//! Section 9: the lady's double action.

use super::{ability, because, own, turned, used, with, with_used};
use crate::support::{
    BLUE, RED, Scene, influences, offers, offers_of, open, owned, place, play, plays, refused, took,
};
use merlin::modules::favor::{Event as Favor, Refusal as Reason};
use merlin::{Colour, Event, Frame, Refusal, Vassal, Window};
use table::Clause;

/// Red's knight stands on the influence space for shields, with markers in these principalities.
fn knight(markers: &[&str]) -> Scene {
    with(&["lady 3"]).knight_on(RED, 15).influence(RED, markers)
}

/// FAV-9.1: on each of the four influence spaces, in place of its action; nowhere else.
#[test]
fn on_influence_spaces() {
    for space in [5, 15, 19, 23] {
        let scene = with(&["lady 3"]).knight_on(RED, space).influence(RED, &["grey"]);
        assert_eq!(offers_of(&scene.build(), RED, "favor deploy").len(), 4, "space {space}");
    }
    let game = with(&["lady 3"]).knight_on(RED, 8).influence(RED, &["grey"]).build();
    assert_eq!(offers_of(&game, RED, "favor deploy"), [""; 0]);
    refused(&game, RED, "favor deploy lady grey", "MER-7.1");
    let game = with(&["lady 2"]).knight_on(RED, 15).influence(RED, &["grey"]).build();
    refused(&game, RED, "favor deploy lady grey", "FAV-9.1");
    let game = with_used(&["lady 3"], &["lady 3"]).knight_on(RED, 15).influence(RED, &["grey"]).build();
    refused(&game, RED, "favor deploy lady grey", "FAV-5.1");
    let game = with(&["lady 3"]).turn(RED).influence(RED, &["grey"]).build();
    refused(&game, RED, "favor deploy lady grey", "FAV-9.1");
}

/// FAV-9.1, INT-10.4: also where the action of the space itself would lapse, because there is nothing to take.
#[test]
fn where_the_action_would_lapse() {
    let items = ["shield grey"; 6];
    let scene =
        |abilities: &[&str]| with(abilities).knight_on(RED, 15).influence(RED, &["grey"]).items(BLUE, &items);
    refused(&scene(&[]).build(), RED, "take shield grey", "MER-8.5");
    let mut game = scene(&["lady 3"]).build();
    assert_eq!(offers_of(&game, RED, "take"), [""; 0]);
    play(&mut game, RED, "favor deploy builder grey");
    assert_eq!(owned(&game, RED, "material grey"), 1);
}

/// FAV-9.2, FAV-9.3, example FAV-X8: two vassals one after the other, also in the same principality.
#[test]
fn two_vassals() {
    let mut game = knight(&["grey"]).build();
    let events = play(&mut game, RED, "favor deploy builder grey");
    let (vassal, to) = (Vassal::Builder, Colour::Grey);
    let deployed = Event::Deployed { seat: RED, vassal, from: None, to };
    assert_eq!(events[1..], [turned(RED, "lady 3"), deployed, took(RED, "material grey")]);
    assert_eq!(
        offers_of(&game, RED, "favor deploy"),
        ["lady grey", "shield_bearer grey", "flag_bearer grey"]
    );
    let refusal = refused(&game, RED, "favor deploy builder grey", "MER-7.1");
    assert_eq!(refusal, Refusal::VassalThere(vassal, to));
    let events = play(&mut game, RED, "favor deploy flag_bearer grey");
    assert_eq!(events.last(), Some(&took(RED, "flag grey")));
    assert_eq!((place(&game, RED, "builder"), place(&game, RED, "flag_bearer")), ("grey", "grey"));
    assert_eq!(
        (open(&game).top(), used(&game, RED)),
        (Frame::Window(Window::After), vec!["lady 3".to_owned()])
    );
}

/// FAV-9.2: only where an own marker stands, and not where the vassal is; another player's vassal goes home.
#[test]
fn by_influence() {
    let scene = knight(&["grey"]).vassal(RED, "lady", "grey").vassal(BLUE, "builder", "grey");
    let mut game = scene.build();
    let refusal = refused(&game, RED, "favor deploy lady brown", "FAV-9.2");
    assert_eq!(refusal, Refusal::NoInfluence { colour: Colour::Brown, clause: Clause("FAV-9.2") });
    refused(&game, RED, "favor deploy lady grey", "MER-7.1");
    play(&mut game, RED, "favor deploy builder grey");
    assert_eq!(place(&game, BLUE, "builder"), "castle");
}

/// FAV-9.3: the first is fully resolved before the second is chosen: a marker of the lady serves at once.
#[test]
fn the_second_after_the_first() {
    let mut game = knight(&["grey", "blue"]).build();
    let events = play(&mut game, RED, "favor deploy lady blue");
    assert_eq!(events.last(), Some(&influences(RED, "blue")));
    play(&mut game, RED, "favor deploy lady grey");
    assert_eq!(place(&game, RED, "lady"), "grey", "the same vassal, to the other principality");
}

/// FAV-9.2, MER-6.4: once begun, the second deployment is due.
#[test]
fn the_second_is_not_left_out() {
    let mut game = knight(&["grey"]).build();
    play(&mut game, RED, "favor deploy builder grey");
    assert!(!offers(&game, RED).contains(&"end".to_owned()));
    assert_eq!(refused(&game, RED, "end", "FAV-9.2"), because(Reason::DeploymentDue));
}

/// FAV-9.4: a second deployment that is impossible is skipped; without a first one the ability cannot be used.
#[test]
fn impossible_deployments() {
    let three = knight(&["grey"]).vassal(RED, "lady", "grey").vassal(RED, "shield_bearer", "grey").vassal(
        RED,
        "flag_bearer",
        "grey",
    );
    let mut game = three.build();
    let events = play(&mut game, RED, "favor deploy builder grey");
    assert_eq!(events.last(), Some(&own(Favor::NoSecondDeployment { seat: RED })));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert_eq!(offers(&game, RED), ["end"]);
    let four = three.vassal(RED, "builder", "grey").build();
    assert_eq!(offers_of(&four, RED, "favor deploy"), [""; 0]);
    refused(&four, RED, "favor deploy builder grey", "MER-7.1");
    let none = with(&["lady 3"]).knight_on(RED, 15).build();
    refused(&none, RED, "favor deploy builder grey", "MER-8.8");
}

/// FAV-9.5: no staff on the action, neither after the ability nor before it.
#[test]
fn the_ability_or_a_staff() {
    let scene = with(&["lady 3"]).merlin_on(RED, 15).influence(RED, &["grey"]);
    let mut game = scene.build();
    play(&mut game, RED, "favor deploy builder grey");
    let refusal = refused(&game, RED, "staff", "FAV-9.5");
    assert_eq!(refusal, because(Reason::NoStaff(ability("lady 3"))));
    play(&mut game, RED, "favor deploy lady grey");
    refused(&game, RED, "staff", "FAV-9.5");
    let mut game = scene.build();
    plays(&mut game, RED, &["take shield grey", "staff"]);
    assert_eq!(offers_of(&game, RED, "favor"), [""; 0]);
    let refusal = refused(&game, RED, "favor deploy builder grey", "FAV-9.5");
    assert_eq!(refusal, because(Reason::StaffSpent(ability("lady 3"))));
}

/// FAV-9.6: between the two deployments free actions are possible.
#[test]
fn a_window_between() {
    let scene = knight(&["grey"]).hand(RED, &["m08"]).items(RED, &["shield black"]);
    let mut game = scene.build();
    play(&mut game, RED, "favor deploy builder grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    plays(&mut game, RED, &["complete m08", "favor learn builder 1", "favor deploy lady grey"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}
