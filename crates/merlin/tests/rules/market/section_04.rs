//! Section 4: plus markers.

use super::{board, own, scene, with};
use crate::support::{
    BLUE, GREEN, RED, castle, influences, offers, open, play, plays, points, refused, scored,
};
use merlin::modules::market::Event as Market;
use merlin::{Colour, Merlin};
use table::Seat;

/// Plus markers under influence markers, as positions write it.
fn under(seat: usize, colour: &str) -> String {
    let seats = (0..=seat).map(|number| {
        if number == seat {
            format!("[[market.seat]]\nunder = {{ {colour} = 1 }}\n")
        } else {
            "[[market.seat]]\n".to_owned()
        }
    });
    format!("[market]\n{}", seats.collect::<String>())
}

/// The last turn of round 2 ends; then the scoring goes up to its end.
fn scored_round(scene: crate::support::Scene) -> (Merlin, Vec<merlin::Event>) {
    let used = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];
    let mut scene = scene.round(2).start(RED).turn(crate::support::YELLOW);
    for seat in Seat::all(4) {
        scene = scene.dice(seat, used);
    }
    let last = scene.due(&["window after"]).fact("die", "\"own 1\"").fact("figure", "\"knight\"");
    let mut game = last.fact("action", "3").knight(crate::support::YELLOW, 3).build();
    let mut events = play(&mut game, crate::support::YELLOW, "end");
    events.extend(crate::support::let_chance(&mut game));
    (game, events)
}

/// MKT-4.1: it lies beside the castle until it is used, over rounds and scorings.
#[test]
fn it_is_kept() {
    let (game, _) = scored_round(with("", &[&["plus", "plus"]]));
    assert_eq!(open(&game).modules.market.plus(RED), 2);
}

/// MKT-4.2, MKT-4.3: when an influence marker is placed, one plus marker may go under it; at that moment only.
#[test]
fn under_the_marker_just_placed() {
    let mut game = with("", &[&["plus", "plus"]]).knight_on(RED, 8).build();
    refused(&game, RED, "market plus", "MKT-4.2");
    let events = play(&mut game, RED, "deploy lady blue");
    assert_eq!(events.last(), Some(&influences(RED, "blue")));
    assert_eq!(offers(&game, RED), ["done", "market plus"]);
    refused(&game, RED, "end", "MKT-4.2");
    refused(&game, BLUE, "market plus", "MKT-4.2");
    let mut without = game;
    play(&mut without, RED, "done");
    assert_eq!(open(&without).modules.market.under(RED, Colour::Blue), 0);
    refused(&without, RED, "market plus", "MKT-4.2");
    let events = play(&mut game, RED, "market plus");
    assert_eq!(events, [own(Market::PlusPlaced { seat: RED, colour: Colour::Blue })]);
    assert_eq!(
        (open(&game).modules.market.under(RED, Colour::Blue), open(&game).modules.market.plus(RED)),
        (1, 1)
    );
    assert!(!offers(&game, RED).contains(&"market plus".to_owned()), "one for each influence marker");
}

/// MKT-4.2: without a plus marker nothing is asked; the gift of a tower permits one as well.
#[test]
fn every_own_placing_permits_one() {
    let mut game = scene().knight_on(RED, 8).build();
    play(&mut game, RED, "deploy lady blue");
    assert!(offers(&game, RED).contains(&"end".to_owned()));
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
    let items = colours.map(|colour| format!("material {colour}"));
    let rows = ["Mmmmmm", "Wwwwww", "Llllll", "MWLMWL"];
    let mut game = with("", &[&["plus"]])
        .rows(&rows)
        .knight_on(RED, 2)
        .items(RED, &items.each_ref().map(String::as_str))
        .build();
    let offer =
        crate::support::offers_of(&game, RED, "build").into_iter().find(|offer| offer.starts_with("0,0 "));
    plays(
        &mut game,
        RED,
        &[&format!("build {}", offer.expect("a tile with a tower")), "place grey", "market plus"],
    );
    assert_eq!(open(&game).modules.market.under(RED, Colour::Grey), 1);
}

/// MKT-4.3: two influence markers placed in one turn may each receive one.
#[test]
fn one_for_each_influence_marker() {
    let base = with("", &[&["plus", "plus"]]).merlin_on(RED, 23).influence(RED, &["blue", "grey"]);
    let mut game = base.build();
    plays(&mut game, RED, &["deploy lady blue", "market plus", "staff", "deploy lady grey", "market plus"]);
    let market = &open(&game).modules.market;
    assert_eq!((market.under(RED, Colour::Blue), market.under(RED, Colour::Grey)), (1, 1));
    assert_eq!(market.plus(RED), 0);
}

/// MKT-4.4, MKT-4.5, example MKT-X5: green 2 markers, one on a plus; red 2, blue 1: 3 : 2 : 1, six points for
/// green. The plus marker returns; each keeps one marker.
#[test]
fn it_counts_as_two_in_the_scoring() {
    let base = scene()
        .influence(GREEN, &["purple", "purple"])
        .influence(RED, &["purple", "purple"])
        .influence(BLUE, &["purple"])
        .tables(&under(2, "purple"));
    let (game, events) = scored_round(base);
    assert!(scored(&events).contains(&(GREEN, 6, "MER-15.19")));
    assert!(events.contains(&own(Market::PlusReturned { seat: GREEN, colour: Colour::Purple, markers: 1 })));
    for seat in [GREEN, RED, BLUE] {
        assert_eq!(castle(&game, seat).influence(Colour::Purple), 1);
    }
    assert_eq!(open(&game).modules.market.plus_left(), 6);
    assert!(board(&game).contains(&"plus".to_owned()));
}

/// MKT-4.4, example MKT-X6: green 1 marker on a plus, red 2: a tie, four points, two each.
#[test]
fn a_tie_through_a_plus_marker() {
    let base = scene()
        .influence(GREEN, &["purple"])
        .influence(RED, &["purple", "purple"])
        .tables(&under(2, "purple"));
    let (_, events) = scored_round(base);
    let own: Vec<_> = scored(&events).into_iter().filter(|(.., clause)| *clause == "MER-15.20").collect();
    assert_eq!(own, [(RED, 2, "MER-15.20"), (GREEN, 2, "MER-15.20")]);
}

/// MKT-4.6, INT-6.8: the influence points space and missions count influence markers only.
#[test]
fn no_effect_outside_the_scoring() {
    let base =
        scene().knight_on(RED, 11).influence(RED, &["black"]).hand(RED, &["m13"]).tables(&under(0, "black"));
    let mut game = base.build();
    refused(&game, RED, "complete m13", "MER-12.2");
    assert_eq!(scored(&play(&mut game, RED, "perform")), [(RED, 1, "MER-8.2")]);
}

/// MKT-4.7: unused plus markers are worth nothing: what counts at the end does not know them.
#[test]
fn nothing_at_the_end() {
    let game = with("", &[&["plus"; 6]]).build();
    assert_eq!(open(&game).holdings(RED).items.total(), 0);
    assert_eq!(points(&game, RED), 0);
}
