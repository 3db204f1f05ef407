//! Section 2: six stacks that nobody has seen.

use super::{BLUE_STACK, known, look_at, owned, scene};
use crate::support::{BLUE, RED, let_chance, lots, open, play};
use merlin::modules::decree::State;
use merlin::{Colour, Components, Merlin, Options, Variants};
use table::{Game, Seat};

/// DEC-2.1, DEC-2.2: four tiles in each principality from the first move on, and the setup goes on as without
/// the module.
#[test]
fn six_stacks_of_four() {
    for players in 2..=4 {
        let base = Options::new(players, Components::printed()).expect("two to four players");
        let modules = "decree".parse().expect("a module");
        let mut game = Merlin::setup(&base.with(modules, Variants::NONE).expect("a set"));
        let stacks = |game: &Merlin| Colour::ALL.map(|colour| open(game).modules.decree.stack(colour));
        assert_eq!(stacks(&game), [4; 6]);
        let_chance(&mut game);
        assert_eq!((open(&game).round, stacks(&game)), (1, [4; 6]));
        for seat in Seat::all(players) {
            assert_eq!(owned(&game, seat), [""; 0]);
            assert!(Colour::ALL.iter().all(|colour| known(&game, seat, colour.id()).is_empty()));
        }
    }
    assert_eq!(State::STACK, 4);
}

/// DEC-2.1: every distribution is equally likely: each tile that nobody has seen may be the next one of a
/// stack that nobody has seen, with the same weight.
#[test]
fn every_distribution_is_equally_likely() {
    let mut game = scene().knight_on(RED, 8).build();
    play(&mut game, RED, "deploy lady blue");
    play(&mut game, RED, "decree look");
    let names = |game: &Merlin| {
        assert!(lots(game).iter().all(|(_, weight)| *weight == 1));
        lots(game).into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    };
    assert_eq!(names(&game).len(), 24);
    crate::support::chance(&mut game, "decree show d07");
    let left = names(&game);
    assert_eq!(left.len(), 23);
    assert!(!left.contains(&"decree show d07".to_owned()));
}

/// DEC-2.1: neither tiles in front of players nor those known to lie in another stack can be in a new one.
#[test]
fn tiles_seen_elsewhere_lie_nowhere_else() {
    let mut game = scene().knight_on(RED, 4).tables(BLUE_STACK).build();
    play(&mut game, RED, "deploy builder grey");
    play(&mut game, RED, "decree look");
    let lots = lots(&game);
    assert_eq!(lots.len(), 24 - 1 - 3);
    for seen in ["d01", "d05", "d13", "d20"] {
        assert!(!lots.iter().any(|(name, _)| *name == format!("decree show {seen}")), "{seen}");
    }
}

/// DEC-2.2: stacks are never refilled: what is taken stays away, and a position in which tiles are too many,
/// too few or twice is refused.
#[test]
fn stacks_are_never_refilled() {
    let mut game = scene().knight_on(RED, 8).build();
    play(&mut game, RED, "deploy lady blue");
    look_at(&mut game, RED, &["d01", "d02", "d03", "d04"]);
    play(&mut game, RED, "decree take d03");
    assert_eq!(open(&game).modules.decree.stack(Colour::Blue), 3);
    let broken = |table: &str| scene().tables(&format!("[decree]\n{table}\n")).broken_clause();
    assert_eq!(broken("stacks = { blue = 3 }"), "DEC-2.2");
    assert_eq!(broken("stacks = { blue = 5 }"), "DEC-2.1");
    assert_eq!(broken("stacks = { pink = 4 }"), "DEC-2.1");
    assert_eq!(broken("owned = [[\"d01\"]]"), "DEC-2.2");
    assert_eq!(broken("owned = [[\"d25\"]]"), "DEC-1.1");
    assert_eq!(broken("owned = [[\"d01\", \"d01\"]]"), "DEC-1.1");
    assert_eq!(broken("stacks = { blue = 3 }\nowned = [[\"d01\"]]"), "DEC-3.4");
    let twice = "stacks = { blue = 3 }\nowned = [[\"d01\"]]\nlooked = { blue = [1] }\n";
    assert_eq!(broken(&format!("{twice}known = {{ blue = [\"d01\", \"d02\", \"d03\"] }}")), "DEC-1.1");
    assert_eq!(broken(&format!("{twice}known = {{ blue = [\"d02\", \"d03\"] }}")), "DEC-5.2");
    assert_eq!(broken("looked = { blue = [1] }"), "DEC-3.4");
    assert_eq!(broken("known = { blue = [\"d02\"] }"), "DEC-5.2");
    assert_eq!(broken("looked = { blue = [5] }"), "MER-1.1");
    let setup = scene().due(&["setup display"]).fact("round", "0").tables(BLUE_STACK);
    assert_eq!(setup.broken_clause(), "DEC-2.2", "nobody looks during the setup");
}

/// DEC-2.1: a position that leaves the module out has whole stacks, and one of another game is refused.
#[test]
fn positions_of_the_module() {
    let game = scene().build();
    let text = game.position();
    assert!(text.contains("[decree]\nstacks = { black = 4, grey = 4,"), "{text}");
    assert_eq!(Merlin::from_position(&text, Components::printed()).expect("its own text"), game);
    let without = crate::support::Scene::new(4).tables("[decree]\n");
    assert_eq!(without.broken_clause(), "INT-1.1");
    let game = scene().tables(BLUE_STACK).build();
    assert_eq!(known(&game, BLUE, "blue"), ["d05", "d13", "d20"]);
    assert_eq!(known(&game, RED, "blue"), [""; 0]);
}
