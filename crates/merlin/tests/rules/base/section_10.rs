//! Section 10: exchange and mission spaces.

use crate::support::{
    BLUE, RED, Scene, castle, chance, hand, lots, mission, offers, offers_of, open, owned, play, plays,
    refused, returned, supply, took,
};
use merlin::{Event, Frame, Refusal, Window};
use table::{Clause, Event as _, Eye};

/// MER-10.1, MER-10.2, MER-X9: a blue material for an orange flag.
#[test]
fn an_item_is_exchanged_for_any_other() {
    let mut game = Scene::new(2).knight_on(RED, 21).items(RED, &["material blue", "shield grey"]).build();
    assert_eq!(offers_of(&game, RED, "return"), ["shield grey", "material blue"]);
    let refusal = refused(&game, RED, "return flag blue", "MER-10.1");
    assert_eq!(
        refusal,
        Refusal::NoItem { item: crate::support::item("flag blue"), clause: Clause("MER-10.1") }
    );
    let events = play(&mut game, RED, "return material blue");
    assert_eq!(events[1], returned(RED, "material blue"));
    assert_eq!(offers(&game, RED).len(), 18, "any kind and colour");
    assert_eq!(play(&mut game, RED, "take flag orange"), [took(RED, "flag orange")]);
    assert_eq!((supply(&game, "material blue"), supply(&game, "flag orange")), (6, 5));
    assert_eq!((owned(&game, RED, "material blue"), owned(&game, RED, "flag orange")), (0, 1));
}

/// MER-10.2: what no supply has cannot be taken.
#[test]
fn an_empty_supply_gives_nothing_in_exchange() {
    let six = ["flag orange"; 6];
    let mut game = Scene::new(2).knight_on(RED, 6).items(RED, &["material blue"]).items(BLUE, &six).build();
    play(&mut game, RED, "return material blue");
    assert_eq!(offers(&game, RED).len(), 17);
    let refusal = refused(&game, RED, "take flag orange", "MER-10.2");
    assert!(matches!(refusal, Refusal::SupplyEmpty { .. }));
}

/// MER-10.3, MER-20.7: the same item may come back, also if it is the only one.
#[test]
fn the_same_item_may_come_back() {
    let mut game = Scene::new(2).knight_on(RED, 6).items(RED, &["flag grey"]).build();
    plays(&mut game, RED, &["return flag grey", "take flag grey"]);
    assert_eq!((owned(&game, RED, "flag grey"), supply(&game, "flag grey")), (1, 5));
}

/// MER-10.4: without any item the action lapses.
#[test]
fn without_items_nothing_is_exchanged() {
    let game = Scene::new(2).knight_on(RED, 6).build();
    assert_eq!(offers(&game, RED), ["forfeit"]);
    refused(&game, RED, "return flag grey", "MER-10.4");
}

/// Red on a mission space with four known cards, and a known display.
fn mission_space() -> Scene {
    Scene::new(2).knight_on(RED, 9).hand(RED, &["m44", "m45", "m46", "m47"]).display(&["m01", "m02", "m03"])
}

/// MER-10.5: up to two cards of the hand; choosing none is forfeiting.
#[test]
fn up_to_two_missions_are_discarded() {
    let mut game = mission_space().build();
    assert_eq!(offers(&game, RED), ["forfeit", "discard m44", "discard m45", "discard m46", "discard m47"]);
    assert!(matches!(refused(&game, RED, "discard m48", "MER-10.5"), Refusal::NotInHand { .. }));
    let mut none = game;
    assert!(matches!(play(&mut none, RED, "forfeit")[..], [Event::Forfeited { .. }]));
    play(&mut game, RED, "discard m45");
    assert_eq!(offers(&game, RED), ["discard m44", "discard m46", "discard m47", "done"]);
    let mut one = game;
    play(&mut one, RED, "done");
    assert_eq!(open(&one).top(), Frame::Replace(1));
    play(&mut game, RED, "discard m47");
    assert_eq!(open(&game).top(), Frame::Replace(2), "no third one");
}

