//! Arthur with the Knights of the Round Table (sections 5, 6, 9, 10 and 12 of the interactions).

use super::{allies, inner, outer, with_die};
use crate::support::{
    BLUE, RED, Scene, castle, chance, colour, offers, offers_of, open, owned, place, play, plays, points,
    refused, scored, took,
};
use merlin::modules::knights::State;
use merlin::{Colour, Counted, Frame, Merlin, Window};

const BOTH: &str = "arthur,knights";

fn state(game: &Merlin) -> &State {
    &open(game).modules.knights
}

fn arthur(game: &Merlin) -> String {
    open(game).modules.arthur.figure().map_or("-".to_owned(), |space| space.to_string())
}

/// KRT-5.1, KRT-5.3, KRT-3.4, INT-1.4: with Arthur Gawain turns the Arthur die too, Tristram does not.
#[test]
fn gawain_turns_the_arthur_die() {
    let scene = |name: &str| with_die(BOTH, "arthur 3").tables(&allies([name, "kay"], ""));
    let mut game = scene("gawain").build();
    plays(&mut game, RED, &["knights special chosen 6", "walk clockwise"]);
    assert_eq!(arthur(&game), "i6");
    let unused = with_die(BOTH, "own 1").tables(&allies(["gawain", "kay"], "")).build();
    let dice = offers_of(&unused, RED, "knights special");
    assert!(dice.iter().any(|text| text.starts_with("arthur ")), "{dice:?}");
    assert!(dice.iter().any(|text| text.starts_with("merlin ")), "{dice:?}");
    refused(&scene("tristram").build(), RED, "knights movement chosen 4", "KRT-3.4");
    let without = Scene::new(2).modules("knights").tables(&allies(["gawain", "kay"], "")).turn(RED).build();
    let dice = offers_of(&without, RED, "knights special");
    assert!(!dice.is_empty() && dice.iter().all(|text| text.starts_with("merlin ")), "{dice:?}");
}

/// KRT-8.2, KRT-8.7, INT-1.4: the manor space is a fifth kind for Geraint; without Arthur there are four.
#[test]
fn the_fifth_tile_of_geraint() {
    let four = "performed = [\"shield\", \"flag\", \"material\", \"influence\"]";
    let scene = outer(BOTH, 21).tables(&allies(["geraint", "kay"], four)).manors(RED, &["0,0", "0,1"]);
    let mut game = scene.build();
    let told = scored(&play(&mut game, RED, "perform"));
    assert_eq!(told, [(RED, 2, "ARU-6.6"), (RED, 1, "KRT-8.1")]);
    assert!(state(&game).performed().contains(Counted::Manor));
    let five = "performed = [\"shield\", \"flag\", \"material\", \"influence\", \"manor\"]";
    let without = Scene::new(2).modules("knights").tables(&allies(["geraint", "kay"], five));
    assert_eq!(without.broken_clause(), "KRT-8.2", "there is no such space");
}

/// INT-11.1, INT-11.2, example INT-X21: points of choice on the shield space for four manors, with Geraint.
#[test]
fn manors_of_choice_with_geraint() {
    let scene = outer("favor,arthur,knights", 3).tables(&allies(["geraint", "kay"], ""));
    let scene = scene.tables(&super::learned(&["flag_bearer 3"])).items(RED, &["shield grey"]);
    let mut game = scene.manors(RED, &["0,0", "0,1", "0,2", "0,3"]).build();
    play(&mut game, RED, "favor count manor");
    assert_eq!(points(&game, RED), 4 + 1 + 1);
    assert!(state(&game).performed().contains(Counted::Shield), "the tile goes by the space");
    assert!(!state(&game).performed().contains(Counted::Manor));
}

/// KRT-6.5, INT-10.7: beside the marshal an activated vassal acts once; INT-10.1: one deployed by the stairs
/// acts twice.
#[test]
fn the_marshal() {
    let table = allies(["lancelot", "kay"], "marshal = \"orange\"");
    let mut game = outer(BOTH, 9).tables(&table).vassal(RED, "builder", "orange").build();
    play(&mut game, RED, "arthur activate builder");
    assert_eq!((owned(&game, RED, "material orange"), open(&game).top()), (1, Frame::Window(Window::After)));
    let mut game = inner(BOTH, 3, "").tables(&table).knight(RED, 14).build();
    plays(&mut game, RED, &["perform", "deploy builder orange"]);
    assert_eq!((owned(&game, RED, "material orange"), open(&game).top()), (2, Frame::Window(Window::After)));
}

/// KRT-10.5, ARU-5.7: no portal with the Arthur die, for another figure, or with a Merlin die that moves the knight.
#[test]
fn no_portal_for_arthur() {
    let scene = |die: &str| {
        with_die(BOTH, die).tables(&allies(["gawain", "bors"], "")).items(RED, &["flag grey"]).build()
    };
    refused(&scene("arthur 3"), RED, "knights portal orange", "KRT-10.5");
    let mut switched = scene("own 3");
    assert_eq!(offers_of(&switched, RED, "knights portal").len(), 6);
    play(&mut switched, RED, "arthur switch arthur");
    refused(&switched, RED, "knights portal orange", "KRT-10.5");
    assert!(offers_of(&switched, RED, "knights portal").is_empty());
    let mut switched = scene("merlin 3");
    play(&mut switched, RED, "arthur switch knight");
    refused(&switched, RED, "knights portal orange", "KRT-10.5");
}

