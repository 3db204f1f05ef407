//! Section 4: what decrees pay for.

use super::{discarded, owned, rich, scene};
use crate::support::{
    BLUE, GREEN, RED, YELLOW, castle, influences, item, let_chance, offers, offers_of, open, owned as items,
    play, plays, points, refused, scored, space, took,
};
use merlin::modules::decree::Event as Own;
use merlin::{Colour, Die, Event, Merlin, Pips, SteppedDie};
use table::Seat;

const DICE: [&str; 4] = ["own 1", "own 3", "own 6", "merlin 3"];

/// Red is on turn with these dice and so many decrees.
fn red(decrees: u8) -> Merlin {
    rich(decrees).turn(RED).dice(RED, DICE).build()
}

fn pips(number: u8) -> Pips {
    Pips::new(number).expect("a side of a die")
}

fn changed(seat: Seat, die: SteppedDie, from: u8, to: u8) -> Event {
    Own::DieChanged { seat, die, from: pips(from), to: pips(to) }.into()
}

/// DEC-4.1: one, two or three decrees, as many as the player has; only in the own turn.
#[test]
fn as_many_as_the_action_costs() {
    for (decrees, sorts) in [(0, ""), (1, "die"), (2, "die item influence"), (3, "die item influence points")]
    {
        let game = red(decrees);
        let mut found: Vec<String> = offers_of(&game, RED, "decree");
        found.iter_mut().for_each(|text| text.truncate(text.find(' ').unwrap_or(text.len())));
        found.dedup();
        assert_eq!(found.join(" "), sorts, "{decrees} decrees");
    }
    refused(&red(0), RED, "decree die own 3 4", "DEC-4.1");
    refused(&red(1), RED, "decree item shield blue", "DEC-4.1");
    refused(&red(1), RED, "decree influence blue", "DEC-4.1");
    refused(&red(2), RED, "decree points", "DEC-4.1");
    refused(&red(3), BLUE, "decree points", "MER-4.6");
}

/// DEC-4.1: in every window, and in none of them does anything else change.
#[test]
fn in_every_window() {
    let mut game = rich(10).turn(RED).knight(RED, 4).dice(RED, DICE).build();
    play(&mut game, RED, "decree item shield black");
    play(&mut game, RED, "die own 1");
    play(&mut game, RED, "decree item shield black");
    play(&mut game, RED, "walk clockwise");
    play(&mut game, RED, "decree item shield black");
    play(&mut game, RED, "forfeit");
    play(&mut game, RED, "decree item shield black");
    assert_eq!(items(&game, RED, "shield black"), 4);
    let mut game = rich(3).merlin_on(RED, 3).build();
    play(&mut game, RED, "perform");
    assert_eq!(scored(&play(&mut game, RED, "decree points")), [(RED, 5, "DEC-4.9")], "in window `between`");
    play(&mut game, RED, "staff");
}

/// DEC-4.2, example DEC-X4: six decrees in one turn: 5 points, a grey material, a die changed by one.
#[test]
fn several_actions_in_a_turn() {
    let mut game = red(6);
    let events =
        plays(&mut game, RED, &["decree points", "decree item material grey", "decree die merlin 3 4"]);
    assert_eq!(scored(&events), [(RED, 5, "DEC-4.9")]);
    assert!(events.contains(&took(RED, "material grey")));
    assert_eq!((points(&game, RED), owned(&game, RED)), (5, vec![]));
    assert_eq!(castle(&game, RED).dice.shown(3), Some(pips(4)));
    let mut game = red(6);
    plays(&mut game, RED, &["decree points", "decree points"]);
    assert_eq!(points(&game, RED), 10, "also equal ones");
}

/// DEC-4.3, example DEC-X3: an own die or the Merlin die, by one; two decrees one after the other change it by two.
#[test]
fn one_decree_changes_a_die_by_one() {
    let mut game = red(2);
    assert_eq!(
        offers_of(&game, RED, "decree die"),
        ["own 1 2", "own 3 2", "own 3 4", "own 6 5", "merlin 3 2", "merlin 3 4"]
    );
    refused(&game, RED, "decree die own 3 5", "DEC-4.3");
    refused(&game, RED, "decree die own 3 3", "DEC-4.3");
    let events = plays(&mut game, RED, &["decree die merlin 3 4", "decree die merlin 4 5"]);
    let unused = |shown| SteppedDie::Unused(Die::Merlin, pips(shown));
    let expected = [
        discarded(RED, &["d01"]),
        changed(RED, unused(3), 3, 4),
        discarded(RED, &["d02"]),
        changed(RED, unused(4), 4, 5),
    ];
    assert_eq!(events, expected);
    assert_eq!(castle(&game, RED).dice.shown(3), Some(pips(5)));
}

