//! Sections 12 and 13: Sir Percival and Sir Bedivere.

use super::{because, own, tiles, with, with_more};
use crate::support::{
    BLUE, RED, Scene, hand, let_chance, mission, new_game, offers, offers_of, open, play, plays, points,
    refused,
};
use merlin::modules::knights::{Event as Knights, Refusal as Reason};
use merlin::{Colour, Components, Merlin, Refusal, Requirement};
use table::{Clause, Eye, Game};

fn percival() -> Scene {
    with(["gawain", "percival"]).turn(RED)
}

/// KRT-12.1, KRT-12.4, example KRT-X14: an orange flag in place of a purple one.
#[test]
fn another_colour() {
    let items = ["flag orange", "material orange", "shield brown"];
    let mut game = percival().hand(RED, &["m47"]).items(RED, &items).build();
    assert_eq!(refused(&game, RED, "complete m47", "MER-12.2"), Refusal::NotMet(mission("m47")));
    assert_eq!(offers_of(&game, RED, "knights complete"), ["m47"]);
    let events = play(&mut game, RED, "knights complete m47");
    let (from, to) = (Colour::Purple, Colour::Orange);
    assert_eq!(events[0], own(Knights::ColourChanged { seat: RED, mission: mission("m47"), from, to }));
    assert_eq!((points(&game, RED), tiles(&game, "percival")), (3, 7));
    let card = Components::printed().mission(mission("m47"));
    let first = card.requirements().next();
    assert!(matches!(first, Some(Requirement::Item(own)) if own.colour == Colour::Purple), "as printed");
}

/// KRT-12.2: whatever names a colour: items, influence, a vassal, two vassals.
#[test]
fn every_requirement_with_a_colour() {
    let scenes = [
        ("m14", percival().influence(RED, &["blue", "blue"])),
        ("m01", percival().vassal(RED, "builder", "grey")),
        ("m38", percival().vassal(RED, "builder", "grey").vassal(RED, "lady", "grey")),
        ("m27", percival().items(RED, &["shield grey", "shield black"])),
    ];
    for (card, scene) in scenes {
        let mut game = scene.hand(RED, &[card]).build();
        play(&mut game, RED, &format!("knights complete {card}"));
        assert!(points(&game, RED) > 0, "{card}");
    }
    // Kind and number stay, and what names no colour is not helped.
    let lacking = [
        ("m01", percival().vassal(RED, "lady", "grey")),
        ("m38", percival().vassal(RED, "builder", "grey")),
        ("m32", percival().vassal(RED, "builder", "grey").vassal(RED, "shield_bearer", "blue")),
        ("m19", percival().items(RED, &["flag black", "shield black"])),
    ];
    for (card, scene) in lacking {
        let game = scene.hand(RED, &[card]).build();
        assert_eq!(offers_of(&game, RED, "knights complete"), [""; 0], "{card}");
        let refusal = refused(&game, RED, &format!("knights complete {card}"), "KRT-12.1");
        assert_eq!(refusal, because(Reason::NoColourHelps(mission(card))), "{card}");
    }
}

/// KRT-12.1, KRT-12.3: one requirement of a card, with a piece of its own; not for a card that is met anyway.
#[test]
fn one_tile_for_a_card() {
    let game = percival().hand(RED, &["m20"]).items(RED, &["flag grey", "flag grey"]).build();
    let refusal = refused(&game, RED, "knights complete m20", "KRT-12.3");
    assert_eq!(refusal, because(Reason::StillUnmet(mission("m20"))));
    refused(&game, RED, "knights complete m20 0 2", "INT-4.4");
    let game = percival().hand(RED, &["m20"]).items(RED, &["flag black"]).build();
    refused(&game, RED, "knights complete m20", "KRT-12.1");
    let game = percival().hand(RED, &["m20"]).items(RED, &["flag black", "flag purple"]).build();
    let refusal = refused(&game, RED, "knights complete m20", "KRT-12.1");
    assert_eq!(refusal, because(Reason::MetAnyway(mission("m20"))));
    let mut game = percival().hand(RED, &["m20"]).items(RED, &["flag black", "flag black"]).build();
    play(&mut game, RED, "knights complete m20");
    assert_eq!(tiles(&game, "percival"), 7);
}

/// KRT-12.1, MER-12.1, MER-13.8: once in a turn, and once more with the second-mission flag, which no longer counts.
#[test]
fn a_second_mission() {
    let items = ["flag grey", "shield blue", "flag blue", "material black"];
    let mut game = percival().hand(RED, &["m09", "m08", "m07"]).items(RED, &items).build();
    play(&mut game, RED, "complete m09");
    refused(&game, RED, "knights complete m08", "MER-12.1");
    let events = play(&mut game, RED, "knights second m08");
    assert!(matches!(events[0], merlin::Event::Module(_)));
    assert_eq!((points(&game, RED), tiles(&game, "percival")), (1 + 1 + 2, 7));
    let game = percival().hand(RED, &["m09", "m21"]).items(RED, &["shield blue", "flag grey"]).build();
    let mut first = game;
    play(&mut first, RED, "complete m09");
    refused(&first, RED, "knights second m21", "KRT-12.1");
}