/// MER-10.6, MER-X15: b from the display (d fills its place), then e from the deck, unseen by the others.
#[test]
fn missions_are_taken_one_after_the_other() {
    let mut game = mission_space().build();
    plays(&mut game, RED, &["discard m44", "discard m45"]);
    assert_eq!(offers(&game, RED), ["draw m01", "draw m02", "draw m03", "draw deck"]);
    let events = play(&mut game, RED, "draw m02");
    assert_eq!(events, [Event::TookMission { seat: RED, mission: mission("m02") }]);
    assert_eq!(open(&game).top(), Frame::Card(merlin::Destination::Display));
    assert_eq!(chance(&mut game, "mission m10"), [Event::Displayed { mission: mission("m10") }]);
    assert_eq!(open(&game).display.map(Option::unwrap), ["m01", "m10", "m03"].map(mission));
    assert_eq!(offers(&game, RED), ["draw m01", "draw m03", "draw m10", "draw deck"]);
    play(&mut game, RED, "draw deck");
    let drawn = chance(&mut game, "mission m11")[0];
    assert!(
        matches!(drawn.seen_by(Eye::Seat(BLUE)), Event::Drew { seat: RED, mission } if mission.fact().is_none())
    );
    assert!(
        matches!(drawn.seen_by(Eye::Seat(RED)), Event::Drew { mission: card, .. } if card.fact() == Some(mission("m11")))
    );
    assert_eq!(hand(&game, RED), ["m02", "m11", "m46", "m47"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// MER-10.7: both are discarded before the first is taken; a card just taken cannot be discarded.
#[test]
fn a_card_just_taken_cannot_be_discarded() {
    let mut game = mission_space().build();
    plays(&mut game, RED, &["discard m44", "done", "draw m01"]);
    chance(&mut game, "mission m10");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    refused(&game, RED, "discard m01", "MER-4.1");

    let mut game = mission_space().build();
    plays(&mut game, RED, &["discard m44", "discard m45", "draw m01"]);
    chance(&mut game, "mission m10");
    refused(&game, RED, "discard m01", "MER-12.20");
}

/// MER-10.8: what is discarded is seen by everyone.
#[test]
fn discarded_missions_are_open() {
    let mut game = mission_space().build();
    let event = play(&mut game, RED, "discard m44")[1];
    assert_eq!(event, Event::Discarded { seat: RED, mission: mission("m44") });
    assert_eq!(event.seen_by(Eye::Spectator), event);
    assert!(open(&game).discard.contains(mission("m44")));
}

/// MER-10.9, MER-20.8: after a completed mission the hand has three cards, and two of them may go.
#[test]
fn the_hand_may_be_smaller() {
    let scene = Scene::new(2)
        .knight_on(RED, 9)
        .hand(RED, &["m19", "m45", "m46", "m47"])
        .display(&["m01", "m02", "m03"]);
    let mut game = scene.items(RED, &["flag black", "shield black", "material black"]).build();
    plays(&mut game, RED, &["complete m19", "discard m45", "discard m46", "draw m01"]);
    chance(&mut game, "mission m10");
    play(&mut game, RED, "draw m02");
    chance(&mut game, "mission m11");
    assert_eq!((hand(&game, RED).len(), open(&game).top()), (3, Frame::Window(Window::After)));
    play(&mut game, RED, "end");
    assert_eq!(open(&game).top(), Frame::Replace(1), "the completed one is replaced at the end of the turn");
}

/// MER-10.5 with a staff: again up to two, also those just taken in the first execution (MER-6.13).
#[test]
fn the_mission_space_twice() {
    let scene = Scene::new(2)
        .merlin_on(RED, 9)
        .hand(RED, &["m44", "m45", "m46", "m47"])
        .display(&["m01", "m02", "m03"]);
    let mut game = scene.build();
    plays(&mut game, RED, &["discard m44", "done", "draw m01"]);
    chance(&mut game, "mission m10");
    play(&mut game, RED, "staff");
    assert_eq!(offers(&game, RED), ["discard m01", "discard m45", "discard m46", "discard m47"]);
    plays(&mut game, RED, &["discard m01", "done", "draw deck"]);
    assert_eq!(lots(&game).len(), usize::from(open(&game).deck()));
    chance(&mut game, "mission m12");
    assert_eq!(castle(&game, RED).hand, 4);
}
