//! Section 9: Excalibur, Grail, relocating a vassal.

use crate::support::{
    BLUE, RED, Scene, castle, colour, offers, offers_of, open, owned, place, play, refused, space,
};
use merlin::{Event, Means, Refusal, Relic, Vassal};
use table::Clause;

/// MER-9.1, MER-9.2, MER-9.7, MER-X28: red takes Excalibur from blue and discards a traitor of choice.
#[test]
fn excalibur_is_taken_and_a_traitor_leaves() {
    let scene = Scene::new(2).knight_on(RED, 1).excalibur(BLUE).traitors(RED, &["purple", "brown", "brown"]);
    let mut game = scene.traitors(BLUE, &["black"]).build();
    assert_eq!(offers_of(&game, RED, "dismiss"), ["purple", "brown"]);
    let refusal = refused(&game, RED, "dismiss black", "MER-9.2");
    assert_eq!(refusal, Refusal::NoTraitor { colour: colour("black"), clause: Clause("MER-9.2") });
    let events = play(&mut game, RED, "dismiss brown");
    let (relic, from) = (Relic::Excalibur, Some(BLUE));
    assert_eq!(events[1], Event::RelicTaken { seat: RED, relic, from });
    // MER-9.8: it counts as repelled.
    let means = Means::Excalibur;
    assert_eq!(events[2], Event::TraitorRepelled { seat: RED, colour: colour("brown"), means });
    assert_eq!(open(&game).excalibur, Some(RED));
    assert_eq!(castle(&game, RED).traitors_attached(), 2);
    assert_eq!(open(&game).traitor_discard[colour("brown").index()], 1);
}

/// MER-9.1: from the board it belongs to nobody; MER-9.2: with no traitor that part is skipped.
#[test]
fn excalibur_without_traitors() {
    let mut game = Scene::new(2).knight_on(RED, 1).build();
    assert_eq!(offers(&game, RED), ["forfeit", "perform"]);
    let events = play(&mut game, RED, "perform");
    assert_eq!(events[1..], [Event::RelicTaken { seat: RED, relic: Relic::Excalibur, from: None }]);
}

/// MER-9.3: whoever has Excalibur keeps it and still discards a traitor.
#[test]
fn excalibur_is_kept() {
    let mut game = Scene::new(2).knight_on(RED, 1).excalibur(RED).traitors(RED, &["grey"]).build();
    let events = play(&mut game, RED, "dismiss grey");
    assert_eq!(events[1], Event::RelicKept { seat: RED, relic: Relic::Excalibur });
    assert_eq!((open(&game).excalibur, castle(&game, RED).traitors_attached()), (Some(RED), 0));
}

/// MER-9.4, MER-9.5, MER-9.7: the Grail and an apple.
#[test]
fn the_grail_comes_with_an_apple() {
    let mut game = Scene::new(2).knight_on(RED, 13).grail(BLUE).build();
    let supply = open(&game).apple_supply();
    let events = play(&mut game, RED, "perform");
    let taken = Event::RelicTaken { seat: RED, relic: Relic::Grail, from: Some(BLUE) };
    assert_eq!(events[1..], [taken, Event::AppleTaken { seat: RED }]);
    assert_eq!((castle(&game, RED).apples, open(&game).apple_supply()), (2, supply - 1));
}

/// MER-9.5, MER-X28, MER-20.22: with no apple in the supply, the Grail alone.
#[test]
fn the_grail_without_an_apple() {
    let mut game = Scene::new(2).knight_on(RED, 13).apples(BLUE, 10).build();
    assert_eq!(open(&game).apple_supply(), 0);
    let events = play(&mut game, RED, "perform");
    assert_eq!(events[1..], [Event::RelicTaken { seat: RED, relic: Relic::Grail, from: None }]);
    assert_eq!((open(&game).grail, castle(&game, RED).apples), (Some(RED), 1));
}

/// MER-9.6: whoever has the Grail keeps it and still takes an apple.
#[test]
fn the_grail_is_kept() {
    let mut game = Scene::new(2).knight_on(RED, 13).grail(RED).build();
    let events = play(&mut game, RED, "perform");
    assert_eq!(
        events[1..],
        [Event::RelicKept { seat: RED, relic: Relic::Grail }, Event::AppleTaken { seat: RED }]
    );
}

/// MER-9.8: a traitor removed by Excalibur is told as repelled, so that other rules can look at it.
#[test]
fn excalibur_repels() {
    let mut game = Scene::new(2).knight_on(RED, 1).traitors(RED, &["grey"]).build();
    let events = play(&mut game, RED, "dismiss grey");
    assert!(
        events.iter().any(|event| matches!(event, Event::TraitorRepelled { means: Means::Excalibur, .. }))
    );
}

/// MER-9.9: a vassal goes to one of the two neighbouring principalities.
#[test]
fn a_vassal_is_relocated_to_a_neighbour() {
    let scene =
        Scene::new(2).knight_on(RED, 14).vassal(RED, "builder", "orange").vassal(RED, "lady", "black");
    let game = scene.build();
    assert_eq!(
        offers_of(&game, RED, "deploy"),
        ["lady grey", "lady brown", "builder purple", "builder brown"]
    );
    let refusal = refused(&game, RED, "deploy builder black", "MER-9.9");
    assert_eq!(refusal, Refusal::NotNeighbouring(Vassal::Builder, colour("black")));
    refused(&game, RED, "deploy builder orange", "MER-9.9");
}

/// MER-9.10, MER-X8: it acts and displaces in its new principality as if deployed there.
#[test]
fn a_relocated_vassal_acts_and_displaces() {
    let scene =
        Scene::new(2).knight_on(RED, 14).vassal(RED, "builder", "orange").vassal(BLUE, "builder", "purple");
    let mut game = scene.build();
    play(&mut game, RED, "deploy builder purple");
    assert_eq!((place(&game, RED, "builder"), place(&game, BLUE, "builder")), ("purple", "castle"));
    assert_eq!(owned(&game, RED, "material purple"), 1);
}

/// MER-9.11, MER-X31, MER-20.5: with all four on the castle, one of them goes to any principality and acts there.
#[test]
fn with_all_at_home_any_vassal_goes_anywhere() {
    let mut game = Scene::new(2).knight_on(RED, 14).build();
    assert_eq!(offers_of(&game, RED, "deploy").len(), 24);
    play(&mut game, RED, "deploy flag_bearer brown");
    assert_eq!((place(&game, RED, "flag_bearer"), owned(&game, RED, "flag brown")), ("brown", 1));
}

/// MER-9.12, MER-X31, MER-20.5: with the lady in black only she can move, to grey or brown.
#[test]
fn with_one_on_the_board_none_comes_from_the_castle() {
    let game = Scene::new(2).knight_on(RED, 14).vassal(RED, "lady", "black").build();
    assert_eq!(offers_of(&game, RED, "deploy"), ["lady grey", "lady brown"]);
    let refusal = refused(&game, RED, "deploy builder grey", "MER-9.12");
    assert_eq!(refusal, Refusal::VassalOnCastle(Vassal::Builder));
    assert_eq!(open(&game).turn.action, Some(space(14)));
}