fn bedivere() -> Scene {
    with(["gawain", "bedivere"]).larger_hand(RED)
}

/// KRT-13.1, INT-1.5: six cards at the start, known to the owner only.
#[test]
fn six_cards_at_the_start() {
    let options = Merlin::read_options("players=2 modules=knights", Components::printed()).unwrap();
    let mut game = Merlin::setup(&options);
    let_chance(&mut game);
    for (seat, name) in [(RED, "gawain"), (BLUE, "kay"), (BLUE, "tristram"), (RED, "bedivere")] {
        play(&mut game, seat, &format!("knights ally {name}"));
    }
    let_chance(&mut game);
    assert_eq!((hand(&game, RED).len(), hand(&game, BLUE).len()), (6, 4));
    assert!(game.view(Eye::Seat(BLUE)).hand(RED).is_empty());
    let mut base = new_game(2);
    let_chance(&mut base);
    assert_eq!(hand(&base, RED).len(), 4);
}

/// KRT-13.2, INT-4.7: as many cards are drawn as were completed, so the hand stays at six.
#[test]
fn the_hand_stays_at_six() {
    let mut game = bedivere().turn(RED).hand(RED, &["m01"]).vassal(RED, "builder", "black").build();
    plays(&mut game, RED, &["complete m01", "die own 1", "walk clockwise", "forfeit", "end"]);
    assert_eq!(hand(&game, RED).len(), 5);
    plays(&mut game, RED, &["draw deck"]);
    let_chance(&mut game);
    assert_eq!(hand(&game, RED).len(), 6);
    let five = ["m01", "m02", "m03", "m04", "m05"];
    let four = Scene::new(2).modules("knights").tables(&super::table(["gawain", "bedivere"], ""));
    assert_eq!(four.turn(RED).hand(RED, &five).broken_clause(), "KRT-13.2");
}

/// KRT-13.3, KRT-13.4, INT-4.8, example KRT-X15: a card for one of the display, which may be completed at once.
#[test]
fn a_card_is_swapped() {
    let scene = bedivere().turn(RED).hand(RED, &["m50", "m51"]).display(&["m01", "m02", "m03"]);
    let mut game = scene.vassal(RED, "builder", "black").build();
    assert_eq!(offers_of(&game, RED, "knights swap").len(), 18);
    let deck = open(&game).deck();
    let events = play(&mut game, RED, "knights swap m50 m01");
    let (given, taken) = (mission("m50"), mission("m01"));
    assert_eq!(events, [own(Knights::Swapped { seat: RED, given, taken })]);
    assert_eq!(open(&game).display, ["m50", "m02", "m03"].map(|name| Some(mission(name))));
    assert_eq!((hand(&game, RED).len(), open(&game).deck(), tiles(&game, "bedivere")), (6, deck, 5));
    assert!(open(&game).discard.is_empty() && open(&game).turn.missions == 0);
    assert!(game.view(Eye::Seat(BLUE)).hand(RED).contains(taken), "everybody has seen it");
    play(&mut game, RED, "complete m01");
    assert_eq!(points(&game, RED), 1);
}

/// KRT-13.3: in any window of the own turn; only a card of the hand for an open one.
#[test]
fn when_and_what() {
    let scene = bedivere().turn(RED).hand(RED, &["m50", "m51"]).display(&["m01", "m02", "m03"]);
    let mut game = scene.build();
    let refusal = refused(&game, RED, "knights swap m04 m01", "KRT-13.3");
    assert_eq!(refusal, Refusal::NotInHand { mission: mission("m04"), clause: Clause("KRT-13.3") });
    assert_eq!(
        refused(&game, RED, "knights swap m50 m04", "MER-12.14"),
        Refusal::NotDisplayed(mission("m04"))
    );
    for choice in ["die own 1", "knights swap m50 m01", "walk clockwise", "knights swap m51 m02", "forfeit"] {
        play(&mut game, RED, choice);
    }
    plays(&mut game, RED, &["knights swap m01 m50", "end"]);
    assert!(offers(&game, RED).is_empty());
}

/// KRT-13.3: what others know of a hand stays true after a shuffle and a swap.
#[test]
fn knowledge_after_a_swap() {
    let scene = bedivere().turn(RED).hand(RED, &["m50", "m51"]).display(&["m01", "m02", "m03"]);
    let mut game = scene.board("former", "[\"m50\", \"m51\"]").build();
    plays(&mut game, RED, &["knights swap m50 m01", "knights swap m01 m02"]);
    game.audit().expect("nothing is counted twice");
    let text = game.position();
    assert_eq!(Merlin::from_position(&text, Components::printed()), Ok(game));
    let spent = with_more(["gawain", "bedivere"], "spent = { bedivere = 6 }").turn(RED).build();
    assert_eq!(offers_of(&spent, RED, "knights swap"), [""; 0]);
}
