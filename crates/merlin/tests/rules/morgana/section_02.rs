//! Section 2: the Morgana turn.

use super::{coins, end_round, last_turn, own, pips, scene, state, with};
use crate::support::{
    BLUE, GREEN, RED, YELLOW, castle, let_chance, offers, offers_of, on_turn, open, play, plays, refused,
};
use merlin::modules::morgana::{Event as Morgana, Place};
use merlin::{Frame, Merlin, Window};

const USED: [&str; 4] = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];

/// MOR-2.1, MOR-2.2, INT-2.1, INT-2.3: a die and its marker are taken in place of an own die; the others stay.
#[test]
fn a_die_is_taken() {
    let mut game = scene().turn(RED).build();
    assert_eq!(offers_of(&game, RED, "morgana die"), ["1", "2", "3", "4"]);
    assert_eq!(play(&mut game, RED, "morgana die 3"), [own(Morgana::DieTaken { seat: RED, pips: pips(3) })]);
    assert!(state(&game).pentagrams().contains(RED));
    assert_eq!((state(&game).dice().unused().count(), castle(&game, RED).dice.used()), (3, 0));
    refused(&game, RED, "die own 1", "MER-4.7");
}

/// MOR-2.2: who has a marker takes no further die in this round; nobody takes a die that is not there.
#[test]
fn one_die_a_round() {
    let facts = "dice = [\"1 used\", \"2\", \"3\", \"4\"]";
    let game = with(facts, &["pentagram = true\nplaced = \"apple, 1\""]).turn(RED).build();
    assert_eq!(offers_of(&game, RED, "morgana die"), [""; 0]);
    refused(&game, RED, "morgana die 2", "MOR-2.2");
    let other = with(facts, &["pentagram = true\nplaced = \"apple, 1\""]).turn(BLUE).build();
    refused(&other, BLUE, "morgana die 1", "MOR-2.2");
    refused(&other, RED, "morgana die 2", "MER-4.6");
    let mut later = other;
    play(&mut later, BLUE, "die own 1");
    refused(&later, BLUE, "morgana die 2", "MOR-2.2");
}

/// MOR-2.3, INT-2.5: who has nothing else left takes it; the round waits for everybody.
#[test]
fn it_cannot_be_skipped() {
    let mut game = scene().turn(RED).dice(RED, USED).build();
    assert_eq!(offers(&game, RED), ["morgana die 1", "morgana die 2", "morgana die 3", "morgana die 4"]);
    plays(&mut game, RED, &["morgana die 1", "morgana place apple", "end"]);
    assert_eq!(on_turn(&game), BLUE);
}

/// MOR-2.4: after three others the fourth player still finds a die.
#[test]
fn there_is_always_a_die_left() {
    let mut game = scene().turn(RED).build();
    for (seat, die) in [(RED, 1), (BLUE, 2), (GREEN, 3)] {
        plays(&mut game, seat, &[&format!("morgana die {die}"), "morgana place apple", "end"]);
    }
    assert_eq!(offers_of(&game, YELLOW, "morgana die"), ["4"]);
}

/// MOR-2.5: on exactly one place, and it has to be one; the apples are always possible.
#[test]
fn the_die_must_be_placed() {
    let mut game = super::with_coins([0; 4]).turn(RED).build();
    play(&mut game, RED, "morgana die 1");
    assert_eq!(offers(&game, RED), ["morgana place apple", "morgana place cauldron 1"]);
    refused(&game, RED, "end", "MOR-2.3");
    let events = play(&mut game, RED, "morgana place apple");
    assert_eq!(events[0], own(Morgana::Placed { seat: RED, place: Place::Apple, pips: pips(1) }));
    assert_eq!(state(&game).placed(RED), Some((Place::Apple, pips(1))));
    refused(&game, RED, "morgana place cauldron 1", "MOR-2.5");
}

/// MOR-2.6, example MOR-X7: a 6 goes to every free cauldron, to the horn for one piece, or to the apples.
#[test]
fn a_six_is_any_number() {
    let facts = "dice = [\"2 used\", \"5 used\", \"6\", \"6\"]";
    let placed = |place: &str| format!("pentagram = true\nplaced = \"{place}\"");
    let (blue, green) = (placed("cauldron 2, 2"), placed("cauldron 5, 5"));
    let mut game = with(facts, &["", &blue, &green]).turn(RED).build();
    play(&mut game, RED, "morgana die 6");
    let places = ["apple", "horn", "cauldron 1", "cauldron 3", "cauldron 4"];
    assert_eq!(offers_of(&game, RED, "morgana place"), places);
    refused(&game, RED, "morgana place cauldron 2", "MOR-5.1");
}

