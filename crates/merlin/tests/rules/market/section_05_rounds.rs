//! Section 5: labourers and the order of turns (INT-2.1 to INT-2.6).

use super::{own, scene_for, table};
use crate::support::{BLUE, GREEN, RED, let_chance, offers, on_turn, open, play, plays};
use merlin::modules::market::{Event as Market, Labourer};
use merlin::{Event, Merlin};
use table::Seat;

const USED: [&str; 4] = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];
const LAST: [&str; 4] = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];

/// Three players in a round; red has a last die, the others have used all of theirs.
fn last_die(markers: &[&[&str]]) -> Merlin {
    let mut scene = scene_for(3, 2).start(BLUE).turn(RED).dice(RED, LAST).tables(&table("", markers));
    for seat in [BLUE, GREEN] {
        scene = scene.dice(seat, USED);
    }
    scene.merlin(0).build()
}

fn turn_with(game: &mut Merlin, seat: Seat, choice: &str) {
    plays(game, seat, &[choice, "walk clockwise", "forfeit", "end"]);
}

/// MKT-5.3, MKT-5.10, INT-2.4, example MKT-X7: red has used all dice and owns the labourer with 5 pips, blue
/// has two: turns go clockwise, and blue's are the last ones, one after the other.
#[test]
fn each_labourer_is_a_turn_more() {
    let mut game = last_die(&[&["labourer 5"], &["labourer 1", "labourer 2"]]);
    turn_with(&mut game, RED, "die merlin 4");
    assert_eq!(on_turn(&game), BLUE, "green has nothing left and is skipped later");
    turn_with(&mut game, BLUE, "market labourer 1");
    assert_eq!(on_turn(&game), RED);
    turn_with(&mut game, RED, "market labourer 5");
    assert_eq!(on_turn(&game), BLUE);
    turn_with(&mut game, BLUE, "market labourer 2");
    let_chance(&mut game);
    assert_eq!(open(&game).round, 2);
}

/// MKT-5.10, INT-2.6, example MKT-X8: bought after the action of the last turn, it keeps the round going for its owner.
#[test]
fn bought_in_the_last_turn() {
    let mut game = last_die(&[]);
    plays(&mut game, RED, &["die merlin 4", "walk clockwise", "forfeit", "market visit labourer 3", "end"]);
    assert_eq!((on_turn(&game), open(&game).round), (RED, 1));
    turn_with(&mut game, RED, "market labourer 3");
    let_chance(&mut game);
    assert_eq!(open(&game).round, 2);
}

/// MKT-5.8, INT-2.5, INT-2.6: whoever declines takes no further turn in the round; the round ends when all have.
#[test]
fn declining_ends_the_turns() {
    let mut game = last_die(&[&["labourer 5"], &["labourer 1", "labourer 2"]]);
    turn_with(&mut game, RED, "die merlin 4");
    let events = play(&mut game, BLUE, "market decline");
    assert_eq!(events[0], own(Market::Declined { seat: BLUE }));
    assert_eq!(on_turn(&game), RED);
    play(&mut game, RED, "market decline");
    let_chance(&mut game);
    assert_eq!(open(&game).round, 2);
    assert!(open(&game).modules.market.declined().is_empty(), "in the next round everybody plays again");
}

/// MKT-5.9: at the end of the round used and unused labourers return to the board; unused ones are lost (MKT-5.1).
#[test]
fn labourers_return_at_the_end_of_the_round() {
    let mut game = last_die(&[&["labourer 5", "labourer 6"]]);
    turn_with(&mut game, RED, "die merlin 4");
    turn_with(&mut game, RED, "market labourer 5");
    let mut events = play(&mut game, RED, "market decline");
    events.extend(let_chance(&mut game));
    assert!(events.contains(&own(Market::LabourersReturned { labourers: 2 })));
    assert!(open(&game).modules.market.labourers().iter().all(|&place| place == Labourer::Board));
    assert!(!offers(&game, on_turn(&game)).iter().any(|offer| offer.starts_with("market labourer")));
}

/// MKT-5.9, INT-13.5: after the last round they return as well, before the end points are counted.
#[test]
fn after_the_last_round() {
    let mut scene = scene_for(2, 2).round(6).start(BLUE).turn(RED).dice(RED, LAST).merlin(0);
    scene = scene.dice(BLUE, USED).tables(&table("", &[&["labourer 5"]]));
    let mut game = scene.build();
    turn_with(&mut game, RED, "die merlin 4");
    let events = play(&mut game, RED, "market decline");
    let place = |wanted: Event| events.iter().position(|&event| event == wanted);
    let returned = place(own(Market::LabourersReturned { labourers: 1 }));
    assert!(returned.is_some() && returned < place(Event::FinalPoints), "{events:?}");
    let_chance(&mut game);
    assert!(open(&game).modules.market.labourers().iter().all(|&place| place == Labourer::Board));
}
