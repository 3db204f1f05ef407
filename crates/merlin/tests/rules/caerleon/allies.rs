//! Caerleon with the Knights of the Round Table: Lamorak, Gaheris, Galahad and Percival in the city (INT-4.11, INT-9.3,
//! INT-10.11, INT-10.15).

use super::{QUARRY, all_of};
use crate::support::{
    BLUE, GREEN, RED, Scene, castle, offers, offers_of, open, owned, place, play, plays, points, refused,
    supply,
};
use merlin::modules::knights::Frame as Ally;
use merlin::{Colour, Frame, Window};

fn with(allies: [&str; 2]) -> Scene {
    let table = format!("[knights]\nallies = [{allies:?}]\n");
    Scene::new(4).modules("knights,gold,caerleon").tables(&table)
}

/// INT-10.11, KRT-4.2: a vassal deployed again keeps its place, acts, and displaces nobody in a full district.
#[test]
fn lamorak_in_a_full_district() {
    let scene = |ally: &str| {
        let full = with([ally, "bors"]).knight_on(RED, QUARRY).vassal(RED, "builder", "purple");
        full.vassal(BLUE, "flag_bearer", "purple").vassal(GREEN, "lady", "purple").build()
    };
    let mut game = scene("lamorak");
    play(&mut game, RED, "deploy builder purple");
    assert_eq!(offers_of(&game, RED, "caerleon send_home"), [""; 0]);
    plays(&mut game, RED, &["take material grey", "take material grey"]);
    assert_eq!(owned(&game, RED, "material grey"), 2);
    for (seat, vassal) in [(RED, "builder"), (BLUE, "flag_bearer"), (GREEN, "lady")] {
        assert_eq!(place(&game, seat, vassal), "purple");
    }
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    // Another own vassal does displace somebody, and without Lamorak nobody is deployed again.
    let mut game = scene("lamorak");
    play(&mut game, RED, "deploy shield_bearer purple");
    assert_eq!(offers(&game, RED), ["caerleon send_home builder", "caerleon send_home flag_bearer"]);
    refused(&scene("gawain"), RED, "deploy builder purple", "MER-7.1");
}

/// INT-10.15, CRL-2.6, KRT-11.2: a tower with a castle gives twice, in two different colours: of the piece,
/// or of the district.
#[test]
fn a_tower_with_a_castle() {
    let rows = ["Mmmmmm", "Wwwwww", "Llllll", "MWLMWL"];
    let scene = with(["gawain", "gaheris"]).rows(&rows).knight_on(RED, 2).items(RED, &["material grey"; 2]);
    let mut game = scene.items(RED, &["material black", "material blue", "material orange"]).build();
    let tower = offers_of(&game, RED, "build").into_iter().find(|text| text.starts_with("0,0 "));
    let build = format!("build {}", tower.expect("some material fits"));
    plays(&mut game, RED, &[&build, "knights castle"]);
    assert_eq!(open(&game).top(), Ally::FirstGift.into());
    assert_eq!(offers_of(&game, RED, "take").len(), 12, "{:?}", all_of("shield"));
    play(&mut game, RED, "take shield black");
    // The flag lies at the tailor, the shield came from the smith: what counts is the colour.
    refused(&game, RED, "take flag black", "KRT-11.2");
    refused(&game, RED, "place black", "KRT-11.2");
    let mut influence = game;
    play(&mut game, RED, "take shield grey");
    assert_eq!((supply(&game, "shield black"), supply(&game, "shield grey")), (5, 5));
    play(&mut influence, RED, "place orange");
    assert_eq!(castle(&influence, RED).influence(Colour::Orange), 1);
}

/// INT-9.3, KRT-9.1: on an influence space Galahad changes the colour of the piece; the kind comes from its
/// store as ever.
#[test]
fn galahad_changes_the_colour() {
    let scene = with(["gawain", "galahad"]).knight_on(RED, 19).influence(RED, &["grey"]);
    let mut game = scene.build();
    assert_eq!(offers_of(&game, RED, "take material"), ["grey"]);
    refused(&game, RED, "knights wild shield brown", "KRT-9.2");
    play(&mut game, RED, "knights wild material brown");
    assert_eq!((owned(&game, RED, "material brown"), supply(&game, "material brown")), (1, 5));
    assert_eq!(supply(&game, "material grey"), 6);
}

/// INT-9.3, CRL-4.2: in a district the colour is chosen anyway, so no wild tile is asked for.
#[test]
fn galahad_has_no_part_in_a_district() {
    let mut game = with(["gawain", "galahad"]).knight_on(RED, QUARRY).build();
    play(&mut game, RED, "deploy builder purple");
    assert_eq!(offers(&game, RED), all_of("take material"));
}

/// INT-4.11, KRT-12.2, CRL-2.7: Percival changes the colour of a requirement, that is, the district.
#[test]
fn percival_changes_the_district() {
    // m01 asks for the builder in black: the trader.
    let scene = |ally: &str, place: &str| {
        let scene = with(["gawain", ally]).turn(RED).hand(RED, &["m01"]);
        scene.vassal(RED, "builder", place).build()
    };
    let mut game = scene("percival", "purple");
    refused(&game, RED, "complete m01", "MER-12.2");
    play(&mut game, RED, "knights complete m01");
    assert_eq!(points(&game, RED), 1);
    let mut game = scene("kay", "black");
    play(&mut game, RED, "complete m01");
    refused(&scene("kay", "purple"), RED, "complete m01", "MER-12.2");
    // m44 asks for a grey material: any other colour from the quarry serves.
    let items = ["flag black", "material brown", "shield blue"];
    let mut game = with(["gawain", "percival"]).turn(RED).hand(RED, &["m44"]).items(RED, &items).build();
    play(&mut game, RED, "knights complete m44");
    assert_eq!(points(&game, RED), 3);
}
