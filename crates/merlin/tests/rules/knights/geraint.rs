//! Section 8: Sir Geraint.

use super::{last_turn, own, score, state, with_more};
use crate::support::{BLUE, RED, Scene, play, plays, points, scored, space};
use merlin::modules::knights::Event as Knights;
use merlin::{Counted, Event};
use table::{Eye, Game};

/// Red has Geraint, with these ally tiles.
fn geraint(tiles: &[&str]) -> Scene {
    with_more(["geraint", "bors"], &format!("performed = {tiles:?}"))
}

/// KRT-8.1, KRT-8.2, example KRT-X9: three shields are four points, and the shield tile.
#[test]
fn a_point_more_and_the_tile() {
    let shields = ["shield black", "shield grey", "shield blue"];
    let mut game = geraint(&[]).knight_on(RED, 3).items(RED, &shields).build();
    let foreseen = game.view(Eye::Seat(RED)).prospect(RED, space(3)).points;
    assert_eq!(foreseen, Some(4), "told beforehand");
    let events = play(&mut game, RED, "perform");
    assert_eq!(scored(&events), [(RED, 3, "MER-8.1"), (RED, 1, "KRT-8.1")]);
    assert!(events.contains(&own(Knights::Performed { seat: RED, counted: Counted::Shield })));
    assert!(state(&game).performed().contains(Counted::Shield));
}

/// KRT-8.1, KRT-8.4, example KRT-X9: later again without a tile, and twice with a staff.
#[test]
fn every_time() {
    let shields = ["shield black", "shield grey"];
    let mut game = geraint(&["shield"]).merlin_on(RED, 3).items(RED, &shields).build();
    let events = plays(&mut game, RED, &["perform", "staff", "perform"]);
    assert_eq!(points(&game, RED), 6);
    assert!(!events.iter().any(|event| matches!(event, Event::Module(_))), "no second tile");
}

/// KRT-8.4: a space that scores nothing counts; a forgone action does not.
#[test]
fn performing_counts() {
    let scene = geraint(&[]).knight_on(RED, 17);
    let mut game = scene.build();
    assert_eq!(scored(&play(&mut game, RED, "perform")), [(RED, 0, "MER-8.1"), (RED, 1, "KRT-8.1")]);
    let mut game = scene.build();
    play(&mut game, RED, "forfeit");
    assert_eq!((points(&game, RED), state(&game).performed().len()), (0, 0));
}

/// KRT-8.3, KRT-8.5: by a different-action flag, with the kind of that space.
#[test]
fn by_a_different_action() {
    let scene = geraint(&[]).knight_on(RED, 6).knight(BLUE, 11).items(RED, &["flag orange"]);
    let mut game = scene.influence(RED, &["grey"]).build();
    plays(&mut game, RED, &["different_action 11", "perform"]);
    assert!(state(&game).performed().contains(Counted::Influence));
    assert_eq!(points(&game, RED), 2);
}

/// KRT-8.1: nobody else gains by it.
#[test]
fn only_the_owner() {
    let mut game = geraint(&[]).knight_on(BLUE, 3).build();
    assert_eq!(scored(&play(&mut game, BLUE, "perform")), [(BLUE, 0, "MER-8.1")]);
}

/// KRT-8.6, KRT-8.7, KRT-15.1, INT-1.4: the table at the end; without Arthur there are four kinds, so at most 7 points.
#[test]
fn the_table_at_the_end() {
    let kinds = Counted::ALL.map(Counted::id);
    for (count, expected) in [0, 1, 3, 5, 7].into_iter().enumerate() {
        let mut game = last_turn(geraint(&kinds[..count]), 6).build();
        let told = scored(&score(&mut game));
        let own: Vec<i32> =
            told.iter().filter(|(_, _, clause)| *clause == "KRT-8.6").map(|&(_, points, _)| points).collect();
        assert_eq!(own, if expected == 0 { vec![] } else { vec![expected] }, "{count} tiles");
    }
    assert_eq!(geraint(&["manor"]).broken_clause(), "KRT-8.2");
}
