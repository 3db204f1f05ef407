//! Section 6: actions in general, Merlin staffs.

use crate::support::{
    BLUE, RED, Scene, castle, offers, offers_of, open, owned, play, plays, points, refused, returned, scored,
    space, supply, took,
};
use merlin::{Event, Frame, Refusal, Window};
use table::Clause;

/// MER-6.1: the action of the space where the figure ended, once.
#[test]
fn the_action_is_performed_once() {
    let mut game = Scene::new(2).knight_on(RED, 17).items(RED, &["flag black", "flag grey"]).build();
    let events = play(&mut game, RED, "perform");
    assert_eq!(events[0], Event::Performs { seat: RED, space: space(17), again: false });
    assert_eq!(points(&game, RED), 2);
    refused(&game, RED, "perform", "MER-4.1");
    let game = Scene::new(2).knight_on(RED, 17).build();
    let refusal = refused(&game, RED, "build 0,0 grey", "MER-8.1");
    let other = Refusal::OtherAction { space: space(17), clause: Clause("MER-8.1") };
    assert_eq!(refusal, other, "no other action than that of the space");
}

/// MER-6.1: whoever begins something else is told what the space is for, whichever it is.
#[test]
fn the_refusal_says_what_the_space_is_for() {
    let clauses = [
        (0, "MER-7.1"),
        (1, "MER-9.1"),
        (3, "MER-8.1"),
        (6, "MER-10.1"),
        (11, "MER-8.2"),
        (13, "MER-9.4"),
        (14, "MER-9.9"),
        (22, "MER-10.5"),
    ];
    for (place, clause) in clauses {
        let game = Scene::new(2).knight_on(RED, place).items(RED, &["flag grey"]).build();
        refused(&game, RED, "take material blue", clause);
    }
}

/// MER-10.1: the same after a turn played from its first die; an exchange begins with what is given.
#[test]
fn an_exchange_is_named_after_a_walk_there() {
    let scene = Scene::new(2).turn(RED).knight(RED, 4).items(RED, &["flag grey"]);
    let mut game = scene.dice(RED, ["own 2", "own 3", "own 4", "merlin 4"]).build();
    plays(&mut game, RED, &["die own 2", "walk clockwise"]);
    let refusal = refused(&game, RED, "take material blue", "MER-10.1");
    assert_eq!(refusal, Refusal::OtherAction { space: space(6), clause: Clause("MER-10.1") });
    plays(&mut game, RED, &["return flag grey", "take material blue"]);
}

/// MER-6.2: the action may be forfeited; then nothing happens on account of the space.
#[test]
fn the_action_may_be_forfeited() {
    let mut game = Scene::new(2).knight_on(RED, 17).items(RED, &["flag black"]).build();
    assert_eq!(play(&mut game, RED, "forfeit"), [Event::Forfeited { seat: RED, space: space(17) }]);
    assert_eq!((points(&game, RED), open(&game).top()), (0, Frame::Window(Window::After)));
}

/// MER-6.3: what cannot be performed lapses, and only that can be said.
#[test]
fn an_impossible_action_lapses() {
    let mut game = Scene::new(2).knight_on(RED, 6).build();
    assert_eq!(offers(&game, RED), ["forfeit"]);
    let refusal = refused(&game, RED, "return flag black", "MER-10.4");
    assert_eq!(refusal, Refusal::Lapses { space: space(6), clause: Clause("MER-10.4") });
    assert_eq!(play(&mut game, RED, "forfeit"), [Event::Lapsed { seat: RED, space: space(6) }]);
}

/// MER-6.4: once begun, all parts are carried out: the returned item must be replaced, the traitor discarded.
#[test]
fn a_begun_action_is_carried_out() {
    let mut game = Scene::new(2).knight_on(RED, 6).items(RED, &["flag black"]).build();
    play(&mut game, RED, "return flag black");
    for text in ["done", "end", "forfeit"] {
        refused(&game, RED, text, "MER-10.2");
    }
    let game = Scene::new(2).knight_on(RED, 1).traitors(RED, &["grey"]).build();
    assert_eq!(refused(&game, RED, "perform", "MER-9.2"), Refusal::TraitorDue);
}

