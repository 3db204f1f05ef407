//! Section 4: Sir Lamorak.

use super::with;
use crate::support::{BLUE, RED, offers_of, owned, place, play, refused, took};
use merlin::{Colour, Event, Refusal, Vassal};

/// KRT-4.1, KRT-4.2, example KRT-X3: the builder stays on grey and takes a material, again and again.
#[test]
fn deployed_where_it_stands() {
    let scene = || with(["lamorak", "kay"]).vassal(RED, "builder", "grey");
    let mut game = scene().knight_on(RED, 4).vassal(BLUE, "lady", "grey").build();
    assert!(offers_of(&game, RED, "deploy").contains(&"builder grey".to_owned()));
    let events = play(&mut game, RED, "deploy builder grey");
    let (vassal, from, to) = (Vassal::Builder, Some(Colour::Grey), Colour::Grey);
    assert_eq!(events[1..], [Event::Deployed { seat: RED, vassal, from, to }, took(RED, "material grey")]);
    assert_eq!((place(&game, RED, "builder"), place(&game, BLUE, "lady")), ("grey", "grey"), "nobody leaves");
    let mut game = scene().merlin_on(RED, 4).build();
    for choice in ["deploy builder grey", "staff", "deploy builder grey"] {
        play(&mut game, RED, choice);
    }
    assert_eq!(owned(&game, RED, "material grey"), 2);
    let without = with(["tristram", "kay"]).vassal(RED, "builder", "grey").knight_on(RED, 4).build();
    let refusal = refused(&without, RED, "deploy builder grey", "MER-7.1");
    assert_eq!(refusal, Refusal::VassalThere(Vassal::Builder, Colour::Grey));
}

/// KRT-4.1: also where all four stand, so that the action does not lapse.
#[test]
fn all_four_stand_there() {
    let all = ["lady", "shield_bearer", "builder", "flag_bearer"];
    let scene = |allies| {
        all.iter().fold(with(allies), |scene, vassal| scene.vassal(RED, vassal, "grey")).knight_on(RED, 4)
    };
    refused(&scene(["gawain", "kay"]).build(), RED, "deploy lady grey", "MER-7.13");
    let game = scene(["lamorak", "kay"]).build();
    assert_eq!(offers_of(&game, RED, "deploy").len(), 4);
    refused(&game, RED, "deploy lady blue", "MER-7.1");
}

/// KRT-4.1, KRT-4.4: by the influence space for vassals only where an own marker lies.
#[test]
fn by_influence() {
    let scene = with(["lamorak", "kay"]).knight_on(RED, 23).vassal(RED, "builder", "grey");
    let mut game = scene.clone().influence(RED, &["grey"]).build();
    play(&mut game, RED, "deploy builder grey");
    assert_eq!(owned(&game, RED, "material grey"), 1);
    let game = scene.clone().influence(RED, &["blue"]).build();
    refused(&game, RED, "deploy builder grey", "MER-8.6");
    refused(&scene.build(), RED, "deploy builder grey", "MER-8.8");
}

/// KRT-4.3: relocating is not covered.
#[test]
fn not_by_relocating() {
    let game = with(["lamorak", "kay"]).knight_on(RED, 14).vassal(RED, "builder", "grey").build();
    assert_eq!(offers_of(&game, RED, "deploy"), ["builder black", "builder blue"]);
    refused(&game, RED, "deploy builder grey", "MER-9.9");
}
