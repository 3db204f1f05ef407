//! Section 5: who knows what.

use super::{BLUE_STACK, known, look_at, looked, owned, scene};
use crate::support::{BLUE, GREEN, RED, YELLOW, chance, open, play, plays};
use merlin::modules::decree::Event as Own;
use merlin::{Colour, Event};
use table::{Actor, Eye, Game, Journal, Seat, generator};

/// DEC-5.1: whoever watches sees the number of tiles in each stack, the decrees of everybody, and those that are gone.
#[test]
fn what_everybody_sees() {
    let table = "[decree]\nstacks = { blue = 1 }\nowned = [[], [\"d01\"], [\"d02\"]]\ngone = [\"d03\"]\n\
                 looked = { blue = [2, 3] }\nknown = { blue = [\"d05\"] }\n";
    let game = scene().tables(table).build();
    let state = &game.view(Eye::Spectator).open.modules.decree;
    assert_eq!(Colour::ALL.map(|colour| state.stack(colour)), [4, 4, 1, 4, 4, 4]);
    assert_eq!((owned(&game, BLUE), owned(&game, GREEN)), (vec!["d01".to_owned()], vec!["d02".to_owned()]));
    assert_eq!(state.gone(), super::decrees(&["d03"]));
}

/// DEC-5.2: the tiles of a stack are known to those who looked, and to them alone; a tile taken later is
/// known to be gone.
#[test]
fn only_who_looked_knows() {
    let mut game = scene().knight_on(RED, 8).tables(BLUE_STACK).build();
    for (seat, tiles) in [(RED, 0), (BLUE, 3), (GREEN, 0), (YELLOW, 0)] {
        assert_eq!(known(&game, seat, "blue").len(), tiles);
        let view = game.view(Eye::Seat(seat));
        assert!(Seat::all(4).all(|other| other == seat || view.secret(other).is_none()));
    }
    assert!(game.view(Eye::Spectator).secret(BLUE).is_none());
    plays(&mut game, RED, &["deploy builder blue", "decree look"]);
    chance(&mut game, "decree show all");
    assert_eq!(known(&game, RED, "blue"), known(&game, BLUE, "blue"));
    play(&mut game, RED, "decree take d20");
    assert_eq!(known(&game, BLUE, "blue"), ["d05", "d13"], "blue sees what red has taken");
    assert_eq!(known(&game, GREEN, "blue"), [""; 0]);
}

/// DEC-5.2, DEC-5.3: that somebody looked, and where, is told to all; what they saw only to them.
#[test]
fn what_is_told() {
    let mut game = scene().knight_on(RED, 8).build();
    play(&mut game, RED, "deploy builder blue");
    let tiles = ["d01", "d02", "d03", "d04"];
    let told = look_at(&mut game, RED, &tiles);
    assert_eq!(told, [looked(RED, "blue", &tiles)]);
    let seen = |eye: Eye| table::Event::seen_by(&told[0], eye);
    assert_eq!(seen(Eye::Seat(RED)), told[0]);
    for eye in [Eye::Seat(BLUE), Eye::Seat(YELLOW), Eye::Spectator] {
        let Event::Module(merlin::modules::Event::Decree(Own::Looked { seat, colour, decrees })) = seen(eye)
        else {
            panic!("another event")
        };
        assert_eq!((seat, colour, decrees.fact()), (RED, Colour::Blue, None));
        let written = format!("{:?} {}", seen(eye), as_written(&seen(eye)));
        assert!(tiles.iter().all(|tile| !written.contains(tile)), "{written}");
    }
    assert!(open(&game).modules.decree.looked(Colour::Blue).contains(RED));
}

/// The event as programs get it.
fn as_written(event: &Event) -> String {
    toml::to_string(&std::collections::BTreeMap::from([("event", event)])).expect("it can be written")
}

/// DEC-5.2: for a seat that has not looked, every tile it has not seen may lie in a stack, each about equally
/// often; the number of tiles and what others have taken stay as they are.
#[test]
fn what_others_imagine() {
    let game = scene().tables(BLUE_STACK).build();
    let (mut rng, mut counts) = (generator(1), [0_u32; 24]);
    for _ in 0..4_600 {
        let other = game.resample(RED, &mut rng);
        other.audit().expect("a possible game");
        let stack =
            other.view(Eye::Seat(BLUE)).secret(BLUE).expect("a seat").modules.decree.known(Colour::Blue);
        assert_eq!(stack.len(), 3);
        stack.iter().for_each(|decree| counts[decree.index()] += 1);
    }
    assert_eq!(counts[0], 0, "d01 lies before blue");
    // Three of 23 tiles: 600 times each, with a standard deviation of 23.
    assert!(counts[1..].iter().all(|count| (480..720).contains(count)), "{counts:?}");
    let imagined = game.resample(BLUE, &mut rng);
    assert_eq!(known(&imagined, BLUE, "blue"), known(&game, BLUE, "blue"), "blue has looked");
}

/// DEC-5.2: also in the middle of a look nobody else can tell what is shown.
#[test]
fn in_the_middle_of_a_look() {
    for (table, shows) in [("", &["decree show d07", "decree show d08"][..]), (BLUE_STACK, &[])] {
        let mut game = scene().knight_on(RED, 8).tables(table).build();
        plays(&mut game, RED, &["deploy builder blue", "decree look"]);
        shows.iter().for_each(|show| _ = chance(&mut game, show));
        for seat in Seat::all(4) {
            let other = game.resample(seat, &mut generator(3));
            other.audit().expect("a possible game");
            assert_eq!(game.view(Eye::Seat(seat)), other.view(Eye::Seat(seat)));
            let again = [&game, &other].map(|game| game.resample(seat, &mut generator(4)));
            assert_eq!(again[0], again[1], "what is imagined follows from the view");
            let mut ended = other;
            crate::support::let_chance(&mut ended);
            assert!(ended.turn().includes(Actor::Seat(RED)));
        }
    }
}

/// DEC-5.2: what a look would bring is not told beforehand.
#[test]
fn a_preview_shows_no_tile() {
    let mut game = scene().knight_on(RED, 8).tables(BLUE_STACK).build();
    play(&mut game, RED, "deploy builder blue");
    let look = "decree look".parse().expect("a move");
    assert_eq!(game.view(Eye::Seat(RED)).preview(RED, look), []);
    let mut journal = Journal::new();
    game.try_play(Actor::Seat(RED), look, &mut journal).expect("it is offered");
    assert_eq!(journal.events(), []);
}

/// DEC-5.2: what programs are told of the module follows from the view: a stack is written for those who looked alone.
#[test]
fn tables_for_programs_hide_the_stacks() {
    let game = scene().tables(BLUE_STACK).build();
    for (eye, knows) in [(Eye::Seat(BLUE), true), (Eye::Seat(RED), false), (Eye::Spectator, false)] {
        let text = game.view(eye).module_tables().to_string();
        assert_eq!(["d05", "d13", "d20"].iter().all(|tile| text.contains(tile)), knows, "{eye:?}: {text}");
        assert_eq!(["d05", "d13", "d20"].iter().any(|tile| text.contains(tile)), knows, "{eye:?}: {text}");
        assert!(text.contains("d01"), "what lies before blue is open: {text}");
    }
}
