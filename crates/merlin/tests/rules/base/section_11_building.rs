//! Section 11: building manors, and the gifts of towers.

use crate::support::{
    BLUE, RED, Scene, castle, colour, influences, item, offers, offers_of, open, owned, play, plays, refused,
    returned, supply, took,
};
use merlin::{Event, Frame, Refusal, Site, Window};
use table::Clause;

fn site(text: &str) -> Site {
    text.parse().expect("a tile position")
}

/// MER-11.14: a tile without a manor, and a material that is eligible for it.
#[test]
fn a_manor_is_built_for_a_material() {
    let mut game = Scene::new(2).knight_on(RED, 2).items(RED, &["material grey", "flag grey"]).build();
    let events = play(&mut game, RED, "build 0,0 grey");
    let tile = open(&game).environs.tile(site("0,0")).unwrap();
    assert_eq!(
        events[1..],
        [returned(RED, "material grey"), Event::Built { seat: RED, site: site("0,0"), tile }]
    );
    assert_eq!((owned(&game, RED, "material grey"), supply(&game, "material grey")), (0, 6));
    assert!(castle(&game, RED).manors.contains(site("0,0")));
    assert_eq!(castle(&game, RED).manors_left(), 6);
}

/// MER-11.14: not without the material, and not where its colour is not eligible.
#[test]
fn the_material_must_fit() {
    let game = Scene::new(2).knight_on(RED, 2).items(RED, &["material grey", "material purple"]).build();
    let refusal = refused(&game, RED, "build 0,0 purple", "MER-11.14");
    assert_eq!(refusal, Refusal::NotEligible(site("0,0"), colour("purple")));
    let refusal = refused(&game, RED, "build 0,0 orange", "MER-11.14");
    assert_eq!(refusal, Refusal::NoItem { item: item("material orange"), clause: Clause("MER-11.14") });
    refused(&game, RED, "build 3,0 grey", "MER-11.1");
    let by_hand = ["0,0 grey", "0,2 grey", "0,2 purple", "0,3 grey", "0,3 purple", "0,5 grey", "0,5 purple"];
    assert_eq!(offers_of(&game, RED, "build")[..7], by_hand);
}

/// MER-11.15: with several eligible colours the player chooses; exactly one material is paid.
#[test]
fn the_player_chooses_what_to_pay() {
    let items = ["material grey", "material orange", "material blue"];
    let mut game = Scene::new(2).knight_on(RED, 2).items(RED, &items).build();
    let corner: Vec<String> =
        offers_of(&game, RED, "build").into_iter().filter(|text| text.starts_with("0,0")).collect();
    assert_eq!(corner, ["0,0 grey", "0,0 blue", "0,0 orange"]);
    play(&mut game, RED, "build 0,0 blue");
    assert_eq!(items.map(|item| owned(&game, RED, item)), [1, 1, 0]);
}

/// MER-11.16: one manor on a tile, whoever owns it.
#[test]
fn a_tile_holds_one_manor() {
    let scene = Scene::new(2).knight_on(RED, 2).items(RED, &["material grey"]);
    let game = scene.clone().manors(BLUE, &["0,0"]).manors(RED, &["0,2"]).build();
    assert_eq!(refused(&game, RED, "build 0,0 grey", "MER-11.16"), Refusal::TileTaken(site("0,0")));
    refused(&game, RED, "build 0,2 grey", "MER-11.16");
    assert_eq!(scene.manors(BLUE, &["0,0"]).manors(RED, &["0,0"]).broken_clause(), "MER-11.16");
}

/// MER-11.17, MER-20.23: seven manors at most; with none left the action lapses.
#[test]
fn seven_manors_at_most() {
    let seven = ["0,0", "0,1", "0,2", "0,3", "0,4", "0,5", "1,0"];
    let scene = Scene::new(2).knight_on(RED, 2).items(RED, &["material grey"]).manors(RED, &seven);
    let game = scene.build();
    assert_eq!(offers(&game, RED), ["forfeit"]);
    refused(&game, RED, "build 1,3 grey", "MER-11.17");
    assert_eq!(scene.manors(RED, &["1,1"]).broken_clause(), "MER-11.17");
}

