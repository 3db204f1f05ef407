//! CRL-2.10: how every rule of the base game reads, row by row of the table, where no other test shows it.

use super::{COLOURS, scene};
use crate::support::{
    BLUE, RED, castle, influences, offers_of, open, owned, play, plays, refused, scored, supply,
};
use merlin::{Components, Event, Item, Merlin, Relic};
use table::Game;

/// CRL-2.10: the VP space for influence counts own markers in all districts.
#[test]
fn points_for_influence_everywhere() {
    let mut game = scene().knight_on(RED, 11).influence(RED, &["black", "grey", "grey", "brown"]).build();
    assert_eq!(scored(&play(&mut game, RED, "perform")), [(RED, 4, "MER-8.2")]);
}

/// CRL-2.10: relocating with all own vassals on the castle: any one goes to any district.
#[test]
fn relocating_from_the_castle() {
    let game = scene().knight_on(RED, 14).build();
    assert_eq!(offers_of(&game, RED, "deploy").len(), 4 * COLOURS.len());
}

/// CRL-2.10: the exchange space: an item goes to the store of its kind, and one of any kind and colour that
/// is left is taken. The supplied rondel of the gold module has none; another file may.
#[test]
fn the_exchange_space() {
    let file = include_str!("../../../../../components/merlin/gold.toml");
    let file = file.replacen("index = 22, kind = \"mission\"", "index = 22, kind = \"exchange\"", 1);
    let components = Components::read(&file).expect("a rondel with an exchange space");
    let text =
        scene().knight_on(RED, 22).items(RED, &["shield blue"]).items(BLUE, &["flag grey"; 6]).position();
    let mut game = Merlin::from_position(&text, components).unwrap_or_else(|fault| panic!("{fault}"));
    play(&mut game, RED, "return shield blue");
    assert_eq!(offers_of(&game, RED, "take").len(), Item::all().count() - 1);
    refused(&game, RED, "take flag grey", "MER-10.2");
    refused(&game, RED, "caerleon take_coin", "CRL-4.10");
    play(&mut game, RED, "take material brown");
    assert_eq!((owned(&game, RED, "shield blue"), owned(&game, RED, "material brown")), (0, 1));
    game.audit().expect("a possible situation");
}

/// CRL-2.10: a flag's power goes by its colour as before: brown brings the knight to the opposite space.
#[test]
fn powers_go_by_the_colour_of_the_flag() {
    let mut game = scene().knight_on(RED, 8).items(RED, &["flag brown"]).build();
    plays(&mut game, RED, &["mirror", "deploy builder brown", "take flag black"]);
    assert_eq!((owned(&game, RED, "flag brown"), owned(&game, RED, "flag black")), (0, 1));
}

/// CRL-2.10: a shield of the traitor's colour repels it and goes back to the smith; the Grail brings an apple
/// of the orchard.
#[test]
fn traitors_and_the_grail() {
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    let base = scene().round(2).start(BLUE).turn(RED).dice(RED, dice).traitors(RED, &["grey"]);
    let mut game = base.items(RED, &["shield grey"]).build();
    let events = plays(&mut game, RED, &["die merlin 4", "walk clockwise", "forfeit", "end"]);
    let repelled = |event: &Event| matches!(event, Event::TraitorRepelled { seat: RED, .. });
    assert!(events.iter().any(repelled));
    assert_eq!(supply(&game, "shield grey"), 6);
    let mut game = scene().knight_on(RED, 13).build();
    let apples = open(&game).apple_supply();
    let events = play(&mut game, RED, "perform");
    let from = None;
    assert!(events.contains(&Event::RelicTaken { seat: RED, relic: Relic::Grail, from }), "{events:?}");
    assert_eq!((castle(&game, RED).apples, open(&game).apple_supply()), (2, apples - 1));
}

/// CRL-2.10: a piece of a colour on a mission card goes by the colour of the piece, wherever it is stored.
#[test]
fn pieces_on_mission_cards() {
    // m20 asks for a black and a purple flag; both come from the tailor.
    let mut game = scene().knight_on(RED, super::TAILOR).hand(RED, &["m20"]).build();
    refused(&game, RED, "complete m20", "MER-12.2");
    plays(
        &mut game,
        RED,
        &["deploy flag_bearer brown", "take flag black", "take flag purple", "complete m20"],
    );
    assert!(open(&game).score(RED) > 0);
}

/// CRL-2.10: a tie in a district, and the Grail in it.
#[test]
fn a_tie_and_the_grail() {
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    let base = scene().round(2).start(BLUE).turn(RED).dice(RED, dice).grail(RED);
    let mut game = base.influence(RED, &["purple"]).influence(BLUE, &["purple"]).build();
    plays(&mut game, RED, &["die merlin 4", "walk clockwise", "forfeit", "end"]);
    crate::support::let_chance(&mut game);
    let events = play(&mut game, RED, "use_grail");
    assert!(scored(&events).contains(&(RED, 2, "MER-15.21")), "{events:?}");
}

/// CRL-2.10, CRL-4.1: a lady in a district brings influence there, which the influence spaces then go by.
#[test]
fn influence_by_a_lady() {
    let mut game = scene().knight_on(RED, 12).build();
    assert_eq!(play(&mut game, RED, "deploy lady purple")[2..], [influences(RED, "purple")]);
}