/// MER-6.5: an impossible part is skipped, the others take place.
#[test]
fn an_impossible_part_is_skipped() {
    let mut game = Scene::new(2).knight_on(RED, 13).apples(RED, 4).apples(BLUE, 7).build();
    let events = play(&mut game, RED, "perform");
    assert!(matches!(events[..], [Event::Performs { .. }, Event::RelicTaken { .. }]));
    assert_eq!((open(&game).grail, castle(&game, RED).apples), (Some(RED), 4));
}

/// MER-6.6: taken items go to the castle, without limit and also several of a kind.
#[test]
fn a_castle_holds_any_number_of_items() {
    let five = ["shield grey"; 5];
    let mut game = Scene::new(2).knight_on(RED, 15).influence(RED, &["grey"]).items(RED, &five).build();
    let events = play(&mut game, RED, "take shield grey");
    assert_eq!(events[1], took(RED, "shield grey"));
    assert_eq!((owned(&game, RED, "shield grey"), supply(&game, "shield grey")), (6, 0));
}

/// MER-6.7: a returned item is in its supply at once and may be taken again in the same turn.
#[test]
fn a_returned_item_is_in_supply_again() {
    let six = ["flag brown"; 6];
    let mut game = Scene::new(2).knight_on(RED, 6).items(RED, &six).build();
    assert_eq!(supply(&game, "flag brown"), 0);
    assert_eq!(play(&mut game, RED, "return flag brown")[1], returned(RED, "flag brown"));
    assert_eq!(supply(&game, "flag brown"), 1);
    play(&mut game, RED, "take flag brown");
    assert_eq!(owned(&game, RED, "flag brown"), 6);
}

/// MER-6.8, MER-6.9, MER-6.14, MER-X26: after Merlin's action a staff repeats it; the staff leaves the game.
#[test]
fn a_staff_repeats_merlins_action() {
    let flags = ["flag black", "flag grey", "flag blue", "flag brown"];
    let mut game = Scene::new(2).merlin_on(RED, 17).items(RED, &flags).build();
    refused(&game, RED, "staff", "MER-6.9");
    play(&mut game, RED, "perform");
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    assert_eq!(offers(&game, RED), ["staff", "end"]);
    let events = plays(&mut game, RED, &["staff", "perform"]);
    assert_eq!(events[0], Event::StaffSpent { seat: RED });
    assert_eq!(events[1], Event::Performs { seat: RED, space: space(17), again: true });
    assert_eq!(scored(&events), [(RED, 4, "MER-8.1")]);
    assert_eq!((points(&game, RED), castle(&game, RED).staffs), (8, 2));
}

/// MER-6.8: without a staff left nothing is repeated.
#[test]
fn a_staff_is_needed() {
    let mut game = Scene::new(2).merlin_on(RED, 17).staffs(RED, 0).build();
    play(&mut game, RED, "perform");
    assert_eq!(
        (open(&game).top(), offers(&game, RED)),
        (Frame::Window(Window::After), vec!["end".to_owned()])
    );
    assert_eq!(refused(&game, RED, "staff", "MER-6.8"), Refusal::NoStaff);
}

/// MER-6.10: one staff a turn, never three executions.
#[test]
fn an_action_is_never_performed_three_times() {
    let mut game = Scene::new(2).merlin_on(RED, 17).build();
    plays(&mut game, RED, &["perform", "staff", "perform"]);
    assert_eq!(offers(&game, RED), ["end"]);
    assert_eq!(refused(&game, RED, "staff", "MER-6.10"), Refusal::StaffSpent);
}

/// MER-6.11, MER-20.10: after a forfeited or lapsed action there is nothing to repeat.
#[test]
fn nothing_to_repeat() {
    for space in [17, 6] {
        let mut game = Scene::new(2).merlin_on(RED, space).build();
        play(&mut game, RED, "forfeit");
        assert_eq!(refused(&game, RED, "staff", "MER-6.11"), Refusal::NothingToRepeat);
    }
}

