//! Section 8: VP spaces and influence spaces.

use crate::support::{
    BLUE, RED, Scene, castle, colour, offers, offers_of, open, owned, place, play, plays, points, refused,
    scores, space,
};
use merlin::{Counted, Event, Points, Refusal};
use table::{Clause, Eye, Game};

/// MER-8.1: a point for each shield, flag or material on the castle, whatever its colour.
#[test]
fn vp_spaces_count_items() {
    let items =
        ["shield black", "flag black", "flag grey", "material blue", "material blue", "material brown"];
    for (index, counted, expected) in
        [(3, Counted::Shield, 1), (17, Counted::Flag, 2), (7, Counted::Material, 3)]
    {
        let mut game = Scene::new(2).knight_on(RED, index).items(RED, &items).items(BLUE, &items).build();
        let prospect = game.view(Eye::Seat(RED)).prospect(RED, space(index));
        assert_eq!(prospect.points, Some(expected));
        let events = play(&mut game, RED, "perform");
        let reason = Points::Space { space: space(index), counted };
        assert_eq!(events[1], scores(RED, expected.into(), reason));
        assert_eq!(reason.clause(), Clause("MER-8.1"));
        assert_eq!(points(&game, RED), expected.into());
    }
}

/// MER-8.2: a point for each influence marker in the principalities; those on the castle do not count.
#[test]
fn the_influence_vp_space_counts_markers_on_the_board() {
    let markers = ["black", "black", "brown"];
    let mut game =
        Scene::new(2).knight_on(RED, 11).influence(RED, &markers).influence(BLUE, &["grey"]).build();
    let events = play(&mut game, RED, "perform");
    let reason = Points::Space { space: space(11), counted: Counted::Influence };
    assert_eq!(events[1], scores(RED, 3, reason));
    assert_eq!(reason.clause(), Clause("MER-8.2"));
}

/// MER-8.3, MER-20.10: 0 points count as performed, so a staff may follow.
#[test]
fn nothing_to_count_is_performed_all_the_same() {
    let mut game = Scene::new(2).merlin_on(RED, 3).build();
    let events = play(&mut game, RED, "perform");
    assert_eq!(
        events.last(),
        Some(&scores(RED, 0, Points::Space { space: space(3), counted: Counted::Shield }))
    );
    play(&mut game, RED, "staff");
}

/// MER-8.4, MER-8.7: one piece from a principality with an own marker, wherever the figure stands.
#[test]
fn an_influence_space_gives_an_item() {
    for (index, kind) in [(5, "flag"), (19, "material"), (15, "shield")] {
        let mut game =
            Scene::new(2).knight_on(RED, index).influence(RED, &["brown", "black", "black"]).build();
        let expected = [format!("{kind} black"), format!("{kind} brown")];
        assert_eq!(offers_of(&game, RED, "take"), expected);
        let refusal = refused(&game, RED, &format!("take {kind} grey"), "MER-8.4");
        assert_eq!(refusal, Refusal::NoInfluence { colour: colour("grey"), clause: Clause("MER-8.4") });
        let other = if kind == "flag" { "shield" } else { "flag" };
        refused(&game, RED, &format!("take {other} black"), "MER-8.4");
        play(&mut game, RED, &format!("take {kind} brown"));
        assert_eq!(owned(&game, RED, &format!("{kind} brown")), 1);
    }
}

/// MER-8.5, MER-X27, MER-20.1: only what is in supply; if there is nothing the action lapses.
#[test]
fn an_influence_space_needs_a_supply() {
    let six = ["shield black"; 6];
    let scene = Scene::new(2).knight_on(RED, 15).items(BLUE, &six);
    let game = scene.clone().influence(RED, &["black", "grey"]).build();
    assert_eq!(offers_of(&game, RED, "take"), ["shield grey"]);
    refused(&game, RED, "take shield black", "MER-8.4");
    let mut game = scene.influence(RED, &["black"]).build();
    assert_eq!(offers(&game, RED), ["forfeit"]);
    refused(&game, RED, "take shield black", "MER-8.5");
    assert_eq!(play(&mut game, RED, "forfeit"), [Event::Lapsed { seat: RED, space: space(15) }]);
}

/// MER-8.6: a vassal is deployed where an own marker stands; it displaces and acts as usual.
#[test]
fn a_vassal_is_deployed_by_influence() {
    let scene = Scene::new(2).knight_on(RED, 23).influence(RED, &["grey"]).vassal(RED, "lady", "grey");
    let mut game = scene.vassal(BLUE, "builder", "grey").vassal(RED, "builder", "blue").build();
    assert_eq!(offers_of(&game, RED, "deploy"), ["shield_bearer grey", "builder grey", "flag_bearer grey"]);
    refused(&game, RED, "deploy builder black", "MER-8.6");
    refused(&game, RED, "deploy lady grey", "MER-7.1");
    play(&mut game, RED, "deploy builder grey");
    assert_eq!((place(&game, BLUE, "builder"), owned(&game, RED, "material grey")), ("castle", 1));
}

/// MER-8.6: with all four vassals in the only principality with a marker there is nobody to deploy.
#[test]
fn nobody_to_deploy_by_influence() {
    let scene = ["lady", "builder", "flag_bearer", "shield_bearer"].into_iter();
    let scene =
        scene.fold(Scene::new(2).knight_on(RED, 23), |scene, vassal| scene.vassal(RED, vassal, "grey"));
    let game = scene.influence(RED, &["grey"]).build();
    assert_eq!(offers(&game, RED), ["forfeit"]);
    refused(&game, RED, "deploy lady grey", "MER-8.6");
}

/// MER-8.8: without any marker in a principality no influence space can be used.
#[test]
fn without_influence_the_action_lapses() {
    for (index, text) in [
        (5, "take flag black"),
        (19, "take material black"),
        (15, "take shield black"),
        (23, "deploy lady black"),
    ] {
        let game = Scene::new(2).knight_on(RED, index).influence(BLUE, &["black"]).build();
        assert_eq!(offers(&game, RED), ["forfeit"]);
        refused(&game, RED, text, "MER-8.8");
        assert_eq!(castle(&game, RED).influence_on_board(), 0);
    }
}

/// MER-8.4 with a staff: two pieces, chosen anew.
#[test]
fn an_influence_space_twice() {
    let mut game = Scene::new(2).merlin_on(RED, 5).influence(RED, &["grey", "blue"]).build();
    plays(&mut game, RED, &["take flag grey", "staff", "take flag blue", "end"]);
    assert_eq!([owned(&game, RED, "flag grey"), owned(&game, RED, "flag blue")], [1, 1]);
    assert_eq!(open(&game).active, BLUE);
}
