//! Section 4: what the tiles bring the builder.

use super::{build, builder, own, scene, triggered};
use crate::support::{
    BLUE, GREEN, RED, YELLOW, castle, let_chance, offers, open, owned, play, points, refused, scored, supply,
    took,
};
use merlin::modules::treasures::Event as Treasure;
use merlin::{Colour, Event, Means, Points, Relic};
use table::Clause;

/// TRE-4.1: Excalibur, then a traitor of the builder's choice.
#[test]
fn excalibur_and_a_traitor() {
    let mut game = builder(RED).excalibur(BLUE).traitors(RED, &["black", "brown"]).build();
    let events = build(&mut game, RED, "0,0");
    let taken = Event::RelicTaken { seat: RED, relic: Relic::Excalibur, from: Some(BLUE) };
    assert_eq!(events, [triggered(RED, "0,0", "t01"), taken]);
    assert_eq!(offers(&game, RED), ["dismiss black", "dismiss brown"]);
    refused(&game, RED, "dismiss grey", "TRE-4.1");
    let events = play(&mut game, RED, "dismiss brown");
    let repelled = Event::TraitorRepelled { seat: RED, colour: Colour::Brown, means: Means::Excalibur };
    assert_eq!(events, [repelled]);
    assert_eq!(castle(&game, RED).traitors_attached(), 1);
    assert_eq!(open(&game).traitor_discard[Colour::Brown.index()], 1);
}

/// TRE-4.1, example TRE-X7: the owner keeps Excalibur and discards one of two traitors; without traitors it
/// is Excalibur alone.
#[test]
fn the_owner_keeps_excalibur() {
    let mut game = builder(RED).excalibur(RED).traitors(RED, &["black", "black"]).build();
    let events = build(&mut game, RED, "0,0");
    assert_eq!(events[1], Event::RelicKept { seat: RED, relic: Relic::Excalibur });
    play(&mut game, RED, "dismiss black");
    assert_eq!(castle(&game, RED).traitors_of(Colour::Black), 1);
    let mut game = builder(RED).build();
    build(&mut game, RED, "0,0");
    assert_eq!(open(&game).excalibur, Some(RED));
    assert_eq!(offers(&game, RED), ["end"]);
}

/// TRE-4.2: the Grail, then an apple; without apples the Grail alone.
#[test]
fn the_grail_and_an_apple() {
    let mut game = builder(RED).grail(GREEN).build();
    let events = build(&mut game, RED, "1,3");
    let taken = Event::RelicTaken { seat: RED, relic: Relic::Grail, from: Some(GREEN) };
    assert_eq!(events, [triggered(RED, "1,3", "t07"), taken, Event::AppleTaken { seat: RED }]);
    assert_eq!(castle(&game, RED).apples, 2);
    let mut game = builder(RED).apples(RED, 8).build();
    assert_eq!(build(&mut game, RED, "1,3").len(), 2, "the supply has none");
}

/// TRE-4.3, example TRE-X5: a neutral staff; nothing, if none is left.
#[test]
fn a_neutral_staff() {
    let mut game = builder(RED).build();
    let events = build(&mut game, RED, "0,1");
    assert_eq!(events, [triggered(RED, "0,1", "t02"), own(Treasure::StaffWon { seat: RED })]);
    assert_eq!((castle(&game, RED).staffs, open(&game).modules.treasures.staffs_left()), (4, 1));
    let mut game = builder(RED).tables("[treasures]\nstaffs_won = 2\n").build();
    let nothing = Treasure::NothingGained { seat: RED, clause: Clause("TRE-4.3") };
    assert_eq!(build(&mut game, RED, "0,1")[1..], [own(nothing)]);
    assert_eq!(castle(&game, RED).staffs, 3);
}

/// TRE-4.4, TRE-4.5, TRE-4.7: it is used like an own one, also one won a moment ago; spent, it is gone.
#[test]
fn a_neutral_staff_is_used_like_an_own_one() {
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
    let items = colours.map(|colour| format!("material {colour}"));
    let items = items.each_ref().map(String::as_str);
    let mut game = scene().merlin_on(RED, 2).staffs(RED, 0).items(RED, &items).build();
    build(&mut game, RED, "0,1");
    play(&mut game, RED, "staff");
    build(&mut game, RED, "0,2");
    refused(&game, RED, "staff", "MER-6.10");
    assert_eq!((castle(&game, RED).staffs, open(&game).modules.treasures.staffs_left()), (0, 1));
}

