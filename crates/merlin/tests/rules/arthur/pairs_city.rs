//! Arthur with Caerleon: inner spaces, Picts and activated vassals in the districts (INT-10.12, INT-10.16).

use super::{inner, outer};
use crate::support::{
    BLUE, RED, castle, chance, offers, offers_of, open, owned, play, plays, refused, supply,
};
use merlin::{Colour, Frame, Window};

const CITY: &str = "arthur,gold,caerleon";

/// INT-10.12: an activated vassal performs the action of its district: at the quarry the builder takes two
/// materials in colours of choice, a lady influence, and at the mint coins are taken.
#[test]
fn an_activated_vassal_acts_in_its_district() {
    let mut game = outer(CITY, 9).vassal(RED, "builder", "purple").vassal(RED, "lady", "blue").build();
    let mut lady = game;
    play(&mut game, RED, "arthur activate builder");
    assert_eq!(offers_of(&game, RED, "take material").len(), 6);
    refused(&game, RED, "done", "CRL-4.2");
    plays(&mut game, RED, &["take material brown", "take material grey"]);
    assert_eq!((castle(&game, RED).items.total(), open(&game).top()), (2, Frame::Window(Window::After)));
    play(&mut lady, RED, "arthur activate lady");
    assert_eq!((castle(&lady, RED).influence(Colour::Blue), castle(&lady, RED).items.total()), (1, 0));
    let mut mint = outer(CITY, 9).vassal(RED, "builder", "blue").build();
    let before = open(&mint).modules.gold.coins(RED);
    play(&mut mint, RED, "arthur activate builder");
    assert_eq!(open(&mint).modules.gold.coins(RED), before + 2);
}

/// INT-10.12, ARU-6.5: activating is no deployment: nobody has to leave a full district.
#[test]
fn nobody_leaves() {
    let scene = outer(CITY, 9).vassal(RED, "builder", "purple").vassal(BLUE, "flag_bearer", "purple");
    let mut game = scene.build();
    plays(&mut game, RED, &["arthur activate builder", "take material black", "take material black"]);
    assert_eq!(crate::support::place(&game, BLUE, "flag_bearer"), "purple");
}

/// INT-10.16, CRL-2.4: inner resource spaces take any colour that is left, wherever the kind is stored.
#[test]
fn inner_spaces_take_any_colour() {
    let mut game = inner(CITY, 1, "").items(BLUE, &["shield blue"; 6]).build();
    assert_eq!(offers_of(&game, RED, "take shield"), ["black", "grey", "purple", "orange", "brown"]);
    refused(&game, RED, "take shield blue", "ARU-3.2");
    play(&mut game, RED, "take shield brown");
    assert_eq!((owned(&game, RED, "shield brown"), supply(&game, "shield brown")), (1, 5));
    let mut game = inner(CITY, 11, "").build();
    play(&mut game, RED, "place orange");
    assert_eq!(castle(&game, RED).influence(Colour::Orange), 1);
}

/// INT-10.16, CRL-2.3: the piece of a Pict goes by its colour, its influence to the district of that colour.
#[test]
fn picts_go_by_colour() {
    let display = "display = [\"p03\", \"p23\", \"p04\", \"p06\"]";
    let mut game = inner(CITY, 9, display).build();
    let mut influence = game;
    play(&mut game, RED, "arthur take p03");
    chance(&mut game, "arthur pict p08");
    assert_eq!((owned(&game, RED, "shield blue"), castle(&game, RED).items.total()), (1, 1));
    assert_eq!(open(&game).top(), Frame::Window(Window::After), "no colour is chosen");
    play(&mut influence, RED, "arthur take p23");
    chance(&mut influence, "arthur pict p08");
    assert_eq!(castle(&influence, RED).influence(Colour::Orange), 1);
    let mut none = inner(CITY, 9, display).items(BLUE, &["shield blue"; 6]).build();
    play(&mut none, RED, "arthur take p03");
    chance(&mut none, "arthur pict p08");
    assert_eq!(castle(&none, RED).items.total(), 0, "ARU-4.2: no blue shield is left at the smith");
    assert!(offers(&none, RED).contains(&"end".to_owned()));
}