/// MER-6.12, MER-20.11: a staff only if the action is possible again; then it cannot be forfeited.
#[test]
fn the_second_execution_must_be_possible() {
    let mut game = Scene::new(2).merlin_on(RED, 2).items(RED, &["material grey"]).build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(offers(&game, RED), ["end"], "no second material");
    assert_eq!(refused(&game, RED, "staff", "MER-6.12"), Refusal::CannotRepeat(space(2)));

    let two = ["material grey", "material grey"];
    let mut game = Scene::new(2).merlin_on(RED, 2).items(RED, &two).build();
    plays(&mut game, RED, &["build 0,0 grey", "staff"]);
    assert_eq!(refused(&game, RED, "forfeit", "MER-6.12"), Refusal::MustRepeat);
    assert!(offers(&game, RED).iter().all(|text| text.starts_with("build ")));
}

/// MER-6.12: the possibility counts at that moment: a flag used for a second mission may take it away.
#[test]
fn a_free_action_can_make_the_second_execution_impossible() {
    // m02 asks for the shield-bearer in grey, m03 for the flag-bearer in blue.
    let scene = Scene::new(2).merlin_on(RED, 6).hand(RED, &["m02", "m03"]).items(RED, &["flag grey"]);
    let mut game = scene.vassal(RED, "shield_bearer", "grey").vassal(RED, "flag_bearer", "blue").build();
    plays(&mut game, RED, &["return flag grey", "take flag grey", "complete m02"]);
    assert!(offers(&game, RED).contains(&"staff".to_owned()));
    play(&mut game, RED, "second m03");
    assert_eq!(refused(&game, RED, "staff", "MER-6.12"), Refusal::CannotRepeat(space(6)));
    assert_eq!(offers(&game, RED), ["end"]);
}

/// MER-6.13, MER-X6, MER-20.3: the second execution is a new one; the vassal just deployed cannot be chosen again.
#[test]
fn all_choices_are_made_anew() {
    let mut game = Scene::new(2).merlin_on(RED, 0).build();
    plays(&mut game, RED, &["deploy builder black", "staff"]);
    assert_eq!(offers_of(&game, RED, "deploy"), ["lady black", "shield_bearer black", "flag_bearer black"]);
    refused(&game, RED, "deploy builder black", "MER-7.1");
    play(&mut game, RED, "deploy shield_bearer black");
    assert_eq!([owned(&game, RED, "material black"), owned(&game, RED, "shield black")], [1, 1]);
}

/// MER-6.15: after a move of the knight no staff helps, even on Merlin's space.
#[test]
fn a_staff_needs_merlins_move() {
    let mut game = Scene::new(2).knight_on(RED, 17).merlin(17).build();
    play(&mut game, RED, "perform");
    assert_eq!(offers(&game, RED), ["end"]);
    assert_eq!(refused(&game, RED, "staff", "MER-6.15"), Refusal::MerlinDidNotMove);
}

/// MER-6.16, MER-X5: with a different action after Merlin's move the staff repeats that one.
#[test]
fn a_staff_repeats_the_different_action() {
    let scene = Scene::new(2).turn(RED).merlin(0).knight(BLUE, 10).influence(RED, &["black"]);
    let scene = scene.items(RED, &["flag orange", "material grey", "material orange"]);
    let mut game = scene.dice(RED, ["own 1", "own 2", "own 3", "merlin 5"]).build();
    plays(&mut game, RED, &["die merlin 5", "walk clockwise", "different_action 10"]);
    refused(&game, RED, "take flag black", "MER-11.14");
    plays(&mut game, RED, &["build 0,0 grey", "staff", "build 0,1 orange"]);
    assert_eq!((castle(&game, RED).manors.len(), open(&game).merlin), (2, space(5)));
    refused(&game, RED, "take flag black", "MER-4.1");
}