/// MER-11.18: if nothing fits, the action lapses: no material, or no free tile for it.
#[test]
fn nothing_fits() {
    let game = Scene::new(2).knight_on(RED, 2).build();
    assert_eq!(offers(&game, RED), ["forfeit"]);
    refused(&game, RED, "build 0,0 grey", "MER-11.18");
    // Orange fits ten tiles of three rows; two players have built on them.
    let ten = ["0,0", "0,1", "0,4", "1,0", "1,1", "1,4", "2,0", "2,1", "2,2", "2,5"];
    let scene = Scene::new(3).knight_on(RED, 2).items(RED, &["material orange"]);
    let game = scene.manors(BLUE, &ten[..7]).manors(crate::support::GREEN, &ten[7..]).build();
    assert_eq!(offers(&game, RED), ["forfeit"]);
    refused(&game, RED, "build 0,2 orange", "MER-11.18");
}

/// Red builds at (0, 0), a lake with a tower.
fn on_a_tower() -> Scene {
    let rows = ["LlllLl", "mmmmMM", "wwwwWW"];
    Scene::new(2).knight_on(RED, 2).items(RED, &["material grey"]).rows(&rows)
}

/// MER-11.19, MER-X11: a black shield as the tower's gift.
#[test]
fn a_tower_gives_a_shield() {
    let mut game = on_a_tower().build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(open(&game).top(), Frame::Tower);
    assert_eq!(play(&mut game, RED, "take shield black"), [took(RED, "shield black")]);
    assert_eq!((supply(&game, "material grey"), supply(&game, "shield black")), (6, 5));
    assert_eq!(open(&game).top(), Frame::Window(Window::After), "exactly one of them");
}

/// MER-11.19, MER-11.20: a flag, an influence marker anywhere, or nothing.
#[test]
fn a_tower_gives_one_thing_or_nothing() {
    let mut game = on_a_tower().build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(offers(&game, RED).len(), 6 + 6 + 6 + 1);
    let (mut flag, mut marker, mut nothing) = (game, game, game);
    assert_eq!(play(&mut flag, RED, "take flag orange"), [took(RED, "flag orange")]);
    assert_eq!(play(&mut marker, RED, "place brown"), [influences(RED, "brown")]);
    assert_eq!(play(&mut nothing, RED, "done"), []);
    refused(&game, RED, "end", "MER-11.19");
}

/// MER-11.20, MER-20.2: no material, and nothing that is impossible.
#[test]
fn a_tower_gives_no_material() {
    let six_flags = ["flag orange"; 6];
    let six = ["black", "black", "blue", "blue", "brown", "brown"];
    let mut game = on_a_tower().items(BLUE, &six_flags).influence(RED, &six).build();
    play(&mut game, RED, "build 0,0 grey");
    let refusal = refused(&game, RED, "take material grey", "MER-11.20");
    assert!(matches!(refusal, Refusal::OtherKind { .. }));
    let refusal = refused(&game, RED, "take flag orange", "MER-11.20");
    assert!(matches!(refusal, Refusal::SupplyEmpty { .. }));
    assert_eq!(refused(&game, RED, "place black", "MER-11.20"), Refusal::NoMarker);
    assert_eq!(offers(&game, RED).len(), 5 + 6 + 1);
}

/// MER-11.19: a tile without a tower gives nothing.
#[test]
fn no_tower_no_gift() {
    let mut game = Scene::new(2).knight_on(RED, 2).items(RED, &["material grey"]).build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    refused(&game, RED, "take shield black", "MER-4.1");
}

/// MER-11.14, MER-11.19 with a staff: two manors, each with its own gift; the marker placed first is one less.
#[test]
fn two_towers_with_a_staff() {
    let rows = ["LlllLl", "mmmmMM", "wwwwWW"];
    let items = ["material grey", "material orange"];
    let mut game = Scene::new(2).merlin_on(RED, 2).items(RED, &items).rows(&rows).build();
    plays(
        &mut game,
        RED,
        &["build 0,0 grey", "place black", "staff", "build 0,4 orange", "take flag black", "end"],
    );
    assert_eq!((castle(&game, RED).manors.len(), castle(&game, RED).influence_on_castle()), (2, 5));
    assert_eq!(owned(&game, RED, "flag black"), 1);
}
