//! Section 2: a principality is a district, and pieces are stored by kind.

use super::{QUARRY, SMITH, TAILOR, all_of, scene};
use crate::support::{
    BLUE, RED, castle, influences, let_chance, offers, offers_of, open, owned, play, plays, refused,
    returned, scored, supply,
};
use merlin::Event;

/// CRL-2.1, CRL-2.2: the district of a colour has the neighbours and the opposite side of its place on the board.
#[test]
fn neighbours_go_by_the_place() {
    let relocate = 14;
    let game = scene().knight_on(RED, relocate).vassal(RED, "builder", "grey").build();
    assert_eq!(offers_of(&game, RED, "deploy"), ["builder black", "builder blue"]);
    refused(&game, RED, "deploy builder purple", "MER-9.9");
    let opposite = open(&game).layout.space_of(crate::support::colour("black")).opposite();
    assert_eq!(opposite, open(&game).layout.space_of(crate::support::colour("purple")));
}

/// CRL-2.3, CRL-5.1: to take a piece of a colour is to take it from where its kind is stored: also while
/// nobody stands there.
#[test]
fn a_piece_of_a_colour_lies_with_its_kind() {
    let flags = 5;
    let mut game = scene().knight_on(RED, flags).influence(RED, &["orange"]).build();
    play(&mut game, RED, "take flag orange");
    assert_eq!((owned(&game, RED, "flag orange"), supply(&game, "flag orange")), (1, 5));
}

/// CRL-2.4, example CRL-X9: from any principality means in any colour that is left: here the gift of a tower.
#[test]
fn any_principality_means_any_colour() {
    let build = 2;
    let items = all_of("material");
    let items: Vec<&str> = items.iter().map(String::as_str).collect();
    let mut game = scene().knight_on(RED, build).items(RED, &items).items(BLUE, &["shield blue"; 6]).build();
    let tower = open(&game).environs.towers().iter().next().expect("a tower").to_string();
    let fits = |text: &&String| text.starts_with(&tower);
    let offer = offers_of(&game, RED, "build").iter().find(fits).cloned().expect("it can be built on");
    play(&mut game, RED, &format!("build {offer}"));
    let mut expected: Vec<String> = all_of("flag");
    expected.extend(all_of("shield").into_iter().filter(|item| item != "shield blue"));
    assert_eq!(offers_of(&game, RED, "take"), expected);
    assert_eq!(offers_of(&game, RED, "place").len(), 6);
    refused(&game, RED, "take shield blue", "MER-11.20");
    refused(&game, RED, "take material blue", "MER-11.20");
    let mut marker = game;
    assert_eq!(play(&mut marker, RED, "place black"), [influences(RED, "black")]);
    play(&mut game, RED, "take shield brown");
    assert_eq!(owned(&game, RED, "shield brown"), 1);
}

/// CRL-2.5: what is used goes back to where its kind is stored: a flag to the tailor, from where it can be
/// taken again at once.
#[test]
fn used_pieces_go_back_to_their_store() {
    let game = scene().turn(RED).dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]);
    let mut game = game.items(RED, &["flag purple"]).items(BLUE, &["flag purple"; 5]).knight(RED, 16).build();
    assert_eq!(supply(&game, "flag purple"), 0);
    // The purple flag turns the die from 3 to 4, and the knight comes to the tailor.
    let events = plays(&mut game, RED, &["die own 3", "turn_die"]);
    assert!(events.iter().any(|event| matches!(event, Event::FlagUsed { .. })));
    assert_eq!(supply(&game, "flag purple"), 1);
    plays(&mut game, RED, &["walk clockwise", "deploy builder brown", "take flag purple"]);
    assert_eq!((owned(&game, RED, "flag purple"), supply(&game, "flag purple")), (1, 0));
}

/// CRL-2.5: materials paid for a manor go back to the quarry, shields that repelled traitors to the smith,
/// spent apples to the orchard, spent coins to the mint and mistletoe to the orchard.
#[test]
fn payments_go_back_to_their_store() {
    let mut game = scene().knight_on(RED, 2).items(RED, &["material grey"]).build();
    let offer = offers_of(&game, RED, "build")[0].clone();
    let events = play(&mut game, RED, &format!("build {offer}"));
    assert_eq!(events[1], returned(RED, "material grey"));
    assert_eq!(supply(&game, "material grey"), 6);
    let mut game = scene().turn(RED).dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]).build();
    let (apples, coins) = (open(&game).apple_supply(), open(&game).coin_supply());
    plays(&mut game, RED, &["die own 3", "apple 5", "gold coin chosen 6"]);
    assert_eq!((open(&game).apple_supply(), open(&game).coin_supply()), (apples + 1, coins + 1));
}