/// TRE-4.6, example TRE-X5: two points at the end, like any other.
#[test]
fn a_neutral_staff_is_worth_two_points() {
    let used = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];
    let ending = |staffs: u8| {
        let scene = scene().round(6).turn(GREEN).start(YELLOW).due(&["window after"]).knight(GREEN, 3);
        let scene = scene.fact("die", "\"own 1\"").fact("figure", "\"knight\"").fact("action", "3");
        let scene = scene.staffs(GREEN, staffs).tables("[treasures]\nstaffs_won = 2\n");
        let scene = [RED, BLUE, GREEN, YELLOW].into_iter().fold(scene, |scene, seat| scene.dice(seat, used));
        let mut game = scene.build();
        let mut events = play(&mut game, GREEN, "end");
        events.extend(let_chance(&mut game));
        let told = events.into_iter().filter_map(|event| match event {
            Event::Scored { seat: GREEN, points, reason: Points::Staffs { staffs } } => {
                Some((points, staffs))
            }
            _ => None,
        });
        told.collect::<Vec<_>>()
    };
    assert_eq!(ending(2), [(4, 2)]);
    assert_eq!(ending(5), [(10, 5)], "three own ones and two neutral ones");
    assert_eq!(ending(0), []);
}

/// TRE-4.8, example TRE-X6: points and an apple; without an apple in supply only the points.
#[test]
fn points_and_an_apple() {
    let mut game = builder(RED).build();
    let events = build(&mut game, RED, "1,4");
    assert_eq!(scored(&events), [(RED, 1, "TRE-4.8")]);
    assert_eq!(events[2..], [Event::AppleTaken { seat: RED }]);
    assert_eq!(points(&game, RED), 1);
    let mut game = builder(RED).apples(RED, 8).build();
    assert_eq!(build(&mut game, RED, "1,4").len(), 2);
}

/// TRE-4.9, example TRE-X2: an item of both kinds out of one principality with an own marker.
#[test]
fn items_by_influence() {
    let mut game = builder(RED).influence(RED, &["black", "brown"]).build();
    let events = build(&mut game, RED, "0,3");
    assert_eq!(events, [triggered(RED, "0,3", "t04")]);
    assert_eq!(offers(&game, RED), ["treasures from black", "treasures from brown"]);
    refused(&game, RED, "treasures from grey", "TRE-4.9");
    let events = play(&mut game, RED, "treasures from black");
    assert_eq!(events, [took(RED, "material black"), took(RED, "shield black")]);
}

/// TRE-4.10: where one kind is lacking only the other is taken; such a principality may be chosen although
/// another has both.
#[test]
fn a_lacking_kind_is_left_out() {
    let shields = ["shield black"; 6];
    let mut game = builder(RED).influence(RED, &["black", "brown"]).items(BLUE, &shields).build();
    build(&mut game, RED, "0,3");
    assert_eq!(supply(&game, "shield black"), 0);
    assert_eq!(offers(&game, RED), ["treasures from black", "treasures from brown"]);
    assert_eq!(play(&mut game, RED, "treasures from black"), [took(RED, "material black")]);
}

/// TRE-4.11: without influence it brings nothing.
#[test]
fn no_influence_no_items() {
    let mut game = builder(RED).build();
    let nothing = Treasure::NothingGained { seat: RED, clause: Clause("TRE-4.11") };
    assert_eq!(build(&mut game, RED, "0,3")[1..], [own(nothing)]);
    assert_eq!(offers(&game, RED), ["end"]);
}

/// TRE-4.12: the material just paid may be taken again.
#[test]
fn the_paid_material_may_be_taken_again() {
    let fits = |site: &str, colour: &str| {
        let game = builder(RED).build();
        crate::support::offers_of(&game, RED, "build").contains(&format!("{site} {colour}"))
    };
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
    let colour = colours.into_iter().find(|colour| fits("0,3", colour)).expect("some material fits");
    let material = format!("material {colour}");
    let all = [material.as_str(); 6];
    let mut game = scene().knight_on(RED, 2).items(RED, &all).influence(RED, &[colour]).build();
    assert_eq!(supply(&game, &material), 0);
    build(&mut game, RED, "0,3");
    let events = play(&mut game, RED, &format!("treasures from {colour}"));
    assert_eq!(events[0], took(RED, &material));
    assert_eq!(owned(&game, RED, &material), 6);
}