/// MOR-2.7, INT-2.7: a mission may be completed; the die moves no figure.
#[test]
fn in_all_else_it_is_a_turn() {
    let scene = scene().turn(RED).hand(RED, &["m01"]).vassal(RED, "builder", "black");
    let mut game = scene.build();
    let missions = |game: &Merlin| offers_of(game, RED, "complete");
    assert!(!missions(&game).is_empty(), "the mission is met");
    play(&mut game, RED, "morgana die 2");
    assert!(!missions(&game).is_empty());
    refused(&game, RED, "walk clockwise", "MOR-2.7");
    refused(&game, RED, "reverse", "MOR-2.7");
    for skips in ["end", "done", "forfeit"] {
        refused(&game, RED, skips, "MOR-2.3");
    }
    refused(&game, RED, "take flag black", "MOR-2.5");
    refused(&game, RED, "mirror", "MER-13.14");
    let knight = castle(&game, RED).knight;
    play(&mut game, RED, "morgana place apple");
    let mission = missions(&game)[0].clone();
    plays(&mut game, RED, &[&format!("complete {mission}"), "end"]);
    assert_eq!(castle(&game, RED).knight, knight);
}

/// MOR-2.7: no figure has moved, so no staff can be spent.
#[test]
fn no_staff_in_a_morgana_turn() {
    let mut game = scene().turn(RED).build();
    plays(&mut game, RED, &["morgana die 2", "morgana place apple"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    refused(&game, RED, "staff", "MER-6.15");
}

/// MOR-2.8, INT-3.7: apples, coins and flags do not change it; coins change unused own dice.
#[test]
fn other_means_do_not_change_it() {
    let mut game = scene().turn(RED).items(RED, &["flag purple"]).apples(RED, 3).build();
    play(&mut game, RED, "morgana die 2");
    refused(&game, RED, "apple 5", "MOR-2.8");
    refused(&game, RED, "turn_die", "MOR-2.8");
    refused(&game, RED, "gold coin chosen 3", "MOR-2.8");
    play(&mut game, RED, "gold coin own 3 4");
    assert_eq!(coins(&game, RED), 1);
}

/// MOR-2.9, INT-13.1, INT-13.5: after a round markers return, cauldrons are free and the dice are rolled;
/// horn, Morgana, huts and tokens stay.
#[test]
fn the_end_of_a_round() {
    let facts = "figure = \"blue\"\nhorn = 1\nhuts = [\"0,0\"]";
    let mut game = last_turn(facts, ["apples = 1", "", "", ""], 1).manors(RED, &["0,0"]).build();
    let tokens = |game: &Merlin| {
        merlin::modules::morgana::Cauldron::all().map(|own| state(game).token(own)).collect::<Vec<_>>()
    };
    let before = tokens(&game);
    let events = end_round(&mut game);
    let kitchen = state(&game);
    assert_eq!((kitchen.pentagrams().len(), kitchen.placed(RED)), (0, None));
    assert_eq!((kitchen.dice().unused().count(), kitchen.apples(RED), kitchen.huts().len()), (4, 1, 1));
    assert_eq!((kitchen.blocked(), kitchen.horn()), (Some(merlin::Colour::Blue), Some(RED)));
    assert_eq!(tokens(&game), before);
    assert!(events.contains(&own(Morgana::Rolled { dice: *kitchen.dice() })));
}

/// MOR-2.9: after round 6 the markers return, and nothing is rolled.
#[test]
fn the_end_of_the_last_round() {
    let mut game = last_turn("", [""; 4], 6).build();
    let events = end_round(&mut game);
    assert_eq!(open(&game).top(), Frame::Over);
    assert!(state(&game).pentagrams().is_empty() && state(&game).dice().unused().next().is_none());
    assert!(!events.iter().any(|event| matches!(
        event,
        merlin::Event::Module(merlin::modules::Event::Morgana(Morgana::Rolled { .. }))
    )));
}

/// MOR-2.10, INT-2.9: its windows are `start`, `die` and `after`.
#[test]
fn the_windows_of_a_morgana_turn() {
    let mut game = scene().turn(RED).build();
    let window = |game: &Merlin| open(game).top().to_string();
    assert_eq!(window(&game), "window start");
    play(&mut game, RED, "morgana die 4");
    assert_eq!(window(&game), "window die");
    play(&mut game, RED, "morgana place apple");
    assert_eq!(window(&game), "window after");
    play(&mut game, RED, "end");
    let_chance(&mut game);
    assert_eq!(on_turn(&game), BLUE);
}

/// MOR-2.1, INT-2.2, INT-2.4: five turns a round for everybody.
#[test]
fn five_turns_a_round() {
    let mut game = scene().turn(RED).build();
    let mut turns = [0; 4];
    while open(&game).round == 1 {
        let seat = on_turn(&game);
        turns[seat.index()] += 1;
        let die = offers_of(&game, seat, "die").first().cloned();
        match die {
            Some(die) => plays(&mut game, seat, &[&format!("die {die}"), "walk clockwise", "forfeit", "end"]),
            None => {
                let die = offers_of(&game, seat, "morgana die")[0].clone();
                plays(&mut game, seat, &[&format!("morgana die {die}"), "morgana place apple", "end"])
            }
        };
        let_chance(&mut game);
    }
    assert_eq!(turns, [5; 4]);
}