/// INT-3.1, KRT-10.2: the portal ignores the number, also after a tile and a flag have changed it; what was
/// spent is lost.
#[test]
fn a_portal_ignores_the_number() {
    let scene = with_die(BOTH, "own 3").tables(&allies(["tristram", "bors"], "")).items(RED, &["flag black"]);
    let mut game = scene.build();
    plays(&mut game, RED, &["knights movement chosen 5", "arthur more"]);
    refused(&game, RED, "knights movement chosen 4", "ARU-5.4");
    plays(&mut game, RED, &["knights portal orange", "deploy builder orange"]);
    assert_eq!(place(&game, RED, "builder"), "orange");
}

/// INT-10.1: Lamorak applies on the stairs, by the inner Merlin space, and with a different action after Arthur's move.
#[test]
fn lamorak_everywhere() {
    let table = allies(["lamorak", "kay"], "");
    let scene = |space: u8| inner(BOTH, space, "").vassal(RED, "builder", "black");
    let mut game = scene(3).knight(RED, 21).tables(&table).build();
    plays(&mut game, RED, &["perform", "deploy builder black"]);
    assert_eq!(owned(&game, RED, "material black"), 1, "by the stairs");
    let mut game = scene(8).merlin(3).tables(&table).build();
    plays(&mut game, RED, &["arthur merlin counter-clockwise 3", "deploy builder black"]);
    assert_eq!(owned(&game, RED, "material black"), 1, "by Merlin");
    let mut game = scene(1).knight(BLUE, 0).items(RED, &["flag orange"]).tables(&table).build();
    plays(&mut game, RED, &["different_action 0", "deploy builder black"]);
    assert_eq!(owned(&game, RED, "material black"), 1, "with a flag");
    let mut game = scene(3).knight(RED, 21).tables(&allies(["gawain", "kay"], "")).build();
    play(&mut game, RED, "perform");
    refused(&game, RED, "deploy builder black", "MER-7.1");
}

/// INT-6.6, KRT-14.1, MKT-4.2: a marker of the inner influence space permits a tile of Kay and a plus marker.
#[test]
fn kay_and_plus_inside() {
    let market = "[market]\n[[market.seat]]\nmarkers = [\"plus\"]\n";
    let scene = inner("arthur,knights,gold,market", 11, "").tables(&allies(["gawain", "kay"], ""));
    let mut game = scene.tables(market).build();
    play(&mut game, RED, "place brown");
    assert_eq!(offers(&game, RED), ["done", "market plus"]);
    play(&mut game, RED, "market plus");
    assert_eq!(offers(&game, RED), ["done", "knights influence"]);
    play(&mut game, RED, "knights influence");
    let brown = colour("brown");
    assert_eq!(open(&game).modules.market.under(RED, brown), 1);
    assert_eq!(state(&game).influence(brown), 1);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// INT-6.6, ARU-4.7: so does the marker of a Pict; a Pict that places none asks nothing.
#[test]
fn kay_and_plus_with_a_pict() {
    let market = "[market]\n[[market.seat]]\nmarkers = [\"plus\"]\n";
    let display = "display = [\"p21\", \"p25\", \"p04\", \"p06\"]";
    let scene = inner("arthur,knights,gold,market", 9, display).tables(&allies(["gawain", "kay"], ""));
    let mut game = scene.tables(market).build();
    let mut apple = game;
    play(&mut game, RED, "arthur take p21");
    chance(&mut game, "arthur pict p08");
    plays(&mut game, RED, &["market plus", "knights influence"]);
    assert_eq!(open(&game).modules.market.under(RED, Colour::Blue), 1);
    assert_eq!(state(&game).influence(Colour::Blue), 1);
    play(&mut apple, RED, "arthur take p25");
    chance(&mut apple, "arthur pict p08");
    assert_eq!(open(&apple).top(), Frame::Window(Window::After));
}

/// INT-9.1, KRT-9.4: Galahad redirects the piece of a Pict and that of an activated vassal, also an exhausted one.
#[test]
fn galahad() {
    let table = allies(["gawain", "galahad"], "");
    let display = "display = [\"p03\", \"p02\", \"p04\", \"p06\"]";
    let mut game = inner(BOTH, 9, display).tables(&table).items(BLUE, &["shield blue"; 6]).build();
    play(&mut game, RED, "arthur take p03");
    chance(&mut game, "arthur pict p08");
    refused(&game, RED, "knights wild flag brown", "KRT-9.2");
    assert!(play(&mut game, RED, "knights wild shield brown").contains(&took(RED, "shield brown")));
    let mut game = outer(BOTH, 9).tables(&table).vassal(RED, "builder", "orange").build();
    plays(&mut game, RED, &["arthur activate builder", "knights wild material grey"]);
    assert_eq!((owned(&game, RED, "material orange"), owned(&game, RED, "material grey")), (0, 1));
}

/// INT-9.1: the inner resource spaces name no principality, so there is nothing to redirect.
#[test]
fn galahad_has_no_part_inside() {
    let game = inner(BOTH, 1, "").tables(&allies(["gawain", "galahad"], "")).build();
    assert_eq!(offers_of(&game, RED, "take shield").len(), 6);
    assert!(offers_of(&game, RED, "knights wild").is_empty());
    refused(&game, RED, "knights wild shield black", "ARU-3.2");
}

/// INT-12.1, KRT-7.2: Excalibur of the inner ring repels for Gareth; a traitor that stays gives nothing.
#[test]
fn gareth_and_excalibur_inside() {
    let scene = inner(BOTH, 6, "").tables(&allies(["gareth", "kay"], "")).traitors(RED, &["black", "brown"]);
    let mut game = scene.build();
    let told = scored(&play(&mut game, RED, "dismiss black"));
    assert_eq!(told, [(RED, 1, "KRT-7.1")]);
    assert_eq!(castle(&game, RED).traitors_attached(), 1);
}