/// DEC-4.4, example DEC-X3: a 6 cannot be raised, a 1 not lowered.
#[test]
fn no_step_beyond_one_and_six() {
    let mut game = red(2);
    refused(&game, RED, "decree die own 6 1", "DEC-4.4");
    refused(&game, RED, "decree die own 1 6", "DEC-4.4");
    play(&mut game, RED, "die own 6");
    assert_eq!(offers_of(&game, RED, "decree die chosen"), ["5"]);
    refused(&game, RED, "decree die chosen 1", "DEC-4.4");
}

/// DEC-4.5: the chosen die until its figure moves, unused dice in any window; used dice never.
#[test]
fn which_die_and_when() {
    let mut game = rich(9).turn(RED).knight(RED, 8).dice(RED, DICE).build();
    refused(&game, RED, "decree die chosen 2", "DEC-4.5");
    play(&mut game, RED, "die own 3");
    let events = play(&mut game, RED, "decree die chosen 4");
    assert_eq!(events[1], changed(RED, SteppedDie::Chosen, 3, 4));
    assert!(offers(&game, RED).contains(&"decree die merlin 3 2".to_owned()));
    play(&mut game, RED, "walk clockwise");
    assert_eq!(castle(&game, RED).knight, Some(space(12)));
    refused(&game, RED, "decree die chosen 5", "DEC-4.5");
    refused(&game, RED, "decree die own 3 4", "DEC-4.5");
    play(&mut game, RED, "forfeit");
    assert_eq!(
        offers_of(&game, RED, "decree die"),
        ["own 1 2", "own 6 5", "merlin 3 2", "merlin 3 4"],
        "in window `after`"
    );
}

/// DEC-4.5: the new value lasts until the die is used; it may be one that a roll could not show.
#[test]
fn a_changed_die_stays_changed() {
    let dice = ["own 4", "own 4", "own 5", "merlin 2"];
    let mut game = rich(1).turn(RED).knight(RED, 8).dice(RED, dice).build();
    plays(&mut game, RED, &["decree die own 5 4", "die merlin 2", "walk clockwise", "forfeit", "end"]);
    for seat in [BLUE, GREEN, YELLOW] {
        let die = offers_of(&game, seat, "die").remove(0);
        plays(&mut game, seat, &[&format!("die {die}"), "walk clockwise", "forfeit", "end"]);
    }
    assert_eq!(offers_of(&game, RED, "die"), ["own 4"]);
}

/// DEC-4.6, INT-3.5: own dice and the Merlin die, no others.
#[test]
fn no_dice_of_other_modules() {
    refused(&red(1), RED, "decree die arthur 3 4", "DEC-4.6");
    let kinds: Vec<String> = offers_of(&red(1), RED, "decree die");
    assert!(kinds.iter().all(|text| text.starts_with("own") || text.starts_with("merlin")), "{kinds:?}");
}

/// DEC-4.7: an item of any kind from any supply that has one, or a marker into any principality.
#[test]
fn two_decrees_for_an_item_or_influence() {
    let mut game = rich(4).turn(RED).items(BLUE, &["flag brown"; 6]).build();
    assert_eq!(offers_of(&game, RED, "decree item").len(), 17);
    assert_eq!(offers_of(&game, RED, "decree influence").len(), 6);
    refused(&game, RED, "decree item flag brown", "DEC-4.7");
    let events = play(&mut game, RED, "decree item shield blue");
    assert_eq!(events, [discarded(RED, &["d01", "d02"]), took(RED, "shield blue")]);
    let events = play(&mut game, RED, "decree influence orange");
    assert_eq!(events, [discarded(RED, &["d03", "d04"]), influences(RED, "orange")]);
    assert_eq!(castle(&game, RED).influence(Colour::Orange), 1);
}

/// DEC-4.7: with all markers on the board only items are left.
#[test]
fn without_a_marker_only_items() {
    let six = ["black", "black", "blue", "blue", "brown", "brown"];
    let game = rich(2).turn(RED).influence(RED, &six).build();
    assert_eq!(offers_of(&game, RED, "decree influence"), [""; 0]);
    refused(&game, RED, "decree influence blue", "DEC-4.7");
    assert_eq!(offers_of(&game, RED, "decree item").len(), 18);
}

/// DEC-4.8: with every supply empty and no marker left, two decrees cannot be discarded.
#[test]
fn nothing_to_get_for_two_decrees() {
    let six = ["black", "black", "blue", "blue", "brown", "brown"];
    let all: Vec<String> =
        merlin::Item::all().flat_map(|item| std::iter::repeat_n(item.to_string(), 6)).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let game = rich(2).turn(RED).influence(RED, &six).items(BLUE, &all).build();
    assert_eq!(open(&game).supply(item("flag blue")), 0);
    assert_eq!(offers_of(&game, RED, "decree item"), [""; 0]);
    assert_eq!(offers_of(&game, RED, "decree influence"), [""; 0]);
    refused(&game, RED, "decree item flag blue", "DEC-4.7");
    assert!(!offers_of(&game, RED, "decree die").is_empty(), "one decree still serves");
}

