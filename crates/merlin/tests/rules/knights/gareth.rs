//! Section 7: Sir Gareth.

use super::{last_turn, own, score, state, with_more};
use crate::support::{BLUE, RED, Scene, let_chance, open, play, points, scored};
use merlin::modules::knights::{Event as Knights, Points as Own};
use merlin::{Colour, Event, Points};

/// Red has Gareth, with these defence tiles.
fn gareth(tiles: &[&str]) -> Scene {
    with_more(["gareth", "bors"], &format!("defence = {tiles:?}"))
}

/// The points of the module in these events.
fn of_gareth(events: &[Event]) -> Vec<(i32, &'static str)> {
    let own = |&(_, _, clause): &(_, _, &str)| clause.starts_with("KRT");
    scored(events).into_iter().filter(own).map(|(_, points, clause)| (points, clause)).collect()
}

/// KRT-7.1, KRT-7.4, example KRT-X7: two black and one grey traitor bring two tiles and two points.
#[test]
fn the_first_of_each_colour() {
    let scene = last_turn(gareth(&[]), 2).traitors(RED, &["black", "black", "grey"]);
    let mut game = scene.items(RED, &["shield black", "shield black", "shield grey"]).build();
    let events = score(&mut game);
    let tile = own(Knights::Defended { seat: RED, colour: Colour::Black });
    let point = Points::from(Own::Defence { colour: Colour::Black });
    let place = events.iter().position(|event| *event == tile).expect("the tile");
    assert_eq!(events[place + 1], Event::Scored { seat: RED, points: 1, reason: point });
    assert_eq!(of_gareth(&events), [(1, "KRT-7.1"), (1, "KRT-7.1")]);
    let colours: Vec<Colour> = state(&game).defence().iter().collect();
    assert_eq!(colours, [Colour::Black, Colour::Grey]);
}

/// KRT-7.1, example KRT-X7: in a later scoring a colour that is there brings nothing.
#[test]
fn later_ones_bring_nothing() {
    let scene = last_turn(gareth(&["black", "grey"]), 4).traitors(RED, &["black"]);
    let mut game = scene.items(RED, &["shield black"]).build();
    assert_eq!(of_gareth(&score(&mut game)), []);
}

/// KRT-7.2, INT-12.1: Excalibur and the repel flag repel as well; three traitors of a colour bring one tile.
#[test]
fn by_any_means() {
    let mut game = gareth(&[]).knight_on(RED, 1).traitors(RED, &["brown"]).build();
    let events = play(&mut game, RED, "dismiss brown");
    assert_eq!(of_gareth(&events), [(1, "KRT-7.1")]);
    let scene = last_turn(gareth(&[]), 2).traitors(RED, &["black", "black", "black"]);
    let mut game = scene.items(RED, &["flag black"]).build();
    score(&mut game);
    let events = play(&mut game, RED, "repel black");
    assert_eq!(of_gareth(&events), [(1, "KRT-7.1")]);
    assert_eq!(state(&game).defence().len(), 1);
}

/// KRT-7.3: a traitor that costs points gives no tile; other players collect nothing.
#[test]
fn not_for_losses() {
    let scene = last_turn(gareth(&[]), 2).traitors(RED, &["black"]).traitors(BLUE, &["grey"]);
    let mut game = scene.items(BLUE, &["shield grey"]).build();
    let events = score(&mut game);
    assert_eq!(of_gareth(&events), []);
    assert!(state(&game).defence().is_empty() && points(&game, RED) == -3);
}

/// KRT-7.5, KRT-15.1, INT-13.4, examples KRT-X7 and KRT-X8: the table at the end, after the third scoring.
#[test]
fn the_table_at_the_end() {
    let colours = Colour::ALL.map(Colour::id);
    for (count, expected) in [0, 1, 3, 5, 7, 9, 12].into_iter().enumerate() {
        let mut game = last_turn(gareth(&colours[..count]), 6).build();
        let events = score(&mut game);
        let end = events.iter().position(|event| *event == Event::FinalPoints).expect("the end");
        let told = of_gareth(&events[end..]);
        let none = expected == 0;
        assert_eq!(told, if none { vec![] } else { vec![(expected, "KRT-7.5")] }, "{count} tiles");
        let before = events[..end].iter().any(|event| matches!(event, Event::Scoring { .. }));
        assert!(before, "after the third scoring");
    }
    let mut game = last_turn(gareth(&colours), 4).build();
    assert_eq!(of_gareth(&score(&mut game)), [], "only at the end");
    let_chance(&mut game);
    assert_eq!(open(&game).round, 5);
}