/// CRL-2.6: two pieces taken in one act need no different colours; no rule of the base game asks for different ones.
#[test]
fn equal_colours_where_nothing_asks_for_different_ones() {
    let mut game = scene().knight_on(RED, SMITH).build();
    plays(&mut game, RED, &["deploy shield_bearer grey", "take shield blue", "take shield blue"]);
    assert_eq!(owned(&game, RED, "shield blue"), 2);
}

/// CRL-2.7, example CRL-X11: a vassal or influence in a certain principality is met in the district of that
/// colour: m53 asks for the shield-bearer in purple, which is the quarry, for influence in brown, the tailor,
/// and for a grey shield.
#[test]
fn missions_go_by_colour() {
    let base = scene().knight_on(RED, QUARRY).hand(RED, &["m53", "m04"]).items(RED, &["shield grey"]);
    let mut game = base.clone().influence(RED, &["brown"]).build();
    refused(&game, RED, "complete m53", "MER-12.2");
    plays(&mut game, RED, &["deploy shield_bearer purple", "take material grey", "complete m53"]);
    assert_eq!(open(&game).score(RED), 3);
    let mut game = base.influence(RED, &["purple"]).build();
    plays(&mut game, RED, &["deploy shield_bearer purple", "take material grey"]);
    refused(&game, RED, "complete m53", "MER-12.2");
    refused(&game, RED, "complete m04", "MER-12.2");
}

/// CRL-2.7: two vassals together in any principality are met in any one district.
#[test]
fn two_vassals_in_one_district() {
    // m32 asks for builder and shield-bearer together, wherever.
    let base = scene().turn(RED).hand(RED, &["m32"]).vassal(RED, "builder", "brown");
    refused(&base.clone().vassal(RED, "shield_bearer", "black").build(), RED, "complete m32", "MER-12.2");
    let mut game = base.vassal(RED, "shield_bearer", "brown").build();
    play(&mut game, RED, "complete m32");
    // m40 asks for two vassals in blue: the mint.
    let base = scene().turn(RED).hand(RED, &["m40"]);
    let base = base.vassal(RED, "builder", "blue").vassal(RED, "lady", "blue");
    play(&mut base.build(), RED, "complete m40");
}

/// CRL-2.8: influence is scored by districts in the order of their colours, black first; vassals in districts score.
#[test]
fn scoring_goes_by_district() {
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    let base = scene().round(2).start(BLUE).turn(RED).dice(RED, dice);
    let base = base.influence(RED, &["brown", "black"]).vassal(RED, "builder", "blue");
    let mut game = base.vassal(BLUE, "lady", "orange").build();
    let mut events = plays(&mut game, RED, &["die merlin 4", "walk clockwise", "forfeit", "end"]);
    events.extend(let_chance(&mut game));
    let colours: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::Principality { colour, .. } => Some(colour.id()),
            _ => None,
        })
        .collect();
    assert_eq!(colours, ["black", "brown"]);
    let vassals: Vec<_> = scored(&events).into_iter().filter(|own| own.2 == "MER-15.26").collect();
    assert_eq!(vassals, [(RED, 1, "MER-15.26"), (BLUE, 1, "MER-15.26")]);
}

/// CRL-2.9: the spaces of districts count as principality spaces: a vassal is deployed there, and nowhere else.
#[test]
fn spaces_of_districts_are_principality_spaces() {
    let game = scene().knight_on(RED, TAILOR).build();
    assert_eq!(
        offers_of(&game, RED, "deploy"),
        ["lady brown", "shield_bearer brown", "builder brown", "flag_bearer brown"]
    );
    refused(&game, RED, "deploy lady black", "MER-7.1");
    assert!(offers(&game, RED).contains(&"forfeit".to_owned()));
    assert_eq!(castle(&game, RED).vassals_on_board(), 0);
}