/// DEC-4.9: three decrees are 5 points.
#[test]
fn three_decrees_for_points() {
    let mut game = red(4);
    let events = play(&mut game, RED, "decree points");
    assert_eq!(events[0], discarded(RED, &["d01", "d02", "d03"]));
    assert_eq!(scored(&events), [(RED, 5, "DEC-4.9")]);
    assert_eq!(owned(&game, RED), ["d04"]);
}

/// DEC-4.10: what the tiles show makes no difference; they leave the game for good, and everybody sees which ones.
#[test]
fn discarded_decrees_leave_the_game() {
    let table = |tiles: &str| {
        let shared = "[decree]\nstacks = { black = 2 }\nlooked = { black = [1] }\nknown = { black = [\"d08\", \"d09\"] }\n";
        scene().turn(RED).dice(RED, DICE).tables(&format!("{shared}owned = [{tiles}]\n")).build()
    };
    let (points, shields) = (table("[\"d19\", \"d24\"]"), table("[\"d01\", \"d02\"]"));
    assert_eq!(offers(&points, RED), offers(&shields, RED));
    let mut game = shields;
    play(&mut game, RED, "decree item flag brown");
    let state = &open(&game).modules.decree;
    assert_eq!(state.gone(), super::decrees(&["d01", "d02"]));
    assert!(state.owned(RED).is_empty());
}

/// DEC-4.11: not in other players' turns, not in a scoring, not after the end; decrees left are worth nothing.
#[test]
fn only_in_the_own_turn() {
    refused(&red(3), GREEN, "decree points", "MER-4.6");
    let scoring = rich(3)
        .round(2)
        .turn(RED)
        .due(&["scoring traitors", "repel_traitors 1"])
        .items(RED, &["flag black"])
        .traitors(RED, &["brown"])
        .build();
    assert_eq!(offers(&scoring, RED), ["repel brown", "done"]);
    refused(&scoring, RED, "decree points", "DEC-4.1");
    let tower = rich(3).knight_on(RED, 2).fact("executions", "1").due(&["execution", "tower"]);
    refused(&tower.manors(RED, &["0,5"]).build(), RED, "decree points", "DEC-4.1");
}

/// DEC-4.11, INT-13.4: at the end unspent decrees bring nothing.
#[test]
fn unspent_decrees_are_worth_nothing() {
    let used = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];
    let mut scene = rich(9).round(6).start(BLUE).turn(RED);
    for seat in [RED, BLUE, GREEN, YELLOW] {
        scene = scene.dice(seat, used).apples(seat, 0).staffs(seat, 0);
    }
    let last = scene.due(&["window after"]).fact("die", "\"own 1\"").fact("figure", "\"knight\"");
    let mut game = last.fact("action", "3").knight(RED, 3).build();
    assert!(offers(&game, RED).contains(&"decree points".to_owned()), "the last turn is a turn");
    let mut events = play(&mut game, RED, "end");
    events.extend(let_chance(&mut game));
    let end = events.iter().position(|event| *event == Event::FinalPoints).expect("the game is over");
    assert_eq!(scored(&events[end..]), []);
    refused(&game, RED, "decree points", "MER-16.4");
}

/// DEC-4.7, example DEC-X6: in window `moved` two decrees for a blue shield, then m09 with it and a flag: 1 point.
#[test]
fn an_item_and_then_a_mission() {
    let mut game = rich(2).knight_on(RED, 5).items(RED, &["flag grey"]).hand(RED, &["m09"]).build();
    assert_eq!(offers_of(&game, RED, "complete"), [""; 0]);
    play(&mut game, RED, "decree item shield blue");
    let events = play(&mut game, RED, "complete m09");
    assert_eq!(scored(&events), [(RED, 1, "MER-12.2")]);
}

/// DEC-4.2, DEC-4.4, DEC-4.5: the ways of a turn by hand, with dice 1, 2, 3 and Merlin's 4, one decree and no apple: as
/// with one gold coin (see the tests of section 2 there).
#[test]
fn the_ways_of_a_turn_with_a_decree() {
    let game = rich(1).turn(RED).apples(RED, 0).dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]).build();
    let changes = 1 + 2 + 2 + 2;
    let after_change = 3 + (3 + 3) + (3 + 4) + (4 + 4);
    let after_die = 3 * (1 + changes) + (2 + changes);
    assert_eq!((table::perft(&game, 1), table::perft(&game, 2)), (4 + changes, after_change + after_die));
}
